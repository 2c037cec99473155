/* Rows that are not in memory: files, .npy files, functions, and their summaries. */
#include "fixture.h"

#include <errno.h>
#include <pthread.h>
#include <sys/stat.h>
#include <unistd.h>

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

enum { ROWS = 2000000 };

static float *values;
static char folder[64];

/* Returns a path in the test's folder, until the next call but three. */
static const char *in_folder(const char *name) {
  static char paths[4][128];
  static int next;
  next = (next + 1) % 4;
  snprintf(paths[next], sizeof paths[next], "%s/%s", folder, name);
  return paths[next];
}

static void write_bytes(const char *path, const void *bytes, size_t size) {
  FILE *file = fopen(path, "wb");
  EXPECT(file != NULL && fwrite(bytes, 1, size, file) == size && fclose(file) == 0);
}

static void begin(void) {
  strcpy(folder, "/tmp/keisen-XXXXXX");
  EXPECT(mkdtemp(folder) != NULL);
  values = malloc(ROWS * sizeof *values);
  for (int row = 0; row < ROWS; ++row)
    values[row] = (float)(sin(row * 1e-4) + 0.3 * sin(row * 0.7));
  write_bytes(in_folder("data"), values, ROWS * sizeof *values);
}

static void end(void) {
  free(values);
  unlink(in_folder("data"));
  unlink(in_folder("data.float32.keisen-summary"));
  unlink(in_folder("array.npy"));
  unlink(in_folder("array.npy.1.keisen-summary"));
  unlink(in_folder("summary"));
  EXPECT(rmdir(folder) == 0);
}

static keisen_summary_info info_of(keisen_column *column) {
  keisen_summary_info info = {0};
  char failure[8];
  size_t length = 99;
  info.struct_size = sizeof info;
  EXPECT_OK(keisen_column_get_summary_info(column, &info, sizeof failure, failure, &length));
  EXPECT_INT(length, 0);
  return info;
}

/* Draws a line of a column, and returns its frame's record. */
static keisen_series_record drawn(keisen_column *column, double from, double to) {
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_projection *x = NULL;
  keisen_renderer *renderer = cpu_renderer();
  keisen_image *image = NULL;
  keisen_series_record record = KEISEN_SERIES_RECORD_INIT;
  EXPECT_OK(keisen_chart_create(320, 200, &chart));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, column, NULL, NULL));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &x));
  EXPECT_OK(keisen_projection_set_range(x, from, to));
  EXPECT_OK(keisen_chart_render(chart, renderer, NULL, &image));
  EXPECT_OK(keisen_chart_get_series_record(chart, 0, &record));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_renderer_release(renderer));
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
  return record;
}

static void opens_a_file(void) {
  keisen_column *column = NULL;
  size_t count = 0;
  double some[2];
  begin();
  EXPECT_OK(keisen_column_create_file(KEISEN_ELEMENT_F32, in_folder("data"), NULL, &column));
  EXPECT_OK(keisen_column_get_count(column, &count));
  EXPECT_INT(count, ROWS);
  EXPECT_OK(keisen_column_read(column, 777777, 2, 0, some));
  EXPECT(some[0] == values[777777] && some[1] == values[777778]);
  EXPECT_INT(info_of(column).origin, KEISEN_SUMMARY_BUILT);
  EXPECT(info_of(column).saved);
  keisen_series_record record = drawn(column, 0, ROWS);
  EXPECT_INT(record.tier, KEISEN_TIER_ENVELOPE);
  EXPECT(record.bound_pixels == 1.0 / 16 + 1.0 / 128 && record.bound_channel == 19);
  record = drawn(column, 500000, 500100);
  EXPECT_INT(record.tier, KEISEN_TIER_DIRECT);
  EXPECT_STATUS(keisen_column_changed(column, 0, 1), KEISEN_ERROR_INVALID_STATE);
  EXPECT_STATUS(keisen_column_append(column, values, 4, 1), KEISEN_ERROR_INVALID_STATE);
  EXPECT_OK(keisen_column_release(column));
  EXPECT_OK(keisen_column_create_file(KEISEN_ELEMENT_F32, in_folder("data"), NULL, &column));
  EXPECT_INT(info_of(column).origin, KEISEN_SUMMARY_OPENED);
  EXPECT_OK(keisen_column_release(column));
  end();
}

