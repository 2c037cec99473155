/* Points: their columns, their options, and what a caller may get wrong about both. */
#include "fixture.h"

#include <float.h>
#include <stdlib.h>

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static struct fixture fixture;

/* Makes points of the fixture's column and gives them back. */
static keisen_status points_with(const keisen_point_columns *columns,
                                 const keisen_point_options *options) {
  keisen_series *series = NULL;
  keisen_status status = keisen_series_create_points(fixture.space, columns, options, &series);
  EXPECT_INT(series != NULL, status == KEISEN_OK);
  return status == KEISEN_OK ? keisen_series_release(series) : status;
}

static keisen_point_columns good_columns(void) {
  keisen_point_columns columns = KEISEN_POINT_COLUMNS_INIT;
  columns.y = fixture.column;
  return columns;
}

static void takes_columns_of_one_length(void) {
  static const double numbers[] = {1, 2};
  keisen_column *other = column_of(numbers, 2);
  keisen_point_columns columns = good_columns();
  EXPECT_OK(points_with(&columns, NULL));
  columns.x = columns.size = columns.alpha = columns.color = fixture.column;
  EXPECT_OK(points_with(&columns, NULL));
  columns.x = other;
  EXPECT_STATUS(points_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "x has 2 values, y has 6");
  columns = good_columns();
  columns.size = other;
  EXPECT_STATUS(points_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "size has 2 values, y has 6");
  columns = good_columns();
  columns.alpha = other;
  EXPECT_STATUS(points_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "alpha has 2 values, y has 6");
  columns = good_columns();
  columns.color = other;
  EXPECT_STATUS(points_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "color has 2 values, y has 6");
  columns.y = NULL;
  EXPECT_STATUS(points_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "y is NULL");
  EXPECT_STATUS(points_with(NULL, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "columns is NULL");
  columns.y = (keisen_column *)fixture.chart;
  EXPECT_STATUS(points_with(&columns, NULL), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_OK(keisen_column_release(other));
}

static void refuses_options_that_are_none(void) {
  static const struct {
    double size, alpha, border_width;
    int marker;
  } bad[] = {
      {-1, 1, 0, 0},  {NAN, 1, 0, 0}, {INFINITY, 1, 0, 0}, {6, -0.1, 0, 0}, {6, 1.1, 0, 0},
      {6, NAN, 0, 0}, {6, 1, -1, 0},  {6, 1, INFINITY, 0}, {6, 1, 0, 15},   {6, 1, 0, -1},
  };
  keisen_point_columns columns = good_columns();
  for (size_t index = 0; index < sizeof bad / sizeof *bad; ++index) {
    keisen_point_options options = KEISEN_POINT_OPTIONS_INIT;
    options.size = bad[index].size;
    options.alpha = bad[index].alpha;
    options.border_width = bad[index].border_width;
    options.marker = (keisen_marker)bad[index].marker;
    EXPECT_STATUS(points_with(&columns, &options), INVALID);
  }
  keisen_point_options options = KEISEN_POINT_OPTIONS_INIT;
  options.label = "\xFF";
  EXPECT_STATUS(points_with(&columns, &options), INVALID);
}

static void takes_structs_of_older_callers(void) {
  keisen_point_columns columns = good_columns();
  columns.struct_size = (uint32_t)offsetof(keisen_point_columns, size);
  columns.size = columns.alpha = columns.color = (keisen_column *)1;
  EXPECT_OK(points_with(&columns, NULL));
  for (uint32_t bytes = 1; bytes < sizeof(void *); ++bytes) {
    columns.struct_size = (uint32_t)offsetof(keisen_point_columns, size) + bytes;
    EXPECT_OK(points_with(&columns, NULL));
  }
  columns.struct_size = 3;
  EXPECT_STATUS(points_with(&columns, NULL), INVALID);
  columns.struct_size = sizeof columns + 1;
  EXPECT_STATUS(points_with(&columns, NULL), INVALID);
  columns = good_columns();
  keisen_point_options options = KEISEN_POINT_OPTIONS_INIT;
  options.struct_size = (uint32_t)offsetof(keisen_point_options, label);
  options.label = (const char *)1;
  EXPECT_OK(points_with(&columns, &options));
  options.struct_size = sizeof options + 8;
  EXPECT_STATUS(points_with(&columns, &options), INVALID);

  const keisen_point_options defaults = KEISEN_POINT_OPTIONS_INIT;
  memset(&options, 0xFF, sizeof options);
  EXPECT_OK(keisen_point_options_init(&options, sizeof options));
  EXPECT_INT(memcmp(&options, &defaults, sizeof options), 0);
  memset(&columns, 0xFF, sizeof columns);
  EXPECT_OK(keisen_point_columns_init(&columns, sizeof columns));
  EXPECT_INT(columns.struct_size, sizeof columns);
  EXPECT(columns.x == NULL && columns.y == NULL && columns.size == NULL && columns.alpha == NULL);
  EXPECT(columns.color == NULL && columns.color_scale == NULL);
  EXPECT_STATUS(keisen_point_columns_init(NULL, sizeof columns), INVALID);
  EXPECT_STATUS(keisen_point_options_init(&options, 0), INVALID);
}

static void keeps_what_it_had_after_an_error(void) {
  static const double numbers[] = {1, 2};
  keisen_column *two = column_of(numbers, 2);
  keisen_chart *chart = NULL;
  keisen_series *points = NULL;
  keisen_image *before = NULL, *after = NULL;
  keisen_point_columns columns = good_columns();
  EXPECT_OK(keisen_chart_create(80, 60, &chart));
  EXPECT_OK(keisen_chart_add_points(chart, &columns, NULL, &points));
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &before));
  columns.x = two;
  EXPECT_STATUS(keisen_series_set_point_columns(points, &columns), INVALID);
  EXPECT_STATUS(keisen_series_set_point_columns(fixture.series, &columns), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "series is no points");
  EXPECT_STATUS(keisen_series_set_line_columns(points, NULL, two), INVALID);
  EXPECT_STATUS(keisen_series_set_line_options(points, NULL), INVALID);
  keisen_point_options options = KEISEN_POINT_OPTIONS_INIT;
  options.size = -1;
  EXPECT_STATUS(keisen_series_set_point_options(points, &options), INVALID);
  EXPECT_STATUS(keisen_series_set_point_options(fixture.series, NULL), INVALID);
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &after));
  EXPECT(images_equal(before, after));
  EXPECT_OK(keisen_image_release(after));
  options.size = 12;
  options.marker = KEISEN_MARKER_STAR;
  EXPECT_OK(keisen_series_set_point_options(points, &options));
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &after));
  EXPECT(!images_equal(before, after));
  EXPECT_OK(keisen_image_release(before));
  EXPECT_OK(keisen_image_release(after));
  EXPECT_OK(keisen_series_release(points));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_column_release(two));
}

