/* Hooks, painters, custom series and attachments: what they see and draw, and what is refused. */
#include "fixture.h"

#include <stdlib.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))
#define INVALID KEISEN_ERROR_INVALID_ARGUMENT
#define BROKEN KEISEN_ERROR_CALLBACK

static keisen_renderer *renderer;

/* What callbacks note. */
struct notes {
  char text[256];
  int ended;
  keisen_chart *chart;
  keisen_status status;
  keisen_status reported;
  keisen_painter *painter;
  keisen_column *x, *y;
};

static void note(struct notes *notes, const char *text) {
  strncat(notes->text, text, sizeof notes->text - strlen(notes->text) - 1);
}

static void end(void *context) { ++((struct notes *)context)->ended; }

static keisen_status draw(keisen_chart *chart) {
  keisen_image *image = NULL;
  keisen_status status = keisen_chart_render(chart, renderer, NULL, &image);
  if (status == KEISEN_OK)
    EXPECT_OK(keisen_image_release(image));
  else
    EXPECT(image == NULL);
  return status;
}

static keisen_chart *chart_of(const double *y, size_t count) {
  keisen_chart *chart = NULL;
  EXPECT_OK(keisen_chart_create(300, 200, &chart));
  if (count > 0) {
    keisen_column *column = column_of(y, count);
    EXPECT_OK(keisen_chart_add_line(chart, NULL, column, NULL, NULL));
    EXPECT_OK(keisen_column_release(column));
  }
  return chart;
}

/* ---- Hooks --------------------------------------------------------------------------------- */

static keisen_status
will_update(keisen_chart *chart, const keisen_hook_frame *frame, void *context) {
  struct notes *notes = context;
  EXPECT(!frame->laid_out && frame->time == 2 && frame->pixel_ratio == 1);
  EXPECT_OK(keisen_chart_set_title(chart, "now"));
  note(notes, "update ");
  return notes->status;
}

static keisen_status
will_render(keisen_chart *chart, const keisen_hook_frame *frame, void *context) {
  (void)chart;
  EXPECT(frame->laid_out && frame->width == 300 && frame->plot.width > 0);
  note(context, "render ");
  return KEISEN_OK;
}

static keisen_status did_render(keisen_chart *chart,
                                const keisen_hook_frame *frame,
                                const keisen_frame_record *record,
                                const keisen_series_record *series,
                                void *context) {
  keisen_image *image = NULL;
  EXPECT(frame->plot.x == record->plot.x && record->frame == 1 && record->series_count == 1);
  EXPECT(series != NULL && series->struct_size == sizeof *series && series->rows == 3);
  EXPECT_STATUS(keisen_chart_render(chart, renderer, NULL, &image), KEISEN_ERROR_INVALID_STATE);
  EXPECT_TEXT(keisen_last_error_message(), "chart must not be drawn by what its own frame calls");
  note(context, "rendered");
  return KEISEN_OK;
}

