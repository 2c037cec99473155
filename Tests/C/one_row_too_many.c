/* Says that there is one row more than there is: the address sanitizer must see that it is read. */
#include "fixture.h"

enum { ROWS = 1000 };

int main(void) {
  double *values = calloc(ROWS, sizeof *values);
  keisen_column *column = NULL;
  keisen_chart *chart = NULL;
  keisen_image *image = NULL;
  if (values == NULL ||
      keisen_column_create_borrowed(KEISEN_ELEMENT_F64, values, sizeof *values, ROWS + 1, NULL,
                                    NULL, &column) != KEISEN_OK ||
      keisen_chart_create(320, 200, &chart) != KEISEN_OK ||
      keisen_chart_add_line(chart, NULL, column, NULL, NULL) != KEISEN_OK)
    return 0;
  keisen_chart_render(chart, NULL, NULL, &image);
  keisen_image_release(image);
  keisen_chart_release(chart);
  keisen_column_release(column);
  free(values);
  return 0;
}
