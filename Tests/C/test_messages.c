/* Message boards and boxes: what is shown when, and what is refused. */
#include "fixture.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static struct fixture fixture;

static keisen_message_board *make_board(void) {
  keisen_message_board *board = NULL;
  EXPECT_OK(keisen_message_board_create(&board));
  return board;
}

/* Expects a text at a time, NULL for none. */
static void expect_message(keisen_message_board *board, double time, const char *expected) {
  char text[64];
  bool shown = expected == NULL;
  EXPECT_OK(
      keisen_message_board_get_message(board, time, &shown, NULL, NULL, sizeof text, text, NULL));
  EXPECT_INT(shown, expected != NULL);
  EXPECT_TEXT(text, expected == NULL ? "" : expected);
}

static void replaces(void) {
  keisen_message_board *board = make_board();
  expect_message(board, 0, NULL);
  EXPECT_OK(keisen_message_board_show(board, "A", KEISEN_MESSAGE_NORMAL, 5, 0));
  expect_message(board, 3.9, "A");
  EXPECT_OK(keisen_message_board_show(board, "B", KEISEN_MESSAGE_OK, 5, 4));
  expect_message(board, 4, "B");
  expect_message(board, 8.999, "B");
  expect_message(board, 9, NULL);
  expect_message(board, 5, "B");
  keisen_message_kind kind = KEISEN_MESSAGE_DEBUG;
  double end = 0;
  size_t length = 0;
  bool shown = false;
  EXPECT_OK(keisen_message_board_get_message(board, 5, &shown, &kind, &end, 0, NULL, &length));
  EXPECT(shown);
  EXPECT_INT(kind, KEISEN_MESSAGE_OK);
  EXPECT_DOUBLE(end, 9);
  EXPECT_INT(length, 1);
  kind = KEISEN_MESSAGE_DEBUG;
  EXPECT_OK(keisen_message_board_get_message(board, 9, &shown, &kind, &end, 0, NULL, &length));
  EXPECT(!shown);
  EXPECT_INT(kind, KEISEN_MESSAGE_DEBUG);
  EXPECT_INT(length, 0);
  EXPECT_OK(keisen_message_board_release(board));
}

static void refuses(void) {
  static const double seconds[] = {0, -1, -INFINITY, NAN}, times[] = {NAN, INFINITY, -INFINITY};
  keisen_message_board *board = make_board();
  EXPECT_OK(keisen_message_board_show(board, "old", KEISEN_MESSAGE_NORMAL, 9, 0));
  for (size_t index = 0; index < COUNT(seconds); ++index)
    EXPECT_STATUS(keisen_message_board_show(board, "x", KEISEN_MESSAGE_NORMAL, seconds[index], 0),
                  INVALID);
  for (size_t index = 0; index < COUNT(times); ++index) {
    bool shown = true;
    EXPECT_STATUS(keisen_message_board_show(board, "x", KEISEN_MESSAGE_NORMAL, 1, times[index]),
                  INVALID);
    EXPECT_STATUS(
        keisen_message_board_get_message(board, times[index], &shown, NULL, NULL, 0, NULL, NULL),
        INVALID);
    EXPECT(shown);
  }
  for (int kind = -1; kind <= 6; kind += 7) {
    EXPECT_STATUS(keisen_message_board_show(board, "x", (keisen_message_kind)kind, 1, 0), INVALID);
    EXPECT(strstr(keisen_last_error_message(), "message kind") != NULL);
  }
  expect_message(board, 1, "old");
  EXPECT_OK(keisen_message_board_release(board));
}

static keisen_image *image_at(double time) {
  keisen_image *image = NULL;
  keisen_render_options options = KEISEN_RENDER_OPTIONS_INIT;
  options.time = time;
  EXPECT_OK(keisen_chart_render(fixture.chart, fixture.renderer, &options, &image));
  return image;
}

static bool looks_as_before(double time) {
  keisen_image *image = image_at(time);
  bool equal = images_equal(image, fixture.image);
  EXPECT_OK(keisen_image_release(image));
  return equal;
}

/* Options that leave room for a line in the fixture's plot, which is low. */
static keisen_message_box_options small_options(void) {
  static const keisen_insets insets = {2, 2, 2, 2};
  keisen_message_box_options options = KEISEN_MESSAGE_BOX_OPTIONS_INIT;
  options.size = 10;
  options.margin = 2;
  options.insets = insets;
  return options;
}

