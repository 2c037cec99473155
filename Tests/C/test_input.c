/*
 * Values that nobody wishes for, in both tiers of a line: none finite, in no order, more than 32
 * bits count, and changed by another thread while they are drawn. Borrowed memory stands at the
 * edge of pages that no one may touch, so that a read beyond it ends the program.
 */
#define _DEFAULT_SOURCE
#include "fixture.h"

#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>

enum { ROWS = 40000, WIDTH = 160, HEIGHT = 120 };

static keisen_renderer *renderer;
/* How often frames are drawn while values change. */
static int rounds = 200;

/* Memory between two pages that no one may touch. */
struct fenced {
  char *pages;
  size_t size;
  double *values;
};

/* Makes room for some doubles, before the one page or behind the other. */
static struct fenced fence(size_t count, bool at_end) {
  const size_t page = (size_t)sysconf(_SC_PAGESIZE);
  const size_t bytes = count * sizeof(double);
  const size_t whole = (bytes + page - 1) / page * page;
  struct fenced fenced = {NULL, whole + 2 * page, NULL};
  void *pages = mmap(NULL, fenced.size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  EXPECT(pages != MAP_FAILED);
  fenced.pages = pages;
  EXPECT_INT(mprotect(fenced.pages + page, whole, PROT_READ | PROT_WRITE), 0);
  fenced.values = (double *)(void *)(fenced.pages + page + (at_end ? whole - bytes : 0));
  return fenced;
}

static void unfence(struct fenced fenced) { EXPECT_INT(munmap(fenced.pages, fenced.size), 0); }

static keisen_column *borrow(const double *values, size_t count, ptrdiff_t stride) {
  keisen_column *column = NULL;
  EXPECT_OK(keisen_column_create_borrowed(KEISEN_ELEMENT_F64, values, stride, count, NULL, NULL,
                                          &column));
  return column;
}

/* Makes a chart of one line and lets go of the columns. */
static keisen_chart *chart_of(keisen_column *x, keisen_column *y) {
  keisen_chart *chart = NULL;
  EXPECT_OK(keisen_chart_create(WIDTH, HEIGHT, &chart));
  EXPECT_OK(keisen_chart_add_line(chart, x, y, NULL, NULL));
  if (x != NULL)
    EXPECT_OK(keisen_column_release(x));
  EXPECT_OK(keisen_column_release(y));
  return chart;
}

/* Draws a chart and tells what became of its line. */
static keisen_series_record draw(keisen_chart *chart, keisen_image **image) {
  keisen_series_record record = KEISEN_SERIES_RECORD_INIT;
  keisen_image *own = NULL;
  EXPECT_OK(keisen_chart_render(chart, renderer, NULL, image == NULL ? &own : image));
  EXPECT_OK(keisen_chart_get_series_record(chart, 0, &record));
  EXPECT_OK(keisen_image_release(own));
  return record;
}

/* Looks for anything near the middle; the series is given back already. */
static keisen_hit hit_anywhere(keisen_chart *chart, keisen_hit_mode mode) {
  keisen_hit_options options = KEISEN_HIT_OPTIONS_INIT;
  keisen_hit hit = KEISEN_HIT_INIT;
  options.within = INFINITY;
  options.mode = mode;
  EXPECT_OK(keisen_chart_hit(chart, WIDTH / 2, HEIGHT / 2, &options, &hit));
  EXPECT_OK(keisen_series_release(hit.series));
  return hit;
}

static void expect_range(keisen_chart *chart, double min, double max) {
  keisen_space *space = NULL;
  keisen_projection *y = NULL;
  double low = 0, high = 0;
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_y(space, &y));
  EXPECT_OK(keisen_projection_fit_extents(y));
  EXPECT_OK(keisen_projection_get_range(y, &low, &high));
  EXPECT_OK(keisen_projection_unset(y));
  EXPECT_DOUBLE(low, min);
  EXPECT_DOUBLE(high, max);
  EXPECT_OK(keisen_projection_release(y));
  EXPECT_OK(keisen_space_release(space));
}

