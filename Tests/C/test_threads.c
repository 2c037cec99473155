/*
 * Eight threads draw charts over one shared projection, column and renderer; every picture equals
 * the one that was drawn alone.
 */
#include "fixture.h"

#include <pthread.h>

enum { THREADS = 8, ROWS = 500, VARIANTS = 4, WIDTH = 200, HEIGHT = 150 };

static keisen_renderer *renderer;
static keisen_column *column;
static keisen_column *growing;
static keisen_space *space;
static keisen_chart *shared_chart;
static keisen_image *alone[VARIANTS];
static int charts_per_thread = 1000;

/* What a thread saw; expectations are for the main thread. */
struct work {
  pthread_t thread;
  int number;
  int drawn;
  int wrong;
};

static keisen_status draw(int variant, keisen_image **image) {
  keisen_line_options options = KEISEN_LINE_OPTIONS_INIT;
  keisen_chart *chart = NULL;
  options.color = (keisen_color){(float)variant / VARIANTS, 0.25F, 0.5F, 0.8F};
  options.width = 1 + variant;
  keisen_status status = keisen_chart_create(WIDTH, HEIGHT, &chart);
  if (status != KEISEN_OK)
    return status;
  keisen_series *series = NULL;
  status = keisen_series_create_line(space, NULL, column, &options, &series);
  if (status == KEISEN_OK)
    status = keisen_chart_add_series(chart, series);
  if (status == KEISEN_OK)
    status = keisen_chart_set_title(chart, "several threads");
  if (status == KEISEN_OK)
    status = keisen_chart_render(chart, renderer, NULL, image);
  keisen_series_release(series);
  keisen_chart_release(chart);
  return status;
}

static void *draw_charts(void *context) {
  struct work *work = context;
  for (int chart = 0; chart < charts_per_thread; ++chart) {
    int variant = (work->number + chart) % VARIANTS;
    keisen_image *image = NULL;
    if (draw(variant, &image) == KEISEN_OK && images_equal(image, alone[variant]))
      ++work->drawn;
    else
      ++work->wrong;
    keisen_image_release(image);
  }
  return NULL;
}

static void *draw_shared_chart(void *context) {
  struct work *work = context;
  for (int chart = 0; chart < charts_per_thread / 10; ++chart) {
    keisen_image *image = NULL;
    if (keisen_chart_render(shared_chart, renderer, NULL, &image) == KEISEN_OK &&
        images_equal(image, alone[0]))
      ++work->drawn;
    else
      ++work->wrong;
    keisen_image_release(image);
  }
  return NULL;
}

/* The first thread appends, the others draw what is there so far. */
static void *append_or_draw(void *context) {
  struct work *work = context;
  for (int round = 0; round < charts_per_thread / 10; ++round) {
    keisen_status status;
    if (work->number == 0) {
      double values[100];
      for (int row = 0; row < 100; ++row)
        values[row] = (round * 100 + row) % 17;
      status = keisen_column_append(growing, values, sizeof *values, 100);
    } else {
      keisen_image *image = NULL;
      status = keisen_chart_render(shared_chart, renderer, NULL, &image);
      keisen_image_release(image);
    }
    if (status == KEISEN_OK)
      ++work->drawn;
    else
      ++work->wrong;
  }
  return NULL;
}

/* Failures on one thread must not show on another. */
static void *fail(void *context) {
  struct work *work = context;
  char expected[32];
  snprintf(expected, sizeof expected, "-%d", work->number + 1);
  for (int round = 0; round < 1000; ++round) {
    keisen_chart *chart = NULL;
    if (keisen_chart_create(10, -1 - work->number, &chart) == KEISEN_ERROR_INVALID_ARGUMENT &&
        strstr(keisen_last_error_message(), expected) != NULL)
      ++work->drawn;
    else
      ++work->wrong;
  }
  return NULL;
}

static void run(void *(*function)(void *), int expected) {
  struct work works[THREADS];
  for (int number = 0; number < THREADS; ++number) {
    works[number] = (struct work){.number = number};
    EXPECT_INT(pthread_create(&works[number].thread, NULL, function, &works[number]), 0);
  }
  for (int number = 0; number < THREADS; ++number) {
    EXPECT_INT(pthread_join(works[number].thread, NULL), 0);
    EXPECT_INT(works[number].wrong, 0);
    EXPECT_INT(works[number].drawn, expected);
  }
}

