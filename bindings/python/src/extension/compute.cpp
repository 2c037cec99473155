// SPDX-License-Identifier: MIT
//
// Kernels that compute columns, and what Python does in their place on the CPU.
#include "callback.hpp"
#include "column.hpp"
#include "module.hpp"
#include "words.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace keisen_python {

namespace {

using keisen::Access;
using keisen::ComputeHook;
using Groups = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>;

/// What the library keeps of a function for the CPU.
struct Computing {
  SharedCallback callback;
  std::vector<Access> accesses;
};

void destroy_computing(void *context) { keisen::detail::destroy<Computing>(context); }

/// Copies bytes into a new object of Python's.
nb::object bytes_of(const void *data, std::size_t size) { return nb::bytes(data, size); }

nb::object byte_array_of(const keisen_compute_buffer &buffer) {
  PyObject *array = PyByteArray_FromStringAndSize(static_cast<const char *>(buffer.data),
                                                  static_cast<Py_ssize_t>(buffer.size));
  if (array == nullptr)
    throw nb::python_error();
  return nb::steal(array);
}

/// Calls Python with copies, which it may keep: the library's memory ends with the call.
keisen_status compute(const keisen_compute_call *call, void *context) noexcept {
  return call_python([&] {
    const auto &own = *static_cast<const Computing *>(context);
    // Held here: the callable may end the hook.
    const SharedCallback callback = own.callback;
    const std::vector<Access> accesses = own.accesses;
    nb::list buffers;
    for (std::uint32_t i = 0; i < call->buffer_count; ++i) {
      const keisen_compute_buffer &buffer = call->buffers[i];
      buffers.append(accesses.at(i) == Access::read ? bytes_of(buffer.data, buffer.size)
                                                    : byte_array_of(buffer));
    }
    (*callback)(buffers, bytes_of(call->constants, call->constants_size),
                nb::make_tuple(call->groups_x, call->groups_y, call->groups_z));
    for (std::uint32_t i = 0; i < call->buffer_count; ++i) {
      if (accesses.at(i) == Access::read)
        continue;
      const nb::object array = buffers[i];
      const keisen_compute_buffer &buffer = call->buffers[i];
      if (!PyByteArray_Check(array.ptr()) ||
          static_cast<std::size_t>(PyByteArray_GET_SIZE(array.ptr())) != buffer.size)
        invalid("buffer " + std::to_string(i) + " must keep its " + std::to_string(buffer.size) +
                " bytes");
      std::memcpy(buffer.data, PyByteArray_AS_STRING(array.ptr()), buffer.size);
    }
  });
}

std::uint32_t group(nb::handle value, const char *name) {
  const std::size_t number = size(value, name);
  if (number == 0 || number > UINT32_MAX)
    invalid(std::string(name) + " must be in 1...4294967295, got " + std::to_string(number));
  return static_cast<std::uint32_t>(number);
}

ComputeHook make_hook(const nb::bytes &kernel,
                      const std::vector<std::tuple<const Column *, std::string>> &bindings,
                      const nb::bytes &constants,
                      nb::handle x,
                      nb::handle y,
                      nb::handle z,
                      nb::handle entry_point,
                      nb::handle time_limit,
                      const HeldCallback *held) {
  std::vector<keisen_compute_binding> columns;
  auto computing = std::make_unique<Computing>();
  for (const auto &[column, word] : bindings) {
    const Access access = choice(nb::cast(word), "access", accesses);
    columns.push_back({column->column.handle(), static_cast<keisen_access>(access)});
    computing->accesses.push_back(access);
  }
  const std::string entry = text(entry_point, "entry_point");
  keisen_compute_options c = KEISEN_COMPUTE_OPTIONS_INIT;
  c.kernel = kernel.data();
  c.kernel_size = kernel.size();
  c.entry_point = keisen::detail::c_string(entry);
  c.bindings = columns.data();
  c.binding_count = static_cast<std::uint32_t>(columns.size());
  c.constants = constants.data();
  c.constants_size = constants.size();
  c.groups_x = group(x, "groups across");
  c.groups_y = group(y, "groups down");
  c.groups_z = group(z, "groups deep");
  c.time_limit = number(time_limit, "time_limit");
  keisen_hook *hook = nullptr;
  if (held == nullptr) {
    keisen::check(keisen_hook_create_compute(&c, nullptr, nullptr, &hook));
    return ComputeHook(keisen::Hook::adopt(hook));
  }
  c.function = compute;
  computing->callback = held->callback;
  keisen::check(keisen_hook_create_compute(&c, destroy_computing, computing.get(), &hook));
  computing.release();
  return ComputeHook(keisen::Hook::adopt(hook));
}

nb::bytes constants_of(const ComputeHook &hook) {
  const std::vector<std::uint8_t> bytes = hook.constants();
  return nb::bytes(bytes.data(), bytes.size());
}

void set_constants(ComputeHook &hook, const nb::bytes &constants) {
  keisen::check(keisen_hook_set_push_constants(hook.handle(), constants.data(), constants.size()));
}

Groups groups_of(const ComputeHook &hook) {
  const auto [x, y, z] = hook.groups();
  return {x, y, z};
}

} // namespace

void bind_compute(nb::module_ &module) {
  nb::class_<ComputeHook, keisen::Hook>(module, "ComputeHook")
      .def(nb::new_(&make_hook), nb::arg("kernel"), nb::arg("bindings"), nb::arg("constants"),
           nb::arg("x").none(), nb::arg("y").none(), nb::arg("z").none(),
           nb::arg("entry_point").none(), nb::arg("time_limit").none(), nb::arg("callback").none())
      .def_prop_ro("constants", constants_of)
      .def("set_constants", set_constants, nb::arg("constants"))
      .def_prop_ro("groups", groups_of)
      .def(
          "set_groups",
          [](ComputeHook &hook, nb::handle x, nb::handle y, nb::handle z) {
            hook.set_groups(group(x, "groups across"), group(y, "groups down"),
                            group(z, "groups deep"));
          },
          nb::arg("x").none(), nb::arg("y").none(), nb::arg("z").none())
      .def_prop_rw(
          "time_limit", &ComputeHook::time_limit,
          [](ComputeHook &hook, nb::handle seconds) {
            hook.set_time_limit(number(seconds, "time_limit"));
          },
          nb::for_setter(nb::arg("seconds").none()));
}

} // namespace keisen_python
