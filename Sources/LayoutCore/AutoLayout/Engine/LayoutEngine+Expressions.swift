internal import Cassowary
internal import Foundation
import LayerCore
import StyleCore

extension LayoutEngine {
  /// A rectangle along one axis, in the coordinates of a view.
  fileprivate struct Edges {
    var start: Distance
    var length: Distance
  }

  /// A multiple of a variable and a constant, or a constant alone.
  ///
  /// A sum of any number of terms would be counted wherever it is copied.
  fileprivate struct Distance {
    var constant: Double
    var term: Term?

    init(_ constant: CGFloat) {
      self.constant = Double(constant)
    }

    init(_ variable: Variable, plus constant: CGFloat = 0) {
      self.constant = Double(constant)
      term = Term(1, variable)
    }
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
      guard add(term, in: holder, to: &sum, notes: register) else { return nil }
    }
    // In a right-to-left direction, the relation may be the reverse of the constraint's own.
    return (sum, equation.relation.solved)
  }

  /// Adds a multiple of a part of an item, in the coordinates of the view that holds the constraint, to a sum.
  ///
  /// - Returns: Whether the item is in that view.
  private func add(
    _ term: ConstraintEquation.Term, in holder: UIView, to sum: inout LinearExpression, notes: Bool
  ) -> Bool {
    let item = term.attribute.baselineItem(of: term.item)
    guard let owner = item.owner else { return false }
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
        edges = Edges(start: Distance(content[axis].start), length: Distance(content[axis].length))
      } else {
        edges = inside(owner, axis, notes: notes)
      }
    } else {
      let box = box(of: item)
      edges = Edges(start: Distance(box[axis].start), length: Distance(box[axis].length))
      guard let superview = owner.attachedSuperview else { return false }
      space = superview
    }
    if term.attribute.insideMargins {
      if notes { note(owner) }
      let insets = countedInsets(of: owner)
      let (near, far) = insets.margins.along(axis)
      let (alignedNear, alignedFar) = owner.alignmentRectInsets.along(axis)
      edges.inset(by: near - alignedNear, far - alignedFar)
    }
    let factor = Double(term.coefficient)
    if isSize {
      sum.append(edges.length.term, times: factor)
      sum.constant += factor * edges.length.constant
      return true
    }
    if term.attribute.part == .firstBaseline || term.attribute.part == .lastBaseline {
      if notes { note(owner, bySize: true) }
    }
    let place = edges.place(of: term.attribute.part, baselines: item.view?.baselineOffsets ?? (nil, 0))
    sum.append(edges.start.term, times: factor)
    if let share = place.share { sum.append(edges.length.term, times: factor * share) }
    var constant = place.constant
    while space !== holder {
      guard let superview = space.attachedSuperview else { return false }
      if notes { note(space) }
      let box = box(of: space.constraintItem)
      let inset = space.alignmentRectInsets.along(axis).near
      sum.append(Term(factor, box[axis].start))
      constant += Double(-inset - space.backing.storedBounds.origin.along(axis))
      space = superview
    }
    sum.constant += factor * constant
    return true
  }

  /// Returns the alignment rectangle of a view in its own coordinates.
  private func inside(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, notes: Bool
  ) -> Edges {
    if notes { note(view) }
    let box = box(of: view.constraintItem)
    let start = view.backing.storedBounds.origin.along(axis) + view.alignmentRectInsets.along(axis).near
    return Edges(start: Distance(start), length: Distance(box[axis].length))
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
      return Edges(start: Distance(box[axis].start), length: Distance(box[axis].length))
    }
    if notes { note(owner, bySize: guide.kind.followsSize) }
    let box = box(of: owner.constraintItem)
    _ = countedInsets(of: owner)
    if guide.kind == .readableContent { box.readable = ReadableRule(limit: owner.readableLimit) }
    let (alignedNear, alignedFar) = owner.alignmentRectInsets.along(axis)
    let start = Distance(owner.backing.storedBounds.origin.along(axis))
    let whole = Distance(box[axis].length, plus: alignedNear + alignedFar)
    var edges = Edges(start: start, length: whole)
    switch rule {
    case .inset(let near, let far): edges.inset(by: near, far)
    case .near(let length): edges.length = Distance(length)
    case .far(let distance, let length):
      edges.start.term = whole.term
      edges.start.constant += whole.constant
      edges.start.constant += Double(-distance)
      edges.length = Distance(length)
    case .middle(let length):
      edges.start.term = Term(0.5, box[axis].length)
      edges.start.constant += 0.5 * whole.constant
      edges.start.constant += Double(-length / 2)
      edges.length = Distance(length)
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
    start.constant += Double(near)
    length.constant += Double(-near - far)
  }

  /// Returns the share of the length that is between the start and a position, if any, and the constant of the position.
  ///
  /// Baselines have given distances from the edges.
  func place(of part: ResolvedAttribute.Part, baselines: @autoclosure () -> (first: CGFloat?, last: CGFloat))
    -> (share: Double?, constant: Double)
  {
    let far = start.constant + length.constant
    switch part {
    case .min, .size: return (nil, start.constant)
    case .max: return (1, far)
    case .center: return (0.5, start.constant + 0.5 * length.constant)
    case .firstBaseline:
      guard let first = baselines().first else { return (1, far) }
      return (nil, start.constant + Double(first))
    case .lastBaseline: return (1, far - Double(baselines().last))
    }
  }
}

extension LinearExpression {
  /// Appends a multiple of a term, if there is one.
  fileprivate mutating func append(_ term: Term?, times factor: Double) {
    if let term { append(Term(factor * term.coefficient, term.variable)) }
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
