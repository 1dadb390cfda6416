// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
import LayoutCore
public import StyleCore

/// A type of delegates of document browsers.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate of the documents that the user chose, for code of old.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL])
  /// Tells the delegate of the documents that the user chose.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Asks for a new document, with whose file the delegate calls the handler.
  ///
  /// Differs from UIKit: the file is neither copied nor moved, and is the destination itself.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// Tells the delegate that a document was imported.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// Tells the delegate that a document was not imported.
  ///
  /// Differs from UIKit: not called; a file that the delegate gives stays where it is.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
  /// Returns services of the app for documents.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Tells the delegate that services are about to be offered.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
  ) {}
  /// Calls the function of code of old.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) { documentBrowser(controller, didPickDocumentURLs: documentURLs) }
  /// Calls the handler without a file.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
  /// Returns no services.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    willPresent activityViewController: UIActivityViewController
  ) {}
}

extension UIDocumentBrowserViewController {
  /// The way in which a document comes into the browser's folder.
  public enum ImportMode: UInt, Sendable {
    /// None: the document stays where it is.
    case none = 0
    /// As a copy.
    case copy = 1
    /// As the file itself.
    case move = 2
  }

  /// The colours of a browser.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// White.
    case white = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
  }
}

/// An action of the program for documents of a browser.
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
  /// The places of an action.
  public struct Availability: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set of places.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The menu of a document.
    public static let menu = Availability(rawValue: 1 << 0)
    /// The navigation bar while documents are selected.
    public static let navigationBar = Availability(rawValue: 1 << 1)
  }

  private let facts: (identifier: String, title: String, availability: Availability)
  /// The function that is called with the addresses of the documents.
  package let handler: ([URL]) -> Void

  /// The image of the action.
  open var image: UIImage?
  /// The names of the types of documents that have the action.
  open var supportedContentTypes = ["public.item"]
  /// Whether or not the action is for several documents at once.
  open var supportsMultipleItems = true

  /// Creates an action.
  public init(
    identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
  ) {
    facts = (identifier, localizedTitle, availability)
    self.handler = handler
    super.init()
  }

  /// The name of the action.
  open var identifier: String { facts.identifier }
  /// The title of the action.
  open var localizedTitle: String { facts.title }
  /// The places of the action.
  open var availability: Availability { facts.availability }
}

/// The domain of errors of document browsers.
public let UIDocumentBrowserErrorDomain = "UIDocumentBrowserErrorDomain"

/// An error of a document browser.
public struct UIDocumentBrowserError: CustomNSError, Hashable, Sendable {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    /// An error without a further kind.
    case generic = 1
    /// There is no place for a document.
    case noLocationAvailable = 2
  }

  /// The code.
  public let code: Code

  /// Creates an error of a code.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { UIDocumentBrowserErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// An error without a further kind.
  public static var generic: Code { .generic }
  /// There is no place for a document.
  public static var noLocationAvailable: Code { .noLocationAvailable }
}
