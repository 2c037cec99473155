/* Kernels that compute columns within frames: on the CPU by a function, on Vulkan by SPIR-V. */
#include "fixture.h"

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static keisen_renderer *cpu;
static keisen_renderer *vulkan;

/* The kernel of Examples/compute/scale.comp, seen from the folder of the sources. */
static const char path[] = "Examples/compute/scale.comp.spv";
static unsigned char kernel[1 << 16];
static size_t kernel_size;

static void read_kernel(void) {
  FILE *file = fopen(path, "rb");
  EXPECT(file != NULL);
  if (file == NULL)
    return;
  kernel_size = fread(kernel, 1, sizeof kernel, file);
  fclose(file);
  EXPECT(kernel_size > 20);
}

/* What the function for the CPU notes. */
struct notes {
  int calls;
  int ended;
  keisen_status status;
};

static keisen_status scale(const keisen_compute_call *call, void *context) {
  struct notes *notes = context;
  const float *values = call->buffers[0].data;
  float *scaled = call->buffers[1].data;
  float factor = 0;
  EXPECT(call->struct_size == sizeof *call && call->buffer_count == 2);
  EXPECT(call->constants_size == sizeof factor && call->groups_x == 1 && call->groups_y == 1);
  EXPECT(call->buffers[0].size == 3 * sizeof(float) && call->buffers[1].size == 3 * sizeof(float));
  memcpy(&factor, call->constants, sizeof factor);
  for (int row = 0; row < 3; ++row)
    scaled[row] = factor * values[row];
  ++notes->calls;
  return notes->status;
}

static void end(void *context) { ++((struct notes *)context)->ended; }

static keisen_column *floats(float a, float b, float c) {
  const float values[] = {a, b, c};
  keisen_column *column = NULL;
  EXPECT_OK(keisen_column_create_copy(KEISEN_ELEMENT_F32, values, sizeof *values, 3, &column));
  return column;
}

static keisen_status draw(keisen_chart *chart, keisen_renderer *renderer) {
  keisen_image *image = NULL;
  keisen_status status = keisen_chart_render(chart, renderer, NULL, &image);
  EXPECT((status == KEISEN_OK) == (image != NULL));
  EXPECT_OK(keisen_image_release(image));
  return status;
}

/* The range of y of a chart whose one series shows a column. */
static void expect_range(keisen_chart *chart, double min, double max) {
  keisen_space *space = NULL;
  keisen_projection *y = NULL;
  double from = 0;
  double to = 0;
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_space_get_y(space, &y));
  EXPECT_OK(keisen_projection_fit(y));
  EXPECT_OK(keisen_projection_get_range(y, &from, &to));
  EXPECT(from <= min && from > min - 0.2 * (max - min));
  EXPECT(to >= max && to < max + 0.2 * (max - min));
  EXPECT_OK(keisen_projection_release(y));
  EXPECT_OK(keisen_space_release(space));
}

/* Options of a kernel on two columns. */
static keisen_compute_options options_of(const keisen_compute_binding *bindings,
                                         const float *factor) {
  keisen_compute_options options = KEISEN_COMPUTE_OPTIONS_INIT;
  options.kernel = kernel;
  options.kernel_size = kernel_size;
  options.bindings = bindings;
  options.binding_count = 2;
  options.constants = factor;
  options.constants_size = sizeof *factor;
  /* However much else the machine does. */
  options.time_limit = 600;
  return options;
}

