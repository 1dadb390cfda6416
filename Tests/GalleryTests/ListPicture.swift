import Plumb
import Raster
import Testing
import UIKit
import ViewRendering

/// A picture of an app's list on a phone, kept in `Snapshots/lists`.
///
/// It shows the screen four times, from left to right: light, dark, read from right to left, and with the largest text.
/// A whole list is as high as its content, with nothing below the lower ones.
enum ListPicture: String, CaseIterable, Sendable {
  case calendar
  case editing
  case mail
  case menu
  case outline
  case photos
  case selecting
  case settings
  case store
  case wholeSettings = "whole-settings"
  case wholeStore = "whole-store"

  /// The scale of the pictures, that of their phone.
  static let scale = 2

  /// The four screens side by side.
  @MainActor func bitmap() throws -> Bitmap {
    Bitmap(sideBySide: try ScreenLook.allCases.map { try screen(in: $0) })
  }

  /// Whether or not the picture shows the whole content of the list.
  private var isWhole: Bool { self == .wholeSettings || self == .wholeStore }

  @MainActor private func screen(in look: ScreenLook) throws -> Bitmap {
    let found: Plumb.Device? = .init(named: "iphone-se-3")
    let phone = try #require(found)
    let window = UIWindow(device: phone) { look.apply(to: &$0) }
    defer { window.isHidden = true }
    let controller = controller
    let bars = UINavigationController(rootViewController: controller)
    bars.navigationBar.prefersLargeTitles = self != .calendar
    window.rootViewController = bars
    window.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()
    if isWhole { try WholeContent.show(in: window, limit: 8_000) }
    if self == .menu {
      try (controller as? MailListController)?.press(HeadlessUser(of: window))
    } else if let mail = controller as? MailListController {
      mail.swipe(HeadlessUser(of: window), leading: look == .dark || look == .largestText)
    }
    return window.bitmap()
  }

  @MainActor private var controller: UIViewController {
    switch self {
    case .calendar: CalendarGridController()
    case .editing: EditingListController(style: .insetGrouped)
    case .mail, .menu: MailListController(style: .plain)
    case .outline: OutlineController()
    case .photos: PhotoGridController()
    case .selecting: SelectingListController()
    case .settings, .wholeSettings: SettingsListController(style: .insetGrouped)
    case .store, .wholeStore: StoreController()
    }
  }
}
