/* Memory that runs out: KEISEN_ERROR_OUT_OF_MEMORY, never the end of the process. And memory that
 * doesn't. */
#include "fixture.h"

#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ROWS = 3000000 };

/* Frames that had no memory. Which ones these are hangs on what malloc still holds. */
static int refusals;

/* Bytes of address space that this process has. */
static size_t address_space(void) {
  long pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file == NULL)
    return 0;
  if (fscanf(file, "%ld", &pages) != 1)
    pages = 0;
  fclose(file);
  return (size_t)pages * (size_t)sysconf(_SC_PAGESIZE);
}

/* Draws in a child that may take `bytes` more; returns its status, or 1 for a signal. */
static keisen_status draw_with(keisen_chart *chart, keisen_renderer *renderer, size_t bytes) {
  int status = 0;
  pid_t child = fork();
  if (child == 0) {
    struct rlimit limit;
    keisen_image *image = NULL;
    limit.rlim_cur = limit.rlim_max = address_space() + bytes;
    setrlimit(RLIMIT_AS, &limit);
    _exit(-keisen_chart_render(chart, renderer, NULL, &image));
  }
  waitpid(child, &status, 0);
  return WIFEXITED(status) ? (keisen_status)-WEXITSTATUS(status) : (keisen_status)1;
}

static void expect_no_memory(const double *values, const keisen_line_options *options) {
  static const size_t megabytes[] = {4, 8, 12, 16, 24, 32, 48};
  keisen_renderer *renderer = cpu_renderer();
  keisen_column *column = NULL;
  keisen_chart *chart = NULL;
  keisen_image *image = NULL;
  EXPECT_OK(keisen_column_create_borrowed(KEISEN_ELEMENT_F64, values, sizeof *values, ROWS, NULL,
                                          NULL, &column));
  EXPECT_OK(keisen_chart_create(320, 200, &chart));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, column, options, NULL));
  for (size_t index = 0; index < sizeof megabytes / sizeof *megabytes; ++index) {
    keisen_status status = draw_with(chart, renderer, megabytes[index] << 20);
    EXPECT(status == KEISEN_ERROR_OUT_OF_MEMORY || status == KEISEN_OK);
    refusals += status == KEISEN_ERROR_OUT_OF_MEMORY;
  }
  EXPECT_OK(keisen_chart_render(chart, renderer, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_column_release(column));
  EXPECT_OK(keisen_renderer_release(renderer));
}

static double *values_with_gaps(int every) {
  double *values = malloc(ROWS * sizeof *values);
  EXPECT(values != NULL);
  for (int row = 0; values != NULL && row < ROWS; ++row)
    values[row] = row % every == 1 ? (double)NAN : row % 1000;
  return values;
}

static void survives_millions_of_gaps(void) {
  double *values = values_with_gaps(2);
  expect_no_memory(values, NULL);
  free(values);
}

static void survives_millions_of_dashes(void) {
  static const double dash[] = {1, 1};
  double *values = values_with_gaps(ROWS);
  keisen_line_options options = KEISEN_LINE_OPTIONS_INIT;
  options.dash = dash;
  options.dash_count = 2;
  expect_no_memory(values, &options);
  free(values);
}

/* Draws small bar charts, each with a title of its own, to PNG. */
static void draw_bar_charts(keisen_renderer *renderer, int count) {
  static const char *const names[] = {"Mon", "Tue", "Wed", "Thu", "Fri"};
  static const double values[] = {31, 87, 54, 12, 66};
  enum { BARS = sizeof values / sizeof *values };
  for (int number = 0; number < count; ++number) {
    char title[32];
    keisen_column *column = column_of(values, BARS);
    keisen_chart *chart = NULL;
    keisen_bytes *bytes = NULL;
    snprintf(title, sizeof title, "Week %d", number);
    EXPECT_OK(keisen_chart_create(640, 400, &chart));
    EXPECT_OK(keisen_chart_set_title(chart, title));
    EXPECT_OK(keisen_chart_add_category_bars(chart, names, BARS, column, NULL, NULL));
    EXPECT_OK(keisen_chart_render_png(chart, renderer, NULL, &bytes));
    EXPECT_OK(keisen_bytes_release(bytes));
    EXPECT_OK(keisen_chart_release(chart));
    EXPECT_OK(keisen_column_release(column));
  }
}

static void fills_the_holes_of_charts(void) {
  keisen_renderer *renderer = cpu_renderer();
  size_t before;
  draw_bar_charts(renderer, 100);
  before = address_space();
  draw_bar_charts(renderer, 400);
  EXPECT(address_space() < before + (16 << 20));
  EXPECT_OK(keisen_renderer_release(renderer));
}

static void was_without_memory(void) { EXPECT(refusals > 0); }

int main(void) {
  test("survives a line of millions of gaps without memory", survives_millions_of_gaps);
  test("survives a line of millions of dashes without memory", survives_millions_of_dashes);
  test("was without memory at all", was_without_memory);
  test("takes no more memory for hundreds of charts than for some", fills_the_holes_of_charts);
  return summary();
}
