public import Foundation
import StyleCore

/// A type of objects that describe the space of bars at an edge of a view controller's view.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The distance that the bars extend into the view, in points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The distance that the bars extend into the view.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide between an edge of a view controller's view and the safe area.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private let edge: UIRectEdge
  private weak var controller: UIViewController?
  private weak var height: NSLayoutConstraint?

  init(at edge: UIRectEdge, of controller: UIViewController) {
    self.edge = edge
    self.controller = controller
    super.init()
    identifier = edge == .top ? "_UIViewControllerTop" : "_UIViewControllerBottom"
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    guard let insets = controller?.controller.safeAreaInsets else { return 0 }
    return edge == .top ? insets.top : insets.bottom
  }

  /// Adds the guide to `view`, at its edge, by two constraints that the view holds.
  func attach(to view: UIView) {
    view.addLayoutGuide(self)
    let outer =
      edge == .top
      ? LayoutSupportConstraint(item: self, .top, to: view, .top)
      : LayoutSupportConstraint(item: self, .bottom, to: view, .bottom)
    let height = LayoutSupportConstraint(item: self, .height, constant: length)
    view.addConstraints([outer, height])
    self.height = height
  }

  /// Updates the length after the safe area changed.
  func updateLength() {
    height?.constant = length
  }

  /// Returns the position of the guide along an axis of the view: at the left edge without a width, or at its edge.
  func supportRule(along axis: NSLayoutConstraint.Axis) -> Rule {
    guard axis == .vertical else { return .near(0) }
    return edge == .top ? .near(length) : .far(length, length: length)
  }

  override var layoutFrame: CGRect {
    let bounds = owningView?.bounds ?? .zero
    let y = edge == .top ? bounds.minY : bounds.maxY - length
    return CGRect(x: bounds.minX, y: y, width: 0, height: length)
  }
}

/// A constraint between a guide of a view controller and its view.
private final class LayoutSupportConstraint: NSLayoutConstraint {
  convenience init(
    item: UILayoutGuide, _ attribute: Attribute, to view: UIView? = nil, _ other: Attribute = .notAnAttribute,
    constant: CGFloat = 0
  ) {
    self.init(
      item: item, attribute: attribute, relatedBy: .equal, toItem: view, attribute: other, multiplier: 1,
      constant: constant)
  }
}

extension UIViewController {
  /// Returns the guide at an edge, which is made and added to the view on first use.
  func guide(at edge: UIRectEdge) -> LayoutSupportGuide {
    if let guide = edge == .top ? controller.topGuide : controller.bottomGuide { return guide }
    let guide = LayoutSupportGuide(at: edge, of: self)
    if edge == .top { controller.topGuide = guide } else { controller.bottomGuide = guide }
    guide.attach(to: view)
    return guide
  }
}
