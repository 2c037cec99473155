// SPDX-License-Identifier: MIT
//
// Bytes in memory.
#pragma once

#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

namespace keisen {

/// Bytes in memory, such as a PNG file. Immutable.
class Bytes : public Object<Bytes,
                            keisen_bytes,
                            keisen_bytes_retain,
                            keisen_bytes_release,
                            keisen_bytes_equal> {
public:
  using Object::Object;

  /// Returns the address of the first byte, which lives as long as the bytes.
  const std::uint8_t *data() const { return span().first; }

  /// Returns the number of bytes.
  std::size_t size() const { return span().second; }

  /// Returns where iteration begins.
  const std::uint8_t *begin() const { return span().first; }

  /// Returns where iteration ends.
  const std::uint8_t *end() const {
    auto [data, size] = span();
    return data + size;
  }

private:
  std::pair<const std::uint8_t *, std::size_t> span() const {
    const std::uint8_t *data = nullptr;
    std::size_t size = 0;
    check(keisen_bytes_get_data(handle(), &data, &size));
    return {data, size};
  }
};

namespace detail {

/// Copies bytes that are text.
inline std::string string(const Bytes &bytes) {
  return std::string(reinterpret_cast<const char *>(bytes.data()), bytes.size());
}

} // namespace detail

} // namespace keisen
