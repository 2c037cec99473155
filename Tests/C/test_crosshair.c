/* Crosshairs, tooltips, and values at a point. */
#include "fixture.h"

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT
#define BROKEN KEISEN_ERROR_CALLBACK
#define ABSENT KEISEN_ERROR_UNSUPPORTED

static keisen_renderer *renderer;

static keisen_status draw(keisen_chart *chart) {
  keisen_image *image = NULL;
  keisen_status status = keisen_chart_render(chart, renderer, NULL, &image);
  if (status == KEISEN_OK)
    EXPECT_OK(keisen_image_release(image));
  else
    EXPECT(image == NULL);
  return status;
}

/* Returns a chart without attachments, 100 points for ranges from 0 to 10, with y up, and a line.
 */
static keisen_chart *make_chart(keisen_space **space) {
  static const double x[] = {0, 5, 10}, y[] = {1, 5.25, 1};
  keisen_chart *chart = NULL;
  keisen_projection *across = NULL, *up = NULL;
  keisen_column *xs = column_of(x, 3), *ys = column_of(y, 3);
  keisen_line_options options = KEISEN_LINE_OPTIONS_INIT;
  options.label = "one";
  EXPECT_OK(keisen_chart_create_bare(100, 100, &chart));
  EXPECT_OK(keisen_chart_get_space(chart, space));
  EXPECT_OK(keisen_space_get_x(*space, &across));
  EXPECT_OK(keisen_space_get_y(*space, &up));
  EXPECT_OK(keisen_projection_set_range(across, 0, 10));
  EXPECT_OK(keisen_projection_set_range(up, 0, 10));
  EXPECT_OK(keisen_chart_add_line(chart, xs, ys, &options, NULL));
  EXPECT_OK(keisen_projection_release(across));
  EXPECT_OK(keisen_projection_release(up));
  EXPECT_OK(keisen_column_release(xs));
  EXPECT_OK(keisen_column_release(ys));
  return chart;
}

/* Returns the texts of a frame, each with a bar behind it. */
static const char *texts(keisen_chart *chart) {
  static char all[1024];
  size_t count = 0, end = 0;
  EXPECT_OK(draw(chart));
  EXPECT_OK(keisen_chart_get_label_count(chart, &count));
  all[0] = '\0';
  for (size_t i = 0; i < count; ++i) {
    size_t length = 0;
    EXPECT_OK(keisen_chart_get_label_text(chart, i, sizeof all - end, all + end, &length));
    end += length;
    if (end + 2 > sizeof all)
      break;
    all[end++] = '|';
    all[end] = '\0';
  }
  return all;
}

static void values_stand_at_points(void) {
  keisen_space *space = NULL;
  keisen_chart *chart = make_chart(&space);
  keisen_projection *across = NULL;
  keisen_value x, y;
  double left = 0, top = 0;
  bool inside = false;
  EXPECT_OK(keisen_chart_get_values(chart, NULL, 25, 40, 0, &x, &y, &inside));
  EXPECT(inside);
  EXPECT_DOUBLE(x.offset, 2.5);
  EXPECT_DOUBLE(y.offset, 6);
  EXPECT_INT(x.unit, KEISEN_TIME_UNIT_AUTOMATIC);
  EXPECT_OK(keisen_chart_get_position(chart, space, x, y, 1, &left, &top, NULL));
  EXPECT_DOUBLE(left, 25);
  EXPECT_DOUBLE(top, 40);
  EXPECT_OK(keisen_chart_get_values(chart, space, -10, 40, 0, &x, &y, &inside));
  EXPECT(!inside);
  EXPECT_DOUBLE(x.offset, -1);
  EXPECT_OK(keisen_chart_get_position(chart, NULL, x, y, 0, &left, &top, &inside));
  EXPECT(!inside && left == -10);
  /* A hundred million of these are beyond doubles. */
  EXPECT_OK(keisen_space_get_x(space, &across));
  EXPECT_OK(keisen_projection_set_range(across, 0, 1e10));
  EXPECT_OK(keisen_chart_get_values(chart, NULL, 1e305, 40, 0, &x, &y, &inside));
  EXPECT(!inside && isnan(x.offset));
  EXPECT_DOUBLE(y.offset, 6);
  EXPECT_OK(keisen_projection_release(across));
  EXPECT_STATUS(keisen_chart_get_values(chart, NULL, NAN, 0, 0, &x, &y, NULL), INVALID);
  EXPECT_STATUS(keisen_chart_get_values(chart, NULL, 0, INFINITY, 0, &x, &y, NULL), INVALID);
  EXPECT_STATUS(keisen_chart_get_values(chart, NULL, 0, 0, -1, &x, &y, NULL), INVALID);
  EXPECT_STATUS(keisen_chart_get_values(chart, NULL, 0, 0, 0, NULL, &y, NULL), INVALID);
  x.offset = NAN;
  EXPECT_STATUS(keisen_chart_get_position(chart, NULL, x, y, 0, &left, &top, NULL), INVALID);
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
}

