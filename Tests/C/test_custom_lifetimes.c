/* Parts and hooks that are let go of while they run: by themselves, or by another thread. */
#include "fixture.h"

#include <pthread.h>

static keisen_renderer *renderer;

static keisen_status draw(keisen_chart *chart) {
  keisen_image *image = NULL;
  keisen_status status = keisen_chart_render(chart, renderer, NULL, &image);
  EXPECT((status == KEISEN_OK) == (image != NULL));
  EXPECT_OK(keisen_image_release(image));
  return status;
}

static keisen_chart *chart_of(const double *y, size_t count) {
  keisen_chart *chart = NULL;
  keisen_column *column = column_of(y, count);
  EXPECT_OK(keisen_chart_create(300, 200, &chart));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, column, NULL, NULL));
  EXPECT_OK(keisen_column_release(column));
  return chart;
}

/* ---- Parts that are watched ---------------------------------------------------------------- */

/* The functions that run: those of a series, of an attachment, of a hook. */
enum moment {
  DRAW,
  SAMPLE,
  HIT,
  MEASURE,
  DRAW_PART,
  WILL_UPDATE,
  WILL_RENDER,
  DID_RENDER,
  MOMENTS
};

/* What is let go of beside the caller's own reference to the part. */
enum { FROM_CHART = 1, CHART = 2, WAYS = 4 };

/* A series, an attachment or a hook in a chart, and what was seen of its calls. */
struct part {
  keisen_chart *chart;
  keisen_series *series;
  keisen_attachment *attachment;
  keisen_hook *hook;
  keisen_chart *lent;
  enum moment moment; /* The first time that it comes, `meanwhile` runs. */
  int way;
  void (*meanwhile)(struct part *part);
  int calls, running, ended;
  int met;   /* How often the moment came. */
  int wrong; /* Calls after the end, and ends within a call. */
  pthread_barrier_t barrier;
  keisen_status status; /* Of the frame, or the search, on another thread. */
};

static int add(int *count, int by) { return __atomic_add_fetch(count, by, __ATOMIC_SEQ_CST); }

static void end(void *context) {
  struct part *part = context;
  add(&part->wrong, add(&part->running, 0));
  add(&part->ended, 1);
}

/* What each function does. */
static keisen_status run(struct part *part, enum moment moment) {
  add(&part->running, 1);
  add(&part->calls, 1);
  if (moment == part->moment && add(&part->met, 1) == 1)
    part->meanwhile(part);
  add(&part->wrong, add(&part->ended, 0));
  add(&part->running, -1);
  return KEISEN_OK;
}

static keisen_status
draw_series(keisen_painter *painter, keisen_custom_count *count, void *context) {
  (void)painter, (void)count;
  return run(context, DRAW);
}

static keisen_status draw_sample(keisen_painter *painter, keisen_rect rect, void *context) {
  (void)painter, (void)rect;
  return run(context, SAMPLE);
}

static keisen_status hit_series(keisen_painter *painter,
                                const keisen_hit_query *query,
                                keisen_custom_hit *hit,
                                void *context) {
  (void)painter, (void)query, (void)hit;
  return run(context, HIT);
}

static keisen_status
measure_part(keisen_painter *painter, keisen_layout_demand *demand, void *context) {
  (void)painter, (void)demand;
  return run(context, MEASURE);
}

static keisen_status draw_part(keisen_painter *painter, keisen_rect band, void *context) {
  (void)painter, (void)band;
  return run(context, DRAW_PART);
}

/* The lent chart is there to the end, whoever has let go of the chart. */
static keisen_status run_hook(keisen_chart *chart, struct part *part, enum moment moment) {
  size_t count = 7;
  const keisen_status status = run(part, moment);
  EXPECT_OK(keisen_chart_get_hook_count(chart, &count));
  EXPECT_INT(count, part->met > 0 && (part->way & FROM_CHART) != 0 ? 0 : 1);
  part->lent = chart;
  return status;
}

static keisen_status
will_update(keisen_chart *chart, const keisen_hook_frame *frame, void *context) {
  (void)frame;
  return run_hook(chart, context, WILL_UPDATE);
}

