#include "test.hpp"

#include <cstring>

using namespace keisen;

static bool same(const keisen_color &one, const keisen_color &other) {
  return std::memcmp(&one, &other, sizeof one) == 0;
}

void test_options() {
  test("has the defaults of the C header", [] {
    const keisen_line_options line = KEISEN_LINE_OPTIONS_INIT;
    const detail::LineOptionsForC made_line{LineOptions()};
    EXPECT_EQUAL(made_line.struct_size, line.struct_size);
    EXPECT_EQUAL(made_line.join, line.join);
    EXPECT_EQUAL(made_line.cap, line.cap);
    EXPECT_EQUAL(made_line.dash_count, line.dash_count);
    EXPECT(made_line.dash == line.dash);
    EXPECT_EQUAL(made_line.width, line.width);
    EXPECT_EQUAL(made_line.mitre_limit, line.mitre_limit);
    EXPECT(same(made_line.color, line.color));
    EXPECT(made_line.label == line.label);
    EXPECT_EQUAL(made_line.interpolation, line.interpolation);
    EXPECT_EQUAL(made_line.style_count, line.style_count);
    EXPECT(made_line.styles == line.styles);
    EXPECT_EQUAL(made_line.curve_alpha, line.curve_alpha);
    EXPECT_EQUAL(made_line.marker, line.marker);
    EXPECT_EQUAL(made_line.separated, line.separated);
    EXPECT_EQUAL(made_line.blended, line.blended);
    EXPECT_EQUAL(made_line.marker_size, line.marker_size);
    EXPECT_EQUAL(made_line.marker_alpha, line.marker_alpha);
    EXPECT_EQUAL(made_line.marker_border_width, line.marker_border_width);
    EXPECT(same(made_line.marker_color, line.marker_color));
    EXPECT(same(made_line.marker_border_color, line.marker_border_color));
    EXPECT_EQUAL(made_line.alpha, line.alpha);

    const keisen_line_style style = KEISEN_LINE_STYLE_INIT;
    const keisen_line_style made_style = detail::c_style(LineStyle());
    EXPECT_EQUAL(std::memcmp(&made_style, &style, sizeof style), 0);

    const keisen_plot_area_options area = KEISEN_PLOT_AREA_OPTIONS_INIT;
    keisen_plot_area_options made_area = detail::c_options(PlotAreaOptions());
    EXPECT_EQUAL(made_area.gradient, area.gradient);
    EXPECT(same(made_area.color, area.color));
    EXPECT(same(made_area.end_color, area.end_color));
    EXPECT(same(made_area.border_color, area.border_color));
    EXPECT_EQUAL(made_area.end_y, area.end_y);
    EXPECT_EQUAL(made_area.end_x, area.end_x);
    EXPECT_EQUAL(made_area.radii.top_left, area.radii.top_left);
    EXPECT_EQUAL(made_area.border_width, area.border_width);

    const keisen_grid_options grid = KEISEN_GRID_OPTIONS_INIT;
    keisen_grid_options made_grid = detail::c_options(GridOptions());
    EXPECT_EQUAL(made_grid.x, grid.x);
    EXPECT_EQUAL(made_grid.y, grid.y);
    EXPECT_EQUAL(made_grid.width, grid.width);
    EXPECT(same(made_grid.color, grid.color));

    const keisen_axis_options axis = KEISEN_AXIS_OPTIONS_INIT;
    const keisen_tick_format_options format = detail::c_options(TickFormat());
    keisen_axis_options made_axis = detail::c_options(AxisOptions(), format);
    EXPECT_EQUAL(made_axis.tick_count, axis.tick_count);
    EXPECT(made_axis.title == axis.title);
    EXPECT_EQUAL(made_axis.tick_length, axis.tick_length);
    EXPECT_EQUAL(made_axis.width, axis.width);
    EXPECT_EQUAL(made_axis.label_size, axis.label_size);
    EXPECT_EQUAL(made_axis.title_size, axis.title_size);
    EXPECT_EQUAL(made_axis.markup, axis.markup);
    EXPECT(same(made_axis.color, axis.color));
    EXPECT(same(made_axis.text_color, axis.text_color));

    const keisen_title_options title = KEISEN_TITLE_OPTIONS_INIT;
    keisen_title_options made_title = detail::c_options(TitleOptions());
    EXPECT_EQUAL(made_title.size, title.size);
    EXPECT_EQUAL(made_title.alignment, title.alignment);
    EXPECT_EQUAL(made_title.bold, title.bold);
    EXPECT_EQUAL(made_title.italic, title.italic);
    EXPECT_EQUAL(made_title.markup, title.markup);
    EXPECT(same(made_title.color, title.color));

    const keisen_legend_options legend = KEISEN_LEGEND_OPTIONS_INIT;
    keisen_legend_options made_legend = detail::c_options(LegendOptions());
    EXPECT_EQUAL(made_legend.place, legend.place);
    EXPECT(made_legend.title == legend.title);
    EXPECT_EQUAL(made_legend.columns, legend.columns);
    EXPECT_EQUAL(made_legend.alignment, legend.alignment);
    EXPECT_EQUAL(made_legend.label_size, legend.label_size);
    EXPECT_EQUAL(made_legend.swatch_width, legend.swatch_width);
    EXPECT_EQUAL(made_legend.insets.top, legend.insets.top);
    EXPECT_EQUAL(made_legend.border_width, legend.border_width);
    EXPECT_EQUAL(made_legend.radius, legend.radius);
    EXPECT_EQUAL(made_legend.reversed, legend.reversed);
    EXPECT_EQUAL(made_legend.markup, legend.markup);
    EXPECT(same(made_legend.background, legend.background));
    EXPECT(same(made_legend.border_color, legend.border_color));
    EXPECT(same(made_legend.text_color, legend.text_color));
  });

  test("points into dashes of stems and error bars", [] {
    StemOptions stems;
    stems.dash = {4, 2};
    const detail::StemOptionsForC made_stems(stems);
    EXPECT(made_stems.dash_count == 2 && made_stems.dash == stems.dash.data());
    ErrorBarOptions bars;
    bars.dash = {1, 2};
    const detail::ErrorBarOptionsForC made_bars(bars);
    EXPECT(made_bars.dash_count == 2 && made_bars.dash == bars.dash.data());
  });

  test("hands every option over", [] {
    LineOptions options;
    options.color = Color{0.25F, 0.5F, 0.75F, 0.5F};
    options.dash = {3, 1};
    options.label = "name";
    options.join = Join::mitre;
    options.cap = Cap::square;
    options.mitre_limit = 7;
    options.interpolation = LineInterpolation::step_middle;
    options.styles.resize(2);
    options.styles[1].dash = {4, 2};
    options.separated = true;
    options.blended = false;
    options.marker = Marker::star;
    options.marker_size = 5;
    options.marker_color = Color{0, 1, 0, 1};
    const detail::LineOptionsForC c(options);
    EXPECT_EQUAL(c.interpolation, KEISEN_LINE_INTERPOLATION_STEP_MIDDLE);
    EXPECT_EQUAL(c.style_count, 2);
    EXPECT_EQUAL(c.styles[0].dash_count, 0);
    EXPECT_EQUAL(c.styles[1].dash[1], 2);
    EXPECT(c.separated && !c.blended);
    EXPECT_EQUAL(c.marker, KEISEN_MARKER_STAR);
    EXPECT_EQUAL(c.marker_size, 5);
    EXPECT_EQUAL(c.marker_color.green, 1);
    EXPECT_EQUAL(c.color.blue, 0.75F);
    EXPECT_EQUAL(c.dash_count, 2);
    EXPECT_EQUAL(c.dash[0], 3);
    EXPECT(std::string(c.label) == "name");
    EXPECT_EQUAL(c.join, KEISEN_JOIN_MITRE);
    EXPECT_EQUAL(c.cap, KEISEN_CAP_SQUARE);
    EXPECT_EQUAL(c.mitre_limit, 7);
  });

  test("never takes a colour for automatic", [] {
    EXPECT_EQUAL(detail::c_color(Color{1, 1, 1, -1}).alpha, 0);
    EXPECT_EQUAL(detail::c_color(std::nullopt).alpha, -1);
  });

  test("reads colours", [] {
    EXPECT((Color::parse("#ff0000") == Color{1, 0, 0}));
    EXPECT((Color::parse("white") != Color{1, 1, 1, 0}));
    EXPECT_ERROR(Color::parse("#ff"), Status::invalid_argument);
  });

  test("throws for options that are not allowed", [] {
    Chart chart(10, 10);
    LineOptions options;
    options.dash = {1, 2, 3};
    EXPECT_ERROR(chart.add_line(Column{1.0, 2.0}, options), Status::invalid_argument);
    options.dash.clear();
    options.width = -1;
    EXPECT_ERROR(chart.add_line(Column{1.0, 2.0}, options), Status::invalid_argument);
    EXPECT_EQUAL(chart.series_count(), 0);
    AxisOptions axis;
    axis.label_size = -1;
    EXPECT_ERROR(Axis(chart.space(), Side::left, axis), Status::invalid_argument);
  });
}