static void keeps_its_color_scale(void) {
  keisen_color_scale *scale = NULL, *other = NULL;
  keisen_series *points = NULL;
  keisen_point_columns columns = good_columns();
  EXPECT_OK(keisen_color_scale_create(NULL, NULL, &scale));
  EXPECT_OK(keisen_color_scale_create(NULL, NULL, &other));
  columns.color = fixture.column;
  columns.color_scale = scale;
  EXPECT_OK(keisen_series_create_points(fixture.space, &columns, NULL, &points));
  EXPECT_OK(keisen_series_set_point_columns(points, &columns));
  columns.color_scale = other;
  EXPECT_STATUS(keisen_series_set_point_columns(points, &columns), INVALID);
  columns.color_scale = NULL;
  EXPECT_OK(keisen_series_set_point_columns(points, &columns));
  EXPECT_OK(keisen_series_release(points));
  columns.color = NULL;
  EXPECT_OK(keisen_series_create_points(fixture.space, &columns, NULL, &points));
  columns.color = fixture.column;
  EXPECT_STATUS(keisen_series_set_point_columns(points, &columns), INVALID);
  EXPECT_OK(keisen_series_release(points));
  EXPECT_OK(keisen_color_scale_release(scale));
  EXPECT_OK(keisen_color_scale_release(other));
}

