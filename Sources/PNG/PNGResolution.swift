/// The resolution of a PNG, as in its `pHYs` chunk: a scale of 1 is 72 pixels per inch.
struct PNGResolution: Equatable {
  /// The number of pixels per metre, 1 to 2^31 - 1, the largest number in a PNG.
  let pixelsPerMetre: UInt32

  private static let range: ClosedRange<Double> = 1...Double(Int32.max)

  /// Creates the resolution of a scale: 2835, 5669 and 8504 pixels per metre at 1, 2 and 3.
  init(scale: Double) {
    let exact = Self.pixelsPerMetre(at: scale)
    precondition(Self.range.contains(exact), "A scale of \(scale) is no density of pixels.")
    pixelsPerMetre = UInt32(exact)
  }

  /// Creates the resolution of a `pHYs` chunk.
  ///
  /// The result is nil if the pixels are not square, the unit is not the metre, or the numbers are not valid in a PNG.
  init?(content: ArraySlice<UInt8>) {
    let (across, down) = (content.bigEndian32, content.dropFirst(4).bigEndian32)
    guard content.count == 9, content.last == 1, across == down, Self.range.contains(Double(across)) else {
      return nil
    }
    pixelsPerMetre = across
  }

  /// The number of pixels per point; an integer if one gives this resolution.
  var scale: Double {
    let exact = Double(pixelsPerMetre) * 0.0254 / 72
    let whole = exact.rounded()
    return Self.pixelsPerMetre(at: whole) == Double(pixelsPerMetre) ? whole : exact
  }

  /// The content of the `pHYs` chunk: across, down, and the unit 1, the metre.
  var content: [UInt8] { pixelsPerMetre.bigEndianBytes + pixelsPerMetre.bigEndianBytes + [1] }

  private static func pixelsPerMetre(at scale: Double) -> Double { (72 * scale / 0.0254).rounded() }
}
