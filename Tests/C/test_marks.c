/* Series of marks: their columns, their options, and what a caller may get wrong about both. */
#include "fixture.h"

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static struct fixture fixture;

/* Makes polygons and gives them back. */
static keisen_status polygons_with(const keisen_polygon_columns *columns,
                                   const keisen_polygon_options *options) {
  keisen_series *series = NULL;
  keisen_status status = keisen_series_create_polygons(fixture.space, columns, options, &series);
  EXPECT_INT(series != NULL, status == KEISEN_OK);
  return status == KEISEN_OK ? keisen_series_release(series) : status;
}

static keisen_polygon_columns polygon_columns(void) {
  keisen_polygon_columns columns = KEISEN_POLYGON_COLUMNS_INIT;
  columns.x = columns.y = fixture.column;
  return columns;
}

static void takes_columns_of_one_length(void) {
  static const double numbers[] = {1, 2};
  keisen_column *other = column_of(numbers, 2);
  keisen_polygon_columns columns = polygon_columns();
  EXPECT_OK(polygons_with(&columns, NULL));
  columns.groups = columns.color = fixture.column;
  EXPECT_OK(polygons_with(&columns, NULL));
  columns.groups = other;
  EXPECT_STATUS(polygons_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "groups has 2 values, x has 6");
  columns.groups = NULL;
  columns.y = NULL;
  EXPECT_STATUS(polygons_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "y is NULL");
  EXPECT_STATUS(polygons_with(NULL, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "columns is NULL");
  columns.y = (keisen_column *)fixture.chart;
  EXPECT_STATUS(polygons_with(&columns, NULL), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_OK(keisen_column_release(other));
}

static void refuses_options_that_are_none(void) {
  static const struct {
    double alpha, border_width;
  } bad[] = {{-0.1, 0}, {1.1, 0}, {NAN, 0}, {1, -1}, {1, NAN}, {1, INFINITY}};
  keisen_polygon_columns columns = polygon_columns();
  for (size_t index = 0; index < sizeof bad / sizeof *bad; ++index) {
    keisen_polygon_options options = KEISEN_POLYGON_OPTIONS_INIT;
    options.alpha = bad[index].alpha;
    options.border_width = bad[index].border_width;
    EXPECT_STATUS(polygons_with(&columns, &options), INVALID);
  }
  keisen_polygon_options options = KEISEN_POLYGON_OPTIONS_INIT;
  options.label = "\xFF";
  EXPECT_STATUS(polygons_with(&columns, &options), INVALID);
}

static void takes_structs_of_older_callers(void) {
  keisen_polygon_columns columns = polygon_columns();
  columns.struct_size = (uint32_t)offsetof(keisen_polygon_columns, groups);
  columns.groups = (keisen_column *)1;
  EXPECT_OK(polygons_with(&columns, NULL));
  columns.struct_size = sizeof columns + 1;
  EXPECT_STATUS(polygons_with(&columns, NULL), INVALID);
  keisen_polygon_options options;
  memset(&options, 0xFF, sizeof options);
  EXPECT_OK(keisen_polygon_options_init(&options, sizeof options));
  EXPECT(options.alpha == 1 && options.border_width == 0 && options.label == NULL);
  memset(&columns, 0xFF, sizeof columns);
  EXPECT_OK(keisen_polygon_columns_init(&columns, sizeof columns));
  EXPECT(columns.x == NULL && columns.y == NULL && columns.color_scale == NULL);
}

static void keeps_what_it_had_after_an_error(void) {
  keisen_series *series = NULL;
  keisen_polygon_columns columns = polygon_columns();
  EXPECT_OK(keisen_chart_add_polygons(fixture.chart, &columns, NULL, &series));
  columns.color = fixture.column;
  EXPECT_STATUS(keisen_series_set_polygon_columns(series, &columns), INVALID);
  EXPECT_TEXT(keisen_last_error_message(),
              "polygons that were made without colour values have no colour scale");
  columns.color = NULL;
  EXPECT_OK(keisen_series_set_polygon_columns(series, &columns));
  keisen_polygon_options options = KEISEN_POLYGON_OPTIONS_INIT;
  options.alpha = 0.25;
  EXPECT_OK(keisen_series_set_polygon_options(series, &options));
  options.alpha = 2;
  EXPECT_STATUS(keisen_series_set_polygon_options(series, &options), INVALID);
  double alpha = 0;
  EXPECT_OK(keisen_series_get_number(series, KEISEN_ANIMATED_NUMBER_ALPHA, &alpha));
  EXPECT(alpha == 0.25);
  EXPECT_STATUS(keisen_series_set_polygon_options(fixture.series, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "series is no polygons");
  EXPECT_OK(keisen_chart_remove_series(fixture.chart, series));
  EXPECT_OK(keisen_series_release(series));
}

/* Makes bars and gives them back. */
static keisen_status bars_with(const keisen_bar_columns *columns,
                               const keisen_bar_options *options) {
  keisen_series *series = NULL;
  keisen_status status = keisen_series_create_bars(fixture.space, columns, options, &series);
  EXPECT_INT(series != NULL, status == KEISEN_OK);
  return status == KEISEN_OK ? keisen_series_release(series) : status;
}

static void takes_columns_of_bars_that_go_together(void) {
  static const char *const names[] = {"a", "b", "c", "d", "e", "f"};
  const keisen_bar_row_style appearances[] = {KEISEN_BAR_ROW_STYLE_INIT, KEISEN_BAR_ROW_STYLE_INIT};
  keisen_bar_columns columns = KEISEN_BAR_COLUMNS_INIT;
  EXPECT_STATUS(bars_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "value is NULL");
  columns.value = columns.position = columns.base = columns.color = fixture.column;
  columns.style_index = fixture.column;
  columns.styles = appearances;
  columns.style_count = 2;
  EXPECT_OK(bars_with(&columns, NULL));
  columns.end = columns.width = fixture.column;
  EXPECT_STATUS(bars_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "bars have either ends or widths, got both");
  columns.end = columns.width = columns.position = NULL;
  columns.names = names;
  columns.name_count = 6;
  EXPECT_OK(bars_with(&columns, NULL));
  columns.name_count = 5;
  EXPECT_STATUS(bars_with(&columns, NULL), INVALID);
  columns.name_count = 0;
  columns.orientation = (keisen_orientation)7;
  EXPECT_STATUS(bars_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "orientation 7 is unknown");
  columns.orientation = KEISEN_ORIENTATION_HORIZONTAL;
  columns.styles = NULL;
  EXPECT_STATUS(bars_with(&columns, NULL), INVALID);
  columns.style_count = SIZE_MAX;
  EXPECT_STATUS(bars_with(&columns, NULL), INVALID);
}

static void refuses_options_of_bars_that_are_none(void) {
  static const double bad[] = {NAN, INFINITY, -1};
  keisen_bar_columns columns = KEISEN_BAR_COLUMNS_INIT;
  columns.value = fixture.column;
  for (size_t index = 0; index < sizeof bad / sizeof *bad; ++index) {
    keisen_bar_options options = KEISEN_BAR_OPTIONS_INIT;
    options.bar_width = bad[index];
    EXPECT_STATUS(bars_with(&columns, &options), INVALID);
    options.bar_width = 1;
    options.radii.root_right = bad[index];
    EXPECT_STATUS(bars_with(&columns, &options), INVALID);
    options.radii.root_right = 0;
    options.connector_width = bad[index];
    EXPECT_STATUS(bars_with(&columns, &options), INVALID);
  }
  keisen_bar_options options = KEISEN_BAR_OPTIONS_INIT;
  options.width_unit = (keisen_width_unit)3;
  EXPECT_STATUS(bars_with(&columns, &options), INVALID);
  options.width_unit = KEISEN_WIDTH_UNIT_DISTANCE;
  options.angle = 30;
  EXPECT_STATUS(bars_with(&columns, &options), INVALID);
  options.width_unit = KEISEN_WIDTH_UNIT_POINTS;
  EXPECT_OK(bars_with(&columns, &options));
}

static void puts_bars_beside_and_on_each_other(void) {
  double width = 0, offset = 0;
  EXPECT_OK(keisen_bars_group(1, 4, 0.8, 0, &width, &offset));
  EXPECT(width == 0.2 && offset < -0.09 && offset > -0.11);
  EXPECT_STATUS(keisen_bars_group(4, 4, 0.8, 0, &width, &offset), INVALID);
  EXPECT_STATUS(keisen_bars_group(0, SIZE_MAX, 0.8, 0, &width, &offset), INVALID);
  EXPECT_STATUS(keisen_bars_group(0, 1, 0.8, 1, &width, &offset), INVALID);
  EXPECT_STATUS(keisen_bars_group(0, 1, NAN, 0, &width, &offset), INVALID);
  static const double values[] = {1, -2, 3, 4, -5, NAN};
  double bases[6], tips[6];
  EXPECT_OK(keisen_bars_stack(values, 2, 3, 0, 0, bases, tips));
  EXPECT(bases[3] == 1 && tips[3] == 5 && bases[4] == -2 && tips[4] == -7 && isnan(tips[5]));
  EXPECT_OK(keisen_bars_stack(values, 2, 3, 0, 100, bases, tips));
  EXPECT(tips[0] == 20 && tips[3] == 100 && tips[2] == 100);
  EXPECT_OK(keisen_bars_stack(NULL, SIZE_MAX / 2, 0, 0, 0, NULL, NULL));
  EXPECT_STATUS(keisen_bars_stack(values, SIZE_MAX / 2, SIZE_MAX / 2, 0, 0, bases, tips), INVALID);
  EXPECT_STATUS(keisen_bars_stack(values, 2, 3, NAN, 0, bases, tips), INVALID);
  EXPECT_STATUS(keisen_bars_stack(values, 2, 3, 0, -1, bases, tips), INVALID);
  EXPECT_STATUS(keisen_bars_stack(values, 2, 3, 0, 0, NULL, tips), INVALID);
  static const bool is_total[] = {false, false, true};
  uint8_t kinds[3];
  EXPECT_OK(keisen_bars_waterfall(values, is_total, 3, 10, bases, tips, kinds));
  EXPECT(bases[1] == 11 && tips[1] == 9 && bases[2] == 10 && tips[2] == 9);
  EXPECT(kinds[0] == KEISEN_WATERFALL_UP && kinds[1] == KEISEN_WATERFALL_DOWN &&
         kinds[2] == KEISEN_WATERFALL_TOTAL);
  EXPECT_OK(keisen_bars_waterfall(NULL, NULL, 0, 0, NULL, NULL, NULL));
  EXPECT_STATUS(keisen_bars_waterfall(NULL, NULL, 1, 0, bases, tips, kinds), INVALID);
}

static void counts_values_into_bins(void) {
  static const double numbers[] = {0, 0.5, 1, 2, 4};
  keisen_column *values = column_of(numbers, 5);
  keisen_column *starts = NULL, *ends = NULL, *heights = NULL, *x = NULL, *y = NULL;
  keisen_histogram_options options = KEISEN_HISTOGRAM_OPTIONS_INIT;
  options.bin_count = 4;
  EXPECT_OK(keisen_histogram_create(values, NULL, &options, &starts, &ends, &heights));
  size_t count = 0;
  EXPECT_OK(keisen_column_get_count(heights, &count));
  EXPECT_INT(count, 4);
  EXPECT_OK(keisen_histogram_create_outline(starts, ends, heights, 0, &x, &y));
  EXPECT_OK(keisen_column_get_count(y, &count));
  EXPECT_INT(count, 10);
  keisen_column *all[] = {starts, ends, heights, x, y};
  for (size_t index = 0; index < 5; ++index)
    EXPECT_OK(keisen_column_release(all[index]));
  starts = ends = heights = values;
  EXPECT_STATUS(keisen_histogram_create(values, fixture.column, NULL, &starts, &ends, &heights),
                INVALID);
  EXPECT(starts == values && ends == values && heights == values);
  options.bin_count = 0;
  options.rule = "freedman";
  EXPECT_STATUS(keisen_histogram_create(values, NULL, &options, &starts, &ends, &heights), INVALID);
  options.rule = "stone";
  options.range_low = NAN;
  EXPECT_STATUS(keisen_histogram_create(values, NULL, &options, &starts, &ends, &heights), INVALID);
  options.range_low = 5;
  options.range_high = 2;
  EXPECT_STATUS(keisen_histogram_create(values, NULL, &options, &starts, &ends, &heights), INVALID);
  options.range_low = options.range_high = 0;
  options.bin_width = 1e-300;
  EXPECT_STATUS(keisen_histogram_create(values, NULL, &options, &starts, &ends, &heights), INVALID);
  options.edge_count = SIZE_MAX;
  EXPECT_STATUS(keisen_histogram_create(values, NULL, &options, &starts, &ends, &heights), INVALID);
  options.statistic = (keisen_histogram_statistic)9;
  options.edge_count = 0;
  options.bin_width = 1;
  EXPECT_STATUS(keisen_histogram_create(values, NULL, &options, &starts, &ends, &heights), INVALID);
  EXPECT_OK(keisen_column_release(values));
}

static void takes_error_bars_stems_and_candlesticks(void) {
  keisen_series *series = NULL;
  keisen_error_bar_columns errors = KEISEN_ERROR_BAR_COLUMNS_INIT;
  errors.y = errors.y_low = errors.x_high = fixture.column;
  EXPECT_OK(keisen_chart_add_error_bars(fixture.chart, &errors, NULL, &series));
  keisen_error_bar_options bars = KEISEN_ERROR_BAR_OPTIONS_INIT;
  bars.cap_length = -1;
  EXPECT_STATUS(keisen_series_set_error_bar_options(series, &bars), INVALID);
  bars.cap_length = 3;
  bars.dash_count = 2;
  EXPECT_STATUS(keisen_series_set_error_bar_options(series, &bars), INVALID);
  static const double dash[] = {1, 2};
  bars.dash = dash;
  EXPECT_OK(keisen_series_set_error_bar_options(series, &bars));
  EXPECT_OK(keisen_series_set_error_bar_columns(series, &errors));
  EXPECT_OK(keisen_chart_remove_series(fixture.chart, series));
  EXPECT_OK(keisen_series_release(series));
  keisen_stem_columns tips = KEISEN_STEM_COLUMNS_INIT;
  tips.value = fixture.column;
  tips.orientation = KEISEN_ORIENTATION_HORIZONTAL;
  EXPECT_OK(keisen_chart_add_stems(fixture.chart, &tips, NULL, &series));
  keisen_stem_options stems = KEISEN_STEM_OPTIONS_INIT;
  stems.marker = (keisen_marker)99;
  EXPECT_STATUS(keisen_series_set_stem_options(series, &stems), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "marker 99 is unknown");
  EXPECT_STATUS(keisen_series_set_error_bar_options(series, &bars), INVALID);
  EXPECT_OK(keisen_chart_remove_series(fixture.chart, series));
  EXPECT_OK(keisen_series_release(series));
  keisen_candlestick_columns prices = KEISEN_CANDLESTICK_COLUMNS_INIT;
  prices.open = prices.high = prices.low = fixture.column;
  EXPECT_STATUS(keisen_series_create_candlesticks(fixture.space, &prices, NULL, &series), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "close is NULL");
  prices.close = fixture.column;
  keisen_candlestick_options candles = KEISEN_CANDLESTICK_OPTIONS_INIT;
  candles.shape = (keisen_candlestick_shape)3;
  EXPECT_STATUS(keisen_series_create_candlesticks(fixture.space, &prices, &candles, &series),
                INVALID);
  candles.shape = KEISEN_CANDLESTICK_BARS;
  EXPECT_OK(keisen_series_create_candlesticks(fixture.space, &prices, &candles, &series));
  EXPECT_OK(keisen_series_release(series));
}

static void counts_what_begins_at_0_on_a_log_scale(void) {
  static const double starts[] = {0, 1, 10}, ends[] = {1, 10, 100}, heights[] = {3, 0, 2};
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_projection *axes[2] = {NULL, NULL};
  keisen_bar_columns columns = KEISEN_BAR_COLUMNS_INIT;
  columns.position = column_of(starts, 3);
  columns.end = column_of(ends, 3);
  columns.value = column_of(heights, 3);
  EXPECT_OK(keisen_chart_create_bare(200, 100, &chart));
  EXPECT_OK(keisen_chart_add_bars(chart, &columns, NULL, NULL));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &axes[0]));
  EXPECT_OK(keisen_space_get_y(space, &axes[1]));
  keisen_scale_options scale = KEISEN_SCALE_OPTIONS_INIT;
  scale.scale = KEISEN_SCALE_LOG;
  for (int axis = 0; axis < 2; ++axis) {
    EXPECT_OK(keisen_projection_set_scale(axes[axis], &scale));
    EXPECT_OK(keisen_projection_fit(axes[axis]));
    EXPECT_OK(keisen_projection_release(axes[axis]));
  }
  keisen_image *image = NULL;
  const uint8_t *pixels = NULL;
  size_t row = 0;
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &image));
  EXPECT_OK(keisen_image_get_pixels(image, &pixels, &row));
  /* The first bin reaches to the plot's end; the empty one is nothing, and no row is lost. */
  EXPECT(pixels[98 * row + 4] < 255);
  keisen_series_record record = KEISEN_SERIES_RECORD_INIT;
  EXPECT_OK(keisen_chart_get_series_record(chart, 0, &record));
  EXPECT_INT(record.open_ended, 1);
  EXPECT_INT(record.dropped, 0);
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_column_release(columns.position));
  EXPECT_OK(keisen_column_release(columns.end));
  EXPECT_OK(keisen_column_release(columns.value));
  EXPECT_OK(keisen_chart_release(chart));
}

