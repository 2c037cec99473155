// SPDX-License-Identifier: MIT
#include "records.hpp"
#include "module.hpp"
#include "words.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

namespace keisen_python {

namespace {

using keisen::SeriesRecord;
using keisen::Tier;

std::tuple<double, double, double, double> plot(const FrameRecord &record) {
  const keisen::Rect &plot = record.frame.plot;
  return {plot.x, plot.y, plot.width, plot.height};
}

} // namespace

void bind_records(nb::module_ &module) {
  nb::class_<SeriesRecord>(module, "SeriesRecord", "What a frame did with one series.")
      .def_prop_ro(
          "tier", [](const SeriesRecord &record) { return word_for(record.tier, tiers); },
          "How it was drawn: \"direct\", \"envelope\", \"coverage\", \"density\" or "
          "\"summary\".\n\n"
          "Direct is every row by itself. An envelope of a line is what many rows cover of "
          "columns\n"
          "of an eighth of a device pixel, gaps kept; the coverage is what the rows of a line "
          "whose\n"
          "x goes both ways or has gaps cover of each pixel. In both no position is wrong by more\n"
          "than 1/16 pixel, no channel by more than 17 of 255. Of many arrows, polygons and\n"
          "rectangles the coverage is what they are on each pixel, no channel wrong by more than "
          "2\n"
          "of 255. The envelope of category bars is the\n"
          "farthest tips in each column of device pixels, the same picture as of all bars. A "
          "density\n"
          "is the number, the mean or the categories of the rows in each cell of a grid; counts "
          "are\n"
          "exact. A summary is numbers about groups of rows, found when columns change.")
      .def_ro("rows", &SeriesRecord::rows, "Rows read.")
      .def_ro("gaps", &SeriesRecord::gaps, "Rows that are gaps: NaN, missing, or not finite.")
      .def_ro(
          "dropped", &SeriesRecord::dropped,
          "Rows whose values the scale has no place for, as 0 on a log scale; not among the gaps.")
      .def_ro(
          "gaps_are_approximated", &SeriesRecord::gaps_are_approximated,
          "Whether rows of an envelope with gaps among them were drawn as one run.\n\n"
          "So are those of a column of an eighth of a device pixel, once more than 1,000 of its\n"
          "rows are among gaps; then their gaps are not counted.")
      .def_ro("crowded", &SeriesRecord::crowded,
              "Rows of a swarm that may overlap others.\n\n"
              "Those that had no room, and all of a group that is spread by its density.")
      .def_ro("rows_per_shape", &SeriesRecord::rows_per_shape,
              "Rows that are drawn as one shape.\n\n"
              "Of candlesticks how many a bucket has, 1, 2, 4, ...; 1 of all other series.")
      .def_ro("omitted_labels", &SeriesRecord::omitted_labels,
              "Labels of its own that had no room, as those of slices.\n\n"
              "The frame's `omitted_parts` counts them too.")
      .def_ro(
          "open_ended", &SeriesRecord::open_ended,
          "Rows in view that begin where the scale has no place.\n\n"
          "A bin or a cell from 0 does on a log scale, and an image, which counts as 1: they are\n"
          "drawn to the end of the plot. Bars from a baseline or a base of 0 are not counted.")
      .def_ro("bound_pixels", &SeriesRecord::bound_pixels,
              "Greatest error of any position, in device pixels.\n\n"
              "1/16 for a line's envelope and coverage, else 0.")
      .def_ro("bound_channel", &SeriesRecord::bound_channel,
              "Greatest error of any channel value, of 255.\n\n"
              "17 for a line's envelope and coverage, 2 for the coverage of other shapes, else 0.\n"
              "Of this series alone: where edges of several lie in one pixel, each adds its own.")
      .def_ro("milliseconds", &SeriesRecord::milliseconds,
              "Milliseconds spent on it before the renderer.")
      .def("__repr__", [](const SeriesRecord &record) {
        return "<SeriesRecord of " + std::to_string(record.rows) + " rows, " +
               std::to_string(record.gaps) + " gaps, " + word_for(record.tier, tiers) + ">";
      });

  nb::class_<FrameRecord>(module, "FrameRecord", "What a frame did.")
      .def_prop_ro(
          "frame", [](const FrameRecord &record) { return record.frame.frame; },
          "Number of the frame in this chart, from 1.")
      .def_prop_ro(
          "time", [](const FrameRecord &record) { return record.frame.time; },
          "Time that the frame was asked for, in seconds.")
      .def_prop_ro(
          "missing_glyphs", [](const FrameRecord &record) { return record.frame.missing_glyphs; },
          "Characters for which no font had a glyph; each is a box in the picture.")
      .def_prop_ro("plot", plot,
                   "The plot rectangle as x, y, width and height, in points from the top left.")
      .def_prop_ro(
          "encode_milliseconds",
          [](const FrameRecord &record) { return record.frame.encode_milliseconds; },
          "Milliseconds from the call to the display list.")
      .def_prop_ro(
          "render_milliseconds",
          [](const FrameRecord &record) { return record.frame.render_milliseconds; },
          "Milliseconds from the display list to the pixels.")
      .def_prop_ro(
          "omitted_parts", [](const FrameRecord &record) { return record.frame.omitted_parts; },
          "Titles, legends, colour bars, messages and labels of slices that had no room; in a "
          "picture of 160 x 120 points or more axes without room for labels too. They are not in "
          "the picture.")
      .def_prop_ro(
          "shortened_texts", [](const FrameRecord &record) { return record.frame.shortened_texts; },
          "Titles, labels of ticks and names in legends that are in the picture without their end, "
          "and legends that lack names, because they had no room.")
      .def_prop_ro(
          "held_ends", [](const FrameRecord &record) { return record.frame.held_ends; },
          "Ranges of which one end is decided and all data lies beyond it; the other one stands "
          "beside it.")
      .def_prop_ro(
          "unseen_annotations",
          [](const FrameRecord &record) { return record.frame.unseen_annotations; },
          "Annotations out of view of ranges that follow the data: texts, arrows, and rules and "
          "spans that extend no range or lie beyond an end that is decided.")
      .def_prop_ro(
          "repeated_colors", [](const FrameRecord &record) { return record.frame.repeated_colors; },
          "Series, slices and categories that have the colour of another one, as there are more of "
          "them than colours in the theme's cycle.")
      .def_prop_ro(
          "unsettled", [](const FrameRecord &record) { return record.frame.unsettled; },
          "Whether a range that depends on the size of a plot was decided for another plot.")
      .def_ro("series", &FrameRecord::series, "What it did with each series, from bottom to top.")
      .def("__repr__", [](const FrameRecord &record) {
        return "<FrameRecord of frame " + std::to_string(record.frame.frame) + ", " +
               std::to_string(record.series.size()) + " series>";
      });
}

FrameRecord read_record(const keisen::Chart &chart) {
  // Another thread may draw a frame between two calls: then all is read anew.
  for (;;) {
    FrameRecord record{chart.frame_record(), {}};
    try {
      for (std::size_t i = 0; i < record.frame.series_count; ++i)
        record.series.push_back(chart.series_record(i));
    } catch (const keisen::Error &error) {
      if (error.status() != keisen::Status::invalid_argument)
        throw;
      continue;
    }
    if (chart.frame_record().frame == record.frame.frame)
      return record;
  }
}

} // namespace keisen_python
