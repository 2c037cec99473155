// SPDX-License-Identifier: MIT
//
// The GIL, let go and taken, also on threads that are still at work when the interpreter ends.
//
// Before 3.14, Python ends such a thread where it next asks for the GIL, by pthread_exit(): that
// unwinds the stack, and the first frame that may not throw, in C++ or in Swift, would end the
// process. Here the thread stops instead, as it does from 3.14 on; it goes with the process.
#pragma once

#include <nanobind/nanobind.h>

#include <cxxabi.h>
#include <unistd.h>

#include <cstddef>

namespace keisen_python {

/// Calls a function that takes the GIL, and stops where Python would end the thread.
template <typename Function> auto or_stop(Function function) noexcept {
#ifdef __GLIBCXX__
  try {
    return function();
  } catch (abi::__forced_unwind &) {
    for (;;)
      pause();
  }
#else
  return function();
#endif
}

/// Lets other threads run as long as it lives.
class Unlocked {
public:
  Unlocked() : state_(PyEval_SaveThread()) {}

  /// Lets go of the GIL for loops over many values only: it is not free.
  explicit Unlocked(std::size_t count) : state_(count > 100'000 ? PyEval_SaveThread() : nullptr) {}

  Unlocked(const Unlocked &) = delete;
  Unlocked &operator=(const Unlocked &) = delete;

  ~Unlocked() {
    if (state_ != nullptr)
      or_stop([this] { PyEval_RestoreThread(state_); });
  }

private:
  PyThreadState *state_;
};

/// Holds the GIL as long as it lives, on any thread.
class Locked {
public:
  Locked() : state_(or_stop([] { return PyGILState_Ensure(); })) {}
  Locked(const Locked &) = delete;
  Locked &operator=(const Locked &) = delete;
  ~Locked() { PyGILState_Release(state_); }

private:
  PyGILState_STATE state_;
};

} // namespace keisen_python
