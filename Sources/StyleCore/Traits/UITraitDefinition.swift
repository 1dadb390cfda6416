public import Foundation

/// A type that defines a trait: its name and its default value.
///
/// Programs define traits of their own by conforming to this; the system's are `UITraitDisplayScale` and so on.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value of a trait that is not set.
  static var defaultValue: Value { get }

  /// A name that no other trait has.
  static var identifier: String { get }

  /// A name for people.
  static var name: String { get }

  /// Whether or not dynamic colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type with that of its module.
  public static var identifier: String { String(reflecting: self) }

  /// The name of the type.
  public static var name: String { String(describing: self) }

  /// `false`, the default.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of any trait.
public typealias UITrait = any UITraitDefinition.Type

/// A type of traits for which a collection has a property.
protocol SystemTrait: UITraitDefinition where Value: Hashable & Sendable {
  static var property: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

/// The trait of `displayScale`.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public static let defaultValue: CGFloat = 0
  static var property: WritableKeyPath<UITraitCollection.Values, CGFloat> { \.displayScale }
}

/// The trait of `userInterfaceStyle`.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> {
    \.userInterfaceStyle
  }
}

/// The trait of `layoutDirection`.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var property: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The trait of `userInterfaceIdiom`.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> {
    \.userInterfaceIdiom
  }
}

/// The trait of `horizontalSizeClass`.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

/// The trait of `verticalSizeClass`.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

/// The trait of `preferredContentSizeCategory`.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var property: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The trait of `accessibilityContrast`.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// The trait of `userInterfaceLevel`.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> {
    \.userInterfaceLevel
  }
}

/// The trait of `displayGamut`.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIDisplayGamut.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<UITraitCollection.Values, UIDisplayGamut> { \.displayGamut }
}

/// The trait of `legibilityWeight`.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  static var property: WritableKeyPath<UITraitCollection.Values, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait of `activeAppearance`.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}
