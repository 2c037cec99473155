/* Scales, ticks and formats; what a caller may get wrong about them. */
#include "fixture.h"

#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#define LENGTH(array) (sizeof(array) / sizeof *(array))
#define INVALID KEISEN_ERROR_INVALID_ARGUMENT
#define STATE KEISEN_ERROR_INVALID_STATE

static struct fixture fixture;

static keisen_projection *unset(keisen_scale scale) {
  keisen_projection *projection = NULL;
  EXPECT_OK(keisen_projection_create_unset(scale, &projection));
  return projection;
}

static int scale_of(keisen_projection *projection) {
  keisen_scale scale = KEISEN_SCALE_LINEAR;
  EXPECT_OK(keisen_projection_get_scale(projection, &scale));
  return (int)scale;
}

static void every_scale_has_defaults(void) {
  for (int scale = -1; scale <= 5; ++scale) {
    keisen_projection *projection = NULL;
    EXPECT_OK(keisen_projection_create(1, 2, (keisen_scale)scale, &projection));
    EXPECT_INT(scale_of(projection), scale);
    EXPECT_OK(keisen_projection_release(projection));
    projection = unset((keisen_scale)scale);
    EXPECT_INT(scale_of(projection), scale);
    EXPECT_OK(keisen_projection_release(projection));
  }
  keisen_projection *none = NULL;
  EXPECT_STATUS(keisen_projection_create_unset((keisen_scale)6, &none), INVALID);
  EXPECT_STATUS(keisen_projection_create(0, 1, KEISEN_SCALE_LOG, &none), INVALID);
  EXPECT(strstr(keisen_last_error_message(), "(0.0, 1.0)") != NULL);
  EXPECT(none == NULL);
}

static void refused(keisen_projection *projection, const keisen_scale_options *options) {
  const int before = scale_of(projection);
  EXPECT_STATUS(keisen_projection_set_scale(projection, options), INVALID);
  EXPECT(strchr(keisen_last_error_message(), '\n') == NULL);
  EXPECT_INT(scale_of(projection), before);
}

static void refuses_what_is_no_scale(void) {
  static const char *const names[] = {"a", NULL, "\xC3("};
  const double bad[] = {1, 0, -2, 0.5, NAN, INFINITY};
  keisen_projection *projection = NULL;
  EXPECT_OK(keisen_projection_create(0, 10, KEISEN_SCALE_LINEAR, &projection));
  for (size_t index = 0; index < sizeof bad / sizeof *bad; ++index) {
    keisen_scale_options options = KEISEN_SCALE_OPTIONS_INIT;
    options.scale = KEISEN_SCALE_SYMLOG;
    options.base = bad[index];
    refused(projection, &options);
    if (bad[index] == 1 || bad[index] == 0.5)
      continue;
    options.base = 10;
    options.threshold = bad[index];
    refused(projection, &options);
  }
  keisen_scale_options options = KEISEN_SCALE_OPTIONS_INIT;
  options.scale = KEISEN_SCALE_LOG;
  refused(projection, &options); /* 0 has no logarithm */
  options.scale = (keisen_scale)77;
  refused(projection, &options);
  options.scale = KEISEN_SCALE_CATEGORY;
  options.name_count = 3;
  refused(projection, &options);
  options.names = names;
  refused(projection, &options); /* the second is NULL */
  options.name_count = SIZE_MAX;
  refused(projection, &options);
  options = (keisen_scale_options)KEISEN_SCALE_OPTIONS_INIT;
  options.scale = KEISEN_SCALE_TIME;
  options.zone = "Mars/Olympus_Mons";
  refused(projection, &options);
  options.zone = "\xFF";
  refused(projection, &options);
  options.zone = NULL;
  options.unit = (keisen_time_unit)9;
  refused(projection, &options);
  options.unit = KEISEN_TIME_UNIT_SECONDS;
  options.closed_weekdays = 127;
  refused(projection, &options);
  options.closed_weekdays = 1U << 8;
  refused(projection, &options);
  options.closed_weekdays = 0;
  options.open_from = 25;
  refused(projection, &options);
  options.open_from = NAN;
  refused(projection, &options);
  EXPECT_OK(keisen_projection_release(projection));
}

