import Foundation
import LayerCore
import LayoutCore
import Testing
import ViewTestSupport

@MainActor
struct UIViewHierarchyTests {
  private let log = CallbackLog()

  private func family(_ ids: String...) -> (root: MovingView, children: [MovingView]) {
    let root = MovingView("root", log)
    let children = ids.map { MovingView($0, log) }
    children.forEach(root.addSubview)
    _ = log.take()
    return (root, children)
  }

  private func ids(_ view: UIView) -> [String] { view.subviews.compactMap { ($0 as? MovingView)?.id } }

  @Test("A.27: positions") func positions() {
    let (root, views) = family("a", "b", "c")
    root.insertSubview(views[2], at: 0)
    #expect(ids(root) == ["c", "a", "b"])
    root.insertSubview(views[2], at: 1)
    #expect(ids(root) == ["a", "c", "b"])
    root.insertSubview(views[0], at: 99)
    #expect(ids(root) == ["c", "b", "a"])
    root.insertSubview(views[0], belowSubview: views[2])
    #expect(ids(root) == ["a", "c", "b"])
    root.insertSubview(views[0], aboveSubview: views[2])
    #expect(ids(root) == ["c", "a", "b"])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(ids(root) == ["b", "a", "c"])
    root.sendSubviewToBack(views[2])
    #expect(ids(root) == ["c", "b", "a"])
    root.bringSubviewToFront(views[2])
    #expect(ids(root) == ["b", "a", "c"])
    root.bringSubviewToFront(MovingView("stranger", log))
    #expect(ids(root) == ["b", "a", "c"])
  }

  /// Somewhere among four subviews; nil is a view that is none of them.
  enum Place: Sendable {
    case at(Int)
    case below(Int?)
    case above(Int?)
  }

  @Test(
    "A.27: captured places of the second of four subviews, after it was put somewhere",
    arguments: [
      (.at(0), 0), (.at(1), 1), (.at(2), 2), (.at(3), 3), (.at(9), 3), (.below(0), 0), (.below(1), 3),
      (.below(2), 1), (.below(3), 2), (.above(0), 1), (.above(1), 3), (.above(2), 2), (.above(3), 3),
      (.below(nil), 3), (.above(nil), 3),
    ] as [(Place, Int)])
  func captured(place: Place, expected: Int) {
    let (root, views) = family("0", "1", "2", "3")
    let stranger = MovingView("x", log)
    switch place {
    case .at(let index): root.insertSubview(views[1], at: index)
    case .below(let index): root.insertSubview(views[1], belowSubview: index.map { views[$0] } ?? stranger)
    case .above(let index): root.insertSubview(views[1], aboveSubview: index.map { views[$0] } ?? stranger)
    }
    #expect(root.subviews.firstIndex(of: views[1]) == expected)
    #expect(ids(root).filter { $0 != "1" } == ["0", "2", "3"], "the others keep their order")
    #expect(log.take() == [], "A.28: a subview that moves within its superview hears nothing")
  }

  @Test("A.27: beside a stranger or itself means in front") func besideStrangers() {
    let (root, views) = family("a", "b", "c")
    let stranger = MovingView("x", log)
    root.insertSubview(views[0], belowSubview: stranger)
    #expect(ids(root) == ["b", "c", "a"])
    root.insertSubview(views[1], aboveSubview: views[1])
    #expect(ids(root) == ["c", "a", "b"])
    root.insertSubview(MovingView("n", log), aboveSubview: stranger)
    #expect(ids(root) == ["c", "a", "b", "n"])
  }

  @Test("Having asked for subviews keeps none of them") func askingKeepsNothing() {
    let root = UIView()
    weak var removed: UIView?
    weak var deepest: UIView?
    do {
      let child = UIView()
      root.addSubview(child)
      #expect(root.subviews == [child])
      child.removeFromSuperview()
      removed = child
    }
    #expect(removed == nil && root.subviews.isEmpty)
    do {
      // Deeper than the stack: subviews that were asked for must not be released from one another.
      let top = UIView()
      var leaf = top
      for _ in 0..<20_000 {
        let view = UIView()
        leaf.addSubview(view)
        #expect(leaf.subviews == [view])
        leaf = view
      }
      deepest = leaf
    }
    #expect(deepest == nil)
  }

