/* Draws the CO2 record of Mauna Loa: co2-c co2.csv co2.png [pixel ratio] */
#include <keisen/keisen.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static void check(keisen_status status) {
  if (status == KEISEN_OK)
    return;
  fprintf(stderr, "%s: %s\n", keisen_status_name(status), keisen_last_error_message());
  exit(1);
}

/* The date as a number of years: 1958-07-02 is 1958 + 182 / 365. */
static double year_of(int year, int month, int day) {
  static const int before[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
  int leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  return year + (before[month - 1] + (leap && month > 2) + day - 1) / (leap ? 366.0 : 365.0);
}

int main(int argc, char **argv) {
  FILE *file = argc > 2 ? fopen(argv[1], "r") : NULL;
  if (file == NULL)
    return fprintf(stderr, "usage: co2-c co2.csv co2.png [pixel ratio]\n"), 2;

  keisen_column *x = NULL, *y = NULL;
  check(keisen_column_create_growing(KEISEN_ELEMENT_F64, &x));
  check(keisen_column_create_growing(KEISEN_ELEMENT_F64, &y));
  for (char line[64]; fgets(line, sizeof line, file) != NULL;) {
    int year, month, day;
    double co2 = NAN; /* Weeks without a value are gaps. */
    if (sscanf(line, "%d-%d-%d,%lf", &year, &month, &day, &co2) < 3 || month < 1 || month > 12)
      continue;
    check(keisen_column_append(x, (double[]){year_of(year, month, day)}, 0, 1));
    check(keisen_column_append(y, &co2, 0, 1));
  }
  fclose(file);

  keisen_chart *chart = NULL;
  check(keisen_chart_create(1280, 720, &chart));
  check(keisen_chart_set_title(chart, "Atmospheric CO₂ at Mauna Loa"));
  check(keisen_chart_set_x_title(chart, "year"));
  check(keisen_chart_set_y_title(chart, "CO₂ (ppm)"));
  keisen_space *space = NULL;
  keisen_projection *ppm = NULL;
  check(keisen_chart_get_space(chart, &space));
  check(keisen_space_get_y(space, &ppm));
  check(keisen_projection_set_range(ppm, 310, 375));
  keisen_line_options line = KEISEN_LINE_OPTIONS_INIT;
  check(keisen_color_parse("#1f77b4", &line.color));
  line.width = 1.5;
  check(keisen_chart_add_line(chart, x, y, &line, NULL));
  keisen_renderer *renderer = NULL;
  keisen_renderer_options cpu = KEISEN_RENDERER_OPTIONS_INIT;
  cpu.kind = KEISEN_RENDERER_CPU;
  check(keisen_renderer_create(&cpu, &renderer));
  keisen_render_options options = KEISEN_RENDER_OPTIONS_INIT;
  options.pixel_ratio = argc > 3 ? atof(argv[3]) : 1;
  check(keisen_chart_write_file(chart, renderer, &options, argv[2]));
  keisen_renderer_release(renderer);
  keisen_projection_release(ppm);
  keisen_space_release(space);
  keisen_chart_release(chart);
  keisen_column_release(y);
  keisen_column_release(x);
}
