// SPDX-License-Identifier: MIT
//
// Keisen from C++17: a header-only layer over keisen.h, which remains the reference manual for
// units, edges and errors. Objects are references: copying one adds a reference to the same object,
// moving hands it over, destroying gives it back. Every failure is a thrown keisen::Error.
#ifndef KEISEN_HPP
#define KEISEN_HPP

#include <keisen/keisen.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <exception>
#include <functional>
#include <initializer_list>
#include <limits>
#include <memory>
#include <optional>
#include <ratio>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace keisen {

// ---- Version and errors -------------------------------------------------------------------------

/// Returns the version of the library that runs, such as "0.1.0".
inline std::string version() { return keisen_version_string(); }

/// Returns the version of the library that runs, as KEISEN_VERSION_NUMBER counts it.
inline std::uint32_t version_number() noexcept { return keisen_version_number(); }

/// What became of a call.
enum class Status : int {
  ok = KEISEN_OK,
  invalid_argument = KEISEN_ERROR_INVALID_ARGUMENT,
  out_of_memory = KEISEN_ERROR_OUT_OF_MEMORY,
  no_device = KEISEN_ERROR_NO_DEVICE,
  device_lost = KEISEN_ERROR_DEVICE_LOST,
  unsupported = KEISEN_ERROR_UNSUPPORTED,
  io = KEISEN_ERROR_IO,
  invalid_handle = KEISEN_ERROR_INVALID_HANDLE,
  invalid_state = KEISEN_ERROR_INVALID_STATE,
  callback = KEISEN_ERROR_CALLBACK,
  timeout = KEISEN_ERROR_TIMEOUT,
  internal = KEISEN_ERROR_INTERNAL,
};

/// A failure: one line that says what is wrong, and its status.
class Error : public std::runtime_error {
public:
  Error(Status status, const std::string &message, int system_error = 0)
      : std::runtime_error(message), status_(status), system_error_(system_error) {}

  /// Returns what kind of failure it is.
  Status status() const noexcept { return status_; }

  /// Returns the errno behind Status::io, else 0.
  int system_error() const noexcept { return system_error_; }

private:
  Status status_;
  int system_error_;
};

namespace detail {

/// What a function of the caller's threw on this thread, until `check` throws for it.
inline std::exception_ptr &caught() noexcept {
  thread_local std::exception_ptr exception;
  return exception;
}

} // namespace detail

/// Throws the last failure of this thread as an Error, unless the status is KEISEN_OK.
///
/// Call it at once, on the thread that made the call. What a function of the caller's threw is
/// nested in an Error of Status::callback: `std::rethrow_if_nested` throws it again.
inline void check(keisen_status status) {
  if (status == KEISEN_OK)
    return;
  const Error error(static_cast<Status>(status), keisen_last_error_message(),
                    keisen_last_error_number());
  const std::exception_ptr cause = std::exchange(detail::caught(), nullptr);
  if (status != KEISEN_ERROR_CALLBACK || !cause)
    throw error;
  try {
    std::rethrow_exception(cause);
  } catch (...) {
    std::throw_with_nested(error);
  }
}

namespace detail {

/// Calls a function whose last parameter receives a new reference, and returns that reference.
template <typename Handle, typename Function, typename... Arguments>
Handle *make(Function function, Arguments... arguments) {
  Handle *handle = nullptr;
  check(function(arguments..., &handle));
  return handle;
}

/// Returns the text for C, or throws where a NUL inside would silently cut it.
inline const char *c_string(const std::string &text) {
  auto nul = text.find('\0');
  if (nul != std::string::npos)
    throw Error(Status::invalid_argument, "text has a NUL at byte " + std::to_string(nul));
  return text.c_str();
}

/// Returns the text for C, NULL where it is empty.
inline const char *c_string_or_null(const std::string &text) {
  return text.empty() ? nullptr : c_string(text);
}

/// Returns a text that a function of C writes into a buffer, as snprintf does.
template <typename Function> std::string text(Function write) {
  std::string result;
  std::size_t length = 0;
  do {
    // What is read may have grown since the last call.
    result.resize(length + 1);
    check(write(result.size(), &result[0], &length));
  } while (length >= result.size());
  result.resize(length);
  return result;
}

} // namespace detail

// ---- Plain values -------------------------------------------------------------------------------

/// A colour: sRGB, straight alpha, components in 0...1. What lies outside is clamped.
struct Color {
  float red = 0;
  float green = 0;
  float blue = 0;
  float alpha = 1;

  /// Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` or a CSS basic colour name such as "navy".
  static Color parse(const std::string &text) {
    keisen_color color;
    check(keisen_color_parse(detail::c_string(text), &color));
    return {color.red, color.green, color.blue, color.alpha};
  }

  friend bool operator==(const Color &a, const Color &b) noexcept {
    return a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha;
  }
  friend bool operator!=(const Color &a, const Color &b) noexcept { return !(a == b); }
};

/// A width and a height, in points.
struct Size {
  double width = 0;
  double height = 0;
};

/// A width and a height, in device pixels.
struct PixelSize {
  std::uint32_t width = 0;
  std::uint32_t height = 0;
};

/// A rectangle, in points, y down.
struct Rect {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;
};

/// Distances inwards from the four sides of a rectangle, in points.
struct Insets {
  double top = 0;
  double left = 0;
  double bottom = 0;
  double right = 0;
};

/// Radii of a rectangle's corners, in points.
struct CornerRadii {
  double top_left = 0;
  double top_right = 0;
  double bottom_right = 0;
  double bottom_left = 0;
};

/// The range of a projection, relative to its origin; reversed when min > max.
struct Range {
  double min = 0;
  double max = 1;
};

/// A range and the origin that it is relative to, in data units.
struct RangeTime {
  std::int64_t origin = 0;
  double min = 0;
  double max = 1;
};

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

/// Returns the value for C.
inline keisen_value c_value(const Value &value) noexcept {
  return {value.origin, value.offset, static_cast<keisen_time_unit>(value.unit)};
}

/// Returns the colour for C, KEISEN_COLOR_AUTOMATIC where there is none.
inline keisen_color c_color(const std::optional<Color> &color) noexcept {
  if (!color)
    return KEISEN_COLOR_AUTOMATIC;
  // A negative alpha would read as "automatic"; to clamp it here is what C promises for colours.
  return {color->red, color->green, color->blue, color->alpha < 0 ? 0 : color->alpha};
}

} // namespace detail

// ---- Objects ------------------------------------------------------------------------------------

/// A reference to an object of the library; the base of all classes below.
///
/// An object that was moved from, and only such a one, is empty: destroying, assigning and
/// comparing it are fine, every other call throws Status::invalid_handle.
template <typename Derived,
          typename Handle,
          keisen_status (*Retain)(Handle *),
          keisen_status (*Release)(Handle *),
          keisen_status (*Equal)(Handle *, Handle *, bool *)>
class Object {
public:
  /// Takes over a reference that the caller has, which the result gives back.
  static Derived adopt(Handle *handle) { return Derived(handle); }

  /// Adds a reference to the caller's, which stays the caller's to give back.
  static Derived borrow(Handle *handle) {
    check(Retain(handle));
    return Derived(handle);
  }

  /// Refers to the same object.
  Object(const Object &other) : handle_(other.handle_) {
    if (handle_ != nullptr)
      check(Retain(handle_));
  }

  Object(Object &&other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}

  Object &operator=(const Object &other) {
    Object copy(other);
    std::swap(handle_, copy.handle_);
    return *this;
  }

  Object &operator=(Object &&other) noexcept {
    Object moved(std::move(other));
    std::swap(handle_, moved.handle_);
    return *this;
  }

  ~Object() {
    if (handle_ != nullptr)
      Release(handle_);
  }

  /// Returns the handle for a call in C; this object keeps its reference.
  Handle *handle() const noexcept { return handle_; }

  /// Hands the reference over to the caller and leaves this object empty.
  [[nodiscard]] Handle *detach() noexcept { return std::exchange(handle_, nullptr); }

  /// Tells whether it refers to anything.
  explicit operator bool() const noexcept { return handle_ != nullptr; }

  /// Tells whether both refer to one object.
  friend bool operator==(const Object &a, const Object &b) {
    if (a.handle_ == nullptr || b.handle_ == nullptr)
      return a.handle_ == b.handle_;
    bool equal = false;
    check(Equal(a.handle_, b.handle_, &equal));
    return equal;
  }
  friend bool operator!=(const Object &a, const Object &b) { return !(a == b); }

protected:
  explicit Object(Handle *handle) noexcept : handle_(handle) {}

private:
  Handle *handle_;
};

// ---- Columns ------------------------------------------------------------------------------------

/// The type of a column's values.
enum class ElementType : int {
  f32 = KEISEN_ELEMENT_F32,
  f64 = KEISEN_ELEMENT_F64,
  i8 = KEISEN_ELEMENT_I8,
  i16 = KEISEN_ELEMENT_I16,
  i32 = KEISEN_ELEMENT_I32,
  i64 = KEISEN_ELEMENT_I64,
  u8 = KEISEN_ELEMENT_U8,
  u16 = KEISEN_ELEMENT_U16,
  u32 = KEISEN_ELEMENT_U32,
  u64 = KEISEN_ELEMENT_U64,
  timestamp_s = KEISEN_ELEMENT_TIMESTAMP_S,
  timestamp_ms = KEISEN_ELEMENT_TIMESTAMP_MS,
  timestamp_us = KEISEN_ELEMENT_TIMESTAMP_US,
  timestamp_ns = KEISEN_ELEMENT_TIMESTAMP_NS,
};

namespace detail {

template <typename T> constexpr bool is_character = false;
template <> inline constexpr bool is_character<char> = true;
template <> inline constexpr bool is_character<wchar_t> = true;
template <> inline constexpr bool is_character<char16_t> = true;
template <> inline constexpr bool is_character<char32_t> = true;

/// Finds the element type of numbers: any integer but bool and characters, float and double.
template <typename T> struct Element {
  static constexpr std::optional<ElementType> type() {
    if constexpr (std::is_same_v<T, float>) {
      return ElementType::f32;
    } else if constexpr (std::is_same_v<T, double>) {
      return ElementType::f64;
    } else if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool> && !is_character<T>) {
      constexpr bool is_signed = std::is_signed_v<T>;
      switch (sizeof(T)) {
      case 1:
        return is_signed ? ElementType::i8 : ElementType::u8;
      case 2:
        return is_signed ? ElementType::i16 : ElementType::u16;
      case 4:
        return is_signed ? ElementType::i32 : ElementType::u32;
      case 8:
        return is_signed ? ElementType::i64 : ElementType::u64;
      }
    }
    return std::nullopt;
  }
};

/// Finds the element type of times on the system clock whose ticks are a 64-bit count of s, ms, us
/// or ns. Their time_point::min() is a gap.
template <typename Duration>
struct Element<std::chrono::time_point<std::chrono::system_clock, Duration>> {
  static constexpr std::optional<ElementType> type() {
    using Ticks = typename Duration::rep;
    using Period = typename Duration::period;
    if constexpr (std::is_integral_v<Ticks> && std::is_signed_v<Ticks> && sizeof(Ticks) == 8) {
      if constexpr (std::is_same_v<Period, std::ratio<1>>)
        return ElementType::timestamp_s;
      if constexpr (std::is_same_v<Period, std::milli>)
        return ElementType::timestamp_ms;
      if constexpr (std::is_same_v<Period, std::micro>)
        return ElementType::timestamp_us;
      if constexpr (std::is_same_v<Period, std::nano>)
        return ElementType::timestamp_ns;
    }
    return std::nullopt;
  }
};

} // namespace detail

