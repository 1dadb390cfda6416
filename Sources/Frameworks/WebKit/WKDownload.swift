public import FoundationNetworking
public import UIKit

/// A page that becomes a file.
///
/// Differs from WebKit: nothing is loaded.
@preconcurrency @MainActor
open class WKDownload: NSObject {
  /// The answers to another address.
  public enum RedirectPolicy: Int, Sendable {
    /// The download ends.
    case cancel
    /// The download goes on.
    case allow
  }

  /// The request.
  public let originalRequest: URLRequest?
  /// The view that asked for it.
  public private(set) weak var webView: WKWebView?
  /// The object that is told of the download.
  open weak var delegate: (any WKDownloadDelegate)?
  /// Whether or not the user asked for it: no.
  open var isUserInitiated: Bool { false }
  /// The progress of the download.
  public let progress = Progress(totalUnitCount: 1)

  init(request: URLRequest?, webView: WKWebView?) {
    (originalRequest, self.webView) = (request, webView)
  }

  /// Ends the download, and gives a completion what is needed to go on: nothing.
  open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) { completionHandler?(nil) }
}

extension WKDownload: ProgressReporting {}

/// A type that is told of downloads.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Calls the handler with the place of the file; nil ends the download.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping (URL?) -> Void)
  /// Calls the handler with whether or not another address is allowed.
  func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping (WKDownload.RedirectPolicy) -> Void)
  /// Calls the handler with an answer to a server that asks who the user is.
  func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Tells the delegate that the file is there.
  func downloadDidFinish(_ download: WKDownload)
  /// Tells the delegate of an error, with what is needed to go on.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Allows another address.
  public func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    decisionHandler: @escaping (WKDownload.RedirectPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Leaves the answer to the system.
  public func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  /// Does nothing.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// Does nothing.
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

extension WKWebView {
  /// Gives a completion a download of a request, of which nothing comes.
  public func startDownload(
    using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void
  ) { completionHandler(WKDownload(request: request, webView: self)) }

  /// Gives a completion a download that goes on, of which nothing comes.
  public func resumeDownload(
    fromResumeData resumeData: Data, completionHandler: @escaping @MainActor (WKDownload) -> Void
  ) { completionHandler(WKDownload(request: nil, webView: self)) }
}

/// A type that answers the requests of a scheme.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Starts to answer a request.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Stops to answer a request.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request of a page in a scheme of the program.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request.
  var request: URLRequest { get }
  /// Takes the head of the answer.
  func didReceive(_ response: URLResponse)
  /// Takes a part of the answer.
  func didReceive(_ data: Data)
  /// Takes the end of the answer.
  func didFinish()
  /// Takes the failure of the answer.
  func didFailWithError(_ error: any Error)
}