static uint64_t rows_of_a_candlestick(keisen_chart *chart, keisen_projection *x, double count) {
  keisen_image *image = NULL;
  keisen_series_record record = KEISEN_SERIES_RECORD_INIT;
  EXPECT_OK(keisen_projection_set_range(x, -0.5, count - 0.5));
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_chart_get_series_record(chart, 0, &record));
  return record.rows_per_shape;
}

static void tells_how_many_candlesticks_are_put_together(void) {
  enum { ROWS = 1000 };
  static double values[ROWS];
  for (int row = 0; row < ROWS; ++row)
    values[row] = row % 7;
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_projection *x = NULL;
  keisen_column *column = column_of(values, ROWS);
  keisen_candlestick_columns prices = KEISEN_CANDLESTICK_COLUMNS_INIT;
  prices.open = prices.high = prices.low = prices.close = column;
  EXPECT_OK(keisen_chart_create_bare(100, 100, &chart));
  EXPECT_OK(keisen_chart_add_candlesticks(chart, &prices, NULL, NULL));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &x));
  EXPECT_INT(rows_of_a_candlestick(chart, x, 10), 1);
  EXPECT_INT(rows_of_a_candlestick(chart, x, ROWS), 64);
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_column_release(column));
  EXPECT_OK(keisen_chart_release(chart));
}

