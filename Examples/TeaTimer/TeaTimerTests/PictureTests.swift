import Plumb
import Testing
import UIKit
import ViewSnapshotTesting

@testable import TeaTimer

/// The screens in light and dark, in German and Russian, in Arabic and Hebrew from right to left, and with the largest text.
///
/// `LargestTextTests` has that in scripts that need fonts.
@MainActor
@Suite(.serialized) struct PictureTests {
  enum Look: String, CaseIterable {
    case light, dark, german, arabic, hebrew, russian

    var language: String {
      switch self {
      case .light, .dark: "en"
      case .german: "de"
      case .arabic: "ar"
      case .hebrew: "he"
      case .russian: "ru"
      }
    }
    var style: UIUserInterfaceStyle { self == .dark ? .dark : .light }
  }

  @Test(arguments: Look.allCases) func screens(look: Look) throws {
    try App.launch(language: look.language, style: look.style) { user in
      @MainActor func check(_ name: String) {
        assertSnapshot(
          of: user.bitmap(scale: 2), as: .image(scale: 2), named: "\(name)-\(look.rawValue)",
          testName: "screens")
      }
      try user.press(on: "oolong")
      check("shelf")
      try user.tap(on: "black")
      try user.tap(on: "reset")
      try steep(user, check)
    }
  }

  /// Starts the tea that is shown, and checks the screen while it steeps and when it is ready.
  private func steep(_ user: HeadlessUser, _ check: (String) -> Void) throws {
    try user.tap(on: "start")
    user.wait(for: 95)
    // Display links run while animations take time.
    HeadlessLoop.withAnimations { user.wait(for: 0.1) }
    check("brewing")
    user.wait(for: 144.8)
    HeadlessLoop.withAnimations { user.wait(for: 0.05) }
    user.wait(for: 0.1)
    check("ready")
  }

  @Test(arguments: Look.allCases) func settings(look: Look) throws {
    try App.launch(language: look.language, style: look.style) { user in
      let shelf = try #require(user.window.rootViewController?.children.first)
      shelf.performSegue(withIdentifier: "settings", sender: nil)
      HeadlessLoop.runUntilIdle()
      assertSnapshot(
        of: user.bitmap(scale: 2), as: .image(scale: 2), named: look.rawValue, testName: "settings")
    }
  }

  @Test(arguments: ["de", "he", "ru"]) func `the largest text`(language: String) throws {
    try App.launch(language: language, textSize: .accessibilityExtraExtraExtraLarge) { user in
      @MainActor func check(_ name: String) {
        assertSnapshot(
          of: user.bitmap(scale: 2), as: .image(scale: 2), named: "\(name)-\(language)", testName: "largest")
      }
      check("shelf")
      try user.tap(on: "green")
      check("tea")
      try user.goBack()
      user.window.rootViewController?.children.first?.performSegue(withIdentifier: "settings", sender: nil)
      HeadlessLoop.runUntilIdle()
      check("settings")
    }
  }

  // The looks of iOS 26 beside those of iOS 17, which the tests above have.
  @Test(arguments: [Look.light, .dark, .hebrew]) func `screens of iOS 26`(look: Look) throws {
    try App.launch(language: look.language, style: look.style, system: .v26) { user in
      @MainActor func check(_ name: String) {
        assertSnapshot(
          of: user.bitmap(scale: 2), as: .image(scale: 2), named: "\(name)-\(look.rawValue)",
          testName: "ios26")
      }
      try user.press(on: "oolong")
      check("shelf")
      try user.tap(on: "black")
      try steep(user, check)
    }
    try App.launch(language: look.language, style: look.style, system: .v26) { user in
      user.window.rootViewController?.children.first?.performSegue(withIdentifier: "settings", sender: nil)
      HeadlessLoop.runUntilIdle()
      assertSnapshot(
        of: user.bitmap(scale: 2), as: .image(scale: 2), named: "settings-\(look.rawValue)",
        testName: "ios26")
    }
  }

  @Test func `the largest text of iOS 26`() throws {
    try App.launch(language: "de", textSize: .accessibilityExtraExtraExtraLarge, system: .v26) { user in
      @MainActor func check(_ name: String) {
        assertSnapshot(
          of: user.bitmap(scale: 2), as: .image(scale: 2), named: "\(name)-largest", testName: "ios26")
      }
      check("shelf")
      try user.tap(on: "green")
      check("tea")
      try user.goBack()
      user.window.rootViewController?.children.first?.performSegue(withIdentifier: "settings", sender: nil)
      HeadlessLoop.runUntilIdle()
      check("settings")
    }
  }

  @Test func `a screen of two systems without a launch`() throws {
    for system in [Plumb.SystemVersion.v17, .v26] {
      withSnapshotTesting(system: system) {
        let shelf = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
        assertSnapshot(
          of: shelf, as: .image(on: .iPhone13, system: system), named: "\(system)", testName: "systems")
      }
    }
  }

  @Test func `a screen without a launch`() throws {
    let shelf = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
    assertSnapshot(of: shelf, as: .image(on: .iPhone13), named: "light", testName: "screen")
  }
}
