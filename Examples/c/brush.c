/* Draws points, those outside of a lasso dimmed, and tells which are within: brush-c out.png */
#include <keisen/keisen.h>
#include <stdio.h>
#include <stdlib.h>

enum { COUNT = 60 };

/* Where a hand went on the picture, in points. */
static const double lasso[] = {220, 90, 470, 120, 520, 220, 360, 180, 240, 290};

static void check(keisen_status status) {
  if (status == KEISEN_OK)
    return;
  fprintf(stderr, "%s: %s\n", keisen_status_name(status), keisen_last_error_message());
  exit(1);
}

int main(int argc, char **argv) {
  if (argc < 2)
    return fprintf(stderr, "usage: brush-c out.png\n"), 2;
  double values[COUNT];
  for (int row = 0; row < COUNT; ++row)
    values[row] = row * 37 % 61;
  keisen_chart *chart = NULL;
  check(keisen_chart_create(640, 360, &chart));
  check(keisen_chart_set_title(chart, "What the hand went around"));
  keisen_series *points = NULL;
  keisen_point_columns columns = KEISEN_POINT_COLUMNS_INIT;
  keisen_point_options appearance = KEISEN_POINT_OPTIONS_INIT;
  check(keisen_column_create_copy(KEISEN_ELEMENT_F64, values, sizeof *values, COUNT, &columns.y));
  appearance.size = 12;
  check(keisen_chart_add_points(chart, &columns, &appearance, &points));

  keisen_selection *selection = NULL;
  int64_t rows[COUNT];
  size_t count = 0;
  check(keisen_chart_select_lasso(chart, lasso, sizeof lasso / sizeof *lasso / 2, NULL, 1, NULL,
                                  NULL, &selection));
  check(keisen_selection_get_rows(selection, COUNT, rows, &count));
  printf("rows:");
  for (size_t i = 0; i < count; ++i)
    printf(" %d", (int)rows[i]);
  printf("\n");
  check(keisen_series_set_selection(points, selection));

  keisen_renderer *renderer = NULL;
  keisen_renderer_options cpu = KEISEN_RENDERER_OPTIONS_INIT;
  cpu.kind = KEISEN_RENDERER_CPU;
  check(keisen_renderer_create(&cpu, &renderer));
  check(keisen_chart_write_file(chart, renderer, NULL, argv[1]));
  check(keisen_renderer_release(renderer));
  check(keisen_selection_release(selection));
  check(keisen_column_release(columns.y));
  check(keisen_series_release(points));
  check(keisen_chart_release(chart));
  return 0;
}
