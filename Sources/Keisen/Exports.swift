// A Swift user imports Keisen alone.

@_exported import KeisenAxes
@_exported import KeisenCharts
@_exported import KeisenCompute
@_exported import KeisenData
@_exported import KeisenDrawing
@_exported import KeisenFrames
@_exported import KeisenImage
@_exported import KeisenMarks
@_exported import KeisenMotion
@_exported import KeisenPaint
@_exported import KeisenPreferences
@_exported import KeisenPrimitives
@_exported import KeisenRanges
@_exported import KeisenRaster
@_exported import KeisenReduction
@_exported import KeisenScales
@_exported import KeisenShapes
@_exported import KeisenStatistics
@_exported import KeisenText
@_exported import KeisenVector
@_exported import KeisenVulkan
