/* Axes: options, ticks of the caller's, formatters, label hooks, and what labels tell. */
#include "fixture.h"

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

/* A chart with one axis, x from 0 to 10, and what draws it. */
static keisen_chart *chart;
static keisen_space *space;
static keisen_attachment *axis;
static keisen_renderer *renderer;

static keisen_status draw(void) {
  keisen_image *image = NULL;
  keisen_status status = keisen_chart_render(chart, renderer, NULL, &image);
  EXPECT_OK(keisen_image_release(image));
  return status;
}

static size_t label_count(void) {
  size_t count = 0;
  EXPECT_OK(keisen_chart_get_label_count(chart, &count));
  return count;
}

static const char *label(size_t index) {
  static char text[64];
  text[0] = '\0';
  EXPECT_OK(keisen_chart_get_label_text(chart, index, sizeof text, text, NULL));
  return text;
}

static void takes_ticks(void) {
  const keisen_value values[] = {KEISEN_VALUE(7), {2, 0.5, KEISEN_TIME_UNIT_AUTOMATIC}};
  const keisen_value bad[] = {KEISEN_VALUE(NAN)};
  const char *labels[] = {"seven", "two and a half"};
  const char *bad_labels[] = {"seven", "\xff"};
  EXPECT_OK(keisen_attachment_set_ticks(axis, 2, values, labels));
  EXPECT_STATUS(keisen_attachment_set_ticks(axis, 2, values, bad_labels), INVALID);
  EXPECT_STATUS(keisen_attachment_set_ticks(axis, 1, bad, NULL), INVALID);
  EXPECT_STATUS(keisen_attachment_set_ticks(axis, 1, NULL, NULL), INVALID);
  EXPECT_STATUS(keisen_attachment_set_ticks(axis, 10001, values, NULL), INVALID);
  EXPECT_STATUS(keisen_attachment_set_ticks(axis, SIZE_MAX, values, NULL), INVALID);
  EXPECT_OK(draw());
  EXPECT_INT(label_count(), 2);
  EXPECT_TEXT(label(0), "two and a half");
  EXPECT_TEXT(label(1), "seven");
  EXPECT_OK(keisen_attachment_set_ticks(axis, 0, values, NULL));
  EXPECT_OK(draw());
  EXPECT_INT(label_count(), 0);
  EXPECT_OK(keisen_attachment_set_ticks(axis, 0, NULL, NULL));
  EXPECT_OK(draw());
  EXPECT_INT(label_count(), 6);
}

static void changes_its_options(void) {
  keisen_axis_options options = KEISEN_AXIS_OPTIONS_INIT;
  keisen_tick_format_options format = KEISEN_TICK_FORMAT_OPTIONS_INIT;
  format.suffix = " m";
  options.format = &format;
  EXPECT_OK(keisen_attachment_set_axis_options(axis, &options));
  EXPECT_OK(draw());
  EXPECT_TEXT(label(0), "0 m");
  options.labels = false;
  EXPECT_OK(keisen_attachment_set_axis_options(axis, &options));
  EXPECT_OK(draw());
  EXPECT_INT(label_count(), 0);
  options.tick_start = INFINITY;
  EXPECT_STATUS(keisen_attachment_set_axis_options(axis, &options), INVALID);
  options.tick_start = 0;
  options.conversion_factor = 0;
  EXPECT_STATUS(keisen_attachment_set_axis_options(axis, &options), INVALID);
  options.conversion_factor = 1;
  options.place = (keisen_axis_place)9;
  EXPECT_STATUS(keisen_attachment_set_axis_options(axis, &options), INVALID);
  options.place = KEISEN_AXIS_PLACE_FRACTION;
  options.fraction = 1.5;
  EXPECT_STATUS(keisen_attachment_set_axis_options(axis, &options), INVALID);
  options.fraction = 0;
  options.place = KEISEN_AXIS_PLACE_EDGE;
  options.labels = true;
  options.bounded = true;
  options.from.offset = 1e6;
  options.to.offset = 2e6;
  EXPECT_OK(keisen_attachment_set_axis_options(axis, &options));
  EXPECT_OK(draw());
  EXPECT_INT(label_count(), 0);
  options.to.offset = NAN;
  EXPECT_STATUS(keisen_attachment_set_axis_options(axis, &options), INVALID);
  options.to.offset = -1e6;
  EXPECT_OK(keisen_attachment_set_axis_options(axis, &options));
  EXPECT_OK(draw());
  EXPECT(label_count() > 0);
  EXPECT_OK(keisen_attachment_set_axis_options(axis, NULL));
  keisen_attachment *grid = NULL;
  EXPECT_OK(keisen_attachment_create_grid(space, NULL, &grid));
  EXPECT_STATUS(keisen_attachment_set_axis_options(grid, NULL), INVALID);
  EXPECT_STATUS(keisen_attachment_set_grid_options(axis, NULL), INVALID);
  keisen_grid_options lines = KEISEN_GRID_OPTIONS_INIT;
  lines.dash_count = 1;
  EXPECT_STATUS(keisen_attachment_set_grid_options(grid, &lines), INVALID);
  EXPECT_OK(keisen_attachment_set_grid_options(grid, NULL));
  EXPECT_OK(keisen_attachment_release(grid));
}

