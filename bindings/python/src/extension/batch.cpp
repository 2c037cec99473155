// SPDX-License-Identifier: MIT
#include "module.hpp"
#include "pictures.hpp"
#include "progress.hpp"

#include <nanobind/stl/vector.h>

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

namespace keisen_python {

namespace {

using keisen::BatchOptions;
using keisen::BatchResult;
using keisen::Chart;

/// Reads how many threads draw at most; None for all.
std::uint32_t thread_count(nb::handle threads) {
  if (threads.is_none())
    return 0;
  const std::size_t count = size(threads, "threads");
  if (count == 0)
    throw keisen::Error(keisen::Status::invalid_argument, "threads must be positive, got 0");
  const std::size_t maximum = std::numeric_limits<std::uint32_t>::max();
  return static_cast<std::uint32_t>(count < maximum ? count : maximum);
}

/// Returns the file of a chart, or the exception that tells why there is none.
nb::object outcome(const BatchResult &result) {
  if (result)
    return nb::bytes(result.png().data(), result.png().size());
  try {
    std::rethrow_exception(result.error());
  } catch (const keisen::Error &error) {
    return exception_of(error);
  }
}

using Outcomes = nb::typed<nb::list, nb::object>;

Outcomes render_batch(const std::vector<Chart> &charts,
                      const keisen::Renderer *renderer,
                      nb::handle pixel_ratio,
                      nb::handle time,
                      nb::handle exact,
                      nb::handle metadata,
                      nb::handle threads,
                      nb::handle progress) {
  const keisen::RenderOptions options =
      render_options(number(pixel_ratio, "pixel_ratio"), time, exact, metadata);
  BatchOptions batch_options;
  batch_options.threads = thread_count(threads);
  batch_options.progress = Progress(progress);
  std::vector<BatchResult> results = listening([&] {
    return renderer == nullptr ? keisen::render_batch(charts, options, batch_options)
                               : keisen::render_batch(charts, *renderer, options, batch_options);
  });
  Outcomes outcomes;
  for (BatchResult &result : results) {
    outcomes.append(outcome(result));
    // Its bytes are Python's now.
    result = BatchResult(std::exception_ptr());
  }
  return outcomes;
}

} // namespace

void bind_batch(nb::module_ &module) {
  module.def("render_batch", render_batch, nb::arg("charts"), nb::arg("renderer").none(),
             nb::arg("pixel_ratio").none(), nb::arg("time").none(), nb::arg("exact").none(),
             nb::arg("metadata").none(), nb::arg("threads").none(), nb::arg("progress").none());
}

} // namespace keisen_python
