import DiagnosticCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing

/// The views that hold active constraints, and for how long they do.
@MainActor
struct ConstraintActivationTests {
  private let root = UIView()
  private let left = UIView()
  private let right = UIView()
  private let leaf = UIView()

  init() {
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
  }

  private func equalWidths(_ first: UIView, _ second: UIView) -> NSLayoutConstraint {
    first.widthAnchor.constraint(equalTo: second.widthAnchor)
  }

  @Test("F.4: the nearest view above both items holds the constraint") func nearestAncestor() {
    let cases: [(UIView, UIView, UIView)] = [
      (left, left, left), (left, root, root), (root, leaf, root), (left, right, root), (leaf, right, root),
      (right, leaf, root), (leaf, left, left),
    ]
    for (first, second, holder) in cases {
      let constraint = equalWidths(first, second)
      constraint.isActive = true
      #expect(constraint.isActive && holder.constraints == [constraint])
      constraint.isActive = true
      #expect(holder.constraints == [constraint])
      constraint.isActive = false
      #expect(!constraint.isActive)
      #expect([root, left, right, leaf].allSatisfy { $0.constraints.isEmpty })
    }
    let size = leaf.heightAnchor.constraint(equalToConstant: 3)
    size.isActive = true
    #expect(leaf.constraints == [size])
  }

  @Test("F.4: deep trees on both sides") func deep() {
    var ends = [root, root]
    for index in ends.indices {
      for _ in 0..<(300 + 100 * index) {
        let view = UIView()
        ends[index].addSubview(view)
        ends[index] = view
      }
    }
    for (first, second) in [(ends[0], ends[1]), (ends[1], ends[0]), (ends[0], root)] {
      let constraint = equalWidths(first, second)
      constraint.isActive = true
      #expect(root.constraints.last === constraint)
    }
  }

