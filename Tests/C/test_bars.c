/* Category bars: what is drawn, what is told of it, and what is refused. */
#include "fixture.h"

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static const char *const names[] = {"ichi", "ni", "san", "shi", "go"};
static const double numbers[] = {7, 1, 2, 6, 3};
static struct fixture fixture;

static keisen_chart *bare_chart(void) {
  keisen_chart *chart = NULL;
  EXPECT_OK(keisen_chart_create_bare(320, 240, &chart));
  return chart;
}

/* Draws a chart and tells the colour of one pixel as 0xRRGGBB. */
static unsigned pixel(keisen_chart *chart, size_t x, size_t y) {
  keisen_image *image = NULL;
  const uint8_t *pixels = NULL;
  size_t row = 0;
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &image));
  EXPECT_OK(keisen_image_get_pixels(image, &pixels, &row));
  const uint8_t *at = pixels + y * row + 4 * x;
  unsigned color = (unsigned)at[0] << 16 | (unsigned)at[1] << 8 | at[2];
  EXPECT_OK(keisen_image_release(image));
  return color;
}

static void stand_where_they_belong(void) {
  keisen_chart *chart = bare_chart();
  keisen_column *values = column_of(numbers, 5);
  keisen_category_bar_options options = KEISEN_CATEGORY_BAR_OPTIONS_INIT;
  static const keisen_color red = {1, 0, 0, 1}, blue = {0, 0, 1, 1};
  options.color = blue;
  options.highlight_color = red;
  options.highlight = KEISEN_BAR_HIGHLIGHT_MAXIMUM;
  EXPECT_OK(keisen_chart_add_category_bars(chart, names, 5, values, &options, NULL));
  EXPECT_INT(pixel(chart, 20, 230), 0xFF0000);
  EXPECT_INT(pixel(chart, 59, 61), 0xFF0000);
  EXPECT_INT(pixel(chart, 40, 59), 0xFFFFFF);
  EXPECT_INT(pixel(chart, 19, 230), 0xFFFFFF);
  EXPECT_INT(pixel(chart, 60, 230), 0xFFFFFF);
  EXPECT_INT(pixel(chart, 80, 230), 0x0000FF);
  EXPECT_INT(pixel(chart, 299, 230), 0x0000FF);
  size_t count = 0;
  EXPECT_OK(keisen_chart_get_label_count(chart, &count));
  EXPECT_INT(count, 5);
  keisen_label_record label = KEISEN_LABEL_RECORD_INIT;
  EXPECT_OK(keisen_chart_get_label_record(chart, 0, &label));
  EXPECT_INT(label.role, KEISEN_LABEL_VALUE);
  char text[64];
  EXPECT_OK(keisen_chart_get_label_text(chart, 3, sizeof text, text, NULL));
  EXPECT_TEXT(text, "6");
  keisen_space *space = NULL;
  keisen_projection *x = NULL;
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &x));
  EXPECT_OK(keisen_projection_get_category_name(x, 4, sizeof text, text, NULL));
  EXPECT_TEXT(text, "go");
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_column_release(values));
  EXPECT_OK(keisen_chart_release(chart));
}

static void take_the_theme_and_colours_of_their_own(void) {
  keisen_chart *chart = bare_chart();
  keisen_column *values = column_of(numbers, 5);
  keisen_series *bars = NULL;
  keisen_category_bar_options options = KEISEN_CATEGORY_BAR_OPTIONS_INIT;
  options.value_labels = false;
  options.highlight = KEISEN_BAR_HIGHLIGHT_MAXIMUM;
  EXPECT_OK(keisen_chart_add_category_bars(chart, names, 5, values, &options, &bars));
  keisen_theme_options theme = KEISEN_THEME_OPTIONS_INIT;
  theme.highlight = (keisen_color){0, 1, 0, 1};
  EXPECT_OK(keisen_chart_set_theme(chart, &theme));
  EXPECT_INT(pixel(chart, 40, 200), 0x00FF00);
  static const keisen_color colors[] = {{1, 1, 0, 1}, {0, 1, 1, 1}};
  options.colors = colors;
  options.color_count = 2;
  EXPECT_OK(keisen_series_set_category_bar_options(bars, &options));
  EXPECT_INT(pixel(chart, 40, 200), 0xFFFF00);
  EXPECT_INT(pixel(chart, 100, 230), 0x00FFFF);
  keisen_category_bar_options plain = KEISEN_CATEGORY_BAR_OPTIONS_INIT;
  EXPECT_INT(plain.highlight, KEISEN_BAR_HIGHLIGHT_NONE);
  plain.color = (keisen_color){0, 0, 0, 1};
  EXPECT_OK(keisen_series_set_category_bar_options(bars, &plain));
  EXPECT_INT(pixel(chart, 40, 200), 0x000000);
  keisen_column *other = column_of(numbers + 3, 1);
  EXPECT_OK(keisen_series_set_category_bar_data(bars, names, 1, other));
  EXPECT_INT(pixel(chart, 160, 230), 0x000000);
  EXPECT_INT(pixel(chart, 10, 230), 0xFFFFFF);
  size_t count = 0;
  char text[64];
  EXPECT_OK(keisen_series_get_category_bar_count(bars, &count));
  EXPECT_INT(count, 1);
  EXPECT_OK(keisen_series_get_category_bar_name(bars, 0, sizeof text, text, &count));
  EXPECT_TEXT(text, "ichi");
  EXPECT_INT(count, 4);
  EXPECT_STATUS(keisen_series_get_category_bar_name(bars, 1, sizeof text, text, NULL), INVALID);
  EXPECT_OK(keisen_column_release(other));
  EXPECT_OK(keisen_column_release(values));
  EXPECT_OK(keisen_series_release(bars));
  EXPECT_OK(keisen_chart_release(chart));
}

