internal import PNG
internal import ViewRendering

/// The options for limits of pictures: larger ones are refused before memory or time is spent on them.
struct LimitOptions: ParsedValues, Equatable {
  /// The maximum number of pixels of a picture, and of all images of a spec together.
  var pixels = PNGLimits.standard.pixels
  /// The maximum number of scans of a progressive JPEG.
  var scans = ImageLimits.standard.scans
  /// The maximum number of bytes of a PNG's compressed texts together.
  var textBytes = PNGLimits.standard.textBytes

  /// The limits of references and of the pictures compared with them.
  var ofPNG: PNGLimits { PNGLimits(pixels: pixels, textBytes: textBytes) }

  /// The limits of the images in specs.
  var ofImages: ImageLimits { ImageLimits(pixels: pixels, scans: scans) }

  /// The limits, by the options that set them.
  enum Limit: String, CaseIterable {
    case pixels = "--pixel-limit"
    case scans = "--scan-limit"
    case textBytes = "--text-limit"

    /// The advice after an error that the limit causes.
    var advice: String { "\(rawValue) raises it" }
  }

  /// The maximum of `--text-limit`: 1 GiB.
  static let mostTextBytes = 1 << 30

  /// Returns the arguments for those of the given limits that differ from the defaults.
  func arguments(_ limits: [Limit]) -> [String] {
    let usual = LimitOptions()
    return limits.flatMap { limit in
      let (value, other) =
        switch limit {
        case .pixels: (pixels, usual.pixels)
        case .scans: (scans, usual.scans)
        case .textBytes: (textBytes, usual.textBytes)
        }
      return value == other ? [] : [limit.rawValue, "\(value)"]
    }
  }

  /// Returns the options of some limits; `operands` precedes each in their examples.
  static func declarations(_ limits: [Limit], examples operands: String) -> [Option<LimitOptions>] {
    limits.map { limit in
      switch limit {
      case .pixels:
        .value(
          limit.rawValue, \.pixels, .wholeNumber(in: 1...ImageLimits.mostPixels),
          help: "The maximum number of pixels of a picture, and of all images of a spec together.",
          example: "\(operands) \(limit.rawValue) 268435456")
      case .scans:
        .value(
          limit.rawValue, \.scans, .wholeNumber(in: 1...ImageLimits.mostScans),
          help: "The maximum number of scans of a progressive JPEG in a spec.",
          example: "\(operands) \(limit.rawValue) 200")
      case .textBytes:
        .value(
          limit.rawValue, \.textBytes, .wholeNumber(in: 0...mostTextBytes),
          help: "The maximum number of bytes of all compressed texts of a PNG, including its layout tree.",
          example: "\(operands) \(limit.rawValue) 33554432")
      }
    }
  }
}

extension PNGError {
  /// The error in a line, with the option that raises the exceeded limit, if any.
  var advice: String { limit.map { "\(self); \($0.advice)" } ?? description }

  private var limit: LimitOptions.Limit? {
    switch self {
    case .tooLarge(let width, let height, _):
      max(width, height) <= PNGLimits.longestSide && width * height <= ImageLimits.mostPixels ? .pixels : nil
    case .fileTooLarge(let limit): limit < PNGLimits(pixels: ImageLimits.mostPixels).fileBytes ? .pixels : nil
    case .textsTooLong(let limit): limit < LimitOptions.mostTextBytes ? .textBytes : nil
    default: nil
    }
  }
}

extension PNGDiagnostic {
  /// The skipped data in a line, with the option that raises the exceeded limit, if any.
  var advice: String {
    guard case .textsTooLong(_, let limit) = self, limit < LimitOptions.mostTextBytes else {
      return description
    }
    return "\(self); \(LimitOptions.Limit.textBytes.advice)"
  }
}
