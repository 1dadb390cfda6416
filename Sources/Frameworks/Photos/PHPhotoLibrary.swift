import Synchronization

/// The answers of a user who was asked for the library.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Not asked.
  case notDetermined
  /// Not allowed on this device.
  case restricted
  /// Refused.
  case denied
  /// Allowed.
  case authorized
  /// Allowed for some media.
  case limited
}

/// The kinds of access.
public enum PHAccessLevel: Int, Sendable {
  /// Additions.
  case addOnly = 1
  /// Reading and changes.
  case readWrite = 2
}

/// An error of this framework.
public struct PHPhotosError: Error, Equatable, Sendable {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    /// The user cancelled.
    case userCancelled = 3072
    /// The user refused.
    case accessUserDenied = 3311
    /// There is no such medium.
    case identifierNotFound = 3201
    /// There are several such media.
    case multipleIdentifiersFound = 3202
    /// The file of a medium is gone.
    case missingResource = 3303
    /// The network is needed.
    case networkAccessRequired = 3164
    /// The network failed.
    case networkError = 3169
    /// The change is not allowed.
    case changeNotSupported = 3300
    /// The operation was interrupted.
    case operationInterrupted = 3301
    /// The file does not suit.
    case invalidResource = 3302
    /// There is no space.
    case notEnoughSpace = 3305
    /// The request does not suit the library.
    case requestNotSupportedForAsset = 3306
    /// The access is not allowed on this device.
    case accessRestricted = 3310
    /// The library is of another device.
    case switchingSystemPhotoLibrary = 3141
    /// An error inside.
    case internalError = -1
  }

  /// The code.
  public let code: Code

  /// Creates an error of a code.
  public init(_ code: Code) {
    self.code = code
  }
}

/// A type that is told of changes of the library.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Tells the observer of a change.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of the library.
open class PHChange: NSObject {
  /// Returns nil: nothing changes.
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }

  /// Returns nil: nothing changes.
  open func changeDetails<ObjectType>(
    for object: PHFetchResult<ObjectType>
  ) -> PHFetchResultChangeDetails<ObjectType>? { nil }
}

/// The changes of an object.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
  private let object: ObjectType

  init(_ object: ObjectType) {
    self.object = object
  }

  /// The object before the change.
  open var objectBeforeChanges: ObjectType { object }
  /// The object after the change.
  open var objectAfterChanges: ObjectType? { object }
  /// Whether or not its content changed.
  open var assetContentChanged: Bool { false }
  /// Whether or not it was removed.
  open var objectWasDeleted: Bool { false }
}

/// The changes of the objects of a request.
open class PHFetchResultChangeDetails<ObjectType: AnyObject>: NSObject {
  /// The objects before the change.
  open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  /// The objects after the change.
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  /// Whether or not single changes are told.
  open var hasIncrementalChanges: Bool { false }
  /// The indices of removed objects.
  open var removedIndexes: IndexSet? { nil }
  /// The indices of new objects.
  open var insertedIndexes: IndexSet? { nil }
  /// The indices of changed objects.
  open var changedIndexes: IndexSet? { nil }
}

/// The user's pictures and films.
///
/// Differs from Photos: there are none, the user refuses without being asked, and each change fails.
open class PHPhotoLibrary: NSObject {
  // Unchecked because the class is open, as Apple's is: it has no stored properties.
  nonisolated(unsafe) private static let only = PHPhotoLibrary()
  private static let asked = Mutex<Set<PHAccessLevel>>([])

  /// Returns the library.
  open class func shared() -> PHPhotoLibrary { unsafe only }

  /// Returns that the user has not been asked, or after a request that the user refused.
  open class func authorizationStatus() -> PHAuthorizationStatus { authorizationStatus(for: .readWrite) }

  /// Returns that the user has not been asked, or after a request that the user refused.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    asked.withLock { $0.contains(accessLevel) } ? .denied : .notDetermined
  }

  /// Calls the handler with a refusal.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    requestAuthorization(for: .readWrite, handler: handler)
  }

  /// Calls the handler with a refusal.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    asked.withLock { _ = $0.insert(accessLevel) }
    handler(.denied)
  }

  /// Does nothing, since the library never changes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}

  /// Does nothing, since the library never changes.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}

  /// Calls the handler with an error; the changes are not made.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(false, PHPhotosError(.accessUserDenied))
  }

  /// Throws an error; the changes are not made.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw PHPhotosError(.accessUserDenied)
  }

  /// Returns a refusal.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus {
    asked.withLock { _ = $0.insert(accessLevel) }
    return .denied
  }

  /// The cause why the library is not there: none.
  open var unavailabilityReason: (any Error)? { nil }

  /// Throws an error; the changes are not made.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw PHPhotosError(.accessUserDenied)
  }
}
