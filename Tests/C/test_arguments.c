/* Bad numbers, sizes, styles and texts: each is refused, and the chart draws as before. */
#include "fixture.h"

#include <float.h>
#include <limits.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static struct fixture fixture;

static const double not_finite[] = {NAN, INFINITY, -INFINITY};
static const double not_positive[] = {0, -1, -0.0, NAN, INFINITY, -INFINITY, -DBL_MAX};
static const double not_lengths[] = {-1, -DBL_MIN, NAN, INFINITY, -INFINITY};

/* What is refused must leave the chart as it was; main() runs this after each test. */
static void draws_as_before(void) { EXPECT(renders_as_before(fixture)); }

static void refuses_sizes(void) {
  for (size_t index = 0; index < COUNT(not_positive); ++index) {
    double bad = not_positive[index];
    keisen_chart *chart = fixture.chart;
    EXPECT_STATUS(keisen_chart_create(bad, 10, &chart), INVALID);
    EXPECT(chart == fixture.chart);
    EXPECT_STATUS(keisen_chart_create(10, bad, &chart), INVALID);
    EXPECT_STATUS(keisen_chart_create_bare(bad, 10, &chart), INVALID);
    EXPECT_STATUS(keisen_chart_create_bare(10, bad, &chart), INVALID);
    EXPECT_STATUS(keisen_chart_set_size(fixture.chart, bad, 10), INVALID);
    EXPECT_STATUS(keisen_chart_set_size(fixture.chart, 10, bad), INVALID);
  }
  double width = 0, height = 0;
  EXPECT_OK(keisen_chart_get_size(fixture.chart, &width, &height));
  EXPECT_DOUBLE(width, 160);
  EXPECT_DOUBLE(height, 120);
}

static void refuses_pictures_too_large(void) {
  static const double huge[] = {2147483648.0, 4294967296.0, 1e18, 1e300, DBL_MAX};
  for (size_t index = 0; index < COUNT(huge); ++index) {
    keisen_chart *chart = NULL;
    keisen_image *image = NULL;
    keisen_bytes *bytes = NULL;
    uint32_t width = 7, height = 7;
    EXPECT_OK(keisen_chart_create(huge[index], huge[index], &chart));
    EXPECT_STATUS(keisen_chart_get_pixel_size(chart, NULL, &width, &height), INVALID);
    EXPECT_INT(width, 7);
    EXPECT_STATUS(keisen_chart_render(chart, fixture.renderer, NULL, &image), INVALID);
    EXPECT(image == NULL);
    EXPECT_STATUS(keisen_chart_render_png(chart, fixture.renderer, NULL, &bytes), INVALID);
    EXPECT(bytes == NULL);
    EXPECT_STATUS(keisen_chart_write_file(chart, fixture.renderer, NULL, "never.png"), INVALID);
    EXPECT_STATUS(keisen_chart_render_svg(chart, NULL, &bytes), INVALID);
    EXPECT_STATUS(keisen_chart_render_pdf(chart, NULL, &bytes), INVALID);
    EXPECT(bytes == NULL);
    EXPECT_OK(keisen_chart_set_size(chart, 20, 10));
    EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &image));
    EXPECT_OK(keisen_image_release(image));
    EXPECT_OK(keisen_chart_release(chart));
  }
}

static void refuses_pixel_ratios(void) {
  static const double ratios[] = {-1, NAN, INFINITY, -INFINITY, 1e9, 1e300, DBL_MAX};
  for (size_t index = 0; index < COUNT(ratios); ++index) {
    keisen_render_options options = KEISEN_RENDER_OPTIONS_INIT;
    keisen_image *image = NULL;
    uint32_t width = 0, height = 0;
    options.pixel_ratio = ratios[index];
    EXPECT_STATUS(keisen_chart_get_pixel_size(fixture.chart, &options, &width, &height), INVALID);
    EXPECT_STATUS(keisen_chart_render(fixture.chart, fixture.renderer, &options, &image), INVALID);
    EXPECT(image == NULL);
  }
  for (size_t index = 0; index < COUNT(not_finite); ++index) {
    keisen_render_options options = KEISEN_RENDER_OPTIONS_INIT;
    keisen_image *image = NULL;
    options.time = not_finite[index];
    EXPECT_STATUS(keisen_chart_render(fixture.chart, fixture.renderer, &options, &image), INVALID);
  }
}

