import Foundation

extension UITraitCollection {
  /// The values of traits that the program made.
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

    /// These values, and those of `other` where it has any.
    func overridden(by other: CustomValues) -> CustomValues {
      guard !other.values.isEmpty else { return self }
      var result = self
      result.values.merge(other.values) { $1 }
      return result
    }
  }

  /// A value of any type. Values that cannot be compared are never equal, so that a change is never missed.
  ///
  /// Sendable is unchecked: like UIKit, we leave it to the program that what it puts into traits may be shared.
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

  /// The value of `trait`; its default where nothing was said.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// This collection with another value of one trait.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// The traits of `other` that are not as they are here. Differs from UIKit: only those of the system.
  public func changedTraits(from other: UITraitCollection?) -> [UITrait] {
    guard let other else { return UITraitCollection.systemTraits }
    return UITraitCollection.systemTraits.filter { values.differ(from: other.values, in: $0) }
  }

  /// The system's traits that dynamic colours depend on.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    systemTraits.filter { $0.affectsColorAppearance }
  }

  /// The system's traits that the choice of an image depends on.
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

  /// Whether something was said about `trait`.
  func says(_ trait: UITrait) -> Bool {
    guard let system = trait as? any SystemTrait.Type else { return custom.contains(trait) }
    func isSaid<System: SystemTrait>(_ system: System.Type) -> Bool {
      self[keyPath: system.property] != system.defaultValue
    }
    return isSaid(system)
  }

  /// Takes back what was said about `trait`.
  mutating func forget<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    guard trait is any SystemTrait.Type else { return custom.set(nil, for: trait) }
    self[trait] = trait.defaultValue
  }

  /// Whether `trait` is another one in `other`.
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
