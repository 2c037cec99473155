// SPDX-License-Identifier: MIT
//
// Keisen from C++17: a header-only layer over keisen.h, which remains the reference manual for
// units, edges and errors. Objects are references: copying one adds a reference to the same object,
// moving hands it over, destroying gives it back. Every failure is a thrown keisen::Error.
//
// This file includes all of it; each class has a file of its own, such as <keisen/chart.hpp>.
#pragma once

// make-faces: begin includes
#include <keisen/animation.hpp>
#include <keisen/animator.hpp>
#include <keisen/area_series.hpp>
#include <keisen/arrow.hpp>
#include <keisen/attachment.hpp>
#include <keisen/axis.hpp>
#include <keisen/bandwidth.hpp>
#include <keisen/bar_series.hpp>
#include <keisen/batch.hpp>
#include <keisen/box_series.hpp>
#include <keisen/bytes.hpp>
#include <keisen/calendar_series.hpp>
#include <keisen/candlestick_series.hpp>
#include <keisen/canvas.hpp>
#include <keisen/category_bar_series.hpp>
#include <keisen/chart.hpp>
#include <keisen/color.hpp>
#include <keisen/color_bar.hpp>
#include <keisen/color_scale.hpp>
#include <keisen/column.hpp>
#include <keisen/compute_hook.hpp>
#include <keisen/contour_series.hpp>
#include <keisen/crosshair.hpp>
#include <keisen/custom_attachment.hpp>
#include <keisen/custom_marker.hpp>
#include <keisen/custom_scale.hpp>
#include <keisen/custom_series.hpp>
#include <keisen/density_series.hpp>
#include <keisen/describe.hpp>
#include <keisen/description.hpp>
#include <keisen/device.hpp>
#include <keisen/enums.hpp>
#include <keisen/error.hpp>
#include <keisen/error_bar_series.hpp>
#include <keisen/figure.hpp>
#include <keisen/frame_record.hpp>
#include <keisen/geometry.hpp>
#include <keisen/gesture.hpp>
#include <keisen/grid.hpp>
#include <keisen/heatmap_series.hpp>
#include <keisen/hexbin_series.hpp>
#include <keisen/histogram.hpp>
#include <keisen/hit.hpp>
#include <keisen/hook.hpp>
#include <keisen/image.hpp>
#include <keisen/image_series.hpp>
#include <keisen/interpreter.hpp>
#include <keisen/label_record.hpp>
#include <keisen/legend.hpp>
#include <keisen/line_series.hpp>
#include <keisen/line_style.hpp>
#include <keisen/message_board.hpp>
#include <keisen/object.hpp>
#include <keisen/paint.hpp>
#include <keisen/paint_layer.hpp>
#include <keisen/painter.hpp>
#include <keisen/path_outline.hpp>
#include <keisen/pie_series.hpp>
#include <keisen/plot_area.hpp>
#include <keisen/point_series.hpp>
#include <keisen/pointer_attachment.hpp>
#include <keisen/polar_axis.hpp>
#include <keisen/polygon_series.hpp>
#include <keisen/preferences.hpp>
#include <keisen/projection.hpp>
#include <keisen/quiver_series.hpp>
#include <keisen/range_context.hpp>
#include <keisen/render_options.hpp>
#include <keisen/renderer.hpp>
#include <keisen/restriction.hpp>
#include <keisen/restrictions.hpp>
#include <keisen/row_source.hpp>
#include <keisen/rule.hpp>
#include <keisen/scale.hpp>
#include <keisen/sector_series.hpp>
#include <keisen/selection.hpp>
#include <keisen/series.hpp>
#include <keisen/space.hpp>
#include <keisen/span.hpp>
#include <keisen/statistic_series.hpp>
#include <keisen/statistics.hpp>
#include <keisen/stem_series.hpp>
#include <keisen/strip_series.hpp>
#include <keisen/text.hpp>
#include <keisen/text_box.hpp>
#include <keisen/theme.hpp>
#include <keisen/tick.hpp>
#include <keisen/tick_format.hpp>
#include <keisen/title.hpp>
#include <keisen/tooltip.hpp>
#include <keisen/treemap_series.hpp>
#include <keisen/updater.hpp>
#include <keisen/value.hpp>
#include <keisen/version.hpp>
#include <keisen/viewport.hpp>
#include <keisen/violin_series.hpp>
#include <keisen/window_restriction.hpp>
// make-faces: end
