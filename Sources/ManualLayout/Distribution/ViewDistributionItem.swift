public import Foundation
import LayoutCore
public import StyleCore
public import TextViewCore

/// What can stand in a distribution: a view, a proxy, or a number as `.fixed` or `.flexible`.
@preconcurrency @MainActor
public protocol ViewDistributionSpecifying {
  /// The item that it is in a distribution.
  var distributionItem: ViewDistributionItem { get }
}

/// One item of a distribution.
@preconcurrency @MainActor
public enum ViewDistributionItem: ViewDistributionSpecifying {
  /// A view or a proxy by its rectangle, taking up that much less space at its edges. Insets count only along the
  /// axis of the distribution.
  case view(any Alignable, UIEdgeInsets)
  /// A spacer of a length in points.
  case fixed(CGFloat)
  /// A spacer that gets a share of what views and fixed spacers leave, by its weight.
  case flexible(CGFloat)

  /// The item itself.
  public var distributionItem: ViewDistributionItem { self }

  /// Whether the item takes a share of what others leave.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

extension Alignable {
  /// The view or proxy, taking up its whole rectangle.
  public var distributionItem: ViewDistributionItem { .view(self, .zero) }

  /// The view or proxy, taking up so much less space at its edges along the axis.
  public func distributionItem(insetBy insets: UIEdgeInsets) -> ViewDistributionItem { .view(self, insets) }
}

extension UILabel {
  /// The label from the top of its first line's capitals to its last line's baseline.
  public var distributionItemUsingCapInsets: ViewDistributionItem {
    let context = capInsetsAlignmentProxy.alignmentContext
    return .view(
      self,
      UIEdgeInsets(
        top: context.alignmentBounds.minY - bounds.minY, left: 0,
        bottom: bounds.maxY - context.alignmentBounds.maxY, right: 0))
  }
}

extension CGFloat {
  /// A spacer of so many points.
  public var fixed: ViewDistributionItem { .fixed(self) }
  /// A spacer of this weight.
  public var flexible: ViewDistributionItem { .flexible(self) }
}

extension Double {
  /// A spacer of so many points.
  public var fixed: ViewDistributionItem { .fixed(CGFloat(self)) }
  /// A spacer of this weight.
  public var flexible: ViewDistributionItem { .flexible(CGFloat(self)) }
}

extension Int {
  /// A spacer of so many points.
  public var fixed: ViewDistributionItem { .fixed(CGFloat(self)) }
  /// A spacer of this weight.
  public var flexible: ViewDistributionItem { .flexible(CGFloat(self)) }
}
