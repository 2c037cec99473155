// Draws the CO2 record of Mauna Loa: co2-cpp co2.csv co2.png [pixel ratio]
#include <keisen/keisen.hpp>

#include <cmath>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

// The date as a number of years: 1958-07-02 is 1958 + 182 / 365.
static double year_of(int year, int month, int day) {
  static const int before[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
  bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  int days = before[month - 1] + (leap && month > 2) + day - 1;
  return year + days / (leap ? 366.0 : 365.0);
}

int main(int argc, char **argv) try {
  std::ifstream file(argc > 2 ? argv[1] : "");
  if (!file) {
    std::cerr << "usage: co2-cpp co2.csv co2.png [pixel ratio]\n";
    return 2;
  }

  std::vector<double> x, y;
  for (std::string line; std::getline(file, line);) {
    int year, month, day;
    double co2 = NAN; // Weeks without a value are gaps.
    if (std::sscanf(line.c_str(), "%d-%d-%d,%lf", &year, &month, &day, &co2) < 3 || month < 1 ||
        month > 12)
      continue;
    x.push_back(year_of(year, month, day));
    y.push_back(co2);
  }

  keisen::Chart chart(1280, 720);
  chart.set_title("Atmospheric CO₂ at Mauna Loa");
  chart.set_x_title("year");
  chart.set_y_title("CO₂ (ppm)");
  chart.space().y().set_range(310, 375);
  keisen::LineOptions line;
  line.color = keisen::Color::parse("#1f77b4");
  line.width = 1.5;
  chart.add_line(x, y, line);

  keisen::RenderOptions options;
  options.pixel_ratio = argc > 3 ? std::stod(argv[3]) : 1;
  chart.save(argv[2], keisen::Renderer::cpu(), options);
} catch (const std::exception &error) {
  std::cerr << error.what() << '\n';
  return 1;
}
