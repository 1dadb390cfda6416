import Foundation
import LayoutCore
import StyleCore
import TestSupport

/// A random tree in which constraints leave no choice: along each axis, two required ones for each view.
@MainActor
struct RandomConstraints {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 1024))
  private(set) var views: [UIView] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  private var random: SeededGenerator

  init(seed: UInt64, scale: CGFloat) {
    random = SeededGenerator(seed: seed)
    root.hostTraits = UITraitCollection(displayScale: scale)
    var parents = [root]
    for _ in 0..<Int.random(in: 2...14, using: &random) {
      let parent = parents.randomElement(using: &random) ?? root
      let sibling = parent.subviews.randomElement(using: &random)
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      views.append(view)
      parents.append(view)
      pin(view, .leading, .trailing, .centerX, .width, parent, sibling)
      pin(view, .top, .bottom, .centerY, .height, parent, sibling)
    }
    NSLayoutConstraint.activate(constraints)
  }

  var frames: [CGRect] { views.map(\.frame) }

  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat { random.number(in: range) }

  /// A constraint that nothing needs: of any kind, and any priority but required.
  mutating func extra() -> NSLayoutConstraint {
    let view = views.randomElement(using: &random) ?? root
    let other = ([root] + views).randomElement(using: &random) ?? root
    let attributes: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .centerX, .width]
    let isSize = Bool.random(using: &random)
    let (one, two): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isSize ? (.width, .height) : (attributes[Int.random(in: 0...2, using: &random)], .centerX)
    let constraint = NSLayoutConstraint(
      item: view, attribute: one,
      relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
      toItem: other, attribute: two, multiplier: 1, constant: number(-50...50))
    constraint.priority = UILayoutPriority(Float(Int.random(in: 1...999, using: &random)))
    return constraint
  }

  /// Two of start, end, middle and length of a view along an axis.
  private mutating func pin(
    _ view: UIView, _ start: NSLayoutConstraint.Attribute, _ end: NSLayoutConstraint.Attribute,
    _ middle: NSLayoutConstraint.Attribute, _ length: NSLayoutConstraint.Attribute, _ parent: UIView,
    _ sibling: UIView?
  ) {
    let margin = number(0...3)
    switch Int.random(in: 0...3, using: &random) {
    case 0:
      set(view, start, to: parent, plus: margin)
      return set(view, end, to: parent, plus: -number(0...3))
    case 1: set(view, start, to: parent, plus: margin)
    // A distance from the middle would not change sides with the direction of reading (E.6).
    case 2: set(view, middle, to: parent)
    default: set(view, end, to: sibling ?? parent, plus: margin)
    }
    let factor = number(0.25...0.9)
    switch (Int.random(in: 0...2, using: &random), sibling) {
    case (0, let sibling?): set(view, length, to: sibling)
    case (1, _): set(view, length, to: parent, times: factor)
    default: set(view, length, to: nil, plus: number(30...200))
    }
  }

  private mutating func set(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, to other: UIView?, times factor: CGFloat = 1,
    plus constant: CGFloat = 0
  ) {
    constraints.append(
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: other,
        attribute: other == nil ? .notAnAttribute : attribute, multiplier: factor, constant: constant))
  }
}
