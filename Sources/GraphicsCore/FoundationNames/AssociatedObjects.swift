// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

internal import Foundation

/// The policy by which an object holds an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// A weak reference to the value.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// A strong reference to the value.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A strong reference to a copy of the value.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// A strong reference to the value.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A strong reference to a copy of the value.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value that is associated with `object` under `key`, an address.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object, for: Int(bitPattern: key))
}

/// Associates a value with `object` under `key`, an address; nil removes the value.
///
/// Views, other responders, view-like objects and layers hold their values themselves and release them when they are
/// deallocated. Differs from UIKit: values of other objects are stored in a table; those of a deallocated object are
/// released when the table next grows, or when `objc_removeAssociatedObjects` is called.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, of: object, for: Int(bitPattern: key), policy: policy)
}

/// Removes all values that are associated with `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object)
}

/// A type of object that stores its associated values itself.
package protocol AssociatedValuesHolder: AnyObject {
  /// The values, accessed by `AssociatedObjects` only, under its lock.
  nonisolated var associatedValues: AssociatedValues? { get set }
}

/// The associated values of one object, by the addresses that are their keys.
package final class AssociatedValues {
  private var values: [Int: AssociatedValue] = [:]

  subscript(key: Int) -> AssociatedValue? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Removes and returns all values, so that their owner can release them outside the lock.
  func removeAll() -> [Int: AssociatedValue] {
    defer { values = [:] }
    return values
  }
}

/// An associated value, held by its policy.
enum AssociatedValue {
  case strong(Any)
  case weak(WeakObject)

  init(_ value: Any, policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      self = type(of: value) is AnyClass ? .weak(WeakObject(value as AnyObject)) : .strong(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      self = .strong(value)
    }
  }

  var value: Any? {
    switch self {
    case .strong(let value): value
    case .weak(let reference): reference.object
    }
  }
}

final class WeakObject {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}

/// The associated values of all objects: in the object itself if it can store them, or else in a table.
enum AssociatedObjects {
  /// The values of an object that cannot store them; `owner` is nil once its address may be another object's.
  private struct Entry {
    let owner: WeakObject
    let values: AssociatedValues
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepSize = 32
  }

  private static let lock = NSRecursiveLock()
  // Used under `lock` only, like the values that objects hold themselves. Replaced values are released after the lock:
  // releasing a value may run code that calls this type. A Mutex would demand Sendable values; here, as on Apple's
  // systems, the caller decides on which threads its values are used.
  nonisolated(unsafe) private static var table = Table()

  /// The number of objects in the table, those that are gone and not removed yet among them.
  static var count: Int { lock.withLock { unsafe table.entries.count } }

  /// Returns the key for the values of a class of this package, which no address of a program equals.
  static func key(of owner: AnyClass) -> Int { Int(bitPattern: ObjectIdentifier(owner)) }

  static func value(of object: Any, for key: Int) -> Any? {
    lock.withLock { values(of: object)?[key]?.value }
  }

  static func set(_ value: Any?, of object: Any, for key: Int, policy: objc_AssociationPolicy) {
    let new = value.map { AssociatedValue($0, policy: policy) }
    var old: AssociatedValue?
    var dead: [Entry] = []
    lock.withLock {
      guard let values = values(of: object) ?? (new == nil ? nil : makeValues(for: object, dead: &dead))
      else { return }
      old = values[key]
      values[key] = new
    }
    withExtendedLifetime((old, dead)) {}
  }

  static func removeAll(of object: Any) {
    let (old, dead) = lock.withLock { (values(of: object)?.removeAll(), sweep()) }
    withExtendedLifetime((old, dead)) {}
  }

  private static func values(of object: Any) -> AssociatedValues? {
    if let holder = object as? any AssociatedValuesHolder { return holder.associatedValues }
    let object = object as AnyObject
    guard let entry = unsafe table.entries[ObjectIdentifier(object)], entry.owner.object === object else {
      return nil
    }
    return entry.values
  }

  private static func makeValues(for object: Any, dead: inout [Entry]) -> AssociatedValues {
    let values = AssociatedValues()
    if let holder = object as? any AssociatedValuesHolder {
      holder.associatedValues = values
      return values
    }
    let object = object as AnyObject
    if unsafe table.entries.count >= table.sweepSize { dead = sweep() }
    let entry = Entry(owner: WeakObject(object), values: values)
    if let old = unsafe table.entries.updateValue(entry, forKey: ObjectIdentifier(object)) {
      dead.append(old)
    }
    return values
  }

  /// Removes the entries of deallocated objects from the table; the next sweep waits until it has doubled.
  private static func sweep() -> [Entry] {
    let dead = unsafe table.entries.filter { $0.value.owner.object == nil }
    for key in dead.keys { unsafe table.entries[key] = nil }
    unsafe table.sweepSize = max(32, table.entries.count * 2)
    return Array(dead.values)
  }
}
