// SPDX-License-Identifier: MIT
#include "module.hpp"

#include <exception>
#include <new>

namespace keisen_python {

namespace {

/// Raises what the table in `keisen._errors` has for a status.
void raise(keisen::Status status, const char *message, int number, const std::string *path) {
  try {
    nb::object make = nb::module_::import_("keisen._errors").attr("make_error");
    nb::object name = path == nullptr ? nb::none() : nb::object(nb::str(path->c_str()));
    nb::object error = make(static_cast<int>(status), message, number, name);
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

void bind_errors() { nb::register_exception_translator(translate); }

} // namespace keisen_python
