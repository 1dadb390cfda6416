import UIKit

// A library of equations by operators, as those that collect constraints in a context and replace them in groups.

/// An attribute, times and plus numbers.
struct Expression {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
}

struct Proxy {
  let item: AnyObject
  var left: Expression { Expression(item: item, attribute: .left) }
  var top: Expression { Expression(item: item, attribute: .top) }
  var bottom: Expression { Expression(item: item, attribute: .bottom) }
  var width: Expression { Expression(item: item, attribute: .width) }
  var height: Expression { Expression(item: item, attribute: .height) }
  var centerX: Expression { Expression(item: item, attribute: .centerX) }
  var firstBaseline: Expression { Expression(item: item, attribute: .firstBaseline) }
  var trailingMargin: Expression { Expression(item: item, attribute: .trailingMargin) }
}

final class EquationGroup {
  private(set) var constraints: [NSLayoutConstraint] = []

  func replace(with new: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
    constraints = new
    NSLayoutConstraint.activate(new)
  }
}

private final class EquationContext {
  static var current: EquationContext?
  var constraints: [NSLayoutConstraint] = []
}

@discardableResult
func constrain(
  _ items: [AnyObject], replace group: EquationGroup = EquationGroup(), block: ([Proxy]) -> Void
) -> EquationGroup {
  let context = EquationContext()
  EquationContext.current = context
  block(items.map { Proxy(item: $0) })
  EquationContext.current = nil
  group.replace(with: context.constraints)
  return group
}

private func add(
  _ left: Expression, _ relation: NSLayoutConstraint.Relation, _ right: Expression?, _ constant: CGFloat
) -> NSLayoutConstraint {
  (left.item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  let constraint = NSLayoutConstraint(
    item: left.item, attribute: left.attribute, relatedBy: relation, toItem: right?.item,
    attribute: right?.attribute ?? .notAnAttribute, multiplier: right?.multiplier ?? 1, constant: constant)
  EquationContext.current?.constraints.append(constraint)
  return constraint
}

@discardableResult
func == (left: Expression, right: Expression) -> NSLayoutConstraint {
  add(left, .equal, right, right.constant)
}
@discardableResult
func >= (left: Expression, right: Expression) -> NSLayoutConstraint {
  add(left, .greaterThanOrEqual, right, right.constant)
}
@discardableResult
func == (left: Expression, right: CGFloat) -> NSLayoutConstraint { add(left, .equal, nil, right) }
@discardableResult
func <= (left: Expression, right: CGFloat) -> NSLayoutConstraint { add(left, .lessThanOrEqual, nil, right) }

func + (left: Expression, right: CGFloat) -> Expression {
  var sum = left
  sum.constant += right
  return sum
}

func * (left: Expression, right: CGFloat) -> Expression {
  var product = left
  product.multiplier *= right
  product.constant *= right
  return product
}

infix operator ~ : LogicalConjunctionPrecedence

@discardableResult
func ~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
  constraint.priority = priority
  return constraint
}
