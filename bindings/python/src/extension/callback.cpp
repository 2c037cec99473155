// SPDX-License-Identifier: MIT
#include "callback.hpp"

namespace keisen_python {

Callback::~Callback() {
  if (callable_ == nullptr || !Py_IsInitialized())
    return;
  Locked locked;
  clear();
}

nb::object Callback::operator()(nb::handle argument) const {
  if (callable_ == nullptr)
    throw nb::type_error("this callable was collected");
  // A reference of its own: what it does may take it away from here.
  nb::object callable = nb::borrow(callable_);
  return callable(argument);
}

int Callback::traverse(visitproc visit, void *arg) const {
  Py_VISIT(callable_);
  return 0;
}

void Callback::clear() { Py_CLEAR(callable_); }

void destroy_callback(void *context) { delete static_cast<SharedCallback *>(context); }

} // namespace keisen_python
