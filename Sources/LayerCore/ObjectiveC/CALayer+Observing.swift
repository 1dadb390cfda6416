import Foundation
import GraphicsCore

/// The notifications of observers of layers and of their views.
///
/// An observed layer counts as one with overrides, so that its frame is set by way of its properties.
extension CALayer: ObservedObject {
  package func observationBegins() {
    flags.remove(.isPlain)
    writableExtras.isObserved = true
    AnimationClock.beginObserving()
  }

  /// Changes a property that can be animated.
  @inline(never)
  func announcing(_ key: AnimatableKey, by change: () -> Void) {
    guard extras?.isObserved == true else { return change() }
    let name = key.rawValue
    switch key {
    case .bounds: change()
    case .position: tell([name, "frame"], ["center", "frame"], by: change)
    case .anchorPoint: tell([name, "frame"], [name, "frame"], by: change)
    case .transform: tell([name, "frame"], [name, "transform3D", "frame"], by: change)
    case .opacity: tell([name], ["alpha"], by: change)
    default: tell([name], [], by: change)
    }
  }

  /// Sets the frame.
  @inline(never)
  func announcing(frame: CGRect, by change: () -> Void) {
    guard extras?.isObserved == true, frame != computedFrame else { return change() }
    if frame.size == storedBounds.size {
      tell(["position", "frame"], ["center", "frame"], by: change)
    } else {
      // The position depends on the size; it is told if it turns out to be another.
      tell(["bounds", "frame"], ["bounds", "frame"], by: change)
    }
  }

  /// Sets the bounds, whose origin is the content offset of a scroll view.
  @inline(never)
  func announcing(bounds: CGRect, by change: () -> Void) {
    guard extras?.isObserved == true, bounds != storedBounds else { return change() }
    let frame = bounds.size == storedBounds.size ? [] : ["frame"]
    let offset = bounds.origin == storedBounds.origin ? [] : ["contentOffset"]
    tell(["bounds"] + frame, ["bounds"] + frame + offset, by: change)
  }

  @inline(never)
  func announcingHidden(_ isHidden: Bool) {
    guard extras?.isObserved == true else { return set(.isHidden, isHidden) }
    tell(["hidden"], ["hidden"]) { set(.isHidden, isHidden) }
  }

  /// Tells observers of the layer and of its view of a change.
  private func tell(_ keys: [String], _ hostKeys: [String], by change: () -> Void) {
    let host = hostOfModel as AnyObject?
    for key in keys { KeyValueObserving.willChange(self, key) }
    if let host { for key in hostKeys { KeyValueObserving.willChange(host, key) } }
    change()
    if let host { for key in hostKeys.reversed() { KeyValueObserving.didChange(host, key) } }
    for key in keys.reversed() { KeyValueObserving.didChange(self, key) }
  }
}
