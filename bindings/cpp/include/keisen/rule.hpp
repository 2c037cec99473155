// SPDX-License-Identifier: MIT
//
// Rules.
#ifndef KEISEN_RULE_HPP
#define KEISEN_RULE_HPP

#include <keisen/attachment.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/dash.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/text_box.hpp>
#include <keisen/position.hpp>
#include <keisen/space.hpp>
#include <keisen/value.hpp>

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// Where along a rule its label is.
enum class RulePlace : int {
  /// At the left or lower end.
  start = KEISEN_RULE_PLACE_START,
  middle = KEISEN_RULE_PLACE_MIDDLE,
  /// At the right or upper end.
  end = KEISEN_RULE_PLACE_END,
};

/// On which side of a rule its label is; where there is no room in the plot, on the other one.
enum class RuleSide : int {
  /// Above a horizontal rule, right of a vertical one.
  automatic = KEISEN_RULE_SIDE_AUTOMATIC,
  above = KEISEN_RULE_SIDE_ABOVE,
  below = KEISEN_RULE_SIDE_BELOW,
  left = KEISEN_RULE_SIDE_LEFT,
  right = KEISEN_RULE_SIDE_RIGHT,
};

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
  keisen_rule_options c = KEISEN_RULE_OPTIONS_INIT;
  c.label_place = static_cast<keisen_rule_place>(options.label_place);
  c.label_side = static_cast<keisen_rule_side>(options.label_side);
  set_dash(c, options.dash);
  c.width = options.width;
  c.color = c_color(options.color);
  c.label = c_string_or_null(options.label);
  c.box = &box;
  c.extends_range = options.extends_range;
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
      : Attachment(create(space, dimension, value, options)) {}

  /// Takes an attachment for a rule; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit Rule(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options, the label included.
  void set_options(const RuleOptions &options) {
    keisen_text_box_options box = detail::c_options(options.box);
    keisen_rule_options c = detail::c_options(options, box);
    check(keisen_attachment_set_rule_options(handle(), &c));
  }

  /// Moves it.
  void set_value(const Value &value) {
    check(keisen_attachment_set_rule_value(handle(), detail::c_value(value)));
  }

  /// Returns where it stands.
  Value value() const {
    keisen_value c;
    check(keisen_attachment_get_rule_value(handle(), &c));
    return detail::value(c);
  }

private:
  static Attachment
  create(const Space &space, Dimension dimension, const Value &value, const RuleOptions &options) {
    keisen_text_box_options box = detail::c_options(options.box);
    keisen_rule_options c = detail::c_options(options, box);
    return adopt(detail::make<keisen_attachment>(keisen_attachment_create_rule, space.handle(),
                                                 static_cast<keisen_dimension>(dimension),
                                                 detail::c_value(value), &c));
  }
};

} // namespace keisen

#endif
