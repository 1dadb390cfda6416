public import Foundation
internal import LayoutCore
internal import StyleCore

// Rounding of points to pixels (I.6): multiplied by the scale, rounded, divided again; exactly between two pixels the
// nearest one is that away from zero. A value within a millionth of a pixel of one is on it (I.14). Infinities,
// `greatestFiniteMagnitude` and values in a scale of 0 or less stay as they are.

/// A type whose values can be rounded to the pixel grid.
protocol PixelRounding {
  func snapped(to grid: PixelGrid, _ rounding: PixelGrid.Rounding) -> Self
}

extension PixelRounding {
  func floored(_ scale: CGFloat) -> Self { snapped(to: PixelGrid(scale: scale), .floor) }
  func ceiled(_ scale: CGFloat) -> Self { snapped(to: PixelGrid(scale: scale), .ceil) }
  func rounded(_ scale: CGFloat) -> Self {
    snapped(to: PixelGrid(scale: scale), .nearest(.awayFromZero))
  }
}

extension CGFloat: PixelRounding {
  func snapped(to grid: PixelGrid, _ rounding: PixelGrid.Rounding) -> CGFloat { grid.snap(self, rounding) }

  /// Returns the value in points on the pixel below: 0.6 in a scale of 2 is 0.5.
  public func flooredToPixel(in scale: CGFloat) -> CGFloat { floored(scale) }
  /// Returns the value in points on the pixel above: 0.4 in a scale of 2 is 0.5.
  public func ceiledToPixel(in scale: CGFloat) -> CGFloat { ceiled(scale) }
  /// Returns the value in points on the nearest pixel (I.6, I.13): −0.25 in a scale of 2 is −0.5.
  ///
  /// ```swift
  /// let third: CGFloat = 100 / 3
  /// let column = third.roundedToPixel(in: 2)  // 33.5 points, or 67 pixels
  /// ```
  public func roundedToPixel(in scale: CGFloat) -> CGFloat { rounded(scale) }

  /// Returns the value in points on the pixel below.
  @preconcurrency @MainActor public func flooredToPixel(in scaleFactor: any ScaleFactorProviding) -> CGFloat {
    floored(scaleFactor.pixelsPerPoint)
  }
  /// Returns the value in points on the pixel above.
  @preconcurrency @MainActor public func ceiledToPixel(in scaleFactor: any ScaleFactorProviding) -> CGFloat {
    ceiled(scaleFactor.pixelsPerPoint)
  }
  /// Returns the value in points on the nearest pixel (I.6).
  @preconcurrency @MainActor public func roundedToPixel(in scaleFactor: any ScaleFactorProviding) -> CGFloat {
    rounded(scaleFactor.pixelsPerPoint)
  }
}

extension Double: PixelRounding {
  func snapped(to grid: PixelGrid, _ rounding: PixelGrid.Rounding) -> Double {
    Double(grid.snap(CGFloat(self), rounding))
  }

  /// Returns the value in points on the pixel below: 0.6 in a scale of 2 is 0.5.
  public func flooredToPixel(in scale: CGFloat) -> Double { floored(scale) }
  /// Returns the value in points on the pixel above: 0.4 in a scale of 2 is 0.5.
  public func ceiledToPixel(in scale: CGFloat) -> Double { ceiled(scale) }
  /// Returns the value in points on the nearest pixel (I.6, I.13): −0.25 in a scale of 2 is −0.5.
  public func roundedToPixel(in scale: CGFloat) -> Double { rounded(scale) }

  /// Returns the value in points on the pixel below.
  @preconcurrency @MainActor public func flooredToPixel(in scaleFactor: any ScaleFactorProviding) -> Double {
    floored(scaleFactor.pixelsPerPoint)
  }
  /// Returns the value in points on the pixel above.
  @preconcurrency @MainActor public func ceiledToPixel(in scaleFactor: any ScaleFactorProviding) -> Double {
    ceiled(scaleFactor.pixelsPerPoint)
  }
  /// Returns the value in points on the nearest pixel (I.6).
  @preconcurrency @MainActor public func roundedToPixel(in scaleFactor: any ScaleFactorProviding) -> Double {
    rounded(scaleFactor.pixelsPerPoint)
  }
}

extension CGPoint: PixelRounding {
  func snapped(to grid: PixelGrid, _ rounding: PixelGrid.Rounding) -> CGPoint { grid.snap(self, rounding) }

  /// Returns the point with each coordinate on the pixel below.
  public func flooredToPixel(in scale: CGFloat) -> CGPoint { floored(scale) }
  /// Returns the point with each coordinate on the pixel above.
  public func ceiledToPixel(in scale: CGFloat) -> CGPoint { ceiled(scale) }
  /// Returns the point with each coordinate on the nearest pixel (I.6).
  public func roundedToPixel(in scale: CGFloat) -> CGPoint { rounded(scale) }

  /// Returns the point with each coordinate on the pixel below.
  @preconcurrency @MainActor public func flooredToPixel(in scaleFactor: any ScaleFactorProviding) -> CGPoint {
    floored(scaleFactor.pixelsPerPoint)
  }
  /// Returns the point with each coordinate on the pixel above.
  @preconcurrency @MainActor public func ceiledToPixel(in scaleFactor: any ScaleFactorProviding) -> CGPoint {
    ceiled(scaleFactor.pixelsPerPoint)
  }
  /// Returns the point with each coordinate on the nearest pixel (I.6).
  @preconcurrency @MainActor public func roundedToPixel(in scaleFactor: any ScaleFactorProviding) -> CGPoint {
    rounded(scaleFactor.pixelsPerPoint)
  }
}

extension CGSize: PixelRounding {
  func snapped(to grid: PixelGrid, _ rounding: PixelGrid.Rounding) -> CGSize { grid.snap(self, rounding) }

  /// Returns the size with each side rounded down to whole pixels.
  public func flooredToPixel(in scale: CGFloat) -> CGSize { floored(scale) }
  /// Returns the size with each side rounded up to whole pixels: what `sizeThatFits(_:)` should return.
  public func ceiledToPixel(in scale: CGFloat) -> CGSize { ceiled(scale) }
  /// Returns the size with each side rounded to the nearest whole pixels (I.6).
  public func roundedToPixel(in scale: CGFloat) -> CGSize { rounded(scale) }

  /// Returns the size with each side rounded down to whole pixels.
  @preconcurrency @MainActor public func flooredToPixel(in scaleFactor: any ScaleFactorProviding) -> CGSize {
    floored(scaleFactor.pixelsPerPoint)
  }
  /// Returns the size with each side rounded up to whole pixels: what `sizeThatFits(_:)` should return.
  ///
  /// ```swift
  /// override func sizeThatFits(_ size: CGSize) -> CGSize {
  ///   let text = title.sizeThatFits(size)
  ///   return CGSize(width: text.width + 12.2, height: text.height).ceiledToPixel(in: self)
  /// }
  /// ```
  @preconcurrency @MainActor public func ceiledToPixel(in scaleFactor: any ScaleFactorProviding) -> CGSize {
    ceiled(scaleFactor.pixelsPerPoint)
  }
  /// Returns the size with each side rounded to the nearest whole pixels (I.6).
  @preconcurrency @MainActor public func roundedToPixel(in scaleFactor: any ScaleFactorProviding) -> CGSize {
    rounded(scaleFactor.pixelsPerPoint)
  }
}
