import Foundation
import StyleCore

/// One constraint that a stack makes: what it relates, how, and what for.
@MainActor
struct StackRelation {
  /// What a constraint is for; the raw value is the identifier that UIKit gives it.
  enum Role: String {
    /// Ends of the row of views meet edges of the stack.
    case canvasConnection = "UISV-canvas-connection"
    /// The stack is no larger than it must be, where its edges hold it loosely.
    case canvasFit = "UISV-canvas-fit"
    /// The gap between two views.
    case spacing = "UISV-spacing"
    /// A hidden view has no length.
    case hiding = "UISV-hiding"
    /// Lengths of views or gaps are equal.
    case fillEqually = "UISV-fill-equally"
    /// The length of a view is its share of the stack's.
    case fillProportionally = "UISV-fill-proportionally"
    /// Where a gap begins and ends.
    case distributingEdge = "UISV-distributing-edge"
    /// Views stand in one line across the axis.
    case alignment = "UISV-alignment"
    /// A spacer spans the views across the axis.
    case spanningBoundary = "UISV-spanning-boundary"
    /// The spacer spans nothing else.
    case spanningFit = "UISV-spanning-fit"
    /// A view that nothing gives an extent across the axis has none.
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

  /// What cannot be changed in a constraint once it is made.
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

  /// A constraint that says this; it is not active.
  func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      ConstraintTerm(first, firstAttribute), relation,
      second.map { ConstraintTerm($0, secondAttribute) }, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = role.rawValue
    constraint.isOfStack = true
    return constraint
  }

  /// Gives a constraint with the same key what else this says.
  func update(_ constraint: NSLayoutConstraint) {
    constraint.constant = constant
    constraint.priority = priority
  }
}

extension StackRelation {
  /// `first.attribute relation second.attribute + constant`.
  init(
    _ role: Role, _ first: ConstraintItem, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: ConstraintItem,
    _ secondAttribute: NSLayoutConstraint.Attribute, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    self.init(
      role: role, first: first, firstAttribute: firstAttribute, relation: relation, second: second,
      secondAttribute: secondAttribute, constant: constant, priority: priority)
  }

  /// `first.attribute == multiplier · second.attribute`.
  init(
    _ role: Role, _ first: ConstraintItem, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ second: ConstraintItem, _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    priority: UILayoutPriority = .required
  ) {
    self.init(
      role: role, first: first, firstAttribute: firstAttribute, second: second,
      secondAttribute: secondAttribute, multiplier: multiplier, priority: priority)
  }

  /// `first.attribute == 0`.
  init(
    _ role: Role, zero first: ConstraintItem, _ firstAttribute: NSLayoutConstraint.Attribute,
    priority: UILayoutPriority = .required
  ) {
    self.init(role: role, first: first, firstAttribute: firstAttribute, priority: priority)
  }
}
