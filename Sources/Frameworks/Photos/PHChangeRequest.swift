public import AVFoundation
public import CoreLocation
public import Foundation

/// A request for a change of the library.
open class PHChangeRequest: NSObject {}

/// A request for a change of a medium.
///
/// Differs from Photos: the library makes no changes.
open class PHAssetChangeRequest: PHChangeRequest {
  /// The time of the making.
  open var creationDate: Date?
  /// The place.
  open var location: CLLocation?
  /// Whether or not the user likes it.
  open var isFavorite = false
  /// Whether or not it is hidden.
  open var isHidden = false
  /// The new content.
  open var contentEditingOutput: PHContentEditingOutput?
  /// The new medium; nil.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }

  /// Creates a request of nothing.
  public override init() {
    super.init()
  }

  /// Creates a request for a change of a medium.
  public convenience init(for asset: PHAsset) {
    self.init()
    (isFavorite, isHidden, location, creationDate) = (
      asset.isFavorite, asset.isHidden, asset.location, asset.creationDate
    )
  }

  /// Returns a request for a new picture.
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }

  /// Returns a request for a new film.
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
    PHAssetChangeRequest()
  }

  /// Returns a request for a new picture.
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? {
    PHAssetChangeRequest()
  }

  /// Asks to remove the media of a list.
  open class func deleteAssets(_ assets: Any) {}

  /// Asks to remove the user's changes.
  open func revertAssetContentToOriginal() {}
}

/// The circumstances of a new file of a medium.
open class PHAssetResourceCreationOptions: NSObject {
  /// The name of the file.
  open var originalFilename: String?
  /// The type of the file.
  open var uniformTypeIdentifier: String?
  /// Whether or not the file leaves its place.
  open var shouldMoveFile = false
}

/// A request for a new medium.
open class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Returns a request for a new medium.
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }

  /// Returns whether a medium may have files of kinds.
  open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { !types.isEmpty }

  /// Adds a file.
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}

  /// Adds the bytes of a file.
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
}

/// A request for a change of a collection.
///
/// Differs from Photos: the library makes no changes.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
  /// The title.
  open var title: String
  /// The new collection, whose identity is empty.
  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }

  private init(title: String) {
    self.title = title
  }

  /// Creates a request for a change of a collection.
  public convenience init?(for assetCollection: PHAssetCollection) {
    self.init(title: assetCollection.localizedTitle ?? "")
  }

  /// Creates a request for a change of a collection.
  public convenience init?(for assetCollection: PHAssetCollection, assets: PHFetchResult<PHAsset>) {
    self.init(for: assetCollection)
  }

  /// Returns a request for a new collection.
  open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest
  { PHAssetCollectionChangeRequest(title: title) }

  /// Asks to remove the collections of a list.
  open class func deleteAssetCollections(_ assetCollections: Any) {}

  /// Adds the media of a list at the end.
  open func addAssets(_ assets: Any) {}
  /// Adds the media of a list at indices.
  open func insertAssets(_ assets: Any, at indexes: IndexSet) {}
  /// Removes the media of a list.
  open func removeAssets(_ assets: Any) {}
  /// Removes the media at indices.
  open func removeAssets(at indexes: IndexSet) {}
  /// Replaces the media at indices.
  open func replaceAssets(at indexes: IndexSet, withAssets assets: Any) {}
  /// Moves the media at indices.
  open func moveAssets(at fromIndexes: IndexSet, to toIndex: Int) {}
}

/// A change of the content of a medium, as data.
open class PHAdjustmentData: NSObject {
  /// The name of the form of the data.
  public let formatIdentifier: String
  /// The version of the form.
  public let formatVersion: String
  /// The data.
  public let data: Data

  /// Creates a change.
  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
  }
}

/// A medium that is being changed.
///
/// Differs from Photos: there is none.
open class PHContentEditingInput: NSObject {
  /// The kind.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The special kinds.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// The time of the making.
  open var creationDate: Date? { nil }
  /// The place.
  open var location: CLLocation? { nil }
  /// The type of the file.
  open var uniformTypeIdentifier: String? { nil }
  /// The changes so far.
  open var adjustmentData: PHAdjustmentData? { nil }
  /// The picture, small.
  open var displaySizeImage: UIImage? { nil }
  /// The place of the picture's file.
  open var fullSizeImageURL: URL? { nil }
  /// The turn of the picture's file, as numbers of EXIF.
  open var fullSizeImageOrientation: Int32 { 1 }
  /// The film.
  open var audiovisualAsset: AVAsset? { nil }
  /// The picture that moves.
  open var livePhoto: PHLivePhoto? { nil }
}

/// The new content of a medium.
open class PHContentEditingOutput: NSObject {
  /// The changes.
  open var adjustmentData: PHAdjustmentData?
  /// The place for the file of the new content.
  public let renderedContentURL: URL

  /// Creates the new content of a medium that is being changed.
  public init(contentEditingInput: PHContentEditingInput) {
    renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  }

  /// Creates the new content of a new medium.
  public init(placeholderForCreatedAsset: PHObjectPlaceholder) {
    renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  }
}

/// The circumstances of a request for a medium that is to be changed.
@safe open class PHContentEditingInputRequestOptions: NSObject {
  /// The function that tells whether the program can go on from changes.
  open var canHandleAdjustmentData: (PHAdjustmentData) -> Bool = { _ in false }
  /// Whether or not the network is used.
  open var isNetworkAccessAllowed = false
  /// The function that is told of progress.
  open var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
}

/// A number of a request for a medium that is to be changed.
public typealias PHContentEditingInputRequestID = Int

extension PHAsset {
  /// Calls the handler with nothing.
  @discardableResult
  public func requestContentEditingInput(
    with options: PHContentEditingInputRequestOptions?,
    completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
  ) -> PHContentEditingInputRequestID {
    completionHandler(nil, [PHImageErrorKey: PHPhotosError(.accessUserDenied)])
    return 0
  }

  /// Does nothing, since no request is open.
  public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}
}
