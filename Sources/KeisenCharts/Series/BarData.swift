/// Names and values of bars, the latter compared by identity.
struct BarData: Equatable, Sendable {
  let names: [String]
  let values: ColumnIdentity
}
