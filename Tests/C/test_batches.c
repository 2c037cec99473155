/* Many charts in one call. */
#include "fixture.h"

#include <pthread.h>

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

enum { COUNT = 40 };

/* Returns a chart of a line whose form its number tells. */
static keisen_chart *numbered_chart(int number) {
  double values[20];
  keisen_chart *chart = NULL;
  char title[32];
  for (int index = 0; index < 20; ++index)
    values[index] = sin(number + 0.3 * index) * (1 + number);
  keisen_column *column = column_of(values, 20);
  EXPECT_OK(keisen_chart_create(120 + number % 3 * 10, 90, &chart));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, column, NULL, NULL));
  snprintf(title, sizeof title, "chart %d", number);
  EXPECT_OK(keisen_chart_set_title(chart, title));
  EXPECT_OK(keisen_column_release(column));
  return chart;
}

static void make_charts(keisen_chart *charts[COUNT]) {
  for (int number = 0; number < COUNT; ++number)
    charts[number] = numbered_chart(number);
}

static void release_charts(keisen_chart *charts[COUNT]) {
  for (int number = 0; number < COUNT; ++number)
    EXPECT_OK(keisen_chart_release(charts[number]));
}

static bool bytes_equal(keisen_bytes *one, keisen_bytes *other) {
  const uint8_t *data = NULL, *other_data = NULL;
  size_t size = 0, other_size = 0;
  EXPECT_OK(keisen_bytes_get_data(one, &data, &size));
  EXPECT_OK(keisen_bytes_get_data(other, &other_data, &other_size));
  return size == other_size && memcmp(data, other_data, size) == 0;
}

static void draws_each_as_alone(void) {
  keisen_chart *charts[COUNT];
  keisen_renderer *renderer = cpu_renderer();
  keisen_render_options options = KEISEN_RENDER_OPTIONS_INIT;
  options.pixel_ratio = 1.5;
  make_charts(charts);
  for (uint32_t threads = 0; threads <= 3; ++threads) {
    keisen_batch_options batch_options = KEISEN_BATCH_OPTIONS_INIT;
    keisen_batch *batch = NULL;
    size_t count = 0, failures = 1;
    batch_options.threads = threads;
    EXPECT_OK(keisen_render_batch(charts, COUNT, renderer, &options, &batch_options, &batch));
    EXPECT_OK(keisen_batch_get_count(batch, &count));
    EXPECT_OK(keisen_batch_get_failure_count(batch, &failures));
    EXPECT_INT(count, COUNT);
    EXPECT_INT(failures, 0);
    for (int number = 0; number < COUNT; ++number) {
      keisen_bytes *png = NULL, *alone = NULL;
      EXPECT_OK(keisen_batch_get_png(batch, number, &png));
      EXPECT_OK(keisen_chart_render_png(charts[number], renderer, &options, &alone));
      EXPECT(bytes_equal(png, alone));
      EXPECT_OK(keisen_bytes_release(png));
      EXPECT_OK(keisen_bytes_release(alone));
    }
    EXPECT_OK(keisen_batch_release(batch));
  }
  release_charts(charts);
  EXPECT_OK(keisen_renderer_release(renderer));
}

/* What a batch said. */
struct heard {
  pthread_mutex_t mutex;
  size_t calls;
  size_t last_done;
  size_t stop_at;
  size_t failures;
  bool failed[COUNT];
  keisen_status status;
  pthread_t caller;
};

static keisen_status hear_progress(size_t done, size_t count, void *context) {
  struct heard *heard = context;
  EXPECT(pthread_equal(pthread_self(), heard->caller));
  EXPECT(done > 0 && done <= count && done >= heard->last_done);
  ++heard->calls;
  heard->last_done = done;
  return heard->stop_at != 0 && done >= heard->stop_at ? KEISEN_ERROR_CANCELLED : KEISEN_OK;
}

static void hear_failure(size_t index, keisen_status status, const char *message, void *context) {
  struct heard *heard = context;
  pthread_mutex_lock(&heard->mutex);
  ++heard->failures;
  if (index < COUNT)
    heard->failed[index] = true;
  heard->status = status;
  EXPECT(message[0] != '\0');
  pthread_mutex_unlock(&heard->mutex);
}

