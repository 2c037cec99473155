/* Structs that carry their size: those of older callers are taken, sizes that cannot be are not. */
#include "fixture.h"

#define INVALID KEISEN_ERROR_INVALID_ARGUMENT

static struct fixture fixture;

/*
 * Tries one options struct with sizes that are and are not allowed. `call` hands `options` over,
 * `old_size` is where the struct of an imagined older caller ends, `gap` is where a hole of padding
 * begins and `end` where it ends.
 */
#define EXPECT_SIZES_CHECKED(type, initialiser, init, call, old_size, gap, end)                    \
  do {                                                                                             \
    struct {                                                                                       \
      type options;                                                                                \
      double beyond;                                                                               \
    } memory = {initialiser, 1};                                                                   \
    const type defaults = initialiser;                                                             \
    type filled;                                                                                   \
    const type *options = &memory.options;                                                         \
    memory.options.struct_size = 0;                                                                \
    EXPECT_STATUS(call, INVALID);                                                                  \
    memory.options.struct_size = 3;                                                                \
    EXPECT_STATUS(call, INVALID);                                                                  \
    memory.options.struct_size = sizeof memory;                                                    \
    EXPECT_STATUS(call, INVALID);                                                                  \
    memory.options.struct_size = UINT32_MAX;                                                       \
    EXPECT_STATUS(call, INVALID);                                                                  \
    /* What lies beyond the older struct's end is nonsense here, and must not be read. */          \
    memset((char *)&memory + (old_size), 0xFF, sizeof(type) - (old_size));                         \
    memory.options.struct_size = (old_size);                                                       \
    EXPECT_OK(call);                                                                               \
    EXPECT_STATUS(init(NULL, sizeof(type)), INVALID);                                              \
    EXPECT_STATUS(init(&filled, 0), INVALID);                                                      \
    EXPECT_STATUS(init(&filled, sizeof(type) + 8), INVALID);                                       \
    memset(&filled, 0xFF, sizeof filled);                                                          \
    EXPECT_OK(init(&filled, sizeof filled));                                                       \
    EXPECT_INT(memcmp(&filled, &defaults, (gap)), 0);                                              \
    EXPECT_INT(                                                                                    \
        memcmp((char *)&filled + (end), (const char *)&defaults + (end), sizeof filled - (end)),   \
        0);                                                                                        \
    memset(&filled, 0xFF, sizeof filled);                                                          \
    EXPECT_OK(init(&filled, (old_size)));                                                          \
    EXPECT_INT(filled.struct_size, (old_size));                                                    \
    EXPECT_INT(((unsigned char *)&filled)[(old_size)], 0xFF);                                      \
  } while (0)

static keisen_status hit_with(const keisen_hit_options *options) {
  keisen_hit hit = KEISEN_HIT_INIT;
  keisen_status status = keisen_chart_hit(fixture.chart, 80, 60, options, &hit);
  return hit.series == NULL ? status : keisen_series_release(hit.series);
}

static keisen_status release_attachment(keisen_status status, keisen_attachment *attachment) {
  return status == KEISEN_OK ? keisen_attachment_release(attachment) : status;
}

static keisen_status plot_area_with(const keisen_plot_area_options *options) {
  keisen_attachment *attachment = NULL;
  keisen_status status = keisen_attachment_create_plot_area(options, &attachment);
  return release_attachment(status, attachment);
}

static keisen_status grid_with(const keisen_grid_options *options) {
  keisen_attachment *attachment = NULL;
  keisen_status status = keisen_attachment_create_grid(fixture.space, options, &attachment);
  return release_attachment(status, attachment);
}

static keisen_status bars_with(const keisen_category_bar_options *options) {
  keisen_column *column = column_of(NULL, 0);
  keisen_series *series = NULL;
  keisen_status status =
      keisen_series_create_category_bars(fixture.space, NULL, 0, column, options, &series);
  EXPECT_OK(keisen_column_release(column));
  return status == KEISEN_OK ? keisen_series_release(series) : status;
}

static keisen_status axis_with(const keisen_axis_options *options) {
  keisen_attachment *attachment = NULL;
  keisen_status status =
      keisen_attachment_create_axis(fixture.space, KEISEN_SIDE_TOP, options, &attachment);
  return release_attachment(status, attachment);
}

