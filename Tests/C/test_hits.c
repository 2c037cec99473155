/* What is drawn at a point. */
#include "fixture.h"

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

/* Returns a chart without attachments whose points are its data, with y down. */
static keisen_chart *make_chart(void) {
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_projection *x = NULL, *y = NULL;
  EXPECT_OK(keisen_chart_create_bare(90, 100, &chart));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &x));
  EXPECT_OK(keisen_space_get_y(space, &y));
  EXPECT_OK(keisen_projection_set_range(x, 0, 90));
  EXPECT_OK(keisen_projection_set_range(y, 100, 0));
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_projection_release(y));
  EXPECT_OK(keisen_space_release(space));
  return chart;
}

static keisen_series *add_line(keisen_chart *chart, double height) {
  const double x[] = {0, 40, 80}, y[] = {height, height, height};
  keisen_column *xs = column_of(x, 3), *ys = column_of(y, 3);
  keisen_line_options options = KEISEN_LINE_OPTIONS_INIT;
  keisen_series *series = NULL;
  options.width = 2;
  EXPECT_OK(keisen_chart_add_line(chart, xs, ys, &options, &series));
  EXPECT_OK(keisen_column_release(xs));
  EXPECT_OK(keisen_column_release(ys));
  return series;
}

/* Returns a hit whose series, if any, is given back already; its address still tells whether. */
static keisen_hit
hit_at(keisen_chart *chart, double x, double y, const keisen_hit_options *options) {
  keisen_hit hit;
  memset(&hit, 0xFF, sizeof hit);
  hit.struct_size = sizeof hit;
  EXPECT_OK(keisen_chart_hit(chart, x, y, options, &hit));
  EXPECT_INT(hit.struct_size, sizeof hit);
  if (hit.series != NULL)
    EXPECT_OK(keisen_series_release(hit.series));
  return hit;
}

static void tells_the_row(void) {
  keisen_chart *chart = make_chart();
  keisen_series *line = add_line(chart, 50.5);
  keisen_hit hit = KEISEN_HIT_INIT;
  bool equal = false;
  EXPECT_OK(keisen_chart_hit(chart, 42, 54.5, NULL, &hit));
  EXPECT_OK(keisen_series_equal(hit.series, line, &equal));
  EXPECT(equal);
  EXPECT_INT(hit.series_index, 0);
  EXPECT_INT(hit.row, 1);
  EXPECT_INT(hit.x.origin, 0);
  EXPECT_DOUBLE(hit.x.offset, 40);
  EXPECT_INT(hit.x.unit, KEISEN_TIME_UNIT_AUTOMATIC);
  EXPECT_DOUBLE(hit.y.offset, 50.5);
  EXPECT_DOUBLE(hit.position_x, 40);
  EXPECT_DOUBLE(hit.position_y, 50.5);
  EXPECT_DOUBLE(hit.distance, 3);
  /* The reference is one of its own. */
  EXPECT_OK(keisen_series_release(line));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_series_release(hit.series));
  EXPECT_STATUS(keisen_series_release(hit.series), KEISEN_ERROR_INVALID_HANDLE);
}

static void finds_nothing_far_away(void) {
  keisen_chart *chart = make_chart();
  keisen_hit_options options = KEISEN_HIT_OPTIONS_INIT;
  keisen_hit nothing;
  memset(&nothing, 0, sizeof nothing);
  nothing.struct_size = sizeof nothing;
  keisen_hit hit = hit_at(chart, 42, 50, NULL);
  EXPECT(memcmp(&hit, &nothing, sizeof hit) == 0);
  EXPECT_OK(keisen_series_release(add_line(chart, 50)));
  EXPECT(hit_at(chart, 42, 61, NULL).series != NULL);
  EXPECT(hit_at(chart, 42, 61.5, NULL).series == NULL);
  EXPECT(hit_at(chart, 91, 50, NULL).series == NULL);
  options.within = 2;
  EXPECT(hit_at(chart, 42, 53, &options).series != NULL);
  EXPECT(hit_at(chart, 42, 53.5, &options).series == NULL);
  options.within = INFINITY;
  EXPECT(hit_at(chart, 42, 100, &options).series != NULL);
  EXPECT(hit_at(chart, 42, 100.5, &options).series == NULL);
  EXPECT_OK(keisen_chart_release(chart));
}

