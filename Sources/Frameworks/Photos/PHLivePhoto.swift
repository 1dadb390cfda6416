// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import AVFoundation
public import Foundation

/// A function that is told of the progress of a request for a medium.
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void
/// A function that is told of the progress of a request for a film.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

/// A number of a request for a picture that moves.
public typealias PHLivePhotoRequestID = Int32
/// The number of no request for a picture that moves.
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
/// The key of whether a picture that moves is a quick one.
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
/// The key of an error of a request for a picture that moves.
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"

/// The circumstances of a request for a picture that moves.
@safe open class PHLivePhotoRequestOptions: NSObject {
  /// The delivery.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The version.
  open var version = PHImageRequestOptionsVersion.current
  /// Whether or not the network is used.
  open var isNetworkAccessAllowed = false
  /// The function that is told of progress.
  open var progressHandler: PHAssetImageProgressHandler?
}

extension PHLivePhoto {
  /// Calls the handler with an error.
  @discardableResult
  public class func request(
    withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
    contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
  ) -> PHLivePhotoRequestID {
    resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.accessUserDenied)])
    return PHLivePhotoRequestIDInvalid
  }

  /// Does nothing, since no request is open.
  public class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}

extension PHImageManager {
  private static var refusal: [AnyHashable: Any] { [PHImageErrorKey: PHPhotosError(.accessUserDenied)] }

  /// Calls the handler with an error.
  @discardableResult
  public func requestLivePhoto(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHLivePhotoRequestOptions?,
    resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, Self.refusal)
    return PHInvalidImageRequestID
  }

  /// Calls the handler with an error.
  @discardableResult
  public func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, Self.refusal)
    return PHInvalidImageRequestID
  }

  /// Calls the handler with an error.
  @discardableResult
  public func requestExportSession(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?, exportPreset: String,
    resultHandler: @escaping (AVAssetExportSession?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, Self.refusal)
    return PHInvalidImageRequestID
  }
}

extension PHFetchResultChangeDetails {
  /// The objects that were removed: none.
  public var removedObjects: [ObjectType] { [] }
  /// The new objects: none.
  public var insertedObjects: [ObjectType] { [] }
  /// The changed objects: none.
  public var changedObjects: [ObjectType] { [] }
  /// Whether or not objects have other places: never.
  public var hasMoves: Bool { false }

  /// Calls the closure for each move: never.
  public func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