static void hooks_run(void) {
  static const double values[] = {1, 2, 3};
  struct notes notes = {{0}, 0, NULL, KEISEN_OK, KEISEN_OK, NULL, NULL, NULL};
  keisen_hook_functions functions = KEISEN_HOOK_FUNCTIONS_INIT;
  keisen_render_options options = KEISEN_RENDER_OPTIONS_INIT;
  keisen_hook *hook = NULL, *same = NULL;
  keisen_image *image = NULL;
  bool equal = false;
  size_t count = 9;
  char title[8] = "";
  keisen_chart *chart = chart_of(values, 3);
  functions.will_update = will_update;
  functions.will_render = will_render;
  functions.did_render = did_render;
  options.time = 2;
  EXPECT_OK(keisen_hook_create(&functions, end, &notes, &hook));
  EXPECT_OK(keisen_chart_add_hook(chart, hook));
  EXPECT_OK(keisen_chart_add_hook(chart, hook));
  EXPECT_OK(keisen_chart_get_hook_count(chart, &count));
  EXPECT_INT(count, 1);
  EXPECT_OK(keisen_chart_get_hook(chart, 0, &same));
  EXPECT_OK(keisen_hook_equal(hook, same, &equal));
  EXPECT(equal);
  EXPECT_OK(keisen_hook_release(same));
  EXPECT_STATUS(keisen_chart_get_hook(chart, 1, &same), INVALID);
  EXPECT_OK(keisen_hook_release(hook));
  EXPECT_OK(keisen_chart_render(chart, renderer, &options, &image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_TEXT(notes.text, "update render rendered");
  EXPECT_OK(keisen_chart_get_title(chart, sizeof title, title, NULL));
  EXPECT_TEXT(title, "now");
  EXPECT_INT(notes.ended, 0);
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_INT(notes.ended, 1);
}

static keisen_status fails(keisen_chart *chart, const keisen_hook_frame *frame, void *context) {
  (void)chart, (void)frame, (void)context;
  return KEISEN_ERROR_IO;
}

static keisen_status fails_at_last(keisen_chart *chart,
                                   const keisen_hook_frame *frame,
                                   const keisen_frame_record *record,
                                   const keisen_series_record *series,
                                   void *context) {
  (void)record, (void)series;
  return fails(chart, frame, context);
}

static void failing_hooks_end_frames(void) {
  static const char *const messages[] = {"will_update returned KEISEN_ERROR_IO",
                                         "will_render returned KEISEN_ERROR_IO",
                                         "did_render returned KEISEN_ERROR_IO"};
  static const double values[] = {1, 2, 3};
  keisen_chart *chart = chart_of(values, 3);
  keisen_frame_record record = KEISEN_FRAME_RECORD_INIT;
  for (size_t place = 0; place < COUNT(messages); ++place) {
    keisen_hook_functions functions = KEISEN_HOOK_FUNCTIONS_INIT;
    keisen_hook *hook = NULL;
    if (place == 2)
      functions.did_render = fails_at_last;
    else
      *(place == 0 ? &functions.will_update : &functions.will_render) = fails;
    EXPECT_OK(keisen_hook_create(&functions, NULL, NULL, &hook));
    EXPECT_OK(keisen_chart_add_hook(chart, hook));
    EXPECT_STATUS(draw(chart), BROKEN);
    EXPECT_TEXT(keisen_last_error_message(), messages[place]);
    EXPECT_STATUS(keisen_chart_get_frame_record(chart, &record), KEISEN_ERROR_INVALID_STATE);
    EXPECT_OK(keisen_chart_remove_hook(chart, hook));
    EXPECT_OK(keisen_hook_release(hook));
  }
  EXPECT_OK(draw(chart));
  EXPECT_OK(keisen_chart_get_frame_record(chart, &record));
  EXPECT_INT(record.frame, 1);
  EXPECT_OK(keisen_chart_release(chart));
}

static void bad_hooks_are_refused(void) {
  struct notes notes = {{0}, 0, NULL, KEISEN_OK, KEISEN_OK, NULL, NULL, NULL};
  keisen_hook_functions functions = KEISEN_HOOK_FUNCTIONS_INIT;
  keisen_hook *hook = (keisen_hook *)1;
  EXPECT_STATUS(keisen_hook_create(NULL, end, &notes, &hook), INVALID);
  EXPECT(hook == (keisen_hook *)1);
  functions.struct_size = 3;
  EXPECT_STATUS(keisen_hook_create(&functions, end, &notes, &hook), INVALID);
  functions.struct_size = sizeof functions + 1;
  EXPECT_STATUS(keisen_hook_create(&functions, end, &notes, &hook), INVALID);
  EXPECT_INT(notes.ended, 0);
}

/* ---- Custom series ------------------------------------------------------------------------- */

/* The stems of keisen_chart_add_stems(), through the public door. */
static keisen_status
draw_stems(keisen_painter *painter, keisen_custom_count *count, void *context) {
  const struct notes *notes = context;
  size_t rows = 0, ends = 0;
  double base = 0, left = 0, width = 0, middle = 0;
  double *tips, *lines;
  keisen_line_style style = KEISEN_LINE_STYLE_INIT;
  const keisen_value zero = KEISEN_VALUE(0);
  EXPECT_OK(keisen_column_get_count(notes->y, &rows));
  tips = malloc(2 * rows * sizeof *tips);
  lines = malloc(4 * rows * sizeof *lines);
  EXPECT_OK(keisen_painter_get_positions(painter, NULL, notes->x, notes->y, 0, rows, tips));
  EXPECT_OK(keisen_painter_get_position(painter, NULL, zero, zero, &left, &base));
  for (size_t row = 0; row < rows; ++row) {
    const double x = tips[2 * row], y = tips[2 * row + 1];
    if (isnan(x) || y == base) {
      count->gaps += isnan(x);
      continue;
    }
    EXPECT_OK(keisen_painter_snap_rule(painter, x, 1, &middle, &width));
    lines[4 * ends] = lines[4 * ends + 2] = middle;
    lines[4 * ends + 1] = base;
    lines[4 * ends + 3] = y;
    ++ends;
  }
  count->rows = rows;
  style.width = width;
  style.cap = KEISEN_CAP_BUTT;
  EXPECT_OK(keisen_painter_segments(painter, lines, 2 * ends, &style));
  EXPECT_OK(keisen_painter_markers(painter, tips, rows, NULL, NULL, NULL));
  free(lines);
  free(tips);
  return KEISEN_OK;
}

/* Finds the nearest tip. */
static keisen_status hit_stems(keisen_painter *painter,
                               const keisen_hit_query *query,
                               keisen_custom_hit *hit,
                               void *context) {
  const struct notes *notes = context;
  double tips[8];
  hit->distance = INFINITY;
  EXPECT_OK(keisen_painter_get_positions(painter, NULL, notes->x, notes->y, 0, 4, tips));
  for (size_t row = 0; row < 4; ++row) {
    const double distance = hypot(tips[2 * row] - query->x, tips[2 * row + 1] - query->y);
    if (!(distance < hit->distance))
      continue;
    hit->found = true;
    hit->row = row;
    hit->position_x = tips[2 * row];
    hit->position_y = tips[2 * row + 1];
    hit->distance = distance;
  }
  return KEISEN_OK;
}

static keisen_chart *stem_chart(void) {
  keisen_chart *chart = chart_of(NULL, 0);
  keisen_space *space = NULL;
  keisen_projection *x = NULL, *y = NULL;
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &x));
  EXPECT_OK(keisen_space_get_y(space, &y));
  EXPECT_OK(keisen_projection_set_range(x, -0.5, 3.5));
  EXPECT_OK(keisen_projection_set_range(y, -2, 6));
  EXPECT_OK(keisen_projection_release(y));
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_space_release(space));
  return chart;
}

