public import Foundation
import LayoutCore

extension UIDocument {
  /// A change of a document.
  public enum ChangeKind: Int, Sendable {
    /// A new change.
    case done = 0
    /// A change that was undone.
    case undone = 1
    /// A change that was done again.
    case redone = 2
    /// The end of all changes, as they were saved.
    case cleared = 3
  }

  /// A purpose of saving.
  public enum SaveOperation: Int, Sendable {
    /// A new file.
    case forCreating = 0
    /// New contents of the file.
    case forOverwriting = 1
  }

  /// The state of a document; it is empty while the document is open and well.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a state.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The document is open and well.
    public static var normal: State { [] }
    /// The document is not open.
    public static let closed = State(rawValue: 1 << 0)
    /// There are several versions of the file.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The document could not be saved.
    public static let savingError = State(rawValue: 1 << 2)
    /// The user cannot change the document at present.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// The document is being transferred, with a progress.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }

  /// A purpose for which a document is created.
  public struct CreationIntent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a purpose.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a purpose.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A document without a further purpose.
    public static let `default` = CreationIntent("UIDocumentCreationIntentDefault")
  }

  /// A notification that the state of a document changed.
  public nonisolated static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")
  /// The key of the address of a document in the values of an activity.
  public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"
}

extension UIDocument {
  /// Opens the document, and returns whether that succeeded.
  @discardableResult
  public func open() async -> Bool {
    await answer { open(completionHandler: $0) }
  }

  /// Saves what is unsaved and closes the document, and returns whether that succeeded.
  @discardableResult
  public func close() async -> Bool {
    await answer { close(completionHandler: $0) }
  }

  /// Saves the document, and returns whether that succeeded.
  @discardableResult
  public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await answer { save(to: url, for: saveOperation, completionHandler: $0) }
  }

  /// Saves what is unsaved, and returns whether that succeeded.
  @discardableResult
  public func autosave() async -> Bool {
    await answer { autosave(completionHandler: $0) }
  }

  /// Gives up what is unsaved and reads a file, and returns whether that succeeded.
  @discardableResult
  public func revert(toContentsOf url: URL) async -> Bool {
    await answer { revert(toContentsOf: url, completionHandler: $0) }
  }
}
