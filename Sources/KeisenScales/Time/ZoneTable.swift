/// The changes of a zone's clock, past and future.
///
/// Where a rule holds for all time after the file's last change its changes are written out for a
/// little over 400 years, after which the Gregorian calendar, weekdays and all, repeats itself.
struct ZoneTable: Hashable, Sendable {
  /// When the clock changes, in seconds from 1970-01-01 UTC, ascending.
  private(set) var times: [Int64]
  /// What it shows from then on, as indices of `clocks`.
  private(set) var kinds: [Int]
  /// All that it ever shows; the first is what it shows before the first change.
  private(set) var clocks: [ZoneClock]
  /// Where the 400 years begin that repeat, if any do.
  private var cycleStart: Int64?
  /// Whether they repeat backwards too.
  private var isEternal = false

  /// The seconds of 400 years.
  private static let cycle: Int64 = 146_097 * 86_400

  /// A clock that never changes.
  init(_ clock: ZoneClock) {
    times = []
    kinds = []
    clocks = [clock]
  }

  /// Changes, and the rule that holds after the last of them.
  ///
  /// `clocks` has one at least, `kinds` are indices of it, as many as `times`, which ascend.
  init(times: [Int64], kinds: [Int], clocks: [ZoneClock], rule: ZoneRule?) {
    self.times = times
    self.kinds = kinds
    self.clocks = clocks
    guard let rule else { return }
    guard rule.changes != nil else {
      // The last change is to what the rule says, unless there is none.
      if times.isEmpty { self.clocks = [rule.standard] }
      return
    }
    let last = times.last
    isEternal = last == nil
    let first = CivilDate(days: (last ?? 0).dividedDown(by: 86_400)).year
    let start = CivilDate(year: first + 2, month: 1, day: 1).days
    let (cycleStart, overflow) = start.multipliedReportingOverflow(by: 86_400)
    // Changes as far as this are those of a damaged file: the rule then never comes to hold.
    guard !overflow, cycleStart.magnitude < 1 << 62 else { return }
    self.cycleStart = cycleStart
    let base = self.clocks.count
    for year in (first - 1)...(first + 404) {
      for change in rule.changes(in: year) where change.time > last ?? .min {
        if self.times.last == change.time {
          self.kinds[self.kinds.count - 1] = base + change.kind
        } else if change.time > self.times.last ?? .min {
          self.times.append(change.time)
          self.kinds.append(base + change.kind)
        }
      }
    }
    self.clocks += rule.clocks
  }

  /// Returns the time between changes that an instant lies in.
  func span(at seconds: Int128) -> ZoneSpan {
    var shift: Int128 = 0
    if let cycleStart {
      let cycles = (seconds - Int128(cycleStart)).dividedDown(by: Int128(Self.cycle))
      if cycles > 0 || isEternal { shift = cycles * Int128(Self.cycle) }
    }
    let time = seconds - shift
    var low = 0
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if Int128(times[middle]) <= time { low = middle + 1 } else { high = middle }
    }
    return ZoneSpan(
      start: low > 0 ? Int128(times[low - 1]) + shift : -ZoneSpan.never,
      end: low < times.count ? Int128(times[low]) + shift : ZoneSpan.never,
      clock: clocks[low > 0 ? kinds[low - 1] : 0]
    )
  }
}
