/* Themes, titles by role and legends: what is drawn differs, and what is wrong is refused. */
#include "fixture.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static struct fixture fixture;

/* Tells whether the fixture's chart gives another picture than at first. */
static bool looks_different(void) {
  keisen_image *image = NULL;
  EXPECT_OK(keisen_chart_render(fixture.chart, fixture.renderer, NULL, &image));
  bool equal = images_equal(image, fixture.image);
  EXPECT_OK(keisen_image_release(image));
  return !equal;
}

static void takes_themes(void) {
  static const keisen_color red = {1, 0, 0, 1};
  for (int base = 1; base <= 2; ++base) {
    keisen_theme_options theme = KEISEN_THEME_OPTIONS_INIT;
    theme.base = (keisen_theme)base;
    EXPECT_OK(keisen_chart_set_theme(fixture.chart, &theme));
    EXPECT(looks_different());
  }
  EXPECT_OK(keisen_chart_set_theme(fixture.chart, NULL));
  EXPECT(!looks_different());
  const size_t places[] = {
      offsetof(keisen_theme_options, background), offsetof(keisen_theme_options, plot_area),
      offsetof(keisen_theme_options, grid),       offsetof(keisen_theme_options, axis),
      offsetof(keisen_theme_options, label),      offsetof(keisen_theme_options, title)};
  for (size_t place = 0; place < COUNT(places); ++place) {
    keisen_theme_options theme = KEISEN_THEME_OPTIONS_INIT;
    memcpy((char *)&theme + places[place], &red, sizeof red);
    EXPECT_OK(keisen_chart_set_theme(fixture.chart, &theme));
    EXPECT(looks_different());
  }
  keisen_theme_options theme = KEISEN_THEME_OPTIONS_INIT;
  theme.cycle = &red;
  theme.cycle_count = 1;
  EXPECT_OK(keisen_chart_set_theme(fixture.chart, &theme));
  EXPECT(looks_different());
  EXPECT_OK(keisen_chart_set_theme(fixture.chart, NULL));
}

static void refuses_themes(void) {
  static const keisen_color colors[1] = {{1, 0, 0, 1}};
  keisen_theme_options theme = KEISEN_THEME_OPTIONS_INIT;
  theme.base = (keisen_theme)3;
  EXPECT_STATUS(keisen_chart_set_theme(fixture.chart, &theme), INVALID);
  EXPECT(strstr(keisen_last_error_message(), "3") != NULL);
  theme.base = KEISEN_THEME_DARK;
  theme.cycle = colors;
  EXPECT_STATUS(keisen_chart_set_theme(fixture.chart, &theme), INVALID);
  theme.cycle_count = 4097;
  EXPECT_STATUS(keisen_chart_set_theme(fixture.chart, &theme), INVALID);
  theme.cycle = NULL;
  theme.cycle_count = 1;
  EXPECT_STATUS(keisen_chart_set_theme(fixture.chart, &theme), INVALID);
  theme.cycle_count = 0;
  theme.font = "No Such Family 7";
  EXPECT_STATUS(keisen_chart_set_theme(fixture.chart, &theme), INVALID);
  EXPECT(strstr(keisen_last_error_message(), "No Such Family 7") != NULL);
  theme.font = "\xC3(";
  EXPECT_STATUS(keisen_chart_set_theme(fixture.chart, &theme), INVALID);
  EXPECT(!looks_different());
}

static void takes_the_background_back(void) {
  static const keisen_color navy = {0, 0, 0.5F, 1}, automatic = KEISEN_COLOR_AUTOMATIC;
  EXPECT_OK(keisen_chart_set_background(fixture.chart, navy));
  EXPECT(looks_different());
  EXPECT_OK(keisen_chart_set_background(fixture.chart, automatic));
  EXPECT(!looks_different());
}

