// SPDX-License-Identifier: MIT
//
// Code of Python's that the library calls, and what becomes of its exceptions.
#pragma once

#include "gil.hpp"
#include "module.hpp"

#include <memory>
#include <string>
#include <utility>

namespace keisen_python {

/// A callable that the library may call from any thread.
///
/// Library and Python object share it, and it holds the one reference to the callable: so Python's
/// collector, which is told of it by the object, sees every reference there is and finds cycles.
class Callback {
public:
  explicit Callback(nb::handle callable) : callable_(callable.inc_ref().ptr()) {}
  Callback(const Callback &) = delete;
  Callback &operator=(const Callback &) = delete;
  ~Callback();

  /// Calls it, with the GIL held.
  template <typename... Arguments> nb::object operator()(Arguments &&...arguments) const {
    return callable()(std::forward<Arguments>(arguments)...);
  }

  /// Tells whether Python's collector has taken the callable away.
  bool is_cleared() const { return callable_ == nullptr; }

  /// Returns the callable, a reference of its own: what it does may take it away from here.
  nb::object callable() const;

  /// Tells Python's collector what is referred to.
  int traverse(visitproc visit, void *arg) const;

  /// Lets go of the callable, since nothing can reach it any more.
  void clear();

private:
  PyObject *callable_;
};

/// What the library keeps: a share of a callback.
using SharedCallback = std::shared_ptr<Callback>;

/// Ends what the library keeps.
void destroy_callback(void *context);

/// An exception of Python's on its way through the library, which may end on any thread, with the
/// GIL or without: the cause of a CallbackError.
class Raised {
public:
  /// Takes over a reference.
  explicit Raised(PyObject *value) : value_(value, release) {}

  /// Returns the exception; the GIL is held.
  nb::handle value() const { return value_.get(); }

private:
  static void release(PyObject *value);

  std::shared_ptr<PyObject> value_;
};

/// Throws the C++ or Python exception that is being handled as a `Raised`. The GIL is held.
[[noreturn]] void rethrow_as_raised();

/// Returns the exception of Python's for a failure: that of its status in `keisen._base.errors`,
/// with what Python raised as its cause; or what Python raised itself where that is for no handler
/// of errors, as KeyboardInterrupt and SystemExit. The GIL is held.
///
/// `path` is the file behind a failure of one, or NULL.
nb::object exception_of(const keisen::Error &error, const std::string *path = nullptr);

/// What a Python object keeps of a callable that it gave to the library: Python's collector is told
/// of it here.
struct HeldCallback {
  SharedCallback callback;
};

/// Hands a share of a callback over to `call`, which gets its address and may throw; none for None.
template <typename Call> void hand_over(const HeldCallback *held, Call call) {
  if (held == nullptr) {
    call(nullptr);
    return;
  }
  auto context = std::make_unique<SharedCallback>(held->callback);
  call(context.get());
  context.release();
}

/// Runs code that calls Python on a thread of the library's, and keeps the exception that it ends
/// with, for the CallbackError that will follow.
template <typename Function> keisen_status call_python(Function function) noexcept {
  Locked locked;
  return keisen::detail::guarded([&] {
    try {
      function();
    } catch (...) {
      rethrow_as_raised();
    }
  });
}

/// Slots of a class whose objects hold callables, for Python's collector of cycles: `Visit` visits
/// what one holds, and `Clear` lets it go.
template <typename Kind, int (*Visit)(Kind &, visitproc, void *), void (*Clear)(Kind &)>
struct Collected {
  static int traverse(PyObject *self, visitproc visit, void *arg) {
    Py_VISIT(Py_TYPE(self));
    return nb::inst_ready(self) ? Visit(*nb::inst_ptr<Kind>(self), visit, arg) : 0;
  }

  static int clear(PyObject *self) {
    if (nb::inst_ready(self))
      Clear(*nb::inst_ptr<Kind>(self));
    return 0;
  }

  static inline PyType_Slot slots[] = {
      {Py_tp_traverse, reinterpret_cast<void *>(traverse)},
      {Py_tp_clear, reinterpret_cast<void *>(clear)},
      {0, nullptr},
  };
};

} // namespace keisen_python
