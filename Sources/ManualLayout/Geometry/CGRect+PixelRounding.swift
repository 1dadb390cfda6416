public import Foundation
internal import LayoutCore
internal import StyleCore

// Rectangles are rounded by their edges, so that two which share an edge still do (I.10, I.11). Null stays null.

extension CGRect: PixelRounding {
  func snapped(to grid: PixelGrid, _ rounding: PixelGrid.Rounding) -> CGRect { grid.snap(self, rounding) }

  /// The rectangle with each edge on the pixel to the left or above.
  public func flooredToPixel(in scale: CGFloat) -> CGRect { floored(scale) }
  /// The rectangle with each edge on the pixel to the right or below.
  public func ceiledToPixel(in scale: CGFloat) -> CGRect { ceiled(scale) }
  /// The rectangle with each edge on the nearest pixel (I.6).
  public func roundedToPixel(in scale: CGFloat) -> CGRect { rounded(scale) }

  /// The smallest rectangle of whole pixels around this one.
  public func expandedToPixel(in scale: CGFloat) -> CGRect {
    edges(of: flooredToPixel(in: scale), and: ceiledToPixel(in: scale))
  }

  /// The largest rectangle of whole pixels in this one.
  ///
  /// Where an axis holds no whole pixel its length is 0, at the first pixel's edge that is not before its start.
  public func contractedToPixel(in scale: CGFloat) -> CGRect {
    edges(of: ceiledToPixel(in: scale), and: flooredToPixel(in: scale))
  }

  /// The rectangle with each edge on the pixel to the left or above.
  @preconcurrency @MainActor public func flooredToPixel(in scaleFactor: any ScaleFactorProviding) -> CGRect {
    flooredToPixel(in: scaleFactor.pixelsPerPoint)
  }
  /// The rectangle with each edge on the pixel to the right or below.
  @preconcurrency @MainActor public func ceiledToPixel(in scaleFactor: any ScaleFactorProviding) -> CGRect {
    ceiledToPixel(in: scaleFactor.pixelsPerPoint)
  }
  /// The rectangle with each edge on the nearest pixel (I.6).
  @preconcurrency @MainActor public func roundedToPixel(in scaleFactor: any ScaleFactorProviding) -> CGRect {
    roundedToPixel(in: scaleFactor.pixelsPerPoint)
  }
  /// The smallest rectangle of whole pixels around this one.
  @preconcurrency @MainActor public func expandedToPixel(in scaleFactor: any ScaleFactorProviding) -> CGRect {
    expandedToPixel(in: scaleFactor.pixelsPerPoint)
  }
  /// The largest rectangle of whole pixels in this one.
  @preconcurrency @MainActor public func contractedToPixel(in scaleFactor: any ScaleFactorProviding) -> CGRect
  {
    contractedToPixel(in: scaleFactor.pixelsPerPoint)
  }

  /// The left and upper edges of `near` with the right and lower ones of `far`; an edge that would lie before the
  /// other goes to it. What is null or has no end stays as it is.
  private func edges(of near: CGRect, and far: CGRect) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    return CGRect(
      x: near.minX, y: near.minY, width: max(0, far.maxX - near.minX), height: max(0, far.maxY - near.minY))
  }
}
