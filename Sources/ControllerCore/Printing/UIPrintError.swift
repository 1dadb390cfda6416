// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// The domain of errors of printing.
public let UIPrintErrorDomain = "UIPrintErrorDomain"
/// The code of the error that printing is not possible.
public let UIPrintingNotAvailableError = 1
/// The code of the error that there is nothing to print.
public let UIPrintNoContentError = 2
/// The code of the error that a picture cannot be read.
public let UIPrintUnknownImageFormatError = 3
/// The code of the error that a job failed.
public let UIPrintJobFailedError = 4

/// An error of printing.
public struct UIPrintError: CustomNSError, Hashable, Sendable {
  /// The codes of errors.
  public enum Code: Int, Sendable {
    /// Printing is not possible.
    case notAvailable = 1
    /// There is nothing to print.
    case noContent = 2
    /// A picture cannot be read.
    case unknownImageFormat = 3
    /// A job failed.
    case jobFailed = 4
  }

  /// The code.
  public let code: Code

  /// Creates an error of a code.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { UIPrintErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Printing is not possible.
  public static var notAvailable: Code { .notAvailable }
  /// There is nothing to print.
  public static var noContent: Code { .noContent }
  /// A picture cannot be read.
  public static var unknownImageFormat: Code { .unknownImageFormat }
  /// A job failed.
  public static var jobFailed: Code { .jobFailed }
}
