// SPDX-License-Identifier: MIT
#include "hit.hpp"
#include "gil.hpp"
#include "words.hpp"

namespace keisen_python {

namespace {

using keisen::HitMode;

HitValue parts(const keisen::Value &value) {
  return {value.origin, value.offset, static_cast<int>(value.unit)};
}

keisen::HitOptions read_options(nb::handle within,
                                nb::handle mode,
                                const keisen::Series *series,
                                nb::handle pixel_ratio) {
  keisen::HitOptions options;
  options.within = number(within, "within");
  options.mode = choice(mode, "mode", hit_modes);
  if (series != nullptr)
    options.series = *series;
  if (!pixel_ratio.is_none())
    options.pixel_ratio = number(pixel_ratio, "pixel_ratio");
  return options;
}

keisen::Value value(const HitValue &parts) {
  const auto [origin, offset, unit] = parts;
  return {origin, offset, static_cast<keisen::TimeUnit>(unit)};
}

keisen::PlaceOptions
read_options(const keisen::Space *space, nb::handle clip, nb::handle pixel_ratio) {
  keisen::PlaceOptions options;
  if (space != nullptr)
    options.space = *space;
  options.clip = boolean(clip, "clip");
  if (!pixel_ratio.is_none())
    options.pixel_ratio = number(pixel_ratio, "pixel_ratio");
  return options;
}

template <typename Find>
std::optional<std::tuple<HitValue, HitValue>> values_at(nb::handle x,
                                                        nb::handle y,
                                                        const keisen::Space *space,
                                                        nb::handle clip,
                                                        nb::handle pixel_ratio,
                                                        Find find) {
  const double across = number(x, "x");
  const double down = number(y, "y");
  const keisen::PlaceOptions options = read_options(space, clip, pixel_ratio);
  const auto found = [&] {
    Unlocked unlocked;
    return find(across, down, options);
  }();
  if (!found)
    return std::nullopt;
  return std::tuple(parts(found->first), parts(found->second));
}

template <typename Find>
std::optional<std::tuple<double, double>>
position_of(const keisen::Space *space, nb::handle clip, nb::handle pixel_ratio, Find find) {
  const keisen::PlaceOptions options = read_options(space, clip, pixel_ratio);
  const auto found = [&] {
    Unlocked unlocked;
    return find(options);
  }();
  if (!found)
    return std::nullopt;
  return std::tuple(found->x, found->y);
}

} // namespace

HitParts hit_parts(const keisen::Hit &found) {
  return HitParts(found.series, found.series_index, found.row, parts(found.x), parts(found.y),
                  {found.position.x, found.position.y}, found.distance, found.column,
                  parts(found.value));
}

std::optional<HitParts> hit(const keisen::Chart &chart,
                            nb::handle x,
                            nb::handle y,
                            nb::handle within,
                            nb::handle mode,
                            const keisen::Series *series,
                            nb::handle pixel_ratio) {
  const double across = number(x, "x");
  const double down = number(y, "y");
  const keisen::HitOptions options = read_options(within, mode, series, pixel_ratio);
  const std::optional<keisen::Hit> found = [&] {
    Unlocked unlocked;
    return chart.hit(across, down, options);
  }();
  if (!found)
    return std::nullopt;
  return hit_parts(*found);
}

std::optional<std::tuple<HitValue, HitValue>> values_at(const keisen::Chart &chart,
                                                        nb::handle x,
                                                        nb::handle y,
                                                        const keisen::Space *space,
                                                        nb::handle clip,
                                                        nb::handle pixel_ratio) {
  return values_at(x, y, space, clip, pixel_ratio,
                   [&](double across, double down, const keisen::PlaceOptions &options) {
                     return chart.values_at(across, down, options);
                   });
}

std::optional<std::tuple<double, double>> position_of(const keisen::Chart &chart,
                                                      const HitValue &x,
                                                      const HitValue &y,
                                                      const keisen::Space *space,
                                                      nb::handle clip,
                                                      nb::handle pixel_ratio) {
  return position_of(space, clip, pixel_ratio, [&](const keisen::PlaceOptions &options) {
    return chart.position_of(value(x), value(y), options);
  });
}

std::optional<std::tuple<HitValue, HitValue>> figure_values_at(const keisen::Figure &figure,
                                                               const keisen::Chart &chart,
                                                               nb::handle x,
                                                               nb::handle y,
                                                               const keisen::Space *space,
                                                               nb::handle clip,
                                                               nb::handle pixel_ratio) {
  return values_at(x, y, space, clip, pixel_ratio,
                   [&](double across, double down, const keisen::PlaceOptions &options) {
                     return figure.values_at(chart, across, down, options);
                   });
}

std::optional<std::tuple<double, double>> figure_position_of(const keisen::Figure &figure,
                                                             const keisen::Chart &chart,
                                                             const HitValue &x,
                                                             const HitValue &y,
                                                             const keisen::Space *space,
                                                             nb::handle clip,
                                                             nb::handle pixel_ratio) {
  return position_of(space, clip, pixel_ratio, [&](const keisen::PlaceOptions &options) {
    return figure.position_of(chart, value(x), value(y), options);
  });
}

std::optional<std::pair<keisen::Chart, HitParts>> figure_hit(const keisen::Figure &figure,
                                                             nb::handle x,
                                                             nb::handle y,
                                                             nb::handle within,
                                                             nb::handle mode,
                                                             const keisen::Series *series,
                                                             nb::handle pixel_ratio) {
  const double across = number(x, "x");
  const double down = number(y, "y");
  const keisen::HitOptions options = read_options(within, mode, series, pixel_ratio);
  const std::optional<keisen::FigureHit> found = [&] {
    Unlocked unlocked;
    return figure.hit(across, down, options);
  }();
  if (!found)
    return std::nullopt;
  return std::pair(found->chart, hit_parts(found->hit));
}

} // namespace keisen_python
