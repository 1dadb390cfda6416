internal import Cassowary
internal import Foundation
import LayerCore
import StyleCore

extension LayoutEngine {
  /// A rectangle along one axis as sums of variables, in the coordinates of a view.
  fileprivate struct Edges {
    var start: LinearExpression
    var length: LinearExpression
  }

  /// Returns a constraint as a sum, and its relation to zero.
  ///
  /// - Parameter register: Whether boxes register constraints whose constants depend on more than the constraint
  ///   itself.
  func expression(
    of constraint: NSLayoutConstraint, register: Bool = false
  ) -> (sum: LinearExpression, relation: Relation)? {
    guard let holder = constraint.holder?.view, let equation = constraint.equation else { return nil }
    var sum = LinearExpression(-Double(equation.constant))
    for term in equation.terms {
      guard let part = expression(of: term, in: holder, notes: register) else {
        return nil
      }
      sum.add(part, times: Double(term.coefficient))
    }
    // In a right-to-left direction, the relation may be the reverse of the constraint's own.
    return (sum, equation.relation.solved)
  }

  /// Returns a part of an item in the coordinates of the view that holds the constraint.
  private func expression(
    of term: ConstraintEquation.Term, in holder: UIView, notes: Bool
  ) -> LinearExpression? {
    let item = term.attribute.baselineItem(of: term.item)
    guard let owner = item.owner else { return nil }
    let axis = term.attribute.axis
    let isSize = term.attribute.part == .size
    var edges: Edges
    var space = owner
    if let guide = item.guide {
      edges = self.edges(of: guide, item: item, in: owner, axis, notes: notes)
    } else if owner === holder {
      // The view that holds the constraint, in its own coordinates.
      if let scrollView = owner as? UIScrollView, !isSize, !term.attribute.insideMargins {
        let content = box(of: scrollView.contentGuide.constraintItem)
        edges = Edges(
          start: LinearExpression(content[axis].start), length: LinearExpression(content[axis].length))
      } else {
        edges = inside(owner, axis, notes: notes)
      }
    } else {
      let box = box(of: item)
      edges = Edges(start: LinearExpression(box[axis].start), length: LinearExpression(box[axis].length))
      guard let superview = owner.attachedSuperview else { return nil }
      space = superview
    }
    if term.attribute.insideMargins {
      if notes { note(owner) }
      let insets = countedInsets(of: owner)
      let (near, far) = insets.margins.along(axis)
      let (alignedNear, alignedFar) = owner.alignmentRectInsets.along(axis)
      edges.inset(by: near - alignedNear, far - alignedFar)
    }
    if isSize { return edges.length }
    if term.attribute.part == .firstBaseline || term.attribute.part == .lastBaseline {
      if notes { note(owner, bySize: true) }
    }
    var place = edges.place(of: term.attribute.part, baselines: item.view?.baselineOffsets ?? (nil, 0))
    while space !== holder {
      guard let superview = space.attachedSuperview else { return nil }
      if notes { note(space) }
      let box = box(of: space.constraintItem)
      let inset = space.alignmentRectInsets.along(axis).near
      place.add(
        LinearExpression(
          box[axis].start, plus: Double(-inset - space.backing.storedBounds.origin.along(axis))))
      space = superview
    }
    return place
  }

  /// Returns the alignment rectangle of a view in its own coordinates.
  private func inside(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, notes: Bool
  ) -> Edges {
    if notes { note(view) }
    let box = box(of: view.constraintItem)
    let start = view.backing.storedBounds.origin.along(axis) + view.alignmentRectInsets.along(axis).near
    return Edges(start: LinearExpression(Double(start)), length: LinearExpression(box[axis].length))
  }

