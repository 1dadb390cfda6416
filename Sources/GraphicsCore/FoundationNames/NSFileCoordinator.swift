public import Foundation

/// A type that is told of changes of a file by others.
///
/// Differs from UIKit: programs on Linux do not tell each other; only your code calls the methods.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The place of the file; nil if there is none.
  var presentedItemURL: URL? { get }
  /// The queue on which the presenter is told.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Tells the presenter that the file changed.
  func presentedItemDidChange()
  /// Tells the presenter that the file moved.
  func presentedItemDidMove(to newURL: URL)
  /// Tells the presenter that a file of the folder changed.
  func presentedSubitemDidChange(at url: URL)
  /// Tells the presenter that the file is about to be deleted, which goes on after the handler.
  func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void)
  /// Writes what is not written, and calls the handler.
  func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void)
}

extension NSFilePresenter {
  /// Does nothing.
  public func presentedItemDidChange() {}
  /// Does nothing.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Does nothing.
  public func presentedSubitemDidChange(at url: URL) {}
  /// Calls the handler.
  public func accommodatePresentedItemDeletion(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// Calls the handler.
  public func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
}

/// An order of reading and writing of files by several programs.
///
/// Differs from UIKit: nothing waits; closures are called at once.
open class NSFileCoordinator: NSObject {
  /// The ways of reading.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates ways of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing is written before.
    public static let withoutChanges = Self(rawValue: 1 << 0)
    /// A link is followed.
    public static let resolvesSymbolicLink = Self(rawValue: 1 << 1)
    /// The values of the file alone are read.
    public static let immediatelyAvailableMetadataOnly = Self(rawValue: 1 << 2)
    /// The file is sent elsewhere.
    public static let forUploading = Self(rawValue: 1 << 3)
  }

  /// The ways of writing.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates ways of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is deleted.
    public static let forDeleting = Self(rawValue: 1 << 0)
    /// The file is moved.
    public static let forMoving = Self(rawValue: 1 << 1)
    /// Others write before.
    public static let forMerging = Self(rawValue: 1 << 2)
    /// The file is replaced.
    public static let forReplacing = Self(rawValue: 1 << 3)
    /// The values of the file alone are written.
    public static let contentIndependentMetadataOnly = Self(rawValue: 1 << 4)
  }

  // Used under the lock.
  nonisolated(unsafe) private static var presenters: [any NSFilePresenter] = []
  private static let lock = NSRecursiveLock()

  /// The name of what is read or written, for others.
  open var purposeIdentifier = ""

  /// Creates an order of files for a presenter.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}

  /// The presenters of the program.
  open class var filePresenters: [any NSFilePresenter] { lock.withLock { unsafe presenters } }

  /// Adds a presenter.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    lock.withLock { unsafe presenters.append(filePresenter) }
  }

  /// Removes a presenter.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    lock.withLock { unsafe presenters.removeAll { $0 === filePresenter } }
  }

  /// Calls a closure that reads a file.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Calls a closure that writes a file.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  /// Calls a closure that reads a file and writes another.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) { readerWriter(readingURL, writingURL) }

  /// Calls a closure that writes two files.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL, URL) -> Void
  ) { writer(url1, url2) }

  /// Tells others that a file moved: there are none.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}

  /// Does nothing: nothing waits.
  open func cancel() {}
}
