/* Animations: what moves with the time of frames. */
#include "fixture.h"

#include <math.h>

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static keisen_chart *chart;
static keisen_space *space;
static keisen_projection *x;
static keisen_series *line;
static keisen_animator *animator;
static keisen_renderer *renderer;
static int destroyed, ended, finished, reported;
static double values[2];

static void begin(void) {
  const double numbers[] = {1, 2, 3};
  keisen_column *y = NULL;
  destroyed = ended = finished = reported = 0;
  EXPECT_OK(keisen_column_create_copy(KEISEN_ELEMENT_F64, numbers, sizeof *numbers, 3, &y));
  EXPECT_OK(keisen_chart_create(200, 100, &chart));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &x));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, y, NULL, &line));
  EXPECT_OK(keisen_column_release(y));
  EXPECT_OK(keisen_animator_create(&animator));
  EXPECT_OK(keisen_chart_add_animator(chart, animator));
  renderer = cpu_renderer();
}

static void end(void) {
  EXPECT_OK(keisen_series_release(line));
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_animator_release(animator));
  EXPECT_OK(keisen_renderer_release(renderer));
}

static keisen_status draw(double time) {
  keisen_render_options options = KEISEN_RENDER_OPTIONS_INIT;
  keisen_image *image = NULL;
  options.time = time;
  const keisen_status status = keisen_chart_render(chart, renderer, &options, &image);
  EXPECT_OK(keisen_image_release(image));
  return status;
}

static keisen_animation_options linear(void) {
  keisen_animation_options options = KEISEN_ANIMATION_OPTIONS_INIT;
  options.easing = KEISEN_EASING_LINEAR;
  options.has_start = true;
  options.duration = 1;
  return options;
}

/* Adds an animation, which the animator alone keeps. */
static uint64_t add(keisen_animation *animation) {
  uint64_t id = 0;
  EXPECT_OK(keisen_animator_add(animator, animation, &id));
  EXPECT_OK(keisen_animation_release(animation));
  return id;
}

static void destroy(void *context) { *(int *)context += 1; }

static void take_end(keisen_animation_outcome outcome, void *context) {
  (void)context;
  ended += 1;
  finished += outcome == KEISEN_ANIMATION_OUTCOME_FINISHED;
}

static keisen_status take(const double *given, size_t count, void *context) {
  EXPECT_INT(count, 2);
  EXPECT(context == &destroyed);
  values[0] = given[0];
  values[1] = given[1];
  reported += 1;
  return given[0] == 0.75 ? KEISEN_ERROR_IO : KEISEN_OK;
}

static void moves_a_range(void) {
  begin();
  const keisen_animation_options options = linear();
  const keisen_value min = KEISEN_VALUE(20), max = KEISEN_VALUE(50);
  keisen_animation *animation = NULL;
  double low = 0, high = 0, time = 0;
  size_t count = 0;
  EXPECT_OK(keisen_projection_set_range(x, 0, 10));
  EXPECT_OK(keisen_animation_create_range(x, min, max, &options, &animation));
  EXPECT_OK(keisen_animation_set_end(animation, take_end, destroy, &destroyed));
  add(animation);
  EXPECT_OK(keisen_chart_get_next_frame_time(chart, 7, &time));
  EXPECT_DOUBLE(time, 7);
  EXPECT_OK(draw(0.25));
  EXPECT_OK(keisen_projection_get_range(x, &low, &high));
  EXPECT_DOUBLE(low, 5);
  EXPECT_DOUBLE(high, 20);
  EXPECT_INT(ended, 0);
  EXPECT_OK(draw(1));
  EXPECT_OK(keisen_projection_get_range(x, &low, &high));
  EXPECT_DOUBLE(low, 20);
  EXPECT_DOUBLE(high, 50);
  EXPECT_INT(ended, 1);
  EXPECT_INT(finished, 1);
  EXPECT_INT(destroyed, 1);
  EXPECT_OK(keisen_animator_get_count(animator, &count));
  EXPECT_INT(count, 0);
  EXPECT_OK(keisen_chart_get_next_frame_time(chart, 7, &time));
  EXPECT(time == INFINITY);
  EXPECT_STATUS(keisen_chart_get_next_frame_time(chart, NAN, &time), INVALID);
  EXPECT_STATUS(keisen_animator_get_next_time(animator, INFINITY, &time), INVALID);
  end();
}

