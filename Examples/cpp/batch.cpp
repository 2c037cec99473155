// Draws a small chart for each year of CO2 at Mauna Loa, all in one call: batch-cpp co2.csv FOLDER
#include <keisen/keisen.hpp>

#include <cmath>
#include <cstdio>
#include <exception>
#include <fstream>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

// The day of the year, from 1.
static double day_of_year(int year, int month, int day) {
  static const int before[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
  bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  return before[month - 1] + (leap && month > 2) + day;
}

int main(int argc, char **argv) try {
  std::ifstream file(argc > 2 ? argv[1] : "");
  if (!file) {
    std::cerr << "usage: batch-cpp co2.csv FOLDER\n";
    return 2;
  }

  std::map<int, std::pair<std::vector<double>, std::vector<double>>> years;
  for (std::string line; std::getline(file, line);) {
    int year, month, day;
    double co2 = NAN; // Weeks without a value are gaps.
    if (std::sscanf(line.c_str(), "%d-%d-%d,%lf", &year, &month, &day, &co2) < 3 || month < 1 ||
        month > 12)
      continue;
    years[year].first.push_back(day_of_year(year, month, day));
    years[year].second.push_back(co2);
  }

  std::vector<keisen::Chart> charts;
  for (const auto &[year, rows] : years) {
    keisen::Chart chart(320, 200);
    chart.set_title("CO₂ in " + std::to_string(year));
    chart.set_x_title("day");
    chart.set_y_title("ppm");
    chart.space().x().set_range(0, 366);
    keisen::LineOptions line;
    line.width = 1.5;
    chart.add_line(rows.first, rows.second, line);
    charts.push_back(chart);
  }

  const auto results = keisen::render_batch(charts, keisen::Renderer::cpu());
  std::size_t index = 0;
  for (const auto &entry : years) {
    // One that failed throws why; the others are there all the same.
    const keisen::Bytes &png = results[index++].png();
    const std::string path = std::string(argv[2]) + "/" + std::to_string(entry.first) + ".png";
    std::ofstream out(path, std::ios::binary);
    if (!out.write(reinterpret_cast<const char *>(png.data()),
                   static_cast<std::streamsize>(png.size())))
      throw std::runtime_error("can't write " + path);
  }
  std::cout << charts.size() << " charts\n";
} catch (const std::exception &error) {
  std::cerr << error.what() << '\n';
  return 1;
}