static void custom_series_draw_as_ours(void) {
  static const double positions[] = {0, 1, 2, 3}, values[] = {3, -1, NAN, 5};
  struct notes notes = {{0}, 0, NULL, KEISEN_OK, KEISEN_OK, NULL, NULL, NULL};
  keisen_custom_series_functions functions = KEISEN_CUSTOM_SERIES_FUNCTIONS_INIT;
  keisen_custom_series_options options = KEISEN_CUSTOM_SERIES_OPTIONS_INIT;
  keisen_stem_columns columns = KEISEN_STEM_COLUMNS_INIT;
  keisen_chart *chart = stem_chart(), *other = stem_chart();
  keisen_space *space = NULL;
  keisen_series *series = NULL, *found = NULL;
  keisen_image *image = NULL, *expected = NULL;
  keisen_column *both[2];
  keisen_bytes *bytes = NULL;
  const uint8_t *data = NULL;
  size_t size = 0;
  keisen_series_record record = KEISEN_SERIES_RECORD_INIT;
  keisen_hit hit = KEISEN_HIT_INIT;
  keisen_hit_options reach = KEISEN_HIT_OPTIONS_INIT;
  bool equal = false;
  notes.x = column_of(positions, 4);
  notes.y = column_of(values, 4);
  columns.position = notes.x;
  columns.value = notes.y;
  EXPECT_OK(keisen_chart_add_stems(other, &columns, NULL, NULL));
  EXPECT_OK(keisen_chart_render(other, renderer, NULL, &expected));
  functions.draw = draw_stems;
  functions.hit = hit_stems;
  options.x_count = options.y_count = 1;
  options.x = &notes.x;
  options.y = &notes.y;
  options.kind = "Stem chart";
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_series_create_custom(space, &functions, end, &notes, &options, &series));
  EXPECT_OK(keisen_chart_add_series(chart, series));
  EXPECT_OK(keisen_chart_render(chart, renderer, NULL, &image));
  EXPECT(images_equal(image, expected));
  EXPECT_OK(keisen_chart_get_series_record(chart, 0, &record));
  EXPECT_INT(record.rows, 4);
  EXPECT_INT(record.gaps, 1);
  reach.within = INFINITY;
  EXPECT_OK(keisen_chart_hit(chart, 150, 100, &reach, &hit));
  found = hit.series;
  EXPECT_OK(keisen_series_equal(series, found, &equal));
  EXPECT(equal && (hit.row == 0 || hit.row == 1 || hit.row == 3));
  EXPECT_DOUBLE(hit.x.offset, positions[hit.row]);
  EXPECT_DOUBLE(hit.y.offset, values[hit.row]);
  EXPECT_OK(keisen_series_release(found));
  EXPECT_OK(keisen_series_set_needs_display(series));
  /* Columns beyond the first one of a dimension have numbers. */
  both[0] = notes.y;
  both[1] = notes.x;
  options.y_count = 2;
  options.y = both;
  EXPECT_OK(keisen_series_set_custom_options(series, &options));
  EXPECT_OK(keisen_chart_get_data_table(chart, NULL, &bytes));
  EXPECT_OK(keisen_bytes_get_data(bytes, &data, &size));
  EXPECT(size > 16 && memcmp(data, "row,x,y,y2\n0,0,3", 16) == 0);
  EXPECT_OK(keisen_bytes_release(bytes));
  EXPECT_OK(keisen_series_set_custom_options(series, NULL));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_image_release(expected));
  EXPECT_OK(keisen_series_release(series));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(other));
  EXPECT_INT(notes.ended, 0);
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_INT(notes.ended, 1);
  EXPECT_OK(keisen_column_release(notes.y));
  EXPECT_OK(keisen_column_release(notes.x));
}