/* Reads constants, one float, and groups; changes the groups. */
static void tells_what_it_runs_with(keisen_hook *hook, float factor) {
  uint8_t bytes[8];
  float read = 0;
  size_t length = 0;
  uint32_t x = 0, y = 0, z = 0;
  double seconds = 0;
  memset(bytes, 0xa5, sizeof bytes);
  EXPECT_OK(keisen_hook_get_push_constants(hook, 0, NULL, &length));
  EXPECT_INT(length, sizeof read);
  EXPECT_OK(keisen_hook_get_push_constants(hook, SIZE_MAX, bytes, NULL));
  memcpy(&read, bytes, sizeof read);
  EXPECT_DOUBLE(read, factor);
  EXPECT_INT(bytes[4], 0xa5);
  memset(bytes, 0xa5, sizeof bytes);
  EXPECT_OK(keisen_hook_get_push_constants(hook, 3, bytes, &length));
  EXPECT(length == sizeof read && memcmp(bytes, &factor, 3) == 0 && bytes[3] == 0xa5);
  EXPECT_STATUS(keisen_hook_get_push_constants(hook, 1, NULL, &length), INVALID);
  EXPECT_OK(keisen_hook_set_dispatch(hook, 4, UINT32_MAX, 6));
  EXPECT_OK(keisen_hook_get_dispatch(hook, &x, &y, &z));
  EXPECT(x == 4 && y == UINT32_MAX && z == 6);
  EXPECT_STATUS(keisen_hook_get_dispatch(hook, &x, &y, NULL), INVALID);
  EXPECT_OK(keisen_hook_get_time_limit(hook, &seconds));
  EXPECT_DOUBLE(seconds, 600);
  EXPECT_OK(keisen_hook_set_time_limit(hook, INFINITY));
  EXPECT_OK(keisen_hook_get_time_limit(hook, &seconds));
  EXPECT(seconds == INFINITY);
  EXPECT_OK(keisen_hook_set_time_limit(hook, 900));
  EXPECT_STATUS(keisen_hook_set_time_limit(hook, -1), INVALID);
  EXPECT_STATUS(keisen_hook_set_time_limit(hook, 0), INVALID);
  EXPECT_STATUS(keisen_hook_set_time_limit(hook, NAN), INVALID);
  EXPECT_STATUS(keisen_hook_get_time_limit(hook, NULL), INVALID);
  EXPECT_OK(keisen_hook_get_time_limit(hook, &seconds));
  EXPECT_DOUBLE(seconds, 900);
}

static void compute_with(keisen_renderer *renderer) {
  struct notes notes = {0, 0, KEISEN_OK};
  const float factor = 2;
  const float other = -3;
  keisen_column *input = floats(1, 2, 3);
  keisen_column *output = floats(0, 0, 0);
  const keisen_compute_binding bindings[] = {{input, KEISEN_ACCESS_READ},
                                             {output, KEISEN_ACCESS_WRITE}};
  keisen_compute_options options = options_of(bindings, &factor);
  keisen_chart *chart = NULL;
  keisen_hook *hook = NULL;
  bool equal = false;
  keisen_hook *found = NULL;
  options.function = scale;
  EXPECT_OK(keisen_chart_create(300, 200, &chart));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, output, NULL, NULL));
  EXPECT_OK(keisen_hook_create_compute(&options, end, &notes, &hook));
  EXPECT_OK(keisen_chart_add_hook(chart, hook));
  EXPECT_OK(keisen_chart_get_hook(chart, 0, &found));
  EXPECT_OK(keisen_hook_equal(hook, found, &equal));
  EXPECT(equal);
  EXPECT_OK(keisen_hook_release(found));
  EXPECT_OK(draw(chart, renderer));
  expect_range(chart, 2, 6);
  EXPECT_OK(draw(chart, renderer));
  EXPECT_INT(notes.calls, renderer == cpu ? 1 : 0);
  EXPECT_OK(keisen_hook_set_push_constants(hook, &other, sizeof other));
  EXPECT_OK(draw(chart, renderer));
  expect_range(chart, -9, -3);
  if (renderer == cpu) {
    notes.status = KEISEN_ERROR_IO;
    EXPECT_OK(keisen_hook_set_push_constants(hook, &factor, sizeof factor));
    EXPECT_STATUS(draw(chart, renderer), KEISEN_ERROR_CALLBACK);
    EXPECT_TEXT(keisen_last_error_message(), "compute function returned KEISEN_ERROR_IO");
    expect_range(chart, -9, -3);
  }
  EXPECT_STATUS(keisen_hook_set_push_constants(hook, &other, 3), INVALID);
  EXPECT_STATUS(keisen_hook_set_push_constants(hook, NULL, 4), INVALID);
  EXPECT_STATUS(keisen_hook_set_push_constants(hook, &other, SIZE_MAX), INVALID);
  EXPECT_STATUS(keisen_hook_set_push_constants(hook, &other, 1 << 20), INVALID);
  EXPECT_STATUS(keisen_hook_set_dispatch(hook, 1, 0, 1), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "groups must be in 1...4294967295, got 1 x 0 x 1");
  EXPECT_OK(keisen_hook_set_dispatch(hook, 1, 1, 1));
  tells_what_it_runs_with(hook, renderer == cpu ? factor : other);
  EXPECT_OK(keisen_hook_release(hook));
  EXPECT_INT(notes.ended, 0);
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_INT(notes.ended, 1);
  EXPECT_OK(keisen_column_release(input));
  EXPECT_OK(keisen_column_release(output));
}

