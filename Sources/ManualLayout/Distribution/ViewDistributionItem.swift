public import Foundation
import LayoutCore
public import StyleCore
public import TextViewCore

/// A type that can be an item of a distribution: a view, a proxy, or a number as `.fixed` or `.flexible`.
@preconcurrency @MainActor
public protocol ViewDistributionSpecifying {
  /// The item of the distribution.
  var distributionItem: ViewDistributionItem { get }
}

/// An item of a distribution.
@preconcurrency @MainActor
public enum ViewDistributionItem: ViewDistributionSpecifying {
  /// A view or a proxy with its rectangle, inset at the edges.
  ///
  /// The insets apply only along the axis of the distribution.
  case view(any Alignable, UIEdgeInsets)
  /// A spacer of a length in points.
  case fixed(CGFloat)
  /// A spacer that gets a share of the remaining length, by its weight.
  case flexible(CGFloat)

  /// The item itself.
  public var distributionItem: ViewDistributionItem { self }

  /// Whether or not the item gets a share of the remaining length.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

extension Alignable {
  /// The item of the view or proxy with its whole rectangle.
  public var distributionItem: ViewDistributionItem { .view(self, .zero) }

  /// Returns the item of the view or proxy, inset at its edges along the axis.
  public func distributionItem(insetBy insets: UIEdgeInsets) -> ViewDistributionItem { .view(self, insets) }
}

extension UILabel {
  /// The item of the label from the top of its first line's capitals to its last line's baseline.
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
  /// A fixed spacer of as many points.
  public var fixed: ViewDistributionItem { .fixed(self) }
  /// A flexible spacer of this weight.
  public var flexible: ViewDistributionItem { .flexible(self) }
}

extension Double {
  /// A fixed spacer of as many points.
  public var fixed: ViewDistributionItem { .fixed(CGFloat(self)) }
  /// A flexible spacer of this weight.
  public var flexible: ViewDistributionItem { .flexible(CGFloat(self)) }
}

extension Int {
  /// A fixed spacer of as many points.
  public var fixed: ViewDistributionItem { .fixed(CGFloat(self)) }
  /// A flexible spacer of this weight.
  public var flexible: ViewDistributionItem { .flexible(CGFloat(self)) }
}
