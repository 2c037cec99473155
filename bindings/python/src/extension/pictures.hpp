// SPDX-License-Identifier: MIT
//
// The functions of what can be drawn: charts and figures.
#pragma once

#include "gil.hpp"
#include "module.hpp"

#include <nanobind/stl/string.h>

#include <optional>
#include <string>

namespace keisen_python {

/// Reads how to render.
inline keisen::RenderOptions render_options(std::optional<double> pixel_ratio,
                                            nb::handle time,
                                            nb::handle exact,
                                            nb::handle metadata = nb::handle(Py_True)) {
  return {pixel_ratio, number(time, "time"), boolean(exact, "exact"),
          boolean(metadata, "metadata")};
}

template <typename Drawn>
keisen::Image render(const Drawn &drawn,
                     const keisen::Renderer *renderer,
                     nb::handle pixel_ratio,
                     nb::handle time,
                     nb::handle exact) {
  const keisen::RenderOptions options =
      render_options(number(pixel_ratio, "pixel_ratio"), time, exact);
  Unlocked unlocked;
  return renderer == nullptr ? drawn.render(options) : drawn.render(*renderer, options);
}

template <typename Drawn>
nb::bytes to_png(const Drawn &drawn,
                 const keisen::Renderer *renderer,
                 nb::handle pixel_ratio,
                 nb::handle time,
                 nb::handle exact,
                 nb::handle metadata) {
  const keisen::RenderOptions options =
      render_options(number(pixel_ratio, "pixel_ratio"), time, exact, metadata);
  const keisen::Bytes bytes = [&] {
    Unlocked unlocked;
    return renderer == nullptr ? drawn.render_png(options) : drawn.render_png(*renderer, options);
  }();
  return nb::bytes(bytes.data(), bytes.size());
}

template <typename Drawn>
nb::str to_svg(const Drawn &drawn,
               nb::handle pixel_ratio,
               nb::handle time,
               nb::handle exact,
               nb::handle metadata,
               nb::handle fonts) {
  keisen::RenderOptions options =
      render_options(number(pixel_ratio, "pixel_ratio"), time, exact, metadata);
  options.fonts = choice(fonts, "fonts", svg_fonts);
  const std::string text = [&] {
    Unlocked unlocked;
    return drawn.svg(options);
  }();
  return nb::str(text.data(), text.size());
}

template <typename Drawn>
nb::bytes to_pdf(const Drawn &drawn,
                 nb::handle pixel_ratio,
                 nb::handle time,
                 nb::handle exact,
                 nb::handle metadata) {
  const keisen::RenderOptions options =
      render_options(number(pixel_ratio, "pixel_ratio"), time, exact, metadata);
  const keisen::Bytes bytes = [&] {
    Unlocked unlocked;
    return drawn.pdf(options);
  }();
  return nb::bytes(bytes.data(), bytes.size());
}

template <typename Drawn>
void save(const Drawn &drawn,
          nb::handle path,
          const keisen::Renderer *renderer,
          nb::handle pixel_ratio,
          nb::handle time,
          nb::handle exact,
          nb::handle metadata,
          nb::handle fonts) {
  const std::string name = text(path, "path");
  keisen::RenderOptions options = render_options(ratio(pixel_ratio), time, exact, metadata);
  options.fonts = choice(fonts, "fonts", svg_fonts);
  Unlocked unlocked;
  try {
    if (renderer == nullptr)
      drawn.save(name, options);
    else
      drawn.save(name, *renderer, options);
  } catch (const keisen::Error &error) {
    if (error.status() != keisen::Status::io)
      throw;
    throw FileFailure(error, name);
  }
}

inline constexpr Word<keisen::TableFormat> table_formats[] = {
    {"csv", keisen::TableFormat::csv},
    {"html", keisen::TableFormat::html},
};

template <typename Drawn>
std::string data_table(const Drawn &drawn, nb::handle format, nb::handle max_rows) {
  keisen::DataTableOptions options;
  options.format = choice(format, "format", table_formats);
  options.max_rows = size(max_rows, "max_rows");
  Unlocked unlocked;
  return drawn.data_table(options);
}

template <typename Drawn>
std::string sonification(const Drawn &drawn,
                         nb::handle duration,
                         nb::handle min_frequency,
                         nb::handle max_frequency,
                         nb::handle max_points) {
  keisen::SonificationOptions options;
  options.duration = number(duration, "duration");
  options.min_frequency = number(min_frequency, "min_frequency");
  options.max_frequency = number(max_frequency, "max_frequency");
  options.max_points = size(max_points, "max_points");
  Unlocked unlocked;
  return drawn.sonification(options);
}

/// Binds the functions that draw, and those that tell of what is drawn.
template <typename Drawn> void bind_pictures(nb::class_<Drawn> &bound) {
  bound
      .def("render", render<Drawn>, nb::arg("renderer").none(), nb::arg("pixel_ratio").none(),
           nb::arg("time").none(), nb::arg("exact").none())
      .def("to_png", to_png<Drawn>, nb::arg("renderer").none(), nb::arg("pixel_ratio").none(),
           nb::arg("time").none(), nb::arg("exact").none(), nb::arg("metadata").none())
      .def("to_svg", to_svg<Drawn>, nb::arg("pixel_ratio").none(), nb::arg("time").none(),
           nb::arg("exact").none(), nb::arg("metadata").none(), nb::arg("fonts").none())
      .def("to_pdf", to_pdf<Drawn>, nb::arg("pixel_ratio").none(), nb::arg("time").none(),
           nb::arg("exact").none(), nb::arg("metadata").none())
      .def("save", save<Drawn>, nb::arg("path").none(), nb::arg("renderer").none(),
           nb::arg("pixel_ratio").none(), nb::arg("time").none(), nb::arg("exact").none(),
           nb::arg("metadata").none(), nb::arg("fonts").none())
      .def("data_table", data_table<Drawn>, nb::arg("format").none(), nb::arg("max_rows").none())
      .def("sonification", sonification<Drawn>, nb::arg("duration").none(),
           nb::arg("min_frequency").none(), nb::arg("max_frequency").none(),
           nb::arg("max_points").none());
}

} // namespace keisen_python