/// Whether a column may hold values of a C++ type.
template <typename T> inline constexpr bool is_element = detail::Element<T>::type().has_value();

/// The element type of a C++ type for which is_element is true.
template <typename T>
inline constexpr ElementType element_type = detail::Element<T>::type().value();

/// A typed sequence of values that serves any number of series, charts and threads.
///
/// Values are float, double, integers of 8 to 64 bits, or times on the system clock in s, ms, us or
/// ns. NaN, and the least value of a time, are gaps.
class Column : public Object<Column,
                             keisen_column,
                             keisen_column_retain,
                             keisen_column_release,
                             keisen_column_equal> {
public:
  using Object::Object;

  /// Makes a column from a copy of a vector.
  template <typename T, typename = std::enable_if_t<is_element<T>>>
  Column(const std::vector<T> &values) : Column(copy(values.data(), values.size())) {}

  /// Makes a column that takes a vector over, without a copy of its values.
  template <typename T, typename = std::enable_if_t<is_element<T>>>
  Column(std::vector<T> &&values) : Column(take(std::move(values))) {}

  /// Makes a column from a copy of the values listed.
  template <typename T, typename = std::enable_if_t<is_element<T>>>
  Column(std::initializer_list<T> values) : Column(copy(values.begin(), values.size())) {}

  /// Makes a column from a copy of values in memory.
  ///
  /// `stride` is in bytes; negative reads backwards, 0 repeats the first value.
  template <typename T, typename = std::enable_if_t<is_element<T>>>
  static Column
  copy(const T *data, std::size_t count, std::ptrdiff_t stride = std::ptrdiff_t{sizeof(T)}) {
    return copy(element_type<T>, data, count, stride);
  }

  /// Makes a column from a copy of values whose type is known at run time; unaligned is fine.
  static Column copy(ElementType type, const void *data, std::size_t count, std::ptrdiff_t stride) {
    return adopt(detail::make<keisen_column>(
        keisen_column_create_copy, static_cast<keisen_element_type>(type), data, stride, count));
  }

  /// Makes a column over the caller's own values, which must outlive every use of the column.
  ///
  /// They must not change except right before changed().
  template <typename T, typename = std::enable_if_t<is_element<T>>>
  static Column borrowed(const T *data, std::size_t count) {
    return borrowed(data, count, [] {});
  }

  /// Makes a column over the caller's own values and calls `release()` when nothing reads them any
  /// more.
  ///
  /// `release` may be move-only. It is called once, on whatever thread lets go last, and destroyed
  /// right after; it must not call Keisen, and what it throws is dropped. When this function
  /// throws, it is destroyed without a call.
  template <
      typename T,
      typename Callable,
      typename = std::enable_if_t<is_element<T> && std::is_invocable_v<std::decay_t<Callable> &>>>
  static Column borrowed(const T *data,
                         std::size_t count,
                         Callable &&release,
                         std::ptrdiff_t stride = std::ptrdiff_t{sizeof(T)}) {
    return borrowed(element_type<T>, data, count, stride, std::forward<Callable>(release));
  }

  /// Makes a column over the caller's own values whose type is known at run time; unaligned is
  /// fine.
  template <typename Callable>
  static Column borrowed(ElementType type,
                         const void *data,
                         std::size_t count,
                         std::ptrdiff_t stride,
                         Callable &&release) {
    using Release = std::decay_t<Callable>;
    auto context = std::make_unique<Release>(std::forward<Callable>(release));
    keisen_release_callback call = [](void *pointer) noexcept {
      std::unique_ptr<Release> owned(static_cast<Release *>(pointer));
      try {
        (*owned)();
      } catch (...) {
        // There is no one to tell: the caller is whatever thread let go last.
      }
    };
    keisen_column *column = nullptr;
    check(keisen_column_create_borrowed(static_cast<keisen_element_type>(type), data, stride, count,
                                        call, context.get(), &column));
    // From here on the callback owns it; it may even have run already, for an empty column.
    static_cast<void>(context.release());
    return adopt(column);
  }

  /// Makes an empty column that grows by append().
  template <typename T = double, typename = std::enable_if_t<is_element<T>>>
  static Column growing() {
    return growing(element_type<T>);
  }

  /// Makes an empty column of a type known at run time that grows by append().
  static Column growing(ElementType type) {
    return adopt(detail::make<keisen_column>(keisen_column_create_growing,
                                             static_cast<keisen_element_type>(type)));
  }

  /// Appends copies of values; the column must be a growing one of just this type.
  ///
  /// Values that are there never move, so another thread may draw meanwhile.
  template <typename T, typename = std::enable_if_t<is_element<T>>>
  void append(const T *data, std::size_t count, std::ptrdiff_t stride = std::ptrdiff_t{sizeof(T)}) {
    if (type() != element_type<T>)
      throw Error(Status::invalid_argument, "values are not of the column's type");
    check(keisen_column_append(handle(), data, stride, count));
  }

  /// Appends copies of a vector's values.
  template <typename T, typename = std::enable_if_t<is_element<T>>>
  void append(const std::vector<T> &values) {
    append(values.data(), values.size());
  }

  /// Appends the values listed.
  template <typename T, typename = std::enable_if_t<is_element<T>>>
  void append(std::initializer_list<T> values) {
    append(values.begin(), values.size());
  }

  /// Appends values at an address, which must be of the column's type.
  void append_bytes(const void *data, std::size_t count, std::ptrdiff_t stride) {
    check(keisen_column_append(handle(), data, stride, count));
  }

  /// Says that `count` rows of borrowed memory, from row `first`, have changed.
  void changed(std::size_t first, std::size_t count) {
    check(keisen_column_changed(handle(), first, count));
  }

  /// Returns the number of values.
  std::size_t size() const {
    std::size_t count = 0;
    check(keisen_column_get_count(handle(), &count));
    return count;
  }

  /// Returns the type of the values.
  ElementType type() const {
    keisen_element_type type = KEISEN_ELEMENT_F64;
    check(keisen_column_get_type(handle(), &type));
    return static_cast<ElementType>(type);
  }

private:
  template <typename T> static Column take(std::vector<T> &&values) {
    // Moving a vector keeps the address of its values.
    const T *data = values.data();
    std::size_t count = values.size();
    return borrowed(data, count, [held = std::move(values)] {});
  }
};

// ---- Projections and spaces ---------------------------------------------------------------------

/// How data becomes distance.
enum class Scale : int {
  /// Time where all data is timestamps, else linear.
  automatic = KEISEN_SCALE_AUTOMATIC,
  linear = KEISEN_SCALE_LINEAR,
  log = KEISEN_SCALE_LOG,
  symlog = KEISEN_SCALE_SYMLOG,
  square_root = KEISEN_SCALE_SQUARE_ROOT,
  category = KEISEN_SCALE_CATEGORY,
  time = KEISEN_SCALE_TIME,
};

/// A scale and what belongs to it; fields of other scales are ignored.
struct ScaleOptions {
  /// How data becomes distance.
  Scale scale = Scale::automatic;
  /// Log and symlog: whose powers get ticks; finite, above 1.
  double base = 10;
  /// Symlog: where the linear part ends; finite, positive.
  double threshold = 1;
  /// Time: what a step of one is worth; automatic takes the finest unit of the columns.
  TimeUnit unit = TimeUnit::automatic;
  /// Time: days of the week that are left out, bit 0 for Monday to bit 6 for Sunday.
  std::uint32_t closed_weekdays = 0;
  /// Time: the IANA name of the zone whose calendar and clock the ticks follow; "" for UTC.
  std::string zone;
  /// Time: the hour at which a day begins; what lies before is left out.
  double open_from = 0;
  /// Time: the hour at which a day ends.
  double open_until = 24;
  /// Category: the names at 0, 1, 2 and so on.
  std::vector<std::string> names;
};

/// What a tick label looks like.
enum class TickStyle : int {
  automatic = KEISEN_TICK_FORMAT_AUTOMATIC,
  fixed = KEISEN_TICK_FORMAT_FIXED,
  scientific = KEISEN_TICK_FORMAT_SCIENTIFIC,
  si = KEISEN_TICK_FORMAT_SI,
  percent = KEISEN_TICK_FORMAT_PERCENT,
  thousands = KEISEN_TICK_FORMAT_THOUSANDS,
  date = KEISEN_TICK_FORMAT_DATE,
  duration = KEISEN_TICK_FORMAT_DURATION,
};

/// How tick labels are written.
struct TickFormat {
  /// What a label looks like.
  TickStyle style = TickStyle::automatic;
  /// Digits after the point, 0...30; nothing for as many as the step needs.
  std::optional<int> decimals;
  /// Pattern of TickStyle::date, as strftime's; "" for what suits the step.
  std::string pattern;
  /// What stands in front.
  std::string prefix;
  /// What stands behind.
  std::string suffix;
};

namespace detail {

inline keisen_tick_format_options c_options(const TickFormat &format) {
  keisen_tick_format_options c = KEISEN_TICK_FORMAT_OPTIONS_INIT;
  c.style = static_cast<keisen_tick_format>(format.style);
  // -1 would read as "automatic".
  if (format.decimals.value_or(0) < 0)
    throw Error(Status::invalid_argument,
                "decimals must be in 0...30, got " + std::to_string(*format.decimals));
  c.decimals = format.decimals.value_or(-1);
  c.pattern = c_string_or_null(format.pattern);
  c.prefix = c_string_or_null(format.prefix);
  c.suffix = c_string_or_null(format.suffix);
  return c;
}

} // namespace detail

