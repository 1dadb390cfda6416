public import Foundation
internal import LayoutCore
internal import StyleCore

// Rectangles are rounded by their edges, so that two with a common edge still share it (I.10, I.11). Null stays null.

extension CGRect: PixelRounding {
  func snapped(to grid: PixelGrid, _ rounding: PixelGrid.Rounding) -> CGRect { grid.snap(self, rounding) }

  /// Returns the rectangle with each edge on the pixel to the left or above.
  public func flooredToPixel(in scale: CGFloat) -> CGRect { floored(scale) }
  /// Returns the rectangle with each edge on the pixel to the right or below.
  public func ceiledToPixel(in scale: CGFloat) -> CGRect { ceiled(scale) }
  /// Returns the rectangle with each edge on the nearest pixel (I.6).
  public func roundedToPixel(in scale: CGFloat) -> CGRect { rounded(scale) }

  /// Returns the smallest rectangle of whole pixels around this one.
  public func expandedToPixel(in scale: CGFloat) -> CGRect {
    edges(of: flooredToPixel(in: scale), and: ceiledToPixel(in: scale))
  }

  /// Returns the largest rectangle of whole pixels in this one.
  ///
  /// An axis without a whole pixel has a length of 0, at the first pixel's edge that is not before its start.
  public func contractedToPixel(in scale: CGFloat) -> CGRect {
    edges(of: ceiledToPixel(in: scale), and: flooredToPixel(in: scale))
  }

  /// Returns the rectangle with each edge on the pixel to the left or above.
  @preconcurrency @MainActor public func flooredToPixel(in scaleFactor: any ScaleFactorProviding) -> CGRect {
    flooredToPixel(in: scaleFactor.pixelsPerPoint)
  }
  /// Returns the rectangle with each edge on the pixel to the right or below.
  @preconcurrency @MainActor public func ceiledToPixel(in scaleFactor: any ScaleFactorProviding) -> CGRect {
    ceiledToPixel(in: scaleFactor.pixelsPerPoint)
  }
  /// Returns the rectangle with each edge on the nearest pixel (I.6).
  @preconcurrency @MainActor public func roundedToPixel(in scaleFactor: any ScaleFactorProviding) -> CGRect {
    roundedToPixel(in: scaleFactor.pixelsPerPoint)
  }
  /// Returns the smallest rectangle of whole pixels around this one.
  @preconcurrency @MainActor public func expandedToPixel(in scaleFactor: any ScaleFactorProviding) -> CGRect {
    expandedToPixel(in: scaleFactor.pixelsPerPoint)
  }
  /// Returns the largest rectangle of whole pixels in this one.
  @preconcurrency @MainActor public func contractedToPixel(in scaleFactor: any ScaleFactorProviding) -> CGRect
  {
    contractedToPixel(in: scaleFactor.pixelsPerPoint)
  }

  /// Returns the rectangle with the left and upper edges of `near` and the right and lower ones of `far`.
  ///
  /// An edge that would be before the other is moved to it. Null and infinite rectangles stay.
  private func edges(of near: CGRect, and far: CGRect) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    return CGRect(
      x: near.minX, y: near.minY, width: max(0, far.maxX - near.minX), height: max(0, far.maxY - near.minY))
  }
}
