/* Texts, rules, spans and arrows: what is drawn, what moves, what is refused. */
#include "fixture.h"

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

enum { WIDTH = 200, HEIGHT = 100, SIZE = WIDTH * HEIGHT * 4 };

static struct fixture fixture;
static keisen_chart *chart;
static keisen_space *space;
static uint8_t before[SIZE], pixels[SIZE];

/* Makes an empty chart that its plot fills, x and y from 0 to 10, and draws it to `before`. */
static void make_chart(void) {
  keisen_projection *x = NULL, *y = NULL;
  fixture = fixture_make();
  EXPECT_OK(keisen_projection_create(0, 10, KEISEN_SCALE_LINEAR, &x));
  EXPECT_OK(keisen_projection_create(0, 10, KEISEN_SCALE_LINEAR, &y));
  EXPECT_OK(keisen_space_create(x, y, &space));
  EXPECT_OK(keisen_chart_create_bare(WIDTH, HEIGHT, &chart));
  EXPECT_OK(keisen_chart_render_into(chart, fixture.renderer, NULL, before, WIDTH * 4, SIZE));
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_projection_release(y));
}

/* Draws the chart with one attachment and counts the columns, or rows, that are not empty. */
static int drawn(keisen_attachment *attachment, int by_row) {
  int count = 0;
  EXPECT_OK(keisen_chart_add_attachment(chart, attachment, KEISEN_LAYER_ABOVE));
  EXPECT_OK(keisen_chart_render_into(chart, fixture.renderer, NULL, pixels, WIDTH * 4, SIZE));
  EXPECT_OK(keisen_chart_remove_attachment(chart, attachment));
  for (int line = 0; line < (by_row ? HEIGHT : WIDTH); ++line) {
    int differs = 0;
    for (int place = 0; place < (by_row ? WIDTH : HEIGHT); ++place) {
      size_t pixel = by_row ? (size_t)line * WIDTH + place : (size_t)place * WIDTH + line;
      differs |= memcmp(before + 4 * pixel, pixels + 4 * pixel, 4) != 0;
    }
    count += differs;
  }
  return count;
}

static const keisen_value inside = KEISEN_VALUE(5), outside = KEISEN_VALUE(11);
static const keisen_value corner = KEISEN_VALUE(2);

static void draws_texts(void) {
  keisen_attachment *text = NULL;
  keisen_text_box_options box = KEISEN_TEXT_BOX_OPTIONS_INIT;
  keisen_text_options options = KEISEN_TEXT_OPTIONS_INIT;
  keisen_value third = {2, 3, KEISEN_TIME_UNIT_AUTOMATIC};
  EXPECT_OK(keisen_attachment_create_text(space, inside, inside, "note", NULL, &text));
  int width = drawn(text, 0), height = drawn(text, 1);
  EXPECT(width > 15 && width < 40 && height > 5 && height < 15);
  EXPECT_OK(keisen_attachment_set_text_position(text, inside, outside));
  EXPECT_INT(drawn(text, 0), 0);
  EXPECT_OK(keisen_attachment_set_text_position(text, third, inside));
  EXPECT_INT(drawn(text, 0), width);
  EXPECT_OK(keisen_attachment_set_text(text, ""));
  EXPECT_INT(drawn(text, 0), 0);
  EXPECT_OK(keisen_attachment_release(text));

  box.angle = 90;
  box.background = (keisen_color){1, 0, 0, 1};
  box.insets = (keisen_insets){1, 2, 3, 4};
  options.box = &box;
  options.x_coordinates = KEISEN_COORDINATES_PLOT;
  EXPECT_OK(keisen_attachment_create_text(space, (keisen_value)KEISEN_VALUE(0.5), inside, "note",
                                          &options, &text));
  EXPECT(drawn(text, 1) > 20 && drawn(text, 0) > 10);
  EXPECT_OK(keisen_attachment_release(text));

  options.x_coordinates = KEISEN_COORDINATES_AUTOMATIC;
  EXPECT_OK(keisen_attachment_create_text(NULL, outside, outside, "note", &options, &text));
  EXPECT(drawn(text, 1) > 20);
  EXPECT_OK(keisen_attachment_release(text));
}

