/* Statistical marks and the numbers behind them, and what a caller may get wrong about both. */
#include "fixture.h"

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static struct fixture fixture;

/* The three kinds of series that show groups. */
enum { BOXES, VIOLINS, STRIP, GROUP_KINDS };

static keisen_status
add_groups(int kind, const keisen_group_columns *columns, keisen_series **series) {
  switch (kind) {
  case BOXES:
    return keisen_chart_add_boxes(fixture.chart, columns, NULL, series);
  case VIOLINS:
    return keisen_chart_add_violins(fixture.chart, columns, NULL, series);
  default:
    return keisen_chart_add_strip(fixture.chart, columns, NULL, series);
  }
}

static void remove_series(keisen_series *series) {
  EXPECT_OK(keisen_chart_remove_series(fixture.chart, series));
  EXPECT_OK(keisen_series_release(series));
}

static void takes_columns_of_groups(void) {
  static const double numbers[] = {1, 2};
  keisen_column *other = column_of(numbers, 2);
  for (int kind = 0; kind < GROUP_KINDS; ++kind) {
    keisen_series *series = NULL;
    keisen_group_columns columns = KEISEN_GROUP_COLUMNS_INIT;
    EXPECT_STATUS(add_groups(kind, NULL, &series), INVALID);
    EXPECT_TEXT(keisen_last_error_message(), "columns is NULL");
    EXPECT_STATUS(add_groups(kind, &columns, &series), INVALID);
    EXPECT_TEXT(keisen_last_error_message(), "values is NULL");
    columns.values = fixture.column;
    columns.positions = other;
    EXPECT_STATUS(add_groups(kind, &columns, &series), INVALID);
    EXPECT_TEXT(keisen_last_error_message(), "positions has 2 values, values has 6");
    columns.positions = columns.color = fixture.column;
    EXPECT_OK(add_groups(kind, &columns, &series));
    columns.size = fixture.column;
    EXPECT_STATUS(keisen_series_set_group_columns(series, &columns),
                  kind == STRIP ? KEISEN_OK : INVALID);
    columns.values = NULL;
    EXPECT_STATUS(keisen_series_set_group_columns(series, &columns), INVALID);
    columns.values = (keisen_column *)fixture.chart;
    EXPECT_STATUS(keisen_series_set_group_columns(series, &columns), KEISEN_ERROR_INVALID_HANDLE);
    remove_series(series);
  }
  keisen_group_columns columns = KEISEN_GROUP_COLUMNS_INIT;
  columns.values = fixture.column;
  EXPECT_STATUS(keisen_series_set_group_columns(fixture.series, &columns), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "series is no boxes, violins or strip");
  EXPECT_OK(keisen_column_release(other));
}

