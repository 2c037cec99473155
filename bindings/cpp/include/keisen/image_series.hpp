// SPDX-License-Identifier: MIT
//
// Images in data coordinates.
#pragma once

#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/heatmap_series.hpp>
#include <keisen/image.hpp>
#include <keisen/series.hpp>

#include <optional>
#include <string>
#include <utility>

namespace keisen {

/// Where an image is, and how it looks.
// make-faces: fields of keisen_image_options, without x_from x_to y_from y_to
struct ImageOptions {
  /// What is between the middles of pixels that are larger than those of the picture. Smaller ones
  /// are averaged in any case.
  Interpolation interpolation = Interpolation::nearest;
  /// Where its left side (min) and its right one (max) are; nothing is 0 and its width in pixels.
  std::optional<Range> x;
  /// Where its bottom (min) and its top (max) are; nothing is 0 and its height in pixels. A
  /// reversed one turns it over.
  std::optional<Range> y;
  /// What the alpha of its pixels is multiplied by, in 0...1.
  double alpha = 1;
  /// Name for people, or "" for none.
  std::string label;
};

namespace detail {

/// Returns the options for C, which point into the ones given.
inline keisen_image_options c_options(const ImageOptions &options) {
  keisen_image_options c = c_struct<keisen_image_options>(options);
  if (options.x)
    write_extent(*options.x, "x", c.x_from, c.x_to);
  if (options.y)
    write_extent(*options.y, "y", c.y_from, c.y_to);
  return c;
}

} // namespace detail

/// An image in data coordinates.
class ImageSeries : public detail::SeriesOf<ImageSeries> {
public:
  using SeriesOf::SeriesOf;

  /// Makes a series that belongs to no chart yet.
  ImageSeries(const Space &space, const Image &image, const ImageOptions &options = ImageOptions())
      : SeriesOf(detail::make<keisen_series>(keisen_series_create_image,
                                             space.handle(),
                                             image.handle(),
                                             detail::c_options(options))) {}

  /// Replaces the image, where it is and how it looks.
  void set_image(const Image &image, const ImageOptions &options = ImageOptions()) {
    detail::call(keisen_series_set_image, handle(), image.handle(), detail::c_options(options));
  }
};

} // namespace keisen
