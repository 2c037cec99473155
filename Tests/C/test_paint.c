/* Paint: strokes, steps, pictures, layers in charts, what is refused. */
#include "fixture.h"

#include <stdlib.h>
#include <unistd.h>

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT
#define STATE KEISEN_ERROR_INVALID_STATE

static keisen_paint *make_paint(double aspect, uint32_t height) {
  keisen_paint *paint = NULL;
  keisen_brush brush = KEISEN_BRUSH_INIT;
  brush.diameter = 1;
  brush.color = (keisen_color){1, 0, 0, 1};
  EXPECT_OK(keisen_paint_create(aspect, height, NULL, &paint));
  EXPECT_OK(keisen_paint_set_brush(paint, &brush));
  return paint;
}

/* Counts the pixels of a paint that are not clear. */
static int painted(keisen_paint *paint) {
  keisen_image *image = NULL;
  const uint8_t *pixels = NULL;
  uint32_t width = 0, height = 0;
  size_t row = 0;
  int count = 0;
  EXPECT_OK(keisen_paint_get_image(paint, &image));
  EXPECT_OK(keisen_image_get_size(image, &width, &height));
  EXPECT_OK(keisen_image_get_pixels(image, &pixels, &row));
  for (uint32_t y = 0; y < height; ++y)
    for (uint32_t x = 0; x < width; ++x)
      count += pixels[y * row + 4 * x + 3] != 0;
  EXPECT_OK(keisen_image_release(image));
  return count;
}

static void paints_strokes(void) {
  keisen_paint *paint = make_paint(2, 50);
  uint32_t width = 0, height = 0;
  double view_width = 0, view_height = 0;
  bool painting = true, done = false;
  size_t undo = 9, redo = 9;
  EXPECT_OK(keisen_paint_get_size(paint, &width, &height));
  EXPECT_INT(width, 100);
  EXPECT_INT(height, 50);
  EXPECT_OK(keisen_paint_get_view_size(paint, &view_width, &view_height));
  EXPECT_DOUBLE(view_width, 100);
  EXPECT_OK(keisen_paint_set_view_size(paint, 10, 5));
  EXPECT_OK(keisen_paint_is_painting(paint, &painting));
  EXPECT(!painting);
  EXPECT_OK(keisen_paint_stroke_begin(paint, 0, 2.5));
  EXPECT_OK(keisen_paint_stroke_move(paint, 10, 2.5));
  EXPECT_OK(keisen_paint_is_painting(paint, &painting));
  EXPECT(painting);
  EXPECT_INT(painted(paint), 100);
  EXPECT_OK(keisen_paint_stroke_cancel(paint));
  EXPECT_INT(painted(paint), 0);
  EXPECT_OK(keisen_paint_stroke_begin(paint, 0, 0));
  EXPECT_OK(keisen_paint_stroke_move(paint, 0, 5));
  EXPECT_OK(keisen_paint_stroke_end(paint));
  EXPECT_INT(painted(paint), 50);
  EXPECT_OK(keisen_paint_clear(paint));
  EXPECT_OK(keisen_paint_get_steps(paint, &undo, &redo));
  EXPECT_INT(undo, 2);
  EXPECT_INT(redo, 0);
  EXPECT_OK(keisen_paint_undo(paint, &done));
  EXPECT(done);
  EXPECT_INT(painted(paint), 50);
  EXPECT_OK(keisen_paint_undo(paint, NULL));
  EXPECT_INT(painted(paint), 0);
  EXPECT_OK(keisen_paint_undo(paint, &done));
  EXPECT(!done);
  EXPECT_OK(keisen_paint_redo(paint, &done));
  EXPECT(done);
  EXPECT_INT(painted(paint), 50);
  EXPECT_OK(keisen_paint_release(paint));
}

