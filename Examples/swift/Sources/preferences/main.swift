// Counts its runs in a file of preferences: preferences preferences.json [name]

import Foundation
import Keisen

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
  print("usage: preferences preferences.json [name]")
  exit(2)
}
let preferences = try Preferences(
  ["runs": 0, "volume": 0.5, "name": "nobody", "greets": true],
  file: arguments[1],
  version: "1"
)
for report in preferences.reports {
  FileHandle.standardError.write(Data("\(report.message)\n".utf8))
}

try preferences.set(.int(preferences.int(for: "runs") + 1), for: "runs")
if arguments.count > 2 { try preferences.set(.string(arguments[2]), for: "name") }
try preferences.save()
let greeting = try preferences.bool(for: "greets") ? "Hello " : ""
let name = try preferences.string(for: "name")
let runs = try preferences.int(for: "runs")
print("\(greeting)\(name), run \(runs) at volume \(try preferences.double(for: "volume"))")