static keisen_status title_with(const keisen_title_options *options) {
  keisen_attachment *attachment = NULL;
  keisen_status status =
      keisen_attachment_create_title("text", KEISEN_TITLE_ROLE_TITLE, options, &attachment);
  return release_attachment(status, attachment);
}

static keisen_status legend_with(const keisen_legend_options *options) {
  keisen_attachment *attachment = NULL;
  keisen_status status = keisen_attachment_create_legend(options, &attachment);
  return release_attachment(status, attachment);
}

static keisen_status color_scale_with(const keisen_color_scale_options *options) {
  keisen_color_scale *scale = NULL;
  keisen_status status = keisen_color_scale_create(NULL, options, &scale);
  return status == KEISEN_OK ? keisen_color_scale_release(scale) : status;
}

static keisen_status heatmap_with(const keisen_heatmap_options *options) {
  keisen_series *series = NULL;
  keisen_status status = keisen_series_create_heatmap(fixture.space, fixture.column, 2, NULL, NULL,
                                                      fixture.color_scale, options, &series);
  return status == KEISEN_OK ? keisen_series_release(series) : status;
}

static keisen_status color_bar_with(const keisen_color_bar_options *options) {
  keisen_attachment *attachment = NULL;
  keisen_status status = keisen_attachment_create_color_bar(fixture.color_scale, KEISEN_SIDE_RIGHT,
                                                            options, &attachment);
  return release_attachment(status, attachment);
}

static keisen_status theme_with(const keisen_theme_options *options) {
  keisen_status status = keisen_chart_set_theme(fixture.chart, options);
  EXPECT_OK(keisen_chart_set_theme(fixture.chart, NULL));
  return status;
}

static keisen_status text_with(const keisen_text_options *options) {
  const keisen_value value = KEISEN_VALUE(1);
  keisen_attachment *attachment = NULL;
  keisen_status status =
      keisen_attachment_create_text(fixture.space, value, value, "text", options, &attachment);
  return release_attachment(status, attachment);
}

static keisen_status text_box_with(const keisen_text_box_options *box) {
  keisen_text_options options = KEISEN_TEXT_OPTIONS_INIT;
  options.box = box;
  return text_with(&options);
}

static keisen_status rule_with(const keisen_rule_options *options) {
  keisen_attachment *attachment = NULL;
  keisen_status status = keisen_attachment_create_rule(
      fixture.space, KEISEN_DIMENSION_X, (keisen_value)KEISEN_VALUE(1), options, &attachment);
  return release_attachment(status, attachment);
}

static keisen_status crosshair_with(const keisen_crosshair_options *options) {
  keisen_attachment *attachment = NULL;
  keisen_status status = keisen_attachment_create_crosshair(fixture.space, options, &attachment);
  return release_attachment(status, attachment);
}

static keisen_status tooltip_with(const keisen_tooltip_options *options) {
  keisen_attachment *attachment = NULL;
  keisen_status status = keisen_attachment_create_tooltip(fixture.space, options, &attachment);
  return release_attachment(status, attachment);
}

static keisen_status span_with(const keisen_span_options *options) {
  keisen_attachment *attachment = NULL;
  keisen_status status = keisen_attachment_create_span(fixture.space, KEISEN_DIMENSION_X, NULL,
                                                       NULL, options, &attachment);
  return release_attachment(status, attachment);
}

static keisen_status arrow_with(const keisen_arrow_options *options) {
  const keisen_value value = KEISEN_VALUE(1);
  keisen_attachment *attachment = NULL;
  keisen_status status = keisen_attachment_create_arrow(fixture.space, value, value, value, value,
                                                        options, &attachment);
  return release_attachment(status, attachment);
}

static keisen_status line_with(const keisen_line_options *options) {
  keisen_series *series = NULL;
  keisen_status status =
      keisen_series_create_line(fixture.space, NULL, fixture.column, options, &series);
  return status == KEISEN_OK ? keisen_series_release(series) : status;
}