static void draws(void) {
  keisen_message_board *board = make_board();
  keisen_attachment *box = NULL;
  double next = 0;
  keisen_message_box_options options = small_options();
  EXPECT_OK(keisen_attachment_create_message_box(board, &options, &box));
  EXPECT_OK(keisen_chart_add_attachment(fixture.chart, box, KEISEN_LAYER_ABOVE));
  EXPECT(looks_as_before(0));
  keisen_image *pictures[6];
  for (int kind = 0; kind < 6; ++kind) {
    EXPECT_OK(keisen_message_board_show(board, "text", (keisen_message_kind)kind,
                                        KEISEN_MESSAGE_SECONDS_OK, 10));
    pictures[kind] = image_at(13.9);
    EXPECT(!images_equal(pictures[kind], fixture.image));
    for (int other = 0; other < kind; ++other)
      EXPECT(!images_equal(pictures[kind], pictures[other]));
  }
  EXPECT_OK(keisen_chart_get_next_frame_time(fixture.chart, 13.9, &next));
  EXPECT_DOUBLE(next, 14);
  EXPECT(looks_as_before(14));
  EXPECT_OK(keisen_chart_get_next_frame_time(fixture.chart, 14, &next));
  EXPECT_DOUBLE(next, INFINITY);
  for (int kind = 0; kind < 6; ++kind)
    EXPECT_OK(keisen_image_release(pictures[kind]));
  keisen_image *before = image_at(11);
  options.place = KEISEN_MESSAGE_PLACE_BOTTOM_LEFT;
  EXPECT_OK(keisen_attachment_set_message_box_options(box, &options));
  keisen_image *after = image_at(11);
  EXPECT(!images_equal(before, after));
  EXPECT_OK(keisen_image_release(before));
  EXPECT_OK(keisen_image_release(after));
  EXPECT_OK(keisen_chart_remove_attachment(fixture.chart, box));
  EXPECT_OK(keisen_attachment_release(box));
  EXPECT_OK(keisen_message_board_release(board));
}

static void refuses_boxes(void) {
  static const double bad[] = {-1, NAN, INFINITY};
  const size_t places[] = {
      offsetof(keisen_message_box_options, size), offsetof(keisen_message_box_options, max_width),
      offsetof(keisen_message_box_options, margin), offsetof(keisen_message_box_options, radius)};
  keisen_attachment *box = fixture.attachment;
  for (size_t index = 0; index < COUNT(bad); ++index)
    for (size_t place = 0; place < COUNT(places); ++place) {
      keisen_message_box_options options = KEISEN_MESSAGE_BOX_OPTIONS_INIT;
      memcpy((char *)&options + places[place], &bad[index], sizeof bad[index]);
      EXPECT_STATUS(keisen_attachment_create_message_box(fixture.message_board, &options, &box),
                    INVALID);
      EXPECT(box == fixture.attachment);
    }
  keisen_message_box_options options = KEISEN_MESSAGE_BOX_OPTIONS_INIT;
  options.place = (keisen_message_place)6;
  EXPECT_STATUS(keisen_attachment_create_message_box(fixture.message_board, &options, &box),
                INVALID);
  EXPECT_STATUS(keisen_attachment_set_message_box_options(fixture.attachment, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "attachment is of kind title, not message box");
  EXPECT_OK(keisen_attachment_create_message_box(fixture.message_board, NULL, &box));
  EXPECT_STATUS(keisen_attachment_set_text(box, "text"), INVALID);
  EXPECT_OK(keisen_attachment_release(box));
}

static void draws_long_texts(void) {
  const size_t size = 100000000;
  char *text = malloc(size + 1);
  EXPECT(text != NULL);
  if (text == NULL)
    return;
  memset(text, 'm', size);
  text[size] = '\0';
  keisen_attachment *box = NULL;
  const keisen_message_box_options options = small_options();
  EXPECT_OK(keisen_attachment_create_message_box(fixture.message_board, &options, &box));
  EXPECT_OK(keisen_chart_add_attachment(fixture.chart, box, KEISEN_LAYER_ABOVE));
  EXPECT_OK(keisen_message_board_show(fixture.message_board, text, KEISEN_MESSAGE_ERROR, 1, 0));
  EXPECT(!looks_as_before(0));
  EXPECT(looks_as_before(1));
  EXPECT_OK(keisen_message_board_show(fixture.message_board, "", KEISEN_MESSAGE_OK, 1, 0));
  EXPECT_OK(keisen_chart_remove_attachment(fixture.chart, box));
  EXPECT_OK(keisen_attachment_release(box));
  free(text);
}

int main(void) {
  fixture = fixture_make();
  test("replaces a message, whose time starts anew", replaces);
  test("refuses seconds, times and kinds that are none, and keeps the old message", refuses);
  test("draws six kinds, until the end that the next frame's time tells", draws);
  test("refuses boxes that are none", refuses_boxes);
  test("draws what there is room for of 100 MB", draws_long_texts);
  test_sentence = "draws as before";
  EXPECT(renders_as_before(fixture));
  fixture_release(fixture);
  return summary();
}