/* In a picture of 160 x 120 a caption has no room. */
static void draws_subtitle_and_caption(void) {
  keisen_image *first = fixture.image;
  EXPECT_OK(keisen_chart_set_size(fixture.chart, 320, 240));
  EXPECT_OK(keisen_chart_render(fixture.chart, fixture.renderer, NULL, &fixture.image));
  EXPECT_OK(keisen_chart_set_subtitle(fixture.chart, "sub"));
  EXPECT(looks_different());
  EXPECT_OK(keisen_chart_set_subtitle(fixture.chart, NULL));
  EXPECT(!looks_different());
  EXPECT_OK(keisen_chart_set_caption(fixture.chart, "source"));
  EXPECT(looks_different());
  EXPECT_OK(keisen_chart_set_caption(fixture.chart, ""));
  EXPECT(!looks_different());
  EXPECT_OK(keisen_image_release(fixture.image));
  fixture.image = first;
  EXPECT_OK(keisen_chart_set_size(fixture.chart, 160, 120));
  EXPECT(!looks_different());
}

static void refuses_titles(void) {
  keisen_attachment *attachment = fixture.attachment;
  keisen_title_options title = KEISEN_TITLE_OPTIONS_INIT;
  EXPECT_STATUS(keisen_attachment_create_title("text", (keisen_title_role)3, NULL, &attachment),
                INVALID);
  EXPECT(attachment == fixture.attachment);
  title.alignment = (keisen_title_alignment)-1;
  EXPECT_STATUS(
      keisen_attachment_create_title("text", KEISEN_TITLE_ROLE_CAPTION, &title, &attachment),
      INVALID);
  title.alignment = KEISEN_TITLE_ALIGNMENT_RIGHT;
  title.bold = 2;
  EXPECT_STATUS(
      keisen_attachment_create_title("text", KEISEN_TITLE_ROLE_CAPTION, &title, &attachment),
      INVALID);
  title.bold = 1;
  title.size = 1000.5;
  EXPECT_STATUS(
      keisen_attachment_create_title("text", KEISEN_TITLE_ROLE_CAPTION, &title, &attachment),
      INVALID);
}

static keisen_image *image_of(keisen_chart *chart) {
  keisen_image *image = NULL;
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, NULL, &image));
  return image;
}

static void draws_legends(void) {
  keisen_line_options named = KEISEN_LINE_OPTIONS_INIT;
  keisen_chart *chart = NULL;
  named.label = "name";
  EXPECT_OK(keisen_chart_create(300, 200, &chart));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, fixture.column, &named, NULL));
  keisen_image *bare = image_of(chart);
  for (int place = KEISEN_LEGEND_BEST; place <= KEISEN_LEGEND_OUTSIDE_BOTTOM; ++place) {
    keisen_attachment *legend = NULL;
    keisen_legend_options options = KEISEN_LEGEND_OPTIONS_INIT;
    options.place = (keisen_legend_place)place;
    EXPECT_OK(keisen_attachment_create_legend(&options, &legend));
    EXPECT_OK(keisen_chart_add_attachment(chart, legend, KEISEN_LAYER_ABOVE));
    keisen_image *with = image_of(chart);
    EXPECT(!images_equal(with, bare));
    EXPECT_OK(keisen_attachment_set_text(legend, "title"));
    keisen_image *titled = image_of(chart);
    EXPECT(!images_equal(titled, with));
    EXPECT_OK(keisen_chart_remove_attachment(chart, legend));
    EXPECT_OK(keisen_attachment_release(legend));
    EXPECT_OK(keisen_image_release(with));
    EXPECT_OK(keisen_image_release(titled));
  }
  EXPECT_OK(keisen_image_release(bare));
  EXPECT_OK(keisen_chart_release(chart));
}

static void refuses_legends(void) {
  static const double bad[] = {-1, NAN, INFINITY};
  const size_t places[] = {
      offsetof(keisen_legend_options, label_size), offsetof(keisen_legend_options, swatch_width),
      offsetof(keisen_legend_options, border_width), offsetof(keisen_legend_options, radius)};
  keisen_attachment *legend = fixture.attachment;
  for (size_t index = 0; index < COUNT(bad); ++index)
    for (size_t place = 0; place < COUNT(places); ++place) {
      keisen_legend_options options = KEISEN_LEGEND_OPTIONS_INIT;
      memcpy((char *)&options + places[place], &bad[index], sizeof bad[index]);
      EXPECT_STATUS(keisen_attachment_create_legend(&options, &legend), INVALID);
      EXPECT(legend == fixture.attachment);
    }
  keisen_legend_options options = KEISEN_LEGEND_OPTIONS_INIT;
  options.place = (keisen_legend_place)14;
  EXPECT_STATUS(keisen_attachment_create_legend(&options, &legend), INVALID);
  options.place = KEISEN_LEGEND_TOP;
  options.alignment = (keisen_title_alignment)3;
  EXPECT_STATUS(keisen_attachment_create_legend(&options, &legend), INVALID);
  options.alignment = KEISEN_TITLE_ALIGNMENT_CENTER;
  options.title = "\xFF";
  EXPECT_STATUS(keisen_attachment_create_legend(&options, &legend), INVALID);
  options.title = NULL;
  options.insets.top = options.insets.left = options.insets.bottom = 1;
  options.insets.right = NAN;
  EXPECT_STATUS(keisen_attachment_create_legend(&options, &legend), INVALID);
}

