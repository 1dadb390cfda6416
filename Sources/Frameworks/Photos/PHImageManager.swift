// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The fits of pictures.
public enum PHImageContentMode: Int, Sendable {
  /// As large as fits.
  case aspectFit
  /// As small as fills.
  case aspectFill
  /// The usual fit.
  public static let `default` = PHImageContentMode.aspectFit
}

/// The versions of a picture.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// With the user's changes.
  case current
  /// Without changes.
  case unadjusted
  /// The original.
  case original
}

/// The deliveries of a picture.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// A quick one, and then a good one.
  case opportunistic
  /// A good one.
  case highQualityFormat
  /// A quick one.
  case fastFormat
}

/// The sizes of a picture.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// The original.
  case none
  /// About the wanted one.
  case fast
  /// The wanted one.
  case exact
}

/// The deliveries of a film.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  /// As the system sees fit.
  case automatic
  /// A good one.
  case highQualityFormat
  /// A medium one.
  case mediumQualityFormat
  /// A quick one.
  case fastFormat
}

/// A number of a request.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of the original.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The key of whether a picture is only in the network.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key of whether a picture is a quick one.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key of whether a request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// The key of an error.
public let PHImageErrorKey = "PHImageErrorKey"

/// The circumstances of a request for a picture.
@safe open class PHImageRequestOptions: NSObject {
  /// The version.
  open var version = PHImageRequestOptionsVersion.current
  /// The delivery.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The size.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Whether or not the network is used.
  open var isNetworkAccessAllowed = false
  /// Whether or not the request waits for the picture.
  open var isSynchronous = false
  /// The part of the picture.
  open var normalizedCropRect = CGRect.zero
  /// The function that is told of progress.
  open var progressHandler:
    ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}

/// The circumstances of a request for a film.
@safe open class PHVideoRequestOptions: NSObject {
  /// The delivery.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// The version.
  open var version = PHImageRequestOptionsVersion.current
  /// Whether or not the network is used.
  open var isNetworkAccessAllowed = false
  /// The function that is told of progress.
  open var progressHandler:
    ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
}

/// A source of a library's pictures.
///
/// Differs from Photos: each request is answered at once, without a picture and with an error.
open class PHImageManager: NSObject {
  // Unchecked because the class is open, as Apple's is: it has no stored properties.
  nonisolated(unsafe) private static let only = PHImageManager()

  /// Returns the source.
  open class func `default`() -> PHImageManager { unsafe only }

  private var refusal: [AnyHashable: Any] { [PHImageErrorKey: PHPhotosError(.accessUserDenied)] }

  /// Calls the handler with an error.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, refusal)
    return PHInvalidImageRequestID
  }

  /// Calls the handler with an error.
  @discardableResult
  open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, .up, refusal)
    return PHInvalidImageRequestID
  }

  /// Calls the handler with an error.
  @discardableResult
  open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, refusal)
    return PHInvalidImageRequestID
  }

  /// Calls the handler with an error.
  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, refusal)
    return PHInvalidImageRequestID
  }

  /// Does nothing, since no request is open.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// A source of a library's pictures that keeps them.
open class PHCachingImageManager: PHImageManager {
  /// Whether or not good pictures are kept.
  open var allowsCachingHighQualityImages = true

  /// Does nothing.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  /// Does nothing.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  /// Does nothing.
  open func stopCachingImagesForAllAssets() {}
}

/// A picture that moves.
open class PHLivePhoto: NSObject {
  /// The size in pixels.
  open var size: CGSize { .zero }
}