static keisen_batch_options listening(struct heard *heard) {
  keisen_batch_options options = KEISEN_BATCH_OPTIONS_INIT;
  memset(heard, 0, sizeof *heard);
  pthread_mutex_init(&heard->mutex, NULL);
  heard->caller = pthread_self();
  options.progress = hear_progress;
  options.failure = hear_failure;
  options.context = heard;
  return options;
}

static keisen_status refuse(const keisen_tick *tick, char *buffer, size_t capacity, void *context) {
  (void)tick, (void)buffer, (void)capacity, (void)context;
  return KEISEN_ERROR_CALLBACK;
}

static void delivers_all_but_those_that_fail(void) {
  keisen_chart *charts[COUNT];
  keisen_space *space = NULL;
  keisen_attachment *axis = NULL;
  keisen_batch *batch = NULL;
  keisen_bytes *png = NULL;
  keisen_frame_record record = KEISEN_FRAME_RECORD_INIT;
  struct heard heard;
  keisen_batch_options options = listening(&heard);
  size_t failures = 0;
  make_charts(charts);
  /* One whose formatter fails, one that is too large, one that is none. */
  EXPECT_OK(keisen_chart_get_space(charts[7], &space));
  EXPECT_OK(keisen_attachment_create_axis(space, KEISEN_SIDE_TOP, NULL, &axis));
  EXPECT_OK(keisen_attachment_set_tick_formatter(axis, refuse, NULL, NULL));
  EXPECT_OK(keisen_chart_add_attachment(charts[7], axis, KEISEN_LAYER_ABOVE));
  EXPECT_OK(keisen_chart_set_size(charts[11], 1e8, 1e8));
  keisen_chart *none = charts[20];
  charts[20] = NULL;
  EXPECT_OK(keisen_render_batch(charts, COUNT, NULL, NULL, &options, &batch));
  charts[20] = none;
  EXPECT_OK(keisen_batch_get_failure_count(batch, &failures));
  EXPECT_INT(failures, 3);
  EXPECT_INT(heard.failures, 3);
  EXPECT_INT(heard.last_done, COUNT);
  for (int number = 0; number < COUNT; ++number) {
    keisen_status expected = number == 7    ? KEISEN_ERROR_CALLBACK
                             : number == 11 ? INVALID
                             : number == 20 ? KEISEN_ERROR_INVALID_HANDLE
                                            : KEISEN_OK;
    png = NULL;
    EXPECT_STATUS(keisen_batch_get_png(batch, number, &png), expected);
    EXPECT((png != NULL) == (expected == KEISEN_OK));
    EXPECT(heard.failed[number] == (expected != KEISEN_OK));
    EXPECT_OK(keisen_bytes_release(png));
  }
  EXPECT_STATUS(keisen_batch_get_png(batch, 20, &png), KEISEN_ERROR_INVALID_HANDLE);
  EXPECT(strstr(keisen_last_error_message(), "charts[20]") != NULL);
  EXPECT_STATUS(keisen_batch_get_png(batch, COUNT, &png), INVALID);
  EXPECT_STATUS(keisen_batch_get_png(batch, SIZE_MAX, &png), INVALID);
  /* A chart that failed is as it was. */
  EXPECT_STATUS(keisen_chart_get_frame_record(charts[7], &record), KEISEN_ERROR_INVALID_STATE);
  EXPECT_OK(keisen_chart_remove_attachment(charts[7], axis));
  EXPECT_OK(keisen_chart_render_png(charts[7], NULL, NULL, &png));
  EXPECT_OK(keisen_bytes_release(png));
  EXPECT_OK(keisen_batch_release(batch));
  EXPECT_OK(keisen_attachment_release(axis));
  EXPECT_OK(keisen_space_release(space));
  release_charts(charts);
}

static void ends_when_it_is_cancelled(void) {
  keisen_chart *charts[COUNT];
  keisen_renderer *renderer = cpu_renderer();
  make_charts(charts);
  for (uint32_t threads = 1; threads <= 2; ++threads) {
    struct heard heard;
    keisen_batch_options options = listening(&heard);
    keisen_batch *batch = NULL;
    size_t drawn = 0, cancelled = 0, failures = 0;
    heard.stop_at = 5;
    options.threads = threads;
    EXPECT_OK(keisen_render_batch(charts, COUNT, renderer, NULL, &options, &batch));
    for (int number = 0; number < COUNT; ++number) {
      keisen_bytes *png = NULL;
      keisen_status status = keisen_batch_get_png(batch, number, &png);
      drawn += status == KEISEN_OK;
      cancelled += status == KEISEN_ERROR_CANCELLED;
      EXPECT_OK(keisen_bytes_release(png));
    }
    EXPECT_INT(drawn + cancelled, COUNT);
    EXPECT_INT(heard.failures, 0);
    EXPECT_OK(keisen_batch_get_failure_count(batch, &failures));
    EXPECT_INT(failures, cancelled);
    EXPECT(drawn >= 5);
    if (threads == 1)
      EXPECT_INT(drawn, 5);
    EXPECT_OK(keisen_batch_release(batch));
  }
  release_charts(charts);
  EXPECT_OK(keisen_renderer_release(renderer));
}