static bool looks_unlike(keisen_chart *chart, keisen_image *other) {
  keisen_image *image = image_of(chart);
  bool differs = !images_equal(image, other);
  EXPECT_OK(keisen_image_release(image));
  return differs;
}

static void changes_options(void) {
  static const keisen_color navy = {0, 0, 0.5F, 1};
  keisen_line_options named = KEISEN_LINE_OPTIONS_INIT;
  keisen_plot_area_options fill = KEISEN_PLOT_AREA_OPTIONS_INIT;
  keisen_title_options appearance = KEISEN_TITLE_OPTIONS_INIT;
  keisen_legend_options list = KEISEN_LEGEND_OPTIONS_INIT;
  keisen_attachment *area = NULL, *title = NULL, *legend = NULL;
  keisen_chart *chart = NULL;
  char text[16];
  named.label = "name";
  EXPECT_OK(keisen_chart_create(300, 200, &chart));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, fixture.column, &named, NULL));
  EXPECT_OK(keisen_attachment_create_plot_area(NULL, &area));
  EXPECT_OK(keisen_attachment_create_title("text", KEISEN_TITLE_ROLE_CAPTION, NULL, &title));
  EXPECT_OK(keisen_attachment_create_legend(NULL, &legend));
  EXPECT_OK(keisen_chart_add_attachment(chart, area, KEISEN_LAYER_BELOW));
  EXPECT_OK(keisen_chart_add_attachment(chart, title, KEISEN_LAYER_ABOVE));
  EXPECT_OK(keisen_chart_add_attachment(chart, legend, KEISEN_LAYER_ABOVE));
  keisen_image *plain = image_of(chart);
  fill.color = navy;
  EXPECT_OK(keisen_attachment_set_plot_area_options(area, &fill));
  EXPECT(looks_unlike(chart, plain));
  fill.border_width = NAN;
  EXPECT_STATUS(keisen_attachment_set_plot_area_options(area, &fill), INVALID);
  EXPECT(looks_unlike(chart, plain));
  EXPECT_OK(keisen_attachment_set_plot_area_options(area, NULL));
  EXPECT(!looks_unlike(chart, plain));
  appearance.size = 20;
  EXPECT_OK(keisen_attachment_set_title_options(title, &appearance));
  EXPECT(looks_unlike(chart, plain));
  appearance.bold = 2;
  EXPECT_STATUS(keisen_attachment_set_title_options(title, &appearance), INVALID);
  EXPECT(looks_unlike(chart, plain));
  EXPECT_OK(keisen_attachment_set_title_options(title, NULL));
  EXPECT(!looks_unlike(chart, plain));
  list.place = KEISEN_LEGEND_OUTSIDE_TOP;
  list.title = "names";
  EXPECT_OK(keisen_attachment_set_legend_options(legend, &list));
  EXPECT(looks_unlike(chart, plain));
  list.title = "others";
  list.radius = -1;
  EXPECT_STATUS(keisen_attachment_set_legend_options(legend, &list), INVALID);
  list.title = "\xFF";
  list.radius = 0;
  EXPECT_STATUS(keisen_attachment_set_legend_options(legend, &list), INVALID);
  EXPECT_OK(keisen_attachment_get_text(legend, sizeof text, text, NULL));
  EXPECT_TEXT(text, "names");
  EXPECT_OK(keisen_attachment_set_legend_options(legend, NULL));
  EXPECT_OK(keisen_attachment_get_text(legend, sizeof text, text, NULL));
  EXPECT_TEXT(text, "");
  EXPECT(!looks_unlike(chart, plain));
  EXPECT_STATUS(keisen_attachment_set_plot_area_options(title, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "attachment is of kind title, not plot area");
  EXPECT_STATUS(keisen_attachment_set_title_options(legend, NULL), INVALID);
  EXPECT_STATUS(keisen_attachment_set_legend_options(area, NULL), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "attachment is of kind plot area, not legend");
  EXPECT_OK(keisen_image_release(plain));
  EXPECT_OK(keisen_attachment_release(area));
  EXPECT_OK(keisen_attachment_release(title));
  EXPECT_OK(keisen_attachment_release(legend));
  EXPECT_OK(keisen_chart_release(chart));
}