static void maps_and_inverts(void) {
  keisen_projection *projection = NULL;
  double values[] = {1, 10, 100, 0, -5, NAN};
  double fractions[6];
  EXPECT_OK(keisen_projection_create(1, 100, KEISEN_SCALE_LOG, &projection));
  EXPECT_OK(keisen_projection_map(projection, values, 6, fractions));
  EXPECT_DOUBLE(fractions[0], 0);
  EXPECT(fabs(fractions[1] - 0.5) < 1e-15);
  EXPECT_DOUBLE(fractions[2], 1);
  EXPECT(isnan(fractions[3]) && isnan(fractions[4]) && isnan(fractions[5]));
  EXPECT_OK(keisen_projection_map(projection, values, 6, values)); /* in place */
  EXPECT_DOUBLE(values[2], 1);
  EXPECT_OK(keisen_projection_invert(projection, fractions, 3, fractions));
  EXPECT(fabs(fractions[1] - 10) < 1e-13);
  EXPECT_OK(keisen_projection_map(projection, NULL, 0, fractions));
  EXPECT_STATUS(keisen_projection_map(projection, NULL, 1, fractions), INVALID);
  EXPECT_STATUS(keisen_projection_invert(projection, values, SIZE_MAX, fractions), INVALID);
  EXPECT_OK(keisen_projection_release(projection));
}

static void needs_no_memory_for_no_values(void) {
  keisen_projection *projection = NULL;
  EXPECT_OK(keisen_projection_create(1, 100, KEISEN_SCALE_LOG, &projection));
  EXPECT_OK(keisen_projection_map(projection, NULL, 0, NULL));
  EXPECT_OK(keisen_projection_invert(projection, NULL, 0, NULL));
  double one = 1;
  EXPECT_STATUS(keisen_projection_map(projection, &one, 1, NULL), INVALID);
  EXPECT_STATUS(keisen_projection_invert(projection, &one, 1, NULL), INVALID);
  EXPECT_DOUBLE(one, 1);
  EXPECT_OK(keisen_projection_release(projection));
}

static size_t mapped_bytes(void) {
  size_t pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file == NULL || fscanf(file, "%zu", &pages) != 1)
    pages = 0;
  if (file != NULL)
    fclose(file);
  return pages * (size_t)sysconf(_SC_PAGESIZE);
}

static void maps_more_values_than_fit_twice(void) {
  enum { COUNT = 16 << 20 };
  double *values = malloc(COUNT * sizeof *values);
  keisen_projection *projection = NULL;
  struct rlimit old, tight;
  EXPECT(values != NULL);
  if (values == NULL)
    return;
  for (size_t index = 0; index < COUNT; ++index)
    values[index] = index % 2 == 0 ? 1 : 100;
  EXPECT_OK(keisen_projection_create(1, 100, KEISEN_SCALE_LOG, &projection));
  EXPECT_INT(getrlimit(RLIMIT_AS, &old), 0);
  tight = old;
  tight.rlim_cur = mapped_bytes() + ((size_t)64 << 20);
  EXPECT_INT(setrlimit(RLIMIT_AS, &tight), 0);
  const keisen_status mapped = keisen_projection_map(projection, values, COUNT, values);
  const double last = values[COUNT - 1];
  const keisen_status inverted = keisen_projection_invert(projection, values, COUNT, values);
  EXPECT_INT(setrlimit(RLIMIT_AS, &old), 0);
  EXPECT_OK(mapped);
  EXPECT_OK(inverted);
  EXPECT_DOUBLE(last, 1);
  EXPECT(fabs(values[COUNT - 1] - 100) < 1e-12);
  EXPECT_DOUBLE(values[COUNT - 2], 1);
  EXPECT_OK(keisen_projection_release(projection));
  free(values);
}

static void gives_ticks_as_many_as_fit(void) {
  keisen_projection *projection = NULL;
  double values[3] = {-1, -1, -1};
  size_t count = 0;
  double min = 0, max = 0;
  EXPECT_OK(keisen_projection_create(1, 2e5, KEISEN_SCALE_LOG, &projection));
  EXPECT_OK(keisen_projection_get_ticks(projection, 5, 0, NULL, &count));
  EXPECT_INT(count, 6);
  EXPECT_OK(keisen_projection_get_ticks(projection, 5, 2, values, &count));
  EXPECT_DOUBLE(values[0], 1);
  EXPECT_DOUBLE(values[1], 10);
  EXPECT_DOUBLE(values[2], -1);
  EXPECT_OK(keisen_projection_get_minor_ticks(projection, 5, 3, values, &count));
  EXPECT_INT(count, 41);
  EXPECT_DOUBLE(values[0], 2);
  EXPECT_STATUS(keisen_projection_get_ticks(projection, 5, 1, NULL, &count), INVALID);
  EXPECT_STATUS(keisen_projection_get_ticks(projection, 5, SIZE_MAX, values, &count), INVALID);
  keisen_projection *wide = NULL;
  keisen_scale_options symlog = KEISEN_SCALE_OPTIONS_INIT;
  symlog.scale = KEISEN_SCALE_SYMLOG;
  symlog.base = 16;
  symlog.threshold = 1e-240;
  EXPECT_OK(keisen_projection_create(-1e240, 1e240, KEISEN_SCALE_LINEAR, &wide));
  EXPECT_OK(keisen_projection_set_scale(wide, &symlog));
  EXPECT_OK(keisen_projection_get_minor_ticks(wide, 600, 0, NULL, &count));
  EXPECT(count <= 10000);
  EXPECT_OK(keisen_projection_release(wide));
  EXPECT_OK(keisen_projection_get_ticks(projection, UINT32_MAX, 0, NULL, &count));
  EXPECT(count <= 1000);
  EXPECT_OK(keisen_projection_nice(projection, 5));
  EXPECT_OK(keisen_projection_get_range(projection, &min, &max));
  EXPECT_DOUBLE(max, 1e6);
  EXPECT_OK(keisen_projection_release(projection));
}

