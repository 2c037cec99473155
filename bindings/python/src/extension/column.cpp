// SPDX-License-Identifier: MIT
#include "column.hpp"
#include "gil.hpp"
#include "module.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace keisen_python {

namespace {

Column make_column(nb::handle object, nb::handle name, nb::handle unit, bool copy) {
  Values values = read_values(object, text(name, "name"), text(unit, "unit"));
  if (values.memory != nullptr && !copy) {
    // Already a copy: the library takes it over, as memory that nobody writes.
    return {keisen::Column::borrowed(
                values.type, values.data, values.count, values.stride,
                [memory = std::move(values.memory)] { static_cast<void>(memory); }),
            nullptr};
  }
  if (copy || values.count == 0) {
    Unlocked unlocked(values.count);
    return {
        keisen::Column::copy(values.type, values.data, values.count, values.stride), nullptr, {}};
  }
  return {keisen::Column::borrowed(values.type, values.data, values.count, values.stride,
                                   [loan = values.loan]() mutable { loan.reset(); }),
          values.loan,
          {}};
}

/// Returns what a capsule of Arrow's holds.
template <typename Struct> Struct *capsule_of(nb::handle object, const char *name) {
  auto *held = static_cast<Struct *>(PyCapsule_GetPointer(object.ptr(), name));
  if (held == nullptr)
    throw nb::python_error();
  return held;
}

/// Takes over what capsules of Arrow's hold, whose ends then find it gone.
Column make_arrow(nb::handle schema, nb::handle array) {
  auto *type = capsule_of<ArrowSchema>(schema, "arrow_schema");
  auto *values = capsule_of<ArrowArray>(array, "arrow_array");
  Unlocked unlocked;
  return {keisen::Column::arrow(type, values), nullptr, {}};
}

Column make_arrow_stream(nb::handle stream) {
  auto *arrays = capsule_of<ArrowArrayStream>(stream, "arrow_array_stream");
  Unlocked unlocked;
  return {keisen::Column::arrow(arrays), nullptr, {}};
}

void append(Column &column, nb::handle object, nb::handle name, nb::handle unit) {
  const std::string called = text(name, "name");
  const Values values =
      convert_values(read_values(object, called, text(unit, "unit")), column.column.type(), called);
  Unlocked unlocked(values.count);
  column.column.append_bytes(values.data, values.count, values.stride);
}

void changed(Column &column, nb::handle first, nb::handle count) {
  const std::size_t begin = size(first, "first");
  const std::size_t end = column.column.first_row() + column.column.size();
  const std::size_t rows = count.is_none() ? (begin < end ? end - begin : 0) : size(count, "count");
  column.column.changed(begin, rows);
}

int visit_held(Column &column, visitproc visit, void *arg) {
  if (const Loan *loan = column.loan.get())
    Py_VISIT(loan->view.obj);
  for (const SharedCallback &callback : column.callbacks) {
    const int result = callback->traverse(visit, arg);
    if (result != 0)
      return result;
  }
  return 0;
}

void clear_held(Column &column) {
  // Detached first: to give it back may run any Python code, which must not find it again.
  keisen::Column gone = std::move(column.column);
  std::shared_ptr<Loan> loan = std::move(column.loan);
  const std::vector<SharedCallback> callbacks = std::move(column.callbacks);
  for (const SharedCallback &callback : callbacks)
    callback->clear();
}

} // namespace

void bind_column(nb::module_ &module) {
  using Slots = Collected<Column, visit_held, clear_held>;
  nb::class_<Column> column(module, "Column", nb::type_slots(Slots::slots));
  column
      .def(nb::new_(&make_column), nb::arg("values").none(), nb::arg("name").none(),
           nb::arg("unit").none(), nb::arg("copy"))
      .def_static(
          "growing",
          [](nb::handle type) -> Column {
            return {keisen::Column::growing(element_type(type)), nullptr, {}};
          },
          nb::arg("type").none())
      .def_static(
          "ring",
          [](nb::handle capacity, nb::handle type) -> Column {
            return {
                keisen::Column::ring(element_type(type), size(capacity, "capacity")), nullptr, {}};
          },
          nb::arg("capacity").none(), nb::arg("type").none())
      .def_static("arrow", make_arrow, nb::arg("schema").none(), nb::arg("array").none())
      .def_static("arrow_stream", make_arrow_stream, nb::arg("stream").none())
      .def("append", append, nb::arg("values").none(), nb::arg("name").none(),
           nb::arg("unit").none())
      .def("changed", changed, nb::arg("first").none(), nb::arg("count").none())
      .def_prop_ro("count", [](const Column &column) { return column.column.size(); })
      .def_prop_ro("first_row", [](const Column &column) { return column.column.first_row(); })
      .def("read",
           [](const Column &column) {
             const std::size_t first = column.column.first_row();
             return column.column.read(first, column.column.size());
           })
      .def_prop_ro("categories", [](const Column &column) { return column.column.categories(); })
      .def_prop_ro("zone", [](const Column &column) { return column.column.zone(); })
      .def_prop_ro("type", [](const Column &column) { return element_name(column.column.type()); });
  bind_row_sources(module, column);
}

} // namespace keisen_python
