public import Raster

/// The result of comparing a picture with its reference, pixel by pixel and, without a tolerance, exactly.
///
/// One step of one channel in one pixel is a difference. Colours are compared in their form in memory, premultiplied,
/// so two fully transparent pixels are equal.
public enum Comparison: Sendable, Equatable {
  /// Pictures of the same size with equal pixels.
  case identical
  /// Pictures of the same size whose differences a tolerance accepts, as `Difference.forgiveness` describes.
  case similar(Difference)
  /// Pictures of the same size with more different pixels than a tolerance accepts, at least one.
  case different(Difference)
  /// Pictures of different sizes, which no count of pixels would describe.
  case differentSize(actual: Size, reference: Size)

  /// The width and height of a bitmap in pixels, written `120×80`.
  public struct Size: Sendable, Equatable, CustomStringConvertible {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// Creates a size of `width` by `height` pixels.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    public var description: String { "\(width)×\(height)" }
  }

  /// Compares a picture with its reference; no tolerance accepts another size.
  ///
  /// - Parameters:
  ///   - actual: The picture as it is drawn now.
  ///   - reference: The stored picture.
  ///   - tolerance: The differences that are accepted.
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

  /// The result in words, one fact per line, the most important first.
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
