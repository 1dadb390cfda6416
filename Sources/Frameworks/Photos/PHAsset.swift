@_exported public import AVFoundation
@_exported public import CoreLocation
@_exported public import UIKit

/// The kinds of media of a library.
public enum PHAssetMediaType: Int, Sendable {
  /// Not known.
  case unknown
  /// Pictures.
  case image
  /// Films.
  case video
  /// Sounds.
  case audio
}

/// Special kinds of media of a library.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates kinds of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A wide picture.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// A picture that moves.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  /// A picture of a screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
}

/// The kinds of collections.
public enum PHAssetCollectionType: Int, Sendable {
  /// An album of the user.
  case album = 1
  /// An album of the system.
  case smartAlbum = 2
  /// A moment, of which there are none since iOS 13.
  case moment = 3
}

/// Special kinds of collections.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// An album of the user.
  case albumRegular = 2
  /// An album of other devices.
  case albumSyncedAlbum = 5
  /// A shared album.
  case albumCloudShared = 101
  /// An album of the system.
  case smartAlbumGeneric = 200
  /// Wide pictures.
  case smartAlbumPanoramas = 201
  /// Films.
  case smartAlbumVideos = 202
  /// Favourites.
  case smartAlbumFavorites = 203
  /// Hidden media.
  case smartAlbumAllHidden = 205
  /// Recent additions.
  case smartAlbumRecentlyAdded = 206
  /// All media.
  case smartAlbumUserLibrary = 209
  /// Pictures of the front camera.
  case smartAlbumSelfPortraits = 210
  /// Pictures of screens.
  case smartAlbumScreenshots = 211
  /// Any.
  case any = 9_223_372_036_854_775_807
}

/// An object of a library.
open class PHObject: NSObject {
  /// The identity in the library of this device.
  open var localIdentifier: String { "" }
}

/// A picture, film or sound of a library.
///
/// Differs from Photos: no library has any.
open class PHAsset: PHObject {
  /// The kind.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The special kinds.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The width in pixels.
  open var pixelWidth: Int { 0 }
  /// The height in pixels.
  open var pixelHeight: Int { 0 }
  /// The time of the making.
  open var creationDate: Date? { nil }
  /// The time of the last change.
  open var modificationDate: Date? { nil }
  /// The place.
  open var location: CLLocation? { nil }
  /// The length in seconds.
  open var duration: TimeInterval { 0 }
  /// Whether or not the user likes it.
  open var isFavorite: Bool { false }
  /// Whether or not it is hidden.
  open var isHidden: Bool { false }

  /// Returns no media.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }

  /// Returns no media.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }

  /// Returns no media.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }

  /// Returns no media.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }

  /// Returns no media.
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? { nil }
}

/// Something with media or other collections.
open class PHCollection: PHObject {
  /// The title.
  open var localizedTitle: String? { nil }
}

/// A collection of media.
open class PHAssetCollection: PHCollection {
  /// The kind.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// The special kind.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  /// The number of media.
  open var estimatedAssetCount: Int { 0 }

  /// Returns no collections.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

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

  /// Returns the number of media of a kind.
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}