static void gives_a_pixel_at_least(void) {
  keisen_render_options options = KEISEN_RENDER_OPTIONS_INIT;
  keisen_image *image = NULL;
  uint32_t width = 0, height = 0;
  options.pixel_ratio = 1e-300;
  EXPECT_OK(keisen_chart_render(fixture.chart, fixture.renderer, &options, &image));
  EXPECT_OK(keisen_image_get_size(image, &width, &height));
  EXPECT_INT(width, 1);
  EXPECT_INT(height, 1);
  EXPECT_OK(keisen_image_release(image));
}

static void refuses_small_memory(void) {
  static unsigned char pixels[160 * 120 * 4 + 1];
  keisen_chart *chart = fixture.chart;
  keisen_renderer *renderer = fixture.renderer;
  pixels[sizeof pixels - 1] = 0xA5;
  EXPECT_STATUS(keisen_chart_render_into(chart, renderer, NULL, pixels, 639, SIZE_MAX), INVALID);
  EXPECT_STATUS(keisen_chart_render_into(chart, renderer, NULL, pixels, 0, sizeof pixels), INVALID);
  EXPECT_STATUS(keisen_chart_render_into(chart, renderer, NULL, pixels, 640, 640 * 120 - 1),
                INVALID);
  EXPECT_STATUS(keisen_chart_render_into(chart, renderer, NULL, pixels, 641, 640 * 120), INVALID);
  EXPECT_STATUS(keisen_chart_render_into(chart, renderer, NULL, pixels, SIZE_MAX, SIZE_MAX - 1),
                INVALID);
  EXPECT_STATUS(keisen_chart_render_into(chart, renderer, NULL, NULL, 640, 640 * 120), INVALID);
  EXPECT_OK(keisen_chart_render_into(chart, renderer, NULL, pixels, 640, 640 * 120));
  EXPECT_INT(pixels[sizeof pixels - 1], 0xA5);
}

static void leaves_the_bytes_between_rows(void) {
  enum { ROW = 160 * 4 + 5 };
  static unsigned char memory[1 + ROW * 120];
  unsigned char *pixels = memory + 1; /* Not aligned. */
  const uint8_t *expected = NULL;
  size_t row = 0;
  memset(memory, 0xA5, sizeof memory);
  EXPECT_OK(keisen_chart_render_into(fixture.chart, fixture.renderer, NULL, pixels, ROW,
                                     ROW * 119 + 640));
  EXPECT_OK(keisen_image_get_pixels(fixture.image, &expected, &row));
  int different = 0, touched = memory[0] != 0xA5;
  for (int y = 0; y < 120; ++y) {
    different += memcmp(pixels + y * ROW, expected + (size_t)y * row, 640) != 0;
    for (int x = 640; x < ROW; ++x)
      touched += pixels[y * ROW + x] != 0xA5;
  }
  EXPECT_INT(different, 0);
  EXPECT_INT(touched, 0);
}

static void refuses_columns_of_different_length(void) {
  static const double values[] = {1, 2, 3};
  keisen_column *three = column_of(values, 3), *two = column_of(values, 2);
  keisen_series *series = NULL;
  size_t before = 0, after = 0;
  EXPECT_OK(keisen_chart_get_series_count(fixture.chart, &before));
  EXPECT_STATUS(keisen_chart_add_line(fixture.chart, three, two, NULL, &series), INVALID);
  EXPECT(series == NULL);
  EXPECT(strstr(keisen_last_error_message(), "3") != NULL);
  EXPECT(strstr(keisen_last_error_message(), "2") != NULL);
  EXPECT_STATUS(keisen_chart_add_line(fixture.chart, two, three, NULL, NULL), INVALID);
  EXPECT_STATUS(keisen_series_create_line(fixture.space, three, two, NULL, &series), INVALID);
  EXPECT_STATUS(keisen_series_set_line_columns(fixture.series, three, two), INVALID);
  EXPECT_OK(keisen_chart_get_series_count(fixture.chart, &after));
  EXPECT_INT(after, before);
  EXPECT_OK(keisen_column_release(three));
  EXPECT_OK(keisen_column_release(two));
}

static void refuses_extents_that_overflow(void) {
  static const double values[] = {-1.7e308, 1.7e308};
  keisen_column *column = column_of(values, 2);
  keisen_chart *chart = NULL;
  keisen_image *image = NULL;
  EXPECT_OK(keisen_chart_create(40, 30, &chart));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, column, NULL, NULL));
  EXPECT_STATUS(keisen_chart_fit(chart), INVALID);
  EXPECT_STATUS(keisen_chart_render(chart, fixture.renderer, NULL, &image), INVALID);
  EXPECT(image == NULL);
  keisen_space *space = NULL;
  keisen_projection *y = NULL;
  double min = 7, max = 7;
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_y(space, &y));
  EXPECT_STATUS(keisen_projection_fit(y), INVALID);
  EXPECT_STATUS(keisen_projection_get_range(y, &min, &max), INVALID);
  EXPECT_DOUBLE(min, 7);
  /* A range by hand makes the same data drawable. */
  EXPECT_OK(keisen_projection_set_range(y, -1, 1));
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_projection_release(y));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_column_release(column));
}

