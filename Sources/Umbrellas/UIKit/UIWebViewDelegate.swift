public import Foundation
public import FoundationNetworking
import LayoutCore

/// A type of delegates of web views, for code of old.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Returns whether the view goes to an address.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool
  /// Tells the delegate that a page is about to be loaded.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Tells the delegate that a page was loaded.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Tells the delegate that a page was not loaded.
  ///
  /// Differs from UIKit: it is not called, since nothing fails.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  /// Returns `true`.
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  /// Does nothing.
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  /// Does nothing.
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  /// Does nothing.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

extension UIWebView {
  /// The causes of a navigation.
  public enum NavigationType: Int, Sendable {
    /// A link.
    case linkClicked = 0
    /// A form.
    case formSubmitted = 1
    /// The list of pages.
    case backForward = 2
    /// The same page again.
    case reload = 3
    /// A form again.
    case formResubmitted = 4
    /// Something else.
    case other = 5
  }

  /// The places of pages side by side.
  public enum PaginationMode: Int, Sendable {
    /// One page, as long as its content.
    case unpaginated = 0
    /// Pages from left to right.
    case leftToRight = 1
    /// Pages from top to bottom.
    case topToBottom = 2
    /// Pages from bottom to top.
    case bottomToTop = 3
    /// Pages from right to left.
    case rightToLeft = 4
  }

  /// The breaks between pages.
  public enum PaginationBreakingMode: Int, Sendable {
    /// Those of pages.
    case page = 0
    /// Those of columns.
    case column = 1
  }
}
