import ControlCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore

/// F.30: what reports say of constraints: the words of UIKit's log, with names that are the same in every run.
@MainActor
struct NSLayoutConstraintDescriptionTests {
  private let root = UIView()
  private let title = UILabel()
  private let button = UIButton()

  init() {
    root.accessibilityIdentifier = "card"
    title.accessibilityIdentifier = "title"
    root.addSubview(title)
    root.addSubview(button)
  }

  private func activated(_ constraint: NSLayoutConstraint) -> String {
    constraint.isActive = true
    return constraint.logDescription
  }

  @Test("F.30: sizes and middles are equations") func equations() {
    #expect(
      activated(title.widthAnchor.constraint(equalToConstant: 100))
        == "<NSLayoutConstraint UILabel#title.width == 100   (active)>")
    let width = title.widthAnchor.constraint(
      greaterThanOrEqualTo: root.widthAnchor, multiplier: 0.5, constant: -3.5)
    width.priority = UILayoutPriority(999.5)
    width.identifier = "half"
    #expect(
      width.logDescription
        == "<NSLayoutConstraint 'half' UILabel#title.width >= 0.5*UIView#card.width - 3.5 priority:999.5   "
        + "(inactive)>")
    #expect(
      activated(button.centerYAnchor.constraint(equalTo: title.centerYAnchor, constant: 2))
        == "<NSLayoutConstraint UIButton[1].centerY == UILabel#title.centerY + 2   (active)>")
    #expect(
      activated(button.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor))
        == "<NSLayoutConstraint UIButton[1].top == UILayoutGuide'UIViewLayoutMarginsGuide'.top   (active)>")
  }

  @Test("F.30: facing edges are visual formats, whichever side is said first") func formats() {
    #expect(
      activated(title.topAnchor.constraint(equalTo: root.topAnchor, constant: 10))
        == "<NSLayoutConstraint V:|-(10)-[UILabel#title]   (active, names: '|':UIView#card )>")
    #expect(
      activated(title.leadingAnchor.constraint(equalTo: root.leadingAnchor))
        == "<NSLayoutConstraint H:|-(0)-[UILabel#title](LTR)   (active, names: '|':UIView#card )>")
    #expect(
      activated(title.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -4))
        == "<NSLayoutConstraint H:[UILabel#title]-(>=4)-|   (active, names: '|':UIView#card )>")
    #expect(
      activated(root.rightAnchor.constraint(greaterThanOrEqualTo: title.rightAnchor, constant: 4))
        == "<NSLayoutConstraint H:[UILabel#title]-(>=4)-|   (active, names: '|':UIView#card )>")
    let gap = button.topAnchor.constraint(equalTo: title.bottomAnchor)
    gap.priority = UILayoutPriority(25)
    #expect(gap.logDescription == "<NSLayoutConstraint V:[UILabel#title]-(0@25)-[UIButton[1]]   (inactive)>")
    #expect(
      title.bottomAnchor.constraint(lessThanOrEqualTo: button.topAnchor, constant: -8).logDescription
        == "<NSLayoutConstraint V:[UILabel#title]-(>=8)-[UIButton[1]]   (inactive)>")
  }

  @Test("F.30, E.4: what reads from right to left says so") func rightToLeft() {
    root.semanticContentAttribute = .forceRightToLeft
    #expect(
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3).logDescription
        == "<NSLayoutConstraint H:|-(3)-[UILabel#title](RTL)   (inactive, names: '|':UIView#card )>")
  }

  @Test("F.30: what a format cannot say is an equation: other edges, factors, and one view") func noFormat() {
    #expect(
      title.topAnchor.constraint(equalTo: button.topAnchor).logDescription
        == "<NSLayoutConstraint UILabel#title.top == UIButton[1].top   (inactive)>")
    #expect(
      title.topAnchor.constraint(equalTo: root.bottomAnchor).logDescription
        == "<NSLayoutConstraint UILabel#title.top == UIView#card.bottom   (inactive)>")
    #expect(
      title.topAnchor.constraint(equalTo: title.bottomAnchor).logDescription
        == "<NSLayoutConstraint UILabel#title.top == UILabel#title.bottom   (inactive)>")
    let scaled = NSLayoutConstraint(
      item: title, attribute: .top, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 2,
      constant: 1)
    #expect(
      scaled.logDescription == "<NSLayoutConstraint UILabel#title.top == 2*UIView#card.top + 1   (inactive)>")
  }

  @Test("Views that would be called the same are called by what they are in as well") func sameNames() {
    let (left, right) = (UIView(), UIView())
    root.addSubview(left)
    root.addSubview(right)
    let (first, second) = (UIView(), UIView())
    left.addSubview(first)
    right.addSubview(second)
    #expect(
      first.widthAnchor.constraint(equalTo: second.widthAnchor).logDescription
        == "<NSLayoutConstraint UIView[2]/UIView[0].width == UIView[3]/UIView[0].width   (inactive)>")
  }

  @Test("Subclasses say their class, and one that relates nothing says that") func classes() {
    final class Named: NSLayoutConstraint {}
    #expect(Named().logDescription == "<Named   (inactive)>")
  }
}
