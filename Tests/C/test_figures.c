/* Several charts in one picture. */
#include "fixture.h"

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT
#define STATE KEISEN_ERROR_INVALID_STATE

/* Returns a chart of a line through some heights, in a space or in one of its own. */
static keisen_chart *make_chart(keisen_space *space, const double *values, size_t count) {
  keisen_chart *chart = NULL;
  keisen_column *column = column_of(values, count);
  if (space == NULL)
    EXPECT_OK(keisen_chart_create(200, 150, &chart));
  else
    EXPECT_OK(keisen_chart_create_with_space(200, 150, space, false, &chart));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, column, NULL, NULL));
  EXPECT_OK(keisen_column_release(column));
  return chart;
}

static const double low[] = {1, 3, 2};
static const double high[] = {40, 10, 20};

static void draws_charts_side_by_side(void) {
  keisen_figure *figure = NULL;
  keisen_chart *left = make_chart(NULL, low, 3), *right = make_chart(NULL, high, 3);
  keisen_chart *found = NULL;
  keisen_renderer *renderer = cpu_renderer();
  keisen_image *image = NULL;
  keisen_rect place = {0, 0, 0, 0}, plot = {0, 0, 0, 0}, other = {0, 0, 0, 0};
  uint32_t rows = 0, columns = 0, width = 0, height = 0;
  size_t count = 0;
  bool equal = false;
  EXPECT_OK(keisen_figure_create(400, 150, 1, 2, &figure));
  EXPECT_OK(keisen_figure_get_shape(figure, &rows, &columns));
  EXPECT(rows == 1 && columns == 2);
  EXPECT_OK(keisen_figure_add_chart(figure, left, 0, 0, 1, 1));
  EXPECT_OK(keisen_figure_add_chart(figure, right, 0, 1, 1, 1));
  EXPECT_OK(keisen_figure_get_chart_count(figure, &count));
  EXPECT_INT(count, 2);
  EXPECT_OK(keisen_figure_get_chart(figure, 1, &found));
  EXPECT_OK(keisen_chart_equal(found, right, &equal));
  EXPECT(equal);
  EXPECT_OK(keisen_chart_release(found));
  EXPECT_STATUS(keisen_figure_get_chart(figure, 2, &found), INVALID);
  EXPECT_OK(keisen_figure_get_chart_at(figure, 0, 0, &found));
  EXPECT_OK(keisen_chart_equal(found, left, &equal));
  EXPECT(equal);
  EXPECT_OK(keisen_chart_release(found));
  EXPECT_OK(keisen_figure_get_chart_at(figure, 3, 0, &found));
  EXPECT(found == NULL);

  EXPECT_OK(keisen_figure_render(figure, renderer, NULL, &image));
  EXPECT_OK(keisen_image_get_size(image, &width, &height));
  EXPECT(width == 400 && height == 150);
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_figure_get_place(figure, left, &place, &plot));
  EXPECT_OK(keisen_figure_get_place(figure, right, NULL, &other));
  EXPECT_DOUBLE(place.x, 0);
  EXPECT_DOUBLE(plot.y, other.y);
  EXPECT_DOUBLE(plot.height, other.height);
  EXPECT_DOUBLE(plot.width, other.width);
  EXPECT(other.x >= place.width);

  EXPECT_OK(keisen_renderer_release(renderer));
  EXPECT_OK(keisen_chart_release(left));
  EXPECT_OK(keisen_chart_release(right));
  EXPECT_OK(keisen_figure_release(figure));
}

static void is_the_chart_where_it_has_one(void) {
  keisen_figure *figure = NULL;
  keisen_chart *chart = make_chart(NULL, low, 3);
  keisen_renderer *renderer = cpu_renderer();
  keisen_image *alone = NULL, *image = NULL;
  EXPECT_OK(keisen_figure_create(200, 150, 1, 1, &figure));
  EXPECT_OK(keisen_figure_add_chart(figure, chart, 0, 0, 1, 1));
  EXPECT_OK(keisen_chart_render(chart, renderer, NULL, &alone));
  EXPECT_OK(keisen_figure_render(figure, renderer, NULL, &image));
  EXPECT(images_equal(alone, image));
  EXPECT_OK(keisen_image_release(alone));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_renderer_release(renderer));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_figure_release(figure));
}

