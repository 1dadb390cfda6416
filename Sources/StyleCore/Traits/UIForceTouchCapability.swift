/// Whether a screen feels how hard a finger presses.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not said.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// `forceTouchCapability`.
public struct UITraitForceTouchCapability: UITraitDefinition {
  public static let defaultValue = UIForceTouchCapability.unknown
}

extension UIMutableTraits {
  /// Whether the screen feels how hard a finger presses.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
}

extension UITraitCollection {
  /// A collection that says nothing but whether the screen feels how hard a finger presses.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0[UITraitForceTouchCapability.self] = forceTouchCapability }
  }
}
