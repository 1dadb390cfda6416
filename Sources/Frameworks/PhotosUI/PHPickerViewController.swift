@_exported public import Photos
import StandInCore

/// A condition on the media of a picker.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// Pictures.
  public static let images = PHPickerFilter("images")
  /// Films.
  public static let videos = PHPickerFilter("videos")
  /// Pictures that move.
  public static let livePhotos = PHPickerFilter("livePhotos")

  /// Returns a filter of the media that pass one of several.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("any(" + subfilters.map(\.name).joined(separator: ",") + ")")
  }
}

/// The circumstances of a picker.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// The forms in which media are given.
  public enum AssetRepresentationMode: Int, Sendable {
    /// As the system sees fit.
    case automatic
    /// As in the library.
    case current
    /// In the form that most programs read.
    case compatible
  }

  /// The orders of the choice.
  public enum Selection: Int, Sendable {
    /// As in the library.
    case `default`
    /// As the user chose.
    case ordered
  }

  /// The largest number of media; 0 is no limit.
  public var selectionLimit = 1
  /// The condition on media; nil is none.
  public var filter: PHPickerFilter?
  /// The form in which media are given.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of the choice.
  public var selection = Selection.default
  /// The identities of the media that are chosen at first.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates the usual circumstances.
  public init() {}

  /// Creates the usual circumstances for a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A medium that the user chose.
public struct PHPickerResult: Hashable {
  /// The data.
  public let itemProvider: NSItemProvider
  /// The identity in the library.
  public let assetIdentifier: String?

  /// Creates a chosen medium, by which a test answers a picker.
  ///
  /// Differs from PhotosUI, where only the system creates one.
  public init(itemProvider: NSItemProvider, assetIdentifier: String? = nil) {
    self.itemProvider = itemProvider
    self.assetIdentifier = assetIdentifier
  }
}

/// A type that is told of the choice of media.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Tells the delegate of the chosen media; none if the user cancelled.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// A view controller for the choice of pictures and films.
///
/// Differs from PhotosUI: its view is a labelled rectangle, and a test calls the delegate itself.
@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
  /// The circumstances.
  public private(set) var configuration: PHPickerConfiguration
  /// The object that is told of the choice.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Creates a picker of the usual circumstances.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  /// Adds the labelled rectangle.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    _ = view.addStandIn(StandIn(name: "PHPickerViewController", detail: "no photo library"))
  }
}
