public import Foundation

/// The ratio of a width to a height.
///
/// A width or height that is not positive makes the null ratio, for which every size is zero, and which is below
/// all others.
///
/// ```swift
/// let poster = AspectRatio(width: 2, height: 3)
/// let size = poster.size(forWidth: 80, in: card)  // 80 × 120
/// ```
public struct AspectRatio: Comparable, CustomDebugStringConvertible, Sendable {
  private let width: CGFloat
  private let height: CGFloat

  /// Creates the ratio of `width` to `height`.
  public init(width: CGFloat, height: CGFloat) {
    let isNull = !(width > 0 && height > 0)
    self.width = isNull ? 0 : width
    self.height = isNull ? 0 : height
  }

  /// Creates the ratio of the sides of `size`.
  public init(size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Creates the ratio of the sides of `rect`.
  public init(rect: CGRect) {
    self.init(width: rect.width, height: rect.height)
  }

  /// The ratio 1 : 1.
  public static let square = AspectRatio(width: 1, height: 1)
  /// The golden ratio, about 1.618 : 1.
  public static let golden = AspectRatio(width: (1 + CGFloat(5).squareRoot()) / 2, height: 1)
  /// The ratio 16 : 9.
  public static let widescreen = AspectRatio(width: 16, height: 9)
  /// The ratio of a size that is empty.
  public static let null = AspectRatio(width: 0, height: 0)

  /// Whether or not the ratio is the null ratio.
  public var isNull: Bool { height == 0 }

  /// The ratio of the height to the width.
  public var inverted: AspectRatio { AspectRatio(width: height, height: width) }

  /// The width and height that the ratio was created with.
  public var debugDescription: String { "AspectRatio<\(width):\(height)>" }

  /// Returns whether both ratios are equal, whatever numbers they were created with.
  public static func == (left: AspectRatio, right: AspectRatio) -> Bool {
    left.isNull == right.isNull && left.width * right.height == left.height * right.width
  }

  /// Returns whether the left ratio is narrower.
  public static func < (left: AspectRatio, right: AspectRatio) -> Bool {
    left.isNull || right.isNull
      ? left.isNull && !right.isNull : left.width * right.height < left.height * right.width
  }

  /// Returns the exact height for a width; 0 for the null ratio.
  package func height(for width: CGFloat) -> CGFloat { isNull ? 0 : width * height / self.width }

  /// Returns the exact width for a height; 0 for the null ratio.
  package func width(for height: CGFloat) -> CGFloat { isNull ? 0 : height * width / self.height }
}

extension CGSize {
  /// The ratio of the width to the height.
  public var aspectRatio: AspectRatio { AspectRatio(size: self) }
}

extension CGRect {
  /// The ratio of the width to the height.
  public var aspectRatio: AspectRatio { AspectRatio(rect: self) }
}

// MARK: - One side for the other

extension AspectRatio {
  /// Returns the height for a width, on the nearest pixel of a scale.
  public func height(forWidth width: CGFloat, in scale: CGFloat) -> CGFloat {
    height(for: width).roundedToPixel(in: scale)
  }

  /// Returns the width for a height, on the nearest pixel of a scale.
  public func width(forHeight height: CGFloat, in scale: CGFloat) -> CGFloat {
    width(for: height).roundedToPixel(in: scale)
  }

  /// Returns the size with the given width, and with the height on the nearest pixel of a scale.
  public func size(forWidth width: CGFloat, in scale: CGFloat) -> CGSize {
    isNull ? .zero : CGSize(width: width, height: height(forWidth: width, in: scale))
  }

  /// Returns the size with the given height, and with the width on the nearest pixel of a scale.
  public func size(forHeight height: CGFloat, in scale: CGFloat) -> CGSize {
    isNull ? .zero : CGSize(width: width(forHeight: height, in: scale), height: height)
  }

  /// Returns the height for a width, on the nearest pixel.
  @preconcurrency @MainActor public func height(
    forWidth width: CGFloat, in scaleFactor: any ScaleFactorProviding
  ) -> CGFloat {
    height(forWidth: width, in: scaleFactor.pixelsPerPoint)
  }

  /// Returns the width for a height, on the nearest pixel.
  @preconcurrency @MainActor public func width(
    forHeight height: CGFloat, in scaleFactor: any ScaleFactorProviding
  ) -> CGFloat {
    width(forHeight: height, in: scaleFactor.pixelsPerPoint)
  }

  /// Returns the size with the given width, and with the height on the nearest pixel.
  @preconcurrency @MainActor public func size(
    forWidth width: CGFloat, in scaleFactor: any ScaleFactorProviding
  ) -> CGSize {
    size(forWidth: width, in: scaleFactor.pixelsPerPoint)
  }

  /// Returns the size with the given height, and with the width on the nearest pixel.
  @preconcurrency @MainActor public func size(
    forHeight height: CGFloat, in scaleFactor: any ScaleFactorProviding
  ) -> CGSize {
    size(forHeight: height, in: scaleFactor.pixelsPerPoint)
  }
}