  @Test("Plain sublayers stand between subviews") func plainSublayers() {
    let (root, views) = family("a", "b")
    let plain = CALayer()
    root.layer.addSublayer(plain)
    let added = MovingView("n", log)
    root.addSubview(added)
    #expect(root.layer.sublayers?.last === added.layer)
    root.insertSubview(added, belowSubview: views[1])
    #expect(root.layer.sublayers?.firstIndex(of: added.layer) == 1)
    #expect(root.layer.sublayers?.last === plain)
    #expect(ids(root) == ["a", "n", "b"])
    #expect(plain.delegate == nil)
  }

  @Test("A.28: adding") func adding() {
    let (root, _) = family()
    let view = MovingView("v", log)
    root.addSubview(view)
    #expect(
      log.take() == ["v willMove(toSuperview: root)", "v didMoveToSuperview", "root didAddSubview(v)"])
    #expect(view.superview === root && view.next === root)
  }

  @Test("A.28: adding into a window") func addingIntoAWindow() {
    let (root, _) = family()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(root)
    _ = log.take()
    let (view, child) = (MovingView("v", log), MovingView("c", log))
    view.addSubview(child)
    _ = log.take()
    root.addSubview(view)
    #expect(
      log.take() == [
        "v willMove(toSuperview: root)", "v willMove(toWindow: window)", "c willMove(toWindow: window)",
        "v didMoveToWindow", "c didMoveToWindow", "v didMoveToSuperview", "root didAddSubview(v)",
      ])
    #expect(child.window === window && window.window === window)
    view.removeFromSuperview()
    #expect(
      log.take() == [
        "v willMove(toSuperview: nil)", "v willMove(toWindow: nil)", "c willMove(toWindow: nil)",
        "root willRemoveSubview(v)", "v didMoveToWindow", "c didMoveToWindow", "v didMoveToSuperview",
      ])
    #expect(child.window == nil && view.superview == nil)
  }

  @Test("A.28: an attached view leaves its superview first") func moving() {
    let (root, views) = family("a", "b")
    views[1].addSubview(views[0])
    #expect(
      log.take() == [
        "a willMove(toSuperview: b)", "root willRemoveSubview(a)", "a didMoveToSuperview",
        "b didAddSubview(a)",
      ])
    #expect(ids(root) == ["b"] && ids(views[1]) == ["a"])
  }

  @Test("A.28: adding a subview again brings it to the front, without callbacks") func addingAgain() {
    let (root, views) = family("a", "b")
    root.addSubview(views[0])
    #expect(ids(root) == ["b", "a"])
    #expect(log.take() == [])
  }

  @Test func removingWhatIsNowhere() {
    MovingView("v", log).removeFromSuperview()
    #expect(log.take() == [])
  }

  @Test func searching() {
    let (root, views) = family("a", "b")
    let (leaf, later) = (UIView(), UIView())
    views[0].addSubview(leaf)
    leaf.tag = 7
    later.tag = 7
    views[1].addSubview(later)
    #expect(root.viewWithTag(7) === leaf && views[1].viewWithTag(7) === later && root.viewWithTag(8) == nil)
    #expect(leaf.isDescendant(of: root) && leaf.isDescendant(of: leaf) && !root.isDescendant(of: leaf))
  }

  @Test func aViewOwnsItsSubviewsButNotItsSuperview() {
    weak var child: UIView?
    weak var root: UIView?
    let kept = UIView()
    do {
      let parent = UIView()
      let view = UIView()
      parent.addSubview(view)
      parent.addSubview(kept)
      child = view
      root = parent
    }
    #expect(child == nil && root == nil && kept.superview == nil)
  }

  @Test func theSuperviewKeepsItsSubviews() {
    let parent = UIView()
    var view: UIView? = UIView()
    weak let watched = view
    view.map(parent.addSubview)
    view = nil
    #expect(watched != nil)
    watched?.removeFromSuperview()
    #expect(watched == nil)
  }

  @Test func aLayerAddedPastTheViewMakesNoSubview() {
    let (root, view) = (UIView(), UIView())
    root.layer.addSublayer(view.layer)
    #expect(root.subviews.isEmpty && view.superview == nil && view.layer.superlayer === root.layer)
  }
}
