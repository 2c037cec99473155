/* Gestures: events to a state, connection with updaters, limits, recording. */
#include "fixture.h"

#include <math.h>

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static const keisen_rect plot = {50, 20, 400, 200};
static keisen_interpreter *interpreter;

static void begin(void) { EXPECT_OK(keisen_interpreter_create(&plot, &interpreter)); }

static void end(void) { EXPECT_OK(keisen_interpreter_release(interpreter)); }

static keisen_gesture_state state(void) {
  keisen_gesture_state state = {NAN, NAN, NAN, NAN};
  EXPECT_OK(keisen_interpreter_get_state(interpreter, NAN, &state));
  return state;
}

static void no_inertia(void) {
  keisen_gesture_options options;
  EXPECT_OK(keisen_gesture_options_init(&options, sizeof options));
  options.inertia = false;
  EXPECT_OK(keisen_interpreter_set_options(interpreter, &options));
}

static void drag(double time) {
  EXPECT_OK(keisen_interpreter_begin_pan(interpreter, 100, 100, time));
  EXPECT_OK(keisen_interpreter_move_pan(interpreter, 200, 50, time + 0.1));
  EXPECT_OK(keisen_interpreter_end_pan(interpreter, 200, 50, time + 0.1));
}

static keisen_projection *projection(double min, double max, keisen_updater **updater) {
  keisen_projection *projection;
  keisen_value low = KEISEN_VALUE(0), high = KEISEN_VALUE(0);
  low.offset = min, high.offset = max;
  EXPECT_OK(keisen_projection_create(min, max, KEISEN_SCALE_LINEAR, &projection));
  EXPECT_OK(keisen_updater_create(projection, updater));
  EXPECT_OK(keisen_updater_add_value(*updater, low));
  EXPECT_OK(keisen_updater_add_value(*updater, high));
  return projection;
}

static void expect_range(keisen_projection *projection, double min, double max) {
  double low = NAN, high = NAN;
  EXPECT_OK(keisen_projection_get_range(projection, &low, &high));
  EXPECT(fabs(low - min) < 1e-12);
  EXPECT(fabs(high - max) < 1e-12);
}

/* One call connects updaters; content follows the pointer, y up. */
static void test_connect(void) {
  begin();
  no_inertia();
  keisen_updater *updaters[2];
  keisen_projection *x = projection(0, 10, &updaters[0]), *y = projection(-1, 1, &updaters[1]);
  const double angles[] = {0, 3.14159265358979323846 / 2};
  uint64_t number = 0;
  EXPECT_OK(keisen_interpreter_connect(interpreter, updaters, angles, 2, &number));
  drag(0);
  expect_range(x, -2.5, 7.5);
  expect_range(y, -1.5, 0.5);
  EXPECT_OK(keisen_interpreter_disconnect(interpreter, number));
  EXPECT_OK(keisen_interpreter_disconnect(interpreter, number));
  drag(1);
  expect_range(x, -2.5, 7.5);
  const double bad[] = {0, NAN};
  EXPECT_STATUS(keisen_interpreter_connect(interpreter, updaters, bad, 2, &number), INVALID);
  EXPECT_STATUS(keisen_interpreter_connect(interpreter, NULL, angles, 2, &number), INVALID);
  EXPECT_STATUS(keisen_interpreter_connect(interpreter, updaters, NULL, 2, &number), INVALID);
  EXPECT_OK(keisen_interpreter_connect(interpreter, NULL, NULL, 0, NULL));
  for (int i = 0; i < 2; i++)
    EXPECT_OK(keisen_updater_release(updaters[i]));
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_projection_release(y));
  end();
}

