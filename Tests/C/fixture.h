/* One object of every kind, in a chart that was drawn once by the CPU. */
#ifndef KEISEN_FIXTURE_H
#define KEISEN_FIXTURE_H

#include "test.h"

#include <stdlib.h>

struct fixture {
  keisen_column *column;
  keisen_projection *projection;
  keisen_space *space;
  keisen_color_scale *color_scale;
  keisen_custom_scale *custom_scale;
  keisen_custom_marker *custom_marker;
  keisen_series *series;
  keisen_attachment *attachment;
  keisen_chart *chart;
  keisen_renderer *renderer;
  keisen_image *image;
  keisen_bytes *bytes;
  keisen_restriction *restriction;
  keisen_updater *updater;
  keisen_interpreter *interpreter;
  keisen_animation *animation;
  keisen_animator *animator;
  keisen_message_board *message_board;
  keisen_preferences *preferences;
  keisen_canvas *canvas;
  keisen_paint *paint;
  keisen_figure *figure;
  keisen_hook *hook;
  keisen_painter *painter; /* Lent: there is one within a callback alone. */
  keisen_selection *selection;
  keisen_batch *batch;
};

enum { KIND_COUNT = sizeof(struct fixture) / sizeof(void *) };

/* Kinds by their place in the fixture. */
static inline void *fixture_handle(const struct fixture *fixture, int kind) {
  void *handles[KIND_COUNT];
  memcpy(handles, fixture, sizeof handles);
  return handles[kind];
}

static inline keisen_renderer *cpu_renderer(void) {
  keisen_renderer *renderer = NULL;
  keisen_renderer_options options = KEISEN_RENDERER_OPTIONS_INIT;
  options.kind = KEISEN_RENDERER_CPU;
  EXPECT_OK(keisen_renderer_create(&options, &renderer));
  return renderer;
}

static inline keisen_column *column_of(const double *values, size_t count) {
  keisen_column *column = NULL;
  EXPECT_OK(keisen_column_create_copy(KEISEN_ELEMENT_F64, values, sizeof *values, count, &column));
  return column;
}

/* One of the functions of the fixture's scale. */
static inline keisen_status
fixture_negate(const double *values, size_t count, double *results, void *context) {
  (void)context;
  for (size_t index = 0; index < count; ++index)
    results[index] = -values[index];
  return KEISEN_OK;
}

static inline struct fixture fixture_make(void) {
  static const double values[] = {1, 3, 2, NAN, 4, 2.5}, corners[] = {0, 0, 2, 0, 1, 3};
  struct fixture fixture;
  memset(&fixture, 0, sizeof fixture);
  fixture.column = column_of(values, sizeof values / sizeof *values);
  EXPECT_OK(keisen_chart_create(160, 120, &fixture.chart));
  EXPECT_OK(keisen_chart_add_line(fixture.chart, NULL, fixture.column, NULL, &fixture.series));
  EXPECT_OK(keisen_chart_get_space(fixture.chart, &fixture.space));
  EXPECT_OK(keisen_space_get_x(fixture.space, &fixture.projection));
  EXPECT_OK(keisen_color_scale_create(NULL, NULL, &fixture.color_scale));
  EXPECT_OK(keisen_custom_scale_create(fixture_negate, fixture_negate, NULL, NULL, NULL,
                                       &fixture.custom_scale));
  EXPECT_OK(keisen_custom_marker_create(NULL, 0, corners, 3, NULL, &fixture.custom_marker));
  EXPECT_OK(keisen_chart_set_title(fixture.chart, "title"));
  EXPECT_OK(
      keisen_attachment_create_title("title", KEISEN_TITLE_ROLE_TITLE, NULL, &fixture.attachment));
  EXPECT_OK(keisen_chart_add_attachment(fixture.chart, fixture.attachment, KEISEN_LAYER_ABOVE));
  const keisen_value step = KEISEN_VALUE(0.5);
  EXPECT_OK(keisen_restriction_create_interval(step, NULL, &fixture.restriction));
  EXPECT_OK(keisen_updater_create(fixture.projection, &fixture.updater));
  EXPECT_OK(keisen_updater_attach(fixture.updater, fixture.series, NULL));
  EXPECT_OK(keisen_updater_append(fixture.updater, fixture.restriction));
  const keisen_rect plot = {50, 20, 400, 200};
  EXPECT_OK(keisen_interpreter_create(&plot, &fixture.interpreter));
  EXPECT_OK(keisen_animation_create_series_number(fixture.series, KEISEN_ANIMATED_NUMBER_WIDTH, 3,
                                                  NULL, &fixture.animation));
  EXPECT_OK(keisen_animator_create(&fixture.animator));
  const keisen_preference key = KEISEN_PREFERENCE_STRING("key", "value");
  EXPECT_OK(keisen_message_board_create(&fixture.message_board));
  EXPECT_OK(keisen_preferences_create(&key, 1, "never.json", "1", &fixture.preferences));
  EXPECT_OK(keisen_canvas_create_drawing(20, 10, true, 1, &fixture.canvas));
  EXPECT_OK(keisen_paint_create(1, 8, NULL, &fixture.paint));
  const keisen_hook_functions functions = KEISEN_HOOK_FUNCTIONS_INIT;
  EXPECT_OK(keisen_hook_create(&functions, NULL, NULL, &fixture.hook));
  EXPECT_OK(keisen_figure_create(160, 120, 1, 2, &fixture.figure));
  EXPECT_OK(keisen_figure_add_chart(fixture.figure, fixture.chart, 0, 0, 1, 1));
  EXPECT_OK(keisen_selection_create(NULL, 0, &fixture.selection));
  fixture.renderer = cpu_renderer();
  EXPECT_OK(keisen_chart_render(fixture.chart, fixture.renderer, NULL, &fixture.image));
  EXPECT_OK(keisen_image_encode_png(fixture.image, &fixture.bytes));
  EXPECT_OK(keisen_render_batch(&fixture.chart, 1, fixture.renderer, NULL, NULL, &fixture.batch));
  return fixture;
}

