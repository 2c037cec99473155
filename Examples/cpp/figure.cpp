// Draws two charts over the same months as one picture, and tells it in words: figure-cpp out.png
#include <keisen/keisen.hpp>

#include <exception>
#include <iostream>
#include <string>
#include <vector>

namespace {

// Seattle, means of the years 2012 to 2015.
const std::vector<double> months = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
const std::vector<double> highs = {8.2,  9.9,  12.4, 15.0, 19.3, 22.4,
                                   26.0, 26.1, 21.9, 16.4, 11.0, 8.2};
const std::vector<double> lows = {2.7, 4.1, 4.9, 6.4, 9.6, 12.2, 14.2, 14.8, 12.4, 9.4, 4.7, 3.3};
const std::vector<double> days = {16.5, 18.25, 18.25, 14.75, 8.5,   9.25,
                                  2.75, 5.5,   8.75,  15.25, 17.75, 20.25};

} // namespace

int main(int argc, char **argv) try {
  if (argc != 2) {
    std::cerr << "usage: figure-cpp out.png\n";
    return 2;
  }
  keisen::Figure figure(640, 400, 2, 1);
  figure.set_row_weight(0, 2);
  keisen::Chart outer = figure.outer();
  outer.set_title("Seattle, month by month");
  outer.set_x_title("month");

  // Charts whose spaces have one projection are linked; labels between them are left out.
  const keisen::Projection x(1, 12);
  keisen::Chart above(640, 400, keisen::Space(x, keisen::Projection(keisen::Scale::automatic)));
  above.set_y_title("°C");
  figure.add(above, 0, 0);
  keisen::Chart below(640, 400, keisen::Space(x, keisen::Projection(keisen::Scale::automatic)));
  below.set_y_title("days with rain");
  figure.add(below, 1, 0);

  const keisen::Column month(months);
  keisen::LineOptions line;
  line.width = 2;
  line.label = "warmest";
  above.add_line(month, keisen::Column(highs), line);
  line.label = "coldest";
  above.add_line(month, keisen::Column(lows), line);
  below.add_stems(keisen::StemColumns(month, keisen::Column(days)));
  figure.add_legend();

  figure.save(argv[1]);
  std::cout << figure.alt() << '\n';
  outer.set_language(keisen::Language::japanese);
  std::cout << figure.alt() << '\n';
} catch (const std::exception &error) {
  std::cerr << error.what() << '\n';
  return 1;
}
