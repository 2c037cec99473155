// SPDX-License-Identifier: MIT
//
// Spans.
#pragma once

#include <keisen/attachment.hpp>
#include <keisen/color.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/text_box.hpp>
#include <keisen/space.hpp>
#include <keisen/value.hpp>

#include <cmath>
#include <optional>
#include <string>
#include <utility>

namespace keisen {

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
  keisen_span_options c = c_struct<keisen_span_options>(options);
  c.box = &box;
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
      : Attachment(detail::make<keisen_attachment>(
            keisen_attachment_create_span,
            space.handle(),
            static_cast<keisen_dimension>(dimension),
            End(start).pointer(),
            End(end).pointer(),
            detail::c_options(options, detail::c_options(options.box)))) {}

  /// Takes an attachment for a span; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit Span(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options, the label included.
  void set_options(const SpanOptions &options) {
    detail::call(keisen_attachment_set_span_options, handle(),
                 detail::c_options(options, detail::c_options(options.box)));
  }

  /// Moves both ends; nothing is an open end.
  void set_values(const std::optional<Value> &start, const std::optional<Value> &end) {
    check(keisen_attachment_set_span_values(handle(), End(start).pointer(), End(end).pointer()));
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
};

} // namespace keisen
