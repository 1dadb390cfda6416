internal import Foundation
@_spi(Plumb) internal import LayoutCore
internal import StyleCore

/// A rule on controls, and views with tap gestures, whose touch target is smaller than 44 × 44 points.
///
/// The target is the area in which the view, or its superview, reacts to a touch, so overrides that extend it count.
/// Controls of the system have the system's sizes: they are reported only if they are smaller than that, as are buttons
/// without a title, whose size is that of an image.
@MainActor
enum SmallTouchTarget {
  static let least: CGFloat = 44

  static func findings(in tree: LintTree) -> [Finding] {
    tree.nodes.indices.compactMap { finding($0, in: tree) }
  }

  private static func finding(_ index: Int, in tree: LintTree) -> Finding? {
    let node = tree.nodes[index]
    let view = node.view
    guard node.isPlacedByUser, view.bounds.width > 0, view.bounds.height > 0, tree.isTouchable(index) else {
      return nil
    }
    let shown = tree.inRoot(view.bounds, of: index).size
    guard isSmall(shown.width) || isSmall(shown.height) else { return nil }
    let size = tree.inRoot(touchArea(of: view), of: index).size
    let isNarrow = isSmall(size.width) && !view.isOfNaturalSize(\.width)
    let isLow = isSmall(size.height) && !view.isOfNaturalSize(\.height)
    guard isNarrow || isLow else { return nil }
    var finding = Finding(
      .smallTouchTarget, view: tree.path(of: node),
      message:
        "The touch target is \(size.words) points; it should be at least \(least.words)×\(least.words)",
      fix: "Make it larger, or return true from point(inside:with:) for "
        + "\(((least - min(size.width, size.height)) / 2).inPoints) around it")
    finding.values = [
      FindingValue("touch width", points: size.width), FindingValue("touch height", points: size.height),
    ]
    finding.marks = [FindingMark(.area, tree.inRoot(view.bounds, of: index))]
    return finding
  }

  /// Returns whether a length is too small; rounding to pixels may take half a point of 44.
  private static func isSmall(_ length: CGFloat) -> Bool { length < least - 0.5 }

  /// Returns the touch target, in the view's coordinates, measured in its middle row and column.
  private static func touchArea(of view: UIView) -> CGRect {
    let (middle, bounds) = (CGPoint(x: view.bounds.midX, y: view.bounds.midY), view.bounds)
    func reach(_ point: (CGFloat) -> CGPoint) -> CGFloat {
      var length: CGFloat = 0
      while length < least, view.answers(at: point(length + 0.5)) { length += 1 }
      return length
    }
    let left = reach { CGPoint(x: bounds.minX - $0, y: middle.y) }
    let right = reach { CGPoint(x: bounds.maxX + $0, y: middle.y) }
    let top = reach { CGPoint(x: middle.x, y: bounds.minY - $0) }
    let bottom = reach { CGPoint(x: middle.x, y: bounds.maxY + $0) }
    return bounds.inset(by: UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right))
  }
}

extension UIView {
  /// Returns whether a touch at a point hits the view, by its own hit test or by that of its superview.
  func answers(at point: CGPoint) -> Bool {
    if hitTest(point, with: nil) != nil { return true }
    guard let superview, let hit = superview.hitTest(convert(point, to: superview), with: nil) else {
      return false
    }
    return hit === self || hit.isDescendant(of: self)
  }

  /// Returns whether the view has its system size along an axis.
  fileprivate func isOfNaturalSize(_ length: KeyPath<CGSize, CGFloat>) -> Bool {
    let natural = intrinsicContentSize[keyPath: length]
    let own = bounds.size[keyPath: length]
    switch contentKind {
    case .button: return isTitled && abs(own - natural) <= 0.5
    // A control without an intrinsic size along the axis is meant to be stretched.
    case .control, .textField: return natural < 0 || own >= natural - 0.5
    default: return false
    }
  }
}
