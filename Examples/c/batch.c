/* Draws a small chart for each year of CO2 at Mauna Loa, all in one call: batch-c co2.csv FOLDER */
#include <keisen/keisen.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_YEARS = 100 };

static void check(keisen_status status) {
  if (status == KEISEN_OK)
    return;
  fprintf(stderr, "%s: %s\n", keisen_status_name(status), keisen_last_error_message());
  exit(1);
}

/* The day of the year, from 1. */
static double day_of_year(int year, int month, int day) {
  static const int before[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
  int leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
  return before[month - 1] + (leap && month > 2) + day;
}

static keisen_chart *make_chart(int year, keisen_column *days, keisen_column *values) {
  char title[32];
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_projection *x = NULL;
  keisen_line_options line = KEISEN_LINE_OPTIONS_INIT;
  snprintf(title, sizeof title, "CO₂ in %d", year);
  check(keisen_chart_create(320, 200, &chart));
  check(keisen_chart_set_title(chart, title));
  check(keisen_chart_set_x_title(chart, "day"));
  check(keisen_chart_set_y_title(chart, "ppm"));
  check(keisen_chart_get_space(chart, &space));
  check(keisen_space_get_x(space, &x));
  check(keisen_projection_set_range(x, 0, 366));
  line.width = 1.5;
  check(keisen_chart_add_line(chart, days, values, &line, NULL));
  keisen_projection_release(x);
  keisen_space_release(space);
  return chart;
}

/* Tells how far it is where somebody reads it; anything but KEISEN_OK would end the batch. */
static keisen_status tell(size_t done, size_t count, void *context) {
  (void)context;
  if (getenv("KEISEN_TELL") != NULL)
    fprintf(stderr, "%zu of %zu\n", done, count);
  return KEISEN_OK;
}

int main(int argc, char **argv) {
  FILE *file = argc > 2 ? fopen(argv[1], "r") : NULL;
  if (file == NULL)
    return fprintf(stderr, "usage: batch-c co2.csv FOLDER\n"), 2;

  int years[MAX_YEARS];
  keisen_column *days[MAX_YEARS], *values[MAX_YEARS];
  size_t count = 0;
  for (char line[64]; fgets(line, sizeof line, file) != NULL;) {
    int year, month, day;
    double co2 = NAN; /* Weeks without a value are gaps. */
    if (sscanf(line, "%d-%d-%d,%lf", &year, &month, &day, &co2) < 3 || month < 1 || month > 12)
      continue;
    if (count == 0 || years[count - 1] != year) {
      if (count == MAX_YEARS)
        break;
      check(keisen_column_create_growing(KEISEN_ELEMENT_F64, &days[count]));
      check(keisen_column_create_growing(KEISEN_ELEMENT_F64, &values[count]));
      years[count++] = year;
    }
    double number = day_of_year(year, month, day);
    check(keisen_column_append(days[count - 1], &number, 0, 1));
    check(keisen_column_append(values[count - 1], &co2, 0, 1));
  }
  fclose(file);

  keisen_chart *charts[MAX_YEARS];
  for (size_t index = 0; index < count; ++index)
    charts[index] = make_chart(years[index], days[index], values[index]);

  keisen_renderer *renderer = NULL;
  keisen_renderer_options cpu = KEISEN_RENDERER_OPTIONS_INIT;
  cpu.kind = KEISEN_RENDERER_CPU;
  check(keisen_renderer_create(&cpu, &renderer));
  keisen_batch_options options = KEISEN_BATCH_OPTIONS_INIT;
  options.progress = tell;
  keisen_batch *batch = NULL;
  check(keisen_render_batch(charts, count, renderer, NULL, &options, &batch));

  for (size_t index = 0; index < count; ++index) {
    char path[4096];
    keisen_bytes *png = NULL;
    const uint8_t *data = NULL;
    size_t size = 0;
    /* One that fails says why; the others are there all the same. */
    check(keisen_batch_get_png(batch, index, &png));
    check(keisen_bytes_get_data(png, &data, &size));
    snprintf(path, sizeof path, "%s/%d.png", argv[2], years[index]);
    FILE *out = fopen(path, "wb");
    if (out == NULL || fwrite(data, 1, size, out) != size || fclose(out) != 0)
      return perror(path), 1;
    keisen_bytes_release(png);
    keisen_chart_release(charts[index]);
    keisen_column_release(days[index]);
    keisen_column_release(values[index]);
  }
  printf("%zu charts\n", count);
  keisen_batch_release(batch);
  keisen_renderer_release(renderer);
  return 0;
}