static void frames_compute(void) {
  compute_with(cpu);
  compute_with(vulkan);
}

/* A function for the CPU that draws its own chart, or takes its hook out of it. */
struct caller {
  keisen_chart *chart;
  keisen_hook *hook; /* Taken out and let go of, where it is not NULL. */
  keisen_status status;
  int calls, ended;
};

static void end_caller(void *context) { ++((struct caller *)context)->ended; }

static keisen_status calls_back(const keisen_compute_call *call, void *context) {
  struct caller *caller = context;
  float *written = call->buffers[1].data;
  ++caller->calls;
  EXPECT_STATUS(draw(caller->chart, cpu), KEISEN_ERROR_INVALID_STATE);
  EXPECT_TEXT(keisen_last_error_message(), "chart must not be drawn by what its own frame calls");
  for (int row = 0; row < 3; ++row)
    written[row] = 7;
  if (caller->hook != NULL) {
    EXPECT_OK(keisen_chart_remove_hook(caller->chart, caller->hook));
    EXPECT_OK(keisen_hook_release(caller->hook));
    caller->hook = NULL;
    EXPECT_INT(caller->ended, 0);
  }
  return caller->status;
}

/* Expects the rows of all series of a chart, as a table tells them. */
static void expect_rows(keisen_chart *chart, const char *rows) {
  keisen_bytes *bytes = NULL;
  const uint8_t *data = NULL;
  size_t size = 0;
  char text[128] = "";
  EXPECT_OK(keisen_chart_get_data_table(chart, NULL, &bytes));
  EXPECT_OK(keisen_bytes_get_data(bytes, &data, &size));
  memcpy(text, data, size < sizeof text ? size : sizeof text - 1);
  EXPECT_TEXT(text, rows);
  EXPECT_OK(keisen_bytes_release(bytes));
}

