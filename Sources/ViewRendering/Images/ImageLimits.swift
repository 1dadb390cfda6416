internal import JPEG
internal import PNG

/// How much work the images in files may make.
package struct ImageLimits: Sendable, Equatable {
  /// The most pixels of an image.
  package var pixels: Int
  /// The most scans of a progressive JPEG, each of which goes through all pixels once more.
  package var scans: Int

  /// Creates limits, by default those that hold wherever no others are given.
  package init(pixels: Int = PNGLimits.standard.pixels, scans: Int = JPEGLimits.standard.scans) {
    (self.pixels, self.scans) = (pixels, scans)
  }

  /// The limits that hold where no others are given.
  package static let standard = ImageLimits()

  /// The highest that limits are worth: 2^32 pixels, of 16 GiB, and 10,000 scans.
  package static let (mostPixels, mostScans) = (1 << 32, 10_000)
}

/// Why there is no image in the bytes of a file.
package enum ImageError: Error, Equatable {
  /// They are no PNG and no JPEG.
  case unknownFormat
  /// The file is damaged, or of a kind that is not read; the text is the decoder's.
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
