#include "scenes.h"

#include <keisen/keisen.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 1000000, MANY = 10000000, MARKERS = 100000, LINES = 100, SIDE = 2000, STEP = 1000 };

static double xs[MANY], ys[MANY];
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

/* Ranges are set: what is counted is drawing, not what a default shows. */
static void set_ranges(keisen_chart *chart, double x0, double x1, double y0, double y1) {
  keisen_space *space = NULL;
  keisen_projection *x = NULL, *y = NULL;
  check(keisen_chart_get_space(chart, &space));
  check(keisen_space_get_x(space, &x));
  check(keisen_space_get_y(space, &y));
  check(keisen_projection_set_range(x, x0, x1));
  check(keisen_projection_set_range(y, y0, y1));
  check(keisen_projection_release(x));
  check(keisen_projection_release(y));
  check(keisen_space_release(space));
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

/* A random walk; its ends are what it shows. */
static double low, high;

static void walk(size_t rows) {
  double y = 0;
  low = high = 0;
  for (size_t row = 0; row < rows; ++row) {
    xs[row] = (double)row;
    ys[row] = y += next_random() - 0.5;
    low = fmin(low, y);
    high = fmax(high, y);
  }
}

static void begin_walk(void) {
  begin();
  walk(ROWS);
}

static void begin_long_walk(void) {
  begin();
  walk(MANY);
}

static keisen_chart *line_chart(size_t rows) {
  keisen_chart *chart = chart_of(1280, 720, "line");
  keisen_column *x = column_of(xs, rows), *y = column_of(ys, rows);
  check(keisen_chart_add_line(chart, x, y, NULL, NULL));
  check(keisen_column_release(x));
  check(keisen_column_release(y));
  set_ranges(chart, 0, (double)(rows - 1), low, high);
  return chart;
}

static size_t draw_once(keisen_chart *chart) {
  size_t size = png_size(chart);
  check(keisen_chart_release(chart));
  return size;
}

/* W1: a new chart over columns that nobody has read. */
static size_t draw_line(int frame) {
  (void)frame;
  return draw_once(line_chart(ROWS));
}

/* W2: the same of ten million rows. */
static size_t draw_long_line(int frame) {
  (void)frame;
  return draw_once(line_chart(MANY));
}

/* W3: half of a loaded line is in view, each frame another one. */
static void begin_pan(void) {
  begin_walk();
  loaded = line_chart(ROWS);
}

static size_t draw_pan(int frame) {
  double first = frame * (ROWS / 400.0);
  set_ranges(loaded, first, first + ROWS / 2, low, high);
  return png_size(loaded);
}

/* W6: a hundred lines over one x, of columns that nobody has read. */
static size_t draw_lines(int frame) {
  keisen_chart *chart = chart_of(1280, 720, "lines");
  size_t rows = ROWS / LINES;
  keisen_column *x = column_of(xs, rows);
  (void)frame;
  for (size_t line = 0; line < LINES; ++line) {
    keisen_column *y = column_of(ys + line * rows, rows);
    check(keisen_chart_add_line(chart, x, y, NULL, NULL));
    check(keisen_column_release(y));
  }
  check(keisen_column_release(x));
  set_ranges(chart, 0, (double)(rows - 1), low, high);
  return draw_once(chart);
}

/* W7: rows are appended to a full ring, which is drawn again. */
static keisen_column *ring;

static void begin_ring(void) {
  begin_walk();
  check(keisen_column_create_ring(KEISEN_ELEMENT_F64, ROWS, &ring));
  check(keisen_column_append(ring, ys, sizeof *ys, ROWS));
  loaded = chart_of(1280, 720, "ring");
  check(keisen_chart_add_line(loaded, NULL, ring, NULL, NULL));
}

static size_t draw_ring(int frame) {
  double first = (double)frame * STEP;
  if (frame > 0)
    check(keisen_column_append(ring, ys + (size_t)frame * STEP, sizeof *ys, STEP));
  set_ranges(loaded, first, first + ROWS - 1, low, high);
  return png_size(loaded);
}

#ifdef KEISEN_HEATMAP_OPTIONS_INIT
/* W8: a heat map of values that nobody has read, with a colour bar. */
static void begin_cells(void) {
  begin();
  for (size_t cell = 0; cell < (size_t)SIDE * SIDE; ++cell)
    ys[cell] = next_random();
}

static size_t draw_cells(int frame) {
  keisen_chart *chart = chart_of(1280, 720, "cells");
  keisen_column *values = column_of(ys, (size_t)SIDE * SIDE);
  keisen_color_scale *scale = NULL;
  keisen_attachment *bar = NULL;
  (void)frame;
  check(keisen_color_scale_create(NULL, NULL, &scale));
  check(keisen_chart_add_heatmap(chart, values, SIDE, NULL, NULL, scale, NULL, NULL));
  check(keisen_attachment_create_color_bar(scale, KEISEN_SIDE_RIGHT, NULL, &bar));
  check(keisen_chart_add_attachment(chart, bar, KEISEN_LAYER_ABOVE));
  check(keisen_attachment_release(bar));
  check(keisen_color_scale_release(scale));
  check(keisen_column_release(values));
  set_ranges(chart, 0, SIDE, 0, SIDE);
  return draw_once(chart);
}
#endif

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
  set_ranges(chart, -2, 2, -2, 2);
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
  set_ranges(chart, -0.7, BARS - 0.3, 0, 110);
  size = png_size(chart);
  check(keisen_column_release(column));
  check(keisen_chart_release(chart));
  return size;
}
#endif

const struct scene scenes[] = {
    {"w1", 4, begin_walk, draw_line},
    {"w2", 2, begin_long_walk, draw_long_line},
    {"w3", 20, begin_pan, draw_pan},
#ifdef KEISEN_POINT_OPTIONS_INIT
    {"w4", 4, begin_markers, draw_markers},
#endif
#ifdef KEISEN_CATEGORY_BAR_OPTIONS_INIT
    {"w5", 40, begin, draw_bars},
#endif
    {"w6", 2, begin_walk, draw_lines},
    {"w7", 20, begin_ring, draw_ring},
#ifdef KEISEN_HEATMAP_OPTIONS_INIT
    {"w8", 2, begin_cells, draw_cells},
#endif
    {NULL, 0, NULL, NULL},
};
