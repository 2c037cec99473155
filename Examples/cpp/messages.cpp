// Draws a chart with a message that is shown for six seconds: messages-cpp out.png [time]
#include <keisen/keisen.hpp>

#include <cstdlib>
#include <exception>
#include <iostream>
#include <vector>

int main(int argc, char **argv) try {
  if (argc < 2) {
    std::cerr << "usage: messages-cpp out.png [time]\n";
    return 2;
  }
  keisen::Chart chart(640, 360);
  chart.add_line(std::vector<double>{3, 5, 4, 6, 7, 2});

  keisen::MessageBoard board;
  keisen::MessageBoxOptions options;
  options.place = keisen::MessagePlace::bottom_left;
  chart.add_attachment(keisen::MessageBox(board, options), keisen::Layer::above);
  board.show("The last value is low", keisen::MessageKind::caution,
             keisen::message_seconds::caution, 10);

  keisen::RenderOptions render;
  render.time = argc > 2 ? std::atof(argv[2]) : 10;
  chart.save(argv[1], keisen::Renderer::cpu(), render);
  const std::optional<double> next = chart.next_frame_time(render.time);
  std::cout << "next frame: ";
  next ? std::cout << *next << "\n" : std::cout << "inf\n";
} catch (const std::exception &error) {
  std::cerr << error.what() << "\n";
  return 1;
}