static void pointers_are_kept(void) {
  keisen_space *space = NULL;
  keisen_chart *chart = make_chart(&space);
  keisen_attachment *crosshair = NULL, *title = NULL;
  keisen_pointer_info info = KEISEN_POINTER_INFO_INIT;
  const keisen_value x = {7, 0.5, KEISEN_TIME_UNIT_SECONDS}, bad = {0, NAN, 0};
  EXPECT_OK(keisen_attachment_create_crosshair(space, NULL, &crosshair));
  EXPECT_OK(keisen_attachment_get_pointer(crosshair, &info));
  EXPECT_INT(info.kind, KEISEN_POINTER_NONE);
  EXPECT_OK(keisen_attachment_set_pointer(crosshair, 3, 4));
  EXPECT_OK(keisen_attachment_get_pointer(crosshair, &info));
  EXPECT_INT(info.kind, KEISEN_POINTER_POINT);
  EXPECT(info.position_x == 3 && info.position_y == 4 && !info.has_x && !info.has_y);
  EXPECT_OK(keisen_attachment_set_pointer_values(crosshair, &x, NULL));
  EXPECT_STATUS(keisen_attachment_set_pointer(crosshair, NAN, 4), INVALID);
  EXPECT_STATUS(keisen_attachment_set_pointer_values(crosshair, NULL, &bad), INVALID);
  EXPECT_OK(keisen_attachment_get_pointer(crosshair, &info));
  EXPECT_INT(info.kind, KEISEN_POINTER_VALUES);
  EXPECT(info.has_x && !info.has_y && info.x.origin == 7 && info.x.offset == 0.5);
  EXPECT_INT(info.x.unit, KEISEN_TIME_UNIT_SECONDS);
  EXPECT_OK(keisen_attachment_set_pointer_values(crosshair, NULL, NULL));
  EXPECT_OK(keisen_attachment_get_pointer(crosshair, &info));
  EXPECT_INT(info.kind, KEISEN_POINTER_NONE);
  EXPECT_OK(keisen_attachment_set_pointer(crosshair, 3, 4));
  EXPECT_OK(keisen_attachment_hide_pointer(crosshair));
  EXPECT_OK(keisen_attachment_get_pointer(crosshair, &info));
  EXPECT_INT(info.kind, KEISEN_POINTER_NONE);
  info.struct_size = 2;
  EXPECT_STATUS(keisen_attachment_get_pointer(crosshair, &info), INVALID);
  EXPECT_OK(keisen_attachment_create_title("a", KEISEN_TITLE_ROLE_TITLE, NULL, &title));
  EXPECT_STATUS(keisen_attachment_set_pointer(title, 3, 4), INVALID);
  EXPECT_STATUS(keisen_attachment_hide_pointer(title), INVALID);
  EXPECT_OK(keisen_attachment_release(title));
  EXPECT_OK(keisen_attachment_release(crosshair));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
}

static void crosshairs_tell_values(void) {
  keisen_space *space = NULL, *disc = NULL;
  keisen_chart *chart = make_chart(&space);
  keisen_attachment *crosshair = NULL, *refused = NULL;
  keisen_crosshair_options options = KEISEN_CROSSHAIR_OPTIONS_INIT;
  keisen_projection *angle = NULL, *radius = NULL;
  EXPECT_OK(keisen_attachment_create_crosshair(space, &options, &crosshair));
  EXPECT_OK(keisen_chart_add_attachment(chart, crosshair, KEISEN_LAYER_ABOVE));
  EXPECT_TEXT(texts(chart), "");
  EXPECT_OK(keisen_attachment_set_pointer(crosshair, 25, 40));
  EXPECT_TEXT(texts(chart), "2.5|6.0|");
  options.snap = KEISEN_CROSSHAIR_SNAP_X;
  EXPECT_OK(keisen_attachment_set_crosshair_options(crosshair, &options));
  EXPECT_OK(keisen_attachment_set_pointer(crosshair, 52, 10));
  EXPECT_TEXT(texts(chart), "5|5.25|");
  options.show_y = false;
  EXPECT_OK(keisen_attachment_set_crosshair_options(crosshair, &options));
  EXPECT_TEXT(texts(chart), "5|");
  options.show_labels = false;
  EXPECT_OK(keisen_attachment_set_crosshair_options(crosshair, &options));
  EXPECT_TEXT(texts(chart), "");
  options.snap = (keisen_crosshair_snap)3;
  EXPECT_STATUS(keisen_attachment_set_crosshair_options(crosshair, &options), INVALID);
  options.snap = KEISEN_CROSSHAIR_SNAP_NONE;
  options.within = NAN;
  EXPECT_STATUS(keisen_attachment_set_crosshair_options(crosshair, &options), INVALID);
  options.within = -1;
  options.dash_count = 2;
  EXPECT_STATUS(keisen_attachment_create_crosshair(space, &options, &refused), INVALID);
  EXPECT(refused == NULL);
  EXPECT_OK(keisen_projection_create_unset(KEISEN_SCALE_LINEAR, &angle));
  EXPECT_OK(keisen_projection_create_unset(KEISEN_SCALE_LINEAR, &radius));
  EXPECT_OK(keisen_space_create_polar(angle, radius, NULL, &disc));
  EXPECT_STATUS(keisen_attachment_create_crosshair(disc, NULL, &refused), ABSENT);
  EXPECT_OK(keisen_projection_release(angle));
  EXPECT_OK(keisen_projection_release(radius));
  EXPECT_OK(keisen_space_release(disc));
  EXPECT_OK(keisen_attachment_release(crosshair));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
}