/* Doubles that no conversion takes as they are. */
static void draws_any_numbers(void) {
  static const double nasty[] = {0,   -0.0,     1,        -1,        1e-320, DBL_MIN, DBL_MAX,
                                 NAN, -DBL_MAX, INFINITY, -INFINITY, 1e20,   -1e20,   0x1p63};
  enum { count = sizeof nasty / sizeof *nasty };
  static double x[count * count], y[count * count];
  for (size_t index = 0; index < count * count; ++index) {
    x[index] = nasty[index % count];
    y[index] = nasty[index / count];
  }
  keisen_point_columns columns = KEISEN_POINT_COLUMNS_INIT;
  columns.x = columns.alpha = columns.color = column_of(x, count * count);
  columns.y = columns.size = column_of(y, count * count);
  for (int marker = 0; marker < 15; ++marker) {
    keisen_chart *chart = NULL;
    keisen_image *image = NULL;
    keisen_point_options options = KEISEN_POINT_OPTIONS_INIT;
    options.marker = (keisen_marker)marker;
    options.border_width = marker % 2 == 0 ? 0 : 1e300;
    keisen_projection *projection = NULL;
    keisen_space *space = NULL;
    keisen_series *points = NULL;
    EXPECT_OK(keisen_projection_create(-1, 1, KEISEN_SCALE_LINEAR, &projection));
    EXPECT_OK(keisen_space_create(projection, projection, &space));
    EXPECT_OK(keisen_color_scale_create(projection, NULL, &columns.color_scale));
    EXPECT_OK(keisen_series_create_points(space, &columns, &options, &points));
    EXPECT_OK(keisen_chart_create(40, 30, &chart));
    EXPECT_OK(keisen_chart_add_series(chart, points));
    EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &image));
    EXPECT_OK(keisen_image_release(image));
    EXPECT_OK(keisen_chart_release(chart));
    EXPECT_OK(keisen_series_release(points));
    EXPECT_OK(keisen_color_scale_release(columns.color_scale));
    EXPECT_OK(keisen_space_release(space));
    EXPECT_OK(keisen_projection_release(projection));
  }
  EXPECT_OK(keisen_column_release(columns.x));
  EXPECT_OK(keisen_column_release(columns.y));
}

/* Makes a marker; NULL with the error's message as it is. */
static keisen_custom_marker *marker_of(const uint8_t *verbs,
                                       size_t verb_count,
                                       const double *points,
                                       size_t point_count,
                                       const double *anchor) {
  keisen_custom_marker *marker = NULL;
  keisen_status status =
      keisen_custom_marker_create(verbs, verb_count, points, point_count, anchor, &marker);
  EXPECT_INT(marker != NULL, status == KEISEN_OK);
  return marker;
}

static void refused_marker(const uint8_t *verbs,
                           size_t verb_count,
                           const double *points,
                           size_t point_count,
                           const double *anchor,
                           const char *message) {
  EXPECT(marker_of(verbs, verb_count, points, point_count, anchor) == NULL);
  EXPECT(strstr(keisen_last_error_message(), message) != NULL);
  EXPECT(strchr(keisen_last_error_message(), '\n') == NULL);
}

static void refuses_outlines_that_are_no_marker(void) {
  static const double triangle[] = {0, 0, 1, 0, 0, 1}, line[] = {0, 0, 1, 1}, far[] = {1e6, 0};
  static const double bad[] = {0, 0, INFINITY, 0, 0, 1}, none[] = {NAN, 0};
  static const uint8_t closed[] = {KEISEN_PATH_VERB_MOVE, KEISEN_PATH_VERB_LINE,
                                   KEISEN_PATH_VERB_LINE, KEISEN_PATH_VERB_CLOSE};
  static const uint8_t wrong[] = {KEISEN_PATH_VERB_MOVE, 9, KEISEN_PATH_VERB_CLOSE};
  refused_marker(NULL, 0, NULL, 3, NULL, "points is NULL");
  refused_marker(NULL, 0, NULL, 0, NULL, "must cover something");
  refused_marker(NULL, 0, line, 2, NULL, "must cover something");
  refused_marker(NULL, 0, triangle, SIZE_MAX, NULL, "point_count");
  refused_marker(NULL, 0, triangle, 3, none, "anchor of a marker must be finite, got (nan, 0.0)");
  refused_marker(NULL, 0, triangle, 3, far, "at most 100.0 times its size");
  refused_marker(closed, 4, bad, 3, NULL, "point 1 must be finite, got (inf, 0.0)");
  refused_marker(closed, 4, triangle, 2, NULL, "verbs take more points");
  refused_marker(closed, 3, triangle, 2, NULL, "verbs take more points");
  refused_marker(closed, 2, triangle, 3, NULL, "verbs take 2 points, there are 3");
  refused_marker(wrong, 3, triangle, 3, NULL, "verbs[1] is unknown: 9");
  EXPECT_STATUS(keisen_custom_marker_create(NULL, 0, triangle, 3, NULL, NULL), INVALID);
  double *many = calloc(2 * 1001, sizeof *many);
  for (int index = 0; index < 1001; ++index) {
    many[2 * index] = index % 7;
    many[2 * index + 1] = index % 11;
  }
  refused_marker(NULL, 0, many, 1001, NULL, "at most 1000 points, got 1001");
  free(many);
}

