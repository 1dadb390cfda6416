public import Raster

/// What comes of holding a picture against its reference, pixel by pixel and, unless a tolerance is given, exactly.
///
/// One step of one channel in one pixel is a difference. Colours are compared as they lie in memory,
/// premultiplied, so two pixels that are both fully transparent are the same pixel.
public enum Comparison: Sendable, Equatable {
  /// Same size, and every pixel the same.
  case identical
  /// Same size, and a tolerance forgives all that differs; `Difference.forgiveness` says what forgave how much.
  case similar(Difference)
  /// Same size, but at least one pixel is another, and more than a tolerance forgives.
  case different(Difference)
  /// Another size, which no count of pixels would describe.
  case differentSize(actual: Size, reference: Size)

  /// The width and height of a bitmap in pixels, written `120×80`.
  public struct Size: Sendable, Equatable, CustomStringConvertible {
    public let width: Int
    public let height: Int

    /// A size of `width` by `height` pixels.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    public var description: String { "\(width)×\(height)" }
  }

  /// Compares the picture drawn now with the one stored. No tolerance forgives another size.
  public init(of actual: Bitmap, with reference: Bitmap, tolerance: Tolerance = .exact) {
    let actualSize = Size(width: actual.width, height: actual.height)
    let referenceSize = Size(width: reference.width, height: reference.height)
    if actualSize != referenceSize {
      self = .differentSize(actual: actualSize, reference: referenceSize)
    } else if let difference = Difference(between: actual, and: reference, tolerance: tolerance) {
      self = difference.forgiveness?.isComplete == true ? .similar(difference) : .different(difference)
    } else {
      self = .identical
    }
  }

  /// The result in words, one fact per line, in the order in which a reader wants them.
  public var summary: [String] {
    switch self {
    case .identical:
      ["identical"]
    case .similar(let difference), .different(let difference):
      difference.summary
    case .differentSize(let actual, let reference):
      ["the picture is \(actual) pixels, its reference \(reference)"]
    }
  }
}
