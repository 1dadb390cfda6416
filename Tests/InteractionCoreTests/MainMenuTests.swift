import ControlCore
import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import Plumb
import StyleCore
import Testing
import TextViewCore

@testable import InteractionCore

/// The main menu, key commands and presses.
@MainActor
@Suite(.serialized) struct MainMenuTests {
  private func action(_ title: String) -> UIAction {
    UIAction(title: title, identifier: UIAction.Identifier(title)) { _ in }
  }

  private func titles(_ menu: UIMenu?) -> [String] { menu?.children.map(\.title) ?? [] }

  @Test func `a builder inserts, replaces and removes menus`() {
    let a = UIMenu(title: "a", identifier: UIMenu.Identifier("a"), children: [action("one")])
    let root = UIMenu(
      identifier: .root, children: [a, UIMenu(title: "b", identifier: UIMenu.Identifier("b"))])
    let builder = MenuBuilder(.context, root)
    func menu(_ title: String) -> UIMenu { UIMenu(title: title, identifier: UIMenu.Identifier(title)) }
    builder.insertSibling(menu("before"), beforeMenu: UIMenu.Identifier("a"))
    builder.insertSibling(menu("after"), afterMenu: UIMenu.Identifier("a"))
    builder.insertChild(menu("start"), atStartOfMenu: UIMenu.Identifier("a"))
    builder.insertChild(menu("end"), atEndOfMenu: UIMenu.Identifier("a"))
    #expect(titles(builder.root) == ["before", "a", "after", "b"])
    #expect(titles(builder.menu(for: UIMenu.Identifier("a"))) == ["start", "one", "end"])
    #expect(builder.action(for: UIAction.Identifier("one"))?.title == "one")
    builder.remove(menu: UIMenu.Identifier("start"))
    builder.replaceChildren(ofMenu: UIMenu.Identifier("a")) { $0.reversed() }
    #expect(titles(builder.menu(for: UIMenu.Identifier("a"))) == ["end", "one"])
    builder.replace(menu: UIMenu.Identifier("b"), with: menu("c"))
    builder.remove(menu: UIMenu.Identifier("nowhere"))
    #expect(titles(builder.root) == ["before", "a", "after", "c"])
    builder.remove(menu: .root)
    #expect(builder.root.identifier == .root, "the root stays")
  }

  /// A delegate that adds a command to the menu of files.
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var log: [String] = []
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      log.append("build")
      let command = UIKeyCommand(
        title: "New", action: Selector("make:", Delegate.make), input: "n", modifierFlags: .command,
        alternates: [
          UICommandAlternate(
            title: "New Window", action: Selector("makeWindow:", Delegate.makeWindow), modifierFlags: .shift)
        ])
      builder.insertChild(UIMenu(options: .displayInline, children: [command]), atStartOfMenu: .file)
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      ["make:", "makeWindow:"].contains(action.description)
        || super.canPerformAction(action, withSender: sender)
    }
    override func validate(_ command: UICommand) { log.append("validate") }
    func make(_ sender: Any?) { log.append("make") }
    func makeWindow(_ sender: Any?) { log.append("window") }
  }

  @Test func `keys of the main menu work everywhere, with alternates, once it is built`() throws {
    let delegate = Delegate()
    let application = UIApplication.shared
    let before = application.delegate
    application.delegate = delegate
    UIMenuSystem.main.setNeedsRebuild()
    defer {
      application.delegate = before
      UIMenuSystem.main.setNeedsRebuild()
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.makeKeyAndVisible()
    let user = HeadlessUser(of: window)
    try user.press(key: "n", holding: .command)
    try user.press(key: "n", holding: [.command, .shift])
    #expect(delegate.log == ["build", "validate", "make", "validate", "window"])
    #expect(throws: HeadlessUserError.self) { try user.press(key: "n", holding: [.command, .control]) }
  }

  /// A controller with commands for a letter, one of which precedes text.
  private final class Editor: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    var log: [String] = []
    override func viewDidLoad() { view.addSubview(field) }
    override var keyCommands: [UIKeyCommand]? {
      let plain = UIKeyCommand(input: "a", modifierFlags: [], action: Selector("plain:", Editor.plain))
      let eager = UIKeyCommand(input: "b", modifierFlags: [], action: Selector("eager:", Editor.eager))
      eager.wantsPriorityOverSystemBehavior = true
      return [plain, eager]
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      ["plain:", "eager:"].contains(action.description)
    }
    func plain(_ sender: Any?) { log.append("plain") }
    func eager(_ sender: Any?) { log.append("eager") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses {
        log.append("press \(press.key?.keyCode.rawValue ?? 0) \(press.key?.characters ?? "")")
      }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append(presses.allSatisfy { $0.phase == .ended } ? "ended" : "not ended")
    }
  }

  @Test func `while a text is edited, letters precede commands without priority`() throws {
    let editor = Editor()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = editor
    window.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()
    let user = HeadlessUser(of: window)
    try user.press(key: "a")
    #expect(editor.log == ["plain"])
    editor.field.becomeFirstResponder()
    try user.press(key: "a")
    try user.press(key: "b")
    #expect(editor.field.text == "a")
    // 4 is the number of the letter A.
    #expect(editor.log == ["plain", "press 4 a", "ended", "eager"])
  }

  @Test func `keys have the numbers of the standard`() {
    let keys: [(String, Int)] = [
      ("z", 29), ("1", 30), ("0", 39), ("\r", 40), (" ", 44), (UIKeyCommand.inputUpArrow, 82),
      (UIKeyCommand.inputEscape, 41),
    ]
    for (input, number) in keys { #expect(UIKey(input, holding: []).keyCode.rawValue == number) }
    #expect(
      UIKey("q", holding: .shift).characters == "Q"
        && UIKey("q", holding: .shift).charactersIgnoringModifiers == "q")
  }
}