static keisen_status area_with(const keisen_area_options *options) {
  keisen_series *series = NULL;
  keisen_area_columns columns = KEISEN_AREA_COLUMNS_INIT;
  columns.y = fixture.column;
  keisen_status status = keisen_series_create_area(fixture.space, &columns, options, &series);
  return status == KEISEN_OK ? keisen_series_release(series) : status;
}

static keisen_status area_line_with(const keisen_line_style *style) {
  keisen_area_options options = KEISEN_AREA_OPTIONS_INIT;
  options.line = style;
  return area_with(&options);
}

static keisen_status renderer_with(const keisen_renderer_options *options) {
  keisen_renderer *renderer = NULL;
  keisen_status status = keisen_renderer_create(options, &renderer);
  return status == KEISEN_OK ? keisen_renderer_release(renderer) : status;
}

static keisen_status render_with(const keisen_render_options *options) {
  keisen_image *image = NULL;
  keisen_status status = keisen_chart_render(fixture.chart, fixture.renderer, options, &image);
  return status == KEISEN_OK ? keisen_image_release(image) : status;
}

static keisen_status table_with(const keisen_data_table_options *options) {
  keisen_bytes *bytes = NULL;
  keisen_status status = keisen_chart_get_data_table(fixture.chart, options, &bytes);
  return status == KEISEN_OK ? keisen_bytes_release(bytes) : status;
}

static keisen_status sound_with(const keisen_sonification_options *options) {
  keisen_bytes *bytes = NULL;
  keisen_status status = keisen_chart_get_sonification(fixture.chart, options, &bytes);
  return status == KEISEN_OK ? keisen_bytes_release(bytes) : status;
}

static keisen_status scale_with(const keisen_scale_options *options) {
  return keisen_projection_set_scale(fixture.projection, options);
}

static keisen_status format_with(const keisen_tick_format_options *options) {
  size_t length = 0;
  keisen_value value = KEISEN_VALUE(1);
  return keisen_projection_format(fixture.projection, value, options, 0, NULL, &length);
}

static keisen_status brush_with(const keisen_brush *brush) {
  return keisen_paint_set_brush(fixture.paint, brush);
}

static keisen_status paint_with(const keisen_paint_options *options) {
  keisen_attachment *attachment = NULL;
  keisen_status status =
      keisen_attachment_create_paint(fixture.paint, fixture.space, options, &attachment);
  return release_attachment(status, attachment);
}