static void refuses_ranges(void) {
  keisen_projection *projection = NULL, *failed = fixture.projection;
  double min = 0, max = 0;
  int64_t origin = 0;
  EXPECT_OK(keisen_projection_create(-2, 3, KEISEN_SCALE_LINEAR, &projection));
  for (size_t index = 0; index < COUNT(not_finite); ++index) {
    double bad = not_finite[index];
    failed = fixture.projection;
    EXPECT_STATUS(keisen_projection_create(bad, 1, KEISEN_SCALE_LINEAR, &failed), INVALID);
    EXPECT(failed == fixture.projection);
    EXPECT_STATUS(keisen_projection_create(1, bad, KEISEN_SCALE_LINEAR, &failed), INVALID);
    EXPECT_STATUS(keisen_projection_set_range(projection, bad, 1), INVALID);
    EXPECT_STATUS(keisen_projection_set_range(projection, 1, bad), INVALID);
    EXPECT_STATUS(keisen_projection_set_range_time(projection, 9, bad, 1), INVALID);
    EXPECT_STATUS(keisen_projection_set_range_time(projection, 9, 1, bad), INVALID);
  }
  EXPECT_STATUS(keisen_projection_create(-1.7e308, 1.7e308, KEISEN_SCALE_LINEAR, &failed), INVALID);
  EXPECT_STATUS(keisen_projection_set_range(projection, -DBL_MAX, DBL_MAX), INVALID);
  EXPECT_STATUS(keisen_projection_create(0, 1, (keisen_scale)77, &failed), INVALID);
  EXPECT_STATUS(keisen_projection_create_unset((keisen_scale)77, &failed), INVALID);
  EXPECT_OK(keisen_projection_get_range(projection, &min, &max));
  EXPECT_DOUBLE(min, -2);
  EXPECT_DOUBLE(max, 3);
  EXPECT_OK(keisen_projection_get_origin(projection, &origin));
  EXPECT_INT(origin, 0);
  EXPECT_OK(keisen_projection_set_range(projection, 5, 5));
  EXPECT_OK(keisen_projection_set_range(projection, 5, -5));
  EXPECT_OK(keisen_projection_release(projection));
}

static void keeps_a_microsecond_at_epoch_nanoseconds(void) {
  const int64_t origin = 1700000000000000000;
  keisen_projection *projection = NULL;
  double min = 0, max = 0;
  int64_t moved = 0;
  EXPECT_OK(keisen_projection_create_unset(KEISEN_SCALE_LINEAR, &projection));
  EXPECT_OK(keisen_projection_set_range_time(projection, origin, 0, 1000));
  EXPECT_OK(keisen_projection_rebase(projection, origin + 400));
  EXPECT_OK(keisen_projection_get_range(projection, &min, &max));
  EXPECT_OK(keisen_projection_get_origin(projection, &moved));
  EXPECT_DOUBLE(min, -400);
  EXPECT_DOUBLE(max, 600);
  EXPECT_INT(moved, origin + 400);
  EXPECT_OK(keisen_projection_rebase(projection, INT64_MIN));
  EXPECT_OK(keisen_projection_rebase(projection, INT64_MAX));
  EXPECT_OK(keisen_projection_release(projection));
}

static void refuses_columns(void) {
  static const double values[] = {1, 2, 3};
  keisen_column *column = fixture.column;
  EXPECT_STATUS(keisen_column_create_copy((keisen_element_type)0, values, 8, 3, &column), INVALID);
  EXPECT(column == fixture.column);
  EXPECT_STATUS(keisen_column_create_copy((keisen_element_type)99, values, 8, 3, &column), INVALID);
  EXPECT_STATUS(keisen_column_create_growing((keisen_element_type)15, &column), INVALID);
  EXPECT_STATUS(keisen_column_create_copy(KEISEN_ELEMENT_F64, NULL, 8, 1, &column), INVALID);
  EXPECT_STATUS(keisen_column_create_copy(KEISEN_ELEMENT_F64, values, 8, SIZE_MAX, &column),
                INVALID);
  EXPECT_STATUS(keisen_column_create_copy(KEISEN_ELEMENT_F64, values, PTRDIFF_MAX, 3, &column),
                INVALID);
  EXPECT_STATUS(keisen_column_create_copy(KEISEN_ELEMENT_F64, values, PTRDIFF_MIN, 3, &column),
                INVALID);
  EXPECT_STATUS(keisen_column_create_borrowed(KEISEN_ELEMENT_F64, NULL, 8, 1, NULL, NULL, &column),
                INVALID);
  EXPECT_STATUS(keisen_column_append(fixture.column, values, 8, 1), KEISEN_ERROR_INVALID_STATE);
  EXPECT_STATUS(keisen_column_changed(fixture.column, 0, 7), INVALID);
  EXPECT_STATUS(keisen_column_changed(fixture.column, 7, 0), INVALID);
  EXPECT_STATUS(keisen_column_changed(fixture.column, 1, SIZE_MAX), INVALID);
  EXPECT_OK(keisen_column_changed(fixture.column, 6, 0));
  EXPECT_OK(keisen_column_changed(fixture.column, 0, 6));
}

