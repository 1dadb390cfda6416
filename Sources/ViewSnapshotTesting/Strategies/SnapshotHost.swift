internal import Dispatch
internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb
internal import Raster
internal import StyleCore
internal import ViewDifference
internal import ViewRendering

/// The state of views for a snapshot: a size and an environment.
///
/// They are restored afterwards.
@MainActor
enum SnapshotHost {
  /// Returns the picture of a view.
  static func picture(
    of view: UIView, size: CGSize?, content: SnapshotContent, traits: UITraitCollection, scale: Int
  ) throws -> UIImage {
    let positions = content == .whole ? ScrollPositions(in: view) : nil
    defer { positions?.restore() }
    return try with(view, size: size, traits: traits, scale: scale) { observation in
      try content.show(in: view, scale: scale)
      return UIImage(recording: view.layer, scale: scale, observation)
    }
  }

  /// Returns the picture of a controller in a window.
  static func picture(
    of controller: UIViewController, in config: ViewImageConfig, content: SnapshotContent,
    traits: UITraitCollection, scale: Int
  ) throws -> UIImage {
    try with(controller, in: config, traits: traits, scale: scale) { window, observation in
      try content.show(in: window, scale: scale)
      return UIImage(recording: window.layer, scale: scale, observation)
    }
  }

  /// Returns the picture of a layer.
  static func picture(of layer: CALayer, scale: Int) -> UIImage {
    let observation = LayoutObservation { layer.layoutIfNeeded() }
    return UIImage(recording: layer, scale: scale, observation)
  }

  /// Returns the display list of a view.
  static func drawing(of view: UIView, size: CGSize?, traits: UITraitCollection, scale: Int) -> DisplayList {
    with(view, size: size, traits: traits, scale: scale) { _ in
      DisplayList(recording: view.layer, scale: CGFloat(scale))
    }
  }

  /// Lays out a view, and returns the result of `body`, which is given the observed dependencies of the layout.
  static func with<Result>(
    _ view: UIView, size: CGSize?, traits: UITraitCollection, scale: Int,
    _ body: (LayoutObservation) throws -> Result
  ) rethrows -> Result {
    let (oldTraits, oldSize) = (view.hostTraits, view.bounds.size)
    let outerTraits = view.superview?.traitCollection ?? oldTraits ?? .ofMainScreen
    let observation = LayoutObservation {
      view.hostTraits = outerTraits.with(traits, scale: scale)
      if let size { view.bounds.size = size }
      view.layoutIfNeeded()
    }
    defer {
      if view.bounds.size != oldSize { view.bounds.size = oldSize }
      view.hostTraits = oldTraits
      view.layoutIfNeeded()
    }
    let result = try body(observation)
    SnapshotLint.look(at: view, scale: scale)
    return result
  }

  /// Shows a controller in a window, and returns the result of `body`, which is given the window and the dependencies.
  static func with<Result>(
    _ controller: UIViewController, in config: ViewImageConfig, traits: UITraitCollection, scale: Int,
    _ body: (UIView, LayoutObservation) throws -> Result
  ) rethrows -> Result {
    let window = config.makeWindow(for: controller)
    window.hostTraits = (window.hostTraits ?? .ofMainScreen).with(config.traits, traits, scale: scale)
    let observation = LayoutObservation {
      window.rootViewController = controller
      window.isHidden = false
      HeadlessLoop.runUntilIdle()
      window.layoutIfNeeded()
    }
    defer {
      window.rootViewController = nil
      window.isHidden = true
    }
    let result = try body(window, observation)
    SnapshotLint.look(at: window, named: "\(type(of: controller))", scale: scale)
    return result
  }
}

extension UIImage {
  /// Creates the picture of a layer, with its layout and its font files.
  @MainActor
  fileprivate convenience init(recording layer: CALayer, scale: Int, _ observation: LayoutObservation) {
    let ((list, layout), fonts) = UsedFonts.collect {
      LayoutTree.recording(layer, scale: CGFloat(scale), observation)
    }
    self.init(
      Bitmap(rendering: list), scale: CGFloat(scale), PictureCompanions(layout: layout, fonts: fonts))
  }
}

extension UITraitCollection {
  /// Returns the traits, replaced by those that others specify, and with a scale.
  fileprivate func with(_ others: UITraitCollection..., scale: Int) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self] + others + [UITraitCollection(displayScale: CGFloat(scale))])
  }
}

/// Runs work of the main actor with a value of a strategy; `MainQueue.isCurrent` must be true.
func onMainActor<Value, Result: Sendable>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
  // Nothing else uses the value while this runs.
  nonisolated(unsafe) let value = value
  return MainActor.assumeIsolated { unsafe body(value) }
}

/// The queue of the main actor: on the main thread or, once tests run in tasks, on the thread that serves it under
/// Linux.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}
