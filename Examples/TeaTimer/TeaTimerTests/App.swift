import Plumb
import Testing
import UIKit

@testable import TeaTimer

/// The app on a phone, in a language and a style.
@MainActor
enum App {
  /// Launches the app as its Info.plist says, and lets a user at it; a system that is nil is the oldest one.
  static func launch(
    language: String = "en", style: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large,
    system: SystemVersion? = nil, _ body: (HeadlessUser) throws -> Void
  ) throws {
    try Localization.withLanguage(language) {
      HeadlessApplication.launch(AppDelegate(), on: Plumb.Device(named: "iphone-14-pro"), system: system) {
        $0.userInterfaceStyle = style
        $0.preferredContentSizeCategory = textSize
      }
      defer { HeadlessApplication.terminate() }
      HeadlessLoop.runUntilIdle()
      try body(HeadlessUser())
    }
  }
}

extension HeadlessUser {
  /// The screen of the tea that steeps.
  @MainActor var brewing: BrewViewController? {
    window.rootViewController?.children.last as? BrewViewController
  }
}
