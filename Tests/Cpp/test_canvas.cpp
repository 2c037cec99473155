#include "test.hpp"

#include <cmath>

using namespace keisen;

static std::vector<std::uint8_t> pixel(const Canvas &canvas, std::size_t x, std::size_t y) {
  Image image = canvas.image(Renderer::cpu());
  const std::uint8_t *first = image.data() + y * image.bytes_per_row() + 4 * x;
  return {first, first + 4};
}

void test_canvas() {
  test("draws on a canvas with pens, and takes pictures of it", [] {
    Canvas canvas(40, 30, false, 2);
    EXPECT(canvas.drawing());
    EXPECT(canvas.size() == std::make_pair(40.0, 30.0));
    canvas.set_stroke(0, 1, 0, 0);
    canvas.set_fill(0, Color::parse("#0000ff"));
    canvas.rect(0, CanvasMode::both, 4, 4, 4, 12, 12);
    canvas.rounded_rect(1, CanvasMode::stroke, 1, 20, 4, 12, 12, 3);
    canvas.ellipse(1, CanvasMode::fill, 1, 20, 4, 12, 12);
    canvas.line(1, 2, 0, 25, 40, 25);
    canvas.polyline(1, 1, {{0, 0}, {5, 5}, {9, 0}});
    canvas.polygon(1, CanvasMode::none, 1, {{0, 0}, {5, 5}, {9, 0}});
    canvas.text(1, "入場券", 9, 2, 16);
    EXPECT(pixel(canvas, 2, 10) == std::vector<std::uint8_t>({255, 0, 0, 255}));
    EXPECT(pixel(canvas, 10, 10) == std::vector<std::uint8_t>({0, 0, 255, 255}));
    EXPECT(pixel(canvas, 39, 29) == std::vector<std::uint8_t>({0, 0, 0, 0}));
    EXPECT(canvas.svg().find("<svg") == 0);
    EXPECT(canvas.pdf().size() > 100);
    Image image = canvas.finish(Renderer::cpu(), 2);
    EXPECT_EQUAL(image.width(), 80);
    EXPECT(!canvas.drawing());
    EXPECT_EQUAL(canvas.add_pens(3), 2);
    EXPECT_EQUAL(canvas.pen_count(), 5);
    canvas.clear_pens();
    EXPECT_EQUAL(canvas.pen_count(), 0);
  });

  test("places a picture of pixels, or of another canvas", [] {
    const std::uint8_t bytes[] = {1, 2, 3, 255};
    Canvas part(10, 10);
    part.draw_image(Image(1, 1, bytes, 4, sizeof bytes), 2, 3, 1, 1);
    EXPECT(pixel(part, 2, 3) == std::vector<std::uint8_t>({1, 2, 3, 255}));
    Canvas whole(30, 30, false);
    whole.draw_image(part.image(Renderer::cpu()), 10, 10, 10, 10);
    EXPECT(pixel(whole, 12, 13) == std::vector<std::uint8_t>({1, 2, 3, 255}));
    EXPECT_ERROR(Image(2, 1, bytes, 8, sizeof bytes), Status::invalid_argument);
  });

  test("says what is wrong with a call on a canvas", [] {
    Canvas canvas;
    EXPECT_ERROR(canvas.end(), Status::invalid_state);
    EXPECT_ERROR(canvas.line(0, 1, 0, 0, 1, 1), Status::invalid_state);
    EXPECT_ERROR(canvas.begin(0, 1), Status::invalid_argument);
    EXPECT_ERROR(Canvas(0, 10), Status::invalid_argument);
    EXPECT_ERROR(Canvas(10, 10, true, 0), Status::invalid_argument);
    canvas.begin(10, 10);
    EXPECT_ERROR(canvas.line(0, 1, 0, 0, 1, 1), Status::invalid_argument);
    canvas.add_pens(1);
    EXPECT_ERROR(canvas.line(0, 1, NAN, 0, 1, 1), Status::invalid_argument);
    EXPECT_ERROR(canvas.polygon(0, CanvasMode::fill, 1, {}), Status::invalid_argument);
    EXPECT_ERROR(canvas.text(0, std::string("a\0b", 3), 9, 0, 0), Status::invalid_argument);
    EXPECT_ERROR(canvas.clear_pens(), Status::invalid_state);
    EXPECT_ERROR(canvas.save("a.txt"), Status::unsupported);
  });

  test("shows a canvas in a chart, at a position or between two", [] {
    Canvas canvas(20, 10);
    Chart chart = Chart::bare(100, 60);
    CanvasAttachment fixed(canvas, 10.0, 10.0);
    CanvasAttachment stretched(canvas, chart.space(), 0.2, 0.2, 0.8, 0.8);
    chart.add_attachment(fixed, Layer::above);
    chart.add_attachment(stretched, Layer::above);
    fixed.set_position(20.0, 20.0);
    stretched.set_corners(0.1, 0.1, 0.5, 0.5);
    EXPECT_ERROR(stretched.set_position(1.0, 1.0), Status::invalid_argument);
    CanvasOptions options;
    options.x_coordinates = Coordinates::plot;
    options.offset_x = 4;
    CanvasAttachment at_plot(canvas, chart.space(), 0.5, 0.5, options);
    CanvasAttachment between_points(canvas, 1.0, 1.0, 5.0, 5.0);
    EXPECT(chart.render(Renderer::cpu()).width() == 100);
  });
}
