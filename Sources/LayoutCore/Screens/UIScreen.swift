public import Foundation
public import GraphicsCore
public import LayerCore
public import StyleCore

/// A screen that windows are shown on: the one of a `Device`, held one way.
///
/// Differs from UIKit: the main screen is that of an iPhone 14 Pro held upright until told otherwise, and
/// nothing is shown on it.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The device of the screen.
  package private(set) final var device: Device
  /// The way in which the device is held.
  package private(set) final var deviceOrientation: Device.Orientation
  private final var traits: UITraitCollection {
    didSet {
      guard self === UIScreen.shared else { return }
      UITraitCollection.becomeMainScreen(traits)
      if traits != oldValue { UIScreen.traitsVersion += 1 }
    }
  }
  private final lazy var currentSpace = ScreenSpace(of: self, isFixed: false)
  private final lazy var uprightSpace = ScreenSpace(of: self, isFixed: true)

  private static let shared = UIScreen()
  /// How often the traits of the main screen have changed.
  private(set) static var traitsVersion = 0

  /// The screen of the device.
  open class var main: UIScreen { shared }

  /// All screens: the main one. Differs from UIKit: there are no others.
  open class var screens: [UIScreen] { [main] }

  /// A screen like that of an iPhone 14 Pro held upright.
  public override init() {
    device = .standard
    deviceOrientation = .portrait
    traits = Device.standard.traits()
    super.init()
  }

  /// The screen of a device held one way; `traits` are those of the device unless others are given.
  ///
  /// It is no designated one: subclasses outside of the package, which do not see it, could not inherit `init()`.
  package convenience init(
    _ device: Device, _ orientation: Device.Orientation = .portrait, traits: UITraitCollection? = nil
  ) {
    self.init()
    self.device = device
    deviceOrientation = orientation
    self.traits = traits ?? device.traits(orientation)
  }

  /// The screen in points, as it is held.
  open var bounds: CGRect { CGRect(origin: .zero, size: device.size(deviceOrientation)) }

  /// Pixels per point.
  open var scale: CGFloat { device.scale }

  /// The screen in pixels, held upright.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: device.portraitSize.width * nativeScale,
      height: device.portraitSize.height * nativeScale)
  }

  /// Pixels of the display per point. Differs from UIKit: always `scale`; an iPhone 8 Plus has 2.608.
  open var nativeScale: CGFloat { device.scale }

  /// How often the display can change in a second.
  open var maximumFramesPerSecond: Int { 60 }

  /// A display link that calls a method. Differs from UIKit: it is not called, which is reported; `calling(_:)` of Plumb
  /// takes a closure.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// How bright the screen is, 0…1.
  open var brightness: CGFloat = 0.5

  /// The coordinates of the screen as it is held.
  open var coordinateSpace: any UICoordinateSpace { currentSpace }

  /// The coordinates of the screen held upright. Differs from UIKit: conversion does not turn.
  open var fixedCoordinateSpace: any UICoordinateSpace { uprightSpace }

  /// The traits of the device.
  open var traitCollection: UITraitCollection { traits }

  /// The traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A view that shows what the screen shows now. Differs from UIKit: there is nothing but the windows of the program.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    makeSnapshot(afterScreenUpdates: afterUpdates)
  }

  /// What bars and the shape of the screen take from its edges, as it is held.
  package var safeAreaInsets: UIEdgeInsets { device.safeAreaInsets(deviceOrientation) }

  /// Makes this the screen of `device` held one way. Windows follow by `UIWindow.fit(_:)`.
  ///
  /// Without `traits`, what the program or the user chose stays (style, direction, text size and so on), and
  /// what follows from the device changes.
  package func become(
    _ device: Device, _ orientation: Device.Orientation, traits newTraits: UITraitCollection? = nil
  ) {
    let previous = traits
    self.device = device
    deviceOrientation = orientation
    let own = device.traits(orientation)
    traits =
      newTraits
      ?? previous.modifyingTraits { traits in
        traits.displayScale = own.displayScale
        traits.userInterfaceIdiom = own.userInterfaceIdiom
        traits.horizontalSizeClass = own.horizontalSizeClass
        traits.verticalSizeClass = own.verticalSizeClass
      }
    if traits != previous { traitCollectionDidChange(previous) }
  }

  /// Turns the device. Windows follow by `UIWindow.fit(_:)`.
  package func rotate(to orientation: Device.Orientation) {
    become(device, orientation)
  }
}

/// The coordinates of a screen. Those of a window are the same: a window's place on its screen does not count.
@MainActor
private final class ScreenSpace: NSObject, UICoordinateSpace {
  private unowned let screen: UIScreen
  private let isFixed: Bool

  init(of screen: UIScreen, isFixed: Bool) {
    self.screen = screen
    self.isFixed = isFixed
  }

  var bounds: CGRect {
    isFixed ? CGRect(origin: .zero, size: screen.device.portraitSize) : screen.bounds
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil as UIView?) ?? point
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil as UIView?) ?? point
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil as UIView?) ?? rect
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil as UIView?) ?? rect
  }
}
