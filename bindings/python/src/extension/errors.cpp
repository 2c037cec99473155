// SPDX-License-Identifier: MIT
#include "module.hpp"

#include <exception>
#include <new>

namespace keisen_python {

namespace {

/// What the callback of a frame on this thread raised, a reference of its own, or NULL.
thread_local PyObject *kept = nullptr;

/// Raises what the table in `keisen._errors` has for a status.
void raise(keisen::Status status, const char *message, int number, const std::string *path) {
  try {
    nb::object make = nb::module_::import_("keisen._errors").attr("make_error");
    nb::object name = path == nullptr ? nb::none() : nb::object(nb::str(path->c_str()));
    nb::object error = make(static_cast<int>(status), message, number, name);
    if (status == keisen::Status::callback && kept != nullptr) {
      PyException_SetCause(error.ptr(), kept);
      kept = nullptr;
    }
    PyErr_SetObject(reinterpret_cast<PyObject *>(Py_TYPE(error.ptr())), error.ptr());
  } catch (nb::python_error &error) {
    error.restore();
  }
}

void translate(const std::exception_ptr &pointer, void *) {
  try {
    std::rethrow_exception(pointer);
  } catch (const FileFailure &error) {
    raise(error.status(), error.what(), error.system_error(), &error.path);
  } catch (const keisen::Error &error) {
    raise(error.status(), error.what(), error.system_error(), nullptr);
  } catch (const std::bad_alloc &) {
    raise(keisen::Status::out_of_memory, "out of memory", 0, nullptr);
  }
}

} // namespace

void keep_exception() {
  Py_CLEAR(kept);
  try {
    throw;
  } catch (nb::python_error &error) {
    nb::object value = nb::borrow(error.value());
    if (nb::object trace = nb::borrow(error.traceback()); trace.is_valid() && !trace.is_none())
      PyException_SetTraceback(value.ptr(), trace.ptr());
    kept = value.release().ptr();
    return;
  } catch (const nb::builtin_exception &error) {
    PyErr_SetString(PyExc_TypeError, error.what());
  } catch (const keisen::Error &error) {
    raise(error.status(), error.what(), error.system_error(), nullptr);
  } catch (const std::exception &error) {
    PyErr_SetString(PyExc_RuntimeError, error.what());
  }
  nb::python_error error;
  kept = nb::borrow(error.value()).release().ptr();
}

void bind_errors() { nb::register_exception_translator(translate); }

} // namespace keisen_python
