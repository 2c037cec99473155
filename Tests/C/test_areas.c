/* Areas: their columns, fills, lines, and stacks of series. */
#include "fixture.h"

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static struct fixture fixture;

/* Makes an area and gives it back. */
static keisen_status area_with(const keisen_area_columns *columns,
                               const keisen_area_options *options) {
  keisen_series *series = NULL;
  keisen_status status = keisen_series_create_area(fixture.space, columns, options, &series);
  EXPECT_INT(series != NULL, status == KEISEN_OK);
  return status == KEISEN_OK ? keisen_series_release(series) : status;
}

static keisen_area_columns area_columns(void) {
  keisen_area_columns columns = KEISEN_AREA_COLUMNS_INIT;
  columns.y = fixture.column;
  return columns;
}

static void takes_columns_of_one_length(void) {
  static const double numbers[] = {1, 2};
  keisen_column *other = column_of(numbers, 2);
  keisen_area_columns columns = area_columns();
  EXPECT_OK(area_with(&columns, NULL));
  columns.x = columns.y2 = fixture.column;
  EXPECT_OK(area_with(&columns, NULL));
  columns.y2 = other;
  EXPECT_STATUS(area_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "y2 has 2 values, x has 6");
  columns.y = NULL;
  EXPECT_STATUS(area_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "y is NULL");
  EXPECT_STATUS(area_with(NULL, NULL), INVALID);
  EXPECT_OK(keisen_column_release(other));
}

static void refuses_options_that_are_none(void) {
  keisen_area_columns columns = area_columns();
  const keisen_area_options defaults = KEISEN_AREA_OPTIONS_INIT;
  keisen_area_options options = defaults;
  options.baseline = NAN;
  EXPECT_STATUS(area_with(&columns, &options), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "baseline must be a number, got nan");
  options.baseline = -INFINITY;
  EXPECT_OK(area_with(&columns, &options));
  options = defaults;
  options.alpha = 1.5;
  EXPECT_STATUS(area_with(&columns, &options), INVALID);
  options = defaults;
  options.above.kind = (keisen_area_fill_kind)4;
  EXPECT_STATUS(area_with(&columns, &options), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "area fill 4 is unknown");
  options.above.kind = KEISEN_AREA_FILL_DATA_GRADIENT;
  options.above.end = INFINITY;
  EXPECT_STATUS(area_with(&columns, &options), INVALID);
  options.above.end = 1;
  EXPECT_OK(area_with(&columns, &options));
  options = defaults;
  options.interpolation = (keisen_line_interpolation)-1;
  EXPECT_STATUS(area_with(&columns, &options), INVALID);
  options.interpolation = KEISEN_LINE_INTERPOLATION_CATMULL_ROM;
  options.curve_alpha = 2;
  EXPECT_STATUS(area_with(&columns, &options), INVALID);
  options = defaults;
  keisen_line_style line = KEISEN_LINE_STYLE_INIT;
  options.line = &line;
  EXPECT_OK(area_with(&columns, &options));
  line.width = -1;
  EXPECT_STATUS(area_with(&columns, &options), INVALID);
  options = defaults;
  options.linked_line = (keisen_series *)fixture.chart;
  EXPECT_STATUS(area_with(&columns, &options), KEISEN_ERROR_INVALID_HANDLE);
}

static void takes_structs_of_older_callers(void) {
  keisen_area_columns columns = area_columns();
  columns.struct_size = (uint32_t)offsetof(keisen_area_columns, y2);
  columns.y2 = (keisen_column *)1;
  EXPECT_OK(area_with(&columns, NULL));
  columns.struct_size = sizeof columns + 1;
  EXPECT_STATUS(area_with(&columns, NULL), INVALID);
  memset(&columns, 0xFF, sizeof columns);
  EXPECT_OK(keisen_area_columns_init(&columns, sizeof columns));
  EXPECT(columns.x == NULL && columns.y == NULL && columns.y2 == NULL);
}

