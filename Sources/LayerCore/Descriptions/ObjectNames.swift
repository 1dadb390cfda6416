import DiagnosticCore
package import Foundation

/// The class names and addresses of descriptions, as UIKit prints them; addresses differ in each run.
///
/// Reports that must be the same in every run name views by their places instead; see `constraintName`.
package enum ObjectNames {
  /// Returns the name of a class: with its module, unless the class is one of Plumb's.
  package static func name(of type: AnyClass) -> String {
    SystemClasses.contains(type) ? String(describing: type) : qualifiedName(of: type)
  }

  /// Returns the address of an object, as UIKit writes it: `0x600000034f60`.
  package static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// Returns the class and the address: `UILabel: 0x600000034f60`.
  package static func title(of object: AnyObject) -> String {
    "\(name(of: type(of: object))): \(address(of: object))"
  }

  /// Returns the class and the address in the brackets of a description; `(null)` without an object.
  package static func reference(to object: AnyObject?) -> String {
    object.map { "<\(title(of: $0))>" } ?? "(null)"
  }

  /// Returns the class and the address, and for a subclass of the program its class of Plumb, unless that is `root`.
  package static func title(of object: AnyObject, root: AnyClass?) -> String {
    let own: AnyClass = type(of: object)
    guard !SystemClasses.contains(own), let base = base(of: own), base != root else {
      return title(of: object)
    }
    return "\(title(of: object)); baseClass = \(String(describing: base))"
  }

  /// Returns the nearest superclass of a class that is one of Plumb's.
  private static func base(of type: AnyClass) -> AnyClass? {
    var base: AnyClass? = type
    while let next = base, !SystemClasses.contains(next) { base = _getSuperclass(next) }
    return base
  }

  /// Returns the name with its module, without the address that the runtime adds for private and local classes.
  private static func qualifiedName(of type: AnyClass) -> String {
    String(reflecting: type).replacingOccurrences(
      of: "\\(unknown context at \\$[0-9a-f]+\\)\\.", with: "", options: .regularExpression)
  }

  /// Returns a number with at most six digits and without trailing zeros: `20.3333`.
  package static func short(_ number: CGFloat) -> String {
    String(format: "%g", Double(number == 0 ? 0 : number))
  }

  /// Returns the beginning of a text that a view shows: at most 25 characters.
  package static func excerpt(_ text: String) -> String {
    text.count > 25 ? "\(text.prefix(25))..." : text
  }

  /// Returns the result of `words` on the main actor; on other threads, `other`.
  package static func onMain(_ words: @MainActor () -> String, or other: String) -> String {
    guard MainExecutor.isCurrent else { return other }
    return MainActor.assumeIsolated { words() }
  }
}

extension CGRect {
  /// The rectangle in UIKit's notation for frames: `(0 0; 320 44.5)`.
  package var describedAsFrame: String {
    let words = ObjectNames.short
    return "(\(words(minX)) \(words(minY)); \(words(width)) \(words(height)))"
  }
}
