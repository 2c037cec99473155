/* Draws two charts over the same months as one picture, and tells it in words: figure-c out.png */
#include <keisen/keisen.h>
#include <stdio.h>
#include <stdlib.h>

enum { COUNT = 12 };

/* Seattle, means of the years 2012 to 2015. */
static const double months[COUNT] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
static const double highs[COUNT] = {8.2,  9.9,  12.4, 15.0, 19.3, 22.4,
                                    26.0, 26.1, 21.9, 16.4, 11.0, 8.2};
static const double lows[COUNT] = {2.7, 4.1, 4.9, 6.4, 9.6, 12.2, 14.2, 14.8, 12.4, 9.4, 4.7, 3.3};
static const double days[COUNT] = {16.5, 18.25, 18.25, 14.75, 8.5,   9.25,
                                   2.75, 5.5,   8.75,  15.25, 17.75, 20.25};

static void check(keisen_status status) {
  if (status == KEISEN_OK)
    return;
  fprintf(stderr, "%s: %s\n", keisen_status_name(status), keisen_last_error_message());
  exit(1);
}

static keisen_column *column(const double *values) {
  keisen_column *column = NULL;
  check(keisen_column_create_copy(KEISEN_ELEMENT_F64, values, sizeof *values, COUNT, &column));
  return column;
}

/* Makes a chart over the months, puts it into a row, and returns it. */
static keisen_chart *
add_chart(keisen_figure *figure, uint32_t row, keisen_projection *x, const char *y_title) {
  keisen_projection *y = NULL;
  keisen_space *space = NULL;
  keisen_chart *chart = NULL;
  check(keisen_projection_create_unset(KEISEN_SCALE_AUTOMATIC, &y));
  check(keisen_space_create(x, y, &space));
  check(keisen_chart_create_with_space(640, 400, space, false, &chart));
  check(keisen_chart_set_y_title(chart, y_title));
  check(keisen_figure_add_chart(figure, chart, row, 0, 1, 1));
  keisen_space_release(space);
  keisen_projection_release(y);
  return chart;
}

static void tell(keisen_figure *figure) {
  char text[1024];
  check(keisen_figure_get_alt(figure, sizeof text, text, NULL));
  puts(text);
}

int main(int argc, char **argv) {
  if (argc != 2)
    return fprintf(stderr, "usage: figure-c out.png\n"), 2;

  keisen_figure *figure = NULL;
  keisen_chart *outer = NULL;
  check(keisen_figure_create(640, 400, 2, 1, &figure));
  check(keisen_figure_set_row_weight(figure, 0, 2));
  check(keisen_figure_get_outer(figure, &outer));
  check(keisen_chart_set_title(outer, "Seattle, month by month"));
  check(keisen_chart_set_x_title(outer, "month"));

  /* Charts whose spaces have one projection are linked; labels between them are left out. */
  keisen_projection *x = NULL;
  check(keisen_projection_create(1, 12, KEISEN_SCALE_LINEAR, &x));
  keisen_chart *above = add_chart(figure, 0, x, "°C");
  keisen_chart *below = add_chart(figure, 1, x, "days with rain");

  keisen_column *month = column(months), *high = column(highs), *low = column(lows),
                *rain = column(days);
  keisen_line_options line = KEISEN_LINE_OPTIONS_INIT;
  line.width = 2;
  line.label = "warmest";
  check(keisen_chart_add_line(above, month, high, &line, NULL));
  line.label = "coldest";
  check(keisen_chart_add_line(above, month, low, &line, NULL));
  keisen_stem_columns stems = KEISEN_STEM_COLUMNS_INIT;
  stems.position = month;
  stems.value = rain;
  check(keisen_chart_add_stems(below, &stems, NULL, NULL));

  keisen_attachment *legend = NULL;
  keisen_legend_options outside = KEISEN_LEGEND_OPTIONS_INIT;
  outside.place = KEISEN_LEGEND_OUTSIDE_RIGHT;
  check(keisen_attachment_create_legend(&outside, &legend));
  check(keisen_chart_add_attachment(outer, legend, KEISEN_LAYER_ABOVE));

  check(keisen_figure_write_file(figure, NULL, NULL, argv[1]));
  tell(figure);
  check(keisen_chart_set_language(outer, KEISEN_LANGUAGE_JAPANESE));
  tell(figure);

  keisen_attachment_release(legend);
  keisen_column_release(rain);
  keisen_column_release(low);
  keisen_column_release(high);
  keisen_column_release(month);
  keisen_chart_release(below);
  keisen_chart_release(above);
  keisen_projection_release(x);
  keisen_chart_release(outer);
  keisen_figure_release(figure);
}
