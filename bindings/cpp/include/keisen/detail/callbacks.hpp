// SPDX-License-Identifier: MIT
//
// Functions of the caller's that C calls back.
#ifndef KEISEN_DETAIL_CALLBACKS_HPP
#define KEISEN_DETAIL_CALLBACKS_HPP

#include <keisen/error.hpp>
#include <keisen/keisen.h>

#include <exception>
#include <memory>
#include <utility>

namespace keisen {

namespace detail {

/// Ends a function that a callback works on.
template <typename Function> void destroy(void *context) noexcept {
  delete static_cast<Function *>(context);
}

/// Runs a body, and keeps what it throws for `check`.
template <typename Body> keisen_status guarded(Body body) noexcept {
  try {
    body();
    return KEISEN_OK;
  } catch (...) {
    caught() = std::current_exception();
    return KEISEN_ERROR_CALLBACK;
  }
}

/// Hands a function over to `call`, which gets its address and returns a status; C ends it then.
template <typename Function, typename Call> void hand_over(Function function, Call call) {
  auto context = std::make_unique<Function>(std::move(function));
  check(call(static_cast<void *>(context.get())));
  context.release();
}

} // namespace detail

} // namespace keisen

#endif
