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

  /// Pictures of screens.
  public static let screenshots = PHPickerFilter("screenshots")
  /// Films of screens.
  public static let screenRecordings = PHPickerFilter("screenRecordings")
  /// Wide pictures.
  public static let panoramas = PHPickerFilter("panoramas")
  /// Slow films.
  public static let slomoVideos = PHPickerFilter("slomoVideos")
  /// Quick films.
  public static let timelapseVideos = PHPickerFilter("timelapseVideos")
  /// Films with depths.
  public static let cinematicVideos = PHPickerFilter("cinematicVideos")
  /// Pictures with depths.
  public static let depthEffectPhotos = PHPickerFilter("depthEffectPhotos")
  /// Bursts.
  public static let bursts = PHPickerFilter("bursts")
  /// Media in space.
  public static let spatialMedia = PHPickerFilter("spatialMedia")

  /// Returns a filter of the media of a way of showing.
  public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
    PHPickerFilter("playbackStyle(\(playbackStyle.rawValue))")
  }

  /// Returns a filter of the media that pass all of several.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("all(" + subfilters.map(\.name).joined(separator: ",") + ")")
  }

  /// Returns a filter of the media that do not pass another.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter("not(\(filter.name))") }

  /// Returns a filter of the media that pass one of several.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("any(" + subfilters.map(\.name).joined(separator: ",") + ")")
  }
}

/// The abilities of a picker.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates abilities of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A search.
  public static let search = PHPickerCapabilities(rawValue: 1)
  /// A place for media of before.
  public static let stagingArea = PHPickerCapabilities(rawValue: 2)
  /// The list of albums.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 4)
  /// The buttons of the choice.
  public static let selectionActions = PHPickerCapabilities(rawValue: 8)
  /// The choice of places and texts.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 16)
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
    /// As in the library, each at once.
    case continuous
    /// As the user chose, each at once.
    case continuousAndOrdered
  }

  /// The looks of the picker.
  public enum Mode: Int, Sendable {
    /// The usual one.
    case `default`
    /// A small one.
    case compact
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
  /// The look.
  public var mode = Mode.default
  /// The edges at which nothing of the picker is shown beside the media.
  public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
  /// The abilities that the picker does not have.
  public var disabledCapabilities: PHPickerCapabilities = []

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

  /// Takes media back that are chosen.
  ///
  /// Differs from PhotosUI: nothing is chosen.
  public func deselectAssets(withIdentifiers identifiers: [String]) {}

  /// Moves a chosen medium behind another.
  ///
  /// Differs from PhotosUI: nothing is chosen.
  public func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?)
  {}

  /// Shows the beginning of the list.
  ///
  /// Differs from PhotosUI: there is no list.
  public func scrollToInitialPosition() {}

  /// Shows more.
  ///
  /// Differs from PhotosUI: it has no effect.
  public func zoomIn() {}

  /// Shows less.
  ///
  /// Differs from PhotosUI: it has no effect.
  public func zoomOut() {}

  /// Adds the labelled rectangle.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    _ = view.addStandIn(StandIn(name: "PHPickerViewController", detail: "no photo library"))
  }
}
