import Foundation

// What other parts of the module will bring; this file goes then.

extension CALayer {
  /// Makes the contents anew if they wait for it.
  public func displayIfNeeded() {
    guard take(.needsDisplay), !bounds.isEmpty, let view = hostView else { return }
    MainActor.assumeIsolated { view.draw(view.bounds) }
  }
}

extension UIView {
  var accessibilityIdentifier: String? { nil }

  func updateTraitsIfNeeded() {}
}

struct RootViewEnvironment {
  var safeAreaInsets: UIEdgeInsets
  var systemMinimumLayoutMargins: NSDirectionalEdgeInsets?
  var respectsSystemMinimum: Bool
}

extension UIView {
  func setRootViewEnvironment(_ environment: RootViewEnvironment?) {}
}
