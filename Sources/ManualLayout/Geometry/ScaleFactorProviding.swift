public import Foundation
public import LayoutCore
public import StyleCore

/// Something that is shown with a known number of pixels per point.
@preconcurrency @MainActor
public protocol ScaleFactorProviding {
  /// Pixels per point; a value of 0 or less means that nothing is rounded.
  var pixelsPerPoint: CGFloat { get }
}

extension UIScreen: ScaleFactorProviding {
  /// The screen's scale.
  public var pixelsPerPoint: CGFloat { scale }
}

extension UIView: ScaleFactorProviding {
  /// The scale of the view's traits; where they say none, that of its window's screen or of the main one (H.5).
  public var pixelsPerPoint: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : (window?.screen ?? UIScreen.main).scale
  }

  /// The pixels that the view is drawn with.
  var pixelGrid: PixelGrid { PixelGrid(scale: pixelsPerPoint) }
}

/// Something that has a layout direction.
@preconcurrency @MainActor
public protocol LayoutDirectionProviding {
  /// The direction that leading and trailing are taken by.
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
}

extension UIView: LayoutDirectionProviding {}
