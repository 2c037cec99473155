// SPDX-License-Identifier: MIT
#include "values.hpp"
#include "gil.hpp"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>

namespace keisen_python {

using keisen::ElementType;

namespace {

/// Calls a function with a null pointer to the C++ type behind an element type.
template <typename Function> auto with_type(ElementType type, Function function) {
  switch (type) {
  case ElementType::f32:
    return function(static_cast<float *>(nullptr));
  case ElementType::f64:
    return function(static_cast<double *>(nullptr));
  case ElementType::i8:
    return function(static_cast<std::int8_t *>(nullptr));
  case ElementType::i16:
    return function(static_cast<std::int16_t *>(nullptr));
  case ElementType::i32:
    return function(static_cast<std::int32_t *>(nullptr));
  case ElementType::u8:
    return function(static_cast<std::uint8_t *>(nullptr));
  case ElementType::u16:
    return function(static_cast<std::uint16_t *>(nullptr));
  case ElementType::u32:
    return function(static_cast<std::uint32_t *>(nullptr));
  case ElementType::u64:
    return function(static_cast<std::uint64_t *>(nullptr));
  default:
    return function(static_cast<std::int64_t *>(nullptr));
  }
}

/// Whether a value has a counterpart: any in a floating point type, its equal in an integer type.
template <typename To, typename From> bool fits(From value) {
  if constexpr (std::is_floating_point_v<To>) {
    return true;
  } else if constexpr (std::is_floating_point_v<From>) {
    // Both limits are powers of two, so they are exact; NaN fails both comparisons.
    const double low = static_cast<double>(std::numeric_limits<To>::min());
    const double high = std::ldexp(1.0, std::numeric_limits<To>::digits);
    const double wide = static_cast<double>(value);
    return wide >= low && wide < high && std::trunc(wide) == wide;
  } else if constexpr (std::is_signed_v<From> == std::is_signed_v<To>) {
    return value >= std::numeric_limits<To>::min() && value <= std::numeric_limits<To>::max();
  } else if constexpr (std::is_signed_v<From>) {
    return value >= 0 &&
           static_cast<std::make_unsigned_t<From>>(value) <= std::numeric_limits<To>::max();
  } else {
    return value <= static_cast<std::make_unsigned_t<To>>(std::numeric_limits<To>::max());
  }
}

/// Converts all values; returns the number of the first that has no counterpart, or `count`.
///
/// Among times, NaN has one: the gap.
template <typename To, typename From>
std::size_t convert_all(const Values &values, bool times, To *to) {
  const auto *item = static_cast<const std::byte *>(values.data);
  for (std::size_t i = 0; i < values.count; ++i, item += values.stride) {
    From from;
    std::memcpy(&from, item, sizeof from);
    if (fits<To>(from))
      to[i] = static_cast<To>(from);
    else if (times && from != from)
      to[i] = std::numeric_limits<To>::min();
    else
      return i;
  }
  return values.count;
}

/// Returns one of some numbers as `repr` writes it.
std::string repr(const Values &values, std::size_t row) {
  return with_type(values.type, [&](auto *type) {
    std::remove_pointer_t<decltype(type)> value;
    std::memcpy(&value, static_cast<const std::byte *>(values.data) + row * values.stride,
                sizeof value);
    return std::string(nb::repr(nb::cast(value)).c_str());
  });
}

} // namespace

Values convert_values(Values values, ElementType type, const std::string &name) {
  if (values.type == type || values.count == 0) {
    values.type = type;
    return values;
  }
  if (is_time(values.type))
    invalid(name + " are " + element_name(values.type) + ", the column is of " +
            element_name(type));

  Values result;
  result.type = type;
  result.count = values.count;
  std::size_t converted = 0;
  with_type(type, [&](auto *to) {
    using To = std::remove_pointer_t<decltype(to)>;
    result.stride = sizeof(To);
    result.memory = allocate(values.count, sizeof(To));
    result.data = result.memory.get();
    Unlocked unlocked(values.count);
    with_type(values.type, [&](auto *from) {
      using From = std::remove_pointer_t<decltype(from)>;
      converted =
          convert_all<To, From>(values, is_time(type), reinterpret_cast<To *>(result.memory.get()));
    });
  });
  if (converted < values.count)
    invalid(name + "[" + std::to_string(converted) + "] does not fit " + element_name(type) +
            ", got " + repr(values, converted));
  return result;
}

} // namespace keisen_python
