// swift-tools-version: 6.2
// A user's package: depends on the product Keisen by version. KEISEN_REPOSITORY names the git
// repository; scripts/build-swift-example gives it a clone with a tag.

import PackageDescription

let programs = [
  "batch", "brush", "co2", "compute", "crosshair", "custom", "describe", "figure", "file",
  "gallery", "messages",
  "paint", "preferences", "scales", "ticket", "vector", "weather",
]

let package = Package(
  name: "co2",
  dependencies: [
    .package(url: Context.environment["KEISEN_REPOSITORY"] ?? "../keisen", from: "0.1.0")
  ],
  targets: programs.map { program in
    .executableTarget(name: program, dependencies: [.product(name: "Keisen", package: "keisen")])
  }
)
