/* Selections: rows, what is found in a box and a lasso, what is dimmed. */
#include "fixture.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static bool has_rows(keisen_selection *selection, const int64_t *rows, size_t count) {
  int64_t found[64];
  size_t number = 99;
  EXPECT_OK(keisen_selection_get_rows(selection, COUNT(found), found, &number));
  return number == count && (count == 0 || memcmp(found, rows, count * sizeof *rows) == 0);
}
#define HAS(selection, ...)                                                                        \
  has_rows(selection, (const int64_t[]){__VA_ARGS__}, COUNT(((const int64_t[]){__VA_ARGS__})))

static void rows_change(void) {
  const int64_t rows[] = {5, 2, 3, 2};
  keisen_selection *selection = NULL, *other = NULL;
  EXPECT_OK(keisen_selection_create(rows, COUNT(rows), &selection));
  EXPECT(HAS(selection, 2, 3, 5));
  const int64_t more[] = {3, 4};
  EXPECT_OK(keisen_selection_create(more, COUNT(more), &other));
  EXPECT_OK(keisen_selection_combine(selection, other, KEISEN_SELECTION_UNITE));
  EXPECT(HAS(selection, 2, 3, 4, 5));
  EXPECT_OK(keisen_selection_combine(selection, other, KEISEN_SELECTION_SUBTRACT));
  EXPECT(HAS(selection, 2, 5));
  EXPECT_OK(keisen_selection_combine(selection, other, KEISEN_SELECTION_TOGGLE));
  EXPECT(HAS(selection, 2, 3, 4, 5));
  EXPECT_OK(keisen_selection_combine(selection, other, KEISEN_SELECTION_INTERSECT));
  EXPECT(HAS(selection, 3, 4));
  EXPECT_OK(keisen_selection_combine(selection, selection, KEISEN_SELECTION_TOGGLE));
  EXPECT(has_rows(selection, NULL, 0));
  EXPECT_OK(keisen_selection_combine(selection, other, KEISEN_SELECTION_REPLACE));
  EXPECT(HAS(selection, 3, 4));
  EXPECT_STATUS(keisen_selection_combine(selection, other, (keisen_selection_change)9), INVALID);
  EXPECT_OK(keisen_selection_invert(selection, 6));
  EXPECT(HAS(selection, 0, 1, 2, 5));
  bool contains = false;
  EXPECT_OK(keisen_selection_contains(selection, 5, &contains));
  EXPECT(contains);
  EXPECT_OK(keisen_selection_contains(selection, -1, &contains));
  EXPECT(!contains);
  EXPECT_OK(keisen_selection_contains(selection, INT64_MAX, &contains));
  EXPECT(!contains);
  EXPECT_OK(keisen_selection_clear(selection));
  EXPECT(has_rows(selection, NULL, 0));
  EXPECT_OK(keisen_selection_release(selection));
  EXPECT_OK(keisen_selection_release(other));
}

static void masks_hold_rows(void) {
  const uint8_t mask[] = {0, 1, 2, 0, 255};
  uint8_t found[7];
  int64_t rows[2] = {-1, -1};
  size_t count = 0;
  keisen_selection *selection = NULL;
  EXPECT_OK(keisen_selection_create(NULL, 0, &selection));
  EXPECT_OK(keisen_selection_set_mask(selection, mask, COUNT(mask)));
  EXPECT(HAS(selection, 1, 2, 4));
  EXPECT_OK(keisen_selection_get_rows(selection, 2, rows, &count));
  EXPECT(count == 3 && rows[0] == 1 && rows[1] == 2);
  EXPECT_OK(keisen_selection_get_rows(selection, 0, NULL, NULL));
  memset(found, 7, sizeof found);
  EXPECT_OK(keisen_selection_get_mask(selection, 6, found));
  EXPECT(memcmp(found, (const uint8_t[]){0, 1, 1, 0, 1, 0, 7}, sizeof found) == 0);
  EXPECT_OK(keisen_selection_get_mask(selection, 2, found));
  EXPECT(found[0] == 0 && found[1] == 1);
  EXPECT_OK(keisen_selection_get_mask(selection, 0, NULL));
  EXPECT_STATUS(keisen_selection_get_mask(selection, 1, NULL), INVALID);
  EXPECT_STATUS(keisen_selection_set_mask(selection, NULL, 1), INVALID);
  EXPECT(HAS(selection, 1, 2, 4));
  EXPECT_OK(keisen_selection_release(selection));
}

