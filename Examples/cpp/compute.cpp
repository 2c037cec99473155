// Draws the moving spectrum of a million samples, which a compute shader works out within the
// frame: compute-cpp KERNELS OUTPUT.png, where KERNELS is Examples/compute
#include <keisen/keisen.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace {

constexpr double pi = 3.14159265358979323846;
constexpr std::uint32_t window = 256, bands = window / 2, hop = 128;

// What spectrum.comp is told: its push constants.
struct Constants {
  std::uint32_t hop;
  float scale;
};

std::vector<std::uint32_t> read_kernel(const std::string &path) {
  std::FILE *file = std::fopen(path.c_str(), "rb");
  if (file == nullptr)
    throw std::runtime_error("no " + path);
  std::vector<std::uint32_t> words(1 << 14);
  words.resize(std::fread(words.data(), sizeof words[0], words.size(), file));
  std::fclose(file);
  return words;
}

// Two voices that rise and fall, a steady one, and noise; 8000 samples a second.
std::vector<float> samples(std::size_t count) {
  std::vector<float> values(count);
  double first = 0, second = 0;
  std::uint32_t noise = 1;
  for (std::size_t i = 0; i < count; ++i) {
    const double time = static_cast<double>(i) / 8000;
    first += 2 * pi * (1200 + 700 * std::sin(2 * pi * time / 40)) / 8000;
    second += 2 * pi * (2400 + 1100 * std::sin(2 * pi * time / 62 + 1)) / 8000;
    noise = noise * 1664525 + 1013904223;
    values[i] = static_cast<float>(std::sin(first) + 0.4 * std::sin(second) +
                                   0.15 * std::sin(2 * pi * 3400 * time) +
                                   0.05 * (noise / 2147483648.0 - 1));
  }
  return values;
}

} // namespace

int main(int argc, char **argv) try {
  if (argc != 3) {
    std::cerr << "usage: compute-cpp KERNELS OUTPUT.png\n";
    return 2;
  }
  const std::vector<float> values = samples(1000000);
  const std::size_t windows = (values.size() - window) / hop + 1;
  std::vector<float> weights, turns;
  float sum = 0;
  for (std::uint32_t i = 0; i < window; ++i) {
    weights.push_back(static_cast<float>(0.5 - 0.5 * std::cos(2 * pi * i / window)));
    sum += weights.back();
  }
  for (std::uint32_t i = 0; i < bands; ++i) {
    turns.push_back(static_cast<float>(std::cos(2 * pi * i / window)));
    turns.push_back(static_cast<float>(-std::sin(2 * pi * i / window)));
  }

  // A kernel writes into a column that holds a copy, which is as long as what it computes.
  const std::vector<float> none(windows * bands);
  const keisen::Column amplitudes(none);
  keisen::ComputeOptions options;
  options.with_constants(Constants{hop, 2 / sum});
  options.groups = {static_cast<std::uint32_t>(windows), 1, 1};
  const keisen::ComputeHook spectrum(read_kernel(std::string(argv[1]) + "/spectrum.comp.spv"),
                                     {{keisen::Column(values), keisen::Access::read},
                                      {keisen::Column(weights), keisen::Access::read},
                                      {keisen::Column(turns), keisen::Access::read},
                                      {amplitudes, keisen::Access::write}},
                                     options);

  keisen::Chart chart(720, 360);
  chart.add_hook(spectrum);
  chart.set_title("Moving spectrum of a million samples");
  chart.set_x_title("time (s)");
  chart.set_y_title("frequency (Hz)");
  keisen::HeatmapOptions cells;
  cells.order = keisen::MatrixOrder::columns;
  cells.x = keisen::Range{0, static_cast<double>(windows) * hop / 8000};
  cells.y = keisen::Range{0, 4000};
  const keisen::HeatmapSeries series = chart.add_heatmap(amplitudes, windows, cells);
  // Amplitudes are told apart by how many times one is the other.
  keisen::Projection shades = series.color_scale().projection();
  shades.set_scale(keisen::Scale::log);
  shades.set_range(0.001, 1);
  keisen::ColorBarOptions bar;
  bar.title = "amplitude";
  chart.add_attachment(keisen::ColorBar(series.color_scale(), keisen::Side::right, bar),
                       keisen::Layer::above);
  keisen::RenderOptions twice;
  twice.pixel_ratio = 2;
  chart.save(argv[2], keisen::Renderer::vulkan(), twice);
} catch (const std::exception &error) {
  std::cerr << error.what() << '\n';
  return 1;
}