/* The text of an attachment. */
static const char *text_of(keisen_attachment *attachment) {
  static char text[16];
  EXPECT_OK(keisen_attachment_get_text(attachment, sizeof text, text, NULL));
  return text;
}

static void ends_where_its_multiples_do(void) {
  keisen_axis_options options = KEISEN_AXIS_OPTIONS_INIT;
  keisen_projection *x = NULL;
  EXPECT_OK(keisen_space_get_x(space, &x));
  /* Counted from this anchor the last 128-bit integer is 0.303715884105727 above the origin. */
  EXPECT_OK(keisen_projection_set_range_time(x, 1183460469231731687, 1, 1.000000000000003));
  options.tick_interval = 1e-15;
  options.tick_anchor = -1.7014e23;
  EXPECT_OK(keisen_attachment_set_axis_options(axis, &options));
  EXPECT_OK(draw());
  EXPECT_INT(label_count(), 0);
  EXPECT_OK(
      keisen_projection_set_range_time(x, 1183460469231731687, 0.30371588410572, 0.30371588410573));
  EXPECT_OK(draw());
  EXPECT_INT(label_count(), 0);
  options.tick_interval = 0;
  options.tick_anchor = 0;
  EXPECT_OK(keisen_attachment_set_axis_options(axis, &options));
  EXPECT_OK(keisen_projection_set_range_time(x, 0, 0, 10));
  EXPECT_OK(keisen_projection_release(x));
}