static void draws_nothing_of_values_that_are_not_finite(void) {
  static const double kinds[][2] = {
      {NAN, NAN}, {INFINITY, INFINITY}, {-INFINITY, INFINITY}, {NAN, -INFINITY}};
  for (size_t kind = 0; kind < sizeof kinds / sizeof *kinds; ++kind) {
    struct fenced values = fence(ROWS, kind % 2 == 0);
    for (size_t row = 0; row < ROWS; ++row)
      values.values[row] = kinds[kind][row % 2];
    for (int is_x = 0; is_x < 2; ++is_x) {
      struct fenced rows = fence(ROWS, true);
      for (size_t row = 0; row < ROWS; ++row)
        rows.values[row] = (double)row;
      keisen_column *bad = borrow(values.values, ROWS, 8), *good = borrow(rows.values, ROWS, 8);
      keisen_chart *chart = is_x ? chart_of(bad, good) : chart_of(good, bad);
      for (size_t direct = 0; direct <= ROWS; direct += ROWS) {
        EXPECT_OK(keisen_chart_set_direct_rows(chart, direct));
        keisen_series_record record = draw(chart, NULL);
        EXPECT_INT(record.rows, ROWS);
        EXPECT_INT(record.gaps, ROWS);
      }
      EXPECT(hit_anywhere(chart, KEISEN_HIT_NEAREST).series == NULL);
      EXPECT(hit_anywhere(chart, KEISEN_HIT_X).series == NULL);
      expect_range(chart, 0, is_x ? ROWS - 1 : 1);
      EXPECT_OK(keisen_chart_release(chart));
      unfence(rows);
    }
    unfence(values);
  }
}

/* Returns how much two pictures of one size differ where they differ most. */
static int max_difference(keisen_image *one, keisen_image *other) {
  const uint8_t *pixels = NULL, *other_pixels = NULL;
  size_t row = 0, other_row = 0;
  int maximum = 0;
  EXPECT_OK(keisen_image_get_pixels(one, &pixels, &row));
  EXPECT_OK(keisen_image_get_pixels(other, &other_pixels, &other_row));
  for (size_t y = 0; y < HEIGHT; ++y)
    for (size_t x = 0; x < 4 * (size_t)WIDTH; ++x) {
      const int difference = pixels[y * row + x] - other_pixels[y * other_row + x];
      maximum = difference > maximum ? difference : maximum;
      maximum = -difference > maximum ? -difference : maximum;
    }
  return maximum;
}

static void draws_rows_in_any_order(void) {
  struct fenced x = fence(ROWS, true), y = fence(ROWS, false);
  for (size_t row = 0; row < ROWS; ++row) {
    x.values[row] = (double)(row / 2) / 100;
    y.values[row] = sin((double)row / 500) + (double)(row * 7919 % 1000) / 2000;
  }
  keisen_image *ascending = NULL, *descending = NULL;
  keisen_chart *chart = chart_of(borrow(x.values, ROWS, 8), borrow(y.values, ROWS, 8));
  EXPECT_INT(draw(chart, &ascending).tier, KEISEN_TIER_ENVELOPE);
  EXPECT_OK(keisen_chart_release(chart));
  /* The same line from its other end. */
  chart = chart_of(borrow(x.values + ROWS - 1, ROWS, -8), borrow(y.values + ROWS - 1, ROWS, -8));
  EXPECT_INT(draw(chart, &descending).tier, KEISEN_TIER_ENVELOPE);
  /* Each is within its bound of the line drawn row by row. */
  EXPECT(max_difference(ascending, descending) <= 2 * 17);
  EXPECT_OK(keisen_image_release(descending));
  EXPECT_OK(keisen_chart_release(chart));
  /* Two rows that change their places take the order away. */
  const double first = x.values[100];
  x.values[100] = x.values[30000];
  x.values[30000] = first;
  chart = chart_of(borrow(x.values, ROWS, 8), borrow(y.values, ROWS, 8));
  keisen_series_record record = draw(chart, NULL);
  EXPECT_INT(record.tier, KEISEN_TIER_COVERAGE);
  EXPECT_DOUBLE(record.bound_pixels, 0.0625);
  EXPECT_DOUBLE(record.bound_channel, 17);
  EXPECT_INT(record.rows, ROWS);
  EXPECT(hit_anywhere(chart, KEISEN_HIT_NEAREST).series != NULL);
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_image_release(ascending));
  unfence(x);
  unfence(y);
}