static void looks_along_x_and_in_one_series(void) {
  keisen_chart *chart = make_chart();
  keisen_series *low = add_line(chart, 10), *high = add_line(chart, 90);
  keisen_hit_options options = KEISEN_HIT_OPTIONS_INIT;
  options.mode = KEISEN_HIT_X;
  EXPECT_INT(hit_at(chart, 44, 49, &options).series_index, 0);
  EXPECT_INT(hit_at(chart, 44, 51, &options).series_index, 1);
  EXPECT_DOUBLE(hit_at(chart, 44, 51, &options).distance, 4);
  EXPECT_INT(hit_at(chart, 44, 51, &options).row, 1);
  options.series = low;
  EXPECT_INT(hit_at(chart, 44, 51, &options).series_index, 0);
  EXPECT_OK(keisen_chart_remove_series(chart, low));
  EXPECT(hit_at(chart, 44, 51, &options).series == NULL);
  EXPECT_OK(keisen_series_release(low));
  keisen_hit hit = KEISEN_HIT_INIT;
  EXPECT_STATUS(keisen_chart_hit(chart, 1, 1, &options, &hit), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_OK(keisen_series_release(high));
  EXPECT_OK(keisen_chart_release(chart));
}

static void keeps_nanoseconds(void) {
  const int64_t times[] = {1700000000123456789, 1700000000123456790};
  const uint64_t values[] = {0, UINT64_MAX};
  keisen_chart *chart = NULL;
  keisen_column *x = NULL, *y = NULL;
  keisen_hit_options options = KEISEN_HIT_OPTIONS_INIT;
  EXPECT_OK(keisen_chart_create_bare(90, 100, &chart));
  EXPECT_OK(keisen_column_create_copy(KEISEN_ELEMENT_TIMESTAMP_NS, times, 8, 2, &x));
  EXPECT_OK(keisen_column_create_copy(KEISEN_ELEMENT_U64, values, 8, 2, &y));
  EXPECT_OK(keisen_chart_add_line(chart, x, y, NULL, NULL));
  options.within = INFINITY;
  keisen_hit hit = hit_at(chart, 90, 0, &options);
  EXPECT_INT(hit.row, 1);
  EXPECT_INT(hit.x.origin, times[1]);
  EXPECT_DOUBLE(hit.x.offset, 0);
  EXPECT_INT(hit.x.unit, KEISEN_TIME_UNIT_NANOSECONDS);
  EXPECT_INT(hit.y.origin, INT64_MAX);
  EXPECT_DOUBLE(hit.y.offset, 9223372036854775808.0);
  EXPECT_OK(keisen_column_release(x));
  EXPECT_OK(keisen_column_release(y));
  EXPECT_OK(keisen_chart_release(chart));
}

static void finds_the_marker_on_top(void) {
  const double x[] = {20, 24}, y[] = {50, 50}, size[] = {40, 8}, color[] = {7, 0.5};
  keisen_chart *chart = make_chart();
  keisen_point_columns columns = KEISEN_POINT_COLUMNS_INIT;
  columns.x = column_of(x, 2);
  columns.y = column_of(y, 2);
  columns.size = column_of(size, 2);
  EXPECT_OK(keisen_chart_add_points(chart, &columns, NULL, NULL));
  keisen_hit hit = hit_at(chart, 24, 51, NULL);
  EXPECT_INT(hit.row, 1);
  EXPECT_INT(hit.column, 0);
  EXPECT_DOUBLE(hit.distance, 0);
  EXPECT(isnan(hit.value.offset));
  EXPECT_INT(hit_at(chart, 10, 50, NULL).row, 0);
  EXPECT_DOUBLE(hit_at(chart, 45, 50, NULL).distance, 5);
  EXPECT(hit_at(chart, 51, 50, NULL).series == NULL);
  columns.color = column_of(color, 2);
  EXPECT_OK(keisen_chart_add_points(chart, &columns, NULL, NULL));
  hit = hit_at(chart, 24, 51, NULL);
  EXPECT_INT(hit.series_index, 1);
  EXPECT_DOUBLE(hit.value.offset, 0.5);
  EXPECT_OK(keisen_column_release(columns.x));
  EXPECT_OK(keisen_column_release(columns.y));
  EXPECT_OK(keisen_column_release(columns.size));
  EXPECT_OK(keisen_column_release(columns.color));
  EXPECT_OK(keisen_chart_release(chart));
}

static void finds_bars(void) {
  static const char *const names[] = {"a", "b", "c"};
  const double heights[] = {60, 0, 30};
  keisen_chart *chart = NULL;
  keisen_column *values = column_of(heights, 3);
  EXPECT_OK(keisen_chart_create_bare(200, 100, &chart));
  EXPECT_OK(keisen_chart_add_category_bars(chart, names, 3, values, NULL, NULL));
  keisen_hit hit = hit_at(chart, 150, 99, NULL);
  EXPECT_INT(hit.row, 2);
  EXPECT_INT(hit.x.origin, 2);
  EXPECT_DOUBLE(hit.y.offset, 30);
  EXPECT_DOUBLE(hit.distance, 0);
  EXPECT_DOUBLE(hit_at(chart, 135, 80, NULL).distance, 5);
  EXPECT_INT(hit_at(chart, 100, 99, NULL).row, 1);
  EXPECT_OK(keisen_column_release(values));
  EXPECT_OK(keisen_chart_release(chart));
}

static void finds_cells(void) {
  const double matrix[] = {0, 1, 2, 3, 4, 5, 6, NAN};
  keisen_chart *chart = NULL;
  keisen_series *series = NULL;
  keisen_column *values = column_of(matrix, 8);
  EXPECT_OK(keisen_chart_create_bare(100, 100, &chart));
  EXPECT_OK(keisen_chart_add_heatmap(chart, values, 4, NULL, NULL, NULL, NULL, NULL));
  EXPECT_OK(keisen_chart_add_heatmap(chart, values, 4, NULL, NULL, NULL, NULL, &series));
  keisen_hit hit = hit_at(chart, 60, 30, NULL);
  EXPECT_INT(hit.series_index, 1);
  EXPECT_INT(hit.row, 1);
  EXPECT_INT(hit.column, 2);
  EXPECT_DOUBLE(hit.value.offset, 6);
  EXPECT_INT(hit.x.origin, 2);
  EXPECT_DOUBLE(hit.x.offset, 0.5);
  EXPECT_DOUBLE(hit.position_x, 62.5);
  EXPECT(isnan(hit_at(chart, 90, 30, NULL).value.offset));
  EXPECT_STATUS(keisen_chart_add_heatmap(chart, values, 3, NULL, NULL, NULL, NULL, NULL), INVALID);
  EXPECT_OK(keisen_series_release(series));
  EXPECT_OK(keisen_column_release(values));
  EXPECT_OK(keisen_chart_release(chart));
}

static void finds_cells_of_densities(void) {
  const double xs[] = {2.5, 2.1, 10}, ys[] = {6.5, 6.9, 0}, codes[] = {1, 1, 0};
  static const char *const names[] = {"a", "b"};
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_series *series = NULL;
  keisen_projection *x = NULL, *y = NULL;
  EXPECT_OK(keisen_chart_create_bare(100, 100, &chart));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &x));
  EXPECT_OK(keisen_space_get_y(space, &y));
  EXPECT_OK(keisen_projection_set_range(x, 0, 10));
  EXPECT_OK(keisen_projection_set_range(y, 0, 10));
  keisen_density_columns columns = KEISEN_DENSITY_COLUMNS_INIT;
  keisen_density_options options = KEISEN_DENSITY_OPTIONS_INIT;
  columns.x = column_of(xs, 3);
  columns.y = column_of(ys, 3);
  keisen_column *values = column_of(codes, 3);
  options.cell_size = 10;
  EXPECT_OK(keisen_chart_add_density(chart, &columns, &options, &series));
  keisen_hit hit = hit_at(chart, 21, 39, NULL);
  EXPECT_INT(hit.column, 2);
  EXPECT_INT(hit.row, 3);
  EXPECT_DOUBLE((double)hit.value.origin + hit.value.offset, 2);
  EXPECT_DOUBLE((double)hit.x.origin + hit.x.offset, 2.5);
  EXPECT_DOUBLE((double)hit.y.origin + hit.y.offset, 6.5);
  EXPECT_DOUBLE(hit.position_x, 25);
  EXPECT_DOUBLE(hit_at(chart, 25, 45, NULL).distance, 5);
  EXPECT(hit_at(chart, 60, 60, NULL).series == NULL);
  columns.aggregation = KEISEN_DENSITY_CATEGORY;
  columns.values = values;
  columns.names = names;
  columns.name_count = 2;
  EXPECT_OK(keisen_series_set_density_columns(series, &columns));
  hit = hit_at(chart, 21, 39, NULL);
  EXPECT_DOUBLE((double)hit.value.origin + hit.value.offset, 1);
  EXPECT_OK(keisen_column_release(values));
  EXPECT_OK(keisen_column_release(columns.x));
  EXPECT_OK(keisen_column_release(columns.y));
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_projection_release(y));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_series_release(series));
  EXPECT_OK(keisen_chart_release(chart));
}