static void reports_a_truncated_file(void) {
  keisen_column *column = NULL;
  keisen_chart *chart = NULL;
  keisen_image *image = NULL;
  keisen_renderer *renderer = cpu_renderer();
  double value = 0;
  begin();
  EXPECT_OK(keisen_column_create_file(KEISEN_ELEMENT_F32, in_folder("data"), NULL, &column));
  EXPECT_OK(keisen_chart_create(320, 200, &chart));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, column, NULL, NULL));
  EXPECT(truncate(in_folder("data"), 1000) == 0);
  /* The whole is drawn from the summary; what is gone is an error. */
  EXPECT_OK(keisen_chart_render(chart, renderer, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_STATUS(keisen_column_read(column, 5000, 1, 0, &value), KEISEN_ERROR_IO);
  EXPECT_INT(keisen_last_error_number(), EIO);
  EXPECT(strstr(keisen_last_error_message(), "has 1000 bytes left of the 8000000") != NULL);
  keisen_space *space = NULL;
  keisen_projection *x = NULL;
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_x(space, &x));
  EXPECT_OK(keisen_projection_set_range(x, 400000, 400100));
  image = NULL;
  EXPECT_STATUS(keisen_chart_render(chart, renderer, NULL, &image), KEISEN_ERROR_IO);
  EXPECT(image == NULL);
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_renderer_release(renderer));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_column_release(column));
  end();
}

static void opens_a_numpy_file(void) {
  static const char header[] = "\x93NUMPY\x01\x00\x40\x00{'descr': '<i2', 'fortran_order': False, "
                               "'shape': (3, 2), }";
  unsigned char bytes[10 + 0x40 + 12];
  const int16_t numbers[] = {1, 10, 2, 20, 3, 30};
  keisen_file_options options = KEISEN_FILE_OPTIONS_INIT;
  keisen_column *column = NULL;
  double read[3];
  begin();
  memset(bytes, ' ', sizeof bytes);
  memcpy(bytes, header, sizeof header - 1);
  memcpy(bytes + 10 + 0x40, numbers, 12);
  write_bytes(in_folder("array.npy"), bytes, sizeof bytes);
  EXPECT_OK(keisen_column_create_npy(in_folder("array.npy"), 1, NULL, &column));
  EXPECT_OK(keisen_column_read(column, 0, 3, 0, read));
  EXPECT(read[0] == 10 && read[1] == 20 && read[2] == 30);
  EXPECT_OK(keisen_column_release(column));
  column = NULL;
  EXPECT_STATUS(keisen_column_create_npy(in_folder("array.npy"), 2, NULL, &column), INVALID);
  EXPECT_STATUS(keisen_column_create_npy(in_folder("data"), 0, NULL, &column), INVALID);
  options.offset = 1;
  EXPECT_STATUS(keisen_column_create_npy(in_folder("array.npy"), 0, &options, &column), INVALID);
  EXPECT(column == NULL);
  end();
}

struct calls {
  pthread_mutex_t mutex;
  size_t rows, blocks, ended;
  size_t failing_row;
  keisen_status summarize;
};

static keisen_status read_rows(size_t first, size_t count, void *into, void *context) {
  struct calls *calls = context;
  pthread_mutex_lock(&calls->mutex);
  calls->rows += count;
  pthread_mutex_unlock(&calls->mutex);
  if (first + count > calls->failing_row)
    return KEISEN_ERROR_IO;
  memcpy(into, values + first, count * sizeof *values);
  return KEISEN_OK;
}

static keisen_status summarize_rows(size_t rows_per_block,
                                    size_t first,
                                    size_t count,
                                    void *lows,
                                    void *highs,
                                    bool *gaps,
                                    void *context) {
  struct calls *calls = context;
  if (calls->summarize != KEISEN_OK)
    return calls->summarize;
  pthread_mutex_lock(&calls->mutex);
  calls->blocks += count;
  pthread_mutex_unlock(&calls->mutex);
  for (size_t block = 0; block < count; ++block) {
    float low = INFINITY, high = -INFINITY;
    size_t row = (first + block) * rows_per_block;
    for (size_t end = row + rows_per_block; row < end && row < ROWS; ++row) {
      low = fminf(low, values[row]);
      high = fmaxf(high, values[row]);
    }
    ((float *)lows)[block] = low;
    ((float *)highs)[block] = high;
    gaps[block] = false;
  }
  return KEISEN_OK;
}

