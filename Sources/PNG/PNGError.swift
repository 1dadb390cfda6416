/// An error of reading or writing a PNG.
///
/// Each describes itself in one line that does not name the file, since the caller knows and adds it.
public enum PNGError: Error, Sendable, Equatable {
  /// A file without any byte.
  case empty
  /// A file of another format, which `resembling` names if its beginning identifies it.
  case notPNG(resembling: String?)
  /// A Git LFS pointer in place of the picture.
  case gitLFSPointer
  /// Git's conflict markers in place of the picture.
  case gitConflict
  /// Xcode's own variant of PNG, made for devices, whose pixels are not stored by the standard.
  case xcodeOptimized
  /// A file that ends before the picture does.
  case truncated
  /// A checksum that does not match the content of the chunk, which is named by its four letters.
  case badChecksum(chunk: String)
  /// Any other violation of the standard, with a message of libpng or of this module.
  case corrupt(String)
  /// A picture of more pixels than the limits allow, or of a longer side, detected before memory is allocated for them.
  case tooLarge(width: Int, height: Int, limits: PNGLimits)
  /// Compressed texts that are requested and are together longer than the limit, in bytes.
  case textsTooLong(limit: Int)
  /// A file of more bytes than the limit.
  case fileTooLarge(limit: Int)
  /// A picture without pixels, or with a side beyond 2^31 - 1, which no PNG can have.
  case notEncodable(width: Int, height: Int)
  /// An allocation that failed.
  case outOfMemory
  /// A file that does not exist.
  case fileNotFound
  /// A file that exists but cannot be read, with the system's reason.
  case unreadable(String)
  /// A file that could not be written, with the system's reason; its previous content is unchanged.
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
