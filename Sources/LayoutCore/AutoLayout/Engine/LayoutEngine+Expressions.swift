internal import Cassowary
internal import Foundation
import LayerCore
import StyleCore

extension LayoutEngine {
  /// A rectangle along one axis as sums of unknowns, in the coordinates of a view.
  fileprivate struct Edges {
    var start: LinearExpression
    var length: LinearExpression
  }

  /// What a constraint says is zero, or not above or below zero, and which of these. With `register`, boxes take
  /// note of constraints whose constants depend on more than themselves.
  func expression(
    of constraint: NSLayoutConstraint, register: Bool = false
  ) -> (sum: LinearExpression, relation: Relation)? {
    guard let holder = constraint.holder?.view, let equation = constraint.equation else { return nil }
    var sum = LinearExpression(-Double(equation.constant))
    for term in equation.terms {
      guard let part = expression(of: term, in: holder, dependent: register ? constraint : nil) else {
        return nil
      }
      sum.add(part, times: Double(term.coefficient))
    }
    // Where reading goes from right to left, this may be the other than the constraint's own.
    return (sum, equation.relation.solved)
  }

  /// A part of an item in the coordinates of the view that holds the constraint.
  private func expression(
    of term: ConstraintEquation.Term, in holder: UIView, dependent: NSLayoutConstraint?
  ) -> LinearExpression? {
    let item = term.attribute.baselineItem(of: term.item)
    guard let owner = item.owner else { return nil }
    let axis = term.attribute.axis
    let isSize = term.attribute.part == .size
    var edges: Edges
    var space = owner
    if let guide = item.guide {
      edges = self.edges(of: guide, item: item, in: owner, axis, dependent)
    } else if owner === holder {
      // The view that holds the constraint, as those in it see it.
      if let scrollView = owner as? UIScrollView, !isSize, !term.attribute.insideMargins {
        let content = box(of: scrollView.contentGuide.constraintItem)
        edges = Edges(
          start: LinearExpression(content[axis].start), length: LinearExpression(content[axis].length))
      } else {
        edges = inside(owner, axis, dependent)
      }
    } else {
      let box = box(of: item)
      edges = Edges(start: LinearExpression(box[axis].start), length: LinearExpression(box[axis].length))
      guard let superview = owner.attachedSuperview else { return nil }
      space = superview
    }
    if term.attribute.insideMargins {
      note(dependent, on: owner)
      let insets = countedInsets(of: owner)
      let (near, far) = insets.margins.along(axis)
      let (alignedNear, alignedFar) = owner.alignmentRectInsets.along(axis)
      edges.inset(by: near - alignedNear, far - alignedFar)
    }
    if isSize { return edges.length }
    if term.attribute.part == .firstBaseline || term.attribute.part == .lastBaseline {
      note(dependent, on: owner, bySize: true)
    }
    var place = edges.place(of: term.attribute.part, baselines: item.view?.baselineOffsets ?? (nil, 0))
    while space !== holder {
      guard let superview = space.attachedSuperview else { return nil }
      note(dependent, on: space)
      let box = box(of: space.constraintItem)
      let inset = space.alignmentRectInsets.along(axis).near
      place.add(
        LinearExpression(
          box[axis].start, plus: Double(-inset - space.backing.storedBounds.origin.along(axis))))
      space = superview
    }
    return place
  }

  /// The alignment rectangle of a view in its own coordinates.
  private func inside(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ dependent: NSLayoutConstraint?
  ) -> Edges {
    note(dependent, on: view)
    let box = box(of: view.constraintItem)
    let start = view.backing.storedBounds.origin.along(axis) + view.alignmentRectInsets.along(axis).near
    return Edges(start: LinearExpression(Double(start)), length: LinearExpression(box[axis].length))
  }

  /// The rectangle of a guide in the coordinates of its view. Guides that views have of their own follow from the
  /// bounds; the others have unknowns.
  private func edges(
    of guide: UILayoutGuide, item: ConstraintItem, in owner: UIView, _ axis: NSLayoutConstraint.Axis,
    _ dependent: NSLayoutConstraint?
  ) -> Edges {
    guard let rule = guide.rule(along: axis) else {
      let box = box(of: item)
      return Edges(start: LinearExpression(box[axis].start), length: LinearExpression(box[axis].length))
    }
    note(dependent, on: owner, bySize: guide.kind.followsSize)
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

  /// The insets of `view`, on which a constraint counts from now on. Where others count on earlier ones, their constants
  /// are found again.
  private func countedInsets(of view: UIView) -> ViewInsets {
    let (box, insets) = (box(of: view.constraintItem), view.currentInsets)
    if let counted = box.insets, counted != insets { insetsDidChange(of: box) }
    // Insets that the view is still to be told of may be others when it is placed, or the old ones again.
    if fitting == nil, insets != view.reportedInsets { view.backing.markNeedsEnvironment() }
    box.insets = insets
    return insets
  }

  /// Takes note that a constraint counts on the insets or the bounds' origin of `view`, or on its size, too.
  private func note(_ constraint: NSLayoutConstraint?, on view: UIView, bySize: Bool = false) {
    guard let constraint else { return }
    let box = box(of: view.constraintItem)
    if bySize { box.dependsOnSize = true }
    if box.dependents.last !== constraint { box.dependents.append(constraint) }
  }
}

extension UILayoutGuide.Kind {
  /// Whether how the guide lies along its view hangs on the view's size by more than a share of it.
  fileprivate var followsSize: Bool { self == .readableContent || self == .keyboard }
}

extension LayoutEngine.Edges {
  mutating func inset(by near: CGFloat, _ far: CGFloat) {
    start.add(LinearExpression(Double(near)))
    length.add(LinearExpression(Double(-near - far)))
  }

  /// A place of the rectangle. Baselines lie at distances from its edges.
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
  /// The item whose baseline is meant: that of the view that the view names, or else `item` itself (F.21).
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
  /// The insets at the two ends of an axis.
  func along(_ axis: NSLayoutConstraint.Axis) -> (near: CGFloat, far: CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}