static void a_failed_append_appends_nothing(void) {
  static const double value = 1;
  keisen_column *column = NULL;
  size_t count = 9;
  EXPECT_OK(keisen_column_create_growing(KEISEN_ELEMENT_F64, &column));
  EXPECT_STATUS(keisen_column_append(column, NULL, 8, 1), INVALID);
  EXPECT_STATUS(keisen_column_append(column, &value, 8, SIZE_MAX), INVALID);
  EXPECT_OK(keisen_column_append(column, NULL, 8, 0));
  EXPECT_OK(keisen_column_get_count(column, &count));
  EXPECT_INT(count, 0);
  EXPECT_OK(keisen_column_append(column, &value, 0, 5));
  EXPECT_OK(keisen_column_get_count(column, &count));
  EXPECT_INT(count, 5);
  EXPECT_OK(keisen_column_release(column));
}

static void a_ring_keeps_the_last_values(void) {
  static const double values[] = {1, 2, 3, 4, 5, 6};
  keisen_column *column = NULL;
  size_t number = 9;
  EXPECT_STATUS(keisen_column_create_ring((keisen_element_type)15, 4, &column), INVALID);
  EXPECT_STATUS(keisen_column_create_ring(KEISEN_ELEMENT_F64, 0, &column), INVALID);
  EXPECT_STATUS(keisen_column_create_ring(KEISEN_ELEMENT_F64, SIZE_MAX, &column), INVALID);
  EXPECT_STATUS(keisen_column_create_ring(KEISEN_ELEMENT_F64, 4, NULL), INVALID);
  EXPECT_OK(keisen_column_create_ring(KEISEN_ELEMENT_F64, 4, &column));
  EXPECT_STATUS(keisen_column_get_first_row(column, NULL), INVALID);
  EXPECT_OK(keisen_column_append(column, values, sizeof *values, 6));
  EXPECT_OK(keisen_column_get_count(column, &number));
  EXPECT_INT(number, 4);
  EXPECT_OK(keisen_column_get_first_row(column, &number));
  EXPECT_INT(number, 2);
  EXPECT_STATUS(keisen_column_changed(column, 1, 1), INVALID);
  EXPECT_OK(keisen_column_changed(column, 2, 4));
  /* As many as no machine has, in one place; only the last are copied. */
  EXPECT_OK(keisen_column_append(column, values, 0, SIZE_MAX / 16));
  EXPECT_OK(keisen_column_get_count(column, &number));
  EXPECT_INT(number, 4);
  EXPECT_OK(keisen_column_release(column));
}

static void an_impossible_append_is_out_of_memory(void) {
  static const double value = 1;
  keisen_column *column = NULL;
  size_t count = 9;
  EXPECT_OK(keisen_column_create_growing(KEISEN_ELEMENT_F64, &column));
  /* A stride of 0 makes any number of rows legal to read. */
  EXPECT_STATUS(keisen_column_append(column, &value, 0, SIZE_MAX / 16), KEISEN_ERROR_OUT_OF_MEMORY);
  EXPECT_OK(keisen_column_get_count(column, &count));
  EXPECT_INT(count, 0);
  EXPECT_OK(keisen_column_release(column));
  /* A copy of one value that repeats needs no more than the value. */
  EXPECT_OK(keisen_column_create_copy(KEISEN_ELEMENT_F64, &value, 0, SIZE_MAX / 16, &column));
  EXPECT_OK(keisen_column_get_count(column, &count));
  EXPECT_INT(count, SIZE_MAX / 16);
  EXPECT_OK(keisen_column_release(column));
}

