import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenReduction

/// Slices of a pie that are too thin to be seen alone: in each step of the turn their mean.
struct ThinSlices {
  /// What the slices of a step have been so far, each weighed by how much of the step it takes.
  private struct Sum: BitwiseCopyable {
    var color = SIMD4<Float>.zero
    var inner: Float = 0
    var outer: Float = 0
    var weight: Float = 0
  }

  private let radius: Double
  private let places: RingSteps
  private var sums: [Sum]
  /// Slices so far.
  private(set) var count = 0

  /// Takes none yet, of a pie in a frame.
  init(_ layout: PieLayout, _ frame: FrameContext) {
    radius = layout.radius
    let rim = layout.radius * layout.slices.reach * frame.pixelRatio
    places = RingSteps(around: layout.center, rim: rim)
    sums = [Sum](repeating: Sum(), count: places.count)
  }

  /// Adds a slice; one that is as wide as several steps has its part in each.
  mutating func add(_ slice: PieSlices.Slice, _ color: Color) {
    count += 1
    // One that is moved outwards stays as wide as it is, where the turn is wider.
    let shift = slice.explode
    let part = shift > 0 ? slice.outer / (slice.outer + shift) : 1
    let (inner, outer) = (Float(slice.inner + shift), Float(slice.outer + shift))
    let color = color.premultiplied
    var rest = (slice.end - slice.start) / Sector.turn * Double(places.count)
    var position = places.position(of: slice.start)
    while rest > 0 {
      let step = min(Int(position), places.count - 1)
      let own = min(rest, Double(step + 1) - position)
      let weight = Float(own * part)
      sums[step].color += color * weight
      sums[step].inner += inner * weight
      sums[step].outer += outer * weight
      sums[step].weight += weight
      rest -= own
      position = step + 1 == places.count ? 0 : Double(step + 1)
    }
  }

  /// Returns the steps, each with a piece in the mean colour and of the mean radii of its slices.
  func steps() -> RingSteps {
    var steps = places
    for (step, sum) in sums.enumerated() where sum.weight > 0 {
      let (inner, outer) = (sum.inner / sum.weight, sum.outer / sum.weight)
      guard outer > inner else { continue }
      steps.append(
        RingSteps.Piece(
          inner: Double(inner) * radius,
          outer: Double(outer) * radius,
          color: sum.color
        ),
        to: step
      )
    }
    return steps
  }
}
