import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import VisualFormatCore

/// The properties of a constraint, apart from being active.
@MainActor
struct NSLayoutConstraintTests {
  private let view = UIView()
  private let other = UIView()

  private func constraint(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: first, relatedBy: .equal, toItem: second == .notAnAttribute ? nil : other,
      attribute: second, multiplier: multiplier, constant: constant)
  }

  @Test("F.1: a constraint tells what it was made of, and is required and inactive") func parts() {
    let constraint = NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: other, attribute: .trailing,
      multiplier: 0.5, constant: 3)
    #expect(constraint.firstItem === view && constraint.secondItem === other)
    #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailing)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 0.5 && constraint.constant == 3)
    #expect(constraint.priority == .required && constraint.identifier == nil)
    #expect(!constraint.isActive && !constraint.shouldBeArchived)
  }

  @Test("Without a second item the second attribute is none, whatever is given") func constantOnly() {
    let constraint = NSLayoutConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 1,
      constant: 44)
    #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.secondAnchor == nil)
    let named = NSLayoutConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: other, attribute: .notAnAttribute,
      multiplier: 1, constant: 44)
    #expect(named.secondItem == nil, "an item without an attribute is not compared")
  }

  @Test("Items are not kept") func weakItems() {
    var item: UIView? = UIView()
    weak let weakItem = item
    let constraint = item!.widthAnchor.constraint(equalToConstant: 10)
    constraint.isActive = true
    #expect(constraint.firstItem === item && constraint.isActive)
    item = nil
    #expect(weakItem == nil && constraint.firstItem == nil && constraint.firstAttribute == .width)
    #expect(!constraint.isActive, "what held it is gone")
    let problems = LayoutDiagnostics.collect { constraint.isActive = true }
    #expect(
      problems.map(\.description) == [
        "<NSLayoutConstraint (gone).width == 10   (inactive)> cannot be activated: one of its items no longer exists; "
          + "it stays inactive."
      ])
  }

  @Test("F.1, F.2: the constant and the priority change, but not to what is no number or priority")
  func invalidValues() {
    let constraint = constraint(.width, constant: 5)
    constraint.constant = -7
    constraint.priority = UILayoutPriority(999.5)
    #expect(constraint.constant == -7 && constraint.priority.rawValue == 999.5)
    let problems = LayoutDiagnostics.collect {
      constraint.constant = .nan
      constraint.constant = .infinity
      for priority: Float in [-1, 1000.5, .nan] { constraint.priority = UILayoutPriority(priority) }
      _ = self.constraint(.width, .height, multiplier: .nan, constant: -.infinity)
    }
    #expect(constraint.constant == -7 && constraint.priority.rawValue == 999.5)
    #expect(problems.count == 7)
    #expect(
      problems.first?.description
        == "The constant of <NSLayoutConstraint UIView.width == -7 priority:999.5   (inactive)> cannot be nan; "
        + "it is -7.")
    for priority: Float in [0, 1, 1000] {
      constraint.priority = UILayoutPriority(priority)
      #expect(constraint.priority.rawValue == priority)
    }
  }

  @Test("F.5: the old names are the same") func names() {
    #expect(NSLayoutConstraint.Attribute.baseline == .lastBaseline)
    let options: NSLayoutFormatOptions = [.alignAllLeft, .alignAllBaseline, .spacingBaselineToBaseline]
    // 2¹ + 2¹¹ + 2¹⁹
    #expect(options.rawValue == 2 + 2048 + 524288)
  }

  // MARK: F.6

  typealias Attribute = NSLayoutConstraint.Attribute
  private static let sizes: [Attribute] = [.width, .height]
  private static let sided: [Attribute] = [.left, .right, .leftMargin, .rightMargin]
  private static let directional: [Attribute] = [.leading, .trailing, .leadingMargin, .trailingMargin]
  private static let middles: [Attribute] = [.centerX, .centerXWithinMargins]
  private static let across = sided + directional + middles
  private static let down: [Attribute] = [
    .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline,
  ]

  @Test("F.6: every pair of attributes that may be related can be, and no other") func pairs() {
    let all = Self.sizes + Self.across + Self.down
    #expect(all.count == 20)
    for first in all {
      for second in all {
        let groups = [Self.sizes, Self.across + Self.down].map { ($0.contains(first), $0.contains(second)) }
        let isSameGroup = groups.allSatisfy { $0.0 == $0.1 }
        let isMixed =
          Self.sided.contains(first) && Self.directional.contains(second)
          || Self.directional.contains(first) && Self.sided.contains(second)
        let isAllowed = isSameGroup && !isMixed
        let invalid = InvalidRelation(first, second)
        #expect((invalid == nil) == isAllowed, "\(first) and \(second)")
        if let invalid {
          #expect(invalid.description.contains("\(first) ") && invalid.description.contains("\(second)"))
        } else {
          #expect(constraint(first, second).secondAttribute == second)
        }
      }
      #expect((InvalidRelation(first, nil) == nil) == Self.sizes.contains(first))
      #expect((InvalidRelation(first, first, multiplier: 0) == nil) == Self.sizes.contains(first))
      #expect(InvalidRelation(.notAnAttribute, first) == .nothing)
    }
  }

  @Test("F.6: the sentences name both attributes") func sentences() {
    #expect(
      InvalidRelation(.leading, .left)?.description
        == "leading cannot be related to left: leading and trailing depend on the layout direction, "
        + "left and right do not; use the former for both, or neither.")
    #expect(
      InvalidRelation(.width, .top)?.description
        == "width cannot be related to top: one is a size and the other is a position.")
  }

  @Test("F.6: the initializer and anchors refuse at once") func refusals() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .leading, relatedBy: .equal, toItem: UIView(), attribute: .left,
          multiplier: 1, constant: 0)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = UIView().leadingAnchor.constraint(equalTo: UIView().rightAnchor) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: "text", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: 0)
      }
    }
  }

  @Test("Priorities go up and down by numbers (F.62)") func priorityArithmetic() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 0.5 == UILayoutPriority(250.5))
    var priority = UILayoutPriority.defaultHigh
    priority += 10
    #expect(priority == UILayoutPriority(760))
    priority -= 20
    #expect(priority.rawValue == 740)
  }
}
