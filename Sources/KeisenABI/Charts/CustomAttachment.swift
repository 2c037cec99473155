import CKeisen
import Keisen

/// A part of functions of the caller's.
private struct FunctionPart: CustomPart {
  let functions: Functions
  let context: CallbackContext
  let projections: [Projection]

  /// Functions may be called on any thread.
  struct Functions: @unchecked Sendable {
    let draw: keisen_attachment_draw_function
    let measure: keisen_attachment_measure_function?
  }

  func measure(with painter: Painter) throws -> LayoutDemand {
    guard let measure = functions.measure else { return LayoutDemand() }
    var demand = keisen_layout_demand(
      struct_size: UInt32(MemoryLayout<keisen_layout_demand>.size),
      beside: false,
      side: KEISEN_SIDE_BOTTOM,
      rank: KEISEN_LAYOUT_RANK_AXIS,
      thickness: 0,
      gap: -1,
      overhang: keisen_insets(.zero)
    )
    try lend(painter, as: .painter) { painter throws(KeisenError) in
      let status = measure(painter, &demand, context.pointer)
      guard status == KEISEN_OK else { throw CallbackContext.failure("measure", status) }
    }
    guard let rank = LayoutDemand.Rank(rawValue: Int(demand.rank.rawValue)) else {
      throw KeisenError(.callback, "rank \(demand.rank.number) is unknown")
    }
    return LayoutDemand(
      side: flag(\.beside, of: &demand) ? try Side(demand.side) : nil,
      thickness: demand.thickness,
      rank: rank,
      gap: demand.gap < 0 ? nil : demand.gap,
      overhang: Insets(demand.overhang)
    )
  }

  func draw(in band: Rect, with painter: Painter) throws {
    try lend(painter, as: .painter) { painter throws(KeisenError) in
      let status = functions.draw(painter, keisen_rect(band), context.pointer)
      guard status == KEISEN_OK else { throw CallbackContext.failure("draw", status) }
    }
  }
}

@c @implementation
public func keisen_attachment_create_custom(
  _ functions: In<keisen_custom_attachment_functions>, _ destroy: keisen_destroy_callback?,
  _ context: UnsafeMutableRawPointer?, _ projections: In<Handle>, _ projection_count: Int,
  _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let projections = try readProjections(
      projections,
      try count(projection_count, "projection_count")
    )
    guard functions != nil else { throw KeisenError(.invalidArgument, "functions is NULL") }
    let functions = try read(functions)
    guard let draw = functions.draw else { throw KeisenError(.invalidArgument, "draw is NULL") }
    return CustomAttachment(
      FunctionPart(
        functions: FunctionPart.Functions(draw: draw, measure: functions.measure),
        context: CallbackContext(context, destroy),
        projections: projections
      )
    )
  }
}

@c @implementation
public func keisen_attachment_set_needs_display(_ attachment: Handle) -> keisen_status {
  status(of: try borrow(attachment, as: CustomAttachment.self).setNeedsDisplay())
}