/* The long way: a restriction of the interpreter's, which can be read. */
static void test_restriction(void) {
  begin();
  no_inertia();
  keisen_updater *updater;
  keisen_projection *x = projection(0, 10, &updater);
  keisen_restriction *restriction;
  keisen_restriction_kind kind;
  keisen_value angle;
  keisen_interpreter *same;
  bool equal = false;
  EXPECT_OK(keisen_restriction_create_user_interactive(interpreter, 0, &restriction));
  EXPECT_OK(keisen_restriction_get_kind(restriction, &kind));
  EXPECT(kind == KEISEN_RESTRICTION_USER_INTERACTIVE);
  EXPECT_OK(
      keisen_restriction_get_parameter(restriction, KEISEN_RESTRICTION_PARAMETER_ANGLE, &angle));
  EXPECT(angle.offset == 0);
  EXPECT_OK(keisen_restriction_get_interpreter(restriction, &same));
  EXPECT_OK(keisen_interpreter_equal(interpreter, same, &equal));
  EXPECT(equal);
  EXPECT_OK(keisen_updater_append(updater, restriction));
  EXPECT_OK(keisen_interpreter_wheel(interpreter, 250, 120, 0, -500 * log(2), 0, 0));
  EXPECT_OK(keisen_updater_update(updater, NAN, NULL));
  expect_range(x, 2.5, 7.5);
  EXPECT_OK(keisen_interpreter_release(same));
  EXPECT_OK(keisen_restriction_release(restriction));
  restriction = NULL;
  EXPECT_STATUS(keisen_restriction_create_user_interactive(interpreter, INFINITY, &restriction),
                INVALID);
  EXPECT(restriction == NULL);
  EXPECT_OK(keisen_updater_release(updater));
  EXPECT_OK(keisen_projection_release(x));
  end();
}

/* A window is zoomed and moved within its own limits. */
static void test_window(void) {
  begin();
  no_inertia();
  keisen_updater *updater;
  keisen_projection *x = projection(0, 1000, &updater);
  keisen_restriction *window, *other;
  const keisen_viewport viewport = {NULL, KEISEN_DIMENSION_X, 400};
  const keisen_value half = KEISEN_VALUE(0.5);
  EXPECT_OK(keisen_restriction_create_window(&viewport, half, NULL, &window));
  EXPECT_OK(keisen_updater_append(updater, window));
  EXPECT_OK(keisen_updater_update(updater, NAN, NULL));
  EXPECT_OK(
      keisen_interpreter_connect_window(interpreter, window, updater, KEISEN_DIMENSION_X, NULL));
  drag(0);
  expect_range(x, 350, 550);
  EXPECT_OK(keisen_restriction_create_probe(&other));
  EXPECT_STATUS(
      keisen_interpreter_connect_window(interpreter, other, updater, KEISEN_DIMENSION_X, NULL),
      INVALID);
  EXPECT_OK(keisen_restriction_release(other));
  EXPECT_OK(keisen_restriction_release(window));
  EXPECT_OK(keisen_updater_release(updater));
  EXPECT_OK(keisen_projection_release(x));
  end();
}

/* 1000 points a second glide 249.75 points, in 1.727 s (ancestor, vector 10). */
static void test_inertia(void) {
  begin();
  for (int step = 0; step <= 20; step++) {
    double x = 100 + 10 * step, time = 0.01 * step;
    EXPECT_OK(step ? keisen_interpreter_move_pan(interpreter, x, 100, time)
                   : keisen_interpreter_begin_pan(interpreter, x, 100, time));
  }
  EXPECT_OK(keisen_interpreter_end_pan(interpreter, 300, 100, 0.2));
  double next = NAN;
  bool moved = false;
  EXPECT_OK(keisen_interpreter_get_next_time(interpreter, 0.3, &next));
  EXPECT(next == 0.3);
  EXPECT_OK(keisen_interpreter_get_next_time(interpreter, 0.2 + 1.726, &next));
  EXPECT(next == 0.2 + 1.726);
  keisen_gesture_state seen;
  EXPECT_OK(keisen_interpreter_get_state(interpreter, 0.2 + 1.728, &seen));
  EXPECT_OK(keisen_interpreter_get_next_time(interpreter, 0.2 + 1.728, &next));
  EXPECT(next == INFINITY);
  double before = state().translation_x;
  EXPECT_OK(keisen_interpreter_advance(interpreter, 5, &moved));
  EXPECT(moved);
  EXPECT(fabs((state().translation_x - before) * 400 - 249.75) < 0.01);
  EXPECT_STATUS(keisen_interpreter_advance(interpreter, NAN, NULL), INVALID);
  EXPECT_STATUS(keisen_interpreter_get_next_time(interpreter, NAN, &next), INVALID);
  end();
}

