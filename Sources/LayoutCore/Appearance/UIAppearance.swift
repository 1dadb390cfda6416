public import Foundation
public import StyleCore

/// A type of objects for whose contents an appearance may differ.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A type of objects whose appearance is set once for all objects of the class.
///
/// `appearance()` returns a proxy. A property of the proxy is set on every object of the class when it moves to a
/// window, unless it has set the property itself. Of several proxies, the one with more containers takes precedence,
/// then the one of the nearer class.
///
/// Differs from UIKit: a proxy is an object of the class, created with `init()`. Only colours, fonts, text attributes,
/// insets and appearances of UIKit's own bars, labels and controls have an effect. A property with its initial value
/// counts as not set.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy for all objects of the class.
  static func appearance() -> Self

  /// Returns the proxy for objects of the class in containers: in one of the first class, itself in one of the second,
  /// and so on.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

  /// Returns the proxy for objects of the class with the given traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Returns the proxy for objects of the class with the given traits in containers.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIAppearance where Self: NSObject {
  /// Returns the proxy for all objects of the class.
  public static func appearance() -> Self {
    AppearanceRules.proxy(of: self, traits: nil, in: [])
  }

  /// Returns the proxy for objects of the class in containers: in one of the first class, itself in one of the second,
  /// and so on.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceRules.proxy(of: self, traits: nil, in: containerTypes)
  }

  /// Returns the proxy for objects of the class with the given traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceRules.proxy(of: self, traits: trait, in: [])
  }

  /// Returns the proxy for objects of the class with the given traits in containers.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceRules.proxy(of: self, traits: trait, in: containerTypes)
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
