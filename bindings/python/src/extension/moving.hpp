// SPDX-License-Identifier: MIT
//
// Options that animations change: the library alone knows what they are now.
#ifndef KEISEN_PYTHON_MOVING_HPP
#define KEISEN_PYTHON_MOVING_HPP

#include <keisen/keisen.hpp>

namespace keisen_python {

using keisen::AnimatedColor;
using keisen::AnimatedNumber;

/// Reads what of options moves; of most kinds of attachments nothing does.
template <typename Part, typename Options> void read_moving(const Part &, Options &) {}

inline void read_moving(const keisen::Series &points, keisen::PointOptions &options) {
  options.size = points.number(AnimatedNumber::size);
  options.alpha = points.number(AnimatedNumber::alpha);
  options.border_width = points.number(AnimatedNumber::border_width);
  options.color = points.color(AnimatedColor::main);
  options.border_color = points.color(AnimatedColor::border);
}

inline void read_moving(const keisen::Series &bars, keisen::CategoryBarOptions &options) {
  options.border_width = bars.number(AnimatedNumber::border_width);
  options.corner_radius = bars.number(AnimatedNumber::corner_radius);
  options.bar_width = bars.number(AnimatedNumber::bar_width);
  options.baseline = bars.number(AnimatedNumber::baseline);
  options.color = bars.color(AnimatedColor::main);
  options.border_color = bars.color(AnimatedColor::border);
}

inline void read_moving(const keisen::Series &map, keisen::HeatmapOptions &options) {
  options.alpha = map.number(AnimatedNumber::alpha);
}

inline void read_moving(const keisen::Series &density, keisen::DensityOptions &options) {
  options.alpha = density.number(AnimatedNumber::alpha);
}

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
  options.note.size = text.number(AnimatedNumber::size);
  options.note.angle = text.number(AnimatedNumber::angle);
  options.note.border_width = text.number(AnimatedNumber::border_width);
  options.note.radius = text.number(AnimatedNumber::corner_radius);
  options.note.color = text.color(AnimatedColor::main);
  options.note.border_color = text.color(AnimatedColor::border);
  options.note.background = text.color(AnimatedColor::background);
}

/// Returns the options of a series as they are now.
template <typename Kind> auto current(const Kind &kind) {
  auto options = kind.options;
  const keisen::Series &series = kind.series;
  read_moving(series, options);
  return options;
}

/// Changes the options that Python names, all or none; what moves goes on.
template <typename Kind, typename Changed, typename Changes>
void update_series(Kind &kind, Changed changed, const Changes &changes) {
  auto options = changed(current(kind), changes);
  kind.series.set_options(options);
  kind.options = std::move(options);
}

} // namespace keisen_python

#endif
