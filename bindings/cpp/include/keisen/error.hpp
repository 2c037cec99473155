// SPDX-License-Identifier: MIT
//
// Failures.
#pragma once

#include <keisen/keisen.h>

#include <exception>
#include <stdexcept>
#include <string>
#include <utility>

namespace keisen {

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
  cancelled = KEISEN_ERROR_CANCELLED,
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

/// What a function of the caller's threw on this thread, until the call that runs it ends.
inline std::exception_ptr &caught() noexcept {
  thread_local std::exception_ptr exception;
  return exception;
}

/// Throws an error, with what was caught nested in it where it is one of Status::callback.
[[noreturn]] inline void fail(const Error &error) {
  const std::exception_ptr cause = std::exchange(caught(), nullptr);
  if (error.status() != Status::callback || !cause)
    throw error;
  try {
    std::rethrow_exception(cause);
  } catch (...) {
    std::throw_with_nested(error);
  }
}

} // namespace detail

/// Throws the last failure of this thread as an Error, unless the status is KEISEN_OK.
///
/// Call it at once, on the thread that made the call. What a function of the caller's threw is
/// nested in an Error of Status::callback: `std::rethrow_if_nested` throws it again. What one threw
/// in a call that did not fail for it is forgotten.
inline void check(keisen_status status) {
  if (status != KEISEN_OK)
    detail::fail(Error(static_cast<Status>(status), keisen_last_error_message(),
                       keisen_last_error_number()));
  if (detail::caught())
    detail::caught() = nullptr;
}

} // namespace keisen
