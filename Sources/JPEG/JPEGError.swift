/// What can go wrong with a JPEG.
public enum JPEGError: Error, Sendable, Equatable {
  /// The bytes do not begin as a JPEG does.
  case notJPEG
  /// The file is damaged, or of a kind that is not read; libjpeg says why.
  case corrupt(String)
  /// A side is longer than allowed, in pixels.
  case tooLarge(width: Int, height: Int)
  /// A picture of this size, in pixels, cannot be a JPEG.
  case notEncodable(width: Int, height: Int)
  /// Memory ran out.
  case outOfMemory
}

extension JPEGError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notJPEG: "not a JPEG"
    case .corrupt(let reason): "the JPEG is damaged: \(reason)"
    case .tooLarge(let width, let height):
      "the JPEG has \(width)×\(height) pixels; the longest side allowed is \(DecodedJPEG.maximumSide)"
    case .notEncodable(let width, let height): "a picture of \(width)×\(height) pixels cannot be a JPEG"
    case .outOfMemory: "out of memory"
    }
  }
}
