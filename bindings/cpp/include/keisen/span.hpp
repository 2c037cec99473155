// SPDX-License-Identifier: MIT
//
// Spans.
#ifndef KEISEN_SPAN_HPP
#define KEISEN_SPAN_HPP

#include <keisen/attachment.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/text_box.hpp>
#include <keisen/position.hpp>
#include <keisen/space.hpp>
#include <keisen/value.hpp>

#include <cmath>
#include <optional>
#include <string>
#include <utility>

namespace keisen {

/// Where in the visible part of a span its label is.
enum class SpanPlace : int {
  top_left = KEISEN_SPAN_PLACE_TOP_LEFT,
  top = KEISEN_SPAN_PLACE_TOP,
  top_right = KEISEN_SPAN_PLACE_TOP_RIGHT,
  left = KEISEN_SPAN_PLACE_LEFT,
  center = KEISEN_SPAN_PLACE_CENTER,
  right = KEISEN_SPAN_PLACE_RIGHT,
  bottom_left = KEISEN_SPAN_PLACE_BOTTOM_LEFT,
  bottom = KEISEN_SPAN_PLACE_BOTTOM,
  bottom_right = KEISEN_SPAN_PLACE_BOTTOM_RIGHT,
};

/// How a span looks.
struct SpanOptions {
  /// Text in the band, or "" for none.
  std::string label;
  /// Fill; nothing is a faint grey.
  std::optional<Color> color;
  /// Full width of the lines along the two ends, in points; 0 for none.
  double border_width = 0;
  /// Colour of these lines; nothing is the fill's, opaque, or that of the axes.
  std::optional<Color> border_color;
  /// Where the label is.
  SpanPlace label_place = SpanPlace::top;
  /// How the label looks.
  TextBoxOptions box;
  /// Whether a range that follows the data goes to the ends too.
  bool extends_range = true;
};

namespace detail {

/// Returns the options for C, which point into the ones given and to the note.
inline keisen_span_options c_options(const SpanOptions &options,
                                     const keisen_text_box_options &box) {
  keisen_span_options c = KEISEN_SPAN_OPTIONS_INIT;
  c.label_place = static_cast<keisen_span_place>(options.label_place);
  c.color = c_color(options.color);
  c.border_width = options.border_width;
  c.border_color = c_color(options.border_color);
  c.label = c_string_or_null(options.label);
  c.box = &box;
  c.extends_range = options.extends_range;
  return c;
}

} // namespace detail

/// A filled band across the plot between two values, with a label in it. A range
/// that follows the data goes to its ends too.
class Span : public Attachment {
public:
  /// Makes a span between values of a dimension, in any order; nothing is an open end.
  Span(const Space &space,
       Dimension dimension,
       const std::optional<Value> &start,
       const std::optional<Value> &end,
       const SpanOptions &options = SpanOptions())
      : Attachment(create(space, dimension, start, end, options)) {}

  /// Takes an attachment for a span; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit Span(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options, the label included.
  void set_options(const SpanOptions &options) {
    keisen_text_box_options box = detail::c_options(options.box);
    keisen_span_options c = detail::c_options(options, box);
    check(keisen_attachment_set_span_options(handle(), &c));
  }

  /// Moves both ends; nothing is an open end.
  void set_values(const std::optional<Value> &start, const std::optional<Value> &end) {
    const End from(start);
    const End to(end);
    check(keisen_attachment_set_span_values(handle(), from.pointer(), to.pointer()));
  }

  /// Returns its two ends as they were given; nothing is an open one.
  std::pair<std::optional<Value>, std::optional<Value>> values() const {
    keisen_value start, end;
    check(keisen_attachment_get_span_values(handle(), &start, &end));
    return {end_of(start), end_of(end)};
  }

private:
  static std::optional<Value> end_of(const keisen_value &c) noexcept {
    if (std::isnan(c.offset))
      return std::nullopt;
    return detail::value(c);
  }

  /// An end for C: a value, or NULL.
  class End {
  public:
    explicit End(const std::optional<Value> &value)
        : open_(!value), value_(detail::c_value(value.value_or(Value()))) {}
    const keisen_value *pointer() const noexcept { return open_ ? nullptr : &value_; }

  private:
    bool open_;
    keisen_value value_;
  };

  static Attachment create(const Space &space,
                           Dimension dimension,
                           const std::optional<Value> &start,
                           const std::optional<Value> &end,
                           const SpanOptions &options) {
    keisen_text_box_options box = detail::c_options(options.box);
    keisen_span_options c = detail::c_options(options, box);
    const End from(start);
    const End to(end);
    return adopt(detail::make<keisen_attachment>(keisen_attachment_create_span, space.handle(),
                                                 static_cast<keisen_dimension>(dimension),
                                                 from.pointer(), to.pointer(), &c));
  }
};

} // namespace keisen

#endif
