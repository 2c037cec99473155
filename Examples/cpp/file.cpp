// Draws a file of float32, of any size: file-cpp DATA OUT [FIRST COUNT]
#include <keisen/keisen.hpp>

#include <exception>
#include <iostream>
#include <string>

namespace {

const char *name(keisen::SummaryOrigin origin) {
  switch (origin) {
  case keisen::SummaryOrigin::opened:
    return "opened";
  case keisen::SummaryOrigin::built:
    return "built";
  case keisen::SummaryOrigin::rebuilt_stale:
    return "rebuilt: stale";
  default:
    return "rebuilt: damaged";
  }
}

} // namespace

int main(int argc, char **argv) try {
  if (argc != 3 && argc != 5) {
    std::cerr << "usage: file-cpp DATA OUT [FIRST COUNT]\n";
    return 2;
  }
  // The first time the file is read once, and its summary is kept beside it.
  const auto samples = keisen::Column::file<float>(argv[1]);
  std::cout << samples.size() << " samples, summary " << name(samples.summary_info().origin)
            << "\n";

  keisen::Chart chart(1280, 400);
  chart.set_title("A recording");
  chart.set_x_title("sample");
  keisen::LineOptions line;
  line.color = keisen::Color::parse("#1f77b4");
  line.width = 1.5;
  chart.add_line(samples, line);
  if (argc == 5) {
    const double first = std::stod(argv[3]);
    chart.space().x().set_range(first, first + std::stod(argv[4]));
  }
  chart.save(argv[2], keisen::Renderer::cpu());
} catch (const std::exception &error) {
  std::cerr << error.what() << '\n';
  return 1;
}
