import DiagnosticCore
import Foundation
import Synchronization

/// A type of object that does more for its changes to be told once it is observed.
package protocol ObservedObject: AnyObject {
  /// Called before the first observation of the object.
  func observationBegins()
}

/// Changes of properties, and who is told of them.
package enum KeyValueObserving {
  private static let count = Atomic<Int>(0)

  /// Whether or not anything is observed.
  package static var isActive: Bool { count.load(ordering: .relaxed) > 0 }

  static func add(_ number: Int) {
    count.add(number, ordering: .relaxed)
  }

  /// Tells the observers of a property that it is about to change.
  package static func willChange(_ object: AnyObject, _ key: String) {
    willChange(object, key, isAutomatic: false)
  }

  static func willChange(
    _ object: AnyObject, _ key: String, _ change: ObservedChange = ObservedChange(), isAutomatic: Bool
  ) {
    guard isActive, let keys = ObservedKeys.existing(of: object) else { return }
    let name = canonical(key)
    guard keys.isObserved(name) else { return }
    if isAutomatic, !notifiesAutomatically(key, object) { return }
    keys.willChange(name, change)
  }

  /// Tells the observers of a property that it has changed.
  package static func didChange(_ object: AnyObject, _ key: String) {
    guard isActive, let keys = ObservedKeys.existing(of: object) else { return }
    keys.didChange(canonical(key))
  }

  /// Changes properties of an object, and tells their observers.
  @discardableResult
  package static func change<Result>(
    _ object: AnyObject, _ keys: String..., by body: () throws -> Result
  ) rethrows -> Result {
    guard isActive else { return try body() }
    for key in keys { willChange(object, key) }
    defer { for key in keys.reversed() { didChange(object, key) } }
    return try body()
  }

  /// Returns the name under which a key is observed: that of the property in Objective-C, `hidden` for `isHidden`.
  static func canonical(_ key: String) -> String {
    guard key.hasPrefix("is"), let third = key.dropFirst(2).first, third.isUppercase else { return key }
    return third.lowercased() + key.dropFirst(3)
  }

  private static func notifiesAutomatically(_ key: String, _ object: AnyObject) -> Bool {
    if let root = object as? any MessageRoot { return root.answer(automaticallyNotifies: key) }
    let name = "automaticallyNotifiesObserversForKey:"
    let type = type(of: object) as AnyObject
    let own =
      MessageRoots.call(name, of: type, with: [key]) ?? MessageRoots.call(name, of: object, with: [key])
    return own?.value as? Bool ?? true
  }

  /// Returns the key paths from an object of the values on which a property depends.
  static func keyPaths(affecting key: String, of object: AnyObject) -> Set<String> {
    let type = type(of: object) as AnyObject
    func own(_ name: String, _ arguments: [Any?]) -> Set<String> {
      let result =
        MessageRoots.call(name, of: type, with: arguments)
        ?? MessageRoots.call(name, of: object, with: arguments)
      return result?.value as? Set<String> ?? []
    }
    let general =
      (object as? any MessageRoot).map { $0.answer(keyPathsAffecting: key) }
      ?? own("keyPathsForValuesAffectingValueForKey:", [key])
    return general.union(own("keyPathsForValuesAffecting" + key.capitalizingFirst, []))
  }

  /// Tells an observer of a change, by its own method.
  static func deliver(
    _ change: ObservedChange, at keyPath: String, of object: AnyObject, to observer: AnyObject,
    _ context: ObservationContext
  ) {
    let dictionary = change.dictionary
    if let root = observer as? any MessageRoot {
      return root.answer(observed: keyPath, of: object, dictionary, context)
    }
    let arguments: [Any?] = unsafe [keyPath, object, dictionary, context.pointer]
    let name = "observeValueForKeyPath:ofObject:change:context:"
    if MessageRoots.call(name, of: observer, with: arguments) == nil {
      reportUnhandled(keyPath, by: observer)
    }
  }

  /// Reports a change that an observer does not handle.
  package static func reportUnhandled(_ keyPath: String?, by observer: AnyObject) {
    LayoutDiagnostics.reportOnce(
      .message(.unhandledChange(keyPath ?? "", class: String(describing: type(of: observer)))))
  }

  static func reportNoObserver(_ observer: AnyObject, _ keyPath: String, _ object: AnyObject) {
    LayoutDiagnostics.report(
      .message(
        .noObserver(
          String(describing: type(of: observer)), key: keyPath, class: String(describing: type(of: object)))))
  }
}