/* Limits hold the state; a rubber band lets go of them for a while. */
static void test_limits(void) {
  begin();
  EXPECT_OK(keisen_interpreter_limit_bounds(interpreter, KEISEN_DIMENSION_X, 0.5, 4, -INFINITY,
                                            INFINITY));
  EXPECT_OK(keisen_interpreter_limit_fixed(interpreter, KEISEN_DIMENSION_Y));
  EXPECT_OK(keisen_interpreter_wheel(interpreter, 250, 120, 0, -5000, 0, 0));
  EXPECT(state().scale_x == 4);
  EXPECT(state().scale_y == 1);
  EXPECT_OK(keisen_interpreter_begin_pan(interpreter, 100, 100, 1));
  EXPECT_OK(keisen_interpreter_move_pan(interpreter, 100, 50, 2));
  EXPECT(fabs(state().translation_y * 200 - 50 * log(2)) < 1e-9);
  EXPECT_OK(keisen_interpreter_cancel(interpreter, 3));
  EXPECT(state().translation_y == 0);
  EXPECT_OK(keisen_interpreter_clear_limits(interpreter));
  const keisen_value low = KEISEN_VALUE(0), high = KEISEN_VALUE(100);
  const keisen_value min = KEISEN_VALUE(40), max = KEISEN_VALUE(60), length = KEISEN_VALUE(5);
  EXPECT_OK(keisen_interpreter_limit_range(interpreter, KEISEN_DIMENSION_X, low, high, min, max,
                                           &length, NULL));
  const keisen_gesture_state far = {-9, 0, 1, 1};
  EXPECT_OK(keisen_interpreter_set_state(interpreter, far));
  EXPECT(state().translation_x == -2);
  EXPECT_STATUS(keisen_interpreter_limit_range(interpreter, KEISEN_DIMENSION_X, high, low, min, max,
                                               NULL, NULL),
                INVALID);
  EXPECT_STATUS(keisen_interpreter_limit_bounds(interpreter, KEISEN_DIMENSION_X, 2, 1, 0, 0),
                INVALID);
  EXPECT_STATUS(keisen_interpreter_limit_bounds(interpreter, KEISEN_DIMENSION_X, 1, 2, NAN, 0),
                INVALID);
  EXPECT_STATUS(keisen_interpreter_limit_fixed(interpreter, (keisen_dimension)7), INVALID);
  end();
}

