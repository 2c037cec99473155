// Written by scripts/make-faces from include/keisen.

import CKeisen
import Keisen

extension keisen_file_options: OptionsStruct {
  static var name: String { "keisen_file_options" }
  static var defaults: Self { keisen_file_options_default }
}

extension keisen_row_source_functions: OptionsStruct {
  static var name: String { "keisen_row_source_functions" }
  static var defaults: Self { keisen_row_source_functions_default }
}

extension keisen_row_source_options: OptionsStruct {
  static var name: String { "keisen_row_source_options" }
  static var defaults: Self { keisen_row_source_options_default }
}

extension keisen_custom_scale_options: OptionsStruct {
  static var name: String { "keisen_custom_scale_options" }
  static var defaults: Self { keisen_custom_scale_options_default }
}

extension keisen_scale_options: OptionsStruct {
  static var name: String { "keisen_scale_options" }
  static var defaults: Self { keisen_scale_options_default }
}

extension keisen_tick_format_options: OptionsStruct {
  static var name: String { "keisen_tick_format_options" }
  static var defaults: Self { keisen_tick_format_options_default }
}

extension keisen_polar_options: OptionsStruct {
  static var name: String { "keisen_polar_options" }
  static var defaults: Self { keisen_polar_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.clockwise, \.closed] }
}

extension keisen_color_scale_options: OptionsStruct {
  static var name: String { "keisen_color_scale_options" }
  static var defaults: Self { keisen_color_scale_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.reversed] }
}

extension keisen_plot_area_options: OptionsStruct {
  static var name: String { "keisen_plot_area_options" }
  static var defaults: Self { keisen_plot_area_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.gradient] }
}

extension keisen_grid_options: OptionsStruct {
  static var name: String { "keisen_grid_options" }
  static var defaults: Self { keisen_grid_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.x, \.y, \.minor_x, \.minor_y] }
}

extension keisen_title_options: OptionsStruct {
  static var name: String { "keisen_title_options" }
  static var defaults: Self { keisen_title_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.italic, \.markup] }
}

extension keisen_legend_options: OptionsStruct {
  static var name: String { "keisen_legend_options" }
  static var defaults: Self { keisen_legend_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.reversed, \.markup] }
}

extension keisen_color_bar_options: OptionsStruct {
  static var name: String { "keisen_color_bar_options" }
  static var defaults: Self { keisen_color_bar_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.markup] }
}

extension keisen_theme_options: OptionsStruct {
  static var name: String { "keisen_theme_options" }
  static var defaults: Self { keisen_theme_options_default }
}

extension keisen_data_table_options: OptionsStruct {
  static var name: String { "keisen_data_table_options" }
  static var defaults: Self { keisen_data_table_options_default }
}

extension keisen_sonification_options: OptionsStruct {
  static var name: String { "keisen_sonification_options" }
  static var defaults: Self { keisen_sonification_options_default }
}

extension keisen_line_style: OptionsStruct {
  static var name: String { "keisen_line_style" }
  static var defaults: Self { keisen_line_style_default }
}

extension keisen_line_options: OptionsStruct {
  static var name: String { "keisen_line_options" }
  static var defaults: Self { keisen_line_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.separated, \.blended] }
}

extension keisen_line_columns: OptionsStruct {
  static var name: String { "keisen_line_columns" }
  static var defaults: Self { keisen_line_columns_default }
}

extension keisen_point_columns: OptionsStruct {
  static var name: String { "keisen_point_columns" }
  static var defaults: Self { keisen_point_columns_default }
}

extension keisen_point_options: OptionsStruct {
  static var name: String { "keisen_point_options" }
  static var defaults: Self { keisen_point_options_default }
}

extension keisen_area_columns: OptionsStruct {
  static var name: String { "keisen_area_columns" }
  static var defaults: Self { keisen_area_columns_default }
}

extension keisen_area_options: OptionsStruct {
  static var name: String { "keisen_area_options" }
  static var defaults: Self { keisen_area_options_default }
}

extension keisen_bar_columns: OptionsStruct {
  static var name: String { "keisen_bar_columns" }
  static var defaults: Self { keisen_bar_columns_default }
}

extension keisen_bar_options: OptionsStruct {
  static var name: String { "keisen_bar_options" }
  static var defaults: Self { keisen_bar_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.snaps_edges] }
}

extension keisen_histogram_options: OptionsStruct {
  static var name: String { "keisen_histogram_options" }
  static var defaults: Self { keisen_histogram_options_default }
}

extension keisen_category_bar_options: OptionsStruct {
  static var name: String { "keisen_category_bar_options" }
  static var defaults: Self { keisen_category_bar_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.value_labels] }
}

