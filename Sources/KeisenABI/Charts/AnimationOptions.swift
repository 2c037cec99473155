import CKeisen
import Keisen

extension keisen_animation_options {
  /// Reads when and how.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not allowed or the
  ///   easing unknown.
  func timing() throws(KeisenError) -> AnimationTiming {
    AnimationTiming(
      start: has_start ? start : nil,
      delay: delay,
      duration: easing == KEISEN_EASING_SPRING ? 0 : duration,
      easing: try chosenEasing(),
      repeatCount: repeat_count == 0 ? nil : Int(repeat_count),
      autoreverses: autoreverse
    )
  }

  /// Reads when a group or sequence begins.
  ///
  /// - Throws: As `timing`, and when it is to run more than once.
  func wholeTiming() throws(KeisenError) -> AnimationTiming {
    guard repeat_count == 1, !autoreverse else {
      throw KeisenError(
        .invalidArgument,
        "a group or sequence runs once, its parts may more often, got repeat_count \(repeat_count)"
          + (autoreverse ? " and autoreverse" : "")
      )
    }
    return try timing()
  }

  private func chosenEasing() throws(KeisenError) -> Easing {
    switch easing {
    case KEISEN_EASING_LINEAR: return .linear
    case KEISEN_EASING_QUAD_IN: return .quad(.in)
    case KEISEN_EASING_QUAD_OUT: return .quad(.out)
    case KEISEN_EASING_QUAD_IN_OUT: return .quad(.inOut)
    case KEISEN_EASING_CUBIC_IN: return .cubic(.in)
    case KEISEN_EASING_CUBIC_OUT: return .cubic(.out)
    case KEISEN_EASING_CUBIC_IN_OUT: return .cubic(.inOut)
    case KEISEN_EASING_SPRING:
      if stiffness == 0, damping == 0 {
        return .spring(try Spring(duration: duration, bounce: bounce))
      }
      return .spring(try Spring(stiffness: stiffness, damping: damping))
    default: throw KeisenError(.invalidArgument, "easing \(easing.number) is unknown")
    }
  }
}
