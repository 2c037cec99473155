// SPDX-License-Identifier: MIT
//
// Colour bars.
#pragma once

#include <keisen/attachment.hpp>
#include <keisen/axis.hpp>
#include <keisen/color.hpp>
#include <keisen/color_scale.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace keisen {

/// How a colour bar looks.
struct ColorBarOptions {
  /// Text beside it, or "" for none.
  std::string title;
  /// Extent of the strip away from the plot, in points.
  double width = 14;
  /// Extent along the plot, as a part of the plot's: above 0, at most 1.
  double length = 1;
  /// Wanted number of ticks, a hint; 0 chooses by the length.
  std::uint32_t tick_count = 0;
  /// Size of the labels, in points.
  double label_size = 12;
  /// Size of the title, in points.
  double title_size = 13;
  /// Full width of the outline, in points; 0 for none.
  double border_width = 1;
  /// Colour of the outline and the ticks; nothing takes the theme's.
  std::optional<Color> border_color;
  /// Colour of labels and title; nothing takes the theme's.
  std::optional<Color> text_color;
  /// Whether `$...$` is a formula in the title and `\$` a dollar, where the chart's titles may have
  /// markup.
  bool markup = true;
};

namespace detail {

/// Returns the options for C, which point into the ones given.
inline keisen_color_bar_options c_options(const ColorBarOptions &options) {
  return c_struct<keisen_color_bar_options>(options);
}

} // namespace detail

/// The colours of a scale along a side of the plot, with an axis that says what they stand for.
class ColorBar : public Attachment {
public:
  explicit ColorBar(const ColorScale &scale,
                    Side side = Side::right,
                    const ColorBarOptions &options = ColorBarOptions())
      : Attachment(detail::make<keisen_attachment>(keisen_attachment_create_color_bar,
                                                   scale.handle(),
                                                   static_cast<keisen_side>(side),
                                                   detail::c_options(options))) {}

  /// Takes an attachment for a colour bar; where it is none, the function below throws
  /// Status::invalid_argument.
  explicit ColorBar(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options, the title included.
  void set_options(const ColorBarOptions &options) {
    detail::call(keisen_attachment_set_color_bar_options, handle(), detail::c_options(options));
  }
};

} // namespace keisen
