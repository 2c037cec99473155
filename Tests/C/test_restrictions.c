/* Restrictions: the ancestor's vectors, what each makes of a range, functions of the caller's. */
#include "ranges.h"

static void vector_2(void) {
  EXPECT_MADE(length_about(4, -1, 0), 0, 10, 0, 4);
  EXPECT_MADE(length_about(4, 0, 0), 0, 10, 3, 7);
  EXPECT_MADE(length_about(4, 1, 0), 0, 10, 6, 10);
  EXPECT_MADE(length_about(4, -1, 2.5), 0, 10, 2.5, 6.5);
}

static void expect_padded(const keisen_padding_options *options,
                          double low,
                          double high,
                          double min,
                          double max,
                          int line) {
  keisen_restriction *padding = NULL, *wider = NULL;
  const keisen_value ends[] = {value(low), value(high)};
  begin();
  data(0, 10);
  EXPECT_OK(keisen_restriction_create_include(ends[0], &wider));
  append(wider);
  EXPECT_OK(keisen_restriction_create_include(ends[1], &wider));
  append(wider);
  EXPECT_OK(keisen_restriction_create_padding(value(5), value(5), options, &padding));
  append(padding);
  expect_decided(min, max, line);
  end();
}

static void vector_3(void) {
  keisen_padding_options options = KEISEN_PADDING_OPTIONS_INIT;
  expect_padded(NULL, 0, 10, -5, 15, __LINE__);
  expect_padded(&options, -20, 12, -20, 15, __LINE__);
  options.applies_to_current = true;
  expect_padded(&options, -20, 12, -25, 17, __LINE__);
  options.applies_to_current = false;
  options.shrink_min = options.shrink_max = true;
  expect_padded(&options, -20, 12, -5, 15, __LINE__);
}

static keisen_restriction *interval(bool shrinks) {
  keisen_interval_options options = KEISEN_INTERVAL_OPTIONS_INIT;
  keisen_restriction *restriction = NULL;
  options.shrink_min = options.shrink_max = shrinks;
  EXPECT_OK(keisen_restriction_create_interval(value(10), &options, &restriction));
  return restriction;
}

static void vector_4(void) {
  EXPECT_MADE(interval(false), 3, 27, 0, 30);
  EXPECT_MADE(interval(false), -7, 13, -10, 20);
  EXPECT_MADE(interval(true), 3, 27, 10, 20);
}

static void makes_what_the_manual_says(void) {
  const keisen_value five = KEISEN_VALUE(5), ten = KEISEN_VALUE(10), zero = KEISEN_VALUE(0);
  const keisen_value tenth = KEISEN_VALUE(0.1);
  keisen_restriction *restriction = NULL;
  EXPECT_OK(keisen_restriction_create_include(zero, &restriction));
  EXPECT_MADE(restriction, 3, 7, 0, 7);
  EXPECT_OK(keisen_restriction_create_bounds(&zero, &ten, false, &restriction));
  EXPECT_MADE(restriction, -5, 12, 0, 10);
  EXPECT_OK(keisen_restriction_create_bounds(&zero, &ten, false, &restriction));
  EXPECT_MADE(restriction, -5, 1, 0, 1);
  EXPECT_OK(keisen_restriction_create_bounds(&zero, &ten, true, &restriction));
  EXPECT_MADE(restriction, -5, 1, 0, 6);
  EXPECT_OK(keisen_restriction_create_bounds(NULL, &five, false, &restriction));
  EXPECT_MADE(restriction, 7, 9, 5, 5);
  EXPECT_OK(keisen_restriction_create_span(&ten, NULL, 0, &restriction));
  EXPECT_MADE(restriction, 4, 6, 0, 10);
  EXPECT_OK(keisen_restriction_create_margins(0.1, 0.2, &restriction));
  EXPECT_MADE(restriction, 0, 10, -1, 12);
  EXPECT_OK(keisen_restriction_create_symmetric(zero, &restriction));
  EXPECT_MADE(restriction, -3, 8, -8, 8);
  EXPECT_OK(keisen_restriction_create_latest(ten, value(1), &restriction));
  EXPECT_MADE(restriction, 0, 57, 48, 58);
  EXPECT_OK(keisen_restriction_create_nice(5, &restriction));
  EXPECT_MADE(restriction, 0.3, 9.7, 0, 10);
  EXPECT_OK(keisen_restriction_create_positive(&tenth, &restriction));
  EXPECT_MADE(restriction, -5, 20, 0.1, 20);
  keisen_projection *other = NULL;
  keisen_viewport own = {NULL, KEISEN_DIMENSION_X, 200}, others = {NULL, KEISEN_DIMENSION_Y, 300};
  EXPECT_OK(keisen_projection_create(0, 30, KEISEN_SCALE_LINEAR, &other));
  EXPECT_OK(keisen_restriction_create_aspect(other, 1, &own, &others, 0, &restriction));
  EXPECT_MADE(restriction, 0, 10, -5, 15);
  EXPECT_OK(keisen_projection_release(other));
  begin();
  data(2, 7);
  EXPECT_OK(keisen_restriction_create_source(zero, five, true, true, &restriction));
  append(restriction);
  EXPECT_DECIDED(0, 7);
  EXPECT_OK(keisen_restriction_create_source(zero, five, false, false, &restriction));
  EXPECT_OK(keisen_updater_replace(updater, 0, restriction));
  EXPECT_OK(keisen_restriction_release(restriction));
  EXPECT_DECIDED(2, 7);
  end();
}

