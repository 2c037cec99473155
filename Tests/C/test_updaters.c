/* Updaters: their restrictions in order, values, series, charts, instants, threads. */
#include "ranges.h"

#include <pthread.h>

static void orders_restrictions(void) {
  keisen_restriction *first = length_about(1, 0, 0), *second = length_about(2, 0, 0), *read = NULL;
  size_t count = 9;
  bool same = false;
  begin();
  EXPECT_OK(keisen_updater_append(updater, second));
  EXPECT_OK(keisen_updater_insert(updater, 0, first));
  EXPECT_OK(keisen_updater_insert(updater, 2, first));
  EXPECT_STATUS(keisen_updater_insert(updater, 4, first), INVALID);
  EXPECT_STATUS(keisen_updater_insert(updater, SIZE_MAX, first), INVALID);
  EXPECT_OK(keisen_updater_move(updater, 1, 0));
  EXPECT_STATUS(keisen_updater_move(updater, 3, 0), INVALID);
  EXPECT_STATUS(keisen_updater_move(updater, 0, SIZE_MAX), INVALID);
  EXPECT_OK(keisen_updater_get_restriction(updater, 0, &read));
  EXPECT_OK(keisen_restriction_equal(read, second, &same));
  EXPECT(same);
  EXPECT_OK(keisen_restriction_release(read));
  read = first;
  EXPECT_STATUS(keisen_updater_get_restriction(updater, 3, &read), INVALID);
  EXPECT(read == first);
  EXPECT_OK(keisen_updater_replace(updater, 2, second));
  EXPECT_STATUS(keisen_updater_replace(updater, 3, second), INVALID);
  EXPECT_OK(keisen_updater_remove(updater, 1));
  EXPECT_STATUS(keisen_updater_remove(updater, 2), INVALID);
  EXPECT_OK(keisen_updater_get_restriction_count(updater, &count));
  EXPECT_INT(count, 2);
  EXPECT_OK(keisen_updater_remove_all(updater));
  EXPECT_OK(keisen_updater_get_restriction_count(updater, &count));
  EXPECT_INT(count, 0);
  EXPECT_STATUS(keisen_updater_remove(updater, 0), INVALID);
  EXPECT_OK(keisen_restriction_release(first));
  EXPECT_OK(keisen_restriction_release(second));
  end();
}

static void updates_by_hand(void) {
  bool changed = true;
  double time = 0;
  keisen_projection *target = NULL;
  begin();
  EXPECT_OK(keisen_updater_update(updater, NAN, &changed));
  EXPECT(!changed);
  EXPECT_RANGE(0, 1);
  append(length_about(5, -1, 0));
  EXPECT_OK(keisen_updater_update(updater, 3, &changed));
  EXPECT(!changed);
  EXPECT_RANGE(0, 1);
  EXPECT_OK(keisen_updater_add_value(updater, value(2)));
  EXPECT_OK(keisen_updater_update(updater, 3, &changed));
  EXPECT(changed);
  EXPECT_RANGE(2, 7);
  EXPECT_OK(keisen_updater_update(updater, 3, &changed));
  EXPECT(!changed);
  EXPECT_STATUS(keisen_updater_update(updater, INFINITY, &changed), INVALID);
  EXPECT_OK(keisen_updater_set_reversed(updater, true));
  EXPECT_OK(keisen_updater_get_reversed(updater, &changed));
  EXPECT(changed);
  EXPECT_DECIDED(7, 2);
  EXPECT_OK(keisen_updater_get_next_time(updater, 1, &time));
  EXPECT_DOUBLE(time, INFINITY);
  EXPECT_STATUS(keisen_updater_get_next_time(updater, NAN, &time), INVALID);
  EXPECT_OK(keisen_updater_get_target(updater, &target));
  EXPECT_OK(keisen_projection_equal(projection, target, &changed));
  EXPECT(changed);
  EXPECT_OK(keisen_projection_release(target));
  end();
}

static void takes_values(void) {
  const double values[] = {4, NAN, -2, INFINITY, 3}, none[] = {NAN, -INFINITY};
  const keisen_value odd = {0, 1, (keisen_time_unit)9};
  begin();
  EXPECT_OK(keisen_updater_add_values(updater, none, 2));
  EXPECT_OK(keisen_updater_add_values(updater, NULL, 0));
  EXPECT_DECIDED(0, 1);
  EXPECT_OK(keisen_updater_add_values(updater, values, 5));
  EXPECT_STATUS(keisen_updater_add_values(updater, NULL, 1), INVALID);
  EXPECT_DECIDED(-2, 4);
  EXPECT_OK(keisen_updater_add_value(updater, value(NAN)));
  EXPECT_OK(keisen_updater_add_value(updater, value(INFINITY)));
  EXPECT_STATUS(keisen_updater_add_value(updater, odd), INVALID);
  EXPECT_DECIDED(-2, 4);
  EXPECT_OK(keisen_updater_clear_values(updater));
  EXPECT_DECIDED(-2, 4);
  EXPECT_OK(keisen_updater_add_value(updater, value(9)));
  EXPECT_DECIDED(9, 9);
  end();
}

