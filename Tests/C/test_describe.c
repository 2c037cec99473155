/* keisen_describe: what every kind of handle tells, what is refused, and that nothing changes. */
#include "fixture.h"

#include <pthread.h>
#include <stdlib.h>

static struct fixture fixture;

/* What each kind of handle is called, in the order of the fixture. */
static const char *const kinds[KIND_COUNT] = {
    "column",      "projection", "space",       "color_scale", "custom_scale", "custom_marker",
    "series",      "attachment", "chart",       "renderer",    "image",        "bytes",
    "restriction", "updater",    "interpreter", "animation",   "animator",     "message_board",
    "preferences", "canvas",     "paint",       "figure",      "hook",         "painter",
    "selection",   "batch"};

/* Reads a text that a handle tells, which the caller frees; NULL when it fails. */
static char *reported(const void *handle) {
  keisen_bytes *bytes = NULL;
  const uint8_t *data = NULL;
  size_t size = 0;
  char *text = NULL;
  EXPECT_OK(keisen_describe(handle, &bytes));
  if (keisen_bytes_get_data(bytes, &data, &size) == KEISEN_OK) {
    text = malloc(size + 1);
    memcpy(text, data, size);
    text[size] = '\0';
    EXPECT_INT(strlen(text), size);
  }
  EXPECT_OK(keisen_bytes_release(bytes));
  return text;
}

/* ---- A small parser: it knows what is JSON, and nothing of its meaning. --------------------- */

static const char *value(const char *text);

static const char *text_end(const char *text) {
  if (text == NULL || *text++ != '"')
    return NULL;
  for (; *text != '"'; ++text) {
    if ((unsigned char)*text < ' ')
      return NULL;
    if (*text == '\\') {
      ++text;
      if (*text == 'u') {
        if (strspn(text + 1, "0123456789abcdefABCDEF") < 4)
          return NULL;
        text += 4;
      } else if (*text == '\0' || strchr("\"\\/bfnrt", *text) == NULL) {
        return NULL;
      }
    }
  }
  return text + 1;
}

static const char *list_end(const char *text, char end, bool named) {
  if (*++text == end)
    return text + 1;
  for (;;) {
    if (named) {
      text = text_end(text);
      if (text == NULL || *text++ != ':')
        return NULL;
    }
    text = value(text);
    if (text == NULL || (*text != ',' && *text != end))
      return NULL;
    if (*text++ == end)
      return text;
  }
}

static const char *value(const char *text) {
  static const char *const words[] = {"null", "true", "false"};
  char *end = NULL;
  if (*text == '{')
    return list_end(text, '}', true);
  if (*text == '[')
    return list_end(text, ']', false);
  if (*text == '"')
    return text_end(text);
  for (size_t index = 0; index < sizeof words / sizeof *words; ++index)
    if (strncmp(text, words[index], strlen(words[index])) == 0)
      return text + strlen(words[index]);
  if (strchr("-0123456789", *text) == NULL)
    return NULL;
  strtod(text, &end);
  return end == text ? NULL : end;
}

/* Tells whether a text is one object of JSON. */
static bool is_json(const char *text) {
  const char *end = text != NULL && *text == '{' ? value(text) : NULL;
  return end != NULL && *end == '\0';
}

/* ---- Tests ---------------------------------------------------------------------------------- */

static void expect_kind(const void *handle, const char *kind) {
  char start[64];
  char *text = reported(handle);
  char *again = reported(handle);
  snprintf(start, sizeof start, "{\"kind\":\"%s\"", kind);
  EXPECT(is_json(text));
  if (text == NULL || strncmp(text, start, strlen(start)) != 0)
    EXPECT_TEXT(text, start);
  EXPECT(text != NULL && strstr(text, "0x") == NULL);
  EXPECT_TEXT(again, text);
  free(text);
  free(again);
}

static void tells_every_kind(void) {
  for (int kind = 0; kind < KIND_COUNT; ++kind)
    if (fixture_handle(&fixture, kind) != NULL)
      expect_kind(fixture_handle(&fixture, kind), kinds[kind]);
  EXPECT(renders_as_before(fixture));
}

/* What an attachment sees of the painter that it is lent. */
static keisen_status draw(keisen_painter *painter, keisen_rect band, void *context) {
  (void)band;
  expect_kind(painter, "painter");
  *(keisen_painter **)context = painter;
  return KEISEN_OK;
}

static void tells_lent_painters(void) {
  keisen_custom_attachment_functions functions = KEISEN_CUSTOM_ATTACHMENT_FUNCTIONS_INIT;
  keisen_attachment *attachment = NULL;
  keisen_chart *chart = NULL;
  keisen_image *image = NULL;
  keisen_bytes *bytes = NULL;
  keisen_painter *painter = NULL;
  functions.draw = draw;
  EXPECT_OK(keisen_attachment_create_custom(&functions, NULL, &painter, NULL, 0, &attachment));
  EXPECT_OK(keisen_chart_create(99, 99, &chart));
  EXPECT_OK(keisen_chart_add_attachment(chart, attachment, KEISEN_LAYER_ABOVE));
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &image));
  EXPECT(painter != NULL);
  EXPECT_STATUS(keisen_describe(painter, &bytes), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT(bytes == NULL);
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_attachment_release(attachment));
  EXPECT_OK(keisen_chart_release(chart));
}

