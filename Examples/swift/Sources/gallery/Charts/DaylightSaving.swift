import Keisen

/// The night in which Berlin has the hour from two to three twice.
enum DaylightSaving: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("daylight-saving")
    let chart = try Chart(
      size: size,
      title: "The hour that comes twice",
      subtitle: "Berlin, 26 October 2025",
      yTitle: "Temperature (°C)",
      theme: theme
    )
    try chart.space.x.setZone(.named("Europe/Berlin"))
    // 01:00 UTC is three o'clock in summer time, and two o'clock again.
    for (start, end, color, label) in [
      ("2025-10-26T00:00", "2025-10-26T01:00", "#e68a2133", "2:30\nCEST"),
      ("2025-10-26T01:00", "2025-10-26T02:00", "#377eb833", "2:30\nCET"),
    ] {
      try chart.addSpan(
        .x,
        from: Timestamp(start),
        to: Timestamp(end),
        label: label,
        style: Span.Style(color: Color(color))
      )
    }
    try chart.addLine(
      x: Column(table.times("time")),
      y: Column(table.numbers("temperature")),
      style: LineStyle(width: 2)
    )
    return chart
  }
}