static void moves_what_is_the_callers(void) {
  begin();
  const keisen_animation_options options = linear();
  const double from[] = {0, 10}, to[] = {1, 20};
  keisen_animation *animation = NULL;
  EXPECT_OK(
      keisen_animation_create_custom(2, from, to, take, destroy, &destroyed, &options, &animation));
  add(animation);
  EXPECT_OK(draw(0.5));
  EXPECT_DOUBLE(values[0], 0.5);
  EXPECT_DOUBLE(values[1], 15);
  EXPECT_STATUS(draw(0.75), KEISEN_ERROR_CALLBACK);
  EXPECT_DOUBLE(values[0], 0.5);
  EXPECT_INT(reported, 3);
  EXPECT_INT(destroyed, 0);
  EXPECT_OK(draw(1));
  EXPECT_DOUBLE(values[1], 20);
  EXPECT_INT(destroyed, 1);
  const double bad[] = {NAN, 1};
  EXPECT_STATUS(
      keisen_animation_create_custom(2, bad, to, take, destroy, &destroyed, NULL, &animation),
      INVALID);
  EXPECT_STATUS(
      keisen_animation_create_custom(2, NULL, to, take, destroy, &destroyed, NULL, &animation),
      INVALID);
  EXPECT_STATUS(
      keisen_animation_create_custom(2, from, to, NULL, destroy, &destroyed, NULL, &animation),
      INVALID);
  EXPECT_STATUS(keisen_animation_create_custom((size_t)-1, from, to, take, destroy, &destroyed,
                                               NULL, &animation),
                INVALID);
  EXPECT_INT(destroyed, 1);
  end();
}

static void moves_one_after_another(void) {
  begin();
  keisen_animation_options options = linear();
  keisen_animation *parts[2] = {NULL, NULL}, *whole = NULL;
  double length = 0;
  bool contains = false, cancelled = false;
  uint64_t id = 0;
  options.has_start = false;
  const double from[] = {0, 0}, to[] = {1, 1};
  EXPECT_OK(keisen_animation_create_pause(1, &parts[0]));
  EXPECT_OK(
      keisen_animation_create_custom(2, from, to, take, destroy, &destroyed, &options, &parts[1]));
  options.has_start = true;
  EXPECT_OK(keisen_animation_create_sequence(parts, 2, &options, &whole));
  EXPECT_OK(keisen_animation_get_length(whole, &length));
  EXPECT_DOUBLE(length, 2);
  EXPECT_OK(keisen_animation_set_end(whole, take_end, NULL, NULL));
  EXPECT_STATUS(keisen_animation_create_group(&whole, 1, NULL, &parts[0]), INVALID);
  EXPECT_OK(keisen_animator_add(animator, whole, &id));
  EXPECT_OK(draw(1.5));
  EXPECT_DOUBLE(values[0], 0.5);
  EXPECT_OK(keisen_animator_contains(animator, id, &contains));
  EXPECT(contains);
  EXPECT_STATUS(keisen_animator_cancel(animator, id, (keisen_cancellation)9, &cancelled), INVALID);
  EXPECT_OK(keisen_animator_cancel(animator, id, KEISEN_CANCELLATION_STAY, &cancelled));
  EXPECT(cancelled && ended == 1 && finished == 0);
  EXPECT_OK(keisen_animator_add(animator, whole, NULL));
  EXPECT_OK(keisen_animator_cancel_all(animator, KEISEN_CANCELLATION_FINISH));
  EXPECT_OK(draw(0));
  EXPECT_DOUBLE(values[0], 1);
  EXPECT(ended == 2 && finished == 1);
  EXPECT_OK(keisen_animation_release(whole));
  EXPECT_OK(keisen_animation_release(parts[1]));
  EXPECT_INT(destroyed, 1);
  end();
}