static void checks_the_size_of_options(void) {
  EXPECT_SIZES_CHECKED(keisen_brush, KEISEN_BRUSH_INIT, keisen_brush_init, brush_with(options),
                       offsetof(keisen_brush, color), offsetof(keisen_brush, eraser) + 1,
                       offsetof(keisen_brush, diameter));
  EXPECT_SIZES_CHECKED(keisen_paint_options, KEISEN_PAINT_OPTIONS_INIT, keisen_paint_options_init,
                       paint_with(options), offsetof(keisen_paint_options, bottom),
                       offsetof(keisen_paint_options, y_coordinates) + sizeof(keisen_coordinates),
                       sizeof(keisen_paint_options));
  EXPECT_SIZES_CHECKED(keisen_scale_options, KEISEN_SCALE_OPTIONS_INIT, keisen_scale_options_init,
                       scale_with(options), offsetof(keisen_scale_options, closed_weekdays), 0, 0);
  EXPECT_SIZES_CHECKED(keisen_tick_format_options, KEISEN_TICK_FORMAT_OPTIONS_INIT,
                       keisen_tick_format_options_init, format_with(options),
                       offsetof(keisen_tick_format_options, pattern),
                       offsetof(keisen_tick_format_options, decimals) + sizeof(int32_t),
                       offsetof(keisen_tick_format_options, pattern));
  EXPECT_SIZES_CHECKED(keisen_line_options, KEISEN_LINE_OPTIONS_INIT, keisen_line_options_init,
                       line_with(options), offsetof(keisen_line_options, mitre_limit),
                       offsetof(keisen_line_options, blended) + 1,
                       offsetof(keisen_line_options, marker_size));
  EXPECT_SIZES_CHECKED(keisen_line_style, KEISEN_LINE_STYLE_INIT, keisen_line_style_init,
                       area_line_with(options), offsetof(keisen_line_style, color),
                       sizeof(keisen_line_style), sizeof(keisen_line_style));
  EXPECT_SIZES_CHECKED(keisen_area_options, KEISEN_AREA_OPTIONS_INIT, keisen_area_options_init,
                       area_with(options), offsetof(keisen_area_options, baseline),
                       offsetof(keisen_area_options, above),
                       offsetof(keisen_area_options, baseline));
  EXPECT_SIZES_CHECKED(keisen_category_bar_options, KEISEN_CATEGORY_BAR_OPTIONS_INIT,
                       keisen_category_bar_options_init, bars_with(options),
                       offsetof(keisen_category_bar_options, headroom),
                       offsetof(keisen_category_bar_options, value_labels) + 1,
                       offsetof(keisen_category_bar_options, color_count));
  EXPECT_SIZES_CHECKED(
      keisen_plot_area_options, KEISEN_PLOT_AREA_OPTIONS_INIT, keisen_plot_area_options_init,
      plot_area_with(options), offsetof(keisen_plot_area_options, radii),
      offsetof(keisen_plot_area_options, gradient) + 1, offsetof(keisen_plot_area_options, color));
  EXPECT_SIZES_CHECKED(keisen_grid_options, KEISEN_GRID_OPTIONS_INIT, keisen_grid_options_init,
                       grid_with(options), offsetof(keisen_grid_options, width),
                       offsetof(keisen_grid_options, minor_y) + 1,
                       offsetof(keisen_grid_options, dash));
  EXPECT_SIZES_CHECKED(keisen_axis_options, KEISEN_AXIS_OPTIONS_INIT, keisen_axis_options_init,
                       axis_with(options), offsetof(keisen_axis_options, width),
                       offsetof(keisen_axis_options, at), offsetof(keisen_axis_options, width));
  EXPECT_SIZES_CHECKED(keisen_title_options, KEISEN_TITLE_OPTIONS_INIT, keisen_title_options_init,
                       title_with(options), offsetof(keisen_title_options, alignment),
                       offsetof(keisen_title_options, markup) + 1, sizeof(keisen_title_options));
  EXPECT_SIZES_CHECKED(keisen_legend_options, KEISEN_LEGEND_OPTIONS_INIT,
                       keisen_legend_options_init, legend_with(options),
                       offsetof(keisen_legend_options, insets),
                       offsetof(keisen_legend_options, markup) + 1, sizeof(keisen_legend_options));
  EXPECT_SIZES_CHECKED(
      keisen_color_scale_options, KEISEN_COLOR_SCALE_OPTIONS_INIT, keisen_color_scale_options_init,
      color_scale_with(options), offsetof(keisen_color_scale_options, missing),
      offsetof(keisen_color_scale_options, reversed) + 1, sizeof(keisen_color_scale_options));
  EXPECT_SIZES_CHECKED(keisen_heatmap_options, KEISEN_HEATMAP_OPTIONS_INIT,
                       keisen_heatmap_options_init, heatmap_with(options),
                       offsetof(keisen_heatmap_options, alpha),
                       offsetof(keisen_heatmap_options, order) + sizeof(keisen_matrix_order),
                       offsetof(keisen_heatmap_options, x_from));
  EXPECT_SIZES_CHECKED(
      keisen_color_bar_options, KEISEN_COLOR_BAR_OPTIONS_INIT, keisen_color_bar_options_init,
      color_bar_with(options), offsetof(keisen_color_bar_options, label_size),
      offsetof(keisen_color_bar_options, markup) + 1, sizeof(keisen_color_bar_options));
  EXPECT_SIZES_CHECKED(keisen_theme_options, KEISEN_THEME_OPTIONS_INIT, keisen_theme_options_init,
                       theme_with(options), offsetof(keisen_theme_options, cycle),
                       offsetof(keisen_theme_options, highlight) + sizeof(keisen_color),
                       sizeof(keisen_theme_options));
  EXPECT_SIZES_CHECKED(
      keisen_text_box_options, KEISEN_TEXT_BOX_OPTIONS_INIT, keisen_text_box_options_init,
      text_box_with(options), offsetof(keisen_text_box_options, radius),
      offsetof(keisen_text_box_options, markup) + 1, offsetof(keisen_text_box_options, size));
  EXPECT_SIZES_CHECKED(keisen_text_options, KEISEN_TEXT_OPTIONS_INIT, keisen_text_options_init,
                       text_with(options), offsetof(keisen_text_options, offset_x),
                       offsetof(keisen_text_options, keep_inside) + 1,
                       offsetof(keisen_text_options, anchor_x));
  EXPECT_SIZES_CHECKED(keisen_rule_options, KEISEN_RULE_OPTIONS_INIT, keisen_rule_options_init,
                       rule_with(options), offsetof(keisen_rule_options, width),
                       offsetof(keisen_rule_options, extends_range) + 1,
                       sizeof(keisen_rule_options));
  EXPECT_SIZES_CHECKED(keisen_crosshair_options, KEISEN_CROSSHAIR_OPTIONS_INIT,
                       keisen_crosshair_options_init, crosshair_with(options),
                       offsetof(keisen_crosshair_options, label_size),
                       offsetof(keisen_crosshair_options, show_labels) + 1,
                       offsetof(keisen_crosshair_options, dash_count));
  EXPECT_SIZES_CHECKED(keisen_tooltip_options, KEISEN_TOOLTIP_OPTIONS_INIT,
                       keisen_tooltip_options_init, tooltip_with(options),
                       offsetof(keisen_tooltip_options, gap), 0, 0);
  EXPECT_SIZES_CHECKED(keisen_span_options, KEISEN_SPAN_OPTIONS_INIT, keisen_span_options_init,
                       span_with(options), offsetof(keisen_span_options, border_width),
                       offsetof(keisen_span_options, extends_range) + 1,
                       sizeof(keisen_span_options));
  EXPECT_SIZES_CHECKED(keisen_arrow_options, KEISEN_ARROW_OPTIONS_INIT, keisen_arrow_options_init,
                       arrow_with(options), offsetof(keisen_arrow_options, head_length),
                       offsetof(keisen_arrow_options, clip) + 1,
                       offsetof(keisen_arrow_options, start_offset_x));
  EXPECT_SIZES_CHECKED(
      keisen_renderer_options, KEISEN_RENDERER_OPTIONS_INIT, keisen_renderer_options_init,
      renderer_with(options), offsetof(keisen_renderer_options, device_index),
      offsetof(keisen_renderer_options, validation) + 1, sizeof(keisen_renderer_options));
  EXPECT_SIZES_CHECKED(
      keisen_render_options, KEISEN_RENDER_OPTIONS_INIT, keisen_render_options_init,
      render_with(options), offsetof(keisen_render_options, time),
      offsetof(keisen_render_options, metadata) + 1, offsetof(keisen_render_options, pixel_ratio));
  EXPECT_SIZES_CHECKED(keisen_data_table_options, KEISEN_DATA_TABLE_OPTIONS_INIT,
                       keisen_data_table_options_init, table_with(options),
                       offsetof(keisen_data_table_options, max_rows), 0, 0);
  EXPECT_SIZES_CHECKED(keisen_sonification_options, KEISEN_SONIFICATION_OPTIONS_INIT,
                       keisen_sonification_options_init, sound_with(options),
                       offsetof(keisen_sonification_options, max_points), sizeof(uint32_t),
                       offsetof(keisen_sonification_options, duration));
  EXPECT_SIZES_CHECKED(keisen_hit_options, KEISEN_HIT_OPTIONS_INIT, keisen_hit_options_init,
                       hit_with(options), offsetof(keisen_hit_options, pixel_ratio), 0, 0);
}