static void links_charts_by_their_space(void) {
  keisen_figure *figure = NULL;
  keisen_space *space = NULL;
  keisen_projection *x = NULL, *y = NULL;
  double min = 0, max = 0;
  EXPECT_OK(keisen_projection_create_unset(KEISEN_SCALE_AUTOMATIC, &x));
  EXPECT_OK(keisen_projection_create_unset(KEISEN_SCALE_AUTOMATIC, &y));
  EXPECT_OK(keisen_space_create(x, y, &space));
  keisen_chart *left = make_chart(space, low, 3), *right = make_chart(space, high, 3);
  keisen_image *image = NULL;
  size_t labels = 0, inner = 0;
  EXPECT_OK(keisen_figure_create(400, 150, 1, 2, &figure));
  EXPECT_OK(keisen_figure_add_chart(figure, left, 0, 0, 1, 1));
  EXPECT_OK(keisen_figure_add_chart(figure, right, 0, 1, 1, 1));
  EXPECT_OK(keisen_figure_render(figure, NULL, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_projection_get_range(y, &min, &max));
  EXPECT_DOUBLE(min, 1 - 0.05 * 39);
  EXPECT_DOUBLE(max, 40 + 0.05 * 39);
  EXPECT_OK(keisen_chart_get_label_count(right, &labels));
  bool shown = true;
  EXPECT_OK(keisen_figure_get_inner_labels(figure, &shown));
  EXPECT(!shown);
  EXPECT_OK(keisen_figure_set_inner_labels(figure, true));
  EXPECT_OK(keisen_figure_render(figure, NULL, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_chart_get_label_count(right, &inner));
  EXPECT(inner > labels);
  EXPECT_OK(keisen_projection_release(x));
  EXPECT_OK(keisen_projection_release(y));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(left));
  EXPECT_OK(keisen_chart_release(right));
  EXPECT_OK(keisen_figure_release(figure));
}

static void has_what_its_outer_chart_has(void) {
  keisen_figure *figure = NULL;
  keisen_chart *outer = NULL, *chart = make_chart(NULL, low, 3);
  keisen_frame_record record = KEISEN_FRAME_RECORD_INIT;
  keisen_image *image = NULL;
  char alt[200];
  size_t all = 0, own = 0;
  double time = 0;
  EXPECT_OK(keisen_figure_create(200, 150, 1, 1, &figure));
  EXPECT_OK(keisen_figure_add_chart(figure, chart, 0, 0, 1, 1));
  EXPECT_OK(keisen_figure_get_outer(figure, &outer));
  EXPECT_OK(keisen_chart_set_title(outer, "Title of all"));
  EXPECT_OK(keisen_chart_set_x_title(outer, "x of all"));
  EXPECT_OK(keisen_figure_render(figure, NULL, NULL, &image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_chart_get_label_count(outer, &all));
  EXPECT_OK(keisen_chart_get_label_count(chart, &own));
  EXPECT_INT(all, own + 2);
  EXPECT_OK(keisen_chart_get_frame_record(outer, &record));
  EXPECT(record.plot.y > 0 && record.plot.y + record.plot.height < 150);
  EXPECT_OK(keisen_figure_get_alt(figure, sizeof alt, alt, NULL));
  EXPECT(strstr(alt, "Figure \"Title of all\" of 1 chart. Line chart") == alt);
  EXPECT_OK(keisen_figure_get_next_frame_time(figure, 3, &time));
  EXPECT(isinf(time));
  EXPECT_OK(keisen_chart_set_title(chart, "new"));
  EXPECT_OK(keisen_figure_get_next_frame_time(figure, 3, &time));
  EXPECT_DOUBLE(time, 3);
  EXPECT_STATUS(keisen_figure_get_next_frame_time(figure, NAN, &time), INVALID);
  EXPECT_OK(keisen_figure_fit(figure));
  EXPECT_STATUS(keisen_figure_add_chart(figure, outer, 0, 0, 1, 1), STATE);
  EXPECT_OK(keisen_chart_release(outer));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_figure_release(figure));
}

static void refuses_what_is_not_allowed(void) {
  keisen_figure *figure = NULL;
  keisen_chart *chart = make_chart(NULL, low, 3), *other = make_chart(NULL, high, 3);
  const keisen_rect whole = {0, 0, 1, 1}, flat = {0, 0, 1, 0}, lost = {NAN, 0, 1, 1};
  keisen_inset_options options = KEISEN_INSET_OPTIONS_INIT;
  keisen_rect plot = {0, 0, 0, 0};
  double weight = 0, points = 0;
  EXPECT_STATUS(keisen_figure_create(0, 1, 1, 1, &figure), INVALID);
  EXPECT_STATUS(keisen_figure_create(1, INFINITY, 1, 1, &figure), INVALID);
  EXPECT_STATUS(keisen_figure_create(1, 1, 0, 1, &figure), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "rows must be in 1...1000, got 0");
  EXPECT_STATUS(keisen_figure_create(1, 1, 1, 1001, &figure), INVALID);
  EXPECT(figure == NULL);
  EXPECT_OK(keisen_figure_create(200, 150, 2, 2, &figure));
  EXPECT_STATUS(keisen_figure_add_chart(figure, chart, 2, 0, 1, 1), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "row must be in 0...1, got 2");
  EXPECT_STATUS(keisen_figure_add_chart(figure, chart, 0, 0, 0, 1), INVALID);
  EXPECT_STATUS(keisen_figure_add_chart(figure, chart, 0, 1, 1, 2), INVALID);
  EXPECT_STATUS(keisen_figure_add_chart(figure, chart, 0, 0, UINT32_MAX, UINT32_MAX), INVALID);
  EXPECT_OK(keisen_figure_add_chart(figure, chart, 0, 0, 1, 2));
  EXPECT_STATUS(keisen_figure_add_chart(figure, other, 0, 1, 2, 1), INVALID);
  EXPECT_TEXT(keisen_last_error_message(), "cell at row 0, column 1 has a chart already");
  EXPECT_STATUS(keisen_figure_add_chart(figure, chart, 1, 0, 1, 1), STATE);
  EXPECT_STATUS(keisen_figure_get_place(figure, other, &plot, NULL), STATE);
  EXPECT_STATUS(keisen_figure_add_inset(figure, chart, NULL, whole, NULL), STATE);
  EXPECT_STATUS(keisen_figure_add_inset(figure, other, other, whole, NULL), STATE);
  EXPECT_STATUS(keisen_figure_add_inset(figure, other, chart, flat, NULL), INVALID);
  EXPECT_STATUS(keisen_figure_add_inset(figure, other, chart, lost, NULL), INVALID);
  options.region_width = -1;
  EXPECT_STATUS(keisen_figure_add_inset(figure, other, chart, whole, &options), INVALID);
  EXPECT_STATUS(keisen_figure_set_gaps(figure, -1, 0), INVALID);
  EXPECT_STATUS(keisen_figure_set_gaps(figure, 0, NAN), INVALID);
  EXPECT_STATUS(keisen_figure_set_row_weight(figure, 2, 1), INVALID);
  EXPECT_STATUS(keisen_figure_set_row_weight(figure, 0, 0), INVALID);
  EXPECT_STATUS(keisen_figure_set_column_points(figure, 0, INFINITY), INVALID);
  EXPECT_STATUS(keisen_figure_get_column(figure, 2, &weight, &points), INVALID);
  EXPECT_OK(keisen_figure_set_column_points(figure, 1, 60));
  EXPECT_OK(keisen_figure_get_column(figure, 1, &weight, &points));
  EXPECT(weight == 0 && points == 60);
  EXPECT_OK(keisen_figure_set_row_weight(figure, 1, 3));
  EXPECT_OK(keisen_figure_get_row(figure, 1, &weight, NULL));
  EXPECT_DOUBLE(weight, 3);
  EXPECT_OK(keisen_figure_get_row(figure, 1, NULL, NULL));
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_chart_release(other));
  EXPECT_OK(keisen_figure_release(figure));
}

