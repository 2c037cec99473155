/* Draws CO2 at Mauna Loa and its growth, with crosshairs at one week: crosshair-c co2.csv out.png
 */
#include <keisen/keisen.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { WEEKS = 4096 };

static double years[WEEKS], values[WEEKS], growth[WEEKS];

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

/* Makes a chart on a horizontal projection, with a line through the values of all weeks. */
static keisen_chart *make_chart(
    keisen_projection *x, keisen_column *xs, const double *y, size_t count, const char *label) {
  keisen_chart *chart = NULL;
  keisen_projection *up = NULL;
  keisen_space *space = NULL;
  keisen_column *ys = NULL;
  keisen_line_options line = KEISEN_LINE_OPTIONS_INIT;
  line.label = label;
  check(keisen_projection_create_unset(KEISEN_SCALE_AUTOMATIC, &up));
  check(keisen_space_create(x, up, &space));
  check(keisen_chart_create_with_space(640, 400, space, false, &chart));
  check(keisen_column_create_copy(KEISEN_ELEMENT_F64, y, sizeof *y, count, &ys));
  check(keisen_chart_add_line(chart, xs, ys, &line, NULL));
  keisen_column_release(ys);
  keisen_space_release(space);
  keisen_projection_release(up);
  return chart;
}

/* Adds a crosshair and a tooltip at a value of x. */
static void point_at(keisen_chart *chart, keisen_value x) {
  static const double dash[] = {4, 3};
  keisen_attachment *parts[2] = {NULL, NULL};
  keisen_space *space = NULL;
  keisen_crosshair_options lines = KEISEN_CROSSHAIR_OPTIONS_INIT;
  keisen_tooltip_options box = KEISEN_TOOLTIP_OPTIONS_INIT;
  lines.snap = KEISEN_CROSSHAIR_SNAP_X;
  lines.dash = dash;
  lines.dash_count = 2;
  box.mode = KEISEN_HIT_X;
  check(keisen_chart_get_space(chart, &space));
  check(keisen_attachment_create_crosshair(space, &lines, &parts[0]));
  check(keisen_attachment_create_tooltip(space, &box, &parts[1]));
  for (int i = 0; i < 2; ++i) {
    check(keisen_attachment_set_pointer_values(parts[i], &x, NULL));
    check(keisen_chart_add_attachment(chart, parts[i], KEISEN_LAYER_ABOVE));
    keisen_attachment_release(parts[i]);
  }
  keisen_space_release(space);
}

int main(int argc, char **argv) {
  FILE *file = argc > 2 ? fopen(argv[1], "r") : NULL;
  if (file == NULL)
    return fprintf(stderr, "usage: crosshair-c co2.csv out.png\n"), 2;
  size_t count = 0;
  for (char line[64]; count < WEEKS && fgets(line, sizeof line, file) != NULL;) {
    int year, month, day;
    double co2 = NAN; /* Weeks without a value are gaps. */
    if (sscanf(line, "%d-%d-%d,%lf", &year, &month, &day, &co2) < 3 || month < 1 || month > 12)
      continue;
    years[count] = year_of(year, month, day);
    values[count] = co2;
    growth[count] = count >= 52 ? co2 - values[count - 52] : NAN;
    ++count;
  }
  fclose(file);

  /* Two charts with one horizontal projection. */
  keisen_projection *x = NULL;
  keisen_column *xs = NULL;
  keisen_figure *figure = NULL;
  check(keisen_projection_create_unset(KEISEN_SCALE_AUTOMATIC, &x));
  check(keisen_column_create_copy(KEISEN_ELEMENT_F64, years, sizeof *years, count, &xs));
  keisen_chart *upper = make_chart(x, xs, values, count, "Mauna Loa");
  keisen_chart *lower = make_chart(x, xs, growth, count, "growth");
  check(keisen_chart_set_y_title(upper, "CO₂ (ppm)"));
  check(keisen_chart_set_x_title(lower, "year"));
  check(keisen_chart_set_y_title(lower, "in a year (ppm)"));
  check(keisen_figure_create(720, 480, 2, 1, &figure));
  check(keisen_figure_add_chart(figure, upper, 0, 0, 1, 1));
  check(keisen_figure_add_chart(figure, lower, 1, 0, 1, 1));

  /* Where a mouse would be: the week nearest to it. */
  keisen_hit_options anywhere = KEISEN_HIT_OPTIONS_INIT;
  keisen_hit week = KEISEN_HIT_INIT;
  anywhere.mode = KEISEN_HIT_X;
  anywhere.within = INFINITY;
  check(keisen_figure_hit(figure, 470, 100, &anywhere, &week, NULL));
  point_at(upper, week.x);
  point_at(lower, week.x);

  keisen_renderer *renderer = NULL;
  keisen_renderer_options cpu = KEISEN_RENDERER_OPTIONS_INIT;
  cpu.kind = KEISEN_RENDERER_CPU;
  check(keisen_renderer_create(&cpu, &renderer));
  check(keisen_figure_write_file(figure, renderer, NULL, argv[2]));
  keisen_renderer_release(renderer);
  keisen_series_release(week.series);
  keisen_figure_release(figure);
  keisen_chart_release(lower);
  keisen_chart_release(upper);
  keisen_column_release(xs);
  keisen_projection_release(x);
}