static void moves_looks(void) {
  begin();
  const keisen_animation_options options = linear();
  const keisen_color red = {1, 0, 0, 1};
  const keisen_insets insets = {5, 5, 5, 5};
  const keisen_value one = KEISEN_VALUE(1);
  const double numbers[] = {4, 5, 6};
  const char *const names[] = {"a", "b"};
  double width = 0, height = 0;
  size_t count = 0;
  keisen_animation *animation = NULL;
  keisen_attachment *rule = NULL, *found = NULL;
  keisen_column *column = NULL;
  keisen_animator *other = NULL;
  bool equal = false;
  (void)found;
  EXPECT_OK(keisen_column_create_copy(KEISEN_ELEMENT_F64, numbers, sizeof *numbers, 3, &column));
  EXPECT_OK(keisen_attachment_create_rule(space, KEISEN_DIMENSION_X, one, NULL, &rule));
  EXPECT_OK(keisen_animation_create_series_number(line, KEISEN_ANIMATED_NUMBER_WIDTH, 4, &options,
                                                  &animation));
  add(animation);
  EXPECT_OK(keisen_animation_create_attachment_number(rule, KEISEN_ANIMATED_NUMBER_WIDTH, 4,
                                                      &options, &animation));
  add(animation);
  EXPECT_OK(keisen_animation_create_series_color(line, KEISEN_ANIMATED_COLOR_MAIN, red, &options,
                                                 &animation));
  add(animation);
  EXPECT_OK(keisen_animation_create_attachment_color(rule, KEISEN_ANIMATED_COLOR_MAIN, red,
                                                     &options, &animation));
  add(animation);
  EXPECT_OK(keisen_animation_create_background(chart, red, &options, &animation));
  add(animation);
  EXPECT_OK(keisen_animation_create_padding(chart, insets, &options, &animation));
  add(animation);
  EXPECT_OK(keisen_animation_create_size(chart, 300, 300, &options, &animation));
  add(animation);
  EXPECT_OK(keisen_animation_create_values(line, column, &options, &animation));
  add(animation);
  EXPECT_OK(keisen_animation_create_column(line, "y", column, &options, &animation));
  add(animation);
  EXPECT_STATUS(keisen_animation_create_column(line, "x", column, &options, &animation),
                KEISEN_ERROR_UNSUPPORTED);
  EXPECT_STATUS(keisen_animation_create_column(line, NULL, column, &options, &animation), INVALID);
  EXPECT_OK(draw(0.5));
  EXPECT_OK(keisen_chart_get_size(chart, &width, &height));
  EXPECT_DOUBLE(width, 250);
  EXPECT_OK(draw(1));
  EXPECT_OK(keisen_animator_get_count(animator, &count));
  EXPECT_INT(count, 0);
  EXPECT_STATUS(keisen_animation_create_series_number(line, KEISEN_ANIMATED_NUMBER_ANGLE, 1, NULL,
                                                      &animation),
                KEISEN_ERROR_UNSUPPORTED);
  EXPECT_STATUS(
      keisen_animation_create_series_number(line, (keisen_animated_number)77, 1, NULL, &animation),
      INVALID);
  EXPECT_STATUS(
      keisen_animation_create_series_color(line, (keisen_animated_color)77, red, NULL, &animation),
      INVALID);
  EXPECT_STATUS(keisen_animation_create_category_bar_data(line, names, 2, column, NULL, &animation),
                INVALID);
  EXPECT_OK(keisen_chart_get_animator_count(chart, &count));
  EXPECT_INT(count, 1);
  EXPECT_OK(keisen_chart_get_animator(chart, 0, &other));
  EXPECT_OK(keisen_animator_equal(animator, other, &equal));
  EXPECT(equal);
  EXPECT_OK(keisen_animator_release(other));
  EXPECT_OK(keisen_chart_remove_animator(chart, animator));
  EXPECT_STATUS(keisen_chart_get_animator(chart, 0, &other), INVALID);
  EXPECT_OK(keisen_attachment_release(rule));
  EXPECT_OK(keisen_column_release(column));
  end();
}

static double number_of(keisen_animated_number number) {
  double value = NAN;
  EXPECT_OK(keisen_series_get_number(line, number, &value));
  return value;
}