/* Draws a text of two lines, aligned, to `target`. */
static void draw_aligned(const char *words, keisen_text_alignment alignment, uint8_t *target) {
  keisen_attachment *text = NULL;
  keisen_text_box_options box = KEISEN_TEXT_BOX_OPTIONS_INIT;
  keisen_text_options options = KEISEN_TEXT_OPTIONS_INIT;
  box.alignment = alignment;
  options.box = &box;
  EXPECT_OK(keisen_attachment_create_text(space, inside, inside, words, &options, &text));
  drawn(text, 0);
  memcpy(target, pixels, SIZE);
  EXPECT_OK(keisen_attachment_release(text));
}

static void aligns_lines(void) {
  static uint8_t left[SIZE], right[SIZE], leading[SIZE], trailing[SIZE];
  static const char *const words[] = {
      "first line\nb",
      "\xd7\xa9\xd7\x9c\xd7\x95\xd7\x9d \xd7\xa2\xd7\x95\xd7\x9c\xd7\x9d\n\xd7\x90"};
  for (int back = 0; back < 2; ++back) {
    draw_aligned(words[back], KEISEN_TEXT_ALIGNMENT_LEFT, left);
    draw_aligned(words[back], KEISEN_TEXT_ALIGNMENT_RIGHT, right);
    draw_aligned(words[back], KEISEN_TEXT_ALIGNMENT_LEADING, leading);
    draw_aligned(words[back], KEISEN_TEXT_ALIGNMENT_TRAILING, trailing);
    EXPECT(memcmp(left, right, SIZE) != 0);
    EXPECT_INT(memcmp(left, back ? trailing : leading, SIZE), 0);
    EXPECT_INT(memcmp(right, back ? leading : trailing, SIZE), 0);
  }
}

static void draws_rules(void) {
  static const double dash[] = {10, 10};
  keisen_attachment *rule = NULL;
  keisen_rule_options options = KEISEN_RULE_OPTIONS_INIT;
  EXPECT_OK(keisen_attachment_create_rule(space, KEISEN_DIMENSION_X, inside, NULL, &rule));
  EXPECT_INT(drawn(rule, 0), 1);
  EXPECT_INT(drawn(rule, 1), HEIGHT);
  EXPECT_OK(keisen_attachment_set_rule_value(rule, outside));
  EXPECT_INT(drawn(rule, 0), 0);
  EXPECT_OK(keisen_attachment_release(rule));
  options.dash = dash;
  options.dash_count = 2;
  EXPECT_OK(keisen_attachment_create_rule(space, KEISEN_DIMENSION_Y, inside, &options, &rule));
  EXPECT_INT(drawn(rule, 0), WIDTH / 2);
  EXPECT_OK(keisen_attachment_set_text(rule, "label"));
  EXPECT(drawn(rule, 1) > 5);
  EXPECT_OK(keisen_attachment_release(rule));
}

static void draws_spans(void) {
  keisen_attachment *span = NULL;
  EXPECT_OK(
      keisen_attachment_create_span(space, KEISEN_DIMENSION_X, &corner, &inside, NULL, &span));
  EXPECT_INT(drawn(span, 0), WIDTH * 3 / 10);
  EXPECT_OK(keisen_attachment_set_span_values(span, &inside, &corner));
  EXPECT_INT(drawn(span, 0), WIDTH * 3 / 10);
  EXPECT_OK(keisen_attachment_set_span_values(span, NULL, &corner));
  EXPECT_INT(drawn(span, 0), WIDTH * 2 / 10);
  EXPECT_OK(keisen_attachment_set_span_values(span, &corner, NULL));
  EXPECT_INT(drawn(span, 0), WIDTH * 8 / 10);
  EXPECT_OK(keisen_attachment_set_span_values(span, NULL, NULL));
  EXPECT_INT(drawn(span, 0), WIDTH);
  EXPECT_OK(keisen_attachment_set_span_values(span, &outside, NULL));
  EXPECT_INT(drawn(span, 0), 0);
  EXPECT_OK(keisen_attachment_set_text(span, "label"));
  EXPECT_OK(keisen_attachment_release(span));
}

