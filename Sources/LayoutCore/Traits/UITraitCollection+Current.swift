import Foundation

extension UITraitCollection {
  private static let currentKey = "plumb.UITraitCollection.current"

  /// The traits that dynamic colours resolve with outside a view; each thread has its own.
  ///
  /// Where a thread has set none they are `headless`.
  public class var current: UITraitCollection {
    get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? .headless }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }

  /// Runs `actions` with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = previous }
    actions()
  }

  /// The traits of a tree of views that nobody hosts: a phone at 3x, light, left to right (H.6).
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