static void reads_and_takes_its_title(void) {
  keisen_axis_options options = KEISEN_AXIS_OPTIONS_INIT;
  keisen_attachment *grid = NULL;
  char text[8];
  size_t length = 0;
  options.title = "\xC3\xA9t\xC3\xA9";
  EXPECT_OK(keisen_attachment_set_axis_options(axis, &options));
  EXPECT_OK(keisen_attachment_get_text(axis, 0, NULL, &length));
  EXPECT_INT(length, 5);
  EXPECT_OK(keisen_attachment_get_text(axis, 5, text, &length));
  EXPECT_TEXT(text, "\xC3\xA9t");
  EXPECT_STATUS(keisen_attachment_get_text(axis, 1, NULL, NULL), INVALID);
  options.title = "other";
  options.width = -1;
  EXPECT_STATUS(keisen_attachment_set_axis_options(axis, &options), INVALID);
  EXPECT_TEXT(text_of(axis), "\xC3\xA9t\xC3\xA9");
  options.width = 1;
  options.title = NULL;
  EXPECT_OK(keisen_attachment_set_axis_options(axis, &options));
  EXPECT_TEXT(text_of(axis), "");
  EXPECT_OK(keisen_attachment_set_text(axis, "again"));
  EXPECT_TEXT(text_of(axis), "again");
  EXPECT_OK(keisen_attachment_set_axis_options(axis, NULL));
  EXPECT_TEXT(text_of(axis), "");
  EXPECT_OK(keisen_attachment_create_grid(space, NULL, &grid));
  EXPECT_STATUS(keisen_attachment_get_text(grid, sizeof text, text, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "attachment has no text: it is of kind grid");
  EXPECT_OK(keisen_attachment_release(grid));
}

/* What a formatter is to do, and how often it and its end were called. */
struct script {
  int what;
  int calls;
  int ends;
};

static keisen_status format(const keisen_tick *tick, char *buffer, size_t capacity, void *context) {
  struct script *script = context;
  ++script->calls;
  keisen_image *image = NULL;
  EXPECT_INT(capacity, 4096);
  EXPECT_INT(buffer[0], 0);
  EXPECT(tick->struct_size >= sizeof *tick);
  EXPECT(tick->index < tick->count);
  switch (script->what) {
  case 0:
    snprintf(buffer, capacity, "<%s>", tick->text);
    return KEISEN_OK;
  case 1:
    return KEISEN_ERROR_TIMEOUT;
  case 2:
    memset(buffer, 'x', capacity);
    return KEISEN_OK;
  case 3:
    memcpy(buffer, "abc", 3);
    return KEISEN_OK;
  case 4:
    memcpy(buffer, "\xc3\x28", 3);
    return KEISEN_OK;
  default:
    EXPECT_STATUS(keisen_chart_render(chart, renderer, NULL, &image), KEISEN_ERROR_INVALID_STATE);
    snprintf(buffer, capacity, "%s", tick->text);
    return KEISEN_OK;
  }
}

static void end_script(void *context) { ++((struct script *)context)->ends; }

static void asks_a_formatter(void) {
  struct script script = {0, 0, 0}, other = {0, 0, 0};
  EXPECT_OK(keisen_attachment_set_tick_formatter(axis, format, end_script, &script));
  EXPECT_OK(draw());
  EXPECT_TEXT(label(0), "<0>");
  EXPECT(script.calls > 3);
  int calls = script.calls;
  EXPECT_OK(draw());
  EXPECT_INT(script.calls, calls);
  EXPECT_INT(script.ends, 0);
  EXPECT_OK(keisen_attachment_set_tick_formatter(axis, format, end_script, &other));
  EXPECT_INT(script.ends, 1);
  for (other.what = 1; other.what <= 4; ++other.what)
    EXPECT_STATUS(draw(), KEISEN_ERROR_CALLBACK);
  EXPECT_TEXT(label(0), "<0>");
  EXPECT_OK(draw());
  EXPECT_TEXT(label(0), "0");
  EXPECT_OK(keisen_attachment_set_tick_formatter(axis, NULL, NULL, NULL));
  EXPECT_INT(other.ends, 1);
  EXPECT_OK(draw());
}

static keisen_status locate(const keisen_tick_range *range,
                            keisen_value *ticks,
                            size_t capacity,
                            size_t *count,
                            void *context) {
  struct script *script = context;
  const keisen_value seven = KEISEN_VALUE(7.5), nan = KEISEN_VALUE(NAN);
  ++script->calls;
  EXPECT(range->struct_size >= sizeof *range && range->length > 0 && *count == 0);
  EXPECT_INT(capacity, 10000);
  ticks[0] = script->what == 2 ? nan : seven;
  if (script->what == 3)
    ticks[0].unit = (keisen_time_unit)99;
  *count = script->what == 1 ? capacity + 1 : 1;
  return script->what == 4 ? KEISEN_ERROR_IO : KEISEN_OK;
}

static void asks_a_locator(void) {
  struct script script = {0, 0, 0};
  EXPECT_OK(keisen_attachment_set_tick_locator(axis, locate, end_script, &script));
  EXPECT_OK(draw());
  EXPECT_INT(label_count(), 1);
  EXPECT_TEXT(label(0), "7.5");
  EXPECT_OK(keisen_attachment_set_tick_locator(axis, NULL, NULL, NULL));
  EXPECT_INT(script.ends, 1);
  for (script.what = 1; script.what <= 4; ++script.what) {
    EXPECT_OK(keisen_attachment_set_tick_locator(axis, locate, NULL, &script));
    EXPECT_STATUS(draw(), KEISEN_ERROR_CALLBACK);
  }
  EXPECT_OK(keisen_attachment_set_tick_locator(axis, NULL, NULL, NULL));
  EXPECT_OK(draw());
}

static keisen_status change(keisen_label *seen, void *context) {
  struct script *script = context;
  ++script->calls;
  EXPECT(seen->struct_size >= sizeof *seen);
  EXPECT(seen->box.width > 0 && seen->angle == 0);
  seen->hidden = seen->index == 0;
  if (script->what == 1)
    seen->radius = NAN;
  if (script->what == 2)
    seen->insets.left = INFINITY;
  return script->what == 3 ? KEISEN_ERROR_IO : KEISEN_OK;
}

static void asks_a_hook(void) {
  struct script script = {0, 0, 0};
  EXPECT_OK(draw());
  size_t count = label_count();
  EXPECT_OK(keisen_attachment_set_label_hook(axis, change, end_script, &script));
  EXPECT_OK(draw());
  EXPECT_INT(script.calls, count);
  EXPECT_INT(label_count(), count - 1);
  for (script.what = 1; script.what <= 3; ++script.what)
    EXPECT_STATUS(draw(), KEISEN_ERROR_CALLBACK);
  EXPECT_OK(keisen_attachment_set_label_hook(axis, NULL, NULL, NULL));
  EXPECT_INT(script.ends, 1);
  EXPECT_OK(draw());
  EXPECT_INT(label_count(), count);
}

static keisen_image *picture_of(keisen_chart *one) {
  keisen_image *image = NULL;
  EXPECT_OK(keisen_chart_render(one, renderer, NULL, &image));
  return image;
}

static size_t label_count_of(keisen_chart *one) {
  size_t count = 0;
  EXPECT_OK(keisen_chart_get_label_count(one, &count));
  return count;
}

/* Makes a chart of another size; its only part is an axis. */
static keisen_chart *wide_chart(keisen_attachment *part) {
  keisen_chart *made = NULL;
  EXPECT_OK(keisen_chart_create_bare(900, 150, &made));
  EXPECT_OK(keisen_chart_add_attachment(made, part, KEISEN_LAYER_ABOVE));
  return made;
}

static void serves_two_charts(void) {
  keisen_attachment *own = NULL;
  EXPECT_OK(keisen_attachment_create_axis(space, KEISEN_SIDE_BOTTOM, NULL, &own));
  keisen_chart *lone = wide_chart(own), *other = wide_chart(axis);
  keisen_image *first = picture_of(chart), *expected = picture_of(lone);
  for (int round = 0; round < 3; ++round) {
    keisen_image *narrow = picture_of(chart), *wide = picture_of(other);
    EXPECT(images_equal(narrow, first));
    EXPECT(images_equal(wide, expected)); /* as with an axis of its own */
    EXPECT(label_count_of(other) > label_count_of(chart));
    EXPECT_OK(keisen_image_release(narrow));
    EXPECT_OK(keisen_image_release(wide));
  }
  const size_t narrow_count = label_count_of(chart), wide_count = label_count_of(other);
  EXPECT_OK(keisen_attachment_set_text(axis, "both"));
  EXPECT_OK(keisen_image_release(picture_of(chart)));
  EXPECT_OK(keisen_image_release(picture_of(other)));
  EXPECT_INT(label_count_of(chart), narrow_count + 1);
  EXPECT_INT(label_count_of(other), wide_count + 1);
  EXPECT_OK(keisen_attachment_set_text(axis, NULL));
  EXPECT_OK(keisen_chart_release(other));
  keisen_image *last = picture_of(chart);
  EXPECT(images_equal(last, first));
  EXPECT_OK(keisen_image_release(last));
  EXPECT_OK(keisen_image_release(first));
  EXPECT_OK(keisen_image_release(expected));
  EXPECT_OK(keisen_chart_release(lone));
  EXPECT_OK(keisen_attachment_release(own));
}

static void tells_of_labels(void) {
  EXPECT_OK(keisen_attachment_set_text(axis, "caf\xc3\xa9"));
  EXPECT_OK(draw());
  size_t last = label_count() - 1, length = 0;
  char text[8];
  keisen_label_record record = KEISEN_LABEL_RECORD_INIT;
  EXPECT_OK(keisen_chart_get_label_record(chart, last, &record));
  EXPECT_INT(record.role, KEISEN_LABEL_AXIS_TITLE);
  EXPECT(record.center_x > 0 && record.center_x < 300 && record.width > 10 && record.angle == 0);
  EXPECT_OK(keisen_chart_get_label_text(chart, last, 0, NULL, &length));
  EXPECT_INT(length, 5);
  EXPECT_OK(keisen_chart_get_label_text(chart, last, 5, text, &length));
  EXPECT_TEXT(text, "caf");
  EXPECT_OK(keisen_chart_get_label_text(chart, last, 6, text, &length));
  EXPECT_TEXT(text, "caf\xc3\xa9");
  EXPECT_OK(keisen_chart_get_label_context(chart, last, sizeof text, text, &length));
  EXPECT_TEXT(text, "");
  EXPECT_STATUS(keisen_chart_get_label_text(chart, last, 1, NULL, NULL), INVALID);
  EXPECT_STATUS(keisen_chart_get_label_text(chart, last + 1, 1, text, NULL), INVALID);
  EXPECT_STATUS(keisen_chart_get_label_record(chart, SIZE_MAX, &record), INVALID);
  keisen_chart *fresh = NULL;
  EXPECT_OK(keisen_chart_create(10, 10, &fresh));
  EXPECT_STATUS(keisen_chart_get_label_count(fresh, &length), KEISEN_ERROR_INVALID_STATE);
  EXPECT_OK(keisen_chart_release(fresh));
}

int main(void) {
  keisen_projection *x = NULL;
  renderer = cpu_renderer();
  EXPECT_OK(keisen_chart_create_bare(300, 200, &chart));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &x));
  EXPECT_OK(keisen_projection_set_range(x, 0, 10));
  EXPECT_OK(keisen_attachment_create_axis(space, KEISEN_SIDE_BOTTOM, NULL, &axis));
  EXPECT_OK(keisen_chart_add_attachment(chart, axis, KEISEN_LAYER_ABOVE));
  test("takes ticks and labels of the caller's", takes_ticks);
  test("changes its options, all or none", changes_its_options);
  test("has no ticks beyond the integers that count them", ends_where_its_multiples_do);
  test("reads its title, and takes it from its options", reads_and_takes_its_title);
  test("asks a formatter for its labels, and ends the frame when that fails", asks_a_formatter);
  test("puts ticks where a locator says", asks_a_locator);
  test("asks a hook about each label, and ends the frame when that fails", asks_a_hook);
  test("serves two charts at once", serves_two_charts);
  test("tells what its labels say and where they are", tells_of_labels);
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_attachment_release(axis));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_renderer_release(renderer));
  return summary();
}