static void functions_may_not_draw_their_chart(void) {
  static const char before[] = "row,series,x,y\n0,1,0,4\n1,1,1,5\n2,1,2,6\n"
                               "0,2,0,0\n1,2,1,0\n2,2,2,0\n";
  struct notes notes = {0, 0, KEISEN_OK};
  struct caller caller = {NULL, NULL, KEISEN_ERROR_IO, 0, 0};
  const float factor = 2;
  keisen_column *input = floats(1, 2, 3), *middle = floats(4, 5, 6), *last = floats(0, 0, 0);
  const keisen_compute_binding first[] = {{input, KEISEN_ACCESS_READ},
                                          {middle, KEISEN_ACCESS_WRITE}};
  const keisen_compute_binding second[] = {{middle, KEISEN_ACCESS_READ},
                                           {last, KEISEN_ACCESS_WRITE}};
  keisen_compute_options options = options_of(first, &factor);
  keisen_hook *hook = NULL;
  EXPECT_OK(keisen_chart_create(300, 200, &caller.chart));
  EXPECT_OK(keisen_chart_add_line(caller.chart, NULL, middle, NULL, NULL));
  EXPECT_OK(keisen_chart_add_line(caller.chart, NULL, last, NULL, NULL));
  options.function = scale;
  EXPECT_OK(keisen_hook_create_compute(&options, end, &notes, &hook));
  EXPECT_OK(keisen_chart_add_hook(caller.chart, hook));
  EXPECT_OK(keisen_hook_release(hook));
  options = options_of(second, &factor);
  options.function = calls_back;
  EXPECT_OK(keisen_hook_create_compute(&options, end_caller, &caller, &hook));
  EXPECT_OK(keisen_chart_add_hook(caller.chart, hook));

  /* What those before it wrote is stored as little as what it wrote itself. */
  EXPECT_STATUS(draw(caller.chart, cpu), KEISEN_ERROR_CALLBACK);
  EXPECT_TEXT(keisen_last_error_message(), "compute function returned KEISEN_ERROR_IO");
  EXPECT(notes.calls == 1 && caller.calls == 1);
  expect_rows(caller.chart, before);
  caller.status = (keisen_status)12345;
  EXPECT_STATUS(draw(caller.chart, cpu), KEISEN_ERROR_CALLBACK);
  expect_rows(caller.chart, before);

  caller.status = KEISEN_OK;
  caller.hook = hook;
  EXPECT_OK(draw(caller.chart, cpu));
  EXPECT(notes.calls == 3 && caller.calls == 3);
  EXPECT_INT(caller.ended, 1);
  expect_rows(caller.chart, "row,series,x,y\n0,1,0,2\n1,1,1,4\n2,1,2,6\n"
                            "0,2,0,7\n1,2,1,7\n2,2,2,7\n");
  EXPECT_OK(draw(caller.chart, cpu));
  EXPECT_INT(caller.calls, 3);
  EXPECT_OK(keisen_chart_release(caller.chart));
  EXPECT(caller.ended == 1 && notes.ended == 1);
  EXPECT_OK(keisen_column_release(input));
  EXPECT_OK(keisen_column_release(middle));
  EXPECT_OK(keisen_column_release(last));
}

static void others_compute_nothing(void) {
  const float factor = 2;
  struct notes notes = {0, 0, KEISEN_OK};
  keisen_column *input = floats(1, 2, 3);
  keisen_column *output = floats(0, 0, 0);
  const keisen_compute_binding bindings[] = {{input, KEISEN_ACCESS_READ},
                                             {output, KEISEN_ACCESS_READ_WRITE}};
  keisen_compute_options options = options_of(bindings, &factor);
  keisen_chart *chart = NULL;
  keisen_hook *hook = NULL;
  EXPECT_OK(keisen_chart_create(300, 200, &chart));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, output, NULL, NULL));
  /* Without a function the context has no use. */
  EXPECT_OK(keisen_hook_create_compute(&options, end, &notes, &hook));
  EXPECT_INT(notes.ended, 1);
  EXPECT_OK(keisen_chart_add_hook(chart, hook));
  EXPECT_STATUS(draw(chart, cpu), KEISEN_ERROR_UNSUPPORTED);
  EXPECT_OK(draw(chart, vulkan));
  EXPECT_OK(draw(chart, cpu));
  expect_range(chart, 2, 6);
  EXPECT_OK(keisen_hook_release(hook));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_column_release(input));
  EXPECT_OK(keisen_column_release(output));
}

/* Tries options, which must be refused with a text that begins so. */
static void refuse(const keisen_compute_options *options, keisen_status status, const char *text) {
  struct notes notes = {0, 0, KEISEN_OK};
  keisen_hook *hook = NULL;
  EXPECT_STATUS(keisen_hook_create_compute(options, end, &notes, &hook), status);
  EXPECT(hook == NULL && notes.ended == 0);
  if (strncmp(keisen_last_error_message(), text, strlen(text)) != 0)
    EXPECT_TEXT(keisen_last_error_message(), text);
}

