import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore

/// The constraints of a file.
@MainActor
enum ConstraintMaking {
  /// Makes and activates constraints, in the order of the file.
  static func make(_ pending: [(element: NibElement, holder: UIView)], _ context: NibContext) {
    for (element, holder) in pending where element.name == "constraint" {
      let excluded = context.isExcluded(element, in: holder)
      guard let constraint = constraint(element, holder, context) else { continue }
      context.note(constraint, element)
      // Outlets refer to constraints that are not installed, too.
      if excluded { context.keep(constraint) } else { constraint.isActive = true }
    }
  }

  private static func constraint(
    _ element: NibElement, _ holder: UIView, _ context: NibContext
  ) -> NSLayoutConstraint? {
    let values = NibValues(element: element, document: context.document)
    // One for Interface Builder only.
    if values.bool("placeholder") == true { return nil }
    guard let first = term("first", values, holder, context), let firstTerm = first else { return nil }
    guard let second = term("second", values, holder, context) else { return nil }
    let relation = values.choice("relation", relations) ?? .equal
    let multiplier = element["multiplier"].map { ratio($0, values) } ?? 1
    let constant =
      values.number("constant") ?? (values.bool("symbolic") == true ? symbolicConstant(firstTerm, second) : 0)
    guard let multiplier else { return nil }
    let secondAttribute = second?.attribute ?? .notAnAttribute
    if let invalid = InvalidRelation(solving: firstTerm.attribute, secondAttribute, multiplier: multiplier) {
      context.document.report("\(invalid)", at: element)
      return nil
    }
    let type = context.type(of: element, NSLayoutConstraint.self) as? NSLayoutConstraint.Type
    let made = _LayerInstantiation.makeObject(of: type ?? NSLayoutConstraint.self)
    let items = (ConstraintItem.of(firstTerm.item), second.flatMap { ConstraintItem.of($0.item) })
    guard let firstItem = items.0, second == nil || items.1 != nil else {
      return values.report("An item of the constraint is no view or guide.")
    }
    made.relate(
      ConstraintTerm(firstItem, firstTerm.attribute), relation,
      items.1.map { ConstraintTerm($0, secondAttribute) }, multiplier: multiplier, constant: constant)
    if let priority = values.number("priority") {
      made.priority = UILayoutPriority(Float(max(1, min(priority, 1000))))
    }
    if let identifier = element["identifier"] { made.identifier = identifier }
    return made
  }

  /// An item and an attribute, as one side of a constraint.
  private struct Term {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute
  }

  /// Returns a side of a constraint: a term, or none within an optional; or `nil` after a report.
  private static func term(
    _ side: String, _ values: NibValues, _ holder: UIView, _ context: NibContext
  ) -> Term?? {
    guard let name = values.element["\(side)Attribute"] else {
      if side == "second" { return .some(nil) }
      let report: Term?? = values.report("The constraint has no first attribute.")
      return report
    }
    guard let attribute = values.choice("\(side)Attribute", attributes) else { return nil }
    guard let id = values.element["\(side)Item"] else {
      return .some(Term(item: holder, attribute: attribute))
    }
    if let item = context.object(id) { return .some(Term(item: item, attribute: attribute)) }
    let element = context.document.element(id)
    // An item that is not made is reported at its own place.
    if element == nil {
      context.document.report("There is no object \(id) for \(side)Item (\(name)).", at: values.element)
    }
    return nil
  }

  /// Returns a multiplier: a number, or a ratio as `16:9` or `1/3`.
  private static func ratio(_ text: String, _ values: NibValues) -> CGFloat? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
    switch parts.count {
    case 1: if let value = parts[0], value.isFinite { return value }
    case 2:
      if let one = parts[0], let other = parts[1], other != 0, (one / other).isFinite { return one / other }
    default: break
    }
    return values.report("multiplier is \"\(text)\", not a number or a ratio.")
  }

  /// Returns the standard space: 20 points to the superview, 8 between siblings.
  private static func symbolicConstant(_ first: Term, _ second: Term?) -> CGFloat {
    guard let one = first.item as? UIView, let other = second?.item as? UIView else { return 20 }
    return one.superview === other.superview ? 8 : 20
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
    "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}
