public import Foundation
import UIKit

extension WKWebView {
  /// Goes to the file of a request.
  @discardableResult
  public func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation
  {
    load(request) ?? WKNavigation()
  }

  /// Shows bytes as if a server had answered a request with them.
  @discardableResult
  public func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation {
    let text = Self.text(of: data, response.mimeType ?? "", encoding: response.textEncodingName ?? "utf-8")
    return simulate(request, text)
  }

  /// Shows HTML as if a server had answered a request with it.
  @discardableResult
  public func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
    simulate(request, string)
  }

  private func simulate(_ request: URLRequest, _ text: String?) -> WKNavigation {
    let commit = { [backForwardList] in
      if let url = request.url { backForwardList.add(WKBackForwardListItem(url: url, title: nil)) }
    }
    return navigate(to: request, text: text, type: .other, then: commit) ?? WKNavigation()
  }

  /// Returns the text of bytes in HTML or plain; nil for other types.
  static func text(of data: Data, _ type: String, encoding name: String) -> String? {
    guard type.hasPrefix("text/") || type.contains("html") else { return nil }
    let number = CFStringConvertIANACharSetNameToEncoding(NSString(string: name))
    let encoding = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(number))
    let isKnown = number != kCFStringEncodingInvalidId
    return String(data: data, encoding: isKnown ? encoding : .utf8)
  }

  // MARK: Scripts

  /// Calls the handler with an error, since no script is run.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    completionHandler?(.failure(WKError(.javaScriptExceptionOccurred)))
  }

  /// Calls the handler with an error, since no script is run.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) {
    completionHandler?(.failure(WKError(.javaScriptExceptionOccurred)))
  }

  /// Throws an error, since no script is run.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }
}
