public import Foundation
public import LayoutCore
public import Plumb
public import StyleCore

/// A matrix of the environments of pictures: one for each combination.
///
/// ```swift
/// let variants = ViewVariants(
///   directions: [.leftToRight, .rightToLeft], textSizes: [.large, .accessibilityLarge], scales: [2])
/// assertSnapshot(of: card, as: .images(variants), named: "card")  // four pictures
/// let both = ViewVariants(systems: [.v17, .v26], scales: [2])
/// assertSnapshot(of: card, as: .images(both), named: "both")
/// // test.both-ios17@2x.png, test.both-ios26@2x.png
/// ```
public struct ViewVariants: Sendable {
  /// The devices whose screens are filled; none for the views' own sizes.
  public var devices: [Plumb.Device]
  /// The orientations of the devices.
  public var orientations: [ViewImageConfig.Orientation]
  /// The versions of the system, which the names have if there are several.
  public var systems: [Plumb.SystemVersion]
  /// The layout directions.
  public var directions: [UITraitEnvironmentLayoutDirection]
  /// The user interface styles.
  public var styles: [UIUserInterfaceStyle]
  /// The content size categories.
  public var textSizes: [UIContentSizeCategory]
  /// The scales, in pixels per point.
  public var scales: [Int]

  /// Creates all combinations of the given values; those that are left out keep their defaults.
  public init(
    devices: [Plumb.Device] = [], orientations: [ViewImageConfig.Orientation] = [.portrait],
    systems: [Plumb.SystemVersion] = [], directions: [UITraitEnvironmentLayoutDirection] = [],
    styles: [UIUserInterfaceStyle] = [],
    textSizes: [UIContentSizeCategory] = [], scales: [Int] = [1, 2, 3]
  ) {
    self.devices = devices
    self.orientations = orientations
    self.systems = systems
    self.directions = directions
    self.styles = styles
    self.textSizes = textSizes
    self.scales = scales
  }

  /// A combination.
  struct Combination {
    var name: String?
    var config: ViewImageConfig?
    var system: Plumb.SystemVersion?
    var traits: UITraitCollection
    var scale: Int
  }

  /// All combinations, with the scales as the innermost ones.
  var combinations: [Combination] {
    let screens: [(name: String?, config: ViewImageConfig?)] =
      devices.isEmpty
      ? [(nil, nil)]
      : devices.flatMap { device in
        orientations.map { orientation in
          (
            device.identifier + (orientation == .landscape ? "-landscape" : ""),
            ViewImageConfig(device, orientation)
          )
        }
      }
    var combinations: [Combination] = []
    for screen in screens {
      for system in systems.orNone {
        let version = systems.count > 1 ? system?.inner.identifier : nil
        let start = [screen.name, version].compactMap { $0 }
        for (name, traits) in looks {
          let name = (start + name).joined(separator: "-")
          for scale in scales {
            combinations.append(
              Combination(
                name: name.isEmpty ? nil : name, config: screen.config, system: system, traits: traits,
                scale: scale))
          }
        }
      }
    }
    return combinations
  }

  /// The combinations of directions, styles and text sizes, with the parts of their names.
  private var looks: [(name: [String], traits: UITraitCollection)] {
    directions.orNone.flatMap { direction in
      styles.orNone.flatMap { style in
        textSizes.orNone.map { textSize in
          let traits = UITraitCollection { traits in
            if let direction { traits.layoutDirection = direction }
            if let style { traits.userInterfaceStyle = style }
            if let textSize { traits.preferredContentSizeCategory = textSize }
          }
          let names = [direction?.variantName, style?.variantName, textSize?.variantName]
          return (names.compactMap { $0 }, traits)
        }
      }
    }
  }
}

extension SnapshotVariants where Value: UIView, Format == UIImage {
  /// Returns the strategies of the pictures of a view at several scales, with a fresh layout at each.
  ///
  /// ```swift
  /// assertSnapshot(of: card, as: .images(scales: [1, 2, 3], size: size))
  /// // card.1.png, card.1@2x.png, card.1@3x.png
  /// ```
  public static func images(
    scales: [Int], size: CGSize? = nil, system: Plumb.SystemVersion? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> SnapshotVariants {
    SnapshotVariants(scales.map { (nil, .image(scale: $0, size: size, system: system, traits: traits)) })
  }

  /// Returns the strategies of the pictures of a view in all environments of a matrix, on devices in their screens'
  /// sizes.
  public static func images(_ variants: ViewVariants) -> SnapshotVariants {
    SnapshotVariants(
      variants.combinations.map { combination in
        let base = combination.config?.traits ?? UITraitCollection()
        let traits = UITraitCollection(traitsFrom: [base, combination.traits])
        var strategy = Snapshotting<Value, Format>.image(
          scale: combination.scale, size: combination.config?.size, system: combination.system, traits: traits
        )
        strategy.device = combination.config?.knownDevice
        return (combination.name, strategy)
      })
  }
}

extension SnapshotVariants where Value: UIViewController, Format == UIImage {
  /// Returns the strategies of the pictures of a controller's view at several scales, with a fresh layout at each.
  ///
  /// ```swift
  /// let window = ViewImageConfig(size: CGSize(width: 600, height: 400))
  /// assertSnapshot(of: SignInController(), as: .images(on: window, scales: [1, 2]), named: "window")
  /// ```
  public static func images(
    on config: ViewImageConfig = ViewImageConfig(), system: Plumb.SystemVersion? = nil, scales: [Int],
    traits: UITraitCollection = UITraitCollection()
  ) -> SnapshotVariants {
    SnapshotVariants(scales.map { (nil, .image(on: config, system: system, scale: $0, traits: traits)) })
  }

  /// Returns the strategies of the pictures of a controller's view in all environments of a matrix.
  public static func images(_ variants: ViewVariants) -> SnapshotVariants {
    SnapshotVariants(
      variants.combinations.map { combination in
        let config = combination.config ?? ViewImageConfig()
        return (
          combination.name,
          .image(
            on: config, system: combination.system, scale: combination.scale, traits: combination.traits)
        )
      })
  }
}

extension Array {
  /// The elements, or a single nil if there are none.
  fileprivate var orNone: [Element?] { isEmpty ? [nil] : self }
}

extension UITraitEnvironmentLayoutDirection {
  fileprivate var variantName: String { self == .rightToLeft ? "rtl" : "ltr" }
}

extension UIUserInterfaceStyle {
  fileprivate var variantName: String { self == .dark ? "dark" : "light" }
}

extension UIContentSizeCategory {
  /// The short name of the category: `UICTContentSizeCategoryAccessibilityXL` as `AccessibilityXL`.
  fileprivate var variantName: String { rawValue.replacing("UICTContentSizeCategory", with: "") }
}