static void takes_markers_of_the_callers_own(void) {
  static const double square[] = {4, 4, 9, 4, 9, 9, 4, 9}, middle[] = {6.5, 6.5};
  keisen_custom_marker *marker = marker_of(NULL, 0, square, 4, NULL);
  keisen_custom_marker *anchored = marker_of(NULL, 0, square, 4, middle);
  bool equal = true;
  EXPECT_OK(keisen_custom_marker_equal(marker, anchored, &equal));
  EXPECT(!equal);
  keisen_point_columns columns = good_columns();
  keisen_point_options options = KEISEN_POINT_OPTIONS_INIT;
  options.size = 14;
  options.marker = KEISEN_MARKER_SQUARE;
  keisen_series *points = NULL;
  keisen_chart *chart = NULL;
  keisen_image *images[3] = {NULL, NULL, NULL};
  EXPECT_OK(keisen_chart_create(160, 120, &chart));
  EXPECT_OK(keisen_chart_add_points(chart, &columns, &options, &points));
  EXPECT_OK(keisen_chart_fit_extents(chart));
  for (int index = 0; index < 3; ++index) {
    options.custom_marker = index == 0 ? NULL : index == 1 ? marker : anchored;
    EXPECT_OK(keisen_series_set_point_options(points, &options));
    EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &images[index]));
  }
  /* A square of the caller's is the built-in one, but for what rounds its edges. */
  uint32_t width = 0, height = 0, maximum = 0;
  const uint8_t *pixels[3] = {NULL, NULL, NULL};
  size_t row = 0;
  EXPECT_OK(keisen_image_get_size(images[0], &width, &height));
  for (int index = 0; index < 3; ++index)
    EXPECT_OK(keisen_image_get_pixels(images[index], &pixels[index], &row));
  for (size_t index = 0; index < (size_t)height * row; ++index) {
    for (int other = 1; other < 3; ++other) {
      uint32_t difference = (uint32_t)abs(pixels[0][index] - pixels[other][index]);
      maximum = difference > maximum ? difference : maximum;
    }
  }
  EXPECT(maximum <= 4);
  /* The series keeps it. */
  EXPECT_OK(keisen_custom_marker_release(marker));
  EXPECT_OK(keisen_custom_marker_release(anchored));
  options.custom_marker = (keisen_custom_marker *)fixture.chart;
  EXPECT_STATUS(keisen_series_set_point_options(points, &options), KEISEN_ERROR_INVALID_HANDLE);
  for (int index = 0; index < 3; ++index)
    EXPECT_OK(keisen_image_release(images[index]));
  EXPECT_OK(keisen_series_release(points));
  EXPECT_OK(keisen_chart_release(chart));
}

static void draws_own_markers_on_lines_stems_and_strips(void) {
  keisen_chart *chart = NULL;
  keisen_image *image = NULL;
  EXPECT_OK(keisen_chart_create(160, 120, &chart));
  keisen_line_options line = KEISEN_LINE_OPTIONS_INIT;
  line.marker_size = 8;
  line.custom_marker = fixture.custom_marker;
  EXPECT_OK(keisen_chart_add_line(chart, NULL, fixture.column, &line, NULL));
  keisen_stem_columns stems = KEISEN_STEM_COLUMNS_INIT;
  stems.value = fixture.column;
  keisen_stem_options stem = KEISEN_STEM_OPTIONS_INIT;
  stem.custom_marker = fixture.custom_marker;
  EXPECT_OK(keisen_chart_add_stems(chart, &stems, &stem, NULL));
  keisen_group_columns groups = KEISEN_GROUP_COLUMNS_INIT;
  groups.values = fixture.column;
  keisen_strip_options strip = KEISEN_STRIP_OPTIONS_INIT;
  strip.custom_marker = fixture.custom_marker;
  strip.border_width = 1;
  EXPECT_OK(keisen_chart_add_strip(chart, &groups, &strip, NULL));
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_chart_release(chart));
}

int main(void) {
  test_sentence = "makes one object of every kind";
  fixture = fixture_make();
  test("takes columns of one length, and tells the lengths of others", takes_columns_of_one_length);
  test("refuses options that are none", refuses_options_that_are_none);
  test("takes structs of older callers", takes_structs_of_older_callers);
  test("keeps what it had after an error", keeps_what_it_had_after_an_error);
  test("keeps the colour scale that it was made with", keeps_its_color_scale);
  test("draws any numbers", draws_any_numbers);
  test("refuses outlines that are no marker", refuses_outlines_that_are_no_marker);
  test("takes markers of the caller's own", takes_markers_of_the_callers_own);
  test("draws own markers on lines, stems and strips", draws_own_markers_on_lines_stems_and_strips);
  test_sentence = "releases everything";
  fixture_release(fixture);
  return summary();
}
