public import Foundation

/// A trait of a preview: its size or its orientation.
public struct PreviewTrait<Kind>: Sendable {
  /// The values of traits.
  package enum Value: Hashable, Sendable {
    case deviceLayout
    case sizeThatFitsLayout
    case fixedLayout(width: CGFloat, height: CGFloat)
    case portrait, landscape
    /// A trait that has no effect.
    case other
  }

  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// The size of a device's screen.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.deviceLayout) }
  /// The size that fits the view.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.sizeThatFitsLayout) }

  /// Returns the trait of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(.fixedLayout(width: width, height: height))
  }

  /// The orientation of a device with a short side at the top.
  public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.portrait) }
  /// The orientation of a device that is turned to the left.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.landscape) }
  /// The orientation of a device that is turned to the right.
  ///
  /// Differs from UIKit: it is that of one turned to the left; their safe areas are the same.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.landscape) }
  /// The orientation of a device that is upside down.
  ///
  /// Differs from UIKit: it is the upright one.
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { PreviewTrait(.portrait) }
}