static void draws_none_and_one_many_times(void) {
  keisen_chart *many[COUNT];
  keisen_chart *chart = numbered_chart(3);
  keisen_batch *batch = NULL;
  keisen_frame_record record = KEISEN_FRAME_RECORD_INIT;
  struct heard heard;
  keisen_batch_options options = listening(&heard);
  size_t count = 1, failures = 1;
  EXPECT_OK(keisen_render_batch(NULL, 0, NULL, NULL, &options, &batch));
  EXPECT_INT(heard.calls, 0);
  EXPECT_OK(keisen_batch_get_count(batch, &count));
  EXPECT_INT(count, 0);
  EXPECT_OK(keisen_batch_release(batch));

  for (int number = 0; number < COUNT; ++number)
    many[number] = chart;
  EXPECT_OK(keisen_render_batch(many, COUNT, NULL, NULL, NULL, &batch));
  EXPECT_OK(keisen_batch_get_failure_count(batch, &failures));
  EXPECT_INT(failures, 0);
  keisen_bytes *first = NULL;
  EXPECT_OK(keisen_batch_get_png(batch, 0, &first));
  for (int number = 1; number < COUNT; ++number) {
    keisen_bytes *png = NULL;
    EXPECT_OK(keisen_batch_get_png(batch, number, &png));
    EXPECT(bytes_equal(first, png));
    EXPECT_OK(keisen_bytes_release(png));
  }
  EXPECT_OK(keisen_bytes_release(first));
  EXPECT_OK(keisen_batch_release(batch));
  EXPECT_OK(keisen_chart_get_frame_record(chart, &record));
  EXPECT_INT(record.frame, COUNT);
  EXPECT_OK(keisen_chart_release(chart));
}

static void refuses_what_is_not_allowed(void) {
  keisen_chart *chart = numbered_chart(1);
  keisen_batch *batch = (keisen_batch *)1;
  keisen_batch_options options = KEISEN_BATCH_OPTIONS_INIT;
  EXPECT_STATUS(keisen_render_batch(NULL, 1, NULL, NULL, NULL, &batch), INVALID);
  EXPECT(batch == (keisen_batch *)1);
  EXPECT_STATUS(keisen_render_batch(&chart, SIZE_MAX, NULL, NULL, NULL, &batch), INVALID);
  EXPECT_STATUS(keisen_render_batch(&chart, (size_t)1 << 40, NULL, NULL, NULL, &batch), INVALID);
  EXPECT_STATUS(keisen_render_batch(&chart, 1, (keisen_renderer *)chart, NULL, NULL, &batch),
                KEISEN_ERROR_INVALID_HANDLE);
  keisen_render_options render_options = KEISEN_RENDER_OPTIONS_INIT;
  render_options.pixel_ratio = -1;
  EXPECT_STATUS(keisen_render_batch(&chart, 1, NULL, &render_options, NULL, &batch), INVALID);
  render_options.pixel_ratio = 1, render_options.time = INFINITY;
  EXPECT_STATUS(keisen_render_batch(&chart, 1, NULL, &render_options, NULL, &batch), INVALID);
  options.struct_size = 1000;
  EXPECT_STATUS(keisen_render_batch(&chart, 1, NULL, NULL, &options, &batch), INVALID);
  EXPECT_OK(keisen_chart_release(chart));
}

int main(void) {
  test("draws each chart as alone, on any number of threads", draws_each_as_alone);
  test("delivers all charts but those that fail, and tells which",
       delivers_all_but_those_that_fail);
  test("ends when it is cancelled, with what is drawn", ends_when_it_is_cancelled);
  test("draws no chart, and one many times", draws_none_and_one_many_times);
  test("refuses what is not allowed, and says why", refuses_what_is_not_allowed);
  return summary();
}