/* Tries what is not allowed; notes.told is what to return. */
static keisen_status
misbehaves(keisen_painter *painter, keisen_custom_count *count, void *context) {
  static const double points[] = {0, 0, 1, 1, 2, 2};
  static const double infinite[] = {0, INFINITY};
  static const uint8_t bad_verbs[] = {0, 9}, few[] = {0}, many[] = {3};
  struct notes *notes = context;
  keisen_line_style style = KEISEN_LINE_STYLE_INIT;
  keisen_shape_options shape = KEISEN_SHAPE_OPTIONS_INIT;
  keisen_point_options marker = KEISEN_POINT_OPTIONS_INIT;
  const keisen_rect bad = {0, 0, NAN, 1};
  const keisen_value nan = KEISEN_VALUE(NAN);
  double x = 7, y = 7;
  keisen_chart *chart = notes->chart;
  notes->painter = painter;
  count->rows = UINT64_MAX;
  EXPECT_STATUS(keisen_painter_line(painter, NULL, 3, NULL), INVALID);
  EXPECT_STATUS(keisen_painter_line(painter, points, SIZE_MAX, NULL), INVALID);
  EXPECT_STATUS(keisen_painter_line(painter, points, SIZE_MAX / 2, NULL), INVALID);
  EXPECT_STATUS(keisen_painter_segments(painter, points, 3, NULL), INVALID);
  style.width = -1;
  EXPECT_STATUS(keisen_painter_line(painter, points, 3, &style), INVALID);
  style.width = 1;
  style.join = (keisen_join)7;
  EXPECT_STATUS(keisen_painter_line(painter, points, 3, &style), INVALID);
  marker.marker = (keisen_marker)99;
  EXPECT_STATUS(keisen_painter_markers(painter, points, 3, &marker, NULL, NULL), INVALID);
  EXPECT_STATUS(keisen_painter_rect(painter, bad, NULL), INVALID);
  EXPECT_STATUS(keisen_painter_clip(painter, &bad), INVALID);
  shape.rule = (keisen_fill_rule)5;
  EXPECT_STATUS(keisen_painter_path(painter, NULL, 0, points, 3, &shape), INVALID);
  EXPECT_STATUS(keisen_painter_path(painter, bad_verbs, 2, points, 2, NULL), INVALID);
  EXPECT_STATUS(keisen_painter_path(painter, few, 1, points, 3, NULL), INVALID);
  EXPECT_STATUS(keisen_painter_path(painter, many, 1, points, 2, NULL), INVALID);
  EXPECT_STATUS(keisen_painter_path(painter, few, 1, infinite, 1, NULL), INVALID);
  EXPECT_STATUS(keisen_painter_text(painter, "a", 0, 0, NAN, 0, NULL), INVALID);
  EXPECT_STATUS(keisen_painter_get_position(painter, NULL, nan, nan, &x, &y), INVALID);
  EXPECT_STATUS(keisen_painter_get_positions(painter, NULL, NULL, notes->y, 3, 2, &x), INVALID);
  EXPECT_STATUS(keisen_painter_get_positions(painter, NULL, NULL, notes->y, SIZE_MAX, SIZE_MAX, &x),
                INVALID);
  EXPECT_STATUS(keisen_painter_get_positions(painter, NULL, NULL, notes->y, 0, 1, NULL), INVALID);
  EXPECT_DOUBLE(x, 7);
  /* Far away, empty or not finite: nothing to see, and no error. */
  EXPECT_OK(keisen_painter_get_positions(painter, NULL, NULL, notes->y, 0, 0, NULL));
  EXPECT_OK(keisen_painter_line(painter, NULL, 0, NULL));
  EXPECT_OK(keisen_painter_line(painter, infinite, 1, NULL));
  EXPECT_OK(keisen_painter_text(painter, "a", NAN, 0, 0, 0, NULL));
  EXPECT_OK(keisen_painter_path(painter, NULL, 0, infinite, 1, NULL));
  EXPECT_OK(keisen_painter_clip(painter, NULL));
  EXPECT_STATUS(draw(chart), KEISEN_ERROR_INVALID_STATE);
  /* Lets go of what is drawn: the frame keeps it. */
  for (size_t index = 0; index < 1; ++index) {
    keisen_series *series = NULL;
    EXPECT_OK(keisen_chart_get_series(chart, index, &series));
    EXPECT_OK(keisen_chart_remove_series(chart, series));
    EXPECT_OK(keisen_series_release(series));
  }
  return notes->reported;
}

