/* Draws a file of float32, of any size: file-c DATA OUT [FIRST COUNT] */
#include <keisen/keisen.h>
#include <stdio.h>
#include <stdlib.h>

static void check(keisen_status status) {
  if (status == KEISEN_OK)
    return;
  fprintf(stderr, "%s: %s\n", keisen_status_name(status), keisen_last_error_message());
  exit(1);
}

static const char *origin_name(keisen_summary_origin origin) {
  switch (origin) {
  case KEISEN_SUMMARY_OPENED:
    return "opened";
  case KEISEN_SUMMARY_BUILT:
    return "built";
  case KEISEN_SUMMARY_REBUILT_STALE:
    return "rebuilt: stale";
  default:
    return "rebuilt: damaged";
  }
}

int main(int argc, char **argv) {
  if (argc != 3 && argc != 5)
    return fprintf(stderr, "usage: file-c DATA OUT [FIRST COUNT]\n"), 2;

  /* The first time the file is read once, and its summary is kept beside it. */
  keisen_column *samples = NULL;
  keisen_summary_info info = {0};
  size_t count = 0;
  info.struct_size = sizeof info;
  check(keisen_column_create_file(KEISEN_ELEMENT_F32, argv[1], NULL, &samples));
  check(keisen_column_get_count(samples, &count));
  check(keisen_column_get_summary_info(samples, &info, 0, NULL, NULL));
  printf("%zu samples, summary %s\n", count, origin_name(info.origin));

  keisen_chart *chart = NULL;
  keisen_line_options line = KEISEN_LINE_OPTIONS_INIT;
  check(keisen_chart_create(1280, 400, &chart));
  check(keisen_chart_set_title(chart, "A recording"));
  check(keisen_chart_set_x_title(chart, "sample"));
  check(keisen_color_parse("#1f77b4", &line.color));
  line.width = 1.5;
  check(keisen_chart_add_line(chart, NULL, samples, &line, NULL));
  if (argc == 5) {
    keisen_space *space = NULL;
    keisen_projection *x = NULL;
    double first = strtod(argv[3], NULL);
    check(keisen_chart_get_space(chart, &space));
    check(keisen_space_get_x(space, &x));
    check(keisen_projection_set_range(x, first, first + strtod(argv[4], NULL)));
    keisen_projection_release(x);
    keisen_space_release(space);
  }
  keisen_renderer *renderer = NULL;
  keisen_renderer_options cpu = KEISEN_RENDERER_OPTIONS_INIT;
  cpu.kind = KEISEN_RENDERER_CPU;
  check(keisen_renderer_create(&cpu, &renderer));
  check(keisen_chart_write_file(chart, renderer, NULL, argv[2]));
  keisen_renderer_release(renderer);
  keisen_chart_release(chart);
  keisen_column_release(samples);
  return 0;
}
