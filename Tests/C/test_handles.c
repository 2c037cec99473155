/* Bad handles, NULL outputs and bad strings, for every function of the header. */
#include "fixture.h"

/* A call with one argument to choose; all others are good. */
struct call {
  const char *function;
  const char *parameter;
  int kind;
  bool null_is_fine;
  keisen_status (*call)(const struct fixture *fixture, const void *argument, bool *wrote);
};

#include "calls.inc"

#define COUNT(array) (sizeof(array) / sizeof *(array))

static struct fixture live;
static struct fixture stale;

static void expect_refused(const struct call *call, const void *argument, keisen_status expected) {
  char reported[256];
  bool wrote = false;
  keisen_status status = call->call(&live, argument, &wrote);
  snprintf(reported, sizeof reported, "%s with %s = %p to give %s, got %s", call->function,
           call->parameter, argument, keisen_status_name(expected), keisen_status_name(status));
  expectation(status == expected, __FILE__, __LINE__, reported);
  snprintf(reported, sizeof reported, "%s with a bad %s to write nothing", call->function,
           call->parameter);
  expectation(!wrote, __FILE__, __LINE__, reported);
}

static void expect_handle_refused(const struct call *call, const void *handle) {
  expect_refused(call, handle, KEISEN_ERROR_INVALID_HANDLE);
}

static void refuses_null(void) {
  for (size_t index = 0; index < COUNT(handle_calls); ++index)
    if (!handle_calls[index].null_is_fine)
      expect_handle_refused(&handle_calls[index], NULL);
}

static void refuses_stale(void) {
  for (size_t index = 0; index < COUNT(handle_calls); ++index)
    expect_handle_refused(&handle_calls[index], fixture_handle(&stale, handle_calls[index].kind));
}

static void refuses_wrong_kind(void) {
  for (size_t index = 0; index < COUNT(handle_calls); ++index)
    for (int kind = 0; kind < KIND_COUNT; ++kind)
      if (kind != handle_calls[index].kind)
        expect_handle_refused(&handle_calls[index], fixture_handle(&live, kind));
}

static bool is_live(uintptr_t bits) {
  for (int kind = 0; kind < KIND_COUNT; ++kind)
    if ((uintptr_t)fixture_handle(&live, kind) == bits)
      return true;
  return false;
}

static void refuses_random_bits(void) {
  uint64_t state = 20;
  for (size_t index = 0; index < COUNT(handle_calls); ++index)
    for (int round = 0; round < 500; ++round) {
      state = state * 6364136223846793005U + 1442695040888963407U;
      uintptr_t bits = (uintptr_t)(state >> (state & 31)) ^ (uintptr_t)(state << 40);
      if (bits != 0 && !is_live(bits))
        expect_handle_refused(&handle_calls[index], (const void *)bits);
    }
}

static void refuses_one_bit_off(void) {
  for (size_t index = 0; index < COUNT(handle_calls); ++index)
    for (unsigned bit = 0; bit < 8 * sizeof(uintptr_t); ++bit) {
      uintptr_t bits = (uintptr_t)fixture_handle(&live, handle_calls[index].kind);
      bits ^= (uintptr_t)1 << bit;
      if (bits != 0 && !is_live(bits))
        expect_handle_refused(&handle_calls[index], (const void *)bits);
    }
}

static void refuses_null_outputs(void) {
  for (size_t index = 0; index < COUNT(output_calls); ++index)
    expect_refused(&output_calls[index], NULL, KEISEN_ERROR_INVALID_ARGUMENT);
}

static void refuses_invalid_utf8(void) {
  static const char *const texts[] = {
      "\xC3(",              /* a lead byte without its continuation */
      "\x80",               /* a continuation alone */
      "\xC0\xAF",           /* overlong */
      "\xED\xA0\x80",       /* a surrogate */
      "\xF4\x90\x80\x80",   /* beyond U+10FFFF */
      "good, then \xE2\x82" /* cut off */
  };
  for (size_t index = 0; index < COUNT(string_calls); ++index)
    for (size_t text = 0; text < COUNT(texts); ++text)
      expect_refused(&string_calls[index], texts[text], KEISEN_ERROR_INVALID_ARGUMENT);
}

static void takes_null_release(void) {
  bool wrote = false;
  for (size_t index = 0; index < COUNT(handle_calls); ++index)
    if (strstr(handle_calls[index].function, "_release") != NULL)
      EXPECT_OK(handle_calls[index].call(&live, NULL, &wrote));
}

static void slots_are_not_reused_alike(void) {
  keisen_chart *old = NULL;
  EXPECT_OK(keisen_chart_create(10, 10, &old));
  EXPECT_OK(keisen_chart_release(old));
  for (int round = 0; round < 1000; ++round) {
    keisen_chart *chart = NULL;
    EXPECT_OK(keisen_chart_create(10, 10, &chart));
    EXPECT(chart != old);
    EXPECT_STATUS(keisen_chart_release(old), KEISEN_ERROR_INVALID_HANDLE);
    EXPECT_OK(keisen_chart_release(chart));
  }
}

static void still_renders(void) { EXPECT(renders_as_before(live)); }

static void live_handles_are_intact(void) { fixture_release(live); }

/* Runs the tests that need an object of every kind, while there is a painter. */
static keisen_status test_all(keisen_painter *painter, keisen_rect band, void *context) {
  (void)band, (void)context;
  live.painter = painter;
  test("refuses NULL for every handle of every function", refuses_null);
  test("refuses a released handle everywhere", refuses_stale);
  test("refuses a handle of each other kind everywhere", refuses_wrong_kind);
  test("refuses random bits everywhere", refuses_random_bits);
  test("refuses a live handle with one bit changed everywhere", refuses_one_bit_off);
  test("refuses NULL for every output", refuses_null_outputs);
  test("refuses invalid UTF-8 in every string", refuses_invalid_utf8);
  test("takes NULL in every release", takes_null_release);
  test("never gives a released handle's number away again", slots_are_not_reused_alike);
  return KEISEN_OK;
}

/* Keeps a painter, which is stale then. */
static keisen_status keep(keisen_painter *painter, keisen_rect band, void *context) {
  (void)band, (void)context;
  stale.painter = painter;
  return KEISEN_OK;
}

/* Draws a chart with the live series and an attachment of a function. */
static void draw_with(keisen_attachment_draw_function draw) {
  keisen_custom_attachment_functions functions = KEISEN_CUSTOM_ATTACHMENT_FUNCTIONS_INIT;
  keisen_attachment *attachment = NULL;
  keisen_chart *chart = NULL;
  keisen_image *image = NULL;
  functions.draw = draw;
  EXPECT_OK(keisen_chart_create_bare(100, 100, &chart));
  EXPECT_OK(keisen_chart_add_series(chart, live.series));
  EXPECT_OK(keisen_attachment_create_custom(&functions, NULL, NULL, NULL, 0, &attachment));
  EXPECT_OK(keisen_chart_add_attachment(chart, attachment, KEISEN_LAYER_ABOVE));
  EXPECT_OK(keisen_chart_render(chart, live.renderer, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_attachment_release(attachment));
  EXPECT_OK(keisen_chart_release(chart));
}

int main(void) {
  test_sentence = "makes one object of every kind";
  live = fixture_make();
  stale = fixture_make();
  fixture_release(stale);
  draw_with(keep);
  printf("%zu handles, %zu outputs, %zu strings\n", COUNT(handle_calls), COUNT(output_calls),
         COUNT(string_calls));
  draw_with(test_all);
  test("renders the same picture after all of it", still_renders);
  test("leaves every live handle with its reference", live_handles_are_intact);
  return summary();
}
