// swift-tools-version: 6.2
// The one list of sources. A target imports only from lower rows, never sideways (ARCHITECTURE.md);
// scripts/check-imports enforces it.

import PackageDescription

let package = Package(
  name: "keisen",
  products: [
    .library(name: "Keisen", targets: ["Keisen"]),
    // CMake links this one with a version script and installs it as libkeisen.so.0.
    .library(name: "KeisenC", type: .dynamic, targets: ["KeisenABI"]),
  ],
  targets: [
    // Foreign code and our own C, each imported by one target, ISA-L by two.
    .systemLibrary(
      name: "CFreeType",
      path: "Sources/CFreeType",
      pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"])]
    ),
    .systemLibrary(
      name: "CHarfBuzz",
      path: "Sources/CHarfBuzz",
      pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"])]
    ),
    .systemLibrary(
      name: "CFriBidi",
      path: "Sources/CFriBidi",
      pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"])]
    ),
    .systemLibrary(
      name: "CISAL",
      path: "Sources/CISAL",
      pkgConfig: "libisal",
      providers: [.apt(["libisal-dev"])]
    ),
    .systemLibrary(
      name: "CJansson",
      path: "Sources/CJansson",
      pkgConfig: "jansson",
      providers: [.apt(["libjansson-dev"])]
    ),
    .systemLibrary(
      name: "CPNG",
      path: "Sources/CPNG",
      pkgConfig: "libpng16",
      providers: [.apt(["libpng-dev"])]
    ),
    .systemLibrary(
      name: "CSPIRV",
      path: "Sources/CSPIRV",
      providers: [.apt(["spirv-tools"])]
    ),
    .target(name: "CVulkan", exclude: ["README.md"]),
    .target(name: "CKernels", exclude: ["README.md"]),
    .target(name: "CFonts", exclude: ["Inter", "README.md"]),
    .systemLibrary(name: "CKeisen", path: "include"),

    // Row 0
    .target(name: "KeisenPrimitives", exclude: ["README.md"]),
    // Row 1
    .target(name: "KeisenScales", dependencies: ["KeisenPrimitives"], exclude: ["README.md"]),
    .target(
      name: "KeisenData",
      dependencies: ["KeisenPrimitives", "CKernels", "CISAL"],
      exclude: ["README.md"]
    ),
    .target(
      name: "KeisenText",
      dependencies: ["KeisenPrimitives", "CFonts", "CFreeType", "CFriBidi", "CHarfBuzz"],
      exclude: ["README.md"]
    ),
    .target(
      name: "KeisenImage",
      dependencies: ["KeisenPrimitives", "CISAL", "CPNG"],
      exclude: ["README.md"]
    ),
    .target(name: "KeisenPaint", dependencies: ["KeisenPrimitives"], exclude: ["README.md"]),
    .target(
      name: "KeisenCompute",
      dependencies: ["KeisenPrimitives", "CSPIRV"],
      exclude: ["README.md"]
    ),
    .target(
      name: "KeisenJSON",
      dependencies: ["KeisenPrimitives", "CJansson"],
      exclude: ["README.md"]
    ),
    .target(name: "KeisenMotion", dependencies: ["KeisenPrimitives"], exclude: ["README.md"]),
    .target(
      name: "KeisenStatistics",
      dependencies: ["KeisenPrimitives"],
      exclude: ["README.md"]
    ),
    // Row 2
    .target(
      name: "KeisenDrawing",
      dependencies: ["KeisenPrimitives", "KeisenCompute", "KeisenText"],
      exclude: ["README.md"]
    ),
    .target(
      name: "KeisenPreferences",
      dependencies: ["KeisenPrimitives", "KeisenJSON"],
      exclude: ["README.md"]
    ),
    // Row 3
    .target(
      name: "KeisenRanges",
      dependencies: [
        "KeisenPrimitives", "KeisenScales", "KeisenData", "KeisenText", "KeisenJSON",
        "KeisenMotion", "KeisenStatistics", "KeisenPaint", "KeisenCompute", "KeisenDrawing",
        "KeisenPreferences",
      ],
      exclude: ["README.md"]
    ),
    .target(
      name: "KeisenRaster",
      dependencies: ["KeisenPrimitives", "KeisenText", "KeisenDrawing"],
      exclude: ["README.md"]
    ),
    .target(
      name: "KeisenVulkan",
      dependencies: [
        "KeisenPrimitives", "KeisenText", "KeisenPaint", "KeisenCompute", "KeisenDrawing",
        "CVulkan",
      ],
      exclude: ["README.md", "Shaders"]
    ),
    .target(
      name: "KeisenVector",
      dependencies: ["KeisenPrimitives", "KeisenText", "KeisenImage", "KeisenDrawing"],
      exclude: ["README.md"]
    ),
    // Row 4
    .target(
      name: "KeisenFrames",
      dependencies: [
        "KeisenPrimitives", "KeisenScales", "KeisenData", "KeisenText", "KeisenJSON",
        "KeisenMotion", "KeisenStatistics", "KeisenPaint", "KeisenCompute", "KeisenDrawing",
        "KeisenPreferences",
        "KeisenRanges",
      ],
      exclude: ["README.md"]
    ),
    // Row 5
    .target(
      name: "KeisenReduction",
      dependencies: [
        "KeisenPrimitives", "KeisenScales", "KeisenData", "KeisenText", "KeisenJSON",
        "KeisenMotion", "KeisenStatistics", "KeisenPaint", "KeisenCompute", "KeisenDrawing",
        "KeisenPreferences",
        "KeisenRanges", "KeisenFrames",
      ],
      exclude: ["README.md"]
    ),
    // Row 6
    .target(
      name: "KeisenMarks",
      dependencies: [
        "KeisenPrimitives", "KeisenScales", "KeisenData", "KeisenText", "KeisenJSON",
        "KeisenMotion", "KeisenStatistics", "KeisenPaint", "KeisenCompute", "KeisenDrawing",
        "KeisenPreferences",
        "KeisenRanges", "KeisenFrames", "KeisenReduction",
      ],
      exclude: ["README.md"]
    ),
    .target(
      name: "KeisenShapes",
      dependencies: [
        "KeisenPrimitives", "KeisenScales", "KeisenData", "KeisenText", "KeisenJSON",
        "KeisenMotion", "KeisenStatistics", "KeisenPaint", "KeisenCompute", "KeisenDrawing",
        "KeisenPreferences",
        "KeisenRanges", "KeisenFrames", "KeisenReduction",
      ],
      exclude: ["README.md"]
    ),
    .target(
      name: "KeisenAxes",
      dependencies: [
        "KeisenPrimitives", "KeisenScales", "KeisenData", "KeisenText", "KeisenJSON",
        "KeisenMotion", "KeisenStatistics", "KeisenPaint", "KeisenCompute", "KeisenDrawing",
        "KeisenPreferences",
        "KeisenRanges", "KeisenFrames", "KeisenReduction",
      ],
      exclude: ["README.md"]
    ),
    // Row 7
    .target(
      name: "KeisenCharts",
      dependencies: [
        "KeisenPrimitives", "KeisenScales", "KeisenData", "KeisenText", "KeisenJSON",
        "KeisenMotion", "KeisenStatistics", "KeisenPaint", "KeisenCompute", "KeisenDrawing",
        "KeisenPreferences",
        "KeisenRanges", "KeisenFrames", "KeisenReduction", "KeisenMarks", "KeisenShapes",
        "KeisenAxes",
      ],
      exclude: ["README.md"]
    ),
    // Row 8
    .target(
      name: "Keisen",
      dependencies: [
        "KeisenPrimitives", "KeisenScales", "KeisenData", "KeisenText", "KeisenImage",
        "KeisenMotion", "KeisenStatistics", "KeisenPaint", "KeisenCompute", "KeisenDrawing",
        "KeisenPreferences", "KeisenRanges", "KeisenFrames", "KeisenReduction", "KeisenMarks",
        "KeisenShapes", "KeisenAxes", "KeisenCharts", "KeisenRaster", "KeisenVulkan",
        "KeisenVector",
      ],
      exclude: ["README.md"]
    ),
    // Row 9
    .target(
      name: "KeisenABI",
      // SwiftPM compiles a target anew where one changed that it names: those that `Keisen` exports
      // hold the layout of what this one makes.
      dependencies: [
        "Keisen", "KeisenPrimitives", "KeisenScales", "KeisenData", "KeisenText", "KeisenImage",
        "KeisenJSON", "KeisenMotion", "KeisenStatistics", "KeisenPaint", "KeisenCompute",
        "KeisenDrawing", "KeisenPreferences", "KeisenRanges", "KeisenFrames", "KeisenReduction",
        "KeisenMarks", "KeisenShapes", "KeisenAxes", "KeisenCharts", "KeisenRaster", "KeisenVulkan",
        "KeisenVector", "CKeisen",
      ],
      exclude: [".swift-format", "README.md"]
    ),

    // What scripts/bench measures and can't reach from Python.
    .executableTarget(
      name: "keisen-control",
      dependencies: [
        "Keisen", "KeisenRanges", "KeisenFrames", "KeisenReduction", "KeisenMarks", "KeisenShapes",
        "KeisenAxes", "KeisenCharts", "KeisenData", "KeisenPrimitives", "KeisenVulkan",
      ],
      path: "Benchmarks/control"
    ),

    // Tests mirror the sources.
    .target(
      name: "KeisenTestSupport",
      dependencies: [
        "KeisenPrimitives", "KeisenData", "KeisenText", "KeisenDrawing", "CEnvironment",
      ],
      path: "Tests/KeisenTestSupport",
      exclude: ["Kernels"]
    ),
    // Stands in for calls of the system that a test wants to fail or to wait.
    .target(name: "CSystemCalls", path: "Tests/CSystemCalls"),
    .testTarget(
      name: "KeisenPrimitivesTests",
      dependencies: ["KeisenPrimitives", "KeisenTestSupport", "CSystemCalls"]
    ),
    .testTarget(
      name: "KeisenScalesTests",
      dependencies: ["KeisenScales", "KeisenPrimitives", "KeisenTestSupport"],
      exclude: ["Time/Zones"]
    ),
    .testTarget(
      name: "KeisenDataTests",
      dependencies: ["KeisenData", "CKernels", "KeisenPrimitives", "KeisenTestSupport"]
    ),
    // Keeps the preferences of whoever runs the tests out of them.
    .target(name: "CEnvironment", path: "Tests/CEnvironment"),
    // Counts calls of malloc in the test runner.
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .testTarget(
      name: "KeisenTextTests",
      dependencies: ["KeisenText", "KeisenPrimitives", "KeisenTestSupport", "CAllocations"]
    ),
    // Looks at vector registers.
    .target(name: "CVectors", path: "Tests/CVectors"),
    // Another PNG decoder, for the tests of ours alone.
    .systemLibrary(
      name: "CSPNG",
      path: "Tests/CSPNG",
      pkgConfig: "spng",
      providers: [.apt(["libspng-dev"])]
    ),
    .testTarget(
      name: "KeisenImageTests",
      dependencies: [
        "KeisenImage", "KeisenPrimitives", "KeisenTestSupport", "CSPNG", "CVectors",
      ]
    ),
    .testTarget(
      name: "KeisenJSONTests",
      dependencies: ["KeisenJSON", "KeisenPrimitives", "KeisenTestSupport"]
    ),
    .testTarget(
      name: "KeisenPreferencesTests",
      dependencies: ["KeisenPreferences", "KeisenPrimitives", "KeisenTestSupport", "CSystemCalls"]
    ),
    .testTarget(
      name: "KeisenMotionTests",
      dependencies: ["KeisenMotion", "KeisenPrimitives", "KeisenTestSupport"]
    ),
    .testTarget(
      name: "KeisenStatisticsTests",
      dependencies: ["KeisenStatistics", "KeisenJSON", "KeisenPrimitives", "KeisenTestSupport"],
      exclude: ["reference.py", "reference.json"]
    ),
    .testTarget(
      name: "KeisenPaintTests",
      dependencies: ["KeisenPaint", "KeisenPrimitives", "KeisenTestSupport"]
    ),
    .testTarget(
      name: "KeisenComputeTests",
      dependencies: ["KeisenCompute", "KeisenPrimitives", "KeisenTestSupport"]
    ),
    .testTarget(
      name: "KeisenDrawingTests",
      dependencies: ["KeisenDrawing", "KeisenText", "KeisenPrimitives", "KeisenTestSupport"]
    ),
    .testTarget(
      name: "KeisenRasterTests",
      dependencies: [
        "KeisenRaster", "KeisenDrawing", "KeisenText", "KeisenPrimitives", "KeisenTestSupport",
      ]
    ),
    .testTarget(
      name: "KeisenVectorTests",
      dependencies: [
        "KeisenVector", "KeisenRaster", "KeisenDrawing", "KeisenImage", "KeisenText",
        "KeisenPrimitives", "KeisenTestSupport",
      ]
    ),
    .testTarget(
      name: "KeisenVulkanTests",
      dependencies: [
        "KeisenVulkan", "CVulkan", "KeisenRaster", "KeisenRanges", "KeisenFrames",
        "KeisenReduction", "KeisenMarks", "KeisenShapes", "KeisenAxes", "KeisenCharts",
        "KeisenCompute", "KeisenData",
        "KeisenDrawing", "KeisenPaint", "KeisenScales", "KeisenText", "KeisenPrimitives",
        "KeisenTestSupport",
      ]
    ),
    // What tests of charts and their parts share.
    .target(
      name: "KeisenChartsTestSupport",
      dependencies: [
        "KeisenPrimitives", "KeisenScales", "KeisenData", "KeisenText", "KeisenDrawing",
        "KeisenJSON",
        "KeisenMotion", "KeisenPaint", "KeisenCompute", "KeisenPreferences", "KeisenStatistics",
        "KeisenRanges", "KeisenFrames", "KeisenReduction", "KeisenMarks", "KeisenShapes",
        "KeisenAxes", "KeisenCharts", "KeisenTestSupport",
      ],
      path: "Tests/KeisenChartsTestSupport"
    ),
    .testTarget(
      name: "KeisenTests",
      dependencies: [
        "Keisen", "KeisenRanges", "KeisenFrames", "KeisenReduction", "KeisenMarks", "KeisenShapes",
        "KeisenAxes", "KeisenCharts", "KeisenCompute", "KeisenData", "KeisenDrawing", "KeisenPaint",
        "KeisenPreferences", "KeisenPrimitives", "KeisenTestSupport",
      ]
    ),
    .testTarget(
      name: "KeisenGoldenTests",
      dependencies: [
        "Keisen", "KeisenRanges", "KeisenFrames", "KeisenReduction", "KeisenMarks", "KeisenShapes",
        "KeisenAxes", "KeisenCharts", "KeisenData", "KeisenVulkan", "KeisenDrawing", "KeisenImage",
        "KeisenPrimitives", "KeisenTestSupport", "CSPNG",
      ],
      exclude: ["Reference"]
    ),
  ]
)

