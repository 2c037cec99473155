/* Lines that step, bend, branch and change their looks: columns, options, and what may be wrong. */
#include "fixture.h"

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static struct fixture fixture;

/* Makes a line and gives it back. */
static keisen_status line_with(const keisen_line_columns *columns,
                               const keisen_line_options *options) {
  keisen_series *series = NULL;
  keisen_status status =
      keisen_series_create_line_from_columns(fixture.space, columns, options, &series);
  EXPECT_INT(series != NULL, status == KEISEN_OK);
  return status == KEISEN_OK ? keisen_series_release(series) : status;
}

static keisen_line_columns line_columns(void) {
  keisen_line_columns columns = KEISEN_LINE_COLUMNS_INIT;
  columns.y = fixture.column;
  return columns;
}

static void takes_columns_of_one_length_but_for_the_order(void) {
  static const double numbers[] = {1, 2};
  keisen_column *other = column_of(numbers, 2);
  keisen_line_columns columns = line_columns();
  EXPECT_OK(line_with(&columns, NULL));
  columns.x = columns.style = fixture.column;
  columns.order = other;
  EXPECT_OK(line_with(&columns, NULL));
  columns.style = other;
  EXPECT_STATUS(line_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "style indices has 2 values, y has 6");
  columns.style = NULL;
  columns.color = other;
  EXPECT_STATUS(line_with(&columns, NULL), INVALID);
  columns.color = fixture.column;
  columns.color_scale = fixture.color_scale;
  EXPECT_OK(line_with(&columns, NULL));
  columns.style = fixture.column;
  EXPECT_STATUS(line_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "a line has values or style indices, got both");
  columns.y = NULL;
  EXPECT_STATUS(line_with(&columns, NULL), INVALID);
  EXPECT_STATUS(line_with(NULL, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "columns is NULL");
  EXPECT_OK(keisen_column_release(other));
}

static void refuses_options_that_are_none(void) {
  keisen_line_columns columns = line_columns();
  const keisen_line_options defaults = KEISEN_LINE_OPTIONS_INIT;
  keisen_line_options options = defaults;
  options.interpolation = (keisen_line_interpolation)6;
  EXPECT_STATUS(line_with(&columns, &options), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "line interpolation 6 is unknown");
  options.interpolation = KEISEN_LINE_INTERPOLATION_CATMULL_ROM;
  options.curve_alpha = NAN;
  EXPECT_STATUS(line_with(&columns, &options), INVALID);
  options = defaults;
  options.marker = (keisen_marker)99;
  EXPECT_STATUS(line_with(&columns, &options), INVALID);
  options.marker = KEISEN_MARKER_STAR;
  options.marker_size = -1;
  EXPECT_STATUS(line_with(&columns, &options), INVALID);
  options.marker_size = NAN;
  EXPECT_STATUS(line_with(&columns, &options), INVALID);
  options.marker_size = 5;
  EXPECT_OK(line_with(&columns, &options));
  options.marker_alpha = 2;
  EXPECT_STATUS(line_with(&columns, &options), INVALID);
}

static void takes_arrays_of_styles(void) {
  keisen_line_columns columns = line_columns();
  keisen_line_options options = KEISEN_LINE_OPTIONS_INIT;
  const double dash[] = {3, 1};
  keisen_line_style styles[3];
  for (int i = 0; i < 3; ++i)
    EXPECT_OK(keisen_line_style_init(&styles[i], sizeof styles[i]));
  styles[1].dash = dash;
  styles[1].dash_count = 2;
  columns.style = fixture.column;
  options.styles = styles;
  options.style_count = 3;
  EXPECT_OK(line_with(&columns, &options));
  styles[2].struct_size = sizeof styles[2] - 8;
  EXPECT_STATUS(line_with(&columns, &options), INVALID);
  EXPECT_TEXT(keisen_last_error_message(),
              "struct_size of styles[2] must be that of the first, 64, got 56");
  styles[2].struct_size = sizeof styles[2];
  styles[2].width = -1;
  EXPECT_STATUS(line_with(&columns, &options), INVALID);
  options.style_count = 2;
  EXPECT_OK(line_with(&columns, &options));
  options.style_count = 65537;
  EXPECT_STATUS(line_with(&columns, &options), INVALID);
  options.style_count = 1;
  options.styles = NULL;
  EXPECT_STATUS(line_with(&columns, &options), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "styles is NULL, style_count is 1");
  /* An older caller's styles end before their colours. */
  union {
    unsigned char bytes[80];
    double aligned;
  } older = {{0}};
  for (int i = 0; i < 2; ++i) {
    styles[i].struct_size = 40;
    memcpy(older.bytes + 40 * i, &styles[i], 40);
  }
  options.styles = (const keisen_line_style *)older.bytes;
  options.style_count = 2;
  EXPECT_OK(line_with(&columns, &options));
  for (int i = 0; i < 2; ++i) {
    styles[i].struct_size = 38;
    memcpy(older.bytes + 38 * i, &styles[i], 38);
  }
  EXPECT_STATUS(line_with(&columns, &options), INVALID);
}

static void keeps_columns_and_options_apart(void) {
  static const double numbers[] = {1, 2};
  keisen_column *other = column_of(numbers, 2);
  keisen_series *series = NULL;
  keisen_line_columns columns = line_columns();
  columns.color = fixture.column;
  EXPECT_OK(keisen_chart_add_line_from_columns(fixture.chart, &columns, NULL, &series));
  keisen_color_scale *scale = NULL;
  EXPECT_OK(keisen_series_get_color_scale(series, &scale));
  /* The colours go on counting as long as they are not replaced. */
  EXPECT_STATUS(keisen_series_set_line_columns(series, NULL, other), INVALID);
  keisen_line_options options = KEISEN_LINE_OPTIONS_INIT;
  const double dash[] = {3, 1};
  options.dash = dash;
  options.dash_count = 2;
  EXPECT_STATUS(keisen_series_set_line_options(series, &options), INVALID);
  options.dash_count = 0;
  options.interpolation = KEISEN_LINE_INTERPOLATION_MONOTONE;
  EXPECT_OK(keisen_series_set_line_options(series, &options));
  columns.color_scale = fixture.color_scale;
  EXPECT_STATUS(keisen_series_set_line_from_columns(series, &columns), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "color_scale is another than that of the line");
  columns.color_scale = scale;
  columns.y = columns.color = other;
  EXPECT_OK(keisen_series_set_line_from_columns(series, &columns));
  columns.color = NULL;
  EXPECT_OK(keisen_series_set_line_from_columns(series, &columns));
  options.dash_count = 2;
  EXPECT_OK(keisen_series_set_line_options(series, &options));
  columns.color = other;
  columns.color_scale = NULL;
  EXPECT_STATUS(keisen_series_set_line_from_columns(fixture.series, &columns), INVALID);
  EXPECT_TEXT(keisen_last_error_message(),
              "a line that was made without color values has no color scale");
  EXPECT_OK(keisen_color_scale_release(scale));
  EXPECT_OK(keisen_chart_remove_series(fixture.chart, series));
  EXPECT_OK(keisen_series_release(series));
  EXPECT_OK(keisen_column_release(other));
}

int main(void) {
  test_sentence = "makes one object of every kind";
  fixture = fixture_make();
  test("takes columns of one length, but for the order",
       takes_columns_of_one_length_but_for_the_order);
  test("refuses options that are none", refuses_options_that_are_none);
  test("takes arrays of styles", takes_arrays_of_styles);
  test("keeps columns and options apart", keeps_columns_and_options_apart);
  test_sentence = "releases everything";
  fixture_release(fixture);
  return summary();
}
