// SPDX-License-Identifier: MIT
#include "module.hpp"
#include "styled.hpp"

#include <cstddef>

namespace keisen_python {

namespace {

using keisen::ImageOptions;
using keisen::Interpolation;

const Word<Interpolation> interpolations[] = {
    {"nearest", Interpolation::nearest},
    {"linear", Interpolation::linear},
};

/// An image's series, the image, and its options, of which the library tells what moves alone.
struct ImageSeries {
  keisen::ImageSeries series;
  keisen::Image image;
  ImageOptions options;
};

ImageOptions changed(ImageOptions options, const Changes &changes) {
  for (auto [key, value] : changes) {
    const std::string name = text(key, "option");
    if (name == "interpolation") {
      options.interpolation = choice(value, "interpolation", interpolations);
    } else if (name == "alpha") {
      options.alpha = number(value, name);
    } else if (name == "extent") {
      options.x = options.y = std::nullopt;
      if (value.is_none())
        continue;
      const auto [left, right, bottom, top] = numbers_of<4>(value, "extent");
      options.x = keisen::Range{left, right};
      options.y = keisen::Range{bottom, top};
    } else if (name == "label") {
      options.label = optional_text(value, name);
    } else {
      throw nb::type_error(("an image has no option '" + name + "'").c_str());
    }
  }
  return options;
}

/// Returns the options as they are now.
ImageOptions current(const ImageSeries &series) {
  ImageOptions options = series.options;
  options.alpha = series.series.number(keisen::AnimatedNumber::alpha);
  return options;
}

void set(ImageSeries &series, const keisen::Image &image, const Changes &changes) {
  ImageOptions options = changed(current(series), changes);
  series.series.set_image(image, options);
  series.image = image;
  series.options = std::move(options);
}

} // namespace

void bind_image_series(nb::module_ &module) {
  nb::class_<ImageSeries>(module, "ImageSeries")
      .def(nb::new_(
               [](const keisen::Space &space, const keisen::Image &image, const Changes &changes) {
                 ImageOptions options = changed(ImageOptions(), changes);
                 return ImageSeries{keisen::ImageSeries(space, image, options), image, options};
               }),
           nb::arg("space"), nb::arg("image"), nb::arg("options"))
      .def(
          "update",
          [](ImageSeries &series, const Changes &changes) { set(series, series.image, changes); },
          nb::arg("options"))
      .def("set_image", set, nb::arg("image"), nb::arg("options"))
      .def_prop_ro("series",
                   [](const ImageSeries &series) -> keisen::Series { return series.series; })
      .def_prop_ro("alpha", [](const ImageSeries &series) { return current(series).alpha; })
      .def_prop_ro("interpolation",
                   [](const ImageSeries &series) {
                     return word_for(series.options.interpolation, interpolations);
                   })
      .def_prop_ro(
          "label",
          [](const ImageSeries &series) -> nb::object {
            if (series.options.label.empty())
              return nb::none();
            return nb::cast(series.options.label.c_str());
          },
          nb::for_getter(nb::sig("def label(self) -> str | None")));
}

} // namespace keisen_python
