public import Foundation

/// The environment that a view is laid out and drawn in: a value that does not change.
///
/// A trait that nothing was said about has its `unspecified` value; for `displayScale` that is 0.
open class UITraitCollection: NSObject, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as UIKit's is: its only stored property is a Sendable constant, and
  // subclasses have to say the same of theirs.
  package let values: Values

  private init(values: Values) {
    self.values = values
  }

  /// A collection that says nothing.
  public override convenience init() {
    self.init(values: Values())
  }

  /// A collection that says what `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Values().changed(by: mutations))
  }

  /// The traits of all `collections`; where two speak of the same trait, the later one wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(values: collections.reduce(Values()) { $0.overridden(by: $1.values) })
  }

  /// This collection with what `mutations` sets.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: values.changed(by: mutations))
  }

  /// Pixels per point; 0 where not said.
  open var displayScale: CGFloat { values.displayScale }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The reading direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// How much width there is.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// How much height there is.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The size of text.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// How strongly colours stand out.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether the surface is raised.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The colours of the display.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// How heavy text is.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the interface looks active.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// Whether the screen feels how hard a finger presses.
  open var forceTouchCapability: UIForceTouchCapability { values[UITraitForceTouchCapability.self] }

  /// Whether colours may look different under `other`.
  open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return userInterfaceStyle != other.userInterfaceStyle || userInterfaceLevel != other.userInterfaceLevel
      || accessibilityContrast != other.accessibilityContrast || displayGamut != other.displayGamut
  }

  /// Whether this collection says everything that `other` says, and the same.
  open func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return values.overridden(by: other.values) == values
  }

  /// Whether `trait` is another one in `other`.
  package func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
    values.differ(from: other.values, in: trait)
  }

  /// These traits with those of `overrides` where they say something.
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
  /// A collection that says nothing but the display scale.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// A collection that says nothing but the style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// A collection that says nothing but the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// A collection that says nothing but the idiom.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// A collection that says nothing but the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// A collection that says nothing but the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// A collection that says nothing but the content size category.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// A collection that says nothing but the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// A collection that says nothing but the level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// A collection that says nothing but the gamut.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }

  /// A collection that says nothing but the weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }

  /// A collection that says nothing but whether the interface looks active.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init { $0.activeAppearance = activeAppearance }
  }
}