/// One dimension: a range and a scale. One projection in two spaces or charts links them.
class Projection : public Object<Projection,
                                 keisen_projection,
                                 keisen_projection_retain,
                                 keisen_projection_release,
                                 keisen_projection_equal> {
public:
  using Object::Object;

  /// Makes a projection with a range: `min` at the left or bottom, `max` at the right or top.
  Projection(double min, double max, Scale scale = Scale::linear)
      : Object(detail::make<keisen_projection>(
            keisen_projection_create, min, max, static_cast<keisen_scale>(scale))) {}

  /// Makes a projection without a range; the first frame or read that needs it fits it, once.
  explicit Projection(Scale scale = Scale::linear)
      : Object(detail::make<keisen_projection>(keisen_projection_create_unset,
                                               static_cast<keisen_scale>(scale))) {}

  /// Sets the range; the origin stays.
  void set_range(double min, double max) { check(keisen_projection_set_range(handle(), min, max)); }

  /// Sets origin and range together: for times, and for any large integers.
  void set_range_time(std::int64_t origin, double min, double max) {
    check(keisen_projection_set_range_time(handle(), origin, min, max));
  }

  /// Sets the range by two values, exact: absolute numbers, or instants in any units.
  ///
  /// Instants make a time scale of Scale::automatic.
  void set_range_values(const Value &min, const Value &max) {
    check(keisen_projection_set_range_values(handle(), detail::c_value(min), detail::c_value(max)));
  }

  /// Returns the range, relative to the origin; an unset projection is fitted first.
  Range range() const {
    Range range;
    check(keisen_projection_get_range(handle(), &range.min, &range.max));
    return range;
  }

  /// Returns origin and range in one step; an unset projection is fitted first.
  RangeTime range_time() const {
    RangeTime range;
    check(keisen_projection_get_range_time(handle(), &range.origin, &range.min, &range.max));
    return range;
  }

  /// Returns the origin, in data units; an unset projection is fitted first.
  std::int64_t origin() const {
    std::int64_t origin = 0;
    check(keisen_projection_get_origin(handle(), &origin));
    return origin;
  }

  /// Moves the origin and leaves the range where it is.
  void rebase(std::int64_t origin) { check(keisen_projection_rebase(handle(), origin)); }

  /// Fits the range, now and once, to the exact extents of all series on it in all charts.
  void fit() { check(keisen_projection_fit(handle())); }

  /// Takes the range away, so that the next frame or read fits it.
  void unset() { check(keisen_projection_unset(handle())); }

  /// Tells whether there is a range, and fits nothing.
  bool is_set() const {
    bool set = false;
    check(keisen_projection_is_set(handle(), &set));
    return set;
  }

  /// Changes the scale; the range stays, and so do its numbers.
  void set_scale(const ScaleOptions &options) {
    std::vector<const char *> names;
    for (const std::string &name : options.names)
      names.push_back(detail::c_string(name));
    keisen_scale_options c = KEISEN_SCALE_OPTIONS_INIT;
    c.scale = static_cast<keisen_scale>(options.scale);
    c.base = options.base;
    c.threshold = options.threshold;
    c.unit = static_cast<keisen_time_unit>(options.unit);
    c.closed_weekdays = options.closed_weekdays;
    c.zone = detail::c_string_or_null(options.zone);
    c.open_from = options.open_from;
    c.open_until = options.open_until;
    c.names = names.data();
    c.name_count = names.size();
    check(keisen_projection_set_scale(handle(), &c));
  }

  /// Changes the scale, with the defaults of what belongs to it.
  void set_scale(Scale scale) {
    ScaleOptions options;
    options.scale = scale;
    set_scale(options);
  }

  /// Returns the scale as it was given or as the data has decided, else Scale::automatic.
  Scale scale() const {
    keisen_scale scale = KEISEN_SCALE_AUTOMATIC;
    check(keisen_projection_get_scale(handle(), &scale));
    return static_cast<Scale>(scale);
  }

  /// Returns the unit of a time scale as it was given or as the data has decided, else automatic.
  TimeUnit unit() const {
    keisen_time_unit unit = KEISEN_TIME_UNIT_AUTOMATIC;
    check(keisen_projection_get_unit(handle(), &unit));
    return static_cast<TimeUnit>(unit);
  }

  /// Returns the name of a time scale's zone; nothing on any other scale.
  std::optional<std::string> zone() const {
    const char *zone = nullptr;
    check(keisen_projection_get_zone(handle(), &zone));
    if (!zone)
      return std::nullopt;
    return zone;
  }

  /// Returns where values stand: 0 at `min`, 1 at `max`; NaN for what has no place on the scale.
  std::vector<double> map(std::vector<double> values) const {
    check(keisen_projection_map(handle(), values.data(), values.size(), values.data()));
    return values;
  }

  /// Returns what stands at fractions of the length, relative to the origin: the inverse of map().
  std::vector<double> invert(std::vector<double> fractions) const {
    check(keisen_projection_invert(handle(), fractions.data(), fractions.size(), fractions.data()));
    return fractions;
  }

  /// Returns the values that get a tick, about `count` of them, as an axis chooses them.
  std::vector<double> ticks(std::uint32_t count = 5) const {
    return values(keisen_projection_get_ticks, count);
  }

  /// Returns the values that get a minor tick between about `count` ticks.
  std::vector<double> minor_ticks(std::uint32_t count = 5) const {
    return values(keisen_projection_get_minor_ticks, count);
  }

  /// Extends the range, now and once, to the ticks that its ends fall between.
  void nice(std::uint32_t count = 5) { check(keisen_projection_nice(handle(), count)); }

  /// Returns how a value reads on the projection's scale.
  std::string format(const Value &value, const TickFormat &format = TickFormat()) const {
    const keisen_tick_format_options options = detail::c_options(format);
    const keisen_value c = detail::c_value(value);
    std::size_t length = 0;
    check(keisen_projection_format(handle(), c, &options, 0, nullptr, &length));
    // Another thread may change the scale between the two calls.
    for (;;) {
      std::string text(length + 1, '\0');
      check(keisen_projection_format(handle(), c, &options, text.size(), &text[0], &length));
      if (length < text.size()) {
        text.resize(length);
        return text;
      }
    }
  }

private:
  template <typename Get> std::vector<double> values(Get get, std::uint32_t wanted) const {
    std::vector<double> values;
    for (;;) {
      std::size_t count = 0;
      check(get(handle(), wanted, values.size(), values.empty() ? nullptr : values.data(), &count));
      const bool fits = count <= values.size();
      values.resize(count);
      if (fits)
        return values;
    }
  }
};

/// Two projections over a chart's plot rectangle: x to the right, y up.
class Space : public Object<Space,
                            keisen_space,
                            keisen_space_retain,
                            keisen_space_release,
                            keisen_space_equal> {
public:
  using Object::Object;

  /// Makes a space over two projections, which may be one and the same.
  Space(const Projection &x, const Projection &y)
      : Object(detail::make<keisen_space>(keisen_space_create, x.handle(), y.handle())) {}

  /// Returns the projection of the horizontal dimension.
  Projection x() const {
    return Projection::adopt(detail::make<keisen_projection>(keisen_space_get_x, handle()));
  }

  /// Returns the projection of the vertical dimension.
  Projection y() const {
    return Projection::adopt(detail::make<keisen_projection>(keisen_space_get_y, handle()));
  }
};

// ---- Series -------------------------------------------------------------------------------------

/// The shape where two segments of a line meet.
enum class Join : int {
  round = KEISEN_JOIN_ROUND,
  bevel = KEISEN_JOIN_BEVEL,
  mitre = KEISEN_JOIN_MITRE,
};

/// The shape of a line's ends, and of the ends of its dashes.
enum class Cap : int {
  round = KEISEN_CAP_ROUND,
  butt = KEISEN_CAP_BUTT,
  square = KEISEN_CAP_SQUARE,
};

/// How a line looks.
struct LineOptions {
  /// Colour; nothing takes the next of the chart's colour cycle.
  std::optional<Color> color;
  /// Full width in points, finite, not negative; 0 draws nothing.
  double width = 1.5;
  /// Lengths that alternate mark and gap, in multiples of the width; empty for a solid line.
  std::vector<double> dash;
  /// Name for people, or "" for none.
  std::string label;
  /// Shape where two segments meet.
  Join join = Join::round;
  /// Shape of the ends.
  Cap cap = Cap::round;
  /// Longest mitre, in line widths, at least 1.
  double mitre_limit = 4;
};

namespace detail {

/// Returns the number of a dash's lengths for C.
inline std::uint32_t dash_count(const std::vector<double> &dash) {
  if (dash.size() > std::numeric_limits<std::uint32_t>::max())
    throw Error(Status::invalid_argument,
                "dash has too many lengths: " + std::to_string(dash.size()));
  return static_cast<std::uint32_t>(dash.size());
}

/// Returns the options for C, which point into the ones given.
inline keisen_line_options c_options(const LineOptions &options) {
  keisen_line_options c = KEISEN_LINE_OPTIONS_INIT;
  c.join = static_cast<keisen_join>(options.join);
  c.cap = static_cast<keisen_cap>(options.cap);
  c.dash_count = dash_count(options.dash);
  c.dash = options.dash.empty() ? nullptr : options.dash.data();
  c.width = options.width;
  c.mitre_limit = options.mitre_limit;
  c.color = c_color(options.color);
  c.label = c_string_or_null(options.label);
  return c;
}

} // namespace detail

/// Draws data through one space. May be part of several charts.
class Series : public Object<Series,
                             keisen_series,
                             keisen_series_retain,
                             keisen_series_release,
                             keisen_series_equal> {
public:
  using Object::Object;

  /// Returns the space it draws in.
  Space space() const {
    return Space::adopt(detail::make<keisen_space>(keisen_series_get_space, handle()));
  }
};

/// A line through the rows of two columns; gaps interrupt it.
class LineSeries : public Series {
public:
  /// Makes a line that belongs to no chart yet. The columns are equally long.
  LineSeries(const Space &space,
             const Column &x,
             const Column &y,
             const LineOptions &options = LineOptions())
      : Series(create(space, x.handle(), y, options)) {}

  /// Makes a line over row numbers from 0.
  LineSeries(const Space &space, const Column &y, const LineOptions &options = LineOptions())
      : Series(create(space, nullptr, y, options)) {}

  /// Takes a series for a line; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit LineSeries(Series series) noexcept : Series(std::move(series)) {}

  /// Takes over a reference to a line that the caller has.
  static LineSeries adopt(keisen_series *handle) { return LineSeries(Series::adopt(handle)); }

  /// Adds a reference to the caller's to a line.
  static LineSeries borrow(keisen_series *handle) { return LineSeries(Series::borrow(handle)); }

  /// Replaces both columns.
  void set_columns(const Column &x, const Column &y) {
    check(keisen_series_set_line_columns(handle(), x.handle(), y.handle()));
  }

  /// Replaces the columns by row numbers from 0 and `y`.
  void set_columns(const Column &y) {
    check(keisen_series_set_line_columns(handle(), nullptr, y.handle()));
  }

  /// Replaces all options.
  void set_options(const LineOptions &options) {
    keisen_line_options c = detail::c_options(options);
    check(keisen_series_set_line_options(handle(), &c));
  }

private:
  static Series
  create(const Space &space, keisen_column *x, const Column &y, const LineOptions &options) {
    keisen_line_options c = detail::c_options(options);
    return Series::adopt(
        detail::make<keisen_series>(keisen_series_create_line, space.handle(), x, y.handle(), &c));
  }
};

// ---- Attachments --------------------------------------------------------------------------------

/// A side of the plot rectangle.
enum class Side : int {
  bottom = KEISEN_SIDE_BOTTOM,
  left = KEISEN_SIDE_LEFT,
  top = KEISEN_SIDE_TOP,
  right = KEISEN_SIDE_RIGHT,
};

/// How the plot area looks.
struct PlotAreaOptions {
  /// Fill, or the colour at the gradient's start; nothing takes the theme's.
  std::optional<Color> color;
  /// Whether `end_color` and the gradient count; else `color` fills all.
  bool gradient = false;
  /// Colour at the gradient's end; nothing takes the theme's.
  std::optional<Color> end_color;
  /// Where the gradient starts, in fractions of the plot from its top left corner.
  double start_x = 0;
  double start_y = 0;
  /// Where the gradient ends.
  double end_x = 0;
  double end_y = 1;
  /// Radii of the corners; series are clipped to this shape.
  CornerRadii radii;
  /// Full width of the border in points, centred on the outline; 0 for none.
  double border_width = 0;
  /// Colour of the border; nothing takes the theme's for axes.
  std::optional<Color> border_color;
};

