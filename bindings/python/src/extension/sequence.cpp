// SPDX-License-Identifier: MIT
#include "values.hpp"

#include <cstdint>
#include <limits>

namespace keisen_python {

using keisen::ElementType;

namespace {

/// Whether all integers of this size are doubles.
bool is_exact(long long value) {
  constexpr long long limit = 1LL << 53;
  return value >= -limit && value <= limit;
}

/// Reads a list or tuple of integers that doubles cannot hold; nothing when int64 cannot either.
std::optional<Values> read_integers(nb::handle fast) {
  Values values;
  values.count = static_cast<std::size_t>(PySequence_Fast_GET_SIZE(fast.ptr()));
  values.type = ElementType::i64;
  values.stride = sizeof(std::int64_t);
  values.memory = allocate(values.count, sizeof(std::int64_t));
  values.data = values.memory.get();
  auto *to = reinterpret_cast<std::int64_t *>(values.memory.get());
  for (std::size_t i = 0; i < values.count; ++i) {
    int overflow = 0;
    to[i] = PyLong_AsLongLongAndOverflow(
        PySequence_Fast_GET_ITEM(fast.ptr(), static_cast<Py_ssize_t>(i)), &overflow);
    if (overflow != 0)
      return std::nullopt;
  }
  return values;
}

} // namespace

Values read_sequence(nb::handle object, const std::string &name) {
  if (!PySequence_Check(object.ptr()) || nb::isinstance<nb::str>(object))
    wrong_type(name, "a sequence of numbers", object);
  nb::object fast = nb::steal(PySequence_Fast(object.ptr(), "not a sequence"));
  if (!fast.is_valid())
    throw nb::python_error();

  Values values;
  values.count = static_cast<std::size_t>(PySequence_Fast_GET_SIZE(fast.ptr()));
  values.stride = sizeof(double);
  values.memory = allocate(values.count, sizeof(double));
  values.data = values.memory.get();
  auto *to = reinterpret_cast<double *>(values.memory.get());
  bool all_integers = true;
  bool all_exact = true;
  for (std::size_t i = 0; i < values.count; ++i) {
    // A `__float__` may run any code, which may change the list.
    const Py_ssize_t index = static_cast<Py_ssize_t>(i);
    if (index >= PySequence_Fast_GET_SIZE(fast.ptr()))
      break;
    PyObject *item = PySequence_Fast_GET_ITEM(fast.ptr(), index);
    if (PyFloat_CheckExact(item)) {
      to[i] = PyFloat_AS_DOUBLE(item);
      all_integers = false;
    } else if (item == Py_None) {
      to[i] = std::numeric_limits<double>::quiet_NaN();
      all_integers = false;
    } else if (PyLong_CheckExact(item)) {
      int overflow = 0;
      const long long value = PyLong_AsLongLongAndOverflow(item, &overflow);
      all_exact = all_exact && overflow == 0 && is_exact(value);
      to[i] = overflow == 0 ? static_cast<double>(value)
                            : number(item, name + "[" + std::to_string(i) + "]");
    } else {
      nb::object owned = nb::borrow(item);
      to[i] = number(owned, name + "[" + std::to_string(i) + "]");
      all_integers = false;
    }
  }
  if (values.count != static_cast<std::size_t>(PySequence_Fast_GET_SIZE(fast.ptr())))
    invalid(name + " changed while it was read");
  if (all_integers && !all_exact) {
    if (std::optional<Values> integers = read_integers(fast))
      return std::move(*integers);
  }
  return values;
}

} // namespace keisen_python
