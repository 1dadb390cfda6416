// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The domain of errors of this framework.
public let WKErrorDomain = "WKErrorDomain"

/// An error of this framework.
public struct WKError: Error, Equatable, Sendable {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    /// An error of unknown kind.
    case unknown = 1
    /// The process of pages ended.
    case webContentProcessTerminated = 2
    /// The view does not exist any more.
    case webViewInvalidated = 3
    /// A script failed.
    case javaScriptExceptionOccurred = 4
    /// The result of a script has no form here.
    case javaScriptResultTypeIsUnsupported = 5
    /// Rules could not be read.
    case contentRuleListStoreCompileFailed = 6
    /// There are no such rules.
    case contentRuleListStoreLookUpFailed = 7
    /// Rules could not be removed.
    case contentRuleListStoreRemoveFailed = 8
    /// Rules are of another version.
    case contentRuleListStoreVersionMismatch = 9
    /// A page could not be read as an attributed text.
    case attributedStringContentFailedToLoad = 10
    /// A page took too long to be read as an attributed text.
    case attributedStringContentLoadTimedOut = 11
    /// There is no such frame.
    case javaScriptInvalidFrameTarget = 12
    /// The page is of no server of the program.
    case navigationAppBoundDomain = 13
    /// The script is for pages of no server of the program.
    case javaScriptAppBoundDomain = 14
    /// There is such a credential already.
    case duplicateCredential = 15
    /// A credential has a wrong form.
    case malformedCredential = 16
    /// There is no such credential.
    case credentialNotFound = 17
  }

  /// The domain of errors of this framework.
  public static var errorDomain: String { WKErrorDomain }

  /// The code.
  public let code: Code

  /// Creates an error of a code.
  public init(_ code: Code) {
    self.code = code
  }

  /// An error of unknown kind.
  public static var unknown: Code { .unknown }
  /// The end of the process of pages.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// The end of the view.
  public static var webViewInvalidated: Code { .webViewInvalidated }
  /// The failure of a script.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  /// A result of a script without a form here.
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
}