static void writes_values(void) {
  keisen_projection *projection = NULL;
  keisen_tick_format_options format = KEISEN_TICK_FORMAT_OPTIONS_INIT;
  keisen_value value = KEISEN_VALUE(1500);
  char text[32];
  size_t length = 0;
  EXPECT_OK(keisen_projection_create(0, 1, KEISEN_SCALE_LINEAR, &projection));
  format.style = KEISEN_TICK_FORMAT_SI;
  format.suffix = "Hz";
  EXPECT_OK(keisen_projection_format(projection, value, &format, sizeof text, text, &length));
  EXPECT(strcmp(text, "1.5\xE2\x80\xAFkHz") == 0);
  EXPECT_INT(length, 9);
  /* The narrow space has three bytes, of which none is cut off. */
  EXPECT_OK(keisen_projection_format(projection, value, &format, 6, text, &length));
  EXPECT(strcmp(text, "1.5") == 0);
  EXPECT_INT(length, 9);
  EXPECT_OK(keisen_projection_format(projection, value, &format, 1, text, &length));
  EXPECT(strcmp(text, "") == 0);
  /* All digits are rounded once. */
  keisen_tick_format_options whole = KEISEN_TICK_FORMAT_OPTIONS_INIT;
  whole.style = KEISEN_TICK_FORMAT_FIXED;
  whole.decimals = 0;
  EXPECT_OK(keisen_projection_format(projection, (keisen_value)KEISEN_VALUE(2.4999999999999996),
                                     &whole, sizeof text, text, NULL));
  EXPECT_TEXT(text, "2");
  EXPECT_OK(keisen_projection_format(projection, value, NULL, 0, NULL, &length));
  EXPECT_STATUS(keisen_projection_format(projection, value, NULL, 1, NULL, &length), INVALID);
  EXPECT_OK(keisen_projection_format(projection, value, NULL, SIZE_MAX, text, &length));
  EXPECT_OK(keisen_projection_format(projection, value, NULL, sizeof text, text, NULL));
  value.offset = NAN;
  EXPECT_STATUS(keisen_projection_format(projection, value, NULL, 0, NULL, &length), INVALID);
  value.offset = 0;
  value.unit = (keisen_time_unit)5;
  EXPECT_STATUS(keisen_projection_format(projection, value, NULL, 0, NULL, &length), INVALID);
  value.unit = (keisen_time_unit)-3;
  EXPECT_STATUS(keisen_projection_format(projection, value, NULL, 0, NULL, &length), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "time unit -3 is unknown");
  value.unit = KEISEN_TIME_UNIT_SECONDS;
  EXPECT_STATUS(keisen_projection_format(projection, value, NULL, 0, NULL, &length), INVALID);
  EXPECT(strstr(keisen_last_error_message(), "needs a time scale") != NULL);
  value.unit = KEISEN_TIME_UNIT_AUTOMATIC;
  format.decimals = 31;
  EXPECT_STATUS(keisen_projection_format(projection, value, &format, 0, NULL, &length), INVALID);
  format.decimals = -2;
  EXPECT_STATUS(keisen_projection_format(projection, value, &format, 0, NULL, &length), INVALID);
  format.decimals = 2;
  format.style = (keisen_tick_format)8;
  EXPECT_STATUS(keisen_projection_format(projection, value, &format, 0, NULL, &length), INVALID);
  format.style = KEISEN_TICK_FORMAT_FIXED;
  format.prefix = "\xFF";
  EXPECT_STATUS(keisen_projection_format(projection, value, &format, 0, NULL, &length), INVALID);
  EXPECT_OK(keisen_projection_release(projection));
}

