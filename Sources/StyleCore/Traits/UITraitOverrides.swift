/// A type of traits that replace those inherited from above, as far as they are specified.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is overridden.
  ///
  /// Differs from UIKit: an override with the unspecified value does not count.
  func contains(_ trait: UITrait) -> Bool

  /// Removes the override of a trait.
  mutating func remove(_ trait: UITrait)
}

/// The overrides as a value.
///
/// Views keep one; so may controllers, presentations and scenes.
package typealias TraitOverrides = UITraitCollection.Values

extension UITraitCollection.Values: UITraitOverrides {
  package func contains(_ trait: UITrait) -> Bool { specifies(trait) }

  package mutating func remove(_ trait: UITrait) {
    forget(trait)
  }
}
