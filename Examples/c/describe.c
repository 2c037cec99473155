/* Prints the state of a small chart as JSON: describe-c */
#include <keisen/keisen.h>
#include <stdio.h>
#include <stdlib.h>

static void check(keisen_status status) {
  if (status == KEISEN_OK)
    return;
  fprintf(stderr, "%s: %s\n", keisen_status_name(status), keisen_last_error_message());
  exit(1);
}

int main(void) {
  static const double values[] = {1, 4, 9, 16};
  keisen_line_options options = KEISEN_LINE_OPTIONS_INIT;
  keisen_column *column = NULL;
  keisen_chart *chart = NULL;
  keisen_bytes *bytes = NULL;
  const uint8_t *text = NULL;
  size_t size = 0;
  check(keisen_chart_create(320, 200, &chart));
  check(keisen_chart_set_title(chart, "Squares"));
  check(keisen_column_create_copy(KEISEN_ELEMENT_F64, values, sizeof *values, 4, &column));
  options.width = 3;
  options.label = "n * n";
  check(keisen_chart_add_line(chart, NULL, column, &options, NULL));
  check(keisen_describe(chart, &bytes));
  check(keisen_bytes_get_data(bytes, &text, &size));
  fwrite(text, 1, size, stdout);
  putchar('\n');
  check(keisen_bytes_release(bytes));
  check(keisen_column_release(column));
  check(keisen_chart_release(chart));
  return 0;
}