static void misbehaving_series_do_no_harm(void) {
  static const keisen_status reported[] = {KEISEN_OK, KEISEN_ERROR_IO, (keisen_status)12345};
  static const double values[] = {1, 2, 3};
  for (size_t index = 0; index < COUNT(reported); ++index) {
    struct notes notes = {{0}, 0, NULL, KEISEN_OK, KEISEN_OK, NULL, NULL, NULL};
    keisen_custom_series_functions functions = KEISEN_CUSTOM_SERIES_FUNCTIONS_INIT;
    keisen_space *space = NULL;
    keisen_series *series = NULL;
    keisen_painter_frame frame = KEISEN_PAINTER_FRAME_INIT;
    notes.chart = chart_of(NULL, 0);
    notes.y = column_of(values, 3);
    notes.reported = reported[index];
    functions.draw = misbehaves;
    EXPECT_OK(keisen_chart_get_space(notes.chart, &space));
    EXPECT_OK(keisen_series_create_custom(space, &functions, end, &notes, NULL, &series));
    EXPECT_OK(keisen_chart_add_series(notes.chart, series));
    EXPECT_OK(keisen_series_release(series));
    EXPECT_STATUS(draw(notes.chart), reported[index] == KEISEN_OK ? KEISEN_OK : BROKEN);
    EXPECT_INT(notes.ended, 1);
    EXPECT_STATUS(keisen_painter_get_frame(notes.painter, &frame), KEISEN_ERROR_INVALID_HANDLE);
    EXPECT_STATUS(keisen_painter_line(notes.painter, values, 1, NULL), KEISEN_ERROR_INVALID_HANDLE);
    EXPECT_OK(keisen_space_release(space));
    EXPECT_OK(keisen_column_release(notes.y));
    EXPECT_OK(keisen_chart_release(notes.chart));
  }
}

static void bad_series_are_refused(void) {
  struct notes notes = {{0}, 0, NULL, KEISEN_OK, KEISEN_OK, NULL, NULL, NULL};
  keisen_custom_series_functions functions = KEISEN_CUSTOM_SERIES_FUNCTIONS_INIT;
  keisen_custom_series_options options = KEISEN_CUSTOM_SERIES_OPTIONS_INIT;
  keisen_chart *chart = chart_of(NULL, 0);
  keisen_column *none = NULL;
  keisen_space *space = NULL;
  keisen_series *series = NULL, *line = NULL;
  static const double values[] = {1, 2, 3};
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_STATUS(keisen_series_create_custom(space, NULL, end, &notes, NULL, &series), INVALID);
  EXPECT_STATUS(keisen_series_create_custom(space, &functions, end, &notes, NULL, &series),
                INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "draw is NULL");
  functions.draw = draw_stems;
  options.x_count = 2;
  EXPECT_STATUS(keisen_series_create_custom(space, &functions, end, &notes, &options, &series),
                INVALID);
  options.x = &none;
  options.x_count = 1;
  EXPECT_STATUS(keisen_series_create_custom(space, &functions, end, &notes, &options, &series),
                KEISEN_ERROR_INVALID_HANDLE);
  options.x_count = 0;
  options.label = "\x80";
  EXPECT_STATUS(keisen_series_create_custom(space, &functions, end, &notes, &options, &series),
                INVALID);
  EXPECT(series == NULL);
  EXPECT_INT(notes.ended, 0);
  none = column_of(values, 3);
  EXPECT_OK(keisen_chart_add_line(chart, NULL, none, NULL, &line));
  EXPECT_STATUS(keisen_series_set_needs_display(line), INVALID);
  EXPECT_STATUS(keisen_series_set_custom_options(line, NULL), INVALID);
  EXPECT_OK(keisen_series_release(line));
  EXPECT_OK(keisen_column_release(none));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
}

/* ---- Searches ------------------------------------------------------------------------------ */

/* What `hit` of a series answers, and whom it asks before. */
struct answer {
  keisen_custom_hit hit;
  keisen_status status;
  keisen_chart *chart; /* Its own one; NULL asks nobody. */
  keisen_figure *figure;
  int calls;
};

static keisen_status
draw_nothing(keisen_painter *painter, keisen_custom_count *count, void *context) {
  (void)painter, (void)count, (void)context;
  return KEISEN_OK;
}