/* A size that ends inside a pointer must not make half an address of it. */
static void never_reads_half_a_pointer(void) {
  static const double dash[] = {1, 1};
  keisen_line_options line = KEISEN_LINE_OPTIONS_INIT;
  keisen_axis_options axis = KEISEN_AXIS_OPTIONS_INIT;
  keisen_renderer_options renderer = KEISEN_RENDERER_OPTIONS_INIT;
  line.dash = dash;
  keisen_legend_options legend = KEISEN_LEGEND_OPTIONS_INIT;
  keisen_theme_options theme = KEISEN_THEME_OPTIONS_INIT;
  theme.font = "";
  line.label = axis.title = legend.title = renderer.device_name = "text";
  for (uint32_t bytes = 1; bytes < sizeof(void *); ++bytes) {
    keisen_status status;
    line.dash_count = 2;
    line.struct_size = (uint32_t)offsetof(keisen_line_options, dash) + bytes;
    status = line_with(&line);
    EXPECT(status == KEISEN_OK || status == INVALID);
    line.dash_count = 0;
    line.struct_size = (uint32_t)offsetof(keisen_line_options, label) + bytes;
    status = line_with(&line);
    EXPECT(status == KEISEN_OK || status == INVALID);
    axis.struct_size = (uint32_t)offsetof(keisen_axis_options, title) + bytes;
    status = axis_with(&axis);
    EXPECT(status == KEISEN_OK || status == INVALID);
    legend.struct_size = (uint32_t)offsetof(keisen_legend_options, title) + bytes;
    status = legend_with(&legend);
    EXPECT(status == KEISEN_OK || status == INVALID);
    theme.struct_size = (uint32_t)offsetof(keisen_theme_options, font) + bytes;
    status = theme_with(&theme);
    EXPECT(status == KEISEN_OK || status == INVALID);
    renderer.struct_size = (uint32_t)offsetof(keisen_renderer_options, device_name) + bytes;
    status = renderer_with(&renderer);
    EXPECT(status == KEISEN_OK || status == INVALID);
  }
}