// Those of charts and their parts draw whole charts.
for part in ["Ranges", "Frames", "Reduction", "Marks", "Shapes", "Axes", "Charts"] {
  package.targets.append(
    .testTarget(
      name: "Keisen\(part)Tests",
      dependencies: [
        "KeisenPrimitives", "KeisenScales", "KeisenData", "KeisenText", "KeisenDrawing",
        "KeisenJSON", "KeisenMotion", "KeisenPaint", "KeisenCompute", "KeisenPreferences",
        "KeisenStatistics", "KeisenRanges", "KeisenFrames", "KeisenReduction", "KeisenMarks",
        "KeisenShapes", "KeisenAxes", "KeisenCharts", "KeisenTestSupport",
        "KeisenChartsTestSupport", "CAllocations",
      ]
    )
  )
}

// The thread sanitizer's build takes a part of the tests: scripts/test names their files, from
// Tests on.
if let files = Context.environment["KEISEN_TEST_SOURCES"]?.split(separator: " ") {
  for target in package.targets where target.type == .test {
    let folder = target.name + "/"
    let own = files.filter { $0.hasPrefix(folder) }
    target.sources = own.map { String($0.dropFirst(folder.count)) }
  }
  package.targets.removeAll { $0.type == .test && $0.sources == [] }
}