static void follows_a_series(void) {
  const double xs[] = {1, 2, 3, 4}, ys[] = {10, 40, 20, 70}, more[] = {100};
  keisen_chart *chart = NULL;
  keisen_column *x = NULL, *y = NULL;
  keisen_series *line = NULL, *read = NULL;
  keisen_space *space = NULL;
  keisen_projection *within = NULL, *read_within = NULL;
  size_t count = 0;
  bool same = false;
  EXPECT_OK(keisen_chart_create(160, 120, &chart));
  EXPECT_OK(keisen_column_create_growing(KEISEN_ELEMENT_F64, &x));
  EXPECT_OK(keisen_column_create_growing(KEISEN_ELEMENT_F64, &y));
  EXPECT_OK(keisen_column_append(x, xs, sizeof *xs, 4));
  EXPECT_OK(keisen_column_append(y, ys, sizeof *ys, 4));
  EXPECT_OK(keisen_chart_add_line(chart, x, y, NULL, &line));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &within));
  EXPECT_OK(keisen_space_get_y(space, &projection));
  EXPECT_OK(keisen_updater_create(projection, &updater));
  EXPECT_OK(keisen_updater_attach(updater, line, NULL));
  EXPECT_OK(keisen_updater_get_within(updater, 0, &read_within));
  EXPECT(read_within == NULL);
  EXPECT_DECIDED(10, 70);
  EXPECT_OK(keisen_column_append(y, more, sizeof *more, 1));
  EXPECT_OK(keisen_column_append(x, more, sizeof *more, 1));
  EXPECT_DECIDED(10, 100);
  EXPECT_OK(keisen_projection_set_range(within, 1.5, 3.5));
  EXPECT_OK(keisen_updater_attach(updater, line, within));
  EXPECT_OK(keisen_updater_get_series_count(updater, &count));
  EXPECT_INT(count, 1);
  EXPECT_OK(keisen_updater_get_series(updater, 0, &read));
  EXPECT_OK(keisen_series_equal(read, line, &same));
  EXPECT(same);
  EXPECT_OK(keisen_series_release(read));
  EXPECT_OK(keisen_updater_get_within(updater, 0, &read_within));
  EXPECT_OK(keisen_projection_equal(read_within, within, &same));
  EXPECT(same);
  EXPECT_OK(keisen_projection_release(read_within));
  EXPECT_STATUS(keisen_updater_attach(updater, line, projection), INVALID);
  EXPECT_STATUS(keisen_updater_get_series(updater, 1, &read), INVALID);
  EXPECT_STATUS(keisen_updater_get_within(updater, 1, &read_within), INVALID);
  EXPECT_OK(keisen_updater_detach(updater, line));
  EXPECT_OK(keisen_updater_detach(updater, line));
  EXPECT_OK(keisen_updater_get_series_count(updater, &count));
  EXPECT_INT(count, 0);
  EXPECT_DECIDED(10, 100);
  EXPECT_OK(keisen_series_release(line));
  EXPECT_OK(keisen_projection_release(within));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_column_release(x));
  EXPECT_OK(keisen_column_release(y));
  EXPECT_OK(keisen_chart_release(chart));
  end();
}

static keisen_status draw(keisen_chart *chart) {
  keisen_renderer *renderer = cpu_renderer();
  keisen_image *image = NULL;
  keisen_status status = keisen_chart_render(chart, renderer, NULL, &image);
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_renderer_release(renderer));
  return status;
}

static keisen_status
fails(keisen_proposed_range *range, const keisen_range_context *about, void *context) {
  (void)about, (void)context;
  if (calls++ == 0)
    return KEISEN_ERROR_IO;
  range->max = NAN;
  return KEISEN_OK;
}

