public import Foundation

/// The environment in which a view is laid out and drawn, a value that does not change.
///
/// A trait that is not set has its `unspecified` value; for `displayScale` that is 0.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as UIKit's is: its only stored property is a Sendable constant,
  // and subclasses have to ensure the same of their own.
  package let values: Values

  private init(values: Values) {
    self.values = values
  }

  /// Creates a collection of unspecified traits.
  public override convenience init() {
    self.init(values: Values())
  }

  /// Creates a collection with the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Values().changed(by: mutations))
  }

  /// Creates a collection with the traits of all `collections`.
  ///
  /// The value of a later collection replaces that of an earlier one.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(values: collections.reduce(Values()) { $0.overridden(by: $1.values) })
  }

  /// Returns a copy of the collection with the traits that a closure sets.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values.changed(by: mutations))
  }

  /// The number of pixels per point, or 0 if it is unspecified.
  open var displayScale: CGFloat { values.displayScale }
  /// The style of the interface: light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The layout direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The type of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The horizontal size class: the amount of width.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class: the amount of height.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The size of text that the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// The contrast of colours.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The level of the interface.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The gamut of the display.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The weight of text for legibility.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The appearance of the interface: active or inactive.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// The capability of the screen to measure the force of a touch.
  open var forceTouchCapability: UIForceTouchCapability { values[UITraitForceTouchCapability.self] }

  /// Returns whether dynamic colours may differ between this collection and `other`.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || userInterfaceLevel != other.userInterfaceLevel
      || accessibilityContrast != other.accessibilityContrast || displayGamut != other.displayGamut
      || system != other.system
  }

  /// Returns whether this collection has all traits that `other` specifies, with the same values.
  open func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return values.overridden(by: other.values) == values
  }

  /// Returns whether a trait has another value in `other`.
  package func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
    values.differ(from: other.values, in: trait)
  }

  /// Returns the traits, with those of `overrides` in place of the ones that it specifies.
  package func overridden(by overrides: TraitOverrides) -> UITraitCollection {
    let result = values.overridden(by: overrides)
    return result == values ? self : UITraitCollection(values: result)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

extension UITraitCollection {
  /// Creates a collection with only the display scale.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Creates a collection with only the style of the interface.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection with only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a collection with only the idiom.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates a collection with only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection with only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection with only the content size category.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates a collection with only the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Creates a collection with only the level of the interface.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Creates a collection with only the gamut.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  /// Creates a collection with only the legibility weight.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// Creates a collection with only the active appearance.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }
}
