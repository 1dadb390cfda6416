import DiagnosticCore
public import Foundation

/// A type whose traits can be set.
public protocol UIMutableTraits {
  /// The number of pixels per point, or 0 if it is unspecified.
  var displayScale: CGFloat { get set }
  /// The style of the interface: light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The type of the device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The horizontal size class: the amount of width.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class: the amount of height.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The size of text that the user prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The contrast of colours.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The level of the interface.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The gamut of the display.
  var displayGamut: UIDisplayGamut { get set }
  /// The weight of text for legibility.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The appearance of the interface: active or inactive.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// Accesses the value of any trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UITraitCollection {
  /// The values of a collection.
  package struct Values: UIMutableTraits, Hashable, Sendable {
    /// The display scale.
    ///
    /// A scale that no display has is reported, and stays unspecified.
    package var displayScale: CGFloat = 0 {
      didSet {
        guard displayScale != 0, !Self.displayScales.contains(displayScale) else { return }
        LayoutDiagnostics.report(.displayScale("\(displayScale)"))
        displayScale = 0
      }
    }
    package var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    package var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    package var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    package var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    package var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    package var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    package var accessibilityContrast: UIAccessibilityContrast = .unspecified
    package var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    package var displayGamut: UIDisplayGamut = .unspecified
    package var legibilityWeight: UILegibilityWeight = .unspecified
    package var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
    /// The version of the system, `nil` if it is unspecified.
    package var system: SystemVersion?
    var custom = CustomValues()

    package init() {}

    private static let displayScales: ClosedRange<CGFloat> = 0x1p-10...0x1p10

    /// Returns a copy of the values, changed by a closure.
    func changed(by mutations: (inout any UIMutableTraits) -> Void) -> Values {
      var traits: any UIMutableTraits = self
      mutations(&traits)
      guard let values = traits as? Values else {
        preconditionFailure("Traits must be changed in place, not replaced by others.")
      }
      return values
    }

    /// Returns the values, with those of `other` in place of the ones that it specifies.
    package func overridden(by other: Values) -> Values {
      let unspecified = Values()
      var result = self
      func take<T: Equatable>(_ trait: WritableKeyPath<Values, T>) {
        guard other[keyPath: trait] != unspecified[keyPath: trait] else { return }
        result[keyPath: trait] = other[keyPath: trait]
      }
      take(\.displayScale)
      take(\.userInterfaceStyle)
      take(\.layoutDirection)
      take(\.userInterfaceIdiom)
      take(\.horizontalSizeClass)
      take(\.verticalSizeClass)
      take(\.preferredContentSizeCategory)
      take(\.accessibilityContrast)
      take(\.userInterfaceLevel)
      take(\.displayGamut)
      take(\.legibilityWeight)
      take(\.activeAppearance)
      take(\.system)
      result.custom = custom.overridden(by: other.custom)
      return result
    }
  }
}