static void updates_in_frames(void) {
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_updater *read = NULL;
  keisen_restriction *custom = NULL;
  size_t count = 0;
  bool same = false;
  EXPECT_OK(keisen_chart_create(160, 120, &chart));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &projection));
  EXPECT_OK(keisen_updater_create(projection, &updater));
  calls = ends = 0;
  data(4, 6);
  EXPECT_OK(keisen_chart_add_updater(chart, updater));
  EXPECT_OK(keisen_chart_add_updater(chart, updater));
  EXPECT_OK(keisen_chart_get_updater_count(chart, &count));
  EXPECT_INT(count, 1);
  EXPECT_OK(keisen_chart_get_updater(chart, 0, &read));
  EXPECT_OK(keisen_updater_equal(read, updater, &same));
  EXPECT(same);
  EXPECT_OK(keisen_updater_release(read));
  EXPECT_STATUS(keisen_chart_get_updater(chart, 1, &read), INVALID);
  EXPECT_OK(draw(chart));
  EXPECT_RANGE(4, 6);
  /* The chart keeps it alive. */
  EXPECT_OK(keisen_restriction_create_custom(fails, destroy, &ends, NULL, &custom));
  append(custom);
  EXPECT_OK(keisen_updater_release(updater));
  EXPECT_STATUS(draw(chart), KEISEN_ERROR_CALLBACK);
  EXPECT_STATUS(draw(chart), KEISEN_ERROR_CALLBACK);
  EXPECT_RANGE(4, 6);
  EXPECT_OK(keisen_chart_get_updater(chart, 0, &updater));
  EXPECT_OK(keisen_chart_remove_updater(chart, updater));
  EXPECT_OK(keisen_chart_remove_updater(chart, updater));
  EXPECT_OK(draw(chart));
  EXPECT_INT(calls, 2);
  EXPECT_INT(ends, 0);
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
  end();
  EXPECT_INT(ends, 1);
}

static void refuses_updaters_that_wait_for_each_other(void) {
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_projection *x = NULL, *y = NULL;
  keisen_updater *updaters[2] = {NULL, NULL};
  keisen_restriction *aspect = NULL;
  EXPECT_OK(keisen_chart_create(160, 120, &chart));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &x));
  EXPECT_OK(keisen_space_get_y(space, &y));
  keisen_viewport sides[2] = {{chart, KEISEN_DIMENSION_X, 0}, {chart, KEISEN_DIMENSION_Y, 0}};
  for (int i = 0; i < 2; ++i) {
    EXPECT_OK(keisen_updater_create(i == 0 ? x : y, &updaters[i]));
    EXPECT_OK(
        keisen_restriction_create_aspect(i == 0 ? y : x, 1, &sides[i], &sides[1 - i], 0, &aspect));
    EXPECT_OK(keisen_updater_append(updaters[i], aspect));
    EXPECT_OK(keisen_restriction_release(aspect));
    EXPECT_OK(keisen_chart_add_updater(chart, updaters[i]));
  }
  EXPECT_STATUS(draw(chart), KEISEN_ERROR_INVALID_STATE);
  EXPECT_OK(keisen_chart_remove_updater(chart, updaters[1]));
  EXPECT_OK(draw(chart));
  for (int i = 0; i < 2; ++i)
    EXPECT_OK(keisen_updater_release(updaters[i]));
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_projection_release(y));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
}

static void counts_instants(void) {
  const keisen_value minute = {1, 0, KEISEN_TIME_UNIT_SECONDS};
  const keisen_value start = {1700000000000000000, 0, KEISEN_TIME_UNIT_NANOSECONDS};
  const keisen_value stop = {1700000000000000005, 0, KEISEN_TIME_UNIT_NANOSECONDS};
  keisen_restriction *latest = NULL;
  int64_t origin = 0;
  double min = 0, max = 0;
  EXPECT_OK(keisen_projection_create_unset(KEISEN_SCALE_LINEAR, &projection));
  EXPECT_OK(keisen_projection_set_range_values(projection, value(0), value(1)));
  EXPECT_OK(keisen_projection_release(projection));
  keisen_scale_options options = KEISEN_SCALE_OPTIONS_INIT;
  options.scale = KEISEN_SCALE_TIME;
  options.unit = KEISEN_TIME_UNIT_NANOSECONDS;
  EXPECT_OK(keisen_projection_create_unset(KEISEN_SCALE_TIME, &projection));
  EXPECT_OK(keisen_projection_set_scale(projection, &options));
  EXPECT_OK(keisen_projection_set_range_values(projection, start, stop));
  EXPECT_OK(keisen_updater_create(projection, &updater));
  EXPECT_OK(keisen_updater_add_value(updater, start));
  EXPECT_OK(keisen_updater_add_value(updater, stop));
  EXPECT_OK(keisen_updater_update(updater, NAN, NULL));
  EXPECT_OK(keisen_projection_get_range_time(projection, &origin, &min, &max));
  EXPECT_INT(origin, start.origin);
  EXPECT(min == 0 && max == 5);
  EXPECT_OK(keisen_restriction_create_latest(minute, value(0), &latest));
  append(latest);
  EXPECT_OK(keisen_updater_update(updater, NAN, NULL));
  EXPECT_OK(keisen_projection_get_range_time(projection, &origin, &min, &max));
  EXPECT_INT(origin, start.origin);
  EXPECT(min == 5 - 1e9 && max == 5);
  end();
}

