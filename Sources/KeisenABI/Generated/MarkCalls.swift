// Written by scripts/make-faces from include/keisen.

import CKeisen
import Keisen

@c @implementation
public func keisen_series_create_points(
  _ space: Handle, _ columns: In<keisen_point_columns>, _ options: In<keisen_point_options>,
  _ series: Out<Handle>
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_series_set_point_columns(
  _ series: Handle, _ columns: In<keisen_point_columns>
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_point_options(
  _ series: Handle, _ options: In<keisen_point_options>
) -> keisen_status {
  setMarkOptions(series, options)
}

@c @implementation
public func keisen_chart_add_points(
  _ chart: Handle, _ columns: In<keisen_point_columns>, _ options: In<keisen_point_options>,
  _ series: Out<Handle>
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_create_area(
  _ space: Handle, _ columns: In<keisen_area_columns>, _ options: In<keisen_area_options>,
  _ series: Out<Handle>
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_series_set_area_columns(
  _ series: Handle, _ columns: In<keisen_area_columns>
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_area_options(
  _ series: Handle, _ options: In<keisen_area_options>
) -> keisen_status {
  setMarkOptions(series, options)
}

@c @implementation
public func keisen_chart_add_area(
  _ chart: Handle, _ columns: In<keisen_area_columns>, _ options: In<keisen_area_options>,
  _ series: Out<Handle>
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_create_bars(
  _ space: Handle, _ columns: In<keisen_bar_columns>, _ options: In<keisen_bar_options>,
  _ series: Out<Handle>
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_series_set_bar_columns(
  _ series: Handle, _ columns: In<keisen_bar_columns>
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_bar_options(
  _ series: Handle, _ options: In<keisen_bar_options>
) -> keisen_status {
  setMarkOptions(series, options)
}

@c @implementation
public func keisen_chart_add_bars(
  _ chart: Handle, _ columns: In<keisen_bar_columns>, _ options: In<keisen_bar_options>,
  _ series: Out<Handle>
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_create_stems(
  _ space: Handle, _ columns: In<keisen_stem_columns>, _ options: In<keisen_stem_options>,
  _ series: Out<Handle>
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_series_set_stem_columns(
  _ series: Handle, _ columns: In<keisen_stem_columns>
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_stem_options(
  _ series: Handle, _ options: In<keisen_stem_options>
) -> keisen_status {
  setMarkOptions(series, options)
}

@c @implementation
public func keisen_chart_add_stems(
  _ chart: Handle, _ columns: In<keisen_stem_columns>, _ options: In<keisen_stem_options>,
  _ series: Out<Handle>
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_create_error_bars(
  _ space: Handle, _ columns: In<keisen_error_bar_columns>, _ options: In<keisen_error_bar_options>,
  _ series: Out<Handle>
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_series_set_error_bar_columns(
  _ series: Handle, _ columns: In<keisen_error_bar_columns>
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_error_bar_options(
  _ series: Handle, _ options: In<keisen_error_bar_options>
) -> keisen_status {
  setMarkOptions(series, options)
}

@c @implementation
public func keisen_chart_add_error_bars(
  _ chart: Handle, _ columns: In<keisen_error_bar_columns>, _ options: In<keisen_error_bar_options>,
  _ series: Out<Handle>
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_create_candlesticks(
  _ space: Handle, _ columns: In<keisen_candlestick_columns>,
  _ options: In<keisen_candlestick_options>, _ series: Out<Handle>
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_series_set_candlestick_columns(
  _ series: Handle, _ columns: In<keisen_candlestick_columns>
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_candlestick_options(
  _ series: Handle, _ options: In<keisen_candlestick_options>
) -> keisen_status {
  setMarkOptions(series, options)
}

@c @implementation
public func keisen_chart_add_candlesticks(
  _ chart: Handle, _ columns: In<keisen_candlestick_columns>,
  _ options: In<keisen_candlestick_options>, _ series: Out<Handle>
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_create_boxes(
  _ space: Handle, _ columns: In<keisen_group_columns>, _ options: In<keisen_box_options>,
  _ series: Out<Handle>
) -> keisen_status {
  createGroups(space, columns, options, series)
}

@c @implementation
public func keisen_chart_add_boxes(
  _ chart: Handle, _ columns: In<keisen_group_columns>, _ options: In<keisen_box_options>,
  _ series: Out<Handle>
) -> keisen_status {
  addGroups(chart, columns, options, series)
}

@c @implementation
public func keisen_series_set_box_options(
  _ series: Handle, _ options: In<keisen_box_options>
) -> keisen_status {
  setMarkOptions(series, options)
}

@c @implementation
public func keisen_series_create_violins(
  _ space: Handle, _ columns: In<keisen_group_columns>, _ options: In<keisen_violin_options>,
  _ series: Out<Handle>
) -> keisen_status {
  createGroups(space, columns, options, series)
}

@c @implementation
public func keisen_chart_add_violins(
  _ chart: Handle, _ columns: In<keisen_group_columns>, _ options: In<keisen_violin_options>,
  _ series: Out<Handle>
) -> keisen_status {
  addGroups(chart, columns, options, series)
}

@c @implementation
public func keisen_series_set_violin_options(
  _ series: Handle, _ options: In<keisen_violin_options>
) -> keisen_status {
  setMarkOptions(series, options)
}

@c @implementation
public func keisen_series_create_strip(
  _ space: Handle, _ columns: In<keisen_group_columns>, _ options: In<keisen_strip_options>,
  _ series: Out<Handle>
) -> keisen_status {
  createGroups(space, columns, options, series)
}

@c @implementation
public func keisen_chart_add_strip(
  _ chart: Handle, _ columns: In<keisen_group_columns>, _ options: In<keisen_strip_options>,
  _ series: Out<Handle>
) -> keisen_status {
  addGroups(chart, columns, options, series)
}

@c @implementation
public func keisen_series_set_strip_options(
  _ series: Handle, _ options: In<keisen_strip_options>
) -> keisen_status {
  setMarkOptions(series, options)
}

@c @implementation
public func keisen_series_create_hexbin(
  _ space: Handle, _ columns: In<keisen_cell_columns>, _ options: In<keisen_hexbin_options>,
  _ series: Out<Handle>
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_chart_add_hexbin(
  _ chart: Handle, _ columns: In<keisen_cell_columns>, _ options: In<keisen_hexbin_options>,
  _ series: Out<Handle>
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_set_hexbin_columns(
  _ series: Handle, _ columns: In<keisen_cell_columns>
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_hexbin_options(
  _ series: Handle, _ options: In<keisen_hexbin_options>
) -> keisen_status {
  setMarkOptions(series, options)
}

@c @implementation
public func keisen_series_create_density(
  _ space: Handle, _ columns: In<keisen_density_columns>, _ options: In<keisen_density_options>,
  _ series: Out<Handle>
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_series_set_density_columns(
  _ series: Handle, _ columns: In<keisen_density_columns>
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_density_options(
  _ series: Handle, _ options: In<keisen_density_options>
) -> keisen_status {
  setMarkOptions(series, options)
}

@c @implementation
public func keisen_chart_add_density(
  _ chart: Handle, _ columns: In<keisen_density_columns>, _ options: In<keisen_density_options>,
  _ series: Out<Handle>
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_create_contours(
  _ space: Handle, _ columns: In<keisen_contour_columns>, _ options: In<keisen_contour_options>,
  _ series: Out<Handle>
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_series_set_contour_columns(
  _ series: Handle, _ columns: In<keisen_contour_columns>
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_contour_options(
  _ series: Handle, _ options: In<keisen_contour_options>
) -> keisen_status {
  setMarkOptions(series, options)
}

@c @implementation
public func keisen_chart_add_contours(
  _ chart: Handle, _ columns: In<keisen_contour_columns>, _ options: In<keisen_contour_options>,
  _ series: Out<Handle>
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_create_quiver(
  _ space: Handle, _ columns: In<keisen_quiver_columns>, _ options: In<keisen_quiver_options>,
  _ series: Out<Handle>
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_series_set_quiver_columns(
  _ series: Handle, _ columns: In<keisen_quiver_columns>
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_quiver_options(
  _ series: Handle, _ options: In<keisen_quiver_options>
) -> keisen_status {
  setMarkOptions(series, options)
}

@c @implementation
public func keisen_chart_add_quiver(
  _ chart: Handle, _ columns: In<keisen_quiver_columns>, _ options: In<keisen_quiver_options>,
  _ series: Out<Handle>
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_create_polygons(
  _ space: Handle, _ columns: In<keisen_polygon_columns>, _ options: In<keisen_polygon_options>,
  _ series: Out<Handle>
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_series_set_polygon_columns(
  _ series: Handle, _ columns: In<keisen_polygon_columns>
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_polygon_options(
  _ series: Handle, _ options: In<keisen_polygon_options>
) -> keisen_status {
  setMarkOptions(series, options)
}

@c @implementation
public func keisen_chart_add_polygons(
  _ chart: Handle, _ columns: In<keisen_polygon_columns>, _ options: In<keisen_polygon_options>,
  _ series: Out<Handle>
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_create_sectors(
  _ space: Handle, _ columns: In<keisen_sector_columns>, _ options: In<keisen_sector_options>,
  _ series: Out<Handle>
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_series_set_sector_columns(
  _ series: Handle, _ columns: In<keisen_sector_columns>
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_sector_options(
  _ series: Handle, _ options: In<keisen_sector_options>
) -> keisen_status {
  setMarkOptions(series, options)
}

@c @implementation
public func keisen_series_create_pie(
  _ space: Handle, _ columns: In<keisen_pie_columns>, _ options: In<keisen_pie_options>,
  _ series: Out<Handle>
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_series_set_pie_columns(
  _ series: Handle, _ columns: In<keisen_pie_columns>
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_pie_options(
  _ series: Handle, _ options: In<keisen_pie_options>
) -> keisen_status {
  setMarkOptions(series, options)
}

@c @implementation
public func keisen_chart_add_pie(
  _ chart: Handle, _ columns: In<keisen_pie_columns>, _ options: In<keisen_pie_options>,
  _ series: Out<Handle>
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_create_treemap(
  _ space: Handle, _ columns: In<keisen_treemap_columns>, _ options: In<keisen_treemap_options>,
  _ series: Out<Handle>
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_series_set_treemap_columns(
  _ series: Handle, _ columns: In<keisen_treemap_columns>
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_treemap_options(
  _ series: Handle, _ options: In<keisen_treemap_options>
) -> keisen_status {
  setMarkOptions(series, options)
}

@c @implementation
public func keisen_chart_add_treemap(
  _ chart: Handle, _ columns: In<keisen_treemap_columns>, _ options: In<keisen_treemap_options>,
  _ series: Out<Handle>
) -> keisen_status {
  addMark(chart, columns, options, series)
}

@c @implementation
public func keisen_series_create_calendar(
  _ space: Handle, _ columns: In<keisen_calendar_columns>, _ options: In<keisen_calendar_options>,
  _ series: Out<Handle>
) -> keisen_status {
  createMark(space, columns, options, series)
}

@c @implementation
public func keisen_series_set_calendar_columns(
  _ series: Handle, _ columns: In<keisen_calendar_columns>
) -> keisen_status {
  setMarkColumns(series, columns)
}

@c @implementation
public func keisen_series_set_calendar_options(
  _ series: Handle, _ options: In<keisen_calendar_options>
) -> keisen_status {
  setMarkOptions(series, options)
}

@c @implementation
public func keisen_chart_add_calendar(
  _ chart: Handle, _ columns: In<keisen_calendar_columns>, _ options: In<keisen_calendar_options>,
  _ series: Out<Handle>
) -> keisen_status {
  addMark(chart, columns, options, series)
}