/* Whole events: touches, a box, a resize, and what is refused. */
static void test_events(void) {
  begin();
  keisen_event event = KEISEN_EVENT_INIT, same;
  bool used = true, selecting = false;
  keisen_rect box;
  EXPECT_OK(keisen_event_init(&same, sizeof same));
  EXPECT(same.pointer_id == -1 && same.buttons == UINT32_MAX && same.state.scale_x == 1 &&
         same.plot.width == -1);
  event.type = KEISEN_EVENT_POINTER_MOVE;
  EXPECT_OK(keisen_interpreter_handle(interpreter, &event, &used));
  EXPECT(!used);
  keisen_touch touches[] = {{4, 240, 120}, {9, 260, 120}};
  event.type = KEISEN_EVENT_POINTER_DOWN;
  event.x = 250, event.y = 120;
  event.touches = touches;
  event.touch_count = 2;
  EXPECT_OK(keisen_interpreter_handle(interpreter, &event, &used));
  EXPECT(used);
  touches[0].x = 230, touches[1].x = 270;
  event.type = KEISEN_EVENT_POINTER_MOVE;
  EXPECT_OK(keisen_interpreter_handle(interpreter, &event, NULL));
  EXPECT(state().scale_x == 2 && state().scale_y == 1);
  event = (keisen_event)KEISEN_EVENT_INIT;
  event.type = KEISEN_EVENT_POINTER_UP;
  event.ntouches = 0;
  EXPECT_OK(keisen_interpreter_handle(interpreter, &event, NULL));

  EXPECT_OK(keisen_interpreter_type_key(interpreter, "Home", 0, 1));
  EXPECT_OK(keisen_interpreter_begin_box(interpreter, 350, 70, 1));
  EXPECT_OK(keisen_interpreter_move_pan(interpreter, 500, 120, 2));
  EXPECT_OK(keisen_interpreter_get_box(interpreter, &selecting, &box));
  EXPECT(selecting && box.x == 350 && box.width == 100 && box.height == 50);
  EXPECT_OK(keisen_interpreter_end_pan(interpreter, 500, 120, 2));
  EXPECT(state().scale_x == 4 && state().translation_x == -0.375);
  EXPECT_OK(keisen_interpreter_double_click(interpreter, 100, 100, 3));
  EXPECT(state().scale_x == 1);
  EXPECT_OK(keisen_interpreter_pinch(interpreter, 240, 120, 260, 120, 4));
  EXPECT_OK(keisen_interpreter_pinch(interpreter, 245, 120, 255, 120, 5));
  EXPECT_OK(keisen_interpreter_end_pinch(interpreter, 6));
  EXPECT(state().scale_x == 0.5);

  event = (keisen_event)KEISEN_EVENT_INIT;
  event.type = KEISEN_EVENT_RESIZE;
  event.plot = (keisen_rect){1, 2, 3, 4};
  EXPECT_OK(keisen_interpreter_handle(interpreter, &event, NULL));
  EXPECT_OK(keisen_interpreter_get_plot(interpreter, &box));
  EXPECT(box.x == 1 && box.height == 4);
  EXPECT_OK(keisen_interpreter_set_plot(interpreter, plot));

  keisen_interpreter *unset;
  EXPECT_OK(keisen_interpreter_create(NULL, &unset));
  EXPECT_OK(keisen_interpreter_get_plot(unset, &box));
  EXPECT(box.width == -1);
  EXPECT_STATUS(keisen_interpreter_wheel(unset, 1, 1, 0, -9, 0, 0), KEISEN_ERROR_INVALID_STATE);
  event.plot.width = -1;
  event.width = 600;
  event.height = 300;
  EXPECT_OK(keisen_interpreter_handle(unset, &event, NULL));
  EXPECT_OK(keisen_interpreter_get_plot(unset, &box));
  EXPECT(box.x == 0 && box.width == 600 && box.height == 300);
  EXPECT_OK(keisen_interpreter_release(unset));
  event.plot.width = 3;

  keisen_gesture_state before = state();
  EXPECT_STATUS(keisen_interpreter_handle(interpreter, NULL, NULL), INVALID);
  event.plot.height = -3;
  EXPECT_STATUS(keisen_interpreter_handle(interpreter, &event, NULL), INVALID);
  event = (keisen_event)KEISEN_EVENT_INIT;
  event.type = (keisen_event_type)77;
  EXPECT_STATUS(keisen_interpreter_handle(interpreter, &event, NULL), INVALID);
  event.type = KEISEN_EVENT_POINTER_DOWN;
  event.touch_count = 3;
  EXPECT_STATUS(keisen_interpreter_handle(interpreter, &event, NULL), INVALID);
  event.touch_count = SIZE_MAX;
  event.touches = touches;
  EXPECT_STATUS(keisen_interpreter_handle(interpreter, &event, NULL), INVALID);
  event.touch_count = 0;
  event.time = NAN;
  EXPECT_STATUS(keisen_interpreter_handle(interpreter, &event, NULL), INVALID);
  event.time = 0;
  event.struct_size = 3;
  EXPECT_STATUS(keisen_interpreter_handle(interpreter, &event, NULL), INVALID);
  EXPECT_STATUS(keisen_interpreter_begin_pan(interpreter, INFINITY, 0, 0), INVALID);
  EXPECT_STATUS(keisen_interpreter_type_key(interpreter, NULL, 0, 0), INVALID);
  EXPECT_STATUS(keisen_interpreter_create(&(keisen_rect){0, 0, NAN, 1}, &interpreter), INVALID);
  begin();
  EXPECT(before.scale_x == 0.5);
  end();
}

static bool handle(keisen_event_type type, double x, double time, int button, uint32_t buttons) {
  keisen_event event = KEISEN_EVENT_INIT;
  bool used = false;
  event.type = type;
  event.time = time;
  event.x = x, event.y = 100;
  event.button = button;
  event.buttons = buttons;
  EXPECT_OK(keisen_interpreter_handle(interpreter, &event, &used));
  return used;
}

