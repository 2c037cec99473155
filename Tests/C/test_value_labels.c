/* Values of bars and of cells as texts, and names of cells. */
#include "fixture.h"

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static const double numbers[] = {7, 1.5, -2, 6, 3, 4};
static const char *const columns[] = {"x", "y", "z"};
static const char *const rows[] = {"top", "low"};
static struct fixture fixture;

static keisen_chart *bare_chart(void) {
  keisen_chart *chart = NULL;
  EXPECT_OK(keisen_chart_create_bare(320, 240, &chart));
  return chart;
}

static void draw(keisen_chart *chart) {
  keisen_image *image = NULL;
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
}

static size_t label_count(keisen_chart *chart) {
  size_t count = 0;
  draw(chart);
  EXPECT_OK(keisen_chart_get_label_count(chart, &count));
  return count;
}

static void expect_label(keisen_chart *chart, size_t index, const char *expected) {
  char text[64];
  keisen_label_record label = KEISEN_LABEL_RECORD_INIT;
  EXPECT_OK(keisen_chart_get_label_record(chart, index, &label));
  EXPECT_INT(label.role, KEISEN_LABEL_VALUE);
  EXPECT_OK(keisen_chart_get_label_text(chart, index, sizeof text, text, NULL));
  EXPECT_TEXT(text, expected);
}

static void of_bars_stand_at_their_tips(void) {
  keisen_chart *chart = bare_chart();
  keisen_series *bars = NULL;
  keisen_bar_columns data = KEISEN_BAR_COLUMNS_INIT;
  keisen_bar_options options = KEISEN_BAR_OPTIONS_INIT;
  data.value = column_of(numbers, 3);
  EXPECT_OK(keisen_chart_add_bars(chart, &data, NULL, &bars));
  EXPECT_INT(label_count(chart), 0);
  options.value_labels = KEISEN_VALUE_LABELS_AUTOMATIC;
  EXPECT_OK(keisen_series_set_bar_options(bars, &options));
  EXPECT_INT(label_count(chart), 3);
  expect_label(chart, 0, "7");
  expect_label(chart, 1, "1.5");
  expect_label(chart, 2,
               "\xE2\x88\x92"
               "2");
  keisen_tick_format_options format = KEISEN_TICK_FORMAT_OPTIONS_INIT;
  format.decimals = 2;
  format.suffix = " t";
  options.value_format = &format;
  EXPECT_OK(keisen_series_set_bar_options(bars, &options));
  EXPECT_INT(label_count(chart), 3);
  expect_label(chart, 0, "7.00 t");
  options.value_size = 200;
  options.value_labels = KEISEN_VALUE_LABELS_INSIDE;
  EXPECT_OK(keisen_series_set_bar_options(bars, &options));
  EXPECT_INT(label_count(chart), 0);
  keisen_series_record record = KEISEN_SERIES_RECORD_INIT;
  EXPECT_OK(keisen_chart_get_series_record(chart, 0, &record));
  EXPECT_INT(record.omitted_labels, 3);
  options.value_labels = (keisen_value_labels)9;
  EXPECT_STATUS(keisen_series_set_bar_options(bars, &options), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "place of value labels 9 is unknown");
  options.value_labels = KEISEN_VALUE_LABELS_NONE;
  options.value_size = NAN;
  EXPECT_STATUS(keisen_series_set_bar_options(bars, &options), INVALID);
  EXPECT_OK(keisen_series_release(bars));
  EXPECT_OK(keisen_column_release(data.value));
  EXPECT_OK(keisen_chart_release(chart));
}

static void of_cells_stand_in_their_middles(void) {
  keisen_chart *chart = bare_chart();
  keisen_series *cells = NULL;
  keisen_column *values = column_of(numbers, 6);
  keisen_heatmap_options options = KEISEN_HEATMAP_OPTIONS_INIT;
  options.column_names = columns;
  options.column_name_count = 3;
  options.row_names = rows;
  options.row_name_count = 2;
  options.value_labels = true;
  EXPECT_OK(keisen_chart_add_heatmap(chart, values, 3, NULL, NULL, NULL, &options, &cells));
  EXPECT_INT(label_count(chart), 6);
  double top = 0;
  for (size_t index = 0; index < 6; ++index) {
    keisen_label_record label = KEISEN_LABEL_RECORD_INIT;
    EXPECT_OK(keisen_chart_get_label_record(chart, index, &label));
    if (index == 0)
      top = label.center_y;
    /* The first row is on top, as in a table. */
    EXPECT(index < 3 ? label.center_y == top : label.center_y > top + 100);
  }
  expect_label(chart, 0, "7");
  expect_label(chart, 5, "4");
  char text[8];
  keisen_space *space = NULL;
  keisen_projection *y = NULL;
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_y(space, &y));
  EXPECT_OK(keisen_projection_get_category_name(y, 0, sizeof text, text, NULL));
  EXPECT_TEXT(text, "low");
  keisen_hit hit = KEISEN_HIT_INIT;
  EXPECT_OK(keisen_chart_hit(chart, 300, 10, NULL, &hit));
  EXPECT(hit.series != NULL);
  EXPECT_INT(hit.row, 0);
  EXPECT_INT(hit.column, 2);
  EXPECT_OK(keisen_series_release(hit.series));
  EXPECT_OK(keisen_projection_release(y));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_series_release(cells));
  EXPECT_OK(keisen_column_release(values));
  EXPECT_OK(keisen_chart_release(chart));
}

