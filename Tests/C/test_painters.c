/* What painters tell of a frame - ranges, positions, values -, and images that they place. */
#include "fixture.h"

#include <stddef.h>

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static keisen_renderer *renderer;

/* A part's painter, and what it is asked about. */
struct asked {
  keisen_projection *x, *y;
  keisen_space *polar;
  keisen_projection *stranger;
  keisen_column *column; /* 3, -1, a gap, 5 */
  keisen_image *image;
  keisen_rect place;
  int calls;
};

static keisen_status
ask_painter(keisen_painter *painter, keisen_custom_count *count, void *context) {
  struct asked *asked = context;
  keisen_projection_range range = {sizeof range, false, KEISEN_SCALE_LINEAR, 0, 0, 0};
  keisen_painter_frame frame = KEISEN_PAINTER_FRAME_INIT;
  keisen_value x = KEISEN_VALUE(7), y = KEISEN_VALUE(7);
  const keisen_value zero = KEISEN_VALUE(0), far = KEISEN_VALUE(5);
  double both[8], numbers[4] = {7, 7, 7, 7}, left = 0, top = 0;
  bool follow = false;
  (void)count;
  ++asked->calls;
  EXPECT_OK(keisen_painter_get_frame(painter, &frame));

  /* The range follows the columns, and is stored by nothing. */
  EXPECT_OK(keisen_painter_get_range(painter, asked->y, &range));
  EXPECT(range.set && range.origin == 0 && fabs(range.min + 1.3) < 1e-12 &&
         fabs(range.max - 5.3) < 1e-12);
  EXPECT_INT(range.struct_size, sizeof range);
  EXPECT_OK(keisen_projection_get_follow(asked->y, &follow));
  EXPECT(follow);
  range.struct_size = offsetof(keisen_projection_range, max);
  range.max = 7;
  EXPECT_OK(keisen_painter_get_range(painter, asked->x, &range));
  EXPECT(range.set && fabs(range.min + 1.3) < 1e-12 && range.max == 7);
  EXPECT_STATUS(keisen_painter_get_range(painter, asked->stranger, &range), INVALID);
  EXPECT_STATUS(keisen_painter_get_range(painter, asked->x, NULL), INVALID);

  EXPECT_OK(keisen_painter_get_positions(painter, NULL, asked->column, asked->column, 0, 4, both));
  EXPECT_OK(keisen_painter_get_column_positions(painter, NULL, asked->column, KEISEN_DIMENSION_Y, 0,
                                                4, numbers));
  EXPECT(numbers[0] == both[1] && numbers[1] == both[3] && numbers[3] == both[7]);
  EXPECT(isnan(numbers[2]) && isnan(both[4]));
  EXPECT(fabs(numbers[3] - frame.plot.y - frame.plot.height * 0.05 / 1.1) < 1e-9);
  EXPECT_OK(keisen_painter_get_column_positions(painter, NULL, asked->column, KEISEN_DIMENSION_X, 3,
                                                1, numbers));
  EXPECT(numbers[0] == both[6] && numbers[1] == both[3]);
  EXPECT_OK(keisen_painter_get_column_positions(painter, NULL, asked->column, KEISEN_DIMENSION_X, 4,
                                                0, NULL));
  EXPECT_STATUS(keisen_painter_get_column_positions(painter, NULL, asked->column,
                                                    KEISEN_DIMENSION_X, 0, 1, NULL),
                INVALID);
  EXPECT_STATUS(keisen_painter_get_column_positions(painter, NULL, asked->column,
                                                    KEISEN_DIMENSION_X, 3, 2, numbers),
                INVALID);
  EXPECT_STATUS(keisen_painter_get_column_positions(painter, NULL, asked->column,
                                                    (keisen_dimension)9, 0, 1, numbers),
                INVALID);
  EXPECT_STATUS(keisen_painter_get_column_positions(painter, asked->polar, asked->column,
                                                    KEISEN_DIMENSION_X, 0, 1, numbers),
                KEISEN_ERROR_UNSUPPORTED);

  EXPECT_OK(keisen_painter_get_values(painter, NULL, both[0], both[1], &x, &y));
  EXPECT(fabs(x.offset - 3) < 1e-12 && fabs(y.offset - 3) < 1e-12);
  EXPECT_OK(keisen_painter_get_values(painter, NULL, frame.plot.x, frame.plot.y, &x, &y));
  EXPECT(fabs(x.offset + 1.3) < 1e-12 && fabs(y.offset - 5.3) < 1e-12);
  EXPECT_STATUS(keisen_painter_get_values(painter, NULL, 0, 0, NULL, &y), INVALID);
  EXPECT_STATUS(keisen_painter_get_values(painter, asked->polar, 0, 0, &x, &y),
                KEISEN_ERROR_UNSUPPORTED);
  EXPECT_OK(keisen_painter_get_position(painter, asked->polar, zero, far, &left, &top));
  EXPECT(hypot(left - frame.plot.x - frame.plot.width / 2,
               top - frame.plot.y - frame.plot.height / 2) > 50);

  const keisen_rect lost = {0, 0, INFINITY, 1}, flat = {80, 50, 0, 10};
  EXPECT_OK(keisen_painter_image(painter, asked->image, asked->place));
  EXPECT_OK(keisen_painter_image(painter, asked->image, flat));
  EXPECT_STATUS(keisen_painter_image(painter, asked->image, lost), INVALID);
  EXPECT_STATUS(keisen_painter_image(painter, NULL, asked->place), KEISEN_ERROR_INVALID_HANDLE);
  return KEISEN_OK;
}

