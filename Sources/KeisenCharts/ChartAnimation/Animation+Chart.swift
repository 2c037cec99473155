import KeisenFrames
import KeisenMotion
import KeisenPrimitives
import KeisenRanges

extension Animation {
  /// Makes an animation of a chart's padding to fixed distances; automatic padding begins with what
  /// it is then.
  ///
  /// A change of it by anyone else ends the animation.
  ///
  /// - Parameters:
  ///   - chart: Whose padding.
  ///   - target: In points.
  ///   - timing: When and how.
  /// - Returns: The animation.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a distance is negative or not
  ///   finite, or the timing is not allowed.
  public static func padding(
    of chart: Chart,
    to target: Insets,
    _ timing: AnimationTiming = AnimationTiming()
  ) throws(KeisenError) -> Animation {
    try timing.validate()
    let padding = Chart.Padding.fixed(target)
    try padding.validate()
    return Animation(
      PropertyDriver(chart.paddingProperty, from: nil, to: padding, timing.curve),
      timing
    )
  }

  /// Makes an animation of the size of a chart's picture.
  ///
  /// On the way sides are never less than a point. A change of it by anyone else ends the
  /// animation.
  ///
  /// - Parameters:
  ///   - chart: Whose size.
  ///   - target: In points.
  ///   - timing: When and how.
  /// - Returns: The animation.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a side is not positive and finite,
  ///   or the timing is not allowed.
  public static func size(
    of chart: Chart,
    to target: Size,
    _ timing: AnimationTiming = AnimationTiming()
  ) throws(KeisenError) -> Animation {
    try timing.validate()
    try Chart.validate(target)
    return Animation(
      PropertyDriver(chart.sizeProperty, from: nil, to: target, timing.curve),
      timing
    )
  }
}

/// Properties of charts hold the chart weakly: it may hold the animator that moves them.
extension Chart {
  /// What is behind everything.
  var backgroundProperty: AnimatedProperty<Color?, Color> {
    AnimatedProperty(
      key: AnimationKey(self, "background"),
      read: { [weak self] in self?.background },
      exchange: { [weak self] expected, new in
        self?.exchange(\.background, expected, new) ?? false
      },
      value: { [weak self] raw, scene in raw ?? (self?.theme ?? scene.theme).background },
      raw: { $0 },
      prepare: { [weak self] scene in scene.keep(self) }
    )
  }

  /// The distances from the picture's sides to the plot.
  var paddingProperty: AnimatedProperty<Padding, Insets> {
    let id = ObjectIdentifier(self)
    return AnimatedProperty(
      key: AnimationKey(self, "padding"),
      read: { [weak self] in self?.padding },
      exchange: { [weak self] expected, new in self?.exchange(\.padding, expected, new) ?? false },
      value: { raw, scene in
        switch raw {
        case .fixed(let insets): insets
        case .automatic: scene.insets[id] ?? .zero
        }
      },
      raw: { .fixed($0.positive) },
      prepare: { [weak self] (scene) throws(KeisenError) in
        guard let self else { return }
        scene.keep(self)
        guard padding == .automatic else { return }
        let plot = try plot()
        let size = size
        scene.insets[id] =
          Insets(
            top: plot.minY,
            left: plot.minX,
            bottom: size.height - plot.maxY,
            right: size.width - plot.maxX
          ).positive
      }
    )
  }

  /// The size of the picture.
  var sizeProperty: AnimatedProperty<Size, Size> {
    AnimatedProperty(
      key: AnimationKey(self, "size"),
      read: { [weak self] in self?.size },
      exchange: { [weak self] expected, new in self?.exchange(\.size, expected, new) ?? false },
      value: { raw, _ in raw },
      raw: { Size(width: max(1, $0.width), height: max(1, $0.height)) },
      prepare: { [weak self] scene in scene.keep(self) }
    )
  }

  private func exchange<Value: Equatable>(
    _ path: WritableKeyPath<State, Value>,
    _ expected: Value,
    _ new: Value
  ) -> Bool {
    state.change { state in
      guard state[keyPath: path] == expected else { return false }
      state[keyPath: path] = new
      return true
    }
  }
}

extension AnimationScene {
  /// Keeps a chart alive for the step.
  fileprivate mutating func keep(_ chart: Chart?) {
    if let chart { kept.append(chart) }
  }
}

extension Insets {
  /// The same without what is negative.
  fileprivate var positive: Insets {
    Insets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
  }
}

extension Chart: NamedKind {
  package static var kindName: String { "a chart" }
}