static void of_one_name_stand_apart(void) {
  static const char *const alike[] = {"a", "b", "a"};
  keisen_chart *chart = bare_chart();
  keisen_column *values = column_of(numbers, 3);
  keisen_category_bar_options options = KEISEN_CATEGORY_BAR_OPTIONS_INIT;
  options.value_labels = false;
  options.color = (keisen_color){0, 0, 1, 1};
  EXPECT_OK(keisen_chart_add_category_bars(chart, alike, 3, values, &options, NULL));
  keisen_bar_columns columns = KEISEN_BAR_COLUMNS_INIT;
  static const char *const twice[] = {"b", "a", "a"};
  columns.value = values;
  columns.names = twice;
  columns.name_count = 3;
  keisen_series *series = NULL;
  EXPECT_OK(keisen_chart_add_bars(chart, &columns, NULL, &series));
  keisen_space *space = NULL;
  keisen_projection *x = NULL;
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &x));
  keisen_scale_options scale = KEISEN_SCALE_OPTIONS_INIT;
  EXPECT_OK(keisen_projection_get_scale_options(x, &scale));
  EXPECT_INT(scale.name_count, 3);
  /* Each bar of the second series stands at the place of its name, the second "a" at the second. */
  static const double places[] = {1, 0, 2};
  keisen_image *image = NULL;
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
  keisen_hit_options only = KEISEN_HIT_OPTIONS_INIT;
  only.series = series;
  for (uint64_t row = 0; row < 3; ++row) {
    keisen_hit hit = KEISEN_HIT_INIT;
    double position = 0;
    EXPECT_OK(keisen_projection_map(x, &places[row], 1, &position));
    EXPECT_OK(keisen_chart_hit(chart, position * 320, 238, &only, &hit));
    EXPECT(hit.series != NULL && hit.row == row);
    EXPECT_DOUBLE((double)hit.x.origin + hit.x.offset, places[row]);
    EXPECT_OK(keisen_series_release(hit.series));
  }
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_series_release(series));
  EXPECT_OK(keisen_column_release(values));
  EXPECT_OK(keisen_chart_release(chart));
}

static void are_none_without_names(void) {
  keisen_chart *chart = bare_chart();
  keisen_column *none = column_of(numbers, 0);
  EXPECT_OK(keisen_chart_add_category_bars(chart, NULL, 0, none, NULL, NULL));
  EXPECT_INT(pixel(chart, 160, 230), 0xFFFFFF);
  EXPECT_OK(keisen_column_release(none));
  EXPECT_OK(keisen_chart_release(chart));
}

