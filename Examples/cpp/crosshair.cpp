// Draws CO2 at Mauna Loa and its growth, with crosshairs at one week: crosshair-cpp co2.csv out.png
#include <keisen/keisen.hpp>

#include <cmath>
#include <cstddef>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <limits>
#include <optional>
#include <string>
#include <vector>

// The date as a number of years: 1958-07-02 is 1958 + 182 / 365.
static double year_of(int year, int month, int day) {
  static const int before[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
  bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  int days = before[month - 1] + (leap && month > 2) + day - 1;
  return year + days / (leap ? 366.0 : 365.0);
}

static void add_line(keisen::Chart &chart,
                     const std::vector<double> &x,
                     const std::vector<double> &y,
                     const char *label) {
  keisen::LineOptions options;
  options.label = label;
  chart.add_line(x, y, options);
}

int main(int argc, char **argv) try {
  std::ifstream file(argc > 2 ? argv[1] : "");
  if (!file) {
    std::cerr << "usage: crosshair-cpp co2.csv out.png\n";
    return 2;
  }

  std::vector<double> years, values, growth;
  for (std::string line; std::getline(file, line);) {
    int year, month, day;
    double co2 = NAN; // Weeks without a value are gaps.
    if (std::sscanf(line.c_str(), "%d-%d-%d,%lf", &year, &month, &day, &co2) < 3 || month < 1 ||
        month > 12)
      continue;
    years.push_back(year_of(year, month, day));
    values.push_back(co2);
    growth.push_back(values.size() > 52 ? co2 - values[values.size() - 53] : NAN);
  }

  // Two charts with one horizontal projection.
  keisen::Projection x;
  keisen::Chart upper(640, 400, keisen::Space(x, keisen::Projection()));
  keisen::Chart lower(640, 400, keisen::Space(x, keisen::Projection()));
  upper.set_y_title("CO₂ (ppm)");
  lower.set_x_title("year");
  lower.set_y_title("in a year (ppm)");
  add_line(upper, years, values, "Mauna Loa");
  add_line(lower, years, growth, "growth");
  keisen::Figure figure(720, 480, 2, 1);
  figure.add(upper, 0, 0);
  figure.add(lower, 1, 0);

  // Where a mouse would be: the week nearest to it.
  keisen::HitOptions anywhere;
  anywhere.mode = keisen::HitMode::x;
  anywhere.within = std::numeric_limits<double>::infinity();
  const auto week = figure.hit(470, 100, anywhere);
  keisen::CrosshairOptions lines;
  lines.snap = keisen::CrosshairSnap::x;
  lines.dash = {4, 3};
  keisen::TooltipOptions box;
  box.mode = keisen::HitMode::x;
  for (keisen::Chart *chart : {&upper, &lower}) {
    keisen::Crosshair crosshair(chart->space(), lines);
    keisen::Tooltip tooltip(chart->space(), box);
    crosshair.set_pointer_values(week.value().hit.x, std::nullopt);
    tooltip.set_pointer_values(week.value().hit.x, std::nullopt);
    chart->add_attachment(crosshair, keisen::Layer::above);
    chart->add_attachment(tooltip, keisen::Layer::above);
  }
  figure.save(argv[2], keisen::Renderer::cpu());
} catch (const std::exception &error) {
  std::cerr << error.what() << '\n';
  return 1;
}