static void probes(void) {
  keisen_proposed_range seen = {1, 2};
  keisen_restriction *probe = NULL;
  begin();
  EXPECT_OK(keisen_restriction_create_probe(&probe));
  EXPECT_OK(keisen_updater_append(updater, probe));
  EXPECT_OK(keisen_restriction_get_last(probe, &seen));
  EXPECT_DOUBLE(seen.min, INFINITY);
  EXPECT_DOUBLE(seen.max, -INFINITY);
  data(3, 4);
  EXPECT_DECIDED(3, 4);
  EXPECT_OK(keisen_restriction_get_last(probe, &seen));
  EXPECT_DOUBLE(seen.min, 3);
  EXPECT_DOUBLE(seen.max, 4);
  EXPECT_OK(keisen_restriction_release(probe));
  probe = length_about(1, 0, 0);
  EXPECT_STATUS(keisen_restriction_get_last(probe, &seen), INVALID);
  EXPECT_OK(keisen_restriction_release(probe));
  end();
}

/* Kinds and parameters. */
struct number {
  keisen_restriction_parameter parameter;
  double value;
};

static void expect_read(keisen_restriction *restriction,
                        keisen_restriction_kind kind,
                        const char *name,
                        const struct number *numbers,
                        size_t count) {
  keisen_restriction_kind read = KEISEN_RESTRICTION_OTHER;
  char buffer[32] = "";
  EXPECT_OK(keisen_restriction_get_kind(restriction, &read));
  EXPECT_INT(read, kind);
  EXPECT_OK(keisen_restriction_get_name(restriction, sizeof buffer, buffer, NULL));
  EXPECT_TEXT(buffer, name);
  for (int parameter = 0; parameter < 30; ++parameter) {
    keisen_value value = KEISEN_VALUE(-77);
    const struct number *known = NULL;
    for (size_t i = 0; i < count; ++i)
      if ((int)numbers[i].parameter == parameter)
        known = &numbers[i];
    keisen_status status = keisen_restriction_get_parameter(
        restriction, (keisen_restriction_parameter)parameter, &value);
    EXPECT_STATUS(status, known != NULL ? KEISEN_OK : INVALID);
    double number = (double)value.origin + value.offset;
    if (known != NULL)
      EXPECT(number == known->value || (isnan(number) && isnan(known->value)));
    else
      EXPECT_DOUBLE(value.offset, -77);
  }
  EXPECT_OK(keisen_restriction_release(restriction));
}

#define EXPECT_READ(restriction, kind, name, ...)                                                  \
  do {                                                                                             \
    const struct number numbers[] = {__VA_ARGS__};                                                 \
    expect_read(restriction, KEISEN_RESTRICTION_##kind, name, numbers,                             \
                sizeof numbers / sizeof *numbers);                                                 \
  } while (0)

#define P(name) KEISEN_RESTRICTION_PARAMETER_##name

static keisen_status
keeps(keisen_proposed_range *range, const keisen_range_context *about, void *context) {
  (void)range, (void)about, (void)context;
  return KEISEN_OK;
}

