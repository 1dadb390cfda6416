import Foundation
import Testing

@testable import LayoutCore
@testable import StyleCore

/// The meaning of attributes and constraints once the reading direction is known.
@MainActor
struct ConstraintEquationTests {
  private let view = UIView()
  private let other = UIView()

  private func text(_ constraint: NSLayoutConstraint, _ direction: UIUserInterfaceLayoutDirection) -> String {
    guard let equation = constraint.equation(in: direction) else { return "none" }
    let terms = equation.terms.map { term in
      let margins = term.attribute.insideMargins ? "m" : ""
      return "\(Double(term.coefficient).shortText) \(term.item.view === view ? "v" : "o")."
        + "\(margins)\(term.attribute.part)"
    }
    return terms.joined(separator: ", ") + " \(equation.relation.symbol) "
      + Double(equation.constant).shortText
  }

  @Test("F.5, F.7: attributes by axis and part; only leading and trailing depend on the direction")
  func attributes() {
    typealias Attribute = NSLayoutConstraint.Attribute
    let plain: [(Attribute, NSLayoutConstraint.Axis, ResolvedAttribute.Part)] = [
      (.left, .horizontal, .min), (.right, .horizontal, .max), (.top, .vertical, .min),
      (.bottom, .vertical, .max), (.width, .horizontal, .size), (.height, .vertical, .size),
      (.centerX, .horizontal, .center), (.centerY, .vertical, .center),
      (.lastBaseline, .vertical, .lastBaseline), (.firstBaseline, .vertical, .firstBaseline),
    ]
    let inMargins: [(Attribute, NSLayoutConstraint.Axis, ResolvedAttribute.Part)] = [
      (.leftMargin, .horizontal, .min), (.rightMargin, .horizontal, .max), (.topMargin, .vertical, .min),
      (.bottomMargin, .vertical, .max), (.centerXWithinMargins, .horizontal, .center),
      (.centerYWithinMargins, .vertical, .center),
    ]
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      for (attribute, axis, part) in plain {
        #expect(attribute.resolved(in: direction) == ResolvedAttribute(axis, part) && attribute.axis == axis)
      }
      for (attribute, axis, part) in inMargins {
        let expected = ResolvedAttribute(axis, part, insideMargins: true)
        #expect(attribute.resolved(in: direction) == expected && attribute.axis == axis)
      }
      let isLeft = direction == .leftToRight
      #expect(
        Attribute.leading.resolved(in: direction)
          == (isLeft ? Attribute.left : .right).resolved(in: direction))
      #expect(
        Attribute.trailing.resolved(in: direction)
          == (isLeft ? Attribute.right : .left).resolved(in: direction))
      #expect(
        Attribute.leadingMargin.resolved(in: direction)
          == (isLeft ? Attribute.leftMargin : .rightMargin).resolved(in: direction))
      #expect(
        Attribute.trailingMargin.resolved(in: direction)
          == (isLeft ? Attribute.rightMargin : .leftMargin).resolved(in: direction))
      #expect(Attribute.notAnAttribute.resolved(in: direction) == nil)
    }
  }

  @Test("F.1: first = m·second + c, with all but c on the left") func equations() {
    let width = view.widthAnchor.constraint(lessThanOrEqualTo: other.heightAnchor, multiplier: 2, constant: 3)
    #expect(text(width, .leftToRight) == "1 v.size, -2 o.size <= 3")
    #expect(text(width, .rightToLeft) == "1 v.size, -2 o.size <= 3")
    #expect(text(view.heightAnchor.constraint(equalToConstant: 4), .rightToLeft) == "1 v.size == 4")
    let top = view.topAnchor.constraint(equalTo: other.bottomAnchor, constant: -5)
    #expect(text(top, .rightToLeft) == "1 v.min, -1 o.max == -5")
    #expect(NSLayoutConstraint().equation == nil)
  }

  @Test("E.4: from right to left leading is right, and what comes after is to the left") func mirrored() {
    // a is 8 or more after b: from right to left its right edge is 8 or more to the left of b's left edge,
    // right(a) ≤ left(b) − 8.
    let after = view.leadingAnchor.constraint(greaterThanOrEqualTo: other.trailingAnchor, constant: 8)
    #expect(text(after, .leftToRight) == "1 v.min, -1 o.max >= 8")
    #expect(text(after, .rightToLeft) == "1 v.max, -1 o.min <= -8")
    let left = view.leftAnchor.constraint(greaterThanOrEqualTo: other.rightAnchor, constant: 8)
    #expect(text(left, .rightToLeft) == "1 v.min, -1 o.max >= 8")
    let margin = NSLayoutConstraint(
      item: view, attribute: .centerX, relatedBy: .equal, toItem: other, attribute: .trailingMargin,
      multiplier: 0.5, constant: 0)
    #expect(text(margin, .rightToLeft) == "1 v.center, -0.5 o.mmin == 0")
  }

  @Test("E.4: the direction is that of the view that holds the constraint, or would") func direction() {
    let (container, elsewhere) = (UIView(), UIView())
    container.addSubview(view)
    container.addSubview(elsewhere)
    elsewhere.addSubview(other)
    let siblings = view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 8)
    let inside = view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 8)
    for item in [view, other, elsewhere] { item.semanticContentAttribute = .forceRightToLeft }
    for constraint in [siblings, inside] {
      #expect(constraint.direction == .leftToRight && constraint.equation?.constant == 8)
    }
    container.semanticContentAttribute = .forceRightToLeft
    for item in [view, other, elsewhere] { item.semanticContentAttribute = .forceLeftToRight }
    for isActive in [false, true] {
      for constraint in [siblings, inside] {
        constraint.isActive = isActive
        #expect(constraint.direction == .rightToLeft && constraint.equation?.constant == -8)
      }
    }
    let guide = UILayoutGuide()
    #expect(guide.leadingAnchor.constraint(equalTo: view.leadingAnchor).direction == .leftToRight)
    container.addLayoutGuide(guide)
    #expect(guide.leadingAnchor.constraint(equalTo: view.leadingAnchor).direction == .rightToLeft)
  }

  @Test("F.23: distances; in both directions of reading they go the way of their attributes") func distances()
  {
    let gap = view.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
    let toSize = gap.constraint(greaterThanOrEqualTo: view.widthAnchor, multiplier: 0.5, constant: 2)
    // leading(o) − trailing(v) ≥ 0.5·width(v) + 2; from right to left: left(v) − right(o) ≥ the same.
    #expect(text(toSize, .leftToRight) == "1 o.min, -0.5 v.size, -1 v.max >= 2")
    #expect(text(toSize, .rightToLeft) == "1 o.max, 0.5 v.size, -1 v.min <= -2")
    let down = view.bottomAnchor.anchorWithOffset(to: other.topAnchor)
    let equal = view.topAnchor.anchorWithOffset(to: view.bottomAnchor).constraint(equalTo: down)
    #expect(text(equal, .leftToRight) == "1 v.max, -1 o.min, -1 v.min, 1 v.max == 0")
  }
}
