public import Foundation

/// Orders of objects by the values of key-value coding, which the Foundation of Linux lacks.
///
/// Differs from UIKit: the keys are those of `value(forKey:)`, and values without an order are taken for equal.
extension NSSortDescriptor {
  /// Creates the order of the values at a key path, or of the objects themselves for nil.
  public convenience init(key: String?, ascending: Bool) {
    self.init(path: key, ascending) { PredicateValues.order($0, $1) ?? .orderedSame }
  }

  /// Creates the order of the values at a key path by a method of them, such as `localizedStandardCompare(_:)`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(path: key, ascending) { one, other in
      guard let selector, selector.description != "compare:" else {
        return PredicateValues.order(one, other) ?? .orderedSame
      }
      return Self.order(one, other, by: selector)
    }
  }

  /// Creates the order of the values at a key path by a function, which has `NSNull` for nil.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(path: key, ascending) { cmptr($0 ?? NSNull(), $1 ?? NSNull()) }
  }

  private convenience init(
    path: String?, _ ascending: Bool, comparing: @escaping (Any?, Any?) -> ComparisonResult
  ) {
    // Foundation calls it on the thread that sorts.
    nonisolated(unsafe) let comparing = comparing
    self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
      let (one, other) = (Self.value(of: one, at: path), Self.value(of: other, at: path))
      return unsafe Self.order(of: one, other) ?? comparing(one, other)
    }
    unsafe objc_setAssociatedObject(self, Self.keyAddress, path, .OBJC_ASSOCIATION_RETAIN)
  }

  /// The key path of the values; nil for an order of the objects themselves, and of key paths of Swift.
  public var key: String? { unsafe objc_getAssociatedObject(self, Self.keyAddress) as? String }

  private final class Mark: Sendable {}

  private static let mark = Mark()

  private static var keyAddress: UnsafeRawPointer {
    unsafe UnsafeRawPointer(Unmanaged.passUnretained(mark).toOpaque())
  }

  private static func value(of object: Any, at path: String?) -> Any? {
    guard let path, path != "self" else { return PredicateValues.flattened(object) }
    return PredicateValues.flattened(
      KeyValueCoding.value(of: PredicateValues.object(object), atPath: path))
  }

  /// Returns the order of values of which one at least is nil, where nil comes first.
  private static func order(of one: Any?, _ other: Any?) -> ComparisonResult? {
    switch (one == nil, other == nil) {
    case (true, true): .orderedSame
    case (true, false): .orderedAscending
    case (false, true): .orderedDescending
    case (false, false): nil
    }
  }

  /// Returns the order of values by a method; equal if there is no such method.
  private static func order(_ one: Any?, _ other: Any?, by selector: Selector) -> ComparisonResult {
    if let one = PredicateValues.text(one), let other = PredicateValues.text(other) {
      switch selector.description {
      case "caseInsensitiveCompare:": return one.caseInsensitiveCompare(other)
      case "localizedCompare:": return one.localizedCompare(other)
      case "localizedCaseInsensitiveCompare:": return one.localizedCaseInsensitiveCompare(other)
      case "localizedStandardCompare:": return one.localizedStandardCompare(other)
      default: break
      }
    }
    guard let one else { return .orderedSame }
    let result = selector.call(on: PredicateValues.object(one), with: [other])?.value
    if let result = result as? ComparisonResult { return result }
    return PredicateValues.number(result).flatMap { ComparisonResult(rawValue: $0.intValue) } ?? .orderedSame
  }
}
