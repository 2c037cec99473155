/// The content of a zoneinfo file: the TZif format of RFC 8536 and its successor RFC 9636, versions
/// 1 to 4.
///
/// Of a file that counts leap seconds they are taken out again, so that instants are those of
/// POSIX. Anything may be in the bytes: nothing is believed before it was counted.
struct ZoneFile {
  /// What is wrong with a file.
  struct Damage: Error {
    let what: String
  }

  /// What the file says.
  let table: ZoneTable

  /// Reads the bytes of a file.
  init(_ bytes: [UInt8]) throws(Damage) {
    var reader = Reader(bytes: bytes)
    var header = try Header(&reader)
    var width = 4
    if header.version >= 2 {
      // What follows once more with 8 bytes for a time.
      try reader.skip(header.length(width: width))
      header = try Header(&reader)
      width = 8
    }
    var times: [Int64] = []
    for _ in 0..<header.timeCount { times.append(try reader.integer(width)) }
    var kinds: [Int] = []
    for _ in 0..<header.timeCount { kinds.append(Int(try reader.integer(1))) }
    var offsets: [(offset: Int, name: Int)] = []
    for _ in 0..<header.kindCount {
      let offset = Int(try reader.integer(4))
      _ = try reader.integer(1)
      let name = Int(try reader.integer(1))
      guard abs(offset) < ZoneClock.farthest else { throw Damage(what: "an offset of \(offset) s") }
      offsets.append((offset, name))
    }
    let names = try reader.bytes(header.nameLength)
    var leaps: [(time: Int64, correction: Int64)] = []
    for _ in 0..<header.leapCount {
      leaps.append((try reader.integer(width), try reader.integer(4)))
    }
    try reader.skip(header.standardCount + header.universalCount)

    var clocks: [ZoneClock] = []
    for (offset, start) in offsets {
      guard start < names.count, let end = names.dropFirst(start).firstIndex(of: 0) else {
        throw Damage(what: "an abbreviation beyond the end")
      }
      let start = names.startIndex + start
      let name = names[start..<end]
      guard name.allSatisfy({ (0x20..<0x7f).contains($0) }), name.count <= 32 else {
        throw Damage(what: "an abbreviation that is no text")
      }
      clocks.append(ZoneClock(offset: offset, abbreviation: String(decoding: name, as: UTF8.self)))
    }
    guard kinds.allSatisfy({ $0 < clocks.count }) else {
      throw Damage(what: "a change to a clock that it lacks")
    }
    if !leaps.isEmpty {
      times = times.map { time in
        let correction = leaps.last { $0.time <= time }?.correction ?? 0
        return time.subtractingReportingOverflow(correction).partialValue
      }
    }
    guard zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw Damage(what: "changes that are not in order")
    }
    var rule: ZoneRule?
    if width == 8 {
      let footer = try reader.line()
      if !footer.isEmpty {
        guard let read = ZoneRule(footer) else {
          throw Damage(what: "a rule that can't be read")
        }
        rule = read
      }
    }
    table = ZoneTable(times: times, kinds: kinds, clocks: clocks, rule: rule)
  }

  /// The counts at the start of each of the two parts.
  private struct Header {
    let version: Int
    let universalCount: Int
    let standardCount: Int
    let leapCount: Int
    let timeCount: Int
    let kindCount: Int
    let nameLength: Int

    init(_ reader: inout Reader) throws(Damage) {
      guard try reader.bytes(4).elementsEqual("TZif".utf8) else {
        throw Damage(what: "it does not begin with TZif")
      }
      let mark = try reader.integer(1)
      // 0, or the digit; later versions will be readable as the last one known.
      version = mark == 0 ? 1 : Int(mark) - 0x30
      guard version >= 1 else { throw Damage(what: "version \(mark)") }
      try reader.skip(15)
      universalCount = Int(try reader.integer(4))
      standardCount = Int(try reader.integer(4))
      leapCount = Int(try reader.integer(4))
      timeCount = Int(try reader.integer(4))
      kindCount = Int(try reader.integer(4))
      nameLength = Int(try reader.integer(4))
      for count in [universalCount, standardCount, leapCount, timeCount, nameLength] {
        guard (0...ZoneFolders.maxBytes).contains(count) else {
          throw Damage(what: "a count of \(count)")
        }
      }
      guard leapCount <= 1_000 else { throw Damage(what: "\(leapCount) leap seconds") }
      guard (1...256).contains(kindCount) else { throw Damage(what: "a count of \(kindCount)") }
    }

    func length(width: Int) -> Int {
      timeCount * (width + 1) + kindCount * 6 + nameLength + leapCount * (width + 4)
        + standardCount + universalCount
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func bytes(_ count: Int) throws(Damage) -> ArraySlice<UInt8> {
      guard count <= bytes.count - position else { throw Damage(what: "it ends too early") }
      defer { position += count }
      return bytes[position..<(position + count)]
    }

    mutating func skip(_ count: Int) throws(Damage) { _ = try bytes(count) }

    /// A number of 1, 4 or 8 bytes, the first of them the highest; of 1 byte it has no sign.
    mutating func integer(_ width: Int) throws(Damage) -> Int64 {
      let value = try bytes(width).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return switch width {
      case 4: Int64(Int32(truncatingIfNeeded: value))
      default: Int64(truncatingIfNeeded: value)
      }
    }

    /// What is between two line ends.
    mutating func line() throws(Damage) -> ArraySlice<UInt8> {
      let isLine = try bytes(1).first == 0x0a
      guard isLine, let end = bytes[position...].firstIndex(of: 0x0a) else {
        throw Damage(what: "a rule without an end")
      }
      return try bytes(end - position)
    }
  }
}
