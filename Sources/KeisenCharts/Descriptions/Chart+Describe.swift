import KeisenFrames
import KeisenPrimitives

extension Chart: Describable, DescribedObject {
  /// All that it holds, in full, and the record of its last frame; a theme that is not its own is
  /// null.
  package var described: Described {
    let state = state.withLock { $0 }
    return Described(
      "chart",
      nil,
      [
        "size": state.size,
        "theme": state.ownTheme,
        "background": state.background,
        "padding": state.padding,
        "alt": state.alt,
        "language": state.language,
        "hasMarkup": state.hasMarkup,
        "directRows": state.directRows,
        "space": space,
        "series": DescribedList(state.series),
        "below": DescribedList(state.below),
        "above": DescribedList(state.above),
        "updaters": DescribedList(state.updaters),
        "animators": DescribedList(state.animators),
        "hooks": DescribedList(state.hooks),
        "frameRecord": state.record,
      ]
    )
  }
}

extension FrameRecord: DescribedValue {
  /// What is the same in every run: no milliseconds.
  package var describedValue: Any? {
    DescribedMembers([
      "frame": frame,
      "time": time,
      "plot": plot,
      "missingGlyphs": missingGlyphs,
      "omittedParts": omittedParts,
      "shortenedTexts": shortenedTexts,
      "labels": DescribedList(labels),
      "series": DescribedList(series),
    ])
  }
}

extension SeriesRecord: DescribedValue {
  /// What is the same in every run: no milliseconds.
  package var describedValue: Any? {
    DescribedMembers(
      names: Describer.members(of: Mirror(reflecting: self)).filter { $0.name != "milliseconds" }
    )
  }
}