static void erases_and_keeps_a_brush(void) {
  keisen_paint *paint = make_paint(1, 20);
  keisen_brush brush = KEISEN_BRUSH_INIT, read = KEISEN_BRUSH_INIT;
  EXPECT_OK(keisen_paint_stroke_begin(paint, 0, 10));
  EXPECT_OK(keisen_paint_stroke_move(paint, 20, 10));
  EXPECT_OK(keisen_paint_stroke_end(paint));
  brush.eraser = true;
  brush.diameter = 5;
  EXPECT_OK(keisen_paint_set_brush(paint, &brush));
  EXPECT_OK(keisen_paint_get_brush(paint, &read));
  EXPECT(read.eraser && read.diameter == 5 && read.color.alpha == 1);
  EXPECT_OK(keisen_paint_stroke_begin(paint, 10.5, 10.5));
  EXPECT_OK(keisen_paint_stroke_end(paint));
  EXPECT_INT(painted(paint), 15);
  const double bad[] = {0, -1, NAN, INFINITY, 65537};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; ++i) {
    brush.diameter = bad[i];
    EXPECT_STATUS(keisen_paint_set_brush(paint, &brush), INVALID);
  }
  brush.diameter = 5;
  brush.color.green = NAN;
  EXPECT_STATUS(keisen_paint_set_brush(paint, &brush), INVALID);
  EXPECT_OK(keisen_paint_get_brush(paint, &read));
  EXPECT(read.eraser && read.diameter == 5 && read.color.green == 0);
  EXPECT_OK(keisen_paint_set_brush(paint, NULL));
  EXPECT_OK(keisen_paint_get_brush(paint, &read));
  EXPECT(!read.eraser && read.diameter == 8);
  EXPECT_OK(keisen_paint_release(paint));
}