/* A bare chart of 10 x 10 points over x and y in 0...10, of which rows 2 to 5 are covered. */
static void fills_pixels_above_and_below(void) {
  static const double xs[] = {0, 10}, ys[] = {8, 8}, others[] = {4, 4};
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_projection *x = NULL, *y = NULL;
  keisen_series *series = NULL;
  const keisen_insets none = {0, 0, 0, 0};
  EXPECT_OK(keisen_chart_create_bare(10, 10, &chart));
  EXPECT_OK(keisen_chart_set_padding(chart, none));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &x));
  EXPECT_OK(keisen_space_get_y(space, &y));
  EXPECT_OK(keisen_projection_set_range(x, 0, 10));
  EXPECT_OK(keisen_projection_set_range(y, 0, 10));
  keisen_area_columns columns = KEISEN_AREA_COLUMNS_INIT;
  columns.x = column_of(xs, 2);
  columns.y = column_of(ys, 2);
  columns.y2 = column_of(others, 2);
  keisen_area_options options = KEISEN_AREA_OPTIONS_INIT;
  options.alpha = 1;
  options.above.kind = KEISEN_AREA_FILL_COLOR;
  options.above.start_color = (keisen_color){1, 0, 0, 1};
  options.below.kind = KEISEN_AREA_FILL_COLOR;
  options.below.start_color = (keisen_color){0, 0, 1, 1};
  EXPECT_OK(keisen_chart_add_area(chart, &columns, &options, &series));
  uint8_t pixels[400];
  for (int turn = 0; turn < 2; ++turn) {
    EXPECT_OK(keisen_chart_render_into(chart, fixture.renderer, NULL, pixels, 40, sizeof pixels));
    EXPECT_INT(pixels[4 * 43 + (turn == 0 ? 0 : 2)], 255);
    EXPECT_INT(pixels[4 * 43 + (turn == 0 ? 2 : 0)], 0);
    EXPECT_INT(pixels[4 * 13], 255);
    EXPECT_INT(pixels[4 * 13 + 2], 255);
    keisen_column *swapped = columns.y;
    columns.y = columns.y2;
    columns.y2 = swapped;
    EXPECT_OK(keisen_series_set_area_columns(series, &columns));
  }
  EXPECT_OK(keisen_column_release(columns.x));
  EXPECT_OK(keisen_column_release(columns.y));
  EXPECT_OK(keisen_column_release(columns.y2));
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_projection_release(y));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_series_release(series));
  EXPECT_OK(keisen_chart_release(chart));
}

/* Row 4 of a bare chart of 10 x 10 points, of which y is reversed. */
static void follows_the_data_on_a_reversed_axis(void) {
  static const double xs[] = {0, 3, 4, 5.5, 7, 8, 10};
  const double ys[] = {6, 6, NAN, 6, NAN, 2, 2}, others[] = {4, 4, 4, 4, 4, 6, 6};
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_projection *x = NULL, *y = NULL;
  const keisen_insets none = {0, 0, 0, 0};
  EXPECT_OK(keisen_chart_create_bare(10, 10, &chart));
  EXPECT_OK(keisen_chart_set_padding(chart, none));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &x));
  EXPECT_OK(keisen_space_get_y(space, &y));
  EXPECT_OK(keisen_projection_set_range(x, 0, 10));
  EXPECT_OK(keisen_projection_set_range(y, 10, 0));
  keisen_area_columns columns = KEISEN_AREA_COLUMNS_INIT;
  columns.x = column_of(xs, 7);
  columns.y = column_of(ys, 7);
  columns.y2 = column_of(others, 7);
  keisen_area_options options = KEISEN_AREA_OPTIONS_INIT;
  options.alpha = 1;
  options.above.kind = options.below.kind = KEISEN_AREA_FILL_COLOR;
  options.above.start_color = (keisen_color){1, 0, 0, 1};
  options.below.start_color = (keisen_color){0, 0, 1, 1};
  EXPECT_OK(keisen_chart_add_area(chart, &columns, &options, NULL));
  uint8_t pixels[400];
  /* Where y is greater is red; the lone row has its column of pixels. */
  static const char wanted[] = "rrrwwrwwbb";
  for (size_t rows = 0; rows <= 100; rows += 100) {
    EXPECT_OK(keisen_chart_set_direct_rows(chart, rows));
    EXPECT_OK(keisen_chart_render_into(chart, fixture.renderer, NULL, pixels, 40, sizeof pixels));
    for (size_t column = 0; column < 10; ++column) {
      const uint8_t *at = pixels + 4 * (40 + column);
      EXPECT_INT(at[0], wanted[column] == 'b' ? 0 : 255);
      EXPECT_INT(at[2], wanted[column] == 'r' ? 0 : 255);
    }
  }
  EXPECT_OK(keisen_column_release(columns.x));
  EXPECT_OK(keisen_column_release(columns.y));
  EXPECT_OK(keisen_column_release(columns.y2));
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_projection_release(y));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
}