static keisen_status
will_render(keisen_chart *chart, const keisen_hook_frame *frame, void *context) {
  (void)frame;
  return run_hook(chart, context, WILL_RENDER);
}

static keisen_status did_render(keisen_chart *chart,
                                const keisen_hook_frame *frame,
                                const keisen_frame_record *record,
                                const keisen_series_record *series,
                                void *context) {
  (void)frame, (void)record, (void)series;
  return run_hook(chart, context, DID_RENDER);
}

static void make_series(struct part *part) {
  keisen_custom_series_functions functions = KEISEN_CUSTOM_SERIES_FUNCTIONS_INIT;
  keisen_custom_series_options options = KEISEN_CUSTOM_SERIES_OPTIONS_INIT;
  keisen_space *space = NULL;
  keisen_attachment *legend = NULL;
  functions.draw = draw_series;
  functions.draw_sample = draw_sample;
  functions.hit = hit_series;
  options.label = "own";
  EXPECT_OK(keisen_chart_get_space(part->chart, &space));
  EXPECT_OK(keisen_series_create_custom(space, &functions, end, part, &options, &part->series));
  EXPECT_OK(keisen_chart_add_series(part->chart, part->series));
  EXPECT_OK(keisen_attachment_create_legend(NULL, &legend));
  EXPECT_OK(keisen_chart_add_attachment(part->chart, legend, KEISEN_LAYER_ABOVE));
  EXPECT_OK(keisen_attachment_release(legend));
  EXPECT_OK(keisen_space_release(space));
}

static void make_attachment(struct part *part) {
  keisen_custom_attachment_functions functions = KEISEN_CUSTOM_ATTACHMENT_FUNCTIONS_INIT;
  functions.draw = draw_part;
  functions.measure = measure_part;
  EXPECT_OK(keisen_attachment_create_custom(&functions, end, part, NULL, 0, &part->attachment));
  EXPECT_OK(keisen_chart_add_attachment(part->chart, part->attachment, KEISEN_LAYER_ABOVE));
}

static void make_hook(struct part *part) {
  keisen_hook_functions functions = KEISEN_HOOK_FUNCTIONS_INIT;
  functions.will_update = will_update;
  functions.will_render = will_render;
  functions.did_render = did_render;
  EXPECT_OK(keisen_hook_create(&functions, end, part, &part->hook));
  EXPECT_OK(keisen_chart_add_hook(part->chart, part->hook));
}

static void
begin(struct part *part, enum moment moment, int way, void (*meanwhile)(struct part *part)) {
  static const double values[] = {1, 2, 3};
  memset(part, 0, sizeof *part);
  part->moment = moment;
  part->way = way;
  part->meanwhile = meanwhile;
  part->chart = chart_of(values, 3);
  if (moment <= HIT)
    make_series(part);
  else if (moment <= DRAW_PART)
    make_attachment(part);
  else
    make_hook(part);
}

/* Lets the moment come: draws a frame, or searches. */
static keisen_status ask(struct part *part) {
  keisen_hit hit = KEISEN_HIT_INIT;
  keisen_hit_options options = KEISEN_HIT_OPTIONS_INIT;
  if (part->moment != HIT)
    return draw(part->chart);
  options.within = INFINITY;
  const keisen_status status = keisen_chart_hit(part->chart, 150, 100, &options, &hit);
  EXPECT_OK(keisen_series_release(hit.series));
  return status;
}

/* Lets go of a part and, by its way, takes it out of its chart and lets go of that. */
static void let_go(struct part *part) {
  if ((part->way & FROM_CHART) != 0 && part->series != NULL)
    EXPECT_OK(keisen_chart_remove_series(part->chart, part->series));
  if ((part->way & FROM_CHART) != 0 && part->attachment != NULL)
    EXPECT_OK(keisen_chart_remove_attachment(part->chart, part->attachment));
  if ((part->way & FROM_CHART) != 0 && part->hook != NULL)
    EXPECT_OK(keisen_chart_remove_hook(part->chart, part->hook));
  EXPECT_OK(keisen_series_release(part->series));
  EXPECT_OK(keisen_attachment_release(part->attachment));
  EXPECT_OK(keisen_hook_release(part->hook));
  if ((part->way & CHART) != 0)
    EXPECT_OK(keisen_chart_release(part->chart));
  EXPECT_INT(add(&part->ended, 0), 0);
}

