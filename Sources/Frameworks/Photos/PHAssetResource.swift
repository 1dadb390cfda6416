// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// The kinds of files of a medium.
public enum PHAssetResourceType: Int, Sendable {
  /// A picture.
  case photo = 1
  /// A film.
  case video = 2
  /// A sound.
  case audio = 3
  /// Another form of a picture.
  case alternatePhoto = 4
  /// A picture with the user's changes.
  case fullSizePhoto = 5
  /// A film with the user's changes.
  case fullSizeVideo = 6
  /// The data of changes.
  case adjustmentData = 7
  /// The data before changes.
  case adjustmentBasePhoto = 8
  /// The film of a picture that moves.
  case pairedVideo = 9
  /// The film of a picture that moves, with the user's changes.
  case fullSizePairedVideo = 10
}

/// A file of a medium.
///
/// Differs from Photos: no medium has any.
open class PHAssetResource: NSObject {
  /// The kind.
  open var type: PHAssetResourceType { .photo }
  /// The identity of the medium.
  open var assetLocalIdentifier: String { "" }
  /// The type of the file.
  open var uniformTypeIdentifier: String { "public.data" }
  /// The name of the file.
  open var originalFilename: String { "" }

  /// Returns no files.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }

  /// Returns no files.
  open class func assetResources(for livePhoto: PHLivePhoto) -> [PHAssetResource] { [] }
}

/// The circumstances of a request for a file.
open class PHAssetResourceRequestOptions: NSObject {
  /// Whether or not the network is used.
  open var isNetworkAccessAllowed = false
  /// The function that is told of progress.
  open var progressHandler: ((Double) -> Void)?
}

/// A number of a request for a file.
public typealias PHAssetResourceDataRequestID = Int32
/// The number of no request for a file.
public let PHInvalidAssetResourceDataRequestID: PHAssetResourceDataRequestID = 0

/// A source of files.
///
/// Differs from Photos: each request is answered at once with an error.
open class PHAssetResourceManager: NSObject {
  // Unchecked because the class is open, as Apple's is: it has no stored properties.
  nonisolated(unsafe) private static let only = PHAssetResourceManager()

  /// Returns the source.
  open class func `default`() -> PHAssetResourceManager { unsafe only }

  /// Calls the handler with an error.
  @discardableResult
  open func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> PHAssetResourceDataRequestID {
    completionHandler(PHPhotosError(.accessUserDenied))
    return PHInvalidAssetResourceDataRequestID
  }

  /// Calls the handler with an error.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    completionHandler(PHPhotosError(.accessUserDenied))
  }

  /// Does nothing, since no request is open.
  open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}

/// A medium or a collection that is to be made.
open class PHObjectPlaceholder: PHObject {}

/// A list of collections.
///
/// Differs from Photos: no library has any.
open class PHCollectionList: PHCollection {
  /// The kind.
  open var collectionListType: PHCollectionListType { .folder }
  /// The special kind.
  open var collectionListSubtype: PHCollectionListSubtype { .any }

  /// Returns no lists.
  open class func fetchCollectionLists(
    with collectionListType: PHCollectionListType, subtype: PHCollectionListSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }

  /// Returns no lists.
  open class func fetchCollectionLists(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }

  /// Returns no lists.
  open class func fetchCollectionListsContaining(
    _ collection: PHCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHCollectionList> { PHFetchResult() }
}

/// The kinds of lists of collections.
public enum PHCollectionListType: Int, Sendable {
  /// A list of moments.
  case momentList = 1
  /// A folder.
  case folder = 2
  /// A folder of the system.
  case smartFolder = 3
}

/// Special kinds of lists of collections.
public enum PHCollectionListSubtype: Int, Sendable {
  /// Moments of a place.
  case momentListCluster = 1
  /// Moments of a year.
  case momentListYear = 2
  /// A folder of the user.
  case regularFolder = 100
  /// Events of the system.
  case smartFolderEvents = 200
  /// People of the system.
  case smartFolderFaces = 201
  /// Any.
  case any = 9_223_372_036_854_775_807
}
