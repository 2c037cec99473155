// SPDX-License-Identifier: MIT
//
// Written by scripts/make-faces from the structs of C++ and the words of Python.
// clang-format off
#pragma once

#include "styled_field.hpp"
#include "words.hpp"

namespace keisen_python {

inline constexpr StyledField<keisen::ArrowOptions> plain_arrow[] = {
    {"width", set<&keisen::ArrowOptions::width>},
    {"color", set<&keisen::ArrowOptions::color>},
    {"heads", set_word<&keisen::ArrowOptions::heads, arrow_heads>},
    {"head_length", set<&keisen::ArrowOptions::head_length>},
    {"head_width", set<&keisen::ArrowOptions::head_width>},
    {"start_gap", set<&keisen::ArrowOptions::start_gap>},
    {"end_gap", set<&keisen::ArrowOptions::end_gap>},
    {"clip", set<&keisen::ArrowOptions::clip>},
};

inline constexpr StyledField<keisen::AxisOptions> plain_axis[] = {
    {"title", set<&keisen::AxisOptions::title>},
    {"tick_count", set<&keisen::AxisOptions::tick_count>},
    {"at", set<&keisen::AxisOptions::at>},
    {"fraction", set<&keisen::AxisOptions::fraction>},
    {"conversion", set<&keisen::AxisOptions::conversion>},
    {"tick_interval", set<&keisen::AxisOptions::tick_interval>},
    {"tick_anchor", set<&keisen::AxisOptions::tick_anchor>},
    {"tick_length", set<&keisen::AxisOptions::tick_length>},
    {"tick_start", set<&keisen::AxisOptions::tick_start>},
    {"tick_end", set<&keisen::AxisOptions::tick_end>},
    {"minor", set_word<&keisen::AxisOptions::minor, minor_tick_words>},
    {"minor_count", set<&keisen::AxisOptions::minor_count>},
    {"minor_length", set<&keisen::AxisOptions::minor_length>},
    {"minor_start", set<&keisen::AxisOptions::minor_start>},
    {"minor_end", set<&keisen::AxisOptions::minor_end>},
    {"width", set<&keisen::AxisOptions::width>},
    {"labels", set<&keisen::AxisOptions::labels>},
    {"label_size", set<&keisen::AxisOptions::label_size>},
    {"label_angle", set<&keisen::AxisOptions::label_angle>},
    {"label_background", set<&keisen::AxisOptions::label_background>},
    {"label_radius", set<&keisen::AxisOptions::label_radius>},
    {"label_insets", set<&keisen::AxisOptions::label_insets>},
    {"title_size", set<&keisen::AxisOptions::title_size>},
    {"color", set<&keisen::AxisOptions::color>},
    {"text_color", set<&keisen::AxisOptions::text_color>},
    {"markup", set<&keisen::AxisOptions::markup>},
};

inline constexpr StyledField<keisen::ColorBarOptions> plain_color_bar[] = {
    {"title", set<&keisen::ColorBarOptions::title>},
    {"width", set<&keisen::ColorBarOptions::width>},
    {"length", set<&keisen::ColorBarOptions::length>},
    {"tick_count", set<&keisen::ColorBarOptions::tick_count>},
    {"label_size", set<&keisen::ColorBarOptions::label_size>},
    {"title_size", set<&keisen::ColorBarOptions::title_size>},
    {"border_width", set<&keisen::ColorBarOptions::border_width>},
    {"border_color", set<&keisen::ColorBarOptions::border_color>},
    {"text_color", set<&keisen::ColorBarOptions::text_color>},
    {"markup", set<&keisen::ColorBarOptions::markup>},
};

inline constexpr StyledField<keisen::ColorScaleOptions> plain_color_scale[] = {
    {"missing", set<&keisen::ColorScaleOptions::missing>},
    {"below", set<&keisen::ColorScaleOptions::below>},
    {"above", set<&keisen::ColorScaleOptions::above>},
};

inline constexpr StyledField<keisen::CrosshairOptions> plain_crosshair[] = {
    {"show_x", set<&keisen::CrosshairOptions::show_x>},
    {"show_y", set<&keisen::CrosshairOptions::show_y>},
    {"within", set<&keisen::CrosshairOptions::within>},
    {"width", set<&keisen::CrosshairOptions::width>},
    {"color", set<&keisen::CrosshairOptions::color>},
    {"dash", set<&keisen::CrosshairOptions::dash>},
    {"show_labels", set<&keisen::CrosshairOptions::show_labels>},
    {"label_size", set<&keisen::CrosshairOptions::label_size>},
    {"label_color", set<&keisen::CrosshairOptions::label_color>},
    {"label_background", set<&keisen::CrosshairOptions::label_background>},
    {"label_radius", set<&keisen::CrosshairOptions::label_radius>},
    {"marker_size", set<&keisen::CrosshairOptions::marker_size>},
    {"marker_color", set<&keisen::CrosshairOptions::marker_color>},
};

inline constexpr StyledField<keisen::GestureOptions> plain_gesture[] = {
    {"soft", set<&keisen::GestureOptions::soft>},
    {"inertia", set<&keisen::GestureOptions::inertia>},
    {"orientation_step", set<&keisen::GestureOptions::orientation_step>},
    {"anchor", set<&keisen::GestureOptions::anchor>},
    {"wheel_rate", set<&keisen::GestureOptions::wheel_rate>},
    {"key_step", set<&keisen::GestureOptions::key_step>},
    {"key_factor", set<&keisen::GestureOptions::key_factor>},
};

inline constexpr StyledField<keisen::GridOptions> plain_grid[] = {
    {"x", set<&keisen::GridOptions::x>},
    {"y", set<&keisen::GridOptions::y>},
    {"minor_x", set<&keisen::GridOptions::minor_x>},
    {"minor_y", set<&keisen::GridOptions::minor_y>},
    {"width", set<&keisen::GridOptions::width>},
    {"color", set<&keisen::GridOptions::color>},
    {"minor_color", set<&keisen::GridOptions::minor_color>},
    {"dash", set<&keisen::GridOptions::dash>},
};

inline constexpr StyledField<keisen::LegendOptions> plain_legend[] = {
    {"place", set_word<&keisen::LegendOptions::place, legend_places>},
    {"title", set<&keisen::LegendOptions::title>},
    {"columns", set<&keisen::LegendOptions::columns>},
    {"alignment", set_word<&keisen::LegendOptions::alignment, title_alignments>},
    {"reversed", set<&keisen::LegendOptions::reversed>},
    {"markup", set<&keisen::LegendOptions::markup>},
    {"label_size", set<&keisen::LegendOptions::label_size>},
    {"swatch_width", set<&keisen::LegendOptions::swatch_width>},
    {"insets", set<&keisen::LegendOptions::insets>},
    {"background", set<&keisen::LegendOptions::background>},
    {"border_width", set<&keisen::LegendOptions::border_width>},
    {"border_color", set<&keisen::LegendOptions::border_color>},
    {"radius", set<&keisen::LegendOptions::radius>},
    {"text_color", set<&keisen::LegendOptions::text_color>},
};

inline constexpr StyledField<keisen::LineStyle> plain_line_style[] = {
    {"color", set<&keisen::LineStyle::color>},
    {"width", set<&keisen::LineStyle::width>},
    {"dash", set<&keisen::LineStyle::dash>},
    {"join", set_word<&keisen::LineStyle::join, joins>},
    {"cap", set_word<&keisen::LineStyle::cap, caps>},
    {"mitre_limit", set<&keisen::LineStyle::mitre_limit>},
    {"alpha", set<&keisen::LineStyle::alpha>},
};

inline constexpr StyledField<keisen::MessageBoxOptions> plain_message_box[] = {
    {"place", set_word<&keisen::MessageBoxOptions::place, message_places>},
    {"size", set<&keisen::MessageBoxOptions::size>},
    {"max_width", set<&keisen::MessageBoxOptions::max_width>},
    {"insets", set<&keisen::MessageBoxOptions::insets>},
    {"margin", set<&keisen::MessageBoxOptions::margin>},
    {"radius", set<&keisen::MessageBoxOptions::radius>},
};

inline constexpr StyledField<keisen::PlotAreaOptions> plain_plot_area[] = {
    {"color", set<&keisen::PlotAreaOptions::color>},
    {"border_width", set<&keisen::PlotAreaOptions::border_width>},
    {"border_color", set<&keisen::PlotAreaOptions::border_color>},
};

inline constexpr StyledField<keisen::PolarAxisOptions> plain_polar_axis[] = {
    {"angles", set<&keisen::PolarAxisOptions::angles>},
    {"radii", set<&keisen::PolarAxisOptions::radii>},
    {"radius_angle", set<&keisen::PolarAxisOptions::radius_angle>},
    {"angle_format", set<&keisen::PolarAxisOptions::angle_format>},
    {"radius_format", set<&keisen::PolarAxisOptions::radius_format>},
    {"label_size", set<&keisen::PolarAxisOptions::label_size>},
    {"width", set<&keisen::PolarAxisOptions::width>},
    {"color", set<&keisen::PolarAxisOptions::color>},
    {"text_color", set<&keisen::PolarAxisOptions::text_color>},
};

inline constexpr StyledField<keisen::RuleOptions> plain_rule[] = {
    {"label", set<&keisen::RuleOptions::label>},
    {"width", set<&keisen::RuleOptions::width>},
    {"color", set<&keisen::RuleOptions::color>},
    {"dash", set<&keisen::RuleOptions::dash>},
    {"label_place", set_word<&keisen::RuleOptions::label_place, rule_places>},
    {"extends_range", set<&keisen::RuleOptions::extends_range>},
};

inline constexpr StyledField<keisen::SpanOptions> plain_span[] = {
    {"label", set<&keisen::SpanOptions::label>},
    {"color", set<&keisen::SpanOptions::color>},
    {"border_width", set<&keisen::SpanOptions::border_width>},
    {"border_color", set<&keisen::SpanOptions::border_color>},
    {"label_place", set_word<&keisen::SpanOptions::label_place, span_places>},
    {"extends_range", set<&keisen::SpanOptions::extends_range>},
};

inline constexpr StyledField<keisen::TextBoxOptions> plain_text_box[] = {
    {"size", set<&keisen::TextBoxOptions::size>},
    {"bold", set<&keisen::TextBoxOptions::bold>},
    {"italic", set<&keisen::TextBoxOptions::italic>},
    {"markup", set<&keisen::TextBoxOptions::markup>},
    {"angle", set<&keisen::TextBoxOptions::angle>},
    {"color", set<&keisen::TextBoxOptions::color>},
    {"background", set<&keisen::TextBoxOptions::background>},
    {"border_width", set<&keisen::TextBoxOptions::border_width>},
    {"border_color", set<&keisen::TextBoxOptions::border_color>},
    {"radius", set<&keisen::TextBoxOptions::radius>},
};

inline constexpr StyledField<keisen::TextOptions> plain_text[] = {
    {"clip", set<&keisen::TextOptions::clip>},
    {"keep_inside", set<&keisen::TextOptions::keep_inside>},
};

inline constexpr StyledField<keisen::TitleOptions> plain_title[] = {
    {"size", set<&keisen::TitleOptions::size>},
    {"alignment", set_word<&keisen::TitleOptions::alignment, title_alignments>},
    {"bold", set<&keisen::TitleOptions::bold>},
    {"italic", set<&keisen::TitleOptions::italic>},
    {"color", set<&keisen::TitleOptions::color>},
    {"markup", set<&keisen::TitleOptions::markup>},
};

inline constexpr StyledField<keisen::TooltipOptions> plain_tooltip[] = {
    {"mode", set_word<&keisen::TooltipOptions::mode, hit_modes>},
    {"within", set<&keisen::TooltipOptions::within>},
    {"size", set<&keisen::TooltipOptions::size>},
    {"color", set<&keisen::TooltipOptions::color>},
    {"background", set<&keisen::TooltipOptions::background>},
    {"border_width", set<&keisen::TooltipOptions::border_width>},
    {"border_color", set<&keisen::TooltipOptions::border_color>},
    {"radius", set<&keisen::TooltipOptions::radius>},
    {"gap", set<&keisen::TooltipOptions::gap>},
    {"marker_size", set<&keisen::TooltipOptions::marker_size>},
    {"marker_color", set<&keisen::TooltipOptions::marker_color>},
};

} // namespace keisen_python
