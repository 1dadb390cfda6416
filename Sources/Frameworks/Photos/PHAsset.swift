@_exported public import AVFoundation
@_exported public import CoreLocation
@_exported public import UIKit

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
  /// Whether or not the user changed it.
  open var hasAdjustments: Bool { false }
  /// The source.
  open var sourceType: PHAssetSourceType { [] }
  /// The way in which it is shown.
  open var playbackStyle: PlaybackStyle { .unsupported }
  /// The identity of the burst.
  open var burstIdentifier: String? { nil }
  /// The choices among a burst.
  open var burstSelectionTypes: PHAssetBurstSelectionType { [] }
  /// Whether or not it stands for its burst.
  open var representsBurst: Bool { false }

  /// The ways in which media are shown.
  public enum PlaybackStyle: Int, Sendable {
    /// None.
    case unsupported
    /// A picture.
    case image
    /// A picture that repeats.
    case imageAnimated
    /// A picture that moves.
    case livePhoto
    /// A film.
    case video
    /// A film that repeats.
    case videoLooping
  }

  /// Returns false: nothing can be changed.
  open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }

  /// Returns no media.
  open class func fetchAssets(
    withBurstIdentifier burstIdentifier: String, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }

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
  /// Whether or not it may have media.
  open var canContainAssets: Bool { false }
  /// Whether or not it may have collections.
  open var canContainCollections: Bool { false }

  /// Returns false: nothing can be changed.
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }

  /// Returns no collections.
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult()
  }

  /// Returns no collections.
  open class func fetchCollections(
    in collectionList: PHCollectionList, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }
}

/// The changes of a medium.
public enum PHAssetEditOperation: Int, Sendable {
  /// Its end.
  case delete = 1
  /// Its content.
  case content = 2
  /// Its properties.
  case properties = 3
}

/// The changes of a collection.
public enum PHCollectionEditOperation: Int, Sendable {
  /// The end of its content.
  case deleteContent = 1
  /// The end of the place of its content.
  case removeContent = 2
  /// An addition.
  case addContent = 3
  /// A new content.
  case createContent = 4
  /// Another order.
  case rearrangeContent = 5
  /// Its own end.
  case delete = 6
  /// Its title.
  case rename = 7
}

/// The choices among a burst.
public struct PHAssetBurstSelectionType: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates choices of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The system's.
  public static let autoPick = PHAssetBurstSelectionType(rawValue: 1)
  /// The user's.
  public static let userPick = PHAssetBurstSelectionType(rawValue: 2)
}

/// A collection of media.
open class PHAssetCollection: PHCollection {
  /// The kind.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// The special kind.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  /// The number of media.
  open var estimatedAssetCount: Int { 0 }
  /// The earliest time of its media.
  open var startDate: Date? { nil }
  /// The latest time of its media.
  open var endDate: Date? { nil }
  /// The place of its media.
  open var approximateLocation: CLLocation? { nil }
  /// The names of the places of its media.
  open var localizedLocationNames: [String] { [] }

  /// Returns no collections.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }

  /// Returns no collections.
  open class func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }

  /// Returns no collections: there are no moments since iOS 13.
  open class func fetchMoments(with options: PHFetchOptions?) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult()
  }

  /// Returns a collection that the library does not have.
  open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
    PHAssetCollection()
  }

  /// Returns a collection that the library does not have.
  open class func transientAssetCollection(
    withAssetFetchResult fetchResult: PHFetchResult<PHAsset>, title: String?
  ) -> PHAssetCollection { PHAssetCollection() }

  /// Returns no collections.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
