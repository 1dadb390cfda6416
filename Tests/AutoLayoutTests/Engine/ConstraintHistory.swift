import DiagnosticCore
import Foundation
import LayoutCore
import StyleCore
import TestSupport

/// A tree that undergoes random changes, and of which an equal one can be built at any time.
@MainActor
struct ConstraintHistory {
  private(set) var root: UIView
  private var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    root = ConstraintHistory.makeRoot()
    for _ in 0..<6 { addView() }
  }

  private static func makeRoot() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.hostTraits = UITraitCollection(displayScale: 2)
    return root
  }

  /// The views of the tree, every one before what is in it.
  private var tree: [UIView] {
    var found = [root]
    var index = 0
    while index < found.count {
      found += found[index].subviews
      index += 1
    }
    return found
  }

  /// The frames of all views of the tree, after layout.
  func frames() -> [CGRect] {
    _ = LayoutDiagnostics.collect { root.layoutIfNeeded() }
    return tree.map(\.frame)
  }

  // MARK: What happens

  mutating func change() {
    switch Int.random(in: 0...11, using: &random) {
    case 0: addView()
    case 1: pick(views)?.removeFromSuperview()
    case 2:
      guard let view = pick(views), let parent = pick(tree), !parent.isDescendant(of: view) else { return }
      parent.addSubview(view)
    case 3:
      guard let view = pick(views) else { return }
      view.translatesAutoresizingMaskIntoConstraints.toggle()
      view.frame = CGRect(x: number(0...40), y: number(0...40), width: number(0...40), height: number(0...40))
    case 4: if let constraint = pick(active) { constraint.isActive = false }
    case 5: pick(active)?.constant = number(-20...40)
    case 6: pick(active)?.priority = priority()
    case 7:
      let inset = number(0...20)
      pick(tree)?.layoutMargins = UIEdgeInsets(top: inset, left: inset, bottom: 0, right: 2 * inset)
    case 8: (pick(views) as? ContentView)?.content = CGSize(width: number(0...50), height: number(0...50))
    default: activate()
    }
    if Bool.random(using: &random) { _ = frames() }
  }

  private mutating func addView() {
    let view = ContentView(number(0...50), number(0...50))
    if Int.random(in: 0...3, using: &random) == 0 {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(x: number(0...40), y: number(0...40), width: number(0...40), height: number(0...40))
    }
    pick(tree)?.addSubview(view)
    views.append(view)
  }

  private mutating func activate() {
    let attributes: [[NSLayoutConstraint.Attribute]] = [
      [.leading, .trailing, .centerX, .leadingMargin, .trailingMargin], [.width, .height],
      [.top, .bottom, .centerY, .topMargin, .bottomMargin],
    ]
    let kind = attributes[Int.random(in: 0...2, using: &random)]
    guard let one = pick(tree), let other = pick(tree), let first = kind.randomElement(using: &random),
      let second = kind.randomElement(using: &random)
    else { return }
    let relations: [NSLayoutConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let constraint = NSLayoutConstraint(
      item: one, attribute: first, relatedBy: relations[Int.random(in: 0...2, using: &random)], toItem: other,
      attribute: second, multiplier: 1, constant: number(-20...40))
    constraint.priority = priority()
    constraint.isActive = true
    constraints.append(constraint)
  }

  private mutating func priority() -> UILayoutPriority {
    [.required, .defaultHigh, UILayoutPriority(500), .defaultLow, UILayoutPriority(750.5)]
      .randomElement(using: &random) ?? .required
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    random.number(in: range).rounded()
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &random)
  }

  /// The active constraints of the tree, in the order of their activation; none was activated twice.
  private var active: [NSLayoutConstraint] {
    constraints.filter { constraint in
      constraint.isActive && (constraint.firstItem as? UIView)?.isDescendant(of: root) == true
    }
  }

  // MARK: Once more

  /// The same tree with the same constraints, made at once.
  func madeAnew() -> ConstraintHistory {
    var copy = self
    copy.root = ConstraintHistory.makeRoot()
    copy.root.layoutMargins = root.layoutMargins
    var twins: [ObjectIdentifier: UIView] = [ObjectIdentifier(root): copy.root]
    for view in tree.dropFirst() {
      let content = (view as? ContentView)?.content ?? .zero
      let twin = ContentView(content.width, content.height)
      twin.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
      twin.frame = view.frame
      twin.layoutMargins = view.layoutMargins
      twins[ObjectIdentifier(view)] = twin
      if let superview = view.superview { twins[ObjectIdentifier(superview)]?.addSubview(twin) }
    }
    for constraint in active {
      guard let first = constraint.firstItem, let second = constraint.secondItem,
        let one = twins[ObjectIdentifier(first)], let other = twins[ObjectIdentifier(second)]
      else { continue }
      let twin = NSLayoutConstraint(
        item: one, attribute: constraint.firstAttribute, relatedBy: constraint.relation, toItem: other,
        attribute: constraint.secondAttribute, multiplier: 1, constant: constraint.constant)
      twin.priority = constraint.priority
      twin.isActive = true
    }
    return copy
  }
}
