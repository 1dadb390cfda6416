public import Foundation

/// A set of objects, which it holds strongly or weakly.
///
/// Differs from UIKit: objects are in the order in which they were added, so that nothing depends on addresses.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private struct Entry {
    private weak var weak: ObjectType?
    private var strong: ObjectType?

    init(_ object: ObjectType, isWeak: Bool) {
      if isWeak { weak = object } else { strong = object }
    }

    /// The object, or `nil` if nothing else held it.
    var object: ObjectType? { strong ?? weak }
  }

  private let options: NSPointerFunctions.Options
  private var entries: [Entry] = []

  /// Creates an empty table with the given options.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    self.options = options
    super.init()
  }

  /// Creates an empty table that holds its objects strongly.
  public override convenience init() {
    self.init(options: [])
  }

  /// Returns an empty table whose objects leave it when nothing else holds them.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  private var isWeak: Bool { options.contains(.weakMemory) }

  /// Returns whether two objects are the same, or are equal where the table compares them.
  private func matches(_ object: ObjectType, _ other: ObjectType?) -> Bool {
    if object === other { return true }
    guard !options.contains(.objectPointerPersonality), let object = object as? NSObject else { return false }
    return object.isEqual(other)
  }

  private func place(of object: ObjectType?) -> Int? {
    object.flatMap { object in entries.firstIndex { matches(object, $0.object) } }
  }

  /// The objects, in the order in which they were added.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }

  /// The number of objects.
  open var count: Int { allObjects.count }

  /// One of the objects: the first, or `nil` if there is none.
  open var anyObject: ObjectType? { allObjects.first }

  /// The objects as a set.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// Adds an object, unless it is there.
  open func add(_ object: ObjectType?) {
    guard let object, place(of: object) == nil else { return }
    entries.removeAll { $0.object == nil }
    entries.append(Entry(object, isWeak: isWeak))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    if let place = place(of: object) { entries.remove(at: place) }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [] }

  /// Returns whether an object is in the table.
  open func contains(_ object: ObjectType?) -> Bool { place(of: object) != nil }

  /// Returns the object of the table that is equal to another, or `nil` if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? { place(of: object).flatMap { entries[$0].object } }

  /// Adds the objects of another table.
  open func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }

  /// Removes the objects of another table.
  open func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }

  /// Removes the objects that are not in another table.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    entries.removeAll { !other.contains($0.object) }
  }

  /// Returns whether the tables have an object in common.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }

  /// Returns whether all objects are in another table.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }
}

/// The memory of the pointers of a table.
open class NSPointerFunctions: NSObject {
  /// The options of a table.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The option to hold objects strongly, which is the default.
    public static let strongMemory: Options = []
    /// The option to hold objects weakly.
    public static let weakMemory = Options(rawValue: 5)
    /// The option to compare objects by `isEqual(_:)`, which is the default.
    public static let objectPersonality: Options = []
    /// The option to compare objects by their identity.
    public static let objectPointerPersonality = Options(rawValue: 512)
    /// The option to copy objects.
    ///
    /// Differs from UIKit: without effect.
    public static let copyIn = Options(rawValue: 65_536)
  }
}
