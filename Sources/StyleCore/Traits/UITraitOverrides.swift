/// Traits that somebody has instead of those that reach it from above, as far as something was said here.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether `trait` is overridden. Differs from UIKit: an override with the unspecified value is none.
  func contains(_ trait: UITrait) -> Bool

  /// Takes an override back.
  mutating func remove(_ trait: UITrait)
}

/// Overrides as a value. Views keep one; so may controllers, presentations and scenes.
package typealias TraitOverrides = UITraitCollection.Values

extension UITraitCollection.Values: UITraitOverrides {
  package func contains(_ trait: UITrait) -> Bool { says(trait) }

  package mutating func remove(_ trait: UITrait) {
    forget(trait)
  }
}
