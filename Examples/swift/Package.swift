// swift-tools-version: 6.2
// A user's package: depends on the product Keisen by version. KEISEN_REPOSITORY names the git
// repository; scripts/build-swift-package gives it a clone with a tag. KEISEN_CHECKOUT names a
// folder to build from instead, as it is.

import PackageDescription

let programs = [
  "batch", "brush", "co2", "compute", "crosshair", "custom", "describe", "figure", "file",
  "gallery", "messages",
  "paint", "preferences", "scales", "ticket", "vector", "weather",
]

let keisen: Package.Dependency =
  if let folder = Context.environment["KEISEN_CHECKOUT"] {
    .package(name: "keisen", path: folder)
  } else {
    .package(url: Context.environment["KEISEN_REPOSITORY"] ?? "../keisen", from: "0.1.0")
  }

let package = Package(
  name: "co2",
  dependencies: [keisen],
  targets: programs.map { program in
    .executableTarget(name: program, dependencies: [.product(name: "Keisen", package: "keisen")])
  }
)
