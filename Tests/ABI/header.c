/* Compiled only: the header stands alone, and every initialiser is one, in C99 and in C++17. */
#include <keisen/keisen.h>

static const keisen_line_options line = KEISEN_LINE_OPTIONS_INIT;
static const keisen_line_style line_style = KEISEN_LINE_STYLE_INIT;
static const keisen_line_columns line_columns = KEISEN_LINE_COLUMNS_INIT;
static const keisen_area_options area = KEISEN_AREA_OPTIONS_INIT;
static const keisen_area_columns area_columns = KEISEN_AREA_COLUMNS_INIT;
static const keisen_plot_area_options plot_area = KEISEN_PLOT_AREA_OPTIONS_INIT;
static const keisen_grid_options grid = KEISEN_GRID_OPTIONS_INIT;
static const keisen_axis_options axis = KEISEN_AXIS_OPTIONS_INIT;
static const keisen_title_options title = KEISEN_TITLE_OPTIONS_INIT;
static const keisen_renderer_options renderer = KEISEN_RENDERER_OPTIONS_INIT;
static const keisen_render_options render = KEISEN_RENDER_OPTIONS_INIT;
static const keisen_device_info device = KEISEN_DEVICE_INFO_INIT;
static const keisen_frame_record frame = KEISEN_FRAME_RECORD_INIT;
static const keisen_series_record series = KEISEN_SERIES_RECORD_INIT;
static const keisen_label_record label = KEISEN_LABEL_RECORD_INIT;
static const keisen_hit hit = KEISEN_HIT_INIT;
static const keisen_color automatic = KEISEN_COLOR_AUTOMATIC;

#if KEISEN_VERSION_NUMBER < 1000
#error "the version counts in the preprocessor"
#endif

uint32_t sizes(void);
uint32_t sizes(void) {
  return line.struct_size + plot_area.struct_size + grid.struct_size + axis.struct_size +
         title.struct_size + renderer.struct_size + render.struct_size + device.struct_size +
         frame.struct_size + series.struct_size + label.struct_size + hit.struct_size +
         line_style.struct_size + line_columns.struct_size + area.struct_size +
         area_columns.struct_size + (uint32_t)automatic.alpha;
}
