import KeisenFrames
import KeisenMotion
import KeisenPrimitives
import KeisenRanges

extension Animation {
  /// Makes an animation of all of the look of a series or an annotation: a group of one of each
  /// number and colour.
  ///
  /// So others of single ones go on, or take over, by themselves. What can't move - dashes, shapes,
  /// words - is as in the end from the beginning on. A colour that is left to the theme begins, or
  /// ends, with the theme's.
  ///
  /// - Parameters:
  ///   - object: A series, a rule, a span, an arrow or a text annotation.
  ///   - target: How it looks in the end.
  ///   - timing: When and how.
  /// - Returns: The animation.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the look or the timing is not
  ///   allowed, `.unsupported` when the object is none of those.
  public static func style<Object: StyledObject>(
    of object: Object,
    to target: Object.Style,
    _ timing: AnimationTiming = AnimationTiming()
  ) throws(KeisenError) -> Animation {
    try timing.validate()
    guard let styled = object as? any Styled else {
      throw .notAnimated("style", of: object)
    }
    return try styled.animation(to: target, timing)
  }

  /// Makes an animation of a number that tells how a series or an annotation looks.
  ///
  /// A change of it by anyone else ends the animation; what swings beyond what is allowed stays at
  /// that border.
  ///
  /// - Parameters:
  ///   - number: Which one.
  ///   - object: A series or an annotation that has it.
  ///   - target: Where it ends.
  ///   - from: Where it begins; nil for where it is then.
  ///   - timing: When and how.
  /// - Returns: The animation.
  /// - Throws: `KeisenError` with code `.unsupported` when the object has no such number,
  ///   `.invalidArgument` when it may not have that value, or the timing is not allowed.
  public static func number(
    _ number: AnimatedNumber,
    of object: AnyObject,
    to target: Double,
    from: Double? = nil,
    _ timing: AnimationTiming = AnimationTiming()
  ) throws(KeisenError) -> Animation {
    try timing.validate()
    guard let styled = object as? any Styled else {
      throw .notAnimated(number.words, of: object)
    }
    let property = try styled.property(number, to: [target] + [from].compactMap(\.self))
    return Animation(PropertyDriver(property, from: from, to: target, timing.curve), timing)
  }

  /// Makes an animation of a colour, through premultiplied sRGB, as renderers blend: what fades
  /// keeps its colour.
  ///
  /// Where the colour is left to the theme it begins with the theme's. A change of it by anyone
  /// else ends the animation.
  ///
  /// - Parameters:
  ///   - color: Which one.
  ///   - object: A series, an annotation or a chart that has it.
  ///   - target: Where it ends.
  ///   - from: Where it begins; nil for where it is then.
  ///   - timing: When and how.
  /// - Returns: The animation.
  /// - Throws: `KeisenError` with code `.unsupported` when the object has no such colour,
  ///   `.invalidArgument` when the timing is not allowed.
  public static func color(
    _ color: AnimatedColor = .main,
    of object: AnyObject,
    to target: Color,
    from: Color? = nil,
    _ timing: AnimationTiming = AnimationTiming()
  ) throws(KeisenError) -> Animation {
    try timing.validate()
    let property: AnimatedProperty<Color?, Color>
    switch object {
    case let chart as Chart where color == .background: property = chart.backgroundProperty
    case let styled as any Styled: property = try styled.property(color)
    default:
      throw .notAnimated("\(color) colour", of: object)
    }
    return Animation(PropertyDriver(property, from: from, to: target, timing.curve), timing)
  }
}
