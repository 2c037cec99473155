// SPDX-License-Identifier: MIT
#include "mark_options.hpp"
#include "module.hpp"

namespace keisen_python {

namespace {

using keisen::ImageOptions;

/// An image's series, the image, and its options, of which the library tells what moves alone.
struct ImageSeries {
  using Options = ImageOptions;

  keisen::ImageSeries series;
  keisen::Image image;
  Options options;

  void set(Options changed) {
    series.set_image(image, changed);
    options = std::move(changed);
  }
};

/// Where its sides are; None for its size in pixels.
OptionField<ImageOptions> extent_field() {
  return {"extent", "object",
          [](ImageOptions &options, nb::handle value) {
            options.x = options.y = std::nullopt;
            if (value.is_none())
              return;
            const auto [left, right, bottom, top] = numbers_of<4>(value, "extent");
            options.x = keisen::Range{left, right};
            options.y = keisen::Range{bottom, top};
          },
          nullptr};
}

/// The options of images.
const OptionFields<ImageOptions> &fields() {
  // Functions of Python outlive every scope of ours.
  static const auto *const all =
      new OptionFields<ImageOptions>{"images", joined(image_options(), {extent_field()})};
  return *all;
}

ImageSeries
make(const keisen::Space &space, const keisen::Image &image, const NamedValues &changes) {
  ImageOptions options = changed(fields(), ImageOptions(), changes);
  return {keisen::ImageSeries(space, image, options), image, options};
}

/// Replaces the image, where it is.
void set_image(ImageSeries &images, const keisen::Image &image) {
  ImageOptions options = current(fields(), images);
  images.series.set_image(image, options);
  images.image = image;
  images.options = std::move(options);
}

} // namespace

void bind_image_series(nb::module_ &module) {
  nb::class_<ImageSeries> bound(module, "ImageSeries");
  bound.def(nb::new_(&make), nb::arg("space"), nb::arg("image"), nb::arg("options"))
      .def("set_image", set_image, nb::arg("image"));
  bind_options(bound, &fields());
}

} // namespace keisen_python