static void finds_what_is_drawn_in_an_inset(void) {
  keisen_figure *figure = NULL;
  keisen_chart *chart = make_chart(NULL, low, 3), *inset = make_chart(NULL, high, 3);
  keisen_chart *found = NULL;
  keisen_rect plot = {0, 0, 0, 0};
  const keisen_rect place = {0.5, 0.1, 0.5, 0.6};
  keisen_hit_options options = KEISEN_HIT_OPTIONS_INIT;
  keisen_hit hit = KEISEN_HIT_INIT;
  bool equal = false;
  options.within = INFINITY;
  EXPECT_OK(keisen_figure_create(400, 300, 1, 1, &figure));
  EXPECT_OK(keisen_figure_add_chart(figure, chart, 0, 0, 1, 1));
  EXPECT_OK(keisen_figure_add_inset(figure, inset, chart, place, NULL));
  EXPECT_OK(keisen_chart_fit_extents(inset));
  EXPECT_OK(keisen_figure_get_place(figure, inset, NULL, &plot));
  EXPECT_OK(keisen_figure_hit(figure, plot.x, plot.y, &options, &hit, &found));
  EXPECT_OK(keisen_chart_equal(found, inset, &equal));
  EXPECT(equal);
  EXPECT_INT(hit.row, 0);
  EXPECT_DOUBLE(hit.y.offset, 40);
  EXPECT_DOUBLE(hit.position_x, plot.x);
  EXPECT_DOUBLE(hit.position_y, plot.y);
  EXPECT_OK(keisen_series_release(hit.series));
  EXPECT_OK(keisen_chart_release(found));
  EXPECT_OK(keisen_figure_remove_chart(figure, chart));
  size_t count = 7;
  EXPECT_OK(keisen_figure_get_chart_count(figure, &count));
  EXPECT_INT(count, 0);
  EXPECT_OK(keisen_figure_hit(figure, plot.x, plot.y, &options, &hit, &found));
  EXPECT(found == NULL && hit.series == NULL);
  EXPECT_STATUS(keisen_figure_hit(figure, NAN, 0, NULL, &hit, NULL), INVALID);
  EXPECT_OK(keisen_chart_release(chart));
  EXPECT_OK(keisen_chart_release(inset));
  EXPECT_OK(keisen_figure_release(figure));
}

