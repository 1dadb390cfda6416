public import Foundation
internal import GraphicsCore
internal import GraphicsRendering
internal import LayerCore
public import LayoutCore
public import Plumb
internal import Raster
public import StyleCore
internal import ViewAccessibility
internal import ViewDifference
internal import ViewRendering

// Pictures of what VoiceOver reads.

extension Snapshotting where Value: UIView, Format == UIImage {
  /// The strategy of the picture of what VoiceOver reads in a view; see `accessibility(scale:size:system:traits:tolerance:)`.
  public static var accessibility: Snapshotting { .accessibility() }

  /// Returns the strategy of the picture of what VoiceOver reads in a view.
  ///
  /// The view is grey; the elements are outlined in colours and numbered in reading order. A disc is at the point that
  /// activates an element if that is not the middle. The legend has the words of each element, its hint, custom actions,
  /// custom content and rotors.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point; that of `traits` by default, else of the main screen.
  ///   - size: The size of the view in points, if it differs from its own.
  ///   - system: The version of the system; that of the settings around by default, else of the main screen.
  ///   - traits: The traits of the environment of the view; the legend does not depend on them.
  ///   - tolerance: The allowed differences.
  public static func accessibility(
    scale: Int? = nil, size: CGSize? = nil, system: Plumb.SystemVersion? = nil,
    traits: UITraitCollection = UITraitCollection(), tolerance: Tolerance = .exact
  ) -> Snapshotting {
    let traits = traits.with(system?.inner)
    let scale = scale ?? traits.pictureScale
    return .picture(scale: scale, AllowedDifference(tolerance: tolerance), traits) { view in
      SnapshotHost.with(view, size: size, traits: traits, scale: scale) { _ in
        UIImage(reading: view, scale: scale)
      }
    }
  }
}

extension Snapshotting where Value: UIViewController, Format == UIImage {
  /// The strategy of the picture of what VoiceOver reads in a controller's view, in a window of its own.
  public static var accessibility: Snapshotting { .accessibility() }

  /// Returns the strategy of the picture of what VoiceOver reads in a controller's view, in a window of its own.
  ///
  /// - Parameters:
  ///   - config: The window; one of the view's size by default.
  ///   - scale: The number of pixels per point; that of `traits` by default, else of the device, else of the main
  ///     screen.
  ///   - system: The version of the system; that of the settings around by default, else of the main screen.
  ///   - traits: The traits of the environment; the legend does not depend on them.
  ///   - tolerance: The allowed differences.
  public static func accessibility(
    on config: ViewImageConfig = ViewImageConfig(), system: Plumb.SystemVersion? = nil, scale: Int? = nil,
    traits: UITraitCollection = UITraitCollection(), tolerance: Tolerance = .exact
  ) -> Snapshotting {
    let traits = traits.with(system?.inner)
    let scale = scale ?? (traits.displayScale > 0 ? traits.pictureScale : config.scale ?? traits.pictureScale)
    return .picture(scale: scale, AllowedDifference(tolerance: tolerance), traits, in: config) { controller in
      SnapshotHost.with(controller, in: config, traits: traits, scale: scale) { window, _ in
        UIImage(reading: window, scale: scale)
      }
    }
  }
}

extension UIImage {
  /// Creates the picture of what VoiceOver reads in a view.
  @MainActor
  fileprivate convenience init(reading view: UIView, scale: Int) {
    let (picture, fonts) = UsedFonts.collect { AccessibilityPicture(of: view, scale: scale) }
    self.init(
      Bitmap(rendering: picture.list), scale: CGFloat(scale), PictureCompanions(layout: nil, fonts: fonts))
  }
}
