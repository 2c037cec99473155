// SPDX-License-Identifier: MIT
#include "hit.hpp"
#include "gil.hpp"

namespace keisen_python {

namespace {

using keisen::HitMode;

const Word<HitMode> modes[] = {{"nearest", HitMode::nearest}, {"x", HitMode::x}};

HitValue parts(const keisen::Value &value) {
  return {value.origin, value.offset, static_cast<int>(value.unit)};
}

keisen::HitOptions read_options(nb::handle within,
                                nb::handle mode,
                                const keisen::Series *series,
                                nb::handle pixel_ratio) {
  keisen::HitOptions options;
  options.within = number(within, "within");
  options.mode = choice(mode, "mode", modes);
  if (series != nullptr)
    options.series = *series;
  if (!pixel_ratio.is_none())
    options.pixel_ratio = number(pixel_ratio, "pixel_ratio");
  return options;
}

HitParts parts(const keisen::Hit &found) {
  return HitParts(found.series, found.series_index, found.row, parts(found.x), parts(found.y),
                  {found.position.x, found.position.y}, found.distance, found.column,
                  parts(found.value));
}

} // namespace

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
  return parts(*found);
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
  return std::pair(found->chart, parts(found->hit));
}

} // namespace keisen_python
