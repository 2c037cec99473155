// SPDX-License-Identifier: MIT
#include "callback.hpp"
#include "gil.hpp"
#include "module.hpp"
#include "pictures.hpp"

#include <nanobind/stl/vector.h>

#include <chrono>
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
  const std::size_t most = std::numeric_limits<std::uint32_t>::max();
  return static_cast<std::uint32_t>(count < most ? count : most);
}

/// Hears how far a batch is: lets Python look at signals, and calls a callable.
class Progress {
public:
  explicit Progress(nb::handle callable) : callable_(callable) {}

  bool operator()(std::size_t done, std::size_t count) {
    // Where nobody wants to know, to hold the GIL for signals is dear.
    const auto now = std::chrono::steady_clock::now();
    if (callable_.is_none() && now - last_ < std::chrono::milliseconds(50))
      return true;
    last_ = now;
    const Locked locked;
    try {
      if (PyErr_CheckSignals() != 0)
        throw nb::python_error();
      if (callable_.is_none())
        return true;
      const nb::object said = callable_(done, count);
      if (said.is_none())
        return true;
      const int goes_on = PyObject_IsTrue(said.ptr());
      if (goes_on < 0)
        throw nb::python_error();
      return goes_on == 1;
    } catch (...) {
      rethrow_as_raised();
    }
  }

private:
  nb::handle callable_;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

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
  const keisen::RenderOptions options = render_options(pixel_ratio, time, exact, metadata);
  BatchOptions batch_options;
  batch_options.threads = thread_count(threads);
  batch_options.progress = Progress(progress);
  std::vector<BatchResult> results;
  try {
    Unlocked unlocked;
    results = renderer == nullptr ? keisen::render_batch(charts, options, batch_options)
                                  : keisen::render_batch(charts, *renderer, options, batch_options);
  } catch (const Raised &raised) {
    PyErr_SetObject(reinterpret_cast<PyObject *>(Py_TYPE(raised.value().ptr())),
                    raised.value().ptr());
    throw nb::python_error();
  }
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
