// SPDX-License-Identifier: MIT
//
// Written by scripts/make-faces from the C headers.
// clang-format off
#pragma once

#include <keisen/detail/fields.hpp>

namespace keisen {

namespace detail {

/// What makes a struct of C: with its defaults, and the fields that one of C++ has alike.
template <typename C> struct Struct;

template <> struct Struct<keisen_animation_options> {
  template <typename Given> static keisen_animation_options of(const Given &given) {
    keisen_animation_options c = KEISEN_ANIMATION_OPTIONS_INIT;
    set_field(c.easing, given.easing);
    set_field(c.in_values, given.in_values);
    set_field(c.autoreverse, given.autoreverse);
    set_field(c.repeat_count, given.repeat_count);
    set_field(c.delay, given.delay);
    set_field(c.duration, given.duration);
    set_field(c.bounce, given.bounce);
    set_field(c.stiffness, given.stiffness);
    set_field(c.damping, given.damping);
    return c;
  }
};

template <> struct Struct<keisen_area_columns> {
  template <typename Given> static keisen_area_columns of(const Given &given) {
    keisen_area_columns c = KEISEN_AREA_COLUMNS_INIT;
    set_field(c.x, given.x);
    set_field(c.y, given.y);
    set_field(c.y2, given.y2);
    return c;
  }
};

template <> struct Struct<keisen_area_options> {
  template <typename Given> static keisen_area_options of(const Given &given) {
    keisen_area_options c = KEISEN_AREA_OPTIONS_INIT;
    set_field(c.interpolation, given.interpolation);
    set_field(c.color, given.color);
    set_field(c.alpha, given.alpha);
    set_field(c.baseline, given.baseline);
    set_field(c.curve_alpha, given.curve_alpha);
    set_field(c.label, given.label);
    return c;
  }
};

template <> struct Struct<keisen_arrow_options> {
  template <typename Given> static keisen_arrow_options of(const Given &given) {
    keisen_arrow_options c = KEISEN_ARROW_OPTIONS_INIT;
    set_field(c.heads, given.heads);
    set_field(c.start_x_coordinates, given.start_x_coordinates);
    set_field(c.start_y_coordinates, given.start_y_coordinates);
    set_field(c.end_x_coordinates, given.end_x_coordinates);
    set_field(c.end_y_coordinates, given.end_y_coordinates);
    set_field(c.clip, given.clip);
    set_field(c.start_offset_x, given.start_offset_x);
    set_field(c.start_offset_y, given.start_offset_y);
    set_field(c.end_offset_x, given.end_offset_x);
    set_field(c.end_offset_y, given.end_offset_y);
    set_field(c.width, given.width);
    set_field(c.color, given.color);
    set_field(c.head_length, given.head_length);
    set_field(c.head_width, given.head_width);
    set_field(c.start_gap, given.start_gap);
    set_field(c.end_gap, given.end_gap);
    return c;
  }
};

template <> struct Struct<keisen_axis_options> {
  template <typename Given> static keisen_axis_options of(const Given &given) {
    keisen_axis_options c = KEISEN_AXIS_OPTIONS_INIT;
    set_field(c.tick_count, given.tick_count);
    set_field(c.title, given.title);
    set_field(c.minor, given.minor);
    set_field(c.tick_interval, given.tick_interval);
    set_field(c.tick_anchor, given.tick_anchor);
    set_field(c.tick_length, given.tick_length);
    set_field(c.tick_start, given.tick_start);
    set_field(c.tick_end, given.tick_end);
    set_field(c.minor_length, given.minor_length);
    set_field(c.minor_start, given.minor_start);
    set_field(c.minor_end, given.minor_end);
    set_field(c.minor_count, given.minor_count);
    set_field(c.labels, given.labels);
    set_field(c.markup, given.markup);
    set_field(c.width, given.width);
    set_field(c.label_size, given.label_size);
    set_field(c.label_background, given.label_background);
    set_field(c.label_radius, given.label_radius);
    set_field(c.label_insets, given.label_insets);
    set_field(c.title_size, given.title_size);
    set_field(c.color, given.color);
    set_field(c.text_color, given.text_color);
    return c;
  }
};

template <> struct Struct<keisen_bar_columns> {
  template <typename Given> static keisen_bar_columns of(const Given &given) {
    keisen_bar_columns c = KEISEN_BAR_COLUMNS_INIT;
    set_field(c.orientation, given.orientation);
    set_field(c.value, given.value);
    set_field(c.base, given.base);
    set_field(c.position, given.position);
    set_field(c.end, given.end);
    set_field(c.width, given.width);
    set_field(c.style_index, given.style_index);
    set_field(c.color, given.color);
    set_field(c.color_scale, given.color_scale);
    return c;
  }
};

template <> struct Struct<keisen_bar_options> {
  template <typename Given> static keisen_bar_options of(const Given &given) {
    keisen_bar_options c = KEISEN_BAR_OPTIONS_INIT;
    set_field(c.width_unit, given.width_unit);
    set_field(c.bar_width, given.bar_width);
    set_field(c.offset, given.offset);
    set_field(c.baseline, given.baseline);
    set_field(c.angle, given.angle);
    set_field(c.anchor, given.anchor);
    set_field(c.color, given.color);
    set_field(c.alpha, given.alpha);
    set_field(c.border_width, given.border_width);
    set_field(c.border_color, given.border_color);
    set_field(c.connector_width, given.connector_width);
    set_field(c.connector_color, given.connector_color);
    set_field(c.snaps_edges, given.snaps_edges);
    set_field(c.value_labels, given.value_labels);
    set_field(c.value_color, given.value_color);
    set_field(c.value_size, given.value_size);
    set_field(c.label, given.label);
    return c;
  }
};

template <> struct Struct<keisen_box_options> {
  template <typename Given> static keisen_box_options of(const Given &given) {
    keisen_box_options c = KEISEN_BOX_OPTIONS_INIT;
    set_field(c.value_dimension, given.value_dimension);
    set_field(c.notched, given.notched);
    set_field(c.means, given.means);
    set_field(c.outliers, given.outliers);
    set_field(c.width, given.width);
    set_field(c.alpha, given.alpha);
    set_field(c.line_width, given.line_width);
    set_field(c.cap_width, given.cap_width);
    set_field(c.outlier_size, given.outlier_size);
    set_field(c.color, given.color);
    set_field(c.line_color, given.line_color);
    set_field(c.label, given.label);
    set_field(c.given, given.given);
    return c;
  }
};

template <> struct Struct<keisen_calendar_columns> {
  template <typename Given> static keisen_calendar_columns of(const Given &given) {
    keisen_calendar_columns c = KEISEN_CALENDAR_COLUMNS_INIT;
    set_field(c.days, given.days);
    set_field(c.values, given.values);
    set_field(c.color_scale, given.color_scale);
    return c;
  }
};

template <> struct Struct<keisen_calendar_options> {
  template <typename Given> static keisen_calendar_options of(const Given &given) {
    keisen_calendar_options c = KEISEN_CALENDAR_OPTIONS_INIT;
    set_field(c.first_weekday, given.first_weekday);
    set_field(c.gap, given.gap);
    set_field(c.label_size, given.label_size);
    set_field(c.border_width, given.border_width);
    set_field(c.border_color, given.border_color);
    set_field(c.color, given.color);
    set_field(c.alpha, given.alpha);
    set_field(c.label, given.label);
    return c;
  }
};

template <> struct Struct<keisen_candlestick_columns> {
  template <typename Given> static keisen_candlestick_columns of(const Given &given) {
    keisen_candlestick_columns c = KEISEN_CANDLESTICK_COLUMNS_INIT;
    set_field(c.x, given.x);
    set_field(c.open, given.open);
    set_field(c.high, given.high);
    set_field(c.low, given.low);
    set_field(c.close, given.close);
    return c;
  }
};

template <> struct Struct<keisen_candlestick_options> {
  template <typename Given> static keisen_candlestick_options of(const Given &given) {
    keisen_candlestick_options c = KEISEN_CANDLESTICK_OPTIONS_INIT;
    set_field(c.shape, given.shape);
    set_field(c.width_unit, given.width_unit);
    set_field(c.bar_width, given.bar_width);
    set_field(c.width, given.width);
    set_field(c.alpha, given.alpha);
    set_field(c.rising_color, given.rising_color);
    set_field(c.falling_color, given.falling_color);
    set_field(c.unchanged_color, given.unchanged_color);
    set_field(c.label, given.label);
    return c;
  }
};

template <> struct Struct<keisen_canvas_options> {
  template <typename Given> static keisen_canvas_options of(const Given &given) {
    keisen_canvas_options c = KEISEN_CANVAS_OPTIONS_INIT;
    set_field(c.x_coordinates, given.x_coordinates);
    set_field(c.y_coordinates, given.y_coordinates);
    set_field(c.offset_x, given.offset_x);
    set_field(c.offset_y, given.offset_y);
    return c;
  }
};

template <> struct Struct<keisen_category_bar_options> {
  template <typename Given> static keisen_category_bar_options of(const Given &given) {
    keisen_category_bar_options c = KEISEN_CATEGORY_BAR_OPTIONS_INIT;
    set_field(c.highlight, given.highlight);
    set_field(c.value_labels, given.value_labels);
    set_field(c.baseline, given.baseline);
    set_field(c.headroom, given.headroom);
    set_field(c.bar_width, given.bar_width);
    set_field(c.color, given.color);
    set_field(c.highlight_color, given.highlight_color);
    set_field(c.border_color, given.border_color);
    set_field(c.border_width, given.border_width);
    set_field(c.corner_radius, given.corner_radius);
    set_field(c.baseline_width, given.baseline_width);
    set_field(c.baseline_color, given.baseline_color);
    set_field(c.value_color, given.value_color);
    set_field(c.value_size, given.value_size);
    set_field(c.label, given.label);
    set_field(c.alpha, given.alpha);
    return c;
  }
};

template <> struct Struct<keisen_cell_columns> {
  template <typename Given> static keisen_cell_columns of(const Given &given) {
    keisen_cell_columns c = KEISEN_CELL_COLUMNS_INIT;
    set_field(c.x, given.x);
    set_field(c.y, given.y);
    set_field(c.values, given.values);
    set_field(c.color_scale, given.color_scale);
    return c;
  }
};

template <> struct Struct<keisen_color_bar_options> {
  template <typename Given> static keisen_color_bar_options of(const Given &given) {
    keisen_color_bar_options c = KEISEN_COLOR_BAR_OPTIONS_INIT;
    set_field(c.tick_count, given.tick_count);
    set_field(c.title, given.title);
    set_field(c.width, given.width);
    set_field(c.length, given.length);
    set_field(c.label_size, given.label_size);
    set_field(c.title_size, given.title_size);
    set_field(c.border_width, given.border_width);
    set_field(c.border_color, given.border_color);
    set_field(c.text_color, given.text_color);
    set_field(c.markup, given.markup);
    return c;
  }
};

template <> struct Struct<keisen_color_scale_options> {
  template <typename Given> static keisen_color_scale_options of(const Given &given) {
    keisen_color_scale_options c = KEISEN_COLOR_SCALE_OPTIONS_INIT;
    set_field(c.map, given.map);
    set_field(c.missing, given.missing);
    set_field(c.below, given.below);
    set_field(c.above, given.above);
    set_field(c.reversed, given.reversed);
    return c;
  }
};

template <> struct Struct<keisen_compute_options> {
  template <typename Given> static keisen_compute_options of(const Given &given) {
    keisen_compute_options c = KEISEN_COMPUTE_OPTIONS_INIT;
    set_field(c.entry_point, given.entry_point);
    set_field(c.time_limit, given.time_limit);
    return c;
  }
};

template <> struct Struct<keisen_contour_columns> {
  template <typename Given> static keisen_contour_columns of(const Given &given) {
    keisen_contour_columns c = KEISEN_CONTOUR_COLUMNS_INIT;
    set_field(c.x, given.x);
    set_field(c.y, given.y);
    set_field(c.values, given.values);
    set_field(c.color_scale, given.color_scale);
    return c;
  }
};

template <> struct Struct<keisen_contour_options> {
  template <typename Given> static keisen_contour_options of(const Given &given) {
    keisen_contour_options c = KEISEN_CONTOUR_OPTIONS_INIT;
    set_field(c.filled, given.filled);
    set_field(c.level_count, given.level_count);
    set_field(c.width, given.width);
    set_field(c.color, given.color);
    set_field(c.alpha, given.alpha);
    set_field(c.label_size, given.label_size);
    set_field(c.label, given.label);
    return c;
  }
};

template <> struct Struct<keisen_crosshair_options> {
  template <typename Given> static keisen_crosshair_options of(const Given &given) {
    keisen_crosshair_options c = KEISEN_CROSSHAIR_OPTIONS_INIT;
    set_field(c.snap, given.snap);
    set_field(c.show_x, given.show_x);
    set_field(c.show_y, given.show_y);
    set_field(c.show_labels, given.show_labels);
    set_field(c.width, given.width);
    set_field(c.color, given.color);
    set_field(c.label_size, given.label_size);
    set_field(c.label_color, given.label_color);
    set_field(c.label_background, given.label_background);
    set_field(c.label_radius, given.label_radius);
    set_field(c.marker_size, given.marker_size);
    set_field(c.marker_color, given.marker_color);
    return c;
  }
};

template <> struct Struct<keisen_custom_scale_options> {
  template <typename Given> static keisen_custom_scale_options of(const Given &given) {
    keisen_custom_scale_options c = KEISEN_CUSTOM_SCALE_OPTIONS_INIT;
    set_field(c.label, given.label);
    set_field(c.low, given.low);
    set_field(c.high, given.high);
    return c;
  }
};

template <> struct Struct<keisen_data_table_options> {
  template <typename Given> static keisen_data_table_options of(const Given &given) {
    keisen_data_table_options c = KEISEN_DATA_TABLE_OPTIONS_INIT;
    set_field(c.format, given.format);
    set_field(c.max_rows, given.max_rows);
    return c;
  }
};

template <> struct Struct<keisen_density_columns> {
  template <typename Given> static keisen_density_columns of(const Given &given) {
    keisen_density_columns c = KEISEN_DENSITY_COLUMNS_INIT;
    set_field(c.aggregation, given.aggregation);
    set_field(c.x, given.x);
    set_field(c.y, given.y);
    set_field(c.values, given.values);
    set_field(c.color_scale, given.color_scale);
    return c;
  }
};

template <> struct Struct<keisen_density_options> {
  template <typename Given> static keisen_density_options of(const Given &given) {
    keisen_density_options c = KEISEN_DENSITY_OPTIONS_INIT;
    set_field(c.spread, given.spread);
    set_field(c.cell_size, given.cell_size);
    set_field(c.alpha, given.alpha);
    set_field(c.label, given.label);
    return c;
  }
};

template <> struct Struct<keisen_error_bar_columns> {
  template <typename Given> static keisen_error_bar_columns of(const Given &given) {
    keisen_error_bar_columns c = KEISEN_ERROR_BAR_COLUMNS_INIT;
    set_field(c.x, given.x);
    set_field(c.y, given.y);
    set_field(c.x_low, given.x_low);
    set_field(c.x_high, given.x_high);
    set_field(c.y_low, given.y_low);
    set_field(c.y_high, given.y_high);
    set_field(c.color, given.color);
    set_field(c.color_scale, given.color_scale);
    return c;
  }
};

template <> struct Struct<keisen_error_bar_options> {
  template <typename Given> static keisen_error_bar_options of(const Given &given) {
    keisen_error_bar_options c = KEISEN_ERROR_BAR_OPTIONS_INIT;
    set_field(c.width, given.width);
    set_field(c.cap_length, given.cap_length);
    set_field(c.color, given.color);
    set_field(c.alpha, given.alpha);
    set_field(c.label, given.label);
    return c;
  }
};

template <> struct Struct<keisen_file_options> {
  template <typename Given> static keisen_file_options of(const Given &given) {
    keisen_file_options c = KEISEN_FILE_OPTIONS_INIT;
    set_field(c.byte_order, given.byte_order);
    set_field(c.offset, given.offset);
    set_field(c.stride, given.stride);
    set_field(c.summary, given.summary);
    set_field(c.summary_path, given.summary_path);
    return c;
  }
};

template <> struct Struct<keisen_grid_histogram_options> {
  template <typename Given> static keisen_grid_histogram_options of(const Given &given) {
    keisen_grid_histogram_options c = KEISEN_GRID_HISTOGRAM_OPTIONS_INIT;
    set_field(c.reduction, given.reduction);
    set_field(c.minimum_count, given.minimum_count);
    set_field(c.alpha, given.alpha);
    set_field(c.label, given.label);
    return c;
  }
};

template <> struct Struct<keisen_grid_options> {
  template <typename Given> static keisen_grid_options of(const Given &given) {
    keisen_grid_options c = KEISEN_GRID_OPTIONS_INIT;
    set_field(c.x, given.x);
    set_field(c.y, given.y);
    set_field(c.minor_x, given.minor_x);
    set_field(c.minor_y, given.minor_y);
    set_field(c.width, given.width);
    set_field(c.color, given.color);
    set_field(c.minor_color, given.minor_color);
    return c;
  }
};

template <> struct Struct<keisen_group_columns> {
  template <typename Given> static keisen_group_columns of(const Given &given) {
    keisen_group_columns c = KEISEN_GROUP_COLUMNS_INIT;
    set_field(c.values, given.values);
    set_field(c.positions, given.positions);
    set_field(c.size, given.size);
    set_field(c.color, given.color);
    set_field(c.color_scale, given.color_scale);
    return c;
  }
};

template <> struct Struct<keisen_heatmap_options> {
  template <typename Given> static keisen_heatmap_options of(const Given &given) {
    keisen_heatmap_options c = KEISEN_HEATMAP_OPTIONS_INIT;
    set_field(c.interpolation, given.interpolation);
    set_field(c.order, given.order);
    set_field(c.alpha, given.alpha);
    set_field(c.value_labels, given.value_labels);
    set_field(c.value_color, given.value_color);
    set_field(c.value_size, given.value_size);
    set_field(c.label, given.label);
    return c;
  }
};

template <> struct Struct<keisen_hexbin_options> {
  template <typename Given> static keisen_hexbin_options of(const Given &given) {
    keisen_hexbin_options c = KEISEN_HEXBIN_OPTIONS_INIT;
    set_field(c.reduction, given.reduction);
    set_field(c.column_count, given.column_count);
    set_field(c.row_count, given.row_count);
    set_field(c.minimum_count, given.minimum_count);
    set_field(c.log_x, given.log_x);
    set_field(c.log_y, given.log_y);
    set_field(c.alpha, given.alpha);
    set_field(c.border_width, given.border_width);
    set_field(c.border_color, given.border_color);
    set_field(c.label, given.label);
    return c;
  }
};

template <> struct Struct<keisen_histogram_options> {
  template <typename Given> static keisen_histogram_options of(const Given &given) {
    keisen_histogram_options c = KEISEN_HISTOGRAM_OPTIONS_INIT;
    set_field(c.statistic, given.statistic);
    set_field(c.cumulation, given.cumulation);
    set_field(c.bin_count, given.bin_count);
    set_field(c.rule, given.rule);
    set_field(c.bin_width, given.bin_width);
    return c;
  }
};

template <> struct Struct<keisen_hit_options> {
  template <typename Given> static keisen_hit_options of(const Given &given) {
    keisen_hit_options c = KEISEN_HIT_OPTIONS_INIT;
    set_field(c.mode, given.mode);
    set_field(c.within, given.within);
    set_field(c.series, given.series);
    return c;
  }
};

template <> struct Struct<keisen_image_options> {
  template <typename Given> static keisen_image_options of(const Given &given) {
    keisen_image_options c = KEISEN_IMAGE_OPTIONS_INIT;
    set_field(c.interpolation, given.interpolation);
    set_field(c.alpha, given.alpha);
    set_field(c.label, given.label);
    return c;
  }
};

template <> struct Struct<keisen_inset_options> {
  template <typename Given> static keisen_inset_options of(const Given &given) {
    keisen_inset_options c = KEISEN_INSET_OPTIONS_INIT;
    set_field(c.region, given.region);
    set_field(c.connected, given.connected);
    set_field(c.border_width, given.border_width);
    set_field(c.radius, given.radius);
    set_field(c.region_width, given.region_width);
    set_field(c.background, given.background);
    set_field(c.border_color, given.border_color);
    set_field(c.region_color, given.region_color);
    return c;
  }
};

template <> struct Struct<keisen_interval_options> {
  template <typename Given> static keisen_interval_options of(const Given &given) {
    keisen_interval_options c = KEISEN_INTERVAL_OPTIONS_INIT;
    set_field(c.shrink_min, given.shrink_min);
    set_field(c.shrink_max, given.shrink_max);
    set_field(c.anchor, given.anchor);
    return c;
  }
};

template <> struct Struct<keisen_legend_options> {
  template <typename Given> static keisen_legend_options of(const Given &given) {
    keisen_legend_options c = KEISEN_LEGEND_OPTIONS_INIT;
    set_field(c.place, given.place);
    set_field(c.title, given.title);
    set_field(c.columns, given.columns);
    set_field(c.alignment, given.alignment);
    set_field(c.label_size, given.label_size);
    set_field(c.swatch_width, given.swatch_width);
    set_field(c.insets, given.insets);
    set_field(c.border_width, given.border_width);
    set_field(c.radius, given.radius);
    set_field(c.background, given.background);
    set_field(c.border_color, given.border_color);
    set_field(c.text_color, given.text_color);
    set_field(c.reversed, given.reversed);
    set_field(c.markup, given.markup);
    return c;
  }
};

template <> struct Struct<keisen_line_columns> {
  template <typename Given> static keisen_line_columns of(const Given &given) {
    keisen_line_columns c = KEISEN_LINE_COLUMNS_INIT;
    set_field(c.x, given.x);
    set_field(c.y, given.y);
    set_field(c.order, given.order);
    set_field(c.style, given.style);
    set_field(c.color, given.color);
    set_field(c.color_scale, given.color_scale);
    return c;
  }
};

template <> struct Struct<keisen_line_options> {
  template <typename Given> static keisen_line_options of(const Given &given) {
    keisen_line_options c = KEISEN_LINE_OPTIONS_INIT;
    set_field(c.join, given.join);
    set_field(c.cap, given.cap);
    set_field(c.width, given.width);
    set_field(c.mitre_limit, given.mitre_limit);
    set_field(c.color, given.color);
    set_field(c.label, given.label);
    set_field(c.interpolation, given.interpolation);
    set_field(c.curve_alpha, given.curve_alpha);
    set_field(c.marker, given.marker);
    set_field(c.separated, given.separated);
    set_field(c.blended, given.blended);
    set_field(c.marker_size, given.marker_size);
    set_field(c.marker_alpha, given.marker_alpha);
    set_field(c.marker_border_width, given.marker_border_width);
    set_field(c.marker_color, given.marker_color);
    set_field(c.marker_border_color, given.marker_border_color);
    set_field(c.alpha, given.alpha);
    set_field(c.custom_marker, given.custom_marker);
    return c;
  }
};

template <> struct Struct<keisen_line_style> {
  template <typename Given> static keisen_line_style of(const Given &given) {
    keisen_line_style c = KEISEN_LINE_STYLE_INIT;
    set_field(c.join, given.join);
    set_field(c.cap, given.cap);
    set_field(c.width, given.width);
    set_field(c.mitre_limit, given.mitre_limit);
    set_field(c.color, given.color);
    set_field(c.alpha, given.alpha);
    return c;
  }
};

template <> struct Struct<keisen_message_box_options> {
  template <typename Given> static keisen_message_box_options of(const Given &given) {
    keisen_message_box_options c = KEISEN_MESSAGE_BOX_OPTIONS_INIT;
    set_field(c.place, given.place);
    set_field(c.size, given.size);
    set_field(c.max_width, given.max_width);
    set_field(c.insets, given.insets);
    set_field(c.margin, given.margin);
    set_field(c.radius, given.radius);
    return c;
  }
};

template <> struct Struct<keisen_padding_options> {
  template <typename Given> static keisen_padding_options of(const Given &given) {
    keisen_padding_options c = KEISEN_PADDING_OPTIONS_INIT;
    set_field(c.shrink_min, given.shrink_min);
    set_field(c.shrink_max, given.shrink_max);
    set_field(c.applies_to_current, given.applies_to_current);
    return c;
  }
};

template <> struct Struct<keisen_paint_options> {
  template <typename Given> static keisen_paint_options of(const Given &given) {
    keisen_paint_options c = KEISEN_PAINT_OPTIONS_INIT;
    set_field(c.x_coordinates, given.x_coordinates);
    set_field(c.y_coordinates, given.y_coordinates);
    set_field(c.left, given.left);
    set_field(c.top, given.top);
    set_field(c.right, given.right);
    set_field(c.bottom, given.bottom);
    return c;
  }
};

template <> struct Struct<keisen_pie_columns> {
  template <typename Given> static keisen_pie_columns of(const Given &given) {
    keisen_pie_columns c = KEISEN_PIE_COLUMNS_INIT;
    set_field(c.values, given.values);
    set_field(c.explode, given.explode);
    set_field(c.outer_radii, given.outer_radii);
    set_field(c.inner_radii, given.inner_radii);
    set_field(c.color, given.color);
    set_field(c.color_scale, given.color_scale);
    return c;
  }
};

template <> struct Struct<keisen_pie_options> {
  template <typename Given> static keisen_pie_options of(const Given &given) {
    keisen_pie_options c = KEISEN_PIE_OPTIONS_INIT;
    set_field(c.order, given.order);
    set_field(c.clockwise, given.clockwise);
    set_field(c.label_place, given.label_place);
    set_field(c.label_content, given.label_content);
    set_field(c.radius, given.radius);
    set_field(c.inner_radius, given.inner_radius);
    set_field(c.gap, given.gap);
    set_field(c.start_angle, given.start_angle);
    set_field(c.alpha, given.alpha);
    set_field(c.label_size, given.label_size);
    set_field(c.label_color, given.label_color);
    set_field(c.label, given.label);
    set_field(c.label_threshold, given.label_threshold);
    return c;
  }
};

template <> struct Struct<keisen_plot_area_options> {
  template <typename Given> static keisen_plot_area_options of(const Given &given) {
    keisen_plot_area_options c = KEISEN_PLOT_AREA_OPTIONS_INIT;
    set_field(c.gradient, given.gradient);
    set_field(c.color, given.color);
    set_field(c.end_color, given.end_color);
    set_field(c.start_x, given.start_x);
    set_field(c.start_y, given.start_y);
    set_field(c.end_x, given.end_x);
    set_field(c.end_y, given.end_y);
    set_field(c.border_width, given.border_width);
    set_field(c.border_color, given.border_color);
    return c;
  }
};

template <> struct Struct<keisen_point_columns> {
  template <typename Given> static keisen_point_columns of(const Given &given) {
    keisen_point_columns c = KEISEN_POINT_COLUMNS_INIT;
    set_field(c.x, given.x);
    set_field(c.y, given.y);
    set_field(c.size, given.size);
    set_field(c.color, given.color);
    set_field(c.alpha, given.alpha);
    set_field(c.color_scale, given.color_scale);
    return c;
  }
};

template <> struct Struct<keisen_point_options> {
  template <typename Given> static keisen_point_options of(const Given &given) {
    keisen_point_options c = KEISEN_POINT_OPTIONS_INIT;
    set_field(c.marker, given.marker);
    set_field(c.size, given.size);
    set_field(c.alpha, given.alpha);
    set_field(c.border_width, given.border_width);
    set_field(c.color, given.color);
    set_field(c.border_color, given.border_color);
    set_field(c.label, given.label);
    set_field(c.custom_marker, given.custom_marker);
    return c;
  }
};

template <> struct Struct<keisen_polar_axis_options> {
  template <typename Given> static keisen_polar_axis_options of(const Given &given) {
    keisen_polar_axis_options c = KEISEN_POLAR_AXIS_OPTIONS_INIT;
    set_field(c.angles, given.angles);
    set_field(c.radii, given.radii);
    set_field(c.radius_count, given.radius_count);
    set_field(c.label_size, given.label_size);
    set_field(c.width, given.width);
    set_field(c.color, given.color);
    set_field(c.text_color, given.text_color);
    return c;
  }
};

template <> struct Struct<keisen_polar_options> {
  template <typename Given> static keisen_polar_options of(const Given &given) {
    keisen_polar_options c = KEISEN_POLAR_OPTIONS_INIT;
    set_field(c.clockwise, given.clockwise);
    set_field(c.closed, given.closed);
    set_field(c.grid, given.grid);
    set_field(c.path, given.path);
    set_field(c.start, given.start);
    set_field(c.inner_radius, given.inner_radius);
    return c;
  }
};

template <> struct Struct<keisen_polygon_columns> {
  template <typename Given> static keisen_polygon_columns of(const Given &given) {
    keisen_polygon_columns c = KEISEN_POLYGON_COLUMNS_INIT;
    set_field(c.x, given.x);
    set_field(c.y, given.y);
    set_field(c.groups, given.groups);
    set_field(c.color, given.color);
    set_field(c.color_scale, given.color_scale);
    return c;
  }
};

template <> struct Struct<keisen_polygon_options> {
  template <typename Given> static keisen_polygon_options of(const Given &given) {
    keisen_polygon_options c = KEISEN_POLYGON_OPTIONS_INIT;
    set_field(c.color, given.color);
    set_field(c.alpha, given.alpha);
    set_field(c.border_width, given.border_width);
    set_field(c.border_color, given.border_color);
    set_field(c.label, given.label);
    return c;
  }
};

template <> struct Struct<keisen_quiver_columns> {
  template <typename Given> static keisen_quiver_columns of(const Given &given) {
    keisen_quiver_columns c = KEISEN_QUIVER_COLUMNS_INIT;
    set_field(c.x, given.x);
    set_field(c.y, given.y);
    set_field(c.u, given.u);
    set_field(c.v, given.v);
    set_field(c.color, given.color);
    set_field(c.color_scale, given.color_scale);
    return c;
  }
};

template <> struct Struct<keisen_quiver_options> {
  template <typename Given> static keisen_quiver_options of(const Given &given) {
    keisen_quiver_options c = KEISEN_QUIVER_OPTIONS_INIT;
    set_field(c.units, given.units);
    set_field(c.pivot, given.pivot);
    set_field(c.scale, given.scale);
    set_field(c.width, given.width);
    set_field(c.color, given.color);
    set_field(c.alpha, given.alpha);
    set_field(c.key_unit, given.key_unit);
    set_field(c.label, given.label);
    return c;
  }
};

template <> struct Struct<keisen_render_options> {
  template <typename Given> static keisen_render_options of(const Given &given) {
    keisen_render_options c = KEISEN_RENDER_OPTIONS_INIT;
    set_field(c.exact, given.exact);
    set_field(c.metadata, given.metadata);
    set_field(c.time, given.time);
    return c;
  }
};

template <> struct Struct<keisen_renderer_options> {
  template <typename Given> static keisen_renderer_options of(const Given &given) {
    keisen_renderer_options c = KEISEN_RENDERER_OPTIONS_INIT;
    set_field(c.kind, given.kind);
    set_field(c.device_kind, given.device_kind);
    set_field(c.device_index, given.device_index);
    set_field(c.device_name, given.device_name);
    set_field(c.validation, given.validation);
    return c;
  }
};

template <> struct Struct<keisen_row_source_options> {
  template <typename Given> static keisen_row_source_options of(const Given &given) {
    keisen_row_source_options c = KEISEN_ROW_SOURCE_OPTIONS_INIT;
    set_field(c.summary_path, given.summary_path);
    set_field(c.identity, given.identity);
    set_field(c.rows_per_read, given.rows_per_read);
    set_field(c.cache_bytes, given.cache_bytes);
    return c;
  }
};

template <> struct Struct<keisen_rule_options> {
  template <typename Given> static keisen_rule_options of(const Given &given) {
    keisen_rule_options c = KEISEN_RULE_OPTIONS_INIT;
    set_field(c.label_place, given.label_place);
    set_field(c.label_side, given.label_side);
    set_field(c.width, given.width);
    set_field(c.color, given.color);
    set_field(c.label, given.label);
    set_field(c.extends_range, given.extends_range);
    return c;
  }
};

template <> struct Struct<keisen_scale_options> {
  template <typename Given> static keisen_scale_options of(const Given &given) {
    keisen_scale_options c = KEISEN_SCALE_OPTIONS_INIT;
    set_field(c.scale, given.scale);
    set_field(c.base, given.base);
    set_field(c.threshold, given.threshold);
    set_field(c.unit, given.unit);
    set_field(c.closed_weekdays, given.closed_weekdays);
    set_field(c.zone, given.zone);
    set_field(c.open_from, given.open_from);
    set_field(c.open_until, given.open_until);
    set_field(c.custom, given.custom);
    return c;
  }
};

template <> struct Struct<keisen_sector_columns> {
  template <typename Given> static keisen_sector_columns of(const Given &given) {
    keisen_sector_columns c = KEISEN_SECTOR_COLUMNS_INIT;
    set_field(c.x, given.x);
    set_field(c.y, given.y);
    set_field(c.base, given.base);
    set_field(c.widths, given.widths);
    set_field(c.color, given.color);
    set_field(c.color_scale, given.color_scale);
    return c;
  }
};

template <> struct Struct<keisen_sector_options> {
  template <typename Given> static keisen_sector_options of(const Given &given) {
    keisen_sector_options c = KEISEN_SECTOR_OPTIONS_INIT;
    set_field(c.color, given.color);
    set_field(c.alpha, given.alpha);
    set_field(c.width, given.width);
    set_field(c.gap, given.gap);
    set_field(c.label, given.label);
    return c;
  }
};

template <> struct Struct<keisen_select_options> {
  template <typename Given> static keisen_select_options of(const Given &given) {
    keisen_select_options c = KEISEN_SELECT_OPTIONS_INIT;
    set_field(c.series, given.series);
    return c;
  }
};

template <> struct Struct<keisen_shape_options> {
  template <typename Given> static keisen_shape_options of(const Given &given) {
    keisen_shape_options c = KEISEN_SHAPE_OPTIONS_INIT;
    set_field(c.rule, given.rule);
    set_field(c.join, given.join);
    set_field(c.cap, given.cap);
    set_field(c.fill, given.fill);
    set_field(c.stroke, given.stroke);
    set_field(c.stroke_width, given.stroke_width);
    set_field(c.mitre_limit, given.mitre_limit);
    return c;
  }
};

template <> struct Struct<keisen_sonification_options> {
  template <typename Given> static keisen_sonification_options of(const Given &given) {
    keisen_sonification_options c = KEISEN_SONIFICATION_OPTIONS_INIT;
    set_field(c.duration, given.duration);
    set_field(c.min_frequency, given.min_frequency);
    set_field(c.max_frequency, given.max_frequency);
    set_field(c.max_points, given.max_points);
    return c;
  }
};

template <> struct Struct<keisen_span_options> {
  template <typename Given> static keisen_span_options of(const Given &given) {
    keisen_span_options c = KEISEN_SPAN_OPTIONS_INIT;
    set_field(c.label_place, given.label_place);
    set_field(c.color, given.color);
    set_field(c.border_width, given.border_width);
    set_field(c.border_color, given.border_color);
    set_field(c.label, given.label);
    set_field(c.extends_range, given.extends_range);
    return c;
  }
};

template <> struct Struct<keisen_stem_columns> {
  template <typename Given> static keisen_stem_columns of(const Given &given) {
    keisen_stem_columns c = KEISEN_STEM_COLUMNS_INIT;
    set_field(c.orientation, given.orientation);
    set_field(c.value, given.value);
    set_field(c.position, given.position);
    set_field(c.size, given.size);
    set_field(c.color, given.color);
    set_field(c.color_scale, given.color_scale);
    return c;
  }
};

template <> struct Struct<keisen_stem_options> {
  template <typename Given> static keisen_stem_options of(const Given &given) {
    keisen_stem_options c = KEISEN_STEM_OPTIONS_INIT;
    set_field(c.marker, given.marker);
    set_field(c.baseline, given.baseline);
    set_field(c.width, given.width);
    set_field(c.size, given.size);
    set_field(c.color, given.color);
    set_field(c.alpha, given.alpha);
    set_field(c.border_width, given.border_width);
    set_field(c.border_color, given.border_color);
    set_field(c.label, given.label);
    set_field(c.custom_marker, given.custom_marker);
    return c;
  }
};

template <> struct Struct<keisen_strip_options> {
  template <typename Given> static keisen_strip_options of(const Given &given) {
    keisen_strip_options c = KEISEN_STRIP_OPTIONS_INIT;
    set_field(c.value_dimension, given.value_dimension);
    set_field(c.arrangement, given.arrangement);
    set_field(c.marker, given.marker);
    set_field(c.seed, given.seed);
    set_field(c.width, given.width);
    set_field(c.size, given.size);
    set_field(c.alpha, given.alpha);
    set_field(c.border_width, given.border_width);
    set_field(c.color, given.color);
    set_field(c.border_color, given.border_color);
    set_field(c.label, given.label);
    set_field(c.custom_marker, given.custom_marker);
    return c;
  }
};

template <> struct Struct<keisen_text_box_options> {
  template <typename Given> static keisen_text_box_options of(const Given &given) {
    keisen_text_box_options c = KEISEN_TEXT_BOX_OPTIONS_INIT;
    set_field(c.alignment, given.alignment);
    set_field(c.bold, given.bold);
    set_field(c.italic, given.italic);
    set_field(c.markup, given.markup);
    set_field(c.size, given.size);
    set_field(c.angle, given.angle);
    set_field(c.wrap_width, given.wrap_width);
    set_field(c.color, given.color);
    set_field(c.background, given.background);
    set_field(c.border_width, given.border_width);
    set_field(c.border_color, given.border_color);
    set_field(c.radius, given.radius);
    set_field(c.insets, given.insets);
    return c;
  }
};

template <> struct Struct<keisen_text_options> {
  template <typename Given> static keisen_text_options of(const Given &given) {
    keisen_text_options c = KEISEN_TEXT_OPTIONS_INIT;
    set_field(c.x_coordinates, given.x_coordinates);
    set_field(c.y_coordinates, given.y_coordinates);
    set_field(c.clip, given.clip);
    set_field(c.keep_inside, given.keep_inside);
    set_field(c.anchor_x, given.anchor_x);
    set_field(c.anchor_y, given.anchor_y);
    set_field(c.offset_x, given.offset_x);
    set_field(c.offset_y, given.offset_y);
    return c;
  }
};

template <> struct Struct<keisen_theme_options> {
  template <typename Given> static keisen_theme_options of(const Given &given) {
    keisen_theme_options c = KEISEN_THEME_OPTIONS_INIT;
    set_field(c.base, given.base);
    set_field(c.background, given.background);
    set_field(c.plot_area, given.plot_area);
    set_field(c.grid, given.grid);
    set_field(c.axis, given.axis);
    set_field(c.label, given.label);
    set_field(c.title, given.title);
    set_field(c.highlight, given.highlight);
    return c;
  }
};

template <> struct Struct<keisen_title_options> {
  template <typename Given> static keisen_title_options of(const Given &given) {
    keisen_title_options c = KEISEN_TITLE_OPTIONS_INIT;
    set_field(c.alignment, given.alignment);
    set_field(c.size, given.size);
    set_field(c.color, given.color);
    set_field(c.italic, given.italic);
    set_field(c.markup, given.markup);
    return c;
  }
};

template <> struct Struct<keisen_tooltip_options> {
  template <typename Given> static keisen_tooltip_options of(const Given &given) {
    keisen_tooltip_options c = KEISEN_TOOLTIP_OPTIONS_INIT;
    set_field(c.mode, given.mode);
    set_field(c.size, given.size);
    set_field(c.color, given.color);
    set_field(c.background, given.background);
    set_field(c.border_width, given.border_width);
    set_field(c.border_color, given.border_color);
    set_field(c.radius, given.radius);
    set_field(c.insets, given.insets);
    set_field(c.gap, given.gap);
    set_field(c.marker_size, given.marker_size);
    set_field(c.marker_color, given.marker_color);
    return c;
  }
};

template <> struct Struct<keisen_treemap_columns> {
  template <typename Given> static keisen_treemap_columns of(const Given &given) {
    keisen_treemap_columns c = KEISEN_TREEMAP_COLUMNS_INIT;
    set_field(c.values, given.values);
    set_field(c.parents, given.parents);
    set_field(c.color, given.color);
    set_field(c.color_scale, given.color_scale);
    return c;
  }
};

template <> struct Struct<keisen_treemap_options> {
  template <typename Given> static keisen_treemap_options of(const Given &given) {
    keisen_treemap_options c = KEISEN_TREEMAP_OPTIONS_INIT;
    set_field(c.show_values, given.show_values);
    set_field(c.label_size, given.label_size);
    set_field(c.gap, given.gap);
    set_field(c.padding, given.padding);
    set_field(c.color, given.color);
    set_field(c.alpha, given.alpha);
    set_field(c.label, given.label);
    return c;
  }
};

template <> struct Struct<keisen_violin_options> {
  template <typename Given> static keisen_violin_options of(const Given &given) {
    keisen_violin_options c = KEISEN_VIOLIN_OPTIONS_INIT;
    set_field(c.value_dimension, given.value_dimension);
    set_field(c.inner, given.inner);
    set_field(c.scaling, given.scaling);
    set_field(c.side, given.side);
    set_field(c.adjust, given.adjust);
    set_field(c.cut, given.cut);
    set_field(c.width, given.width);
    set_field(c.alpha, given.alpha);
    set_field(c.line_width, given.line_width);
    set_field(c.color, given.color);
    set_field(c.line_color, given.line_color);
    set_field(c.label, given.label);
    return c;
  }
};

template <> struct Struct<keisen_window_options> {
  template <typename Given> static keisen_window_options of(const Given &given) {
    keisen_window_options c = KEISEN_WINDOW_OPTIONS_INIT;
    set_field(c.anchor, given.anchor);
    set_field(c.initial, given.initial);
    return c;
  }
};

/// Returns a struct of C with the fields that one of C++ has alike, and else its defaults.
template <typename C, typename Given> C c_struct(const Given &given) {
  return Struct<C>::of(given);
}

} // namespace detail

} // namespace keisen
