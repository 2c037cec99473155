/* A projection with an updater, and what they decide, for the tests of ranges. */
#ifndef KEISEN_RANGES_H
#define KEISEN_RANGES_H

#include "fixture.h"

#include <math.h>

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

/* A projection from 0 to 1, its updater, and how often callbacks were called and ended. */
static keisen_projection *projection;
static keisen_updater *updater;
static int calls, ends;

static inline keisen_value value(double number) {
  keisen_value value = KEISEN_VALUE(0);
  value.offset = number;
  return value;
}

/* What it ends may end on any thread. */
static inline void destroy(void *context) {
  __atomic_fetch_add((int *)context, 1, __ATOMIC_RELAXED);
}

/* Begins with no restriction and no data. */
static inline void begin(void) {
  calls = ends = 0;
  EXPECT_OK(keisen_projection_create(0, 1, KEISEN_SCALE_LINEAR, &projection));
  EXPECT_OK(keisen_updater_create(projection, &updater));
}

static inline void end(void) {
  EXPECT_OK(keisen_updater_release(updater));
  EXPECT_OK(keisen_projection_release(projection));
}

/* Appends a restriction, which the updater alone keeps. */
static inline void append(keisen_restriction *restriction) {
  EXPECT_OK(keisen_updater_append(updater, restriction));
  EXPECT_OK(keisen_restriction_release(restriction));
}

static inline void data(double min, double max) {
  EXPECT_OK(keisen_updater_clear_values(updater));
  EXPECT_OK(keisen_updater_add_value(updater, value(min)));
  EXPECT_OK(keisen_updater_add_value(updater, value(max)));
}

static inline void expect_range(double min, double max, int line) {
  double low = NAN, high = NAN;
  char reported[128];
  EXPECT_OK(keisen_projection_get_range(projection, &low, &high));
  snprintf(reported, sizeof reported, "the range (%.17g, %.17g), got (%.17g, %.17g)", min, max, low,
           high);
  expectation(low == min && high == max, __FILE__, line, reported);
}

#define EXPECT_RANGE(min, max) expect_range(min, max, __LINE__)

static inline void expect_decided(double min, double max, int line) {
  keisen_status status = keisen_updater_update(updater, NAN, NULL);
  expect_statuses(status, KEISEN_OK, __FILE__, line, "update");
  expect_range(min, max, line);
}

/* Expects the updater to decide a range. */
#define EXPECT_DECIDED(min, max) expect_decided(min, max, __LINE__)

/* Gives what is decided about a range that a source restriction begins with. */
static inline void expect_made(
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

static inline keisen_restriction *length_about(double length, double anchor, double offset) {
  keisen_restriction *restriction = NULL;
  EXPECT_OK(keisen_restriction_create_length(value(length), anchor, value(offset), &restriction));
  return restriction;
}

#endif