  @Test("F.22: guides stand for the view that they are in") func guides() {
    let guide = UILayoutGuide()
    let constraint = guide.widthAnchor.constraint(equalTo: leaf.widthAnchor)
    let problems = LayoutDiagnostics.collect { constraint.isActive = true }
    #expect(
      problems.map(\.description) == [
        "<NSLayoutConstraint UILayoutGuide.width == UIView[0].width   (inactive)> cannot be activated: "
          + "UILayoutGuide has no owning view; it stays inactive."
      ])
    right.addLayoutGuide(guide)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    right.removeLayoutGuide(guide)
    #expect(!constraint.isActive && root.constraints.isEmpty)
    let margins = leaf.topAnchor.constraint(equalTo: left.layoutMarginsGuide.topAnchor)
    margins.isActive = true
    #expect(left.constraints == [margins])
  }

  @Test("F.4: without a view in common the constraint stays inactive, and that is said") func unrelated() {
    let stranger = UIView()
    stranger.accessibilityIdentifier = "stranger"
    let constraint = equalWidths(leaf, stranger)
    let problems = LayoutDiagnostics.collect { NSLayoutConstraint.activate([constraint]) }
    #expect(
      problems.map(\.description) == [
        "<NSLayoutConstraint UIView[0].width == UIView#stranger.width   (inactive)> cannot be activated: "
          + "UIView[0] and UIView#stranger have no common ancestor; it stays inactive."
      ])
    #expect(!constraint.isActive)
    #expect(LayoutDiagnostics.collect { NSLayoutConstraint().isActive = true }.count == 1)
  }

  @Test("A distance is held above the items at both of its ends") func distances() {
    let gap = leaf.trailingAnchor.anchorWithOffset(to: right.leadingAnchor)
    let constraint = gap.constraint(equalTo: leaf.widthAnchor)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
    right.removeFromSuperview()
    #expect(!constraint.isActive)
  }

  @Test("Views hold constraints in the order of activation, whatever goes in between") func order() {
    var active: [NSLayoutConstraint] = []
    var random: UInt32 = 1
    for step in 0..<500 {
      random = random &* 1_664_525 &+ 1_013_904_223
      if random >> 31 == 0 || active.isEmpty {
        let constraint = step % 2 == 0 ? equalWidths(left, right) : equalWidths(left, left)
        root.addConstraint(constraint)
        active.append(constraint)
      } else {
        active.remove(at: Int(random >> 8) % active.count).isActive = false
      }
      #expect(root.constraints == active)
    }
  }

  @Test("Any view that contains the items can be given the constraint, and only that one can give it up")
  func addAndRemove() {
    let constraint = equalWidths(leaf, leaf)
    root.addConstraints([constraint])
    #expect(root.constraints == [constraint] && constraint.isActive)
    leaf.removeConstraint(constraint)
    #expect(constraint.isActive)
    left.addConstraint(constraint)
    #expect(root.constraints.isEmpty && left.constraints == [constraint])
    left.removeConstraints([constraint])
    #expect(!constraint.isActive && left.constraints.isEmpty)
    right.accessibilityIdentifier = "right"
    let problems = LayoutDiagnostics.collect { right.addConstraint(constraint) }
    #expect(!constraint.isActive)
    #expect(
      problems.first?.description.hasSuffix(
        "cannot be added to UIView#right, which does not contain UIView[0]; it is unchanged.") == true)
  }

  // MARK: F.35

  @Test("F.35: a view that leaves its superview drops what is held above it, and keeps what is inside")
  func removal() {
    let crossing = [equalWidths(leaf, right), equalWidths(left, root), equalWidths(left, right)]
    let inside = [equalWidths(leaf, left), leaf.heightAnchor.constraint(equalToConstant: 1)]
    let outside = [equalWidths(right, root)]
    NSLayoutConstraint.activate(crossing + inside + outside)
    let guide = UILayoutGuide()
    leaf.addLayoutGuide(guide)
    let ofGuide = guide.widthAnchor.constraint(equalTo: right.widthAnchor)
    ofGuide.isActive = true
    left.removeFromSuperview()
    #expect(crossing.allSatisfy { !$0.isActive } && !ofGuide.isActive)
    #expect((inside + outside).allSatisfy { $0.isActive })
    #expect(root.constraints == outside && left.constraints == [inside[0]] && leaf.constraints == [inside[1]])
  }

  @Test(
    "F.35: a view that goes into another superview leaves the first; moving it to the front changes nothing")
  func moving() {
    let (toRoot, toSibling) = (equalWidths(leaf, root), equalWidths(left, right))
    NSLayoutConstraint.activate([toRoot, toSibling])
    root.addSubview(left)
    root.bringSubviewToFront(right)
    #expect(toRoot.isActive && toSibling.isActive)
    right.addSubview(leaf)
    #expect(!toRoot.isActive && toSibling.isActive)
  }

  @Test("F.35: a view whose layer is taken out or put elsewhere leaves as well", arguments: [false, true])
  func layers(isMoved: Bool) {
    let (crossing, inside) = (equalWidths(leaf, right), equalWidths(leaf, left))
    NSLayoutConstraint.activate([crossing, inside])
    if isMoved { CALayer().addSublayer(left.layer) } else { left.layer.removeFromSuperlayer() }
    #expect(left.superview == nil && !crossing.isActive && inside.isActive)
    #expect(root.constraints.isEmpty && left.constraints == [inside])
    root.layoutIfNeeded()
    root.addSubview(left)
    crossing.isActive = true
    #expect(root.constraints == [crossing])
  }

  @Test("A size that the superview was given goes with the view, one that the view holds itself stays")
  func sizes() {
    let (own, given) = (equalWidths(leaf, leaf), equalWidths(leaf, leaf))
    own.isActive = true
    root.addConstraint(given)
    leaf.removeFromSuperview()
    #expect(own.isActive && !given.isActive)
  }

  @Test("Whole trees die with their constraints, in whatever order they are let go") func death() {
    final class Counted: NSLayoutConstraint {
      nonisolated(unsafe) static var alive = 0
      override init() {
        super.init()
        unsafe Counted.alive += 1
      }
      deinit { unsafe Counted.alive -= 1 }
    }
    weak var gone: UIView?
    do {
      let (tree, child, guide) = (UIView(), UIView(), UILayoutGuide())
      gone = tree
      tree.addSubview(child)
      child.addLayoutGuide(guide)
      let items: [AnyObject] = [tree, child, guide]
      for first in items {
        for second in items {
          Counted(
            item: first, attribute: .width, relatedBy: .equal, toItem: second, attribute: .height,
            multiplier: 1, constant: 0
          ).isActive = true
        }
      }
      #expect(unsafe Counted.alive == 9 && tree.constraints.count == 5 && child.constraints.count == 4)
    }
    #expect(gone == nil)
    #expect(unsafe Counted.alive == 0)
  }

  @Test("A view that outlives its superview is no longer mentioned by what that held") func survivor() {
    var tree: UIView? = UIView()
    let child = UIView()
    tree!.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    let constraint = equalWidths(child, tree!)
    constraint.isActive = true
    #expect(child.constraintsAffectingLayout(for: .horizontal) == [constraint])
    #expect(child.constraintsAffectingLayout(for: .vertical) == [])
    tree = nil
    #expect(!constraint.isActive && constraint.firstItem === child && constraint.secondItem == nil)
    #expect(child.constraintsAffectingLayout(for: .horizontal) == [])
  }

  // MARK: Update cycle

  @Test("B.4: a change asks for layout of what places the items, not of the items") func layout() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(root)
    let constraint = leaf.widthAnchor.constraint(equalTo: right.widthAnchor)
    // Others ask for layout only once they are solved, where that moves anything (0.5).
    let changes: [(asksAtOnce: Bool, change: @MainActor () -> Void)] = [
      (true, { constraint.isActive = true }), (false, { constraint.constant = 4 }),
      (false, { constraint.priority = .defaultLow }), (true, { constraint.isActive = false }),
    ]
    for (asksAtOnce, change) in changes {
      window.layoutIfNeeded()
      #expect(!window.layer.needsLayout())
      change()
      #expect(left.layer.needsLayout() == asksAtOnce && root.layer.needsLayout() == asksAtOnce)
      #expect(!leaf.layer.needsLayout() && !right.layer.needsLayout())
      #expect(!left.needsUpdateConstraints() && !root.needsUpdateConstraints())
    }
    window.layoutIfNeeded()
    constraint.constant = 8
    constraint.priority = .required
    #expect(!left.layer.needsLayout() && !root.layer.needsLayout(), "inactive ones have no part in it")
  }

  @Test("Ten thousand constraints come and go, in the order they came and in the other")
  func manyConstraints() {
    let parent = UIView()
    let views = (0..<10_000).map { _ in UIView() }
    views.forEach(parent.addSubview)
    let constraints = views.map { $0.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 7) }
    for goers in [constraints.reversed(), constraints] {
      NSLayoutConstraint.activate(constraints)
      #expect(parent.constraints == constraints && constraints.allSatisfy { $0.isActive })
      NSLayoutConstraint.deactivate(goers)
      #expect(parent.constraints.isEmpty && !constraints.contains { $0.isActive })
    }
  }
}
