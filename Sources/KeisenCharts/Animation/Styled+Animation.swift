import KeisenFrames
import KeisenMotion
import KeisenPrimitives
import KeisenRanges

extension Styled {
  /// Returns a property for one of the numbers.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` when there is none, `.invalidArgument` when a
  ///   target is not allowed.
  func property(
    _ number: AnimatedNumber,
    to targets: [Double]
  ) throws(KeisenError) -> AnimatedProperty<Double, Double> {
    guard let place = Style.number(number) else {
      throw .notAnimated(number.words, of: self)
    }
    for target in targets {
      var style = style
      style[keyPath: place.path] = target
      try check(style)
    }
    return property(number, at: place)
  }

  private func property(
    _ number: AnimatedNumber,
    at place: StyleNumber<Style>
  ) -> AnimatedProperty<Double, Double> {
    AnimatedProperty(
      key: AnimationKey(self, "number \(number)"),
      read: { self.style[keyPath: place.path] },
      exchange: { expected, new in self.exchange(place.path, expected, new) },
      value: { raw, _ in raw },
      raw: { place.allowed($0) }
    )
  }

  /// Returns a property for one of the colours.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` when there is none.
  func property(
    _ color: AnimatedColor
  ) throws(KeisenError) -> AnimatedProperty<Color?, Color> {
    guard let place = Style.color(color) else {
      throw .notAnimated("\(color) colour", of: self)
    }
    return property(color, at: place)
  }

  private func property(
    _ color: AnimatedColor,
    at place: StyleColor<Style>
  ) -> AnimatedProperty<Color?, Color> {
    AnimatedProperty(
      key: AnimationKey(self, "color \(color)"),
      read: { self.style[keyPath: place.path] },
      exchange: { expected, new in self.exchange(place.path, expected, new) },
      value: { raw, scene in
        raw ?? place.standard?(self.style, scene.theme) ?? scene.cycleColor(of: self)
      },
      raw: { $0 }
    )
  }

  private func exchange<Value: Equatable>(
    _ path: WritableKeyPath<Style, Value>,
    _ expected: Value,
    _ new: Value
  ) -> Bool {
    changeStyle { style in
      guard style[keyPath: path] == expected else { return false }
      style[keyPath: path] = new
      return true
    }
  }

  /// Returns an animation of the whole style: of each number and colour, and of all else, which
  /// jumps at the beginning.
  ///
  /// - Throws: `KeisenError` with code `.unsupported` when the style is of another kind,
  ///   `.invalidArgument` when it is not allowed.
  func animation(
    to target: any Hashable,
    _ timing: AnimationTiming
  ) throws(KeisenError) -> Animation {
    guard let target = target as? Style else {
      throw .notAnimated("another kind's style", of: self)
    }
    try check(target)
    let curve = timing.curve
    var drivers: [any AnimationDriver] = [
      PropertyDriver(
        restProperty(of: target),
        from: nil,
        to: target,
        MotionCurve(.linear, duration: 0)
      )
    ]
    for number in AnimatedNumber.allCases {
      guard let place = Style.number(number) else { continue }
      let to = target[keyPath: place.path]
      drivers.append(PropertyDriver(property(number, at: place), from: nil, to: to, curve))
    }
    for color in AnimatedColor.allCases {
      guard let place = Style.color(color) else { continue }
      let to = target[keyPath: place.path]
      drivers.append(PropertyDriver(property(color, at: place), from: nil, to: to, curve))
    }
    return try .group(
      drivers.map { Animation($0, AnimationTiming()) },
      start: timing.start,
      delay: timing.delay
    )
  }

  /// Returns a property for all of the style that can't move, told by a style with the numbers and
  /// colours of `target`.
  private func restProperty(of target: Style) -> AnimatedProperty<Style, StillValue<Style>> {
    AnimatedProperty(
      key: AnimationKey(self, "style"),
      read: { self.style.takingParts(of: target) },
      exchange: { expected, new in
        self.changeStyle { style in
          guard style.takingParts(of: target) == expected else { return false }
          style = new.takingParts(of: style)
          return true
        }
      },
      value: { raw, _ in StillValue(value: raw) },
      raw: { $0.value }
    )
  }
}

/// A value of which nothing can move.
private struct StillValue<Value: Sendable>: Animatable, Sendable {
  typealias AnimatableData = EmptyAnimatableData

  let value: Value
}