static void decides_for_time(void) {
  const int64_t seconds[] = {1700000000, 1700000100};
  keisen_column *x = NULL, *y = NULL;
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_projection *projection = NULL;
  keisen_time_unit unit = KEISEN_TIME_UNIT_NANOSECONDS;
  const char *zone = "not written";
  EXPECT_OK(keisen_column_create_copy(KEISEN_ELEMENT_TIMESTAMP_S, seconds, 8, 2, &x));
  y = column_of((const double[]){1, 2}, 2);
  EXPECT_OK(keisen_chart_create(200, 100, &chart));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &projection));
  EXPECT_INT(scale_of(projection), KEISEN_SCALE_AUTOMATIC);
  EXPECT_OK(keisen_projection_get_zone(projection, &zone));
  EXPECT(zone == NULL);
  EXPECT_OK(keisen_chart_add_line(chart, x, y, NULL, NULL));
  EXPECT_OK(keisen_projection_fit(projection));
  EXPECT_INT(scale_of(projection), KEISEN_SCALE_TIME);
  EXPECT_OK(keisen_projection_get_unit(projection, &unit));
  EXPECT_INT(unit, KEISEN_TIME_UNIT_SECONDS);
  EXPECT_OK(keisen_projection_get_zone(projection, &zone));
  EXPECT(zone != NULL && strcmp(zone, "UTC") == 0);
  /* Left to the data again, which wants times. */
  EXPECT_OK(keisen_projection_set_scale(projection, NULL));
  EXPECT_INT(scale_of(projection), KEISEN_SCALE_TIME);
  EXPECT_OK(keisen_column_release(x));
  EXPECT_OK(keisen_column_release(y));
  EXPECT_OK(keisen_projection_release(projection));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
}

static keisen_chart *chart_on(keisen_projection *y_projection, const double *values, size_t count) {
  keisen_chart *chart = NULL;
  keisen_column *y = column_of(values, count);
  keisen_projection *x = unset(KEISEN_SCALE_LINEAR);
  keisen_space *space = NULL;
  keisen_series *line = NULL;
  keisen_attachment *axis = NULL;
  EXPECT_OK(keisen_space_create(x, y_projection, &space));
  EXPECT_OK(keisen_chart_create_bare(320, 240, &chart));
  EXPECT_OK(keisen_series_create_line(space, NULL, y, NULL, &line));
  EXPECT_OK(keisen_chart_add_series(chart, line));
  EXPECT_OK(keisen_attachment_create_axis(space, KEISEN_SIDE_LEFT, NULL, &axis));
  EXPECT_OK(keisen_chart_add_attachment(chart, axis, KEISEN_LAYER_ABOVE));
  EXPECT_OK(keisen_column_release(y));
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_series_release(line));
  EXPECT_OK(keisen_attachment_release(axis));
  return chart;
}

static void draw(keisen_chart *chart) {
  keisen_image *image = NULL;
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
}

static void draws_a_log_axis_with_zero_and_negatives(void) {
  const double values[] = {1, 0, -3, 1000, NAN, 10, INFINITY, 5};
  keisen_projection *projection = unset(KEISEN_SCALE_LOG);
  keisen_chart *chart = chart_on(projection, values, 8);
  keisen_series_record record = KEISEN_SERIES_RECORD_INIT;
  double min = 0, max = 0;
  draw(chart);
  EXPECT_OK(keisen_chart_get_series_record(chart, 0, &record));
  EXPECT_INT(record.rows, 8);
  EXPECT_INT(record.gaps, 2);
  EXPECT_INT(record.dropped, 2);
  EXPECT_OK(keisen_projection_get_range(projection, &min, &max));
  /* A twentieth of three decades at both ends. */
  EXPECT(fabs(log10(min) + 0.15) < 1e-12);
  EXPECT(fabs(log10(max) - 3.15) < 1e-12);
  EXPECT_OK(keisen_projection_fit_extents(projection));
  EXPECT_OK(keisen_projection_get_range(projection, &min, &max));
  EXPECT_DOUBLE(min, 1);
  EXPECT_DOUBLE(max, 1000);
  EXPECT_OK(keisen_chart_release(chart));
  chart = chart_on(projection, (const double[]){-1, 0}, 2);
  EXPECT_OK(keisen_projection_fit(projection));
  draw(chart);
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_projection_release(projection));
}

static void draws_ten_thousand_names(void) {
  enum { COUNT = 10000 };
  static char texts[COUNT][16];
  static const char *names[COUNT];
  const double values[] = {0, 9999, 5000.5, -3};
  keisen_projection *projection = unset(KEISEN_SCALE_CATEGORY);
  keisen_scale_options options = KEISEN_SCALE_OPTIONS_INIT;
  keisen_value value = KEISEN_VALUE(9999);
  char text[16];
  size_t count = 0;
  for (int index = 0; index < COUNT; ++index) {
    snprintf(texts[index], sizeof texts[index], "name %d", index);
    names[index] = texts[index];
  }
  options.scale = KEISEN_SCALE_CATEGORY;
  options.names = names;
  options.name_count = COUNT;
  EXPECT_OK(keisen_projection_set_scale(projection, &options));
  keisen_chart *chart = chart_on(projection, values, 4);
  draw(chart);
  EXPECT_OK(keisen_projection_get_ticks(projection, 20, 0, NULL, &count));
  EXPECT_INT(count, 20);
  EXPECT_OK(keisen_projection_format(projection, value, NULL, sizeof text, text, &count));
  EXPECT(strcmp(text, "name 9999") == 0);
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_projection_release(projection));
}

