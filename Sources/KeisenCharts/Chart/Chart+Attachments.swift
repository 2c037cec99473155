import KeisenAxes
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension Chart {
  /// The attachments of a layer, from the bottom up.
  public func attachments(_ layer: Layer) -> [any Attachment] {
    state.withLock { $0[layer] }
  }

  /// Adds an attachment on top of a layer, unless the chart has it already.
  public func add(_ attachment: any Attachment, to layer: Layer) {
    state.change { state in
      guard !state.contains(attachment) else { return }
      state[layer].append(attachment)
      // Within the lock, so that a removal on another thread can't come in between.
      Self.attach(attachment)
    }
  }

  /// Adds an attachment that was made for the chart, and returns it.
  func added<Part: Attachment>(_ attachment: Part, to layer: Layer) -> Part {
    add(attachment, to: layer)
    return attachment
  }

  /// Tells the projection whose range may go to an annotation that a chart has it.
  private static func attach(_ attachment: any Attachment) {
    guard let annotation = attachment as? any Annotation else { return }
    annotation.extendedProjection?.attach(annotation)
  }

  /// Tells it that a chart has the annotation no more.
  static func detach(_ attachment: any Attachment) {
    guard let annotation = attachment as? any Annotation else { return }
    annotation.extendedProjection?.detach(annotation)
  }

  /// Inserts an attachment into a layer, unless the chart has it already.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when `index` is not in 0...count.
  public func insert(
    _ attachment: any Attachment,
    to layer: Layer,
    at index: Int
  ) throws(KeisenError) {
    try state.change { (state) throws(KeisenError) in
      let count = state[layer].count
      guard index >= 0, index <= count else {
        throw .invalidArgument("index must be in 0...\(count), got \(index)")
      }
      guard !state.contains(attachment) else { return }
      state[layer].insert(attachment, at: index)
      Self.attach(attachment)
    }
  }

  /// Removes an attachment from whichever layer it is in.
  public func remove(_ attachment: any Attachment) {
    state.change { state in
      guard state.contains(attachment) else { return }
      state.below.removeAll { $0 === attachment }
      state.above.removeAll { $0 === attachment }
      Self.detach(attachment)
    }
  }

  /// The text above the plot: that of the chart's first title, empty where there is none.
  public var title: String { text(.title) }

  /// Sets the text above the plot: changes the chart's first title, or adds one.
  ///
  /// - Throws: Nothing but a defect of Keisen.
  public func setTitle(_ text: String) throws(KeisenError) { try set(text, .title) }

  /// The text between title and plot: that of the chart's first subtitle, empty where there is
  /// none.
  public var subtitle: String { text(.subtitle) }

  /// Sets the text between title and plot: changes the chart's first subtitle, or adds one.
  ///
  /// - Throws: Nothing but a defect of Keisen.
  public func setSubtitle(_ text: String) throws(KeisenError) { try set(text, .subtitle) }

  /// The text below the plot: that of the chart's first caption, empty where there is none.
  public var caption: String { text(.caption) }

  /// Sets the text below the plot: changes the chart's first caption, or adds one.
  ///
  /// - Throws: Nothing but a defect of Keisen.
  public func setCaption(_ text: String) throws(KeisenError) { try set(text, .caption) }

  /// Whether titles may have markup, `$...$` for a formula and `\$` for a dollar; true in a new
  /// chart.
  ///
  /// Title, subtitle, caption, and those of axes and colour bars. False shows all of them as they
  /// are. Each has an option of its own, too.
  public var hasMarkup: Bool {
    get { state.withLock { $0.hasMarkup } }
    set { state.change { $0.hasMarkup = newValue } }
  }

  private func text(_ role: Title.Role) -> String {
    state.withLock { $0.title(role) }?.text ?? ""
  }

  /// Returns the text of the first title of a role on one line and without markup.
  package func plainText(_ role: Title.Role) -> String {
    let (title, hasMarkup) = state.withLock { ($0.title(role), $0.hasMarkup) }
    return title?.plainText(hasMarkup: hasMarkup) ?? ""
  }

  /// The x title without markup; nil where there is no axis.
  var plainXTitle: String? { axis(.bottom, else: .top)?.plainTitle(hasMarkup: hasMarkup) }

  /// The y title without markup; nil where there is no axis.
  var plainYTitle: String? { axis(.left, else: .right)?.plainTitle(hasMarkup: hasMarkup) }

  private func set(_ text: String, _ role: Title.Role) throws(KeisenError) {
    let made = try Title(text, role: role)
    let title = state.change { state in
      if let known = state.title(role) { return known }
      if !text.isEmpty { state.above.append(made) }
      return made
    }
    title.text = text
  }

  /// Returns the first axis of the chart's attachments on a side of the plot, from the bottom up;
  /// nil where there is none.
  public func axis(_ side: Side) -> Axis? {
    (attachments(.below) + attachments(.above)).lazy.compactMap { $0 as? Axis }
      .first { $0.side == side }
  }

  /// The title of the first bottom axis, or of the first top axis; nil where there is neither.
  public var xTitle: String? { axis(.bottom, else: .top)?.title }

  /// The title of the first left axis, or of the first right axis; nil where there is neither.
  public var yTitle: String? { axis(.left, else: .right)?.title }

  /// Sets the title of the first bottom axis, or of the first top axis.
  ///
  /// - Throws: `KeisenError` with code `.invalidState` when the chart has neither.
  public func setXTitle(_ text: String) throws(KeisenError) {
    guard let axis = axis(.bottom, else: .top) else {
      throw KeisenError(.invalidState, "chart has no bottom or top axis for the title \"\(text)\"")
    }
    axis.title = text
  }

  /// Sets the title of the first left axis, or of the first right axis.
  ///
  /// - Throws: `KeisenError` with code `.invalidState` when the chart has neither.
  public func setYTitle(_ text: String) throws(KeisenError) {
    guard let axis = axis(.left, else: .right) else {
      throw KeisenError(.invalidState, "chart has no left or right axis for the title \"\(text)\"")
    }
    axis.title = text
  }

  private func axis(_ preferred: Side, else other: Side) -> Axis? {
    axis(preferred) ?? axis(other)
  }
}

extension Chart.State {
  subscript(layer: Chart.Layer) -> [any Attachment] {
    get { layer == .below ? below : above }
    set {
      switch layer {
      case .below: below = newValue
      case .above: above = newValue
      }
    }
  }

  func contains(_ attachment: any Attachment) -> Bool {
    below.contains { $0 === attachment } || above.contains { $0 === attachment }
  }

  /// The lowest title of a role, or nil.
  func title(_ role: Title.Role) -> Title? {
    for attachment in below + above {
      if let title = attachment as? Title, title.role == role { return title }
    }
    return nil
  }
}
