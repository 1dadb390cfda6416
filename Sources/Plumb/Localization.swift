internal import Foundation
internal import LayoutCore
internal import StyleCore

/// The language of the application, which a test chooses.
///
/// `NSLocalizedString`, `String(localized:)`, plural rules, localized images and `Bundle.preferredLocalizations` follow it,
/// and so does the layout direction of the main screen and of new windows.
///
/// ```swift
/// Localization.withLanguage("ar") {
///   let window = UIWindow(device: device)
///   #expect(window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
/// }
/// ```
@MainActor
public enum Localization {
  /// The language, such as `de`, `pt-BR` or `ar`; nil for the development language of each bundle.
  ///
  /// It is at first the language of the environment variable `PLUMB_LANGUAGE` or of the argument `-AppleLanguages "(de)"`,
  /// or else nil. The language of the system has no effect, so that a test has one result on all machines.
  public static var language: String? {
    get { AppLanguage.current }
    set {
      AppLanguage.choose(newValue)
      updateScreen()
    }
  }

  /// Returns the result of `body`, which runs in a language.
  ///
  /// Views keep the texts that they were given; those that `body` creates have texts of the language.
  public static func withLanguage<Result>(_ language: String?, _ body: () throws -> Result) rethrows -> Result
  {
    defer { updateScreen() }
    return try AppLanguage.$ofTask.withValue(language) {
      updateScreen()
      return try body()
    }
  }

  /// Sets the layout direction of the main screen to that of the language.
  private static func updateScreen() {
    let (screen, direction) = (UIScreen.main, AppLanguage.layoutDirection)
    let traits = screen.traitCollection
    guard traits.layoutDirection != direction else { return }
    screen.become(
      screen.device, screen.deviceOrientation,
      traits: traits.modifyingTraits { $0.layoutDirection = direction })
  }
}