static keisen_status pie_with(const keisen_pie_columns *columns,
                              const keisen_pie_options *options) {
  keisen_series *series = NULL;
  keisen_status status = keisen_series_create_pie(fixture.space, columns, options, &series);
  EXPECT_INT(series != NULL, status == KEISEN_OK);
  return status == KEISEN_OK ? keisen_series_release(series) : status;
}

static void takes_a_pie_with_a_name_for_each_value(void) {
  static const char *names[] = {"a", "b", "c", "d", "e", "f"};
  keisen_pie_columns columns = KEISEN_PIE_COLUMNS_INIT;
  EXPECT_STATUS(pie_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "values is NULL");
  columns.values = columns.explode = columns.outer_radii = columns.inner_radii = fixture.column;
  columns.color = fixture.column;
  EXPECT_OK(pie_with(&columns, NULL));
  columns.names = names;
  columns.name_count = 6;
  EXPECT_OK(pie_with(&columns, NULL));
  columns.name_count = 5;
  EXPECT_STATUS(pie_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "names has 5 values, values has 6");
  columns.names = NULL;
  EXPECT_STATUS(pie_with(&columns, NULL), INVALID);
  columns.name_count = SIZE_MAX;
  EXPECT_STATUS(pie_with(&columns, NULL), INVALID);
}

