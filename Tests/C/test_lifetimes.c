/* Who keeps what alive, and when borrowed memory comes back. */
#include "fixture.h"

static int releases;

static void count_release(void *context) { *(int *)context += 1; }

/* A column over static values that counts its release. */
static keisen_column *borrowed(void) {
  static const double values[] = {3, 1, 4, 1, 5};
  keisen_column *column = NULL;
  releases = 0;
  EXPECT_OK(keisen_column_create_borrowed(KEISEN_ELEMENT_F64, values, 8, 5, count_release,
                                          &releases, &column));
  return column;
}

static void render(keisen_chart *chart) {
  keisen_renderer *renderer = cpu_renderer();
  keisen_image *image = NULL;
  EXPECT_OK(keisen_chart_render(chart, renderer, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_renderer_release(renderer));
}

static keisen_chart *chart_of(keisen_column *column) {
  keisen_chart *chart = NULL;
  EXPECT_OK(keisen_chart_create(64, 48, &chart));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, column, NULL, NULL));
  return chart;
}

static void gives_back_with_the_column(void) {
  keisen_column *column = borrowed();
  EXPECT_INT(releases, 0);
  EXPECT_OK(keisen_column_retain(column));
  EXPECT_OK(keisen_column_release(column));
  EXPECT_INT(releases, 0);
  EXPECT_OK(keisen_column_release(column));
  EXPECT_INT(releases, 1);
  EXPECT_STATUS(keisen_column_release(column), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_INT(releases, 1);
}

static void gives_back_with_the_chart(void) {
  keisen_column *column = borrowed();
  keisen_chart *chart = chart_of(column);
  EXPECT_OK(keisen_column_release(column));
  EXPECT_INT(releases, 0);
  render(chart);
  EXPECT_INT(releases, 0);
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_INT(releases, 1);
}

static void gives_back_with_the_series(void) {
  keisen_column *column = borrowed();
  keisen_chart *chart = chart_of(column);
  keisen_series *series = NULL;
  EXPECT_OK(keisen_column_release(column));
  EXPECT_OK(keisen_chart_get_series(chart, 0, &series));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_INT(releases, 0);
  EXPECT_OK(keisen_series_release(series));
  EXPECT_INT(releases, 1);
}

static void gives_back_when_replaced(void) {
  static const double values[] = {1, 2};
  keisen_column *column = borrowed(), *other = column_of(values, 2);
  keisen_chart *chart = chart_of(column);
  keisen_series *series = NULL;
  EXPECT_OK(keisen_column_release(column));
  render(chart);
  EXPECT_OK(keisen_chart_get_series(chart, 0, &series));
  EXPECT_OK(keisen_series_set_line_columns(series, NULL, other));
  EXPECT_INT(releases, 1);
  render(chart);
  EXPECT_OK(keisen_series_release(series));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_column_release(other));
  EXPECT_INT(releases, 1);
}

static void gives_back_when_removed(void) {
  keisen_column *column = borrowed();
  keisen_chart *chart = chart_of(column);
  keisen_series *series = NULL;
  EXPECT_OK(keisen_column_release(column));
  EXPECT_OK(keisen_chart_get_series(chart, 0, &series));
  EXPECT_OK(keisen_chart_remove_series(chart, series));
  EXPECT_OK(keisen_chart_remove_series(chart, series));
  EXPECT_INT(releases, 0);
  EXPECT_OK(keisen_series_release(series));
  EXPECT_INT(releases, 1);
  EXPECT_OK(keisen_chart_release(chart));
}

static void gives_nothing_back_on_failure(void) {
  keisen_column *column = NULL;
  releases = 0;
  EXPECT_STATUS(keisen_column_create_borrowed(KEISEN_ELEMENT_F64, NULL, 8, 5, count_release,
                                              &releases, &column),
                KEISEN_ERROR_INVALID_ARGUMENT);
  EXPECT_STATUS(keisen_column_create_borrowed(KEISEN_ELEMENT_F64, &releases, 8, 0, count_release,
                                              &releases, NULL),
                KEISEN_ERROR_INVALID_ARGUMENT);
  EXPECT_INT(releases, 0);
}

static void gives_an_empty_one_back(void) {
  keisen_column *column = NULL;
  releases = 0;
  EXPECT_OK(keisen_column_create_borrowed(KEISEN_ELEMENT_F64, NULL, 8, 0, count_release, &releases,
                                          &column));
  EXPECT_INT(releases, 0);
  EXPECT_OK(keisen_column_release(column));
  EXPECT_INT(releases, 1);
  EXPECT_OK(keisen_column_create_borrowed(KEISEN_ELEMENT_F64, NULL, 8, 0, NULL, NULL, &column));
  EXPECT_OK(keisen_column_release(column));
}