static void draws_arrows(void) {
  keisen_attachment *arrow = NULL;
  keisen_arrow_options options = KEISEN_ARROW_OPTIONS_INIT;
  EXPECT_OK(keisen_attachment_create_arrow(space, corner, inside, inside, inside, NULL, &arrow));
  EXPECT_INT(drawn(arrow, 0), WIDTH * 3 / 10);
  EXPECT(drawn(arrow, 1) >= 7);
  EXPECT_OK(keisen_attachment_set_arrow_positions(arrow, corner, inside, outside, inside));
  EXPECT_INT(drawn(arrow, 0), 0);
  EXPECT_OK(keisen_attachment_release(arrow));
  options.heads = KEISEN_ARROW_HEADS_NONE;
  options.clip = true;
  options.width = 2;
  options.start_gap = 10;
  EXPECT_OK(
      keisen_attachment_create_arrow(space, corner, inside, outside, inside, &options, &arrow));
  EXPECT_INT(drawn(arrow, 0), WIDTH * 8 / 10 - 10);
  EXPECT_INT(drawn(arrow, 1), 2);
  EXPECT_OK(keisen_attachment_release(arrow));
}

/* Expects all four to be refused with one value that is none. */
static void refuses_value(keisen_value bad) {
  keisen_attachment *attachment = fixture.attachment;
  EXPECT_STATUS(keisen_attachment_create_text(space, bad, inside, "a", NULL, &attachment), INVALID);
  EXPECT(attachment == fixture.attachment);
  EXPECT_STATUS(keisen_attachment_create_text(space, inside, bad, "a", NULL, &attachment), INVALID);
  EXPECT_STATUS(keisen_attachment_create_rule(space, KEISEN_DIMENSION_X, bad, NULL, &attachment),
                INVALID);
  EXPECT_STATUS(
      keisen_attachment_create_span(space, KEISEN_DIMENSION_X, &bad, NULL, NULL, &attachment),
      INVALID);
  EXPECT_STATUS(
      keisen_attachment_create_span(space, KEISEN_DIMENSION_X, NULL, &bad, NULL, &attachment),
      INVALID);
  EXPECT_STATUS(
      keisen_attachment_create_arrow(space, bad, inside, inside, inside, NULL, &attachment),
      INVALID);
  EXPECT_STATUS(
      keisen_attachment_create_arrow(NULL, inside, inside, inside, bad, NULL, &attachment),
      INVALID);
}

static void refuses_values(void) {
  keisen_attachment *attachment = NULL;
  keisen_text_options options = KEISEN_TEXT_OPTIONS_INIT;
  keisen_value instant = {1, 0, KEISEN_TIME_UNIT_SECONDS};
  refuses_value((keisen_value)KEISEN_VALUE(NAN));
  refuses_value((keisen_value)KEISEN_VALUE(INFINITY));
  refuses_value((keisen_value)KEISEN_VALUE(-INFINITY));
  refuses_value((keisen_value){0, 0, (keisen_time_unit)99});
  /* An instant is no distance, and a value needs a space. */
  EXPECT_STATUS(keisen_attachment_create_text(NULL, instant, inside, "a", NULL, &attachment),
                INVALID);
  options.x_coordinates = KEISEN_COORDINATES_DATA;
  EXPECT_STATUS(keisen_attachment_create_text(NULL, inside, inside, "a", &options, &attachment),
                INVALID);
  options.x_coordinates = (keisen_coordinates)4;
  EXPECT_STATUS(keisen_attachment_create_text(space, inside, inside, "a", &options, &attachment),
                INVALID);
  EXPECT_OK(keisen_attachment_create_text(space, inside, inside, "a", NULL, &attachment));
  EXPECT_OK(keisen_attachment_set_text_position(attachment, instant, inside));
  EXPECT_STATUS(
      keisen_attachment_set_text_position(attachment, inside, (keisen_value)KEISEN_VALUE(NAN)),
      INVALID);
  EXPECT_OK(keisen_attachment_release(attachment));
}

