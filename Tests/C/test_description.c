/* Charts in words, tables and sounds, and what of it stands in files. */
#include "fixture.h"

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static struct fixture fixture;

/* Expects that bytes begin with a text, and releases them. */
static void expect_head(keisen_bytes *bytes, const char *head) {
  const uint8_t *data = NULL;
  size_t size = 0;
  EXPECT_OK(keisen_bytes_get_data(bytes, &data, &size));
  EXPECT(size >= strlen(head));
  EXPECT(memcmp(data, head, strlen(head)) == 0);
  EXPECT_OK(keisen_bytes_release(bytes));
}

/* Tells whether bytes hold a text. */
static bool holds(keisen_bytes *bytes, const char *text) {
  const uint8_t *data = NULL;
  size_t size = 0, length = strlen(text);
  EXPECT_OK(keisen_bytes_get_data(bytes, &data, &size));
  for (size_t first = 0; first + length <= size; ++first)
    if (memcmp(data + first, text, length) == 0)
      return true;
  return false;
}

static void tells_in_two_languages(void) {
  char text[280];
  size_t length = 0;
  keisen_language language = KEISEN_LANGUAGE_JAPANESE;
  EXPECT_OK(keisen_chart_get_language(fixture.chart, &language));
  EXPECT_INT(language, KEISEN_LANGUAGE_ENGLISH);
  EXPECT_OK(keisen_chart_get_description(fixture.chart, sizeof text, text, &length));
  EXPECT_TEXT(
      text, "Line chart \"title\".\n"
            "The x axis shows 0 to 5, the y axis shows 1 to 4.\n"
            "Line: 6 values, 1 of them missing; lowest 1 at x 0, highest 4 at x 4; no clear trend; "
            "last 2.5 at x 5.");
  EXPECT_INT(length, strlen(text));
  EXPECT_OK(keisen_chart_set_language(fixture.chart, KEISEN_LANGUAGE_JAPANESE));
  EXPECT_STATUS(keisen_chart_set_language(fixture.chart, (keisen_language)2), INVALID);
  EXPECT_STATUS(keisen_chart_set_language(fixture.chart, (keisen_language)-1), INVALID);
  EXPECT_OK(keisen_chart_get_language(fixture.chart, &language));
  EXPECT_INT(language, KEISEN_LANGUAGE_JAPANESE);
  EXPECT_OK(keisen_chart_get_alt(fixture.chart, sizeof text, text, NULL));
  EXPECT_TEXT(text, "折れ線グラフ「title」：xは0から5、yは1から4。");
  EXPECT_STATUS(keisen_chart_get_description(fixture.chart, 9, NULL, NULL), INVALID);
  EXPECT_OK(keisen_chart_set_language(fixture.chart, KEISEN_LANGUAGE_ENGLISH));
}

static void gives_tables(void) {
  keisen_bytes *bytes = NULL;
  keisen_data_table_options options = KEISEN_DATA_TABLE_OPTIONS_INIT;
  EXPECT_OK(keisen_chart_get_data_table(fixture.chart, NULL, &bytes));
  expect_head(bytes, "row,x,y\n0,0,1\n1,1,3\n2,2,2\n3,3,\n4,4,4\n5,5,2.5\n");
  options.format = KEISEN_TABLE_FORMAT_HTML;
  options.max_rows = 4;
  EXPECT_OK(keisen_chart_get_data_table(fixture.chart, &options, &bytes));
  EXPECT(holds(bytes, "(3 of 6 rows, with the first, the last and all extremes)"));
  expect_head(bytes, "<table lang=\"en\">");
  options.max_rows = 3;
  bytes = fixture.bytes;
  EXPECT_STATUS(keisen_chart_get_data_table(fixture.chart, &options, &bytes), INVALID);
  EXPECT(bytes == fixture.bytes);
  options.max_rows = (size_t)-1;
  EXPECT_STATUS(keisen_chart_get_data_table(fixture.chart, &options, &bytes), INVALID);
  options.max_rows = 4;
  options.format = (keisen_table_format)2;
  EXPECT_STATUS(keisen_chart_get_data_table(fixture.chart, &options, &bytes), INVALID);
}