/* Two charts beside each other, of which the caller holds references. */
static keisen_figure *beside(keisen_chart *charts[2]) {
  keisen_figure *figure = NULL;
  charts[0] = make_chart(NULL, low, 3);
  charts[1] = make_chart(NULL, high, 3);
  EXPECT_OK(keisen_figure_create(400, 200, 1, 2, &figure));
  for (uint32_t i = 0; i < 2; ++i)
    EXPECT_OK(keisen_figure_add_chart(figure, charts[i], 0, i, 1, 1));
  return figure;
}

static void selects_rows_of_all_charts(void) {
  keisen_chart *charts[2], *found[3];
  keisen_figure *figure = beside(charts);
  keisen_series *series[3];
  keisen_selection *selections[3];
  keisen_select_options options = KEISEN_SELECT_OPTIONS_INIT;
  const keisen_rect right = {200, 0, 200, 200}, nan = {0, NAN, 1, 1};
  const double lasso[] = {200, 0, 400, 0, 400, 200, 200, 200};
  size_t count = 0;
  bool equal = false, contains = false;
  EXPECT_OK(keisen_figure_select_box(figure, &right, NULL, 3, &count, found, series, selections));
  EXPECT(count == 2 && found[2] == NULL && series[2] == NULL && selections[2] == NULL);
  for (int i = 0; i < 2; ++i) {
    EXPECT_OK(keisen_chart_equal(found[i], charts[i], &equal));
    EXPECT(equal);
    EXPECT_OK(keisen_selection_contains(selections[i], 1, &contains));
    EXPECT(contains == (i == 1));
    EXPECT_OK(keisen_chart_release(found[i]));
    EXPECT_OK(keisen_selection_release(selections[i]));
  }
  options.series = series[1];
  EXPECT_OK(
      keisen_figure_select_lasso(figure, lasso, 4, &options, 1, &count, NULL, NULL, selections));
  EXPECT(count == 1);
  EXPECT_OK(keisen_selection_contains(selections[0], 2, &contains));
  EXPECT(contains);
  EXPECT_OK(keisen_selection_release(selections[0]));
  for (int i = 0; i < 2; ++i)
    EXPECT_OK(keisen_series_release(series[i]));
  found[0] = charts[0];
  series[0] = NULL;
  selections[0] = NULL;
  EXPECT_STATUS(keisen_figure_select_box(figure, &nan, NULL, 3, &count, found, series, selections),
                INVALID);
  EXPECT(found[0] == charts[0] && series[0] == NULL && selections[0] == NULL);
  EXPECT_STATUS(keisen_figure_select_box(figure, NULL, NULL, 0, &count, NULL, NULL, NULL), INVALID);
  EXPECT_STATUS(keisen_figure_select_box(figure, &right, NULL, 1, NULL, found, series, NULL),
                INVALID);
  EXPECT_STATUS(keisen_figure_select_lasso(figure, NULL, 3, NULL, 0, NULL, NULL, NULL, NULL),
                INVALID);
  EXPECT_STATUS(
      keisen_figure_select_lasso(figure, lasso, SIZE_MAX, NULL, 0, NULL, NULL, NULL, NULL),
      INVALID);
  EXPECT_STATUS(keisen_figure_select_lasso(NULL, lasso, 4, NULL, 0, NULL, NULL, NULL, NULL),
                KEISEN_ERROR_INVALID_HANDLE);
  for (int i = 0; i < 2; ++i)
    EXPECT_OK(keisen_chart_release(charts[i]));
  EXPECT_OK(keisen_figure_release(figure));
}