static void refuses_options(void) {
  keisen_attachment *attachment = NULL;
  keisen_text_box_options box = KEISEN_TEXT_BOX_OPTIONS_INIT;
  keisen_text_options text = KEISEN_TEXT_OPTIONS_INIT;
  keisen_rule_options rule = KEISEN_RULE_OPTIONS_INIT;
  keisen_span_options span = KEISEN_SPAN_OPTIONS_INIT;
  keisen_arrow_options arrow = KEISEN_ARROW_OPTIONS_INIT;
#define REFUSE_TEXT()                                                                              \
  EXPECT_STATUS(keisen_attachment_create_text(space, inside, inside, "a", &text, &attachment),     \
                INVALID)
#define REFUSE_RULE()                                                                              \
  EXPECT_STATUS(                                                                                   \
      keisen_attachment_create_rule(space, KEISEN_DIMENSION_X, inside, &rule, &attachment),        \
      INVALID)
#define REFUSE_ARROW()                                                                             \
  EXPECT_STATUS(                                                                                   \
      keisen_attachment_create_arrow(space, inside, inside, corner, corner, &arrow, &attachment),  \
      INVALID)
  text.anchor_x = -0.5;
  REFUSE_TEXT();
  text.anchor_x = 0;
  text.offset_y = INFINITY;
  REFUSE_TEXT();
  text.offset_y = 0;
  text.box = &box;
  box.alignment = (keisen_text_alignment)6;
  REFUSE_TEXT();
  box.alignment = KEISEN_TEXT_ALIGNMENT_CENTER;
  box.wrap_width = -1;
  REFUSE_TEXT();
  box.wrap_width = 0;
  box.insets = (keisen_insets){0, 0, NAN, 0};
  REFUSE_TEXT();
  box.struct_size = 0;
  REFUSE_TEXT();
  EXPECT_STATUS(keisen_attachment_create_text(space, inside, inside, NULL, NULL, &attachment),
                INVALID);
  rule.box = span.box = &box;
  REFUSE_RULE();
  rule.box = NULL;
  rule.dash_count = 2;
  REFUSE_RULE();
  rule.dash_count = 0;
  rule.label = "\xFF";
  REFUSE_RULE();
  rule.label = NULL;
  rule.label_place = (keisen_rule_place)3;
  REFUSE_RULE();
  rule.label_place = KEISEN_RULE_PLACE_START;
  rule.label_side = KEISEN_RULE_SIDE_ABOVE;
  REFUSE_RULE();
  rule.label_side = (keisen_rule_side)5;
  REFUSE_RULE();
  EXPECT_STATUS(
      keisen_attachment_create_rule(space, (keisen_dimension)2, inside, NULL, &attachment),
      INVALID);
  for (int step = 0; step < 3; ++step) {
    EXPECT_STATUS(
        keisen_attachment_create_span(space, KEISEN_DIMENSION_Y, NULL, NULL, &span, &attachment),
        INVALID);
    span.box = NULL;
    span.border_width = step == 0 ? -1 : 0;
    span.label_place = (keisen_span_place)(step == 1 ? 9 : 0);
  }
  arrow.heads = (keisen_arrow_heads)4;
  REFUSE_ARROW();
  arrow.heads = KEISEN_ARROW_HEADS_BOTH;
  arrow.head_length = NAN;
  REFUSE_ARROW();
  arrow.head_length = 1;
  arrow.end_y_coordinates = (keisen_coordinates)-1;
  REFUSE_ARROW();
  EXPECT(attachment == NULL);
}

static void refuses_other_attachments(void) {
  keisen_attachment *rule = NULL;
  EXPECT_OK(keisen_attachment_create_rule(space, KEISEN_DIMENSION_X, inside, NULL, &rule));
  EXPECT_STATUS(keisen_attachment_set_text_position(rule, inside, inside), INVALID);
  EXPECT_STATUS(keisen_attachment_set_span_values(rule, NULL, NULL), INVALID);
  EXPECT_STATUS(keisen_attachment_set_arrow_positions(rule, inside, inside, corner, corner),
                INVALID);
  EXPECT_STATUS(keisen_attachment_set_rule_value(fixture.attachment, inside), INVALID);
  EXPECT_OK(keisen_attachment_release(rule));
}