static void a_copy_needs_its_source_no_more(void) {
  double values[] = {3, 1, 4};
  keisen_column *column = column_of(values, 3);
  keisen_chart *chart = chart_of(column);
  keisen_space *space = NULL;
  keisen_projection *y = NULL;
  double min = 0, max = 0;
  values[0] = values[1] = values[2] = 1e9;
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_y(space, &y));
  EXPECT_OK(keisen_projection_fit_extents(y));
  EXPECT_OK(keisen_projection_get_range(y, &min, &max));
  EXPECT_DOUBLE(min, 1);
  EXPECT_DOUBLE(max, 4);
  EXPECT_OK(keisen_projection_release(y));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_column_release(column));
}

static void reads_backwards_and_repeats(void) {
  double aligned[4], values[] = {1, 2, 3}, min = 0, max = 0;
  unsigned char *bytes = (unsigned char *)aligned + 1;
  keisen_column *backwards = NULL, *repeated = NULL;
  memcpy(bytes, values, sizeof values);
  EXPECT_OK(keisen_column_create_copy(KEISEN_ELEMENT_F64, bytes + 16, -8, 3, &backwards));
  EXPECT_OK(
      keisen_column_create_borrowed(KEISEN_ELEMENT_F64, bytes + 8, 0, 1000, NULL, NULL, &repeated));
  keisen_chart *chart = chart_of(backwards), *other = chart_of(repeated);
  keisen_space *space = NULL;
  keisen_projection *y = NULL;
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_y(space, &y));
  EXPECT_OK(keisen_projection_fit_extents(y));
  EXPECT_OK(keisen_projection_get_range(y, &min, &max));
  EXPECT_DOUBLE(min, 1);
  EXPECT_DOUBLE(max, 3);
  render(other);
  EXPECT_OK(keisen_projection_release(y));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_chart_release(other));
  EXPECT_OK(keisen_column_release(backwards));
  EXPECT_OK(keisen_column_release(repeated));
}

static void getters_give_new_references(void) {
  struct fixture fixture = fixture_make();
  keisen_space *space = NULL, *again = NULL;
  keisen_projection *x = NULL, *x_again = NULL, *y = NULL;
  keisen_series *series = NULL;
  keisen_attachment *attachment = NULL;
  size_t count = 0;
  bool equal = false;
  EXPECT_OK(keisen_chart_get_space(fixture.chart, &space));
  EXPECT_OK(keisen_chart_get_space(fixture.chart, &again));
  EXPECT_OK(keisen_space_equal(space, again, &equal));
  EXPECT(equal);
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_space_get_x(again, &x));
  EXPECT_OK(keisen_space_get_x(again, &x_again));
  EXPECT_OK(keisen_space_get_y(again, &y));
  EXPECT_OK(keisen_projection_equal(x, x_again, &equal));
  EXPECT(equal);
  EXPECT_OK(keisen_projection_equal(x, y, &equal));
  EXPECT(!equal);
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_projection_set_range(x_again, 0, 9));
  EXPECT_OK(keisen_projection_release(x_again));
  EXPECT_OK(keisen_projection_release(y));
  EXPECT_OK(keisen_space_release(again));

  EXPECT_OK(keisen_chart_get_series(fixture.chart, 0, &series));
  EXPECT_OK(keisen_series_equal(series, fixture.series, &equal));
  EXPECT(equal);
  EXPECT_OK(keisen_series_get_space(series, &space));
  EXPECT_OK(keisen_space_equal(space, fixture.space, &equal));
  EXPECT(equal);
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_series_release(series));

  EXPECT_OK(keisen_chart_get_attachment_count(fixture.chart, KEISEN_LAYER_ABOVE, &count));
  EXPECT_OK(keisen_chart_get_attachment(fixture.chart, KEISEN_LAYER_ABOVE, count - 1, &attachment));
  EXPECT_OK(keisen_attachment_equal(attachment, fixture.attachment, &equal));
  EXPECT(equal);
  EXPECT_OK(keisen_attachment_release(attachment));
  fixture_release(fixture);
}

static void a_released_handle_does_not_end_its_object(void) {
  keisen_chart *chart = NULL;
  keisen_space *space = NULL, *again = NULL;
  EXPECT_OK(keisen_chart_create(10, 10, &chart));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_STATUS(keisen_space_release(space), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_OK(keisen_chart_get_space(chart, &again));
  EXPECT_OK(keisen_space_release(again));
  EXPECT_OK(keisen_chart_release(chart));
}

static void a_space_keeps_its_projections(void) {
  keisen_projection *x = NULL, *y = NULL, *kept = NULL;
  keisen_space *space = NULL;
  double min = 0, max = 0;
  EXPECT_OK(keisen_projection_create(1, 2, KEISEN_SCALE_LINEAR, &x));
  EXPECT_OK(keisen_projection_create(3, 4, KEISEN_SCALE_LINEAR, &y));
  EXPECT_OK(keisen_space_create(x, y, &space));
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_projection_release(y));
  EXPECT_OK(keisen_space_get_y(space, &kept));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_projection_get_range(kept, &min, &max));
  EXPECT_DOUBLE(min, 3);
  EXPECT_DOUBLE(max, 4);
  EXPECT_OK(keisen_projection_release(kept));
}