static void draws_names_beside_a_far_interval(void) {
  static const char *const names[] = {"a", "b"};
  keisen_projection *projection = unset(KEISEN_SCALE_CATEGORY);
  keisen_scale_options options = KEISEN_SCALE_OPTIONS_INIT;
  keisen_axis_options axis_options = KEISEN_AXIS_OPTIONS_INIT;
  keisen_projection *x = unset(KEISEN_SCALE_LINEAR);
  keisen_space *space = NULL;
  keisen_attachment *axis = NULL;
  keisen_chart *chart = NULL;
  options.scale = KEISEN_SCALE_CATEGORY;
  options.names = names;
  options.name_count = 2;
  EXPECT_OK(keisen_projection_set_scale(projection, &options));
  EXPECT_OK(keisen_projection_set_range(projection, 1e49, 1.0000000000001e49));
  EXPECT_OK(keisen_space_create(x, projection, &space));
  EXPECT_OK(keisen_chart_create_bare(320, 240, &chart));
  axis_options.tick_interval = 1.2345678901234567e34;
  EXPECT_OK(keisen_attachment_create_axis(space, KEISEN_SIDE_LEFT, &axis_options, &axis));
  EXPECT_OK(keisen_chart_add_attachment(chart, axis, KEISEN_LAYER_ABOVE));
  draw(chart);
  EXPECT_OK(keisen_attachment_release(axis));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_projection_release(projection));
  EXPECT_OK(keisen_chart_release(chart));
}

static void tells_what_it_was_given(void) {
  static const char *const names[] = {"north", "", "\xC3\xA9t\xC3\xA9"};
  keisen_projection *projection = unset(KEISEN_SCALE_AUTOMATIC);
  keisen_scale_options given = KEISEN_SCALE_OPTIONS_INIT, reported;
  size_t length = 7;
  char text[8];
  reported.struct_size = sizeof reported;
  EXPECT_OK(keisen_projection_get_scale_options(projection, &reported));
  EXPECT_INT(reported.scale, KEISEN_SCALE_AUTOMATIC);
  EXPECT(reported.zone == NULL && reported.names == NULL && reported.name_count == 0);

  given.scale = KEISEN_SCALE_SYMLOG;
  given.base = 2;
  given.threshold = 0.5;
  given.open_from = 9; /* not its own: ignored */
  EXPECT_OK(keisen_projection_set_scale(projection, &given));
  EXPECT_OK(keisen_projection_get_scale_options(projection, &reported));
  EXPECT_INT(reported.scale, KEISEN_SCALE_SYMLOG);
  EXPECT_DOUBLE(reported.base, 2);
  EXPECT_DOUBLE(reported.threshold, 0.5);
  EXPECT_DOUBLE(reported.open_from, 0);
  EXPECT_STATUS(keisen_projection_get_category_name(projection, 0, 0, NULL, &length), INVALID);

  given = (keisen_scale_options)KEISEN_SCALE_OPTIONS_INIT;
  given.scale = KEISEN_SCALE_CATEGORY;
  given.names = names;
  given.name_count = 3;
  EXPECT_OK(keisen_projection_set_scale(projection, &given));
  EXPECT_OK(keisen_projection_get_scale_options(projection, &reported));
  EXPECT_INT(reported.name_count, 3);
  EXPECT(reported.names == NULL);
  for (size_t index = 0; index < 3; ++index) {
    EXPECT_OK(keisen_projection_get_category_name(projection, index, sizeof text, text, &length));
    EXPECT_TEXT(text, names[index]);
    EXPECT_INT(length, strlen(names[index]));
  }
  EXPECT_OK(keisen_projection_get_category_name(projection, 2, 5, text, &length));
  EXPECT_TEXT(text, "\xC3\xA9t"); /* cut between characters */
  EXPECT_STATUS(keisen_projection_get_category_name(projection, 3, 8, text, &length), INVALID);
  EXPECT_STATUS(keisen_projection_get_category_name(projection, SIZE_MAX, 8, text, NULL), INVALID);

  /* An older caller gets as much as it knows. */
  reported.struct_size = (uint32_t)offsetof(keisen_scale_options, zone);
  reported.zone = "kept";
  EXPECT_OK(keisen_projection_get_scale_options(projection, &reported));
  EXPECT_TEXT(reported.zone, "kept");
  EXPECT_INT(reported.struct_size, offsetof(keisen_scale_options, zone));
  reported.struct_size = 0;
  EXPECT_STATUS(keisen_projection_get_scale_options(projection, &reported), INVALID);
  EXPECT_OK(keisen_projection_release(projection));
}

