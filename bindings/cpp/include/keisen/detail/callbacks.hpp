// SPDX-License-Identifier: MIT
//
// Functions of the caller's that C calls back.
#pragma once

#include <keisen/error.hpp>
#include <keisen/keisen.h>

#include <exception>
#include <memory>
#include <utility>

namespace keisen {

namespace detail {

/// Sets aside what was caught for a call that goes on, as long as code of the caller's runs within
/// it: calls of that code end before.
class Aside {
public:
  Aside() noexcept : outer_(std::exchange(caught(), nullptr)) {}
  Aside(const Aside &) = delete;
  Aside &operator=(const Aside &) = delete;
  ~Aside() { caught() = std::move(outer_); }

private:
  std::exception_ptr outer_;
};

/// The base of classes of functions that the caller writes: one object stands for all of them.
class Functions {
public:
  Functions(const Functions &) = delete;
  Functions &operator=(const Functions &) = delete;
  virtual ~Functions() = default;

protected:
  Functions() = default;
};

/// Ends a function that a callback works on.
template <typename Function> void destroy(void *context) noexcept {
  const Aside aside;
  delete static_cast<Function *>(context);
}

/// Runs a body, and keeps what it throws for `check`.
template <typename Body> keisen_status guarded(Body body) noexcept {
  std::exception_ptr thrown;
  {
    const Aside aside;
    try {
      body();
      return KEISEN_OK;
    } catch (...) {
      thrown = std::current_exception();
    }
  }
  caught() = std::move(thrown);
  return KEISEN_ERROR_CALLBACK;
}

/// Runs a body whose failure no call is left to tell of.
template <typename Body> void unheard(Body body) noexcept {
  const Aside aside;
  try {
    body();
  } catch (...) {
    // Nobody is left to catch it.
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
