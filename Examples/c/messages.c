/* Draws a chart with a message that is shown for six seconds: messages-c out.png [time] */
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
    return fprintf(stderr, "usage: messages-c out.png [time]\n"), 2;

  keisen_chart *chart = NULL;
  keisen_column *column = NULL;
  check(keisen_chart_create(640, 360, &chart));
  check(keisen_column_create_copy(KEISEN_ELEMENT_F64, values, sizeof *values, 6, &column));
  check(keisen_chart_add_line(chart, NULL, column, NULL, NULL));

  keisen_message_board *board = NULL;
  keisen_attachment *box = NULL;
  keisen_message_box_options options = KEISEN_MESSAGE_BOX_OPTIONS_INIT;
  options.place = KEISEN_MESSAGE_PLACE_BOTTOM_LEFT;
  check(keisen_message_board_create(&board));
  check(keisen_attachment_create_message_box(board, &options, &box));
  check(keisen_chart_add_attachment(chart, box, KEISEN_LAYER_ABOVE));
  check(keisen_message_board_show(board, "The last value is low", KEISEN_MESSAGE_CAUTION,
                                  KEISEN_MESSAGE_SECONDS_CAUTION, 10));

  keisen_renderer *renderer = NULL;
  keisen_renderer_options cpu = KEISEN_RENDERER_OPTIONS_INIT;
  cpu.kind = KEISEN_RENDERER_CPU;
  check(keisen_renderer_create(&cpu, &renderer));
  keisen_render_options render = KEISEN_RENDER_OPTIONS_INIT;
  render.time = argc > 2 ? atof(argv[2]) : 10;
  check(keisen_chart_write_file(chart, renderer, &render, argv[1]));
  double next = 0;
  check(keisen_chart_get_next_frame_time(chart, render.time, &next));
  printf("next frame: %.0f\n", next);
  keisen_renderer_release(renderer);
  keisen_attachment_release(box);
  keisen_message_board_release(board);
  keisen_column_release(column);
  keisen_chart_release(chart);
}