static void ended(void *context) { ++((struct calls *)context)->ended; }

static void asks_a_source(void) {
  struct calls calls = {PTHREAD_MUTEX_INITIALIZER, 0, 0, 0, SIZE_MAX, KEISEN_OK};
  keisen_row_source_functions functions = KEISEN_ROW_SOURCE_FUNCTIONS_INIT;
  keisen_row_source_options options = KEISEN_ROW_SOURCE_OPTIONS_INIT;
  keisen_column *memory = NULL, *column = NULL;
  keisen_bytes *summary = NULL;
  const uint8_t *data = NULL;
  double value = 0;
  begin();
  functions.read = read_rows;
  functions.summarize = summarize_rows;
  EXPECT_OK(
      keisen_column_create_borrowed(KEISEN_ELEMENT_F32, values, 4, ROWS, NULL, NULL, &memory));
  /* Of coarse blocks: finer ones are asked for, and rows once they show. */
  EXPECT_OK(keisen_column_summarize(memory, 0, 16384, NULL, NULL, &summary));
  EXPECT_OK(keisen_bytes_get_data(summary, &data, &options.summary_size));
  options.summary = data;
  options.rows_per_read = 10000;
  EXPECT_OK(keisen_column_create_source(KEISEN_ELEMENT_F32, ROWS, &functions, ended, &calls,
                                        &options, &column));
  EXPECT_INT(info_of(column).origin, KEISEN_SUMMARY_GIVEN);
  EXPECT_INT(calls.rows, 0);
  EXPECT_INT(drawn(column, 0, ROWS).tier, KEISEN_TIER_ENVELOPE);
  EXPECT(calls.blocks > 0);
  EXPECT_INT(drawn(column, 300000, 300100).tier, KEISEN_TIER_DIRECT);
  EXPECT(calls.rows > 0 && calls.rows < 50000);
  calls.failing_row = 0;
  EXPECT_STATUS(keisen_column_read(column, 900000, 1, 0, &value), KEISEN_ERROR_CALLBACK);
  EXPECT(strstr(keisen_last_error_message(), "read of a row source returned KEISEN_ERROR_IO") !=
         NULL);
  calls.failing_row = SIZE_MAX;
  EXPECT_OK(keisen_column_read(column, 900000, 1, 0, &value));
  EXPECT(value == values[900000]);
  EXPECT_INT(calls.ended, 0);
  EXPECT_OK(keisen_column_release(column));
  EXPECT_INT(calls.ended, 1);

  /* Without bounds of blocks all rows are read, or what is asked for fails. */
  options.summary = NULL;
  options.summary_size = 0;
  calls.rows = 0;
  calls.summarize = KEISEN_ERROR_UNSUPPORTED;
  EXPECT_OK(keisen_column_create_source(KEISEN_ELEMENT_F32, ROWS, &functions, ended, &calls,
                                        &options, &column));
  EXPECT_INT(calls.rows, ROWS);
  EXPECT_OK(keisen_column_release(column));
  EXPECT_INT(calls.ended, 2);
  calls.failing_row = 10;
  column = memory;
  EXPECT_STATUS(keisen_column_create_source(KEISEN_ELEMENT_F32, ROWS, &functions, ended, &calls,
                                            &options, &column),
                KEISEN_ERROR_CALLBACK);
  EXPECT_INT(calls.ended, 2);
  EXPECT(column == memory);
  EXPECT_OK(keisen_bytes_release(summary));
  EXPECT_OK(keisen_column_release(memory));
  end();
}

