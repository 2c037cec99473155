// swift-tools-version: 6.2
// A user's package: depends on the product Keisen by version. KEISEN_REPOSITORY names the git
// repository; scripts/build-swift-example gives it a clone with a tag.

import PackageDescription

let package = Package(
  name: "co2",
  dependencies: [
    .package(url: Context.environment["KEISEN_REPOSITORY"] ?? "../keisen", from: "0.1.0")
  ],
  targets: [
    .executableTarget(name: "co2", dependencies: [.product(name: "Keisen", package: "keisen")]),
    .executableTarget(
      name: "messages",
      dependencies: [.product(name: "Keisen", package: "keisen")]
    ),
    .executableTarget(
      name: "preferences",
      dependencies: [.product(name: "Keisen", package: "keisen")]
    ),
    .executableTarget(name: "vector", dependencies: [.product(name: "Keisen", package: "keisen")]),
    .executableTarget(name: "ticket", dependencies: [.product(name: "Keisen", package: "keisen")]),
    .executableTarget(name: "paint", dependencies: [.product(name: "Keisen", package: "keisen")]),
  ]
)
