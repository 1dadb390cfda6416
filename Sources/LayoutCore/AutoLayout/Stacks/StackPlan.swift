import Foundation

/// The constraints by which a stack places its views, as it is set and as its views are (F.38–F.44). Nothing else
/// places them.
@MainActor
struct StackPlan {
  let stack: UIStackView
  /// The arranged views, hidden ones as well.
  let views: [UIView]
  /// The places of the views that are not hidden.
  let visible: [Int]
  /// Along the axis, and across it.
  let along: StackAxis
  let across: StackAxis
  /// What the ends of the row meet: the stack, or its margins.
  let canvas: ConstraintItem
  /// In the order in which they become active.
  private(set) var relations: [StackRelation] = []
  /// The guides that the constraints speak of.
  private(set) var guides: Set<StackGuides.Name> = []

  init(of stack: UIStackView) {
    let arrangement = stack.arrangement
    self.stack = stack
    views = arrangement.views
    visible = views.indices.filter { [views] in !views[$0].isHidden }
    along = StackAxis(arrangement.axis)
    across = StackAxis(arrangement.axis == .horizontal ? .vertical : .horizontal)
    canvas =
      arrangement.isMarginsRelative ? stack.layoutMarginsGuide.constraintItem : stack.constraintItem
    guard !views.isEmpty else { return }
    distribute()
    align()
  }

  mutating func add(_ relation: StackRelation) { relations.append(relation) }

  func item(_ index: Int) -> ConstraintItem { views[index].constraintItem }

  /// The guide of a name, which the stack keeps.
  mutating func guide(_ name: StackGuides.Name) -> ConstraintItem {
    guides.insert(name)
    return stack.stackGuides.item(name, in: stack)
  }

  /// Ties an edge or the middle of the canvas to an item; loosely, where the item may also lie farther inside.
  mutating func connect(
    _ item: ConstraintItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal
  ) {
    add(StackRelation(.canvasConnection, canvas, attribute, relation, item, attribute))
  }
}

/// The attributes along an axis.
struct StackAxis {
  let axis: NSLayoutConstraint.Axis
  let start, end, center, size: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    (start, end, center, size) =
      axis == .horizontal ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
  }
}
