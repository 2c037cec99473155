import Glibc
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenData

@Suite("Column of a file")
struct ColumnFileTests {
  private func write(_ bytes: [UInt8], _ path: String) throws {
    try bytes.withUnsafeBytes { try AtomicFile.write($0, to: path) }
  }

  private func write<Value>(_ values: [Value], _ path: String) throws {
    try write(values.withUnsafeBytes { Array($0) }, path)
  }

  private func read(_ column: Column) -> [Double] {
    let snapshot = column.snapshot()
    var values = [Double](repeating: 0, count: snapshot.count)
    snapshot.read(snapshot.rows, relativeTo: 0, into: &values)
    return values
  }

  private func numbers(_ count: Int) -> [Float] {
    var random = SeededGenerator(seed: 33)
    return (0..<count).map { _ in Float.random(in: -5...5, using: &random) }
  }

  @Test("has the values of the file, in any order of bytes, alone or among others")
  func layouts() throws {
    try Folder.with { folder in
      let values = numbers(10_001)
      try write(values, folder["native"])
      #expect(try read(Column(file: folder["native"], type: .float32)) == values.map(Double.init))
      try write(values.map(\.bitPattern.byteSwapped), folder["swapped"])
      var options = Column.FileOptions()
      options.byteOrder = Int(littleEndian: 1) == 1 ? .big : .little
      let swapped = try Column(file: folder["swapped"], type: .float32, options: options)
      #expect(read(swapped) == values.map(Double.init))

      // Records of seven bytes behind a header of five.
      var records = [UInt8](repeating: 9, count: 5)
      for value in values {
        withUnsafeBytes(of: value) { records.append(contentsOf: $0) }
        records.append(contentsOf: [1, 2, 3])
      }
      try write(records.dropLast(3) + [], folder["records"])
      options = Column.FileOptions()
      (options.offset, options.stride) = (5, 7)
      let apart = try Column(file: folder["records"], type: .float32, options: options)
      #expect(read(apart) == values.map(Double.init))
      options.count = 100
      options.summary = .memory
      let some = try Column(file: folder["records"], type: .float32, options: options)
      #expect(read(some) == values.prefix(100).map(Double.init))
    }
  }

  @Test(
    "is opened by the summary beside the file, which is made anew where file or summary have changed"
  )
  func summaries() throws {
    try Folder.with { folder in
      let path = folder["data"]
      let summary = path + ".float32.keisen-summary"
      let values = numbers(3_000_000)
      try write(values, path)
      let extent = try Column(values).extent()
      func open(_ type: ElementType = .float32) throws -> Column.SummaryStatus? {
        let column = try Column(file: path, type: type)
        if type == .float32 { #expect(column.extent() == extent) }
        return column.summaryStatus
      }
      let built = Column.SummaryStatus(origin: .built, isSaved: true, saveFailure: "", repairs: 0)
      #expect(try open() == built)
      #expect(folder.names == ["data", "data.float32.keisen-summary"])
      #expect(try open()?.origin == .opened)
      // One of another type, perhaps by mistake, has its own.
      #expect(try open(.int32)?.origin == .built)
      #expect(try open(.int32)?.origin == .opened)
      #expect(try open()?.origin == .opened)
      // The date has changed.
      var times = [timespec(), timespec()]
      (times[0].tv_sec, times[1].tv_sec) = (1000, 1000)
      #expect(utimensat(AT_FDCWD, path, times, 0) == 0)
      #expect(try open()?.origin == .rebuiltStale)
      // A head of which a byte is another, a file that ends early, one of no bytes, a folder.
      let good = try #require(try AtomicFile.read(summary, maximum: 1 << 30)).bytes
        .withUnsafeBytes { Array($0) }
      var bad = good
      bad[20] ^= 1
      for bytes in [bad, Array(good.dropLast(9)), []] {
        try write(bytes, summary)
        #expect(try open()?.origin == .rebuiltDamaged, "\(bytes.count)")
        #expect(try open()?.origin == .opened)
      }
      // Of its name, whatever it holds; what has another name and is no summary stays as it is.
      try write(Array("something else".utf8), summary)
      #expect(try open()?.origin == .rebuiltDamaged)
      #expect(try open()?.origin == .opened)
      try write(Array("something else".utf8), folder["notes"])
      for name in ["notes", "data"] {
        var options = Column.FileOptions()
        options.summary = .path(folder[name])
        let status = try Column(file: path, type: .float32, options: options).summaryStatus
        #expect(status?.origin == .rebuiltDamaged && status?.isSaved == false)
        #expect(status?.saveFailure.contains("is no summary, and stays as it is") == true)
      }
      #expect(try AtomicFile.read(folder["notes"], maximum: 99)?.bytes.count == 14)
      var options = Column.FileOptions()
      options.summary = .path(path)
      #expect(
        try Column(file: path, type: .float32, options: options).summaryStatus?.isSaved == false
      )
      #expect(try AtomicFile.read(path, maximum: 1 << 30)?.bytes.count == 12_000_000)
      for make in [{ mkdir(summary, 0o777) }, { mkfifo(summary, 0o666) }] {
        #expect(remove(summary) == 0 && make() == 0)
        let status = try open()
        #expect(status?.origin == .rebuiltDamaged && status?.isSaved == false)
      }
    }
  }

