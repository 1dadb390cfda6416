import DiagnosticCore
public import Foundation

/// Traits that can be set.
public protocol UIMutableTraits {
  /// Pixels per point; 0 where not said.
  var displayScale: CGFloat { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The reading direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// How much width there is.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much height there is.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The size of text.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// How strongly colours stand out.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether the surface is raised.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The colours of the display.
  var displayGamut: UIDisplayGamut { get set }
  /// How heavy text is.
  var legibilityWeight: UILegibilityWeight { get set }
  /// Whether the interface looks active.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// The value of any trait.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UITraitCollection {
  /// What a collection says.
  package struct Values: UIMutableTraits, Hashable, Sendable {
    /// A scale that no display has is reported, and says nothing.
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
    var custom = CustomValues()

    package init() {}

    private static let displayScales: ClosedRange<CGFloat> = 0x1p-10...0x1p10

    /// These values after `mutations`.
    func changed(by mutations: (inout any UIMutableTraits) -> Void) -> Values {
      var traits: any UIMutableTraits = self
      mutations(&traits)
      guard let values = traits as? Values else {
        preconditionFailure("Traits must be changed in place, not replaced by others.")
      }
      return values
    }

    /// These values, and those of `other` where it says something.
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
      result.custom = custom.overridden(by: other.custom)
      return result
    }
  }
}