static void tells_what_is_drawn(void) {
  begin();
  const keisen_animation_options options = linear();
  keisen_line_options appearances = KEISEN_LINE_OPTIONS_INIT;
  const keisen_color black = {0, 0, 0, 1}, red = {1, 0, 0, 1};
  const keisen_value one = KEISEN_VALUE(1);
  keisen_animation *animation = NULL;
  keisen_attachment *rule = NULL;
  keisen_color color = {0, 0, 0, 0};
  double value = 0;
  size_t count = 0;
  EXPECT_OK(keisen_series_get_color(line, KEISEN_ANIMATED_COLOR_MAIN, &color));
  EXPECT(color.alpha < 0);
  appearances.width = 2;
  appearances.color = black;
  EXPECT_OK(keisen_series_set_line_options(line, &appearances));
  EXPECT_OK(keisen_animation_create_series_number(line, KEISEN_ANIMATED_NUMBER_WIDTH, 4, &options,
                                                  &animation));
  add(animation);
  EXPECT_OK(keisen_animation_create_series_color(line, KEISEN_ANIMATED_COLOR_MAIN, red, &options,
                                                 &animation));
  add(animation);
  EXPECT_OK(draw(0.5));
  EXPECT_DOUBLE(number_of(KEISEN_ANIMATED_NUMBER_WIDTH), 3);
  EXPECT_OK(keisen_series_get_color(line, KEISEN_ANIMATED_COLOR_MAIN, &color));
  EXPECT(color.red == 0.5f && color.green == 0 && color.alpha == 1);
  /* Another option changes, and both animations go on. */
  appearances.cap = KEISEN_CAP_BUTT;
  EXPECT_OK(keisen_series_get_number(line, KEISEN_ANIMATED_NUMBER_WIDTH, &appearances.width));
  EXPECT_OK(keisen_series_get_color(line, KEISEN_ANIMATED_COLOR_MAIN, &appearances.color));
  EXPECT_OK(keisen_series_set_line_options(line, &appearances));
  EXPECT_OK(draw(0.75));
  EXPECT_DOUBLE(number_of(KEISEN_ANIMATED_NUMBER_WIDTH), 3.5);
  EXPECT_OK(keisen_animator_get_count(animator, &count));
  EXPECT_INT(count, 2);
  EXPECT_OK(keisen_animator_cancel_all(animator, KEISEN_CANCELLATION_STAY));
  EXPECT_DOUBLE(number_of(KEISEN_ANIMATED_NUMBER_WIDTH), 3.5);
  EXPECT_OK(keisen_attachment_create_rule(space, KEISEN_DIMENSION_X, one, NULL, &rule));
  EXPECT_OK(keisen_attachment_get_number(rule, KEISEN_ANIMATED_NUMBER_WIDTH, &value));
  EXPECT_DOUBLE(value, 1);
  EXPECT_OK(keisen_attachment_get_color(rule, KEISEN_ANIMATED_COLOR_MAIN, &color));
  EXPECT(color.alpha < 0);
  EXPECT_STATUS(keisen_attachment_get_number(rule, KEISEN_ANIMATED_NUMBER_ANGLE, &value),
                KEISEN_ERROR_UNSUPPORTED);
  EXPECT_STATUS(keisen_attachment_get_color(rule, KEISEN_ANIMATED_COLOR_BORDER, &color),
                KEISEN_ERROR_UNSUPPORTED);
  EXPECT_STATUS(keisen_series_get_number(line, (keisen_animated_number)77, &value), INVALID);
  EXPECT_STATUS(keisen_series_get_color(line, (keisen_animated_color)77, &color), INVALID);
  EXPECT_OK(keisen_attachment_release(rule));
  end();
}

