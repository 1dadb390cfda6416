public import Foundation

/// Methods whose results are objects, as old code has them; those of the Foundation of Linux have strings of Swift.
extension Scanner {
  /// Scans a text, if it is next, and stores it.
  ///
  /// - Returns: Whether it is there.
  @discardableResult @_disfavoredOverload @safe
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    unsafe store(scanString(string), in: result)
  }

  /// Scans up to a text, or to the end, and stores all before it.
  ///
  /// - Returns: Whether there is anything before it.
  @discardableResult @_disfavoredOverload @safe
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    unsafe store(scanUpToString(string), in: result)
  }

  /// Scans the characters of a set that are next, and stores them.
  ///
  /// - Returns: Whether there are any.
  @discardableResult @_disfavoredOverload @safe
  public func scanCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    unsafe store(scanCharacters(from: set), in: result)
  }

  /// Scans up to a character of a set, or to the end, and stores all before it.
  ///
  /// - Returns: Whether there is anything before it.
  @discardableResult @_disfavoredOverload @safe
  public func scanUpToCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    unsafe store(scanUpToCharacters(from: set), in: result)
  }

  private func store(_ text: String?, in result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    unsafe result?.pointee = text as NSString
    return true
  }
}
