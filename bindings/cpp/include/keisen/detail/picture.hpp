// SPDX-License-Identifier: MIT
//
// What charts and figures share: they are drawn, and they say what they show.
#pragma once

#include <keisen/bytes.hpp>
#include <keisen/description.hpp>
#include <keisen/detail/calls.hpp>
#include <keisen/error.hpp>
#include <keisen/image.hpp>
#include <keisen/keisen.h>
#include <keisen/render_options.hpp>
#include <keisen/renderer.hpp>

#include <cstddef>
#include <limits>
#include <optional>
#include <string>

namespace keisen {

namespace detail {

/// What can be drawn as one picture: class `Kind`, by the functions of C that `Calls` names.
template <typename Kind, typename Calls> class Picture {
public:
  /// Returns when a host is to draw next: `after` itself where something changed since the last
  /// frame or moves, else the end of a delay; nothing for never.
  std::optional<double> next_frame_time(double after) const {
    const auto time = get<double>(Calls::next_frame_time, kind(), after);
    return time < std::numeric_limits<double>::infinity() ? std::optional<double>(time)
                                                          : std::nullopt;
  }

  /// Reads what the picture shows in words: the text that was set, else kind, title and ranges; of
  /// a figure what its outer chart was given, else that of all charts.
  std::string alt() const { return text(Calls::alt, kind()); }

  /// Reads all that the picture shows in words: a line for the title, one for the axes and one for
  /// each series, with its extremes, its trend and its last value; of a figure a line for it, then
  /// what each chart tells.
  std::string description() const { return text(Calls::description, kind()); }

  /// Returns the rows behind all series as a table, exact. That of a figure has, in CSV, a column
  /// for the title of the chart, or its number.
  ///
  /// A series of more than `max_rows` rows is thinned; the first, the last and the extremes stay.
  std::string data_table(const DataTableOptions &options = DataTableOptions()) const {
    return string(object<Bytes>(Calls::data_table, kind(), c_options(options)));
  }

  /// Returns how the picture sounds, one chart after the other, as one line of JSON:
  /// docs/accessibility.md has the schema.
  std::string sonification(const SonificationOptions &options = SonificationOptions()) const {
    return string(object<Bytes>(Calls::sonification, kind(), c_options(options)));
  }

  /// Fits every projection under the series, once: with margins, or to the exact extents.
  void fit(bool margins = true) {
    check(margins ? Calls::fit(kind()) : Calls::fit_extents(kind()));
  }

  /// Draws into a picture of its own.
  Image render(const Renderer &renderer, const RenderOptions &options = RenderOptions()) const {
    return render(renderer.handle(), options);
  }
  Image render(const RenderOptions &options = RenderOptions()) const {
    return render(nullptr, options);
  }

  /// Draws into the caller's `size` bytes, rows `bytes_per_row` apart.
  ///
  /// All pixels are overwritten, the bytes between rows are not. When it throws, their content is
  /// undefined.
  void render_into(void *pixels,
                   std::size_t bytes_per_row,
                   std::size_t size,
                   const Renderer &renderer,
                   const RenderOptions &options = RenderOptions()) const {
    render_into(pixels, bytes_per_row, size, renderer.handle(), options);
  }
  void render_into(void *pixels,
                   std::size_t bytes_per_row,
                   std::size_t size,
                   const RenderOptions &options = RenderOptions()) const {
    render_into(pixels, bytes_per_row, size, nullptr, options);
  }

  /// Draws and encodes as a PNG file in memory, with its resolution; that of a chart has its title,
  /// and `alt` as its description.
  Bytes render_png(const Renderer &renderer, const RenderOptions &options = RenderOptions()) const {
    return render_png(renderer.handle(), options);
  }
  Bytes render_png(const RenderOptions &options = RenderOptions()) const {
    return render_png(nullptr, options);
  }

  /// Draws as an SVG document: shapes as shapes, text as text.
  ///
  /// A chart's title is its title, `alt` its description. Heat maps, densities, lines drawn as
  /// coverage, and more than 50,000 markers or shapes of one series are pictures within it.
  std::string svg(const RenderOptions &options = RenderOptions()) const {
    return string(object<Bytes>(Calls::render_svg, kind(), c_options(options)));
  }

  /// Draws as a PDF document of one page, with its fonts; `alt` is its subject.
  Bytes pdf(const RenderOptions &options = RenderOptions()) const {
    return object<Bytes>(Calls::render_pdf, kind(), c_options(options));
  }

  /// Draws and writes a file, whose format its name tells: `.png`, `.svg` or `.pdf`.
  ///
  /// When it throws, the old file stays, or none.
  void save(const std::string &path,
            const Renderer &renderer,
            const RenderOptions &options = RenderOptions()) const {
    save(path, renderer.handle(), options);
  }
  void save(const std::string &path, const RenderOptions &options = RenderOptions()) const {
    save(path, nullptr, options);
  }

private:
  auto kind() const noexcept { return static_cast<const Kind *>(this)->handle(); }

  Image render(keisen_renderer *renderer, const RenderOptions &options) const {
    return object<Image>(Calls::render, kind(), renderer, c_options(options));
  }

  void render_into(void *pixels,
                   std::size_t bytes_per_row,
                   std::size_t size,
                   keisen_renderer *renderer,
                   const RenderOptions &options) const {
    call(Calls::render_into, kind(), renderer, c_options(options), pixels, bytes_per_row, size);
  }

  Bytes render_png(keisen_renderer *renderer, const RenderOptions &options) const {
    return object<Bytes>(Calls::render_png, kind(), renderer, c_options(options));
  }

  void
  save(const std::string &path, keisen_renderer *renderer, const RenderOptions &options) const {
    call(Calls::write_file, kind(), renderer, c_options(options), c_string(path));
  }
};

} // namespace detail

} // namespace keisen
