// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import ControlCore
public import Foundation

/// An item of a request of another program.
open class NSExtensionItem: NSObject {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// The text.
  open var attributedContentText: NSAttributedString?
  /// The data.
  open var attachments: [NSItemProvider]?
  /// Further values.
  open var userInfo: [AnyHashable: Any]?

  /// Creates an item.
  public override init() {
    super.init()
  }
}

/// The key of the title in the values of an item.
public let NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
/// The key of the text in the values of an item.
public let NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
/// The key of the data in the values of an item.
public let NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
/// The key of the values that a page of the web gives.
public let NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
/// The key of the values that a page of the web gets.
public let NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"

/// The request of another program to an extension.
///
/// Differs from Foundation: a test makes it, and reads the answer; no other program asks.
open class NSExtensionContext: NSObject {
  private let items: [Any]
  /// The items of the answer, or nil without an answer.
  package private(set) var answer: [Any]?
  /// The error of the answer.
  package private(set) var error: (any Error)?

  /// Creates a request with items.
  package init(items: [Any]) {
    self.items = items
    super.init()
  }

  /// Creates a request without items.
  public override convenience init() {
    self.init(items: [])
  }

  /// The items of the request.
  open var inputItems: [Any] { items }

  /// Answers the request, and calls the handler with whether the program goes on: `false`.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    answer = items ?? []
    completionHandler?(false)
  }

  /// Answers the request with an error.
  open func cancelRequest(withError error: any Error) {
    self.error = error
  }

  /// Opens a URL: in no program, so that the handler receives `false`.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// A type of objects that answer the requests of other programs.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Begins to answer a request.
  func beginRequest(with context: NSExtensionContext)
}
