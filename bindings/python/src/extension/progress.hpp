// SPDX-License-Identifier: MIT
//
// Who hears how far a long call is.
#pragma once

#include "callback.hpp"
#include "gil.hpp"
#include "module.hpp"

#include <chrono>
#include <cstddef>

namespace keisen_python {

/// Hears how far a call is: lets Python look at signals, and calls a callable.
class Progress {
public:
  explicit Progress(nb::handle callable) : callable_(callable) {}

  bool operator()(std::size_t done, std::size_t count) {
    // Where nobody wants to know, to hold the GIL for signals is dear.
    const auto now = std::chrono::steady_clock::now();
    if (callable_.is_none() && now - last_ < std::chrono::milliseconds(50))
      return true;
    last_ = now;
    const Locked locked;
    try {
      if (PyErr_CheckSignals() != 0)
        throw nb::python_error();
      if (callable_.is_none())
        return true;
      const nb::object said = callable_(done, count);
      if (said.is_none())
        return true;
      const int goes_on = PyObject_IsTrue(said.ptr());
      if (goes_on < 0)
        throw nb::python_error();
      return goes_on == 1;
    } catch (...) {
      rethrow_as_raised();
    }
  }

private:
  nb::handle callable_;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

/// Runs a body without the GIL; what a Progress raised in it is raised as it is.
template <typename Body> auto listening(Body body) {
  try {
    Unlocked unlocked;
    return body();
  } catch (const Raised &raised) {
    PyErr_SetObject(reinterpret_cast<PyObject *>(Py_TYPE(raised.value().ptr())),
                    raised.value().ptr());
    throw nb::python_error();
  }
}

} // namespace keisen_python