static void bad_rows_are_refused(void) {
  const int64_t good[] = {0, INT64_MAX - 1}, low[] = {1, -1}, high[] = {INT64_MAX};
  keisen_selection *selection = NULL, *none = NULL;
  double dimming = 0;
  EXPECT_OK(keisen_selection_create(good, 2, &selection));
  EXPECT_STATUS(keisen_selection_set_rows(selection, low, 2), INVALID);
  EXPECT(strstr(keisen_last_error_message(), "got -1 at 1") != NULL);
  EXPECT_STATUS(keisen_selection_set_rows(selection, high, 1), INVALID);
  EXPECT_STATUS(keisen_selection_set_rows(selection, NULL, 1), INVALID);
  EXPECT_STATUS(keisen_selection_set_rows(selection, good, SIZE_MAX), INVALID);
  EXPECT(HAS(selection, 0, INT64_MAX - 1));
  EXPECT_STATUS(keisen_selection_create(low, 2, &none), INVALID);
  EXPECT(none == NULL);
  EXPECT_OK(keisen_selection_invert(selection, SIZE_MAX / 2));
  EXPECT_STATUS(keisen_selection_invert(selection, SIZE_MAX), INVALID);
  EXPECT_OK(keisen_selection_get_dimming(selection, &dimming));
  EXPECT(dimming == 0.15);
  EXPECT_STATUS(keisen_selection_set_dimming(selection, 1.5), INVALID);
  EXPECT_STATUS(keisen_selection_set_dimming(selection, NAN), INVALID);
  EXPECT_OK(keisen_selection_set_dimming(selection, 0.5));
  EXPECT_OK(keisen_selection_get_dimming(selection, &dimming));
  EXPECT(dimming == 0.5);
  EXPECT_OK(keisen_selection_release(selection));
}

/* A chart with points at (0, 0) ... (9, 9) and a line through them. */
static keisen_chart *diagonal(keisen_series **points) {
  const double values[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
  keisen_chart *chart = NULL;
  keisen_column *column = column_of(values, COUNT(values));
  keisen_point_columns columns = KEISEN_POINT_COLUMNS_INIT;
  columns.y = column;
  EXPECT_OK(keisen_chart_create(300, 200, &chart));
  EXPECT_OK(keisen_chart_add_points(chart, &columns, NULL, points));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, column, NULL, NULL));
  EXPECT_OK(keisen_column_release(column));
  return chart;
}

static void rows_are_found(void) {
  keisen_series *points = NULL, *series[3];
  keisen_chart *chart = diagonal(&points);
  keisen_selection *selections[3];
  keisen_select_options options = KEISEN_SELECT_OPTIONS_INIT;
  const keisen_rect all = {0, 0, 300, 200}, none = {0, 0, 1, 1}, nan = {NAN, 0, 1, 1};
  size_t count = 0;
  bool equal = false;
  EXPECT_OK(keisen_chart_select_box(chart, &all, NULL, 3, &count, series, selections));
  EXPECT(count == 2 && selections[2] == NULL && series[2] == NULL);
  EXPECT_OK(keisen_series_equal(series[0], points, &equal));
  EXPECT(equal);
  for (int i = 0; i < 2; ++i) {
    EXPECT(HAS(selections[i], 0, 1, 2, 3, 4, 5, 6, 7, 8, 9));
    EXPECT_OK(keisen_series_release(series[i]));
    EXPECT_OK(keisen_selection_release(selections[i]));
  }
  options.series = points;
  const double right[] = {150, 0, 300, 0, 300, 200, 150, 200};
  EXPECT_OK(keisen_chart_select_lasso(chart, right, 4, &options, 1, &count, NULL, selections));
  bool contains = true;
  EXPECT_OK(keisen_selection_contains(selections[0], 0, &contains));
  EXPECT(count == 1 && !contains);
  EXPECT_OK(keisen_selection_contains(selections[0], 9, &contains));
  EXPECT(contains);
  EXPECT_OK(keisen_selection_release(selections[0]));
  EXPECT_OK(keisen_chart_select_lasso(chart, NULL, 0, &options, 1, NULL, NULL, selections));
  EXPECT(has_rows(selections[0], NULL, 0));
  EXPECT_OK(keisen_selection_release(selections[0]));
  EXPECT_OK(keisen_chart_select_box(chart, &none, NULL, 0, &count, NULL, NULL));
  EXPECT(count == 2);
  series[0] = points;
  selections[0] = NULL;
  EXPECT_STATUS(keisen_chart_select_box(chart, &nan, NULL, 3, &count, series, selections), INVALID);
  EXPECT(series[0] == points && selections[0] == NULL);
  EXPECT_STATUS(keisen_chart_select_box(chart, NULL, NULL, 3, &count, series, selections), INVALID);
  EXPECT_STATUS(keisen_chart_select_box(chart, &all, NULL, 1, &count, NULL, NULL), INVALID);
  EXPECT_STATUS(keisen_chart_select_lasso(chart, NULL, 3, NULL, 1, &count, NULL, selections),
                INVALID);
  EXPECT_STATUS(keisen_chart_select_lasso(chart, right, SIZE_MAX, NULL, 1, NULL, NULL, selections),
                INVALID);
  EXPECT_STATUS(
      keisen_chart_select_lasso(chart, right, SIZE_MAX / 2, NULL, 1, NULL, NULL, selections),
      INVALID);
  options.pixel_ratio = -1;
  EXPECT_STATUS(keisen_chart_select_box(chart, &all, &options, 1, NULL, NULL, selections), INVALID);
  EXPECT_OK(keisen_series_release(points));
  EXPECT_OK(keisen_chart_release(chart));
}

