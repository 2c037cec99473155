// SPDX-License-Identifier: MIT
#include "callback.hpp"
#include "module.hpp"

#include <exception>
#include <new>

namespace keisen_python {

namespace {

/// Returns what Python raised that a failure is nested around; nothing where it was not Python.
nb::object cause_of(const keisen::Error &error) {
  try {
    std::rethrow_if_nested(error);
  } catch (const Raised &raised) {
    return nb::borrow(raised.value());
  } catch (...) {
    // Of C++ alone.
  }
  return nb::object();
}

/// Raises what there is for a failure.
void raise(const keisen::Error &error, const std::string *path = nullptr) {
  try {
    const nb::object made = exception_of(error, path);
    PyErr_SetObject(reinterpret_cast<PyObject *>(Py_TYPE(made.ptr())), made.ptr());
  } catch (nb::python_error &failure) {
    failure.restore();
  }
}

void translate(const std::exception_ptr &pointer, void *) {
  try {
    std::rethrow_exception(pointer);
  } catch (const FileFailure &error) {
    raise(error, &error.path);
  } catch (const keisen::Error &error) {
    raise(error);
  } catch (const std::bad_alloc &) {
    raise(keisen::Error(keisen::Status::out_of_memory, "out of memory"));
  }
}

} // namespace

nb::object exception_of(const keisen::Error &error, const std::string *path) {
  nb::object cause;
  if (error.status() == keisen::Status::callback)
    cause = cause_of(error);
  if (cause.is_valid() && PyErr_GivenExceptionMatches(cause.ptr(), PyExc_Exception) == 0)
    return cause;
  nb::object make = nb::module_::import_("keisen._base.errors").attr("make_error");
  nb::object name = path == nullptr ? nb::none() : nb::object(nb::str(path->c_str()));
  nb::object made =
      make(static_cast<int>(error.status()), error.what(), error.system_error(), name);
  if (cause.is_valid())
    PyException_SetCause(made.ptr(), cause.release().ptr());
  return made;
}

void rethrow_as_raised() {
  try {
    throw;
  } catch (nb::python_error &error) {
    nb::object value = nb::borrow(error.value());
    if (nb::object trace = nb::borrow(error.traceback()); trace.is_valid() && !trace.is_none())
      PyException_SetTraceback(value.ptr(), trace.ptr());
    throw Raised(value.release().ptr());
  } catch (const nb::builtin_exception &error) {
    PyErr_SetString(PyExc_TypeError, error.what());
  } catch (const keisen::Error &error) {
    raise(error);
  } catch (const std::exception &error) {
    PyErr_SetString(PyExc_RuntimeError, error.what());
  }
  nb::python_error error;
  throw Raised(nb::borrow(error.value()).release().ptr());
}

void bind_errors() { nb::register_exception_translator(translate); }

} // namespace keisen_python
