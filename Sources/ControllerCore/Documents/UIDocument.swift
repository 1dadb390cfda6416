public import Foundation
public import GraphicsCore
public import LayerCore
public import LayoutCore

/// A document in a file, which a subclass turns into its own values and back.
///
/// A subclass overrides `contents(forType:)` and `load(fromContents:ofType:)`, with bytes or a `FileWrapper`.
///
/// Differs from UIKit: files are read and written at once on the main thread; the handlers are called in the next turn of the
/// loop. Nothing is saved after a time, but when the application goes to the background and when the document is closed.
@preconcurrency @MainActor
open class UIDocument: NSObject, UIUserActivityRestoring, @preconcurrency NSFilePresenter {
  var url: URL
  var state = State.closed
  var changes = 0
  var manager: UndoManager?
  var observers: [any NSObjectProtocol] = []

  /// The date on which the file was changed, of which the document knows.
  open var fileModificationDate: Date?

  /// Creates a closed document of a file, which need not exist yet.
  public init(fileURL url: URL) {
    self.url = url
    super.init()
    observe(UIApplication.didEnterBackgroundNotification, of: nil) { $0.autosave(completionHandler: nil) }
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  // MARK: Facts

  /// The address of the file.
  open var fileURL: URL { url }
  /// The name for the user: that of the file without its extension.
  open var localizedName: String { url.deletingPathExtension().lastPathComponent }
  /// The type of the file by its extension; nil if it is not known.
  open var fileType: String? { UTType(filenameExtension: url.pathExtension)?.identifier }
  /// The type in which the document is saved.
  open var savingFileType: String? { fileType }
  /// The state of the document.
  open var documentState: State { state }
  /// Whether or not there are changes that are not in the file.
  open var hasUnsavedChanges: Bool { changes != 0 }
  /// The progress of a transfer; there is none.
  open var progress: Progress? { nil }

  // MARK: Opening and closing

  /// Reads the file, and calls the handler with whether that succeeded.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    guard state.contains(.closed) else { return Self.later(completionHandler, false) }
    Self.later(completionHandler, readFile(url) { setState(.normal) })
  }

