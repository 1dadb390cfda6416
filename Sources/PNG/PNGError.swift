/// Why a PNG could not be read or written. Each describes itself in one line that does not name the file: the
/// caller knows it and adds it.
public enum PNGError: Error, Sendable, Equatable {
  /// There is not a single byte.
  case empty
  /// The bytes are something else; `resembling` says what, where their beginning gives it away.
  case notPNG(resembling: String?)
  /// A Git LFS pointer lies where the picture should be.
  case gitLFSPointer
  /// Git's conflict markers lie where the picture should be.
  case gitConflict
  /// Xcode's own variant of PNG, made for devices; its pixels are not stored as the standard says.
  case xcodeOptimized
  /// The bytes end before the picture does.
  case truncated
  /// The checksum of a chunk, named by its four letters, does not match its content.
  case badChecksum(chunk: String)
  /// Something else contradicts the standard; the message is libpng's or ours.
  case corrupt(String)
  /// More pixels than the limits allow, or a longer side. Found before anything is allocated for them.
  case tooLarge(width: Int, height: Int, limits: PNGLimits)
  /// The compressed texts that are asked for are together longer than the limit, in bytes.
  case textsTooLong(limit: Int)
  /// The file has more bytes than the limit.
  case fileTooLarge(limit: Int)
  /// A picture without pixels, or with a side beyond 2^31 - 1, has no PNG.
  case notEncodable(width: Int, height: Int)
  /// There was no memory left.
  case outOfMemory
  /// There is no file of that name.
  case fileNotFound
  /// The file is there, but the system does not let us read it; the text is the system's reason.
  case unreadable(String)
  /// The file could not be written; the text is the system's reason. What was there before is unharmed.
  case unwritable(String)
}

extension PNGError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "not a PNG: the file is empty"
    case .notPNG(let kind?): "not a PNG: it looks like \(kind)"
    case .notPNG(nil): "not a PNG: it does not begin with the PNG signature"
    case .gitLFSPointer: "not a PNG but a Git LFS pointer to one; run `git lfs pull`"
    case .gitConflict: "not a PNG but a file with Git conflict markers; check out one of the two sides"
    case .xcodeOptimized:
      "a PNG in Xcode's own format (CgBI); convert it with `pngcrush -revert-iphone-optimizations`"
    case .truncated: "the PNG is truncated: it ends before its picture does"
    case .badChecksum(let chunk): "the PNG is damaged: bad checksum in chunk \(chunk)"
    case .corrupt(let reason): "the PNG is damaged: \(reason)"
    case .tooLarge(let width, let height, _) where max(width, height) > PNGLimits.longestSide:
      "the PNG has \(width)×\(height) pixels; the longest side allowed is \(PNGLimits.longestSide)"
    case .tooLarge(let width, let height, let limits):
      "the PNG has \(width)×\(height) pixels, \(width * height) in all; the limit is \(limits.pixels)"
    case .textsTooLong(let limit): "the PNG's compressed texts have more bytes than the limit of \(limit)"
    case .fileTooLarge(let limit): "the file has more bytes than the limit of \(limit)"
    case .notEncodable(let width, let height): "a picture of \(width)×\(height) pixels cannot be a PNG"
    case .outOfMemory: "out of memory"
    case .fileNotFound: "no such file"
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .unwritable(let reason): "cannot be written: \(reason)"
    }
  }
}
