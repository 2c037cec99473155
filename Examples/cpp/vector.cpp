// Writes a chart as SVG, for the web, and as PDF, for print: vector-cpp FOLDER
#include <keisen/keisen.hpp>

#include <exception>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

int main(int argc, char **argv) try {
  if (argc != 2) {
    std::cerr << "usage: vector-cpp FOLDER\n";
    return 2;
  }
  const std::string folder = argv[1];

  std::vector<double> times, heights;
  for (int t = 0; t < 46; ++t) {
    times.push_back(t / 10.0);
    heights.push_back(100 - 4.9 * (times.back() * times.back()));
  }
  keisen::Chart chart(480, 300);
  chart.set_title("Free fall");
  chart.set_x_title("time (s)");
  chart.set_y_title("height (m)");
  chart.add_line(times, heights);
  chart.save(folder + "/vector.svg");
  chart.save(folder + "/vector.pdf");

  // For a viewer that knows no embedded fonts letters are shapes.
  keisen::RenderOptions options;
  options.fonts = keisen::SVGFonts::outlines;
  chart.save(folder + "/outlines.svg", options);
} catch (const std::exception &error) {
  std::cerr << error.what() << '\n';
  return 1;
}