extension keisen_stem_columns: OptionsStruct {
  static var name: String { "keisen_stem_columns" }
  static var defaults: Self { keisen_stem_columns_default }
}

extension keisen_stem_options: OptionsStruct {
  static var name: String { "keisen_stem_options" }
  static var defaults: Self { keisen_stem_options_default }
}

extension keisen_error_bar_columns: OptionsStruct {
  static var name: String { "keisen_error_bar_columns" }
  static var defaults: Self { keisen_error_bar_columns_default }
}

extension keisen_error_bar_options: OptionsStruct {
  static var name: String { "keisen_error_bar_options" }
  static var defaults: Self { keisen_error_bar_options_default }
}

extension keisen_candlestick_columns: OptionsStruct {
  static var name: String { "keisen_candlestick_columns" }
  static var defaults: Self { keisen_candlestick_columns_default }
}

extension keisen_candlestick_options: OptionsStruct {
  static var name: String { "keisen_candlestick_options" }
  static var defaults: Self { keisen_candlestick_options_default }
}

extension keisen_group_columns: OptionsStruct {
  static var name: String { "keisen_group_columns" }
  static var defaults: Self { keisen_group_columns_default }
}

extension keisen_box_options: OptionsStruct {
  static var name: String { "keisen_box_options" }
  static var defaults: Self { keisen_box_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.notched, \.means, \.outliers, \.given] }
}

extension keisen_violin_options: OptionsStruct {
  static var name: String { "keisen_violin_options" }
  static var defaults: Self { keisen_violin_options_default }
}

extension keisen_strip_options: OptionsStruct {
  static var name: String { "keisen_strip_options" }
  static var defaults: Self { keisen_strip_options_default }
}

extension keisen_cell_columns: OptionsStruct {
  static var name: String { "keisen_cell_columns" }
  static var defaults: Self { keisen_cell_columns_default }
}

extension keisen_hexbin_options: OptionsStruct {
  static var name: String { "keisen_hexbin_options" }
  static var defaults: Self { keisen_hexbin_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.log_x, \.log_y] }
}

extension keisen_heatmap_options: OptionsStruct {
  static var name: String { "keisen_heatmap_options" }
  static var defaults: Self { keisen_heatmap_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.value_labels] }
}

extension keisen_grid_histogram_options: OptionsStruct {
  static var name: String { "keisen_grid_histogram_options" }
  static var defaults: Self { keisen_grid_histogram_options_default }
}

extension keisen_density_columns: OptionsStruct {
  static var name: String { "keisen_density_columns" }
  static var defaults: Self { keisen_density_columns_default }
}

extension keisen_density_options: OptionsStruct {
  static var name: String { "keisen_density_options" }
  static var defaults: Self { keisen_density_options_default }
}

extension keisen_contour_columns: OptionsStruct {
  static var name: String { "keisen_contour_columns" }
  static var defaults: Self { keisen_contour_columns_default }
}

extension keisen_contour_options: OptionsStruct {
  static var name: String { "keisen_contour_options" }
  static var defaults: Self { keisen_contour_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.filled] }
}

extension keisen_quiver_columns: OptionsStruct {
  static var name: String { "keisen_quiver_columns" }
  static var defaults: Self { keisen_quiver_columns_default }
}

extension keisen_quiver_options: OptionsStruct {
  static var name: String { "keisen_quiver_options" }
  static var defaults: Self { keisen_quiver_options_default }
}

extension keisen_polygon_columns: OptionsStruct {
  static var name: String { "keisen_polygon_columns" }
  static var defaults: Self { keisen_polygon_columns_default }
}

extension keisen_polygon_options: OptionsStruct {
  static var name: String { "keisen_polygon_options" }
  static var defaults: Self { keisen_polygon_options_default }
}

extension keisen_sector_columns: OptionsStruct {
  static var name: String { "keisen_sector_columns" }
  static var defaults: Self { keisen_sector_columns_default }
}

extension keisen_sector_options: OptionsStruct {
  static var name: String { "keisen_sector_options" }
  static var defaults: Self { keisen_sector_options_default }
}

extension keisen_pie_columns: OptionsStruct {
  static var name: String { "keisen_pie_columns" }
  static var defaults: Self { keisen_pie_columns_default }
}

extension keisen_pie_options: OptionsStruct {
  static var name: String { "keisen_pie_options" }
  static var defaults: Self { keisen_pie_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.clockwise] }
}

extension keisen_treemap_columns: OptionsStruct {
  static var name: String { "keisen_treemap_columns" }
  static var defaults: Self { keisen_treemap_columns_default }
}

