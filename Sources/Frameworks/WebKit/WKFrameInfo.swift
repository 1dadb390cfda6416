public import Foundation

/// A frame of a page.
///
/// Differs from WebKit: each is that of a whole page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether or not it is the whole page.
  public let isMainFrame = true
  /// The request of the page.
  public let request: URLRequest
  /// The server of the page.
  public let securityOrigin: WKSecurityOrigin
  /// The view of the page.
  public private(set) weak var webView: WKWebView?

  init(request: URLRequest, in view: WKWebView?) {
    self.request = request
    securityOrigin = WKSecurityOrigin(of: request.url)
    webView = view
  }
}

/// The server of a page.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  /// The scheme of the address.
  public let `protocol`: String
  /// The name of the server.
  public let host: String
  /// The port; 0 is the usual one of the scheme.
  public let port: Int

  init(of url: URL?) {
    (`protocol`, host, port) = (url?.scheme ?? "", url?.host ?? "", url?.port ?? 0)
  }
}

/// A name space of scripts.
///
/// Differs from WebKit: no script runs in it; it tells handlers of messages apart.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  private static let ofPages = WKContentWorld(name: nil)
  private static let ofProgram = WKContentWorld(name: nil)
  private static var named: [String: WKContentWorld] = [:]

  /// The name; nil for those of pages and of the program.
  public let name: String?

  private init(name: String?) {
    self.name = name
  }

  /// The world of the pages' own scripts.
  open class var page: WKContentWorld { ofPages }
  /// The world of the program's scripts.
  open class var defaultClient: WKContentWorld { ofProgram }

  /// Returns the world of a name, always the same.
  open class func world(name: String) -> WKContentWorld {
    if let world = named[name] { return world }
    let world = WKContentWorld(name: name)
    named[name] = world
    return world
  }
}
