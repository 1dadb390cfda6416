public import Foundation

/// A table of objects by objects, each of which can be deallocated while it is in it; the Foundation of Linux lacks it.
///
/// Keys are told apart by `isEqual(_:)`, or by identity with `objectPointerPersonality`.
///
/// Differs from UIKit: entries are in the order in which they were added, and keys are not copied by `copyIn`.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [(key: HeldObject, value: HeldObject)] = []

  /// Creates an empty table.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// Creates an empty table that retains keys and objects.
  public override convenience init() {
    self.init(keyOptions: [], valueOptions: [])
  }

  /// Returns an empty table that retains keys and objects.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  /// Returns an empty table that retains objects only.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: [])
  }

  /// Returns an empty table that retains keys only.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: [], valueOptions: .weakMemory)
  }

  /// Returns an empty table that retains neither keys nor objects.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of entries whose key and object are there.
  ///
  /// Differs from UIKit: entries whose key or object was deallocated are not counted.
  open var count: Int {
    clean()
    return entries.count
  }

  /// Returns the object of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    index(of: aKey).flatMap { entries[$0].value.object as? ObjectType }
  }

  /// Sets the object of a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    clean()
    let value = HeldObject(anObject as AnyObject, valueOptions)
    change { entries in
      if let index = index(of: aKey, in: entries) {
        entries[index].value = value
      } else {
        entries.append((HeldObject(aKey as AnyObject, keyOptions), value))
      }
    }
  }

  /// Removes a key and its object.
  open func removeObject(forKey aKey: KeyType?) {
    if let index = index(of: aKey) { change { $0.remove(at: index) } }
  }

  /// Removes all keys and objects.
  open func removeAllObjects() { change { $0 = [] } }

  /// Returns an enumerator of the keys.
  open func keyEnumerator() -> NSEnumerator {
    clean()
    return NSArray(array: entries.compactMap(\.key.object)).objectEnumerator()
  }

  /// Returns an enumerator of the objects.
  open func objectEnumerator() -> NSEnumerator? {
    clean()
    return NSArray(array: entries.compactMap(\.value.object)).objectEnumerator()
  }

  /// Returns the keys with their objects.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    clean()
    var result: [AnyHashable: ObjectType] = [:]
    for entry in entries {
      if let key = entry.key.object as? AnyHashable { result[key] = entry.value.object as? ObjectType }
    }
    return result
  }

  private func clean() {
    guard entries.contains(where: { $0.key.object == nil || $0.value.object == nil }) else { return }
    change { $0.removeAll { $0.key.object == nil || $0.value.object == nil } }
  }

  /// Changes the entries; those that leave are released afterwards, since that may run code that uses the table.
  private func change(_ body: (inout [(key: HeldObject, value: HeldObject)]) -> Void) {
    let old = entries
    var new = old
    body(&new)
    entries = new
    withExtendedLifetime(old) {}
  }

  private func index(of key: KeyType?) -> Int? { index(of: key, in: entries) }

  private func index(of key: KeyType?, in entries: [(key: HeldObject, value: HeldObject)]) -> Int? {
    guard let key = key.map({ $0 as AnyObject }) else { return nil }
    return entries.firstIndex { $0.key.isSame(as: key, keyOptions) }
  }
}
