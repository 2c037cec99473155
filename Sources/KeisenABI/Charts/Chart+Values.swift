import CKeisen
import Keisen

@c @implementation
public func keisen_chart_get_values(
  _ chart: Handle, _ space: Handle, _ position_x: Double, _ position_y: Double,
  _ pixel_ratio: Double, _ x: Out<keisen_value>, _ y: Out<keisen_value>, _ inside: Out<Bool>
) -> keisen_status {
  with(chart, as: .chart) { (chart) throws(KeisenError) in
    let space = try borrowOptional(space, as: .space)
    let (xOutput, yOutput) = (try require(x, "x"), try require(y, "y"))
    let found = try chart.placed(
      at: Point(x: position_x, y: position_y),
      in: space,
      pixelRatio: pixel_ratio == 0 ? nil : pixel_ratio
    )
    xOutput.pointee = keisen_value(atPoint: found.x)
    yOutput.pointee = keisen_value(atPoint: found.y)
    inside?.pointee = found.isInside
  }
}

@c @implementation
public func keisen_chart_get_position(
  _ chart: Handle, _ space: Handle, _ x: keisen_value, _ y: keisen_value, _ pixel_ratio: Double,
  _ position_x: Out<Double>, _ position_y: Out<Double>, _ inside: Out<Bool>
) -> keisen_status {
  with(chart, as: .chart) { (chart) throws(KeisenError) in
    let space = try borrowOptional(space, as: .space)
    let (left, top) = (try require(position_x, "position_x"), try require(position_y, "position_y"))
    let found = try chart.placed(
      x: try DataValue(x, "x"),
      y: try DataValue(y, "y"),
      in: space,
      pixelRatio: pixel_ratio == 0 ? nil : pixel_ratio
    )
    (left.pointee, top.pointee) = (found.point.x, found.point.y)
    inside?.pointee = found.isInside
  }
}

@c @implementation
public func keisen_figure_get_values(
  _ figure: Handle, _ chart: Handle, _ space: Handle, _ position_x: Double, _ position_y: Double,
  _ pixel_ratio: Double, _ x: Out<keisen_value>, _ y: Out<keisen_value>, _ inside: Out<Bool>
) -> keisen_status {
  with(figure, as: .figure) { (figure) throws(KeisenError) in
    let chart = try borrow(chart, as: .chart)
    let space = try borrowOptional(space, as: .space)
    let (xOutput, yOutput) = (try require(x, "x"), try require(y, "y"))
    let found = try figure.placed(
      at: Point(x: position_x, y: position_y),
      of: chart,
      in: space,
      pixelRatio: pixel_ratio == 0 ? nil : pixel_ratio
    )
    xOutput.pointee = keisen_value(atPoint: found.x)
    yOutput.pointee = keisen_value(atPoint: found.y)
    inside?.pointee = found.isInside
  }
}

@c @implementation
public func keisen_figure_get_position(
  _ figure: Handle, _ chart: Handle, _ space: Handle, _ x: keisen_value, _ y: keisen_value,
  _ pixel_ratio: Double, _ position_x: Out<Double>, _ position_y: Out<Double>, _ inside: Out<Bool>
) -> keisen_status {
  with(figure, as: .figure) { (figure) throws(KeisenError) in
    let chart = try borrow(chart, as: .chart)
    let space = try borrowOptional(space, as: .space)
    let (left, top) = (try require(position_x, "position_x"), try require(position_y, "position_y"))
    let found = try figure.placed(
      x: try DataValue(x, "x"),
      y: try DataValue(y, "y"),
      of: chart,
      in: space,
      pixelRatio: pixel_ratio == 0 ? nil : pixel_ratio
    )
    (left.pointee, top.pointee) = (found.point.x, found.point.y)
    inside?.pointee = found.isInside
  }
}
