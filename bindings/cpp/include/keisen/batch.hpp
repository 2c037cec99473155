// SPDX-License-Identifier: MIT
//
// Many charts that are drawn together.
#pragma once

#include <keisen/bytes.hpp>
#include <keisen/chart.hpp>
#include <keisen/detail/callbacks.hpp>
#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/render_options.hpp>
#include <keisen/renderer.hpp>

#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace keisen {

/// How to render many charts.
struct BatchOptions {
  /// Threads that draw at once at most, the calling one included; 0, and more than the process has
  /// for drawing, is all of these.
  std::uint32_t threads = 0;
  /// Gets how many charts are done and how many there are, on the calling thread: after charts that
  /// it has drawn itself, and once when all are done. Where it returns false no other chart is
  /// begun; so it is where it throws, and then `render_batch` throws the same.
  std::function<bool(std::size_t done, std::size_t count)> progress;
};

/// What became of one chart of a batch.
class BatchResult {
public:
  explicit BatchResult(Bytes png) : png_(std::move(png)) {}
  explicit BatchResult(std::exception_ptr error) : error_(std::move(error)) {}

  /// Tells whether there is a file.
  explicit operator bool() const noexcept { return png_.has_value(); }

  /// Returns the PNG file, or throws what drawing the chart threw: an Error, of Status::cancelled
  /// where the batch did not come to it.
  const Bytes &png() const {
    if (!png_)
      std::rethrow_exception(error_);
    return *png_;
  }

  /// Returns what drawing the chart threw, or NULL.
  const std::exception_ptr &error() const noexcept { return error_; }

private:
  std::optional<Bytes> png_;
  std::exception_ptr error_;
};

namespace detail {

/// What is heard of a batch while it runs.
struct BatchListener {
  const std::function<bool(std::size_t, std::size_t)> &progress;
  std::exception_ptr thrown;
  std::mutex mutex;
  /// What functions of the caller's threw, by the number of the chart.
  std::map<std::size_t, std::exception_ptr> causes;

  static keisen_status hear_progress(std::size_t done, std::size_t count, void *context) noexcept {
    auto &listener = *static_cast<BatchListener *>(context);
    const Aside aside;
    try {
      if (!listener.progress || listener.progress(done, count))
        return KEISEN_OK;
    } catch (...) {
      listener.thrown = std::current_exception();
    }
    return KEISEN_ERROR_CANCELLED;
  }

  static void
  hear_failure(std::size_t index, keisen_status status, const char *, void *context) noexcept {
    std::exception_ptr cause = std::exchange(caught(), nullptr);
    if (status != KEISEN_ERROR_CALLBACK || !cause)
      return;
    auto &listener = *static_cast<BatchListener *>(context);
    const std::lock_guard<std::mutex> lock(listener.mutex);
    listener.causes[index] = std::move(cause);
  }
};

/// A handle of a batch, given back at the end.
class BatchHandle {
public:
  explicit BatchHandle(keisen_batch *handle) noexcept : handle_(handle) {}
  BatchHandle(const BatchHandle &) = delete;
  BatchHandle &operator=(const BatchHandle &) = delete;
  ~BatchHandle() { keisen_batch_release(handle_); }

  keisen_batch *get() const noexcept { return handle_; }

private:
  keisen_batch *handle_;
};

inline std::vector<BatchResult> render_batch(const std::vector<Chart> &charts,
                                             keisen_renderer *renderer,
                                             const RenderOptions &options,
                                             const BatchOptions &batch_options) {
  std::vector<keisen_chart *> handles;
  handles.reserve(charts.size());
  for (const Chart &chart : charts)
    handles.push_back(chart.handle());

  BatchListener listener{batch_options.progress, nullptr, {}, {}};
  keisen_render_options c = c_options(options);
  keisen_batch_options c_batch = KEISEN_BATCH_OPTIONS_INIT;
  c_batch.threads = batch_options.threads;
  c_batch.progress = BatchListener::hear_progress;
  c_batch.failure = BatchListener::hear_failure;
  c_batch.context = &listener;
  keisen_batch *made = nullptr;
  check(keisen_render_batch(handles.data(), handles.size(), renderer, &c, &c_batch, &made));
  const BatchHandle batch(made);
  if (listener.thrown)
    std::rethrow_exception(listener.thrown);

  std::vector<BatchResult> results;
  results.reserve(charts.size());
  for (std::size_t index = 0; index < charts.size(); ++index) {
    keisen_bytes *png = nullptr;
    const keisen_status status = keisen_batch_get_png(batch.get(), index, &png);
    if (status == KEISEN_OK) {
      results.emplace_back(Bytes::adopt(png));
      continue;
    }
    if (auto cause = listener.causes.find(index); cause != listener.causes.end())
      caught() = cause->second;
    try {
      check(status);
    } catch (...) {
      results.emplace_back(std::current_exception());
    }
  }
  return results;
}

} // namespace detail

/// Draws many charts, several at a time, and encodes each as a PNG file, as Chart::render_png.
///
/// A chart that fails fails alone. Each is drawn by one thread, which runs its functions of the
/// caller's too: the calling one or one of the library's own. A chart may come more than once.
///
/// @return What became of each chart, in their order.
/// @throws Error for the renderer, and what `progress` threw.
inline std::vector<BatchResult> render_batch(const std::vector<Chart> &charts,
                                             const Renderer &renderer,
                                             const RenderOptions &options = RenderOptions(),
                                             const BatchOptions &batch_options = BatchOptions()) {
  return detail::render_batch(charts, renderer.handle(), options, batch_options);
}
inline std::vector<BatchResult> render_batch(const std::vector<Chart> &charts,
                                             const RenderOptions &options = RenderOptions(),
                                             const BatchOptions &batch_options = BatchOptions()) {
  return detail::render_batch(charts, nullptr, options, batch_options);
}

} // namespace keisen