static void refuses_options_of_a_pie_that_are_none(void) {
  keisen_pie_columns columns = KEISEN_PIE_COLUMNS_INIT;
  columns.values = fixture.column;
  static const struct {
    size_t offset;
    double bad;
  } numbers[] = {{offsetof(keisen_pie_options, radius), 0},
                 {offsetof(keisen_pie_options, radius), 1.5},
                 {offsetof(keisen_pie_options, inner_radius), 1},
                 {offsetof(keisen_pie_options, inner_radius), NAN},
                 {offsetof(keisen_pie_options, gap), -1},
                 {offsetof(keisen_pie_options, start_angle), INFINITY},
                 {offsetof(keisen_pie_options, alpha), 2},
                 {offsetof(keisen_pie_options, label_size), -1},
                 {offsetof(keisen_pie_options, label_threshold), 1.01},
                 {offsetof(keisen_pie_options, label_threshold), NAN}};
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; ++index) {
    keisen_pie_options options = KEISEN_PIE_OPTIONS_INIT;
    memcpy((char *)&options + numbers[index].offset, &numbers[index].bad, sizeof(double));
    EXPECT_STATUS(pie_with(&columns, &options), INVALID);
  }
  keisen_pie_options options = KEISEN_PIE_OPTIONS_INIT;
  options.order = (keisen_pie_order)9;
  EXPECT_STATUS(pie_with(&columns, &options), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "pie order 9 is unknown");
  options = (keisen_pie_options)KEISEN_PIE_OPTIONS_INIT;
  options.color_count = 1;
  EXPECT_STATUS(pie_with(&columns, &options), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "colors is NULL, color_count is 1");
}

