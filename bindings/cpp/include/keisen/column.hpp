// SPDX-License-Identifier: MIT
//
// Columns.
#pragma once

#include <keisen/bytes.hpp>
#include <keisen/detail/callbacks.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/object.hpp>
#include <keisen/row_source.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <memory>
#include <optional>
#include <ratio>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace keisen {

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
      // There is no one to tell: the caller is whatever thread let go last.
      detail::unheard([&] {
        const std::unique_ptr<Release> owned(static_cast<Release *>(pointer));
        (*owned)();
      });
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

  /// Makes an empty column that grows by append() and keeps the last `capacity` values alone.
  ///
  /// Rows keep their numbers: see first_row(). The first frame fits a range that was never set, and
  /// there it stays: to follow the ring, call Chart::fit() before a frame, or set the range.
  template <typename T = double, typename = std::enable_if_t<is_element<T>>>
  static Column ring(std::size_t capacity) {
    return ring(element_type<T>, capacity);
  }

  /// Makes a ring of a type known at run time.
  static Column ring(ElementType type, std::size_t capacity) {
    return adopt(detail::make<keisen_column>(keisen_column_create_ring,
                                             static_cast<keisen_element_type>(type), capacity));
  }

  /// Makes a column of an array of Apache Arrow's C data interface: without a copy where a column
  /// has its type and none is null.
  ///
  /// Both are taken over where it succeeds: their `release` is NULL then.
  static Column arrow(ArrowSchema *schema, ArrowArray *array) {
    return adopt(detail::make<keisen_column>(keisen_column_create_arrow, schema, array));
  }

  /// Makes a column of all arrays of a stream of Apache Arrow's C stream interface, each as
  /// arrow().
  ///
  /// The stream is taken over where it succeeds.
  static Column arrow(ArrowArrayStream *stream) {
    return adopt(detail::make<keisen_column>(keisen_column_create_arrow_stream, stream));
  }

  /// Makes a column of the numbers in a file, of any size: they are read when they are needed.
  ///
  /// The first time the whole file is read once, and a summary is kept as the options say; from
  /// then on it is opened in milliseconds. keisen_column_create_file() tells the details.
  static Column
  file(ElementType type, const std::string &path, const FileOptions &options = FileOptions()) {
    return make_file(options, [&](const keisen_file_options *c, keisen_column **column) {
      return keisen_column_create_file(static_cast<keisen_element_type>(type),
                                       detail::c_string(path), c, column);
    });
  }

  /// Makes a column of numbers of a C++ type in a file.
  template <typename T, typename = std::enable_if_t<is_element<T>>>
  static Column file(const std::string &path, const FileOptions &options = FileOptions()) {
    return file(element_type<T>, path, options);
  }

  /// Makes a column of a `.npy` file of numpy's: of an array of one dimension, or of one column of
  /// two.
  static Column npy(const std::string &path,
                    std::size_t array_column = 0,
                    const FileOptions &options = FileOptions()) {
    return make_file(options, [&](const keisen_file_options *c, keisen_column **column) {
      return keisen_column_create_npy(detail::c_string(path), array_column, c, column);
    });
  }

  /// Makes a column of rows that a source hands out when they are needed.
  static Column source(ElementType type,
                       std::size_t count,
                       std::shared_ptr<RowSource> source,
                       const RowSourceOptions &options = RowSourceOptions()) {
    if (!source)
      throw Error(Status::invalid_argument, "source is NULL");
    detail::ProgressListener listener(options.progress);
    keisen_row_source_functions functions = KEISEN_ROW_SOURCE_FUNCTIONS_INIT;
    functions.read = read_rows;
    functions.summarize = summarize_rows;
    keisen_row_source_options c = detail::c_struct<keisen_row_source_options>(options);
    if (options.summary) {
      c.summary = options.summary->data();
      c.summary_size = options.summary->size();
    }
    c.progress = listener.callback();
    c.context = listener.context();
    using Shared = std::shared_ptr<RowSource>;
    auto context = std::make_unique<Shared>(std::move(source));
    keisen_column *column = nullptr;
    listener.check(keisen_column_create_source(static_cast<keisen_element_type>(type), count,
                                               &functions, detail::destroy<Shared>, context.get(),
                                               &c, &column));
    static_cast<void>(context.release());
    return adopt(column);
  }

  /// Returns how a column that reads its rows when they are needed came to its summary.
  SummaryInfo summary_info() const {
    keisen_summary_info c{};
    c.struct_size = sizeof c;
    SummaryInfo info;
    info.failure = detail::text(keisen_column_get_summary_info, handle(), &c);
    info.origin = static_cast<SummaryOrigin>(c.origin);
    info.saved = c.saved;
    info.repairs = c.repairs;
    return info;
  }

  /// Summarises the rows, of which the first has the number `first` in a larger column:
  /// join_summaries() makes one of those of all of its runs.
  ///
  /// `rows_per_block` is 64, 256, 1024, ...
  Bytes summarize(std::size_t first = 0,
                  std::size_t rows_per_block = 64,
                  const Progress &progress = Progress()) const {
    detail::ProgressListener listener(progress);
    keisen_bytes *bytes = nullptr;
    listener.check(keisen_column_summarize(handle(), first, rows_per_block, listener.callback(),
                                           listener.context(), &bytes));
    return Bytes::adopt(bytes);
  }

  /// Appends copies of values; the column must be a growing one or a ring of just this type.
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
  ///
  /// Extents and order are found anew from these alone, when they are needed next.
  void changed(std::size_t first, std::size_t count) {
    check(keisen_column_changed(handle(), first, count));
  }

  /// Returns the number of values.
  std::size_t size() const { return detail::get<std::size_t>(keisen_column_get_count, handle()); }

  /// Returns the number of the first row: 0, or of a ring how many values it has dropped.
  std::size_t first_row() const {
    return detail::get<std::size_t>(keisen_column_get_first_row, handle());
  }

  /// Reads `count` values from row `first` on as doubles, minus `origin`; gaps are NaN.
  std::vector<double> read(std::size_t first, std::size_t count, std::int64_t origin = 0) const {
    std::vector<double> values(count);
    check(keisen_column_read(handle(), first, count, origin, values.data()));
    return values;
  }

  /// Returns the names of the categories that the values are the numbers of: those of Arrow's
  /// texts.
  std::vector<std::string> categories() const {
    return detail::texts(keisen_column_get_category_count, keisen_column_get_category, handle());
  }

  /// Returns the time zone that Arrow's timestamps were told in: an IANA name, an offset, or "".
  std::string zone() const { return detail::text(keisen_column_get_zone, handle()); }

  /// Returns the type of the values.
  ElementType type() const {
    keisen_element_type type = KEISEN_ELEMENT_F64;
    check(keisen_column_get_type(handle(), &type));
    return static_cast<ElementType>(type);
  }

