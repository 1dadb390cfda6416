package import Foundation
import GraphicsCore
import LayerCore
import Synchronization

extension UITraitCollection {
  /// The traits that colours, fonts and images resolve with where nobody names any; each thread has its own.
  ///
  /// They are those of the view whose `layoutSubviews()`, `updateConstraints()`, `draw(_:)`,
  /// `traitCollectionDidChange(_:)` or `tintColorDidChange()` runs, and in the callbacks of its controller that
  /// belong to these. Elsewhere they are what the program set, or those of the main screen (H.20).
  public class var current: UITraitCollection {
    get {
      CurrentTraits.ofThread.traits.map { unsafe unsafeDowncast($0, to: UITraitCollection.self) }
        ?? ofMainScreen
    }
    // Code that puts back what it found names nothing.
    set { CurrentTraits.ofThread.traits = newValue === ofMainScreen ? nil : newValue }
  }

  /// Runs `actions` with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let current = CurrentTraits.ofThread
    let previous = current.traits
    current.traits = self
    defer { current.traits = previous }
    actions()
  }

  private static let mainScreen = Mutex(headless)

  /// The traits of the main screen, as views and controllers have them that are in no window (H.20); any thread may ask.
  package static var ofMainScreen: UITraitCollection {
    mainScreen.withLock { $0 }
  }

  /// Pixels per point of the main screen; any thread may ask.
  package static var mainScreenScale: CGFloat {
    let scale = ofMainScreen.displayScale
    return scale > 0 ? scale : headless.displayScale
  }

  /// The main screen has these traits from now on.
  package static func becomeMainScreen(_ traits: UITraitCollection) {
    mainScreen.withLock { $0 = traits }
  }

  /// The traits of a screen that nothing was said about: a phone at 3x, light, left to right (H.6).
  package static let headless = UITraitCollection { traits in
    traits.displayScale = 3
    traits.userInterfaceStyle = .light
    traits.layoutDirection = .leftToRight
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
