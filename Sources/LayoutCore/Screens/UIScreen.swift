public import Foundation
public import GraphicsCore
public import LayerCore
public import StyleCore

/// A screen for windows: that of a `Device` in one orientation.
///
/// Differs from UIKit: the main screen is that of an iPhone 14 Pro in portrait orientation unless changed, and shows
/// nothing.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The device of the screen.
  package private(set) final var device: Device
  /// The orientation of the device.
  package private(set) final var deviceOrientation: Device.Orientation
  private final var traits: UITraitCollection {
    didSet {
      guard self === UIScreen.shared else { return }
      UITraitCollection.becomeMainScreen(traits)
      guard traits != oldValue else { return }
      UIScreen.traitsVersion += 1
      MaskViews.mainScreenDidChange()
    }
  }
  private final lazy var currentSpace = ScreenSpace(of: self, isFixed: false)
  private final lazy var uprightSpace = ScreenSpace(of: self, isFixed: true)

  /// The main screen, which has no version of a scope even if it is first asked for in one.
  private static let shared = RunningSystem.$scope.withValue(nil) { UIScreen() }
  /// The number of changes of the main screen's traits.
  private(set) static var traitsVersion = 0

  /// The main screen, that of the device.
  open class var main: UIScreen { shared }

  /// All screens, which are only the main one.
  ///
  /// Differs from UIKit: there is only the main screen.
  open class var screens: [UIScreen] { [main] }

  /// Creates a screen like that of an iPhone 14 Pro in portrait.
  public override init() {
    device = .standard
    deviceOrientation = .portrait
    traits = Device.standard.traits()
    super.init()
  }

  /// Creates the screen of a device in an orientation, with the device's traits unless others are given.
  ///
  /// It is not a designated initializer, because then subclasses outside of the package, which do not see it, could not
  /// inherit `init()`.
  package convenience init(
    _ device: Device, _ orientation: Device.Orientation = .portrait, traits: UITraitCollection? = nil
  ) {
    self.init()
    self.device = device
    deviceOrientation = orientation
    self.traits = traits ?? device.traits(orientation)
  }

  /// The size of the screen in points, in the current orientation.
  open var bounds: CGRect { CGRect(origin: .zero, size: device.size(deviceOrientation)) }

  /// The number of pixels per point.
  open var scale: CGFloat { device.scale }

  /// The size of the screen in pixels, in portrait.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: device.portraitSize.width * nativeScale,
      height: device.portraitSize.height * nativeScale)
  }

  /// The number of the display's pixels per point.
  ///
  /// Differs from UIKit: always `scale`; an iPhone 8 Plus has 2.608.
  open var nativeScale: CGFloat { device.scale }

  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { 60 }

  /// Returns a display link that calls a method.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// The brightness of the screen, 0…1.
  open var brightness: CGFloat = 0.5 {
    didSet {
      guard brightness != oldValue else { return }
      let name = Notification.Name("UIScreenBrightnessDidChangeNotification")
      NotificationCenter.default.post(name: name, object: self)
    }
  }

  /// The coordinate space of the screen in the current orientation.
  open var coordinateSpace: any UICoordinateSpace { currentSpace }

  /// The coordinate space of the screen in portrait.
  ///
  /// Differs from UIKit: conversion does not rotate.
  open var fixedCoordinateSpace: any UICoordinateSpace { uprightSpace }

  /// The traits of the device.
  open var traitCollection: UITraitCollection { traits.inSystemScope }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Returns a view that shows the current content of the screen.
  ///
  /// Differs from UIKit: it contains only the windows of the app.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    makeSnapshot(afterScreenUpdates: afterUpdates)
  }

  /// The insets of the area without bars and rounded corners, in the current orientation.
  package var safeAreaInsets: UIEdgeInsets { device.safeAreaInsets(deviceOrientation) }

  /// Whether or not the bars and rounded corners of the main screen cover windows to which no screen was given.
  ///
  /// They do while an application runs that was launched on a device.
  package var coversWindows = false

  /// Changes the screen to that of `device` in an orientation.
  ///
  /// Windows follow by `UIWindow.fit(_:)`. Without `traits`, the choices of the program or the user stay (style,
  /// direction, text size and so on), and the traits of the device change.
  package func become(
    _ device: Device, _ orientation: Device.Orientation, traits newTraits: UITraitCollection? = nil
  ) {
    let previous = traitCollection
    self.device = device
    deviceOrientation = orientation
    let own = device.traits(orientation)
    let new =
      newTraits
      ?? previous.modifyingTraits { traits in
        traits.displayScale = own.displayScale
        traits.userInterfaceIdiom = own.userInterfaceIdiom
        traits.horizontalSizeClass = own.horizontalSizeClass
        traits.verticalSizeClass = own.verticalSizeClass
      }
    traits = new.replacing(traits)
    guard traitCollection != previous else { return }
    if self === UIScreen.shared { UIScreen.traitsVersion += 1 }
    traitCollectionDidChange(previous)
  }

  /// Changes the version of the system, which views that are given no other take over.
  package func become(_ system: SystemVersion) {
    become(device, deviceOrientation, traits: traitCollection.ofScreen(with: system))
  }

  /// Rotates the device.
  ///
  /// Windows follow by `UIWindow.fit(_:)`.
  package func rotate(to orientation: Device.Orientation) {
    become(device, orientation)
  }
}

/// The coordinate space of a screen.
///
/// It is the same as that of a window, since the position of a window on its screen does not count.
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
