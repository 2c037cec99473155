/*
 * SPDX-License-Identifier: MIT
 *
 * Keisen: charts without a window, from C. This header is the reference manual and the contract.
 *
 * Contents, each a header of its own behind this one, which is all that a program includes:
 *
 *   base.h           version, status and errors, plain values
 *   column.h         columns: the data
 *   projection.h     projections and scales
 *   space.h          spaces
 *   color_scale.h    colour scales
 *   attachment.h     attachments: plot areas, grids, titles, legends, colour bars
 *   series.h         series: what all of them have
 *   chart.h          charts
 *   marker.h         markers
 *   line.h           lines
 *   point.h          points
 *   area.h           areas and stacks
 *   bar.h            bars and histograms
 *   category_bar.h   category bars
 *   stem.h           stems
 *   error_bar.h      error bars
 *   candlestick.h    candlesticks
 *   group.h          boxes, violins and strips of groups
 *   hexbin.h         hexagons, and what is counted in them
 *   image.h          images and bytes
 *   heatmap.h        heat maps, and rows counted in a grid
 *   density.h        densities
 *   contour.h        contours
 *   quiver.h         arrows of a field
 *   polygon.h        polygons
 *   sector.h         sectors of a disc
 *   pie.h            pies
 *   treemap.h        treemaps
 *   calendar.h       calendars
 *   statistics.h     statistics
 *   axis.h           axes, ticks and their labels
 *   annotation.h     annotations: texts, rules, spans, arrows
 *   hit.h            hit tests
 *   pointer.h        crosshairs and tooltips
 *   renderer.h       renderers and devices
 *   render.h         rendering
 *   selection.h      selections
 *   figure.h         figures
 *   batch.h          batches: many charts in one call
 *   frame_record.h   records of frames
 *   range.h          updaters and restrictions: who decides a range
 *   gesture.h        gestures
 *   animation.h      animation
 *   message_board.h  messages
 *   preferences.h    preferences
 *   canvas.h         canvas
 *   paint.h          paint
 *   hook.h           hooks
 *   compute_hook.h   kernels
 *   painter.h        painters
 *   custom.h         custom parts
 *
 * Rules that hold for every function, unless it says otherwise:
 *
 * HANDLES: A `keisen_chart *` and its like is a handle: an opaque number, never an address to
 * read. Creating functions and getters of objects give a new reference; the caller gives it back
 * with the object's `_release`. A handle counts the caller's references only: whatever an object
 * is part of keeps it alive by itself. NULL, a handle that was released, one of another kind or a
 * number that never was a handle gives KEISEN_ERROR_INVALID_HANDLE.
 *
 * STATUS: Functions that can fail return a keisen_status, 0 or negative. Outputs are written on
 * success only, those of handles too: on failure what was there stays, such as a live handle of the
 * caller's; begin with NULL where it tells later whether there is anything to release. An output
 * pointer that is NULL gives KEISEN_ERROR_INVALID_ARGUMENT. The message of the last failure on this
 * thread is keisen_last_error_message(). Besides the statuses a function names, any may return
 * KEISEN_ERROR_OUT_OF_MEMORY, and KEISEN_ERROR_INTERNAL, a defect of Keisen.
 *
 * OPTIONS: An options struct begins with `struct_size`. Fill it with its KEISEN_..._INIT macro or
 * its `_init` function, then change fields. A smaller size from an older caller is accepted, the
 * missing fields take their defaults; a size of 0 or a larger one than this library knows is
 * KEISEN_ERROR_INVALID_ARGUMENT. NULL stands for all defaults. A struct that a function fills
 * begins with `struct_size` too, and has a KEISEN_..._INIT macro for it.
 *
 * STRINGS: UTF-8, NUL-terminated, copied before the call returns. Invalid UTF-8 is
 * KEISEN_ERROR_INVALID_ARGUMENT. Strings that come out live as long as it says.
 *
 * NOTES: Behind the text of a field, `(animated: size)` names what keisen_animated_number calls it
 * where that is another name, and `(argument: next)` concerns C++: its constructor takes the field
 * too.
 *
 * THREADS: Every function may be called from any thread, also on one object at once: each object
 * has a lock of its own, and none is held while code of the caller runs. Nothing depends on the
 * locale. KEISEN_THREADS in the environment limits the threads that draw; what is no positive
 * number there is KEISEN_ERROR_INVALID_ARGUMENT where a renderer is made.
 *
 * LENGTHS: Sizes and positions are in points, x to the right, y down, from the top left corner.
 * Device pixels are points times the pixel ratio.
 *
 * FORK: After fork() the child may use everything; threads and devices are made anew there. fork()
 * waits for frames that other threads are drawing by Vulkan.
 */
#ifndef KEISEN_H
#define KEISEN_H

#include "base.h"
#include "column.h"
#include "projection.h"
#include "space.h"
#include "color_scale.h"
#include "attachment.h"
#include "series.h"
#include "chart.h"
#include "marker.h"
#include "line.h"
#include "point.h"
#include "area.h"
#include "bar.h"
#include "category_bar.h"
#include "stem.h"
#include "error_bar.h"
#include "candlestick.h"
#include "group.h"
#include "hexbin.h"
#include "image.h"
#include "heatmap.h"
#include "density.h"
#include "contour.h"
#include "quiver.h"
#include "polygon.h"
#include "sector.h"
#include "pie.h"
#include "treemap.h"
#include "calendar.h"
#include "statistics.h"
#include "axis.h"
#include "annotation.h"
#include "hit.h"
#include "pointer.h"
#include "renderer.h"
#include "render.h"
#include "selection.h"
#include "figure.h"
#include "batch.h"
#include "frame_record.h"
#include "range.h"
#include "gesture.h"
#include "animation.h"
#include "message_board.h"
#include "preferences.h"
#include "canvas.h"
#include "paint.h"
#include "hook.h"
#include "compute_hook.h"
#include "painter.h"
#include "custom.h"

#endif
