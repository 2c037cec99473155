/* Draws a chart of one's own parts - a series, a footer, a hook: custom-c out.png [time] */
#include <keisen/keisen.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { COUNT = 12 };

/* Days with rain in Seattle, a mean of the years 2012 to 2015. */
static const double days[COUNT] = {16.5, 18.25, 18.25, 14.75, 8.5,   9.25,
                                   2.75, 5.5,   8.75,  15.25, 17.75, 20.25};
static const double months[COUNT] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};

struct columns {
  keisen_column *x, *y;
};

static void check(keisen_status status) {
  if (status == KEISEN_OK)
    return;
  fprintf(stderr, "%s: %s\n", keisen_status_name(status), keisen_last_error_message());
  exit(1);
}

/* Returns a call's status from the callback that makes it, where it failed. */
#define TRY(call)                                                                                  \
  do {                                                                                             \
    keisen_status tried = (call);                                                                  \
    if (tried != KEISEN_OK)                                                                        \
      return tried;                                                                                \
  } while (0)

/* A stick from 0 to each value, and a disc with the value in it. */
static keisen_status
draw_lollipops(keisen_painter *painter, keisen_custom_count *count, void *context) {
  const struct columns *columns = context;
  const keisen_value zero = KEISEN_VALUE(0);
  double tips[2 * COUNT], left, base;
  keisen_line_style stick = KEISEN_LINE_STYLE_INIT;
  keisen_point_options disc = KEISEN_POINT_OPTIONS_INIT;
  keisen_text_box_options words = KEISEN_TEXT_BOX_OPTIONS_INIT;
  stick.cap = KEISEN_CAP_BUTT;
  disc.size = 27;
  words.size = 11;
  words.bold = true;
  TRY(keisen_color_parse("white", &words.color));
  TRY(keisen_painter_get_positions(painter, NULL, columns->x, columns->y, 0, COUNT, tips));
  TRY(keisen_painter_get_position(painter, NULL, zero, zero, &left, &base));
  for (int row = 0; row < COUNT; ++row) {
    double middle;
    char text[8];
    TRY(keisen_painter_snap_rule(painter, tips[2 * row], 2, &middle, &stick.width));
    const double ends[] = {middle, base, middle, tips[2 * row + 1]};
    TRY(keisen_painter_segments(painter, ends, 2, &stick));
    TRY(keisen_painter_markers(painter, ends + 2, 1, &disc, NULL, NULL));
    snprintf(text, sizeof text, "%.0f", days[row]);
    TRY(keisen_painter_text(painter, text, middle, ends[3], 0.5, 0.5, &words));
  }
  count->rows = COUNT;
  return KEISEN_OK;
}

/* Room for a footer below everything. */
static keisen_status
measure_footer(keisen_painter *painter, keisen_layout_demand *demand, void *context) {
  (void)painter, (void)context;
  demand->beside = true;
  demand->side = KEISEN_SIDE_BOTTOM;
  demand->thickness = 24;
  demand->rank = KEISEN_LAYOUT_RANK_TITLE;
  demand->gap = 6;
  return KEISEN_OK;
}

/* A rule, and the source under it. */
static keisen_status draw_footer(keisen_painter *painter, keisen_rect band, void *context) {
  const keisen_rect line = {band.x, band.y, band.width, 1};
  keisen_shape_options rule = KEISEN_SHAPE_OPTIONS_INIT;
  keisen_text_box_options words = KEISEN_TEXT_BOX_OPTIONS_INIT;
  (void)context;
  words.size = 10;
  TRY(keisen_color_parse("#c8ccd2", &rule.fill));
  TRY(keisen_painter_rect(painter, line, &rule));
  return keisen_painter_text(painter, "NOAA, 2012 to 2015", band.x + band.width,
                             band.y + band.height, 1, 1, &words);
}

/* Writes the time of each picture under the title. */
static keisen_status tell_time(keisen_chart *chart, const keisen_hook_frame *frame, void *context) {
  char text[64];
  (void)context;
  snprintf(text, sizeof text, "drawn at %.0f s", frame->time);
  return keisen_chart_set_subtitle(chart, text);
}

int main(int argc, char **argv) {
  if (argc < 2)
    return fprintf(stderr, "usage: custom-c out.png [time]\n"), 2;
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_projection *x = NULL, *y = NULL;
  struct columns columns = {NULL, NULL};
  check(keisen_chart_create(640, 360, &chart));
  check(keisen_chart_set_title(chart, "Days with rain in Seattle"));
  check(keisen_chart_set_x_title(chart, "month"));
  check(keisen_chart_get_space(chart, &space));
  check(keisen_space_get_x(space, &x));
  check(keisen_space_get_y(space, &y));
  check(keisen_projection_set_range(x, 0.4, 12.6));
  check(keisen_projection_set_range(y, 0, 24));
  check(keisen_column_create_copy(KEISEN_ELEMENT_F64, months, sizeof *months, COUNT, &columns.x));
  check(keisen_column_create_copy(KEISEN_ELEMENT_F64, days, sizeof *days, COUNT, &columns.y));

  keisen_series *lollipops = NULL;
  keisen_custom_series_functions series = KEISEN_CUSTOM_SERIES_FUNCTIONS_INIT;
  keisen_custom_series_options options = KEISEN_CUSTOM_SERIES_OPTIONS_INIT;
  series.draw = draw_lollipops;
  options.x_count = options.y_count = 1;
  options.x = &columns.x;
  options.y = &columns.y;
  options.kind = "Lollipop chart";
  check(keisen_series_create_custom(space, &series, NULL, &columns, &options, &lollipops));
  check(keisen_chart_add_series(chart, lollipops));

  keisen_attachment *footer = NULL;
  keisen_custom_attachment_functions part = KEISEN_CUSTOM_ATTACHMENT_FUNCTIONS_INIT;
  part.draw = draw_footer;
  part.measure = measure_footer;
  check(keisen_attachment_create_custom(&part, NULL, NULL, NULL, 0, &footer));
  check(keisen_chart_add_attachment(chart, footer, KEISEN_LAYER_ABOVE));

  keisen_hook *clock = NULL;
  keisen_hook_functions functions = KEISEN_HOOK_FUNCTIONS_INIT;
  functions.will_update = tell_time;
  check(keisen_hook_create(&functions, NULL, NULL, &clock));
  check(keisen_chart_add_hook(chart, clock));

  keisen_renderer *renderer = NULL;
  keisen_renderer_options cpu = KEISEN_RENDERER_OPTIONS_INIT;
  keisen_render_options render = KEISEN_RENDER_OPTIONS_INIT;
  cpu.kind = KEISEN_RENDERER_CPU;
  render.time = argc > 2 ? atof(argv[2]) : 0;
  check(keisen_renderer_create(&cpu, &renderer));
  check(keisen_chart_write_file(chart, renderer, &render, argv[1]));
  keisen_renderer_release(renderer);
  keisen_hook_release(clock);
  keisen_attachment_release(footer);
  keisen_series_release(lollipops);
  keisen_chart_release(chart);
  keisen_column_release(columns.y);
  keisen_column_release(columns.x);
  keisen_projection_release(y);
  keisen_projection_release(x);
  keisen_space_release(space);
}