/* A press of what is down, and a move without a button, lift what went up unseen. */
static void test_lost_lifts(void) {
  begin();
  no_inertia();
  EXPECT(handle(KEISEN_EVENT_POINTER_DOWN, 100, 0, 1, 1));
  EXPECT(handle(KEISEN_EVENT_POINTER_MOVE, 120, 1, 0, UINT32_MAX));
  EXPECT(handle(KEISEN_EVENT_POINTER_DOWN, 60, 2, 1, 1));
  EXPECT(state().translation_x == 0.05);
  EXPECT(!handle(KEISEN_EVENT_POINTER_MOVE, 60, 1.9, 0, 0));
  EXPECT(handle(KEISEN_EVENT_POINTER_MOVE, 80, 3, 0, 0));
  EXPECT(state().translation_x == 0.1);
  EXPECT(!handle(KEISEN_EVENT_POINTER_MOVE, 90, 4, 0, 0));
  EXPECT_OK(keisen_interpreter_begin_pan(interpreter, 100, 100, 5));
  EXPECT_OK(keisen_interpreter_pinch(interpreter, 240, 120, 260, 120, 6));
  EXPECT_OK(keisen_interpreter_pinch(interpreter, 230, 120, 270, 120, 7));
  EXPECT(state().scale_x == 2);
  EXPECT_OK(keisen_interpreter_begin_pan(interpreter, 100, 100, 8));
  EXPECT_OK(keisen_interpreter_move_pan(interpreter, 140, 100, 9));
  EXPECT(fabs(state().translation_x - 0.15) < 1e-15);
  end();
}

/* What the functions of a custom limit do, and how often they were called and ended. */
static struct {
  enum { ALLOWS, FAILS, TELLS_NAN, IS_REVERSED, TELLS_NOTHING, CHANGES, RELEASES } way;
  int calls, ends;
} custom;

static keisen_status misbehave(double *min, double *max) {
  ++custom.calls;
  switch (custom.way) {
  case FAILS:
    return KEISEN_ERROR_IO;
  case TELLS_NAN:
    *min = NAN;
    return KEISEN_OK;
  case IS_REVERSED:
    *min = 2, *max = 1;
    return KEISEN_OK;
  case TELLS_NOTHING:
    *min = *max = 0;
    return KEISEN_OK;
  case CHANGES:
    EXPECT(state().scale_x >= 1);
    EXPECT_STATUS(keisen_interpreter_clear_limits(interpreter), KEISEN_ERROR_INVALID_STATE);
    return keisen_interpreter_type_key(interpreter, "Home", 0, 0);
  case RELEASES:
    custom.way = ALLOWS;
    return keisen_interpreter_release(interpreter);
  default:
    return KEISEN_OK;
  }
}

static keisen_status scales(double *min, double *max, void *context) {
  EXPECT(context == &custom && *min == 0 && *max == INFINITY);
  *min = 0.5, *max = 4;
  return misbehave(min, max);
}

static keisen_status translations(double scale, double *min, double *max, void *context) {
  EXPECT(context == &custom && *min == -INFINITY && *max == INFINITY);
  *min = 0, *max = 1 / scale;
  return misbehave(min, max);
}

static void end_limit(void *context) {
  EXPECT(context == &custom);
  ++custom.ends;
}

static keisen_status limit(keisen_scales_function scales, keisen_translations_function moves) {
  return keisen_interpreter_limit_custom(interpreter, KEISEN_DIMENSION_X, scales, moves, end_limit,
                                         &custom);
}