/* The moment has come and gone, and nothing has the part any more. */
static void finish(struct part *part) {
  size_t count = 0;
  EXPECT(part->met > 0);
  EXPECT_INT(add(&part->ended, 0), 1);
  /* A hook goes on to the end of its frame. */
  if (part->moment >= WILL_UPDATE) {
    EXPECT_INT(part->calls, 3);
    EXPECT_STATUS(keisen_chart_get_hook_count(part->lent, &count), KEISEN_ERROR_INVALID_HANDLE);
  }
  if ((part->way & CHART) != 0) {
    EXPECT_STATUS(keisen_chart_get_hook_count(part->chart, &count), KEISEN_ERROR_INVALID_HANDLE);
  } else {
    const int calls = part->calls;
    EXPECT_OK(ask(part));
    EXPECT_OK(draw(part->chart));
    EXPECT_INT(part->calls, calls);
    EXPECT_OK(keisen_chart_release(part->chart));
  }
  EXPECT_INT(add(&part->ended, 0), 1);
  EXPECT_INT(add(&part->wrong, 0), 0);
}

static void parts_may_let_go_of_themselves(void) {
  for (int moment = 0; moment < MOMENTS; ++moment)
    for (int way = 1; way < WAYS; ++way) {
      struct part part;
      begin(&part, (enum moment)moment, way, let_go);
      EXPECT_OK(ask(&part));
      finish(&part);
    }
}

/* ---- Other threads ------------------------------------------------------------------------- */

/* Says that the moment has come, and waits until the other thread has let go. */
static void wait_for_other(struct part *part) {
  pthread_barrier_wait(&part->barrier);
  pthread_barrier_wait(&part->barrier);
}

static void *ask_on_thread(void *context) {
  struct part *part = context;
  part->status = ask(part);
  return NULL;
}

/* One of both threads waits while the other one expects something. */
static void other_threads_may_let_go(void) {
  for (int moment = 0; moment < MOMENTS; ++moment)
    for (int way = 1; way < WAYS; ++way) {
      struct part part;
      pthread_t thread;
      begin(&part, (enum moment)moment, way, wait_for_other);
      EXPECT_INT(pthread_barrier_init(&part.barrier, NULL, 2), 0);
      const int created = pthread_create(&thread, NULL, ask_on_thread, &part);
      pthread_barrier_wait(&part.barrier);
      EXPECT_INT(created, 0);
      EXPECT_INT(add(&part.running, 0), 1);
      let_go(&part);
      pthread_barrier_wait(&part.barrier);
      EXPECT_INT(pthread_join(thread, NULL), 0);
      EXPECT_INT(part.status, KEISEN_OK);
      EXPECT_INT(pthread_barrier_destroy(&part.barrier), 0);
      finish(&part);
    }
}

/* ---- Functions of attachments -------------------------------------------------------------- */

/* A part that its own callbacks take out of the chart and let go of, and what they saw. */
struct taken {
  keisen_chart *chart;
  keisen_attachment *part;
  keisen_painter *painter;
  int calls, ended;
};

static void end_taken(void *context) { ++((struct taken *)context)->ended; }

/* Tries to draw the chart, then gives back the last reference to the part that is being drawn. */
static void take_out(struct taken *taken) {
  ++taken->calls;
  EXPECT_STATUS(draw(taken->chart), KEISEN_ERROR_INVALID_STATE);
  if (taken->part == NULL)
    return;
  EXPECT_OK(keisen_chart_remove_attachment(taken->chart, taken->part));
  EXPECT_OK(keisen_attachment_release(taken->part));
  taken->part = NULL;
  EXPECT_INT(taken->ended, 0);
}

static keisen_status
measure_out(keisen_painter *painter, keisen_layout_demand *demand, void *context) {
  double width = 0, height = 0;
  take_out(context);
  demand->beside = true;
  demand->side = KEISEN_SIDE_TOP;
  demand->thickness = 9;
  return keisen_painter_measure_text(painter, "gone", NULL, &width, &height);
}

