// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// The name of a kind of exceptions.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates the name of a text.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the name of a text.
  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  /// An exception of no special kind.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An index or a range that does not exist.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that is not allowed.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that must not be.
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
}

/// A mistake that ends the program.
///
/// Differs from UIKit: it cannot be caught, as in Swift on any system.
open class NSException: NSObject {
  /// The kind.
  public let name: NSExceptionName
  /// The sentence for a programmer.
  public let reason: String?
  /// Values of the program.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }

  /// Ends the program with the kind and the sentence.
  open func raise() {
    preconditionFailure("\(name.rawValue): \(reason ?? "no reason")")
  }

  /// Ends the program with a kind and a sentence.
  open class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
    preconditionFailure("\(name.rawValue): \(unsafe NSString(format: format, arguments: arguments))")
  }
}