/* Functions of the caller's hold the state; one that fails leaves it as it was. */
static void test_custom_limits(void) {
  begin();
  no_inertia();
  memset(&custom, 0, sizeof custom);
  EXPECT_OK(limit(scales, translations));
  const keisen_gesture_state far = {9, 9, 9, 9};
  EXPECT_OK(keisen_interpreter_set_state(interpreter, far));
  EXPECT(state().scale_x == 4 && state().translation_x == 0.25);
  EXPECT(state().scale_y == 9 && state().translation_y == 9);
  EXPECT(custom.calls > 0);
  const keisen_gesture_state before = state();
  const int ways[] = {FAILS, TELLS_NAN, IS_REVERSED, CHANGES};
  for (size_t i = 0; i < sizeof ways / sizeof *ways; ++i) {
    custom.way = ways[i];
    EXPECT_STATUS(keisen_interpreter_type_key(interpreter, "ArrowLeft", 0, 1),
                  KEISEN_ERROR_CALLBACK);
    EXPECT_STATUS(limit(scales, NULL), KEISEN_ERROR_CALLBACK);
    EXPECT_STATUS(keisen_interpreter_begin_pan(interpreter, 100, 100, 1), KEISEN_ERROR_CALLBACK);
    keisen_gesture_state after = state();
    EXPECT(memcmp(&before, &after, sizeof after) == 0);
  }
  custom.way = TELLS_NOTHING;
  EXPECT_STATUS(limit(scales, NULL), KEISEN_ERROR_CALLBACK);
  EXPECT(strstr(keisen_last_error_message(), "scales") != NULL);
  custom.way = ALLOWS;
  EXPECT_STATUS(limit(NULL, NULL), INVALID);
  EXPECT_STATUS(keisen_interpreter_limit_custom(interpreter, (keisen_dimension)7, scales, NULL,
                                                end_limit, &custom),
                INVALID);
  EXPECT_INT(custom.ends, 0);
  EXPECT_OK(limit(NULL, translations));
  EXPECT_OK(keisen_interpreter_type_key(interpreter, "ArrowLeft", 0, 1));
  EXPECT(state().translation_x == 0.25);
  EXPECT_OK(keisen_interpreter_clear_limits(interpreter));
  EXPECT_INT(custom.ends, 2);
  EXPECT_OK(limit(scales, NULL));
  end();
  EXPECT_INT(custom.ends, 3);
  begin();
  EXPECT_OK(limit(scales, NULL));
  custom.way = RELEASES;
  EXPECT_OK(keisen_interpreter_type_key(interpreter, "+", 0, 1));
  EXPECT_INT(custom.ends, 4);
  EXPECT_STATUS(keisen_interpreter_clear_limits(interpreter), KEISEN_ERROR_INVALID_HANDLE);
}

static keisen_status
fails(keisen_proposed_range *range, const keisen_range_context *about, void *context) {
  (void)range, (void)about, (void)context;
  return KEISEN_ERROR_IO;
}

/* The context of a limit that is there is the limit's, also where a connected range failed. */
static void test_custom_limit_beside_a_failure(void) {
  begin();
  memset(&custom, 0, sizeof custom);
  keisen_updater *updater;
  keisen_restriction *failing;
  keisen_projection *x = projection(0, 10, &updater);
  EXPECT_OK(keisen_restriction_create_custom(fails, NULL, NULL, NULL, &failing));
  EXPECT_OK(keisen_updater_append(updater, failing));
  const double angle = 0;
  EXPECT_OK(keisen_interpreter_connect(interpreter, &updater, &angle, 1, NULL));
  const keisen_gesture_state far = {9, 0, 1, 1};
  EXPECT_STATUS(keisen_interpreter_set_state(interpreter, far), KEISEN_ERROR_CALLBACK);
  EXPECT_OK(limit(NULL, translations));
  EXPECT(state().translation_x == 1);
  EXPECT_STATUS(keisen_interpreter_type_key(interpreter, "ArrowRight", 0, 0),
                KEISEN_ERROR_CALLBACK);
  EXPECT_INT(custom.ends, 0);
  EXPECT_OK(keisen_restriction_release(failing));
  EXPECT_OK(keisen_updater_release(updater));
  EXPECT_OK(keisen_projection_release(x));
  end();
  EXPECT_INT(custom.ends, 1);
}

static void observe(const keisen_gesture_state *state, void *context) {
  *(double *)context = state->translation_x;
}

static void destroy(void *context) { *(double *)context = -1; }

/* Observers are told until they are removed, and their context ends. */
static void test_observers(void) {
  begin();
  double reported = 0;
  uint64_t number;
  EXPECT_OK(keisen_interpreter_add_observer(interpreter, observe, destroy, &reported, &number));
  drag(0);
  EXPECT(reported == 0.25);
  EXPECT_OK(keisen_interpreter_remove_observer(interpreter, number));
  EXPECT(reported == -1);
  EXPECT_OK(keisen_interpreter_remove_observer(interpreter, number));
  EXPECT_STATUS(keisen_interpreter_add_observer(interpreter, NULL, destroy, &reported, &number),
                INVALID);
  end();
}

