import KeisenFrames
import KeisenPrimitives

/// An attachment that keeps its style behind a lock, with what else can change.
protocol StyleKeeper: StyledAttachment {
  /// What it keeps.
  associatedtype State: StyledState where State.Style == Style

  var state: Watched<State> { get }

  /// Checks a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  func check(_ style: Style) throws(KeisenError)
}

/// A style, and what else of a part can change.
protocol StyledState {
  associatedtype Style

  var style: Style { get set }
}

/// A style of a part of which nothing else can change.
struct StyleAlone<Style>: StyledState {
  var style: Style

  init(_ style: Style) { self.style = style }
}

extension StyleKeeper {
  /// When its style, or what else of it can change, did last.
  public var latestChange: Change { state.latestChange }

  /// How it looks.
  public var style: Style { state.withLock { $0.style } }

  /// Changes how it looks.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when something is not allowed; then the
  ///   old style stays.
  public func setStyle(_ style: Style) throws(KeisenError) {
    try check(style)
    state.change { $0.style = style }
  }

  /// Changes the style in one step; whoever does has checked what it becomes.
  package func changeStyle(_ body: (inout Style) -> Bool) -> Bool {
    state.change { body(&$0.style) }
  }
}