static void refuses_what_is_none(void) {
  keisen_paint *paint = (keisen_paint *)1;
  const double aspects[] = {0, -1, NAN, INFINITY, 1e300, 4096};
  for (size_t i = 0; i < sizeof aspects / sizeof *aspects; ++i) {
    EXPECT_STATUS(keisen_paint_create(aspects[i], 512, NULL, &paint), INVALID);
    EXPECT(paint == (keisen_paint *)1);
  }
  EXPECT_STATUS(keisen_paint_create(1, 0, NULL, &paint), INVALID);
  EXPECT_STATUS(keisen_paint_create(1, 65536, NULL, &paint), INVALID);
  EXPECT_STATUS(keisen_paint_create(1, UINT32_MAX, NULL, &paint), INVALID);
  EXPECT_STATUS(keisen_paint_create(1, 23171, NULL, &paint), INVALID);
  EXPECT_TEXT(keisen_last_error_message(),
              "a layer has at most 268435456 pixels, got 23171 x 23171");
  paint = make_paint(1, 20);
  EXPECT_STATUS(keisen_paint_stroke_move(paint, 1, 1), STATE);
  EXPECT_STATUS(keisen_paint_stroke_end(paint), STATE);
  EXPECT_STATUS(keisen_paint_stroke_cancel(paint), STATE);
  EXPECT_STATUS(keisen_paint_stroke_begin(paint, NAN, 1), INVALID);
  EXPECT_STATUS(keisen_paint_stroke_begin(paint, 1, INFINITY), INVALID);
  EXPECT_OK(keisen_paint_stroke_begin(paint, 1e308, -1e308));
  EXPECT_STATUS(keisen_paint_stroke_begin(paint, 1, 1), STATE);
  EXPECT_STATUS(keisen_paint_stroke_move(paint, 1, NAN), INVALID);
  EXPECT_STATUS(keisen_paint_undo(paint, NULL), STATE);
  EXPECT_STATUS(keisen_paint_redo(paint, NULL), STATE);
  EXPECT_STATUS(keisen_paint_clear(paint), STATE);
  EXPECT_OK(keisen_paint_stroke_move(paint, -1e308, 1e308));
  EXPECT_OK(keisen_paint_stroke_end(paint));
  const double sides[] = {0, -1, NAN, INFINITY};
  for (size_t i = 0; i < sizeof sides / sizeof *sides; ++i) {
    EXPECT_STATUS(keisen_paint_set_view_size(paint, sides[i], 1), INVALID);
    EXPECT_STATUS(keisen_paint_set_view_size(paint, 1, sides[i]), INVALID);
  }
  EXPECT_STATUS(keisen_paint_set_history_limit(paint, SIZE_MAX), INVALID);
  size_t limit = 0;
  EXPECT_OK(keisen_paint_get_history_limit(paint, &limit));
  EXPECT_INT(limit, 1 << 27);
  EXPECT_OK(keisen_paint_set_history_limit(paint, 0));
  EXPECT_OK(keisen_paint_stroke_begin(paint, 1, 1));
  EXPECT_OK(keisen_paint_stroke_end(paint));
  bool done = true;
  EXPECT_OK(keisen_paint_undo(paint, &done));
  EXPECT(!done);
  EXPECT_OK(keisen_paint_release(paint));
  EXPECT_STATUS(keisen_paint_clear(paint), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_STATUS(keisen_paint_stroke_begin(NULL, 1, 1), KEISEN_ERROR_INVALID_HANDLE);
}

static void writes_and_reads_pictures(void) {
  keisen_paint *paint = make_paint(1.5, 20), *other = NULL;
  keisen_image *image = NULL, *read = NULL;
  keisen_bytes *bytes = NULL;
  const uint8_t *data = NULL;
  size_t size = 0;
  EXPECT_OK(keisen_paint_stroke_begin(paint, 3, 3));
  EXPECT_OK(keisen_paint_stroke_move(paint, 9, 12));
  EXPECT_OK(keisen_paint_stroke_end(paint));
  EXPECT_OK(keisen_paint_get_image(paint, &image));
  EXPECT_OK(keisen_image_encode_png(image, &bytes));
  EXPECT_OK(keisen_bytes_get_data(bytes, &data, &size));
  EXPECT_OK(keisen_image_decode_png(data, size, &read));
  EXPECT(images_equal(image, read));
  EXPECT_OK(keisen_image_release(read));
  read = NULL;
  EXPECT_STATUS(keisen_image_decode_png(data, size / 2, &read), INVALID);
  EXPECT(read == NULL);
  EXPECT_STATUS(keisen_image_decode_png(NULL, 4, &read), INVALID);
  EXPECT_STATUS(keisen_image_decode_png(data, SIZE_MAX, &read), INVALID);
  char path[64];
  snprintf(path, sizeof path, "/tmp/keisen-paint-%ld.png", (long)getpid());
  EXPECT_OK(keisen_image_write_file(image, path));
  EXPECT_OK(keisen_image_read_file(path, &read));
  EXPECT(images_equal(image, read));
  remove(path);
  keisen_image *none = NULL;
  EXPECT_STATUS(keisen_image_read_file(path, &none), KEISEN_ERROR_IO);
  EXPECT_OK(keisen_paint_create_image(read, NULL, &other));
  EXPECT_INT(painted(other), painted(paint));
  EXPECT_OK(keisen_paint_clear(paint));
  EXPECT_OK(keisen_paint_load_image(paint, read));
  EXPECT_INT(painted(paint), painted(other));
  EXPECT_OK(keisen_paint_release(paint));
  paint = make_paint(1, 20);
  EXPECT_STATUS(keisen_paint_load_image(paint, read), INVALID);
  EXPECT_TEXT(keisen_last_error_message(),
              "picture must be as large as the layer, 20 x 20 pixels, got 30 x 20");
  EXPECT_OK(keisen_image_release(read));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_bytes_release(bytes));
  EXPECT_OK(keisen_paint_release(other));
  EXPECT_OK(keisen_paint_release(paint));
}

/* Draws a chart and returns the column of its first red pixel, or -1. */
static int red_column(keisen_chart *chart, keisen_renderer *renderer) {
  static uint8_t pixels[100 * 50 * 4];
  EXPECT_OK(keisen_chart_render_into(chart, renderer, NULL, pixels, 400, sizeof pixels));
  for (int x = 0; x < 100; ++x)
    for (int y = 0; y < 50; ++y)
      if (memcmp(pixels + 400 * y + 4 * x, "\xff\0\0\xff", 4) == 0)
        return x;
  return -1;
}

