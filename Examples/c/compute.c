/* Draws a histogram of a million values, which a compute shader counts within the frame where the
 * renderer runs any: compute-c KERNELS out.png cpu|vulkan, where KERNELS is Examples/compute */
#include <keisen/keisen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT = 1000000, BINS = 200, ROWS_OF_A_GROUP = 4096 };

/* What histogram.comp is told: its push constants. */
struct constants {
  float low, scale;
};

static void check(keisen_status status) {
  if (status == KEISEN_OK)
    return;
  fprintf(stderr, "%s: %s\n", keisen_status_name(status), keisen_last_error_message());
  exit(1);
}

static size_t read_kernel(const char *folder, void *words, size_t room) {
  char path[4096];
  snprintf(path, sizeof path, "%s/histogram.comp.spv", folder);
  FILE *file = fopen(path, "rb");
  if (file == NULL) {
    perror(path);
    exit(1);
  }
  size_t size = fread(words, 1, room, file);
  fclose(file);
  return size;
}

/* Does what the kernel does, where a renderer runs none. */
static keisen_status count_rows(const keisen_compute_call *call, void *context) {
  (void)context;
  const float *values = call->buffers[0].data;
  uint32_t *counts = call->buffers[1].data;
  const struct constants *constants = call->constants;
  for (size_t row = 0; row < call->buffers[0].size / sizeof *values; ++row) {
    float place = (values[row] - constants->low) * constants->scale;
    if (place >= 0 && place < BINS)
      ++counts[(size_t)place];
  }
  return KEISEN_OK;
}

/* A sum of four even draws: almost a bell. */
static float draw_value(void) {
  static uint32_t state = 1;
  float sum = 0;
  for (int draw = 0; draw < 4; ++draw) {
    state = state * 1664525 + 1013904223;
    sum += (float)(state >> 8) / 16777216;
  }
  return sum;
}

int main(int argc, char **argv) {
  if (argc != 4)
    return fprintf(stderr, "usage: compute-c KERNELS out.png cpu|vulkan\n"), 2;

  static float values[COUNT];
  static const uint32_t none[BINS];
  double starts[BINS], ends[BINS];
  for (size_t row = 0; row < COUNT; ++row)
    values[row] = draw_value();
  for (int bin = 0; bin < BINS; ++bin) {
    starts[bin] = bin * 4.0 / BINS;
    ends[bin] = (bin + 1) * 4.0 / BINS;
  }
  keisen_column *rows = NULL, *counts = NULL, *from = NULL, *to = NULL;
  check(keisen_column_create_copy(KEISEN_ELEMENT_F32, values, sizeof *values, COUNT, &rows));
  check(keisen_column_create_copy(KEISEN_ELEMENT_U32, none, sizeof *none, BINS, &counts));
  check(keisen_column_create_copy(KEISEN_ELEMENT_F64, starts, sizeof *starts, BINS, &from));
  check(keisen_column_create_copy(KEISEN_ELEMENT_F64, ends, sizeof *ends, BINS, &to));

  static uint32_t kernel[1 << 14];
  const struct constants constants = {0, BINS / 4.0F};
  const keisen_compute_binding bindings[] = {{rows, KEISEN_ACCESS_READ},
                                             {counts, KEISEN_ACCESS_WRITE}};
  keisen_compute_options options = KEISEN_COMPUTE_OPTIONS_INIT;
  options.kernel = kernel;
  options.kernel_size = read_kernel(argv[1], kernel, sizeof kernel);
  options.bindings = bindings;
  options.binding_count = 2;
  options.constants = &constants;
  options.constants_size = sizeof constants;
  options.groups_x = (COUNT + ROWS_OF_A_GROUP - 1) / ROWS_OF_A_GROUP;
  options.function = count_rows;
  keisen_hook *hook = NULL;
  check(keisen_hook_create_compute(&options, NULL, NULL, &hook));

  keisen_chart *chart = NULL;
  check(keisen_chart_create(640, 360, &chart));
  check(keisen_chart_set_title(chart, "A million values, counted within the frame"));
  check(keisen_chart_set_y_title(chart, "rows"));
  check(keisen_chart_add_hook(chart, hook));
  keisen_bar_columns bars = KEISEN_BAR_COLUMNS_INIT;
  bars.value = counts;
  bars.position = from;
  bars.end = to;
  check(keisen_chart_add_bars(chart, &bars, NULL, NULL));

  keisen_renderer *renderer = NULL;
  keisen_renderer_options which = KEISEN_RENDERER_OPTIONS_INIT;
  which.kind = strcmp(argv[3], "vulkan") == 0 ? KEISEN_RENDERER_VULKAN : KEISEN_RENDERER_CPU;
  check(keisen_renderer_create(&which, &renderer));
  check(keisen_chart_write_file(chart, renderer, NULL, argv[2]));

  keisen_renderer_release(renderer);
  keisen_chart_release(chart);
  keisen_hook_release(hook);
  keisen_column_release(to);
  keisen_column_release(from);
  keisen_column_release(counts);
  keisen_column_release(rows);
}
