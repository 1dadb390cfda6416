import DiagnosticCore
package import Foundation

/// Class names and addresses as UIKit prints them; the addresses are others in each run.
/// Reports that are to be the same in every run call views by their places instead; see `constraintName`.
package enum ObjectWords {
  /// The name of a class: with its module, unless the class is one of ours.
  package static func name(of type: AnyClass) -> String {
    SystemClasses.contains(type) ? String(describing: type) : qualifiedName(of: type)
  }

  /// The address of an object, as UIKit writes it: `0x600000034f60`.
  package static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// The class and the address: `UILabel: 0x600000034f60`.
  package static func title(of object: AnyObject) -> String {
    "\(name(of: type(of: object))): \(address(of: object))"
  }

  /// The class and the address in the brackets of a description; `(null)` without an object.
  package static func reference(to object: AnyObject?) -> String {
    object.map { "<\(title(of: $0))>" } ?? "(null)"
  }

  /// The same, and for a class of the program's own that of ours that it is made from, if that is not `root`.
  package static func title(of object: AnyObject, root: AnyClass?) -> String {
    let own: AnyClass = type(of: object)
    guard !SystemClasses.contains(own), let base = base(of: own), base != root else {
      return title(of: object)
    }
    return "\(title(of: object)); baseClass = \(String(describing: base))"
  }

  /// The first of ours among the classes that a class is made from.
  private static func base(of type: AnyClass) -> AnyClass? {
    var base: AnyClass? = type
    while let next = base, !SystemClasses.contains(next) { base = _getSuperclass(next) }
    return base
  }

  /// The name with its module. For classes that are private or in a function, the runtime names an address, too.
  private static func qualifiedName(of type: AnyClass) -> String {
    String(reflecting: type).replacingOccurrences(
      of: "\\(unknown context at \\$[0-9a-f]+\\)\\.", with: "", options: .regularExpression)
  }

  /// A number with six digits at most, and none that say nothing: `20.3333`.
  package static func short(_ number: CGFloat) -> String {
    String(format: "%g", Double(number == 0 ? 0 : number))
  }

  /// The beginning of a text that a view shows: 25 characters at most.
  package static func excerpt(_ text: String) -> String {
    text.count > 25 ? "\(text.prefix(25))..." : text
  }

  /// The result of `words` on the main actor; from elsewhere, `other`.
  package static func onMain(_ words: @MainActor () -> String, or other: String) -> String {
    guard MainExecutor.isCurrent else { return other }
    return MainActor.assumeIsolated { words() }
  }
}

extension CGRect {
  /// `(0 0; 320 44.5)`, as UIKit describes frames.
  package var describedAsFrame: String {
    let words = ObjectWords.short
    return "(\(words(minX)) \(words(minY)); \(words(width)) \(words(height)))"
  }
}
