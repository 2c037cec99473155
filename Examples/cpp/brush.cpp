// Draws points, those outside of a lasso dimmed, and tells which are within: brush-cpp out.png
#include <keisen/keisen.hpp>

#include <cstdint>
#include <exception>
#include <iostream>
#include <vector>

using namespace keisen;

int main(int argc, char **argv) try {
  if (argc < 2) {
    std::cerr << "usage: brush-cpp out.png\n";
    return 2;
  }
  std::vector<double> values;
  for (int row = 0; row < 60; ++row)
    values.push_back(row * 37 % 61);
  Chart chart(640, 360);
  chart.set_title("What the hand went around");
  PointOptions appearance;
  appearance.size = 12;
  PointSeries points = chart.add_points(PointColumns(Column(values)), appearance);

  // Where a hand went on the picture, in points.
  const std::vector<Point> lasso = {{220, 90}, {470, 120}, {520, 220}, {360, 180}, {240, 290}};
  const Selection selection = chart.select(lasso).front().rows;
  std::cout << "rows:";
  for (const std::int64_t row : selection.rows())
    std::cout << ' ' << row;
  std::cout << "\n";
  points.set_selection(selection);
  chart.save(argv[1], Renderer::cpu());
} catch (const std::exception &error) {
  std::cerr << error.what() << "\n";
  return 1;
}
