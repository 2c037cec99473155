import CKeisen
import Keisen

@c @implementation
public func keisen_restriction_get_parameter(
  _ restriction: Handle, _ parameter: keisen_restriction_parameter, _ value: Out<keisen_value>
) -> keisen_status {
  get(restriction, as: .restriction, value, "value") { (restriction) throws(KeisenError) in
    let numbers = (restriction as? any Parametrized)?.numbers ?? []
    guard let found = numbers.first(where: { $0.0 == parameter }) else {
      throw KeisenError(
        .invalidArgument,
        "restriction has no parameter \(parameter.number): it is \(restriction.name)"
      )
    }
    return keisen_value(found.1 ?? DataValue(.nan))
  }
}

/// A restriction with numbers.
private protocol Parametrized: Restriction {
  /// Those that it was made with, or nil for one that was left out.
  var numbers: [(keisen_restriction_parameter, DataValue?)] { get }
}

extension DataValue {
  /// 1 for yes.
  fileprivate init(_ flag: Bool) {
    self.init(flag ? 1 : 0)
  }
}

extension SourceRestriction: Parametrized {
  fileprivate var numbers: [(keisen_restriction_parameter, DataValue?)] {
    [
      (KEISEN_RESTRICTION_PARAMETER_MIN, min),
      (KEISEN_RESTRICTION_PARAMETER_MAX, max),
      (KEISEN_RESTRICTION_PARAMETER_EXPAND_MIN, DataValue(expandMin)),
      (KEISEN_RESTRICTION_PARAMETER_EXPAND_MAX, DataValue(expandMax)),
    ]
  }
}

extension LengthRestriction: Parametrized {
  fileprivate var numbers: [(keisen_restriction_parameter, DataValue?)] {
    [
      (KEISEN_RESTRICTION_PARAMETER_LENGTH, length),
      (KEISEN_RESTRICTION_PARAMETER_ANCHOR, DataValue(anchor)),
      (KEISEN_RESTRICTION_PARAMETER_OFFSET, offset),
    ]
  }
}

extension PaddingRestriction: Parametrized {
  fileprivate var numbers: [(keisen_restriction_parameter, DataValue?)] {
    [
      (KEISEN_RESTRICTION_PARAMETER_LOW, low),
      (KEISEN_RESTRICTION_PARAMETER_HIGH, high),
      (KEISEN_RESTRICTION_PARAMETER_SHRINK_MIN, DataValue(shrinkMin)),
      (KEISEN_RESTRICTION_PARAMETER_SHRINK_MAX, DataValue(shrinkMax)),
      (KEISEN_RESTRICTION_PARAMETER_APPLIES_TO_CURRENT, DataValue(appliesToCurrent)),
    ]
  }
}

extension IntervalRestriction: Parametrized {
  fileprivate var numbers: [(keisen_restriction_parameter, DataValue?)] {
    [
      (KEISEN_RESTRICTION_PARAMETER_STEP, step),
      (KEISEN_RESTRICTION_PARAMETER_ANCHOR, anchor),
      (KEISEN_RESTRICTION_PARAMETER_SHRINK_MIN, DataValue(shrinkMin)),
      (KEISEN_RESTRICTION_PARAMETER_SHRINK_MAX, DataValue(shrinkMax)),
    ]
  }
}

extension WindowRestriction: Parametrized {
  fileprivate var numbers: [(keisen_restriction_parameter, DataValue?)] {
    let scaled = length as? ScaledWindowLength
    let anchored = position as? AnchoredWindowPosition
    return [
      (KEISEN_RESTRICTION_PARAMETER_UNITS_PER_POINT, scaled?.unitsPerPoint),
      (KEISEN_RESTRICTION_PARAMETER_MIN, scaled?.min),
      (KEISEN_RESTRICTION_PARAMETER_MAX, scaled?.max),
      (KEISEN_RESTRICTION_PARAMETER_ANCHOR, anchored.map { DataValue($0.anchor) }),
      (KEISEN_RESTRICTION_PARAMETER_INITIAL, anchored.map { DataValue($0.initial) }),
    ]
  }
}

extension UserInteractiveRestriction: Parametrized {
  fileprivate var numbers: [(keisen_restriction_parameter, DataValue?)] {
    [(KEISEN_RESTRICTION_PARAMETER_ANGLE, DataValue(angle))]
  }
}

extension IncludeRestriction: Parametrized {
  fileprivate var numbers: [(keisen_restriction_parameter, DataValue?)] {
    [(KEISEN_RESTRICTION_PARAMETER_VALUE, value)]
  }
}

extension BoundsRestriction: Parametrized {
  fileprivate var numbers: [(keisen_restriction_parameter, DataValue?)] {
    [
      (KEISEN_RESTRICTION_PARAMETER_MIN, min),
      (KEISEN_RESTRICTION_PARAMETER_MAX, max),
      (KEISEN_RESTRICTION_PARAMETER_KEEPS_LENGTH, DataValue(keepsLength)),
    ]
  }
}

extension SpanRestriction: Parametrized {
  fileprivate var numbers: [(keisen_restriction_parameter, DataValue?)] {
    [
      (KEISEN_RESTRICTION_PARAMETER_MIN, min),
      (KEISEN_RESTRICTION_PARAMETER_MAX, max),
      (KEISEN_RESTRICTION_PARAMETER_ANCHOR, DataValue(anchor)),
    ]
  }
}

extension MarginsRestriction: Parametrized {
  fileprivate var numbers: [(keisen_restriction_parameter, DataValue?)] {
    [
      (KEISEN_RESTRICTION_PARAMETER_LOW, DataValue(low)),
      (KEISEN_RESTRICTION_PARAMETER_HIGH, DataValue(high)),
    ]
  }
}

extension SymmetricRestriction: Parametrized {
  fileprivate var numbers: [(keisen_restriction_parameter, DataValue?)] {
    [(KEISEN_RESTRICTION_PARAMETER_VALUE, center)]
  }
}

extension LatestRestriction: Parametrized {
  fileprivate var numbers: [(keisen_restriction_parameter, DataValue?)] {
    [
      (KEISEN_RESTRICTION_PARAMETER_LENGTH, length),
      (KEISEN_RESTRICTION_PARAMETER_LEAD, lead),
    ]
  }
}

extension NiceRestriction: Parametrized {
  fileprivate var numbers: [(keisen_restriction_parameter, DataValue?)] {
    [(KEISEN_RESTRICTION_PARAMETER_COUNT, DataValue(0, origin: Int64(clamping: count)))]
  }
}

extension PositiveRestriction: Parametrized {
  fileprivate var numbers: [(keisen_restriction_parameter, DataValue?)] {
    [(KEISEN_RESTRICTION_PARAMETER_MIN, min)]
  }
}

extension AspectRestriction: Parametrized {
  fileprivate var numbers: [(keisen_restriction_parameter, DataValue?)] {
    [
      (KEISEN_RESTRICTION_PARAMETER_RATIO, DataValue(ratio)),
      (KEISEN_RESTRICTION_PARAMETER_ANCHOR, DataValue(anchor)),
    ]
  }
}
