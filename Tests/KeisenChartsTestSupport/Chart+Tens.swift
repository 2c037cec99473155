import KeisenCharts
import KeisenPrimitives
import KeisenRanges

extension Chart {
  /// A chart of 300 x 200 points that its plot fills; x and y go from 0 to 10.
  package static func tens() throws -> Chart {
    let chart = try whole(300, 200)
    try chart.space.x.setRange(min: 0, max: 10)
    try chart.space.y.setRange(min: 0, max: 10)
    return chart
  }
}