static inline void fixture_release(struct fixture fixture) {
  EXPECT_OK(keisen_column_release(fixture.column));
  EXPECT_OK(keisen_projection_release(fixture.projection));
  EXPECT_OK(keisen_space_release(fixture.space));
  EXPECT_OK(keisen_color_scale_release(fixture.color_scale));
  EXPECT_OK(keisen_custom_scale_release(fixture.custom_scale));
  EXPECT_OK(keisen_custom_marker_release(fixture.custom_marker));
  EXPECT_OK(keisen_series_release(fixture.series));
  EXPECT_OK(keisen_attachment_release(fixture.attachment));
  EXPECT_OK(keisen_chart_release(fixture.chart));
  EXPECT_OK(keisen_renderer_release(fixture.renderer));
  EXPECT_OK(keisen_image_release(fixture.image));
  EXPECT_OK(keisen_bytes_release(fixture.bytes));
  EXPECT_OK(keisen_restriction_release(fixture.restriction));
  EXPECT_OK(keisen_updater_release(fixture.updater));
  EXPECT_OK(keisen_interpreter_release(fixture.interpreter));
  EXPECT_OK(keisen_animation_release(fixture.animation));
  EXPECT_OK(keisen_animator_release(fixture.animator));
  EXPECT_OK(keisen_message_board_release(fixture.message_board));
  EXPECT_OK(keisen_preferences_release(fixture.preferences));
  EXPECT_OK(keisen_canvas_release(fixture.canvas));
  EXPECT_OK(keisen_paint_release(fixture.paint));
  EXPECT_OK(keisen_hook_release(fixture.hook));
  EXPECT_OK(keisen_figure_release(fixture.figure));
  EXPECT_OK(keisen_selection_release(fixture.selection));
  EXPECT_OK(keisen_batch_release(fixture.batch));
}

/* Tells whether two pictures have the same size and the same pixels. */
static inline bool images_equal(keisen_image *one, keisen_image *other) {
  uint32_t width = 0, height = 0, other_width = 0, other_height = 0;
  const uint8_t *pixels = NULL, *other_pixels = NULL;
  size_t row = 0, other_row = 0;
  if (keisen_image_get_size(one, &width, &height) != KEISEN_OK ||
      keisen_image_get_size(other, &other_width, &other_height) != KEISEN_OK ||
      keisen_image_get_pixels(one, &pixels, &row) != KEISEN_OK ||
      keisen_image_get_pixels(other, &other_pixels, &other_row) != KEISEN_OK)
    return false;
  if (width != other_width || height != other_height)
    return false;
  for (size_t y = 0; y < height; ++y)
    if (memcmp(pixels + y * row, other_pixels + y * other_row, (size_t)4 * width) != 0)
      return false;
  return true;
}

/* Tells whether the fixture's chart still gives its first picture. */
static inline bool renders_as_before(struct fixture fixture) {
  keisen_image *image = NULL;
  if (keisen_chart_render(fixture.chart, fixture.renderer, NULL, &image) != KEISEN_OK)
    return false;
  bool equal = images_equal(image, fixture.image);
  return keisen_image_release(image) == KEISEN_OK && equal;
}

#endif