static void refuse_names_that_do_not_fit(void) {
  keisen_column *values = column_of(numbers, 6);
  keisen_column *edges = column_of(numbers, 4);
  keisen_series *cells = NULL;
  keisen_heatmap_options options = KEISEN_HEATMAP_OPTIONS_INIT;
  options.column_names = columns;
  options.column_name_count = 2;
  EXPECT_STATUS(
      keisen_series_create_heatmap(fixture.space, values, 3, NULL, NULL, NULL, &options, &cells),
      INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "names of x must be as many as cells, 3, got 2");
  options.column_name_count = 3;
  EXPECT_STATUS(
      keisen_series_create_heatmap(fixture.space, values, 3, edges, NULL, NULL, &options, &cells),
      INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "cells along x have either names or edges, got both");
  options.column_names = NULL;
  EXPECT_STATUS(
      keisen_series_create_heatmap(fixture.space, values, 3, NULL, NULL, NULL, &options, &cells),
      INVALID);
  EXPECT_OK(keisen_column_release(values));
  EXPECT_OK(keisen_column_release(edges));
}

static void give_each_name_a_colour(void) {
  static const char *const names[] = {"b", "a", NULL, "b"};
  static const keisen_color own[] = {{1, 0, 0, 1}, {0, 1, 0, 1}};
  const double places[] = {0, 1, NAN};
  keisen_color colors[3];
  keisen_projection *projection = NULL;
  keisen_column *column = NULL, *values = column_of(numbers, 4);
  keisen_color_scale *scale = NULL;
  keisen_chart *chart = bare_chart();
  EXPECT_OK(keisen_projection_create(0, 1, KEISEN_SCALE_LINEAR, &projection));
  EXPECT_OK(keisen_projection_place_names(projection, names, 4, &column));
  char text[8];
  EXPECT_OK(keisen_projection_get_category_name(projection, 1, sizeof text, text, NULL));
  EXPECT_TEXT(text, "a");
  EXPECT_OK(keisen_color_scale_create(projection, NULL, &scale));
  EXPECT_OK(keisen_color_scale_get_colors(scale, places, 3, colors));
  EXPECT_DOUBLE(colors[0].red, 15 / 255.0F);
  EXPECT_DOUBLE(colors[2].alpha, 0);
  keisen_color_scale_options options = KEISEN_COLOR_SCALE_OPTIONS_INIT;
  options.colors = own;
  options.color_count = 2;
  EXPECT_OK(keisen_color_scale_set_options(scale, &options));
  EXPECT_OK(keisen_color_scale_get_colors(scale, places, 3, colors));
  EXPECT_DOUBLE(colors[0].red, 1);
  EXPECT_DOUBLE(colors[1].green, 1);
  options.colors = NULL;
  options.color_count = 0;
  options.map = (keisen_color_map)99;
  EXPECT_STATUS(keisen_color_scale_set_options(scale, &options), INVALID);
  keisen_bar_columns bars = KEISEN_BAR_COLUMNS_INIT;
  bars.value = values;
  bars.color = column;
  bars.color_scale = scale;
  EXPECT_OK(keisen_chart_add_bars(chart, &bars, NULL, NULL));
  keisen_attachment *legend = NULL;
  EXPECT_OK(keisen_attachment_create_legend(NULL, &legend));
  EXPECT_OK(keisen_chart_add_attachment(chart, legend, KEISEN_LAYER_ABOVE));
  EXPECT_INT(label_count(chart), 2);
  EXPECT_OK(keisen_attachment_release(legend));
  EXPECT_OK(keisen_color_scale_release(scale));
  EXPECT_OK(keisen_column_release(column));
  column = NULL;
  EXPECT_STATUS(keisen_projection_place_names(projection, NULL, 1, &column), INVALID);
  static const char *const bad[] = {"\xFF"};
  EXPECT_STATUS(keisen_projection_place_names(projection, bad, 1, &column), INVALID);
  EXPECT(column == NULL);
  keisen_scale_options log = KEISEN_SCALE_OPTIONS_INIT;
  log.scale = KEISEN_SCALE_SYMLOG;
  EXPECT_OK(keisen_projection_set_scale(projection, &log));
  EXPECT_STATUS(keisen_projection_place_names(projection, names, 4, &column), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "names have no place on a scale of numbers or times");
  EXPECT_OK(keisen_projection_release(projection));
  EXPECT_OK(keisen_column_release(values));
  EXPECT_OK(keisen_chart_release(chart));
}

int main(void) {
  fixture = fixture_make();
  test("values of bars stand at their tips", of_bars_stand_at_their_tips);
  test("values of cells stand in their middles", of_cells_stand_in_their_middles);
  test("names have colours of their own", give_each_name_a_colour);
  test("names of cells are refused that do not fit", refuse_names_that_do_not_fit);
  test_sentence = "draws as before";
  EXPECT(renders_as_before(fixture));
  fixture_release(fixture);
  return summary();
}