static keisen_status answer_hit(keisen_painter *painter,
                                const keisen_hit_query *query,
                                keisen_custom_hit *hit,
                                void *context) {
  static const char message[] = "hit of a custom series must not ask for what it answers itself";
  static const double points[] = {0, 0, 1, 1};
  struct answer *answer = context;
  keisen_rect plot = {0, 0, 0, 0};
  keisen_value x = KEISEN_VALUE(0), y = KEISEN_VALUE(0);
  keisen_hit found = KEISEN_HIT_INIT;
  ++answer->calls;
  EXPECT(query->x == 150 && query->y == 100 && query->within == 10 && !hit->found);
  EXPECT_STATUS(keisen_painter_line(painter, points, 2, NULL), KEISEN_ERROR_INVALID_STATE);
  if (answer->chart != NULL) {
    EXPECT_STATUS(keisen_chart_hit(answer->chart, 150, 100, NULL, &found),
                  KEISEN_ERROR_INVALID_STATE);
    EXPECT_TEXT(keisen_last_error_message(), message);
    EXPECT_STATUS(keisen_figure_hit(answer->figure, 150, 100, NULL, &found, NULL),
                  KEISEN_ERROR_INVALID_STATE);
    EXPECT_TEXT(keisen_last_error_message(), message);
    EXPECT(found.series == NULL);
    /* What others answer it may ask for. */
    EXPECT_OK(keisen_chart_get_plot(answer->chart, &plot));
    EXPECT_OK(keisen_chart_get_values(answer->chart, NULL, 150, 100, 0, &x, &y, NULL));
  }
  *hit = answer->hit;
  return answer->status;
}

/* A chart of a series that answers, with one column for x and y. */
static keisen_chart *answering(struct answer *answer) {
  static const double values[] = {3, 1, 2};
  static const keisen_custom_hit good = {sizeof good, true, 1, 150, 100, 2};
  keisen_custom_series_functions functions = KEISEN_CUSTOM_SERIES_FUNCTIONS_INIT;
  keisen_custom_series_options options = KEISEN_CUSTOM_SERIES_OPTIONS_INIT;
  keisen_column *column = column_of(values, 3);
  keisen_chart *chart = chart_of(NULL, 0);
  keisen_space *space = NULL;
  keisen_series *series = NULL;
  memset(answer, 0, sizeof *answer);
  answer->hit = good;
  functions.draw = draw_nothing;
  functions.hit = answer_hit;
  options.x_count = options.y_count = 1;
  options.x = options.y = &column;
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_series_create_custom(space, &functions, NULL, answer, &options, &series));
  EXPECT_OK(keisen_chart_add_series(chart, series));
  EXPECT_OK(keisen_series_release(series));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_column_release(column));
  return chart;
}

/* Searches in the middle; whether something is found. */
static bool finds(keisen_chart *chart, keisen_status expected, keisen_hit *hit) {
  const keisen_hit none = KEISEN_HIT_INIT;
  *hit = none;
  EXPECT_STATUS(keisen_chart_hit(chart, 150, 100, NULL, hit), expected);
  const bool found = hit->series != NULL;
  EXPECT_OK(keisen_series_release(hit->series));
  return found;
}

static void searches_may_not_search(void) {
  struct answer answer;
  keisen_chart *chart = answering(&answer);
  keisen_hit hit;
  EXPECT_OK(keisen_figure_create(300, 200, 1, 1, &answer.figure));
  EXPECT_OK(keisen_figure_add_chart(answer.figure, chart, 0, 0, 1, 1));
  answer.chart = chart;
  EXPECT(finds(chart, KEISEN_OK, &hit));
  EXPECT(hit.row == 1 && hit.y.offset == 1 && hit.distance == 2);
  /* An error that is passed on ends the search. */
  answer.status = KEISEN_ERROR_INVALID_STATE;
  EXPECT(!finds(chart, BROKEN, &hit));
  EXPECT_TEXT(keisen_last_error_message(), "hit returned KEISEN_ERROR_INVALID_STATE");
  answer.status = KEISEN_OK;
  answer.chart = NULL;
  EXPECT(finds(chart, KEISEN_OK, &hit));
  EXPECT_INT(answer.calls, 3);
  EXPECT_OK(draw(chart));
  EXPECT_OK(keisen_figure_release(answer.figure));
  EXPECT_OK(keisen_chart_release(chart));
}

