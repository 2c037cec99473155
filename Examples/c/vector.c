/* Writes a chart as SVG, for the web, and as PDF, for print: vector-c FOLDER */
#include <keisen/keisen.h>
#include <stdio.h>
#include <stdlib.h>

static void check(keisen_status status) {
  if (status == KEISEN_OK)
    return;
  fprintf(stderr, "%s: %s\n", keisen_status_name(status), keisen_last_error_message());
  exit(1);
}

int main(int argc, char **argv) {
  if (argc != 2)
    return fprintf(stderr, "usage: vector-c FOLDER\n"), 2;

  double times[46], heights[46];
  for (int t = 0; t < 46; ++t) {
    times[t] = t / 10.0;
    heights[t] = 100 - 4.9 * (times[t] * times[t]);
  }
  keisen_column *x = NULL, *y = NULL;
  check(keisen_column_create_copy(KEISEN_ELEMENT_F64, times, sizeof *times, 46, &x));
  check(keisen_column_create_copy(KEISEN_ELEMENT_F64, heights, sizeof *heights, 46, &y));

  keisen_chart *chart = NULL;
  check(keisen_chart_create(480, 300, &chart));
  check(keisen_chart_set_title(chart, "Free fall"));
  check(keisen_chart_set_x_title(chart, "time (s)"));
  check(keisen_chart_set_y_title(chart, "height (m)"));
  check(keisen_chart_add_line(chart, x, y, NULL, NULL));

  char path[4096];
  snprintf(path, sizeof path, "%s/vector.svg", argv[1]);
  check(keisen_chart_write_file(chart, NULL, NULL, path));
  snprintf(path, sizeof path, "%s/vector.pdf", argv[1]);
  check(keisen_chart_write_file(chart, NULL, NULL, path));

  /* For a viewer that knows no embedded fonts letters are shapes. */
  keisen_bytes *svg = NULL;
  const uint8_t *data = NULL;
  size_t size = 0;
  keisen_render_options options = KEISEN_RENDER_OPTIONS_INIT;
  options.fonts = KEISEN_SVG_FONTS_OUTLINES;
  check(keisen_chart_render_svg(chart, &options, &svg));
  check(keisen_bytes_get_data(svg, &data, &size));
  snprintf(path, sizeof path, "%s/outlines.svg", argv[1]);
  FILE *file = fopen(path, "wb");
  if (file == NULL || fwrite(data, 1, size, file) != size || fclose(file) != 0)
    return perror(path), 1;

  keisen_bytes_release(svg);
  keisen_chart_release(chart);
  keisen_column_release(y);
  keisen_column_release(x);
}
