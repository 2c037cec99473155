/* Ranges: the ancestor's vectors, hooks and observers of projections, restrictions, updaters. */
#include "fixture.h"

#include <math.h>
#include <pthread.h>

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

/* A projection from 0 to 1, its updater, and how often callbacks were called and ended. */
static keisen_projection *projection;
static keisen_updater *updater;
static int calls, ends;

static keisen_value value(double number) {
  keisen_value value = KEISEN_VALUE(0);
  value.offset = number;
  return value;
}

/* What it ends may end on any thread. */
static void destroy(void *context) { __atomic_fetch_add((int *)context, 1, __ATOMIC_RELAXED); }

/* Begins with no restriction and no data. */
static void begin(void) {
  calls = ends = 0;
  EXPECT_OK(keisen_projection_create(0, 1, KEISEN_SCALE_LINEAR, &projection));
  EXPECT_OK(keisen_updater_create(projection, &updater));
}

static void end(void) {
  EXPECT_OK(keisen_updater_release(updater));
  EXPECT_OK(keisen_projection_release(projection));
}

/* Appends a restriction, which the updater alone keeps. */
static void append(keisen_restriction *restriction) {
  EXPECT_OK(keisen_updater_append(updater, restriction));
  EXPECT_OK(keisen_restriction_release(restriction));
}

static void data(double min, double max) {
  EXPECT_OK(keisen_updater_clear_values(updater));
  EXPECT_OK(keisen_updater_add_value(updater, value(min)));
  EXPECT_OK(keisen_updater_add_value(updater, value(max)));
}

static void expect_range(double min, double max, int line) {
  double low = NAN, high = NAN;
  char told[128];
  EXPECT_OK(keisen_projection_get_range(projection, &low, &high));
  snprintf(told, sizeof told, "the range (%.17g, %.17g), got (%.17g, %.17g)", min, max, low, high);
  expectation(low == min && high == max, __FILE__, line, told);
}

#define EXPECT_RANGE(min, max) expect_range(min, max, __LINE__)

static void expect_decided(double min, double max, int line) {
  keisen_status status = keisen_updater_update(updater, NAN, NULL);
  expect_statuses(status, KEISEN_OK, __FILE__, line, "update");
  expect_range(min, max, line);
}

/* Expects the updater to decide a range. */
#define EXPECT_DECIDED(min, max) expect_decided(min, max, __LINE__)

/* Gives what is decided about a range that a source restriction begins with. */
static void expect_made(
    keisen_restriction *restriction, double low, double high, double min, double max, int line) {
  keisen_restriction *source = NULL;
  begin();
  EXPECT_OK(keisen_restriction_create_source(value(low), value(high), false, false, &source));
  append(source);
  append(restriction);
  expect_decided(min, max, line);
  end();
}

#define EXPECT_MADE(restriction, low, high, min, max)                                              \
  expect_made(restriction, low, high, min, max, __LINE__)

static keisen_restriction *length_about(double length, double anchor, double offset) {
  keisen_restriction *restriction = NULL;
  EXPECT_OK(keisen_restriction_create_length(value(length), anchor, value(offset), &restriction));
  return restriction;
}

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

static void moves_and_scales_a_window(void) {
  keisen_viewport viewport = {NULL, KEISEN_DIMENSION_X, 64}, read = {NULL, KEISEN_DIMENSION_Y, 0};
  keisen_window_options options = KEISEN_WINDOW_OPTIONS_INIT;
  const keisen_value least = KEISEN_VALUE(0.0625), most = KEISEN_VALUE(4);
  keisen_restriction *window = NULL;
  keisen_value number;
  options.min = &least;
  options.max = &most;
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
  EXPECT_READ(made, POSITIVE, "Positive", {P(LEAST), NAN});
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
  EXPECT_STATUS(keisen_updater_get_restriction(updater, 3, &read), INVALID);
  EXPECT(read == NULL);
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

/* Hooks and observers. */

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

static keisen_projection_range told;

static void notes(const keisen_projection_range *range, void *context) {
  EXPECT(context == &ends);
  EXPECT_INT(range->struct_size, sizeof *range);
  told = *range;
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
  EXPECT(told.set && told.origin == 7 && told.min == 2 && told.max == 3);
  EXPECT_INT(told.scale, KEISEN_SCALE_LINEAR);
  EXPECT_OK(keisen_projection_remove_observer(projection, second));
  EXPECT_OK(keisen_projection_remove_observer(projection, second));
  EXPECT_OK(keisen_projection_remove_observer(projection, UINT64_MAX));
  EXPECT_OK(keisen_projection_unset(projection));
  EXPECT_INT(calls, 3);
  EXPECT(!told.set);
  EXPECT_STATUS(keisen_projection_add_observer(projection, NULL, destroy, &ends, &first), INVALID);
  EXPECT_STATUS(keisen_projection_add_observer(projection, notes, destroy, &ends, NULL), INVALID);
  EXPECT_INT(ends, 0);
  end();
  EXPECT_INT(ends, 1);
}

/* In charts. */

static keisen_status draw(keisen_chart *chart) {
  keisen_renderer *renderer = cpu_renderer();
  keisen_image *image = NULL;
  keisen_status status = keisen_chart_render(chart, renderer, NULL, &image);
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_renderer_release(renderer));
  return status;
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
  EXPECT_OK(keisen_restriction_create_custom(misbehaves, destroy, &ends, NULL, &custom));
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
        keisen_projection_add_observer(projection, notes, NULL, &ends, &number) != KEISEN_OK ||
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
  test("vector 1: 10, 20, 30 of (10, 30) stand at 45, 165, 285 points", vector_1);
  test("vector 2: a length about its anchor", vector_2);
  test("vector 3: padding grows, applies to the range, and shrinks", vector_3);
  test("vector 4: an interval snaps below its anchor too", vector_4);
  test("vector 5: a window of 20 at the end and in the middle", vector_5);
  test("each restriction makes of a range what the manual says", makes_what_the_manual_says);
  test("a probe tells what it saw", probes);
  test("a window is moved and scaled within its limits", moves_and_scales_a_window);
  test("functions tell how long a window is and where", takes_policies_of_a_window);
  test("a restriction tells its kind, its name and its numbers", tells_kinds_and_numbers);
  test("numbers that are not allowed make no restriction", refuses_bad_numbers);
  test("restrictions are inserted, moved, replaced and removed", orders_restrictions);
  test("an updater decides when it is asked", updates_by_hand);
  test("an updater takes values, and none that is NaN or infinite", takes_values);
  test("an updater follows a series", follows_a_series);
  test("a function rewrites a range and knows what it is for", runs_a_function);
  test("a function that fails leaves the range", keeps_the_range_where_a_function_fails);
  test("bad options of a function are refused and nothing is ended",
       refuses_bad_options_of_a_function);
  test("a hook rewrites ranges before they are stored", lets_a_hook_rewrite_ranges);
  test("observers are told of changes until they are removed", tells_observers);
  test("a chart runs its updaters in frames and keeps them alive", updates_in_frames);
  test("updaters that wait for each other fail a frame", refuses_updaters_that_wait_for_each_other);
  test("a viewport is the plot of a chart, and nothing after its end",
       measures_the_plot_of_a_chart);
  test("instants and durations are exact at nanoseconds", counts_instants);
  test("a duration is no length among numbers", refuses_durations_among_numbers);
  test("several threads use one updater", is_used_by_several_threads);
  return summary();
}