/* What the other thread does: the arrays are now these values, now those. */
struct change {
  volatile double *x;
  volatile double *y;
  volatile bool ends;
};

static double old_x(size_t row) { return (double)row; }
/* Values that are hardly told apart, and come from the other side. */
static double new_x(size_t row) { return 12345 - 1e-11 * (double)row; }

static void *change_values(void *context) {
  struct change *change = context;
  for (size_t round = 0; !change->ends; ++round) {
    for (size_t row = 0; row < ROWS; ++row) {
      change->y[row] = round % 2 == 0 ? 0.75 : row % 977 == 0 ? NAN : 0.25;
      if (change->x != NULL)
        change->x[row] = round % 2 == 0 ? new_x(row) : old_x(row);
    }
  }
  return NULL;
}

static void draws_values_that_change_meanwhile(void) {
  for (int variant = 0; variant < 4; ++variant) {
    const bool has_x = variant >= 2;
    struct fenced x = fence(ROWS, variant % 2 == 0), y = fence(ROWS, variant % 2 == 0);
    for (size_t row = 0; row < ROWS; ++row) {
      x.values[row] = old_x(row);
      y.values[row] = 0.25;
    }
    keisen_column *xs = has_x ? borrow(x.values, ROWS, 8) : NULL, *ys = borrow(y.values, ROWS, 8);
    keisen_chart *chart = NULL;
    EXPECT_OK(keisen_chart_create(WIDTH, HEIGHT, &chart));
    EXPECT_OK(keisen_chart_add_line(chart, xs, ys, NULL, NULL));
    /* Without changes: what is known of the columns is of the old values. */
    EXPECT_INT(draw(chart, NULL).tier, KEISEN_TIER_ENVELOPE);
    struct change change = {has_x ? x.values : NULL, y.values, false};
    pthread_t thread;
    EXPECT_INT(pthread_create(&thread, NULL, change_values, &change), 0);
    for (int round = 0; round < rounds; ++round) {
      EXPECT_OK(keisen_chart_set_direct_rows(chart, round % 4 == 0 ? ROWS : 0));
      keisen_series_record record = draw(chart, NULL);
      EXPECT_INT(record.rows <= ROWS, true);
      keisen_hit hit = hit_anywhere(chart, round % 2 == 0 ? KEISEN_HIT_X : KEISEN_HIT_NEAREST);
      if (hit.series != NULL) {
        EXPECT(hit.y.offset == 0.25 || hit.y.offset == 0.75 || isnan(hit.y.offset));
        EXPECT(hit.row < ROWS);
        EXPECT(!has_x || hit.x.offset == old_x(hit.row) || hit.x.offset == new_x(hit.row));
      }
      /* Now and then what is known is found out anew, from whatever is there. */
      if (round % 8 == 5) {
        EXPECT_OK(keisen_column_changed(ys, 0, ROWS));
        if (has_x)
          EXPECT_OK(keisen_column_changed(xs, 0, ROWS));
      }
    }
    change.ends = true;
    EXPECT_INT(pthread_join(thread, NULL), 0);
    if (has_x)
      EXPECT_OK(keisen_column_release(xs));
    EXPECT_OK(keisen_column_release(ys));
    EXPECT_OK(keisen_chart_release(chart));
    unfence(x);
    unfence(y);
  }
}

int main(int count, char **arguments) {
  if (count > 1 && strcmp(arguments[1], "few") == 0)
    rounds = 8;
  renderer = cpu_renderer();
  test("draws nothing of values that are not finite", draws_nothing_of_values_that_are_not_finite);
  test("draws rows in any order, and both ways alike", draws_rows_in_any_order);
  test("draws old or new values of memory that changes", draws_values_that_change_meanwhile);
  EXPECT_OK(keisen_renderer_release(renderer));
  return summary();
}
