public import Foundation
public import StyleCore

/// Something that what is in it may look different for.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// Something whose look is set once for all objects of its class.
///
/// `appearance()` gives a proxy; what is set on that is set on every object of the class, when it comes into a
/// window and had nothing set itself. Of several proxies the one goes first that names more containers, then the
/// one of the nearer class.
///
/// Differs from UIKit: a proxy is an object of the class, made by `init()`, and of what is set on it only colours,
/// fonts, text attributes, insets and appearances of UIKit's own bars, labels and controls count. A property that an
/// object has its first value for counts as not set.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all objects of the class.
  static func appearance() -> Self

  /// The proxy for those in containers: in one of the first class, that in one of the second, and so on.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

  /// The proxy for those with these traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy for those with these traits in containers.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIAppearance where Self: NSObject {
  /// The proxy for all objects of the class.
  public static func appearance() -> Self {
    AppearanceRules.proxy(of: self, traits: nil, in: [])
  }

  /// The proxy for those in containers: in one of the first class, that in one of the second, and so on.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceRules.proxy(of: self, traits: nil, in: containerTypes)
  }

  /// The proxy for those with these traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceRules.proxy(of: self, traits: trait, in: [])
  }

  /// The proxy for those with these traits in containers.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceRules.proxy(of: self, traits: trait, in: containerTypes)
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
