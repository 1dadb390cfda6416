public import Foundation
public import GraphicsCore
@_spi(Plumb) public import LayoutCore

/// A type of delegates of an image picker, which are those of its navigation, too.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Tells the delegate of the picture or movie that the user chose; it dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Tells the delegate that the user chose none; it dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.closeByUser {}
  }

  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.closeByUser {}
  }
}

/// A controller that lets the user choose a picture or movie, or take one.
///
/// Its delegate, which is one of navigation, too, is called if it is one of image pickers.
///
/// Differs from UIKit: a sheet stands in for it. Tests answer it with `HeadlessUser.pick(image:)` or `pick(movie:)`.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The origin of the pictures.
  ///
  /// Differs from UIKit: without effect.
  open var sourceType = SourceType.photoLibrary
  /// The names of the types that the user can choose.
  open var mediaTypes = ["public.image"]
  /// Whether or not the user can change a picture before it is chosen.
  open var allowsEditing = false
  /// The longest duration of a movie, in seconds.
  ///
  /// Differs from UIKit: without effect.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of movies.
  ///
  /// Differs from UIKit: without effect.
  open var videoQuality = QualityType.typeMedium
  /// Whether or not the controls of the camera are shown.
  ///
  /// Differs from UIKit: without effect.
  open var showsCameraControls = true
  /// The view in front of the camera's picture.
  ///
  /// Differs from UIKit: without effect.
  open var cameraOverlayView: UIView?
  /// The camera in use.
  ///
  /// Differs from UIKit: without effect.
  open var cameraDevice = CameraDevice.rear
  /// The kind of media that the camera takes.
  ///
  /// Differs from UIKit: without effect.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The use of the flash.
  ///
  /// Differs from UIKit: without effect.
  open var cameraFlashMode = CameraFlashMode.auto
  /// The form of the picture's file.
  ///
  /// Differs from UIKit: without effect.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The name of the form of the film's file.
  ///
  /// Differs from UIKit: without effect.
  open var videoExportPreset = "AVAssetExportPresetPassthrough"

  /// The transform of the camera's picture on the screen.
  ///
  /// Differs from UIKit: without effect.
  open var cameraViewTransform = CGAffineTransform.identity

  /// Returns the kinds of media that a camera takes: there is none.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Returns whether pictures of an origin exist: of the library and the album, not of a camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Returns the names of the types of an origin.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }
  /// Returns whether there is a camera: there is none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns whether a camera has a flash: there is none.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Takes a picture: there is no camera.
  open func takePicture() {}
  /// Begins a movie, and returns whether that was possible: there is no camera.
  open func startVideoCapture() -> Bool { false }
  /// Ends a movie.
  open func stopVideoCapture() {}

  /// Shows the stand-in.
  open override func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    let content = UIViewController()
    content.title = "Photos"
    content.view = ServiceView("UIImagePickerController") { [weak self] in self?.mediaTypes ?? [] }
    viewControllers = [content]
  }

  /// Chooses a picture or movie on behalf of the user.
  package func choose(_ info: [InfoKey: Any]) {
    imageDelegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    if imageDelegate == nil { closeByUser {} }
  }

  /// Closes the picker on behalf of the user, without a choice.
  package func cancelByUser() {
    imageDelegate?.imagePickerControllerDidCancel(self)
    if imageDelegate == nil { closeByUser {} }
  }

  private var imageDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }
}

extension UIImagePickerController: UserAnswering {
  func userDidDismiss() { imageDelegate?.imagePickerControllerDidCancel(self) }
}

extension UIImagePickerController {
  /// The forms of the files of pictures.
  public enum ImageURLExportPreset: Int, Sendable {
    /// The form that all programs read.
    case compatible = 0
    /// The form of the library.
    case current = 1
  }

  /// The origin of pictures.
  public enum SourceType: Int, Sendable {
    /// All pictures.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The latest pictures.
    case savedPhotosAlbum = 2
  }

  /// The quality of movies.
  public enum QualityType: Int, Sendable {
    /// The best quality.
    case typeHigh = 0
    /// A quality for fast networks.
    case typeMedium = 1
    /// A quality for slow networks.
    case typeLow = 2
    /// A size of 640 by 480.
    case type640x480 = 3
    /// A size of 1280 by 720.
    case typeIFrame1280x720 = 4
    /// A size of 960 by 540.
    case typeIFrame960x540 = 5
  }

  /// A camera.
  public enum CameraDevice: Int, Sendable {
    /// The camera at the back.
    case rear = 0
    /// The camera at the front.
    case front = 1
  }

  /// A kind of media that a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo = 0
    /// Movies.
    case video = 1
  }

  /// The use of a flash.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// When it is dark.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// A key of the user's choice.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    private static func key(_ name: String) -> InfoKey {
      InfoKey(rawValue: "UIImagePickerController\(name)")
    }

    /// The name of the type.
    public static let mediaType = key("MediaType")
    /// The picture.
    public static let originalImage = key("OriginalImage")
    /// The picture after the user's changes.
    public static let editedImage = key("EditedImage")
    /// The part of the picture that the user chose.
    public static let cropRect = key("CropRect")
    /// The file of a movie.
    public static let mediaURL = key("MediaURL")
    /// The file of a picture.
    public static let imageURL = key("ImageURL")
    /// The facts of a picture that was taken.
    public static let mediaMetadata = key("MediaMetadata")
    /// The picture with its moments before and after.
    public static let livePhoto = key("LivePhoto")
    /// The asset of the library.
    public static let phAsset = key("PHAsset")
    /// The address of the asset in the library, for code of old.
    public static let referenceURL = key("ReferenceURL")
  }
}
