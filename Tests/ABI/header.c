/* Compiled only: the header stands alone, and every initialiser is one, in C99 and in C++17. */
#include <keisen/keisen.h>

static const keisen_line_options line = KEISEN_LINE_OPTIONS_INIT;
static const keisen_plot_area_options plot_area = KEISEN_PLOT_AREA_OPTIONS_INIT;
static const keisen_grid_options grid = KEISEN_GRID_OPTIONS_INIT;
static const keisen_axis_options axis = KEISEN_AXIS_OPTIONS_INIT;
static const keisen_title_options title = KEISEN_TITLE_OPTIONS_INIT;
static const keisen_renderer_options renderer = KEISEN_RENDERER_OPTIONS_INIT;
static const keisen_render_options render = KEISEN_RENDER_OPTIONS_INIT;
static const keisen_color automatic = KEISEN_COLOR_AUTOMATIC;

#if KEISEN_VERSION_NUMBER < 1000
#error "the version counts in the preprocessor"
#endif

uint32_t sizes(void);
uint32_t sizes(void) {
  return line.struct_size + plot_area.struct_size + grid.struct_size + axis.struct_size +
         title.struct_size + renderer.struct_size + render.struct_size + (uint32_t)automatic.alpha;
}