static bool same(keisen_value one, keisen_value other) {
  return one.origin == other.origin && one.offset == other.offset && one.unit == other.unit;
}

static void tells_where_it_stands(void) {
  const keisen_value instant = {1700000000, 0.5, KEISEN_TIME_UNIT_SECONDS};
  const keisen_value half = KEISEN_VALUE(0.5);
  keisen_value reported[4];
  keisen_attachment *text = NULL, *rule = NULL, *span = NULL, *arrow = NULL;
  keisen_text_options options = KEISEN_TEXT_OPTIONS_INIT;
  options.y_coordinates = KEISEN_COORDINATES_PLOT;
  EXPECT_OK(keisen_attachment_create_text(space, instant, half, "text", &options, &text));
  EXPECT_OK(keisen_attachment_get_text_position(text, reported, reported + 1));
  EXPECT(same(reported[0], instant) && same(reported[1], half));
  EXPECT_OK(keisen_attachment_set_text_position(text, inside, inside));
  EXPECT_OK(keisen_attachment_get_text_position(text, reported, reported + 1));
  EXPECT(same(reported[0], inside) && same(reported[1], inside));

  EXPECT_OK(keisen_attachment_create_rule(space, KEISEN_DIMENSION_X, inside, NULL, &rule));
  EXPECT_OK(keisen_attachment_set_rule_value(rule, instant));
  EXPECT_OK(keisen_attachment_get_rule_value(rule, reported));
  EXPECT(same(reported[0], instant));

  EXPECT_OK(
      keisen_attachment_create_span(space, KEISEN_DIMENSION_X, &instant, &corner, NULL, &span));
  EXPECT_OK(keisen_attachment_get_span_values(span, reported, reported + 1));
  EXPECT(same(reported[0], instant) && same(reported[1], corner));
  EXPECT_OK(keisen_attachment_set_span_values(span, NULL, &inside));
  EXPECT_OK(keisen_attachment_get_span_values(span, reported, reported + 1));
  EXPECT(isnan(reported[0].offset) && same(reported[1], inside));
  EXPECT_OK(keisen_attachment_set_span_values(span, &inside, NULL));
  EXPECT_OK(keisen_attachment_get_span_values(span, reported, reported + 1));
  EXPECT(same(reported[0], inside) && isnan(reported[1].offset));

  EXPECT_OK(keisen_attachment_create_arrow(NULL, half, inside, corner, outside, NULL, &arrow));
  EXPECT_OK(keisen_attachment_get_arrow_positions(arrow, reported, reported + 1, reported + 2,
                                                  reported + 3));
  EXPECT(same(reported[0], half) && same(reported[1], inside));
  EXPECT(same(reported[2], corner) && same(reported[3], outside));

  EXPECT_STATUS(keisen_attachment_get_text_position(rule, reported, reported + 1), INVALID);
  EXPECT_STATUS(keisen_attachment_get_rule_value(span, reported), INVALID);
  EXPECT_STATUS(keisen_attachment_get_span_values(arrow, reported, reported + 1), INVALID);
  EXPECT_STATUS(keisen_attachment_get_arrow_positions(text, reported, reported + 1, reported + 2,
                                                      reported + 3),
                INVALID);
  EXPECT_OK(keisen_attachment_release(text));
  EXPECT_OK(keisen_attachment_release(rule));
  EXPECT_OK(keisen_attachment_release(span));
  EXPECT_OK(keisen_attachment_release(arrow));
}

