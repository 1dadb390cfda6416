internal import JPEG
internal import PNG

/// The limits on the work of decoding an image file.
package struct ImageLimits: Sendable, Equatable {
  /// The maximum number of pixels of an image.
  package var pixels: Int
  /// The maximum number of scans of a progressive JPEG, each of which processes all pixels once more.
  package var scans: Int

  /// Creates limits, by default the standard ones.
  package init(pixels: Int = PNGLimits.standard.pixels, scans: Int = JPEGLimits.standard.scans) {
    (self.pixels, self.scans) = (pixels, scans)
  }

  /// The limits that apply by default.
  package static let standard = ImageLimits()

  /// The highest useful limits: 2^32 pixels, of 16 GiB, and 10,000 scans.
  package static let (mostPixels, mostScans) = (1 << 32, 10_000)
}

/// The reasons for which the bytes of a file are no image.
package enum ImageError: Error, Equatable {
  /// The bytes are no PNG and no JPEG.
  case unknownFormat
  /// The file is damaged, or of an unsupported kind; the text is the decoder's.
  case damaged(String)
  /// The image, of a PNG or JPEG, has more pixels than the limit.
  case tooLarge(format: String, width: Int, height: Int)
  /// The JPEG has more scans than the limit.
  case tooManyScans(limit: Int)

  init(_ error: PNGError) {
    switch error {
    case .tooLarge(let width, let height, _) where max(width, height) <= PNGLimits.longestSide:
      self = .tooLarge(format: "PNG", width: width, height: height)
    default: self = .damaged(error.description)
    }
  }

  init(_ error: JPEGError) {
    switch error {
    case .tooLarge(let width, let height, _): self = .tooLarge(format: "JPEG", width: width, height: height)
    case .tooManyScans(let limit): self = .tooManyScans(limit: limit)
    case .notJPEG: self = .unknownFormat
    default: self = .damaged(error.description)
    }
  }
}