  @Test("has a summary of its own for each field of records")
  func fields() throws {
    try Folder.with { folder in
      let path = folder["data"]
      try write((0..<20_000).map { Double($0) }, path)
      for round in 0..<2 {
        for offset in [0, 8] {
          var options = Column.FileOptions()
          (options.offset, options.stride) = (offset, 16)
          let column = try Column(file: path, type: .float64, options: options)
          #expect(column.summaryStatus?.origin == (round == 0 ? .built : .opened))
        }
      }
      #expect(
        folder.names == [
          "data", "data.float64.0-16.keisen-summary", "data.float64.8-16.keisen-summary",
        ]
      )
    }
  }

  @Test("finds what is damaged in the summary from the rows, and says so")
  func repairs() throws {
    var random = SeededGenerator(seed: 34)
    try Folder.with { folder in
      let path = folder["data"]
      let values = numbers(5_000_000)
      try write(values, path)
      let expected = try Column(values).bounds()
      _ = try Column(file: path, type: .float32)
      let summary = path + ".float32.keisen-summary"
      let good = try #require(try AtomicFile.read(summary, maximum: 1 << 30)).bytes
        .withUnsafeBytes { Array($0) }
      for round in 0..<6 {
        var bad = good
        // In each level, or anywhere.
        let places =
          round == 0
          ? stride(from: 400, to: bad.count, by: 20_000).map { $0 }
          : (0..<3).map { _ in Int.random(in: 400..<bad.count, using: &random) }
        for place in places { bad[place] ^= 0x40 }
        try write(bad, summary)
        let column = try Column(file: path, type: .float32)
        #expect(column.summaryStatus?.origin == .opened)
        let bounds = try column.bounds()
        for _ in 0..<200 {
          let ends = [0, 1].map { _ in Int.random(in: 0...values.count, using: &random) }.sorted()
          #expect(
            bounds.bounds(of: ends[0]..<ends[1], relativeTo: 0)
              == expected.bounds(of: ends[0]..<ends[1], relativeTo: 0)
          )
        }
        #expect(column.extent() == expected.extent)
        if round == 0 { #expect((column.summaryStatus?.repairs ?? 0) > 0) }
      }
    }
  }

  @Test("keeps its summary in memory where it can't be saved, or is not to be")
  func unsaved() throws {
    try Folder.with { folder in
      let path = folder["data"]
      try write(numbers(100_000), path)
      var options = Column.FileOptions()
      options.summary = .memory
      let status = try Column(file: path, type: .float32, options: options).summaryStatus
      #expect(status == .init(origin: .built, isSaved: false, saveFailure: "", repairs: 0))
      #expect(folder.names == ["data"])
      options.summary = .path(folder["missing/summary"])
      let other = try Column(file: path, type: .float32, options: options)
      #expect(other.summaryStatus?.saveFailure.contains("no such file") == true)
      #expect(read(other).count == 100_000)
      options.summary = .path(folder["elsewhere"])
      #expect(
        try Column(file: path, type: .float32, options: options).summaryStatus?.isSaved == true
      )
      #expect(folder.names == ["data", "elsewhere"])
    }
  }

  @Test(
    "is an error of whoever reads what is gone, where the file has become shorter; what was added is not seen"
  )
  func truncated() throws {
    try Folder.with { folder in
      let path = folder["data"]
      let values = numbers(200_000)
      try write(values, path)
      let column = try Column(file: path, type: .float32)
      let file = fopen(path, "r+")
      #expect(ftruncate(fileno(file), 400_002) == 0)
      var value = 0.0
      let name = String(reflecting: path)
      let error = KeisenError(
        .io,
        "\(name) has 400002 bytes left of the 800000 that it was opened with",
        systemError: EIO
      )
      #expect(throws: error) {
        try ReadFailures.collect { () throws(KeisenError) in
          column.snapshot().read(150_000..<150_001, relativeTo: 0, into: &value)
        }
      }
      #expect(ftruncate(fileno(file), 900_000) == 0)
      fclose(file)
      try ReadFailures.collect { () throws(KeisenError) in
        column.snapshot().read(50_000..<50_001, relativeTo: 0, into: &value)
      }
      #expect(value == Double(values[50_000]) && column.count == 200_000)
    }
  }

  @Test("refuses what the file can't hold, with the numbers")
  func refused() throws {
    try Folder.with { folder in
      try write([UInt8](repeating: 0, count: 10), folder["ten"])
      func message(
        _ type: ElementType = .float32,
        _ name: String = "ten",
        _ change: (inout Column.FileOptions) -> Void = { _ in }
      ) -> String? {
        var options = Column.FileOptions()
        change(&options)
        do throws(KeisenError) {
          _ = try Column(file: folder[name], type: type, options: options)
          return nil
        } catch {
          return error.message.replacing(folder.path + "/", with: "")
        }
      }
      #expect(message(.int16) == nil)
      #expect(
        message()
          == "\"ten\" has 10 bytes from byte 0 on, no multiple of the 4 of a value; say how many values count"
      )
      #expect(message { $0.count = 2 } == nil)
      #expect(
        message { $0.count = 3 } == "\"ten\" has 10 bytes from byte 0 on, which is 2 values, not 3"
      )
      #expect(message { $0.count = -1 } == "count must not be negative, got -1")
      #expect(
        message { $0.offset = 11 } == "offset must be from 0 to the 10 bytes of \"ten\", got 11"
      )
      #expect(message { $0.offset = -1 }?.contains("got -1") == true)
      #expect(message { $0.offset = 10 } == nil)
      #expect(message { $0.stride = 3 } == "stride must be from 4 to 1073741824, got 3")
      #expect(message { $0.stride = .max }?.contains("got 9223372036854775807") == true)
      #expect(message { $0.stride = 6 } == nil)
      #expect(message(.float32, "none") == "can't read \"none\": no such file or directory")
      #expect(message(.float32, "") == "can't read \"\": is a directory")
    }
  }

  // MARK: numpy

  private func npy(_ header: String, _ values: [UInt8], version: UInt8 = 1) -> [UInt8] {
    let count = header.utf8.count
    let length =
      version == 1
      ? [UInt8(count & 255), UInt8(count >> 8)]
      : [UInt8(count & 255), UInt8(count >> 8), 0, 0]
    return [0x93] + Array("NUMPY".utf8) + [version, 0] + length + Array(header.utf8) + values
  }

  private func bytes<Value>(_ values: [Value]) -> [UInt8] { values.withUnsafeBytes { Array($0) } }

  @Test("has the values of a .npy file of one dimension, or of a column of two, in both orders")
  func numpy() throws {
    try Folder.with { folder in
      let path = folder["a.npy"]
      let values = (0..<12).map { Int16($0) }
      func open(_ header: String, _ values: [UInt8], column: Int = 0, version: UInt8 = 1) throws
        -> [Double]
      {
        try write(npy(header, values, version: version), path)
        return try read(Column(npy: path, column: column))
      }
      for version: UInt8 in 1...3 {
        #expect(
          try open(
            "{'descr': '<i2', 'fortran_order': False, 'shape': (12,), }  \n",
            bytes(values),
            version: version
          ) == values.map(Double.init)
        )
      }
      let swapped = bytes(values.map(\.byteSwapped))
      #expect(
        try open("{\"descr\":\">i2\",\"fortran_order\":False,\"shape\":(12L,)}", swapped)
          == values.map(Double.init)
      )
      #expect(
        try open(
          "{'descr': '<i2', 'fortran_order': False, 'shape': (4, 3), }\n",
          bytes(values),
          column: 1
        )
          == [1, 4, 7, 10]
      )
      #expect(
        try open(
          "{'descr': '<i2', 'fortran_order': True, 'shape': (4, 3), }\n",
          bytes(values),
          column: 2
        )
          == [8, 9, 10, 11]
      )
      #expect(
        try open("{'descr': '|b1', 'fortran_order': False, 'shape': (3,)}", [0, 1, 1]) == [0, 1, 1]
      )
      #expect(try open("{'descr': '<f4', 'fortran_order': False, 'shape': (0,)}", []) == [])
      try write(
        npy(
          "{'descr': '<M8[ms]', 'fortran_order': False, 'shape': (2,)}",
          bytes([Int64(5), .min])
        ),
        path
      )
      let times = try Column(npy: path)
      #expect(times.type == .timestamp(.milliseconds))
      #expect(read(times)[0] == 5 && read(times)[1].isNaN)
    }
  }

  @Test("refuses .npy files that are damaged, shorter than they say, or of other values")
  func badNumpy() throws {
    try Folder.with { folder in
      let path = folder["a.npy"]
      func message(_ bytes: [UInt8], column: Int = 0) -> String? {
        do {
          try write(bytes, path)
          _ = try Column(npy: path, column: column)
          return nil
        } catch {
          return "\(error)".replacing(folder.path + "/", with: "")
        }
      }
      func header(_ type: String, _ shape: String) -> [UInt8] {
        npy("{'descr': \(type), 'fortran_order': False, 'shape': \(shape), }", bytes([1.0, 2.0]))
      }
      #expect(message([]) == "\"a.npy\" is no .npy file: it does not begin with \"\\x93NUMPY\"")
      #expect(message(Array("x,y\n1,2\n3,4\n".utf8))?.contains("no .npy file") == true)
      #expect(
        message(header("'<f8'", "(3,)"))
          == "\"a.npy\" has 16 bytes from byte \(header("'<f8'", "(3,)").count - 16) on, which is 2 values, not 3"
      )
      #expect(message(header("'<f8'", "(2,)")) == nil)
      #expect(message(header("'<f2'", "(2,)"))?.contains("holds values of type \"<f2\"") == true)
      #expect(message(header("'<c16'", "(1,)"))?.contains("a column has f4") == true)
      #expect(
        message(header("[('a', '<f8'), ('b', '<f8')]", "(1,)"))
          == "\"a.npy\" holds records, not numbers of one type"
      )
      #expect(
        message(header("'<f8'", "(1, 1, 2)"))
          == "\"a.npy\" holds an array of 3 dimensions, not of 1 or 2"
      )
      #expect(message(header("'<f8'", "()"))?.contains("0 dimensions") == true)
      #expect(
        message(header("'<f8'", "(1, 2)"), column: 2)
          == "column must be below the 2 of \"a.npy\", got 2"
      )
      #expect(message(header("'<f8'", "(2,)"), column: -1)?.contains("got -1") == true)
      #expect(
        message(header("'<f8'", "(2, 4611686018427387904)"))?.contains("is more than") == true
      )
      for shape in [
        "(2, 2305843009213693953)", "(1, 9223372036854775807)", "(9, 4611686018427387904)",
      ] {
        for column in [1 << 60, 1 << 61, .max] {
          #expect(message(header("'<f8'", shape), column: column) != nil)
        }
      }
      #expect(message(header("'<f8'", "(-1,)"))?.contains("is damaged") == true)
      #expect(message(header("'<f8'", "(9223372036854775808,)"))?.contains("is damaged") == true)
      #expect(message(Array(header("'<f8'", "(2,)").prefix(30)))?.contains("ends before") == true)
      #expect(message(npy("", []))?.contains("is damaged") == true)
      #expect(message(npy("{", []))?.contains("is damaged") == true)
      #expect(message(npy("{'descr'", []))?.contains("is damaged") == true)
      #expect(message(npy("{'descr': [(", []))?.contains("is damaged") == true)
      var version = header("'<f8'", "(2,)")
      version[6] = 9
      #expect(message(version) == "\"a.npy\" is a .npy file of version 9, not 1, 2 or 3")
      // Any byte of the header may be any other.
      var random = SeededGenerator(seed: 35)
      let good = header("'<f8'", "(2,)")
      for _ in 0..<2000 {
        var bad = good
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          bad[Int.random(in: 0..<good.count - 16, using: &random)] = .random(
            in: 0...255,
            using: &random
          )
        }
        _ = message(bad)
      }
    }
  }
}
