// Marks a peak with a translucent brush and moves the view; the mark stays on it: paint-cpp out.png
#include <keisen/keisen.hpp>

#include <iostream>
#include <vector>

int main(int argc, char **argv) {
  if (argc < 2) {
    std::cerr << "usage: paint-cpp out.png\n";
    return 2;
  }
  try {
    keisen::Chart chart(640, 360);
    chart.add_line(keisen::Column(std::vector<double>{3, 5, 4, 6, 7, 2}));
    keisen::Space space = chart.space();
    space.x().set_range(0, 5);
    space.y().set_range(0, 8);

    const keisen::Rect plot = chart.plot();
    keisen::Paint paint(plot.width / plot.height);
    paint.set_view_size(plot.width, plot.height);
    keisen::Brush brush;
    brush.color = keisen::Color::parse("#ff404080");
    brush.diameter = 16;
    paint.set_brush(brush);
    keisen::PaintLayer layer(paint, space);
    layer.anchor();
    chart.add_attachment(layer, keisen::Layer::above);

    const double middle = 0.8 * plot.width, top = 0.125 * plot.height;
    paint.stroke_begin(middle - 40, top);
    paint.stroke_move(middle, top - 25);
    paint.stroke_move(middle + 40, top);
    paint.stroke_move(middle, top + 25);
    paint.stroke_move(middle - 40, top);
    paint.stroke_end();
    paint.stroke_begin(10, 10);
    paint.stroke_end();
    paint.undo();

    space.x().set_range(2, 7);
    chart.save(argv[1], keisen::Renderer::cpu());
  } catch (const keisen::Error &error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
}
