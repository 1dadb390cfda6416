internal import Foundation
internal import LayoutCore
internal import Plumb
internal import StyleCore
internal import ViewSpec

/// The window of a session's content, and the view that is drawn.
@MainActor
struct SessionStage {
  let view: UIView
  /// The window; nil for a spec that was not touched yet.
  private(set) var window: UIWindow?
  let traits: UITraitCollection

  /// The height below a view that is shown alone, where a keyboard hides nothing of it.
  private static let spaceBelow: CGFloat = 500

  /// Puts content into a window, which is laid out.
  init(_ content: SessionContent, _ variant: SessionVariant, _ environment: SessionEnvironment) throws {
    traits = environment.traits
    let device = try variant.knownDevice
    switch content {
    case .view(let canvas as SpecCanvas):
      (view, window) = (canvas, nil)
    case .view(let view) where device == nil:
      self.view = view
      let size = try Self.size(of: view, variant, traits)
      try Self.check(size, variant)
      window = Self.window(around: view, size: size, traits)
    case .view(let view):
      let controller = UIViewController()
      controller.view = view
      let window = try Self.window(of: controller, variant, traits)
      (self.view, self.window) = (window, window)
    case .controller(let controller):
      let window = try Self.window(of: controller, variant, traits)
      (self.view, self.window) = (window, window)
    case .window(let window):
      (view, self.window) = (window, window)
      if window.isHidden { window.makeKeyAndVisible() }
    }
    HeadlessLoop.runUntilIdle()
    view.layoutIfNeeded()
    try Self.check(view.bounds.size, variant)
  }

  /// Puts a spec into a window, as a user needs it; its layout does not change.
  mutating func makeWindow() -> UIWindow {
    if let window { return window }
    let made = Self.window(around: view, size: view.bounds.size, view.traitCollection)
    window = made
    return made
  }

  func close() {
    window?.rootViewController = nil
    window?.isHidden = true
    if window !== view { view.removeFromSuperview() }
  }

  // MARK: Windows

  private static func window(
    of controller: UIViewController, _ variant: SessionVariant, _ traits: UITraitCollection
  ) throws -> UIWindow {
    let window: UIWindow
    if let device = try variant.knownDevice {
      window = UIWindow(frame: CGRect(origin: .zero, size: device.size(variant.orientation)))
      window.host(on: device, orientation: variant.orientation, traits: traits)
    } else {
      var size = controller.preferredContentSize
      let screen = UIScreen.main.bounds.size
      if !(size.width > 0) { size.width = screen.width }
      if !(size.height > 0) { size.height = screen.height }
      size = CGSize(width: variant.width ?? size.width, height: variant.height ?? size.height)
      try check(size, variant)
      window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.hostTraits = traits
    }
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  private static func window(around view: UIView, size: CGSize, _ traits: UITraitCollection) -> UIWindow {
    let window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: size.width, height: size.height + spaceBelow))
    window.hostTraits = traits
    if view.bounds.size != size {
      view.frame = CGRect(origin: .zero, size: size)
    } else if view.frame.origin != .zero {
      view.frame.origin = .zero
    }
    window.addSubview(view)
    window.makeKeyAndVisible()
    return window
  }

  // MARK: Sizes

  /// Returns the size of a view that is shown alone: that of the variant, its own, or that which fits.
  private static func size(
    of view: UIView, _ variant: SessionVariant, _ traits: UITraitCollection
  ) throws -> CGSize {
    if let width = variant.width, let height = variant.height { return CGSize(width: width, height: height) }
    var size = view.bounds.size
    if variant.width != nil || variant.height != nil || !(size.width > 0 && size.height > 0) {
      size = fittingSize(
        of: view, width: variant.width.map { CGFloat($0) }, height: variant.height.map { CGFloat($0) }, traits
      )
    }
    return CGSize(width: variant.width ?? size.width, height: variant.height ?? size.height)
  }

  /// Returns the size of the content: by constraints, or else by `sizeThatFits`; at most the screen.
  private static func fittingSize(
    of view: UIView, width: CGFloat?, height: CGFloat?, _ traits: UITraitCollection
  ) -> CGSize {
    let screen = UIScreen.main.bounds.size
    let host = UIWindow(frame: CGRect(origin: .zero, size: screen))
    host.hostTraits = traits
    host.addSubview(view)
    defer { view.removeFromSuperview() }
    let target = CGSize(width: width ?? 0, height: height ?? 0)
    var size = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
      verticalFittingPriority: height == nil ? .fittingSizeLevel : .required)
    if !(size.width > 0 && size.height > 0) {
      size = view.sizeThatFits(CGSize(width: width ?? screen.width, height: height ?? screen.height))
    }
    if !(size.width > 0) { size.width = screen.width }
    if !(size.height > 0) { size.height = screen.height }
    return size
  }

  /// Throws an error for a size without pixels, or with too many.
  private static func check(_ size: CGSize, _ variant: SessionVariant) throws {
    let limit = Double(SessionVariant.maximumSide) / Double(variant.scale)
    guard size.width > 0, size.height > 0, Double(size.width) <= limit, Double(size.height) <= limit else {
      throw SessionError(
        "the view has the size \(size.width) × \(size.height) points; each side is more than 0 and at most "
          + "\(Int(limit)) at @\(variant.scale)x: set its frame, or give a width and a height")
    }
  }
}
