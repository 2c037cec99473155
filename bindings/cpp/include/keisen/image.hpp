// SPDX-License-Identifier: MIT
//
// Pictures in memory.
#pragma once

#include <keisen/bytes.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

namespace keisen {

/// A picture in memory: RGBA8, sRGB, straight alpha, rows top to bottom. Immutable.
class Image : public Object<Image,
                            keisen_image,
                            keisen_image_retain,
                            keisen_image_release,
                            keisen_image_equal> {
public:
  using Object::Object;

  /// Makes a picture of a copy of pixels: RGBA8, straight alpha, `size` bytes in all.
  Image(std::uint32_t width,
        std::uint32_t height,
        const void *pixels,
        std::size_t bytes_per_row,
        std::size_t size)
      : Object(detail::make<keisen_image>(
            keisen_image_create_copy, width, height, pixels, bytes_per_row, size)) {}

  /// Returns the columns and rows.
  PixelSize size() const {
    PixelSize size;
    check(keisen_image_get_size(handle(), &size.width, &size.height));
    return size;
  }

  /// Returns the number of columns.
  std::uint32_t width() const { return size().width; }

  /// Returns the number of rows.
  std::uint32_t height() const { return size().height; }

  /// Returns the address of the top left pixel, which lives as long as the picture.
  const std::uint8_t *data() const { return pixels().first; }

  /// Returns the bytes from one row to the next.
  std::size_t bytes_per_row() const { return pixels().second; }

  /// Reads a PNG file in memory.
  static Image decode(const void *data, std::size_t size) {
    return adopt(detail::make<keisen_image>(keisen_image_decode_png, data, size));
  }

  /// Reads a PNG file.
  static Image read(const std::string &path) {
    return adopt(detail::make<keisen_image>(keisen_image_read_file, detail::c_string(path)));
  }

  /// Encodes the picture as a PNG file in memory.
  Bytes png() const { return detail::object<Bytes>(keisen_image_encode_png, handle()); }

  /// Writes the picture to a file, whose format its name tells: `.png`.
  void save(const std::string &path) const {
    check(keisen_image_write_file(handle(), detail::c_string(path)));
  }

private:
  std::pair<const std::uint8_t *, std::size_t> pixels() const {
    const std::uint8_t *pixels = nullptr;
    std::size_t bytes_per_row = 0;
    check(keisen_image_get_pixels(handle(), &pixels, &bytes_per_row));
    return {pixels, bytes_per_row};
  }
};

} // namespace keisen
