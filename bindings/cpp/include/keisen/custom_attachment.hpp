// SPDX-License-Identifier: MIT
//
// Attachments that the caller draws.
#pragma once

#include <keisen/attachment.hpp>
#include <keisen/axis.hpp>
#include <keisen/detail/callbacks.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/geometry.hpp>
#include <keisen/keisen.h>
#include <keisen/painter.hpp>
#include <keisen/projection.hpp>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace keisen {

/// The room that a custom part wants around the plot.
struct LayoutDemand {
  /// The side along which its band lies; nothing for none.
  std::optional<Side> side;
  /// Extent of the band away from the plot, in points, finite, not negative.
  double thickness = 0;
  /// Bands of a lower rank lie nearer to the plot.
  LayoutRank rank = LayoutRank::axis;
  /// Free room between the band and what lies nearer to the plot, in points, finite, not negative;
  /// nothing for none at the plot and a usual one at another band.
  std::optional<double> gap;
  /// How far it may reach beyond the plot on each side, in points, under the bands of others.
  Insets overhang;
};

/// What a custom attachment shows: derive from it.
///
/// Its functions run on the thread that draws. They must not draw the chart that they are in, and
/// measure() must not ask it, or its figure, for a plot, values, a position, hits or rows:
/// Status::invalid_state. Other charts may be drawn and asked. What one throws ends the frame,
/// nested in an Error of Status::callback, and the chart is as it was.
class CustomPart : public detail::Functions {
public:
  /// Returns the room that it wants: none. Called a few times in each frame; the painter measures
  /// texts and draws nothing.
  virtual LayoutDemand measure(const Painter &) { return {}; }

  /// Draws itself. `band` is the room that it wanted beside the plot, or the plot.
  virtual void draw(Painter &painter, const Rect &band) = 0;
};

/// An attachment that the caller draws.
class CustomAttachment : public Attachment {
public:
  /// Makes an attachment of a part, which lives as long as it is used. `projections` are those
  /// whose ranges it asks for, besides those of the chart's series.
  explicit CustomAttachment(std::unique_ptr<CustomPart> part,
                            const std::vector<Projection> &projections = {})
      : Attachment(create(std::move(part), projections)) {}

  /// Takes an attachment for a custom one; where it is none, the functions below throw
  /// Status::invalid_argument.
  explicit CustomAttachment(Attachment attachment) noexcept : Attachment(std::move(attachment)) {}

  /// Tells that it looks other than in the last frame.
  void set_needs_display() { check(keisen_attachment_set_needs_display(handle())); }

private:
  using Shared = std::shared_ptr<CustomPart>;

  static Attachment create(Shared part, const std::vector<Projection> &projections) {
    if (!part)
      throw Error(Status::invalid_argument, "part is empty");
    std::vector<keisen_projection *> handles;
    for (const Projection &projection : projections)
      handles.push_back(projection.handle());
    keisen_custom_attachment_functions c = KEISEN_CUSTOM_ATTACHMENT_FUNCTIONS_INIT;
    c.draw = [](keisen_painter *painter, keisen_rect band, void *context) {
      return detail::guarded([&] {
        Painter lent(painter);
        (*static_cast<Shared *>(context))->draw(lent, {band.x, band.y, band.width, band.height});
      });
    };
    c.measure = [](keisen_painter *painter, keisen_layout_demand *demand, void *context) {
      return detail::guarded([&] {
        const Painter lent(painter);
        const LayoutDemand own = (*static_cast<Shared *>(context))->measure(lent);
        demand->beside = own.side.has_value();
        demand->side = static_cast<keisen_side>(own.side.value_or(Side::bottom));
        demand->rank = static_cast<keisen_layout_rank>(own.rank);
        demand->thickness = own.thickness;
        // C takes what is negative for a usual gap.
        if (own.gap && *own.gap < 0)
          throw Error(Status::invalid_argument,
                      "gap must not be negative, got " + std::to_string(*own.gap));
        demand->gap = own.gap.value_or(-1);
        demand->overhang = detail::c_insets(own.overhang);
      });
    };
    keisen_attachment *attachment = nullptr;
    detail::hand_over(std::move(part), [&](void *context) {
      return keisen_attachment_create_custom(&c, detail::destroy<Shared>, context, handles.data(),
                                             handles.size(), &attachment);
    });
    return Attachment::adopt(attachment);
  }
};

} // namespace keisen
