// Written by scripts/make-faces from include/keisen.

import CKeisen
import Keisen

@c @implementation
public func keisen_column_retain(_ column: Handle) -> keisen_status {
  retain(column, as: .column)
}

@c @implementation
public func keisen_column_release(_ column: Handle) -> keisen_status {
  release(column, as: .column)
}

@c @implementation
public func keisen_column_equal(
  _ column: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(column, other, equal, as: .column)
}

@c @implementation
public func keisen_custom_scale_retain(_ custom_scale: Handle) -> keisen_status {
  retain(custom_scale, as: .customScale)
}

@c @implementation
public func keisen_custom_scale_release(_ custom_scale: Handle) -> keisen_status {
  release(custom_scale, as: .customScale)
}

@c @implementation
public func keisen_custom_scale_equal(
  _ custom_scale: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(custom_scale, other, equal, as: .customScale)
}

@c @implementation
public func keisen_projection_retain(_ projection: Handle) -> keisen_status {
  retain(projection, as: .projection)
}

@c @implementation
public func keisen_projection_release(_ projection: Handle) -> keisen_status {
  release(projection, as: .projection)
}

@c @implementation
public func keisen_projection_equal(
  _ projection: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(projection, other, equal, as: .projection)
}

@c @implementation
public func keisen_space_retain(_ space: Handle) -> keisen_status {
  retain(space, as: .space)
}

@c @implementation
public func keisen_space_release(_ space: Handle) -> keisen_status {
  release(space, as: .space)
}

@c @implementation
public func keisen_space_equal(
  _ space: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(space, other, equal, as: .space)
}

@c @implementation
public func keisen_color_scale_retain(_ color_scale: Handle) -> keisen_status {
  retain(color_scale, as: .colorScale)
}

@c @implementation
public func keisen_color_scale_release(_ color_scale: Handle) -> keisen_status {
  release(color_scale, as: .colorScale)
}

@c @implementation
public func keisen_color_scale_equal(
  _ color_scale: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(color_scale, other, equal, as: .colorScale)
}

@c @implementation
public func keisen_attachment_retain(_ attachment: Handle) -> keisen_status {
  retain(attachment, as: .attachment)
}

@c @implementation
public func keisen_attachment_release(_ attachment: Handle) -> keisen_status {
  release(attachment, as: .attachment)
}

@c @implementation
public func keisen_attachment_equal(
  _ attachment: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(attachment, other, equal, as: .attachment)
}

@c @implementation
public func keisen_series_retain(_ series: Handle) -> keisen_status {
  retain(series, as: .series)
}

@c @implementation
public func keisen_series_release(_ series: Handle) -> keisen_status {
  release(series, as: .series)
}

@c @implementation
public func keisen_series_equal(
  _ series: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(series, other, equal, as: .series)
}

@c @implementation
public func keisen_chart_retain(_ chart: Handle) -> keisen_status {
  retain(chart, as: .chart)
}

@c @implementation
public func keisen_chart_release(_ chart: Handle) -> keisen_status {
  release(chart, as: .chart)
}

@c @implementation
public func keisen_chart_equal(
  _ chart: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(chart, other, equal, as: .chart)
}

@c @implementation
public func keisen_custom_marker_retain(_ custom_marker: Handle) -> keisen_status {
  retain(custom_marker, as: .customMarker)
}

@c @implementation
public func keisen_custom_marker_release(_ custom_marker: Handle) -> keisen_status {
  release(custom_marker, as: .customMarker)
}

@c @implementation
public func keisen_custom_marker_equal(
  _ custom_marker: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(custom_marker, other, equal, as: .customMarker)
}

@c @implementation
public func keisen_image_retain(_ image: Handle) -> keisen_status {
  retain(image, as: .image)
}

@c @implementation
public func keisen_image_release(_ image: Handle) -> keisen_status {
  release(image, as: .image)
}

@c @implementation
public func keisen_image_equal(
  _ image: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(image, other, equal, as: .image)
}

@c @implementation
public func keisen_bytes_retain(_ bytes: Handle) -> keisen_status {
  retain(bytes, as: .bytes)
}

@c @implementation
public func keisen_bytes_release(_ bytes: Handle) -> keisen_status {
  release(bytes, as: .bytes)
}

@c @implementation
public func keisen_bytes_equal(
  _ bytes: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(bytes, other, equal, as: .bytes)
}

@c @implementation
public func keisen_renderer_retain(_ renderer: Handle) -> keisen_status {
  retain(renderer, as: .renderer)
}

@c @implementation
public func keisen_renderer_release(_ renderer: Handle) -> keisen_status {
  release(renderer, as: .renderer)
}

@c @implementation
public func keisen_renderer_equal(
  _ renderer: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(renderer, other, equal, as: .renderer)
}

@c @implementation
public func keisen_selection_retain(_ selection: Handle) -> keisen_status {
  retain(selection, as: .selection)
}

