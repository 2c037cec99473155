import KeisenPrimitives
import KeisenRanges

extension AspectRestriction: Describable, DescribedObject {
  package var described: Described {
    Described(
      "restriction",
      "aspect",
      [
        "other": other, "ratio": ratio, "viewport": viewport, "otherViewport": otherViewport,
        "anchor": anchor,
      ]
    )
  }
}

extension BlockRestriction: Describable, DescribedObject {
  package var described: Described {
    Described(
      "restriction",
      "custom",
      ["name": name, "projections": projections, "function": "callback"]
    )
  }
}

extension BoundsRestriction: Describable, DescribedObject {
  package var described: Described {
    Described("restriction", "bounds", ["min": min, "max": max, "keepsLength": keepsLength])
  }
}

extension IncludeRestriction: Describable, DescribedObject {
  package var described: Described { Described("restriction", "include", ["value": value]) }
}

extension IntervalRestriction: Describable, DescribedObject {
  package var described: Described {
    Described(
      "restriction",
      "interval",
      ["step": step, "anchor": anchor, "shrinkMin": shrinkMin, "shrinkMax": shrinkMax]
    )
  }
}

extension LatestRestriction: Describable, DescribedObject {
  package var described: Described {
    Described("restriction", "latest", ["length": length, "lead": lead])
  }
}

extension LengthRestriction: Describable, DescribedObject {
  package var described: Described {
    Described("restriction", "length", ["length": length, "anchor": anchor, "offset": offset])
  }
}

extension MarginsRestriction: Describable, DescribedObject {
  package var described: Described {
    Described("restriction", "margins", ["low": low, "high": high])
  }
}

extension NiceRestriction: Describable, DescribedObject {
  package var described: Described { Described("restriction", "nice", ["count": count]) }
}

extension PaddingRestriction: Describable, DescribedObject {
  package var described: Described {
    Described(
      "restriction",
      "padding",
      [
        "low": low, "high": high, "shrinkMin": shrinkMin, "shrinkMax": shrinkMax,
        "appliesToCurrent": appliesToCurrent,
      ]
    )
  }
}

extension PositiveRestriction: Describable, DescribedObject {
  package var described: Described { Described("restriction", "positive", ["min": min]) }
}

extension ProbeRestriction: Describable, DescribedObject {
  /// What it saw last.
  package var described: Described { Described("restriction", "probe", ["last": last]) }
}

extension SourceRestriction: Describable, DescribedObject {
  package var described: Described {
    Described(
      "restriction",
      "source",
      ["min": min, "max": max, "expandMin": expandMin, "expandMax": expandMax]
    )
  }
}

extension SpanRestriction: Describable, DescribedObject {
  package var described: Described {
    Described("restriction", "span", ["min": min, "max": max, "anchor": anchor])
  }
}

extension SymmetricRestriction: Describable, DescribedObject {
  package var described: Described { Described("restriction", "symmetric", ["center": center]) }
}

extension UserInteractiveRestriction: Describable, DescribedObject {
  package var described: Described {
    Described("restriction", "user_interactive", ["interpreter": interpreter, "angle": angle])
  }
}
