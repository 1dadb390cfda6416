public import Foundation

/// A set of objects that can be deallocated while they are in it, which the Foundation of Linux lacks.
///
/// Objects are told apart by `isEqual(_:)`, or by identity with `objectPointerPersonality`.
///
/// Differs from UIKit: objects are in the order in which they were added, and are not copied by `copyIn`.
open class NSHashTable<ObjectType>: NSObject {
  /// The ways in which the objects are held and told apart.
  public let options: NSPointerFunctions.Options
  private var entries: [HeldObject] = []

  /// Creates an empty table.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// Creates an empty table.
  public override convenience init() {
    self.init(options: [])
  }

  /// Returns an empty table that does not retain its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects, in the order in which they were added.
  open var allObjects: [ObjectType] {
    clean()
    return entries.compactMap { $0.object as? ObjectType }
  }

  /// The number of objects.
  ///
  /// Differs from UIKit: objects that were deallocated are not counted.
  open var count: Int { allObjects.count }

  /// An object of the table, or nil if it is empty: the first one.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object, unless the table has it.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    clean()
    entries.append(HeldObject(object as AnyObject, options))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    change { $0.removeAll { $0.object == nil || $0.isSame(as: object as AnyObject, options) } }
  }

  /// Removes all objects.
  open func removeAllObjects() { change { $0 = [] } }

  /// Returns whether the table has an object.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the object of the table that is equal to another, or nil if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return entries.first { $0.isSame(as: object as AnyObject, options) }?.object as? ObjectType
  }

  /// Returns the objects, one after the other.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

  /// Adds the objects of another table.
  open func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }

  /// Removes the objects of another table.
  open func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }

  /// Removes the objects that are not in another table.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  /// Returns whether the tables have an object in common.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains(where: other.contains)
  }

  /// Returns whether all objects are in another table.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }

  /// The objects as a set.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// Returns whether another table has the same objects.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
    count == other.count && isSubset(of: other)
  }

  private func clean() { change { $0.removeAll { $0.object == nil } } }

  /// Changes the entries; those that leave are released afterwards, since that may run code that uses the table.
  private func change(_ body: (inout [HeldObject]) -> Void) {
    let old = entries
    var new = old
    body(&new)
    entries = new
    withExtendedLifetime(old) {}
  }
}

/// The ways in which tables hold objects, as a class of which they have options alone.
open class NSPointerFunctions: NSObject {
  /// The ways in which a table holds its objects and tells them apart.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates the options of a raw value.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The objects are retained.
    public static let strongMemory: Options = []
    /// The objects are not retained.
    public static let weakMemory = Options(rawValue: 5)
    /// The objects are told apart by `isEqual(_:)`.
    public static let objectPersonality: Options = []
    /// The objects are told apart by identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// The objects are copied.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// The ways in which a table holds its objects.
public typealias NSHashTableOptions = NSPointerFunctions.Options
