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
  keisen::HitOptions options;
  options.within = number(within, "within");
  options.mode = choice(mode, "mode", modes);
  if (series != nullptr)
    options.series = *series;
  if (!pixel_ratio.is_none())
    options.pixel_ratio = number(pixel_ratio, "pixel_ratio");
  const std::optional<keisen::Hit> found = [&] {
    Unlocked unlocked;
    return chart.hit(across, down, options);
  }();
  if (!found)
    return std::nullopt;
  return HitParts(found->series, found->series_index, found->row, parts(found->x), parts(found->y),
                  {found->position.x, found->position.y}, found->distance, found->column,
                  parts(found->value));
}

} // namespace keisen_python