static void a_series_serves_two_charts(void) {
  keisen_column *column = borrowed();
  keisen_chart *one = chart_of(column), *other = NULL;
  keisen_series *series = NULL;
  size_t count = 0;
  EXPECT_OK(keisen_chart_create(64, 48, &other));
  EXPECT_OK(keisen_chart_get_series(one, 0, &series));
  EXPECT_OK(keisen_chart_add_series(other, series));
  EXPECT_OK(keisen_chart_add_series(other, series));
  EXPECT_OK(keisen_chart_get_series_count(other, &count));
  EXPECT_INT(count, 1);
  EXPECT_OK(keisen_series_release(series));
  EXPECT_OK(keisen_chart_release(one));
  EXPECT_OK(keisen_column_release(column));
  render(other);
  EXPECT_INT(releases, 0);
  EXPECT_OK(keisen_chart_release(other));
  EXPECT_INT(releases, 1);
}

static void pictures_outlive_charts(void) {
  struct fixture fixture = fixture_make();
  const uint8_t *pixels = NULL, *data = NULL;
  size_t row = 0, size = 0;
  EXPECT_OK(keisen_image_retain(fixture.image));
  EXPECT_OK(keisen_bytes_retain(fixture.bytes));
  EXPECT_OK(keisen_image_get_pixels(fixture.image, &pixels, &row));
  fixture_release(fixture);
  unsigned sum = 0;
  for (size_t y = 0; y < 120; ++y)
    sum += pixels[y * row];
  EXPECT(sum > 0);
  EXPECT_OK(keisen_image_release(fixture.image));
  EXPECT_OK(keisen_bytes_get_data(fixture.bytes, &data, &size));
  EXPECT(memcmp(data, "\x89PNG", 4) == 0);
  EXPECT_OK(keisen_bytes_release(fixture.bytes));
}

static void an_unset_projection_follows_its_data(void) {
  static const double values[] = {1, 2}, more[] = {50};
  keisen_column *column = NULL;
  keisen_space *space = NULL;
  keisen_projection *y = NULL;
  double min = 0, max = 0;
  bool follow = false;
  EXPECT_OK(keisen_column_create_growing(KEISEN_ELEMENT_F64, &column));
  EXPECT_OK(keisen_column_append(column, values, 8, 2));
  keisen_chart *chart = chart_of(column);
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_y(space, &y));
  render(chart);
  EXPECT_OK(keisen_projection_get_follow(y, &follow));
  EXPECT(follow);
  EXPECT_OK(keisen_column_append(column, more, 8, 1));
  render(chart);
  EXPECT_OK(keisen_projection_get_range(y, &min, &max));
  EXPECT_DOUBLE(max, 50 + 0.05 * 49);
  EXPECT_OK(keisen_projection_fit_extents(y));
  EXPECT_OK(keisen_projection_get_follow(y, &follow));
  EXPECT(!follow);
  EXPECT_OK(keisen_projection_get_range(y, &min, &max));
  EXPECT_DOUBLE(min, 1);
  EXPECT_DOUBLE(max, 50);
  EXPECT_OK(keisen_projection_release(y));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_column_release(column));
}

int main(void) {
  test("gives memory back once, with the last reference", gives_back_with_the_column);
  test("gives memory back with the chart that uses it", gives_back_with_the_chart);
  test("gives memory back with the series that uses it", gives_back_with_the_series);
  test("gives memory back when a line's columns are replaced", gives_back_when_replaced);
  test("gives memory back when its series is removed", gives_back_when_removed);
  test("gives nothing back when no column was made", gives_nothing_back_on_failure);
  test("gives back a column of no values", gives_an_empty_one_back);
  test("needs the source of a copy no more", a_copy_needs_its_source_no_more);
  test("reads backwards, repeated and unaligned", reads_backwards_and_repeats);
  test("gives a new reference from every getter", getters_give_new_references);
  test("keeps an object whose handle was released", a_released_handle_does_not_end_its_object);
  test("keeps projections with their space", a_space_keeps_its_projections);
  test("draws one series in two charts", a_series_serves_two_charts);
  test("keeps pictures longer than their chart", pictures_outlive_charts);
  test("an unset projection follows its data", an_unset_projection_follows_its_data);
  return summary();
}
