// Draws hours of daylight on a scale and in colours of one's own: scales-cpp out.png
#include <keisen/keisen.hpp>

#include <algorithm>
#include <cmath>
#include <exception>
#include <iostream>
#include <vector>

using namespace keisen;

namespace {

const double pi = 3.141592653589793;

double radians(double degrees) { return degrees * (pi / 180); }
double degrees(double radians) { return radians * (180 / pi); }

/// The hours between sunrise and sunset, by the sun's declination.
double sunlight(double day, double latitude) {
  const double declination = radians(23.44) * std::sin(2 * pi * (day - 81) / 365);
  const double cosine = -std::tan(radians(latitude)) * std::tan(declination);
  return 24 / pi * std::acos(std::max(-1.0, std::min(1.0, cosine)));
}

/// How far from the equator a map has a latitude.
double mercator(double latitude) { return std::log(std::tan(pi / 4 + radians(latitude) / 2)); }

/// The latitude there.
double latitude(double place) { return degrees(2 * std::atan(std::exp(place)) - pi / 2); }

/// Night to day: dark blue to yellow.
Color sky(double fraction) {
  return {static_cast<float>(fraction), static_cast<float>(0.1 + 0.8 * fraction * fraction),
          static_cast<float>(0.4 - 0.2 * fraction), 1};
}

} // namespace

int main(int argc, char **argv) try {
  if (argc < 2) {
    std::cerr << "usage: scales-cpp out.png\n";
    return 2;
  }
  Chart chart(640, 400);
  chart.set_title("Hours of daylight");
  chart.set_x_title("day of the year");
  CustomScaleOptions map;
  map.label = "Mercator";
  map.low = -85;
  map.high = 85;
  for (int tick = -80; tick <= 80; tick += 20)
    map.ticks.push_back(tick);
  chart.space().y().set_scale(CustomScale(mercator, latitude, map));

  std::vector<double> hours;
  for (int y = 0; y < 40; ++y)
    for (int x = 0; x < 73; ++x)
      hours.push_back(sunlight(5 * x + 2.5, 4 * y - 78));
  ColorScaleOptions colors;
  colors.function = sky;
  HeatmapOptions options;
  options.x = Range{0, 365};
  options.y = Range{-80, 80};
  options.color_scale = ColorScale(Projection(0, 24), colors);
  const HeatmapSeries heatmap(chart.space(), Column(hours), 73, options);
  chart.add_series(heatmap);
  ColorBarOptions bar;
  bar.title = "hours";
  chart.add_attachment(ColorBar(heatmap.color_scale(), Side::right, bar), Layer::above);
  chart.save(argv[1], Renderer::cpu());
} catch (const std::exception &error) {
  std::cerr << error.what() << "\n";
  return 1;
}