/// How a grid looks.
struct GridOptions {
  /// Whether there are vertical lines, at the ticks of x.
  bool x = true;
  /// Whether there are horizontal lines, at the ticks of y.
  bool y = true;
  /// Whether there are vertical lines at the minor ticks of x.
  bool minor_x = false;
  /// Whether there are horizontal lines at the minor ticks of y.
  bool minor_y = false;
  /// Full width of a line in points; drawn as a whole number of device pixels.
  double width = 1;
  /// Colour; nothing takes the theme's.
  std::optional<Color> color;
  /// Colour of the lines at minor ticks; nothing is half way from `color` to the plot area's.
  std::optional<Color> minor_color;
  /// Lengths that alternate mark and gap, in multiples of the width; empty is solid.
  std::vector<double> dash;
};

/// Whether there are ticks between the ticks.
enum class MinorTicks : int {
  automatic = KEISEN_MINOR_TICKS_AUTOMATIC,
  none = KEISEN_MINOR_TICKS_NONE,
  shown = KEISEN_MINOR_TICKS_SHOWN,
};

/// What an axis shows instead of the projection's values: value * factor + offset.
struct Conversion {
  double factor = 1;
  double offset = 0;
};

/// How an axis looks.
struct AxisOptions {
  /// Title beside the axis, which may hold `$...$` markup, or "" for none.
  std::string title;
  /// Wanted number of major ticks, a hint; 0 chooses by the axis' length.
  std::uint32_t tick_count = 0;
  /// The value of the other dimension at which the axis line runs across the plot.
  std::optional<Value> at;
  /// The fraction of the plot at which the axis line runs across it, without `at`.
  std::optional<double> fraction;
  /// What the axis shows instead of the projection's values.
  std::optional<Conversion> conversion;
  /// Distance of the ticks in the units shown; 0 for round ones.
  double tick_interval = 0;
  /// A value at which there is a tick, where `tick_interval` is given.
  double tick_anchor = 0;
  /// Length of a tick, in points.
  double tick_length = 5;
  /// Where a tick begins, in tick lengths outwards from the axis line; negative is inside.
  double tick_start = 0;
  /// Where a tick ends, likewise.
  double tick_end = 1;
  /// Whether there are ticks between the ticks.
  MinorTicks minor = MinorTicks::automatic;
  /// Parts into which minor ticks divide the way from tick to tick; 0 for round ones.
  std::uint32_t minor_count = 0;
  /// Length of a minor tick, in points.
  double minor_length = 3;
  /// Where a minor tick begins, in its lengths outwards from the axis line.
  double minor_start = 0;
  /// Where a minor tick ends, likewise.
  double minor_end = 1;
  /// Full width of axis line and ticks in points; drawn as a whole number of device pixels.
  double width = 1;
  /// Whether ticks have labels.
  bool labels = true;
  /// Size of the tick labels, in points.
  double label_size = 12;
  /// Turn of the labels counter-clockwise in degrees; nothing turns names that have no room.
  std::optional<double> label_angle;
  /// Colour behind the labels; nothing for none.
  std::optional<Color> label_background;
  /// Radius of the corners behind a label, in points.
  double label_radius = 3;
  /// How far the background reaches beyond a label, in points.
  Insets label_insets{2, 4, 2, 4};
  /// How the labels are written.
  TickFormat format;
  /// Size of the title, in points.
  double title_size = 13;
  /// Colour of axis line and ticks; nothing takes the theme's.
  std::optional<Color> color;
  /// Colour of labels and title; nothing takes the theme's.
  std::optional<Color> text_color;
};

/// A tick, as a formatter sees it.
struct Tick {
  /// Its place among the ticks, from 0 at the least value.
  std::size_t index = 0;
  /// The number of ticks.
  std::size_t count = 0;
  /// What it stands at, in the units that the axis shows.
  Value value;
  /// The text that it would have.
  std::string text;
  /// What the text stands in, the date of an hour; "" where there is none.
  std::string context;
};

/// The label of a tick that is about to be drawn; the fields from `hidden` on are for a hook to
/// change.
struct Label {
  /// The tick, its text as drawn.
  Tick tick;
  /// The label's box in points, before it is turned about its middle.
  Rect box;
  /// Turn counter-clockwise, in degrees.
  double angle = 0;
  /// Whether it is left out.
  bool hidden = false;
  /// Colour of the text.
  Color color;
  /// Colour behind the text; nothing for none.
  std::optional<Color> background;
  /// Radius of the background's corners, in points.
  double radius = 0;
  /// How far the background reaches beyond the box, in points.
  Insets insets;
};

/// Where a title lies, or a legend above or below the plot: on a side of the page, in whatever
/// direction its text reads.
enum class TitleAlignment : int {
  left = KEISEN_TITLE_ALIGNMENT_LEFT,
  center = KEISEN_TITLE_ALIGNMENT_CENTER,
  right = KEISEN_TITLE_ALIGNMENT_RIGHT,
};

/// Which of a chart's texts a title is.
enum class TitleRole : int {
  title = KEISEN_TITLE_ROLE_TITLE,
  subtitle = KEISEN_TITLE_ROLE_SUBTITLE,
  caption = KEISEN_TITLE_ROLE_CAPTION,
};

/// How a title looks.
struct TitleOptions {
  /// Size in points; 0 chooses by the role.
  double size = 0;
  /// Where it lies: flush with the plot's sides or centred about its middle.
  TitleAlignment alignment = TitleAlignment::left;
  /// Whether strokes are heavy; nothing chooses by the role: only a title's are.
  std::optional<bool> bold;
  /// Whether letters slant.
  bool italic = false;
  /// Colour; nothing takes the theme's.
  std::optional<Color> color;
};

/// Where a legend lies.
enum class LegendPlace : int {
  best = KEISEN_LEGEND_BEST,
  top_left = KEISEN_LEGEND_TOP_LEFT,
  top = KEISEN_LEGEND_TOP,
  top_right = KEISEN_LEGEND_TOP_RIGHT,
  left = KEISEN_LEGEND_LEFT,
  center = KEISEN_LEGEND_CENTER,
  right = KEISEN_LEGEND_RIGHT,
  bottom_left = KEISEN_LEGEND_BOTTOM_LEFT,
  bottom = KEISEN_LEGEND_BOTTOM,
  bottom_right = KEISEN_LEGEND_BOTTOM_RIGHT,
  outside_right = KEISEN_LEGEND_OUTSIDE_RIGHT,
  outside_left = KEISEN_LEGEND_OUTSIDE_LEFT,
  outside_top = KEISEN_LEGEND_OUTSIDE_TOP,
  outside_bottom = KEISEN_LEGEND_OUTSIDE_BOTTOM,
};

/// How a legend looks.
struct LegendOptions {
  /// Where it lies; `best` is where it covers least of the data.
  LegendPlace place = LegendPlace::best;
  /// Text above the names, or "" for none.
  std::string title;
  /// Number of columns; 0 makes one, or above and below the plot as many as fit.
  std::uint32_t columns = 0;
  /// Where it lies above or below the plot.
  TitleAlignment alignment = TitleAlignment::left;
  /// Whether the uppermost series comes first.
  bool reversed = false;
  /// Size of the names and of the title, in points.
  double label_size = 12;
  /// Width of the samples, in points.
  double swatch_width = 20;
  /// Free room within its border; nothing is 8 points within the plot and none outside.
  std::optional<Insets> insets;
  /// Fill; nothing is the theme's for plot areas within the plot, and none outside.
  std::optional<Color> background;
  /// Full width of the border, in points; 0 for none.
  double border_width = 0;
  /// Colour of the border; nothing takes the theme's for grids.
  std::optional<Color> border_color;
  /// Radius of its corners, in points.
  double radius = 4;
  /// Colour of the names; nothing takes the theme's.
  std::optional<Color> text_color;
};

namespace detail {

inline keisen_plot_area_options c_options(const PlotAreaOptions &options) noexcept {
  keisen_plot_area_options c = KEISEN_PLOT_AREA_OPTIONS_INIT;
  c.gradient = options.gradient;
  c.color = c_color(options.color);
  c.end_color = c_color(options.end_color);
  c.start_x = options.start_x;
  c.start_y = options.start_y;
  c.end_x = options.end_x;
  c.end_y = options.end_y;
  c.radii = {options.radii.top_left, options.radii.top_right, options.radii.bottom_right,
             options.radii.bottom_left};
  c.border_width = options.border_width;
  c.border_color = c_color(options.border_color);
  return c;
}

/// Returns the options for C, which point into the ones given.
inline keisen_grid_options c_options(const GridOptions &options) {
  keisen_grid_options c = KEISEN_GRID_OPTIONS_INIT;
  c.x = options.x;
  c.y = options.y;
  c.minor_x = options.minor_x;
  c.minor_y = options.minor_y;
  c.width = options.width;
  c.color = c_color(options.color);
  c.minor_color = c_color(options.minor_color);
  c.dash_count = dash_count(options.dash);
  c.dash = options.dash.empty() ? nullptr : options.dash.data();
  return c;
}

/// Returns the options for C, which point into the ones given and to `format`.
inline keisen_axis_options c_options(const AxisOptions &options,
                                     keisen_tick_format_options &format) {
  keisen_axis_options c = KEISEN_AXIS_OPTIONS_INIT;
  c.tick_count = options.tick_count;
  c.title = c_string_or_null(options.title);
  if (options.at) {
    c.place = KEISEN_AXIS_PLACE_VALUE;
    c.at = c_value(*options.at);
  } else if (options.fraction) {
    c.place = KEISEN_AXIS_PLACE_FRACTION;
    c.fraction = *options.fraction;
  }
  if (options.conversion) {
    c.conversion_factor = options.conversion->factor;
    c.conversion_offset = options.conversion->offset;
  }
  c.tick_interval = options.tick_interval;
  c.tick_anchor = options.tick_anchor;
  c.tick_length = options.tick_length;
  c.tick_start = options.tick_start;
  c.tick_end = options.tick_end;
  c.minor = static_cast<keisen_minor_ticks>(options.minor);
  c.minor_count = options.minor_count;
  c.minor_length = options.minor_length;
  c.minor_start = options.minor_start;
  c.minor_end = options.minor_end;
  c.width = options.width;
  c.labels = options.labels;
  c.label_size = options.label_size;
  c.label_turned = options.label_angle.has_value();
  c.label_angle = options.label_angle.value_or(0);
  c.label_background = c_color(options.label_background);
  c.label_radius = options.label_radius;
  c.label_insets = {options.label_insets.top, options.label_insets.left,
                    options.label_insets.bottom, options.label_insets.right};
  format = c_options(options.format);
  c.format = &format;
  c.title_size = options.title_size;
  c.color = c_color(options.color);
  c.text_color = c_color(options.text_color);
  return c;
}

inline Tick tick(std::size_t index,
                 std::size_t count,
                 const keisen_value &value,
                 const char *text,
                 const char *context) {
  return {index, count, Value(value.origin, value.offset, static_cast<TimeUnit>(value.unit)), text,
          context};
}

/// Writes what a std::function returns for a tick.
inline keisen_status
format_tick(const keisen_tick *c, char *buffer, std::size_t capacity, void *context) noexcept {
  try {
    const auto &formatter = *static_cast<std::function<std::string(const Tick &)> *>(context);
    const std::string text = formatter(tick(c->index, c->count, c->value, c->text, c->context));
    if (text.size() >= capacity)
      throw Error(Status::invalid_argument, "what a formatter returns must have at most " +
                                                std::to_string(capacity - 1) + " bytes, got " +
                                                std::to_string(text.size()));
    std::memcpy(buffer, c_string(text), text.size() + 1);
    return KEISEN_OK;
  } catch (...) {
    caught() = std::current_exception();
    return KEISEN_ERROR_CALLBACK;
  }
}

/// Lets a std::function change a label.
inline keisen_status change_label(keisen_label *c, void *context) noexcept {
  try {
    Label label;
    label.tick = tick(c->index, c->count, c->value, c->text, c->context);
    label.box = {c->box.x, c->box.y, c->box.width, c->box.height};
    label.angle = c->angle;
    label.hidden = c->hidden;
    label.color = {c->color.red, c->color.green, c->color.blue, c->color.alpha};
    if (c->background.alpha > 0)
      label.background = {c->background.red, c->background.green, c->background.blue,
                          c->background.alpha};
    label.radius = c->radius;
    label.insets = {c->insets.top, c->insets.left, c->insets.bottom, c->insets.right};
    (*static_cast<std::function<void(Label &)> *>(context))(label);
    c->hidden = label.hidden;
    c->color = {label.color.red, label.color.green, label.color.blue, label.color.alpha};
    c->background = c_color(label.background);
    c->radius = label.radius;
    c->insets = {label.insets.top, label.insets.left, label.insets.bottom, label.insets.right};
    return KEISEN_OK;
  } catch (...) {
    caught() = std::current_exception();
    return KEISEN_ERROR_CALLBACK;
  }
}

/// Ends a function that a callback works on.
template <typename Function> void destroy(void *context) noexcept {
  delete static_cast<Function *>(context);
}

inline keisen_title_options c_options(const TitleOptions &options) noexcept {
  keisen_title_options c = KEISEN_TITLE_OPTIONS_INIT;
  c.size = options.size;
  c.alignment = static_cast<keisen_title_alignment>(options.alignment);
  c.bold = options.bold ? *options.bold : -1;
  c.italic = options.italic;
  c.color = c_color(options.color);
  return c;
}

/// Returns the options for C, which point into the ones given.
inline keisen_legend_options c_options(const LegendOptions &options) {
  keisen_legend_options c = KEISEN_LEGEND_OPTIONS_INIT;
  c.place = static_cast<keisen_legend_place>(options.place);
  c.title = c_string_or_null(options.title);
  c.columns = options.columns;
  c.alignment = static_cast<keisen_title_alignment>(options.alignment);
  c.reversed = options.reversed;
  c.label_size = options.label_size;
  c.swatch_width = options.swatch_width;
  if (options.insets) {
    // A negative distance would read as "automatic".
    const Insets &insets = *options.insets;
    for (double distance : {insets.top, insets.left, insets.bottom, insets.right})
      if (distance < 0)
        throw Error(Status::invalid_argument,
                    "insets must not be negative, got " + std::to_string(distance));
    c.insets = {insets.top, insets.left, insets.bottom, insets.right};
  }
  c.background = c_color(options.background);
  c.border_width = options.border_width;
  c.border_color = c_color(options.border_color);
  c.radius = options.radius;
  c.text_color = c_color(options.text_color);
  return c;
}

} // namespace detail