static keisen_image *picture(keisen_chart *chart, keisen_renderer *renderer) {
  keisen_image *image = NULL;
  EXPECT_OK(keisen_chart_render(chart, renderer, NULL, &image));
  return image;
}

static void rows_are_dimmed(void) {
  keisen_renderer *renderer = cpu_renderer();
  keisen_series *points = NULL, *line = NULL;
  keisen_chart *chart = diagonal(&points);
  keisen_selection *selection = NULL, *found = NULL;
  const int64_t rows[] = {1, 2};
  bool equal = false;
  keisen_image *plain = picture(chart, renderer);
  EXPECT_OK(keisen_series_get_selection(points, &found));
  EXPECT(found == NULL);
  EXPECT_OK(keisen_selection_create(NULL, 0, &selection));
  EXPECT_OK(keisen_series_set_selection(points, selection));
  EXPECT_OK(keisen_series_get_selection(points, &found));
  EXPECT_OK(keisen_selection_equal(found, selection, &equal));
  EXPECT(equal);
  EXPECT_OK(keisen_selection_release(found));
  keisen_image *empty = picture(chart, renderer);
  EXPECT(images_equal(plain, empty));
  EXPECT_OK(keisen_selection_set_rows(selection, rows, COUNT(rows)));
  keisen_image *dimmed = picture(chart, renderer);
  EXPECT(!images_equal(plain, dimmed));
  EXPECT_OK(keisen_series_set_selection(points, NULL));
  keisen_image *last = picture(chart, renderer);
  EXPECT(images_equal(plain, last));
  EXPECT_OK(keisen_chart_get_series(chart, 1, &line));
  EXPECT_STATUS(keisen_series_set_selection(line, selection), KEISEN_ERROR_UNSUPPORTED);
  EXPECT_OK(keisen_series_set_selection(line, NULL));
  EXPECT_OK(keisen_image_release(plain));
  EXPECT_OK(keisen_image_release(empty));
  EXPECT_OK(keisen_image_release(dimmed));
  EXPECT_OK(keisen_image_release(last));
  EXPECT_OK(keisen_selection_release(selection));
  EXPECT_OK(keisen_series_release(line));
  EXPECT_OK(keisen_series_release(points));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_renderer_release(renderer));
}

int main(void) {
  test("rows come back in order, and change by those of another selection", rows_change);
  test("masks and cut buffers hold what has room", masks_hold_rows);
  test("rows and dimmings that can't be leave all as it was", bad_rows_are_refused);
  test("a box and a lasso find the rows of each series", rows_are_found);
  test("a selection dims other rows while it has any, and series without shapes refuse it",
       rows_are_dimmed);
  return summary();
}