  /// Saves what is unsaved and closes the document, and calls the handler with whether that succeeded.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard !state.contains(.closed) else { return Self.later(completionHandler, true) }
    autosave { [self] succeeded in
      if succeeded { setState(.closed) }
      completionHandler?(succeeded)
    }
  }

  /// Gives up what is unsaved and reads a file, and calls the handler with whether that succeeded.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    disableEditing()
    setState(state.union(.editingDisabled))
    let succeeded = readFile(url) {
      updateChangeCount(.cleared)
      manager?.removeAllActions()
    }
    setState(state.subtracting(.editingDisabled))
    enableEditing()
    Self.later(completionHandler, succeeded)
  }

  /// Reads a file: its bytes, or those in a folder, become the document's contents.
  open func read(from url: URL) throws {
    var isFolder: ObjCBool = false
    let exists = unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let contents: Any =
      exists && isFolder.boolValue ? try FileWrapper(url: url) : try Data(contentsOf: url)
    try load(fromContents: contents, ofType: fileType)
  }

  /// Takes over the contents of a file, for subclasses: bytes, or a wrapper of a folder.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  // MARK: Saving

  /// Returns the contents for the file, for subclasses: bytes, or a wrapper.
  open func contents(forType typeName: String) throws -> Any { Data() }

  /// Writes the contents to a file, and calls the handler with whether that succeeded; a new file becomes the document's.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    let token = changeCountToken(for: saveOperation)
    do {
      let contents = try contents(forType: savingFileType ?? "")
      let attributes = try fileAttributesToWrite(to: url, for: saveOperation)
      try writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
      if saveOperation == .forCreating || state.contains(.closed) { self.url = url }
      fileModificationDate = Self.modificationDate(of: url)
      updateChangeCount(withToken: token, for: saveOperation)
      if let userActivity { updateUserActivityState(userActivity) }
      setState(state.subtracting([.closed, .savingError]))
      Self.later(completionHandler, true)
    } catch {
      setState(state.union(.savingError))
      handleError(error, userInteractionPermitted: true)
      Self.later(completionHandler, false)
    }
  }

  /// Saves what is unsaved, and calls the handler with whether that succeeded.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges, !state.contains(.closed) else { return Self.later(completionHandler, true) }
    save(to: url, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Writes contents to a file, which is replaced as a whole, with attributes.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    let original = FileManager.default.fileExists(atPath: self.url.path) ? self.url : nil
    try writeContents(contents, to: url, for: saveOperation, originalContentsURL: original)
    let attributes = (additionalFileAttributes ?? [:]).compactMap { key, value in
      (key as? FileAttributeKey ?? (key as? String).map { FileAttributeKey(rawValue: $0) }).map {
        ($0, value)
      }
    }
    if !attributes.isEmpty {
      try FileManager.default.setAttributes(
        Dictionary(attributes) { first, _ in first }, ofItemAtPath: url.path)
    }
  }

  /// Writes bytes or a wrapper to a file.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    switch contents {
    case let data as Data: try data.write(to: url, options: .atomic)
    case let data as NSData: try Data(referencing: data).write(to: url, options: .atomic)
    case let wrapper as FileWrapper:
      try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
    default: throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Returns attributes that the file gets, for subclasses.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any]
  {
    [:]
  }

  /// Returns the extension of files of a type: the file's own, or the usual one.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    if !url.pathExtension.isEmpty, typeName == nil || typeName == fileType { return url.pathExtension }
    return typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? url.pathExtension
  }

  /// Performs work on the file.
  ///
  /// Differs from UIKit: at once, on the main thread.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

  // MARK: Changes

  /// The manager of undoing, whose groups count as changes.
  open var undoManager: UndoManager! {
    get {
      if let manager { return manager }
      setManager(UndoManager())
      return manager
    }
    set { setManager(newValue) }
  }

  /// Counts a change.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: changes = 0
    }
  }

  /// Returns a mark of the changes that are being saved.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

  /// Forgets the changes up to a mark, as they were saved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    changes -= changeCountToken as? Int ?? changes
  }

  /// Keeps the user from changes while the document is replaced, for subclasses.
  open func disableEditing() {}

  /// Lets the user change the document again, for subclasses.
  open func enableEditing() {}

  // MARK: Errors

  /// Handles an error of reading or writing, for subclasses, which then call `finishedHandlingError(_:recovered:)`.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }

  /// Ends the handling of an error.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  /// Tells the document to ask the user nothing more about an error.
  ///
  /// Differs from UIKit: it is not called.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  // MARK: Presenting the file

  /// The address of the file, for others that read and write it.
  open var presentedItemURL: URL? { url }
  /// The queue on which the document hears of others: the main one.
  open var presentedItemOperationQueue: OperationQueue { .main }
  /// Tells the document that the file changed, for subclasses.
  open func presentedItemDidChange() {}
  /// Tells the document that the file has another address.
  open func presentedItemDidMove(to newURL: URL) { url = newURL }
  /// Saves what is unsaved, and calls the handler.
  open func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
    autosave { succeeded in completionHandler(succeeded ? nil : CocoaError(.fileWriteUnknown)) }
  }
  /// Closes the document, as its file is about to be deleted, and calls the handler.
  open func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) {
    close { _ in completionHandler(nil) }
  }

  // MARK: Activities

  /// The activity of the user in the document.
  ///
  /// Differs from UIKit: the document updates it when it is saved only.
  open var userActivity: NSUserActivity? {
    didSet {
      if let userActivity { updateUserActivityState(userActivity) }
    }
  }

  /// Adds the address of the file to an activity; subclasses add more.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: url])
  }

  /// Restores the state of the document by an activity, for subclasses.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
