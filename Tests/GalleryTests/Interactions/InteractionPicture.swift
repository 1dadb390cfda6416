import Plumb
import Raster
import Testing
import UIKit

/// A picture of a screen while its user does something, kept in `Snapshots/interactions`.
///
/// It shows the screen three times, from left to right: light, dark, and read from right to left.
enum InteractionPicture: String, CaseIterable, Sendable {
  case drag
  case editMenu = "edit-menu"
  case focus
  case menu
  case submenu

  /// The scale of the pictures, that of their phone.
  static let scale = 2

  /// The three screens side by side.
  @MainActor func bitmap() throws -> Bitmap {
    let looks: [ScreenLook] = [.light, .dark, .rightToLeft]
    return Bitmap(sideBySide: try looks.map { try screen(in: $0) })
  }

  @MainActor private func screen(in look: ScreenLook) throws -> Bitmap {
    let found: Plumb.Device? = .init(named: "iphone-se-3")
    let window = UIWindow(device: try #require(found)) { look.apply(to: &$0) }
    defer { window.isHidden = true }
    let board = BoardController()
    window.rootViewController = board
    window.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()
    return try board.act(self, HeadlessUser(of: window))
  }
}