static keisen_status
grows(keisen_proposed_range *range, const keisen_range_context *about, void *context) {
  (void)context;
  range->max += about->origin == 0 ? 1 : 2;
  return KEISEN_OK;
}

static void ignores(const keisen_projection_range *range, void *context) {
  (void)range, (void)context;
}

static void *updates_often(void *argument) {
  for (int i = 0; i < 300; ++i) {
    keisen_restriction *custom = NULL;
    uint64_t number = 0;
    keisen_status status = keisen_updater_update(updater, NAN, NULL);
    /* Another thread's restriction may be running on this one's projection, never on this thread.
     */
    if (status != KEISEN_OK)
      return argument;
    if (keisen_restriction_create_custom(grows, destroy, argument, NULL, &custom) != KEISEN_OK ||
        keisen_updater_append(updater, custom) != KEISEN_OK ||
        keisen_restriction_release(custom) != KEISEN_OK ||
        keisen_projection_add_observer(projection, ignores, NULL, &ends, &number) != KEISEN_OK ||
        keisen_projection_remove_observer(projection, number) != KEISEN_OK)
      return argument;
    size_t count = 0;
    keisen_updater_get_restriction_count(updater, &count);
    if (count > 4)
      keisen_updater_remove_all(updater);
  }
  return NULL;
}

static void is_used_by_several_threads(void) {
  pthread_t threads[4];
  int ended[4] = {0, 0, 0, 0};
  double min = 0, max = 0;
  begin();
  data(0, 10);
  for (int i = 0; i < 4; ++i)
    EXPECT_INT(pthread_create(&threads[i], NULL, updates_often, &ended[i]), 0);
  for (int i = 0; i < 4; ++i) {
    void *failed = NULL;
    EXPECT_INT(pthread_join(threads[i], &failed), 0);
    EXPECT(failed == NULL);
  }
  EXPECT_OK(keisen_projection_get_range(projection, &min, &max));
  EXPECT(min == 0 && max >= 10);
  end();
  for (int i = 0; i < 4; ++i)
    EXPECT_INT(ended[i], 300);
}

static void refuses_durations_among_numbers(void) {
  const keisen_value ten = {10, 0, KEISEN_TIME_UNIT_SECONDS}, last = KEISEN_VALUE(57);
  keisen_projection *projection = NULL;
  keisen_updater *updater = NULL;
  keisen_restriction *latest = NULL;
  double low = 0, high = 0;
  EXPECT_OK(keisen_projection_create(0, 1, KEISEN_SCALE_LINEAR, &projection));
  EXPECT_OK(keisen_updater_create(projection, &updater));
  EXPECT_OK(keisen_updater_add_value(updater, last));
  EXPECT_OK(keisen_restriction_create_latest(ten, (keisen_value)KEISEN_VALUE(0), &latest));
  EXPECT_OK(keisen_updater_append(updater, latest));
  EXPECT_STATUS(keisen_updater_update(updater, NAN, NULL), KEISEN_ERROR_INVALID_ARGUMENT);
  EXPECT(strstr(keisen_last_error_message(), "10.0 seconds needs a time scale") != NULL);
  EXPECT_OK(keisen_projection_get_range(projection, &low, &high));
  EXPECT(low == 0 && high == 1);
  EXPECT_OK(keisen_restriction_release(latest));
  EXPECT_OK(keisen_updater_release(updater));
  EXPECT_OK(keisen_projection_release(projection));
}

int main(void) {
  test("restrictions are inserted, moved, replaced and removed", orders_restrictions);
  test("an updater decides when it is asked", updates_by_hand);
  test("an updater takes values, and none that is NaN or infinite", takes_values);
  test("an updater follows a series", follows_a_series);
  test("a chart runs its updaters in frames and keeps them alive", updates_in_frames);
  test("updaters that wait for each other fail a frame", refuses_updaters_that_wait_for_each_other);
  test("instants and durations are exact at nanoseconds", counts_instants);
  test("a duration is no length among numbers", refuses_durations_among_numbers);
  test("several threads use one updater", is_used_by_several_threads);
  return summary();
}