/* What a writer is to do, and what it has seen. */
struct writer {
  keisen_status status;
  const char *text;
  keisen_chart *chart;
  uint64_t row;
  int calls, ended;
};

static keisen_status write_rows(
    const keisen_hit *const *hits, size_t count, char *buffer, size_t capacity, void *context) {
  struct writer *writer = context;
  EXPECT_INT(count, 1);
  EXPECT_INT(capacity, 4096);
  EXPECT_INT(hits[0]->struct_size, sizeof(keisen_hit));
  EXPECT(hits[0]->series != NULL);
  writer->row = hits[0]->row;
  ++writer->calls;
  if (writer->chart != NULL)
    EXPECT_STATUS(draw(writer->chart), KEISEN_ERROR_INVALID_STATE);
  if (writer->text == NULL)
    memset(buffer, 'a', capacity);
  else
    snprintf(buffer, capacity, "%s", writer->text);
  return writer->status;
}

static void end(void *context) { ++((struct writer *)context)->ended; }

static void tooltips_tell_rows(void) {
  keisen_space *space = NULL;
  keisen_chart *chart = make_chart(&space);
  keisen_attachment *tooltip = NULL, *crosshair = NULL;
  keisen_tooltip_options options = KEISEN_TOOLTIP_OPTIONS_INIT;
  struct writer writer = {KEISEN_OK, "row", NULL, 0, 0, 0};
  const keisen_value x = KEISEN_VALUE(4);
  EXPECT_OK(keisen_attachment_create_tooltip(space, &options, &tooltip));
  EXPECT_OK(keisen_chart_add_attachment(chart, tooltip, KEISEN_LAYER_ABOVE));
  EXPECT_TEXT(texts(chart), "");
  EXPECT_OK(keisen_attachment_set_pointer(tooltip, 50, 47));
  EXPECT_TEXT(texts(chart), "5|one|5.25|");
  EXPECT_OK(keisen_attachment_set_pointer_values(tooltip, &x, NULL));
  EXPECT_TEXT(texts(chart), "5|one|5.25|");
  EXPECT_OK(keisen_attachment_set_tooltip_writer(tooltip, write_rows, end, &writer));
  EXPECT_TEXT(texts(chart), "row|");
  EXPECT_INT(writer.row, 1);
  writer.text = "";
  EXPECT_TEXT(texts(chart), "");
  writer.chart = chart;
  EXPECT_TEXT(texts(chart), "");
  writer.chart = NULL;
  writer.text = NULL;
  EXPECT_STATUS(draw(chart), BROKEN);
  writer.text = "\xff";
  EXPECT_STATUS(draw(chart), BROKEN);
  writer.status = KEISEN_ERROR_IO;
  EXPECT_STATUS(draw(chart), BROKEN);
  EXPECT_INT(writer.ended, 0);
  EXPECT_OK(keisen_attachment_set_tooltip_writer(tooltip, NULL, NULL, NULL));
  EXPECT_INT(writer.ended, 1);
  EXPECT_TEXT(texts(chart), "5|one|5.25|");
  options.mode = (keisen_hit_mode)2;
  EXPECT_STATUS(keisen_attachment_set_tooltip_options(tooltip, &options), INVALID);
  options.mode = KEISEN_HIT_X;
  options.gap = -1;
  EXPECT_STATUS(keisen_attachment_set_tooltip_options(tooltip, &options), INVALID);
  EXPECT_OK(keisen_attachment_create_crosshair(space, NULL, &crosshair));
  EXPECT_STATUS(keisen_attachment_set_tooltip_options(crosshair, NULL), INVALID);
  EXPECT_STATUS(keisen_attachment_set_crosshair_options(tooltip, NULL), INVALID);
  EXPECT_STATUS(keisen_attachment_set_tooltip_writer(crosshair, write_rows, end, &writer), INVALID);
  EXPECT_INT(writer.ended, 1);
  EXPECT_OK(keisen_attachment_release(crosshair));
  EXPECT_OK(keisen_attachment_release(tooltip));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
}

int main(void) {
  renderer = cpu_renderer();
  test("values stand at points, and points at values", values_stand_at_points);
  test("pointers are kept, and what is no pointer refused", pointers_are_kept);
  test("crosshairs tell the values at a pointer", crosshairs_tell_values);
  test("tooltips tell of rows, in words of their own or the caller's", tooltips_tell_rows);
  EXPECT_OK(keisen_renderer_release(renderer));
  return summary();
}