/* Whether a pixel has a colour. */
static bool is_color(keisen_image *image, size_t x, size_t y, int red, int green, int blue) {
  const uint8_t *pixels = NULL;
  size_t row = 0;
  EXPECT_OK(keisen_image_get_pixels(image, &pixels, &row));
  const uint8_t *pixel = pixels + y * row + 4 * x;
  return pixel[0] == red && pixel[1] == green && pixel[2] == blue && pixel[3] == 255;
}

static void painters_tell_and_place_images(void) {
  static const double values[] = {3, -1, NAN, 5};
  static const uint8_t red_and_blue[] = {255, 0, 0, 255, 0, 0, 255, 255};
  struct asked asked = {NULL, NULL, NULL, NULL, NULL, NULL, {100, 60, 40, 20}, 0};
  keisen_custom_series_functions functions = KEISEN_CUSTOM_SERIES_FUNCTIONS_INIT;
  keisen_custom_series_options options = KEISEN_CUSTOM_SERIES_OPTIONS_INIT;
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_series *series = NULL;
  keisen_image *image = NULL;
  bool follow = false;
  asked.column = column_of(values, 4);
  EXPECT_OK(keisen_image_create_copy(2, 1, red_and_blue, 8, sizeof red_and_blue, &asked.image));
  EXPECT_OK(keisen_projection_create(0, 1, KEISEN_SCALE_LINEAR, &asked.stranger));
  EXPECT_OK(keisen_chart_create_bare(300, 200, &chart));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &asked.x));
  EXPECT_OK(keisen_space_get_y(space, &asked.y));
  EXPECT_OK(keisen_space_create_polar(asked.x, asked.y, NULL, &asked.polar));
  functions.draw = ask_painter;
  options.x_count = options.y_count = 1;
  options.x = options.y = &asked.column;
  EXPECT_OK(keisen_series_create_custom(space, &functions, NULL, &asked, &options, &series));
  EXPECT_OK(keisen_chart_add_series(chart, series));
  EXPECT_OK(keisen_chart_render(chart, renderer, NULL, &image));
  EXPECT_INT(asked.calls, 1);
  EXPECT_OK(keisen_projection_get_follow(asked.y, &follow));
  EXPECT(follow);
  /* Between the middles of its pixels an image is mixed, beside them it is not. */
  EXPECT(is_color(image, 100, 60, 255, 0, 0) && is_color(image, 109, 79, 255, 0, 0));
  EXPECT(is_color(image, 131, 60, 0, 0, 255) && is_color(image, 139, 79, 0, 0, 255));
  EXPECT(is_color(image, 99, 70, 255, 255, 255) && is_color(image, 140, 70, 255, 255, 255));
  EXPECT(is_color(image, 110, 59, 255, 255, 255) && is_color(image, 110, 80, 255, 255, 255));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_series_release(series));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_space_release(asked.polar));
  EXPECT_OK(keisen_projection_release(asked.x));
  EXPECT_OK(keisen_projection_release(asked.y));
  EXPECT_OK(keisen_projection_release(asked.stranger));
  EXPECT_OK(keisen_column_release(asked.column));
  EXPECT_OK(keisen_image_release(asked.image));
  EXPECT_OK(keisen_chart_release(chart));
}

int main(void) {
  renderer = cpu_renderer();
  test("painters tell ranges, positions and values, and place images",
       painters_tell_and_place_images);
  EXPECT_OK(keisen_renderer_release(renderer));
  return summary();
}
