public import Raster

extension DisplayList {
  /// The longest side of a canvas in pixels; parts of a view beyond it are not drawn.
  public static let maximumSide = 16_384

  /// Returns a side of `length` pixels as an integer, rounded up apart from the error of its own computation.
  package static func pixels(_ length: Double) -> Int {
    let whole = (length - 1e-6 * max(1, length)).rounded(.up)
    return whole >= 0 ? Int(min(whole, Double(maximumSide))) : 0
  }
}
