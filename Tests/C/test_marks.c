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
                 {offsetof(keisen_pie_options, label_size), -1}};
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
  memset(&columns, 0xFF, sizeof columns);
  EXPECT_OK(keisen_pie_columns_init(&columns, sizeof columns));
  EXPECT(columns.values == NULL && columns.name_count == 0 && columns.color_scale == NULL);
  EXPECT_OK(keisen_chart_remove_series(fixture.chart, series));
  EXPECT_OK(keisen_series_release(series));
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
  test("takes a pie with a name for each value", takes_a_pie_with_a_name_for_each_value);
  test("refuses options of a pie that are none", refuses_options_of_a_pie_that_are_none);
  test("changes a pie", changes_a_pie);
  test("refuses polar options that are none", refuses_polar_options_that_are_none);
  test("draws sectors in polar spaces alone", draws_sectors_in_polar_spaces_alone);
  test("takes ticks of angles", takes_ticks_of_angles);
  test_sentence = "releases everything";
  fixture_release(fixture);
  return summary();
}
