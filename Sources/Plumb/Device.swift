public import Foundation
import LayoutCore
public import StyleCore

/// A device that windows can be made for: its screen in points, and what surrounds the content on it.
public struct Device: Hashable, Sendable, CustomStringConvertible {
  /// Which side is up.
  public enum Orientation: String, CaseIterable, Sendable {
    /// The short side is up.
    case portrait
    /// The long side is up.
    case landscape

    var inner: StyleCore.Device.Orientation { self == .portrait ? .portrait : .landscape }
  }

  let inner: StyleCore.Device

  /// Every device that is known, phones first, each kind from old to new.
  public static let all = StyleCore.Device.all.map(Device.init(inner:))

  init(inner: StyleCore.Device) {
    self.inner = inner
  }

  /// The device of an identifier as on the command line, such as `iphone-14-pro`; nil where there is none.
  public init?(named identifier: String) {
    guard let inner = StyleCore.Device.named(identifier) else { return nil }
    self.init(inner: inner)
  }

  /// The name on the command line.
  public var identifier: String { inner.identifier }

  /// The name that Apple gives it.
  public var name: String { inner.name }

  /// Pixels per point.
  public var scale: CGFloat { inner.scale }

  /// The name that Apple gives it.
  public var description: String { name }

  /// The screen in points.
  public func size(_ orientation: Orientation = .portrait) -> CGSize {
    inner.size(orientation.inner)
  }

  /// What bars and rounded corners take from each edge, in points.
  public func safeAreaInsets(_ orientation: Orientation = .portrait) -> UIEdgeInsets {
    inner.safeAreaInsets(orientation.inner)
  }

  /// The traits of a window that fills the screen: light, left to right, text at its usual size.
  public func traits(_ orientation: Orientation = .portrait) -> UITraitCollection {
    inner.traits(orientation.inner)
  }
}
