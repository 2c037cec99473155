// Draws a small ticket on a canvas: ticket-cpp ticket.png [pixel ratio]
#include <keisen/keisen.hpp>

#include <exception>
#include <iostream>
#include <string>

int main(int argc, char **argv) try {
  if (argc < 2) {
    std::cerr << "usage: ticket-cpp ticket.png [pixel ratio]\n";
    return 2;
  }
  const double ratio = argc > 2 ? std::stod(argv[2]) : 1;
  const keisen::Renderer cpu = keisen::Renderer::cpu();

  // A part, drawn once and placed three times.
  keisen::Canvas star(24, 24, false);
  star.set_fill(0, 1, 0.8, 0.2);
  star.polygon(0, keisen::CanvasMode::both, 1, {{12, 2}, {18, 21}, {2, 9}, {22, 9}, {6, 21}});
  const keisen::Image part = star.finish(cpu, ratio);

  keisen::Canvas ticket(200, 80, false, 2);
  ticket.set_stroke(0, 0.5, 0.1, 0.2);
  ticket.set_fill(0, 1, 0.97, 0.9);
  ticket.rounded_rect(0, keisen::CanvasMode::both, 2, 4, 4, 192, 72, 8);
  ticket.line(0, 1, 12, 46, 188, 46);
  for (int place = 0; place < 3; ++place)
    ticket.draw_image(part, 12 + 28 * place, 50, 24, 24);
  ticket.text(1, "整理番号 0417", 20, 12, 14);
  ticket.save(argv[1], cpu, ratio);
} catch (const std::exception &error) {
  std::cerr << error.what() << '\n';
  return 1;
}
