import ControlCore
import ControllerCore
import DiagnosticCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing

/// Methods that are to be called by name never are on Linux: that is said, once for each place in the program.
@MainActor
struct UncalledActionTests {
  private final class Screen: NSObject {}

  private let screen = Screen()

  private func reports(_ body: () -> Void) -> [String] {
    LayoutDiagnostics.collect(body).map(\.description)
  }

  @Test func aControl() {
    let control = UIButton()
    var line = 0
    let reports = reports {
      control.addTarget(screen, action: NSSelectorFromString("save:"), for: .touchUpInside)
      line = #line - 1
    }
    #expect(
      reports == [
        """
        UIButton never calls save: of Screen, named at ControllerCoreTests/UncalledActionTests.swift:\(line): methods \
        cannot be found by name on Linux. Use addAction(_:for:).
        """
      ])
    #expect(control.actions(forTarget: screen, forControlEvent: .touchUpInside) == ["save:"])
  }

  @Test("Every way of naming a method is reported")
  func everyWay() {
    let ways: [(String, () -> Void)] = [
      ("UITapGestureRecognizer", { _ = UITapGestureRecognizer(target: screen, action: Selector("a")) }),
      ("UIPanGestureRecognizer", { UIPanGestureRecognizer().addTarget(screen, action: Selector("a")) }),
      (
        "UIBarButtonItem",
        { _ = UIBarButtonItem(barButtonSystemItem: .add, target: screen, action: Selector("a")) }
      ),
      (
        "UIBarButtonItem",
        { _ = UIBarButtonItem(title: "", style: .plain, target: screen, action: Selector("a")) }
      ),
      ("UIBarButtonItem", { UIBarButtonItem().action = Selector("a") }),
      ("CADisplayLink", { _ = CADisplayLink(target: screen, selector: Selector("a")) }),
      ("CADisplayLink", { _ = UIScreen.main.displayLink(withTarget: screen, selector: Selector("a")) }),
      ("UIControl", { UIControl().sendAction(Selector("a"), to: screen, for: nil) }),
      (
        "UIApplication",
        { UIApplication.shared.sendAction(Selector("a"), to: screen, from: nil, for: nil) }
      ),
      (
        "UndoManager",
        { UndoManager().registerUndo(withTarget: screen, selector: Selector("a"), object: nil) }
      ),
      ("UIView", { UIView.setAnimationDidStop(Selector("a")) }),
    ]
    for (caller, way) in ways {
      let reports = reports(way)
      #expect(reports.count == 1 && reports.first?.hasPrefix("\(caller) never calls a") == true, "\(caller)")
    }
  }

  @Test("A place is told of once, whatever comes by there")
  func oncePerPlace() {
    let reports = reports {
      for action in ["one", "two", "one"] {
        UIButton().addTarget(screen, action: Selector(action), for: .touchUpInside)
      }
      UISwitch().addTarget(screen, action: Selector("one"), for: .valueChanged)
    }
    #expect(reports.count == 2)
  }

  @Test("A literal has no place: each text is told once")
  func literals() {
    let reports = reports {
      for _ in 0..<3 { UIButton().addTarget(screen, action: "one", for: .touchUpInside) }
      UIButton().addTarget(nil, action: "one", for: .touchUpInside)
    }
    #expect(
      reports.map { String($0.prefix { $0 != ":" }) } == [
        "UIButton never calls one of Screen", "UIButton never calls one",
      ])
  }

  @Test("Without a target, a method that some class has may be that of a responder")
  func responders() {
    let reports = reports {
      UIButton().addTarget(nil, action: "uncalledActionTestsSave:", for: .touchUpInside)
      UIBarButtonItem().action = "uncalledActionTestsSave:"
      UIButton().addTarget(nil, action: "uncalledActionTestsGone:", for: .touchUpInside)
    }
    #expect(reports.count == 1 && reports.first?.contains("uncalledActionTestsGone:") == true)
  }

  @Test("What names no method is silent, and selectors are equal by their names")
  func silence() {
    let reports = reports {
      _ = UITapGestureRecognizer(target: screen, action: nil)
      _ = UIBarButtonItem(title: "", style: .plain, target: screen, action: nil)
      UIBarButtonItem().action = nil
      UIView.setAnimationDidStop(nil)
      UIButton().addAction(UIAction { _ in }, for: .touchUpInside)
    }
    #expect(reports.isEmpty)
    #expect(Selector("a") == "a" && Set([Selector("a"), NSSelectorFromString("a"), "a"]).count == 1)
    #expect(["a", "b"].map(Selector.init(_:)) == ["a", "b"])
  }
}

/// A class as the rewriter of sources leaves one.
private class Saver: UIResponder {
  func save(_ sender: Any?) {}
}

private enum __ObjectiveC_UncalledActionTests: ObjectiveCFile {
  nonisolated static var classes: [ObjectiveCClass] {
    [
      ObjectiveCClass(Saver.self, "save(_:)") {
        [ObjectiveCMember("uncalledActionTestsSave:", { (own: Saver, sender: Any?) in own.save(sender) })]
      }
    ]
  }
}
