/* Marks a peak with a translucent brush and moves the view; the mark stays on it: paint-c out.png
 */
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
  static const double values[] = {3, 5, 4, 6, 7, 2};
  if (argc < 2)
    return fprintf(stderr, "usage: paint-c out.png\n"), 2;

  keisen_chart *chart = NULL;
  keisen_column *column = NULL;
  keisen_space *space = NULL;
  keisen_projection *x = NULL, *y = NULL;
  check(keisen_chart_create(640, 360, &chart));
  check(keisen_column_create_copy(KEISEN_ELEMENT_F64, values, sizeof *values, 6, &column));
  check(keisen_chart_add_line(chart, NULL, column, NULL, NULL));
  check(keisen_chart_get_space(chart, &space));
  check(keisen_space_get_x(space, &x));
  check(keisen_space_get_y(space, &y));
  check(keisen_projection_set_range(x, 0, 5));
  check(keisen_projection_set_range(y, 0, 8));

  keisen_rect plot;
  keisen_paint *paint = NULL;
  keisen_attachment *layer = NULL;
  keisen_brush brush = KEISEN_BRUSH_INIT;
  check(keisen_chart_get_plot(chart, &plot));
  check(keisen_paint_create(plot.width / plot.height, 512, NULL, &paint));
  check(keisen_paint_set_view_size(paint, plot.width, plot.height));
  check(keisen_color_parse("#ff404080", &brush.color));
  brush.diameter = 16;
  check(keisen_paint_set_brush(paint, &brush));
  check(keisen_attachment_create_paint(paint, space, NULL, &layer));
  check(keisen_attachment_anchor_paint(layer));
  check(keisen_chart_add_attachment(chart, layer, KEISEN_LAYER_ABOVE));

  const double middle = 0.8 * plot.width, top = 0.125 * plot.height;
  check(keisen_paint_stroke_begin(paint, middle - 40, top));
  check(keisen_paint_stroke_move(paint, middle, top - 25));
  check(keisen_paint_stroke_move(paint, middle + 40, top));
  check(keisen_paint_stroke_move(paint, middle, top + 25));
  check(keisen_paint_stroke_move(paint, middle - 40, top));
  check(keisen_paint_stroke_end(paint));
  check(keisen_paint_stroke_begin(paint, 10, 10));
  check(keisen_paint_stroke_end(paint));
  check(keisen_paint_undo(paint, NULL));

  keisen_renderer *renderer = NULL;
  keisen_renderer_options cpu = KEISEN_RENDERER_OPTIONS_INIT;
  cpu.kind = KEISEN_RENDERER_CPU;
  check(keisen_projection_set_range(x, 2, 7));
  check(keisen_renderer_create(&cpu, &renderer));
  check(keisen_chart_write_file(chart, renderer, NULL, argv[1]));
  keisen_renderer_release(renderer);
  keisen_attachment_release(layer);
  keisen_paint_release(paint);
  keisen_projection_release(x);
  keisen_projection_release(y);
  keisen_space_release(space);
  keisen_column_release(column);
  keisen_chart_release(chart);
}