static void tells_values_and_places(void) {
  keisen_chart *charts[2], *stranger = make_chart(NULL, low, 3);
  keisen_figure *figure = beside(charts);
  keisen_value x = KEISEN_VALUE(0), y = KEISEN_VALUE(0);
  keisen_rect plot = {0, 0, 0, 0};
  double left = 0, top = 0;
  bool inside = false;
  EXPECT_OK(keisen_figure_fit_extents(figure));
  EXPECT_OK(keisen_figure_get_place(figure, charts[1], NULL, &plot));
  EXPECT_OK(keisen_figure_get_values(figure, charts[1], NULL, plot.x, plot.y, 0, &x, &y, &inside));
  EXPECT_DOUBLE(x.offset, 0);
  EXPECT_DOUBLE(y.offset, 40);
  EXPECT(inside);
  EXPECT_OK(keisen_figure_get_position(figure, charts[1], NULL, x, y, 1, &left, &top, NULL));
  EXPECT_DOUBLE(left, plot.x);
  EXPECT_DOUBLE(top, plot.y);
  EXPECT_OK(keisen_figure_get_values(figure, charts[0], NULL, plot.x, plot.y, 0, &x, &y, &inside));
  EXPECT(!inside);
  EXPECT_STATUS(keisen_figure_get_values(figure, stranger, NULL, 1, 1, 0, &x, &y, NULL), STATE);
  EXPECT_STATUS(keisen_figure_get_position(figure, stranger, NULL, x, y, 0, &left, &top, NULL),
                STATE);
  EXPECT_STATUS(keisen_figure_get_values(figure, charts[0], NULL, NAN, 1, 0, &x, &y, NULL),
                INVALID);
  EXPECT_STATUS(keisen_figure_get_values(figure, charts[0], NULL, 1, 1, -1, &x, &y, NULL), INVALID);
  EXPECT_STATUS(keisen_figure_get_values(figure, charts[0], NULL, 1, 1, 0, NULL, &y, NULL),
                INVALID);
  x.offset = INFINITY;
  EXPECT_STATUS(keisen_figure_get_position(figure, charts[0], NULL, x, y, 0, &left, &top, NULL),
                INVALID);
  EXPECT_STATUS(keisen_figure_get_position(figure, NULL, NULL, y, y, 0, &left, &top, NULL),
                KEISEN_ERROR_INVALID_HANDLE);
  for (int i = 0; i < 2; ++i)
    EXPECT_OK(keisen_chart_release(charts[i]));
  EXPECT_OK(keisen_chart_release(stranger));
  EXPECT_OK(keisen_figure_release(figure));
}