extension keisen_treemap_options: OptionsStruct {
  static var name: String { "keisen_treemap_options" }
  static var defaults: Self { keisen_treemap_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.show_values] }
}

extension keisen_calendar_columns: OptionsStruct {
  static var name: String { "keisen_calendar_columns" }
  static var defaults: Self { keisen_calendar_columns_default }
}

extension keisen_calendar_options: OptionsStruct {
  static var name: String { "keisen_calendar_options" }
  static var defaults: Self { keisen_calendar_options_default }
}

extension keisen_axis_options: OptionsStruct {
  static var name: String { "keisen_axis_options" }
  static var defaults: Self { keisen_axis_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.labels, \.label_turned, \.bounded, \.markup] }
}

extension keisen_polar_axis_options: OptionsStruct {
  static var name: String { "keisen_polar_axis_options" }
  static var defaults: Self { keisen_polar_axis_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.angles, \.radii, \.radius_placed] }
}

extension keisen_text_box_options: OptionsStruct {
  static var name: String { "keisen_text_box_options" }
  static var defaults: Self { keisen_text_box_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.bold, \.italic, \.markup] }
}

extension keisen_text_options: OptionsStruct {
  static var name: String { "keisen_text_options" }
  static var defaults: Self { keisen_text_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.clip, \.keep_inside] }
}

extension keisen_rule_options: OptionsStruct {
  static var name: String { "keisen_rule_options" }
  static var defaults: Self { keisen_rule_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.extends_range] }
}

extension keisen_span_options: OptionsStruct {
  static var name: String { "keisen_span_options" }
  static var defaults: Self { keisen_span_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.extends_range] }
}

extension keisen_arrow_options: OptionsStruct {
  static var name: String { "keisen_arrow_options" }
  static var defaults: Self { keisen_arrow_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.clip] }
}

extension keisen_hit_options: OptionsStruct {
  static var name: String { "keisen_hit_options" }
  static var defaults: Self { keisen_hit_options_default }
}

extension keisen_crosshair_options: OptionsStruct {
  static var name: String { "keisen_crosshair_options" }
  static var defaults: Self { keisen_crosshair_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.show_x, \.show_y, \.show_labels] }
}

extension keisen_tooltip_options: OptionsStruct {
  static var name: String { "keisen_tooltip_options" }
  static var defaults: Self { keisen_tooltip_options_default }
}

extension keisen_renderer_options: OptionsStruct {
  static var name: String { "keisen_renderer_options" }
  static var defaults: Self { keisen_renderer_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.validation] }
}

extension keisen_render_options: OptionsStruct {
  static var name: String { "keisen_render_options" }
  static var defaults: Self { keisen_render_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.exact, \.metadata] }
}

extension keisen_select_options: OptionsStruct {
  static var name: String { "keisen_select_options" }
  static var defaults: Self { keisen_select_options_default }
}

extension keisen_inset_options: OptionsStruct {
  static var name: String { "keisen_inset_options" }
  static var defaults: Self { keisen_inset_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.region, \.connected] }
}

extension keisen_batch_options: OptionsStruct {
  static var name: String { "keisen_batch_options" }
  static var defaults: Self { keisen_batch_options_default }
}

extension keisen_custom_restriction_options: OptionsStruct {
  static var name: String { "keisen_custom_restriction_options" }
  static var defaults: Self { keisen_custom_restriction_options_default }
}

extension keisen_padding_options: OptionsStruct {
  static var name: String { "keisen_padding_options" }
  static var defaults: Self { keisen_padding_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.shrink_min, \.shrink_max, \.applies_to_current] }
}

extension keisen_interval_options: OptionsStruct {
  static var name: String { "keisen_interval_options" }
  static var defaults: Self { keisen_interval_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.shrink_min, \.shrink_max] }
}

extension keisen_window_options: OptionsStruct {
  static var name: String { "keisen_window_options" }
  static var defaults: Self { keisen_window_options_default }
}

extension keisen_event: OptionsStruct {
  static var name: String { "keisen_event" }
  static var defaults: Self { keisen_event_default }
}

extension keisen_gesture_options: OptionsStruct {
  static var name: String { "keisen_gesture_options" }
  static var defaults: Self { keisen_gesture_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.changes_x, \.changes_y, \.soft, \.inertia] }
}

extension keisen_animation_options: OptionsStruct {
  static var name: String { "keisen_animation_options" }
  static var defaults: Self { keisen_animation_options_default }
  static var flags: [PartialKeyPath<Self>] { [\.has_start, \.in_values, \.autoreverse] }
}

