import Foundation
package import GraphicsCore
import LayerCore

/// The methods that subclasses override, as others call them: on the main thread, or else as if there were no overrides.
extension UIResponder {
  nonisolated package func answer(toRespond selector: Selector) -> Bool {
    onMain({ $0.responds(to: selector) }, or: KeyValueCoding.responds(self, to: selector))
  }

  nonisolated package func answer(forwardingTargetFor selector: Selector) -> Any? {
    onMain({ $0.forwardingTarget(for: selector) }, or: nil)
  }

  nonisolated package func answer(valueForKey key: String) -> Any? {
    onMain({ $0.value(forKey: key) }, or: KeyValueCoding.ownValue(of: self, forKey: key))
  }

  nonisolated package func answer(setValue value: Any?, forKey key: String) {
    nonisolated(unsafe) let value = value
    onMain(
      { unsafe $0.setValue(value, forKey: key) },
      or: unsafe KeyValueCoding.setOwn(value, of: self, forKey: key))
  }

  nonisolated package func answer(valueAtPath keyPath: String) -> Any? {
    onMain({ $0.value(forKeyPath: keyPath) }, or: KeyValueCoding.value(of: self, atPath: keyPath))
  }

  nonisolated package func answer(setValue value: Any?, atPath keyPath: String) {
    nonisolated(unsafe) let value = value
    onMain(
      { unsafe $0.setValue(value, forKeyPath: keyPath) },
      or: unsafe KeyValueCoding.set(value, of: self, atPath: keyPath))
  }

  nonisolated package func answer(valueForUndefinedKey key: String) -> Any? {
    onMain({ $0.value(forUndefinedKey: key) }, or: KeyValueCoding.undefinedValue(of: self, key))
  }

  nonisolated package func answer(setValue value: Any?, forUndefinedKey key: String) {
    nonisolated(unsafe) let value = value
    onMain(
      { unsafe $0.setValue(value, forUndefinedKey: key) },
      or: KeyValueCoding.reportUndefined(of: self, key, isSetting: true))
  }

  nonisolated package func answer(setNilForKey key: String) {
    onMain({ $0.setNilValueForKey(key) }, or: KeyValueCoding.reportNil(of: self, key))
  }

  nonisolated package func answer(
    observed keyPath: String?, of object: Any?, _ change: [NSKeyValueChangeKey: Any]?,
    _ context: ObservationContext
  ) {
    nonisolated(unsafe) let (object, change, context) = (object, change, context)
    onMain(
      {
        unsafe $0.observeValue(forKeyPath: keyPath, of: object, change: change, context: context.pointer)
      }, or: KeyValueObserving.reportUnhandled(keyPath, by: self))
  }

  nonisolated package func answer(keyPathsAffecting key: String) -> Set<String> {
    onMain({ type(of: $0).keyPathsForValuesAffectingValue(forKey: key) }, or: [])
  }

  nonisolated package func answer(automaticallyNotifies key: String) -> Bool {
    onMain({ type(of: $0).automaticallyNotifiesObservers(forKey: key) }, or: true)
  }

  /// Returns the result of a function of the responder, which runs on the main thread only.
  nonisolated private func onMain<Result>(
    _ body: @MainActor (UIResponder) -> Result, or other: @autoclosure () -> Result
  ) -> Result {
    guard MainExecutor.isCurrent else { return other() }
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { unsafe result = body(self) }
    return unsafe result ?? other()
  }
}

extension UIView: ObservedObject {
  /// Makes the layer look for observers, since the geometry of the view is its own.
  nonisolated package func observationBegins() {
    guard MainExecutor.isCurrent else { return }
    MainActor.assumeIsolated { backing.observationBegins() }
  }
}
