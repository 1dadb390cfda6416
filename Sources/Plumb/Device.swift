public import Foundation
import LayoutCore
public import StyleCore

/// A device with a screen, in points, and its safe area, for which windows can be created.
///
/// ```swift
/// let phone = Device(named: "iphone-16")!
/// print(phone.name, phone.scale, phone.size(.landscape))  // iPhone 16 3.0 (852.0, 393.0)
/// print(phone.safeAreaInsets(.landscape).left)  // 59.0
/// ```
public struct Device: Hashable, Sendable, CustomStringConvertible {
  /// The orientations of a device.
  public enum Orientation: String, CaseIterable, Sendable {
    /// The orientation with a short side at the top.
    case portrait
    /// The orientation with a long side at the top.
    case landscape

    var inner: StyleCore.Device.Orientation { self == .portrait ? .portrait : .landscape }
  }

  package let inner: StyleCore.Device

  /// All known devices, phones first, each kind from old to new.
  public static let all = StyleCore.Device.all.map(Device.init(inner:))

  init(inner: StyleCore.Device) {
    self.inner = inner
  }

  /// Creates the device with a command-line identifier, such as `iphone-14-pro`; nil if there is none.
  public init?(named identifier: String) {
    guard let inner = StyleCore.Device.named(identifier) else { return nil }
    self.init(inner: inner)
  }

  /// The identifier on the command line.
  public var identifier: String { inner.identifier }

  /// Apple's name of the device.
  public var name: String { inner.name }

  /// The number of pixels per point.
  public var scale: CGFloat { inner.scale }

  /// The version of the system with which the device came, or 17, the oldest one here.
  public var firstSystem: SystemVersion { SystemVersion(inner.firstSystem) }

  /// Apple's name of the device.
  public var description: String { name }

  /// Ends the program for a version of the system that the device never had.
  func requireSystem(_ system: SystemVersion?) {
    guard let system else { return }
    precondition(system >= firstSystem, inner.problem(system.inner) ?? "")
  }

  /// Returns the size of the screen, in points.
  public func size(_ orientation: Orientation = .portrait) -> CGSize {
    inner.size(orientation.inner)
  }

  /// Returns the safe area insets, of bars and rounded corners, in points.
  public func safeAreaInsets(_ orientation: Orientation = .portrait) -> UIEdgeInsets {
    inner.safeAreaInsets(orientation.inner)
  }

  /// Returns the traits of a window that fills the screen: light, left to right, with the default content size
  /// category.
  public func traits(_ orientation: Orientation = .portrait) -> UITraitCollection {
    inner.traits(orientation.inner)
  }
}