/// Draws anything but data: plot area, grid, axis, title, legend. May be part of several charts.
class Attachment : public Object<Attachment,
                                 keisen_attachment,
                                 keisen_attachment_retain,
                                 keisen_attachment_release,
                                 keisen_attachment_equal> {
public:
  using Object::Object;

  /// Changes the text of a title or a text annotation, the title of an axis or a legend, or the
  /// label of a rule or a span; "" for none.
  void set_text(const std::string &text) {
    check(keisen_attachment_set_text(handle(), detail::c_string_or_null(text)));
  }

  /// Returns the text that set_text() changes.
  std::string text() const {
    return detail::text([this](std::size_t capacity, char *buffer, std::size_t *length) {
      return keisen_attachment_get_text(handle(), capacity, buffer, length);
    });
  }
};

/// What fills the plot rectangle and gives it its shape.
class PlotArea : public Attachment {
public:
  explicit PlotArea(const PlotAreaOptions &options = PlotAreaOptions())
      : Attachment(create(options)) {}

  /// Takes an attachment for a plot area; where it is none, the function below throws
  /// Status::invalid_argument.
  explicit PlotArea(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options.
  void set_options(const PlotAreaOptions &options) {
    keisen_plot_area_options c = detail::c_options(options);
    check(keisen_attachment_set_plot_area_options(handle(), &c));
  }

private:
  static Attachment create(const PlotAreaOptions &options) {
    keisen_plot_area_options c = detail::c_options(options);
    return adopt(detail::make<keisen_attachment>(keisen_attachment_create_plot_area, &c));
  }
};

/// Lines across the plot at the ticks of a space's projections.
class Grid : public Attachment {
public:
  explicit Grid(const Space &space, const GridOptions &options = GridOptions())
      : Attachment(create(space, options)) {}

  /// Takes an attachment for the grid that it is.
  explicit Grid(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options.
  void set_options(const GridOptions &options) {
    keisen_grid_options c = detail::c_options(options);
    check(keisen_attachment_set_grid_options(handle(), &c));
  }

private:
  static Attachment create(const Space &space, const GridOptions &options) {
    keisen_grid_options c = detail::c_options(options);
    return adopt(
        detail::make<keisen_attachment>(keisen_attachment_create_grid, space.handle(), &c));
  }
};

/// A line along a side of the plot, or across it, with ticks, labels and a title.
class Axis : public Attachment {
public:
  Axis(const Space &space, Side side, const AxisOptions &options = AxisOptions())
      : Attachment(create(space, side, options)) {}

  /// Takes an attachment for the axis that it is.
  explicit Axis(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options, the title included; ticks, formatter and hook stay.
  void set_options(const AxisOptions &options) {
    keisen_tick_format_options format;
    keisen_axis_options c = detail::c_options(options, format);
    check(keisen_attachment_set_axis_options(handle(), &c));
  }

  /// Puts ticks at values in the units shown; labels are as many, or none for what the format
  /// gives.
  void set_ticks(const std::vector<Value> &values, const std::vector<std::string> &labels = {}) {
    if (!labels.empty() && labels.size() != values.size())
      throw Error(Status::invalid_argument, "ticks are " + std::to_string(values.size()) +
                                                ", their labels " + std::to_string(labels.size()));
    // One more, so that the address of no values is not that of the scale's own ticks.
    std::vector<keisen_value> c(values.size() + 1);
    std::vector<const char *> texts;
    for (std::size_t i = 0; i < values.size(); ++i)
      c[i] = detail::c_value(values[i]);
    for (const std::string &label : labels)
      texts.push_back(detail::c_string(label));
    check(keisen_attachment_set_ticks(handle(), values.size(), c.data(),
                                      labels.empty() ? nullptr : texts.data()));
  }

  /// Lets the scale choose ticks again.
  void remove_ticks() { check(keisen_attachment_set_ticks(handle(), 0, nullptr, nullptr)); }

  /// Sets what writes the labels: a function that hangs on the tick alone, on any thread; nothing
  /// takes it away. What it throws ends a frame, nested in an Error of Status::callback; so does a
  /// text of 4,096 bytes.
  void set_formatter(std::function<std::string(const Tick &)> formatter) {
    set(keisen_attachment_set_tick_formatter, detail::format_tick, std::move(formatter));
  }

  /// Sets what changes labels before they are drawn, on any thread; nothing takes it away. What it
  /// throws ends a frame, nested in an Error of Status::callback.
  void set_label_hook(std::function<void(Label &)> hook) {
    set(keisen_attachment_set_label_hook, detail::change_label, std::move(hook));
  }

private:
  static Attachment create(const Space &space, Side side, const AxisOptions &options) {
    keisen_tick_format_options format;
    keisen_axis_options c = detail::c_options(options, format);
    return adopt(detail::make<keisen_attachment>(keisen_attachment_create_axis, space.handle(),
                                                 static_cast<keisen_side>(side), &c));
  }

  template <typename Setter, typename Callback, typename Function>
  void set(Setter setter, Callback callback, Function function) {
    if (!function) {
      check(setter(handle(), nullptr, nullptr, nullptr));
      return;
    }
    auto context = std::make_unique<Function>(std::move(function));
    check(setter(handle(), callback, detail::destroy<Function>, context.get()));
    context.release();
  }
};

/// A title or subtitle above the plot, or a caption below it.
class Title : public Attachment {
public:
  explicit Title(const std::string &text, const TitleOptions &options = TitleOptions())
      : Title(text, TitleRole::title, options) {}

  Title(const std::string &text, TitleRole role, const TitleOptions &options = TitleOptions())
      : Attachment(create(text, role, options)) {}

  /// Takes an attachment for a title; where it is none, the function below throws
  /// Status::invalid_argument.
  explicit Title(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options; role and text stay.
  void set_options(const TitleOptions &options) {
    keisen_title_options c = detail::c_options(options);
    check(keisen_attachment_set_title_options(handle(), &c));
  }

private:
  static Attachment create(const std::string &text, TitleRole role, const TitleOptions &options) {
    keisen_title_options c = detail::c_options(options);
    return adopt(detail::make<keisen_attachment>(keisen_attachment_create_title,
                                                 detail::c_string(text),
                                                 static_cast<keisen_title_role>(role), &c));
  }
};

/// The names of a chart's series, each beside a sample of how it is drawn.
class Legend : public Attachment {
public:
  explicit Legend(const LegendOptions &options = LegendOptions()) : Attachment(create(options)) {}

