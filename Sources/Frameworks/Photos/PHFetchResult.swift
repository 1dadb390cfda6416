public import Foundation

/// The circumstances of a request to a library.
open class PHFetchOptions: NSObject {
  /// The condition.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number; 0 is no limit.
  open var fetchLimit = 0
  /// Whether or not hidden media are among them.
  open var includeHiddenAssets = false
  /// Whether or not all media of a burst are among them.
  open var includeAllBurstAssets = false
  /// The sources of media; none are all.
  open var includeAssetSourceTypes: PHAssetSourceType = []
  /// Whether or not single changes are told.
  open var wantsIncrementalChangeDetails = true
}

/// The sources of media.
public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates a set of sources from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The user's library.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
  /// Shared albums.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
  /// Media of a computer.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// The objects of a request to a library: none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  /// The number of objects.
  open var count: Int { 0 }
  /// The first object.
  open var firstObject: ObjectType? { nil }
  /// The last object.
  open var lastObject: ObjectType? { nil }

  /// Ends the program: a request has no objects.
  open func object(at index: Int) -> ObjectType { preconditionFailure("index \(index) of 0 objects") }

  /// Ends the program: a request has no objects.
  open subscript(index: Int) -> ObjectType { object(at: index) }

  /// Returns the objects at indices.
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }

  /// Returns whether an object is among them.
  open func contains(_ object: ObjectType) -> Bool { false }

  /// Returns the index of an object.
  open func index(of object: ObjectType) -> Int { NSNotFound }

  /// Calls the closure for each object.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}

  /// Calls the closure for each object.
  open func enumerateObjects(
    options: NSEnumerationOptions, using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}

  /// Returns the index of an object in a range.
  open func index(of anObject: ObjectType, in range: NSRange) -> Int { NSNotFound }

  /// Calls the closure for each object at indices.
  open func enumerateObjects(
    at s: IndexSet, options opts: NSEnumerationOptions = [],
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}

  /// Returns the number of media of a kind.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}