static void changes_the_zone_alone(void) {
  keisen_projection *projection = unset(KEISEN_SCALE_LINEAR);
  keisen_scale_options given = KEISEN_SCALE_OPTIONS_INIT, reported;
  reported.struct_size = sizeof reported;
  given.scale = KEISEN_SCALE_TIME;
  given.unit = KEISEN_TIME_UNIT_MILLISECONDS;
  given.closed_weekdays = 0x60;
  given.open_from = 9.5;
  given.open_until = 16;
  EXPECT_OK(keisen_projection_set_scale(projection, &given));
  EXPECT_OK(keisen_projection_set_range(projection, 5, 7));
  EXPECT_OK(keisen_projection_set_zone(projection, "Asia/Tokyo"));
  EXPECT_STATUS(keisen_projection_set_zone(projection, "Mars/Olympus_Mons"), INVALID);
  EXPECT_STATUS(keisen_projection_set_zone(projection, NULL), INVALID);
  EXPECT_OK(keisen_projection_get_scale_options(projection, &reported));
  EXPECT_TEXT(reported.zone, "Asia/Tokyo");
  EXPECT_INT(reported.unit, KEISEN_TIME_UNIT_MILLISECONDS);
  EXPECT_INT(reported.closed_weekdays, 0x60);
  EXPECT_DOUBLE(reported.open_from, 9.5);
  EXPECT_DOUBLE(reported.open_until, 16);
  double min = 0, max = 0;
  EXPECT_OK(keisen_projection_get_range(projection, &min, &max));
  EXPECT_DOUBLE(min, 5);
  EXPECT_DOUBLE(max, 7);
  /* What was told can be given again. */
  EXPECT_OK(keisen_projection_set_scale(projection, &reported));
  EXPECT_OK(keisen_projection_release(projection));

  projection = unset(KEISEN_SCALE_LOG);
  EXPECT_OK(keisen_projection_set_zone(projection, "Asia/Tokyo"));
  EXPECT_INT(scale_of(projection), KEISEN_SCALE_TIME);
  EXPECT_OK(keisen_projection_release(projection));
}

/* ---- Scales of the caller's ---------------------------------------------------------------- */

/* What functions of a scale note, and how they fail. */
struct functions {
  size_t calls;
  int ended;
  keisen_status status;
  double broken; /* The value for which forward fails. */
};

static keisen_status
reciprocal(const double *values, size_t count, double *results, void *context) {
  struct functions *functions = context;
  ++functions->calls;
  EXPECT(count > 0 && count <= 4096);
  for (size_t index = 0; index < count; ++index) {
    EXPECT(values[index] >= 0.001 && values[index] <= 1000);
    results[index] = 1 / values[index];
    if (values[index] == functions->broken)
      return KEISEN_ERROR_IO;
  }
  return functions->status;
}

static keisen_status wave(const double *values, size_t count, double *results, void *context) {
  (void)context;
  for (size_t index = 0; index < count; ++index)
    results[index] = sin(values[index]);
  return KEISEN_OK;
}

static void end_functions(void *context) { ++((struct functions *)context)->ended; }