static void draw_grid(unsigned char flag, uint8_t *pixels, size_t size) {
  keisen_grid_options options = KEISEN_GRID_OPTIONS_INIT;
  keisen_chart *chart = NULL;
  keisen_space *space = NULL;
  keisen_attachment *grid = NULL;
  memset(&options.x, flag, sizeof options.x);
  memset(&options.y, 0, sizeof options.y);
  EXPECT_OK(keisen_chart_create_bare(400, 20, &chart));
  EXPECT_OK(keisen_chart_get_space(chart, &space));
  EXPECT_OK(keisen_attachment_create_grid(space, &options, &grid));
  EXPECT_OK(keisen_chart_add_attachment(chart, grid, KEISEN_LAYER_BELOW));
  EXPECT_OK(keisen_chart_render_into(chart, fixture.renderer, NULL, pixels, 400 * 4, size));
  EXPECT_OK(keisen_attachment_release(grid));
  EXPECT_OK(keisen_space_release(space));
  EXPECT_OK(keisen_chart_release(chart));
}

static void takes_any_byte_for_a_bool(void) {
  static uint8_t without[400 * 20 * 4], with[sizeof without], other[sizeof without];
  draw_grid(0, without, sizeof without);
  draw_grid(1, with, sizeof with);
  draw_grid(0xFE, other, sizeof other);
  EXPECT(memcmp(with, without, sizeof with) != 0);
  EXPECT_INT(memcmp(with, other, sizeof with), 0);
}

/* Draws a chart of one series and returns how that was drawn. */
static keisen_tier tier_with(keisen_chart *chart, const keisen_render_options *options) {
  keisen_image *image = NULL;
  keisen_series_record series = KEISEN_SERIES_RECORD_INIT;
  EXPECT_OK(keisen_chart_render(chart, fixture.renderer, options, &image));
  EXPECT_OK(keisen_image_release(image));
  EXPECT_OK(keisen_chart_get_series_record(chart, 0, &series));
  EXPECT_DOUBLE(series.bound_pixels, series.tier == KEISEN_TIER_ENVELOPE ? 0.0625 : 0);
  EXPECT_DOUBLE(series.bound_channel, series.tier == KEISEN_TIER_ENVELOPE ? 17 : 0);
  return series.tier;
}

