internal import Foundation
internal import GraphicsCore
internal import LayerCore
@_spi(Plumb) internal import LayoutCore
import StackCore
internal import StyleCore

extension LintTree {
  /// Returns a rectangle of a view in the coordinates of the root.
  func inRoot(_ rect: CGRect, of index: Int) -> CGRect { nodes[index].view.convert(rect, to: root) }

  /// Returns the ancestors of a view, the nearest first.
  func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(first: index, next: { nodes[$0].parent }).dropFirst()
  }

  /// Returns whether the view's edges are upright in the root.
  func isUpright(_ index: Int) -> Bool {
    let view = nodes[index].view
    let (origin, end) = (view.convert(CGPoint.zero, to: root), view.convert(CGPoint(x: 1, y: 0), to: root))
    return abs(end.y - origin.y) < 1e-6 && end.x > origin.x
  }

  /// Returns the part of an area of the root that all clipping ancestors of the view leave visible, the root included.
  func visiblePart(of area: CGRect, in index: Int) -> CGRect {
    ancestors(of: index).reduce(area) { area, above in
      let view = nodes[above].view
      return view.clipsToBounds || above == 0 ? area.cut(to: inRoot(view.bounds, of: above)) : area
    }
  }

  /// Returns whether the view or an ancestor has a mask.
  func isMasked(_ index: Int) -> Bool {
    nodes[index].view.layer.mask != nil || ancestors(of: index).contains { nodes[$0].view.layer.mask != nil }
  }

  /// Returns whether the view is in a scroll view.
  func isInScrollView(_ index: Int) -> Bool {
    ancestors(of: index).contains { nodes[$0].view is UIScrollView }
  }

  /// Returns whether touches reach the view: user interaction is enabled in it and its ancestors.
  func isTouchable(_ index: Int) -> Bool {
    let view = nodes[index].view
    guard nodes[index].isShown, view.isUserInteractionEnabled, view.alpha >= 0.01 else { return false }
    guard ancestors(of: index).allSatisfy({ nodes[$0].view.isUserInteractionEnabled }) else { return false }
    if let control = view as? UIControl { return control.isEnabled }
    return (view.gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
  }

  /// The size of a pixel, in points.
  var pixel: CGFloat { 1 / CGFloat(max(scale, 1)) }
}

extension UIView {
  /// Whether or not the view's own area is visible, by a colour, a border or an image.
  var showsItsArea: Bool {
    if let color = backgroundColor?.resolvedColor(with: traitCollection).cgColor, color.alpha > 0.02 {
      return true
    }
    if layer.borderWidth > 0, layer.borderColor != nil { return true }
    return fillsItsArea ?? (type(of: layer) != CALayer.self && !(self is UIStackView))
  }

  /// Whether or not the view may hide views behind it, as far as is known.
  var hidesWhatIsBehind: Bool {
    guard alpha > 0.9 else { return false }
    if let color = backgroundColor?.resolvedColor(with: traitCollection).cgColor, color.alpha > 0.9 {
      return true
    }
    // The view's own layers and drawings may be opaque.
    return fillsItsArea
      ?? (layer.contents != nil || (layer.sublayers ?? []).count > subviews.count
        || type(of: layer) != CALayer.self)
  }

  /// Whether or not the view fills its bounds, for kinds of content that determine it; otherwise nil.
  private var fillsItsArea: Bool? {
    switch contentKind {
    case .effect: true
    case .image: shownContent.image != nil
    default: nil
    }
  }
}

extension CGRect {
  /// Returns the intersection of two rectangles; empty if they are disjoint.
  func cut(to other: CGRect) -> CGRect {
    let common = intersection(other)
    return common.isNull ? CGRect(origin: origin, size: .zero) : common
  }

  /// Returns the lengths by which this rectangle extends beyond another at each side, in points; 0 where it does not.
  func overhang(over other: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, other.minY - minY), left: max(0, other.minX - minX), bottom: max(0, maxY - other.maxY),
      right: max(0, maxX - other.maxX))
  }
}

extension UIEdgeInsets {
  /// The sides with their names.
  var sides: [(name: String, length: CGFloat)] {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
  }

  /// The side with the largest inset.
  var widest: (name: String, length: CGFloat) { sides.max { $0.length < $1.length } ?? ("top", 0) }
}
