// Draws charts of the gallery: gallery DATA FOLDER [light|dark] [pixel ratio] [NAME...]

import Foundation
import Keisen

/// Every chart of the gallery, by name.
let charts: [any GalleryChart.Type] = [
  EmploymentTreemap.self,
  ForgetfulWeather.self,
  Health.self,
  JobChanges.self,
  JobsDoughnut.self,
  JobsRings.self,
  Messages.self,
  MonthSpread.self,
  Nanoseconds.self,
  NotchedWind.self,
  Oscillation.self,
  PriceStairs.self,
  PriceSwarm.self,
  RainCalendar.self,
  RainChances.self,
  RainDays.self,
  RainRose.self,
  RainStream.self,
  RecessionPath.self,
  Recovery.self,
  Scripts.self,
  SeaViolins.self,
  SeasonsRadar.self,
  SeattleWeather.self,
  SectorJobs.self,
]

let arguments = CommandLine.arguments
guard arguments.count > 2 else {
  print("usage: gallery DATA FOLDER [light|dark] [pixel ratio] [NAME...]")
  exit(2)
}
let data = DataFolder(path: arguments[1])
let theme = arguments.count > 3 ? arguments[3] : "light"
let pixelRatio = arguments.count > 4 ? Double(arguments[4]) ?? 1 : 1
let names = Set(arguments.dropFirst(5))
let renderer = try Renderers.make(.init(.cpu))
for kind in charts where names.isEmpty || names.contains(kind.name) {
  let chart = try kind.chart(data, size: kind.size, theme: theme == "dark" ? .dark : .light)
  try chart.write(
    to: "\(arguments[2])/\(kind.name)-\(theme).png",
    pixelRatio: pixelRatio,
    renderer: renderer
  )
}
