/* Ranges: conversion, windows and their policies, hooks and observers of projections. */
#include "ranges.h"

static void vector_1(void) {
  const double values[] = {10, 20, 30};
  double converted[3] = {0};
  keisen_projection *plot = NULL;
  EXPECT_OK(keisen_projection_create(10, 30, KEISEN_SCALE_LINEAR, &projection));
  EXPECT_OK(keisen_projection_create(45, 320 - 35, KEISEN_SCALE_LINEAR, &plot));
  EXPECT_OK(keisen_projection_convert(projection, values, 3, plot, converted));
  EXPECT_DOUBLE(converted[0], 45);
  EXPECT_DOUBLE(converted[1], 165);
  EXPECT_DOUBLE(converted[2], 285);
  EXPECT_OK(keisen_projection_convert(plot, converted, 3, projection, converted));
  EXPECT_DOUBLE(converted[1], 20);
  EXPECT_OK(keisen_projection_convert(plot, NULL, 0, projection, NULL));
  EXPECT_STATUS(keisen_projection_convert(plot, NULL, 1, projection, converted), INVALID);
  EXPECT_STATUS(keisen_projection_convert(plot, values, 1, NULL, converted),
                KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_STATUS(keisen_projection_convert(plot, NULL, 0, NULL, NULL), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_OK(keisen_projection_release(plot));
  EXPECT_OK(keisen_projection_release(projection));
}

static keisen_restriction *window_at(double position) {
  keisen_viewport viewport = {NULL, KEISEN_DIMENSION_X, 50};
  keisen_window_options options = KEISEN_WINDOW_OPTIONS_INIT;
  keisen_restriction *restriction = NULL;
  options.initial = position;
  EXPECT_OK(keisen_restriction_create_window(&viewport, value(0.4), &options, &restriction));
  return restriction;
}

static void vector_5(void) {
  EXPECT_MADE(window_at(1), 0, 100, 80, 100);
  EXPECT_MADE(window_at(0.5), 0, 100, 40, 60);
}

static void moves_and_scales_a_window(void) {
  keisen_viewport viewport = {NULL, KEISEN_DIMENSION_X, 64}, read = {NULL, KEISEN_DIMENSION_Y, 0};
  keisen_window_options options = KEISEN_WINDOW_OPTIONS_INIT;
  const keisen_value minimum = KEISEN_VALUE(0.0625), maximum = KEISEN_VALUE(4);
  keisen_restriction *window = NULL;
  keisen_value number;
  options.min = &minimum;
  options.max = &maximum;
  EXPECT_OK(keisen_restriction_create_window(&viewport, value(0.25), &options, &window));
  begin();
  data(0, 128);
  EXPECT_OK(keisen_updater_append(updater, window));
  EXPECT_DECIDED(56, 72);
  EXPECT_OK(keisen_restriction_pan_window(window, value(8)));
  EXPECT_DECIDED(64, 80);
  EXPECT_OK(keisen_restriction_zoom_window(window, 2));
  EXPECT_DECIDED(68, 76);
  EXPECT_OK(keisen_restriction_get_parameter(window, KEISEN_RESTRICTION_PARAMETER_UNITS_PER_POINT,
                                             &number));
  EXPECT_DOUBLE(number.offset, 0.125);
  EXPECT_OK(keisen_restriction_zoom_window(window, 1000));
  EXPECT_DECIDED(70, 74);
  EXPECT_OK(keisen_restriction_reset_window(window));
  EXPECT_DECIDED(56, 72);
  EXPECT_STATUS(keisen_restriction_zoom_window(window, 0), INVALID);
  EXPECT_STATUS(keisen_restriction_zoom_window(window, NAN), INVALID);
  EXPECT_STATUS(keisen_restriction_pan_window(window, value(INFINITY)), INVALID);
  EXPECT_OK(keisen_restriction_get_viewport(window, false, &read));
  EXPECT_DOUBLE(read.points, 64);
  EXPECT_STATUS(keisen_restriction_get_viewport(window, true, &read), INVALID);
  EXPECT_OK(keisen_restriction_release(window));
  window = length_about(1, 0, 0);
  EXPECT_STATUS(keisen_restriction_zoom_window(window, 2), INVALID);
  EXPECT_STATUS(keisen_restriction_get_viewport(window, false, &read), INVALID);
  EXPECT_OK(keisen_restriction_release(window));
  window = NULL;
  viewport.points = -1;
  EXPECT_STATUS(keisen_restriction_create_window(&viewport, value(1), NULL, &window), INVALID);
  EXPECT_STATUS(keisen_restriction_create_window(NULL, value(1), NULL, &window), INVALID);
  EXPECT(window == NULL);
  end();
}

static keisen_status half(double viewport,
                          keisen_proposed_range range,
                          const keisen_range_context *about,
                          void *context,
                          double *length) {
  EXPECT(viewport == 10 && about->origin == 0 && context == &ends);
  *length = (range.max - range.min) / 2;
  return KEISEN_OK;
}

static keisen_status quarter(double length,
                             keisen_proposed_range range,
                             const keisen_range_context *about,
                             void *context,
                             double *position) {
  EXPECT(length == (range.max - range.min) / 2 && about->time != about->time && context == &ends);
  *position = calls == 0 ? 0.25 : 7;
  return KEISEN_OK;
}

static void takes_policies_of_a_window(void) {
  keisen_viewport viewport = {NULL, KEISEN_DIMENSION_X, 10};
  keisen_window_options options = KEISEN_WINDOW_OPTIONS_INIT;
  keisen_restriction *window = NULL;
  begin();
  options.length_function = half;
  options.position_function = quarter;
  options.destroy = destroy;
  options.context = &ends;
  EXPECT_STATUS(keisen_restriction_create_window(&viewport, value(-1), &options, &window), INVALID);
  EXPECT_INT(ends, 0);
  EXPECT_OK(keisen_restriction_create_window(&viewport, value(1), &options, &window));
  EXPECT_STATUS(keisen_restriction_zoom_window(window, 2), INVALID);
  EXPECT_STATUS(keisen_restriction_pan_window(window, value(2)), INVALID);
  append(window);
  data(0, 16);
  EXPECT_DECIDED(2, 10);
  calls = 1;
  EXPECT_STATUS(keisen_updater_update(updater, NAN, NULL), KEISEN_ERROR_CALLBACK);
  EXPECT_RANGE(2, 10);
  end();
  EXPECT_INT(ends, 1);
}

static keisen_status clips(keisen_proposed_range *range, void *context) {
  EXPECT(context == &ends);
  ++calls;
  if (range->max == 66)
    return KEISEN_ERROR_UNSUPPORTED;
  if (range->max == 77)
    return keisen_projection_set_range(projection, 0, 5);
  if (range->max == 88)
    range->max = NAN;
  if (range->min < 0)
    range->min = 0;
  return KEISEN_OK;
}

static void lets_a_hook_rewrite_ranges(void) {
  begin();
  EXPECT_OK(keisen_projection_set_will_update(projection, clips, destroy, &ends));
  EXPECT_RANGE(0, 1);
  EXPECT_OK(keisen_projection_set_range(projection, -1, 5));
  EXPECT_RANGE(0, 5);
  data(-3, 6);
  EXPECT_DECIDED(0, 6);
  EXPECT_INT(calls, 2);
  EXPECT_STATUS(keisen_projection_set_range(projection, 1, 66), KEISEN_ERROR_CALLBACK);
  EXPECT_STATUS(keisen_projection_set_range(projection, 1, 77), KEISEN_ERROR_CALLBACK);
  EXPECT_STATUS(keisen_projection_set_range(projection, 1, 88), INVALID);
  data(1, 66);
  EXPECT_STATUS(keisen_updater_update(updater, NAN, NULL), KEISEN_ERROR_CALLBACK);
  EXPECT_RANGE(0, 6);
  EXPECT_OK(keisen_projection_set_will_update(projection, clips, destroy, &ends));
  EXPECT_INT(ends, 1);
  EXPECT_OK(keisen_projection_set_will_update(projection, NULL, NULL, NULL));
  EXPECT_INT(ends, 2);
  EXPECT_OK(keisen_projection_set_range(projection, -1, 66));
  EXPECT_RANGE(-1, 66);
  EXPECT_OK(keisen_projection_set_will_update(projection, clips, destroy, &ends));
  end();
  EXPECT_INT(ends, 3);
}

static keisen_projection_range reported;

static void notes(const keisen_projection_range *range, void *context) {
  EXPECT(context == &ends);
  EXPECT_INT(range->struct_size, sizeof *range);
  reported = *range;
  ++calls;
}

static void tells_observers(void) {
  uint64_t first = 0, second = 0;
  begin();
  EXPECT_OK(keisen_projection_add_observer(projection, notes, destroy, &ends, &first));
  EXPECT_OK(keisen_projection_add_observer(projection, notes, NULL, &ends, &second));
  EXPECT(first != second && first > 0 && second > 0);
  EXPECT_OK(keisen_projection_set_range_time(projection, 7, 2, 3));
  EXPECT_INT(calls, 2);
  EXPECT(reported.set && reported.origin == 7 && reported.min == 2 && reported.max == 3);
  EXPECT_INT(reported.scale, KEISEN_SCALE_LINEAR);
  EXPECT_OK(keisen_projection_remove_observer(projection, second));
  EXPECT_OK(keisen_projection_remove_observer(projection, second));
  EXPECT_OK(keisen_projection_remove_observer(projection, UINT64_MAX));
  EXPECT_OK(keisen_projection_unset(projection));
  EXPECT_INT(calls, 3);
  EXPECT(!reported.set);
  EXPECT_STATUS(keisen_projection_add_observer(projection, NULL, destroy, &ends, &first), INVALID);
  EXPECT_STATUS(keisen_projection_add_observer(projection, notes, destroy, &ends, NULL), INVALID);
  EXPECT_INT(ends, 0);
  end();
  EXPECT_INT(ends, 1);
}

static void measures_the_plot_of_a_chart(void) {
  keisen_chart *chart = NULL;
  keisen_insets padding = {10, 20, 30, 40};
  keisen_rect plot = {0, 0, 0, 0};
  keisen_restriction *window = NULL;
  keisen_viewport read = {NULL, KEISEN_DIMENSION_Y, 0};
  bool same = false;
  EXPECT_OK(keisen_chart_create(160, 120, &chart));
  EXPECT_OK(keisen_chart_set_padding(chart, padding));
  EXPECT_OK(keisen_chart_get_plot(chart, &plot));
  EXPECT(plot.x == 20 && plot.y == 10 && plot.width == 100 && plot.height == 80);
  keisen_viewport viewport = {chart, KEISEN_DIMENSION_X, 0};
  EXPECT_OK(keisen_restriction_create_window(&viewport, value(0.5), NULL, &window));
  EXPECT_OK(keisen_restriction_get_viewport(window, false, &read));
  EXPECT_OK(keisen_chart_equal(read.chart, chart, &same));
  EXPECT(same && read.dimension == KEISEN_DIMENSION_X);
  EXPECT_OK(keisen_chart_release(read.chart));
  begin();
  data(0, 100);
  EXPECT_OK(keisen_updater_append(updater, window));
  EXPECT_DECIDED(25, 75);
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_restriction_get_viewport(window, false, &read));
  EXPECT(read.chart == NULL);
  EXPECT_DECIDED(0, 100);
  viewport.dimension = (keisen_dimension)7;
  EXPECT_OK(keisen_restriction_release(window));
  EXPECT_STATUS(keisen_restriction_create_window(&viewport, value(0.5), NULL, &window),
                KEISEN_ERROR_INVALID_HANDLE);
  end();
}

static void an_end_stays_while_the_other_follows(void) {
  const double values[] = {2, 12};
  const keisen_value end = KEISEN_VALUE(10);
  keisen_column *column = NULL;
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_projection *y = NULL;
  double min = 0, max = 0;
  bool low = false, high = false, flag = false;
  EXPECT_OK(keisen_column_create_growing(KEISEN_ELEMENT_F64, &column));
  EXPECT_OK(keisen_column_append(column, values, sizeof *values, 2));
  EXPECT_OK(keisen_chart_create(100, 80, &chart));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, column, NULL, NULL));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_y(space, &y));
  EXPECT_OK(keisen_projection_set_min(y, 0));
  EXPECT_OK(keisen_projection_get_fixed(y, &low, &high));
  EXPECT_OK(keisen_projection_get_follow(y, &flag));
  EXPECT(low && !high && flag);
  EXPECT_OK(keisen_projection_get_range(y, &min, &max));
  EXPECT_DOUBLE(min, 0);
  EXPECT(fabs(max - 12.6) < 1e-12);
  EXPECT_OK(keisen_projection_set_reversed(y, true));
  EXPECT_OK(keisen_projection_get_reversed(y, &flag));
  EXPECT_OK(keisen_projection_get_range(y, &min, &max));
  EXPECT(flag && fabs(min - 12.6) < 1e-12);
  EXPECT_DOUBLE(max, 0);
  EXPECT_OK(keisen_projection_set_reversed(y, false));
  /* All data lies beyond the end. */
  EXPECT_OK(keisen_projection_set_ends(y, NULL, &end));
  EXPECT_OK(keisen_projection_set_max(y, 1));
  EXPECT_OK(keisen_projection_get_range(y, &min, &max));
  EXPECT_DOUBLE(min, 0);
  EXPECT_DOUBLE(max, 1);
  EXPECT_STATUS(keisen_projection_set_max(y, NAN), INVALID);
  EXPECT_STATUS(keisen_projection_set_min(y, INFINITY), INVALID);
  EXPECT_STATUS(keisen_projection_set_min(NULL, 0), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_STATUS(keisen_projection_get_fixed(y, NULL, &high), INVALID);
  EXPECT_OK(keisen_projection_set_follow(y, false));
  EXPECT_OK(keisen_projection_get_follow(y, &flag));
  EXPECT(!flag);
  EXPECT_OK(keisen_projection_set_follow(y, true));
  EXPECT_OK(keisen_projection_get_range(y, &min, &max));
  EXPECT(fabs(min - 1.5) < 1e-12 && fabs(max - 12.5) < 1e-12);
  EXPECT_OK(keisen_projection_release(y));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_column_release(column));
}

int main(void) {
  test("vector 1: 10, 20, 30 of (10, 30) stand at 45, 165, 285 points", vector_1);
  test("vector 5: a window of 20 at the end and in the middle", vector_5);
  test("a window is moved and scaled within its limits", moves_and_scales_a_window);
  test("functions tell how long a window is and where", takes_policies_of_a_window);
  test("a hook rewrites ranges before they are stored", lets_a_hook_rewrite_ranges);
  test("observers are told of changes until they are removed", tells_observers);
  test("a viewport is the plot of a chart, and nothing after its end",
       measures_the_plot_of_a_chart);
  test("one end stays while the other follows the data", an_end_stays_while_the_other_follows);
  return summary();
}
