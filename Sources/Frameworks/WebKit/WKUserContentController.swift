public import UIKit

/// The times at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page.
  case atDocumentStart
  /// After the page.
  case atDocumentEnd
}

/// A script of the program in pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// The text.
  public let source: String
  /// The time.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether or not it runs in the whole page only.
  public let isForMainFrameOnly: Bool
  /// The name space in which it runs.
  let world: WKContentWorld

  /// Creates a script of the pages' own name space.
  public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.init(
      source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly, in: .page)
  }

  /// Creates a script of a name space.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    world = contentWorld
  }
}

/// A message of a page.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  private let content: Any
  private let handlerName: String

  /// Creates a message, by which a test calls a handler.
  ///
  /// Differs from WebKit, where only a page creates one.
  public init(name: String, body: Any) {
    (handlerName, content) = (name, body)
  }

  /// The content.
  open var body: Any { content }
  /// The name of the handler.
  open var name: String { handlerName }
  /// The view of the page; nil for a message of a test.
  open var webView: WKWebView? { nil }
  /// The frame of the page.
  open var frameInfo: WKFrameInfo {
    WKFrameInfo(request: URLRequest(url: URL(fileURLWithPath: "/")), in: nil)
  }
  /// The name space of the script.
  open var world: WKContentWorld { .page }
}

/// A type that is told of messages of pages.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// Tells the handler of a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A type that is told of messages of pages, and answers them.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
  /// Calls the handler with an answer to a message, or with an error.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping (Any?, String?) -> Void)
}

/// The scripts and messages of pages.
///
/// Differs from WebKit: no script runs, and no page sends a message.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  private struct Place: Hashable {
    var name: String
    var world: WKContentWorld
  }

  private var handlers: [Place: any WKScriptMessageHandler] = [:]
  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []

  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }

  /// The rules of what pages may load.
  private var ruleLists: [WKContentRuleList] = []
  private var replyHandlers: [Place: any WKScriptMessageHandlerWithReply] = [:]

  /// Adds rules of what pages may load.
  open func add(_ contentRuleList: WKContentRuleList) { ruleLists.append(contentRuleList) }

  /// Removes rules.
  open func remove(_ contentRuleList: WKContentRuleList) { ruleLists.removeAll { $0 === contentRuleList } }

  /// Removes all rules.
  open func removeAllContentRuleLists() { ruleLists = [] }

  /// Adds a handler of messages with a name, which answers them.
  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
    name: String
  ) { replyHandlers[Place(name: name, world: contentWorld)] = scriptMessageHandlerWithReply }

  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }

  /// Adds a handler of messages with a name.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(scriptMessageHandler, contentWorld: .page, name: name)
  }

  /// Adds a handler of messages with a name in a name space.
  open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
  ) {
    handlers[Place(name: name, world: world)] = scriptMessageHandler
  }

  /// Removes the handler of a name.
  open func removeScriptMessageHandler(forName name: String) {
    removeScriptMessageHandler(forName: name, contentWorld: .page)
  }

  /// Removes the handler of a name in a name space.
  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    handlers[Place(name: name, world: contentWorld)] = nil
    replyHandlers[Place(name: name, world: contentWorld)] = nil
  }

  /// Removes the handlers of a name space.
  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    handlers = handlers.filter { $0.key.world !== contentWorld }
    replyHandlers = replyHandlers.filter { $0.key.world !== contentWorld }
  }

  /// Removes all handlers.
  open func removeAllScriptMessageHandlers() { (handlers, replyHandlers) = ([:], [:]) }

  /// Returns the handler of a name, by which a test sends messages.
  ///
  /// Differs from WebKit, where only pages send messages.
  package func scriptMessageHandler(
    forName name: String, in world: WKContentWorld
  ) -> (any WKScriptMessageHandler)? { handlers[Place(name: name, world: world)] }
}