static void tells_kinds_and_numbers(void) {
  const keisen_value one = KEISEN_VALUE(1), nine = KEISEN_VALUE(9);
  keisen_padding_options padding = KEISEN_PADDING_OPTIONS_INIT;
  keisen_interval_options steps = KEISEN_INTERVAL_OPTIONS_INIT;
  keisen_custom_restriction_options custom = KEISEN_CUSTOM_RESTRICTION_OPTIONS_INIT;
  keisen_viewport viewport = {NULL, KEISEN_DIMENSION_X, 30};
  keisen_restriction *made = NULL;
  EXPECT_OK(keisen_restriction_create_probe(&made));
  expect_read(made, KEISEN_RESTRICTION_PROBE, "Probe", NULL, 0);
  EXPECT_OK(keisen_restriction_create_source(one, nine, true, false, &made));
  EXPECT_READ(made, SOURCE, "Source", {P(MIN), 1}, {P(MAX), 9}, {P(EXPAND_MIN), 1},
              {P(EXPAND_MAX), 0});
  EXPECT_READ(length_about(4, -1, 0.5), LENGTH, "Length", {P(LENGTH), 4}, {P(ANCHOR), -1},
              {P(OFFSET), 0.5});
  padding.shrink_max = true;
  EXPECT_OK(keisen_restriction_create_padding(one, nine, &padding, &made));
  EXPECT_READ(made, PADDING, "Padding", {P(LOW), 1}, {P(HIGH), 9}, {P(SHRINK_MIN), 0},
              {P(SHRINK_MAX), 1}, {P(APPLIES_TO_CURRENT), 0});
  steps.anchor = nine;
  EXPECT_OK(keisen_restriction_create_interval(one, &steps, &made));
  EXPECT_READ(made, INTERVAL, "Interval", {P(STEP), 1}, {P(ANCHOR), 9}, {P(SHRINK_MIN), 0},
              {P(SHRINK_MAX), 0});
  EXPECT_OK(keisen_restriction_create_window(&viewport, nine, NULL, &made));
  EXPECT_READ(made, WINDOW, "Window", {P(UNITS_PER_POINT), 9}, {P(MIN), 9}, {P(MAX), 9},
              {P(ANCHOR), 0.5}, {P(INITIAL), 0.5});
  EXPECT_OK(keisen_restriction_create_include(nine, &made));
  EXPECT_READ(made, INCLUDE, "Include", {P(VALUE), 9});
  EXPECT_OK(keisen_restriction_create_bounds(NULL, &nine, true, &made));
  EXPECT_READ(made, BOUNDS, "Bounds", {P(MIN), NAN}, {P(MAX), 9}, {P(KEEPS_LENGTH), 1});
  EXPECT_OK(keisen_restriction_create_span(&one, NULL, 1, &made));
  EXPECT_READ(made, SPAN, "Span", {P(MIN), 1}, {P(MAX), NAN}, {P(ANCHOR), 1});
  EXPECT_OK(keisen_restriction_create_margins(0.25, 0.5, &made));
  EXPECT_READ(made, MARGINS, "Margins", {P(LOW), 0.25}, {P(HIGH), 0.5});
  EXPECT_OK(keisen_restriction_create_symmetric(nine, &made));
  EXPECT_READ(made, SYMMETRIC, "Symmetric", {P(VALUE), 9});
  EXPECT_OK(keisen_restriction_create_latest(nine, one, &made));
  EXPECT_READ(made, LATEST, "Latest", {P(LENGTH), 9}, {P(LEAD), 1});
  EXPECT_OK(keisen_restriction_create_nice(7, &made));
  EXPECT_READ(made, NICE, "Nice", {P(COUNT), 7});
  EXPECT_OK(keisen_restriction_create_positive(NULL, &made));
  EXPECT_READ(made, POSITIVE, "Positive", {P(MIN), NAN});
  custom.label = "mine";
  EXPECT_OK(keisen_restriction_create_custom(keeps, NULL, NULL, &custom, &made));
  expect_read(made, KEISEN_RESTRICTION_CUSTOM, "mine", NULL, 0);
  begin();
  size_t count = 0;
  keisen_projection *other = NULL;
  bool same = false;
  EXPECT_OK(keisen_restriction_create_aspect(projection, 2, &viewport, &viewport, 0.5, &made));
  EXPECT_OK(keisen_restriction_get_projection_count(made, &count));
  EXPECT_INT(count, 1);
  EXPECT_OK(keisen_restriction_get_projection(made, 0, &other));
  EXPECT_OK(keisen_projection_equal(projection, other, &same));
  EXPECT(same);
  EXPECT_OK(keisen_projection_release(other));
  EXPECT_STATUS(keisen_restriction_get_projection(made, 1, &other), INVALID);
  EXPECT_READ(made, ASPECT, "Aspect", {P(RATIO), 2}, {P(ANCHOR), 0.5});
  end();
}

