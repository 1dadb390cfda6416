/// An error of a JPEG.
public enum JPEGError: Error, Sendable, Equatable {
  /// Bytes that do not begin as a JPEG does.
  case notJPEG
  /// A file that is damaged, or of a kind that is not read, with the message of libjpeg.
  case corrupt(String)
  /// A picture of more pixels than the limits allow, detected before any memory is allocated for them.
  case tooLarge(width: Int, height: Int, limits: JPEGLimits)
  /// A file of more scans than the limit.
  case tooManyScans(limit: Int)
  /// A picture of a size, in pixels, that cannot be a JPEG.
  case notEncodable(width: Int, height: Int)
  /// An allocation that failed.
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