static void takes_scales_of_functions(void) {
  static const double ticks[] = {2, 1, 4};
  static const double nasty[] = {1, NAN};
  struct functions functions = {0, 0, KEISEN_OK, NAN};
  keisen_custom_scale_options own = KEISEN_CUSTOM_SCALE_OPTIONS_INIT;
  keisen_scale_options options = KEISEN_SCALE_OPTIONS_INIT;
  keisen_custom_scale *scale = NULL, *reported = NULL;
  keisen_projection *projection = NULL;
  double values[] = {1, 2, 4, 0, -1, INFINITY, NAN}, found[LENGTH(values)], min = 0, max = 0;
  bool equal = false;
  size_t count = 0;

  EXPECT_STATUS(keisen_custom_scale_create(NULL, wave, end_functions, &functions, NULL, &scale),
                INVALID);
  EXPECT_STATUS(keisen_custom_scale_create(wave, NULL, end_functions, &functions, NULL, &scale),
                INVALID);
  own.low = own.high = 2;
  EXPECT_STATUS(keisen_custom_scale_create(wave, wave, end_functions, &functions, &own, &scale),
                INVALID);
  own.low = NAN;
  EXPECT_STATUS(keisen_custom_scale_create(wave, wave, end_functions, &functions, &own, &scale),
                INVALID);
  own.low = 0.001;
  own.high = 1000;
  own.tick_count = 3;
  EXPECT_STATUS(keisen_custom_scale_create(wave, wave, end_functions, &functions, &own, &scale),
                INVALID);
  own.ticks = nasty;
  own.tick_count = 2;
  EXPECT_STATUS(keisen_custom_scale_create(wave, wave, end_functions, &functions, &own, &scale),
                INVALID);
  own.ticks = ticks;
  own.tick_count = 1001;
  EXPECT_STATUS(keisen_custom_scale_create(wave, wave, end_functions, &functions, &own, &scale),
                INVALID);
  EXPECT(scale == NULL && functions.ended == 0);
  own.tick_count = 3;
  own.label = "reciprocal";
  EXPECT_OK(
      keisen_custom_scale_create(reciprocal, reciprocal, end_functions, &functions, &own, &scale));
  EXPECT_INT(functions.calls, 0);

  EXPECT_OK(keisen_projection_create(1, 4, KEISEN_SCALE_LINEAR, &projection));
  EXPECT_STATUS(keisen_projection_get_custom_scale(projection, &reported),
                KEISEN_ERROR_INVALID_STATE);
  options.scale = KEISEN_SCALE_CUSTOM;
  EXPECT_STATUS(keisen_projection_set_scale(projection, &options), KEISEN_ERROR_INVALID_HANDLE);
  options.custom = scale;
  EXPECT_OK(keisen_projection_set_scale(projection, &options));
  EXPECT_INT(scale_of(projection), KEISEN_SCALE_CUSTOM);
  EXPECT_OK(keisen_projection_get_custom_scale(projection, &reported));
  EXPECT_OK(keisen_custom_scale_equal(scale, reported, &equal));
  EXPECT(equal);
  EXPECT_OK(keisen_custom_scale_release(reported));
  EXPECT_OK(keisen_projection_get_scale_options(projection, &options));
  EXPECT(options.scale == KEISEN_SCALE_CUSTOM && options.custom == NULL);

  EXPECT_OK(keisen_projection_map(projection, values, LENGTH(values), found));
  EXPECT(found[0] == 0 && fabs(found[1] - 2.0 / 3) < 1e-12 && found[2] == 1);
  for (size_t index = 3; index < LENGTH(values); ++index)
    EXPECT(isnan(found[index]));
  EXPECT_OK(keisen_projection_invert(projection, found, 3, found));
  EXPECT(found[0] == 1 && fabs(found[1] - 2) < 1e-12 && found[2] == 4);
  EXPECT_OK(keisen_projection_get_ticks(projection, 5, LENGTH(found), found, &count));
  EXPECT(count == 3 && found[0] == 1 && found[1] == 2 && found[2] == 4);

  /* What is no scale, and what fails, leaves all as it was. */
  EXPECT_STATUS(keisen_projection_set_range(projection, 0, 4), INVALID);
  functions.broken = 3;
  EXPECT_STATUS(keisen_projection_map(projection, &functions.broken, 1, found),
                KEISEN_ERROR_CALLBACK);
  functions.status = KEISEN_ERROR_IO;
  EXPECT_STATUS(keisen_projection_set_range(projection, 2, 8), KEISEN_ERROR_CALLBACK);
  EXPECT_OK(keisen_projection_get_range(projection, &min, &max));
  EXPECT(min == 1 && max == 4);
  functions.status = KEISEN_OK;
  EXPECT_OK(keisen_projection_set_range(projection, 8, 2));
  EXPECT_OK(keisen_custom_scale_release(scale));
  EXPECT_INT(functions.ended, 0);
  EXPECT_OK(keisen_projection_release(projection));
  EXPECT_INT(functions.ended, 1);

  EXPECT_OK(keisen_custom_scale_create(wave, wave, NULL, NULL, NULL, &scale));
  EXPECT_OK(keisen_projection_create(0, 6, KEISEN_SCALE_LINEAR, &projection));
  options.custom = scale;
  EXPECT_STATUS(keisen_projection_set_scale(projection, &options), INVALID);
  EXPECT(strstr(keisen_last_error_message(), "must rise or fall throughout (0.0, 6.0)") != NULL);
  EXPECT_INT(scale_of(projection), KEISEN_SCALE_LINEAR);
  EXPECT_OK(keisen_projection_release(projection));
  EXPECT_OK(keisen_custom_scale_release(scale));
}

/* A scale whose functions ask a chart that shows it, and return what `passed` says. */
struct curious {
  keisen_chart *chart; /* NULL asks nobody. */
  keisen_projection *projection;
  keisen_space *space;
  keisen_status passed;
  int calls;
};

