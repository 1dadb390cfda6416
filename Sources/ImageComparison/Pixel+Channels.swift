import Raster

extension Pixel {
  /// Returns the largest difference of the four channels; 0…255.
  func largestChannelDifference(from other: Pixel) -> Int {
    func distance(_ one: UInt8, _ two: UInt8) -> Int { abs(Int(one) - Int(two)) }
    return max(
      distance(red, other.red), distance(green, other.green),
      distance(blue, other.blue), distance(alpha, other.alpha))
  }

  /// The premultiplied channels red, green, blue, alpha in the notation `(255, 204, 204, 255)`.
  var channelList: String { "(\(red), \(green), \(blue), \(alpha))" }
}
