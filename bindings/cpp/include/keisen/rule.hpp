// SPDX-License-Identifier: MIT
//
// Rules.
#pragma once

#include <keisen/attachment.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/dash.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/text_box.hpp>
#include <keisen/space.hpp>
#include <keisen/value.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// How a rule looks.
struct RuleOptions {
  /// Text beside the line, or "" for none.
  std::string label;
  /// Full width in points, drawn as a whole number of device pixels; 0 draws no line.
  double width = 1;
  /// Colour; nothing is the colour of the axes.
  std::optional<Color> color;
  /// Lengths that alternate mark and gap, in multiples of the width; empty for a solid line.
  std::vector<double> dash;
  /// Where along the line the label is.
  RulePlace label_place = RulePlace::end;
  /// On which side the label is.
  RuleSide label_side = RuleSide::automatic;
  /// How the label looks; without a colour it has the line's.
  TextBoxOptions box;
  /// Whether a range that follows the data goes to the value too.
  bool extends_range = true;
};

namespace detail {

/// Returns the options for C, which point into the ones given and to the note.
inline keisen_rule_options c_options(const RuleOptions &options,
                                     const keisen_text_box_options &box) {
  keisen_rule_options c = c_struct<keisen_rule_options>(options);
  set_dash(c, options.dash);
  c.box = &box;
  return c;
}

} // namespace detail

/// A straight line across the plot at a value, with a label beside it. A range that
/// follows the data goes to the value too.
class Rule : public Attachment {
public:
  /// Makes a rule: a vertical one at a value of x, a horizontal one at a value of y.
  Rule(const Space &space,
       Dimension dimension,
       const Value &value,
       const RuleOptions &options = RuleOptions())
      : Attachment(detail::make<keisen_attachment>(
            keisen_attachment_create_rule,
            space.handle(),
            static_cast<keisen_dimension>(dimension),
            detail::c_value(value),
            detail::c_options(options, detail::c_options(options.box)))) {}

  /// Takes an attachment for a rule; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit Rule(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options, the label included.
  void set_options(const RuleOptions &options) {
    detail::call(keisen_attachment_set_rule_options, handle(),
                 detail::c_options(options, detail::c_options(options.box)));
  }

  /// Moves it.
  void set_value(const Value &value) {
    check(keisen_attachment_set_rule_value(handle(), detail::c_value(value)));
  }

  /// Returns where it stands.
  Value value() const {
    return detail::value(detail::get<keisen_value>(keisen_attachment_get_rule_value, handle()));
  }
};

} // namespace keisen
