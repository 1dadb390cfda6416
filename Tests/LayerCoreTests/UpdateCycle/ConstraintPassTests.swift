import DiagnosticCore
import Foundation
import LayerCore
import LayoutCore
import Testing
import ViewTestSupport

@MainActor
struct ConstraintPassTests {
  private let log = CallbackLog()

  private func chain(_ ids: String...) -> [CycleView] {
    let views = ids.map { CycleView($0, log, frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
    for (upper, lower) in zip(views, views.dropFirst()) { upper.addSubview(lower) }
    views[0].layoutIfNeeded()
    _ = log.take()
    return views
  }

  @Test("B.1: from the leaves to the root, siblings in their order") func order() {
    let views = chain("A", "B", "C")
    let sibling = CycleView("D", log)
    views[1].addSubview(sibling)
    for view in views + [sibling] { view.setNeedsUpdateConstraints() }
    views[0].updateConstraintsIfNeeded()
    #expect(log.take() == ["C constraints", "D constraints", "B constraints", "A constraints"])
  }

  @Test("A view updates its own and those beneath, not those above") func receiver() {
    let views = chain("A", "B", "C")
    for view in views { view.setNeedsUpdateConstraints() }
    views[1].updateConstraintsIfNeeded()
    #expect(log.take() == ["C constraints", "B constraints"])
    views[0].updateConstraintsIfNeeded()
    #expect(log.take() == ["A constraints"])
    views[0].updateConstraintsIfNeeded()
    #expect(log.take() == [])
  }

  @Test("What a subview asks for above it is done in the same sweep") func askingUpwards() {
    let views = chain("A", "B", "C")
    views[2].onUpdateConstraints = { _ in views[0].setNeedsUpdateConstraints() }
    views[2].setNeedsUpdateConstraints()
    views[0].updateConstraintsIfNeeded()
    #expect(log.take() == ["C constraints", "A constraints"])
  }

  @Test("What a superview asks for beneath it is done in the next sweep") func askingDownwards() {
    let views = chain("A", "B", "C")
    var asks = 1
    views[0].onUpdateConstraints = { _ in
      if asks > 0 { views[2].setNeedsUpdateConstraints() }
      asks -= 1
    }
    views[0].setNeedsUpdateConstraints()
    views[0].updateConstraintsIfNeeded()
    #expect(log.take() == ["A constraints", "C constraints"])
  }

  @Test("B.8: layoutIfNeeded updates the constraints of the same root first") func layoutIfNeeded() {
    let views = chain("A", "B", "C")
    views[0].setNeedsUpdateConstraints()
    views[1].setNeedsLayout()
    views[2].setNeedsUpdateConstraints()
    views[1].layoutIfNeeded()
    #expect(log.take() == ["C constraints", "B"])
  }

  @Test("B.11: a view that always asks again is left after 100 updates") func loop() {
    let views = chain("A", "B")
    views[1].onUpdateConstraints = { $0.setNeedsUpdateConstraints() }
    views[1].setNeedsUpdateConstraints()
    let reports = LayoutDiagnostics.collect {
      MainActor.assumeIsolated { views[0].updateConstraintsIfNeeded() }
    }
    let name = "CycleView/CycleView[0]"
    #expect(log.take().count == 100)
    #expect(
      reports == [
        .constraintLoop(
          layer: "CycleView at (0.0, 0.0, 50.0, 50.0)", updates: 100,
          causes: ["updateConstraints of \(name) requests constraints of \(name)"])
      ])
  }

  @Test("B.1: a class that lays out by constraints only updates them on coming into a window")
  func enteringAWindow() {
    final class ConstrainedView: UIView {
      override class var requiresConstraintBasedLayout: Bool { true }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (constrained, plain) = (ConstrainedView(), UIView())
    #expect(!constrained.needsUpdateConstraints())
    window.addSubview(constrained)
    window.addSubview(plain)
    #expect(constrained.needsUpdateConstraints())
    #expect(!plain.needsUpdateConstraints())
  }

  @Test("Only the way to what waits is looked at") func visits() {
    let root = UIView()
    let branches = (0..<10).map { _ in UIView() }
    for branch in branches {
      root.addSubview(branch)
      for _ in 0..<10 { branch.addSubview(UIView()) }
    }
    var clean = ConstraintPass()
    clean.run(from: root.layer)
    #expect(clean.visited == 0)
    branches[4].subviews[7].setNeedsUpdateConstraints()
    var dirty = ConstraintPass()
    dirty.run(from: root.layer)
    // The root, its ten subviews, and the ten of one of them.
    #expect(dirty.visited == 21)
  }

  @Test("An override that does not call super is reported, once, with its view") func missingSuper() {
    final class Forgetful: UIView {
      override func updateConstraints() {}
    }
    final class ForgetfulController: UIViewController {
      override func updateViewConstraints() {}
    }
    let view = Forgetful(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let controller = ForgetfulController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 5, height: 6)
    controller.view.addSubview(view)
    controller.view.addSubview(CycleView("A", log))
    let reported = LayoutDiagnostics.collect {
      for _ in 1...2 {
        for view in controller.view.subviews + [controller.view!] { view.setNeedsUpdateConstraints() }
        controller.view.updateConstraintsIfNeeded()
      }
    }
    #expect(
      reported == [
        .missingSuperCall(method: "updateConstraints()", layer: "Forgetful at (1.0, 2.0, 3.0, 4.0)"),
        .missingSuperCall(
          method: "ForgetfulController.updateViewConstraints()", layer: "UIView at (0.0, 0.0, 5.0, 6.0)"),
      ])
    #expect(
      reported.first?.description
        == "updateConstraints() of Forgetful at (1.0, 2.0, 3.0, 4.0) does not call super, which does necessary work."
    )
  }
}