/* Whether bytes are a text; they are released. */
static bool is_text(keisen_bytes *bytes, const char *start) {
  const uint8_t *data = NULL;
  size_t size = 0;
  EXPECT_OK(keisen_bytes_get_data(bytes, &data, &size));
  const bool is = size >= strlen(start) && memcmp(data, start, strlen(start)) == 0;
  EXPECT_OK(keisen_bytes_release(bytes));
  return is;
}

static void has_the_tables_and_sounds_of_its_charts(void) {
  keisen_chart *charts[2];
  keisen_figure *figure = beside(charts);
  keisen_data_table_options table = KEISEN_DATA_TABLE_OPTIONS_INIT;
  keisen_sonification_options sound = KEISEN_SONIFICATION_OPTIONS_INIT;
  keisen_bytes *bytes = NULL;
  EXPECT_OK(keisen_chart_set_title(charts[1], "High"));
  EXPECT_OK(keisen_figure_get_data_table(figure, NULL, &bytes));
  EXPECT(is_text(bytes, "row,chart,x,y\n0,1,0,1\n1,1,1,3\n2,1,2,2\n0,High,0,40\n"));
  table.format = KEISEN_TABLE_FORMAT_HTML;
  EXPECT_OK(keisen_figure_get_data_table(figure, &table, &bytes));
  EXPECT(is_text(bytes, "<table lang=\"en\">"));
  table.max_rows = 1;
  EXPECT_STATUS(keisen_figure_get_data_table(figure, &table, &bytes), INVALID);
  EXPECT_OK(keisen_figure_get_sonification(figure, NULL, &bytes));
  EXPECT(is_text(bytes, "{\"format\":\"keisen-sonification-list\",\"version\":1,"));
  sound.duration = -1;
  bytes = NULL;
  EXPECT_STATUS(keisen_figure_get_sonification(figure, &sound, &bytes), INVALID);
  EXPECT(bytes == NULL);
  for (int i = 0; i < 2; ++i)
    EXPECT_OK(keisen_chart_release(charts[i]));
  EXPECT_OK(keisen_figure_release(figure));
}

static void draws_into_memory_of_the_caller(void) {
  enum { WIDTH = 400, HEIGHT = 200, ROW = 4 * WIDTH + 12 };
  static uint8_t memory[ROW * HEIGHT];
  const size_t size = ROW * (HEIGHT - 1) + 4 * WIDTH;
  keisen_chart *charts[2];
  keisen_figure *figure = beside(charts);
  keisen_renderer *renderer = cpu_renderer();
  keisen_image *image = NULL;
  const uint8_t *pixels = NULL;
  size_t row = 0;
  bool same = true, kept = true;
  memset(memory, 0xA5, sizeof memory);
  EXPECT_OK(keisen_figure_render(figure, renderer, NULL, &image));
  EXPECT_OK(keisen_image_get_pixels(image, &pixels, &row));
  EXPECT_OK(keisen_figure_render_into(figure, renderer, NULL, memory, ROW, size));
  for (size_t y = 0; y < HEIGHT; ++y) {
    same = same && memcmp(memory + y * ROW, pixels + y * row, 4 * WIDTH) == 0;
    for (size_t byte = 4 * WIDTH; byte < ROW; ++byte)
      kept = kept && memory[y * ROW + byte] == 0xA5;
  }
  EXPECT(same);
  EXPECT(kept);
  EXPECT_STATUS(keisen_figure_render_into(figure, renderer, NULL, memory, ROW, size - 1), INVALID);
  EXPECT_STATUS(keisen_figure_render_into(figure, renderer, NULL, memory, 4 * WIDTH - 1, size),
                INVALID);
  EXPECT_STATUS(keisen_figure_render_into(figure, renderer, NULL, NULL, ROW, size), INVALID);
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_renderer_release(renderer));
  for (int i = 0; i < 2; ++i)
    EXPECT_OK(keisen_chart_release(charts[i]));
  EXPECT_OK(keisen_figure_release(figure));
}

