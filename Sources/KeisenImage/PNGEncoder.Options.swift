import KeisenPrimitives

extension PNGEncoder {
  /// What a caller may choose about a PNG file.
  public struct Options: Hashable, Sendable {
    /// How hard to compress: 0, the fastest, or 1, smaller files in somewhat more time.
    ///
    /// At level 0 equal pixels are equal bytes. At level 1 igzip (2.30) may choose other matches
    /// for the same pixels from call to call: what it finds depends on where in memory its state
    /// lies.
    public var level: Int
    /// Device pixels per point, written as a density of 72 points per inch.
    ///
    /// Nothing is written where it is not positive and finite or where the density is beyond what
    /// the format holds.
    public var pixelRatio: Double
    /// The most threads to work on, the caller's included; nil stands for as many as there are
    /// cores.
    ///
    /// It changes the time that a file takes, never the bytes of level 0.
    public var threads: Int?
    /// What the file tells about the picture.
    package var texts: [PNGText] = []

    /// Makes options; what is not given has the value that suits charts.
    public init(level: Int = 0, pixelRatio: Double = .nan, threads: Int? = nil) {
      self.level = level
      self.pixelRatio = pixelRatio
      self.threads = threads
    }

    func check() throws(KeisenError) {
      guard level == 0 || level == 1 else {
        throw .invalidArgument("PNG level must be 0 or 1, got \(level)")
      }
      if let threads, threads < 1 {
        throw .invalidArgument("threads must be positive, got \(threads)")
      }
    }
  }
}
