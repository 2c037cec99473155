/* Densities: their columns, their options, and what a caller may get wrong about both. */
#include "fixture.h"

#include <float.h>

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static struct fixture fixture;
static const char *const names[] = {"a", "b"};

/* Makes a density of the fixture's column and gives it back. */
static keisen_status density_with(const keisen_density_columns *columns,
                                  const keisen_density_options *options) {
  keisen_series *series = NULL;
  keisen_status status = keisen_series_create_density(fixture.space, columns, options, &series);
  EXPECT_INT(series != NULL, status == KEISEN_OK);
  return status == KEISEN_OK ? keisen_series_release(series) : status;
}

static keisen_density_columns good_columns(keisen_density_aggregation aggregation) {
  keisen_density_columns columns = KEISEN_DENSITY_COLUMNS_INIT;
  columns.aggregation = aggregation;
  columns.y = fixture.column;
  if (aggregation != KEISEN_DENSITY_COUNT)
    columns.values = fixture.column;
  if (aggregation == KEISEN_DENSITY_CATEGORY) {
    columns.names = names;
    columns.name_count = 2;
  }
  return columns;
}

static void takes_columns_that_suit_the_aggregation(void) {
  static const double numbers[] = {1, 2};
  keisen_column *other = column_of(numbers, 2);
  for (int aggregation = 0; aggregation < 3; ++aggregation) {
    keisen_density_columns columns = good_columns((keisen_density_aggregation)aggregation);
    columns.x = fixture.column;
    EXPECT_OK(density_with(&columns, NULL));
    columns.x = other;
    EXPECT_STATUS(density_with(&columns, NULL), INVALID);
    EXPECT_TEXT(keisen_last_error_message(), "x has 2 values, y has 6");
    columns.x = NULL;
    columns.values = other;
    EXPECT_STATUS(density_with(&columns, NULL), INVALID);
    EXPECT_TEXT(keisen_last_error_message(),
                aggregation == 0 ? "values is for means and categories, not for counts"
                                 : "values has 2 values, y has 6");
    columns.values = NULL;
    EXPECT_STATUS(density_with(&columns, NULL), aggregation == 0 ? KEISEN_OK : INVALID);
  }
  keisen_density_columns columns = good_columns((keisen_density_aggregation)3);
  EXPECT_STATUS(density_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "density aggregation 3 is unknown");
  columns = good_columns(KEISEN_DENSITY_CATEGORY);
  columns.name_count = 0;
  EXPECT_STATUS(density_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "categories must be 1 to 256, got 0");
  columns.name_count = 257;
  EXPECT_STATUS(density_with(&columns, NULL), INVALID);
  columns.name_count = SIZE_MAX;
  EXPECT_STATUS(density_with(&columns, NULL), INVALID);
  columns.name_count = 2;
  columns.names = NULL;
  EXPECT_STATUS(density_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "names is NULL, but name_count is 2");
  static const char *const same[] = {"a", "a"};
  columns.names = same;
  EXPECT_STATUS(density_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "categories must differ, got \"a\" again at 1");
  static const char *const bad[] = {"a", NULL};
  columns.names = bad;
  EXPECT_STATUS(density_with(&columns, NULL), INVALID);
  columns = good_columns(KEISEN_DENSITY_COUNT);
  columns.y = NULL;
  EXPECT_STATUS(density_with(&columns, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "y is NULL");
  EXPECT_STATUS(density_with(NULL, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "columns is NULL");
  columns.y = (keisen_column *)fixture.chart;
  EXPECT_STATUS(density_with(&columns, NULL), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_OK(keisen_column_release(other));
}

static void refuses_options_that_are_none(void) {
  static const struct {
    double cell_size, alpha;
    int spread;
  } bad[] = {
      {-1, 1, 0},  {NAN, 1, 0}, {INFINITY, 1, 0}, {0, -0.1, 0},
      {0, 1.1, 0}, {0, NAN, 0}, {0, 1, 2},        {0, 1, -1},
  };
  keisen_density_columns columns = good_columns(KEISEN_DENSITY_COUNT);
  for (size_t index = 0; index < sizeof bad / sizeof *bad; ++index) {
    keisen_density_options options = KEISEN_DENSITY_OPTIONS_INIT;
    options.cell_size = bad[index].cell_size;
    options.alpha = bad[index].alpha;
    options.spread = (keisen_density_spread)bad[index].spread;
    EXPECT_STATUS(density_with(&columns, &options), INVALID);
  }
  keisen_density_options options = KEISEN_DENSITY_OPTIONS_INIT;
  options.label = "\xFF";
  EXPECT_STATUS(density_with(&columns, &options), INVALID);
}

static void takes_structs_of_older_callers(void) {
  keisen_density_columns columns = good_columns(KEISEN_DENSITY_COUNT);
  columns.struct_size = (uint32_t)offsetof(keisen_density_columns, values);
  columns.values = (keisen_column *)1;
  columns.color_scale = (keisen_color_scale *)1;
  EXPECT_OK(density_with(&columns, NULL));
  columns.struct_size = sizeof columns + 1;
  EXPECT_STATUS(density_with(&columns, NULL), INVALID);

  const keisen_density_options defaults = KEISEN_DENSITY_OPTIONS_INIT;
  keisen_density_options options;
  memset(&options, 0xFF, sizeof options);
  EXPECT_OK(keisen_density_options_init(&options, sizeof options));
  EXPECT(options.spread == defaults.spread && options.label == NULL);
  EXPECT(options.cell_size == 0 && options.alpha == 1);
  memset(&columns, 0xFF, sizeof columns);
  EXPECT_OK(keisen_density_columns_init(&columns, sizeof columns));
  EXPECT_INT(columns.struct_size, sizeof columns);
  EXPECT(columns.x == NULL && columns.y == NULL && columns.values == NULL);
  EXPECT(columns.names == NULL && columns.name_count == 0 && columns.color_scale == NULL);
  EXPECT_STATUS(keisen_density_columns_init(NULL, sizeof columns), INVALID);
  EXPECT_STATUS(keisen_density_options_init(&options, 0), INVALID);
}

static void keeps_what_it_had_after_an_error(void) {
  static const double numbers[] = {1, 2};
  keisen_column *two = column_of(numbers, 2);
  keisen_chart *chart = NULL;
  keisen_series *density = NULL;
  keisen_image *before = NULL, *after = NULL;
  keisen_color_scale *scale = NULL, *own = NULL;
  keisen_series_record record = KEISEN_SERIES_RECORD_INIT;
  keisen_density_columns columns = good_columns(KEISEN_DENSITY_COUNT);
  EXPECT_OK(keisen_chart_create(80, 60, &chart));
  EXPECT_OK(keisen_chart_add_density(chart, &columns, NULL, &density));
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &before));
  EXPECT_OK(keisen_chart_get_series_record(chart, 0, &record));
  EXPECT_INT(record.tier, KEISEN_TIER_DENSITY);
  EXPECT_INT(record.rows, 6);
  columns.x = two;
  EXPECT_STATUS(keisen_series_set_density_columns(density, &columns), INVALID);
  EXPECT_STATUS(keisen_series_set_density_columns(fixture.series, &columns), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "series is no density");
  EXPECT_STATUS(keisen_series_set_line_options(density, NULL), INVALID);
  keisen_density_options options = KEISEN_DENSITY_OPTIONS_INIT;
  options.cell_size = -1;
  EXPECT_STATUS(keisen_series_set_density_options(density, &options), INVALID);
  EXPECT_STATUS(keisen_series_set_density_options(fixture.series, NULL), INVALID);
  columns = good_columns(KEISEN_DENSITY_MEAN);
  EXPECT_OK(keisen_color_scale_create(NULL, NULL, &scale));
  columns.color_scale = scale;
  EXPECT_STATUS(keisen_series_set_density_columns(density, &columns), INVALID);
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &after));
  EXPECT(images_equal(before, after));
  EXPECT_OK(keisen_image_release(after));
  EXPECT_OK(keisen_series_get_color_scale(density, &own));
  columns.color_scale = own;
  EXPECT_OK(keisen_series_set_density_columns(density, &columns));
  options.cell_size = 9;
  options.spread = KEISEN_DENSITY_SPREAD_EQUAL_AREA;
  EXPECT_OK(keisen_series_set_density_options(density, &options));
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &after));
  EXPECT(!images_equal(before, after));
  EXPECT_OK(keisen_color_scale_release(own));
  EXPECT_OK(keisen_color_scale_release(scale));
  EXPECT_OK(keisen_image_release(before));
  EXPECT_OK(keisen_image_release(after));
  EXPECT_OK(keisen_series_release(density));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_column_release(two));
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
  for (int kind = 0; kind < 6; ++kind) {
    keisen_density_columns columns = good_columns((keisen_density_aggregation)(kind / 2));
    columns.x = column_of(x, count * count);
    columns.y = column_of(y, count * count);
    if (columns.values != NULL)
      columns.values = columns.x;
    keisen_density_options options = KEISEN_DENSITY_OPTIONS_INIT;
    options.spread = (keisen_density_spread)(kind % 2);
    options.cell_size = kind == 5 ? 1e300 : kind;
    keisen_chart *chart = NULL;
    keisen_image *image = NULL;
    keisen_projection *projection = NULL;
    keisen_space *space = NULL;
    keisen_series *density = NULL;
    keisen_attachment *bar = NULL;
    EXPECT_OK(keisen_projection_create(-1, 1, KEISEN_SCALE_LINEAR, &projection));
    EXPECT_OK(keisen_space_create(projection, projection, &space));
    EXPECT_OK(keisen_color_scale_create(NULL, NULL, &columns.color_scale));
    EXPECT_OK(keisen_series_create_density(space, &columns, &options, &density));
    EXPECT_OK(
        keisen_attachment_create_color_bar(columns.color_scale, KEISEN_SIDE_RIGHT, NULL, &bar));
    EXPECT_OK(keisen_chart_create(140, 90, &chart));
    EXPECT_OK(keisen_chart_add_series(chart, density));
    EXPECT_OK(keisen_chart_add_attachment(chart, bar, KEISEN_LAYER_ABOVE));
    EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &image));
    EXPECT_OK(keisen_image_release(image));
    EXPECT_OK(keisen_chart_release(chart));
    EXPECT_OK(keisen_attachment_release(bar));
    EXPECT_OK(keisen_series_release(density));
    EXPECT_OK(keisen_color_scale_release(columns.color_scale));
    EXPECT_OK(keisen_space_release(space));
    EXPECT_OK(keisen_projection_release(projection));
    EXPECT_OK(keisen_column_release(columns.x));
    EXPECT_OK(keisen_column_release(columns.y));
  }
}

int main(void) {
  test_sentence = "makes one object of every kind";
  fixture = fixture_make();
  test("takes columns that suit the aggregation", takes_columns_that_suit_the_aggregation);
  test("refuses options that are none", refuses_options_that_are_none);
  test("takes structs of older callers", takes_structs_of_older_callers);
  test("keeps what it had after an error", keeps_what_it_had_after_an_error);
  test("draws any numbers", draws_any_numbers);
  test_sentence = "releases everything";
  fixture_release(fixture);
  return summary();
}
