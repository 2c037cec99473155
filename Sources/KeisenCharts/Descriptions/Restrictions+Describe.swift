import KeisenPrimitives
import KeisenRanges

extension AspectRestriction: Describable, DescribedObject {
  package var described: Described {
    Described(
      of: self,
      [
        "other": other, "ratio": ratio, "viewport": viewport, "otherViewport": otherViewport,
        "anchor": anchor,
      ]
    )
  }
}

extension BlockRestriction: Describable, DescribedObject {
  package var described: Described {
    Described(of: self, ["name": name, "projections": projections, "function": "callback"])
  }
}

extension BoundsRestriction: Describable, DescribedObject {
  package var described: Described {
    Described(of: self, ["min": min, "max": max, "keepsLength": keepsLength])
  }
}

extension IncludeRestriction: Describable, DescribedObject {
  package var described: Described { Described(of: self, ["value": value]) }
}

extension IntervalRestriction: Describable, DescribedObject {
  package var described: Described {
    Described(
      of: self,
      ["step": step, "anchor": anchor, "shrinkMin": shrinkMin, "shrinkMax": shrinkMax]
    )
  }
}

extension LatestRestriction: Describable, DescribedObject {
  package var described: Described {
    Described(of: self, ["length": length, "lead": lead])
  }
}

extension LengthRestriction: Describable, DescribedObject {
  package var described: Described {
    Described(of: self, ["length": length, "anchor": anchor, "offset": offset])
  }
}

extension MarginsRestriction: Describable, DescribedObject {
  package var described: Described {
    Described(of: self, ["low": low, "high": high])
  }
}

extension NiceRestriction: Describable, DescribedObject {
  package var described: Described { Described(of: self, ["count": count]) }
}

extension PaddingRestriction: Describable, DescribedObject {
  package var described: Described {
    Described(
      of: self,
      [
        "low": low, "high": high, "shrinkMin": shrinkMin, "shrinkMax": shrinkMax,
        "appliesToCurrent": appliesToCurrent,
      ]
    )
  }
}

extension PositiveRestriction: Describable, DescribedObject {
  package var described: Described { Described(of: self, ["min": min]) }
}

extension ProbeRestriction: Describable, DescribedObject {
  /// What it saw last.
  package var described: Described { Described(of: self, ["last": last]) }
}

extension SourceRestriction: Describable, DescribedObject {
  package var described: Described {
    Described(of: self, ["min": min, "max": max, "expandMin": expandMin, "expandMax": expandMax])
  }
}

extension SpanRestriction: Describable, DescribedObject {
  package var described: Described {
    Described(of: self, ["min": min, "max": max, "anchor": anchor])
  }
}

extension SymmetricRestriction: Describable, DescribedObject {
  package var described: Described { Described(of: self, ["center": center]) }
}

extension UserInteractiveRestriction: Describable, DescribedObject {
  package var described: Described {
    Described(of: self, ["interpreter": interpreter, "angle": angle])
  }
}