static void keeps_the_summary_of_a_source(void) {
  struct calls calls = {PTHREAD_MUTEX_INITIALIZER, 0, 0, 0, SIZE_MAX, KEISEN_OK};
  keisen_row_source_functions functions = KEISEN_ROW_SOURCE_FUNCTIONS_INIT;
  keisen_row_source_options options = KEISEN_ROW_SOURCE_OPTIONS_INIT;
  keisen_column *column = NULL;
  static const keisen_summary_origin origins[] = {KEISEN_SUMMARY_BUILT, KEISEN_SUMMARY_OPENED,
                                                  KEISEN_SUMMARY_REBUILT_STALE};
  begin();
  functions.read = read_rows;
  options.summary_path = in_folder("summary");
  for (int round = 0; round < 3; ++round) {
    options.identity = round < 2 ? "as it was" : "changed";
    EXPECT_OK(keisen_column_create_source(KEISEN_ELEMENT_F32, ROWS, &functions, NULL, &calls,
                                          &options, &column));
    EXPECT_INT(info_of(column).origin, origins[round]);
    EXPECT_OK(keisen_column_release(column));
  }
  options.identity = NULL;
  EXPECT_STATUS(keisen_column_create_source(KEISEN_ELEMENT_F32, ROWS, &functions, NULL, &calls,
                                            &options, &column),
                INVALID);
  end();
}

static void joins_summaries(void) {
  keisen_column *whole = NULL, *part = NULL;
  keisen_bytes *expected = NULL, *joined = NULL, *pieces[3];
  const void *data[3];
  size_t sizes[3], first = 0, count = 0, block = 0;
  static const size_t borders[] = {0, 333, 500001, ROWS};
  keisen_element_type type = KEISEN_ELEMENT_F64;
  begin();
  EXPECT_OK(keisen_column_create_borrowed(KEISEN_ELEMENT_F32, values, 4, ROWS, NULL, NULL, &whole));
  EXPECT_OK(keisen_column_summarize(whole, 0, 256, NULL, NULL, &expected));
  for (int piece = 0; piece < 3; ++piece) {
    const uint8_t *bytes = NULL;
    EXPECT_OK(keisen_column_create_borrowed(KEISEN_ELEMENT_F32, values + borders[piece], 4,
                                            borders[piece + 1] - borders[piece], NULL, NULL,
                                            &part));
    EXPECT_OK(keisen_column_summarize(part, borders[piece], 256, NULL, NULL, &pieces[piece]));
    EXPECT_OK(keisen_bytes_get_data(pieces[piece], &bytes, &sizes[2 - piece]));
    data[2 - piece] = bytes;
    EXPECT_OK(keisen_column_release(part));
  }
  EXPECT_OK(keisen_summary_join(data, sizes, 3, &joined));
  const uint8_t *one = NULL, *other = NULL;
  size_t one_size = 0, other_size = 0;
  EXPECT_OK(keisen_bytes_get_data(joined, &one, &one_size));
  EXPECT_OK(keisen_bytes_get_data(expected, &other, &other_size));
  EXPECT(one_size == other_size && memcmp(one, other, one_size) == 0);

  EXPECT_OK(keisen_summary_get_rows(one, one_size, &type, &first, &count, &block));
  EXPECT(type == KEISEN_ELEMENT_F32 && first == 0 && count == ROWS && block == 256);
  EXPECT_OK(keisen_summary_get_rows(one, one_size, NULL, NULL, NULL, NULL));
  float low = 0, high = 0, minimum = INFINITY, maximum = -INFINITY;
  bool gap = true;
  for (int row = 512; row < 768; ++row) {
    minimum = fminf(minimum, values[row]);
    maximum = fmaxf(maximum, values[row]);
  }
  EXPECT_OK(keisen_summary_read(one, one_size, 2, 1, &low, &high, &gap));
  EXPECT(low == minimum && high == maximum && !gap);
  EXPECT_STATUS(keisen_summary_read(one, one_size, 7812, 2, &low, &high, &gap), INVALID);
  EXPECT_STATUS(keisen_summary_read(one, one_size, SIZE_MAX, 1, &low, &high, &gap), INVALID);
  EXPECT_STATUS(keisen_summary_read(one, one_size, 1, SIZE_MAX, &low, &high, &gap), INVALID);
  EXPECT_STATUS(keisen_summary_read(one, one_size, 0, 1, NULL, &high, &gap), INVALID);

  /* Bytes that are none. */
  EXPECT_STATUS(keisen_summary_join(data, sizes, 0, &joined), INVALID);
  EXPECT_STATUS(keisen_summary_join(NULL, sizes, 1, &joined), INVALID);
  EXPECT_STATUS(keisen_summary_join(data, NULL, 1, &joined), INVALID);
  EXPECT_STATUS(keisen_summary_join(data, sizes, 2, &joined), KEISEN_OK);
  EXPECT_OK(keisen_bytes_release(joined));
  data[1] = NULL;
  EXPECT_STATUS(keisen_summary_join(data, sizes, 3, &joined), INVALID);
  data[1] = data[0];
  sizes[1] = sizes[0];
  EXPECT_STATUS(keisen_summary_join(data, sizes, 3, &joined), INVALID);
  sizes[0] -= 1;
  EXPECT_STATUS(keisen_summary_join(data, sizes, 1, &joined), INVALID);
  sizes[0] = SIZE_MAX;
  EXPECT_STATUS(keisen_summary_join(data, sizes, 1, &joined), INVALID);
  EXPECT_STATUS(keisen_summary_get_rows("no summary", 10, NULL, NULL, NULL, NULL), INVALID);
  EXPECT_STATUS(keisen_summary_get_rows(NULL, 0, NULL, NULL, NULL, NULL), INVALID);
  for (int piece = 0; piece < 3; ++piece)
    EXPECT_OK(keisen_bytes_release(pieces[piece]));
  EXPECT_OK(keisen_bytes_release(expected));
  EXPECT_OK(keisen_column_release(whole));
  end();
}