static keisen_status draw_out(keisen_painter *painter, keisen_rect band, void *context) {
  struct taken *taken = context;
  take_out(taken);
  taken->painter = painter;
  return keisen_painter_rect(painter, band, NULL);
}

static keisen_status locate_out(const keisen_tick_range *range,
                                keisen_value *ticks,
                                size_t capacity,
                                size_t *count,
                                void *context) {
  (void)range, (void)ticks, (void)capacity;
  take_out(context);
  *count = 0;
  return KEISEN_OK;
}

static keisen_status
format_out(const keisen_tick *tick, char *buffer, size_t capacity, void *context) {
  take_out(context);
  snprintf(buffer, capacity, "%s", tick->text);
  return KEISEN_OK;
}

static keisen_status hook_out(keisen_label *label, void *context) {
  (void)label;
  take_out(context);
  return KEISEN_OK;
}

static keisen_status write_out(
    const keisen_hit *const *hits, size_t count, char *buffer, size_t capacity, void *context) {
  (void)hits, (void)count;
  take_out(context);
  snprintf(buffer, capacity, "gone");
  return KEISEN_OK;
}

static void parts_may_be_taken_out_by_what_they_call(void) {
  static const double values[] = {1, 2, 3};
  for (int kind = 0; kind < 6; ++kind) {
    struct taken taken = {chart_of(values, 3), NULL, NULL, 0, 0};
    keisen_custom_attachment_functions functions = KEISEN_CUSTOM_ATTACHMENT_FUNCTIONS_INIT;
    keisen_painter_frame frame = KEISEN_PAINTER_FRAME_INIT;
    keisen_space *space = NULL;
    EXPECT_OK(keisen_chart_get_space(taken.chart, &space));
    functions.draw = draw_out;
    functions.measure = kind == 1 ? measure_out : NULL;
    if (kind < 2)
      EXPECT_OK(
          keisen_attachment_create_custom(&functions, end_taken, &taken, NULL, 0, &taken.part));
    else if (kind == 5)
      EXPECT_OK(keisen_attachment_create_tooltip(space, NULL, &taken.part));
    else
      EXPECT_OK(keisen_attachment_create_axis(space, KEISEN_SIDE_RIGHT, NULL, &taken.part));
    if (kind == 2)
      EXPECT_OK(keisen_attachment_set_tick_locator(taken.part, locate_out, end_taken, &taken));
    if (kind == 3)
      EXPECT_OK(keisen_attachment_set_tick_formatter(taken.part, format_out, end_taken, &taken));
    if (kind == 4)
      EXPECT_OK(keisen_attachment_set_label_hook(taken.part, hook_out, end_taken, &taken));
    if (kind == 5) {
      EXPECT_OK(keisen_attachment_set_tooltip_writer(taken.part, write_out, end_taken, &taken));
      EXPECT_OK(keisen_attachment_set_pointer(taken.part, 150, 100));
    }
    EXPECT_OK(keisen_chart_add_attachment(taken.chart, taken.part, KEISEN_LAYER_ABOVE));
    EXPECT_OK(draw(taken.chart));
    EXPECT(taken.part == NULL && taken.calls > 0);
    EXPECT_INT(taken.ended, 1);
    if (kind < 2) {
      EXPECT_STATUS(keisen_painter_get_frame(taken.painter, &frame), KEISEN_ERROR_INVALID_HANDLE);
      EXPECT_STATUS(keisen_painter_line(taken.painter, values, 1, NULL),
                    KEISEN_ERROR_INVALID_HANDLE);
    }
    const int calls = taken.calls;
    EXPECT_OK(draw(taken.chart));
    EXPECT_INT(taken.calls, calls);
    EXPECT_OK(keisen_space_release(space));
    EXPECT_OK(keisen_chart_release(taken.chart));
    EXPECT_INT(taken.ended, 1);
  }
}

int main(void) {
  renderer = cpu_renderer();
  test("parts and hooks may let go of themselves and of their chart, in each moment",
       parts_may_let_go_of_themselves);
  test("another thread may let go of what runs, which ends once, when it has returned",
       other_threads_may_let_go);
  test("parts may be taken out by what they call", parts_may_be_taken_out_by_what_they_call);
  EXPECT_OK(keisen_renderer_release(renderer));
  return summary();
}
