// SPDX-License-Identifier: MIT
//
// Kernels that compute columns within frames.
#pragma once

#include <keisen/column.hpp>
#include <keisen/detail/callbacks.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/detail/structs.hpp>
#include <keisen/error.hpp>
#include <keisen/hook.hpp>
#include <keisen/keisen.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace keisen {

/// What a kernel does with a column.
enum class Access {
  /// It reads: any column. What is written is dropped.
  read = KEISEN_ACCESS_READ,
  /// It writes: a column of copied values, which begins as zeros.
  write = KEISEN_ACCESS_WRITE,
  /// It reads and writes: a column of copied values.
  read_write = KEISEN_ACCESS_READ_WRITE,
};

/// A column at a binding of a kernel, which is its place in the list.
struct ComputeBinding {
  Column column;
  Access access = Access::read;
};

/// A column's values as a function for the CPU gets them: those that are only read must not be
/// written.
struct ComputeBuffer {
  /// The first value; aligned, one after another.
  void *data = nullptr;
  /// Number of bytes.
  std::size_t size = 0;

  /// The first value, of type T.
  template <typename T> T *begin() const { return static_cast<T *>(data); }

  /// Behind the last value, of type T.
  template <typename T> T *end() const { return begin<T>() + count<T>(); }

  /// Number of values of type T.
  template <typename T> std::size_t count() const { return size / sizeof(T); }
};

/// What a function for the CPU is given: what the kernel would be.
struct ComputeCall {
  /// The columns, in order of their bindings.
  std::vector<ComputeBuffer> buffers;
  /// The push constants, as many bytes as the kernel has.
  const void *constants = nullptr;
  std::size_t constants_size = 0;
  /// Groups of invocations: across, down and deep.
  std::array<std::uint32_t, 3> groups{1, 1, 1};
};

/// Does on the CPU what a kernel does.
using ComputeFunction = std::function<void(const ComputeCall &)>;

/// How a kernel runs.
struct ComputeOptions {
  /// Push constants, as a struct has them; what is missing is zeros.
  std::vector<std::uint8_t> constants;
  /// Groups of invocations: across, down and deep, positive.
  std::array<std::uint32_t, 3> groups{1, 1, 1};
  /// Name of the entry point.
  std::string entry_point = "main";
  /// Seconds that it may take, above 0. One that takes longer ends the frame with
  /// Status::timeout; from then on the renderer gives Status::device_lost.
  double time_limit = 5;
  /// Does what the kernel does where the renderer runs none; without one that is
  /// Status::unsupported.
  ComputeFunction function;

  /// Takes push constants from a struct, byte by byte.
  template <typename T> ComputeOptions &with_constants(const T &value) {
    static_assert(std::is_trivially_copyable_v<T>, "constants must be trivially copyable");
    const auto *bytes = reinterpret_cast<const std::uint8_t *>(&value);
    constants.assign(bytes, bytes + sizeof value);
    return *this;
  }
};

/// A compute shader in SPIR-V that computes columns within frames, before anything looks at them.
///
/// It runs on Vulkan after `will_update` of all hooks, so what it computes is in the same frame,
/// and only where columns, constants or groups have changed. When it fails, so does the frame, and
/// all columns are as they were.
class ComputeHook : public Hook {
public:
  /// Makes a hook of a kernel.
  ///
  /// @param kernel    SPIR-V, as a compiler wrote it.
  /// @param bindings  The columns, in order of the kernel's bindings, which are 0 and what follows.
  ComputeHook(const std::vector<std::uint32_t> &kernel,
              const std::vector<ComputeBinding> &bindings,
              ComputeOptions options = {})
      : ComputeHook(
            kernel.data(), kernel.size() * sizeof(std::uint32_t), bindings, std::move(options)) {}

  /// Makes a hook of a kernel in memory, of so many bytes, in any alignment.
  ComputeHook(const void *kernel,
              std::size_t kernel_size,
              const std::vector<ComputeBinding> &bindings,
              ComputeOptions options = {})
      : Hook(Hook::adopt(create(kernel, kernel_size, bindings, std::move(options)))) {}

  /// Takes a hook for one that runs a kernel; where it runs none, the functions below throw
  /// Status::invalid_argument.
  explicit ComputeHook(Hook hook) noexcept : Hook(std::move(hook)) {}

