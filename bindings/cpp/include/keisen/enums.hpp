// SPDX-License-Identifier: MIT
//
// Written by scripts/make-faces from the C headers.
// clang-format off
#pragma once

#include <keisen/keisen.h>

namespace keisen {

/// A colour of a series or an attachment that can be animated.
enum class AnimatedColor : int {
  /// That of a line, of points, bars, a rule, a span, an arrow or a text annotation.
  main = KEISEN_ANIMATED_COLOR_MAIN,
  /// That of the borders of points, bars or a span, or of the box of a text annotation.
  border = KEISEN_ANIMATED_COLOR_BORDER,
  /// What is behind the text of an annotation.
  background = KEISEN_ANIMATED_COLOR_BACKGROUND,
};

/// A number of a series or an attachment that can be animated.
enum class AnimatedNumber : int {
  /// Width of a line, a rule or an arrow, in points.
  width = KEISEN_ANIMATED_NUMBER_WIDTH,
  /// Size of points, or of the text of an annotation, in points.
  size = KEISEN_ANIMATED_NUMBER_SIZE,
  /// Opacity of points, of a heat map or a density, in 0...1.
  alpha = KEISEN_ANIMATED_NUMBER_ALPHA,
  /// Width of the borders of points, bars or a span, or of the box of a text annotation, in points.
  border_width = KEISEN_ANIMATED_NUMBER_BORDER_WIDTH,
  /// Radius of the corners of bars, or of the box of an annotation, in points.
  corner_radius = KEISEN_ANIMATED_NUMBER_CORNER_RADIUS,
  /// Width of bars, as a part of the way from bar to bar.
  bar_width = KEISEN_ANIMATED_NUMBER_BAR_WIDTH,
  /// Where bars begin, in the units of the values.
  baseline = KEISEN_ANIMATED_NUMBER_BASELINE,
  /// Turn of a text annotation, in degrees.
  angle = KEISEN_ANIMATED_NUMBER_ANGLE,
};

/// How an animation has ended.
enum class AnimationOutcome : int {
  /// With its last value; of several, all of them.
  finished = KEISEN_ANIMATION_OUTCOME_FINISHED,
  /// Before: cancelled, taken over by another one, or by a change that anyone else made.
  cancelled = KEISEN_ANIMATION_OUTCOME_CANCELLED,
};

/// Which ends of an arrow have a head.
enum class ArrowHeads : int {
  end = KEISEN_ARROW_HEADS_END,
  start = KEISEN_ARROW_HEADS_START,
  both = KEISEN_ARROW_HEADS_BOTH,
  none = KEISEN_ARROW_HEADS_NONE,
};

/// Which of some bars stand out.
enum class BarHighlight : int {
  /// None.
  none = KEISEN_BAR_HIGHLIGHT_NONE,
  /// Every bar that equals the maximum.
  maximum = KEISEN_BAR_HIGHLIGHT_MAXIMUM,
};

/// Where a cancelled animation leaves what it moves.
enum class Cancellation : int {
  /// Where it is; the end is told at once.
  stay = KEISEN_CANCELLATION_STAY,
  /// At its end, from the next frame on, which tells it as finished.
  finish = KEISEN_CANCELLATION_FINISH,
};

/// What is drawn of a candlestick.
enum class CandlestickShape : int {
  /// A filled body from opening to closing, and lines to high and low.
  candle = KEISEN_CANDLESTICK_CANDLE,
  /// The same, of which bodies that rise are outlines.
  hollow = KEISEN_CANDLESTICK_HOLLOW,
  /// A line from high to low with the opening at its left and the closing at its right.
  bars = KEISEN_CANDLESTICK_BARS,
};

/// What is drawn of a closed shape.
enum class CanvasMode : int {
  /// Nothing.
  none = KEISEN_CANVAS_NONE,
  /// The outline, in the pen's stroke colour.
  stroke = KEISEN_CANVAS_STROKE,
  /// What is inside, in the pen's fill colour.
  fill = KEISEN_CANVAS_FILL,
  /// What is inside, then the outline, which so keeps its full width.
  both = KEISEN_CANVAS_BOTH,
};

/// The shape of a line's ends, and of the ends of its dashes.
enum class Cap : int {
  /// A half disc beyond the end.
  round = KEISEN_CAP_ROUND,
  /// Cut off at the end.
  butt = KEISEN_CAP_BUTT,
  /// Prolonged by half the width.
  square = KEISEN_CAP_SQUARE,
};

/// What is told of the rows of a cell.
enum class CellReduction : int {
  /// Their number.
  count = KEISEN_CELL_REDUCTION_COUNT,
  /// The sum of their values.
  sum = KEISEN_CELL_REDUCTION_SUM,
  /// The mean of their values.
  mean = KEISEN_CELL_REDUCTION_MEAN,
};

/// Colours along a way, in 256 steps of one length.
enum class ColorMap : int {
  /// Viridis; of names the colours of the chart's theme for series.
  automatic = KEISEN_COLOR_MAP_AUTOMATIC,
  /// Dark violet to yellow, of even steps to the eye.
  viridis = KEISEN_COLOR_MAP_VIRIDIS,
  /// Black over purple to pale yellow, of even steps to the eye.
  magma = KEISEN_COLOR_MAP_MAGMA,
  /// Black over red to bright yellow, of even steps to the eye.
  inferno = KEISEN_COLOR_MAP_INFERNO,
  /// Blue over pink to yellow, of even steps to the eye.
  plasma = KEISEN_COLOR_MAP_PLASMA,
  /// Blue to yellow, nearly the same for people without red or green cones.
  cividis = KEISEN_COLOR_MAP_CIVIDIS,
  /// A rainbow without false borders.
  turbo = KEISEN_COLOR_MAP_TURBO,
  /// Cyclic, its ends are alike: for angles and times of day.
  twilight = KEISEN_COLOR_MAP_TWILIGHT,
  /// White to black.
  greys = KEISEN_COLOR_MAP_GREYS,
  /// Blue over light grey to red: for values on both sides of a middle.
  coolwarm = KEISEN_COLOR_MAP_COOLWARM,
  /// Red over white to blue: for values on both sides of a middle.
  rdbu = KEISEN_COLOR_MAP_RDBU,
};

/// What a coordinate of a position counts.
enum class Coordinates : int {
  /// Values where there is a space, else points of the picture.
  automatic = KEISEN_COORDINATES_AUTOMATIC,
  /// Values of the space.
  data = KEISEN_COORDINATES_DATA,
  /// Fractions of the plot, from its left or top side.
  plot = KEISEN_COORDINATES_PLOT,
  /// Points, from the picture's left or top side.
  picture = KEISEN_COORDINATES_PICTURE,
};

/// Which row a crosshair moves to.
enum class CrosshairSnap : int {
  /// None: it stays where the pointer is.
  none = KEISEN_CROSSHAIR_SNAP_NONE,
  /// The one that is drawn nearest to the pointer, as HitMode::nearest.
  nearest = KEISEN_CROSSHAIR_SNAP_NEAREST,
  /// The one that stands nearest along x, as HitMode::x.
  x = KEISEN_CROSSHAIR_SNAP_X,
};

/// Whether the heights of a histogram are summed up.
enum class Cumulation : int {
  /// They stay apart.
  none = KEISEN_CUMULATION_NONE,
  /// From the first bin; a density by areas, to 1.
  ascending = KEISEN_CUMULATION_ASCENDING,
  /// From the last bin.
  descending = KEISEN_CUMULATION_DESCENDING,
};

/// What is made of the rows in a cell of a density.
enum class DensityAggregation : int {
  /// Their number.
  count = KEISEN_DENSITY_COUNT,
  /// The mean of their values.
  mean = KEISEN_DENSITY_MEAN,
  /// Their number in each of some categories.
  category = KEISEN_DENSITY_CATEGORY,
};

/// How colours are spread over what a density counts.
enum class DensitySpread : int {
  /// By the scale of the colour scale's projection: linear, log, or any other.
  scale = KEISEN_DENSITY_SPREAD_SCALE,
  /// So that each colour covers as much of the picture as any other: a colour tells how many cells
  /// have less. The ticks of a colour bar stand where their values are among those of the cells.
  equal_area = KEISEN_DENSITY_SPREAD_EQUAL_AREA,
};

/// What a Vulkan device is.
enum class DeviceKind : int {
  /// As an option: any kind, the best first.
  any = KEISEN_DEVICE_ANY,
  discrete = KEISEN_DEVICE_DISCRETE,
  integrated = KEISEN_DEVICE_INTEGRATED,
  virtual_ = KEISEN_DEVICE_VIRTUAL,
  /// A driver that draws on the CPU, such as lavapipe.
  cpu = KEISEN_DEVICE_CPU,
  other = KEISEN_DEVICE_OTHER,
};

/// One of the two dimensions of a space.
enum class Dimension : int {
  /// Horizontal.
  x = KEISEN_DIMENSION_X,
  /// Vertical.
  y = KEISEN_DIMENSION_Y,
};

/// How the part of the way follows from the part of the time, from rest.
enum class Easing : int {
  linear = KEISEN_EASING_LINEAR,
  /// The square: slow at the beginning, at the end, at both.
  quad_in = KEISEN_EASING_QUAD_IN,
  quad_out = KEISEN_EASING_QUAD_OUT,
  quad_in_out = KEISEN_EASING_QUAD_IN_OUT,
  /// The cube.
  cubic_in = KEISEN_EASING_CUBIC_IN,
  cubic_out = KEISEN_EASING_CUBIC_OUT,
  cubic_in_out = KEISEN_EASING_CUBIC_IN_OUT,
  /// A damped spring, which ends where it is within 1/10,000 of its way.
  spring = KEISEN_EASING_SPRING,
};

/// The type of a column's values, in the machine's byte order.
enum class ElementType : int {
  /// IEEE single. NaN is a gap.
  f32 = KEISEN_ELEMENT_F32,
  /// IEEE double. NaN is a gap.
  f64 = KEISEN_ELEMENT_F64,
  i8 = KEISEN_ELEMENT_I8,
  i16 = KEISEN_ELEMENT_I16,
  i32 = KEISEN_ELEMENT_I32,
  i64 = KEISEN_ELEMENT_I64,
  u8 = KEISEN_ELEMENT_U8,
  u16 = KEISEN_ELEMENT_U16,
  u32 = KEISEN_ELEMENT_U32,
  u64 = KEISEN_ELEMENT_U64,
  /// int64 seconds since 1970-01-01 UTC. INT64_MIN is a gap, here and in the next three.
  timestamp_s = KEISEN_ELEMENT_TIMESTAMP_S,
  /// int64 milliseconds.
  timestamp_ms = KEISEN_ELEMENT_TIMESTAMP_MS,
  /// int64 microseconds.
  timestamp_us = KEISEN_ELEMENT_TIMESTAMP_US,
  /// int64 nanoseconds.
  timestamp_ns = KEISEN_ELEMENT_TIMESTAMP_NS,
};

/// What was done; names in the renderview convention, which browsers and notebooks share.
enum class EventType : int {
  /// `pointer_down`: a button or a finger came down.
  pointer_down = KEISEN_EVENT_POINTER_DOWN,
  /// `pointer_move`.
  pointer_move = KEISEN_EVENT_POINTER_MOVE,
  /// `pointer_up`: a button or a finger went up.
  pointer_up = KEISEN_EVENT_POINTER_UP,
  /// `wheel`.
  wheel = KEISEN_EVENT_WHEEL,
  /// `double_click`.
  double_click = KEISEN_EVENT_DOUBLE_CLICK,
  /// `key_down`.
  key_down = KEISEN_EVENT_KEY_DOWN,
  /// `resize`: the picture, and in it the plot, has another size.
  resize = KEISEN_EVENT_RESIZE,
  /// `pointer_cancel`, ours: the gesture is to count for nothing.
  pointer_cancel = KEISEN_EVENT_POINTER_CANCEL,
  /// `state`, ours: what follows begins from this state.
  state = KEISEN_EVENT_STATE,
};

/// What is inside of an outline that crosses itself.
enum class FillRule : int {
  /// What it winds around, however often.
  nonzero = KEISEN_FILL_RULE_NONZERO,
  /// What a way from outside crosses an odd number of times to reach.
  even_odd = KEISEN_FILL_RULE_EVEN_ODD,
};

/// What the heights of a histogram tell.
enum class HistogramStatistic : int {
  /// The number of values, or the sum of their weights.
  count = KEISEN_HISTOGRAM_COUNT,
  /// The share of all that are in bins: heights add up to 1.
  probability = KEISEN_HISTOGRAM_PROBABILITY,
  /// The share divided by the bin's width: areas add up to 1.
  density = KEISEN_HISTOGRAM_DENSITY,
};

/// What counts as near a point.
enum class HitMode : int {
  /// What is drawn nearest, in any direction.
  nearest = KEISEN_HIT_NEAREST,
  /// The row that stands nearest along x, of rows at the same x nearest along y: for crosshairs.
  x = KEISEN_HIT_X,
};

/// What is between the middles of the cells of a heat map.
enum class Interpolation : int {
  /// Each cell is a rectangle of one colour.
  nearest = KEISEN_INTERPOLATION_NEAREST,
  /// Values change steadily from the middle of a cell to those of its neighbours.
  linear = KEISEN_INTERPOLATION_LINEAR,
};

/// The shape where two segments of a line meet.
enum class Join : int {
  /// A disc as wide as the line.
  round = KEISEN_JOIN_ROUND,
  /// The outer corner cut off straight.
  bevel = KEISEN_JOIN_BEVEL,
  /// The outer corner prolonged to its tip, up to the mitre limit; beyond it a bevel.
  mitre = KEISEN_JOIN_MITRE,
};

/// What a text in a picture is for.
enum class LabelRole : int {
  /// The label of a tick, or the line beside it that tells what it stands in.
  tick = KEISEN_LABEL_TICK,
  /// The title of an axis.
  axis_title = KEISEN_LABEL_AXIS_TITLE,
  /// The title of the chart.
  title = KEISEN_LABEL_TITLE,
  /// The line below the title.
  subtitle = KEISEN_LABEL_SUBTITLE,
  /// The line below the picture.
  caption = KEISEN_LABEL_CAPTION,
  /// The name of a series in a legend, or the legend's title.
  legend = KEISEN_LABEL_LEGEND,
  /// A note in or at the plot.
  annotation = KEISEN_LABEL_ANNOTATION,
  /// The value of a bar.
  value = KEISEN_LABEL_VALUE,
  /// A message in a corner of the plot.
  message = KEISEN_LABEL_MESSAGE,
};

/// A language in which charts are told to people who don't see them.
enum class Language : int {
  /// English, `en`.
  english = KEISEN_LANGUAGE_ENGLISH,
  /// Japanese, `ja`.
  japanese = KEISEN_LANGUAGE_JAPANESE,
};

/// Which of a chart's two lists of attachments.
enum class Layer : int {
  /// Drawn before the series.
  below = KEISEN_LAYER_BELOW,
  /// Drawn after the series.
  above = KEISEN_LAYER_ABOVE,
};

/// The order of bands on one side of the plot, outwards.
enum class LayoutRank : int {
  /// Axes, and whatever belongs to the plot.
  axis = KEISEN_LAYOUT_RANK_AXIS,
  /// Legends and colour bars.
  legend = KEISEN_LAYOUT_RANK_LEGEND,
  /// Subtitles.
  subtitle = KEISEN_LAYOUT_RANK_SUBTITLE,
  /// Titles, and captions below the plot.
  title = KEISEN_LAYOUT_RANK_TITLE,
};

/// Where a legend lies.
enum class LegendPlace : int {
  /// Where it covers least of the data: one of the next nine.
  best = KEISEN_LEGEND_BEST,
  /// Within the plot, as the next eight are.
  top_left = KEISEN_LEGEND_TOP_LEFT,
  top = KEISEN_LEGEND_TOP,
  top_right = KEISEN_LEGEND_TOP_RIGHT,
  left = KEISEN_LEGEND_LEFT,
  center = KEISEN_LEGEND_CENTER,
  right = KEISEN_LEGEND_RIGHT,
  bottom_left = KEISEN_LEGEND_BOTTOM_LEFT,
  bottom = KEISEN_LEGEND_BOTTOM,
  bottom_right = KEISEN_LEGEND_BOTTOM_RIGHT,
  /// A list to the right of the plot and its axes, from the plot's top.
  outside_right = KEISEN_LEGEND_OUTSIDE_RIGHT,
  /// A list to the left of the plot and its axes, from the plot's top.
  outside_left = KEISEN_LEGEND_OUTSIDE_LEFT,
  /// Rows above the plot and its axes.
  outside_top = KEISEN_LEGEND_OUTSIDE_TOP,
  /// Rows below the plot and its axes.
  outside_bottom = KEISEN_LEGEND_OUTSIDE_BOTTOM,
};

/// How a line goes from row to row. It hangs on positions, so that a curve keeps its character on
/// every scale.
enum class LineInterpolation : int {
  /// Straight.
  linear = KEISEN_LINE_INTERPOLATION_LINEAR,
  /// A row's value holds from the row before on: first up or down, then along.
  step_before = KEISEN_LINE_INTERPOLATION_STEP_BEFORE,
  /// A row's value holds between the middles of the ways to its neighbours.
  step_middle = KEISEN_LINE_INTERPOLATION_STEP_MIDDLE,
  /// A row's value holds up to the next row: first along, then up or down.
  step_after = KEISEN_LINE_INTERPOLATION_STEP_AFTER,
  /// A cubic curve that goes up only where the rows do, and down only where they do (M. Steffen,
  /// 1990). Where x turns round a curve ends and another one begins; rows above each other are
  /// joined straight.
  monotone = KEISEN_LINE_INTERPOLATION_MONOTONE,
  /// A curve through all rows (Catmull and Rom), whose knots lie as far apart as the rows'
  /// distances to the power of `curve_alpha`. All rows are read, however few are in view.
  catmull_rom = KEISEN_LINE_INTERPOLATION_CATMULL_ROM,
};

/// The shape of a marker. Of one size all cover the same area, so they look equally heavy.
enum class Marker : int {
  /// A disc.
  circle = KEISEN_MARKER_CIRCLE,
  /// A square on its side.
  square = KEISEN_MARKER_SQUARE,
  /// A square on its corner.
  diamond = KEISEN_MARKER_DIAMOND,
  /// A triangle that points up.
  triangle_up = KEISEN_MARKER_TRIANGLE_UP,
  /// A triangle that points down.
  triangle_down = KEISEN_MARKER_TRIANGLE_DOWN,
  /// A triangle that points to the left.
  triangle_left = KEISEN_MARKER_TRIANGLE_LEFT,
  /// A triangle that points to the right.
  triangle_right = KEISEN_MARKER_TRIANGLE_RIGHT,
  /// Two bars across each other, along the diagonals.
  cross = KEISEN_MARKER_CROSS,
  /// Two bars across each other, upright and level.
  plus = KEISEN_MARKER_PLUS,
  /// A star of five points.
  star = KEISEN_MARKER_STAR,
  /// A hollow circle.
  ring = KEISEN_MARKER_RING,
  /// Five equal sides, point up.
  pentagon = KEISEN_MARKER_PENTAGON,
  /// Six equal sides, point up.
  hexagon = KEISEN_MARKER_HEXAGON,
  /// An upright bar.
  vertical_bar = KEISEN_MARKER_VERTICAL_BAR,
  /// A level bar.
  horizontal_bar = KEISEN_MARKER_HORIZONTAL_BAR,
};

/// How the values of a matrix follow each other in a column.
enum class MatrixOrder : int {
  /// Row by row, as in C.
  rows = KEISEN_MATRIX_ORDER_ROWS,
  /// Column by column, as in Fortran.
  columns = KEISEN_MATRIX_ORDER_COLUMNS,
};

/// What a message is about.
enum class MessageKind : int {
  /// Something that is to be known.
  normal = KEISEN_MESSAGE_NORMAL,
  /// Something went well: green in the themes that there are.
  ok = KEISEN_MESSAGE_OK,
  /// Something to look at: blue.
  caution = KEISEN_MESSAGE_CAUTION,
  /// Something went wrong: red.
  error = KEISEN_MESSAGE_ERROR,
  /// For who writes the program: grey.
  debug = KEISEN_MESSAGE_DEBUG,
  /// A defect of the program: violet.
  internal_error = KEISEN_MESSAGE_INTERNAL_ERROR,
};

/// Where a message lies in the plot.
enum class MessagePlace : int {
  top_left = KEISEN_MESSAGE_PLACE_TOP_LEFT,
  /// At the middle of the top side.
  top = KEISEN_MESSAGE_PLACE_TOP,
  top_right = KEISEN_MESSAGE_PLACE_TOP_RIGHT,
  bottom_left = KEISEN_MESSAGE_PLACE_BOTTOM_LEFT,
  /// At the middle of the bottom side.
  bottom = KEISEN_MESSAGE_PLACE_BOTTOM,
  bottom_right = KEISEN_MESSAGE_PLACE_BOTTOM_RIGHT,
};

/// Whether there are ticks between the ticks.
enum class MinorTicks : int {
  /// On logarithmic scales, and where a count asks for them.
  automatic = KEISEN_MINOR_TICKS_AUTOMATIC,
  none = KEISEN_MINOR_TICKS_NONE,
  shown = KEISEN_MINOR_TICKS_SHOWN,
};

/// Which way bars and what is like them go.
enum class Orientation : int {
  /// Values are of the vertical dimension.
  vertical = KEISEN_ORIENTATION_VERTICAL,
  /// Values are of the horizontal dimension.
  horizontal = KEISEN_ORIENTATION_HORIZONTAL,
};

/// What the labels of a pie say.
enum class PieLabelContent : int {
  /// Name and percentage; the latter alone where there are no names.
  name_and_percent = KEISEN_PIE_LABEL_CONTENT_NAME_AND_PERCENT,
  /// The name.
  name = KEISEN_PIE_LABEL_CONTENT_NAME,
  /// The percentage.
  percent = KEISEN_PIE_LABEL_CONTENT_PERCENT,
  /// The value.
  value = KEISEN_PIE_LABEL_CONTENT_VALUE,
  /// Name and value; the latter alone where there are no names.
  name_and_value = KEISEN_PIE_LABEL_CONTENT_NAME_AND_VALUE,
};

/// Where the labels of a pie stand.
enum class PieLabelPlace : int {
  /// Nowhere.
  none = KEISEN_PIE_LABEL_PLACE_NONE,
  /// Beside the disc, each with a line that leads to its slice; no two lines meet.
  outside = KEISEN_PIE_LABEL_PLACE_OUTSIDE,
  /// Within the slices that have room for them.
  inside = KEISEN_PIE_LABEL_PLACE_INSIDE,
  /// Within a slice that has room, beside the disc else.
  automatic = KEISEN_PIE_LABEL_PLACE_AUTOMATIC,
};

/// In which order the slices of a pie follow each other.
enum class PieOrder : int {
  /// In that of the rows.
  given = KEISEN_PIE_ORDER_GIVEN,
  /// The least value first; equal ones in the order of the rows.
  ascending = KEISEN_PIE_ORDER_ASCENDING,
  /// The greatest value first; equal ones in the order of the rows.
  descending = KEISEN_PIE_ORDER_DESCENDING,
};

/// The shape of grid lines at the radii of a polar space.
enum class PolarGrid : int {
  /// Circles.
  circles = KEISEN_POLAR_GRID_CIRCLES,
  /// Straight from spoke to spoke, as in radar charts.
  polygons = KEISEN_POLAR_GRID_POLYGONS,
};

/// How lines and areas of a polar space go from row to row.
enum class PolarPath : int {
  /// Straight on the disc.
  straight = KEISEN_POLAR_PATH_STRAIGHT,
  /// Along the angle, the nearer way around, the radius changing steadily.
  along_angle = KEISEN_POLAR_PATH_ALONG_ANGLE,
};

/// The kind of a value: four that never mix.
enum class PreferenceKind : int {
  integer = KEISEN_PREFERENCE_KIND_INT,
  /// A finite double.
  real = KEISEN_PREFERENCE_KIND_DOUBLE,
  /// A text.
  string = KEISEN_PREFERENCE_KIND_STRING,
  boolean = KEISEN_PREFERENCE_KIND_BOOL,
};

/// What a report about a file is about.
enum class PreferenceReportKind : int {
  /// The file has a key that the defaults don't have; it was ignored.
  unknown_key = KEISEN_PREFERENCE_REPORT_UNKNOWN_KEY,
  /// A value is of another kind than its default, or out of the range of that kind; the default
  /// holds.
  wrong_kind = KEISEN_PREFERENCE_REPORT_WRONG_KIND,
  /// The file is of another version and stays as it is until something is saved; all defaults hold.
  other_version = KEISEN_PREFERENCE_REPORT_OTHER_VERSION,
  /// The file is damaged; all defaults hold.
  damaged_file = KEISEN_PREFERENCE_REPORT_DAMAGED_FILE,
  /// The file can't be read, or KEISEN_PREFERENCES names one that is not there; all defaults hold.
  /// Of the user's preferences alone: elsewhere the former is an error and the latter as it should
  /// be.
  unreadable_file = KEISEN_PREFERENCE_REPORT_UNREADABLE_FILE,
  /// A value is of the right kind and can't be used; its default holds. Of the user's preferences
  /// alone.
  unusable_value = KEISEN_PREFERENCE_REPORT_UNUSABLE_VALUE,
};

/// What of an arrow is at x and y.
enum class QuiverPivot : int {
  /// Its beginning.
  tail = KEISEN_QUIVER_PIVOT_TAIL,
  /// Its middle.
  middle = KEISEN_QUIVER_PIVOT_MIDDLE,
  /// Its end.
  tip = KEISEN_QUIVER_PIVOT_TIP,
};

/// What the lengths of arrows are counted in.
enum class QuiverUnits : int {
  /// Points, the same to the right and upwards, whatever the axes.
  points = KEISEN_QUIVER_UNITS_POINTS,
  /// Units of the axes: an arrow leads from (x, y) to (x + u, y + v).
  data = KEISEN_QUIVER_UNITS_DATA,
};

/// What draws.
enum class RendererKind : int {
  /// Vulkan on a real GPU where there is one, else the CPU.
  automatic = KEISEN_RENDERER_AUTO,
  /// The CPU: needs no driver, same pixels on every machine.
  cpu = KEISEN_RENDERER_CPU,
  /// Vulkan 1.3, on any device that is not excluded by the other options.
  vulkan = KEISEN_RENDERER_VULKAN,
};

/// What a restriction does.
enum class RestrictionKind : int {
  /// Something of Swift's that has no name here.
  other = KEISEN_RESTRICTION_OTHER,
  /// keisen_restriction_create_probe().
  probe = KEISEN_RESTRICTION_PROBE,
  /// keisen_restriction_create_custom(), and blocks of Swift's.
  custom = KEISEN_RESTRICTION_CUSTOM,
  /// keisen_restriction_create_source().
  source = KEISEN_RESTRICTION_SOURCE,
  /// keisen_restriction_create_length().
  length = KEISEN_RESTRICTION_LENGTH,
  /// keisen_restriction_create_padding().
  padding = KEISEN_RESTRICTION_PADDING,
  /// keisen_restriction_create_interval().
  interval = KEISEN_RESTRICTION_INTERVAL,
  /// keisen_restriction_create_window().
  window = KEISEN_RESTRICTION_WINDOW,
  /// keisen_restriction_create_user_interactive().
  user_interactive = KEISEN_RESTRICTION_USER_INTERACTIVE,
  /// keisen_restriction_create_include().
  include = KEISEN_RESTRICTION_INCLUDE,
  /// keisen_restriction_create_bounds().
  bounds = KEISEN_RESTRICTION_BOUNDS,
  /// keisen_restriction_create_span().
  span = KEISEN_RESTRICTION_SPAN,
  /// keisen_restriction_create_margins().
  margins = KEISEN_RESTRICTION_MARGINS,
  /// keisen_restriction_create_symmetric().
  symmetric = KEISEN_RESTRICTION_SYMMETRIC,
  /// keisen_restriction_create_latest().
  latest = KEISEN_RESTRICTION_LATEST,
  /// keisen_restriction_create_nice().
  nice = KEISEN_RESTRICTION_NICE,
  /// keisen_restriction_create_positive().
  positive = KEISEN_RESTRICTION_POSITIVE,
  /// keisen_restriction_create_aspect().
  aspect = KEISEN_RESTRICTION_ASPECT,
};

/// Where along a rule its label is.
enum class RulePlace : int {
  /// At the left or lower end.
  start = KEISEN_RULE_PLACE_START,
  middle = KEISEN_RULE_PLACE_MIDDLE,
  /// At the right or upper end.
  end = KEISEN_RULE_PLACE_END,
};

/// On which side of a rule its label is; where there is no room in the plot, on the other one.
enum class RuleSide : int {
  /// Above a horizontal rule, right of a vertical one.
  automatic = KEISEN_RULE_SIDE_AUTOMATIC,
  above = KEISEN_RULE_SIDE_ABOVE,
  below = KEISEN_RULE_SIDE_BELOW,
  left = KEISEN_RULE_SIDE_LEFT,
  right = KEISEN_RULE_SIDE_RIGHT,
};

/// How data becomes distance.
enum class Scale : int {
  /// Time where all data is timestamps, else linear: decided at the first fit, frame or read.
  automatic = KEISEN_SCALE_AUTOMATIC,
  /// In proportion.
  linear = KEISEN_SCALE_LINEAR,
  /// Equal ratios are equal lengths; values that are not positive have no position.
  log = KEISEN_SCALE_LOG,
  /// Linear near 0, logarithmic beyond a threshold, on both sides.
  symlog = KEISEN_SCALE_SYMLOG,
  /// sign(v) times the square root of |v|.
  square_root = KEISEN_SCALE_SQUARE_ROOT,
  /// Names at the integers from 0, each in the middle of a band of length 1.
  category = KEISEN_SCALE_CATEGORY,
  /// Instants, on the steps of a calendar.
  time = KEISEN_SCALE_TIME,
  /// Functions of the caller's: `custom` of ScaleOptions.
  custom = KEISEN_SCALE_CUSTOM,
};

/// A side of the plot rectangle.
enum class Side : int {
  bottom = KEISEN_SIDE_BOTTOM,
  left = KEISEN_SIDE_LEFT,
  top = KEISEN_SIDE_TOP,
  right = KEISEN_SIDE_RIGHT,
};

/// Where in the visible part of a span its label is.
enum class SpanPlace : int {
  top_left = KEISEN_SPAN_PLACE_TOP_LEFT,
  top = KEISEN_SPAN_PLACE_TOP,
  top_right = KEISEN_SPAN_PLACE_TOP_RIGHT,
  left = KEISEN_SPAN_PLACE_LEFT,
  center = KEISEN_SPAN_PLACE_CENTER,
  right = KEISEN_SPAN_PLACE_RIGHT,
  bottom_left = KEISEN_SPAN_PLACE_BOTTOM_LEFT,
  bottom = KEISEN_SPAN_PLACE_BOTTOM,
  bottom_right = KEISEN_SPAN_PLACE_BOTTOM_RIGHT,
};

/// Where a stack of series begins, and how it is measured.
enum class StackBaseline : int {
  /// At 0, each series upon the one before: negative values go back down.
  zero = KEISEN_STACK_BASELINE_ZERO,
  /// Around 0: half of the sum below it (ThemeRiver, S. Havre et al., 2000).
  symmetric = KEISEN_STACK_BASELINE_SYMMETRIC,
  /// With the least sum of squared slopes (L. Byron, M. Wattenberg, 2008).
  wiggle = KEISEN_STACK_BASELINE_WIGGLE,
  /// With the least sum of squared slopes weighted by thickness: a stream graph. For values that
  /// are not negative.
  weighted_wiggle = KEISEN_STACK_BASELINE_WEIGHTED_WIGGLE,
  /// At 0, positive values upwards from it, negative ones downwards.
  diverging = KEISEN_STACK_BASELINE_DIVERGING,
  /// At 0, each value as its share of its row's sum.
  normalized = KEISEN_STACK_BASELINE_NORMALIZED,
};

/// How the markers of a group are kept from lying on each other.
enum class StripArrangement : int {
  /// Each is moved across by a random part of the width: the same for the same seed and row number,
  /// whatever other rows there are.
  jitter = KEISEN_STRIP_JITTER,
  /// Each stands as near to its group's middle as the others leave room. Those without room within
  /// the width stand at its ends and overlap; a group of which more than 2^22 pairs of rows are
  /// nearer to each other along than a marker's diameter is spread by the density of its values,
  /// and may overlap. The series record's `crowded` counts the rows of both.
  swarm = KEISEN_STRIP_SWARM,
};

/// How a table of data is written.
enum class TableFormat : int {
  /// Values between commas (RFC 4180), a line for each row, which ends with a line feed.
  csv = KEISEN_TABLE_FORMAT_CSV,
  /// Tables of HTML for people: a caption, headers that say what they are headers of, a table for
  /// each series.
  html = KEISEN_TABLE_FORMAT_HTML,
};

/// How the lines of an annotation lie to each other: by the direction in which the text reads, or
/// by a side of the page as in TitleAlignment.
enum class TextAlignment : int {
  /// Leading for a text annotation; flush with what a label is held at, such as the side of a span
  /// or the line of a rule, or centred where it is held in the middle.
  automatic = KEISEN_TEXT_ALIGNMENT_AUTOMATIC,
  /// Flush left; flush right for text that reads from right to left.
  leading = KEISEN_TEXT_ALIGNMENT_LEADING,
  center = KEISEN_TEXT_ALIGNMENT_CENTER,
  /// Flush right; flush left for text that reads from right to left.
  trailing = KEISEN_TEXT_ALIGNMENT_TRAILING,
  /// Flush left, whichever way the text reads.
  left = KEISEN_TEXT_ALIGNMENT_LEFT,
  /// Flush right, whichever way the text reads.
  right = KEISEN_TEXT_ALIGNMENT_RIGHT,
};

/// A set of colours that a theme begins with.
enum class Theme : int {
  /// Dark on white.
  light = KEISEN_THEME_LIGHT,
  /// Bright on nearly black.
  dark = KEISEN_THEME_DARK,
  /// Black on white, with series that differ in grey too.
  print = KEISEN_THEME_PRINT,
};

/// What a tick label looks like. No locale matters; the minus is U+2212.
enum class TickStyle : int {
  /// What suits the scale: digits as exact as the step, powers on a log scale, names, times. From
  /// five digits on there are commas between thousands. Where the numbers of an axis reach 10^7 and
  /// all end in six zeros or more, all have a power of ten, as SCIENTIFIC writes it: 5,000,000 and
  /// 12,500,000, but 2.5 times 10^9. Color bars, values beside marks and tooltips follow the same
  /// rule.
  automatic = KEISEN_TICK_FORMAT_AUTOMATIC,
  /// Digits with a point: 1234.50.
  fixed = KEISEN_TICK_FORMAT_FIXED,
  /// One digit before the point and a power of ten, in superscripts.
  scientific = KEISEN_TICK_FORMAT_SCIENTIFIC,
  /// A prefix of the SI in front of the unit, which is the suffix: 1.2 kHz.
  si = KEISEN_TICK_FORMAT_SI,
  /// The value times 100 and a percent sign.
  percent = KEISEN_TICK_FORMAT_PERCENT,
  /// Digits with commas between thousands: 12,345.
  thousands = KEISEN_TICK_FORMAT_THOUSANDS,
  /// A date by a pattern; values of other scales are seconds since 1970-01-01 UTC.
  date = KEISEN_TICK_FORMAT_DATE,
  /// A duration of seconds, or of the time scale's unit: 45 s, 1:02:03, 1 d 02:00.
  duration = KEISEN_TICK_FORMAT_DURATION,
};

/// How a series was drawn.
enum class Tier : int {
  /// Every row by itself.
  direct = KEISEN_TIER_DIRECT,
  /// The envelope of many rows: of each column of an eighth of a device pixel, what the line
  /// covers, with its gaps. No position is wrong by more than 1/16 pixel, no channel by more than
  /// 17 of 255; 1/16 + 1/128 and 19 where rows are read when they are needed. So are lines drawn,
  /// straight or in steps, that have more rows in view than Chart::set_direct_rows() says, are
  /// solid with round joins and caps, and whose x ascends or descends without gaps. Of category
  /// bars it is the farthest tips in each column of device pixels, where several bars stand in one
  /// and none has a colour of its own; the picture is the same as of all bars, what shines through
  /// drawn once, so both bounds are 0.
  envelope = KEISEN_TIER_ENVELOPE,
  /// As the number, the mean or the categories of the rows in each cell of a grid: densities, and
  /// nothing else. Counts are exact, so the bounds are 0.
  density = KEISEN_TIER_DENSITY,
  /// The coverage of each pixel by all rows of a line, gathered in one pass. No position is wrong
  /// by more than 1/16 pixel, no channel by more than 17 of 255. So are lines drawn that have more
  /// rows than Chart::set_direct_rows() says, are solid with round joins and caps, and whose x goes
  /// both ways or has gaps - orbits, phase plots - or whose segments are separate. Curves, too,
  /// which err by 1/32 pixel and 8 of 255 more in either tier. Of arrows, of polygons without
  /// borders and of rectangles of bars and candlesticks, where they are as many, it is what they
  /// are on each pixel, over each other as one by one: no position is wrong, no channel by more
  /// than 2 of 255.
  coverage = KEISEN_TIER_COVERAGE,
  /// Numbers about groups of rows, found when columns change: boxes, violins, hexagons. They are
  /// exact, save the densities of violins, of which `bound_pixels` tells the bound.
  summary = KEISEN_TIER_SUMMARY,
};

/// What a step of one is worth in a number that stands for an instant.
enum class TimeUnit : int {
  /// Not said: data units, or the unit of the columns.
  automatic = KEISEN_TIME_UNIT_AUTOMATIC,
  seconds = KEISEN_TIME_UNIT_SECONDS,
  milliseconds = KEISEN_TIME_UNIT_MILLISECONDS,
  microseconds = KEISEN_TIME_UNIT_MICROSECONDS,
  nanoseconds = KEISEN_TIME_UNIT_NANOSECONDS,
};

/// Where a title lies, or a legend above or below the plot: on a side of the page, in whatever
/// direction its text reads. For that direction see TextAlignment.
enum class TitleAlignment : int {
  left = KEISEN_TITLE_ALIGNMENT_LEFT,
  center = KEISEN_TITLE_ALIGNMENT_CENTER,
  right = KEISEN_TITLE_ALIGNMENT_RIGHT,
};

/// Which of a chart's texts a title is.
enum class TitleRole : int {
  /// The name of the chart, above the plot.
  title = KEISEN_TITLE_ROLE_TITLE,
  /// What the title leaves open, between title and plot.
  subtitle = KEISEN_TITLE_ROLE_SUBTITLE,
  /// Sources and remarks, below the plot and its axes.
  caption = KEISEN_TITLE_ROLE_CAPTION,
};

/// Where the values of shapes stand as texts: over all series of a chart, none on another one, and
/// none on the shape of another one. Where some at upright bars have no room level, and more have
/// turned by a quarter, all of those are. One that has no room is left out and counts among the
/// omitted_labels of the series' record.
enum class ValueLabels : int {
  /// Nowhere: there are none.
  none = KEISEN_VALUE_LABELS_NONE,
  /// In the middle of shapes that have a base of their own, as those of a stack do; else beyond the
  /// tip, or within the shape where there is no room beyond it.
  automatic = KEISEN_VALUE_LABELS_AUTOMATIC,
  /// Beyond the tip.
  outside = KEISEN_VALUE_LABELS_OUTSIDE,
  /// Within the shape, at the tip or where the plot cuts that off.
  inside = KEISEN_VALUE_LABELS_INSIDE,
  /// In the middle of what is seen of the shape.
  center = KEISEN_VALUE_LABELS_CENTER,
};

/// What is drawn within a violin.
enum class ViolinInner : int {
  /// A narrow bar between the quartiles, a line as far as whiskers reach, a dot at the median.
  box = KEISEN_VIOLIN_INNER_BOX,
  /// Lines as wide as the violin at both quartiles, and a stronger one at the median.
  quartiles = KEISEN_VIOLIN_INNER_QUARTILES,
  /// Nothing.
  none = KEISEN_VIOLIN_INNER_NONE,
};

/// What the widths of several violins tell.
enum class ViolinScaling : int {
  /// All cover the same area.
  area = KEISEN_VIOLIN_SCALING_AREA,
  /// Each is as wide at its widest as its group has rows.
  count = KEISEN_VIOLIN_SCALING_COUNT,
  /// All are equally wide at their widest.
  width = KEISEN_VIOLIN_SCALING_WIDTH,
};

/// Which half of violins is drawn.
enum class ViolinSide : int {
  /// Both.
  both = KEISEN_VIOLIN_SIDE_BOTH,
  /// That towards lesser positions.
  low = KEISEN_VIOLIN_SIDE_LOW,
  /// That towards greater positions.
  high = KEISEN_VIOLIN_SIDE_HIGH,
};

/// What the width of bars is measured in.
enum class WidthUnit : int {
  /// The least distance of two positions; where there are no two, 1, or a day among timestamps.
  distance = KEISEN_WIDTH_UNIT_DISTANCE,
  /// Units of the positions: of timestamps those of the column.
  data = KEISEN_WIDTH_UNIT_DATA,
  /// Points.
  points = KEISEN_WIDTH_UNIT_POINTS,
};

} // namespace keisen
