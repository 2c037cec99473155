/// The texts of an axis' numbers in one format.
struct NumberLabels {
  /// The absolute values, without the noise of doubles.
  let numbers: [DecimalNumber]
  /// The same with it: what is rounded to asked decimals, so that it is rounded once.
  private let exact: [DecimalNumber]
  /// How they are written.
  let format: TickFormat
  private let marks: Ticks.Marks

  init(of ticks: Ticks, format: TickFormat) {
    self.init(ticks.marks, format: format)
  }

  init(_ marks: Ticks.Marks, format: TickFormat) {
    self.marks = marks
    self.format = format
    switch marks {
    case .numbers(let numbers, _): (self.numbers, exact) = (numbers, numbers)
    case .loose(let numbers, _): (self.numbers, exact) = (Self.readable(numbers), numbers)
    case .powers(let powers):
      numbers = Self.numbers(of: powers)
      exact = powers.ticks.map { powers.number($0) }
    case .time: (numbers, exact) = ([], [])
    }
  }

  /// Removes the noise of doubles that are no short decimals, unless two numbers would become one.
  private static func readable(_ numbers: [DecimalNumber]) -> [DecimalNumber] {
    let short = numbers.map { ($0.exponent < 0 ? $0.rounded(toDigits: 15) : $0).stripped }
    return Set(short).count == Set(numbers.map(\.stripped)).count ? short : numbers
  }

  /// What powers are worth; of a base that is no whole number in as few digits as tell them apart.
  private static func numbers(of powers: PowerTicks) -> [DecimalNumber] {
    let numbers = powers.ticks.map { powers.number($0) }
    if powers.base == powers.base.rounded() { return readable(numbers) }
    for digits in 4...16 {
      let short = numbers.map { $0.rounded(toDigits: digits).stripped }
      if Set(short).count == numbers.count { return short }
    }
    return numbers
  }

  /// What the numbers read; different ones never the same.
  var texts: [String] {
    let writing = writing
    return writing.distinctTexts(of: rounded(writing), differing: numbers, format.decimals)
      .map { format.prefix + $0 + format.suffix }
  }

  /// The numbers that a way to write rounds: where decimals are asked for the exact ones.
  private func rounded(_ writing: any NumberWriting) -> [DecimalNumber] {
    format.decimals == nil || writing is PowerWriting ? numbers : exact
  }

  /// What the numbers read, each written for itself: near ones may read the same.
  var ownTexts: [String] {
    let writing = writing
    return rounded(writing).map { number in
      format.prefix + writing.text(number, decimals: format.decimals) + format.suffix
    }
  }

  /// What whole numbers that have a name read, the others in digits.
  func named(by scale: CategoryScale) -> [TickLabel] {
    zip(numbers, texts).map { number, text in
      let whole = number.stripped
      // No index has more than 19 digits, and so many fit `Int128`.
      guard whole.exponent >= 0, whole.leadingExponent <= 18,
        let index = Int(exactly: whole.coefficient * DecimalNumber.power(whole.exponent)),
        scale.names.indices.contains(index)
      else { return TickLabel(text) }
      return TickLabel(format.prefix + scale.names[index] + format.suffix)
    }
  }

  /// How each number is written.
  private var writing: any NumberWriting {
    switch (format.style, marks) {
    case (.automatic, .numbers(let numbers, let step)):
      DecimalFormat(for: numbers, step: step)
    case (.automatic, .powers(let powers)):
      PowerWriting(powers, numbers) ?? OwnDigits(numbers)
    case (.automatic, _), (.date, _): OwnDigits(numbers)
    case (.fixed, _): FixedWriting(exponent: sharedExponent)
    case (.thousands, _): FixedWriting(exponent: sharedExponent, isGrouped: true)
    case (.percent, _):
      PercentWriting(
        exponent: sharedExponent,
        isGrouped: numbers.contains { $0.leadingExponent >= 2 }
      )
    case (.scientific, _): ScientificWriting(numbers)
    case (.si, _): PrefixWriting(exponent: sharedExponent, hasUnit: !format.suffix.isEmpty)
    case (.duration, .numbers): DurationText(for: numbers)
    case (.duration, _): DurationText.Own()
    }
  }

  /// The power of ten of the step's last digit; nil where each number has its own digits.
  private var sharedExponent: Int? {
    if case .numbers(_, let step) = marks { step.exponent } else { nil }
  }
}

extension PowerTicks {
  /// Returns what a tick is worth: exact for base 10 and for whole numbers, else as its double
  /// reads.
  func number(_ tick: Tick) -> DecimalNumber {
    if base == 10 {
      return DecimalNumber(coefficient: Int128(tick.multiplier), exponent: tick.exponent)
    }
    let magnitude = PowerGrid.magnitude(base, abs(tick.multiplier), tick.exponent)
    let number = DecimalNumber(shortest: magnitude)
    guard tick.multiplier < 0 else { return number }
    return DecimalNumber(coefficient: -number.coefficient, exponent: number.exponent)
  }
}
