internal import Dispatch
internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import Plumb
internal import Raster
internal import StyleCore
internal import ViewDifference
internal import ViewRendering

/// Views as they are for a snapshot: of a size, in an environment. Afterwards they are as they were before.
@MainActor
enum Stage {
  /// The picture of a view.
  static func picture(of view: UIView, size: CGSize?, traits: UITraitCollection, scale: Int) -> UIImage {
    with(view, size: size, traits: traits, scale: scale) { observation in
      UIImage(recording: view.layer, scale: scale, observation)
    }
  }

  /// The picture of a controller in a window.
  static func picture(
    of controller: UIViewController, _ config: ViewImageConfig, traits: UITraitCollection, scale: Int
  ) -> UIImage {
    with(controller, config, traits: traits, scale: scale) { window, observation in
      UIImage(recording: window.layer, scale: scale, observation)
    }
  }

  /// The picture of a layer.
  static func picture(of layer: CALayer, scale: Int) -> UIImage {
    let observation = LayoutObservation { layer.layoutIfNeeded() }
    return UIImage(recording: layer, scale: scale, observation)
  }

  /// What a view draws.
  static func drawing(of view: UIView, size: CGSize?, traits: UITraitCollection, scale: Int) -> DisplayList {
    with(view, size: size, traits: traits, scale: scale) { _ in
      DisplayList(recording: view.layer, scale: CGFloat(scale))
    }
  }

  /// What a view says of itself when it is laid out; `body` is given what was seen of the layout.
  static func with<Result>(
    _ view: UIView, size: CGSize?, traits: UITraitCollection, scale: Int,
    _ body: (LayoutObservation) throws -> Result
  ) rethrows -> Result {
    let (oldTraits, oldSize) = (view.hostTraits, view.bounds.size)
    let surroundings = view.superview?.traitCollection ?? oldTraits ?? .ofMainScreen
    let observation = LayoutObservation {
      view.hostTraits = surroundings.with(traits, scale: scale)
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

  /// What a controller does in a window of a size; `body` is given the window and what was seen of the layout.
  static func with<Result>(
    _ controller: UIViewController, _ config: ViewImageConfig, traits: UITraitCollection, scale: Int,
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
  /// The picture of a layer, and its layout.
  @MainActor
  fileprivate convenience init(recording layer: CALayer, scale: Int, _ observation: LayoutObservation) {
    let (list, layout) = LayoutTree.recording(layer, scale: CGFloat(scale), observation)
    self.init(Bitmap(rendering: list), scale: CGFloat(scale), layout: layout)
  }
}

extension UITraitCollection {
  /// These with those of others in their place where they say something, and a scale.
  fileprivate func with(_ others: UITraitCollection..., scale: Int) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self] + others + [UITraitCollection(displayScale: CGFloat(scale))])
  }
}

/// Does what belongs to the main actor with a value of a strategy; `MainQueue.isCurrent` was asked before.
func onMainActor<Value, Result: Sendable>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
  // Nothing else uses the value while this runs.
  nonisolated(unsafe) let value = value
  return MainActor.assumeIsolated { unsafe body(value) }
}

/// Whether work is done where the main actor does its own: on the main thread or, once tests are run by tasks, on
/// whichever thread serves the main queue under Linux.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}