static void moves_both_ranges(void) {
  begin();
  const keisen_animation_options options = linear();
  const keisen_value ends[] = {KEISEN_VALUE(20), KEISEN_VALUE(50), KEISEN_VALUE(2),
                               KEISEN_VALUE(4)};
  keisen_animation *animation = NULL;
  keisen_projection *y = NULL;
  double low = 0, high = 0;
  EXPECT_OK(keisen_space_get_y(space, &y));
  EXPECT_OK(keisen_projection_set_range(x, 0, 10));
  EXPECT_OK(keisen_projection_set_range(y, 0, 2));
  EXPECT_OK(keisen_animation_create_ranges(space, ends[0], ends[1], ends[2], ends[3], &options,
                                           &animation));
  add(animation);
  EXPECT_OK(draw(0.5));
  EXPECT_OK(keisen_projection_get_range(x, &low, &high));
  EXPECT(low == 10 && high == 30);
  EXPECT_OK(keisen_projection_get_range(y, &low, &high));
  EXPECT(low == 1 && high == 3);
  EXPECT_OK(keisen_projection_release(y));
  end();
}

static double number(keisen_value value) { return (double)value.origin + value.offset; }

static void moves_annotations(void) {
  begin();
  const keisen_animation_options options = linear();
  const keisen_value zero = KEISEN_VALUE(0), two = KEISEN_VALUE(2), four = KEISEN_VALUE(4);
  const keisen_value no_number = {0, NAN, KEISEN_TIME_UNIT_AUTOMATIC};
  keisen_value got[4];
  keisen_animation *animation = NULL;
  keisen_attachment *text = NULL, *rule = NULL, *span = NULL, *arrow = NULL;
  EXPECT_OK(keisen_attachment_create_text(space, zero, two, "text", NULL, &text));
  EXPECT_OK(keisen_attachment_create_rule(space, KEISEN_DIMENSION_X, zero, NULL, &rule));
  EXPECT_OK(keisen_attachment_create_span(space, KEISEN_DIMENSION_X, &zero, NULL, NULL, &span));
  EXPECT_OK(keisen_attachment_create_arrow(space, zero, zero, two, two, NULL, &arrow));
  EXPECT_OK(keisen_animation_create_text_position(text, two, four, &options, &animation));
  add(animation);
  EXPECT_OK(keisen_animation_create_rule_value(rule, four, &options, &animation));
  add(animation);
  EXPECT_OK(keisen_animation_create_span_values(span, &four, NULL, &options, &animation));
  add(animation);
  EXPECT_OK(
      keisen_animation_create_arrow_positions(arrow, two, two, four, four, &options, &animation));
  add(animation);
  EXPECT_OK(draw(0.5));
  EXPECT_OK(keisen_attachment_get_text_position(text, &got[0], &got[1]));
  EXPECT(number(got[0]) == 1 && number(got[1]) == 3);
  EXPECT_OK(keisen_attachment_get_rule_value(rule, &got[0]));
  EXPECT(number(got[0]) == 2);
  EXPECT_OK(keisen_attachment_get_span_values(span, &got[0], &got[1]));
  EXPECT(number(got[0]) == 2 && isnan(got[1].offset));
  EXPECT_OK(keisen_attachment_get_arrow_positions(arrow, &got[0], &got[1], &got[2], &got[3]));
  EXPECT(number(got[0]) == 1 && number(got[1]) == 1 && number(got[2]) == 3 && number(got[3]) == 3);
  EXPECT_STATUS(keisen_animation_create_rule_value(text, four, NULL, &animation), INVALID);
  EXPECT_STATUS(keisen_animation_create_text_position(rule, four, four, NULL, &animation), INVALID);
  EXPECT_STATUS(keisen_animation_create_span_values(rule, &four, NULL, NULL, &animation), INVALID);
  EXPECT_STATUS(keisen_animation_create_arrow_positions(rule, two, two, two, two, NULL, &animation),
                INVALID);
  EXPECT_STATUS(keisen_animation_create_rule_value(rule, no_number, NULL, &animation), INVALID);
  EXPECT_OK(keisen_attachment_release(text));
  EXPECT_OK(keisen_attachment_release(rule));
  EXPECT_OK(keisen_attachment_release(span));
  EXPECT_OK(keisen_attachment_release(arrow));
  end();
}