static void bad_answers_end_searches(void) {
  struct answer answer;
  keisen_chart *chart = answering(&answer);
  const keisen_custom_hit good = answer.hit;
  const struct {
    uint64_t row;
    double x, distance;
    keisen_status status, expected;
    bool found;
  } reported[] = {
      {1, 150, NAN, KEISEN_OK, BROKEN, false},
      {1, 150, -1, KEISEN_OK, BROKEN, false},
      {1, 150, -INFINITY, KEISEN_OK, BROKEN, false},
      {1, NAN, 2, KEISEN_OK, BROKEN, false},
      {1, INFINITY, 2, KEISEN_OK, BROKEN, false},
      {UINT64_MAX, 150, 2, KEISEN_OK, BROKEN, false},
      {(uint64_t)INT64_MAX + 1, 150, 2, KEISEN_OK, BROKEN, false},
      {1, 150, 2, (keisen_status)12345, BROKEN, false},
      {1, 150, 2, KEISEN_ERROR_IO, BROKEN, false},
      /* Too far away, and rows that no column has. */
      {1, 150, 11, KEISEN_OK, KEISEN_OK, false},
      {1, 150, INFINITY, KEISEN_OK, KEISEN_OK, false},
      {3, 150, 2, KEISEN_OK, KEISEN_OK, true},
      {INT64_MAX, 150, 2, KEISEN_OK, KEISEN_OK, true},
  };
  keisen_hit hit;
  for (size_t index = 0; index < COUNT(reported); ++index) {
    answer.hit.row = reported[index].row;
    answer.hit.position_x = reported[index].x;
    answer.hit.distance = reported[index].distance;
    answer.status = reported[index].status;
    EXPECT_INT(finds(chart, reported[index].expected, &hit), reported[index].found);
    if (reported[index].found)
      EXPECT(hit.row == reported[index].row && isnan(hit.x.offset) && isnan(hit.y.offset));
  }
  answer.status = KEISEN_OK;
  memset(&answer.hit, 0xff, sizeof answer.hit);
  EXPECT(!finds(chart, BROKEN, &hit));
  /* A size that it writes counts for nothing, and any byte but 0 is true. */
  answer.hit = good;
  answer.hit.struct_size = 0;
  memset(&answer.hit.found, 0xfe, sizeof answer.hit.found);
  EXPECT(finds(chart, KEISEN_OK, &hit));
  EXPECT(hit.row == 1 && hit.x.offset == 1 && hit.y.offset == 1);
  EXPECT_OK(draw(chart));
  EXPECT_OK(keisen_chart_release(chart));
}

/* ---- Custom attachments -------------------------------------------------------------------- */

static keisen_status measure(keisen_painter *painter, keisen_layout_demand *demand, void *context) {
  struct notes *notes = context;
  double width = 0, height = 0;
  static const double points[] = {0, 0, 1, 1};
  EXPECT_STATUS(keisen_painter_line(painter, points, 2, NULL), KEISEN_ERROR_INVALID_STATE);
  EXPECT_OK(keisen_painter_measure_text(painter, "custom", NULL, &width, &height));
  EXPECT(width > height && height > 0);
  demand->beside = true;
  demand->side = KEISEN_SIDE_RIGHT;
  demand->thickness = notes->status == KEISEN_OK ? width : -1;
  demand->rank = KEISEN_LAYOUT_RANK_LEGEND;
  return notes->reported;
}

static keisen_status draw_part(keisen_painter *painter, keisen_rect band, void *context) {
  keisen_painter_frame frame = KEISEN_PAINTER_FRAME_INIT;
  EXPECT_OK(keisen_painter_get_frame(painter, &frame));
  EXPECT(band.x >= frame.plot.x + frame.plot.width && band.x + band.width <= frame.width);
  EXPECT(band.height == frame.plot.height && frame.pixel_ratio == 1 && frame.color.alpha == 1);
  EXPECT_OK(keisen_painter_rect(painter, band, NULL));
  EXPECT_OK(keisen_painter_text(painter, "custom", band.x, band.y, 0, 0, NULL));
  note(context, "drawn");
  return KEISEN_OK;
}

static void custom_attachments_have_room(void) {
  static const double values[] = {1, 2, 3};
  struct notes notes = {{0}, 0, NULL, KEISEN_OK, KEISEN_OK, NULL, NULL, NULL};
  keisen_custom_attachment_functions functions = KEISEN_CUSTOM_ATTACHMENT_FUNCTIONS_INIT;
  keisen_attachment *attachment = NULL;
  keisen_chart *chart = chart_of(values, 3);
  size_t count = 0;
  char text[16] = "";
  EXPECT_STATUS(keisen_attachment_create_custom(&functions, end, &notes, NULL, 0, &attachment),
                INVALID);
  functions.draw = draw_part;
  functions.measure = measure;
  EXPECT_STATUS(keisen_attachment_create_custom(&functions, end, &notes, NULL, 2, &attachment),
                INVALID);
  EXPECT_STATUS(
      keisen_attachment_create_custom(&functions, end, &notes, NULL, SIZE_MAX, &attachment),
      INVALID);
  EXPECT_OK(keisen_attachment_create_custom(&functions, end, &notes, NULL, 0, &attachment));
  EXPECT_OK(keisen_chart_add_attachment(chart, attachment, KEISEN_LAYER_ABOVE));
  EXPECT_OK(draw(chart));
  EXPECT_TEXT(notes.text, "drawn");
  EXPECT_OK(keisen_chart_get_label_count(chart, &count));
  EXPECT_OK(keisen_chart_get_label_text(chart, count - 1, sizeof text, text, NULL));
  EXPECT_TEXT(text, "custom");
  EXPECT_OK(keisen_attachment_set_needs_display(attachment));
  notes.status = KEISEN_ERROR_IO; /* A thickness below 0. */
  EXPECT_STATUS(draw(chart), BROKEN);
  notes.status = KEISEN_OK;
  notes.reported = KEISEN_ERROR_TIMEOUT;
  EXPECT_STATUS(draw(chart), BROKEN);
  EXPECT_OK(keisen_attachment_release(attachment));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_INT(notes.ended, 1);
}

