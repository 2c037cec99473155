// SPDX-License-Identifier: MIT
#include "callback.hpp"

namespace keisen_python {

Callback::~Callback() {
  if (callable_ == nullptr || !Py_IsInitialized())
    return;
  Locked locked;
  clear();
}

nb::object Callback::callable() const {
  if (callable_ == nullptr)
    throw nb::type_error("this callable was collected");
  return nb::borrow(callable_);
}

int Callback::traverse(visitproc visit, void *arg) const {
  Py_VISIT(callable_);
  return 0;
}

void Callback::clear() { Py_CLEAR(callable_); }

void destroy_callback(void *context) { keisen::detail::destroy<SharedCallback>(context); }

void Raised::release(PyObject *value) {
  if (!Py_IsInitialized())
    return;
  Locked locked;
  Py_DECREF(value);
}

namespace {

HeldCallback hold(nb::handle callable, nb::handle name) {
  if (PyCallable_Check(callable.ptr()) == 0)
    wrong_type(text(name, "name"), "a callable", callable);
  return {std::make_shared<Callback>(callable)};
}

int visit_callable(HeldCallback &held, visitproc visit, void *arg) {
  return held.callback->traverse(visit, arg);
}

void clear_callable(HeldCallback &held) {
  // Held here: to let go of a callable may run any Python code.
  const SharedCallback callback = held.callback;
  callback->clear();
}

} // namespace

void bind_callback(nb::module_ &module) {
  using Slots = Collected<HeldCallback, visit_callable, clear_callable>;
  nb::class_<HeldCallback>(module, "Callback", nb::type_slots(Slots::slots))
      .def(nb::new_(&hold), nb::arg("callable"), nb::arg("name"));
}

} // namespace keisen_python