  /// Takes an attachment for a legend; where it is none, the function below throws
  /// Status::invalid_argument.
  explicit Legend(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options, the title included.
  void set_options(const LegendOptions &options) {
    keisen_legend_options c = detail::c_options(options);
    check(keisen_attachment_set_legend_options(handle(), &c));
  }

private:
  static Attachment create(const LegendOptions &options) {
    keisen_legend_options c = detail::c_options(options);
    return adopt(detail::make<keisen_attachment>(keisen_attachment_create_legend, &c));
  }
};

// ---- Annotations --------------------------------------------------------------------------------

/// One of the two dimensions of a space.
enum class Dimension : int {
  /// Horizontal.
  x = KEISEN_DIMENSION_X,
  /// Vertical.
  y = KEISEN_DIMENSION_Y,
};

/// What a coordinate of a position counts.
enum class Coordinates : int {
  /// Values where there is a space, else points of the picture.
  automatic = KEISEN_COORDINATES_AUTOMATIC,
  /// Values of the space.
  data = KEISEN_COORDINATES_DATA,
  /// Fractions of the plot, from its left or top side.
  plot = KEISEN_COORDINATES_PLOT,
  /// Points, from the picture's left or top side.
  picture = KEISEN_COORDINATES_PICTURE,
};

/// How the lines of an annotation lie to each other, by the direction in which the text reads.
enum class TextAlignment : int {
  /// Leading for a text; flush with what a label is held at, or centred where that is the middle.
  automatic = KEISEN_TEXT_ALIGNMENT_AUTOMATIC,
  /// Flush left; flush right for text that reads from right to left.
  leading = KEISEN_TEXT_ALIGNMENT_LEADING,
  center = KEISEN_TEXT_ALIGNMENT_CENTER,
  /// Flush right; flush left for text that reads from right to left.
  trailing = KEISEN_TEXT_ALIGNMENT_TRAILING,
};

/// How the text of an annotation looks, and the box around it.
struct NoteOptions {
  /// Size in points; 0 draws nothing.
  double size = 12;
  /// Whether strokes are heavy.
  bool bold = false;
  /// Whether letters slant.
  bool italic = false;
  /// Whether `$...$` is math markup.
  bool markup = false;
  /// How lines lie to each other.
  TextAlignment alignment = TextAlignment::automatic;
  /// The widest that a line may be in points, or 0 for the room there is.
  double wrap_width = 0;
  /// Turn counter-clockwise as seen on screen, in degrees.
  double angle = 0;
  /// Colour of the text; nothing takes one that is easy to read.
  std::optional<Color> color;
  /// What fills the box, if anything.
  std::optional<Color> background;
  /// Full width of the line around the box in points, inside of it; 0 for none.
  double border_width = 0;
  /// Colour of the line around the box; nothing is the colour of the axes.
  std::optional<Color> border_color;
  /// Radius of the box's corners, in points.
  double radius = 0;
  /// Distances from the box's sides to the text; nothing is a little where the box is to be seen.
  std::optional<Insets> insets;
};

/// How a text annotation looks, and what its position counts.
struct TextOptions {
  /// How the text and its box look.
  NoteOptions note;
  /// What x counts.
  Coordinates x_coordinates = Coordinates::automatic;
  /// What y counts.
  Coordinates y_coordinates = Coordinates::automatic;
  /// The point of its box that stands at the position, in fractions from its top left corner.
  double anchor_x = 0.5;
  double anchor_y = 0.5;
  /// What is added to the position in points, x to the right and y down.
  double offset_x = 0;
  double offset_y = 0;
  /// Whether it is cut at the plot's edge; else it is drawn whole or, outside of the plot, not.
  bool clip = false;
  /// Whether it is moved into the picture where it would leave it.
  bool keep_inside = true;
};

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
  NoteOptions note;
};

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
  NoteOptions note;
};

/// Which ends of an arrow have a head.
enum class ArrowHeads : int {
  end = KEISEN_ARROW_HEADS_END,
  start = KEISEN_ARROW_HEADS_START,
  both = KEISEN_ARROW_HEADS_BOTH,
  none = KEISEN_ARROW_HEADS_NONE,
};

/// How an arrow looks, and what its positions count.
struct ArrowOptions {
  /// Full width of the line in points; 0 draws heads only.
  double width = 1.25;
  /// Colour; nothing is the colour of labels.
  std::optional<Color> color;
  /// Which ends have a head.
  ArrowHeads heads = ArrowHeads::end;
  /// Length of a head in points; heads of a shorter arrow shrink.
  double head_length = 8;
  /// Full width of a head, in points.
  double head_width = 7;
  /// Free room between the start and the arrow, in points.
  double start_gap = 0;
  /// Free room between the arrow and the end, in points.
  double end_gap = 0;
  /// What the start counts.
  Coordinates start_x_coordinates = Coordinates::automatic;
  Coordinates start_y_coordinates = Coordinates::automatic;
  /// What the end counts.
  Coordinates end_x_coordinates = Coordinates::automatic;
  Coordinates end_y_coordinates = Coordinates::automatic;
  /// What is added to the start in points, x to the right and y down.
  double start_offset_x = 0;
  double start_offset_y = 0;
  /// What is added to the end.
  double end_offset_x = 0;
  double end_offset_y = 0;
  /// Whether it is cut at the plot's edge; else it is drawn whole or, outside of the plot, not.
  bool clip = false;
};

namespace detail {

inline keisen_note_options c_options(const NoteOptions &options) noexcept {
  keisen_note_options c = KEISEN_NOTE_OPTIONS_INIT;
  c.alignment = static_cast<keisen_text_alignment>(options.alignment);
  c.bold = options.bold;
  c.italic = options.italic;
  c.markup = options.markup;
  c.size = options.size;
  c.angle = options.angle;
  c.wrap_width = options.wrap_width;
  c.color = c_color(options.color);
  c.background = c_color(options.background);
  c.border_width = options.border_width;
  c.border_color = c_color(options.border_color);
  c.radius = options.radius;
  if (options.insets)
    c.insets = {options.insets->top, options.insets->left, options.insets->bottom,
                options.insets->right};
  return c;
}

/// Returns the options for C, which point to the note.
inline keisen_text_options c_options(const TextOptions &options,
                                     const keisen_note_options &note) noexcept {
  keisen_text_options c = KEISEN_TEXT_OPTIONS_INIT;
  c.x_coordinates = static_cast<keisen_coordinates>(options.x_coordinates);
  c.y_coordinates = static_cast<keisen_coordinates>(options.y_coordinates);
  c.clip = options.clip;
  c.keep_inside = options.keep_inside;
  c.anchor_x = options.anchor_x;
  c.anchor_y = options.anchor_y;
  c.offset_x = options.offset_x;
  c.offset_y = options.offset_y;
  c.note = &note;
  return c;
}

/// Returns the options for C, which point into the ones given and to the note.
inline keisen_rule_options c_options(const RuleOptions &options, const keisen_note_options &note) {
  keisen_rule_options c = KEISEN_RULE_OPTIONS_INIT;
  if (options.dash.size() > std::numeric_limits<std::uint32_t>::max())
    throw Error(Status::invalid_argument,
                "dash has too many lengths: " + std::to_string(options.dash.size()));
  c.label_place = static_cast<keisen_rule_place>(options.label_place);
  c.label_side = static_cast<keisen_rule_side>(options.label_side);
  c.dash_count = static_cast<std::uint32_t>(options.dash.size());
  c.dash = options.dash.empty() ? nullptr : options.dash.data();
  c.width = options.width;
  c.color = c_color(options.color);
  c.label = c_string_or_null(options.label);
  c.note = &note;
  return c;
}

/// Returns the options for C, which point into the ones given and to the note.
inline keisen_span_options c_options(const SpanOptions &options, const keisen_note_options &note) {
  keisen_span_options c = KEISEN_SPAN_OPTIONS_INIT;
  c.label_place = static_cast<keisen_span_place>(options.label_place);
  c.color = c_color(options.color);
  c.border_width = options.border_width;
  c.border_color = c_color(options.border_color);
  c.label = c_string_or_null(options.label);
  c.note = &note;
  return c;
}

inline keisen_arrow_options c_options(const ArrowOptions &options) noexcept {
  keisen_arrow_options c = KEISEN_ARROW_OPTIONS_INIT;
  c.heads = static_cast<keisen_arrow_heads>(options.heads);
  c.start_x_coordinates = static_cast<keisen_coordinates>(options.start_x_coordinates);
  c.start_y_coordinates = static_cast<keisen_coordinates>(options.start_y_coordinates);
  c.end_x_coordinates = static_cast<keisen_coordinates>(options.end_x_coordinates);
  c.end_y_coordinates = static_cast<keisen_coordinates>(options.end_y_coordinates);
  c.clip = options.clip;
  c.start_offset_x = options.start_offset_x;
  c.start_offset_y = options.start_offset_y;
  c.end_offset_x = options.end_offset_x;
  c.end_offset_y = options.end_offset_y;
  c.width = options.width;
  c.color = c_color(options.color);
  c.head_length = options.head_length;
  c.head_width = options.head_width;
  c.start_gap = options.start_gap;
  c.end_gap = options.end_gap;
  return c;
}

} // namespace detail

/// A text at a place of the plot or of the picture. It adds nothing to ranges.
class Text : public Attachment {
public:
  /// Makes a text at values of a space, or what else its coordinates count.
  Text(const Space &space,
       const Value &x,
       const Value &y,
       const std::string &text,
       const TextOptions &options = TextOptions())
      : Attachment(create(space.handle(), x, y, text, options)) {}

  /// Makes a text at a point of the picture, or what else but values its coordinates count.
  Text(const Value &x,
       const Value &y,
       const std::string &text,
       const TextOptions &options = TextOptions())
      : Attachment(create(nullptr, x, y, text, options)) {}

  /// Takes an attachment for a text; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit Text(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options; the numbers of its position stay, whatever they count.
  void set_options(const TextOptions &options) {
    keisen_note_options note = detail::c_options(options.note);
    keisen_text_options c = detail::c_options(options, note);
    check(keisen_attachment_set_text_options(handle(), &c));
  }

  /// Moves it; what its position counts stays.
  void set_position(const Value &x, const Value &y) {
    check(keisen_attachment_set_text_position(handle(), detail::c_value(x), detail::c_value(y)));
  }

private:
  static Attachment create(keisen_space *space,
                           const Value &x,
                           const Value &y,
                           const std::string &text,
                           const TextOptions &options) {
    keisen_note_options note = detail::c_options(options.note);
    keisen_text_options c = detail::c_options(options, note);
    return adopt(detail::make<keisen_attachment>(keisen_attachment_create_text, space,
                                                 detail::c_value(x), detail::c_value(y),
                                                 detail::c_string(text), &c));
  }
};

/// A straight line across the plot at a value, with a label beside it. It adds nothing to ranges.
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
    keisen_note_options note = detail::c_options(options.note);
    keisen_rule_options c = detail::c_options(options, note);
    check(keisen_attachment_set_rule_options(handle(), &c));
  }

  /// Moves it.
  void set_value(const Value &value) {
    check(keisen_attachment_set_rule_value(handle(), detail::c_value(value)));
  }

private:
  static Attachment
  create(const Space &space, Dimension dimension, const Value &value, const RuleOptions &options) {
    keisen_note_options note = detail::c_options(options.note);
    keisen_rule_options c = detail::c_options(options, note);
    return adopt(detail::make<keisen_attachment>(keisen_attachment_create_rule, space.handle(),
                                                 static_cast<keisen_dimension>(dimension),
                                                 detail::c_value(value), &c));
  }
};

/// A filled band across the plot between two values, with a label in it. It adds nothing to ranges.
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
    keisen_note_options note = detail::c_options(options.note);
    keisen_span_options c = detail::c_options(options, note);
    check(keisen_attachment_set_span_options(handle(), &c));
  }

  /// Moves both ends; nothing is an open end.
  void set_values(const std::optional<Value> &start, const std::optional<Value> &end) {
    const End from(start);
    const End to(end);
    check(keisen_attachment_set_span_values(handle(), from.pointer(), to.pointer()));
  }

private:
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
    keisen_note_options note = detail::c_options(options.note);
    keisen_span_options c = detail::c_options(options, note);
    const End from(start);
    const End to(end);
    return adopt(detail::make<keisen_attachment>(keisen_attachment_create_span, space.handle(),
                                                 static_cast<keisen_dimension>(dimension),
                                                 from.pointer(), to.pointer(), &c));
  }
};

/// A straight line from one position to another with heads at its ends. It adds nothing to ranges.
class Arrow : public Attachment {
public:
  /// Makes an arrow between values of a space, or what else its coordinates count.
  Arrow(const Space &space,
        const Value &start_x,
        const Value &start_y,
        const Value &end_x,
        const Value &end_y,
        const ArrowOptions &options = ArrowOptions())
      : Attachment(create(space.handle(), start_x, start_y, end_x, end_y, options)) {}

