import Foundation

extension UITraitCollection {
  /// The values of traits that the program defines.
  struct CustomValues: Hashable, Sendable {
    private var values: [ObjectIdentifier: CustomValue] = [:]

    func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
      values[ObjectIdentifier(trait)]?.value as? Trait.Value
    }

    mutating func set<Trait: UITraitDefinition>(_ value: Trait.Value?, for trait: Trait.Type) {
      values[ObjectIdentifier(trait)] = value.map { CustomValue(value: $0) }
    }

    func isEqual(to other: CustomValues, for trait: UITrait) -> Bool {
      values[ObjectIdentifier(trait)] == other.values[ObjectIdentifier(trait)]
    }

    func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }

    /// Returns the values, with those of `other` in place of the ones that it has.
    func overridden(by other: CustomValues) -> CustomValues {
      guard !other.values.isEmpty else { return self }
      var result = self
      result.values.merge(other.values) { $1 }
      return result
    }
  }

  /// A value of any type.
  ///
  /// Values that cannot be compared are never equal, so that a change is never missed.
  ///
  /// Sendable is unchecked: as in UIKit, the program is responsible that the values of its traits can be shared.
  private struct CustomValue: Hashable, @unchecked Sendable {
    let value: Any

    static func == (left: CustomValue, right: CustomValue) -> Bool {
      func isEqual<T: Equatable>(_ value: T) -> Bool { value == right.value as? T }
      return (left.value as? any Equatable).map { isEqual($0) } ?? false
    }

    func hash(into hasher: inout Hasher) {
      if let value = value as? any Hashable { hasher.combine(AnyHashable(value)) }
    }
  }

  /// Returns the value of a trait, or its default if it is unspecified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Returns a copy of the collection with another value of one trait.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// Returns the traits that have another value in `other`.
  ///
  /// Differs from UIKit: only system traits are compared.
  public func changedTraits(from other: UITraitCollection?) -> [UITrait] {
    guard let other else { return UITraitCollection.systemTraits }
    return UITraitCollection.systemTraits.filter { values.differ(from: other.values, in: $0) }
  }

  /// The traits of the system that dynamic colours depend on.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    systemTraits.filter { $0.affectsColorAppearance }
  }

  /// The traits of the system that the choice of an image depends on.
  public class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitDisplayScale.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self,
    ]
  }

  private static var systemTraits: [UITrait] {
    [
      UITraitDisplayScale.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self, UITraitLegibilityWeight.self,
      UITraitActiveAppearance.self,
    ]
  }
}

extension UITraitCollection.Values {
  package subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        func read<System: SystemTrait>(_ system: System.Type) -> Any { self[keyPath: system.property] }
        if let value = read(system) as? Trait.Value { return value }
      }
      return custom.value(of: trait) ?? trait.defaultValue
    }
    set {
      guard let system = trait as? any SystemTrait.Type else { return custom.set(newValue, for: trait) }
      write(newValue, to: system)
    }
  }

  private mutating func write<System: SystemTrait>(_ value: Any, to system: System.Type) {
    if let value = value as? System.Value { self[keyPath: system.property] = value }
  }

  /// Returns whether a trait has a specified value.
  func specifies(_ trait: UITrait) -> Bool {
    guard let system = trait as? any SystemTrait.Type else { return custom.contains(trait) }
    func isSpecified<System: SystemTrait>(_ system: System.Type) -> Bool {
      self[keyPath: system.property] != system.defaultValue
    }
    return isSpecified(system)
  }

  /// Resets a trait to its unspecified value.
  mutating func forget<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    guard trait is any SystemTrait.Type else { return custom.set(nil, for: trait) }
    self[trait] = trait.defaultValue
  }

  /// Returns whether a trait has another value in `other`.
  func differ(from other: UITraitCollection.Values, in trait: UITrait) -> Bool {
    guard let system = trait as? any SystemTrait.Type else {
      return !custom.isEqual(to: other.custom, for: trait)
    }
    func differs<System: SystemTrait>(_ system: System.Type) -> Bool {
      self[keyPath: system.property] != other[keyPath: system.property]
    }
    return differs(system)
  }
}