static void refuses_bad_numbers(void) {
  const double bad[] = {NAN, INFINITY, -INFINITY};
  const keisen_value one = KEISEN_VALUE(1), zero = KEISEN_VALUE(0);
  keisen_viewport viewport = {NULL, KEISEN_DIMENSION_X, 1};
  keisen_restriction *made = NULL;
  for (size_t i = 0; i < 3; ++i) {
    const keisen_value no = value(bad[i]);
    keisen_interval_options steps = KEISEN_INTERVAL_OPTIONS_INIT;
    steps.anchor = no;
    EXPECT_STATUS(keisen_restriction_create_source(no, one, true, true, &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_source(one, no, true, true, &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_length(no, 0, zero, &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_length(one, bad[i], zero, &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_length(one, 0, no, &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_padding(no, one, NULL, &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_padding(one, no, NULL, &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_interval(no, NULL, &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_interval(one, &steps, &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_include(no, &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_bounds(&no, NULL, false, &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_bounds(NULL, &no, false, &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_span(&no, NULL, 0, &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_span(NULL, NULL, bad[i], &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_margins(bad[i], 0, &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_margins(0, bad[i], &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_symmetric(no, &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_latest(no, zero, &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_latest(one, no, &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_positive(&no, &made), INVALID);
    EXPECT_STATUS(keisen_restriction_create_window(&viewport, no, NULL, &made), INVALID);
    viewport.points = bad[i];
    EXPECT_STATUS(keisen_restriction_create_window(&viewport, one, NULL, &made), INVALID);
    viewport.points = 1;
  }
  const keisen_value negative = KEISEN_VALUE(-1), odd = {0, 1, (keisen_time_unit)9};
  EXPECT_STATUS(keisen_restriction_create_length(negative, 0, zero, &made), INVALID);
  EXPECT_STATUS(keisen_restriction_create_padding(negative, one, NULL, &made), INVALID);
  EXPECT_STATUS(keisen_restriction_create_interval(zero, NULL, &made), INVALID);
  EXPECT_STATUS(keisen_restriction_create_interval(negative, NULL, &made), INVALID);
  EXPECT_STATUS(keisen_restriction_create_bounds(&one, &zero, false, &made), INVALID);
  EXPECT_STATUS(keisen_restriction_create_span(&one, &zero, 0, &made), INVALID);
  EXPECT_STATUS(keisen_restriction_create_span(&negative, NULL, 0, &made), INVALID);
  EXPECT_STATUS(keisen_restriction_create_margins(-0.5, 0, &made), INVALID);
  EXPECT_STATUS(keisen_restriction_create_latest(negative, zero, &made), INVALID);
  EXPECT_STATUS(keisen_restriction_create_positive(&zero, &made), INVALID);
  EXPECT_STATUS(keisen_restriction_create_nice(0, &made), INVALID);
  EXPECT_STATUS(keisen_restriction_create_include(odd, &made), INVALID);
  EXPECT_STATUS(keisen_restriction_create_length(one, 1.5, zero, &made), INVALID);
  EXPECT_STATUS(keisen_restriction_create_custom(NULL, destroy, &ends, NULL, &made), INVALID);
  EXPECT(made == NULL);
}

/* Custom restrictions. */

static keisen_range_context kept;

static keisen_status
doubles_it(keisen_proposed_range *range, const keisen_range_context *about, void *context) {
  keisen_projection_range read = {0};
  bool same = false;
  ++calls;
  EXPECT(context == &ends);
  EXPECT_INT(about->struct_size, sizeof *about);
  EXPECT_DOUBLE(about->source.min, 1);
  EXPECT_DOUBLE(about->source.max, 2);
  EXPECT_DOUBLE(about->time, 5);
  EXPECT_INT(about->scale, KEISEN_SCALE_LINEAR);
  EXPECT_OK(keisen_projection_equal(about->projection, projection, &same));
  EXPECT(same);
  EXPECT_STATUS(keisen_range_context_get_range(about, projection, &read), INVALID);
  read.struct_size = sizeof read;
  EXPECT_OK(keisen_range_context_get_range(about, projection, &read));
  EXPECT(read.set && read.max == 1);
  range->max *= 2;
  kept = *about;
  return KEISEN_OK;
}

static void runs_a_function(void) {
  keisen_restriction *custom = NULL;
  keisen_projection_range read = {0};
  read.struct_size = sizeof read;
  begin();
  data(1, 2);
  EXPECT_OK(keisen_restriction_create_custom(doubles_it, destroy, &ends, NULL, &custom));
  append(custom);
  EXPECT_OK(keisen_updater_update(updater, 5, NULL));
  EXPECT_RANGE(1, 4);
  EXPECT_INT(calls, 1);
  EXPECT_STATUS(keisen_range_context_get_range(&kept, projection, &read),
                KEISEN_ERROR_INVALID_STATE);
  EXPECT_STATUS(keisen_projection_fit(kept.projection), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_INT(ends, 0);
  end();
  EXPECT_INT(ends, 1);
}

static keisen_status
misbehaves(keisen_proposed_range *range, const keisen_range_context *about, void *context) {
  (void)about, (void)context;
  switch (calls++) {
  case 0:
    return KEISEN_ERROR_IO;
  case 1:
    range->max = NAN;
    return KEISEN_OK;
  case 2:
    range->max = INFINITY;
    return KEISEN_OK;
  case 3:
    return keisen_updater_update(updater, NAN, NULL);
  case 4:
    return (keisen_status)12345;
  default:
    *range = (keisen_proposed_range){range->max, range->min};
    return KEISEN_OK;
  }
}

static void keeps_the_range_where_a_function_fails(void) {
  keisen_restriction *custom = NULL;
  begin();
  data(3, 8);
  EXPECT_OK(keisen_restriction_create_custom(misbehaves, NULL, NULL, NULL, &custom));
  append(custom);
  EXPECT_STATUS(keisen_updater_update(updater, NAN, NULL), KEISEN_ERROR_CALLBACK);
  EXPECT(strstr(keisen_last_error_message(), "KEISEN_ERROR_IO") != NULL);
  EXPECT_STATUS(keisen_updater_update(updater, NAN, NULL), KEISEN_ERROR_CALLBACK);
  EXPECT_STATUS(keisen_updater_update(updater, NAN, NULL), INVALID);
  EXPECT_STATUS(keisen_updater_update(updater, NAN, NULL), KEISEN_ERROR_CALLBACK);
  EXPECT_STATUS(keisen_updater_update(updater, NAN, NULL), KEISEN_ERROR_CALLBACK);
  EXPECT_RANGE(0, 1);
  EXPECT_DECIDED(3, 8);
  end();
}

static void refuses_bad_options_of_a_function(void) {
  keisen_custom_restriction_options options = KEISEN_CUSTOM_RESTRICTION_OPTIONS_INIT;
  keisen_projection *projections[2] = {NULL, NULL};
  keisen_restriction *custom = NULL;
  size_t count = 0;
  begin();
  options.label = "\xff";
  EXPECT_STATUS(keisen_restriction_create_custom(keeps, destroy, &ends, &options, &custom),
                INVALID);
  options.label = NULL;
  options.projection_count = 2;
  EXPECT_STATUS(keisen_restriction_create_custom(keeps, destroy, &ends, &options, &custom),
                INVALID);
  options.projections = projections;
  projections[0] = projection;
  EXPECT_STATUS(keisen_restriction_create_custom(keeps, destroy, &ends, &options, &custom),
                KEISEN_ERROR_INVALID_HANDLE);
  options.struct_size = 1;
  EXPECT_STATUS(keisen_restriction_create_custom(keeps, destroy, &ends, &options, &custom),
                INVALID);
  options.struct_size = sizeof options;
  projections[1] = projection;
  EXPECT_INT(ends, 0);
  EXPECT_OK(keisen_restriction_create_custom(keeps, destroy, &ends, &options, &custom));
  EXPECT_OK(keisen_restriction_get_projection_count(custom, &count));
  EXPECT_INT(count, 2);
  EXPECT_OK(keisen_restriction_release(custom));
  EXPECT_INT(ends, 1);
  end();
}

int main(void) {
  test("vector 2: a length about its anchor", vector_2);
  test("vector 3: padding grows, applies to the range, and shrinks", vector_3);
  test("vector 4: an interval snaps below its anchor too", vector_4);
  test("each restriction makes of a range what the manual says", makes_what_the_manual_says);
  test("a probe tells what it saw", probes);
  test("a restriction tells its kind, its name and its numbers", tells_kinds_and_numbers);
  test("numbers that are not allowed make no restriction", refuses_bad_numbers);
  test("a function rewrites a range and knows what it is for", runs_a_function);
  test("a function that fails leaves the range", keeps_the_range_where_a_function_fails);
  test("bad options of a function are refused and nothing is ended",
       refuses_bad_options_of_a_function);
  return summary();
}
