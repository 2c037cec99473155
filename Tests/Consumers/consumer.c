/* Draws a line; exits with 0 when the picture has its size. */
#include <keisen/keisen.h>

int main(void) {
  const double values[] = {3, 1, 4, 1, 5};
  keisen_renderer_options options = KEISEN_RENDERER_OPTIONS_INIT;
  keisen_column *y = NULL;
  keisen_chart *chart = NULL;
  keisen_renderer *renderer = NULL;
  keisen_image *image = NULL;
  uint32_t width = 0, height = 0;
  options.kind = KEISEN_RENDERER_CPU;
  keisen_column_create_copy(KEISEN_ELEMENT_F64, values, sizeof *values, 5, &y);
  keisen_chart_create(64, 48, &chart);
  keisen_chart_add_line(chart, NULL, y, NULL, NULL);
  keisen_renderer_create(&options, &renderer);
  keisen_chart_render(chart, renderer, NULL, &image);
  keisen_image_get_size(image, &width, &height);
  keisen_image_release(image);
  keisen_renderer_release(renderer);
  keisen_chart_release(chart);
  keisen_column_release(y);
  return width == 64 && height == 48 && keisen_version_number() == KEISEN_VERSION_NUMBER ? 0 : 1;
}
