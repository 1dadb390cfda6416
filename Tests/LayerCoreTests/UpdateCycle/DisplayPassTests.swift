import Foundation
import LayerCore
import LayoutCore
import Testing
import ViewTestSupport

@MainActor
struct DisplayPassTests {
  private let log = CallbackLog()

  /// A chain of views, each in the one before, laid out and drawn.
  private func chain(_ ids: String...) -> [CycleView] {
    let views = ids.map { CycleView($0, log, frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    for (upper, lower) in zip(views, views.dropFirst()) { upper.addSubview(lower) }
    views[0].layoutIfNeeded()
    display(views[0])
    _ = log.take()
    return views
  }

  @discardableResult
  private func display(_ root: UIView) -> Int {
    var pass = DisplayPass()
    pass.run(from: root.layer)
    return pass.visited
  }

  @Test("B.3: from the root to the leaves, each once") func order() {
    let views = chain("A", "B", "C")
    for view in views.reversed() {
      view.setNeedsDisplay()
      view.setNeedsDisplay()
    }
    display(views[0])
    #expect(log.take() == ["A draw", "B draw", "C draw"])
    #expect(display(views[0]) == 0)
    #expect(log.take() == [])
  }

  @Test("B.3: a view is drawn without its subviews") func noRecursion() {
    let views = chain("A", "B", "C")
    views[1].setNeedsDisplay()
    display(views[0])
    #expect(log.take() == ["B draw"])
  }

  @Test("What asks to be drawn while it is drawn waits for the next pass") func askingWithinDraw() {
    let views = chain("A", "B")
    views[1].onDraw = { $0.setNeedsDisplay() }
    views[1].setNeedsDisplay()
    display(views[0])
    #expect(log.take() == ["B draw"])
    display(views[0])
    #expect(log.take() == ["B draw"])
  }

  @Test("B.15: a new size draws nothing anew unless contentMode is redraw") func contentMode() {
    let views = chain("A", "B")
    views[1].frame.size = CGSize(width: 70, height: 70)
    display(views[0])
    #expect(log.take() == [])
    views[1].contentMode = .redraw
    views[1].frame.size = CGSize(width: 80, height: 80)
    display(views[0])
    #expect(log.take() == ["B draw"])
  }

  @Test("B.17: a view without area is laid out and not drawn") func noArea() {
    let views = chain("A", "B")
    views[1].frame.size.height = 0
    views[1].setNeedsDisplay()
    views[0].layoutIfNeeded()
    display(views[0])
    #expect(log.take() == ["A", "B"])
  }

  @Test("Display asks for no layout, and layout for no display") func independence() {
    let views = chain("A", "B")
    views[1].setNeedsDisplay()
    views[0].layoutIfNeeded()
    #expect(log.take() == [])
    views[1].setNeedsLayout()
    display(views[0])
    #expect(log.take() == ["B draw"])
  }
}
