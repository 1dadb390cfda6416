public import Foundation
import LayoutCore
public import Plumb
public import StyleCore

/// The window that a controller is shown in: its size, its safe area and traits.
public struct ViewImageConfig: Sendable {
  /// Which side of a device is up.
  public enum Orientation: Sendable {
    /// The short side.
    case portrait
    /// The long side.
    case landscape
  }

  /// What bars and rounded corners take from each edge, in points.
  public var safeArea: UIEdgeInsets
  /// In points; nil for the size of the controller's view.
  public var size: CGSize?
  /// What is special about the window.
  public var traits: UITraitCollection
  private var device: (device: Plumb.Device, orientation: Plumb.Device.Orientation)?

  /// A window of a size.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }

  /// The window that fills the screen of a device, of as many pixels a point.
  public init(_ device: Plumb.Device, _ orientation: Orientation = .portrait) {
    let orientation: Plumb.Device.Orientation = orientation == .portrait ? .portrait : .landscape
    self.init(
      safeArea: device.safeAreaInsets(orientation), size: device.size(orientation),
      traits: device.traits(orientation))
    self.device = (device, orientation)
  }

  /// Pixels per point of the window's screen, where it is known.
  var scale: Int? {
    let scale = traits.displayScale
    return scale >= 1 ? Int(scale.rounded()) : nil
  }

  @MainActor func makeWindow(for controller: UIViewController) -> UIWindow {
    if let device { return UIWindow(device: device.device, orientation: device.orientation) }
    let window = UIWindow(frame: CGRect(origin: .zero, size: size ?? controller.view.bounds.size))
    window.setRootViewEnvironment(
      RootViewEnvironment(
        safeAreaInsets: safeArea, systemMinimumLayoutMargins: nil, respectsSystemMinimum: false))
    return window
  }
}