@c @implementation
public func keisen_selection_release(_ selection: Handle) -> keisen_status {
  release(selection, as: .selection)
}

@c @implementation
public func keisen_selection_equal(
  _ selection: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(selection, other, equal, as: .selection)
}

@c @implementation
public func keisen_figure_retain(_ figure: Handle) -> keisen_status {
  retain(figure, as: .figure)
}

@c @implementation
public func keisen_figure_release(_ figure: Handle) -> keisen_status {
  release(figure, as: .figure)
}

@c @implementation
public func keisen_figure_equal(
  _ figure: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(figure, other, equal, as: .figure)
}

@c @implementation
public func keisen_batch_retain(_ batch: Handle) -> keisen_status {
  retain(batch, as: .batch)
}

@c @implementation
public func keisen_batch_release(_ batch: Handle) -> keisen_status {
  release(batch, as: .batch)
}

@c @implementation
public func keisen_batch_equal(
  _ batch: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(batch, other, equal, as: .batch)
}

@c @implementation
public func keisen_restriction_retain(_ restriction: Handle) -> keisen_status {
  retain(restriction, as: .restriction)
}

@c @implementation
public func keisen_restriction_release(_ restriction: Handle) -> keisen_status {
  release(restriction, as: .restriction)
}

@c @implementation
public func keisen_restriction_equal(
  _ restriction: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(restriction, other, equal, as: .restriction)
}

@c @implementation
public func keisen_updater_retain(_ updater: Handle) -> keisen_status {
  retain(updater, as: .updater)
}

@c @implementation
public func keisen_updater_release(_ updater: Handle) -> keisen_status {
  release(updater, as: .updater)
}

@c @implementation
public func keisen_updater_equal(
  _ updater: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(updater, other, equal, as: .updater)
}

@c @implementation
public func keisen_interpreter_retain(_ interpreter: Handle) -> keisen_status {
  retain(interpreter, as: .interpreter)
}

@c @implementation
public func keisen_interpreter_release(_ interpreter: Handle) -> keisen_status {
  release(interpreter, as: .interpreter)
}

@c @implementation
public func keisen_interpreter_equal(
  _ interpreter: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(interpreter, other, equal, as: .interpreter)
}

@c @implementation
public func keisen_animation_retain(_ animation: Handle) -> keisen_status {
  retain(animation, as: .animation)
}

@c @implementation
public func keisen_animation_release(_ animation: Handle) -> keisen_status {
  release(animation, as: .animation)
}

@c @implementation
public func keisen_animation_equal(
  _ animation: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(animation, other, equal, as: .animation)
}

@c @implementation
public func keisen_animator_retain(_ animator: Handle) -> keisen_status {
  retain(animator, as: .animator)
}

@c @implementation
public func keisen_animator_release(_ animator: Handle) -> keisen_status {
  release(animator, as: .animator)
}

@c @implementation
public func keisen_animator_equal(
  _ animator: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(animator, other, equal, as: .animator)
}

@c @implementation
public func keisen_message_board_retain(_ board: Handle) -> keisen_status {
  retain(board, as: .messageBoard)
}

@c @implementation
public func keisen_message_board_release(_ board: Handle) -> keisen_status {
  release(board, as: .messageBoard)
}

@c @implementation
public func keisen_message_board_equal(
  _ board: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(board, other, equal, as: .messageBoard)
}

@c @implementation
public func keisen_preferences_retain(_ preferences: Handle) -> keisen_status {
  retain(preferences, as: .preferences)
}

@c @implementation
public func keisen_preferences_release(_ preferences: Handle) -> keisen_status {
  release(preferences, as: .preferences)
}

@c @implementation
public func keisen_preferences_equal(
  _ preferences: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(preferences, other, equal, as: .preferences)
}

@c @implementation
public func keisen_canvas_retain(_ canvas: Handle) -> keisen_status {
  retain(canvas, as: .canvas)
}

@c @implementation
public func keisen_canvas_release(_ canvas: Handle) -> keisen_status {
  release(canvas, as: .canvas)
}

@c @implementation
public func keisen_canvas_equal(
  _ canvas: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(canvas, other, equal, as: .canvas)
}

@c @implementation
public func keisen_paint_retain(_ paint: Handle) -> keisen_status {
  retain(paint, as: .paint)
}

@c @implementation
public func keisen_paint_release(_ paint: Handle) -> keisen_status {
  release(paint, as: .paint)
}

@c @implementation
public func keisen_paint_equal(
  _ paint: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(paint, other, equal, as: .paint)
}

@c @implementation
public func keisen_hook_retain(_ hook: Handle) -> keisen_status {
  retain(hook, as: .hook)
}

@c @implementation
public func keisen_hook_release(_ hook: Handle) -> keisen_status {
  release(hook, as: .hook)
}

@c @implementation
public func keisen_hook_equal(
  _ hook: Handle, _ other: Handle, _ equal: Out<Bool>
) -> keisen_status {
  KeisenABI.equal(hook, other, equal, as: .hook)
}
