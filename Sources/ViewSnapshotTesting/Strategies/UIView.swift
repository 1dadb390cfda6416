public import Foundation
public import ImageComparison
public import LayerCore
public import LayoutCore
public import Plumb
public import StyleCore

extension Snapshotting where Value: UIView, Format == UIImage {
  /// What a view draws at its size, in its own environment.
  public static var image: Snapshotting { .image() }

  /// What a view draws, laid out anew for the picture and left as it was.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Makes no difference: all is drawn the same way.
  ///   - precision: How much of all pixels must match, from 0 to 1; see `Diffing.image`.
  ///   - perceptualPrecision: How much pixels must look alike to match, from 0 to 1.
  ///   - scale: Pixels per point; by default those of `traits`, else of the main screen.
  ///   - size: The size in points; by default the view's own.
  ///   - traits: What is special about the environment.
  ///   - tolerance: What is forgiven besides.
  ///   - ignoring: The accessibility identifiers of views whose pixels do not count.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    scale: Int? = nil, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
    tolerance: Tolerance = .exact, ignoring views: [String] = []
  ) -> Snapshotting {
    let scale = scale ?? traits.pictureScale
    let forgiven = Forgiven(
      precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance, views: views)
    return .picture(scale: scale, forgiven) { view in
      Stage.picture(of: view, size: size, traits: traits, scale: scale)
    }
  }
}

extension Snapshotting where Value: UIViewController, Format == UIImage {
  /// What a controller's view draws at its size, in a window of its own.
  public static var image: Snapshotting { .image() }

  /// What a controller's view draws in a window that is only for the picture.
  ///
  /// - Parameters:
  ///   - config: The window; by default one of the view's size.
  ///   - drawHierarchyInKeyWindow: Makes no difference: all is drawn the same way.
  ///   - precision: How much of all pixels must match, from 0 to 1; see `Diffing.image`.
  ///   - perceptualPrecision: How much pixels must look alike to match, from 0 to 1.
  ///   - scale: Pixels per point; by default those of `traits`, else of the device, else of the main screen.
  ///   - size: The size in points, if it is to be another than the window's.
  ///   - traits: What is special about the environment.
  ///   - tolerance: What is forgiven besides.
  ///   - ignoring: The accessibility identifiers of views whose pixels do not count.
  public static func image(
    on config: ViewImageConfig = ViewImageConfig(), drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1, perceptualPrecision: Float = 1, scale: Int? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(), tolerance: Tolerance = .exact,
    ignoring views: [String] = []
  ) -> Snapshotting {
    var config = config
    if let size { config.size = size }
    let scale = scale ?? (traits.displayScale > 0 ? traits.pictureScale : config.scale ?? traits.pictureScale)
    let forgiven = Forgiven(
      precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance, views: views)
    return .picture(scale: scale, forgiven) { controller in
      Stage.picture(of: controller, config, traits: traits, scale: scale)
    }
  }

  /// What a controller's view draws on the screen of a device.
  public static func image(
    on device: Plumb.Device, orientation: ViewImageConfig.Orientation = .portrait, precision: Float = 1,
    perceptualPrecision: Float = 1, scale: Int? = nil, traits: UITraitCollection = UITraitCollection(),
    tolerance: Tolerance = .exact, ignoring views: [String] = []
  ) -> Snapshotting {
    .image(
      on: ViewImageConfig(device, orientation), precision: precision,
      perceptualPrecision: perceptualPrecision,
      scale: scale, traits: traits, tolerance: tolerance, ignoring: views)
  }
}

extension Snapshotting where Value: CALayer, Format == UIImage {
  /// What a layer draws, as many pixels a point as the main screen has.
  public static var image: Snapshotting { .image() }

  /// What a layer draws, so many pixels a point, by default as many as the main screen has; see `Diffing.image` for
  /// what is forgiven.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: Int? = nil, tolerance: Tolerance = .exact
  ) -> Snapshotting {
    let scale = scale ?? UITraitCollection().pictureScale
    let forgiven = Forgiven(
      precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance)
    return .picture(scale: scale, forgiven) { layer in Stage.picture(of: layer, scale: scale) }
  }
}

extension Snapshotting where Format == UIImage {
  /// The picture of what is drawn on the main actor.
  fileprivate static func picture(
    scale: Int, _ forgiven: Forgiven, _ picture: @escaping @MainActor (Value) -> UIImage
  ) -> Snapshotting {
    var strategy = Snapshotting(pathExtension: "png", diffing: .image(scale: CGFloat(scale), forgiven)) {
      (value: Value) in onMainActor(value, picture)
    }
    strategy.nameSuffix = ReferenceStore.suffix(scale: scale)
    strategy.scale = scale
    strategy.needsMainActor = true
    return strategy
  }
}

extension UITraitCollection {
  /// Pixels per point of a picture in this environment.
  var pictureScale: Int {
    let scale = displayScale >= 1 ? displayScale : UITraitCollection.ofMainScreen.displayScale
    return max(1, Int(scale.rounded()))
  }
}