static keisen_status
asks_its_chart(const double *values, size_t count, double *results, void *context) {
  struct curious *curious = context;
  keisen_hit hit = KEISEN_HIT_INIT;
  keisen_value x = KEISEN_VALUE(0), y = KEISEN_VALUE(0);
  keisen_image *image = NULL;
  double place = 0;
  for (size_t index = 0; index < count; ++index)
    results[index] = -values[index];
  if (curious->chart == NULL)
    return KEISEN_OK;
  ++curious->calls;
  EXPECT_STATUS(keisen_chart_hit(curious->chart, 150, 100, NULL, &hit), STATE);
  EXPECT_STATUS(keisen_chart_get_values(curious->chart, curious->space, 150, 100, 0, &x, &y, NULL),
                STATE);
  EXPECT_STATUS(keisen_chart_render(curious->chart, fixture.renderer, NULL, &image), STATE);
  EXPECT_STATUS(keisen_projection_map(curious->projection, values, 1, &place), STATE);
  EXPECT_TEXT(keisen_last_error_message(), "forward of the custom scale must not be asked for by a "
                                           "function of that scale");
  EXPECT(hit.series == NULL && image == NULL);
  return curious->passed;
}

static void scales_may_not_ask_their_charts(void) {
  static const double values[] = {1, 2, 4};
  static const keisen_status passed[] = {KEISEN_OK, STATE};
  struct curious curious = {NULL, NULL, NULL, KEISEN_OK, 0};
  keisen_scale_options options = KEISEN_SCALE_OPTIONS_INIT;
  keisen_custom_scale *scale = NULL;
  keisen_projection *projection = NULL;
  keisen_hit hit = KEISEN_HIT_INIT;
  keisen_value x = KEISEN_VALUE(0), y = KEISEN_VALUE(0);
  keisen_image *image = NULL;
  keisen_series *series = NULL;
  double min = 0, max = 0, place = 0;
  EXPECT_OK(
      keisen_custom_scale_create(asks_its_chart, asks_its_chart, NULL, &curious, NULL, &scale));
  EXPECT_OK(keisen_projection_create(1, 4, KEISEN_SCALE_LINEAR, &projection));
  options.scale = KEISEN_SCALE_CUSTOM;
  options.custom = scale;
  EXPECT_OK(keisen_projection_set_scale(projection, &options));
  keisen_chart *chart = chart_on(projection, values, 3);
  draw(chart);
  EXPECT_OK(keisen_chart_get_series(chart, 0, &series));
  EXPECT_OK(keisen_series_get_space(series, &curious.space));
  EXPECT_OK(keisen_series_release(series));
  curious.projection = projection;
  /* Passed on or not, the error ends what asked the function, and all is as it was. */
  for (size_t index = 0; index < LENGTH(passed); ++index) {
    curious.chart = chart;
    curious.passed = passed[index];
    EXPECT_STATUS(keisen_chart_hit(chart, 150, 100, NULL, &hit), KEISEN_ERROR_CALLBACK);
    EXPECT_STATUS(keisen_chart_render(chart, fixture.renderer, NULL, &image),
                  KEISEN_ERROR_CALLBACK);
    EXPECT_STATUS(keisen_chart_get_values(chart, curious.space, 150, 100, 0, &x, &y, NULL),
                  KEISEN_ERROR_CALLBACK);
    EXPECT_STATUS(keisen_projection_map(projection, values, 1, &place), KEISEN_ERROR_CALLBACK);
    EXPECT(curious.calls > 0 && hit.series == NULL && image == NULL);
    curious.calls = 0;
    curious.chart = NULL;
    EXPECT_OK(keisen_chart_get_values(chart, curious.space, 150, 100, 0, &x, &y, NULL));
    EXPECT_OK(keisen_projection_get_range(projection, &min, &max));
    EXPECT(min == 1 && max == 4);
    draw(chart);
  }
  EXPECT_OK(keisen_space_release(curious.space));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_projection_release(projection));
  EXPECT_OK(keisen_custom_scale_release(scale));
}

int main(void) {
  test_sentence = "makes one object of every kind";
  fixture = fixture_make();
  test("every scale has defaults", every_scale_has_defaults);
  test("refuses what is no scale, and keeps the old one", refuses_what_is_no_scale);
  test("maps values to fractions and back", maps_and_inverts);
  test("needs no memory for no values", needs_no_memory_for_no_values);
  test("maps more values than there is memory for once more", maps_more_values_than_fit_twice);
  test("gives as many ticks as fit, and counts all", gives_ticks_as_many_as_fit);
  test("writes values, cut between characters", writes_values);
  test("takes timestamps for time", decides_for_time);
  test("tells the scale that it was given, and its names", tells_what_it_was_given);
  test("changes the zone alone", changes_the_zone_alone);
  test("draws a log axis with zero and negatives, and counts these",
       draws_a_log_axis_with_zero_and_negatives);
  test("draws an axis of 10,000 names", draws_ten_thousand_names);
  test("takes scales of functions", takes_scales_of_functions);
  test("lets no function of a scale ask a chart that shows it", scales_may_not_ask_their_charts);
  test("draws names beside an interval far beyond integers", draws_names_beside_a_far_interval);
  test_sentence = "releases everything";
  fixture_release(fixture);
  return summary();
}
