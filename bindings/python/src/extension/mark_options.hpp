// SPDX-License-Identifier: MIT
//
// Written by scripts/make-faces from the C headers.
// clang-format off
#pragma once

#include "mark.hpp"
#include "marker.hpp"

#include <vector>

namespace keisen_python {

constexpr Word<keisen::CandlestickShape> candlestick_shape_words[] = {
    {"candle", keisen::CandlestickShape::candle},
    {"hollow", keisen::CandlestickShape::hollow},
    {"bars", keisen::CandlestickShape::bars},
};

constexpr Word<keisen::WidthUnit> width_unit_words[] = {
    {"distance", keisen::WidthUnit::distance},
    {"data", keisen::WidthUnit::data},
    {"points", keisen::WidthUnit::points},
};

constexpr Word<keisen::QuiverUnits> quiver_units_words[] = {
    {"points", keisen::QuiverUnits::points},
    {"data", keisen::QuiverUnits::data},
};

constexpr Word<keisen::QuiverPivot> quiver_pivot_words[] = {
    {"tail", keisen::QuiverPivot::tail},
    {"middle", keisen::QuiverPivot::middle},
    {"tip", keisen::QuiverPivot::tip},
};

constexpr Word<keisen::PieOrder> pie_order_words[] = {
    {"given", keisen::PieOrder::given},
    {"ascending", keisen::PieOrder::ascending},
    {"descending", keisen::PieOrder::descending},
};

constexpr Word<keisen::PieLabelPlace> pie_label_place_words[] = {
    {"none", keisen::PieLabelPlace::none},
    {"outside", keisen::PieLabelPlace::outside},
    {"inside", keisen::PieLabelPlace::inside},
    {"automatic", keisen::PieLabelPlace::automatic},
};

constexpr Word<keisen::PieLabelContent> pie_label_content_words[] = {
    {"name_and_percent", keisen::PieLabelContent::name_and_percent},
    {"name", keisen::PieLabelContent::name},
    {"percent", keisen::PieLabelContent::percent},
    {"value", keisen::PieLabelContent::value},
    {"name_and_value", keisen::PieLabelContent::name_and_value},
};

constexpr Word<keisen::LineInterpolation> line_interpolation_words[] = {
    {"linear", keisen::LineInterpolation::linear},
    {"step_before", keisen::LineInterpolation::step_before},
    {"step_middle", keisen::LineInterpolation::step_middle},
    {"step_after", keisen::LineInterpolation::step_after},
    {"monotone", keisen::LineInterpolation::monotone},
    {"catmull_rom", keisen::LineInterpolation::catmull_rom},
};

constexpr Word<keisen::ValueLabels> value_labels_words[] = {
    {"none", keisen::ValueLabels::none},
    {"automatic", keisen::ValueLabels::automatic},
    {"outside", keisen::ValueLabels::outside},
    {"inside", keisen::ValueLabels::inside},
    {"center", keisen::ValueLabels::center},
};

constexpr Word<keisen::BarHighlight> bar_highlight_words[] = {
    {"none", keisen::BarHighlight::none},
    {"maximum", keisen::BarHighlight::maximum},
};

constexpr Word<keisen::DensitySpread> density_spread_words[] = {
    {"scale", keisen::DensitySpread::scale},
    {"equal_area", keisen::DensitySpread::equal_area},
};

constexpr Word<keisen::Interpolation> interpolation_words[] = {
    {"nearest", keisen::Interpolation::nearest},
    {"linear", keisen::Interpolation::linear},
};

constexpr Word<keisen::Join> join_words[] = {
    {"round", keisen::Join::round},
    {"bevel", keisen::Join::bevel},
    {"mitre", keisen::Join::mitre},
};

constexpr Word<keisen::Cap> cap_words[] = {
    {"round", keisen::Cap::round},
    {"butt", keisen::Cap::butt},
    {"square", keisen::Cap::square},
};

constexpr Word<keisen::StripArrangement> strip_arrangement_words[] = {
    {"jitter", keisen::StripArrangement::jitter},
    {"swarm", keisen::StripArrangement::swarm},
};

constexpr Word<keisen::ViolinInner> violin_inner_words[] = {
    {"box", keisen::ViolinInner::box},
    {"quartiles", keisen::ViolinInner::quartiles},
    {"none", keisen::ViolinInner::none},
};

constexpr Word<keisen::ViolinSide> violin_side_words[] = {
    {"both", keisen::ViolinSide::both},
    {"low", keisen::ViolinSide::low},
    {"high", keisen::ViolinSide::high},
};

constexpr Word<keisen::Orientation> orientation_words[] = {
    {"vertical", keisen::Orientation::vertical},
    {"horizontal", keisen::Orientation::horizontal},
};

/// Plain options of stem series.
inline std::vector<OptionField<keisen::StemOptions>> stem_options() {
  using Options = keisen::StemOptions;
  return {
      marker_field(&Options::marker, &Options::custom_marker),
      dash_field(&Options::dash),
      number_field("baseline", &Options::baseline, keisen::AnimatedNumber::baseline),
      number_field("width", &Options::width, keisen::AnimatedNumber::width),
      number_field("size", &Options::size, keisen::AnimatedNumber::size),
      color_field("color", &Options::color, keisen::AnimatedColor::main),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      number_field("border_width", &Options::border_width, keisen::AnimatedNumber::border_width),
      color_field("border_color", &Options::border_color, keisen::AnimatedColor::border),
      label_field(&Options::label),
  };
}

/// Plain options of error bar series.
inline std::vector<OptionField<keisen::ErrorBarOptions>> error_bar_options() {
  using Options = keisen::ErrorBarOptions;
  return {
      dash_field(&Options::dash),
      number_field("width", &Options::width, keisen::AnimatedNumber::width),
      number_field("cap_length", &Options::cap_length, keisen::AnimatedNumber::size),
      color_field("color", &Options::color, keisen::AnimatedColor::main),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      label_field(&Options::label),
  };
}

/// Plain options of candlestick series.
inline std::vector<OptionField<keisen::CandlestickOptions>> candlestick_options() {
  using Options = keisen::CandlestickOptions;
  return {
      word_field("shape", &Options::shape, candlestick_shape_words),
      word_field("width_unit", &Options::width_unit, width_unit_words),
      number_field("bar_width", &Options::bar_width, keisen::AnimatedNumber::bar_width),
      number_field("width", &Options::width, keisen::AnimatedNumber::width),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      color_field("rising_color", &Options::rising_color),
      color_field("falling_color", &Options::falling_color),
      color_field("unchanged_color", &Options::unchanged_color),
      label_field(&Options::label),
  };
}

/// Plain options of contour series.
inline std::vector<OptionField<keisen::ContourOptions>> contour_options() {
  using Options = keisen::ContourOptions;
  return {
      flag_field("filled", &Options::filled),
      number_field("width", &Options::width, keisen::AnimatedNumber::width),
      color_field("color", &Options::color, keisen::AnimatedColor::main),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      number_field("label_size", &Options::label_size, keisen::AnimatedNumber::size),
      format_field("label_format", &Options::label_format),
      label_field(&Options::label),
  };
}

/// Plain options of quiver series.
inline std::vector<OptionField<keisen::QuiverOptions>> quiver_options() {
  using Options = keisen::QuiverOptions;
  return {
      word_field("units", &Options::units, quiver_units_words),
      word_field("pivot", &Options::pivot, quiver_pivot_words),
      number_field("scale", &Options::scale),
      number_field("width", &Options::width, keisen::AnimatedNumber::width),
      color_field("color", &Options::color, keisen::AnimatedColor::main),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      text_field("key_unit", &Options::key_unit),
      label_field(&Options::label),
  };
}

/// Plain options of polygon series.
inline std::vector<OptionField<keisen::PolygonOptions>> polygon_options() {
  using Options = keisen::PolygonOptions;
  return {
      color_field("color", &Options::color, keisen::AnimatedColor::main),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      number_field("border_width", &Options::border_width, keisen::AnimatedNumber::border_width),
      color_field("border_color", &Options::border_color, keisen::AnimatedColor::border),
      label_field(&Options::label),
  };
}

/// Plain options of sector series.
inline std::vector<OptionField<keisen::SectorOptions>> sector_options() {
  using Options = keisen::SectorOptions;
  return {
      color_field("color", &Options::color, keisen::AnimatedColor::main),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      number_field("width", &Options::width, keisen::AnimatedNumber::width),
      number_field("gap", &Options::gap),
      label_field(&Options::label),
  };
}

/// Plain options of pie series.
inline std::vector<OptionField<keisen::PieOptions>> pie_options() {
  using Options = keisen::PieOptions;
  return {
      word_field("order", &Options::order, pie_order_words),
      flag_field("clockwise", &Options::clockwise),
      word_field("label_place", &Options::label_place, pie_label_place_words),
      word_field("label_content", &Options::label_content, pie_label_content_words),
      colors_field(&Options::colors),
      number_field("radius", &Options::radius),
      number_field("inner_radius", &Options::inner_radius),
      number_field("gap", &Options::gap),
      number_field("start_angle", &Options::start_angle, keisen::AnimatedNumber::angle),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      number_field("label_size", &Options::label_size),
      color_field("label_color", &Options::label_color),
      format_field("value_format", &Options::value_format),
      label_field(&Options::label),
      number_field("label_threshold", &Options::label_threshold),
  };
}

/// Plain options of treemap series.
inline std::vector<OptionField<keisen::TreemapOptions>> treemap_options() {
  using Options = keisen::TreemapOptions;
  return {
      flag_field("show_values", &Options::show_values),
      texts_field("labels", &Options::labels),
      format_field("value_format", &Options::value_format),
      number_field("label_size", &Options::label_size, keisen::AnimatedNumber::size),
      number_field("gap", &Options::gap),
      number_field("padding", &Options::padding),
      color_field("color", &Options::color, keisen::AnimatedColor::main),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      label_field(&Options::label),
  };
}

/// Plain options of calendar series.
inline std::vector<OptionField<keisen::CalendarOptions>> calendar_options() {
  using Options = keisen::CalendarOptions;
  return {
      count_field("first_weekday", &Options::first_weekday),
      number_field("gap", &Options::gap),
      number_field("label_size", &Options::label_size, keisen::AnimatedNumber::size),
      number_field("border_width", &Options::border_width, keisen::AnimatedNumber::border_width),
      color_field("border_color", &Options::border_color, keisen::AnimatedColor::border),
      color_field("color", &Options::color, keisen::AnimatedColor::main),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      label_field(&Options::label),
  };
}

/// Plain options of area series.
inline std::vector<OptionField<keisen::AreaOptions>> area_options() {
  using Options = keisen::AreaOptions;
  return {
      word_field("interpolation", &Options::interpolation, line_interpolation_words),
      color_field("color", &Options::color, keisen::AnimatedColor::main),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      number_field("curve_alpha", &Options::curve_alpha),
      label_field(&Options::label),
  };
}

/// Plain options of bar series.
inline std::vector<OptionField<keisen::BarOptions>> bar_options() {
  using Options = keisen::BarOptions;
  return {
      word_field("width_unit", &Options::width_unit, width_unit_words),
      number_field("bar_width", &Options::bar_width, keisen::AnimatedNumber::bar_width),
      number_field("offset", &Options::offset),
      number_field("baseline", &Options::baseline, keisen::AnimatedNumber::baseline),
      number_field("angle", &Options::angle),
      number_field("anchor", &Options::anchor),
      color_field("color", &Options::color, keisen::AnimatedColor::main),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      number_field("border_width", &Options::border_width, keisen::AnimatedNumber::border_width),
      color_field("border_color", &Options::border_color, keisen::AnimatedColor::border),
      number_field("connector_width", &Options::connector_width),
      color_field("connector_color", &Options::connector_color),
      flag_field("snaps_edges", &Options::snaps_edges),
      word_field("value_labels", &Options::value_labels, value_labels_words),
      color_field("value_color", &Options::value_color),
      number_field("value_size", &Options::value_size),
      format_field("value_format", &Options::value_format),
      label_field(&Options::label),
  };
}

/// Plain options of box series.
inline std::vector<OptionField<keisen::BoxOptions>> box_options() {
  using Options = keisen::BoxOptions;
  return {
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      number_field("line_width", &Options::line_width, keisen::AnimatedNumber::width),
      number_field("cap_width", &Options::cap_width),
      number_field("outlier_size", &Options::outlier_size, keisen::AnimatedNumber::size),
      color_field("color", &Options::color, keisen::AnimatedColor::main),
      color_field("line_color", &Options::line_color, keisen::AnimatedColor::border),
      label_field(&Options::label),
      flag_field("given", &Options::given),
  };
}

/// Plain options of category bar series.
inline std::vector<OptionField<keisen::CategoryBarOptions>> category_bar_options() {
  using Options = keisen::CategoryBarOptions;
  return {
      word_field("highlight", &Options::highlight, bar_highlight_words),
      flag_field("value_labels", &Options::value_labels),
      colors_field(&Options::colors),
      number_field("baseline", &Options::baseline, keisen::AnimatedNumber::baseline),
      number_field("headroom", &Options::headroom),
      number_field("bar_width", &Options::bar_width, keisen::AnimatedNumber::bar_width),
      color_field("color", &Options::color, keisen::AnimatedColor::main),
      color_field("border_color", &Options::border_color, keisen::AnimatedColor::border),
      number_field("border_width", &Options::border_width, keisen::AnimatedNumber::border_width),
      number_field("corner_radius", &Options::corner_radius, keisen::AnimatedNumber::corner_radius),
      number_field("baseline_width", &Options::baseline_width),
      color_field("baseline_color", &Options::baseline_color),
      color_field("value_color", &Options::value_color),
      number_field("value_size", &Options::value_size),
      format_field("value_format", &Options::value_format),
      label_field(&Options::label),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
  };
}

/// Plain options of density series.
inline std::vector<OptionField<keisen::DensityOptions>> density_options() {
  using Options = keisen::DensityOptions;
  return {
      word_field("spread", &Options::spread, density_spread_words),
      number_field("cell_size", &Options::cell_size),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      label_field(&Options::label),
  };
}

/// Plain options of heatmap series.
inline std::vector<OptionField<keisen::HeatmapOptions>> heatmap_options() {
  using Options = keisen::HeatmapOptions;
  return {
      word_field("interpolation", &Options::interpolation, interpolation_words),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      flag_field("value_labels", &Options::value_labels),
      color_field("value_color", &Options::value_color),
      number_field("value_size", &Options::value_size),
      format_field("value_format", &Options::value_format),
      label_field(&Options::label),
  };
}

/// Plain options of hexbin series.
inline std::vector<OptionField<keisen::HexbinOptions>> hexbin_options() {
  using Options = keisen::HexbinOptions;
  return {
      flag_field("log_x", &Options::log_x),
      flag_field("log_y", &Options::log_y),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      number_field("border_width", &Options::border_width, keisen::AnimatedNumber::border_width),
      color_field("border_color", &Options::border_color, keisen::AnimatedColor::border),
      label_field(&Options::label),
  };
}

/// Plain options of image series.
inline std::vector<OptionField<keisen::ImageOptions>> image_options() {
  using Options = keisen::ImageOptions;
  return {
      word_field("interpolation", &Options::interpolation, interpolation_words),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      label_field(&Options::label),
  };
}

/// Plain options of line series.
inline std::vector<OptionField<keisen::LineOptions>> line_options() {
  using Options = keisen::LineOptions;
  return {
      word_field("join", &Options::join, join_words),
      word_field("cap", &Options::cap, cap_words),
      dash_field(&Options::dash),
      number_field("width", &Options::width, keisen::AnimatedNumber::width),
      number_field("mitre_limit", &Options::mitre_limit),
      color_field("color", &Options::color, keisen::AnimatedColor::main),
      label_field(&Options::label),
      word_field("interpolation", &Options::interpolation, line_interpolation_words),
      number_field("curve_alpha", &Options::curve_alpha),
      marker_field(&Options::marker, &Options::custom_marker),
      flag_field("separated", &Options::separated),
      flag_field("blended", &Options::blended),
      number_field("marker_size", &Options::marker_size),
      number_field("marker_alpha", &Options::marker_alpha),
      number_field("marker_border_width", &Options::marker_border_width),
      color_field("marker_color", &Options::marker_color),
      color_field("marker_border_color", &Options::marker_border_color),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
  };
}

/// Plain options of point series.
inline std::vector<OptionField<keisen::PointOptions>> point_options() {
  using Options = keisen::PointOptions;
  return {
      marker_field(&Options::marker, &Options::custom_marker),
      number_field("size", &Options::size, keisen::AnimatedNumber::size),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      number_field("border_width", &Options::border_width, keisen::AnimatedNumber::border_width),
      color_field("color", &Options::color, keisen::AnimatedColor::main),
      color_field("border_color", &Options::border_color, keisen::AnimatedColor::border),
      label_field(&Options::label),
  };
}

/// Plain options of strip series.
inline std::vector<OptionField<keisen::StripOptions>> strip_options() {
  using Options = keisen::StripOptions;
  return {
      word_field("arrangement", &Options::arrangement, strip_arrangement_words),
      marker_field(&Options::marker, &Options::custom_marker),
      number_field("width", &Options::width, keisen::AnimatedNumber::bar_width),
      number_field("size", &Options::size, keisen::AnimatedNumber::size),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      number_field("border_width", &Options::border_width, keisen::AnimatedNumber::border_width),
      color_field("color", &Options::color, keisen::AnimatedColor::main),
      color_field("border_color", &Options::border_color, keisen::AnimatedColor::border),
      label_field(&Options::label),
  };
}

/// Plain options of violin series.
inline std::vector<OptionField<keisen::ViolinOptions>> violin_options() {
  using Options = keisen::ViolinOptions;
  return {
      word_field("inner", &Options::inner, violin_inner_words),
      word_field("side", &Options::side, violin_side_words),
      number_field("adjust", &Options::adjust),
      number_field("cut", &Options::cut),
      number_field("alpha", &Options::alpha, keisen::AnimatedNumber::alpha),
      number_field("line_width", &Options::line_width, keisen::AnimatedNumber::width),
      color_field("color", &Options::color, keisen::AnimatedColor::main),
      color_field("line_color", &Options::line_color, keisen::AnimatedColor::border),
      label_field(&Options::label),
  };
}

/// Plain columns of stem series.
inline std::vector<ColumnField<keisen::StemColumns>> stem_columns() {
  using Columns = keisen::StemColumns;
  return {
      column_field("position", &Columns::position),
      column_field("size", &Columns::size),
      column_field("color", &Columns::color),
  };
}

/// Plain columns of error bar series.
inline std::vector<ColumnField<keisen::ErrorBarColumns>> error_bar_columns() {
  using Columns = keisen::ErrorBarColumns;
  return {
      column_field("x", &Columns::x),
      column_field("x_low", &Columns::x_low),
      column_field("x_high", &Columns::x_high),
      column_field("y_low", &Columns::y_low),
      column_field("y_high", &Columns::y_high),
      column_field("color", &Columns::color),
  };
}

/// Plain columns of candlestick series.
inline std::vector<ColumnField<keisen::CandlestickColumns>> candlestick_columns() {
  using Columns = keisen::CandlestickColumns;
  return {
      column_field("x", &Columns::x),
  };
}

/// Plain columns of contour series.
inline std::vector<ColumnField<keisen::ContourColumns>> contour_columns() {
  using Columns = keisen::ContourColumns;
  return {
  };
}

/// Plain columns of quiver series.
inline std::vector<ColumnField<keisen::QuiverColumns>> quiver_columns() {
  using Columns = keisen::QuiverColumns;
  return {
      column_field("color", &Columns::color),
  };
}

/// Plain columns of polygon series.
inline std::vector<ColumnField<keisen::PolygonColumns>> polygon_columns() {
  using Columns = keisen::PolygonColumns;
  return {
      column_field("groups", &Columns::groups),
      column_field("color", &Columns::color),
  };
}

/// Plain columns of sector series.
inline std::vector<ColumnField<keisen::SectorColumns>> sector_columns() {
  using Columns = keisen::SectorColumns;
  return {
      column_field("x", &Columns::x),
      column_field("base", &Columns::base),
      column_field("widths", &Columns::widths),
      column_field("color", &Columns::color),
  };
}

/// Plain columns of pie series.
inline std::vector<ColumnField<keisen::PieColumns>> pie_columns() {
  using Columns = keisen::PieColumns;
  return {
      column_field("explode", &Columns::explode),
      column_field("outer_radii", &Columns::outer_radii),
      column_field("inner_radii", &Columns::inner_radii),
      column_field("color", &Columns::color),
  };
}

/// Plain columns of treemap series.
inline std::vector<ColumnField<keisen::TreemapColumns>> treemap_columns() {
  using Columns = keisen::TreemapColumns;
  return {
      column_field("parents", &Columns::parents),
      column_field("color", &Columns::color),
  };
}

/// Plain columns of calendar series.
inline std::vector<ColumnField<keisen::CalendarColumns>> calendar_columns() {
  using Columns = keisen::CalendarColumns;
  return {
  };
}

} // namespace keisen_python