static void are_dealt_out_to_pages(void) {
  keisen_column *values = column_of(numbers, 5);
  keisen_series *bars = NULL;
  keisen_category_bar_options options = KEISEN_CATEGORY_BAR_OPTIONS_INIT;
  options.bar_width = 0.5;
  EXPECT_OK(keisen_series_create_category_bars(fixture.space, names, 5, values, &options, &bars));
  size_t count = 0;
  EXPECT_OK(keisen_series_get_category_bar_page_count(bars, 2, &count));
  EXPECT_INT(count, 3);
  double min = 0, max = 0;
  EXPECT_OK(keisen_series_get_category_bar_page(bars, 2, 2, &min, &max));
  EXPECT_DOUBLE(min, 4 - 0.75);
  EXPECT_DOUBLE(max, 5 + 0.75);
  EXPECT_OK(keisen_series_get_category_bar_page_count(bars, PTRDIFF_MAX, &count));
  EXPECT_INT(count, 1);
  EXPECT_STATUS(keisen_series_get_category_bar_page(bars, 2, 3, &min, &max), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "page 3 is none of 3");
  EXPECT_DOUBLE(max, 5 + 0.75);
  EXPECT_STATUS(keisen_series_get_category_bar_page(bars, 2, SIZE_MAX, &min, &max), INVALID);
  EXPECT_STATUS(keisen_series_get_category_bar_page_count(bars, 0, &count), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "bars of a page must be positive, got 0");
  EXPECT_STATUS(keisen_series_get_category_bar_page_count(bars, SIZE_MAX, &count), INVALID);
  EXPECT_STATUS(keisen_series_get_category_bar_page_count(fixture.series, 2, &count), INVALID);
  EXPECT_STATUS(keisen_series_get_category_bar_page(fixture.series, 2, 0, &min, &max), INVALID);
  EXPECT_OK(keisen_column_release(values));
  EXPECT_OK(keisen_series_release(bars));
}

static keisen_status made_with(const char *const *given,
                               size_t count,
                               keisen_column *values,
                               const keisen_category_bar_options *options) {
  keisen_series *series = NULL;
  keisen_status status =
      keisen_series_create_category_bars(fixture.space, given, count, values, options, &series);
  return status == KEISEN_OK ? keisen_series_release(series) : status;
}

static void refuse_what_is_wrong(void) {
  keisen_column *values = column_of(numbers, 2);
  const char *bad[2] = {"fine", NULL};
  EXPECT_STATUS(made_with(bad, 2, values, NULL), INVALID);
  EXPECT(strstr(keisen_last_error_message(), "names[1] is NULL") != NULL);
  bad[1] = "\xFF";
  EXPECT_STATUS(made_with(bad, 2, values, NULL), INVALID);
  EXPECT(strstr(keisen_last_error_message(), "names[1] is not valid UTF-8") != NULL);
  EXPECT_STATUS(made_with(NULL, 2, values, NULL), INVALID);
  EXPECT_STATUS(made_with(names, SIZE_MAX, values, NULL), INVALID);
  EXPECT_STATUS(made_with(names, 3, values, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "there must be as many names as values, got 3 and 2");
  EXPECT_OK(made_with(names, 2, values, NULL));
  keisen_category_bar_options options = KEISEN_CATEGORY_BAR_OPTIONS_INIT;
  options.color_count = 1;
  EXPECT_STATUS(made_with(names, 2, values, &options), INVALID);
  options.color_count = UINT32_MAX;
  EXPECT_STATUS(made_with(names, 2, values, &options), INVALID);
  options.color_count = 0;
  options.highlight = (keisen_bar_highlight)9;
  EXPECT_STATUS(made_with(names, 2, values, &options), INVALID);
  options.highlight = KEISEN_BAR_HIGHLIGHT_NONE;
  options.headroom = 2;
  EXPECT_STATUS(made_with(names, 2, values, &options), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "headroom must be in 0...0.9, got 2.0");
  options.headroom = 0;
  keisen_tick_format_options format = KEISEN_TICK_FORMAT_OPTIONS_INIT;
  options.value_format = &format;
  EXPECT_OK(made_with(names, 2, values, &options));
  format.decimals = 99;
  EXPECT_STATUS(made_with(names, 2, values, &options), INVALID);
  EXPECT_STATUS(keisen_series_set_category_bar_options(fixture.series, NULL), INVALID);
  EXPECT_STATUS(keisen_series_set_category_bar_data(fixture.series, names, 2, values), INVALID);
  size_t count = 0;
  EXPECT_STATUS(keisen_series_get_category_bar_count(fixture.series, &count), INVALID);
  EXPECT_STATUS(keisen_series_get_category_bar_name(fixture.series, 0, 0, NULL, &count), INVALID);
  EXPECT_OK(keisen_column_release(values));
}

int main(void) {
  fixture = fixture_make();
  test("bars stand where they belong, the highest in its colour", stand_where_they_belong);
  test("bars take the theme's colours and their own", take_the_theme_and_colours_of_their_own);
  test("bars of one name stand apart, in every series", of_one_name_stand_apart);
  test("bars without names are none", are_none_without_names);
  test("bars are dealt out to pages", are_dealt_out_to_pages);
  test("bars refuse what is wrong", refuse_what_is_wrong);
  test_sentence = "draws as before";
  EXPECT(renders_as_before(fixture));
  fixture_release(fixture);
  return summary();
}