struct heard {
  pthread_t thread;
  size_t calls, last, stop_after;
};

static keisen_status hear(size_t done, size_t count, void *context) {
  struct heard *heard = context;
  EXPECT(pthread_equal(heard->thread, pthread_self()) != 0);
  EXPECT_INT(count, ROWS);
  EXPECT(done > heard->last);
  heard->last = done;
  return ++heard->calls >= heard->stop_after ? KEISEN_ERROR_CANCELLED : KEISEN_OK;
}

static void tells_progress(void) {
  struct heard heard = {pthread_self(), 0, 0, SIZE_MAX};
  keisen_file_options options = KEISEN_FILE_OPTIONS_INIT;
  keisen_column *column = NULL;
  struct stat status;
  begin();
  options.progress = hear;
  options.context = &heard;
  EXPECT_OK(keisen_column_create_file(KEISEN_ELEMENT_F32, in_folder("data"), &options, &column));
  EXPECT(heard.calls > 0 && heard.last == ROWS);
  EXPECT_OK(keisen_column_release(column));
  EXPECT(unlink(in_folder("data.float32.keisen-summary")) == 0);
  heard.last = heard.calls = 0;
  heard.stop_after = 1;
  column = NULL;
  EXPECT_STATUS(keisen_column_create_file(KEISEN_ELEMENT_F32, in_folder("data"), &options, &column),
                KEISEN_ERROR_CANCELLED);
  /* Nothing was made. */
  EXPECT(column == NULL && stat(in_folder("data.float32.keisen-summary"), &status) != 0);
  end();
}