static void refuses(void) {
  keisen_chart *chart = make_chart();
  EXPECT_OK(keisen_series_release(add_line(chart, 50)));
  keisen_hit hit, before;
  memset(&hit, 0, sizeof hit);
  hit.struct_size = sizeof hit;
  before = hit;
  keisen_hit_options options = KEISEN_HIT_OPTIONS_INIT;
  const double bad[] = {NAN, INFINITY, -INFINITY};
  for (int i = 0; i < 3; ++i) {
    EXPECT_STATUS(keisen_chart_hit(chart, bad[i], 0, NULL, &hit), INVALID);
    EXPECT_STATUS(keisen_chart_hit(chart, 0, bad[i], NULL, &hit), INVALID);
    options.pixel_ratio = bad[i];
    EXPECT_STATUS(keisen_chart_hit(chart, 0, 0, &options, &hit), INVALID);
  }
  options.pixel_ratio = -1;
  EXPECT_STATUS(keisen_chart_hit(chart, 0, 0, &options, &hit), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "pixel ratio must be positive and finite, got -1.0");
  options.pixel_ratio = 0;
  options.within = -0.5;
  EXPECT_STATUS(keisen_chart_hit(chart, 0, 0, &options, &hit), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "within must not be negative or NaN, got -0.5");
  options.within = NAN;
  EXPECT_STATUS(keisen_chart_hit(chart, 0, 0, &options, &hit), INVALID);
  options.within = 10;
  options.mode = (keisen_hit_mode)7;
  EXPECT_STATUS(keisen_chart_hit(chart, 0, 0, &options, &hit), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "hit mode 7 is unknown");
  EXPECT(memcmp(&hit, &before, sizeof hit) == 0);
  for (uint32_t size = 0; size < sizeof hit + 9; ++size) {
    keisen_hit small;
    memset(&small, 0xFF, sizeof small);
    small.struct_size = size;
    if (size < 4 || size > sizeof hit) {
      EXPECT_STATUS(keisen_chart_hit(chart, 42, 50, NULL, &small), INVALID);
      continue;
    }
    /* Half a handle is none, so there is one where it fits. */
    EXPECT_OK(keisen_chart_hit(chart, 42, 50, NULL, &small));
    EXPECT_INT(small.struct_size, size);
    if (size >= offsetof(keisen_hit, row))
      EXPECT_OK(keisen_series_release(small.series));
    if (size < sizeof hit)
      EXPECT_INT(((unsigned char *)&small)[size], 0xFF);
  }
  EXPECT_OK(keisen_chart_release(chart));
}

int main(void) {
  test("tells series, row, values, position and distance", tells_the_row);
  test("finds nothing farther than asked for, nor outside of the plot", finds_nothing_far_away);
  test("looks along x, and in one series", looks_along_x_and_in_one_series);
  test("keeps nanoseconds and the largest integers", keeps_nanoseconds);
  test("finds the marker on top, and its colour's value", finds_the_marker_on_top);
  test("finds bars by their rectangles", finds_bars);
  test("finds cells of heat maps, their columns and values", finds_cells);
  test("finds cells of densities, their rows' number and category", finds_cells_of_densities);
  test("refuses what is not allowed and writes nothing then", refuses);
  return summary();
}