  /// Makes an arrow between points of the picture, or what else but values its coordinates count.
  Arrow(const Value &start_x,
        const Value &start_y,
        const Value &end_x,
        const Value &end_y,
        const ArrowOptions &options = ArrowOptions())
      : Attachment(create(nullptr, start_x, start_y, end_x, end_y, options)) {}

  /// Takes an attachment for an arrow; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit Arrow(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Replaces all options; the numbers of its positions stay, whatever they count.
  void set_options(const ArrowOptions &options) {
    keisen_arrow_options c = detail::c_options(options);
    check(keisen_attachment_set_arrow_options(handle(), &c));
  }

  /// Moves both ends; what its positions count stays.
  void set_positions(const Value &start_x,
                     const Value &start_y,
                     const Value &end_x,
                     const Value &end_y) {
    check(keisen_attachment_set_arrow_positions(handle(), detail::c_value(start_x),
                                                detail::c_value(start_y), detail::c_value(end_x),
                                                detail::c_value(end_y)));
  }

private:
  static Attachment create(keisen_space *space,
                           const Value &start_x,
                           const Value &start_y,
                           const Value &end_x,
                           const Value &end_y,
                           const ArrowOptions &options) {
    keisen_arrow_options c = detail::c_options(options);
    return adopt(detail::make<keisen_attachment>(
        keisen_attachment_create_arrow, space, detail::c_value(start_x), detail::c_value(start_y),
        detail::c_value(end_x), detail::c_value(end_y), &c));
  }
};

// ---- Renderers and devices ----------------------------------------------------------------------

/// What draws.
enum class RendererKind : int {
  automatic = KEISEN_RENDERER_AUTO,
  cpu = KEISEN_RENDERER_CPU,
  vulkan = KEISEN_RENDERER_VULKAN,
};

/// What a Vulkan device is.
enum class DeviceKind : int {
  any = KEISEN_DEVICE_ANY,
  discrete = KEISEN_DEVICE_DISCRETE,
  integrated = KEISEN_DEVICE_INTEGRATED,
  virtual_ = KEISEN_DEVICE_VIRTUAL,
  cpu = KEISEN_DEVICE_CPU,
  other = KEISEN_DEVICE_OTHER,
};

/// Which renderer to make. At most one of the three device options may be given.
struct RendererOptions {
  /// What draws.
  RendererKind kind = RendererKind::automatic;
  /// Kind of device wanted.
  DeviceKind device_kind = DeviceKind::any;
  /// Index of the device wanted, as devices() counts; -1 for any.
  std::int32_t device_index = -1;
  /// Part of the name of the device wanted, or "" for any.
  std::string device_name;
  /// Whether the Vulkan validation layer checks every call: slow, for tests.
  bool validation = false;
};

/// Turns a chart's drawing into pixels. Charts share one, from any threads.
class Renderer : public Object<Renderer,
                               keisen_renderer,
                               keisen_renderer_retain,
                               keisen_renderer_release,
                               keisen_renderer_equal> {
public:
  using Object::Object;

  /// Makes a renderer; by default Vulkan on a real GPU where there is one, else the CPU.
  explicit Renderer(const RendererOptions &options = RendererOptions()) : Object(create(options)) {}

  /// Makes the renderer that needs no driver and gives the same pixels on every machine.
  static Renderer cpu() {
    RendererOptions options;
    options.kind = RendererKind::cpu;
    return Renderer(options);
  }

  /// Makes a Vulkan renderer on the best device.
  static Renderer vulkan() {
    RendererOptions options;
    options.kind = RendererKind::vulkan;
    return Renderer(options);
  }

  /// Returns the name of what draws, such as "CPU" or "Vulkan, llvmpipe".
  std::string name() const {
    const char *name = nullptr;
    check(keisen_renderer_get_name(handle(), &name));
    return name;
  }

private:
  static keisen_renderer *create(const RendererOptions &options) {
    keisen_renderer_options c = KEISEN_RENDERER_OPTIONS_INIT;
    c.kind = static_cast<keisen_renderer_kind>(options.kind);
    c.device_kind = static_cast<keisen_device_kind>(options.device_kind);
    c.device_index = options.device_index;
    c.device_name = detail::c_string_or_null(options.device_name);
    c.validation = options.validation;
    return detail::make<keisen_renderer>(keisen_renderer_create, &c);
  }
};

/// What is known about a Vulkan device.
struct DeviceInfo {
  /// What it is.
  DeviceKind kind = DeviceKind::other;
  /// Greatest width and height of a picture, in pixels.
  std::uint32_t max_image_size = 0;
  /// Version of Vulkan, as VK_MAKE_API_VERSION packs it.
  std::uint32_t api_version = 0;
  /// Its name.
  std::string name;
  /// Its driver's name and version.
  std::string driver;
};

/// Lists the Vulkan devices that a renderer can use, at least one.
///
/// Throws Status::no_device, with a message that says what to install, when there is none.
inline std::vector<DeviceInfo> devices() {
  std::uint32_t count = 0;
  check(keisen_device_get_count(&count));
  std::vector<DeviceInfo> devices;
  for (std::uint32_t index = 0; index < count; ++index) {
    keisen_device_info info{};
    info.struct_size = sizeof info;
    check(keisen_device_get_info(index, &info));
    devices.push_back({static_cast<DeviceKind>(info.kind), info.max_image_size, info.api_version,
                       info.name, info.driver});
  }
  return devices;
}

// ---- Images and bytes ---------------------------------------------------------------------------

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

