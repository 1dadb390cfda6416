import DiagnosticCore
public import Foundation

/// Key-value observing.
///
/// Differs from UIKit: the properties that tell of changes are those that `@objc dynamic` marks in rewritten sources, and the
/// geometry, content and state of UIKit's objects. A change of a view's or a layer's geometry is told only if it is one.
extension NSObjectProtocol {
  /// Begins to tell an observer of the changes at a key path.
  @safe public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let context = unsafe ObservationContext(context)
    let observation = Observation(
      of: self, keyPath, options, observer: observer, context: context,
      read: { KeyValueCoding.value(of: $0, atPath: keyPath) },
      tell: { [weak observer] root, change in
        guard let observer else { return }
        KeyValueObserving.deliver(change, at: keyPath, of: root, to: observer, context)
      })
    ObservedKeys.of(self).own(observation)
    observation.start()
  }

  /// Ends to tell an observer of the changes at a key path.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath) { _ in true }
  }

  /// Ends to tell an observer of the changes at a key path that it was added for with a context.
  @safe public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    let context = unsafe ObservationContext(context)
    remove(observer, keyPath) { $0.context == context }
  }

  private func remove(_ observer: NSObject, _ keyPath: String, where isMatch: (Observation) -> Bool) {
    let wasFound = ObservedKeys.existing(of: self)?.disown {
      $0.observer == ObjectIdentifier(observer) && $0.keyPath == keyPath && isMatch($0)
    }
    if wasFound != true, !isBeingDeallocated { KeyValueObserving.reportNoObserver(observer, keyPath, self) }
  }

  /// Whether or not the object is in its `deinit`, where its observations are found no more, and end by themselves.
  private var isBeingDeallocated: Bool {
    weak let weakSelf = self
    return weakSelf == nil
  }

  /// Called when an observed value changes; a class that observes declares its own.
  @safe public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    KeyValueObserving.reportUnhandled(keyPath, by: self)
  }

  /// Tells observers that a property is about to change.
  public func willChangeValue(forKey key: String) { KeyValueObserving.willChange(self, key) }

  /// Tells observers that a property has changed.
  public func didChangeValue(forKey key: String) { KeyValueObserving.didChange(self, key) }

  /// Tells observers that elements of a property are about to change.
  public func willChange(
    _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    KeyValueObserving.willChange(
      self, key, ObservedChange(kind: changeKind, indexes: indexes), isAutomatic: false)
  }

  /// Tells observers that elements of a property have changed.
  public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    KeyValueObserving.didChange(self, key)
  }

  /// Returns the key paths of the values on which the value for a key depends: none.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Returns whether observers are told of changes of a property without the class's own calls.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}

/// Key-value observing by key paths of Swift.
extension NSObjectProtocol {
  /// Calls a closure for each change of a property, until the returned observation is released or invalidated.
  ///
  /// ```swift
  /// observation = scrollView.observe(\.contentOffset, options: .new) { scrollView, change in
  ///   header.alpha = 1 - (change.newValue?.y ?? 0) / 100
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The property, `\.contentOffset`, or one of an object that is its value, `\.layer.bounds`.
  ///   - options: The values that the closure receives.
  ///   - changeHandler: The closure, which receives the object and the change.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let name = KeyPathComponents.name(of: keyPath, from: self) else {
      LayoutDiagnostics.reportOnce(.message(.unnamedKeyPath(class: String(describing: type(of: self)))))
      return NSKeyValueObservation(nil)
    }
    let observation = Observation(
      of: self, name, options,
      read: { root in (root as? Self).map { $0[keyPath: keyPath] as Any } },
      tell: { root, change in
        guard let root = root as? Self else { return }
        changeHandler(
          root,
          NSKeyValueObservedChange(
            kind: change.kind, newValue: change.new.flatMap { $0 as? Value },
            oldValue: change.old.flatMap { $0 as? Value }, indexes: change.indexes, isPrior: change.isPrior))
      })
    observation.start()
    return NSKeyValueObservation(observation)
  }

  /// Tells observers that a property is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let name = KeyPathComponents.name(of: keyPath, from: self) { willChangeValue(forKey: name) }
  }

  /// Tells observers that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let name = KeyPathComponents.name(of: keyPath, from: self) { didChangeValue(forKey: name) }
  }
}

/// An observation of a property, which ends when it is released.
public final class NSKeyValueObservation: NSObject {
  private var observation: Observation?

  init(_ observation: Observation?) {
    self.observation = observation
    super.init()
  }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    observation?.invalidate()
    observation = nil
  }
}