static void names_the_column_that_is_missing(void) {
  static const char *const names[] = {"a"};
  keisen_chart *chart = fixture.chart;
  EXPECT_STATUS(keisen_chart_add_line(chart, NULL, NULL, NULL, NULL), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_TEXT(keisen_last_error_message(), "y is NULL");
  EXPECT_STATUS(keisen_series_set_line_columns(fixture.series, NULL, NULL),
                KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_TEXT(keisen_last_error_message(), "y is NULL");
  EXPECT_STATUS(keisen_chart_add_category_bars(chart, names, 1, NULL, NULL, NULL),
                KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_TEXT(keisen_last_error_message(), "values is NULL");
  EXPECT_STATUS(keisen_chart_add_heatmap(chart, NULL, 1, NULL, NULL, NULL, NULL, NULL),
                KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_TEXT(keisen_last_error_message(), "values is NULL");
}

static void refuses_line_options(void) {
  static const double zero_dash[] = {0, 0}, negative_dash[] = {1, -1}, nan_dash[] = {1, NAN};
  static const double good_dash[] = {2, 1, 3};
  keisen_line_options options = KEISEN_LINE_OPTIONS_INIT;
  for (size_t index = 0; index < COUNT(not_lengths); ++index) {
    options.width = not_lengths[index];
    EXPECT_STATUS(keisen_series_set_line_options(fixture.series, &options), INVALID);
  }
  options.width = 1;
  static const double mitre_limits[] = {0.5, 0, -1, NAN};
  for (size_t index = 0; index < COUNT(mitre_limits); ++index) {
    options.mitre_limit = mitre_limits[index];
    EXPECT_STATUS(keisen_series_set_line_options(fixture.series, &options), INVALID);
  }
  options.mitre_limit = 4;
  const double *const dashes[] = {zero_dash, negative_dash, nan_dash, NULL};
  for (size_t index = 0; index < COUNT(dashes); ++index) {
    options.dash = dashes[index];
    options.dash_count = 2;
    EXPECT_STATUS(keisen_series_set_line_options(fixture.series, &options), INVALID);
  }
  options.dash = good_dash;
  options.dash_count = 3;
  EXPECT_STATUS(keisen_series_set_line_options(fixture.series, &options), INVALID);
  options.dash_count = 0;
  options.join = (keisen_join)9;
  EXPECT_STATUS(keisen_series_set_line_options(fixture.series, &options), INVALID);
  options.join = KEISEN_JOIN_ROUND;
  options.cap = (keisen_cap)-1;
  EXPECT_STATUS(keisen_series_set_line_options(fixture.series, &options), INVALID);
  options.cap = KEISEN_CAP_ROUND;
  options.label = "\xFF";
  EXPECT_STATUS(keisen_series_set_line_options(fixture.series, &options), INVALID);
  keisen_series *series = fixture.series;
  EXPECT_STATUS(keisen_chart_add_line(fixture.chart, NULL, fixture.column, &options, &series),
                INVALID);
  EXPECT(series == fixture.series);
}

static void refuses_attachment_options(void) {
  for (size_t index = 0; index < COUNT(not_lengths); ++index) {
    keisen_attachment *attachment = fixture.attachment;
    double bad = not_lengths[index];
    keisen_grid_options grid = KEISEN_GRID_OPTIONS_INIT;
    grid.width = bad;
    EXPECT_STATUS(keisen_attachment_create_grid(fixture.space, &grid, &attachment), INVALID);
    EXPECT(attachment == fixture.attachment);
    keisen_title_options title = KEISEN_TITLE_OPTIONS_INIT;
    title.size = bad;
    EXPECT_STATUS(
        keisen_attachment_create_title("text", KEISEN_TITLE_ROLE_TITLE, &title, &attachment),
        INVALID);
    size_t places[] = {
        offsetof(keisen_axis_options, tick_length), offsetof(keisen_axis_options, width),
        offsetof(keisen_axis_options, label_size), offsetof(keisen_axis_options, title_size)};
    for (size_t place = 0; place < COUNT(places); ++place) {
      keisen_axis_options axis = KEISEN_AXIS_OPTIONS_INIT;
      memcpy((char *)&axis + places[place], &bad, sizeof bad);
      EXPECT_STATUS(
          keisen_attachment_create_axis(fixture.space, KEISEN_SIDE_LEFT, &axis, &attachment),
          INVALID);
    }
    keisen_plot_area_options area = KEISEN_PLOT_AREA_OPTIONS_INIT;
    area.border_width = bad;
    EXPECT_STATUS(keisen_attachment_create_plot_area(&area, &attachment), INVALID);
    area.border_width = 0;
    area.radii.bottom_left = bad;
    EXPECT_STATUS(keisen_attachment_create_plot_area(&area, &attachment), INVALID);
    keisen_insets padding = {1, 2, 3, 4};
    padding.right = bad;
    EXPECT_STATUS(keisen_chart_set_padding(fixture.chart, padding), INVALID);
  }
  for (size_t index = 0; index < COUNT(not_finite); ++index) {
    keisen_attachment *attachment = NULL;
    keisen_plot_area_options area = KEISEN_PLOT_AREA_OPTIONS_INIT;
    area.gradient = true;
    area.end_y = not_finite[index];
    EXPECT_STATUS(keisen_attachment_create_plot_area(&area, &attachment), INVALID);
  }
  keisen_attachment *attachment = NULL;
  keisen_axis_options axis = KEISEN_AXIS_OPTIONS_INIT;
  EXPECT_STATUS(keisen_attachment_create_axis(fixture.space, (keisen_side)4, NULL, &attachment),
                INVALID);
  axis.title = "\xC3(";
  EXPECT_STATUS(keisen_attachment_create_axis(fixture.space, KEISEN_SIDE_LEFT, &axis, &attachment),
                INVALID);
  EXPECT_STATUS(keisen_attachment_create_title(NULL, KEISEN_TITLE_ROLE_TITLE, NULL, &attachment),
                INVALID);
  EXPECT_OK(keisen_attachment_create_grid(fixture.space, NULL, &attachment));
  EXPECT_STATUS(keisen_attachment_set_text(attachment, "a grid has no text"), INVALID);
  EXPECT_OK(keisen_attachment_release(attachment));
}

static void refuses_places(void) {
  keisen_series *series = fixture.series;
  keisen_attachment *attachment = fixture.attachment;
  keisen_series_record record = KEISEN_SERIES_RECORD_INIT;
  size_t count = 0;
  EXPECT_STATUS(keisen_chart_get_series(fixture.chart, 1, &series), INVALID);
  EXPECT(series == fixture.series);
  EXPECT_STATUS(keisen_chart_get_series(fixture.chart, SIZE_MAX, &series), INVALID);
  EXPECT_STATUS(keisen_chart_get_series_record(fixture.chart, 1, &record), INVALID);
  EXPECT_STATUS(keisen_chart_get_series_record(fixture.chart, SIZE_MAX, &record), INVALID);
  for (int layer = 0; layer < 2; ++layer) {
    EXPECT_OK(keisen_chart_get_attachment_count(fixture.chart, (keisen_layer)layer, &count));
    EXPECT_STATUS(
        keisen_chart_get_attachment(fixture.chart, (keisen_layer)layer, count, &attachment),
        INVALID);
    EXPECT(attachment == fixture.attachment);
  }
  EXPECT_STATUS(keisen_chart_get_attachment_count(fixture.chart, (keisen_layer)2, &count), INVALID);
  EXPECT_STATUS(keisen_chart_add_attachment(fixture.chart, fixture.attachment, (keisen_layer)2),
                INVALID);
  EXPECT_OK(keisen_attachment_create_title("text", KEISEN_TITLE_ROLE_TITLE, NULL, &attachment));
  EXPECT_STATUS(keisen_chart_insert_attachment(fixture.chart, attachment, KEISEN_LAYER_ABOVE, 1000),
                INVALID);
  EXPECT_STATUS(
      keisen_chart_insert_attachment(fixture.chart, attachment, KEISEN_LAYER_ABOVE, SIZE_MAX - 1),
      INVALID);
  EXPECT_OK(keisen_attachment_release(attachment));
}

static void refuses_records_before_a_frame(void) {
  keisen_chart *chart = NULL;
  keisen_frame_record frame = KEISEN_FRAME_RECORD_INIT;
  keisen_series_record series = KEISEN_SERIES_RECORD_INIT;
  EXPECT_OK(keisen_chart_create(10, 10, &chart));
  EXPECT_STATUS(keisen_chart_get_frame_record(chart, &frame), KEISEN_ERROR_INVALID_STATE);
  EXPECT_STATUS(keisen_chart_get_series_record(chart, 0, &series), KEISEN_ERROR_INVALID_STATE);
  EXPECT_OK(keisen_chart_release(chart));
}

static void refuses_renderers(void) {
  keisen_renderer *renderer = fixture.renderer;
  keisen_renderer_options options = KEISEN_RENDERER_OPTIONS_INIT;
  options.kind = (keisen_renderer_kind)7;
  EXPECT_STATUS(keisen_renderer_create(&options, &renderer), INVALID);
  EXPECT(renderer == fixture.renderer);
  options.kind = KEISEN_RENDERER_VULKAN;
  options.device_kind = (keisen_device_kind)7;
  EXPECT_STATUS(keisen_renderer_create(&options, &renderer), INVALID);
  options.device_kind = KEISEN_DEVICE_ANY;
  options.device_index = -2;
  EXPECT_STATUS(keisen_renderer_create(&options, &renderer), INVALID);
  options.device_index = 0;
  options.device_kind = KEISEN_DEVICE_CPU;
  EXPECT_STATUS(keisen_renderer_create(&options, &renderer), INVALID);
  options.device_index = -1;
  options.device_kind = KEISEN_DEVICE_ANY;
  options.device_name = "\xC3(";
  EXPECT_STATUS(keisen_renderer_create(&options, &renderer), INVALID);
  options.device_name = "no device is called this";
  EXPECT_STATUS(keisen_renderer_create(&options, &renderer), KEISEN_ERROR_NO_DEVICE);
  options.kind = KEISEN_RENDERER_CPU;
  EXPECT_STATUS(keisen_renderer_create(&options, &renderer), INVALID);
  options.device_name = NULL;
  options.validation = true;
  EXPECT_STATUS(keisen_renderer_create(&options, &renderer), INVALID);
}

static void writes_words_into_any_buffer(void) {
  keisen_chart *chart = NULL;
  char buffer[16];
  size_t length = 99;
  EXPECT_OK(keisen_chart_create_bare(10, 10, &chart));
  EXPECT_OK(keisen_chart_set_alt(chart, "Gr\xC3\xBC\xC3\x9F"
                                        "e"));
  EXPECT_OK(keisen_chart_get_alt(chart, 0, NULL, &length));
  EXPECT_INT(length, 7);
  /* Whole characters only: two of them take two bytes. */
  const size_t expected[] = {0, 1, 2, 2, 4, 4, 6, 7, 7};
  for (size_t capacity = 1; capacity < 10; ++capacity) {
    memset(buffer, 1, sizeof buffer);
    EXPECT_OK(keisen_chart_get_alt(chart, capacity, buffer, &length));
    EXPECT_INT(length, 7);
    EXPECT_INT(strlen(buffer), expected[capacity - 1]);
    EXPECT_INT(buffer[capacity], 1);
  }
  EXPECT_OK(keisen_chart_get_alt(chart, SIZE_MAX, buffer, &length));
  EXPECT_STATUS(keisen_chart_get_alt(chart, 1, NULL, &length), INVALID);
  EXPECT_STATUS(keisen_chart_set_alt(chart, "\xC3("), INVALID);
  EXPECT_OK(keisen_chart_set_alt(chart, NULL));
  EXPECT_OK(keisen_chart_get_alt(chart, sizeof buffer, buffer, &length));
  EXPECT_INT(strcmp(buffer, "Empty chart."), 0);
  EXPECT_OK(keisen_chart_release(chart));
}

static void refuses_titles_without_an_axis(void) {
  keisen_chart *chart = NULL;
  EXPECT_OK(keisen_chart_create_bare(10, 10, &chart));
  EXPECT_STATUS(keisen_chart_set_x_title(chart, "x"), KEISEN_ERROR_INVALID_STATE);
  EXPECT_STATUS(keisen_chart_set_y_title(chart, "y"), KEISEN_ERROR_INVALID_STATE);
  EXPECT_OK(keisen_chart_set_title(chart, "title"));
  EXPECT_OK(keisen_chart_set_title(chart, NULL));
  EXPECT_OK(keisen_chart_release(chart));
}

static void reads_colours(void) {
  static const char *const bad[] = {"",     "#",     "#12",   "#12345",   "#1234567", "#123456789",
                                    "#ggg", "navyy", " navy", "rgb(1,2)", "#+12",     "#1 2"};
  keisen_color color = {9, 9, 9, 9};
  for (size_t index = 0; index < COUNT(bad); ++index)
    EXPECT_STATUS(keisen_color_parse(bad[index], &color), INVALID);
  EXPECT_STATUS(keisen_color_parse(NULL, &color), INVALID);
  EXPECT_DOUBLE(color.red, 9);
  EXPECT_OK(keisen_color_parse("#ff000080", &color));
  EXPECT_DOUBLE(color.red, 1);
  EXPECT_DOUBLE(color.alpha, 128 / 255.0F);
  EXPECT_OK(keisen_color_parse("#0f0", &color));
  EXPECT_DOUBLE(color.green, 1);
  EXPECT_DOUBLE(color.alpha, 1);
  EXPECT_OK(keisen_color_parse("navy", &color));
  EXPECT_DOUBLE(color.blue, 128 / 255.0F);
  EXPECT_OK(keisen_color_parse("rgb(0 0 0 / 50%)", &color));
  EXPECT_DOUBLE(color.alpha, 0.5F);
  EXPECT_OK(keisen_color_parse("C0", &color));
  EXPECT_DOUBLE(color.red, 15 / 255.0F);
  EXPECT_OK(keisen_color_parse("tab:blue", &color));
  EXPECT_DOUBLE(color.red, 31 / 255.0F);
}

static void takes_any_colour(void) {
  /* Outside of 0...1 is clamped, NaN is some colour: neither is a crash. */
  static const keisen_color colors[] = {
      {NAN, NAN, NAN, NAN}, {INFINITY, -INFINITY, 1e30F, 7}, {-1, -1, -1, -1}};
  for (size_t index = 0; index < COUNT(colors); ++index) {
    keisen_chart *chart = NULL;
    keisen_image *image = NULL;
    keisen_line_options options = KEISEN_LINE_OPTIONS_INIT;
    options.color = colors[index];
    EXPECT_OK(keisen_chart_create(40, 30, &chart));
    EXPECT_OK(keisen_chart_set_background(chart, colors[index]));
    EXPECT_OK(keisen_chart_add_line(chart, NULL, fixture.column, &options, NULL));
    EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &image));
    EXPECT_OK(keisen_image_release(image));
    EXPECT_OK(keisen_chart_release(chart));
  }
}

static void names_statuses(void) {
  EXPECT_TEXT(keisen_status_name(KEISEN_OK), "KEISEN_OK");
  EXPECT_TEXT(keisen_status_name(KEISEN_ERROR_IO), "KEISEN_ERROR_IO");
  EXPECT_TEXT(keisen_status_name(KEISEN_ERROR_INTERNAL), "KEISEN_ERROR_INTERNAL");
  EXPECT_TEXT(keisen_status_name((keisen_status)1), "KEISEN_ERROR_UNKNOWN");
  EXPECT_TEXT(keisen_status_name((keisen_status)-98), "KEISEN_ERROR_UNKNOWN");
}

static void tells_its_version(void) {
  char version[64];
  snprintf(version, sizeof version, "%d.%d.%d", KEISEN_VERSION_MAJOR, KEISEN_VERSION_MINOR,
           KEISEN_VERSION_PATCH);
  EXPECT_TEXT(keisen_version_string(), version);
  EXPECT_INT(keisen_version_number(), KEISEN_VERSION_NUMBER);
}

static void every_handle_is_intact(void) { fixture_release(fixture); }

static void check(const char *sentence, void (*function)(void)) {
  test(sentence, function);
  test_sentence = sentence;
  draws_as_before();
}

int main(void) {
  test("tells the header's version", tells_its_version);
  test("names every status", names_statuses);
  fixture = fixture_make();
  check("refuses sizes that are not positive and finite", refuses_sizes);
  check("refuses pictures that are too large", refuses_pictures_too_large);
  check("refuses pixel ratios and times that are none", refuses_pixel_ratios);
  check("gives a picture of one pixel at the least", gives_a_pixel_at_least);
  check("refuses memory that is too small for the picture", refuses_small_memory);
  check("leaves the bytes between rows alone", leaves_the_bytes_between_rows);
  check("refuses columns of different length", refuses_columns_of_different_length);
  check("refuses extents that overflow, until there is a range", refuses_extents_that_overflow);
  check("refuses ranges that are not finite or overflow", refuses_ranges);
  check("keeps a microsecond at epoch nanoseconds", keeps_a_microsecond_at_epoch_nanoseconds);
  check("refuses columns of no type, address or length", refuses_columns);
  check("appends nothing when an append fails", a_failed_append_appends_nothing);
  check("keeps the last values in a ring", a_ring_keeps_the_last_values);
  check("is out of memory for impossible lengths", an_impossible_append_is_out_of_memory);
  check("names the column that is missing", names_the_column_that_is_missing);
  check("refuses line options that are not allowed", refuses_line_options);
  check("refuses attachment options that are not allowed", refuses_attachment_options);
  check("refuses places beyond the end", refuses_places);
  check("refuses records before the first frame", refuses_records_before_a_frame);
  check("refuses renderers that cannot be", refuses_renderers);
  check("writes words into any buffer", writes_words_into_any_buffer);
  check("refuses an axis title without an axis", refuses_titles_without_an_axis);
  check("reads colours, and refuses other text", reads_colours);
  check("takes any number for a colour's component", takes_any_colour);
  test("leaves every handle with its reference", every_handle_is_intact);
  return summary();
}
