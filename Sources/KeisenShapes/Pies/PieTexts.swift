import KeisenData
import KeisenPrimitives
import KeisenReduction
import KeisenScales

/// What the labels of a pie say.
struct PieTexts {
  /// A part below which a percentage has a digit after the point.
  private static let smallPart = 0.01

  private let mark: PieMark
  private let values: ColumnSnapshot

  init(_ mark: PieMark) {
    self.mark = mark
    values = mark.values.snapshot()
  }

  /// Returns the texts of slices.
  func texts(of slices: [PieSlices.Slice]) -> [String] {
    parts(of: slices).map { $0.isEmpty ? $1 : $1.isEmpty ? $0 : "\($0) \($1)" }
  }

  /// Returns them with names and numbers on lines of their own, nil where there are not both.
  func twoLines(of slices: [PieSlices.Slice]) -> [String?] {
    parts(of: slices).map { $0.isEmpty || $1.isEmpty ? nil : "\($0)\n\($1)" }
  }

  private func parts(of slices: [PieSlices.Slice]) -> [(name: String, number: String)] {
    let names = slices.map { slice in
      slice.row >= 0 && slice.row < mark.names.count ? mark.names[slice.row] : ""
    }
    let none = names.map { _ in "" }
    let (shown, numbers) =
      switch mark.style.labelContent {
      case .name: (names, none)
      case .percent: (none, percentages(of: slices))
      case .nameAndPercent: (names, percentages(of: slices))
      case .value: (none, values(of: slices))
      case .nameAndValue: (names, values(of: slices))
      }
    return zip(shown, numbers).map { (name: $0, number: $1) }
  }

  private func percentages(of slices: [PieSlices.Slice]) -> [String] {
    let format = mark.style.format
    guard format.style == .automatic else {
      return format.texts(of: slices.map { .real($0.part) }, unit: nil)
    }
    return slices.map { slice in
      let decimals = format.decimals ?? (slice.part < Self.smallPart ? 1 : 0)
      let percent = TickFormat(
        .percent,
        decimals: decimals,
        prefix: format.prefix,
        suffix: format.suffix
      )
      return percent.texts(of: [.real(slice.part)], unit: nil).first ?? ""
    }
  }

  private func values(of slices: [PieSlices.Slice]) -> [String] {
    let exact = slices.map { slice in
      values.extent(of: slice.row..<slice.row + 1).bounds?.max ?? .real(0)
    }
    return mark.style.format.texts(of: exact, unit: values.type.timeUnit)
  }
}

extension PieMark {
  /// Slices up to which all are told in words.
  private static let maxDescribed = 12

  /// Returns the slices in words, or nil where there are none or too many.
  public func words(in language: Language) -> String? {
    guard let slices = try? PieSlices(self), slices.count > 0, slices.count <= Self.maxDescribed
    else {
      return nil
    }
    var all: [PieSlices.Slice] = []
    slices.forEachSlice { all.append($0) }
    var mark = self
    mark.style.labelContent = .nameAndPercent
    mark.style.format = TickFormat()
    return PieTexts(mark).texts(of: all).joined(separator: language == .japanese ? "、" : ", ")
  }
}
