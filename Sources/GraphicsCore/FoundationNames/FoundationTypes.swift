// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// A place for an error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
/// The number of the result of a function; 0 is success.
public typealias OSStatus = Int32
/// Four characters as a number.
public typealias FourCharCode = UInt32
/// Four characters that name a type.
public typealias OSType = FourCharCode
/// The number of success.
public let noErr: OSStatus = 0

/// A type of objects whose content can be thrown away while it is not in use.
///
/// Differs from UIKit: `NSCache` does not throw it away; your code calls the methods.
public protocol NSDiscardableContent {
  /// Marks the content as in use, and returns whether it is still there.
  func beginContentAccess() -> Bool
  /// Ends a use of the content.
  func endContentAccess()
  /// Throws the content away unless it is in use.
  func discardContentIfPossible()
  /// Returns whether the content was thrown away.
  func isContentDiscarded() -> Bool
}

extension NSMutableString {
  /// Appends a text by a format and its arguments.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(
      unsafe withVaList(args) { unsafe NSString(format: String(describing: format), arguments: $0) }
        .description)
  }
}
