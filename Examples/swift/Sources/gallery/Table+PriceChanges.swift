extension Table {
  /// The change of a share's price from month to month, in percent.
  func priceChanges(of symbol: String) -> [Double] {
    let prices = zip(self["symbol"], numbers("price")).filter { $0.0 == symbol }.map(\.1)
    return zip(prices, prices.dropFirst()).map { 100 * ($1 / $0 - 1) }
  }
}