/* Whether a file holds just these bytes; it is removed. */
static bool holds(const char *path, const uint8_t *data, size_t size) {
  FILE *file = fopen(path, "rb");
  if (file == NULL)
    return false;
  uint8_t *content = malloc(size + 1);
  const bool same = fread(content, 1, size + 1, file) == size && memcmp(content, data, size) == 0;
  free(content);
  fclose(file);
  return remove(path) == 0 && same;
}

static void writes_each_format(void) {
  static const char *const endings[] = {"png", "svg", "pdf", "jpg"};
  static const char *const starts[] = {"\x89PNG\r\n\x1A\n", "<svg ", "%PDF-1.7\n"};
  const char *base = getenv("TMPDIR");
  char folder[256], path[300];
  keisen_chart *charts[2];
  keisen_figure *figure = beside(charts);
  keisen_renderer *renderer = cpu_renderer();
  keisen_image *image = NULL, *decoded = NULL;
  keisen_bytes *bytes[3] = {NULL, NULL, NULL}, *none = NULL;
  keisen_render_options two = KEISEN_RENDER_OPTIONS_INIT;
  snprintf(folder, sizeof folder, "%s/keisen-XXXXXX", base == NULL ? "/tmp" : base);
  EXPECT(mkdtemp(folder) != NULL);
  /* What a file of pixels has. */
  two.pixel_ratio = 2;
  EXPECT_OK(keisen_figure_render_png(figure, renderer, &two, &bytes[0]));
  EXPECT_OK(keisen_figure_render_svg(figure, NULL, &bytes[1]));
  EXPECT_OK(keisen_figure_render_pdf(figure, NULL, &bytes[2]));
  for (int format = 0; format < 3; ++format) {
    const uint8_t *data = NULL;
    size_t size = 0;
    EXPECT_OK(keisen_bytes_get_data(bytes[format], &data, &size));
    EXPECT(size > 100 && memcmp(data, starts[format], strlen(starts[format])) == 0);
    if (format == 0)
      EXPECT_OK(keisen_image_decode_png(data, size, &decoded));
    snprintf(path, sizeof path, "%s/a.%s", folder, endings[format]);
    EXPECT_OK(keisen_figure_write_file(figure, renderer, NULL, path));
    EXPECT(holds(path, data, size));
    EXPECT_OK(keisen_bytes_release(bytes[format]));
  }
  EXPECT_OK(keisen_figure_render(figure, renderer, &two, &image));
  EXPECT(images_equal(image, decoded));
  snprintf(path, sizeof path, "%s/a.%s", folder, endings[3]);
  EXPECT_STATUS(keisen_figure_write_file(figure, renderer, NULL, path), KEISEN_ERROR_UNSUPPORTED);
  EXPECT_STATUS(keisen_figure_write_file(figure, renderer, NULL, NULL), INVALID);
  two.fonts = (keisen_svg_fonts)3;
  EXPECT_STATUS(keisen_figure_render_svg(figure, &two, &none), INVALID);
  EXPECT(none == NULL);
  /* Nothing is left but what was asked for. */
  EXPECT_INT(remove(folder), 0);
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_image_release(decoded));
  EXPECT_OK(keisen_renderer_release(renderer));
  for (int i = 0; i < 2; ++i)
    EXPECT_OK(keisen_chart_release(charts[i]));
  EXPECT_OK(keisen_figure_release(figure));
}

