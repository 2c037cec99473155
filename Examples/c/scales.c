/* Draws hours of daylight on a scale and in colours of one's own: scales-c out.png */
#include <keisen/keisen.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { COLUMNS = 73, ROWS = 40, TICKS = 9 };

static const double pi = 3.141592653589793;

static void check(keisen_status status) {
  if (status == KEISEN_OK)
    return;
  fprintf(stderr, "%s: %s\n", keisen_status_name(status), keisen_last_error_message());
  exit(1);
}

static double radians(double degrees) { return degrees * (pi / 180); }
static double degrees(double radians) { return radians * (180 / pi); }

/* The hours between sunrise and sunset, by the sun's declination. */
static double sunlight(double day, double latitude) {
  const double declination = radians(23.44) * sin(2 * pi * (day - 81) / 365);
  const double cosine = -tan(radians(latitude)) * tan(declination);
  return 24 / pi * acos(cosine < -1 ? -1 : cosine > 1 ? 1 : cosine);
}

/* How far from the equator a map has latitudes. */
static keisen_status mercator(const double *values, size_t count, double *results, void *context) {
  (void)context;
  for (size_t i = 0; i < count; ++i)
    results[i] = log(tan(pi / 4 + radians(values[i]) / 2));
  return KEISEN_OK;
}

/* The latitudes there. */
static keisen_status latitude(const double *values, size_t count, double *results, void *context) {
  (void)context;
  for (size_t i = 0; i < count; ++i)
    results[i] = degrees(2 * atan(exp(values[i])) - pi / 2);
  return KEISEN_OK;
}

/* Night to day: dark blue to yellow. */
static keisen_status
sky(const double *fractions, size_t count, keisen_color *colors, void *context) {
  (void)context;
  for (size_t i = 0; i < count; ++i) {
    const double fraction = fractions[i];
    colors[i].red = (float)fraction;
    colors[i].green = (float)(0.1 + 0.8 * fraction * fraction);
    colors[i].blue = (float)(0.4 - 0.2 * fraction);
    colors[i].alpha = 1;
  }
  return KEISEN_OK;
}

int main(int argc, char **argv) {
  if (argc < 2) {
    fprintf(stderr, "usage: scales-c out.png\n");
    return 2;
  }
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_projection *y = NULL, *range = NULL;
  check(keisen_chart_create(640, 400, &chart));
  check(keisen_chart_set_title(chart, "Hours of daylight"));
  check(keisen_chart_set_x_title(chart, "day of the year"));
  check(keisen_chart_get_space(chart, &space));
  check(keisen_space_get_y(space, &y));

  double ticks[TICKS];
  for (int i = 0; i < TICKS; ++i)
    ticks[i] = 20 * i - 80;
  keisen_custom_scale *map = NULL;
  keisen_custom_scale_options options = KEISEN_CUSTOM_SCALE_OPTIONS_INIT;
  options.label = "Mercator";
  options.low = -85;
  options.high = 85;
  options.ticks = ticks;
  options.tick_count = TICKS;
  check(keisen_custom_scale_create(mercator, latitude, NULL, NULL, &options, &map));
  keisen_scale_options scale = KEISEN_SCALE_OPTIONS_INIT;
  scale.scale = KEISEN_SCALE_CUSTOM;
  scale.custom = map;
  check(keisen_projection_set_scale(y, &scale));

  static double hours[ROWS * COLUMNS];
  for (int row = 0; row < ROWS; ++row)
    for (int column = 0; column < COLUMNS; ++column)
      hours[row * COLUMNS + column] = sunlight(5 * column + 2.5, 4 * row - 78);
  keisen_column *values = NULL;
  check(
      keisen_column_create_copy(KEISEN_ELEMENT_F64, hours, sizeof *hours, ROWS * COLUMNS, &values));
  keisen_color_scale *colors = NULL;
  keisen_color_scale_options color_options = KEISEN_COLOR_SCALE_OPTIONS_INIT;
  color_options.function = sky;
  check(keisen_projection_create(0, 24, KEISEN_SCALE_LINEAR, &range));
  check(keisen_color_scale_create(range, &color_options, &colors));
  keisen_heatmap_options cells = KEISEN_HEATMAP_OPTIONS_INIT;
  cells.x_to = 365;
  cells.y_from = -80;
  cells.y_to = 80;
  check(keisen_chart_add_heatmap(chart, values, COLUMNS, NULL, NULL, colors, &cells, NULL));
  keisen_attachment *bar = NULL;
  keisen_color_bar_options bar_options = KEISEN_COLOR_BAR_OPTIONS_INIT;
  bar_options.title = "hours";
  check(keisen_attachment_create_color_bar(colors, KEISEN_SIDE_RIGHT, &bar_options, &bar));
  check(keisen_chart_add_attachment(chart, bar, KEISEN_LAYER_ABOVE));

  keisen_renderer *renderer = NULL;
  keisen_renderer_options cpu = KEISEN_RENDERER_OPTIONS_INIT;
  cpu.kind = KEISEN_RENDERER_CPU;
  check(keisen_renderer_create(&cpu, &renderer));
  check(keisen_chart_write_file(chart, renderer, NULL, argv[1]));
  keisen_renderer_release(renderer);
  keisen_attachment_release(bar);
  keisen_color_scale_release(colors);
  keisen_projection_release(range);
  keisen_column_release(values);
  keisen_custom_scale_release(map);
  keisen_projection_release(y);
  keisen_space_release(space);
  keisen_chart_release(chart);
}
