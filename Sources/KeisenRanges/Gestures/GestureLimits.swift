import Glibc
import KeisenMotion
import KeisenPrimitives

/// What some restrictions together allow along one dimension.
///
/// The first one counts most: a later one only narrows it. What asks them throws what they throw.
struct GestureLimits {
  let dimension: Dimension
  let restrictions: [any StateRestriction]
  /// The length of the plot, in points.
  let length: Double

  /// The scales that are allowed.
  var scales: ClosedRange<Double> {
    get throws(KeisenError) {
      try narrowed(GestureState.Part.scales) { try $0.scales(along: dimension) }
    }
  }

  /// Returns the translations that are allowed at a scale.
  func translations(at scale: Double) throws(KeisenError) -> ClosedRange<Double> {
    try narrowed(GestureState.Part.translations) {
      try $0.translations(along: dimension, at: scale)
    }
  }

  /// Returns the nearest state that is allowed.
  func clamped(_ part: GestureState.Part) throws(KeisenError) -> GestureState.Part {
    let scale = try scales.nearest(to: part.scale)
    let translation = try translations(at: scale).nearest(to: part.translation)
    return GestureState.Part(translation: translation, scale: scale)
  }

  /// Returns what is shown of a state that a finger pulls to: beyond a limit a part of the pull
  /// alone.
  ///
  /// The pull of a scale is what half of the plot grows by on a logarithmic scale.
  func stretched(_ part: GestureState.Part) throws(KeisenError) -> GestureState.Part {
    let scale = beyond(part.scale, try scales, by: RubberBand.stretch)
    let translation = try beyond(part.translation, at: scale, by: RubberBand.stretch)
    return GestureState.Part(translation: translation, scale: scale)
  }

  /// Returns the pull that shows a state: the inverse of `stretched`.
  func pulled(_ part: GestureState.Part) throws(KeisenError) -> GestureState.Part {
    let scale = beyond(part.scale, try scales, by: RubberBand.pull)
    let translation = try beyond(part.translation, at: part.scale, by: RubberBand.pull)
    return GestureState.Part(translation: translation, scale: scale)
  }

  /// Returns the speed of what is shown where the pull has another one, in points per second.
  func shownVelocity(
    _ velocity: Double,
    of pulled: GestureState.Part,
    _ shown: GestureState.Part
  ) throws(KeisenError) -> Double {
    let limit = try translations(at: shown.scale).nearest(to: pulled.translation)
    guard pulled.translation != limit else { return velocity }
    return RubberBand.velocity(velocity, at: (pulled.translation - limit) * shown.scale * length)
  }

  private func beyond(
    _ scale: Double,
    _ scales: ClosedRange<Double>,
    by band: (Double) -> Double
  ) -> Double {
    let limit = scales.nearest(to: scale)
    guard scale != limit, limit > 0, length > 0 else { return limit }
    let points = log(scale / limit) * length / 2
    return GestureState.Part.scales.nearest(to: limit * exp(band(points) * 2 / length))
  }

  private func beyond(
    _ translation: Double,
    at scale: Double,
    by band: (Double) -> Double
  ) throws(KeisenError) -> Double {
    let limit = try translations(at: scale).nearest(to: translation)
    let perPlot = scale * length
    guard translation != limit, perPlot > 0 else { return limit }
    return GestureState.Part.translations
      .nearest(to: limit + band((translation - limit) * perPlot) / perPlot)
  }

  /// Returns what all restrictions leave of what there can be.
  ///
  /// - Throws: `KeisenError` with what a restriction threw, or with code `.callback` where it threw
  ///   something else.
  private func narrowed(
    _ all: ClosedRange<Double>,
    to allowed: (any StateRestriction) throws -> ClosedRange<Double>
  ) throws(KeisenError) -> ClosedRange<Double> {
    var left = all
    for (index, restriction) in restrictions.enumerated() {
      do {
        left = left.narrowed(to: try allowed(restriction))
      } catch {
        let known = error as? KeisenError
        throw KeisenError(
          known?.code ?? .callback,
          "limit \(index) failed: \(known?.message ?? String(describing: error))"
        )
      }
    }
    return left
  }
}