  /// Sets push constants from a struct, for the next frame.
  template <typename T> void set_constants(const T &value) {
    static_assert(std::is_trivially_copyable_v<T>, "constants must be trivially copyable");
    check(keisen_hook_set_push_constants(handle(), &value, sizeof value));
  }

  /// Reads the push constants, as many bytes as the kernel has.
  std::vector<std::uint8_t> constants() const {
    std::size_t size = 0;
    check(keisen_hook_get_push_constants(handle(), 0, nullptr, &size));
    std::vector<std::uint8_t> bytes(size);
    // A kernel has as many bytes as long as it lives.
    check(keisen_hook_get_push_constants(handle(), bytes.size(), bytes.data(), nullptr));
    return bytes;
  }

  /// Reads the push constants as a struct.
  ///
  /// @throws Error  Status::invalid_argument when the kernel has more bytes than the struct.
  template <typename T> T constants_as() const {
    static_assert(std::is_trivially_copyable_v<T>, "constants must be trivially copyable");
    const std::vector<std::uint8_t> bytes = constants();
    if (bytes.size() > sizeof(T))
      throw Error(Status::invalid_argument, "the kernel has " + std::to_string(bytes.size()) +
                                                " bytes of constants, the struct " +
                                                std::to_string(sizeof(T)));
    T value{};
    std::memcpy(&value, bytes.data(), bytes.size());
    return value;
  }

  /// Sets the groups of invocations, for the next frame.
  void set_groups(std::uint32_t x, std::uint32_t y = 1, std::uint32_t z = 1) {
    check(keisen_hook_set_dispatch(handle(), x, y, z));
  }

  /// Reads the groups of invocations: across, down and deep.
  std::array<std::uint32_t, 3> groups() const {
    std::array<std::uint32_t, 3> groups{};
    check(keisen_hook_get_dispatch(handle(), &groups[0], &groups[1], &groups[2]));
    return groups;
  }

  /// Sets how many seconds the kernel may take, from the next frame on: above 0, or infinite.
  void set_time_limit(double seconds) { check(keisen_hook_set_time_limit(handle(), seconds)); }

  /// Reads how many seconds the kernel may take.
  double time_limit() const { return detail::get<double>(keisen_hook_get_time_limit, handle()); }

private:
  static keisen_hook *create(const void *kernel,
                             std::size_t kernel_size,
                             const std::vector<ComputeBinding> &bindings,
                             ComputeOptions options) {
    std::vector<keisen_compute_binding> columns;
    for (const ComputeBinding &binding : bindings)
      columns.push_back({binding.column.handle(), static_cast<keisen_access>(binding.access)});
    keisen_compute_options c = detail::c_struct<keisen_compute_options>(options);
    c.kernel = kernel;
    c.kernel_size = kernel_size;
    c.entry_point = detail::c_string(options.entry_point);
    c.bindings = columns.data();
    c.binding_count = static_cast<std::uint32_t>(columns.size());
    c.constants = options.constants.data();
    c.constants_size = options.constants.size();
    c.groups_x = options.groups[0];
    c.groups_y = options.groups[1];
    c.groups_z = options.groups[2];
    keisen_hook *hook = nullptr;
    if (!options.function) {
      check(keisen_hook_create_compute(&c, nullptr, nullptr, &hook));
      return hook;
    }
    c.function = [](const keisen_compute_call *call, void *context) {
      return detail::guarded([&] { (*static_cast<ComputeFunction *>(context))(reported(*call)); });
    };
    detail::hand_over(std::move(options.function), [&](void *context) {
      return keisen_hook_create_compute(&c, detail::destroy<ComputeFunction>, context, &hook);
    });
    return hook;
  }

  static ComputeCall reported(const keisen_compute_call &c) {
    ComputeCall call;
    for (std::uint32_t i = 0; i < c.buffer_count; ++i)
      call.buffers.push_back({c.buffers[i].data, c.buffers[i].size});
    call.constants = c.constants;
    call.constants_size = c.constants_size;
    call.groups = {c.groups_x, c.groups_y, c.groups_z};
    return call;
  }
};

} // namespace keisen
