import ControllerCore
import Foundation
import GraphicsCore
package import LayoutCore
package import StyleCore

/// The main menu, which the application and its delegate build, and whose key commands work everywhere.
@MainActor
package enum MainMenu {
  /// The root of the menus as the application builds them.
  package static var root: UIMenu {
    let system = UIMenuSystem.main
    if let root = system.root { return root }
    let builder = MenuBuilder(system, standard)
    UIApplication.shared.buildMenu(with: builder)
    system.root = builder.root
    return builder.root
  }

  /// Sends the command of the menu for a key, pressed while others are held, and returns whether there is one.
  package static func press(_ input: String, holding flags: UIKeyModifierFlags, in window: UIWindow) -> Bool {
    root.descendants.contains { element in
      (element as? UIKeyCommand).map { window.send($0, input, flags) } ?? false
    }
  }

  /// The menus that the system has, with the commands of editing.
  private static var standard: UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        menu("Application", .application, [.about, .preferences, .services, .hide, .quit]),
        menu("File", .file, [.newScene, .openRecent, .close, .document, .print]),
        UIMenu(
          title: SystemWord.edit.text, identifier: .edit,
          children: [
            group(.undoRedo), editing, group(.find), group(.spelling), group(.substitutions), group(.speech),
          ]),
        menu("Format", .format, [.font, .text]),
        menu("View", .view, [.toolbar, .sidebar, .fullscreen]),
        menu("Window", .window, [.minimizeAndZoom, .bringAllToFront]),
        menu("Help", .help, []),
      ])
  }

  private static func menu(
    _ title: String, _ identifier: UIMenu.Identifier, _ groups: [UIMenu.Identifier]
  ) -> UIMenu {
    UIMenu(title: title, identifier: identifier, children: groups.map(group))
  }

  private static func group(_ identifier: UIMenu.Identifier) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline)
  }

  private static var editing: UIMenu {
    let commands: [(SystemWord, Selector, String)] = [
      (.cut, Selector("cut:", UIResponder.cut), "x"), (.copy, Selector("copy:", UIResponder.copy), "c"),
      (.paste, Selector("paste:", UIResponder.paste(_:)), "v"),
      (.selectAll, Selector("selectAll:", UIResponder.selectAll), "a"),
    ]
    return UIMenu(
      identifier: .standardEdit, options: .displayInline,
      children: commands.map { word, action, key in
        UIKeyCommand(title: word.text, action: action, input: key, modifierFlags: .command)
      })
  }
}