static void draws_many_rows_as_an_envelope(void) {
  enum { ROWS = 20001 };
  static double values[ROWS];
  keisen_chart *chart = NULL;
  keisen_render_options options = KEISEN_RENDER_OPTIONS_INIT;
  size_t rows = 0;
  for (int row = 0; row < ROWS; ++row)
    values[row] = row % 7;
  keisen_column *column = column_of(values, ROWS);
  EXPECT_OK(keisen_chart_create(160, 120, &chart));
  EXPECT_OK(keisen_chart_add_line(chart, NULL, column, NULL, NULL));
  EXPECT_OK(keisen_column_release(column));
  EXPECT_INT(tier_with(chart, NULL), KEISEN_TIER_ENVELOPE);
  EXPECT_INT(tier_with(chart, &options), KEISEN_TIER_ENVELOPE);
  memset(&options.exact, 0xFE, sizeof options.exact);
  EXPECT_INT(tier_with(chart, &options), KEISEN_TIER_DIRECT);
  /* A caller from before there was `exact`. */
  options.struct_size = offsetof(keisen_render_options, exact);
  EXPECT_INT(tier_with(chart, &options), KEISEN_TIER_ENVELOPE);

  EXPECT_OK(keisen_chart_get_direct_rows(chart, &rows));
  EXPECT_INT(rows, 20000);
  EXPECT_OK(keisen_chart_set_direct_rows(chart, ROWS));
  EXPECT_INT(tier_with(chart, NULL), KEISEN_TIER_DIRECT);
  EXPECT_STATUS(keisen_chart_set_direct_rows(chart, SIZE_MAX), INVALID);
  EXPECT(strstr(keisen_last_error_message(), "rows") != NULL);
  EXPECT_OK(keisen_chart_get_direct_rows(chart, &rows));
  EXPECT_INT(rows, ROWS);
  EXPECT_OK(keisen_chart_set_direct_rows(chart, 0));
  EXPECT_INT(tier_with(chart, NULL), KEISEN_TIER_ENVELOPE);
  EXPECT_OK(keisen_chart_set_direct_rows(chart, PTRDIFF_MAX));
  EXPECT_INT(tier_with(chart, NULL), KEISEN_TIER_DIRECT);
  EXPECT_OK(keisen_chart_release(chart));
}

static void checks_the_size_of_records(void) {
  keisen_frame_record record;
  memset(&record, 0x5A, sizeof record);
  record.struct_size = 0;
  EXPECT_STATUS(keisen_chart_get_frame_record(fixture.chart, &record), INVALID);
  record.struct_size = sizeof record + 8;
  EXPECT_STATUS(keisen_chart_get_frame_record(fixture.chart, &record), INVALID);
  record.struct_size = offsetof(keisen_frame_record, plot);
  EXPECT_OK(keisen_chart_get_frame_record(fixture.chart, &record));
  EXPECT_INT(record.struct_size, offsetof(keisen_frame_record, plot));
  EXPECT_INT(record.series_count, 1);
  EXPECT_INT(((unsigned char *)&record)[offsetof(keisen_frame_record, plot)], 0x5A);
  record.struct_size = sizeof record;
  EXPECT_OK(keisen_chart_get_frame_record(fixture.chart, &record));
  EXPECT_INT(record.omitted_parts, 0);
  EXPECT_INT(record.shortened_texts, 0);
  keisen_series_record series;
  memset(&series, 0x5A, sizeof series);
  series.struct_size = sizeof series;
  EXPECT_OK(keisen_chart_get_series_record(fixture.chart, 0, &series));
  EXPECT_INT(series.rows, 6);
  EXPECT_INT(series.gaps, 1);
  EXPECT_INT(series.tier, KEISEN_TIER_DIRECT);
  EXPECT_DOUBLE(series.bound_pixels, 0);
}

int main(void) {
  fixture = fixture_make();
  test("takes smaller options structs, refuses empty and larger ones", checks_the_size_of_options);
  test("never reads half a pointer", never_reads_half_a_pointer);
  test("takes any byte but 0 for true", takes_any_byte_for_a_bool);
  test("draws many rows as an envelope, unless it is told not to", draws_many_rows_as_an_envelope);
  test("fills records up to their size", checks_the_size_of_records);
  test_sentence = "draws as before";
  EXPECT(renders_as_before(fixture));
  fixture_release(fixture);
  return summary();
}