/// A picture in memory: RGBA8, sRGB, straight alpha, rows top to bottom. Immutable.
class Image : public Object<Image,
                            keisen_image,
                            keisen_image_retain,
                            keisen_image_release,
                            keisen_image_equal> {
public:
  using Object::Object;

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

  /// Encodes the picture as a PNG file in memory.
  Bytes png() const {
    return Bytes::adopt(detail::make<keisen_bytes>(keisen_image_encode_png, handle()));
  }

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

// ---- Charts -------------------------------------------------------------------------------------

/// A set of colours that a theme begins with.
enum class Theme : int {
  light = KEISEN_THEME_LIGHT,
  dark = KEISEN_THEME_DARK,
  print = KEISEN_THEME_PRINT,
};

/// The colours and the font that a chart's parts take where they are given none.
struct ThemeOptions {
  /// What the theme begins with.
  Theme base = Theme::light;
  /// The picture before anything is drawn; nothing takes the base's, here and in the rest.
  std::optional<Color> background;
  /// Fill of the plot area.
  std::optional<Color> plot_area;
  /// Lines of grids.
  std::optional<Color> grid;
  /// Lines and ticks of axes, borders of plot areas.
  std::optional<Color> axis;
  /// Labels of ticks, names in legends, subtitles, captions.
  std::optional<Color> label;
  /// Titles of charts, axes and legends.
  std::optional<Color> title;
  /// A family that fontconfig knows, or the path of a font file; nothing takes the base's.
  std::optional<std::string> font;
  /// Colours of series, in turn, at least one; nothing takes the base's.
  std::optional<std::vector<Color>> cycle;
};

/// How to render a frame.
struct RenderOptions {
  /// Device pixels per point, positive and finite.
  double pixel_ratio = 1;
  /// Time of the frame in seconds, finite.
  double time = 0;
};

/// How a series was drawn.
enum class Tier : int {
  direct = KEISEN_TIER_DIRECT,
};

/// What a frame did.
struct FrameRecord {
  /// Number of series drawn.
  std::uint32_t series_count = 0;
  /// Number of the frame in this chart, from 1.
  std::uint64_t frame = 0;
  /// Characters for which no font had a glyph; each is a box in the picture.
  std::uint64_t missing_glyphs = 0;
  /// Time that the frame was asked for, in seconds.
  double time = 0;
  /// The plot rectangle, in points.
  Rect plot;
  /// Milliseconds from the call to the display list.
  double encode_milliseconds = 0;
  /// Milliseconds from the display list to the pixels.
  double render_milliseconds = 0;
  /// Titles, subtitles, captions, titles of axes, and legends that had no room; they are not in the
  /// picture.
  std::uint64_t omitted_parts = 0;
};

/// What a frame did with one series.
struct SeriesRecord {
  /// How it was drawn.
  Tier tier = Tier::direct;
  /// Rows read.
  std::uint64_t rows = 0;
  /// Rows that are gaps: NaN, missing, or not finite.
  std::uint64_t gaps = 0;
  /// Greatest error of any position, in pixels; 0 when exact.
  double bound_pixels = 0;
  /// Greatest error of any channel value, of 255; 0 when exact.
  double bound_channel = 0;
  /// Milliseconds spent on it before the renderer.
  double milliseconds = 0;
  /// Rows whose values the scale has no place for; not counted among the gaps.
  std::uint64_t dropped = 0;
};

/// What a text in a picture is for.
enum class LabelRole : int {
  tick = KEISEN_LABEL_TICK,
  axis_title = KEISEN_LABEL_AXIS_TITLE,
  title = KEISEN_LABEL_TITLE,
  subtitle = KEISEN_LABEL_SUBTITLE,
  caption = KEISEN_LABEL_CAPTION,
  legend = KEISEN_LABEL_LEGEND,
  annotation = KEISEN_LABEL_ANNOTATION,
};

/// One text of a picture and its box.
struct LabelRecord {
  /// What it is for.
  LabelRole role = LabelRole::tick;
  /// What it says.
  std::string text;
  /// What a tick's text stands in, the date of an hour; "" for others.
  std::string context;
  /// Middle of the box, in points.
  double center_x = 0;
  double center_y = 0;
  /// Width of the box before the turn, in points.
  double width = 0;
  /// Height of the box before the turn, in points.
  double height = 0;
  /// Turn about the middle counter-clockwise as seen on screen, in degrees.
  double angle = 0;
};

/// Which of a chart's two lists of attachments.
enum class Layer : int {
  below = KEISEN_LAYER_BELOW,
  above = KEISEN_LAYER_ABOVE,
};

/// The container: padding, attachments below, series, attachments above, drawn in this order.
///
/// Functions that draw take a renderer, or use this process's default one, which the environment's
/// KEISEN_RENDERER may name.
class Chart : public Object<Chart,
                            keisen_chart,
                            keisen_chart_retain,
                            keisen_chart_release,
                            keisen_chart_equal> {
public:
  using Object::Object;

  /// Makes a chart that is ready for data, with plot area, grid and two axes; sizes in points.
  Chart(double width, double height)
      : Object(detail::make<keisen_chart>(keisen_chart_create, width, height)) {}

  /// Makes a chart without any attachment.
  static Chart bare(double width, double height) {
    return adopt(detail::make<keisen_chart>(keisen_chart_create_bare, width, height));
  }

  /// Changes the size of the picture, in points.
  void set_size(double width, double height) {
    check(keisen_chart_set_size(handle(), width, height));
  }

  /// Returns the size of the picture, in points.
  Size size() const {
    Size size;
    check(keisen_chart_get_size(handle(), &size.width, &size.height));
    return size;
  }

  /// Changes the colours and the font that parts take where they are given none.
  void set_theme(const ThemeOptions &options) {
    keisen_theme_options c = KEISEN_THEME_OPTIONS_INIT;
    c.base = static_cast<keisen_theme>(options.base);
    c.background = detail::c_color(options.background);
    c.plot_area = detail::c_color(options.plot_area);
    c.grid = detail::c_color(options.grid);
    c.axis = detail::c_color(options.axis);
    c.label = detail::c_color(options.label);
    c.title = detail::c_color(options.title);
    if (options.font)
      c.font = detail::c_string(*options.font);
    std::vector<keisen_color> cycle;
    if (options.cycle) {
      for (const Color &color : *options.cycle)
        cycle.push_back(detail::c_color(color));
      if (cycle.empty())
        throw Error(Status::invalid_argument, "cycle must have at least one colour, got none");
      if (cycle.size() > std::numeric_limits<std::uint32_t>::max())
        throw Error(Status::invalid_argument,
                    "cycle has too many colours: " + std::to_string(cycle.size()));
      c.cycle = cycle.data();
      c.cycle_count = static_cast<std::uint32_t>(cycle.size());
    }
    check(keisen_chart_set_theme(handle(), &c));
  }
  void set_theme(Theme base) {
    ThemeOptions options;
    options.base = base;
    set_theme(options);
  }

  /// Sets the colour of the picture before anything is drawn; alpha 0 gives a transparent one,
  /// nothing takes the theme's.
  void set_background(const std::optional<Color> &color) {
    check(keisen_chart_set_background(handle(), detail::c_color(color)));
  }

  /// Sets the title above the plot; "" for none.
  void set_title(const std::string &text) {
    check(keisen_chart_set_title(handle(), detail::c_string(text)));
  }

  /// Sets the subtitle, between title and plot; "" for none.
  void set_subtitle(const std::string &text) {
    check(keisen_chart_set_subtitle(handle(), detail::c_string(text)));
  }

  /// Sets the caption, below plot and axes; "" for none.
  void set_caption(const std::string &text) {
    check(keisen_chart_set_caption(handle(), detail::c_string(text)));
  }

  /// Sets what the picture shows in words; "" for kind, title and ranges.
  void set_alt(const std::string &text) {
    check(keisen_chart_set_alt(handle(), detail::c_string(text)));
  }

  /// Reads what the picture shows in words: the text that was set, else kind, title and ranges.
  std::string alt() const {
    return detail::text([this](std::size_t capacity, char *buffer, std::size_t *length) {
      return keisen_chart_get_alt(handle(), capacity, buffer, length);
    });
  }

  /// Sets the title of the horizontal axis; "" for none.
  void set_x_title(const std::string &text) {
    check(keisen_chart_set_x_title(handle(), detail::c_string(text)));
  }

  /// Sets the title of the vertical axis; "" for none.
  void set_y_title(const std::string &text) {
    check(keisen_chart_set_y_title(handle(), detail::c_string(text)));
  }

  /// Sets the distances from the picture's sides to the plot rectangle by hand.
  void set_padding(const Insets &padding) {
    check(keisen_chart_set_padding(handle(),
                                   {padding.top, padding.left, padding.bottom, padding.right}));
  }

  /// Lets every frame choose the padding from the sizes of labels and titles: the default.
  void set_padding_automatic() { check(keisen_chart_set_padding_automatic(handle())); }

  /// Returns the space that the chart was made with.
  Space space() const {
    return Space::adopt(detail::make<keisen_space>(keisen_chart_get_space, handle()));
  }

  /// Makes a line in the chart's own space and adds it. The columns are equally long.
  LineSeries
  add_line(const Column &x, const Column &y, const LineOptions &options = LineOptions()) {
    return add_line(x.handle(), y, options);
  }

  /// Makes a line over row numbers from 0 in the chart's own space and adds it.
  LineSeries add_line(const Column &y, const LineOptions &options = LineOptions()) {
    return add_line(nullptr, y, options);
  }

  /// Adds a series on top of the others.
  void add_series(const Series &series) {
    check(keisen_chart_add_series(handle(), series.handle()));
  }

  /// Removes a series; one that is not there changes nothing.
  void remove_series(const Series &series) {
    check(keisen_chart_remove_series(handle(), series.handle()));
  }

  /// Returns the number of series.
  std::size_t series_count() const {
    std::size_t count = 0;
    check(keisen_chart_get_series_count(handle(), &count));
    return count;
  }

  /// Returns the series at a place, from 0 at the bottom.
  Series series(std::size_t index) const {
    return Series::adopt(detail::make<keisen_series>(keisen_chart_get_series, handle(), index));
  }

  /// Inserts an attachment at a place of a layer, from 0 at the bottom.
  void insert_attachment(const Attachment &attachment, Layer layer, std::size_t index) {
    check(keisen_chart_insert_attachment(handle(), attachment.handle(),
                                         static_cast<keisen_layer>(layer), index));
  }

  /// Adds an attachment on top of a layer.
  void add_attachment(const Attachment &attachment, Layer layer) {
    check(keisen_chart_add_attachment(handle(), attachment.handle(),
                                      static_cast<keisen_layer>(layer)));
  }

  /// Removes an attachment from whichever layer it is in; one that is not there changes nothing.
  void remove_attachment(const Attachment &attachment) {
    check(keisen_chart_remove_attachment(handle(), attachment.handle()));
  }

  /// Returns the number of attachments in a layer.
  std::size_t attachment_count(Layer layer) const {
    std::size_t count = 0;
    check(keisen_chart_get_attachment_count(handle(), static_cast<keisen_layer>(layer), &count));
    return count;
  }

  /// Returns the attachment at a place of a layer, from 0 at the bottom.
  Attachment attachment(Layer layer, std::size_t index) const {
    return Attachment::adopt(detail::make<keisen_attachment>(
        keisen_chart_get_attachment, handle(), static_cast<keisen_layer>(layer), index));
  }

  /// Fits every projection under the chart's series, once.
  void fit() { check(keisen_chart_fit(handle())); }

  /// Returns the size of the picture in pixels: each side times the pixel ratio, rounded.
  PixelSize pixel_size(const RenderOptions &options = RenderOptions()) const {
    keisen_render_options c = c_options(options);
    PixelSize size;
    check(keisen_chart_get_pixel_size(handle(), &c, &size.width, &size.height));
    return size;
  }

  /// Draws the chart into a picture of its own.
  Image render(const Renderer &renderer, const RenderOptions &options = RenderOptions()) const {
    return render(renderer.handle(), options);
  }
  Image render(const RenderOptions &options = RenderOptions()) const {
    return render(nullptr, options);
  }

  /// Draws the chart into the caller's `size` bytes, rows `bytes_per_row` apart.
  ///
  /// All pixels are overwritten, the bytes between rows are not. When it throws, their content is
  /// undefined.
  void render_into(void *pixels,
                   std::size_t bytes_per_row,
                   std::size_t size,
                   const Renderer &renderer,
                   const RenderOptions &options = RenderOptions()) const {
    render_into(pixels, bytes_per_row, size, renderer.handle(), options);
  }
  void render_into(void *pixels,
                   std::size_t bytes_per_row,
                   std::size_t size,
                   const RenderOptions &options = RenderOptions()) const {
    render_into(pixels, bytes_per_row, size, nullptr, options);
  }

  /// Draws the chart and encodes it as a PNG file in memory, with its resolution.
  Bytes render_png(const Renderer &renderer, const RenderOptions &options = RenderOptions()) const {
    return render_png(renderer.handle(), options);
  }
  Bytes render_png(const RenderOptions &options = RenderOptions()) const {
    return render_png(nullptr, options);
  }

  /// Draws the chart and writes it to a file, whose format its name tells: `.png`.
  ///
  /// When it throws, the old file stays, or none.
  void save(const std::string &path,
            const Renderer &renderer,
            const RenderOptions &options = RenderOptions()) const {
    save(path, renderer.handle(), options);
  }
  void save(const std::string &path, const RenderOptions &options = RenderOptions()) const {
    save(path, nullptr, options);
  }

  /// Returns what the last frame did.
  FrameRecord frame_record() const {
    keisen_frame_record c{};
    c.struct_size = sizeof c;
    check(keisen_chart_get_frame_record(handle(), &c));
    return {c.series_count,
            c.frame,
            c.missing_glyphs,
            c.time,
            {c.plot.x, c.plot.y, c.plot.width, c.plot.height},
            c.encode_milliseconds,
            c.render_milliseconds,
            c.omitted_parts};
  }

  /// Returns what the last frame did with the series at a place of that frame.
  SeriesRecord series_record(std::size_t index) const {
    keisen_series_record c{};
    c.struct_size = sizeof c;
    check(keisen_chart_get_series_record(handle(), index, &c));
    return {static_cast<Tier>(c.tier), c.rows,         c.gaps,   c.bound_pixels,
            c.bound_channel,           c.milliseconds, c.dropped};
  }

  /// Returns all texts of the last frame, in the order of drawing.
  std::vector<LabelRecord> labels() const {
    std::size_t count = 0;
    check(keisen_chart_get_label_count(handle(), &count));
    std::vector<LabelRecord> records;
    for (std::size_t i = 0; i < count; ++i) {
      keisen_label_record c{};
      c.struct_size = sizeof c;
      check(keisen_chart_get_label_record(handle(), i, &c));
      records.push_back({static_cast<LabelRole>(c.role), label_text(keisen_chart_get_label_text, i),
                         label_text(keisen_chart_get_label_context, i), c.center_x, c.center_y,
                         c.width, c.height, c.angle});
    }
    return records;
  }

private:
  /// Reads a text of the last frame.
  template <typename Get> std::string label_text(Get get, std::size_t index) const {
    return detail::text([&](std::size_t capacity, char *buffer, std::size_t *length) {
      return get(handle(), index, capacity, buffer, length);
    });
  }

  static keisen_render_options c_options(const RenderOptions &options) noexcept {
    keisen_render_options c = KEISEN_RENDER_OPTIONS_INIT;
    c.pixel_ratio = options.pixel_ratio;
    c.time = options.time;
    return c;
  }

  LineSeries add_line(keisen_column *x, const Column &y, const LineOptions &options) {
    keisen_line_options c = detail::c_options(options);
    return LineSeries::adopt(
        detail::make<keisen_series>(keisen_chart_add_line, handle(), x, y.handle(), &c));
  }

  Image render(keisen_renderer *renderer, const RenderOptions &options) const {
    keisen_render_options c = c_options(options);
    return Image::adopt(detail::make<keisen_image>(keisen_chart_render, handle(), renderer, &c));
  }

  void render_into(void *pixels,
                   std::size_t bytes_per_row,
                   std::size_t size,
                   keisen_renderer *renderer,
                   const RenderOptions &options) const {
    keisen_render_options c = c_options(options);
    check(keisen_chart_render_into(handle(), renderer, &c, pixels, bytes_per_row, size));
  }

  Bytes render_png(keisen_renderer *renderer, const RenderOptions &options) const {
    keisen_render_options c = c_options(options);
    return Bytes::adopt(
        detail::make<keisen_bytes>(keisen_chart_render_png, handle(), renderer, &c));
  }

  void
  save(const std::string &path, keisen_renderer *renderer, const RenderOptions &options) const {
    keisen_render_options c = c_options(options);
    check(keisen_chart_write_file(handle(), renderer, &c, detail::c_string(path)));
  }
};

} // namespace keisen

#endif
