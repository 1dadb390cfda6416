package import Foundation
import GraphicsCore
import LayerCore
import Synchronization

extension UITraitCollection {
  /// The traits with which colours, fonts and images resolve without other traits.
  ///
  /// Each thread has its own. They are those of the view whose `layoutSubviews()`, `updateConstraints()`, `draw(_:)`,
  /// `traitCollectionDidChange(_:)` or `tintColorDidChange()` runs, and in the callbacks of its controller that belong
  /// to these. Elsewhere they are the last ones that were set, or those of the main screen (H.20).
  public class var current: UITraitCollection {
    get {
      CurrentTraits.ofThread.traits.map { unsafe unsafeDowncast($0, to: UITraitCollection.self) }
        ?? ofMainScreen
    }
    // Code that restores the traits of the main screen sets no traits of its own.
    set { CurrentTraits.ofThread.traits = newValue === ofMainScreen ? nil : newValue }
  }

  /// Runs a closure with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let current = CurrentTraits.ofThread
    let previous = current.traits
    current.traits = self
    defer { current.traits = previous }
    actions()
  }

  private static let mainScreen = Mutex(headless)

  /// The traits of the main screen, which views and controllers outside of a window have (H.20).
  ///
  /// Any thread may read them. The version of the system is that of the task's scope, if it is in one.
  package static var ofMainScreen: UITraitCollection {
    mainScreen.withLock { $0 }.inSystemScope
  }

  /// The number of pixels per point of the main screen.
  ///
  /// Any thread may read it.
  package static var mainScreenScale: CGFloat {
    let scale = ofMainScreen.displayScale
    return scale > 0 ? scale : headless.displayScale
  }

  /// Sets the traits of the main screen.
  package static func becomeMainScreen(_ traits: UITraitCollection) {
    mainScreen.withLock { $0 = traits }
    RunningSystem.become(traits.system.rawValue)
  }

  /// The default traits of a screen: a phone at 3x, light, in the direction of the language (H.6).
  package static let headless = UITraitCollection { traits in
    traits.displayScale = 3
    traits.userInterfaceStyle = .light
    traits.layoutDirection = AppLanguage.layoutDirection
    traits.userInterfaceIdiom = .phone
    traits.horizontalSizeClass = .compact
    traits.verticalSizeClass = .regular
    traits.preferredContentSizeCategory = .large
    traits.accessibilityContrast = .normal
    traits.userInterfaceLevel = .base
    traits.displayGamut = .SRGB
    traits.legibilityWeight = .regular
    traits.activeAppearance = .active
  }
}