static void changes_a_pie(void) {
  keisen_series *series = NULL;
  keisen_pie_columns columns = KEISEN_PIE_COLUMNS_INIT;
  columns.values = fixture.column;
  EXPECT_OK(keisen_chart_add_pie(fixture.chart, &columns, NULL, &series));
  keisen_pie_options options = KEISEN_PIE_OPTIONS_INIT;
  options.start_angle = 45;
  EXPECT_OK(keisen_series_set_pie_options(series, &options));
  double angle = 0;
  EXPECT_OK(keisen_series_get_number(series, KEISEN_ANIMATED_NUMBER_ANGLE, &angle));
  EXPECT(angle == 45);
  EXPECT_OK(keisen_series_set_pie_columns(series, &columns));
  EXPECT_STATUS(keisen_series_set_pie_options(fixture.series, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "series is no pie");
  memset(&options, 0xFF, sizeof options);
  EXPECT_OK(keisen_pie_options_init(&options, sizeof options));
  EXPECT(options.clockwise && options.radius == 1 && options.label_size == 12);
  EXPECT(options.label_threshold == 0.005);
  memset(&columns, 0xFF, sizeof columns);
  EXPECT_OK(keisen_pie_columns_init(&columns, sizeof columns));
  EXPECT(columns.values == NULL && columns.name_count == 0 && columns.color_scale == NULL);
  EXPECT_OK(keisen_chart_remove_series(fixture.chart, series));
  EXPECT_OK(keisen_series_release(series));
}

static void refuses_fields_and_tiles_that_are_none(void) {
  static const double places[] = {1, 2}, field[] = {1, 2, 3, 4}, falling[] = {2, 1};
  static const double bad_levels[] = {1, NAN};
  keisen_column *two = column_of(places, 2), *four = column_of(field, 4);
  keisen_column *down = column_of(falling, 2);
  keisen_series *series = NULL;
  keisen_contour_columns contours = KEISEN_CONTOUR_COLUMNS_INIT;
  contours.x = two;
  contours.y = down;
  EXPECT_STATUS(keisen_series_create_contours(fixture.space, &contours, NULL, &series), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "values is NULL");
  contours.values = two;
  EXPECT_STATUS(keisen_series_create_contours(fixture.space, &contours, NULL, &series), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "values must be x times y, 2 x 2, got 2");
  contours.values = four;
  keisen_contour_options lines = KEISEN_CONTOUR_OPTIONS_INIT;
  lines.levels = bad_levels;
  lines.level_count = 2;
  EXPECT_STATUS(keisen_series_create_contours(fixture.space, &contours, &lines, &series), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "levels must be finite, got nan");
  lines.level_count = SIZE_MAX;
  EXPECT_STATUS(keisen_series_create_contours(fixture.space, &contours, &lines, &series), INVALID);
  lines.level_count = 1;
  lines.filled = true;
  EXPECT_OK(keisen_series_create_contours(fixture.space, &contours, &lines, &series));
  EXPECT_OK(keisen_series_set_contour_options(series, NULL));
  EXPECT_STATUS(keisen_series_set_quiver_options(series, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "series is no arrows");
  EXPECT_OK(keisen_series_release(series));
  keisen_quiver_columns arrows = KEISEN_QUIVER_COLUMNS_INIT;
  arrows.x = arrows.y = arrows.u = two;
  EXPECT_STATUS(keisen_chart_add_quiver(fixture.chart, &arrows, NULL, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "v is NULL");
  arrows.v = four;
  EXPECT_STATUS(keisen_chart_add_quiver(fixture.chart, &arrows, NULL, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "v has 4 values, x has 2");
  arrows.v = two;
  keisen_quiver_options appearances = KEISEN_QUIVER_OPTIONS_INIT;
  appearances.units = (keisen_quiver_units)7;
  EXPECT_STATUS(keisen_chart_add_quiver(fixture.chart, &arrows, &appearances, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "quiver units 7 are unknown");
  keisen_treemap_columns tiles = KEISEN_TREEMAP_COLUMNS_INIT;
  tiles.values = two;
  tiles.parents = four;
  EXPECT_STATUS(keisen_series_create_treemap(fixture.space, &tiles, NULL, &series), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "parents has 4 values, values has 2");
  tiles.parents = NULL;
  keisen_treemap_options names = KEISEN_TREEMAP_OPTIONS_INIT;
  const char *const texts[] = {"one", NULL};
  names.labels = texts;
  names.label_count = 2;
  EXPECT_STATUS(keisen_series_create_treemap(fixture.space, &tiles, &names, &series), INVALID);
  names.label_count = 1;
  EXPECT_OK(keisen_series_create_treemap(fixture.space, &tiles, &names, &series));
  EXPECT_OK(keisen_series_release(series));
  keisen_calendar_columns days = KEISEN_CALENDAR_COLUMNS_INIT;
  days.days = days.values = two;
  keisen_calendar_options weeks = KEISEN_CALENDAR_OPTIONS_INIT;
  weeks.first_weekday = 7;
  EXPECT_STATUS(keisen_series_create_calendar(fixture.space, &days, &weeks, &series), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "first weekday must be in 0...6, got 7");
  static const uint8_t pixel[] = {1, 2, 3, 4};
  keisen_image *image = NULL;
  EXPECT_OK(keisen_image_create_copy(1, 1, pixel, 4, 4, &image));
  keisen_image_options place = KEISEN_IMAGE_OPTIONS_INIT;
  place.x_from = place.x_to = 3;
  EXPECT_STATUS(keisen_series_create_image(fixture.space, image, &place, &series), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "x extent must not be empty, got (3.0, 3.0)");
  EXPECT_OK(keisen_series_create_image(fixture.space, image, NULL, &series));
  EXPECT_STATUS(keisen_series_set_image(series, image, &place), INVALID);
  EXPECT_OK(keisen_series_set_image(series, image, NULL));
  EXPECT_OK(keisen_series_release(series));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_column_release(two));
  EXPECT_OK(keisen_column_release(four));
  EXPECT_OK(keisen_column_release(down));
}

static keisen_space *polar_space(const keisen_polar_options *options) {
  keisen_projection *angle = NULL, *radius = NULL;
  keisen_space *space = NULL;
  EXPECT_OK(keisen_projection_create(0, 360, KEISEN_SCALE_LINEAR, &angle));
  EXPECT_OK(keisen_projection_create(0, 10, KEISEN_SCALE_LINEAR, &radius));
  EXPECT_OK(keisen_space_create_polar(angle, radius, options, &space));
  EXPECT_OK(keisen_projection_release(angle));
  EXPECT_OK(keisen_projection_release(radius));
  return space;
}

static void refuses_polar_options_that_are_none(void) {
  keisen_space *space = NULL;
  keisen_polar_options options = KEISEN_POLAR_OPTIONS_INIT;
  options.inner_radius = 1;
  EXPECT_STATUS(keisen_space_create_polar(fixture.projection, fixture.projection, &options, &space),
                INVALID);
  options.inner_radius = 0;
  options.start = NAN;
  EXPECT_STATUS(keisen_space_create_polar(fixture.projection, fixture.projection, &options, &space),
                INVALID);
  options.start = 0;
  options.grid = (keisen_polar_grid)7;
  EXPECT_STATUS(keisen_space_create_polar(fixture.projection, fixture.projection, &options, &space),
                INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "polar grid 7 is unknown");
  EXPECT(space == NULL);
  memset(&options, 0xFF, sizeof options);
  EXPECT_OK(keisen_polar_options_init(&options, sizeof options));
  EXPECT(options.clockwise && !options.closed && options.inner_radius == 0);
}

static void draws_sectors_in_polar_spaces_alone(void) {
  keisen_sector_columns columns = KEISEN_SECTOR_COLUMNS_INIT;
  keisen_series *series = NULL;
  columns.y = columns.base = columns.widths = columns.color = fixture.column;
  EXPECT_STATUS(keisen_series_create_sectors(fixture.space, &columns, NULL, &series),
                KEISEN_ERROR_UNSUPPORTED);
  keisen_space *space = polar_space(NULL);
  EXPECT_OK(keisen_series_create_sectors(space, &columns, NULL, &series));
  keisen_sector_options options = KEISEN_SECTOR_OPTIONS_INIT;
  options.width = 30;
  EXPECT_OK(keisen_series_set_sector_options(series, &options));
  options.gap = -1;
  EXPECT_STATUS(keisen_series_set_sector_options(series, &options), INVALID);
  EXPECT_OK(keisen_series_set_sector_columns(series, &columns));
  EXPECT_OK(keisen_series_release(series));
  keisen_attachment *axis = NULL;
  EXPECT_STATUS(keisen_attachment_create_axis(space, KEISEN_SIDE_LEFT, NULL, &axis),
                KEISEN_ERROR_UNSUPPORTED);
  EXPECT_STATUS(keisen_attachment_create_polar_axis(fixture.space, NULL, &axis),
                KEISEN_ERROR_UNSUPPORTED);
  EXPECT_OK(keisen_space_release(space));
}

/* Whether what is drawn at a place of a space is red, or else as white as the background. */
static bool is_red(keisen_chart *chart, keisen_space *space, double angle, double radius) {
  static uint8_t pixels[4 * 200 * 200];
  keisen_value at = KEISEN_VALUE(0), from = KEISEN_VALUE(0);
  double x = 0, y = 0;
  bool inside = false;
  at.offset = angle;
  from.offset = radius;
  EXPECT_OK(keisen_chart_get_position(chart, space, at, from, 1, &x, &y, &inside));
  EXPECT(inside);
  EXPECT_OK(
      keisen_chart_render_into(chart, fixture.renderer, NULL, pixels, 4 * 200, sizeof pixels));
  const uint8_t *pixel = pixels + 4 * (200 * (size_t)y + (size_t)x);
  EXPECT(pixel[0] == 255 && pixel[1] == pixel[2] && (pixel[1] == 0 || pixel[1] == 255));
  return pixel[1] == 0;
}

static void draws_closed_lines_and_areas_in_polar_spaces(void) {
  static const double angles[] = {0, 90, 180, 270}, radii[] = {8, 8, 8, 8};
  /* The middle of a straight way between neighbours is nearer to the middle of the disc. */
  const double straight = 8 * sqrt(0.5);
  keisen_column *angle = column_of(angles, 4), *radius = column_of(radii, 4);
  for (int drawn = 0; drawn < 8; ++drawn) {
    const bool closed = drawn % 2 == 1, along = drawn / 2 % 2 == 1, filled = drawn >= 4;
    const double way = along ? 8 : straight;
    keisen_polar_options options = KEISEN_POLAR_OPTIONS_INIT;
    keisen_chart *chart = NULL;
    keisen_series *series = NULL;
    options.closed = closed;
    options.path = along ? KEISEN_POLAR_PATH_ALONG_ANGLE : KEISEN_POLAR_PATH_STRAIGHT;
    keisen_space *space = polar_space(&options);
    if (filled) {
      keisen_area_columns columns = KEISEN_AREA_COLUMNS_INIT;
      keisen_area_options appearance = KEISEN_AREA_OPTIONS_INIT;
      columns.x = angle;
      columns.y = radius;
      appearance.color = (keisen_color){1, 0, 0, 1};
      appearance.alpha = 1;
      EXPECT_OK(keisen_series_create_area(space, &columns, &appearance, &series));
    } else {
      keisen_line_options appearance = KEISEN_LINE_OPTIONS_INIT;
      appearance.color = (keisen_color){1, 0, 0, 1};
      appearance.width = 4;
      EXPECT_OK(keisen_series_create_line(space, angle, radius, &appearance, &series));
    }
    EXPECT_OK(keisen_chart_create_bare(200, 200, &chart));
    EXPECT_OK(keisen_chart_add_series(chart, series));
    for (int segment = 0; segment < 4; ++segment) {
      const double middle = 45 + 90 * segment;
      const bool there = segment < 3 || closed;
      /* On the way, within it and beyond it. */
      EXPECT_INT(is_red(chart, space, middle, way - 0.1), there);
      EXPECT_INT(is_red(chart, space, middle, 3), there && filled);
      EXPECT(!is_red(chart, space, middle, way + 1));
    }
    EXPECT_OK(keisen_series_release(series));
    EXPECT_OK(keisen_space_release(space));
    EXPECT_OK(keisen_chart_release(chart));
  }
  EXPECT_OK(keisen_column_release(angle));
  EXPECT_OK(keisen_column_release(radius));
}

static void takes_ticks_of_angles(void) {
  static const char *labels[] = {"N", "E"};
  const keisen_value ticks[] = {KEISEN_VALUE(0), KEISEN_VALUE(90)};
  keisen_space *space = polar_space(NULL);
  keisen_attachment *axis = NULL;
  keisen_polar_axis_options options = KEISEN_POLAR_AXIS_OPTIONS_INIT;
  EXPECT_OK(keisen_attachment_create_polar_axis(space, &options, &axis));
  EXPECT_OK(keisen_attachment_set_angle_ticks(axis, 2, ticks, labels));
  EXPECT_OK(keisen_attachment_set_angle_ticks(axis, 0, NULL, NULL));
  EXPECT_STATUS(keisen_attachment_set_angle_ticks(axis, 2, NULL, NULL), INVALID);
  EXPECT_STATUS(keisen_attachment_set_angle_ticks(axis, 10001, ticks, NULL), INVALID);
  options.label_size = -1;
  EXPECT_STATUS(keisen_attachment_set_polar_axis_options(axis, &options), INVALID);
  EXPECT_OK(keisen_attachment_set_polar_axis_options(axis, NULL));
  EXPECT_OK(keisen_attachment_release(axis));
  EXPECT_OK(keisen_space_release(space));
}

int main(void) {
  test_sentence = "makes one object of every kind";
  fixture = fixture_make();
  test("takes columns of one length", takes_columns_of_one_length);
  test("refuses options that are none", refuses_options_that_are_none);
  test("takes structs of older callers", takes_structs_of_older_callers);
  test("keeps what it had after an error", keeps_what_it_had_after_an_error);
  test("takes columns of bars that go together", takes_columns_of_bars_that_go_together);
  test("refuses options of bars that are none", refuses_options_of_bars_that_are_none);
  test("puts bars beside and on each other", puts_bars_beside_and_on_each_other);
  test("counts values into bins", counts_values_into_bins);
  test("takes error bars, stems and candlesticks", takes_error_bars_stems_and_candlesticks);
  test("marks that begin at 0 on a log scale are drawn to the end and counted",
       counts_what_begins_at_0_on_a_log_scale);
  test("tells how many candlesticks are put together",
       tells_how_many_candlesticks_are_put_together);
  test("takes a pie with a name for each value", takes_a_pie_with_a_name_for_each_value);
  test("refuses options of a pie that are none", refuses_options_of_a_pie_that_are_none);
  test("changes a pie", changes_a_pie);
  test("refuses fields and tiles that are none", refuses_fields_and_tiles_that_are_none);
  test("refuses polar options that are none", refuses_polar_options_that_are_none);
  test("draws sectors in polar spaces alone", draws_sectors_in_polar_spaces_alone);
  test("draws lines and areas of polar spaces, closed and open, where their rows stand",
       draws_closed_lines_and_areas_in_polar_spaces);
  test("takes ticks of angles", takes_ticks_of_angles);
  test_sentence = "releases everything";
  fixture_release(fixture);
  return summary();
}
