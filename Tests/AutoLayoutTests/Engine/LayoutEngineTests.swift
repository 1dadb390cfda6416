import DiagnosticCore
import Foundation
import LayoutCore
import StackCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct LayoutEngineTests {
  @Test(
    "F.14, I.11: three views tile 100 points without a gap",
    arguments: zip([1, 2, 3] as [CGFloat], [[33, 34, 33], [67, 66, 67], [100, 100, 100]] as [[CGFloat]]))
  func tiling(scale: CGFloat, pixels: [CGFloat]) {
    let family = ConstrainedFamily(3, scale: scale)
    family.pinInRow()
    family.root.layoutIfNeeded()
    #expect(family.frames.map { ($0.width * scale).rounded() } == pixels)
    #expect(family.frames.map { ($0.minX * scale).rounded() } == [0, pixels[0], pixels[0] + pixels[1]])
    #expect(abs(family.frames[2].maxX - 100) < 1e-9)
  }

  @Test("B.12: the default layoutSubviews places the subviews; frames set after it stay") func overrides() {
    final class Late: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews[0].frame.origin.x = 5
      }
    }
    let root = Late(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = ContentView(10, 20)
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.rightAnchor.constraint(equalTo: root.rightAnchor),
      child.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 5, y: 80, width: 10, height: 20))
  }

  @Test("F.9, F.10: content holds against lower priorities and gives way to higher ones") func contents() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = ContentView(30, 20)
    root.addSubview(child)
    let wide = child.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor),
      child.topAnchor.constraint(equalTo: root.topAnchor),
      wide,
    ])
    for (priority, width) in [(249, 30), (251, 80)] as [(Float, CGFloat)] {
      wide.priority = UILayoutPriority(priority)
      root.layoutIfNeeded()
      #expect(child.frame.width == width, "stretched at \(priority), hugging is 250")
    }
    wide.constant = 10
    for (priority, width) in [(749, 30), (751, 10)] as [(Float, CGFloat)] {
      wide.priority = UILayoutPriority(priority)
      root.layoutIfNeeded()
      #expect(child.frame.width == width, "compressed at \(priority), resistance is 750")
    }
    wide.isActive = false
    child.content = CGSize(width: 44, height: 7)
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 44, height: 7))
  }

  @Test("E.4: leading and trailing change sides, left and right do not (E.6)") func direction() {
    let family = ConstrainedFamily(2)
    let (root, views) = (family.root, family.children)
    for view in views { view.widthAnchor.constraint(equalToConstant: 10).isActive = true }
    views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3).isActive = true
    views[1].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4).isActive = true
    root.layoutIfNeeded()
    #expect(family.frames.map(\.minX) == [3, 4])
    // A view's reading direction decides about its content, not about its own position.
    views[0].semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(family.frames.map(\.minX) == [3, 4])
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(family.frames.map(\.minX) == [100 - 3 - 10, 4] as [CGFloat])
  }

  @Test("E.4: no nearer than 3 points stays so from the other side", arguments: [false, true])
  func directionOfInequalities(isReversed: Bool) {
    let family = ConstrainedFamily(1)
    let (root, view) = (family.root, family.children[0])
    root.semanticContentAttribute = isReversed ? .forceRightToLeft : .forceLeftToRight
    let pull = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    pull.priority = .defaultHigh
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 3),
      view.widthAnchor.constraint(equalToConstant: 10), pull,
    ])
    root.layoutIfNeeded()
    // 100 − 3 − 10 where it is measured from the right.
    #expect(view.frame.minX == (isReversed ? 87 : 3) as CGFloat)
  }

  @Test("F.6: a place across and one down are related without effect, and that is said once")
  func twoAxes() throws {
    let family = ConstrainedFamily(1)
    let (root, child) = (family.root, family.children[0])
    let odd = NSLayoutConstraint(
      item: child, attribute: .left, relatedBy: .equal, toItem: root, attribute: .bottom, multiplier: 1,
      constant: 0)
    let problems = LayoutDiagnostics.collect {
      odd.isActive = true
      child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
      root.layoutIfNeeded()
      root.addSubview(UIView())
      root.layoutIfNeeded()
    }
    #expect(odd.isActive && child.frame.minX == 5)
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(
      problem.description.hasSuffix(
        "UIView[0].left and UIView.bottom are on different axes; it is ignored."))
  }

  @Test("F.20: the alignment rectangle is what constraints place") func alignmentRects() {
    final class Badged: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 6) }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = Badged()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: root.topAnchor),
      child.rightAnchor.constraint(equalTo: root.rightAnchor),
      child.widthAnchor.constraint(equalToConstant: 20), child.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 80, y: -4, width: 26, height: 14))
  }

  @Test("F.33: a frame that was set is what constraints of others follow") func frames() {
    let family = ConstrainedFamily(1)
    let manual = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    family.root.addSubview(manual)
    let child = family.children[0]
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: manual.rightAnchor, constant: 5),
      child.topAnchor.constraint(equalTo: manual.topAnchor),
      child.widthAnchor.constraint(equalTo: manual.widthAnchor, multiplier: 0.5),
      child.heightAnchor.constraint(equalToConstant: 8),
    ])
    family.root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 45, y: 20, width: 15, height: 8))
    manual.frame = CGRect(x: 0, y: 1, width: 60, height: 2)
    family.root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 65, y: 1, width: 30, height: 8))
  }

  @Test("Views in different superviews meet in the coordinates of the view above both") func cousins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let (near, far) = (UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 50)), UIScrollView())
    far.frame = CGRect(x: 100, y: 10, width: 80, height: 80)
    far.contentOffset = CGPoint(x: 0, y: 7)
    let (one, other) = (ContentView(10, 10), ContentView(10, 10))
    root.addSubview(near)
    root.addSubview(far)
    near.addSubview(one)
    far.addSubview(other)
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: near.leftAnchor, constant: 5),
      one.topAnchor.constraint(equalTo: near.topAnchor, constant: 6),
      other.leftAnchor.constraint(equalTo: one.rightAnchor),
      other.topAnchor.constraint(equalTo: one.topAnchor),
    ])
    root.layoutIfNeeded()
    // In the root: x 20 + 5 + 10 = 35, y 30 + 6 = 36. The scroll view's origin shows (100, 10) − (0, 7).
    #expect(other.frame.origin == CGPoint(x: 35 - 100, y: 36 - 10 + 7))
    far.contentOffset = CGPoint(x: 0, y: 17)
    root.layoutIfNeeded()
    #expect(other.frame.origin == CGPoint(x: 35 - 100, y: 36 - 10 + 17))
  }

  @Test("F.36, F.37: edges of a scroll view mean its content, sizes its frame") func scrollViews() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (content, pinned) = (UIView(), UIView())
    for view in [content, pinned] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
    }
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 2),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -3),
      content.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor),
      content.rightAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 500),
      pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 1),
      pinned.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
      pinned.widthAnchor.constraint(equalToConstant: 9), pinned.heightAnchor.constraint(equalToConstant: 9),
    ])
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 505))
    #expect(content.frame == CGRect(x: 0, y: 2, width: 100, height: 500))
    #expect(pinned.frame.origin == CGPoint(x: 0, y: 1))
    scroll.contentOffset.y = 40
    scroll.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 2, width: 100, height: 500))
    #expect(pinned.frame.origin == CGPoint(x: 0, y: 41))
  }

  @Test("F.22: guides have frames, and margins are followed (F.7)") func guides() {
    let family = ConstrainedFamily(1)
    let (root, child) = (family.root, family.children[0])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.widthAnchor.constraint(equalToConstant: 12),
      guide.heightAnchor.constraint(equalToConstant: 10),
      child.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      child.topAnchor.constraint(equalTo: guide.bottomAnchor),
      NSLayoutConstraint(
        item: child, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin,
        multiplier: 1, constant: 0),
      child.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 8, y: 0, width: 12, height: 10))
    #expect(child.frame == CGRect(x: 20, y: 10, width: 72, height: 90))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 1, y: 0, width: 12, height: 10))
    #expect(child.frame == CGRect(x: 13, y: 10, width: 85, height: 90))
  }

  @Test("F.28, F.31: of constraints that conflict the last is given up, reported once, and stays active")
  func conflicts() {
    let family = ConstrainedFamily(1)
    let child = family.children[0]
    let (first, second) = (
      child.widthAnchor.constraint(equalToConstant: 10), child.widthAnchor.constraint(equalToConstant: 20)
    )
    let reports = LayoutDiagnostics.collect {
      NSLayoutConstraint.activate([first, second])
      family.root.layoutIfNeeded()
      family.root.setNeedsLayout()
      family.root.layoutIfNeeded()
    }
    #expect(child.frame.width == 10 && second.isActive)
    #expect(
      reports == [
        .unsatisfiable(
          constraints: [first.logDescription, second.logDescription], broken: second.logDescription)
      ])
    first.isActive = false
    family.root.layoutIfNeeded()
    #expect(child.frame.width == 20)
  }

  @Test("A stack among constraints is as large as its views; what they ask for by constraints counts")
  func stacks() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (wide, high) = (ContentView(30, 10), UIView())
    let stack = UIStackView(arrangedSubviews: [wide, high])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      high.heightAnchor.constraint(equalToConstant: 20),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    #expect(LayoutDiagnostics.collect { root.layoutIfNeeded() } == [])
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 100, height: 10 + 4 + 20))
    #expect(wide.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(high.frame == CGRect(x: 0, y: 14, width: 100, height: 20))
    wide.content.height = 15
    root.layoutIfNeeded()
    #expect(stack.frame.height == 15 + 4 + 20 && high.frame.minY == 19)
  }

  @Test("F.12: ambiguity is told") func ambiguity() {
    let family = ConstrainedFamily(1)
    let child = family.children[0]
    let constraints = [
      child.leftAnchor.constraint(equalTo: family.root.leftAnchor),
      child.topAnchor.constraint(equalTo: family.root.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 10),
      child.heightAnchor.constraint(equalToConstant: 10),
    ]
    NSLayoutConstraint.activate(constraints)
    #expect(!child.hasAmbiguousLayout)
    constraints[3].isActive = false
    #expect(child.hasAmbiguousLayout)
    #expect(!family.root.hasAmbiguousLayout)
  }

  @Test("Taking a view out and in, and constraints off and on, gives the frames of a fresh tree")
  func history() {
    let family = ConstrainedFamily(3, in: CGSize(width: 90, height: 30))
    family.pinInRow()
    family.root.layoutIfNeeded()
    let frames = family.frames
    #expect(frames.map(\.minX) == [0, 30, 60])
    let held = family.root.constraints
    NSLayoutConstraint.deactivate(held)
    family.root.layoutIfNeeded()
    NSLayoutConstraint.activate(held)
    family.root.layoutIfNeeded()
    #expect(family.frames == frames)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.addSubview(family.root)
    outer.layoutIfNeeded()
    #expect(family.frames == frames)
    family.root.frame.size.width = 60
    outer.layoutIfNeeded()
    #expect(family.frames.map(\.width) == [20, 20, 20])
    family.root.removeFromSuperview()
    family.root.frame.size.width = 90
    family.root.layoutIfNeeded()
    #expect(family.frames == frames)
  }

  @Test("0.5: a new constant lays out the superviews of what moved, and calls no updateConstraints")
  func constants() {
    final class PlacingView: UIView {
      var layouts = 0
      var updates = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let root = PlacingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (left, right) = (PlacingView(), PlacingView())
    for view in [left, right] {
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      root.addSubview(view)
    }
    let child = ContentView(10, 10)
    left.addSubview(child)
    let gap = child.leftAnchor.constraint(equalTo: left.leftAnchor, constant: 1)
    gap.isActive = true
    root.layoutIfNeeded()
    let views = [root, left, right]
    for view in views { (view.layouts, view.updates) = (0, 0) }
    gap.constant = 2
    root.layoutIfNeeded()
    #expect(child.frame.minX == 2)
    #expect(views.map(\.layouts) == [0, 1, 0] && views.map(\.updates) == [0, 0, 0])
  }

  @Test("D.8: constraints to margins follow a move, also where others come before the move is looked at")
  func constraintBetweenMoveAndLayout() throws {
    let window = try makeWindow("iphone-14-pro", .landscape)
    let (view, first, second) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), UIView(), UIView()
    )
    window.addSubview(view)
    func add(_ child: UIView) {
      child.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(child)
      child.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor).isActive = true
    }
    add(first)
    window.layoutIfNeeded()
    // The safe area is 59 wide, margins are 8.
    #expect(first.frame.minX == 67)
    view.frame.origin.x = 100
    add(second)
    window.layoutIfNeeded()
    #expect(first.frame.minX == 8 && second.frame.minX == 8)
  }

  @Test("D.8: insets that constraints counted on before the layout are looked at again when views are placed")
  func insetsOfMoveThatIsTakenBack() throws {
    let window = try makeWindow("iphone-14-pro", .landscape)
    let (outer, view, child) = (
      UIView(frame: CGRect(x: 100, y: 0, width: 300, height: 200)),
      UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), UIView()
    )
    window.addSubview(outer)
    outer.addSubview(view)
    window.layoutIfNeeded()
    outer.frame.origin.x = 0
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    child.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor).isActive = true
    // Solved here with the 59 points of the safe area, which are gone before anything is laid out.
    window.updateConstraintsIfNeeded()
    outer.frame.origin.x = 100
    window.layoutIfNeeded()
    #expect(child.frame.minX == 8)
  }
}