static void describes_each_chart(void) {
  keisen_chart *charts[2];
  keisen_figure *figure = beside(charts);
  char expected[1000] = "Figure \"All\" of 2 charts.", reported[1000], part[400];
  keisen_chart *outer = NULL;
  size_t length = 0;
  EXPECT_OK(keisen_figure_get_outer(figure, &outer));
  EXPECT_OK(keisen_chart_set_title(outer, "All"));
  EXPECT_OK(keisen_chart_set_title(charts[1], "High"));
  for (int i = 0; i < 2; ++i) {
    EXPECT_OK(keisen_chart_get_description(charts[i], sizeof part, part, &length));
    EXPECT(length > 50 && length < sizeof part);
    strcat(strcat(expected, "\n\n"), part);
  }
  EXPECT_OK(keisen_figure_get_description(figure, sizeof reported, reported, &length));
  EXPECT(strcmp(reported, expected) == 0);
  EXPECT_INT(length, strlen(expected));
  EXPECT_OK(keisen_figure_get_description(figure, 7, reported, &length));
  EXPECT(strcmp(reported, "Figure") == 0);
  EXPECT_INT(length, strlen(expected));
  EXPECT_OK(keisen_figure_get_description(figure, 0, NULL, NULL));
  EXPECT_STATUS(keisen_figure_get_description(figure, 1, NULL, NULL), INVALID);
  EXPECT_OK(keisen_chart_release(outer));
  for (int i = 0; i < 2; ++i)
    EXPECT_OK(keisen_chart_release(charts[i]));
  EXPECT_OK(keisen_figure_release(figure));
}

/* Refuses to write any label. */
static keisen_status refuse(const keisen_tick *tick, char *buffer, size_t capacity, void *context) {
  (void)tick, (void)buffer, (void)capacity, (void)context;
  return KEISEN_ERROR_CALLBACK;
}

static void leaves_all_charts_as_they_were_when_one_fails(void) {
  keisen_figure *figure = NULL;
  keisen_chart *good = make_chart(NULL, low, 3), *bad = make_chart(NULL, high, 3);
  keisen_attachment *axis = NULL;
  keisen_space *space = NULL;
  keisen_image *image = NULL;
  keisen_frame_record record = KEISEN_FRAME_RECORD_INIT;
  EXPECT_OK(keisen_figure_create(400, 150, 1, 2, &figure));
  EXPECT_OK(keisen_figure_add_chart(figure, good, 0, 0, 1, 1));
  EXPECT_OK(keisen_figure_add_chart(figure, bad, 0, 1, 1, 1));
  EXPECT_OK(keisen_chart_get_space(bad, &space));
  EXPECT_OK(keisen_attachment_create_axis(space, KEISEN_SIDE_TOP, NULL, &axis));
  EXPECT_OK(keisen_attachment_set_tick_formatter(axis, refuse, NULL, NULL));
  EXPECT_OK(keisen_chart_add_attachment(bad, axis, KEISEN_LAYER_ABOVE));
  EXPECT_STATUS(keisen_figure_render(figure, NULL, NULL, &image), KEISEN_ERROR_CALLBACK);
  EXPECT_STATUS(keisen_chart_get_frame_record(good, &record), STATE);
  EXPECT_OK(keisen_chart_remove_attachment(bad, axis));
  EXPECT_OK(keisen_figure_render(figure, NULL, NULL, &image));
  EXPECT_OK(keisen_chart_get_frame_record(good, &record));
  EXPECT_INT(record.frame, 1);
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_attachment_release(axis));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(good));
  EXPECT_OK(keisen_chart_release(bad));
  EXPECT_OK(keisen_figure_release(figure));
}

int main(void) {
  test("puts charts side by side, with plots of one size", draws_charts_side_by_side);
  test("gives the pixels of its only chart", is_the_chart_where_it_has_one);
  test("links charts of one space, and hides what neighbours show", links_charts_by_their_space);
  test("has the titles, words and records of its outer chart", has_what_its_outer_chart_has);
  test("refuses what is not allowed, and says why", refuses_what_is_not_allowed);
  test("finds what is drawn in an inset, and takes it out with its parent",
       finds_what_is_drawn_in_an_inset);
  test("selects rows of all charts by a box or a lasso", selects_rows_of_all_charts);
  test("tells the values at a point of a chart, and the point of values", tells_values_and_places);
  test("has the tables and the sounds of its charts", has_the_tables_and_sounds_of_its_charts);
  test("draws into memory of the caller's what it draws into a picture",
       draws_into_memory_of_the_caller);
  test("writes files of each format, with the bytes that it encodes", writes_each_format);
  test("tells what each of its charts tells", describes_each_chart);
  test("leaves all charts as they were when one fails",
       leaves_all_charts_as_they_were_when_one_fails);
  return summary();
}
