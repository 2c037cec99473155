// Draws a line; exits with 0 when the picture has its size.
#include <keisen/keisen.hpp>

int main() {
  keisen::Chart chart(64, 48);
  chart.add_line({3.0, 1.0, 4.0, 1.0, 5.0});
  keisen::Image image = chart.render(keisen::Renderer::cpu());
  return image.width() == 64 && image.height() == 48 ? 0 : 1;
}
