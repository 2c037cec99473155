/* Draws two months of weather with markers, ticks and words of its own:
 * weather-c seattle-weather.csv out.png */
#include <keisen/keisen.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DAYS = 60, KINDS = 4, MOVE = KEISEN_PATH_VERB_MOVE, LINE, QUADRATIC, CUBIC, CLOSE };

static const double pi = 3.141592653589793;

static void check(keisen_status status) {
  if (status == KEISEN_OK)
    return;
  fprintf(stderr, "%s: %s\n", keisen_status_name(status), keisen_last_error_message());
  exit(1);
}

/* Of the Bézier curve that is nearly a quarter of a circle. */
#define K 0.5523

static keisen_custom_marker *drop(void) {
  static const uint8_t verbs[] = {MOVE, CUBIC, CUBIC, CUBIC, CUBIC, CLOSE};
  static const double points[] = {0,   -2,  0.3, -1.2, 1,    -0.4, 1,   0.3, 1,
                                  0.9, K,   1.3, 0,    1.3,  -K,   1.3, -1,  0.9,
                                  -1,  0.3, -1,  -0.4, -0.3, -1.2, 0,   -2};
  keisen_custom_marker *marker = NULL;
  check(keisen_custom_marker_create(verbs, sizeof verbs, points, 13, NULL, &marker));
  return marker;
}

/* A disc and eight rays. */
static keisen_custom_marker *sun(void) {
  uint8_t verbs[6 + 8 * 4] = {MOVE, CUBIC, CUBIC, CUBIC, CUBIC, CLOSE};
  double points[2 * (13 + 8 * 3)] = {1, 0,  1,  K,  K,  1, 0,  1, -K, 1, -1, K, -1,
                                     0, -1, -K, -K, -1, 0, -1, K, -1, 1, -K, 1, 0};
  size_t verb = 6, number = 26;
  for (int ray = 0; ray < 8; ++ray) {
    static const double turns[] = {-0.2, 0, 0.2}, radii[] = {1.3, 2.1, 1.3};
    for (int corner = 0; corner < 3; ++corner) {
      const double angle = ray * pi / 4 + turns[corner];
      verbs[verb++] = corner == 0 ? MOVE : LINE;
      points[number++] = radii[corner] * cos(angle);
      points[number++] = radii[corner] * sin(angle);
    }
    verbs[verb++] = CLOSE;
  }
  keisen_custom_marker *marker = NULL;
  check(keisen_custom_marker_create(verbs, verb, points, number / 2, NULL, &marker));
  return marker;
}

/* A star of six, a point on top. */
static keisen_custom_marker *star(void) {
  double points[24];
  for (int corner = 0; corner < 12; ++corner) {
    const double radius = corner % 2 == 0 ? 1 : 0.3, angle = corner * pi / 6;
    points[2 * corner] = radius * sin(angle);
    points[2 * corner + 1] = -radius * cos(angle);
  }
  keisen_custom_marker *marker = NULL;
  check(keisen_custom_marker_create(NULL, 0, points, 12, NULL, &marker));
  return marker;
}

/* Three bars above each other; NaN parts them. */
static keisen_custom_marker *bars(void) {
  double points[30];
  for (int row = 0; row < 3; ++row) {
    const double left = 0.3 * (row % 2), top = row * 0.9;
    const double corners[] = {left,      top,  left + 3,  top, left + 3,
                              top + 0.5, left, top + 0.5, NAN, NAN};
    memcpy(points + (size_t)10 * (size_t)row, corners, sizeof corners);
  }
  keisen_custom_marker *marker = NULL;
  check(keisen_custom_marker_create(NULL, 0, points, 15, NULL, &marker));
  return marker;
}

/* Ticks at the first days of weeks. */
static keisen_status weeks(const keisen_tick_range *range,
                           keisen_value *ticks,
                           size_t capacity,
                           size_t *count,
                           void *context) {
  (void)context;
  *count = 0;
  for (int day = 0; day < DAYS && *count < capacity; day += 7)
    if (day >= range->min.offset && day <= range->max.offset)
      ticks[(*count)++] = (keisen_value)KEISEN_VALUE(day);
  return KEISEN_OK;
}

static keisen_status week(const keisen_tick *tick, char *buffer, size_t capacity, void *context) {
  (void)context;
  snprintf(buffer, capacity, "week %.0f", tick->value.offset / 7 + 1);
  return KEISEN_OK;
}

/* Makes labels up to 0 °C blue. */
static keisen_status frosty(keisen_label *label, void *context) {
  (void)context;
  if (label->value.offset <= 0)
    label->color = (keisen_color){0, 0.45F, 0.7F, 1};
  return KEISEN_OK;
}

static keisen_status write_day(
    const keisen_hit *const *hits, size_t count, char *buffer, size_t capacity, void *context) {
  (void)count;
  (void)context;
  snprintf(buffer, capacity, "day %.0f of the year\nat most %.1f °C", hits[0]->x.offset + 1,
           hits[0]->y.offset);
  return KEISEN_OK;
}

