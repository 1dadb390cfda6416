public import Foundation
import LayoutCore
public import Plumb
public import StyleCore

/// The configuration of the window of a controller: its size, safe area and traits.
///
/// ```swift
/// let drawer = ViewImageConfig(
///   safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0), size: CGSize(width: 390, height: 300),
///   traits: UITraitCollection(displayScale: 3))
/// assertSnapshot(of: SignInController(), as: .image(on: drawer))
/// ```
public struct ViewImageConfig: Sendable {
  /// The orientations of a device.
  public enum Orientation: Sendable {
    /// The orientation with a short side at the top.
    case portrait
    /// The orientation with a long side at the top.
    case landscape
  }

  /// The safe area insets, of bars and rounded corners, in points.
  public var safeArea: UIEdgeInsets
  /// The size, in points; nil for that of the controller's view.
  public var size: CGSize?
  /// The traits of the window.
  public var traits: UITraitCollection
  private var device: (device: Plumb.Device, orientation: Plumb.Device.Orientation)?

  /// Creates the configuration of a window of a size.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }

  /// Creates the configuration of a window that fills the screen of a device, at its scale.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: The orientation of the device.
  ///   - system: The version of the system in the window; nil is that of the main screen. A test fails for one that the
  ///     device never had.
  public init(
    _ device: Plumb.Device, _ orientation: Orientation = .portrait, system: Plumb.SystemVersion? = nil
  ) {
    let orientation: Plumb.Device.Orientation = orientation == .portrait ? .portrait : .landscape
    self.init(
      safeArea: device.safeAreaInsets(orientation), size: device.size(orientation),
      traits: device.traits(orientation).with(system?.inner))
    self.device = (device, orientation)
  }

  /// The number of pixels per point of the window's screen, if it is known.
  var scale: Int? {
    let scale = traits.displayScale
    return scale >= 1 ? Int(scale.rounded()) : nil
  }

  /// The version of the system in the window; nil is that of the main screen.
  public var system: Plumb.SystemVersion? {
    get { traits.values.system.map(Plumb.SystemVersion.init) }
    set { traits = traits.modifyingTraits { $0[UITraitSystemVersion.self] = newValue?.inner } }
  }

  /// The device whose screen the window fills; nil if it is not a known one.
  var knownDevice: Plumb.Device? { device?.device }

  @MainActor func makeWindow(for controller: UIViewController) -> UIWindow {
    if let device { return UIWindow(device: device.device, orientation: device.orientation) }
    let window = UIWindow(frame: CGRect(origin: .zero, size: size ?? controller.view.bounds.size))
    window.setRootViewEnvironment(
      RootViewEnvironment(
        safeAreaInsets: safeArea, systemMinimumLayoutMargins: nil, respectsSystemMinimum: false))
    return window
  }
}

extension Plumb.Device {
  /// Throws an error for a version of the system that the device never had.
  func check(_ system: StyleCore.SystemVersion?) throws(SnapshotError) {
    guard let system, let problem = inner.problem(system) else { return }
    throw SnapshotError("\(problem): ask for `.v\(firstSystem.rawValue)` or later.")
  }
}