  /// Returns the rectangle of a guide in the coordinates of its view.
  ///
  /// The guides of the system depend on the bounds; the others have variables.
  private func edges(
    of guide: UILayoutGuide, item: ConstraintItem, in owner: UIView, _ axis: NSLayoutConstraint.Axis,
    notes: Bool
  ) -> Edges {
    guard let rule = guide.rule(along: axis) else {
      let box = box(of: item)
      return Edges(start: LinearExpression(box[axis].start), length: LinearExpression(box[axis].length))
    }
    if notes { note(owner, bySize: guide.kind.followsSize) }
    let box = box(of: owner.constraintItem)
    _ = countedInsets(of: owner)
    if guide.kind == .readableContent { box.readable = ReadableRule(limit: owner.readableLimit) }
    let (alignedNear, alignedFar) = owner.alignmentRectInsets.along(axis)
    let start = LinearExpression(Double(owner.backing.storedBounds.origin.along(axis)))
    let whole = LinearExpression(box[axis].length, plus: Double(alignedNear + alignedFar))
    var edges = Edges(start: start, length: whole)
    switch rule {
    case .inset(let near, let far): edges.inset(by: near, far)
    case .near(let length): edges.length = LinearExpression(Double(length))
    case .far(let distance, let length):
      edges.start.add(whole)
      edges.start.add(LinearExpression(Double(-distance)))
      edges.length = LinearExpression(Double(length))
    case .middle(let length):
      edges.start.add(whole, times: 0.5)
      edges.start.add(LinearExpression(Double(-length / 2)))
      edges.length = LinearExpression(Double(length))
    }
    return edges
  }

  /// Returns the insets of `view`, and registers that a constraint depends on them.
  ///
  /// If constraints depend on other insets, their constants are computed again.
  private func countedInsets(of view: UIView) -> ViewInsets {
    let (box, insets) = (box(of: view.constraintItem), view.currentInsets)
    if let counted = box.insets, counted != insets { insetsDidChange(of: box) }
    // Insets that the view does not know yet may differ when it is placed, or be the old ones again.
    if fitting == nil, insets != view.reportedInsets { view.backing.markNeedsEnvironment() }
    box.insets = insets
    return insets
  }

  /// Registers that the constraint to be inserted depends on the insets, the bounds' origin or the size of `view`.
  private func note(_ view: UIView, bySize: Bool = false) {
    let box = box(of: view.constraintItem)
    // Without dependents, changes since the box was made were not noted.
    if !box.isWatched { box.known = KnownGeometry(of: view, withSize: bySize) }
    if bySize { box.dependsOnSize = true }
    if noted.last !== box { noted.append(box) }
  }
}

extension UILayoutGuide.Kind {
  /// Whether or not the rectangle of the guide depends on the view's size by more than a share of it.
  fileprivate var followsSize: Bool { self == .readableContent || self == .keyboard }
}

extension LayoutEngine.Edges {
  mutating func inset(by near: CGFloat, _ far: CGFloat) {
    start.add(LinearExpression(Double(near)))
    length.add(LinearExpression(Double(-near - far)))
  }

  /// Returns a position in the rectangle.
  ///
  /// Baselines have given distances from its edges.
  func place(of part: ResolvedAttribute.Part, baselines: @autoclosure () -> (first: CGFloat?, last: CGFloat))
    -> LinearExpression
  {
    switch part {
    case .min: return start
    case .max: return start + length
    case .center:
      var place = start
      place.add(length, times: 0.5)
      return place
    case .size: return length
    case .firstBaseline:
      guard let first = baselines().first else { return start + length }
      return start + LinearExpression(Double(first))
    case .lastBaseline: return start + length - LinearExpression(Double(baselines().last))
    }
  }
}

extension ResolvedAttribute {
  /// Returns the item with the baseline: the one that the view names, or else `item` itself (F.21).
  @MainActor
  fileprivate func baselineItem(of item: ConstraintItem) -> ConstraintItem {
    guard part == .firstBaseline || part == .lastBaseline, let view = item.view else { return item }
    var named = view
    while true {
      let next = part == .firstBaseline ? named.forFirstBaselineLayout : named.forLastBaselineLayout
      guard next !== named, next.isDescendant(of: named) else { break }
      named = next
    }
    return named === view ? item : named.constraintItem
  }
}

extension UIEdgeInsets {
  /// Returns the insets at the two ends of an axis.
  func along(_ axis: NSLayoutConstraint.Axis) -> (near: CGFloat, far: CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

extension CGPoint {
  /// Returns the coordinate along an axis.
  func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}