static void refuses_what_is_no_handle(void) {
  keisen_column *column = column_of((const double[]){1}, 1);
  keisen_bytes *bytes = fixture.bytes;
  EXPECT_STATUS(keisen_describe(NULL, &bytes), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_TEXT(keisen_last_error_message(), "handle is NULL");
  EXPECT(bytes == fixture.bytes);
  EXPECT_STATUS(keisen_describe(&fixture, &bytes), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_STATUS(keisen_describe((const void *)(uintptr_t)-1, &bytes), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_STATUS(keisen_describe(column, NULL), KEISEN_ERROR_INVALID_ARGUMENT);
  EXPECT_OK(keisen_column_release(column));
  EXPECT_STATUS(keisen_describe(column, &bytes), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT(bytes == fixture.bytes);
}

static void expect_part(const void *handle, const char *part) {
  char *text = reported(handle);
  EXPECT(is_json(text));
  if (text == NULL || strstr(text, part) == NULL)
    EXPECT_TEXT(text, part);
  free(text);
}

static void tells_texts(void) {
  keisen_chart *chart = NULL;
  EXPECT_OK(keisen_chart_create(99, 99, &chart));
  EXPECT_OK(keisen_chart_set_title(chart, "a \"b\" \\ \n\x01 \xe6\x97\xa5"));
  expect_part(chart, "\"a \\\"b\\\" \\\\ \\u000a\\u0001 \xe6\x97\xa5\"");
  /* No text that is not UTF-8 gets in. */
  EXPECT_STATUS(keisen_chart_set_title(chart, "\xff"), KEISEN_ERROR_INVALID_ARGUMENT);
  expect_part(chart, "\"a \\\"b\\\" ");
  EXPECT_OK(keisen_chart_release(chart));
}

static void tells_changes_and_fits_nothing(void) {
  const double values[] = {1, 2};
  keisen_column *column = column_of(values, 2);
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_projection *x = NULL;
  bool follow = false;
  char *before = NULL;
  char *after = NULL;
  EXPECT_OK(keisen_chart_create(99, 99, &chart));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, column, NULL, NULL));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &x));
  before = reported(chart);
  EXPECT_OK(keisen_projection_get_follow(x, &follow));
  EXPECT(follow);
  expect_part(x, "\"range\":null");
  EXPECT_OK(keisen_projection_set_range(x, 3, 7.5));
  after = reported(chart);
  EXPECT(before != NULL && after != NULL && strcmp(before, after) != 0);
  expect_part(chart, "\"range\":{\"origin\":0,\"min\":3.0,\"max\":7.5}");
  /* What refers to each other in a circle ends. */
  expect_part(x, "\"objects\":[");
  free(before);
  free(after);
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_column_release(column));
}

static void tells_exact_numbers(void) {
  const int64_t integers[] = {INT64_MIN, INT64_C(9007199254740993), INT64_MAX};
  const double doubles[] = {NAN, INFINITY, -INFINITY, 0.1};
  keisen_column *column = NULL;
  EXPECT_OK(keisen_column_create_copy(KEISEN_ELEMENT_I64, integers, sizeof *integers, 3, &column));
  expect_part(column, "[-9223372036854775808,9007199254740993,9223372036854775807]");
  EXPECT_OK(keisen_column_release(column));
  column = column_of(doubles, 4);
  expect_part(column, "[\"NaN\",\"Infinity\",\"-Infinity\",0.1]");
  EXPECT_OK(keisen_column_release(column));
}

static void *append(void *column) {
  for (int row = 0; row < 20000; ++row) {
    const double value = row;
    EXPECT_OK(keisen_column_append(column, &value, sizeof value, 1));
  }
  return NULL;
}

static void tells_while_others_append(void) {
  keisen_column *column = NULL;
  keisen_chart *chart = NULL;
  pthread_t thread;
  EXPECT_OK(keisen_column_create_growing(KEISEN_ELEMENT_F64, &column));
  EXPECT_OK(keisen_chart_create(99, 99, &chart));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, column, NULL, NULL));
  EXPECT_INT(pthread_create(&thread, NULL, append, column), 0);
  for (int round = 0; round < 100; ++round) {
    char *text = reported(chart);
    EXPECT(is_json(text));
    free(text);
  }
  EXPECT_INT(pthread_join(thread, NULL), 0);
  expect_part(chart, "\"count\":20000");
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_column_release(column));
}

int main(void) {
  fixture = fixture_make();
  test("every kind of handle tells its kind, the same twice", tells_every_kind);
  test("a painter tells its frame while it is lent", tells_lent_painters);
  test("what is no handle is refused", refuses_what_is_no_handle);
  test("texts are told with their quotes and control characters", tells_texts);
  test("a change is told, and nothing is fitted", tells_changes_and_fits_nothing);
  test("numbers are exact", tells_exact_numbers);
  test("columns may grow meanwhile", tells_while_others_append);
  fixture_release(fixture);
  return summary();
}
