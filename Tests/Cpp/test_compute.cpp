#include "test.hpp"

#include <cstdint>
#include <cstdio>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

using namespace keisen;

namespace {

/// The kernel of Examples/compute/scale.comp, seen from the folder of the sources.
std::vector<std::uint32_t> read_kernel() {
  std::vector<std::uint32_t> words(1 << 14);
  std::FILE *file = std::fopen("Examples/compute/scale.comp.spv", "rb");
  if (file == nullptr)
    throw std::runtime_error("Examples/compute/scale.comp.spv is not here");
  words.resize(std::fread(words.data(), sizeof words[0], words.size(), file));
  std::fclose(file);
  return words;
}

void scale(const ComputeCall &call) {
  EXPECT(call.buffers.size() == 2 && call.constants_size == sizeof(float));
  EXPECT(call.groups == (std::array<std::uint32_t, 3>{1, 1, 1}));
  const float factor = *static_cast<const float *>(call.constants);
  float *scaled = call.buffers[1].begin<float>();
  for (const float *value = call.buffers[0].begin<float>(); value != call.buffers[0].end<float>();
       ++value)
    *scaled++ = factor * *value;
}

} // namespace

void test_compute() {
  const std::vector<std::uint32_t> kernel = read_kernel();
  const Renderer cpu = Renderer::cpu();
  const Renderer vulkan = Renderer::vulkan();

  test("kernels and functions compute what the same frame shows", [&] {
    for (const Renderer &renderer : {cpu, vulkan}) {
      const Column input({1.0F, 2.0F, 3.0F}), output({0.0F, 0.0F, 0.0F});
      Chart chart(300, 200);
      chart.add_line(output);
      ComputeOptions options;
      options.with_constants(2.0F).function = scale;
      ComputeHook hook(kernel, {{input, Access::read}, {output, Access::write}}, options);
      chart.add_hook(hook);
      EXPECT(chart.hooks().size() == 1 && chart.hooks()[0] == hook);
      chart.render(renderer);
      EXPECT(chart.space().y().range().max >= 6 && chart.space().y().range().min <= 2);
      EXPECT(!(chart.next_frame_time(0) == 0.0));
      EXPECT(hook.constants_as<float>() == 2.0F && hook.constants().size() == sizeof(float));
      EXPECT(hook.groups() == (std::array<std::uint32_t, 3>{1, 1, 1}));
      hook.set_constants(-3.0F);
      hook.set_groups(1, 2, 3);
      EXPECT(hook.constants_as<float>() == -3.0F);
      EXPECT(hook.groups() == (std::array<std::uint32_t, 3>{1, 2, 3}));
      hook.set_groups(1);
      EXPECT_EQUAL(hook.time_limit(), 5.0);
      hook.set_time_limit(600);
      EXPECT_ERROR(hook.set_time_limit(-1), Status::invalid_argument);
      EXPECT_EQUAL(hook.time_limit(), 600.0);
      EXPECT(chart.next_frame_time(0) == 0.0);
      chart.render(renderer);
      chart.space().y().fit();
      EXPECT(chart.space().y().range().min <= -9 && chart.space().y().range().max < 0);
    }
  });

  test("what fails says why, and changes nothing", [&] {
    const Column input({1.0F, 2.0F, 3.0F}), output({0.0F, 0.0F, 0.0F});
    const std::vector<ComputeBinding> bindings{{input, Access::read}, {output, Access::write}};
    Chart chart(300, 200);
    chart.add_line(output);
    const ComputeHook hook(kernel, bindings);
    chart.add_hook(hook);
    EXPECT_ERROR(chart.render(cpu), Status::unsupported);
    chart.remove_hook(hook);
    ComputeOptions options;
    options.function = [](const ComputeCall &) { throw std::runtime_error("no luck"); };
    const ComputeHook failing(kernel, bindings, options);
    chart.add_hook(failing);
    EXPECT_ERROR(chart.render(cpu), Status::callback);
    EXPECT_ERROR(ComputeHook(std::vector<std::uint32_t>{1, 2}, bindings), Status::invalid_argument);
    EXPECT_ERROR(ComputeHook(kernel, {{input, Access::read}}), Status::invalid_argument);
    EXPECT_ERROR(ComputeHook(kernel.data(), 7, bindings), Status::invalid_argument);
    EXPECT_ERROR(hook.constants_as<std::uint16_t>(), Status::invalid_argument);
    const Hook other(std::make_unique<HookFunctions>());
    EXPECT_ERROR(ComputeHook(other).groups(), Status::invalid_argument);
    EXPECT_ERROR(ComputeHook(other).time_limit(), Status::invalid_argument);
    static_assert(!std::is_constructible_v<ComputeHook, std::unique_ptr<HookFunctions>>,
                  "a hook without a kernel is no compute hook");
    ComputeOptions cut;
    cut.entry_point = std::string("main\0other", 10);
    EXPECT_ERROR(ComputeHook(kernel, bindings, cut), Status::invalid_argument);
    options.groups = {1, 0, 1};
    EXPECT_ERROR(ComputeHook(kernel, bindings, options), Status::invalid_argument);
    // A vector that is taken over is borrowed memory, which nothing but its owner writes.
    std::vector<float> taken{1, 2, 3};
    const Column borrowed(std::move(taken));
    EXPECT_ERROR(ComputeHook(kernel, {{input, Access::read}, {borrowed, Access::write}}),
                 Status::invalid_argument);
  });
}
