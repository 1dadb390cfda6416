import Foundation
import GraphicsCore

/// The properties of layers that a class of the program declares as `@NSManaged`.
///
/// Core Animation gives them storage that `init(layer:)` copies, runs `action(forKey:)` when they change, and displays
/// the layer if `needsDisplay(forKey:)` says so.
extension CALayer: ManagedPropertyOwner {
  package func managedValue(_ key: String) -> Any? {
    extras?.keyedValues[key] ?? type(of: self).defaultValue(forKey: key)
  }

  package func setManagedValue(_ value: Any?, _ key: String) {
    if AnimationClock.isRunningHere, !isPresentation, !CATransaction.disableActions() {
      let previous = managedValue(key) == nil ? nil : presentedOwnValue(key)
      let action = action(forKey: key)
      storeKeyedValue(value, key)
      if let action { run(action, forKey: key, previous: previous) }
    } else {
      storeKeyedValue(value, key)
    }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }
}
