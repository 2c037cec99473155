// SPDX-License-Identifier: MIT
//
// The words that stand for the values of enums.
#pragma once

#include "arguments.hpp"

namespace keisen_python {

inline constexpr Word<keisen::Access> accesses[] = {
    {"read", keisen::Access::read},
    {"write", keisen::Access::write},
    {"read_write", keisen::Access::read_write},
};

inline constexpr Word<keisen::AnimatedColor> animated_colors[] = {
    {"color", keisen::AnimatedColor::main},
    {"border_color", keisen::AnimatedColor::border},
    {"background", keisen::AnimatedColor::background},
};

inline constexpr Word<keisen::AnimatedNumber> animated_numbers[] = {
    {"width", keisen::AnimatedNumber::width},
    {"size", keisen::AnimatedNumber::size},
    {"alpha", keisen::AnimatedNumber::alpha},
    {"border_width", keisen::AnimatedNumber::border_width},
    {"corner_radius", keisen::AnimatedNumber::corner_radius},
    {"bar_width", keisen::AnimatedNumber::bar_width},
    {"baseline", keisen::AnimatedNumber::baseline},
    {"angle", keisen::AnimatedNumber::angle},
};

inline constexpr Word<keisen::ArrowHeads> arrow_heads[] = {
    {"end", keisen::ArrowHeads::end},
    {"start", keisen::ArrowHeads::start},
    {"both", keisen::ArrowHeads::both},
    {"none", keisen::ArrowHeads::none},
};

inline constexpr Word<keisen::CanvasMode> canvas_modes[] = {
    {"none", keisen::CanvasMode::none},
    {"stroke", keisen::CanvasMode::stroke},
    {"fill", keisen::CanvasMode::fill},
    {"both", keisen::CanvasMode::both},
};

inline constexpr Word<keisen::Cap> caps[] = {
    {"round", keisen::Cap::round},
    {"butt", keisen::Cap::butt},
    {"square", keisen::Cap::square},
};

inline constexpr Word<keisen::ColorMap> color_maps[] = {
    {"viridis", keisen::ColorMap::viridis},   {"magma", keisen::ColorMap::magma},
    {"inferno", keisen::ColorMap::inferno},   {"plasma", keisen::ColorMap::plasma},
    {"cividis", keisen::ColorMap::cividis},   {"turbo", keisen::ColorMap::turbo},
    {"twilight", keisen::ColorMap::twilight}, {"greys", keisen::ColorMap::greys},
    {"coolwarm", keisen::ColorMap::coolwarm}, {"rdbu", keisen::ColorMap::rdbu},
};

inline constexpr Word<keisen::Coordinates> coordinates[] = {
    {"data", keisen::Coordinates::data},
    {"plot", keisen::Coordinates::plot},
    {"picture", keisen::Coordinates::picture},
};

inline constexpr Word<keisen::CrosshairSnap> crosshair_snaps[] = {
    {"none", keisen::CrosshairSnap::none},
    {"nearest", keisen::CrosshairSnap::nearest},
    {"x", keisen::CrosshairSnap::x},
};

inline constexpr Word<keisen::Cumulation> cumulations[] = {
    {"none", keisen::Cumulation::none},
    {"ascending", keisen::Cumulation::ascending},
    {"descending", keisen::Cumulation::descending},
};

inline constexpr Word<keisen::DeviceKind> device_kinds[] = {
    {"any", keisen::DeviceKind::any},
    {"discrete", keisen::DeviceKind::discrete},
    {"integrated", keisen::DeviceKind::integrated},
    {"virtual", keisen::DeviceKind::virtual_},
    {"cpu", keisen::DeviceKind::cpu},
    {"other", keisen::DeviceKind::other},
};

inline constexpr Word<keisen::Dimension> dimensions[] = {
    {"x", keisen::Dimension::x},
    {"y", keisen::Dimension::y},
};

inline constexpr Word<keisen::Easing> easings[] = {
    {"linear", keisen::Easing::linear},           {"quad_in", keisen::Easing::quad_in},
    {"quad_out", keisen::Easing::quad_out},       {"quad", keisen::Easing::quad_in_out},
    {"cubic_in", keisen::Easing::cubic_in},       {"cubic_out", keisen::Easing::cubic_out},
    {"cubic", keisen::Easing::cubic_in_out},      {"spring", keisen::Easing::spring},
    {"quad_in_out", keisen::Easing::quad_in_out}, {"cubic_in_out", keisen::Easing::cubic_in_out},
};

inline constexpr Word<keisen::ElementType> element_types[] = {
    {"float32", keisen::ElementType::f32},
    {"float64", keisen::ElementType::f64},
    {"int8", keisen::ElementType::i8},
    {"int16", keisen::ElementType::i16},
    {"int32", keisen::ElementType::i32},
    {"int64", keisen::ElementType::i64},
    {"uint8", keisen::ElementType::u8},
    {"uint16", keisen::ElementType::u16},
    {"uint32", keisen::ElementType::u32},
    {"uint64", keisen::ElementType::u64},
    {"datetime64[s]", keisen::ElementType::timestamp_s},
    {"datetime64[ms]", keisen::ElementType::timestamp_ms},
    {"datetime64[us]", keisen::ElementType::timestamp_us},
    {"datetime64[ns]", keisen::ElementType::timestamp_ns},
};

inline constexpr Word<keisen::EventType> event_types[] = {
    {"pointer_down", keisen::EventType::pointer_down},
    {"pointer_move", keisen::EventType::pointer_move},
    {"pointer_up", keisen::EventType::pointer_up},
    {"wheel", keisen::EventType::wheel},
    {"double_click", keisen::EventType::double_click},
    {"key_down", keisen::EventType::key_down},
    {"resize", keisen::EventType::resize},
    {"pointer_cancel", keisen::EventType::pointer_cancel},
    {"state", keisen::EventType::state},
};

inline constexpr Word<keisen::FillRule> fill_rules[] = {
    {"nonzero", keisen::FillRule::nonzero},
    {"evenodd", keisen::FillRule::even_odd},
};

inline constexpr Word<keisen::HistogramStatistic> histogram_statistics[] = {
    {"count", keisen::HistogramStatistic::count},
    {"probability", keisen::HistogramStatistic::probability},
    {"density", keisen::HistogramStatistic::density},
};

inline constexpr Word<keisen::HitMode> hit_modes[] = {
    {"nearest", keisen::HitMode::nearest},
    {"x", keisen::HitMode::x},
};

inline constexpr Word<keisen::Join> joins[] = {
    {"round", keisen::Join::round},
    {"bevel", keisen::Join::bevel},
    {"mitre", keisen::Join::mitre},
};

inline constexpr Word<keisen::LabelRole> label_roles[] = {
    {"tick", keisen::LabelRole::tick},
    {"axis-title", keisen::LabelRole::axis_title},
    {"title", keisen::LabelRole::title},
    {"subtitle", keisen::LabelRole::subtitle},
    {"caption", keisen::LabelRole::caption},
    {"legend", keisen::LabelRole::legend},
    {"annotation", keisen::LabelRole::annotation},
    {"value", keisen::LabelRole::value},
    {"message", keisen::LabelRole::message},
};

inline constexpr Word<keisen::Language> languages[] = {
    {"en", keisen::Language::english},
    {"ja", keisen::Language::japanese},
};

inline constexpr Word<keisen::Layer> layers[] = {
    {"below", keisen::Layer::below},
    {"above", keisen::Layer::above},
};

inline constexpr Word<keisen::LayoutRank> layout_ranks[] = {
    {"axis", keisen::LayoutRank::axis},
    {"legend", keisen::LayoutRank::legend},
    {"subtitle", keisen::LayoutRank::subtitle},
    {"title", keisen::LayoutRank::title},
};

inline constexpr Word<keisen::LegendPlace> legend_places[] = {
    {"best", keisen::LegendPlace::best},
    {"top-left", keisen::LegendPlace::top_left},
    {"top", keisen::LegendPlace::top},
    {"top-right", keisen::LegendPlace::top_right},
    {"left", keisen::LegendPlace::left},
    {"center", keisen::LegendPlace::center},
    {"right", keisen::LegendPlace::right},
    {"bottom-left", keisen::LegendPlace::bottom_left},
    {"bottom", keisen::LegendPlace::bottom},
    {"bottom-right", keisen::LegendPlace::bottom_right},
    {"outside-right", keisen::LegendPlace::outside_right},
    {"outside-left", keisen::LegendPlace::outside_left},
    {"outside-top", keisen::LegendPlace::outside_top},
    {"outside-bottom", keisen::LegendPlace::outside_bottom},
};

inline constexpr Word<keisen::MessageKind> message_kinds[] = {
    {"normal", keisen::MessageKind::normal},
    {"ok", keisen::MessageKind::ok},
    {"caution", keisen::MessageKind::caution},
    {"error", keisen::MessageKind::error},
    {"debug", keisen::MessageKind::debug},
    {"internal-error", keisen::MessageKind::internal_error},
};

inline constexpr Word<keisen::MessagePlace> message_places[] = {
    {"top-left", keisen::MessagePlace::top_left},
    {"top", keisen::MessagePlace::top},
    {"top-right", keisen::MessagePlace::top_right},
    {"bottom-left", keisen::MessagePlace::bottom_left},
    {"bottom", keisen::MessagePlace::bottom},
    {"bottom-right", keisen::MessagePlace::bottom_right},
};

inline constexpr Word<keisen::MinorTicks> minor_tick_words[] = {
    {"automatic", keisen::MinorTicks::automatic},
    {"none", keisen::MinorTicks::none},
    {"shown", keisen::MinorTicks::shown},
};

inline constexpr Word<keisen::PolarGrid> polar_grids[] = {
    {"circles", keisen::PolarGrid::circles},
    {"polygons", keisen::PolarGrid::polygons},
};

inline constexpr Word<keisen::PolarPath> polar_paths[] = {
    {"straight", keisen::PolarPath::straight},
    {"along_angle", keisen::PolarPath::along_angle},
};

inline constexpr Word<keisen::PreferenceReportKind> preference_report_kinds[] = {
    {"unknown-key", keisen::PreferenceReportKind::unknown_key},
    {"wrong-kind", keisen::PreferenceReportKind::wrong_kind},
    {"other-version", keisen::PreferenceReportKind::other_version},
    {"damaged-file", keisen::PreferenceReportKind::damaged_file},
    {"unreadable-file", keisen::PreferenceReportKind::unreadable_file},
    {"unusable-value", keisen::PreferenceReportKind::unusable_value},
};

inline constexpr Word<keisen::CellReduction> reductions[] = {
    {"count", keisen::CellReduction::count},
    {"sum", keisen::CellReduction::sum},
    {"mean", keisen::CellReduction::mean},
};

inline constexpr Word<keisen::RendererKind> renderer_kinds[] = {
    {"auto", keisen::RendererKind::automatic},
    {"cpu", keisen::RendererKind::cpu},
    {"vulkan", keisen::RendererKind::vulkan},
};

inline constexpr Word<keisen::RestrictionKind> restriction_kinds[] = {
    {"other", keisen::RestrictionKind::other},
    {"probe", keisen::RestrictionKind::probe},
    {"custom", keisen::RestrictionKind::custom},
    {"source", keisen::RestrictionKind::source},
    {"length", keisen::RestrictionKind::length},
    {"padding", keisen::RestrictionKind::padding},
    {"interval", keisen::RestrictionKind::interval},
    {"window", keisen::RestrictionKind::window},
    {"user-interactive", keisen::RestrictionKind::user_interactive},
    {"include", keisen::RestrictionKind::include},
    {"bounds", keisen::RestrictionKind::bounds},
    {"span", keisen::RestrictionKind::span},
    {"margins", keisen::RestrictionKind::margins},
    {"symmetric", keisen::RestrictionKind::symmetric},
    {"latest", keisen::RestrictionKind::latest},
    {"nice", keisen::RestrictionKind::nice},
    {"positive", keisen::RestrictionKind::positive},
    {"aspect", keisen::RestrictionKind::aspect},
};

inline constexpr Word<keisen::RulePlace> rule_places[] = {
    {"start", keisen::RulePlace::start},
    {"middle", keisen::RulePlace::middle},
    {"end", keisen::RulePlace::end},
};

inline constexpr Word<keisen::RuleSide> rule_sides[] = {
    {"above", keisen::RuleSide::above},
    {"below", keisen::RuleSide::below},
    {"left", keisen::RuleSide::left},
    {"right", keisen::RuleSide::right},
};

inline constexpr Word<keisen::Scale> scales[] = {
    {"linear", keisen::Scale::linear},     {"log", keisen::Scale::log},
    {"symlog", keisen::Scale::symlog},     {"sqrt", keisen::Scale::square_root},
    {"category", keisen::Scale::category}, {"time", keisen::Scale::time},
    {"custom", keisen::Scale::custom},     {"automatic", keisen::Scale::automatic},
};

inline constexpr Word<keisen::Side> sides[] = {
    {"bottom", keisen::Side::bottom},
    {"left", keisen::Side::left},
    {"top", keisen::Side::top},
    {"right", keisen::Side::right},
};

inline constexpr Word<keisen::SpanPlace> span_places[] = {
    {"top-left", keisen::SpanPlace::top_left},
    {"top", keisen::SpanPlace::top},
    {"top-right", keisen::SpanPlace::top_right},
    {"left", keisen::SpanPlace::left},
    {"center", keisen::SpanPlace::center},
    {"right", keisen::SpanPlace::right},
    {"bottom-left", keisen::SpanPlace::bottom_left},
    {"bottom", keisen::SpanPlace::bottom},
    {"bottom-right", keisen::SpanPlace::bottom_right},
};

inline constexpr Word<keisen::StackBaseline> stack_baselines[] = {
    {"zero", keisen::StackBaseline::zero},
    {"sym", keisen::StackBaseline::symmetric},
    {"wiggle", keisen::StackBaseline::wiggle},
    {"weighted_wiggle", keisen::StackBaseline::weighted_wiggle},
    {"normalized", keisen::StackBaseline::normalized},
};

inline constexpr Word<keisen::TextAlignment> text_alignments[] = {
    {"leading", keisen::TextAlignment::leading},   {"center", keisen::TextAlignment::center},
    {"trailing", keisen::TextAlignment::trailing}, {"left", keisen::TextAlignment::left},
    {"right", keisen::TextAlignment::right},
};

inline constexpr Word<keisen::Theme> themes[] = {
    {"light", keisen::Theme::light},
    {"dark", keisen::Theme::dark},
    {"print", keisen::Theme::print},
};

inline constexpr Word<keisen::TickStyle> tick_styles[] = {
    {"automatic", keisen::TickStyle::automatic},   {"fixed", keisen::TickStyle::fixed},
    {"scientific", keisen::TickStyle::scientific}, {"si", keisen::TickStyle::si},
    {"percent", keisen::TickStyle::percent},       {"thousands", keisen::TickStyle::thousands},
    {"duration", keisen::TickStyle::duration},     {"date", keisen::TickStyle::date},
};

inline constexpr Word<keisen::Tier> tiers[] = {
    {"direct", keisen::Tier::direct},   {"envelope", keisen::Tier::envelope},
    {"density", keisen::Tier::density}, {"coverage", keisen::Tier::coverage},
    {"summary", keisen::Tier::summary},
};

inline constexpr Word<keisen::TimeUnit> time_units[] = {
    {"s", keisen::TimeUnit::seconds},
    {"ms", keisen::TimeUnit::milliseconds},
    {"us", keisen::TimeUnit::microseconds},
    {"ns", keisen::TimeUnit::nanoseconds},
};

inline constexpr Word<keisen::TitleAlignment> title_alignments[] = {
    {"left", keisen::TitleAlignment::left},
    {"center", keisen::TitleAlignment::center},
    {"right", keisen::TitleAlignment::right},
};

inline constexpr Word<keisen::TitleRole> title_roles[] = {
    {"title", keisen::TitleRole::title},
    {"subtitle", keisen::TitleRole::subtitle},
    {"caption", keisen::TitleRole::caption},
};

} // namespace keisen_python
