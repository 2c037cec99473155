#include "test.hpp"

#include <cmath>
#include <cstdint>

using namespace keisen;

/// Counts the pixels that are not clear.
static int painted(const Image &image) {
  int count = 0;
  for (std::uint32_t y = 0; y < image.height(); ++y)
    for (std::uint32_t x = 0; x < image.width(); ++x)
      count += image.data()[y * image.bytes_per_row() + 4 * x + 3] != 0;
  return count;
}

void test_paint() {
  test("paints strokes, takes them back and makes them again", [] {
    Paint paint(2, 50);
    EXPECT_EQUAL(paint.size().width, 100u);
    EXPECT_EQUAL(Paint(1).size().height, Paint::standard_height);
    Brush brush;
    EXPECT(paint.brush() == brush);
    brush.diameter = 1;
    brush.color = Color{1, 0, 0, 0.5f};
    paint.set_brush(brush);
    EXPECT(paint.brush() == brush);
    paint.set_view_size(10, 5);
    EXPECT_EQUAL(paint.view_size().width, 10);
    paint.stroke_begin(0, 0);
    paint.stroke_move(10, 0);
    EXPECT(paint.is_painting());
    EXPECT_EQUAL(painted(paint.image()), 100);
    paint.stroke_cancel();
    EXPECT_EQUAL(painted(paint.image()), 0);
    paint.stroke_begin(0, 0);
    paint.stroke_end();
    paint.clear();
    EXPECT_EQUAL(paint.undo_count(), 2u);
    EXPECT(paint.undo());
    EXPECT_EQUAL(paint.redo_count(), 1u);
    EXPECT_EQUAL(painted(paint.image()), 1);
    EXPECT(paint.undo());
    EXPECT(!paint.undo());
    EXPECT(paint.redo());
    paint.set_history_limit(0);
    EXPECT_EQUAL(paint.history_limit(), 0u);
    EXPECT_EQUAL(paint.undo_count(), 0u);
    brush.diameter = 0;
    EXPECT_ERROR(paint.set_brush(brush), Status::invalid_argument);
    EXPECT_ERROR(paint.stroke_end(), Status::invalid_state);
    EXPECT_ERROR(Paint(std::nan("")), Status::invalid_argument);
    EXPECT_ERROR(Paint(1, 0), Status::invalid_argument);
  });

  test("has the same bytes whichever renderer fills", [] {
    Paint one(1, 40);
    Paint other(1, 40, Renderer::cpu());
    for (Paint *paint : {&one, &other}) {
      paint->stroke_begin(3, 3);
      paint->stroke_move(30, 20);
      paint->stroke_end();
    }
    Bytes first = one.png(), second = other.png();
    EXPECT(std::vector<std::uint8_t>(first.begin(), first.end()) ==
           std::vector<std::uint8_t>(second.begin(), second.end()));
    Image read = Image::decode(first.data(), first.size());
    EXPECT_EQUAL(painted(read), painted(one.image()));
    Paint copy(read);
    copy.clear();
    copy.load(read);
    EXPECT_EQUAL(painted(copy.image()), painted(read));
    EXPECT_EQUAL(Paint(read, Renderer::cpu()).size().width, 40u);
    EXPECT_ERROR(Paint(2, 40).load(read), Status::invalid_argument);
    EXPECT_ERROR(Image::decode(first.data(), 30), Status::invalid_argument);
    EXPECT_ERROR(Image::read("/none.png"), Status::io);
  });

  test("shows paint in a chart, which follows the data", [] {
    Chart chart = Chart::bare(100, 50);
    Projection x(0, 100), y(0, 50);
    Space space(x, y);
    Paint paint(2, 50);
    PaintLayer layer(paint, space);
    EXPECT_ERROR(layer.rect(), Status::invalid_state);
    chart.add_attachment(layer, Layer::above);
    chart.render(Renderer::cpu());
    EXPECT_EQUAL(layer.rect().width, 100);
    layer.anchor();
    x.set_range(0, 200);
    chart.render(Renderer::cpu());
    EXPECT_EQUAL(layer.rect().width, 50);
    PaintOptions options;
    options.x_coordinates = Coordinates::picture;
    options.left = 10;
    options.right = 30;
    layer.set_options(options);
    chart.render(Renderer::cpu());
    EXPECT_EQUAL(layer.rect().x, 10);
    EXPECT_ERROR(PaintLayer(paint).anchor(), Status::invalid_argument);
    EXPECT_EQUAL(PaintLayer(Attachment(layer)).rect().width, 20);
  });
}
