// SPDX-License-Identifier: MIT
//
// Values of a dimension.
#pragma once

#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>

#include <chrono>
#include <cmath>
#include <cstdint>
#include <ratio>
#include <type_traits>

namespace keisen {

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

  /// Returns the number, in data units or, of an instant, in its unit since 1970-01-01 UTC; rounded
  /// where a double does not hold it.
  double to_double() const noexcept { return static_cast<double>(origin) + offset; }

  /// Returns the instant: rounded down to a `Duration` longer than the unit, to the nearest one of
  /// a shorter. Nanoseconds reach from 1677 to 2262; other instants need a longer `Duration`.
  ///
  /// Throws Status::invalid_argument where the value has no unit of time, is NaN, or is too far
  /// away.
  template <typename Duration = std::chrono::nanoseconds>
  std::chrono::time_point<std::chrono::system_clock, Duration> to_time_point() const {
    switch (unit) {
    case TimeUnit::seconds:
      return to_time_point<Duration, std::ratio<1>>();
    case TimeUnit::milliseconds:
      return to_time_point<Duration, std::milli>();
    case TimeUnit::microseconds:
      return to_time_point<Duration, std::micro>();
    case TimeUnit::nanoseconds:
      return to_time_point<Duration, std::nano>();
    case TimeUnit::automatic:
      break;
    }
    throw Error(Status::invalid_argument, "value has no unit of time");
  }

private:
  template <typename Duration> void set(Duration since, TimeUnit of) noexcept {
    origin = since.count();
    unit = of;
  }

  template <typename Duration, typename Unit>
  std::chrono::time_point<std::chrono::system_clock, Duration> to_time_point() const {
    using Ticks = std::ratio_divide<Unit, typename Duration::period>;
    static_assert(Ticks::num == 1 || Ticks::den == 1, "one is a whole number of the other");
    // Below 2^63 by more than doubles of this size are apart.
    constexpr double limit = 9.2233720368e18;
    const double whole = std::floor(offset);
    if (!(std::abs(whole) < limit && std::abs(to_double()) < limit / Ticks::num - 1))
      throw Error(Status::invalid_argument, "time is too far away for 64 bits of this duration");
    const std::int64_t count = origin + static_cast<std::int64_t>(whole);
    std::int64_t ticks = count / Ticks::den;
    if (count % Ticks::den < 0)
      --ticks;
    ticks *= Ticks::num;
    if (Ticks::den == 1)
      ticks += std::llround((offset - whole) * Ticks::num);
    using Rep = typename Duration::rep;
    return std::chrono::time_point<std::chrono::system_clock, Duration>(
        Duration(static_cast<Rep>(ticks)));
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
