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
  keisen_quiver_options looks = KEISEN_QUIVER_OPTIONS_INIT;
  looks.units = (keisen_quiver_units)7;
  EXPECT_STATUS(keisen_chart_add_quiver(fixture.chart, &arrows, &looks, NULL), INVALID);
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

int main(void) {
  test_sentence = "makes one object of every kind";
  fixture = fixture_make();
  test("takes columns of one length", takes_columns_of_one_length);
  test("refuses options that are none", refuses_options_that_are_none);
  test("takes structs of older callers", takes_structs_of_older_callers);
  test("keeps what it had after an error", keeps_what_it_had_after_an_error);
  test("refuses fields and tiles that are none", refuses_fields_and_tiles_that_are_none);
  test_sentence = "releases everything";
  fixture_release(fixture);
  return summary();
}