extension keisen_message_box_options: OptionsStruct {
  static var name: String { "keisen_message_box_options" }
  static var defaults: Self { keisen_message_box_options_default }
}

extension keisen_image_options: OptionsStruct {
  static var name: String { "keisen_image_options" }
  static var defaults: Self { keisen_image_options_default }
}

extension keisen_canvas_options: OptionsStruct {
  static var name: String { "keisen_canvas_options" }
  static var defaults: Self { keisen_canvas_options_default }
}

extension keisen_brush: OptionsStruct {
  static var name: String { "keisen_brush" }
  static var defaults: Self { keisen_brush_default }
  static var flags: [PartialKeyPath<Self>] { [\.eraser] }
}

extension keisen_paint_options: OptionsStruct {
  static var name: String { "keisen_paint_options" }
  static var defaults: Self { keisen_paint_options_default }
}

extension keisen_hook_functions: OptionsStruct {
  static var name: String { "keisen_hook_functions" }
  static var defaults: Self { keisen_hook_functions_default }
}

extension keisen_compute_options: OptionsStruct {
  static var name: String { "keisen_compute_options" }
  static var defaults: Self { keisen_compute_options_default }
}

extension keisen_shape_options: OptionsStruct {
  static var name: String { "keisen_shape_options" }
  static var defaults: Self { keisen_shape_options_default }
}

extension keisen_custom_series_functions: OptionsStruct {
  static var name: String { "keisen_custom_series_functions" }
  static var defaults: Self { keisen_custom_series_functions_default }
}

extension keisen_custom_series_options: OptionsStruct {
  static var name: String { "keisen_custom_series_options" }
  static var defaults: Self { keisen_custom_series_options_default }
}

extension keisen_custom_attachment_functions: OptionsStruct {
  static var name: String { "keisen_custom_attachment_functions" }
  static var defaults: Self { keisen_custom_attachment_functions_default }
}

