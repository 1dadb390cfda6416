/// The capability of a screen to measure the force of a touch.
public enum UIForceTouchCapability: Int, Sendable {
  /// An unknown capability.
  case unknown = 0
  /// A screen without the capability.
  case unavailable = 1
  /// A screen with the capability.
  case available = 2
}

/// The trait of `forceTouchCapability`.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// The unknown capability.
  public static let defaultValue = UIForceTouchCapability.unknown
}

extension UIMutableTraits {
  /// The capability of the screen to measure the force of a touch.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
}

extension UITraitCollection {
  /// Creates a collection with only the force touch capability.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init { $0[UITraitForceTouchCapability.self] = forceTouchCapability }
  }
}
