// Prints the state of a small chart as JSON: describe

import Keisen

let chart = try Chart(size: Size(width: 320, height: 200), title: "Squares")
let values = try Column([1.0, 4, 9, 16])
try chart.addLine(x: nil, y: values, style: LineStyle(width: 3), label: "n * n")
print(chart.describe())