static void charts_equal_those_drawn_alone(void) { run(draw_charts, charts_per_thread); }

static void one_chart_serves_all_threads(void) {
  keisen_line_options options = KEISEN_LINE_OPTIONS_INIT;
  options.color = (keisen_color){0, 0.25F, 0.5F, 0.8F};
  options.width = 1;
  keisen_series *series = NULL;
  EXPECT_OK(keisen_chart_create(WIDTH, HEIGHT, &shared_chart));
  EXPECT_OK(keisen_series_create_line(space, NULL, column, &options, &series));
  EXPECT_OK(keisen_chart_add_series(shared_chart, series));
  EXPECT_OK(keisen_chart_set_title(shared_chart, "several threads"));
  run(draw_shared_chart, charts_per_thread / 10);
  EXPECT_OK(keisen_series_release(series));
  EXPECT_OK(keisen_chart_release(shared_chart));
}

static void one_thread_appends_while_others_draw(void) {
  size_t count = 0;
  EXPECT_OK(keisen_column_create_growing(KEISEN_ELEMENT_F64, &growing));
  EXPECT_OK(keisen_chart_create(WIDTH, HEIGHT, &shared_chart));
  EXPECT_OK(keisen_chart_add_line(shared_chart, NULL, growing, NULL, NULL));
  run(append_or_draw, charts_per_thread / 10);
  EXPECT_OK(keisen_column_get_count(growing, &count));
  EXPECT_INT(count, charts_per_thread / 10 * 100);
  EXPECT_OK(keisen_chart_release(shared_chart));
  EXPECT_OK(keisen_column_release(growing));
}

static void each_thread_has_its_own_message(void) { run(fail, 1000); }

static void make_shared(void) {
  double values[ROWS];
  keisen_projection *x = NULL, *y = NULL;
  for (int row = 0; row < ROWS; ++row)
    values[row] = row % 50 == 49 ? NAN : sin(row * 0.1) * row;
  column = column_of(values, ROWS);
  EXPECT_OK(keisen_projection_create(0, ROWS - 1, KEISEN_SCALE_LINEAR, &x));
  EXPECT_OK(keisen_projection_create_unset(KEISEN_SCALE_LINEAR, &y));
  EXPECT_OK(keisen_space_create(x, y, &space));
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_projection_release(y));
}

static void draw_alone(void) {
  for (int variant = 0; variant < VARIANTS; ++variant)
    EXPECT_OK(draw(variant, &alone[variant]));
  EXPECT(!images_equal(alone[0], alone[1]));
}

static void release_alone(void) {
  for (int variant = 0; variant < VARIANTS; ++variant)
    EXPECT_OK(keisen_image_release(alone[variant]));
}

/* An argument "vulkan" draws by Vulkan instead; without a device there is nothing to test, unless
 * the environment says that there must be one. */
int main(int argc, char **argv) {
  keisen_renderer_options options = KEISEN_RENDERER_OPTIONS_INIT;
  bool vulkan = argc > 1 && strcmp(argv[1], "vulkan") == 0;
  if (argc > 1 && strcmp(argv[1], "few") == 0)
    charts_per_thread = 100;
  options.kind = vulkan ? KEISEN_RENDERER_VULKAN : KEISEN_RENDERER_CPU;
  keisen_status status = keisen_renderer_create(&options, &renderer);
  const char *lavapipe = getenv("KEISEN_EXPECT_LAVAPIPE");
  bool expected = lavapipe != NULL && strcmp(lavapipe, "1") == 0;
  if (vulkan && status == KEISEN_ERROR_NO_DEVICE && !expected) {
    printf("skipped: %s\n", keisen_last_error_message());
    return 77;
  }
  test_sentence = "prepares";
  EXPECT_OK(status);
  if (status != KEISEN_OK)
    return summary();
  make_shared();
  draw_alone();
  test("draws on eight threads what one draws alone", charts_equal_those_drawn_alone);
  test("draws one chart on eight threads", one_chart_serves_all_threads);
  test("draws while another thread appends", one_thread_appends_while_others_draw);
  test("keeps each thread's failures apart", each_thread_has_its_own_message);
  release_alone();
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_column_release(column));
  EXPECT_OK(keisen_renderer_release(renderer));
  return summary();
}