static void refuses_what_is_not_allowed(void) {
  keisen_file_options options = KEISEN_FILE_OPTIONS_INIT;
  keisen_row_source_functions functions = KEISEN_ROW_SOURCE_FUNCTIONS_INIT;
  keisen_row_source_options source = KEISEN_ROW_SOURCE_OPTIONS_INIT;
  keisen_summary_info info = {0};
  keisen_column *column = NULL;
  keisen_bytes *bytes = NULL;
  begin();
  const char *path = in_folder("data");
#define REFUSED(field, value)                                                                      \
  options.field = (value);                                                                         \
  EXPECT_STATUS(keisen_column_create_file(KEISEN_ELEMENT_F32, path, &options, &column), INVALID);  \
  keisen_file_options_init(&options, sizeof options)
  REFUSED(byte_order, (keisen_byte_order)7);
  REFUSED(offset, SIZE_MAX);
  REFUSED(offset, ROWS * 4 + 1);
  REFUSED(offset, 1);
  REFUSED(stride, 3);
  REFUSED(stride, SIZE_MAX);
  REFUSED(count, -2);
  REFUSED(count, INT64_MAX);
  REFUSED(count, ROWS + 1);
  REFUSED(summary, (keisen_summary_place)9);
  REFUSED(summary, KEISEN_SUMMARY_AT_PATH);
  REFUSED(summary_path, "elsewhere");
  REFUSED(struct_size, 3);
#undef REFUSED
  EXPECT_STATUS(keisen_column_create_file(KEISEN_ELEMENT_F32, NULL, NULL, &column), INVALID);
  EXPECT_STATUS(keisen_column_create_file(KEISEN_ELEMENT_F32, "", NULL, &column), INVALID);
  EXPECT_STATUS(keisen_column_create_file(KEISEN_ELEMENT_F32, "\xff", NULL, &column), INVALID);
  EXPECT_STATUS(keisen_column_create_file((keisen_element_type)99, path, NULL, &column), INVALID);
  EXPECT_STATUS(keisen_column_create_file(KEISEN_ELEMENT_F32, path, NULL, NULL), INVALID);
  EXPECT_STATUS(keisen_column_create_file(KEISEN_ELEMENT_F32, folder, NULL, &column),
                KEISEN_ERROR_IO);
  EXPECT_STATUS(keisen_column_create_file(KEISEN_ELEMENT_F32, "/dev/null", NULL, &column), INVALID);

  EXPECT_STATUS(keisen_column_create_source(KEISEN_ELEMENT_F32, 1, NULL, NULL, NULL, NULL, &column),
                INVALID);
  EXPECT_STATUS(
      keisen_column_create_source(KEISEN_ELEMENT_F32, 1, &functions, NULL, NULL, NULL, &column),
      INVALID);
  functions.read = read_rows;
  struct calls calls = {PTHREAD_MUTEX_INITIALIZER, 0, 0, 0, SIZE_MAX, KEISEN_OK};
#define REFUSED(field, value)                                                                      \
  source.field = (value);                                                                          \
  EXPECT_STATUS(keisen_column_create_source(KEISEN_ELEMENT_F32, ROWS, &functions, NULL, &calls,    \
                                            &source, &column),                                     \
                INVALID);                                                                          \
  keisen_row_source_options_init(&source, sizeof source)
  REFUSED(summary, "not a summary");
  REFUSED(identity, "without a path");
  REFUSED(summary_path, "without an identity");
  REFUSED(rows_per_read, 0);
  REFUSED(rows_per_read, SIZE_MAX);
  REFUSED(cache_bytes, SIZE_MAX);
#undef REFUSED
  for (size_t count = SIZE_MAX; count > (size_t)1 << 56; count /= 3)
    EXPECT_STATUS(keisen_column_create_source(KEISEN_ELEMENT_F32, count, &functions, NULL, &calls,
                                              NULL, &column),
                  INVALID);
  EXPECT_OK(
      keisen_column_create_source(KEISEN_ELEMENT_F32, 0, &functions, NULL, &calls, NULL, &column));
  EXPECT_STATUS(keisen_column_get_summary_info(column, NULL, 0, NULL, NULL), INVALID);
  EXPECT_STATUS(keisen_column_get_summary_info(column, &info, 0, NULL, NULL), INVALID);
  info.struct_size = 8;
  EXPECT_OK(keisen_column_get_summary_info(column, &info, 0, NULL, NULL));
  EXPECT(info.origin == KEISEN_SUMMARY_BUILT && info.repairs == 0 && !info.saved);
  EXPECT_STATUS(keisen_column_summarize(column, 0, 100, NULL, NULL, &bytes), INVALID);
  EXPECT_STATUS(keisen_column_summarize(column, SIZE_MAX, 64, NULL, NULL, &bytes), INVALID);
  EXPECT_STATUS(keisen_column_summarize(NULL, 0, 64, NULL, NULL, &bytes),
                KEISEN_ERROR_INVALID_HANDLE);
  EXPECT_OK(keisen_column_summarize(column, 0, 64, NULL, NULL, &bytes));
  EXPECT_OK(keisen_bytes_release(bytes));
  EXPECT_OK(keisen_column_release(column));
  end();
}

int main(void) {
  test("opens a file, by its summary from the second time on", opens_a_file);
  test("reports a file that has become shorter", reports_a_truncated_file);
  test("opens a file of numpy's", opens_a_numpy_file);
  test("asks a source for blocks, and for rows that show", asks_a_source);
  test("keeps the summary of a source", keeps_the_summary_of_a_source);
  test("joins summaries to the bytes of the whole", joins_summaries);
  test("tells how far it is, and ends when asked to", tells_progress);
  test("refuses what is not allowed, and says why", refuses_what_is_not_allowed);
  return summary();
}
