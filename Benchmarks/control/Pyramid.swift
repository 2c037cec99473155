import Keisen
import KeisenData

/// Measures how long the pyramid of a column takes that nobody has asked for bounds yet.
///
/// Prints the median milliseconds.
func measurePyramid(path: String, runs: Int) throws {
  let rows = readNumbers(path, as: Float.self)
  let column = try Column(rows)
  let time = try medianTime(runs: runs) {
    try column.changed(first: 0, count: rows.count)
    _ = try column.bounds()
  }
  print(time)
}
