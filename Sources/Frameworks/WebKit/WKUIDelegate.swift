public import UIKit

/// A type that shows what pages ask for.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// Returns a view for a new window; nil is none.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Tells the delegate that a page closed its window.
  func webViewDidClose(_ webView: WKWebView)
  /// Shows a sentence, and calls the handler when the user has read it.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
  /// Shows a question, and calls the handler with the answer.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)
  /// Asks for a text, and calls the handler with it; nil if the user gives none.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void)
  /// Asks for files, and calls the handler with them; nil if the user gives none.
  func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping ([URL]?) -> Void)
  /// Calls the handler with whether or not a page may film or record.
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping (WKPermissionDecision) -> Void)
  /// Calls the handler with whether or not a page may know how the device is held.
  func webView(
    _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, decisionHandler: @escaping (WKPermissionDecision) -> Void)
  /// Calls the handler with a menu for a link; nil is the usual one.
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping (UIContextMenuConfiguration?) -> Void)
  /// Tells the delegate that the menu of a link is about to be shown.
  func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
  /// Tells the delegate that the preview of a link was tapped.
  func webView(
    _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating)
  /// Tells the delegate that the menu of a link is gone.
  func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
}

extension WKUIDelegate {
  /// Returns nil: no new window.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Does nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// Shows nothing.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Answers no.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Answers nil.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void
  ) { completionHandler(nil) }
  /// Answers nil.
  public func webView(
    _ webView: WKWebView, runOpenPanelWith parameters: WKOpenPanelParameters,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping ([URL]?) -> Void
  ) { completionHandler(nil) }
  /// Leaves the answer to the user.
  public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping (WKPermissionDecision) -> Void
  ) { decisionHandler(.prompt) }
  /// Leaves the answer to the user.
  public func webView(
    _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, decisionHandler: @escaping (WKPermissionDecision) -> Void
  ) { decisionHandler(.prompt) }
  /// Answers nil: the usual menu.
  public func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping (UIContextMenuConfiguration?) -> Void
  ) { completionHandler(nil) }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo
  ) {}
}

/// The wishes of a page for files.
@preconcurrency @MainActor
open class WKOpenPanelParameters: NSObject {
  /// Whether or not there may be several files.
  open var allowsMultipleSelection: Bool { false }
  /// Whether or not there may be folders.
  open var allowsDirectories: Bool { false }
}

/// A link whose menu is shown.
@preconcurrency @MainActor
open class WKContextMenuElementInfo: NSObject {
  /// The address of the link.
  public let linkURL: URL?

  /// Creates a link, by which a test asks a delegate.
  ///
  /// Differs from WebKit, where only a page creates one.
  public init(linkURL: URL?) {
    self.linkURL = linkURL
  }
}

/// The answers to a page that asks for a permission.
public enum WKPermissionDecision: Int, Sendable {
  /// The user is asked.
  case prompt
  /// Yes.
  case grant
  /// No.
  case deny
}

/// The devices by which pages film and record.
public enum WKMediaCaptureType: Int, Sendable {
  /// A camera.
  case camera
  /// A microphone.
  case microphone
  /// Both.
  case cameraAndMicrophone
}

/// The states of a device by which pages film or record.
public enum WKMediaCaptureState: Int, Sendable {
  /// Not used.
  case none
  /// Used.
  case active
  /// Used, and gives nothing.
  case muted
}

/// The states of the media of a page.
public enum WKMediaPlaybackState: Int, Sendable {
  /// There are none.
  case none
  /// They play.
  case playing
  /// They stand still.
  case paused
  /// The program stopped them.
  case suspended
}

/// The ways in which a sheet of the system is handled.
public enum WKDialogResult: Int, Sendable {
  /// The system shows it.
  case showDefault = 1
  /// The system asks later.
  case askAgain
  /// The program handled it.
  case handled
}
