/// What can go wrong with a JPEG.
public enum JPEGError: Error, Sendable, Equatable {
  /// The bytes do not begin as a JPEG does.
  case notJPEG
  /// The file is damaged, or of a kind that is not read; libjpeg says why.
  case corrupt(String)
  /// More pixels than the limits allow. Found before anything is allocated for them.
  case tooLarge(width: Int, height: Int, limits: JPEGLimits)
  /// More scans than the limit.
  case tooManyScans(limit: Int)
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
    case .tooLarge(let width, let height, let limits):
      "the JPEG has \(width)×\(height) pixels, \(width * height) in all; the limit is \(limits.pixels)"
    case .tooManyScans(let limit): "the JPEG has more scans than the limit of \(limit)"
    case .notEncodable(let width, let height): "a picture of \(width)×\(height) pixels cannot be a JPEG"
    case .outOfMemory: "out of memory"
    }
  }
}
