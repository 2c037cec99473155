// SPDX-License-Identifier: MIT
#include "module.hpp"

namespace keisen_python {

namespace {

using keisen::Image;

/// Shape and strides of one view of a picture.
struct Layout {
  Py_ssize_t shape[3];
  Py_ssize_t strides[3];
};

// The buffer protocol: rows, columns, channels.
int get_buffer(PyObject *self, Py_buffer *view, int flags) {
  view->obj = nullptr;
  if ((flags & PyBUF_WRITABLE) != 0) {
    PyErr_SetString(PyExc_BufferError, "a picture is immutable");
    return -1;
  }
  try {
    const Image &image = *nb::inst_ptr<Image>(self);
    const keisen::PixelSize size = image.size();
    const auto rows = static_cast<Py_ssize_t>(size.height);
    const auto columns = static_cast<Py_ssize_t>(size.width);
    const auto stride = static_cast<Py_ssize_t>(image.bytes_per_row());
    if ((flags & PyBUF_STRIDES) != PyBUF_STRIDES && stride != 4 * columns) {
      PyErr_SetString(PyExc_BufferError, "the rows of this picture are apart");
      return -1;
    }
    auto *layout = new Layout{{rows, columns, 4}, {stride, 4, 1}};
    view->buf = const_cast<std::uint8_t *>(image.data());
    view->len = rows * columns * 4;
    view->itemsize = 1;
    view->readonly = 1;
    view->ndim = 3;
    static char format[] = "B";
    view->format = (flags & PyBUF_FORMAT) != 0 ? format : nullptr;
    view->shape = (flags & PyBUF_ND) != 0 ? layout->shape : nullptr;
    view->strides = (flags & PyBUF_STRIDES) == PyBUF_STRIDES ? layout->strides : nullptr;
    view->suboffsets = nullptr;
    view->internal = layout;
  } catch (const std::exception &error) {
    PyErr_SetString(PyExc_BufferError, error.what());
    return -1;
  }
  view->obj = Py_NewRef(self);
  return 0;
}

void release_buffer(PyObject *, Py_buffer *view) { delete static_cast<Layout *>(view->internal); }

PyType_Slot slots[] = {
    {Py_bf_getbuffer, reinterpret_cast<void *>(get_buffer)},
    {Py_bf_releasebuffer, reinterpret_cast<void *>(release_buffer)},
    {0, nullptr},
};

} // namespace

void bind_image(nb::module_ &module) {
  nb::class_<Image>(module, "Image", nb::type_slots(slots))
      .def_static(
          "read",
          [](nb::handle path) {
            const std::string name = text(path, "path");
            nb::gil_scoped_release unlocked;
            return Image::read(name);
          },
          nb::arg("path"));
}

} // namespace keisen_python