@c @implementation
public func keisen_file_options_init(
  _ options: Out<keisen_file_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_row_source_functions_init(
  _ functions: Out<keisen_row_source_functions>, _ struct_size: UInt32
) -> keisen_status {
  initialize(functions, struct_size)
}

@c @implementation
public func keisen_row_source_options_init(
  _ options: Out<keisen_row_source_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_custom_scale_options_init(
  _ options: Out<keisen_custom_scale_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_scale_options_init(
  _ options: Out<keisen_scale_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_tick_format_options_init(
  _ options: Out<keisen_tick_format_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_polar_options_init(
  _ options: Out<keisen_polar_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_color_scale_options_init(
  _ options: Out<keisen_color_scale_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_plot_area_options_init(
  _ options: Out<keisen_plot_area_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_grid_options_init(
  _ options: Out<keisen_grid_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_title_options_init(
  _ options: Out<keisen_title_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_legend_options_init(
  _ options: Out<keisen_legend_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_color_bar_options_init(
  _ options: Out<keisen_color_bar_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_theme_options_init(
  _ options: Out<keisen_theme_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_data_table_options_init(
  _ options: Out<keisen_data_table_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_sonification_options_init(
  _ options: Out<keisen_sonification_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_line_style_init(
  _ style: Out<keisen_line_style>, _ struct_size: UInt32
) -> keisen_status {
  initialize(style, struct_size)
}

@c @implementation
public func keisen_line_options_init(
  _ options: Out<keisen_line_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_line_columns_init(
  _ columns: Out<keisen_line_columns>, _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_point_columns_init(
  _ columns: Out<keisen_point_columns>, _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_point_options_init(
  _ options: Out<keisen_point_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_area_columns_init(
  _ columns: Out<keisen_area_columns>, _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_area_options_init(
  _ options: Out<keisen_area_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_bar_columns_init(
  _ columns: Out<keisen_bar_columns>, _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_bar_options_init(
  _ options: Out<keisen_bar_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_histogram_options_init(
  _ options: Out<keisen_histogram_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_category_bar_options_init(
  _ options: Out<keisen_category_bar_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_stem_columns_init(
  _ columns: Out<keisen_stem_columns>, _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_stem_options_init(
  _ options: Out<keisen_stem_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_error_bar_columns_init(
  _ columns: Out<keisen_error_bar_columns>, _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_error_bar_options_init(
  _ options: Out<keisen_error_bar_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_candlestick_columns_init(
  _ columns: Out<keisen_candlestick_columns>, _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_candlestick_options_init(
  _ options: Out<keisen_candlestick_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_group_columns_init(
  _ columns: Out<keisen_group_columns>, _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_box_options_init(
  _ options: Out<keisen_box_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_violin_options_init(
  _ options: Out<keisen_violin_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_strip_options_init(
  _ options: Out<keisen_strip_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_cell_columns_init(
  _ columns: Out<keisen_cell_columns>, _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_hexbin_options_init(
  _ options: Out<keisen_hexbin_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_heatmap_options_init(
  _ options: Out<keisen_heatmap_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_grid_histogram_options_init(
  _ options: Out<keisen_grid_histogram_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_density_columns_init(
  _ columns: Out<keisen_density_columns>, _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_density_options_init(
  _ options: Out<keisen_density_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_contour_columns_init(
  _ columns: Out<keisen_contour_columns>, _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_contour_options_init(
  _ options: Out<keisen_contour_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_quiver_columns_init(
  _ columns: Out<keisen_quiver_columns>, _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_quiver_options_init(
  _ options: Out<keisen_quiver_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_polygon_columns_init(
  _ columns: Out<keisen_polygon_columns>, _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_polygon_options_init(
  _ options: Out<keisen_polygon_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_sector_columns_init(
  _ columns: Out<keisen_sector_columns>, _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_sector_options_init(
  _ options: Out<keisen_sector_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_pie_columns_init(
  _ columns: Out<keisen_pie_columns>, _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_pie_options_init(
  _ options: Out<keisen_pie_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_treemap_columns_init(
  _ columns: Out<keisen_treemap_columns>, _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_treemap_options_init(
  _ options: Out<keisen_treemap_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_calendar_columns_init(
  _ columns: Out<keisen_calendar_columns>, _ struct_size: UInt32
) -> keisen_status {
  initialize(columns, struct_size)
}

@c @implementation
public func keisen_calendar_options_init(
  _ options: Out<keisen_calendar_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_axis_options_init(
  _ options: Out<keisen_axis_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_polar_axis_options_init(
  _ options: Out<keisen_polar_axis_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_text_box_options_init(
  _ options: Out<keisen_text_box_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_text_options_init(
  _ options: Out<keisen_text_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_rule_options_init(
  _ options: Out<keisen_rule_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_span_options_init(
  _ options: Out<keisen_span_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_arrow_options_init(
  _ options: Out<keisen_arrow_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_hit_options_init(
  _ options: Out<keisen_hit_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_crosshair_options_init(
  _ options: Out<keisen_crosshair_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_tooltip_options_init(
  _ options: Out<keisen_tooltip_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_renderer_options_init(
  _ options: Out<keisen_renderer_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_render_options_init(
  _ options: Out<keisen_render_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_select_options_init(
  _ options: Out<keisen_select_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_inset_options_init(
  _ options: Out<keisen_inset_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_batch_options_init(
  _ options: Out<keisen_batch_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_custom_restriction_options_init(
  _ options: Out<keisen_custom_restriction_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_padding_options_init(
  _ options: Out<keisen_padding_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_interval_options_init(
  _ options: Out<keisen_interval_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_window_options_init(
  _ options: Out<keisen_window_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_event_init(_ event: Out<keisen_event>, _ struct_size: UInt32) -> keisen_status {
  initialize(event, struct_size)
}

@c @implementation
public func keisen_gesture_options_init(
  _ options: Out<keisen_gesture_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_animation_options_init(
  _ options: Out<keisen_animation_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_message_box_options_init(
  _ options: Out<keisen_message_box_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_image_options_init(
  _ options: Out<keisen_image_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_canvas_options_init(
  _ options: Out<keisen_canvas_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_brush_init(_ brush: Out<keisen_brush>, _ struct_size: UInt32) -> keisen_status {
  initialize(brush, struct_size)
}

@c @implementation
public func keisen_paint_options_init(
  _ options: Out<keisen_paint_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_hook_functions_init(
  _ functions: Out<keisen_hook_functions>, _ struct_size: UInt32
) -> keisen_status {
  initialize(functions, struct_size)
}

@c @implementation
public func keisen_compute_options_init(
  _ options: Out<keisen_compute_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_shape_options_init(
  _ options: Out<keisen_shape_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_custom_series_functions_init(
  _ functions: Out<keisen_custom_series_functions>, _ struct_size: UInt32
) -> keisen_status {
  initialize(functions, struct_size)
}

@c @implementation
public func keisen_custom_series_options_init(
  _ options: Out<keisen_custom_series_options>, _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_custom_attachment_functions_init(
  _ functions: Out<keisen_custom_attachment_functions>, _ struct_size: UInt32
) -> keisen_status {
  initialize(functions, struct_size)
}
