#include "scenes.h"

#include <keisen/keisen.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 1000000, MARKERS = 100000 };

static double xs[ROWS], ys[ROWS];
static keisen_chart *loaded;
static keisen_renderer *renderer;

/* Ends the program where a call failed. */
static void check(keisen_status status) {
  if (status == KEISEN_OK)
    return;
  fprintf(stderr, "instructions: %s\n", keisen_last_error_message());
  exit(1);
}

/* The same numbers in every run, from 0 to 1: xorshift64* by Marsaglia and Vigna. */
static double next_random(void) {
  static unsigned long long state = 88172645463325252ULL;
  state ^= state >> 12;
  state ^= state << 25;
  state ^= state >> 27;
  return (double)((state * 2685821657736338717ULL) >> 11) / 9007199254740992.0;
}

static keisen_column *column_of(const double *values, size_t count) {
  keisen_column *column = NULL;
  check(keisen_column_create_borrowed(KEISEN_ELEMENT_F64, values, sizeof *values, count, NULL, NULL,
                                      &column));
  return column;
}

static keisen_chart *chart_of(double width, double height, const char *title) {
  keisen_chart *chart = NULL;
  check(keisen_chart_create(width, height, &chart));
  check(keisen_chart_set_title(chart, title));
  return chart;
}

static size_t png_size(keisen_chart *chart) {
  keisen_bytes *bytes = NULL;
  const uint8_t *data = NULL;
  size_t size = 0;
  check(keisen_chart_render_png(chart, renderer, NULL, &bytes));
  check(keisen_bytes_get_data(bytes, &data, &size));
  check(keisen_bytes_release(bytes));
  return size;
}

static void begin(void) {
  keisen_renderer_options options = KEISEN_RENDERER_OPTIONS_INIT;
  options.kind = KEISEN_RENDERER_CPU;
  check(keisen_renderer_create(&options, &renderer));
}

static void begin_walk(void) {
  double y = 0;
  begin();
  for (int row = 0; row < ROWS; ++row) {
    xs[row] = row;
    ys[row] = y += next_random() - 0.5;
  }
}

static keisen_chart *line_chart(void) {
  keisen_chart *chart = chart_of(1280, 720, "line");
  keisen_column *x = column_of(xs, ROWS), *y = column_of(ys, ROWS);
  check(keisen_chart_add_line(chart, x, y, NULL, NULL));
  check(keisen_column_release(x));
  check(keisen_column_release(y));
  return chart;
}

/* W1: a new chart over columns that nobody has read. */
static size_t draw_line(int frame) {
  keisen_chart *chart = line_chart();
  size_t size = png_size(chart);
  (void)frame;
  check(keisen_chart_release(chart));
  return size;
}

/* W3: half of a loaded line is in view, each frame another one. */
static void begin_pan(void) {
  begin_walk();
  loaded = line_chart();
  check(keisen_chart_fit(loaded));
}

static size_t draw_pan(int frame) {
  keisen_space *space = NULL;
  keisen_projection *x = NULL;
  double first = frame * (ROWS / 400.0);
  check(keisen_chart_get_space(loaded, &space));
  check(keisen_space_get_x(space, &x));
  check(keisen_projection_set_range(x, first, first + ROWS / 2));
  check(keisen_projection_release(x));
  check(keisen_space_release(space));
  return png_size(loaded);
}

#ifdef KEISEN_POINT_OPTIONS_INIT
/* The sum of four of them is nearly normally distributed. */
static double next_normal(void) {
  return next_random() + next_random() + next_random() + next_random() - 2;
}

static void begin_markers(void) {
  begin();
  for (int row = 0; row < MARKERS; ++row) {
    xs[row] = next_normal();
    ys[row] = next_normal();
  }
}

/* W4 with a tenth of the rows: a new chart of markers of 3 pixels, alpha 0.5. */
static size_t draw_markers(int frame) {
  keisen_chart *chart = chart_of(1280, 720, "points");
  keisen_point_options options = KEISEN_POINT_OPTIONS_INIT;
  keisen_point_columns columns = KEISEN_POINT_COLUMNS_INIT;
  size_t size;
  (void)frame;
  columns.x = column_of(xs, MARKERS);
  columns.y = column_of(ys, MARKERS);
  options.size = 3;
  options.alpha = 0.5;
  check(keisen_chart_add_points(chart, &columns, &options, NULL));
  size = png_size(chart);
  check(keisen_column_release(columns.x));
  check(keisen_column_release(columns.y));
  check(keisen_chart_release(chart));
  return size;
}
#endif

#ifdef KEISEN_CATEGORY_BAR_OPTIONS_INIT
/* W5: each chart has a title and values of its own. */
static size_t draw_bars(int frame) {
  static const char *const names[] = {"Mon", "Tue", "Wed", "Thu", "Fri"};
  enum { BARS = sizeof names / sizeof *names };
  double values[BARS];
  char title[32];
  keisen_column *column;
  keisen_chart *chart;
  size_t size;
  for (int bar = 0; bar < BARS; ++bar)
    values[bar] = 1 + floor(99 * next_random());
  snprintf(title, sizeof title, "Week %d", frame);
  chart = chart_of(640, 400, title);
  column = column_of(values, BARS);
  check(keisen_chart_add_category_bars(chart, names, BARS, column, NULL, NULL));
  size = png_size(chart);
  check(keisen_column_release(column));
  check(keisen_chart_release(chart));
  return size;
}
#endif

const struct scene scenes[] = {
    {"w1", 4, begin_walk, draw_line},
    {"w3", 20, begin_pan, draw_pan},
#ifdef KEISEN_POINT_OPTIONS_INIT
    {"w4", 4, begin_markers, draw_markers},
#endif
#ifdef KEISEN_CATEGORY_BAR_OPTIONS_INIT
    {"w5", 40, begin, draw_bars},
#endif
    {NULL, 0, NULL, NULL},
};