static void keeps_what_it_had_after_an_error(void) {
  keisen_series *series = NULL;
  keisen_area_columns columns = area_columns();
  keisen_area_options options = KEISEN_AREA_OPTIONS_INIT;
  options.linked_line = fixture.series;
  options.alpha = 0.25;
  EXPECT_OK(keisen_chart_add_area(fixture.chart, &columns, &options, &series));
  options.alpha = 2;
  EXPECT_STATUS(keisen_series_set_area_options(series, &options), INVALID);
  options.alpha = 0.5;
  options.linked_line = series;
  EXPECT_STATUS(keisen_series_set_area_options(series, &options), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "series is no line");
  double alpha = 0;
  EXPECT_OK(keisen_series_get_number(series, KEISEN_ANIMATED_NUMBER_ALPHA, &alpha));
  EXPECT_DOUBLE(alpha, 0.25);
  options.linked_line = NULL;
  EXPECT_OK(keisen_series_set_area_options(series, &options));
  EXPECT_STATUS(keisen_series_set_area_options(fixture.series, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "series is no area");
  EXPECT_OK(keisen_chart_remove_series(fixture.chart, series));
  EXPECT_OK(keisen_series_release(series));
}

static void stacks_series(void) {
  static const double low[] = {1, NAN}, high[] = {2, 3};
  keisen_column *series[] = {column_of(low, 2), column_of(high, 2)};
  keisen_column *edges[3], *untouched[3];
  EXPECT_OK(keisen_column_create_stack(series, 2, KEISEN_STACK_BASELINE_ZERO, edges));
  /* The edges' heights are read as the range of a projection that is fitted to them. */
  static const double tops[][2] = {{0, 0}, {0, 1}, {3, 3}};
  for (int edge = 0; edge < 3; ++edge) {
    keisen_projection *x = NULL, *y = NULL;
    keisen_space *space = NULL;
    keisen_series *line = NULL;
    double min = -1, max = -1;
    EXPECT_OK(keisen_projection_create_unset(KEISEN_SCALE_LINEAR, &x));
    EXPECT_OK(keisen_projection_create_unset(KEISEN_SCALE_LINEAR, &y));
    EXPECT_OK(keisen_space_create(x, y, &space));
    EXPECT_OK(keisen_series_create_line(space, NULL, edges[edge], NULL, &line));
    keisen_chart *chart = NULL;
    EXPECT_OK(keisen_chart_create_bare(10, 10, &chart));
    EXPECT_OK(keisen_chart_add_series(chart, line));
    EXPECT_OK(keisen_projection_fit_extents(y));
    EXPECT_OK(keisen_projection_get_range(y, &min, &max));
    if (tops[edge][0] < tops[edge][1]) {
      EXPECT_DOUBLE(min, tops[edge][0]);
      EXPECT_DOUBLE(max, tops[edge][1]);
    } else {
      EXPECT(min <= tops[edge][0] && max >= tops[edge][1]);
    }
    EXPECT_OK(keisen_chart_release(chart));
    EXPECT_OK(keisen_series_release(line));
    EXPECT_OK(keisen_space_release(space));
    EXPECT_OK(keisen_projection_release(x));
    EXPECT_OK(keisen_projection_release(y));
    EXPECT_OK(keisen_column_release(edges[edge]));
  }
  memset(edges, 0xFF, sizeof edges);
  EXPECT_STATUS(keisen_column_create_stack(series, 2, KEISEN_STACK_BASELINE_DIVERGING, edges),
                INVALID);
  memset(untouched, 0xFF, sizeof untouched);
  EXPECT(memcmp(edges, untouched, sizeof edges) == 0);
  EXPECT_STATUS(keisen_column_create_stack(series, 2, (keisen_stack_baseline)6, edges), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "stack baseline 6 is unknown");
  EXPECT_STATUS(keisen_column_create_stack(series, 0, KEISEN_STACK_BASELINE_ZERO, edges), INVALID);
  EXPECT_STATUS(keisen_column_create_stack(NULL, 2, KEISEN_STACK_BASELINE_ZERO, edges), INVALID);
  EXPECT_STATUS(keisen_column_create_stack(series, 2, KEISEN_STACK_BASELINE_ZERO, NULL), INVALID);
  EXPECT_OK(keisen_column_release(series[1]));
  EXPECT_STATUS(keisen_column_create_stack(series, 2, KEISEN_STACK_BASELINE_ZERO, edges),
                KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_OK(keisen_column_release(series[0]));
}

int main(void) {
  test_sentence = "makes one object of every kind";
  fixture = fixture_make();
  test("takes columns of one length", takes_columns_of_one_length);
  test("refuses options that are none", refuses_options_that_are_none);
  test("takes structs of older callers", takes_structs_of_older_callers);
  test("fills pixels above and below", fills_pixels_above_and_below);
  test("areas have colours that follow the data on a reversed axis",
       follows_the_data_on_a_reversed_axis);
  test("keeps what it had after an error", keeps_what_it_had_after_an_error);
  test("stacks series", stacks_series);
  test_sentence = "releases everything";
  fixture_release(fixture);
  return summary();
}
