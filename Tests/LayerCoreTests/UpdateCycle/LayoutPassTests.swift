import DiagnosticCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct LayoutPassTests {
  private let log = CallbackLog()

  /// A chain of views, each in the one before, laid out.
  private func chain(_ ids: String...) -> [RecordingView] {
    let views = ids.map { RecordingView($0, log, frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    for (upper, lower) in zip(views, views.dropFirst()) { upper.addSubview(lower) }
    views[0].layoutIfNeeded()
    _ = log.take()
    return views
  }

  @Test("B.5: nothing dirty, nothing called") func clean() {
    let views = chain("A", "B")
    views[0].layoutIfNeeded()
    views[1].layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test("B.6: many requests, one layout") func requestsAreBatched() {
    let views = chain("A", "B")
    for _ in 0..<5 { views[1].setNeedsLayout() }
    #expect(log.take() == [])
    views[0].layoutIfNeeded()
    #expect(log.take() == ["B"])
  }

  @Test("B.7: the walk goes up over flagged superviews") func walkUp() {
    let views = chain("A", "B", "C")
    views[0].setNeedsLayout()
    views[1].setNeedsLayout()
    // A subview does not keep its superview, and an optimized build lets go of `views` before the last call.
    withExtendedLifetime(views) { views[2].layoutIfNeeded() }
    #expect(log.take() == ["A", "B"])
  }

  @Test("B.7: a clean superview stops the walk") func cleanSuperviewStops() {
    let views = chain("A", "B", "C")
    views[0].setNeedsLayout()
    views[2].setNeedsLayout()
    views[2].layoutIfNeeded()
    #expect(log.take() == ["C"])
    views[0].layoutIfNeeded()
    #expect(log.take() == ["A"])
  }

  @Test("B.7: dirty views beneath a clean receiver are laid out") func dirtyBeneathClean() {
    let views = chain("A", "B", "C")
    views[2].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(log.take() == ["C"])
  }

  @Test("B.2: the sublayers are those after the layout") func sublayersAfterLayout() {
    let views = chain("A", "B", "C")
    let added = RecordingView("N", log)
    views[0].onLayout = { view in
      view.subviews.first?.removeFromSuperview()
      view.addSubview(added)
    }
    views[0].setNeedsLayout()
    views[1].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(log.take() == ["A", "N"])
  }

  @Test("B.2: a sibling dirtied by an earlier one comes in its turn") func siblingsInOrder() {
    let root = RecordingView("R", log)
    let siblings = ["a", "b", "c"].map { RecordingView($0, log) }
    siblings.forEach(root.addSubview)
    root.layoutIfNeeded()
    _ = log.take()
    siblings[0].onLayout = { _ in siblings[1].setNeedsLayout() }
    siblings[0].setNeedsLayout()
    siblings[2].setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.take() == ["a", "b", "c"])
  }

  @Test("B.2: a sibling that an earlier one moved away is no longer beneath") func siblingMovedAway() {
    let root = RecordingView("R", log)
    let siblings = ["a", "b", "c"].map { RecordingView($0, log) }
    for sibling in siblings { root.addSubview(sibling) }
    root.layoutIfNeeded()
    _ = log.take()
    siblings[0].onLayout = { _ in siblings[1].removeFromSuperview() }
    for sibling in siblings { sibling.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(log.take() == ["a", "c", "R"])
    siblings[1].layoutIfNeeded()
    #expect(log.take() == ["b"])
  }

  @Test("B.10: asking again within the layout means another in the same pass") func askingWithinLayout() {
    let views = chain("A", "B")
    var asks = 2
    views[0].onLayout = { view in
      guard asks > 0 else { return }
      asks -= 1
      view.setNeedsLayout()
    }
    views[0].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(log.take() == ["A", "A", "A"])
  }

  @Test("B.10: sizing a subview within the layout does not ask for it again") func sizingWithinLayout() {
    let views = chain("A", "B")
    var width: CGFloat = 50
    views[0].onLayout = { view in
      width += 1
      view.subviews[0].frame.size.width = width
    }
    views[0].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(log.take() == ["A", "B"])
  }

  @Test("A subview that sizes itself has its superview laid out after it, in the same pass")
  func sizingUpwards() {
    let views = chain("A", "B", "C")
    views[2].onLayout = { $0.frame.size.width = 77 }
    views[2].setNeedsLayout()
    views[0].layoutIfNeeded()
    // C grows in its own layout: that flags C again, and B.
    #expect(log.take() == ["C", "B", "C"])
  }

  @Test("B.11: a view that never rests is left after 100 layouts, and named") func loop() throws {
    let views = chain("A", "B")
    views[1].onLayout = { $0.setNeedsLayout() }
    views[1].setNeedsLayout()
    let reports = LayoutDiagnostics.collect { MainActor.assumeIsolated { views[0].layoutIfNeeded() } }
    #expect(log.take().count == 100)
    let name = "RecordingView/RecordingView[0]"
    #expect(
      reports == [
        .layoutLoop(
          layer: "RecordingView at (0.0, 0.0, 50.0, 50.0)", layouts: 100,
          causes: ["layoutSubviews of \(name) requests layout of \(name)"])
      ])
    views[0].layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test("Two views that flag each other stop, too") func pingPong() {
    let views = chain("A", "B")
    views[0].onLayout = { _ in views[1].setNeedsLayout() }
    views[1].onLayout = { _ in views[0].setNeedsLayout() }
    views[0].setNeedsLayout()
    let reports = LayoutDiagnostics.collect { MainActor.assumeIsolated { views[0].layoutIfNeeded() } }
    #expect(log.take().count == 200)
    // A has had its 100 layouts and is left; nothing flags B again.
    let (a, b) = ("RecordingView", "RecordingView/RecordingView[0]")
    #expect(
      reports == [
        .layoutLoop(
          layer: "RecordingView at (0.0, 0.0, 50.0, 50.0)", layouts: 100,
          causes: [
            "layoutSubviews of \(b) requests layout of \(a)",
            "layoutSubviews of \(a) requests layout of \(b)",
          ])
      ])
  }

  @Test("B.11: layouts are counted across layoutIfNeeded within layout") func loopAcrossNestedPasses() {
    let views = chain("A", "B", "C")
    // A forces B, B forces C, and C asks for itself: were each pass to count for itself, C would have 100 ×
    // 100 layouts and more.
    views[0].onLayout = { view in
      view.setNeedsLayout()
      views[1].setNeedsLayout()
      views[1].layoutIfNeeded()
    }
    views[1].onLayout = { view in
      view.setNeedsLayout()
      views[2].setNeedsLayout()
      views[2].layoutIfNeeded()
    }
    views[2].onLayout = { $0.setNeedsLayout() }
    views[0].setNeedsLayout()
    let reports = LayoutDiagnostics.collect { MainActor.assumeIsolated { views[0].layoutIfNeeded() } }
    let log = log.take()
    for id in ["A", "B", "C"] { #expect(log.count { $0 == id } <= 100) }
    #expect(reports.count == 3)
  }

  @Test("A thousand layouts from outside are no loop") func manyLayouts() {
    let views = chain("A", "B")
    let reports = LayoutDiagnostics.collect {
      MainActor.assumeIsolated {
        for _ in 0..<1_000 {
          views[1].setNeedsLayout()
          views[0].layoutIfNeeded()
        }
      }
    }
    #expect(reports == [])
    #expect(log.take().count == 1_000)
  }

  @Test("A layout that asks for itself and forces it waits for the pass around it") func nestedForce() {
    let views = chain("A", "B")
    var isFirst = true
    views[0].onLayout = { view in
      guard isFirst else { return }
      isFirst = false
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    views[0].setNeedsLayout()
    views[1].setNeedsLayout()
    views[0].layoutIfNeeded()
    #expect(log.take() == ["A", "B", "A"])
  }

  @Test("A nested pass lays out beneath at once") func nestedPass() {
    let views = chain("A", "B", "C")
    views[0].onLayout = { [log] _ in
      views[1].layoutIfNeeded()
      log.note("A ends")
    }
    for view in views { view.setNeedsLayout() }
    views[0].layoutIfNeeded()
    #expect(log.take() == ["A", "B", "C", "A ends"])
  }

  @Test("Clean trees are not looked at, and dirty ones only along the way to what is dirty")
  func visits() {
    // 10 views in each, five levels down: 111,111 views.
    let root = UIView()
    var level = [root]
    for _ in 0..<5 {
      level = level.flatMap { view in
        (0..<10).map { _ in
          let subview = UIView()
          view.addSubview(subview)
          return subview
        }
      }
    }
    #expect(level.count == 100_000)
    root.layoutIfNeeded()

    var clean = LayoutPass()
    clean.run(from: root.layer)
    #expect(clean.visited == 0)

    level[54_321].setNeedsLayout()
    var dirty = LayoutPass()
    dirty.run(from: root.layer)
    // The root, and ten sublayers on each of five levels.
    #expect(dirty.visited == 51)
  }

  @Test("Changing a leaf's size lays out the leaf and its superview only") func leafSize() {
    let views = chain("A", "B", "C", "D")
    views[3].frame.size.height += 1
    views[0].layoutIfNeeded()
    #expect(log.take() == ["C", "D"])
  }

  @Test("A tree ten thousand levels deep is laid out, changed and released") func deepTree() {
    var depth = 0
    final class Counter: UIView {
      var onLayout: () -> Void = {}
      override func layoutSubviews() { onLayout() }
    }
    weak var last: UIView?
    do {
      let root = Counter()
      root.onLayout = { depth += 1 }
      var leaf: UIView = root
      for _ in 1..<10_000 {
        let view = Counter()
        view.onLayout = { depth += 1 }
        leaf.addSubview(view)
        leaf = view
      }
      last = leaf
      root.layoutIfNeeded()
      #expect(depth == 10_000)
      leaf.frame.size.width = 10
      root.layoutIfNeeded()
      #expect(depth == 10_002)
      #expect(leaf.convert(CGPoint(x: 1, y: 2), to: root as UIView?) == CGPoint(x: 1, y: 2))
      #expect(leaf.isDescendant(of: root))
      root.hostTraits = UITraitCollection(displayScale: 2)
      #expect(leaf.traitCollection.displayScale == 2)
    }
    #expect(last == nil)
  }
}
