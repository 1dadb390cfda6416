import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import StyleCore
import Testing
import ViewTestSupport

@testable import LayoutCore

@MainActor
@Suite(.serialized)
struct KeyCommandTests {
  private class Page: UIView {
    var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    func save(_ sender: Any?) { calls.append("save \((sender as? UIKeyCommand)?.propertyList as? Int ?? 0)") }
    func zoom() { calls.append("zoom") }
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          title: "Save", action: Selector("save:", Page.save(_:)), input: "s", modifierFlags: .command,
          propertyList: 3),
        UIKeyCommand(input: "+", modifierFlags: [], action: Selector("zoom", Page.zoom)),
        UIKeyCommand(input: "x", modifierFlags: .command, action: Selector("cut:", UIResponder.cut)),
      ]
    }
  }

  private final class Still: Page {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func keysSendTheCommandsOfTheChain() {
    let (page, field) = (Page(), Page())
    window.addSubview(page)
    page.addSubview(field)
    #expect(!window.press("s", holding: .command))
    #expect(page.becomeFirstResponder())
    #expect(window.press("S", holding: .command))
    #expect(window.press("+", holding: []))
    #expect(!window.press("s", holding: [.command, .shift]))
    #expect(page.calls == ["save 3", "zoom"])
  }

  @Test func commandsAreAddedToControllersAndRemoved() {
    final class Editor: UIViewController {
      var calls = 0
      func undo() { calls += 1 }
    }
    let editor = Editor()
    let command = UIKeyCommand(input: "z", modifierFlags: .command, action: Selector("undo", Editor.undo))
    window.rootViewController = editor
    window.isHidden = false
    defer { window.isHidden = true }
    editor.addKeyCommand(command)
    #expect(window.press("z", holding: .command) && editor.calls == 1)
    editor.removeKeyCommand(command)
    #expect(!window.press("z", holding: .command) && editor.calls == 1)
  }

  @Test func respondersThatCannotPerformAnActionArePassedOver() {
    let (page, still) = (Page(), Still())
    window.addSubview(page)
    page.addSubview(still)
    still.becomeFirstResponder()
    #expect(window.press("s", holding: .command))
    #expect(page.calls == ["save 3"] && still.calls.isEmpty)
    // No class here overrides the action of editing.
    #expect(!window.press("x", holding: .command))
  }

  @Test func theMenuHasWhatRespondersCanPerform() {
    let (page, menu) = (Page(), UIMenuController.shared)
    window.addSubview(page)
    page.becomeFirstResponder()
    menu.menuItems = [
      UIMenuItem(title: "Zoom", action: Selector("zoom", Page.zoom)),
      UIMenuItem(title: "Print", action: "print:"),
    ]
    defer { menu.menuItems = nil }
    menu.showMenu(from: page, rect: .zero)
    #expect(menu.isMenuVisible)
    #expect(menu.shownItems.map(\.title) == ["Zoom"])
    menu.choose(menu.shownItems[0])
    #expect(page.calls == ["zoom"] && !menu.isMenuVisible)
    menu.menuItems = []
    menu.showMenu(from: page, rect: .zero)
    #expect(!menu.isMenuVisible)
  }
}

@MainActor private final class Stage: NSObject {
  var calls: [String] = []
  func willStart(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
    calls.append("start \(identifier ?? "")")
  }
  func didStop(_ identifier: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
    calls.append("stop \(identifier ?? "") \(finished.boolValue)")
  }
}

@MainActor
@Suite(.serialized)
struct AnimationGroupMessageTests {
  private func animate(_ view: UIView, _ stage: Stage) {
    UIView.beginAnimations("grow", context: nil)
    UIView.setAnimationDelegate(stage)
    unsafe UIView.setAnimationWillStart(Selector("willStart:context:", Stage.willStart))
    unsafe UIView.setAnimationDidStop(Selector("didStop:finished:context:", Stage.didStop))
    view.alpha = 0.5
    UIView.commitAnimations()
  }

  @Test func theDelegateIsToldAtOnceWithoutAClock() {
    let stage = Stage()
    animate(UIView(), stage)
    #expect(stage.calls == ["start grow", "stop grow true"])
  }

  @Test func theDelegateIsToldOfTheEnd() {
    AnimatingWindow.run { scene in
      let (stage, start) = (Stage(), scene.now)
      animate(scene.view, stage)
      #expect(stage.calls == ["start grow"])
      scene.loop.run(until: start + 0.25)
      #expect(stage.calls == ["start grow", "stop grow true"])
    }
  }
}