static void bad_kernels_are_refused(void) {
  const float factor = 2;
  const double doubles[] = {1, 2};
  unsigned char broken[1 << 16];
  keisen_column *input = floats(1, 2, 3);
  keisen_column *output = floats(0, 0, 0);
  keisen_column *growing = NULL;
  keisen_column *others = column_of(doubles, 2);
  keisen_compute_binding bindings[] = {{input, KEISEN_ACCESS_READ}, {output, KEISEN_ACCESS_WRITE}};
  const keisen_compute_options good = options_of(bindings, &factor);
  keisen_compute_options options = good;
  keisen_hook_functions functions = KEISEN_HOOK_FUNCTIONS_INIT;
  keisen_chart *chart = NULL;
  keisen_hook *hook = NULL;
  uint32_t groups[3];
  double seconds = 0;
  int made = 0;
  EXPECT_OK(keisen_column_create_growing(KEISEN_ELEMENT_F32, &growing));

  refuse(NULL, INVALID, "options is NULL");
  options.struct_size = 3;
  refuse(&options, INVALID, "struct_size of keisen_compute_options must be in 4...");
  options = good;
  options.kernel = NULL;
  refuse(&options, INVALID, "kernel is NULL");
  options = good;
  options.kernel_size = 7;
  refuse(&options, INVALID, "kernel must be words of 4 bytes, got 7 bytes");
  options.kernel_size = 0;
  refuse(&options, INVALID, "kernel is no SPIR-V: it has 0 words");
  options.kernel_size = kernel_size - 4;
  refuse(&options, INVALID, "kernel is no valid SPIR-V for Vulkan 1.3: ");
  options = good;
  options.entry_point = "other";
  refuse(&options, INVALID, "kernel has no entry point \"other\" for computing; there is \"main\"");
  options.entry_point = "\xff";
  refuse(&options, INVALID, "entry_point is not valid UTF-8");
  options = good;
  options.bindings = NULL;
  refuse(&options, INVALID, "bindings is NULL, but binding_count is 2");
  options = good;
  options.binding_count = 1;
  refuse(&options, INVALID, "kernel has binding 1, got 1 buffers");
  options = good;
  options.constants = NULL;
  refuse(&options, INVALID, "constants is NULL, but constants_size is 4");
  options = good;
  options.groups_y = 0;
  refuse(&options, INVALID, "groups must be in 1...4294967295, got 1 x 0 x 1");
  options = good;
  options.time_limit = -1;
  refuse(&options, INVALID, "time limit must be above 0, got -1.0");
  options = good;
  options.time_limit = 0;
  refuse(&options, INVALID, "time limit must be above 0, got 0.0");
  options = good;
  bindings[1].access = (keisen_access)77;
  refuse(&options, INVALID, "access 77 is unknown");
  bindings[1].access = KEISEN_ACCESS_WRITE;
  bindings[1].column = NULL;
  refuse(&options, KEISEN_ERROR_INVALID_HANDLE, "bindings[1].column is NULL");
  bindings[1].column = growing;
  refuse(&options, INVALID, "binding 1 is written, so its column must be a copied one");
  bindings[1].column = input;
  refuse(&options, INVALID, "the column of binding 1 is written, and bound 2 times");
  bindings[1].column = others;
  refuse(&options, INVALID, "binding 1 holds float64, the kernel reads float32");
  bindings[1].column = output;

  /* Each word in turn is one more, then another one: an error or a hook, whose frame is an error or
   * a picture, and never the end of the program. */
  EXPECT_OK(keisen_chart_create(30, 20, &chart));
  for (size_t place = 0; place + 4 <= 2 * kernel_size; place += 4) {
    uint32_t word = (uint32_t)place * 2654435761u;
    keisen_status status = KEISEN_OK;
    memcpy(broken, kernel, kernel_size);
    if (place < kernel_size) {
      /* Most operands are small numbers. */
      memcpy(&word, kernel + place, sizeof word);
      word += 1;
    }
    memcpy(broken + place % kernel_size, &word, sizeof word);
    options = good;
    options.kernel = broken;
    status = keisen_hook_create_compute(&options, NULL, NULL, &hook);
    EXPECT(status == KEISEN_OK || status == INVALID || status == KEISEN_ERROR_UNSUPPORTED);
    EXPECT((status == KEISEN_OK) == (hook != NULL));
    if (hook == NULL)
      continue;
    ++made;
    EXPECT_OK(keisen_chart_add_hook(chart, hook));
    status = draw(chart, vulkan);
    EXPECT(status == KEISEN_OK || status == INVALID || status == KEISEN_ERROR_UNSUPPORTED);
    EXPECT_OK(keisen_chart_remove_hook(chart, hook));
    EXPECT_OK(keisen_hook_release(hook));
    hook = NULL;
  }
  EXPECT(made > 10);
  EXPECT_OK(keisen_chart_release(chart));

  EXPECT_OK(keisen_hook_create(&functions, NULL, NULL, &hook));
  EXPECT_STATUS(keisen_hook_set_dispatch(hook, 1, 1, 1), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "hook was not made by keisen_hook_create_compute()");
  EXPECT_STATUS(keisen_hook_set_push_constants(hook, &factor, 4), INVALID);
  EXPECT_STATUS(keisen_hook_get_push_constants(hook, 0, NULL, NULL), INVALID);
  EXPECT_STATUS(keisen_hook_get_dispatch(hook, &groups[0], &groups[1], &groups[2]), INVALID);
  EXPECT_STATUS(keisen_hook_set_time_limit(hook, 1), INVALID);
  EXPECT_STATUS(keisen_hook_get_time_limit(hook, &seconds), INVALID);
  EXPECT_OK(keisen_hook_release(hook));
  EXPECT_OK(keisen_column_release(input));
  EXPECT_OK(keisen_column_release(output));
  EXPECT_OK(keisen_column_release(growing));
  EXPECT_OK(keisen_column_release(others));
}

