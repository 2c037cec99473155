// SPDX-License-Identifier: MIT
//
// Options that animations change: the library alone knows what they are now.
#pragma once

#include <keisen/keisen.hpp>

namespace keisen_python {

using keisen::AnimatedColor;
using keisen::AnimatedNumber;

/// Reads what of options moves; of most kinds of attachments nothing does.
template <typename Part, typename Options> void read_moving(const Part &, Options &) {}

inline void read_moving(const keisen::Attachment &rule, keisen::RuleOptions &options) {
  options.width = rule.number(AnimatedNumber::width);
  options.color = rule.color(AnimatedColor::main);
}

inline void read_moving(const keisen::Attachment &span, keisen::SpanOptions &options) {
  options.border_width = span.number(AnimatedNumber::border_width);
  options.color = span.color(AnimatedColor::main);
  options.border_color = span.color(AnimatedColor::border);
}

inline void read_moving(const keisen::Attachment &arrow, keisen::ArrowOptions &options) {
  options.width = arrow.number(AnimatedNumber::width);
  options.color = arrow.color(AnimatedColor::main);
}

inline void read_moving(const keisen::Attachment &text, keisen::TextOptions &options) {
  options.box.size = text.number(AnimatedNumber::size);
  options.box.angle = text.number(AnimatedNumber::angle);
  options.box.border_width = text.number(AnimatedNumber::border_width);
  options.box.radius = text.number(AnimatedNumber::corner_radius);
  options.box.color = text.color(AnimatedColor::main);
  options.box.border_color = text.color(AnimatedColor::border);
  options.box.background = text.color(AnimatedColor::background);
}

} // namespace keisen_python
