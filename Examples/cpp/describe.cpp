// Prints the state of a small chart as JSON: describe-cpp
#include <keisen/keisen.hpp>

#include <exception>
#include <iostream>
#include <vector>

int main() try {
  const std::vector<double> values{1, 4, 9, 16};
  keisen::Chart chart(320, 200);
  chart.set_title("Squares");
  keisen::LineOptions options;
  options.width = 3;
  options.label = "n * n";
  chart.add_line(keisen::Column(values), options);
  std::cout << keisen::describe(chart) << '\n';
} catch (const std::exception &error) {
  std::cerr << error.what() << '\n';
  return 1;
}