static void gives_sounds(void) {
  keisen_bytes *bytes = NULL;
  keisen_sonification_options options = KEISEN_SONIFICATION_OPTIONS_INIT;
  EXPECT_OK(keisen_chart_get_sonification(fixture.chart, NULL, &bytes));
  EXPECT(holds(bytes, "\"duration\":5.0,\"frequency\":{\"min\":220.0,\"max\":1760.0"));
  expect_head(bytes, "{\"format\":\"keisen-sonification\",\"version\":1,\"language\":\"en\"");
  options.duration = 1;
  options.min_frequency = 100;
  options.max_frequency = 200;
  EXPECT_OK(keisen_chart_get_sonification(fixture.chart, &options, &bytes));
  EXPECT(holds(bytes, "\"time\":[0.0,0.2,0.4,0.6,0.8,1.0],\"frequency\":[100.0,"));
  EXPECT(holds(bytes, ",null,200.0,"));
  EXPECT_OK(keisen_bytes_release(bytes));
  options.max_frequency = 100;
  EXPECT_STATUS(keisen_chart_get_sonification(fixture.chart, &options, &bytes), INVALID);
  options.max_frequency = 200;
  options.max_points = 0;
  EXPECT_STATUS(keisen_chart_get_sonification(fixture.chart, &options, &bytes), INVALID);
}

static void tells_in_files(void) {
  keisen_bytes *bytes = NULL;
  keisen_render_options options = KEISEN_RENDER_OPTIONS_INIT;
  EXPECT_OK(keisen_chart_set_title(fixture.chart, "Title of mine"));
  EXPECT_OK(keisen_chart_render_png(fixture.chart, fixture.renderer, &options, &bytes));
  EXPECT(holds(bytes, "iTXtTitle"));
  EXPECT(holds(bytes, "Line chart \"Title of mine\": x 0 to 5, y 1 to 4."));
  EXPECT_OK(keisen_bytes_release(bytes));
  options.metadata = false;
  EXPECT_OK(keisen_chart_render_png(fixture.chart, fixture.renderer, &options, &bytes));
  EXPECT(!holds(bytes, "iTXt"));
  EXPECT_OK(keisen_bytes_release(bytes));
  EXPECT_OK(keisen_chart_render_svg(fixture.chart, &options, &bytes));
  EXPECT(!holds(bytes, "<desc"));
  EXPECT_OK(keisen_bytes_release(bytes));
  options.metadata = true;
  EXPECT_OK(keisen_chart_render_svg(fixture.chart, &options, &bytes));
  EXPECT(holds(bytes, " lang=\"en\">Line chart"));
  EXPECT_OK(keisen_bytes_release(bytes));
  EXPECT_OK(keisen_chart_set_title(fixture.chart, "title"));
}

static void leaves_dollars_alone(void) {
  /* What could be money is; what can't be is a formula, unless that is turned off. */
  const char *titles[][3] = {
      {"Revenue ($) and cost ($)", "Revenue ($) and cost ($)", "Revenue ($) and cost ($)"},
      {"$5 to $10", "$5 to $10", "$5 to $10"},
      {"US$ 3 and $x^2$", "US$ 3 and x\xC2\xB2", "US$ 3 and $x^2$"},
      {"\\$5 \\$6", "$5 $6", "\\$5 \\$6"},
  };
  bool markup = false;
  char alt[160], expected[160];
  EXPECT_OK(keisen_chart_get_markup(fixture.chart, &markup));
  EXPECT(markup);
  for (size_t i = 0; i < sizeof titles / sizeof *titles; ++i) {
    EXPECT_OK(keisen_chart_set_title(fixture.chart, titles[i][0]));
    for (int off = 0; off < 2; ++off) {
      EXPECT_OK(keisen_chart_set_markup(fixture.chart, off == 0));
      EXPECT_OK(keisen_chart_get_markup(fixture.chart, &markup));
      EXPECT(markup == (off == 0));
      EXPECT_OK(keisen_chart_get_alt(fixture.chart, sizeof alt, alt, NULL));
      snprintf(expected, sizeof expected, "Line chart \"%s\": x 0 to 5, y 1 to 4.",
               titles[i][1 + off]);
      EXPECT_TEXT(alt, expected);
    }
    EXPECT_OK(keisen_chart_set_markup(fixture.chart, true));
  }
  EXPECT_OK(keisen_chart_set_title(fixture.chart, "title"));
}

int main(void) {
  fixture = fixture_make();
  test("tells all of a chart in the language that was set", tells_in_two_languages);
  test("gives its rows as a table", gives_tables);
  test("gives its sound", gives_sounds);
  test("takes for a formula what can't be money, where it may", leaves_dollars_alone);
  test("has its words in files, unless these shall have none", tells_in_files);
  test_sentence = "draws as before";
  EXPECT(renders_as_before(fixture));
  fixture_release(fixture);
  return summary();
}