static void changes_text_options(void) {
  keisen_text_options options = KEISEN_TEXT_OPTIONS_INIT;
  keisen_text_box_options box = KEISEN_TEXT_BOX_OPTIONS_INIT;
  keisen_attachment *text = NULL;
  keisen_value now = {5, 0, KEISEN_TIME_UNIT_SECONDS}, half = KEISEN_VALUE(0.5);
  EXPECT_OK(keisen_attachment_create_text(space, half, half, "note", NULL, &text));
  int width = drawn(text, 0);
  box.size = 24;
  options.box = &box;
  options.x_coordinates = options.y_coordinates = KEISEN_COORDINATES_PLOT;
  EXPECT_OK(keisen_attachment_set_text_options(text, &options));
  EXPECT(drawn(text, 0) > 3 * width / 2);
  EXPECT_OK(keisen_attachment_set_text_position(text, half, half));
  options.anchor_x = 2;
  options.x_coordinates = KEISEN_COORDINATES_DATA;
  EXPECT_STATUS(keisen_attachment_set_text_options(text, &options), INVALID);
  options.anchor_x = 0;
  options.offset_x = NAN;
  EXPECT_STATUS(keisen_attachment_set_text_options(text, &options), INVALID);
  options.offset_x = 0;
  options.y_coordinates = (keisen_coordinates)4;
  EXPECT_STATUS(keisen_attachment_set_text_options(text, &options), INVALID);
  EXPECT(drawn(text, 0) > 3 * width / 2);
  EXPECT_OK(keisen_attachment_set_text_options(text, NULL));
  EXPECT_INT(drawn(text, 0), width);
  EXPECT_OK(keisen_attachment_set_text_position(text, now, half));
  options = (keisen_text_options)KEISEN_TEXT_OPTIONS_INIT;
  options.x_coordinates = KEISEN_COORDINATES_PLOT;
  EXPECT_STATUS(keisen_attachment_set_text_options(text, &options), INVALID);
  EXPECT_OK(keisen_attachment_release(text));
  EXPECT_OK(keisen_attachment_create_text(NULL, half, half, "note", NULL, &text));
  options = (keisen_text_options)KEISEN_TEXT_OPTIONS_INIT;
  options.x_coordinates = KEISEN_COORDINATES_DATA;
  EXPECT_STATUS(keisen_attachment_set_text_options(text, &options), INVALID);
  EXPECT_OK(keisen_attachment_release(text));
}