static void refuses_options_that_are_none(void) {
  keisen_group_columns columns = KEISEN_GROUP_COLUMNS_INIT;
  columns.values = fixture.column;
  keisen_box_options box = KEISEN_BOX_OPTIONS_INIT;
  box.whiskers = (keisen_whiskers)7;
  EXPECT_STATUS(keisen_chart_add_boxes(fixture.chart, &columns, &box, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "whiskers 7 is unknown");
  keisen_violin_options violin = KEISEN_VIOLIN_OPTIONS_INIT;
  violin.side = (keisen_violin_side)9;
  EXPECT_STATUS(keisen_chart_add_violins(fixture.chart, &columns, &violin, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "side of violins 9 is unknown");
  violin.side = KEISEN_VIOLIN_SIDE_LOW;
  violin.bandwidth_rule = KEISEN_BANDWIDTH_WIDTH;
  violin.bandwidth = NAN;
  EXPECT_STATUS(keisen_chart_add_violins(fixture.chart, &columns, &violin, NULL), INVALID);
  keisen_strip_options strip = KEISEN_STRIP_OPTIONS_INIT;
  strip.arrangement = (keisen_strip_arrangement)5;
  EXPECT_STATUS(keisen_chart_add_strip(fixture.chart, &columns, &strip, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "arrangement 5 is unknown");
  keisen_cell_columns cells = KEISEN_CELL_COLUMNS_INIT;
  cells.x = cells.y = fixture.column;
  keisen_hexbin_options hexbin = KEISEN_HEXBIN_OPTIONS_INIT;
  hexbin.column_count = 0;
  EXPECT_STATUS(keisen_chart_add_hexbin(fixture.chart, &cells, &hexbin, NULL), INVALID);
  hexbin.column_count = hexbin.row_count = UINT32_MAX;
  EXPECT_STATUS(keisen_chart_add_hexbin(fixture.chart, &cells, &hexbin, NULL), INVALID);
  keisen_grid_histogram_options grid = KEISEN_GRID_HISTOGRAM_OPTIONS_INIT;
  grid.y_rule = "many";
  EXPECT_STATUS(keisen_chart_add_grid_histogram(fixture.chart, &cells, &grid, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(),
              "y_rule must be \"auto\", \"fd\", \"doane\", \"scott\", \"stone\", \"rice\", "
              "\"sturges\" or \"sqrt\", got \"many\"");
  grid.y_count = grid.x_count = UINT32_MAX;
  EXPECT_STATUS(keisen_chart_add_grid_histogram(fixture.chart, &cells, &grid, NULL), INVALID);
}

static void fills_structs_with_defaults(void) {
  keisen_box_options box;
  memset(&box, 0xFF, sizeof box);
  EXPECT_OK(keisen_box_options_init(&box, sizeof box));
  EXPECT(box.whisker_factor == 1.5 && box.outliers && !box.notched && box.label == NULL);
  keisen_violin_options violin;
  EXPECT_OK(keisen_violin_options_init(&violin, sizeof violin));
  EXPECT(violin.width == 0.8 && violin.adjust == 1);
  keisen_strip_options strip;
  EXPECT_OK(keisen_strip_options_init(&strip, sizeof strip));
  EXPECT(strip.size == 5 && strip.seed == 0);
  keisen_hexbin_options hexbin;
  EXPECT_OK(keisen_hexbin_options_init(&hexbin, sizeof hexbin));
  EXPECT(hexbin.column_count == 30 && hexbin.minimum_count == 1);
  keisen_grid_histogram_options grid;
  EXPECT_OK(keisen_grid_histogram_options_init(&grid, sizeof grid));
  EXPECT(grid.x_rule == NULL && grid.alpha == 1);
  keisen_group_columns groups;
  EXPECT_OK(keisen_group_columns_init(&groups, sizeof groups));
  EXPECT(groups.values == NULL && groups.color_scale == NULL);
  keisen_cell_columns cells;
  EXPECT_OK(keisen_cell_columns_init(&cells, sizeof cells));
  EXPECT(cells.x == NULL && cells.values == NULL);
}

static void draws_them_and_records_it(void) {
  keisen_chart *chart = NULL;
  EXPECT_OK(keisen_chart_create(200, 150, &chart));
  keisen_group_columns groups = KEISEN_GROUP_COLUMNS_INIT;
  groups.values = fixture.column;
  keisen_strip_options strip = KEISEN_STRIP_OPTIONS_INIT;
  strip.arrangement = KEISEN_STRIP_SWARM;
  keisen_cell_columns cells = KEISEN_CELL_COLUMNS_INIT;
  cells.x = cells.y = fixture.column;
  EXPECT_OK(keisen_chart_add_boxes(chart, &groups, NULL, NULL));
  EXPECT_OK(keisen_chart_add_violins(chart, &groups, NULL, NULL));
  EXPECT_OK(keisen_chart_add_strip(chart, &groups, &strip, NULL));
  EXPECT_OK(keisen_chart_add_hexbin(chart, &cells, NULL, NULL));
  EXPECT_OK(keisen_chart_add_grid_histogram(chart, &cells, NULL, NULL));
  EXPECT_OK(keisen_chart_add_distribution(chart, fixture.column, NULL, false, NULL, NULL));
  keisen_image *image = NULL;
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
  static const keisen_tier tiers[] = {KEISEN_TIER_SUMMARY, KEISEN_TIER_SUMMARY, KEISEN_TIER_DIRECT,
                                      KEISEN_TIER_SUMMARY};
  for (size_t index = 0; index < sizeof tiers / sizeof *tiers; ++index) {
    keisen_series_record record = KEISEN_SERIES_RECORD_INIT;
    EXPECT_OK(keisen_chart_get_series_record(chart, index, &record));
    EXPECT_INT(record.tier, tiers[index]);
    EXPECT_INT(record.rows, 6);
    EXPECT_INT(record.gaps, 1);
    EXPECT_INT(record.crowded, 0);
  }
  EXPECT_OK(keisen_chart_release(chart));
}

static void computes_numbers(void) {
  static const double values[] = {20, 30, 40, 50, 60, 99, NAN};
  static const double shares[] = {0, 0.5, 1};
  double quantiles[3] = {0};
  EXPECT_OK(keisen_statistics_quantiles(values, 7, shares, 3, NULL, quantiles));
  EXPECT(quantiles[0] == 20 && quantiles[1] == 45 && quantiles[2] == 99);
  EXPECT_OK(keisen_statistics_quantiles(values, 7, shares, 3, "weibull", quantiles));
  EXPECT(quantiles[1] == 45);
  EXPECT_STATUS(keisen_statistics_quantiles(values, 7, shares, 3, "worst", quantiles), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "method \"worst\" is unknown");
  EXPECT_STATUS(keisen_statistics_quantiles(NULL, 7, shares, 3, NULL, quantiles), INVALID);
  EXPECT_OK(keisen_statistics_quantiles(NULL, 0, shares, 3, NULL, quantiles));
  EXPECT(isnan(quantiles[0]));
  keisen_box_statistics box = KEISEN_BOX_STATISTICS_INIT;
  EXPECT_OK(keisen_statistics_box(values, 7, 1.5, &box));
  EXPECT(box.count == 6 && box.gaps == 1 && box.outlier_count == 1);
  EXPECT(box.lower_whisker == 20 && box.median == 45 && box.upper_whisker == 60);
  EXPECT_STATUS(keisen_statistics_box(values, 7, NAN, &box), INVALID);
  double places[3], densities[3];
  EXPECT_OK(
      keisen_statistics_density(values, 7, KEISEN_BANDWIDTH_SCOTT, 1, 0, 3, places, densities));
  EXPECT(places[0] == 20 && places[2] == 99 && densities[1] > 0);
  EXPECT_OK(keisen_statistics_density(NULL, 0, KEISEN_BANDWIDTH_SCOTT, 1, 0, 3, places, densities));
  EXPECT(isnan(places[0]) && isnan(densities[2]));
  EXPECT_STATUS(
      keisen_statistics_density(values, 7, KEISEN_BANDWIDTH_SCOTT, 1, 0, 1, places, densities),
      INVALID);
  EXPECT_STATUS(
      keisen_statistics_density(values, 7, (keisen_bandwidth)8, 1, 0, 3, places, densities),
      INVALID);
  double positions[7], levels[7];
  size_t steps = 0;
  EXPECT_OK(keisen_statistics_distribution(values, NULL, 7, false, positions, levels, &steps));
  EXPECT_INT(steps, 6);
  EXPECT(positions[0] == 20 && levels[5] == 1);
  static const double weights[] = {1, -1};
  EXPECT_STATUS(
      keisen_statistics_distribution(values, weights, 2, false, positions, levels, &steps),
      INVALID);
}

int main(void) {
  test_sentence = "makes one object of every kind";
  fixture = fixture_make();
  test("takes columns of groups", takes_columns_of_groups);
  test("refuses options that are none", refuses_options_that_are_none);
  test("fills structs with defaults", fills_structs_with_defaults);
  test("draws statistical marks and records it", draws_them_and_records_it);
  test("computes numbers", computes_numbers);
  test_sentence = "releases everything";
  fixture_release(fixture);
  return summary();
}
