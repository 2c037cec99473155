// SPDX-License-Identifier: MIT
//
// What a restriction of the caller's may ask.
#pragma once

#include <keisen/error.hpp>
#include <keisen/keisen.h>
#include <keisen/projection.hpp>

#include <cmath>
#include <cstdint>
#include <optional>

namespace keisen {

/// What a range is for, and what is known at that moment; for use until the function that got it
/// returns.
class RangeContext {
public:
  explicit RangeContext(const keisen_range_context *context) noexcept : context_(context) {}

  /// Returns the projection that the range is for.
  Projection projection() const { return Projection::borrow(context_->projection); }

  /// Returns how its data becomes distance.
  Scale scale() const noexcept { return static_cast<Scale>(context_->scale); }

  /// Returns what the range is relative to, exact.
  std::int64_t origin() const noexcept { return context_->origin; }

  /// Returns the extremes of the updater's data, relative to the origin; empty where it has none.
  ProposedRange source() const noexcept { return {context_->source.min, context_->source.max}; }

  /// Returns the time of the update, in seconds; nothing where whoever asked for it gave none.
  std::optional<double> time() const noexcept {
    if (std::isnan(context_->time))
      return std::nullopt;
    return context_->time;
  }

  /// Returns the range of a projection: in a frame the frame's own, else what the projection has.
  ProjectionRange range_of(const Projection &projection) const {
    keisen_projection_range range = {};
    range.struct_size = sizeof range;
    check(keisen_range_context_get_range(context_, projection.handle(), &range));
    return detail::projection_range(range).value_or(ProjectionRange());
  }

  /// Returns the context for a call in C.
  const keisen_range_context *c() const noexcept { return context_; }

private:
  const keisen_range_context *context_;
};

} // namespace keisen