/* ---- Colour maps --------------------------------------------------------------------------- */

/* What a colour map writes beyond black to white. */
struct map {
  int calls;
  keisen_status status;
  float nasty;
};

static keisen_status
greys(const double *fractions, size_t count, keisen_color *colors, void *context) {
  struct map *map = context;
  ++map->calls;
  EXPECT_INT(count, 256);
  for (size_t index = 0; index < count; ++index) {
    const float grey = 1 - (float)fractions[index];
    const keisen_color color = {grey, grey, grey, 1};
    EXPECT_DOUBLE(fractions[index], (double)index / 255);
    colors[index] = color;
  }
  colors[200].blue += map->nasty;
  return map->status;
}

static void color_maps_may_be_functions(void) {
  static const double values[] = {0, 0.25, 0.5, 0.75, 1, -1, 2};
  struct map map = {0, KEISEN_OK, 0};
  keisen_color_scale_options options = KEISEN_COLOR_SCALE_OPTIONS_INIT;
  keisen_projection *projection = NULL;
  keisen_color_scale *ours = NULL, *own = NULL;
  keisen_color expected[COUNT(values)], colors[COUNT(values)];
  EXPECT_OK(keisen_projection_create(0, 1, KEISEN_SCALE_LINEAR, &projection));
  options.map = KEISEN_COLOR_MAP_GREYS;
  EXPECT_OK(keisen_color_scale_create(projection, &options, &ours));
  EXPECT_OK(keisen_color_scale_get_colors(ours, values, COUNT(values), expected));
  options.function = greys;
  options.context = &map;
  EXPECT_OK(keisen_color_scale_create(projection, &options, &own));
  EXPECT_OK(keisen_color_scale_get_colors(own, values, COUNT(values), colors));
  EXPECT(memcmp(expected, colors, sizeof colors) == 0);
  EXPECT_INT(map.calls, 1);
  /* A failure leaves the old colours. */
  options.reversed = true;
  map.status = KEISEN_ERROR_IO;
  EXPECT_STATUS(keisen_color_scale_set_options(own, &options), BROKEN);
  map.status = KEISEN_OK;
  map.nasty = 1;
  EXPECT_STATUS(keisen_color_scale_set_options(own, &options), BROKEN);
  map.nasty = -1;
  EXPECT_STATUS(keisen_color_scale_set_options(own, &options), BROKEN);
  map.nasty = NAN;
  EXPECT_STATUS(keisen_color_scale_set_options(own, &options), BROKEN);
  EXPECT_OK(keisen_color_scale_get_colors(own, values, COUNT(values), colors));
  EXPECT(memcmp(expected, colors, sizeof colors) == 0);
  map.nasty = 0;
  EXPECT_OK(keisen_color_scale_set_options(own, &options));
  EXPECT_OK(keisen_color_scale_get_colors(own, values, COUNT(values), colors));
  EXPECT(memcmp(&expected[0], &colors[4], sizeof *colors) == 0);
  EXPECT_OK(keisen_color_scale_release(own));
  EXPECT_OK(keisen_color_scale_release(ours));
  EXPECT_OK(keisen_projection_release(projection));
}

int main(void) {
  renderer = cpu_renderer();
  test("hooks run in order, and change what is drawn", hooks_run);
  test("a failing hook ends the frame and leaves the chart", failing_hooks_end_frames);
  test("bad hooks are refused, and their context stays the caller's", bad_hooks_are_refused);
  test("stems of the caller's have the pixels of ours", custom_series_draw_as_ours);
  test("series that misbehave do no harm", misbehaving_series_do_no_harm);
  test("bad series are refused, and their context stays the caller's", bad_series_are_refused);
  test("a search may not ask its own chart for one, and goes on", searches_may_not_search);
  test("bad answers to a search end it, and no harm is done", bad_answers_end_searches);
  test("custom attachments get the room that they want", custom_attachments_have_room);
  test("colour maps may be functions", color_maps_may_be_functions);
  EXPECT_OK(keisen_renderer_release(renderer));
  return summary();
}
