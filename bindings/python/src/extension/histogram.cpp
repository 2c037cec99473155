// SPDX-License-Identifier: MIT
#include "bars.hpp"
#include "gil.hpp"
#include "words.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>

#include <array>
#include <limits>
#include <tuple>

namespace keisen_python {

namespace {

using keisen::Cumulation;
using keisen::HistogramStatistic;

/// Reads a rule's name, a number of bins, or their edges.
void read_bins(keisen::HistogramOptions &options, nb::handle value) {
  if (nb::isinstance<nb::str>(value)) {
    options.rule = text(value, "bins");
  } else if (PySequence_Check(value.ptr())) {
    options.edges = numbers(value, "bins");
    if (options.edges.size() < 2)
      invalid("bins must have at least 2 edges, got " + std::to_string(options.edges.size()));
  } else {
    const std::size_t count = size(value, "bins");
    if (count < 1 || count > std::numeric_limits<std::uint32_t>::max())
      invalid("bins must be 1 to 1000000, got " + std::to_string(count));
    options.bin_count = static_cast<std::uint32_t>(count);
  }
}

std::tuple<Column, Column, Column> histogram(const Column &values,
                                             const Column *weights,
                                             nb::handle bins,
                                             nb::handle range,
                                             nb::handle statistic,
                                             nb::handle cumulation) {
  keisen::HistogramOptions options;
  read_bins(options, bins);
  if (!range.is_none()) {
    const std::array<double, 2> ends = numbers_of<2>(range, "range");
    options.range = {ends[0], ends[1]};
  }
  options.statistic = choice(statistic, "statistic", histogram_statistics);
  options.cumulation = choice(cumulation, "cumulative", cumulations);
  const keisen::Column data = values.column;
  const std::optional<keisen::Column> shares =
      weights == nullptr ? std::nullopt : std::optional<keisen::Column>(weights->column);
  const auto made = [&] {
    Unlocked unlocked(data.size());
    return keisen::Histogram(data, options, shares);
  }();
  return {Column{made.starts, nullptr}, Column{made.ends, nullptr}, Column{made.heights, nullptr}};
}

std::pair<Column, Column>
outline(const Column &starts, const Column &ends, const Column &heights, nb::handle baseline) {
  const auto [positions, values] = keisen::Histogram(starts.column, ends.column, heights.column)
                                       .outline(number(baseline, "baseline"));
  return {Column{positions, nullptr}, Column{values, nullptr}};
}

} // namespace

void bind_histogram(nb::module_ &module) {
  module.def("histogram", histogram, nb::arg("values"), nb::arg("weights").none(), nb::arg("bins"),
             nb::arg("range").none(), nb::arg("statistic"), nb::arg("cumulation"));
  module.def("histogram_outline", outline, nb::arg("starts"), nb::arg("ends"), nb::arg("heights"),
             nb::arg("baseline"));
}

} // namespace keisen_python
