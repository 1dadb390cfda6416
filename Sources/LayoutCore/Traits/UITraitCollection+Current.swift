import Foundation

extension UITraitCollection {
  private static let ofThread = ThreadLocal<UITraitCollection>()

  /// The traits that dynamic colours resolve with outside a view; each thread has its own.
  ///
  /// Where a thread has set none they are `headless`.
  public class var current: UITraitCollection {
    get { ofThread.value ?? .headless }
    set { ofThread.value = newValue }
  }

  /// Runs `actions` with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = Self.ofThread.value
    Self.ofThread.value = self
    defer { Self.ofThread.value = previous }
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
