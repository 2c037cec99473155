// SPDX-License-Identifier: MIT
//
// Rows that are not in memory: files, and whatever else can hand out its rows.
#pragma once

#include <keisen/bytes.hpp>
#include <keisen/detail/callbacks.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>

#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <optional>
#include <string>
#include <utility>

namespace keisen {

/// Gets how many rows are done and how many there are; where it returns false the call ends with an
/// Error of Status::cancelled, where it throws it ends with what was thrown.
using Progress = std::function<bool(std::size_t done, std::size_t count)>;

/// The order of the bytes of a value.
enum class ByteOrder {
  native = KEISEN_BYTE_ORDER_NATIVE,
  little = KEISEN_BYTE_ORDER_LITTLE,
  big = KEISEN_BYTE_ORDER_BIG
};

/// Where the summary of a file is kept: the bounds of blocks of its rows.
enum class SummaryPlace {
  /// In a file of the same name with ".keisen-summary" behind it; in memory where there can be
  /// none.
  beside_file = KEISEN_SUMMARY_BESIDE_FILE,
  /// In the file at `summary_path`.
  at_path = KEISEN_SUMMARY_AT_PATH,
  /// In memory: each process finds it anew.
  in_memory = KEISEN_SUMMARY_IN_MEMORY
};

/// Where the values of a file stand, and where their summary is kept.
struct FileOptions {
  /// The order of the bytes of a value.
  ByteOrder byte_order = ByteOrder::native;
  /// Bytes in front of the first value.
  std::size_t offset = 0;
  /// Bytes from one value to the next; 0 is the size of the type.
  std::size_t stride = 0;
  /// Number of values; none for all up to the end of the file.
  std::optional<std::size_t> count;
  /// Where the summary is kept.
  SummaryPlace summary = SummaryPlace::beside_file;
  /// Path for SummaryPlace::at_path.
  std::string summary_path;
  /// Hears how many rows were read for the summary.
  Progress progress;
};

/// Where the rows of a column are: derive, and hand out any run of them.
///
/// Both functions are called by several threads at once, the library's own among them; the same
/// rows may be asked for again. They must not ask anything of what shows the column. What one
/// throws ends the call that needs the rows, nested in an Error of Status::callback.
class RowSource {
public:
  RowSource() = default;
  RowSource(const RowSource &) = default;
  RowSource &operator=(const RowSource &) = default;
  virtual ~RowSource() = default;

  /// Writes the values of `count` rows from row `first` on, in the column's type, one after
  /// another; aligned.
  virtual void read(std::size_t first, std::size_t count, void *values) = 0;

  /// Tells the bounds of blocks, as keisen_row_summarize_function, or returns false to have the
  /// rows read.
  virtual bool summarize(std::size_t /*rows_per_block*/,
                         std::size_t /*first*/,
                         std::size_t /*count*/,
                         void * /*lows*/,
                         void * /*highs*/,
                         bool * /*gaps*/) {
    return false;
  }
};

/// What is known of the rows of a source, and how they are read.
struct RowSourceOptions {
  /// A summary of all rows, of Column::summarize() or join_summaries().
  std::optional<Bytes> summary;
  /// Path of a file that keeps the summary from one process to the next; empty keeps it in memory.
  std::string summary_path;
  /// One line that changes when the rows do; needed with `summary_path`.
  std::string identity;
  /// Rows that are read at a time.
  std::size_t rows_per_read = 262144;
  /// Bytes of rows that were read which are kept in memory.
  std::size_t cache_bytes = std::size_t{1} << 26;
  /// Hears how many rows were read for the summary.
  Progress progress;
};

/// Where the summary of a column came from.
enum class SummaryOrigin {
  /// There is none: the rows are in memory.
  none = KEISEN_SUMMARY_NONE,
  /// The caller gave one.
  given = KEISEN_SUMMARY_GIVEN,
  /// It was in its file.
  opened = KEISEN_SUMMARY_OPENED,
  /// There was none: all rows were read.
  built = KEISEN_SUMMARY_BUILT,
  /// That in its file was of other rows, or of what they were before.
  rebuilt_stale = KEISEN_SUMMARY_REBUILT_STALE,
  /// That in its file was damaged.
  rebuilt_damaged = KEISEN_SUMMARY_REBUILT_DAMAGED
};

/// How a column that reads its rows when they are needed came to its summary.
struct SummaryInfo {
  /// Where it came from.
  SummaryOrigin origin = SummaryOrigin::none;
  /// Whether it is in a file now.
  bool saved = false;
  /// How many parts of its file were damaged so far, and were found from the rows instead.
  std::size_t repairs = 0;
  /// Why it could not be saved; empty where it was, or was not to be.
  std::string failure;
};

namespace detail {

/// Hears of progress for a call, and keeps what the caller's function throws.
class ProgressListener {
public:
  explicit ProgressListener(const Progress &progress) : progress_(progress) {}

  keisen_progress_callback callback() const { return progress_ ? hear : nullptr; }
  void *context() { return this; }

  /// Checks the status of the call: what was thrown goes first.
  void check(keisen_status status) {
    if (thrown_)
      std::rethrow_exception(thrown_);
    keisen::check(status);
  }

private:
  static keisen_status hear(std::size_t done, std::size_t count, void *context) noexcept {
    auto &listener = *static_cast<ProgressListener *>(context);
    const Aside aside;
    try {
      return listener.progress_(done, count) ? KEISEN_OK : KEISEN_ERROR_CANCELLED;
    } catch (...) {
      listener.thrown_ = std::current_exception();
      return KEISEN_ERROR_CALLBACK;
    }
  }

  const Progress &progress_;
  std::exception_ptr thrown_;
};

} // namespace detail

} // namespace keisen
