// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

internal import Foundation

/// How an object holds a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not at all: the value is gone once nobody else holds it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// It retains the value.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// It retains a copy of the value.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// It retains the value.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// It retains a copy of the value.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value that `object` holds under `key`, an address.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(of: object, for: Int(bitPattern: key))
}

/// Gives `object` the value under `key`, an address; nil takes it away.
///
/// Views, other responders, view-like objects and layers hold their values themselves and release them when they
/// die. Differs from UIKit: other objects' values live in a table, and those of a dead object are released when
/// the table next grows, or when `objc_removeAssociatedObjects` is called.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, of: object, for: Int(bitPattern: key), policy: policy)
}

/// Takes all values from `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(of: object)
}

/// An object with room for associated values of its own.
package protocol AssociatedValuesHolder: AnyObject {
  /// Read and written by `AssociatedObjects` only, under its lock.
  nonisolated var associatedValues: AssociatedValues? { get set }
}

/// The values of one object, by the addresses that are their keys.
package final class AssociatedValues {
  private var values: [Int: AssociatedValue] = [:]

  subscript(key: Int) -> AssociatedValue? {
    get { values[key] }
    set { values[key] = newValue }
  }

  /// Takes all values out, so that their owner can release them outside the lock.
  func removeAll() -> [Int: AssociatedValue] {
    defer { values = [:] }
    return values
  }
}

/// One value, held as its policy says.
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

/// Who holds which value: the object itself where it can, else a table.
enum AssociatedObjects {
  /// Values of an object that cannot hold them. Its address may come to be another's: then `owner` is nil.
  private struct Entry {
    let owner: WeakObject
    let values: AssociatedValues
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepSize = 32
  }

  private static let lock = NSRecursiveLock()
  // Used under `lock` only, like the values that objects hold themselves. What is replaced is released after the
  // lock: releasing a value may run code that comes back here. A Mutex would demand Sendable values; here, as on
  // Apple's systems, the caller decides on which threads its values are used.
  nonisolated(unsafe) private static var table = Table()

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

  /// Takes the entries of dead objects out of the table; the next sweep waits until it has doubled.
  private static func sweep() -> [Entry] {
    let dead = unsafe table.entries.filter { $0.value.owner.object == nil }
    for key in dead.keys { unsafe table.entries[key] = nil }
    unsafe table.sweepSize = max(32, table.entries.count * 2)
    return Array(dead.values)
  }
}
