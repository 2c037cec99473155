// SPDX-License-Identifier: MIT
//
// Values of a dimension.
#ifndef KEISEN_VALUE_HPP
#define KEISEN_VALUE_HPP

#include <keisen/keisen.h>

#include <chrono>
#include <cstdint>
#include <ratio>
#include <type_traits>

namespace keisen {

/// What a step of one is worth in a number that stands for an instant.
enum class TimeUnit : int {
  /// Not said: data units.
  automatic = KEISEN_TIME_UNIT_AUTOMATIC,
  seconds = KEISEN_TIME_UNIT_SECONDS,
  milliseconds = KEISEN_TIME_UNIT_MILLISECONDS,
  microseconds = KEISEN_TIME_UNIT_MICROSECONDS,
  nanoseconds = KEISEN_TIME_UNIT_NANOSECONDS,
};

/// A value of a dimension, exact: `origin` + `offset`.
///
/// Numbers and time points become values by themselves.
struct Value {
  std::int64_t origin = 0;
  double offset = 0;
  TimeUnit unit = TimeUnit::automatic;

  Value() = default;

  /// Makes a value of an integer and a rest.
  Value(std::int64_t integer, double rest, TimeUnit of = TimeUnit::automatic) noexcept
      : origin(integer), offset(rest), unit(of) {}

  /// Takes a number in data units: an integer exactly, where it has 64 bits with a sign.
  template <typename Number, std::enable_if_t<std::is_arithmetic<Number>::value, int> = 0>
  Value(Number number) noexcept {
    if constexpr (std::is_integral<Number>::value && sizeof(Number) < sizeof(origin))
      origin = number;
    else if constexpr (std::is_integral<Number>::value && std::is_signed<Number>::value)
      origin = number;
    else
      offset = static_cast<double>(number);
  }

  /// Takes an instant, to the nanosecond.
  template <typename Duration>
  Value(std::chrono::time_point<std::chrono::system_clock, Duration> time) noexcept {
    using Period = typename Duration::period;
    if constexpr (std::ratio_greater_equal<Period, std::ratio<1>>::value)
      set(std::chrono::duration_cast<std::chrono::seconds>(time.time_since_epoch()),
          TimeUnit::seconds);
    else if constexpr (std::ratio_greater_equal<Period, std::milli>::value)
      set(std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()),
          TimeUnit::milliseconds);
    else if constexpr (std::ratio_greater_equal<Period, std::micro>::value)
      set(std::chrono::duration_cast<std::chrono::microseconds>(time.time_since_epoch()),
          TimeUnit::microseconds);
    else
      set(std::chrono::duration_cast<std::chrono::nanoseconds>(time.time_since_epoch()),
          TimeUnit::nanoseconds);
  }

private:
  template <typename Duration> void set(Duration since, TimeUnit of) noexcept {
    origin = since.count();
    unit = of;
  }
};

namespace detail {

/// Returns a value of C.
inline Value value(const keisen_value &c) noexcept {
  return {c.origin, c.offset, static_cast<TimeUnit>(c.unit)};
}

/// Returns the value for C.
inline keisen_value c_value(const Value &value) noexcept {
  return {value.origin, value.offset, static_cast<keisen_time_unit>(value.unit)};
}

} // namespace detail

} // namespace keisen

#endif
