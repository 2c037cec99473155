// Draws two months of weather with markers, ticks and words of its own:
// weather-cpp seattle-weather.csv out.png
#include <keisen/keisen.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

using namespace keisen;

namespace {

const double pi = 3.141592653589793;
// Of the Bézier curve that is nearly a quarter of a circle.
const double k = 0.5523;

CustomMarker drop() {
  return CustomMarker(PathOutline()
                          .move({0, -2})
                          .cubic({0.3, -1.2}, {1, -0.4}, {1, 0.3})
                          .cubic({1, 0.9}, {k, 1.3}, {0, 1.3})
                          .cubic({-k, 1.3}, {-1, 0.9}, {-1, 0.3})
                          .cubic({-1, -0.4}, {-0.3, -1.2}, {0, -2})
                          .close());
}

/// A disc and eight rays.
CustomMarker sun() {
  PathOutline outline;
  outline.move({1, 0}).cubic({1, k}, {k, 1}, {0, 1}).cubic({-k, 1}, {-1, k}, {-1, 0});
  outline.cubic({-1, -k}, {-k, -1}, {0, -1}).cubic({k, -1}, {1, -k}, {1, 0}).close();
  for (int ray = 0; ray < 8; ++ray) {
    const auto corner = [ray](double turn, double radius) {
      const double angle = ray * pi / 4 + turn;
      return Point{radius * std::cos(angle), radius * std::sin(angle)};
    };
    outline.move(corner(-0.2, 1.3)).line(corner(0, 2.1)).line(corner(0.2, 1.3)).close();
  }
  return CustomMarker(outline);
}

/// A star of six, a point on top.
CustomMarker star() {
  std::vector<Point> corners;
  for (int corner = 0; corner < 12; ++corner) {
    const double radius = corner % 2 == 0 ? 1 : 0.3, angle = corner * pi / 6;
    corners.push_back({radius * std::sin(angle), -radius * std::cos(angle)});
  }
  return CustomMarker(corners);
}

/// Three bars above each other; NaN parts them.
CustomMarker bars() {
  std::vector<Point> corners;
  for (int row = 0; row < 3; ++row) {
    const double left = 0.3 * (row % 2), top = row * 0.9;
    corners.insert(
        corners.end(),
        {{left, top}, {left + 3, top}, {left + 3, top + 0.5}, {left, top + 0.5}, {NAN, NAN}});
  }
  return CustomMarker(corners);
}

/// Writes numbers into a text as std::printf() does.
template <typename... Numbers> std::string format(const char *pattern, Numbers... numbers) {
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), pattern, numbers...);
  return text.data();
}

struct Kind {
  const char *name;
  CustomMarker marker;
  Color color;
};

} // namespace

int main(int argc, char **argv) try {
  std::ifstream file(argc > 2 ? argv[1] : "");
  if (!file) {
    std::cerr << "usage: weather-cpp seattle-weather.csv out.png\n";
    return 2;
  }
  const std::array<Kind, 4> kinds = {{{"sun", sun(), Color::parse("#e69f00")},
                                      {"rain", drop(), Color::parse("#0072b2")},
                                      {"snow", star(), Color::parse("#56b4e9")},
                                      {"fog", bars(), Color::parse("#7f7f7f")}}};
  std::vector<double> highs;
  std::array<std::vector<double>, 4> days, values;
  for (std::string row; highs.size() < 60 && std::getline(file, row);) {
    double rain, high, low, wind;
    std::array<char, 16> read{};
    if (std::sscanf(row.c_str(), "%*[^,],%lf,%lf,%lf,%lf,%15[a-z]", &rain, &high, &low, &wind,
                    read.data()) != 5)
      continue;
    const std::string weather = read.data();
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
      if ((weather == "drizzle" ? "rain" : weather) == kinds[kind].name) {
        days[kind].push_back(static_cast<double>(highs.size()));
        values[kind].push_back(high);
      }
    highs.push_back(high);
  }

  Chart chart(720, 400);
  chart.set_title("Seattle, the first weeks of 2012");
  chart.set_y_title("highest of a day (°C)");
  LineOptions line;
  line.width = 1;
  line.color = Color::parse("#b3b3b3");
  chart.add_line(highs, line);
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    PointOptions points;
    points.custom_marker = kinds[kind].marker;
    points.size = 11;
    points.color = kinds[kind].color;
    points.label = kinds[kind].name;
    chart.add_points(PointColumns(days[kind], values[kind]), points);
  }
  LegendOptions beside;
  beside.place = LegendPlace::outside_right;
  chart.add_attachment(Legend(beside), Layer::above);

  // The axes that the chart was made with.
  Axis bottom(chart.attachment(Layer::above, 0)), left(chart.attachment(Layer::above, 1));
  bottom.set_locator([](const TickRange &range) {
    std::vector<Value> weeks;
    for (int day = 0; day < 60; day += 7)
      if (day >= range.min.offset && day <= range.max.offset)
        weeks.emplace_back(day);
    return weeks;
  });
  bottom.set_formatter(
      [](const Tick &tick) { return format("week %.0f", tick.value.offset / 7 + 1); });
  left.set_label_hook([](Label &label) {
    if (label.tick.value.offset <= 0)
      label.color = Color{0, 0.45F, 0.7F, 1};
  });

  // Where a mouse would be: on the coldest day.
  const auto coldest = std::min_element(highs.begin(), highs.end());
  Tooltip tooltip(chart.space());
  tooltip.set_writer([](const std::vector<Hit> &hits) {
    return format("day %.0f of the year\nat most %.1f °C", hits[0].x.offset + 1, hits[0].y.offset);
  });
  tooltip.set_pointer_values(Value(static_cast<double>(coldest - highs.begin())), Value(*coldest));
  chart.add_attachment(tooltip, Layer::above);
  chart.save(argv[2], Renderer::cpu());
} catch (const std::exception &error) {
  std::cerr << error.what() << '\n';
  return 1;
}
