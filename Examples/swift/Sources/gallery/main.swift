// Draws charts of the gallery: gallery DATA FOLDER [light|dark] [pixel ratio] [NAME...]

import Foundation
import Keisen

/// Every chart of the gallery, by name.
let charts: [any GalleryChart.Type] = [
  AmazonYears.self,
  Annotated.self,
  AppleLog.self,
  Balance.self,
  Bars.self,
  BoxesByMonth.self,
  BusinessHours.self,
  Candles.self,
  CensusSteps.self,
  Co2.self,
  Co2Breath.self,
  Co2Calendar.self,
  Co2Contours.self,
  Co2Ohlc.self,
  Co2Zoom.self,
  CountedWarmth.self,
  DailyRanges.self,
  DailySwing.self,
  DayAndNight.self,
  DaylightSaving.self,
  Ecg.self,
  EcgRecurrence.self,
  Elnino.self,
  ElninoAnomaly.self,
  ElninoContours.self,
  ElninoFlow.self,
  ElninoSpiral.self,
  ElninoStripes.self,
  EmploymentChange.self,
  EmploymentFacets.self,
  EmploymentStack.self,
  EmploymentTreemap.self,
  ForgetfulWeather.self,
  Health.self,
  HeartSpectrum.self,
  JobChanges.self,
  JobsDoughnut.self,
  JobsRings.self,
  LinkedBrushing.self,
  Messages.self,
  MonthSpread.self,
  Nanoseconds.self,
  NotchedWind.self,
  Oscillation.self,
  PriceStairs.self,
  PriceSwarm.self,
  RainByWarmth.self,
  RainCalendar.self,
  RainChances.self,
  RainDays.self,
  RainRose.self,
  RainStream.self,
  RecessionPath.self,
  Recovery.self,
  Scripts.self,
  SeaBands.self,
  SeaViolins.self,
  SeasonRings.self,
  SeasonsRadar.self,
  SeattleWeather.self,
  SectorJobs.self,
  SectorMix.self,
  SkyPie.self,
  SkyWinds.self,
  SmoothedWarmth.self,
  SolarMaxima.self,
  Stocks.self,
  Stream.self,
  StripOverBoxes.self,
  SunspotPages.self,
  SunspotPairs.self,
  SunspotStems.self,
  Sunspots.self,
  Temperature.self,
  TemperatureCalendar.self,
  TemperaturePull.self,
  UsEmployment.self,
  WarmDays.self,
  WeatherBand.self,
  WeatherContours.self,
  WeatherDays.self,
  WeatherLoop.self,
  WeatherPoints.self,
  WeatherTreemap.self,
  WetAndDry.self,
  WetDays.self,
  WindAndRain.self,
  YearDisc.self,
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
    time: 0,
    isExact: false,
    hasMetadata: true,
    fonts: .embedded,
    renderer: renderer
  )
}