static void tells_its_looks(void) {
  static const keisen_color navy = {0, 0, 0.5F, 0.25F}, automatic = KEISEN_COLOR_AUTOMATIC;
  static const struct {
    const char *text;
    keisen_status (*set)(keisen_chart *, const char *);
    keisen_status (*get)(keisen_chart *, size_t, char *, size_t *);
  } texts[] = {
      {"title", keisen_chart_set_title, keisen_chart_get_title},
      {"sub", keisen_chart_set_subtitle, keisen_chart_get_subtitle},
      {"source", keisen_chart_set_caption, keisen_chart_get_caption},
      {"\xC3\xA9t\xC3\xA9", keisen_chart_set_x_title, keisen_chart_get_x_title},
      {"y", keisen_chart_set_y_title, keisen_chart_get_y_title},
  };
  keisen_chart *chart = NULL, *bare = NULL;
  keisen_color color;
  keisen_insets padding = {1, 2, 3, 4}, reported;
  char text[8];
  size_t length = 0;
  EXPECT_OK(keisen_chart_create(320, 240, &chart));
  EXPECT_OK(keisen_chart_create_bare(320, 240, &bare));
  for (size_t index = 0; index < sizeof texts / sizeof *texts; ++index) {
    EXPECT_OK(texts[index].get(bare, sizeof text, text, &length));
    EXPECT_TEXT(text, "");
    EXPECT_INT(length, 0);
    EXPECT_OK(texts[index].set(chart, texts[index].text));
    EXPECT_OK(texts[index].get(chart, sizeof text, text, &length));
    EXPECT_TEXT(text, texts[index].text);
    EXPECT_INT(length, strlen(texts[index].text));
    EXPECT_OK(texts[index].set(chart, NULL));
    EXPECT_OK(texts[index].get(chart, sizeof text, text, NULL));
    EXPECT_TEXT(text, "");
    EXPECT_STATUS(texts[index].get(chart, 1, NULL, &length), INVALID);
  }
  EXPECT_OK(keisen_chart_get_background(chart, &color));
  EXPECT(memcmp(&color, &automatic, sizeof color) == 0);
  EXPECT_OK(keisen_chart_set_background(chart, navy));
  EXPECT_OK(keisen_chart_get_background(chart, &color));
  EXPECT(memcmp(&color, &navy, sizeof color) == 0);
  EXPECT_OK(keisen_chart_get_padding(chart, &reported));
  EXPECT_DOUBLE(reported.top, -1);
  EXPECT_OK(keisen_chart_set_padding(chart, padding));
  EXPECT_OK(keisen_chart_get_padding(chart, &reported));
  EXPECT(memcmp(&reported, &padding, sizeof reported) == 0);
  EXPECT_OK(keisen_chart_set_padding_automatic(chart));
  EXPECT_OK(keisen_chart_get_padding(chart, &reported));
  EXPECT_DOUBLE(reported.right, -1);
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_chart_release(bare));
}

int main(void) {
  fixture = fixture_make();
  test("takes themes and gives the first one back", takes_themes);
  test("refuses themes that are none, and keeps the old one", refuses_themes);
  test("takes a background, and the theme's again", takes_the_background_back);
  test("draws subtitle and caption", draws_subtitle_and_caption);
  test("tells its texts, its background and its padding", tells_its_looks);
  test("refuses titles that are none", refuses_titles);
  test("draws a legend at every place", draws_legends);
  test("refuses legends that are none", refuses_legends);
  test("changes options, and keeps the old ones where a new one is refused", changes_options);
  test_sentence = "draws as before";
  EXPECT(renders_as_before(fixture));
  fixture_release(fixture);
  return summary();
}
