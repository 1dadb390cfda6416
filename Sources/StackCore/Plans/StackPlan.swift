import Foundation
import LayoutCore

/// The constraints by which a stack view places its views, from its properties and its views (F.38–F.44).
///
/// No other constraints of the system place them.
@MainActor
struct StackPlan {
  let stack: UIStackView
  /// The arranged views, including hidden ones.
  let views: [UIView]
  /// The indices of the views that are not hidden.
  let visible: [Int]
  /// The attributes along the axis, and across it.
  let along: StackAxis
  let across: StackAxis
  /// The item that the ends of the row are connected to: the stack view, or its margins.
  let canvas: ConstraintItem
  /// The relations in the order of activation.
  private(set) var relations: [StackRelation] = []
  /// The guides of the constraints.
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

  /// Returns the guide with the given name, which the stack view keeps.
  mutating func guide(_ name: StackGuides.Name) -> ConstraintItem {
    guides.insert(name)
    return stack.stackGuides.item(name, in: stack)
  }

  /// Connects an edge or the centre of the canvas to an item, which may be farther inside with an inequality.
  mutating func connect(
    _ item: ConstraintItem, _ attribute: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation = .equal
  ) {
    add(
      StackRelation(
        .canvasConnection, item: canvas, attribute: attribute, relatedBy: relation, toItem: item,
        attribute: attribute))
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
