import Glibc
import KeisenMotion
import KeisenPrimitives

/// What a state does by itself after the last pointer went up: glides on, springs back.
///
/// A function of time alone.
package struct GestureMotion: Hashable, Sendable {
  /// When it begins, in seconds.
  let start: Double
  private let x: Part
  private let y: Part

  /// The motion along one dimension.
  struct Part: Hashable, Sendable {
    private let from: GestureState.Part
    /// Where it ends, within all limits.
    let end: GestureState.Part
    /// Of the logarithm of the scale, in points, round that of the end; nil where the scale stays.
    private let spring: SpringBack?
    /// Of the content at the pivot, in points.
    private let path: BoundedGlide
    private let pivot: Double
    private let length: Double

    /// Lets a state go.
    ///
    /// - Parameters:
    ///   - part: What is shown.
    ///   - limits: What is allowed in the end.
    ///   - velocity: In points per second.
    ///   - decay: That of the glide.
    ///   - minSpeed: The speed at which the glide ends.
    ///   - pivot: What stays while the scale springs back, in fractions of the plot from its
    ///     centre.
    ///   - isSoft: Whether limits may be crossed for a while.
    /// - Throws: What a restriction throws.
    init(
      _ part: GestureState.Part,
      limits: GestureLimits,
      velocity: Double,
      decay: Double,
      minSpeed: Double,
      pivot: Double,
      isSoft: Bool
    ) throws(KeisenError) {
      from = part
      self.length = limits.length
      let scale = try limits.scales.nearest(to: part.scale)
      let perPlot = scale * limits.length
      let isScaled = scale != part.scale
      self.pivot = isScaled ? pivot : 0
      let points = isScaled ? log(part.scale / scale) * limits.length / 2 : 0
      spring = points != 0 ? SpringBack(position: points, velocity: 0) : nil

      // With the pivot's content where it is, the translation in the end would be this.
      var settled = part
      settled.zoom(by: scale / part.scale, about: self.pivot)
      settled.scale = scale
      let allowed = try limits.translations(at: scale)
      let low = (allowed.lowerBound - settled.translation) * perPlot
      let high = (allowed.upperBound - settled.translation) * perPlot
      path = BoundedGlide(
        velocity: perPlot > 0 ? velocity * scale / part.scale : 0,
        decay: decay,
        minSpeed: minSpeed,
        limits: low <= high ? low...high : 0...0,
        isSoft: isSoft
      )
      if perPlot > 0 { settled.translation += path.end / perPlot }
      settled.translation = allowed.nearest(to: settled.translation)
      end = settled
    }

    /// How long it moves, in seconds.
    var duration: Double {
      max(path.duration, spring?.duration(until: BoundedGlide.minDistance) ?? 0)
    }

    /// Returns the state some time after the beginning.
    func state(after seconds: Double) -> GestureState.Part {
      guard seconds < duration else { return end }
      guard seconds > 0 else { return from }
      let perPlot = end.scale * length
      let way = perPlot > 0 ? path.position(at: seconds) / perPlot : 0
      guard let spring else {
        return GestureState.Part(translation: from.translation + way, scale: from.scale)
      }
      let scale = end.scale * exp(spring.position(at: seconds) * 2 / length)
      let turned = pivot / scale - pivot / from.scale
      return GestureState.Part(translation: from.translation + way + turned, scale: scale)
    }
  }

  /// Makes a motion of one along each dimension.
  init(from start: Double, x: Part, y: Part) {
    self.start = start
    self.x = x
    self.y = y
  }

  /// When it is over, in seconds.
  var end: Double { start + max(x.duration, y.duration) }

  /// The state when it is over.
  var endState: GestureState { GestureState(x: x.end, y: y.end) }

  /// Returns the state at a time; before the beginning that of the beginning.
  func state(at time: Double) -> GestureState {
    guard time < end else { return endState }
    return GestureState(x: x.state(after: time - start), y: y.state(after: time - start))
  }
}
