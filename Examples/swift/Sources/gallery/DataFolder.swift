import Foundation
import Keisen

/// Examples/data, with the kernels in Examples/compute beside it: tables as text, values separated
/// by commas, names in the first line.
struct DataFolder {
  let path: String

  /// Reads the table of a name, `co2` of `co2.csv`.
  func table(_ name: String) throws -> Table {
    try Table(String(contentsOfFile: "\(path)/\(name).csv", encoding: .utf8))
  }

  /// Reads the compute shader of a name, `histogram` of `histogram.comp.spv`.
  func kernel(_ name: String) throws -> ComputeKernel {
    let file = URL(fileURLWithPath: path).appendingPathComponent("../compute/\(name).comp.spv")
    return try ComputeKernel([UInt8](Data(contentsOf: file)))
  }
}