static void moves_there_and_back(void) {
  begin();
  keisen_animation_options options = linear();
  keisen_animation *animation = NULL, *parts[2] = {NULL, NULL};
  double length = 0, time = 0;
  options.autoreverse = true;
  options.repeat_count = 2;
  EXPECT_OK(keisen_animation_create_series_number(line, KEISEN_ANIMATED_NUMBER_WIDTH, 3.5, &options,
                                                  &animation));
  EXPECT_OK(keisen_animation_get_length(animation, &length));
  EXPECT_DOUBLE(length, 2);
  add(animation);
  EXPECT_OK(draw(1.5));
  EXPECT_DOUBLE(number_of(KEISEN_ANIMATED_NUMBER_WIDTH), 2.5);
  EXPECT_OK(draw(2));
  EXPECT_DOUBLE(number_of(KEISEN_ANIMATED_NUMBER_WIDTH), 1.5);
  options.repeat_count = 0;
  options.has_start = false;
  EXPECT_OK(keisen_animation_create_series_number(line, KEISEN_ANIMATED_NUMBER_WIDTH, 3.5, &options,
                                                  &parts[0]));
  EXPECT_OK(keisen_animation_create_pause(1, &parts[1]));
  EXPECT_OK(keisen_animation_get_length(parts[0], &length));
  EXPECT(length == INFINITY);
  EXPECT_STATUS(keisen_animation_create_sequence(parts, 2, NULL, &animation), INVALID);
  EXPECT_STATUS(keisen_animation_create_group(parts, 2, &options, &animation), INVALID);
  options.repeat_count = 1;
  EXPECT_STATUS(keisen_animation_create_group(parts, 2, &options, &animation), INVALID);
  EXPECT_OK(keisen_animation_create_group(parts, 2, NULL, &animation));
  add(animation);
  EXPECT_OK(draw(0));
  EXPECT_OK(draw(1e6 + 1.25));
  EXPECT_DOUBLE(number_of(KEISEN_ANIMATED_NUMBER_WIDTH), 3);
  EXPECT_OK(keisen_chart_get_next_frame_time(chart, 1e6 + 2, &time));
  EXPECT_DOUBLE(time, 1e6 + 2);
  EXPECT_OK(keisen_animator_cancel_all(animator, KEISEN_CANCELLATION_STAY));
  EXPECT_OK(keisen_animation_release(parts[0]));
  EXPECT_OK(keisen_animation_release(parts[1]));
  options.duration = 0;
  options.repeat_count = 3;
  EXPECT_STATUS(keisen_animation_create_series_number(line, KEISEN_ANIMATED_NUMBER_WIDTH, 1,
                                                      &options, &animation),
                INVALID);
  end();
}

static void refuses_bad_options(void) {
  begin();
  keisen_animation *animation = NULL;
  keisen_animation_options options;
  const double bad[] = {NAN, INFINITY, -1};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; ++i) {
    for (int field = 0; field < 5; ++field) {
      EXPECT_OK(keisen_animation_options_init(&options, sizeof options));
      options.easing = field > 1 ? KEISEN_EASING_SPRING : KEISEN_EASING_LINEAR;
      *(field == 0   ? &options.delay
        : field == 1 ? &options.duration
        : field == 2 ? &options.bounce
        : field == 3 ? &options.stiffness
                     : &options.damping) = bad[i];
      EXPECT_STATUS(keisen_animation_create_series_number(line, KEISEN_ANIMATED_NUMBER_WIDTH, 1,
                                                          &options, &animation),
                    INVALID);
    }
  }
  options = linear();
  options.easing = (keisen_easing)99;
  EXPECT_STATUS(keisen_animation_create_series_number(line, KEISEN_ANIMATED_NUMBER_WIDTH, 1,
                                                      &options, &animation),
                INVALID);
  EXPECT_STATUS(keisen_animation_create_pause(NAN, &animation), INVALID);
  end();
}

int main(void) {
  test("a range moves with the time of frames, and tells its end", moves_a_range);
  test("values move to a function, whose failure fails the frame", moves_what_is_the_callers);
  test("parts of a sequence move one after another", moves_one_after_another);
  test("what series, attachments and charts look like moves", moves_looks);
  test("what is drawn can be asked, so that other options change in flight", tells_what_is_drawn);
  test("both ranges of a space move together", moves_both_ranges);
  test("texts, rules, spans and arrows move", moves_annotations);
  test("a width moves there and back, or without end", moves_there_and_back);
  test("numbers that are not allowed make no animation", refuses_bad_options);
  return summary();
}
