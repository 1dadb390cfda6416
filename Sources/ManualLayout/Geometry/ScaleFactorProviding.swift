public import Foundation
public import LayoutCore
public import StyleCore

/// A type with a scale factor.
@preconcurrency @MainActor
public protocol ScaleFactorProviding {
  /// The number of pixels per point; 0 or less disables rounding.
  var pixelsPerPoint: CGFloat { get }
}

extension UIScreen: ScaleFactorProviding {
  /// The screen's scale.
  public var pixelsPerPoint: CGFloat { scale }
}

extension UIView: ScaleFactorProviding {
  /// The scale of the view's traits, or of its window's screen or of the main one where they have none (H.5).
  public var pixelsPerPoint: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : (window?.screen ?? UIScreen.main).scale
  }

  /// The pixel grid of the view.
  var pixelGrid: PixelGrid { PixelGrid(scale: pixelsPerPoint) }
}

/// A type with a layout direction.
@preconcurrency @MainActor
public protocol LayoutDirectionProviding {
  /// The direction from leading to trailing.
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
}

extension UIView: LayoutDirectionProviding {}
