import Foundation
import LayoutCore
import StyleCore

/// A constraint that a stack view makes: its items, its relation and its role.
@MainActor
struct StackRelation {
  /// The role of a constraint, whose raw value is the identifier that UIKit gives it.
  enum Role: String {
    /// The connection of the ends of the row of views to edges of the stack view.
    case canvasConnection = "UISV-canvas-connection"
    /// The smallest possible size of the stack view, whose edges are loose.
    case canvasFit = "UISV-canvas-fit"
    /// The gap between two views.
    case spacing = "UISV-spacing"
    /// The length of a hidden view, which is 0.
    case hiding = "UISV-hiding"
    /// The equality of lengths of views or gaps.
    case fillEqually = "UISV-fill-equally"
    /// The share that the length of a view has in the stack's.
    case fillProportionally = "UISV-fill-proportionally"
    /// The start or end of a gap.
    case distributingEdge = "UISV-distributing-edge"
    /// The alignment of views across the axis.
    case alignment = "UISV-alignment"
    /// The connection of the spacer to a view across the axis.
    case spanningBoundary = "UISV-spanning-boundary"
    /// The smallest possible size of the spacer.
    case spanningFit = "UISV-spanning-fit"
    /// The size across the axis of a view without another one, which is 0.
    case ambiguitySuppression = "UISV-ambiguity-suppression"
  }

  let role: Role
  let first: ConstraintItem
  let firstAttribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  var second: ConstraintItem?
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required

  /// The part of a constraint that cannot be changed once it is made.
  struct Key: Hashable {
    let role: Role
    let first: ObjectIdentifier
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ObjectIdentifier?
    let secondAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
  }

  var key: Key {
    Key(
      role: role, first: ObjectIdentifier(first), firstAttribute: firstAttribute, relation: relation,
      second: second.map { ObjectIdentifier($0) }, secondAttribute: secondAttribute, multiplier: multiplier)
  }

  /// Returns a constraint of this relation, which is not active.
  func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      ConstraintTerm(first, firstAttribute), relation,
      second.map { ConstraintTerm($0, secondAttribute) }, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = role.rawValue
    constraint.isOfStack = true
    return constraint
  }

  /// Updates a constraint with the same key to this relation.
  func update(_ constraint: NSLayoutConstraint) {
    constraint.constant = constant
    constraint.priority = priority
  }
}

extension StackRelation {
  /// Creates the relation `first.attribute relation second.attribute + constant`.
  init(
    _ role: Role, item first: ConstraintItem, attribute firstAttribute: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem second: ConstraintItem,
    attribute secondAttribute: NSLayoutConstraint.Attribute, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    self.init(
      role: role, first: first, firstAttribute: firstAttribute, relation: relation, second: second,
      secondAttribute: secondAttribute, constant: constant, priority: priority)
  }

  /// Creates the relation `first.attribute == multiplier · second.attribute`.
  init(
    _ role: Role, item first: ConstraintItem, attribute firstAttribute: NSLayoutConstraint.Attribute,
    toItem second: ConstraintItem, attribute secondAttribute: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1,
    priority: UILayoutPriority = .required
  ) {
    self.init(
      role: role, first: first, firstAttribute: firstAttribute, second: second,
      secondAttribute: secondAttribute, multiplier: multiplier, priority: priority)
  }

  /// Creates the relation `first.attribute == 0`.
  init(
    _ role: Role, zero first: ConstraintItem, attribute: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority = .required
  ) {
    self.init(role: role, first: first, firstAttribute: attribute, priority: priority)
  }
}
