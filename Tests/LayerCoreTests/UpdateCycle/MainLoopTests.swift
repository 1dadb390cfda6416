import DiagnosticCore
import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct MainLoopTests {
  private let log = CallbackLog()
  private let loop = MainLoop()

  private func window(_ views: CycleView...) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in views { window.addSubview(view) }
    loop.attach(window)
    return window
  }

  private func view(_ id: String) -> CycleView {
    CycleView(id, log, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test(
    "What is asked for in some seconds is done once so many went by",
    arguments: [0.05, 1.0 / 60, 0.35, 0.7] as [Double])
  func dueAtTheEnd(seconds: Double) {
    var done = 0
    for _ in 0..<100 {
      // The remainder of these is less than a tick, and now and then more than half of one.
      loop.run(for: seconds / 3)
      loop.clock.after(seconds) { done += 1 }
      loop.run(for: seconds)
    }
    #expect(done == 100)
  }

  @Test("B.0: work, constraints up, layout down, display down") func orderOfATurn() {
    let (a, b) = (view("A"), view("B"))
    a.addSubview(b)
    let window = window(a)
    loop.runUntilIdle()
    _ = log.take()
    loop.enqueue { [log] in
      log.note("work")
      for view in [a, b] {
        view.setNeedsDisplay()
        view.setNeedsLayout()
        view.setNeedsUpdateConstraints()
      }
    }
    #expect(loop.turn().work == 1)
    #expect(
      log.take() == ["work", "B constraints", "A constraints", "A", "B", "A draw", "B draw"])
    withExtendedLifetime(window) {}
  }

  @Test("B.0, B.22: work, traits down, constraints up, layout down, display down") func traitsComeFirst() {
    final class Listener: RecordingView {
      override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.note("\(id) traits") }
      override func updateConstraints() {
        log.note("\(id) constraints")
        super.updateConstraints()
      }
      override func draw(_ rect: CGRect) { log.note("\(id) draw") }
    }
    let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let (a, b) = (Listener("A", log, frame: frame), Listener("B", log, frame: frame))
    a.addSubview(b)
    let window = window()
    window.addSubview(a)
    loop.runUntilIdle()
    _ = log.take()
    loop.enqueue { [log] in
      log.note("work")
      for view in [a, b] { view.setNeedsUpdateConstraints() }
      a.traitOverrides.userInterfaceStyle = .dark
    }
    loop.turn()
    #expect(
      log.take() == [
        "work", "A traits", "B traits", "B constraints", "A constraints", "A", "B", "A draw", "B draw",
      ])
    #expect(loop.isIdle)
  }

  @Test("Constraints that layout asks for are updated in the same turn, before display")
  func constraintsFromLayout() {
    let a = view("A")
    let window = window(a)
    loop.runUntilIdle()
    _ = log.take()
    var isFirst = true
    a.onLayout = { view in
      if isFirst { view.setNeedsUpdateConstraints() }
      isFirst = false
    }
    a.onUpdateConstraints = { $0.setNeedsLayout() }
    a.setNeedsLayout()
    a.setNeedsDisplay()
    loop.turn()
    #expect(log.take() == ["A", "A constraints", "A", "A draw"])
    withExtendedLifetime(window) {}
  }

  @Test("B.11: layout and constraints that ask for each other are left within the turn")
  func loopOfTwoPasses() {
    let a = view("A")
    let window = window(a)
    loop.runUntilIdle()
    _ = log.take()
    a.onLayout = { $0.setNeedsUpdateConstraints() }
    a.onUpdateConstraints = { $0.setNeedsLayout() }
    a.setNeedsLayout()
    let reports = LayoutDiagnostics.collect { MainActor.assumeIsolated { _ = loop.turn() } }
    #expect(log.take().count { $0 == "A" } == 100)
    #expect(reports.count == 1)
    #expect(
      reports.first?.description.hasSuffix(
        "layoutSubviews of UIWindow/CycleView[0] requests constraints of UIWindow/CycleView[0]. "
          + "updateConstraints of UIWindow/CycleView[0] requests layout of UIWindow/CycleView[0].") == true)
    #expect(loop.isIdle)
    withExtendedLifetime(window) {}
  }

  @Test func aLoopThatNeverIdlesIsLeft() {
    let a = view("A")
    a.onDraw = { $0.setNeedsDisplay() }
    let window = window(a)
    a.setNeedsDisplay()
    let reports = LayoutDiagnostics.collect {
      MainActor.assumeIsolated { #expect(loop.runUntilIdle().count == MainLoop.turnLimit) }
    }
    #expect(reports == [.neverIdle(turns: 1_000)])
    withExtendedLifetime(window) {}
  }

  @Test func windowsAreUpdatedInOrderOnceAndNotKept() {
    let (a, b) = (view("A"), view("B"))
    let (first, second) = (window(a), window(b))
    loop.attach(first)
    #expect(loop.windows == [first, second])
    loop.turn()
    #expect(log.take().filter { !$0.contains(" ") } == ["A", "B"])
    loop.detach(first)
    a.setNeedsLayout()
    b.setNeedsLayout()
    loop.turn()
    #expect(log.take() == ["B"])

    weak var gone: UIWindow?
    do {
      let third = window()
      gone = third
      #expect(loop.windows == [second, third])
    }
    #expect(gone == nil)
    #expect(loop.windows == [second])
  }

  @Test("A turn over 100,000 clean views looks at none; one leaf's size lays out it and its superview")
  func largeTree() {
    final class Counter: UIView {
      static var layouts = 0
      override func layoutSubviews() { Counter.layouts += 1 }
    }
    let window = window()
    var level: [UIView] = [window]
    for _ in 0..<5 {
      level = level.flatMap { view in
        (0..<10).map { _ in
          let subview = Counter()
          view.addSubview(subview)
          return subview
        }
      }
    }
    #expect(level.count == 100_000)
    #expect(loop.turn().visits.layout == 111_111)
    #expect(Counter.layouts == 111_110)
    #expect(loop.turn().visits == Turn.Visits())

    Counter.layouts = 0
    level[54_321].frame.size.width = 7
    // The window, and ten sublayers on each of five levels.
    #expect(loop.turn().visits.layout == 51)
    #expect(Counter.layouts == 2)
  }

  @Test("A tree ten thousand levels deep goes through every pass, traced, and is released") func deepTree() {
    weak var last: UIView?
    do {
      let (window, root) = (window(), UIView())
      var leaf = root
      for _ in 2..<10_000 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.setNeedsUpdateConstraints()
        view.setNeedsDisplay()
        leaf.addSubview(view)
        leaf = view
      }
      last = leaf
      window.addSubview(root)
      let trace = UpdateTrace.record { MainActor.assumeIsolated { _ = loop.turn() } }
      let layouts = trace.events.count { $0.kind == .began(.callback(.layoutSubviews)) }
      let updates = trace.events.count { $0.kind == .began(.callback(.updateConstraints)) }
      #expect(layouts == 10_000)
      #expect(updates == 9_998)
      #expect(trace.subjects.count == 10_000)
      #expect("\(trace.path(of: 9_999, limit: 2))" == "…/UIView[0]/UIView[0]")
      #expect(loop.isIdle)
    }
    #expect(last == nil)
  }
}