private:
  template <typename Create> static Column make_file(const FileOptions &options, Create create) {
    detail::ProgressListener listener(options.progress);
    keisen_file_options c = detail::c_struct<keisen_file_options>(options);
    if (options.count) {
      if (*options.count > static_cast<std::size_t>(std::numeric_limits<std::int64_t>::max()))
        throw Error(Status::invalid_argument, "count is too large");
      c.count = static_cast<std::int64_t>(*options.count);
    }
    c.progress = listener.callback();
    c.context = listener.context();
    keisen_column *column = nullptr;
    listener.check(create(&c, &column));
    return adopt(column);
  }

  static keisen_status
  read_rows(std::size_t first, std::size_t count, void *values, void *context) noexcept {
    return detail::guarded(
        [&] { (*static_cast<std::shared_ptr<RowSource> *>(context))->read(first, count, values); });
  }

  static keisen_status summarize_rows(std::size_t rows_per_block,
                                      std::size_t first,
                                      std::size_t count,
                                      void *lows,
                                      void *highs,
                                      bool *gaps,
                                      void *context) noexcept {
    bool is_reported = false;
    const keisen_status status = detail::guarded([&] {
      is_reported = (*static_cast<std::shared_ptr<RowSource> *>(context))
                        ->summarize(rows_per_block, first, count, lows, highs, gaps);
    });
    return status != KEISEN_OK || is_reported ? status : KEISEN_ERROR_UNSUPPORTED;
  }

  template <typename T> static Column take(std::vector<T> &&values) {
    // Moving a vector keeps the address of its values.
    const T *data = values.data();
    std::size_t count = values.size();
    return borrowed(data, count, [held = std::move(values)] {});
  }
};

/// Makes one summary of those of runs of rows that follow each other, in any order: byte for byte
/// that of all of the rows.
inline Bytes join_summaries(const std::vector<Bytes> &summaries) {
  std::vector<const void *> data;
  std::vector<std::size_t> sizes;
  for (const Bytes &summary : summaries) {
    data.push_back(summary.data());
    sizes.push_back(summary.size());
  }
  keisen_bytes *bytes = nullptr;
  check(keisen_summary_join(data.data(), sizes.data(), data.size(), &bytes));
  return Bytes::adopt(bytes);
}

} // namespace keisen
