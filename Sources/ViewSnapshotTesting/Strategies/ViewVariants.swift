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
/// ```
public struct ViewVariants: Sendable {
  /// The devices whose screens are filled; none for the views' own sizes.
  public var devices: [Plumb.Device]
  /// The orientations of the devices.
  public var orientations: [ViewImageConfig.Orientation]
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
    directions: [UITraitEnvironmentLayoutDirection] = [], styles: [UIUserInterfaceStyle] = [],
    textSizes: [UIContentSizeCategory] = [], scales: [Int] = [1, 2, 3]
  ) {
    self.devices = devices
    self.orientations = orientations
    self.directions = directions
    self.styles = styles
    self.textSizes = textSizes
    self.scales = scales
  }

  /// A combination.
  struct Combination {
    var name: String?
    var config: ViewImageConfig?
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
      for direction in directions.orNone {
        for style in styles.orNone {
          for textSize in textSizes.orNone {
            let traits = UITraitCollection { traits in
              if let direction { traits.layoutDirection = direction }
              if let style { traits.userInterfaceStyle = style }
              if let textSize { traits.preferredContentSizeCategory = textSize }
            }
            let names = [screen.name, direction?.variantName, style?.variantName, textSize?.variantName]
            let name = names.compactMap { $0 }.joined(separator: "-")
            for scale in scales {
              combinations.append(
                Combination(
                  name: name.isEmpty ? nil : name, config: screen.config, traits: traits, scale: scale))
            }
          }
        }
      }
    }
    return combinations
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
    scales: [Int], size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> SnapshotVariants {
    SnapshotVariants(scales.map { (nil, .image(scale: $0, size: size, traits: traits)) })
  }

  /// Returns the strategies of the pictures of a view in all environments of a matrix, on devices in their screens'
  /// sizes.
  public static func images(_ variants: ViewVariants) -> SnapshotVariants {
    SnapshotVariants(
      variants.combinations.map { combination in
        let base = combination.config?.traits ?? UITraitCollection()
        let traits = UITraitCollection(traitsFrom: [base, combination.traits])
        return (
          combination.name, .image(scale: combination.scale, size: combination.config?.size, traits: traits)
        )
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
    on config: ViewImageConfig = ViewImageConfig(), scales: [Int],
    traits: UITraitCollection = UITraitCollection()
  ) -> SnapshotVariants {
    SnapshotVariants(scales.map { (nil, .image(on: config, scale: $0, traits: traits)) })
  }

  /// Returns the strategies of the pictures of a controller's view in all environments of a matrix.
  public static func images(_ variants: ViewVariants) -> SnapshotVariants {
    SnapshotVariants(
      variants.combinations.map { combination in
        let config = combination.config ?? ViewImageConfig()
        return (combination.name, .image(on: config, scale: combination.scale, traits: combination.traits))
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
