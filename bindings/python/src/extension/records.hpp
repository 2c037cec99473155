// SPDX-License-Identifier: MIT
#pragma once

#include <keisen/keisen.hpp>

#include <vector>

namespace keisen_python {

/// What a frame did, as a whole and with each series.
struct FrameRecord {
  keisen::FrameRecord frame;
  std::vector<keisen::SeriesRecord> series;
};

/// Reads what the last frame did.
FrameRecord read_record(const keisen::Chart &chart);

} // namespace keisen_python