static void changes_other_options(void) {
  keisen_rule_options line = KEISEN_RULE_OPTIONS_INIT;
  keisen_span_options band = KEISEN_SPAN_OPTIONS_INIT;
  keisen_arrow_options appearance = KEISEN_ARROW_OPTIONS_INIT;
  keisen_attachment *rule = NULL, *span = NULL, *arrow = NULL;
  size_t length = 0;
  EXPECT_OK(keisen_attachment_create_rule(space, KEISEN_DIMENSION_X, inside, NULL, &rule));
  line.width = 7;
  EXPECT_OK(keisen_attachment_set_rule_options(rule, &line));
  EXPECT_INT(drawn(rule, 0), 7);
  line.label_side = KEISEN_RULE_SIDE_ABOVE;
  line.label = "limit";
  EXPECT_STATUS(keisen_attachment_set_rule_options(rule, &line), INVALID);
  EXPECT_OK(keisen_attachment_get_text(rule, 0, NULL, &length));
  EXPECT_INT(length, 0);
  EXPECT_INT(drawn(rule, 0), 7);
  line.label_side = KEISEN_RULE_SIDE_AUTOMATIC;
  EXPECT_OK(keisen_attachment_set_rule_options(rule, &line));
  EXPECT(drawn(rule, 0) > 7);
  EXPECT_OK(keisen_attachment_set_rule_options(rule, NULL));
  EXPECT_INT(drawn(rule, 0), 1);

  EXPECT_OK(
      keisen_attachment_create_span(space, KEISEN_DIMENSION_X, &corner, &inside, NULL, &span));
  int width = drawn(span, 0);
  band.color = (keisen_color){0, 0, 0, 0};
  EXPECT_OK(keisen_attachment_set_span_options(span, &band));
  EXPECT_INT(drawn(span, 0), 0);
  band.label_place = (keisen_span_place)9;
  EXPECT_STATUS(keisen_attachment_set_span_options(span, &band), INVALID);
  EXPECT_INT(drawn(span, 0), 0);
  EXPECT_OK(keisen_attachment_set_span_options(span, NULL));
  EXPECT_INT(drawn(span, 0), width);

  EXPECT_OK(keisen_attachment_create_arrow(space, corner, inside, inside, inside, NULL, &arrow));
  int height = drawn(arrow, 1);
  appearance.head_width = 20;
  EXPECT_OK(keisen_attachment_set_arrow_options(arrow, &appearance));
  EXPECT(drawn(arrow, 1) > height + 8);
  appearance.head_width = 7;
  appearance.end_gap = -1;
  EXPECT_STATUS(keisen_attachment_set_arrow_options(arrow, &appearance), INVALID);
  appearance.end_gap = 0;
  appearance.start_y_coordinates = (keisen_coordinates)-1;
  EXPECT_STATUS(keisen_attachment_set_arrow_options(arrow, &appearance), INVALID);
  EXPECT(drawn(arrow, 1) > height + 8);
  appearance.start_y_coordinates = appearance.end_y_coordinates = KEISEN_COORDINATES_PLOT;
  EXPECT_OK(keisen_attachment_set_arrow_options(arrow, &appearance));
  EXPECT_INT(drawn(arrow, 1), 0);
  EXPECT_OK(keisen_attachment_set_arrow_options(arrow, NULL));
  EXPECT_INT(drawn(arrow, 1), height);

  EXPECT_STATUS(keisen_attachment_set_text_options(rule, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "attachment is of kind rule, not text");
  EXPECT_STATUS(keisen_attachment_set_rule_options(span, NULL), INVALID);
  EXPECT_STATUS(keisen_attachment_set_span_options(arrow, NULL), INVALID);
  EXPECT_STATUS(keisen_attachment_set_arrow_options(rule, NULL), INVALID);
  EXPECT_OK(keisen_attachment_release(rule));
  EXPECT_OK(keisen_attachment_release(span));
  EXPECT_OK(keisen_attachment_release(arrow));
}

static void extend_ranges_that_follow(void) {
  keisen_attachment *rule = NULL, *span = NULL;
  keisen_rule_options options = KEISEN_RULE_OPTIONS_INIT;
  keisen_span_options span_options = KEISEN_SPAN_OPTIONS_INIT;
  keisen_frame_record record = KEISEN_FRAME_RECORD_INIT;
  keisen_image *image = NULL;
  const keisen_value end = KEISEN_VALUE(2000);
  double min = 0, max = 0, alone = 0;
  keisen_space *own = NULL;
  EXPECT_OK(keisen_chart_get_space(fixture.chart, &own));
  EXPECT_OK(keisen_projection_unset(fixture.projection));
  EXPECT_OK(keisen_projection_get_range(fixture.projection, &min, &alone));
  EXPECT_OK(keisen_attachment_create_rule(own, KEISEN_DIMENSION_X, (keisen_value)KEISEN_VALUE(1000),
                                          NULL, &rule));
  EXPECT_OK(keisen_chart_add_attachment(fixture.chart, rule, KEISEN_LAYER_ABOVE));
  EXPECT_OK(keisen_projection_get_range(fixture.projection, &min, &max));
  EXPECT(max > 1000 && max < 1100);
  EXPECT_OK(keisen_attachment_create_span(own, KEISEN_DIMENSION_X, NULL, &end, NULL, &span));
  EXPECT_OK(keisen_chart_add_attachment(fixture.chart, span, KEISEN_LAYER_BELOW));
  EXPECT_OK(keisen_projection_get_range(fixture.projection, &min, &max));
  EXPECT(max > 2000 && max < 2200);
  EXPECT_OK(keisen_chart_render(fixture.chart, fixture.renderer, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_chart_get_frame_record(fixture.chart, &record));
  EXPECT_INT(record.unseen_annotations, 0);

  options.extends_range = span_options.extends_range = false;
  EXPECT_OK(keisen_attachment_set_rule_options(rule, &options));
  EXPECT_OK(keisen_attachment_set_span_options(span, &span_options));
  EXPECT_OK(keisen_projection_get_range(fixture.projection, &min, &max));
  EXPECT_DOUBLE(max, alone);
  EXPECT_OK(keisen_chart_render(fixture.chart, fixture.renderer, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_chart_get_frame_record(fixture.chart, &record));
  /* The span reaches into the view from below. */
  EXPECT_INT(record.unseen_annotations, 1);
  EXPECT_OK(keisen_attachment_set_span_values(span, &end, NULL));
  EXPECT_OK(keisen_chart_render(fixture.chart, fixture.renderer, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_chart_get_frame_record(fixture.chart, &record));
  EXPECT_INT(record.unseen_annotations, 2);
  EXPECT_OK(keisen_attachment_release(rule));
  EXPECT_OK(keisen_attachment_release(span));
  EXPECT_OK(keisen_space_release(own));
}

static void stand_at_values_of_the_axis_kind(void) {
  const int64_t times[] = {0, 86400};
  const double numbers[] = {1, 2};
  const keisen_value noon = {43200, 0, KEISEN_TIME_UNIT_SECONDS}, number = KEISEN_VALUE(43200);
  keisen_chart *chart = NULL;
  keisen_space *own = NULL;
  keisen_projection *x = NULL;
  keisen_column *dates = NULL, *values = column_of(numbers, 2);
  keisen_series *line = NULL;
  keisen_attachment *rule = NULL;
  keisen_image *image = NULL;
  keisen_scale_options scale = KEISEN_SCALE_OPTIONS_INIT;
  EXPECT_OK(keisen_column_create_copy(KEISEN_ELEMENT_TIMESTAMP_S, times, sizeof *times, 2, &dates));
  EXPECT_OK(keisen_chart_create(200, 100, &chart));
  EXPECT_OK(keisen_chart_get_space(chart, &own));
  EXPECT_OK(keisen_space_get_x(own, &x));
  EXPECT_OK(keisen_chart_add_line(chart, dates, values, NULL, &line));
  EXPECT_OK(keisen_attachment_create_rule(own, KEISEN_DIMENSION_X, number, NULL, &rule));
  EXPECT_OK(keisen_chart_add_attachment(chart, rule, KEISEN_LAYER_ABOVE));
  EXPECT_STATUS(keisen_chart_render(chart, fixture.renderer, NULL, &image), INVALID);
  EXPECT_TEXT(keisen_last_error_message(),
              "a rule is at the number 43200.0, where values are times");
  EXPECT_OK(keisen_attachment_set_rule_value(rule, noon));
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
  /* In a unit that somebody gave a number is a time. */
  EXPECT_OK(keisen_attachment_set_rule_value(rule, number));
  scale.scale = KEISEN_SCALE_TIME;
  scale.unit = KEISEN_TIME_UNIT_SECONDS;
  EXPECT_OK(keisen_projection_set_scale(x, &scale));
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_attachment_release(rule));
  EXPECT_OK(keisen_series_release(line));
  EXPECT_OK(keisen_column_release(dates));
  EXPECT_OK(keisen_column_release(values));
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_space_release(own));
  EXPECT_OK(keisen_chart_release(chart));
}

int main(void) {
  make_chart();
  test("draws texts", draws_texts);
  test("aligns lines by a side, whichever way they read", aligns_lines);
  test("draws rules", draws_rules);
  test("draws spans", draws_spans);
  test("draws arrows", draws_arrows);
  test("refuses what is no value", refuses_values);
  test("refuses options that are not allowed", refuses_options);
  test("refuses to move other attachments", refuses_other_attachments);
  test("tells where it stands, as it was told", tells_where_it_stands);
  test("changes the options of a text, and keeps its place", changes_text_options);
  test("changes the options of rules, spans and arrows", changes_other_options);
  test("extend ranges that follow the data", extend_ranges_that_follow);
  test("stand at values of the axis's kind", stand_at_values_of_the_axis_kind);
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
  fixture_release(fixture);
  return summary();
}
