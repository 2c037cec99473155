/* Measures an own series from C: custom rows.f64 runs
 *
 * Prints milliseconds of a frame to pixels, tab-separated: of a chart without series, of one with
 * an own series that draws nothing, and of all rows as points through a painter. */
#define _POSIX_C_SOURCE 200809L
#include <keisen/keisen.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

struct rows {
  keisen_column *column;
  double *places;
  size_t count;
};

static void check(keisen_status status) {
  if (status == KEISEN_OK)
    return;
  fprintf(stderr, "%s: %s\n", keisen_status_name(status), keisen_last_error_message());
  exit(1);
}

static keisen_status
draw_nothing(keisen_painter *painter, keisen_custom_count *count, void *context) {
  (void)painter, (void)count, (void)context;
  return KEISEN_OK;
}

static keisen_status
draw_points(keisen_painter *painter, keisen_custom_count *count, void *context) {
  const struct rows *rows = context;
  keisen_status status =
      keisen_painter_get_positions(painter, NULL, NULL, rows->column, 0, rows->count, rows->places);
  if (status != KEISEN_OK)
    return status;
  count->rows = rows->count;
  return keisen_painter_markers(painter, rows->places, rows->count, NULL, NULL, NULL);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static int compare(const void *one, const void *other) {
  const double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

/* Returns the median of some frames, after one that isn't counted, each of another range. */
static double frames(keisen_series_draw_function draw, struct rows *rows, int runs) {
  keisen_chart *chart;
  keisen_space *space;
  keisen_projection *x, *y;
  keisen_renderer *renderer;
  keisen_renderer_options kind = KEISEN_RENDERER_OPTIONS_INIT;
  keisen_render_options render = KEISEN_RENDER_OPTIONS_INIT;
  render.pixel_ratio = 1;
  double *times = malloc(sizeof *times * (size_t)runs);
  if (!times)
    exit(1);
  kind.kind = KEISEN_RENDERER_CPU;
  check(keisen_renderer_create(&kind, &renderer));
  check(keisen_chart_create(1280, 720, &chart));
  check(keisen_chart_get_space(chart, &space));
  check(keisen_space_get_x(space, &x));
  check(keisen_space_get_y(space, &y));
  if (draw) {
    keisen_custom_series_functions functions = KEISEN_CUSTOM_SERIES_FUNCTIONS_INIT;
    keisen_series *series;
    functions.draw = draw;
    check(keisen_series_create_custom(space, &functions, NULL, rows, NULL, &series));
    check(keisen_chart_add_series(chart, series));
    check(keisen_series_release(series));
  }
  for (int run = 0; run <= runs; ++run) {
    keisen_image *image;
    const double start = now(), step = run + 1;
    check(keisen_projection_set_range(x, step, (double)rows->count + step));
    check(keisen_projection_set_range(y, -step, 1 + step));
    check(keisen_chart_render(chart, renderer, &render, &image));
    check(keisen_image_release(image));
    if (run > 0)
      times[run - 1] = now() - start;
  }
  check(keisen_projection_release(x));
  check(keisen_projection_release(y));
  check(keisen_space_release(space));
  check(keisen_chart_release(chart));
  check(keisen_renderer_release(renderer));
  qsort(times, (size_t)runs, sizeof *times, compare);
  const double median = times[runs / 2];
  free(times);
  return median;
}

int main(int argc, char **argv) {
  struct rows rows = {NULL, NULL, 0};
  const int runs = argc > 2 ? atoi(argv[2]) : 0;
  FILE *file = argc > 1 ? fopen(argv[1], "rb") : NULL;
  if (!file || runs < 1) {
    fprintf(stderr, "usage: custom rows.f64 runs\n");
    return 2;
  }
  fseek(file, 0, SEEK_END);
  rows.count = (size_t)ftell(file) / sizeof(double);
  rewind(file);
  double *values = malloc(rows.count * sizeof *values);
  rows.places = malloc(2 * rows.count * sizeof *rows.places);
  if (!values || !rows.places || fread(values, sizeof *values, rows.count, file) != rows.count)
    return 1;
  fclose(file);
  check(keisen_column_create_copy(KEISEN_ELEMENT_F64, values, sizeof *values, rows.count,
                                  &rows.column));
  printf("%f\t", frames(NULL, &rows, runs));
  printf("%f\t", frames(draw_nothing, &rows, runs));
  printf("%f\n", frames(draw_points, &rows, runs));
  check(keisen_column_release(rows.column));
  free(rows.places);
  free(values);
  return 0;
}
