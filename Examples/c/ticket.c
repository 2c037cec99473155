/* Draws a small ticket on a canvas: ticket-c ticket.png [pixel ratio] */
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
  if (argc < 2) {
    fprintf(stderr, "usage: ticket-c ticket.png [pixel ratio]\n");
    return 2;
  }
  const double ratio = argc > 2 ? strtod(argv[2], NULL) : 1;
  keisen_renderer_options options = KEISEN_RENDERER_OPTIONS_INIT;
  keisen_renderer *cpu = NULL;
  options.kind = KEISEN_RENDERER_CPU;
  check(keisen_renderer_create(&options, &cpu));

  /* A part, drawn once and placed three times. */
  static const double corners[] = {12, 2, 18, 21, 2, 9, 22, 9, 6, 21};
  keisen_canvas *star = NULL;
  keisen_image *part = NULL;
  check(keisen_canvas_create_drawing(24, 24, false, 1, &star));
  check(keisen_canvas_set_fill(star, 0, 1, 0.8, 0.2, 1));
  check(keisen_canvas_polygon(star, 0, KEISEN_CANVAS_BOTH, 1, corners, 5));
  check(keisen_canvas_finish(star, cpu, ratio, &part));

  keisen_canvas *ticket = NULL;
  check(keisen_canvas_create_drawing(200, 80, false, 2, &ticket));
  check(keisen_canvas_set_stroke(ticket, 0, 0.5, 0.1, 0.2, 1));
  check(keisen_canvas_set_fill(ticket, 0, 1, 0.97, 0.9, 1));
  check(keisen_canvas_rounded_rect(ticket, 0, KEISEN_CANVAS_BOTH, 2, 4, 4, 192, 72, 8));
  check(keisen_canvas_line(ticket, 0, 1, 12, 46, 188, 46));
  for (int place = 0; place < 3; ++place)
    check(keisen_canvas_draw_image(ticket, part, 12 + 28 * place, 50, 24, 24));
  check(keisen_canvas_text(ticket, 1, "整理番号 0417", 20, 12, 14));
  check(keisen_canvas_write_file(ticket, cpu, ratio, KEISEN_SVG_FONTS_EMBEDDED, argv[1]));

  check(keisen_image_release(part));
  check(keisen_canvas_release(star));
  check(keisen_canvas_release(ticket));
  check(keisen_renderer_release(cpu));
  return 0;
}