/* What was recorded replays to the same state, bit for bit; bad lines are refused. */
static void test_recording(void) {
  begin();
  keisen_bytes *bytes;
  const uint8_t *data;
  size_t size = 9, count = 0;
  EXPECT_OK(keisen_interpreter_get_recording(interpreter, &bytes));
  EXPECT_OK(keisen_bytes_get_data(bytes, &data, &size));
  EXPECT(size == 0);
  EXPECT_OK(keisen_bytes_release(bytes));
  EXPECT_OK(keisen_interpreter_start_recording(interpreter));
  drag(0.1);
  EXPECT_OK(keisen_interpreter_wheel(interpreter, 111.1, 99.9, 3, -77, KEISEN_MODIFIER_SHIFT, 0.3));
  EXPECT_OK(keisen_interpreter_begin_pan(interpreter, 100, 100, 1));
  EXPECT_STATUS(keisen_interpreter_start_recording(interpreter), KEISEN_ERROR_INVALID_STATE);
  keisen_gesture_state first = state();
  EXPECT_OK(keisen_interpreter_get_recording(interpreter, &bytes));
  EXPECT_OK(keisen_interpreter_stop_recording(interpreter));
  end();
  begin();
  EXPECT_OK(keisen_bytes_get_data(bytes, &data, &size));
  EXPECT_OK(keisen_interpreter_replay(interpreter, data, size, &count));
  EXPECT(count == 6);
  keisen_gesture_state second = state();
  EXPECT(memcmp(&first, &second, sizeof first) == 0);
  EXPECT_OK(keisen_bytes_release(bytes));
  const char *bad =
      "{\"event_type\":\"key_down\",\"key\":\"0\",\"time_stamp\":2}\n{\"event_type\":";
  EXPECT_STATUS(keisen_interpreter_replay(interpreter, bad, strlen(bad), &count), INVALID);
  EXPECT(strstr(keisen_last_error_message(), "line 2: not JSON") != NULL);
  EXPECT(state().translation_x == second.translation_x);
  EXPECT_STATUS(keisen_interpreter_replay(interpreter, NULL, 3, &count), INVALID);
  EXPECT_OK(keisen_interpreter_replay(interpreter, NULL, 0, NULL));
  end();
}

/* Options come back as they were set, and bad ones are refused. */
static void test_options(void) {
  begin();
  keisen_gesture_options options;
  options.struct_size = sizeof options;
  EXPECT_OK(keisen_interpreter_get_options(interpreter, &options));
  EXPECT(options.soft && options.inertia && options.changes_x && options.orientation_step == 0);
  EXPECT(isnan(options.anchor_x) && options.wheel_rate == 0.002);
  options.changes_y = false;
  options.anchor_x = 0, options.anchor_y = 1;
  EXPECT_OK(keisen_interpreter_set_options(interpreter, &options));
  EXPECT_OK(keisen_interpreter_get_options(interpreter, &options));
  EXPECT(!options.changes_y && options.anchor_y == 1);
  options.key_factor = 0;
  EXPECT_STATUS(keisen_interpreter_set_options(interpreter, &options), INVALID);
  options.key_factor = NAN;
  EXPECT_STATUS(keisen_interpreter_set_options(interpreter, &options), INVALID);
  EXPECT_OK(keisen_interpreter_set_options(interpreter, NULL));
  end();
}

int main(void) {
  test("one call lets updaters follow, content under the pointer, y up", test_connect);
  test("a restriction of an interpreter tells its angle and its interpreter", test_restriction);
  test("a window is moved within its own limits", test_window);
  test("1000 points a second glide 249.75 points in 1.727 s", test_inertia);
  test("limits hold the state, and a rubber band lets go of them for a while", test_limits);
  test("whole events tell touches, boxes and plots, and bad ones are refused", test_events);
  test("what went up unseen is lifted by the next press, or by a move without a button",
       test_lost_lifts);
  test("functions hold the state, and where one fails it is as before the event",
       test_custom_limits);
  test("a limit that is there keeps its context where a connected range failed",
       test_custom_limit_beside_a_failure);
  test("observers are told until they are removed", test_observers);
  test("a recording replays to the same state, and bad lines are refused", test_recording);
  test("options come back as they were set, and bad ones are refused", test_options);
  return summary();
}
