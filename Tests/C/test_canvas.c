/* Canvases: states, pens, what is drawn, pictures, canvases in charts, what is refused. */
#include "fixture.h"

#include <stdlib.h>

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT
#define STATE KEISEN_ERROR_INVALID_STATE

enum { SIDE = 40 };

static keisen_renderer *cpu;

/* Makes a canvas of SIDE x SIDE points with two pens. */
static keisen_canvas *make_canvas(bool opaque) {
  keisen_canvas *canvas = NULL;
  EXPECT_OK(keisen_canvas_create_drawing(SIDE, SIDE, opaque, 2, &canvas));
  return canvas;
}

/* Returns a pixel of a canvas, 0xAABBGGRR. */
static uint32_t pixel(keisen_canvas *canvas, int x, int y) {
  keisen_image *image = NULL;
  const uint8_t *pixels = NULL;
  size_t row = 0;
  uint32_t result = 0;
  EXPECT_OK(keisen_canvas_image(canvas, cpu, 1, &image));
  EXPECT_OK(keisen_image_get_pixels(image, &pixels, &row));
  memcpy(&result, pixels + (size_t)y * row + 4 * (size_t)x, 4);
  EXPECT_OK(keisen_image_release(image));
  return result;
}

static void has_two_states(void) {
  keisen_canvas *canvas = NULL;
  keisen_image *image = NULL;
  bool drawing = true;
  double width = 1, height = 1;
  EXPECT_OK(keisen_canvas_create(&canvas));
  EXPECT_OK(keisen_canvas_get_drawing(canvas, &drawing));
  EXPECT_OK(keisen_canvas_get_size(canvas, &width, &height));
  EXPECT(!drawing && width == 0 && height == 0);
  EXPECT_OK(keisen_canvas_add_pens(canvas, 1, NULL));
  EXPECT_STATUS(keisen_canvas_end(canvas), STATE);
  EXPECT_STATUS(keisen_canvas_line(canvas, 0, 1, 0, 0, 1, 1), STATE);
  EXPECT_TEXT(keisen_last_error_message(), "line: canvas is idle; begin it first");
  EXPECT_STATUS(keisen_canvas_image(canvas, cpu, 1, &image), STATE);
  EXPECT(image == NULL);
  EXPECT_OK(keisen_canvas_begin(canvas, 3, 2, true));
  EXPECT_STATUS(keisen_canvas_begin(canvas, 3, 2, true), STATE);
  EXPECT_STATUS(keisen_canvas_clear_pens(canvas), STATE);
  EXPECT_OK(keisen_canvas_get_size(canvas, &width, &height));
  EXPECT(width == 3 && height == 2);
  EXPECT_OK(keisen_canvas_finish(canvas, cpu, 2, &image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_STATUS(keisen_canvas_finish(canvas, cpu, 2, &image), STATE);
  EXPECT_OK(keisen_canvas_clear_pens(canvas));
  EXPECT_OK(keisen_canvas_release(canvas));
}

static void begins_at_once(void) {
  keisen_canvas *canvas = make_canvas(false);
  bool drawing = false;
  double width = 0, height = 0;
  int64_t count = 0, first = -1;
  EXPECT_OK(keisen_canvas_get_drawing(canvas, &drawing));
  EXPECT_OK(keisen_canvas_get_size(canvas, &width, &height));
  EXPECT_OK(keisen_canvas_get_pen_count(canvas, &count));
  EXPECT(drawing && width == SIDE && height == SIDE && count == 2);
  EXPECT_INT(pixel(canvas, 5, 5), 0);
  EXPECT_OK(keisen_canvas_add_pens(canvas, 2, &first));
  EXPECT_INT(first, 2);
  EXPECT_OK(keisen_canvas_release(canvas));
  canvas = make_canvas(true);
  EXPECT_INT(pixel(canvas, 5, 5), 0xffffffffU);
  EXPECT_OK(keisen_canvas_release(canvas));
  canvas = NULL;
  EXPECT_STATUS(keisen_canvas_create_drawing(10, 10, true, 0, &canvas), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "add_pens: count must be at least 1, got 0");
  EXPECT(canvas == NULL);
  EXPECT_STATUS(keisen_canvas_create_drawing(10, 10, true, INT64_MIN, &canvas), INVALID);
  EXPECT_STATUS(keisen_canvas_create_drawing(10, 10, true, INT64_MAX, &canvas), INVALID);
  EXPECT_STATUS(keisen_canvas_create_drawing(NAN, 10, true, 1, &canvas), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "begin: width must be positive and finite, got nan");
  EXPECT_STATUS(keisen_canvas_create_drawing(10, 0, true, 1, &canvas), INVALID);
  EXPECT(canvas == NULL);
}

static void names_calls_alike(void) {
  keisen_canvas *canvas = NULL;
  keisen_bytes *bytes = NULL;
  keisen_image *image = NULL;
  EXPECT_OK(keisen_canvas_create(&canvas));
  EXPECT_STATUS(keisen_canvas_render_svg(canvas, 1, KEISEN_SVG_FONTS_NAMED, &bytes), STATE);
  EXPECT_TEXT(keisen_last_error_message(), "svg: canvas is idle; begin it first");
  EXPECT_STATUS(keisen_canvas_render_pdf(canvas, 1, &bytes), STATE);
  EXPECT_TEXT(keisen_last_error_message(), "pdf: canvas is idle; begin it first");
  EXPECT_STATUS(keisen_canvas_write_file(canvas, cpu, 1, KEISEN_SVG_FONTS_NAMED, "never.png"),
                STATE);
  EXPECT_TEXT(keisen_last_error_message(), "save: canvas is idle; begin it first");
  EXPECT_STATUS(keisen_canvas_finish(canvas, cpu, 1, &image), STATE);
  EXPECT_TEXT(keisen_last_error_message(), "finish: canvas is idle; begin it first");
  EXPECT_OK(keisen_canvas_begin(canvas, 5, 5, true));
  EXPECT_STATUS(keisen_canvas_line(canvas, 3, NAN, 0, 0, 1, 1), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "line: there are no pens, got pen 3");
  EXPECT_OK(keisen_canvas_release(canvas));
}

static void draws_with_its_pens(void) {
  static const double corners[] = {20, 20, 40, 20, 40, 40, 20, 40};
  keisen_canvas *canvas = make_canvas(false);
  EXPECT_INT(pixel(canvas, 5, 5), 0);
  EXPECT_OK(keisen_canvas_set_stroke(canvas, 1, 2, 0, 0, 1));
  EXPECT_OK(keisen_canvas_set_fill(canvas, 1, 0, 1, 0, 1));
  EXPECT_OK(keisen_canvas_rect(canvas, 1, KEISEN_CANVAS_BOTH, 4, 4, 4, 12, 12));
  EXPECT_INT(pixel(canvas, 2, 10), 0xff0000ffU);
  EXPECT_INT(pixel(canvas, 10, 10), 0xff00ff00U);
  EXPECT_OK(keisen_canvas_polygon(canvas, 0, KEISEN_CANVAS_FILL, 0, corners, 4));
  EXPECT_INT(pixel(canvas, 30, 30), 0xffffffffU);
  EXPECT_OK(keisen_canvas_ellipse(canvas, 1, KEISEN_CANVAS_FILL, 0, 22, 22, 16, 16));
  EXPECT_INT(pixel(canvas, 30, 30), 0xff00ff00U);
  EXPECT_INT(pixel(canvas, 22, 22), 0xffffffffU);
  EXPECT_OK(keisen_canvas_rounded_rect(canvas, 1, KEISEN_CANVAS_STROKE, 2, 22, 22, 16, 16, 4));
  EXPECT_INT(pixel(canvas, 30, 22), 0xff0000ffU);
  EXPECT_OK(keisen_canvas_polyline(canvas, 0, 2, corners, 4));
  EXPECT_INT(pixel(canvas, 30, 20), 0xff000000U);
  EXPECT_OK(keisen_canvas_line(canvas, 0, 2, 0, 39, 40, 39));
  EXPECT_INT(pixel(canvas, 3, 39), 0xff000000U);
  EXPECT_OK(
      keisen_canvas_text(canvas, 0, "\xe6\x95\xb4\xe7\x90\x86\xe7\x95\xaa\xe5\x8f\xb7", 9, 1, 22));
  EXPECT_OK(keisen_canvas_release(canvas));
}

static void refuses_pens_and_counts(void) {
  keisen_canvas *canvas = make_canvas(true);
  static const int64_t pens[] = {-1, 2, INT64_MIN, INT64_MAX};
  int64_t count = 0;
  for (int i = 0; i < 4; ++i) {
    EXPECT_STATUS(keisen_canvas_line(canvas, pens[i], 1, 0, 0, 1, 1), INVALID);
    EXPECT_STATUS(keisen_canvas_set_fill(canvas, pens[i], 0, 0, 0, 1), INVALID);
    EXPECT_STATUS(keisen_canvas_text(canvas, pens[i], "a", 9, 0, 0), INVALID);
  }
  EXPECT_STATUS(keisen_canvas_line(canvas, 2, 1, 0, 0, 1, 1), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "line: pen must be in 0...1, got 2");
  EXPECT_STATUS(keisen_canvas_add_pens(canvas, 0, NULL), INVALID);
  EXPECT_STATUS(keisen_canvas_add_pens(canvas, -5, NULL), INVALID);
  EXPECT_STATUS(keisen_canvas_add_pens(canvas, INT64_MAX, NULL), INVALID);
  EXPECT_STATUS(keisen_canvas_add_pens(canvas, INT64_MIN, NULL), INVALID);
  EXPECT_OK(keisen_canvas_get_pen_count(canvas, &count));
  EXPECT_INT(count, 2);
  EXPECT_OK(keisen_canvas_release(canvas));
}

static void refuses_numbers(void) {
  static const double bad[] = {NAN, INFINITY, -INFINITY};
  static const double corners[] = {0, 0, 5, 0, 5, NAN};
  keisen_canvas *canvas = make_canvas(true);
  keisen_image *image = NULL;
  for (int i = 0; i < 3; ++i) {
    EXPECT_STATUS(keisen_canvas_line(canvas, 0, 1, bad[i], 0, 1, 1), INVALID);
    EXPECT_STATUS(keisen_canvas_line(canvas, 0, 1, 0, 0, 1, bad[i]), INVALID);
    EXPECT_STATUS(keisen_canvas_line(canvas, 0, bad[i], 0, 0, 1, 1), INVALID);
    EXPECT_STATUS(keisen_canvas_rect(canvas, 0, KEISEN_CANVAS_FILL, 1, 0, 0, bad[i], 1), INVALID);
    EXPECT_STATUS(keisen_canvas_ellipse(canvas, 0, KEISEN_CANVAS_FILL, 1, bad[i], 0, 1, 1),
                  INVALID);
    EXPECT_STATUS(keisen_canvas_text(canvas, 0, "a", bad[i], 0, 0), INVALID);
    EXPECT_STATUS(keisen_canvas_image(canvas, cpu, bad[i], &image), INVALID);
  }
  EXPECT_STATUS(keisen_canvas_set_stroke(canvas, 0, 0, NAN, 0, 1), INVALID);
  EXPECT_STATUS(keisen_canvas_rect(canvas, 0, (keisen_canvas_mode)4, 1, 0, 0, 1, 1), INVALID);
  EXPECT_STATUS(keisen_canvas_rect(canvas, 0, KEISEN_CANVAS_BOTH, 1, 0, 0, 0, 1), INVALID);
  EXPECT_STATUS(keisen_canvas_polygon(canvas, 0, KEISEN_CANVAS_BOTH, 1, corners, 3), INVALID);
  EXPECT_STATUS(keisen_canvas_polygon(canvas, 0, KEISEN_CANVAS_BOTH, 1, corners, 2), INVALID);
  EXPECT_STATUS(keisen_canvas_polyline(canvas, 0, 1, NULL, 3), INVALID);
  EXPECT_STATUS(keisen_canvas_polyline(canvas, 0, 1, corners, SIZE_MAX), INVALID);
  EXPECT_STATUS(keisen_canvas_polyline(canvas, 0, 1, corners, 0), INVALID);
  EXPECT_STATUS(keisen_canvas_text(canvas, 0, "\xff", 9, 0, 0), INVALID);
  EXPECT_STATUS(keisen_canvas_image(canvas, cpu, 0, &image), INVALID);
  EXPECT_STATUS(keisen_canvas_image(canvas, cpu, 1e12, &image), INVALID);
  EXPECT_STATUS(keisen_canvas_begin(canvas, 0, 5, true), STATE);
  EXPECT_INT(pixel(canvas, 0, 0), 0xffffffffU);
  EXPECT_OK(keisen_canvas_release(canvas));
  EXPECT_OK(keisen_canvas_create(&canvas));
  EXPECT_STATUS(keisen_canvas_begin(canvas, 0, 5, true), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "begin: width must be positive and finite, got 0.0");
  EXPECT_STATUS(keisen_canvas_begin(canvas, 5, -1, true), INVALID);
  EXPECT_OK(keisen_canvas_release(canvas));
}

static void places_images(void) {
  static const uint8_t bytes[] = {255, 0, 0, 255, 0, 255, 0, 255, 9, 9, 9, 9, 0, 0, 255, 255, 9, 9};
  keisen_canvas *canvas = make_canvas(false);
  keisen_image *image = NULL;
  EXPECT_OK(keisen_image_create_copy(1, 2, bytes + 4, 8, 12, &image));
  EXPECT_OK(keisen_canvas_draw_image(canvas, image, 10, 10, 1, 2));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_INT(pixel(canvas, 10, 10), 0xff00ff00U);
  EXPECT_INT(pixel(canvas, 10, 11), 0xffff0000U);
  EXPECT_INT(pixel(canvas, 11, 10), 0);
  image = NULL;
  EXPECT_STATUS(keisen_image_create_copy(0, 2, bytes, 8, 12, &image), INVALID);
  EXPECT_STATUS(keisen_image_create_copy(1, 0, bytes, 8, 12, &image), INVALID);
  EXPECT_STATUS(keisen_image_create_copy(1, 2, bytes, 3, 12, &image), INVALID);
  EXPECT_STATUS(keisen_image_create_copy(1, 2, bytes, 8, 11, &image), INVALID);
  EXPECT_STATUS(keisen_image_create_copy(1, 2, bytes, SIZE_MAX, SIZE_MAX, &image), INVALID);
  EXPECT_STATUS(keisen_image_create_copy(UINT32_MAX, UINT32_MAX, bytes, 8, 12, &image), INVALID);
  EXPECT_STATUS(keisen_image_create_copy(1U << 29, 1, bytes, 8, 12, &image), INVALID);
  EXPECT_TEXT(keisen_last_error_message(),
              "picture must have at most 536870911 columns, got 536870912 x 1 pixels");
  EXPECT_STATUS(keisen_image_create_copy(1, 1, NULL, 4, 4, &image), INVALID);
  EXPECT(image == NULL);
  EXPECT_STATUS(keisen_canvas_draw_image(canvas, NULL, 0, 0, 1, 1), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_OK(keisen_canvas_release(canvas));
}

static void writes_documents(void) {
  keisen_canvas *canvas = make_canvas(true);
  keisen_bytes *bytes = NULL;
  const uint8_t *data = NULL;
  size_t size = 0;
  EXPECT_OK(keisen_canvas_ellipse(canvas, 0, KEISEN_CANVAS_BOTH, 1, 2, 2, 20, 20));
  EXPECT_OK(keisen_canvas_render_svg(canvas, 1, KEISEN_SVG_FONTS_NAMED, &bytes));
  EXPECT_OK(keisen_bytes_get_data(bytes, &data, &size));
  EXPECT(size > 100 && memcmp(data, "<svg", 4) == 0);
  EXPECT_OK(keisen_bytes_release(bytes));
  EXPECT_OK(keisen_canvas_render_pdf(canvas, 1, &bytes));
  EXPECT_OK(keisen_bytes_get_data(bytes, &data, &size));
  EXPECT(size > 100 && memcmp(data, "%PDF-", 5) == 0);
  EXPECT_OK(keisen_bytes_release(bytes));
  EXPECT_STATUS(keisen_canvas_render_svg(canvas, 1, (keisen_svg_fonts)5, &bytes), INVALID);
  EXPECT_OK(keisen_canvas_end(canvas));
  EXPECT_STATUS(keisen_canvas_render_svg(canvas, 1, KEISEN_SVG_FONTS_NAMED, &bytes), STATE);
  EXPECT_STATUS(keisen_canvas_render_pdf(canvas, 1, &bytes), STATE);
  EXPECT_OK(keisen_canvas_release(canvas));
}

static void takes_a_long_text(void) {
  const size_t length = 100 << 20;
  keisen_canvas *canvas = make_canvas(true);
  char *text = malloc(length + 1);
  EXPECT(text != NULL);
  memset(text, 'a', length);
  text[length] = 0;
  EXPECT_OK(keisen_canvas_text(canvas, 0, text, 9, 1, 1));
  free(text);
  EXPECT(pixel(canvas, 3, 8) != 0);
  EXPECT_OK(keisen_canvas_release(canvas));
}

static void stands_in_charts(void) {
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_attachment *fixed = NULL, *stretched = NULL;
  keisen_image *empty = NULL, *image = NULL;
  keisen_canvas *canvas = make_canvas(true);
  keisen_canvas_options options = KEISEN_CANVAS_OPTIONS_INIT;
  const keisen_value one = KEISEN_VALUE(0.2), other = KEISEN_VALUE(0.6), far = KEISEN_VALUE(9e9);
  EXPECT_OK(keisen_canvas_set_fill(canvas, 0, 1, 0, 0, 1));
  EXPECT_OK(keisen_canvas_rect(canvas, 0, KEISEN_CANVAS_BOTH, 2, 4, 4, 20, 20));
  EXPECT_OK(keisen_chart_create_bare(200, 100, &chart));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_chart_render(chart, cpu, NULL, &empty));
  EXPECT_OK(keisen_attachment_create_canvas(canvas, space, one, other, NULL, &fixed));
  EXPECT_OK(keisen_attachment_create_canvas_between(canvas, space, one, one, other, other, NULL,
                                                    &stretched));
  keisen_attachment *both[] = {fixed, stretched};
  for (int i = 0; i < 2; ++i) {
    EXPECT_OK(keisen_chart_add_attachment(chart, both[i], KEISEN_LAYER_ABOVE));
    EXPECT_OK(keisen_chart_render(chart, cpu, NULL, &image));
    EXPECT(!images_equal(empty, image));
    EXPECT_OK(keisen_image_release(image));
    EXPECT_OK(keisen_chart_remove_attachment(chart, both[i]));
  }
  EXPECT_OK(keisen_attachment_set_canvas_position(fixed, far, far));
  EXPECT_OK(keisen_chart_add_attachment(chart, fixed, KEISEN_LAYER_ABOVE));
  EXPECT_OK(keisen_chart_render(chart, cpu, NULL, &image));
  EXPECT(images_equal(empty, image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_attachment_set_canvas_corners(stretched, one, one, far, far));
  EXPECT_STATUS(keisen_attachment_set_canvas_position(stretched, one, one), INVALID);
  EXPECT_STATUS(keisen_attachment_set_canvas_corners(fixed, one, one, far, far), INVALID);
  EXPECT_OK(keisen_attachment_release(fixed));
  EXPECT_OK(keisen_attachment_release(stretched));
  options.x_coordinates = KEISEN_COORDINATES_DATA;
  EXPECT_STATUS(keisen_attachment_create_canvas(canvas, NULL, one, one, &options, &fixed), INVALID);
  options.x_coordinates = (keisen_coordinates)7;
  EXPECT_STATUS(keisen_attachment_create_canvas(canvas, NULL, one, one, &options, &fixed), INVALID);
  EXPECT_OK(keisen_image_release(empty));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_canvas_release(canvas));
}

static void refuses_stale_canvases(void) {
  keisen_canvas *canvas = make_canvas(true);
  bool drawing = false;
  EXPECT_OK(keisen_canvas_release(canvas));
  EXPECT_STATUS(keisen_canvas_line(canvas, 0, 1, 0, 0, 1, 1), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_STATUS(keisen_canvas_get_drawing(canvas, &drawing), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_STATUS(keisen_canvas_end((keisen_canvas *)cpu), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_STATUS(keisen_canvas_release(canvas), KEISEN_ERROR_INVALID_HANDLE);
}

int main(void) {
  cpu = cpu_renderer();
  test("has two states", has_two_states);
  test("begins at once with its short form", begins_at_once);
  test("names calls alike in all languages", names_calls_alike);
  test("draws with its pens", draws_with_its_pens);
  test("refuses pens and counts that there are not", refuses_pens_and_counts);
  test("refuses numbers that are none", refuses_numbers);
  test("places images", places_images);
  test("writes documents", writes_documents);
  test("takes a text of 100 MB", takes_a_long_text);
  test("stands in charts", stands_in_charts);
  test("refuses canvases that are gone", refuses_stale_canvases);
  EXPECT_OK(keisen_renderer_release(cpu));
  return summary();
}
