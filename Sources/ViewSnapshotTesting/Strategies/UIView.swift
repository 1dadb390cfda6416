public import Foundation
public import ImageComparison
public import LayerCore
public import LayoutCore
public import Plumb
public import StyleCore

extension Snapshotting where Value: UIView, Format == UIImage {
  /// The strategy of the picture of a view at its size, in its own environment.
  public static var image: Snapshotting { .image() }

  /// Returns the strategy of the picture of a view, after a fresh layout; the view is restored.
  ///
  /// ```swift
  /// let card = ProfileCard(name: "Ada Lovelace")
  /// let dark = UITraitCollection(userInterfaceStyle: .dark)
  /// let size = CGSize(width: 320, height: 80)
  /// assertSnapshot(of: card, as: .image(scale: 3, size: size, traits: dark))
  /// ```
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Without effect: all views are drawn in the same way.
  ///   - precision: The share of all pixels that must match, from 0 to 1; see `Diffing.image`.
  ///   - perceptualPrecision: How alike pixels must look to match, from 0 to 1.
  ///   - scale: The number of pixels per point; that of `traits` by default, else of the main screen.
  ///   - size: The size in points; the view's own by default.
  ///   - content: The part of the content of scroll views; the visible one by default.
  ///   - system: The version of the system; that of the settings around by default, else of the main screen.
  ///   - traits: The traits of the environment.
  ///   - tolerance: Further allowed differences.
  ///   - views: The accessibility identifiers of views whose pixels do not count.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    scale: Int? = nil, size: CGSize? = nil, content: SnapshotContent = .visible,
    system: Plumb.SystemVersion? = nil, traits: UITraitCollection = UITraitCollection(),
    tolerance: Tolerance = .exact, ignoring views: [String] = []
  ) -> Snapshotting {
    let traits = traits.with(system?.inner)
    let scale = scale ?? traits.pictureScale
    let allowed = AllowedDifference(
      precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance, views: views)
    return .picture(scale: scale, allowed, traits) { view in
      try SnapshotHost.picture(of: view, size: size, content: content, traits: traits, scale: scale)
    }
  }
}

extension Snapshotting where Value: UIViewController, Format == UIImage {
  /// The strategy of the picture of a controller's view at its size, in a window of its own.
  public static var image: Snapshotting { .image() }

  /// Returns the strategy of the picture of a controller's view, in a window of its own.
  ///
  /// ```swift
  /// let signIn = SignInController()
  /// assertSnapshot(of: signIn, as: .image(on: .iPhoneSe(.landscape)))
  /// assertSnapshot(of: signIn, as: .image(on: .iPhone16, ignoring: ["clock"]))  // without that view's pixels
  /// assertSnapshot(of: signIn, as: .image(on: .iPhone16Pro, system: .v26))
  /// ```
  ///
  /// - Parameters:
  ///   - config: The window; one of the view's size by default.
  ///   - drawHierarchyInKeyWindow: Without effect: all views are drawn in the same way.
  ///   - precision: The share of all pixels that must match, from 0 to 1; see `Diffing.image`.
  ///   - perceptualPrecision: How alike pixels must look to match, from 0 to 1.
  ///   - scale: The number of pixels per point; that of `traits` by default, else of the device, else of the main
  ///     screen.
  ///   - size: The size in points, if it differs from the window's.
  ///   - content: The part of the content of scroll views; the visible one by default.
  ///   - system: The version of the system; that of the settings around by default, else of the main screen.
  ///   - traits: The traits of the environment.
  ///   - tolerance: Further allowed differences.
  ///   - views: The accessibility identifiers of views whose pixels do not count.
  public static func image(
    on config: ViewImageConfig = ViewImageConfig(), system: Plumb.SystemVersion? = nil,
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    scale: Int? = nil, size: CGSize? = nil, content: SnapshotContent = .visible,
    traits: UITraitCollection = UITraitCollection(),
    tolerance: Tolerance = .exact, ignoring views: [String] = []
  ) -> Snapshotting {
    var config = config
    if let size { config.size = size }
    let traits = traits.with(system?.inner)
    let scale = scale ?? (traits.displayScale > 0 ? traits.pictureScale : config.scale ?? traits.pictureScale)
    let allowed = AllowedDifference(
      precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance, views: views)
    let window = config
    return .picture(scale: scale, allowed, traits, in: window) { controller in
      try SnapshotHost.picture(of: controller, in: window, content: content, traits: traits, scale: scale)
    }
  }

  /// Returns the strategy of the picture of a controller's view on the screen of a device.
  public static func image(
    on device: Plumb.Device, orientation: ViewImageConfig.Orientation = .portrait,
    system: Plumb.SystemVersion? = nil, precision: Float = 1, perceptualPrecision: Float = 1,
    scale: Int? = nil, content: SnapshotContent = .visible,
    traits: UITraitCollection = UITraitCollection(), tolerance: Tolerance = .exact,
    ignoring views: [String] = []
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(device, orientation), system: system, precision: precision,
      perceptualPrecision: perceptualPrecision,
      scale: scale, content: content, traits: traits, tolerance: tolerance, ignoring: views)
  }
}

extension Snapshotting where Value: CALayer, Format == UIImage {
  /// The strategy of the picture of a layer, at the scale of the main screen.
  public static var image: Snapshotting { .image() }

  /// Returns the strategy of the picture of a layer, at the scale of the main screen by default.
  ///
  /// See `Diffing.image` for tolerances.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: Int? = nil, tolerance: Tolerance = .exact
  ) -> Snapshotting {
    let scale = scale ?? UITraitCollection().pictureScale
    let allowed = AllowedDifference(
      precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance)
    return .picture(scale: scale, allowed) { layer in SnapshotHost.picture(of: layer, scale: scale) }
  }
}

extension Snapshotting where Format == UIImage {
  /// Returns the strategy of a picture that is made on the main actor, unless that fails.
  static func picture(
    scale: Int, _ allowed: AllowedDifference, _ traits: UITraitCollection = UITraitCollection(),
    in config: ViewImageConfig = ViewImageConfig(), _ picture: @escaping @MainActor (Value) throws -> UIImage
  ) -> Snapshotting {
    var strategy = Snapshotting(
      pathExtension: "png", diffing: .image(scale: CGFloat(scale), allowed),
      asyncSnapshot: { (value: Value) in
        let result = onMainActor(value) { value in Result { try picture(value) } }
        return .results { callback in callback(result) }
      })
    strategy.nameSuffix = ReferenceStore.suffix(scale: scale)
    strategy.scale = scale
    strategy.choose(traits, in: config)
    strategy.needsMainActor = true
    return strategy
  }
}

extension Snapshotting {
  /// Keeps the version of the system and the device that were asked for.
  mutating func choose(_ traits: UITraitCollection, in config: ViewImageConfig) {
    system = traits.values.system ?? config.traits.values.system
    device = config.knownDevice
  }
}

extension UITraitCollection {
  /// The number of pixels per point of a picture in this environment.
  var pictureScale: Int {
    let scale = displayScale >= 1 ? displayScale : UITraitCollection.ofMainScreen.displayScale
    return max(1, Int(scale.rounded()))
  }
}
