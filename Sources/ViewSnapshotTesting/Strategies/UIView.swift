public import Foundation
internal import ImageComparison
public import LayoutCore
public import Plumb
internal import Raster
internal import ViewRendering

extension Snapshotting where Value: UIView, Format == UIImage {
  /// What a view draws at its size, in its own environment.
  public static var image: Snapshotting { .image() }

  /// What a view draws, laid out anew for the picture and left as it was.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point; by default those of `traits`, else three, as views have them.
  ///   - size: The size in points; by default the view's own.
  ///   - traits: What is special about the environment.
  public static func image(
    scale: Int? = nil, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let scale = scale ?? traits.pictureScale
    return .picture(scale: scale) { view in Stage.drawing(of: view, size: size, traits: traits, scale: scale)
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
  ///   - scale: Pixels per point; by default those of `traits`, else of the device, else three, as views have them.
  ///   - size: The size in points, if it is to be another than the window's.
  ///   - traits: What is special about the environment.
  public static func image(
    on config: ViewImageConfig = ViewImageConfig(), scale: Int? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var config = config
    if let size { config.size = size }
    let scale = scale ?? (traits.displayScale > 0 ? traits.pictureScale : config.scale ?? traits.pictureScale)
    return .picture(scale: scale) { controller in
      Stage.with(controller, config, traits: traits, scale: scale) { window in
        DisplayList(recording: window.layer, scale: CGFloat(scale))
      }
    }
  }

  /// What a controller's view draws on the screen of a device.
  public static func image(
    on device: Plumb.Device, orientation: ViewImageConfig.Orientation = .portrait, scale: Int? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .image(on: ViewImageConfig(device, orientation), scale: scale, traits: traits)
  }
}

extension Snapshotting where Value: CALayer, Format == UIImage {
  /// What a layer draws, three pixels a point.
  public static var image: Snapshotting { .image() }

  /// What a layer draws, so many pixels a point.
  public static func image(scale: Int = 3) -> Snapshotting {
    .picture(scale: scale) { layer in
      layer.layoutIfNeeded()
      return DisplayList(recording: layer, scale: CGFloat(scale))
    }
  }
}

extension Snapshotting where Format == UIImage {
  /// The picture of what is drawn on the main actor.
  fileprivate static func picture(
    scale: Int, _ drawing: @escaping @MainActor (Value) -> DisplayList
  ) -> Snapshotting {
    var strategy = Snapshotting(pathExtension: "png", diffing: .image(scale: CGFloat(scale))) {
      (value: Value) in
      UIImage(onMainActor(value, drawing), scale: scale)
    }
    strategy.nameSuffix = ReferenceStore.suffix(scale: scale)
    strategy.needsMainActor = true
    return strategy
  }
}

extension UITraitCollection {
  /// Pixels per point of a picture in this environment.
  var pictureScale: Int {
    displayScale >= 1 ? Int(displayScale.rounded()) : Int(UITraitCollection.headless.displayScale)
  }
}