int main(int argc, char **argv) {
  FILE *file = argc > 2 ? fopen(argv[1], "r") : NULL;
  if (file == NULL)
    return fprintf(stderr, "usage: weather-c seattle-weather.csv out.png\n"), 2;
  static const char *const names[KINDS] = {"sun", "rain", "snow", "fog"};
  static const char *const colors[KINDS] = {"#e69f00", "#0072b2", "#56b4e9", "#7f7f7f"};
  double highs[DAYS], days[KINDS][DAYS], values[KINDS][DAYS];
  size_t count = 0, counts[KINDS] = {0, 0, 0, 0};
  for (char row[128]; count < DAYS && fgets(row, sizeof row, file) != NULL;) {
    double rain, high, low, wind;
    char weather[16];
    if (sscanf(row, "%*[^,],%lf,%lf,%lf,%lf,%15[a-z]", &rain, &high, &low, &wind, weather) != 5)
      continue;
    for (int kind = 0; kind < KINDS; ++kind)
      if (strcmp(strcmp(weather, "drizzle") == 0 ? "rain" : weather, names[kind]) == 0) {
        days[kind][counts[kind]] = (double)count;
        values[kind][counts[kind]++] = high;
      }
    highs[count++] = high;
  }
  fclose(file);

  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_column *column = NULL;
  check(keisen_chart_create(720, 400, &chart));
  check(keisen_chart_set_title(chart, "Seattle, the first weeks of 2012"));
  check(keisen_chart_set_y_title(chart, "highest of a day (°C)"));
  check(keisen_chart_get_space(chart, &space));
  check(keisen_column_create_copy(KEISEN_ELEMENT_F64, highs, sizeof *highs, count, &column));
  keisen_line_options line = KEISEN_LINE_OPTIONS_INIT;
  line.width = 1;
  check(keisen_color_parse("#b3b3b3", &line.color));
  check(keisen_chart_add_line(chart, NULL, column, &line, NULL));
  keisen_column_release(column);
  keisen_custom_marker *markers[KINDS] = {sun(), drop(), star(), bars()};
  for (int kind = 0; kind < KINDS; ++kind) {
    keisen_point_columns columns = KEISEN_POINT_COLUMNS_INIT;
    keisen_point_options points = KEISEN_POINT_OPTIONS_INIT;
    check(keisen_column_create_copy(KEISEN_ELEMENT_F64, days[kind], sizeof(double), counts[kind],
                                    &columns.x));
    check(keisen_column_create_copy(KEISEN_ELEMENT_F64, values[kind], sizeof(double), counts[kind],
                                    &columns.y));
    points.custom_marker = markers[kind];
    points.size = 11;
    check(keisen_color_parse(colors[kind], &points.color));
    points.label = names[kind];
    check(keisen_chart_add_points(chart, &columns, &points, NULL));
    keisen_column_release(columns.x);
    keisen_column_release(columns.y);
    keisen_custom_marker_release(markers[kind]);
  }

  /* The axes that the chart was made with, and the legend. */
  keisen_attachment *bottom = NULL, *left = NULL, *legend = NULL, *tooltip = NULL;
  check(keisen_chart_get_attachment(chart, KEISEN_LAYER_ABOVE, 0, &bottom));
  check(keisen_chart_get_attachment(chart, KEISEN_LAYER_ABOVE, 1, &left));
  check(keisen_attachment_set_tick_locator(bottom, weeks, NULL, NULL));
  check(keisen_attachment_set_tick_formatter(bottom, week, NULL, NULL));
  check(keisen_attachment_set_label_hook(left, frosty, NULL, NULL));
  keisen_legend_options beside = KEISEN_LEGEND_OPTIONS_INIT;
  beside.place = KEISEN_LEGEND_OUTSIDE_RIGHT;
  check(keisen_attachment_create_legend(&beside, &legend));
  check(keisen_chart_add_attachment(chart, legend, KEISEN_LAYER_ABOVE));

  /* Where a mouse would be: on the coldest day. */
  size_t coldest = 0;
  for (size_t day = 1; day < count; ++day)
    if (highs[day] < highs[coldest])
      coldest = day;
  const keisen_value x = KEISEN_VALUE((double)coldest), y = KEISEN_VALUE(highs[coldest]);
  check(keisen_attachment_create_tooltip(space, NULL, &tooltip));
  check(keisen_attachment_set_tooltip_writer(tooltip, write_day, NULL, NULL));
  check(keisen_attachment_set_pointer_values(tooltip, &x, &y));
  check(keisen_chart_add_attachment(chart, tooltip, KEISEN_LAYER_ABOVE));

  keisen_renderer *renderer = NULL;
  keisen_renderer_options cpu = KEISEN_RENDERER_OPTIONS_INIT;
  cpu.kind = KEISEN_RENDERER_CPU;
  check(keisen_renderer_create(&cpu, &renderer));
  check(keisen_chart_write_file(chart, renderer, NULL, argv[2]));
  keisen_renderer_release(renderer);
  keisen_attachment_release(tooltip);
  keisen_attachment_release(legend);
  keisen_attachment_release(left);
  keisen_attachment_release(bottom);
  keisen_space_release(space);
  keisen_chart_release(chart);
}
