import KeisenAxes
import KeisenFrames
import KeisenMotion
import KeisenPrimitives
import KeisenRanges

extension Animation {
  /// Makes an animation of where a text annotation stands.
  ///
  /// Values move straight in what their scale is straight in, on a log scale by equal factors; the
  /// offset moves too. A coordinate that counts something else in the end than at the beginning is
  /// as in the end from the beginning on. A change of the position by anyone else ends the
  /// animation.
  ///
  /// - Parameters:
  ///   - text: Which one.
  ///   - target: Where it stands in the end, exactly.
  ///   - isOnScale: Whether values move so, rather than straight in values.
  ///   - timing: When and how.
  /// - Returns: The animation.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is NaN or infinite, the
  ///   position is a value without a space, or the timing is not allowed.
  public static func position(
    of text: TextAnnotation,
    to target: Position,
    isOnScale: Bool = true,
    _ timing: AnimationTiming = AnimationTiming()
  ) throws(KeisenError) -> Animation {
    try target.validate(in: text.space)
    return try place(of: text, to: AnnotationPlace([target]), isOnScale, timing)
  }

  /// Makes an animation of both ends of an arrow, as `position(of:to:)`.
  ///
  /// - Throws: As `position(of:to:)`.
  public static func positions(
    of arrow: Arrow,
    from start: Position,
    to end: Position,
    isOnScale: Bool = true,
    _ timing: AnimationTiming = AnimationTiming()
  ) throws(KeisenError) -> Animation {
    try start.validate(in: arrow.space, "start")
    try end.validate(in: arrow.space, "end")
    return try place(of: arrow, to: AnnotationPlace([start, end]), isOnScale, timing)
  }

  /// Makes an animation of the value that a rule shows, as `position(of:to:)`.
  ///
  /// - Throws: As `position(of:to:)`.
  public static func value(
    of rule: Rule,
    to target: DataValue,
    isOnScale: Bool = true,
    _ timing: AnimationTiming = AnimationTiming()
  ) throws(KeisenError) -> Animation {
    try target.validate("value")
    return try place(of: rule, to: AnnotationPlace([.data(target)]), isOnScale, timing)
  }

  /// Makes an animation of both ends of a span, as `position(of:to:)`; nil is an open end.
  ///
  /// An end that is open at the beginning or in the end is as in the end from the beginning on.
  ///
  /// - Throws: As `position(of:to:)`.
  public static func values(
    of span: Span,
    from start: DataValue?,
    to end: DataValue?,
    isOnScale: Bool = true,
    _ timing: AnimationTiming = AnimationTiming()
  ) throws(KeisenError) -> Animation {
    try start?.validate("start")
    try end?.validate("end")
    return try place(of: span, to: AnnotationPlace(start, end), isOnScale, timing)
  }

  private static func place(
    of note: any Placed,
    to target: AnnotationPlace,
    _ isOnScale: Bool,
    _ timing: AnimationTiming
  ) throws(KeisenError) -> Animation {
    try timing.validate()
    let dimensions = note.dimensions
    let property = AnimatedProperty<AnnotationPlace, MovingPlace>(
      key: AnimationKey(note, "place"),
      read: { note.place },
      exchange: { expected, new in note.exchangePlace(expected, new) },
      value: { raw, scene in
        MovingPlace(
          raw,
          scales: dimensions.map { $0.map { scene.ranges[$0].scale } },
          isOnScale: isOnScale
        )
      },
      raw: { $0.place },
      prepare: { (scene) throws(KeisenError) in
        for projection in note.projections { try scene.ranges.take(projection) }
      },
      align: MovingPlace.align
    )
    return Animation(PropertyDriver(property, from: nil, to: target, timing.curve), timing)
  }
}
