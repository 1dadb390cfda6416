public import Foundation

/// A trait as a type: what it is called, and what it is where nothing was said.
///
/// Programs make traits of their own by conforming to this; the system's are `UITraitDisplayScale` and so on.
public protocol UITraitDefinition {
  /// What the trait can be.
  associatedtype Value

  /// The value where nothing was said.
  static var defaultValue: Value { get }

  /// A name that no other trait has.
  static var identifier: String { get }

  /// A name for people.
  static var name: String { get }

  /// Whether dynamic colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type with that of its module.
  public static var identifier: String { String(reflecting: self) }

  /// The name of the type.
  public static var name: String { String(describing: self) }

  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// Any trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that a collection has a property for.
protocol SystemTrait: UITraitDefinition where Value: Hashable & Sendable {
  static var property: WritableKeyPath<UITraitCollection.Values, Value> { get }
}

/// `displayScale`.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  public static let defaultValue: CGFloat = 0
  static var property: WritableKeyPath<UITraitCollection.Values, CGFloat> { \.displayScale }
}

/// `userInterfaceStyle`.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceStyle> {
    \.userInterfaceStyle
  }
}

/// `layoutDirection`.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  static var property: WritableKeyPath<UITraitCollection.Values, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// `userInterfaceIdiom`.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
  static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceIdiom> {
    \.userInterfaceIdiom
  }
}

/// `horizontalSizeClass`.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

/// `verticalSizeClass`.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

/// `preferredContentSizeCategory`.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIContentSizeCategory.unspecified
  static var property: WritableKeyPath<UITraitCollection.Values, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// `accessibilityContrast`.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIAccessibilityContrast.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<UITraitCollection.Values, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// `userInterfaceLevel`.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceLevel> {
    \.userInterfaceLevel
  }
}

/// `displayGamut`.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIDisplayGamut.unspecified
  public static var affectsColorAppearance: Bool { true }
  static var property: WritableKeyPath<UITraitCollection.Values, UIDisplayGamut> { \.displayGamut }
}

/// `legibilityWeight`.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  public static let defaultValue = UILegibilityWeight.unspecified
  static var property: WritableKeyPath<UITraitCollection.Values, UILegibilityWeight> { \.legibilityWeight }
}

/// `activeAppearance`.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
  static var property: WritableKeyPath<UITraitCollection.Values, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}