static void older_callers_are_served(void) {
  const float factor = 2;
  keisen_column *input = floats(1, 2, 3);
  keisen_column *output = floats(0, 0, 0);
  const keisen_compute_binding bindings[] = {{input, KEISEN_ACCESS_READ},
                                             {output, KEISEN_ACCESS_WRITE}};
  const keisen_compute_options defaults = KEISEN_COMPUTE_OPTIONS_INIT;
  keisen_compute_options options = options_of(bindings, &factor);
  keisen_hook *hook = NULL;
  /* What lies beyond an older struct's end is nonsense here, and must not be read. */
  options.struct_size = offsetof(keisen_compute_options, time_limit);
  memset(&options.time_limit, 0xff, sizeof options - options.struct_size);
  EXPECT_OK(keisen_hook_create_compute(&options, NULL, NULL, &hook));
  EXPECT_OK(keisen_hook_release(hook));
  options.struct_size = sizeof options + 8;
  refuse(&options, INVALID, "struct_size of keisen_compute_options must be in 4...");
  memset(&options, 0xff, sizeof options);
  EXPECT_OK(keisen_compute_options_init(&options, sizeof options));
  EXPECT_INT(options.struct_size, sizeof options);
  EXPECT(options.binding_count == 0 && options.kernel == NULL && options.kernel_size == 0);
  EXPECT(options.entry_point == NULL && options.bindings == NULL && options.constants == NULL);
  EXPECT(options.constants_size == 0 && options.groups_x == 1 && options.groups_y == 1);
  EXPECT(options.groups_z == 1 && options.function == NULL);
  EXPECT_DOUBLE(options.time_limit, defaults.time_limit);
  EXPECT_STATUS(keisen_compute_options_init(&options, 3), INVALID);
  EXPECT_OK(keisen_column_release(input));
  EXPECT_OK(keisen_column_release(output));
}

int main(void) {
  keisen_renderer_options options = KEISEN_RENDERER_OPTIONS_INIT;
  read_kernel();
  cpu = cpu_renderer();
  options.kind = KEISEN_RENDERER_VULKAN;
  EXPECT_OK(keisen_renderer_create(&options, &vulkan));
  test("kernels and functions compute what the same frame shows", frames_compute);
  test("a function may not draw its own chart, and where one fails all columns are as they were",
       functions_may_not_draw_their_chart);
  test("where nothing runs a kernel a frame fails, unless all is there", others_compute_nothing);
  test("takes smaller options, and fills in the defaults", older_callers_are_served);
  test("bad kernels and columns are refused, and their context stays the caller's",
       bad_kernels_are_refused);
  EXPECT_OK(keisen_renderer_release(cpu));
  EXPECT_OK(keisen_renderer_release(vulkan));
  return summary();
}