static void shows_layers_in_charts(void) {
  keisen_projection *x = NULL, *y = NULL;
  keisen_space *space = NULL;
  keisen_chart *chart = NULL;
  keisen_attachment *layer = NULL, *title = NULL;
  keisen_renderer *renderer = cpu_renderer();
  keisen_paint *paint = make_paint(2, 50);
  keisen_paint_options options = KEISEN_PAINT_OPTIONS_INIT;
  keisen_rect rect;
  EXPECT_OK(keisen_projection_create(0, 100, KEISEN_SCALE_LINEAR, &x));
  EXPECT_OK(keisen_projection_create(0, 50, KEISEN_SCALE_LINEAR, &y));
  EXPECT_OK(keisen_space_create(x, y, &space));
  EXPECT_OK(keisen_chart_create_bare(100, 50, &chart));
  EXPECT_OK(keisen_attachment_create_paint(paint, space, NULL, &layer));
  EXPECT_STATUS(keisen_attachment_get_paint_rect(layer, &rect), STATE);
  EXPECT_OK(keisen_chart_add_attachment(chart, layer, KEISEN_LAYER_ABOVE));
  EXPECT_INT(red_column(chart, renderer), -1);
  EXPECT_OK(keisen_attachment_get_paint_rect(layer, &rect));
  EXPECT(rect.x == 0 && rect.width == 100 && rect.height == 50);
  EXPECT_OK(keisen_paint_stroke_begin(paint, 40.5, 20.5));
  EXPECT_OK(keisen_paint_stroke_end(paint));
  EXPECT_INT(red_column(chart, renderer), 40);
  EXPECT_OK(keisen_projection_set_range(x, 10, 110));
  EXPECT_INT(red_column(chart, renderer), 40);
  EXPECT_OK(keisen_projection_set_range(x, 0, 100));
  EXPECT_OK(keisen_attachment_anchor_paint(layer));
  EXPECT_OK(keisen_projection_set_range(x, 10, 110));
  EXPECT_INT(red_column(chart, renderer), 30);
  options.x_coordinates = KEISEN_COORDINATES_PICTURE;
  options.left = (keisen_value)KEISEN_VALUE(5);
  options.right = (keisen_value)KEISEN_VALUE(105);
  EXPECT_OK(keisen_attachment_set_paint_options(layer, &options));
  EXPECT_INT(red_column(chart, renderer), 45);

  options.right = (keisen_value)KEISEN_VALUE(NAN);
  EXPECT_STATUS(keisen_attachment_set_paint_options(layer, &options), INVALID);
  options.right = (keisen_value)KEISEN_VALUE(1);
  options.y_coordinates = (keisen_coordinates)9;
  EXPECT_STATUS(keisen_attachment_set_paint_options(layer, &options), INVALID);
  EXPECT_INT(red_column(chart, renderer), 45);
  EXPECT_OK(keisen_attachment_release(layer));
  layer = NULL;
  options = (keisen_paint_options)KEISEN_PAINT_OPTIONS_INIT;
  options.x_coordinates = KEISEN_COORDINATES_DATA;
  EXPECT_STATUS(keisen_attachment_create_paint(paint, NULL, &options, &layer), INVALID);
  EXPECT(layer == NULL);
  EXPECT_OK(keisen_attachment_create_paint(paint, NULL, NULL, &layer));
  EXPECT_STATUS(keisen_attachment_anchor_paint(layer), INVALID);
  EXPECT_OK(keisen_attachment_create_title("a", KEISEN_TITLE_ROLE_TITLE, NULL, &title));
  EXPECT_STATUS(keisen_attachment_anchor_paint(title), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "attachment is of kind title, not paint");

  EXPECT_OK(keisen_attachment_release(title));
  EXPECT_OK(keisen_attachment_release(layer));
  EXPECT_OK(keisen_paint_release(paint));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_projection_release(y));
  EXPECT_OK(keisen_renderer_release(renderer));
}

int main(void) {
  test("strokes are painted, cancelled, undone and made again", paints_strokes);
  test("a brush erases, and a bad one leaves the old one", erases_and_keeps_a_brush);
  test("bad numbers and wrong states change nothing", refuses_what_is_none);
  test("pictures are written, read and loaded, and damaged ones refused",
       writes_and_reads_pictures);
  test("a layer lies over the plot, follows the data, and moves", shows_layers_in_charts);
  return summary();
}
