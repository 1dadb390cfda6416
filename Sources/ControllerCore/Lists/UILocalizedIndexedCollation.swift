public import Foundation
public import GraphicsCore

/// The sections of an index, in which objects are sorted by a text.
///
/// A text is in the section of its first letter, without regard to case and marks; texts that begin with something else
/// are in the last one, `#`. Texts are compared in the same way, and equal ones keep their order.
///
/// Differs from UIKit: the sections are those of the Latin alphabet in every language.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let titles = (0..<26).map { String(UnicodeScalar(UInt8(ascii: "A") + $0)) }
  private static let rest = "#"

  /// Returns the collation of the application's language.
  open class func current() -> Self { self.init() }

  /// Creates the collation.
  public override required init() {
    super.init()
  }

  /// The titles of the sections.
  open var sectionTitles: [String] { Self.titles + [Self.rest] }

  /// The titles of the index.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// Returns the section to which a title of the index scrolls; numbers without a title are those of the nearest one.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
    max(0, min(indexTitleIndex, Self.titles.count))
  }

  /// Returns the section of an object, by the text that a method of it returns.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let key = CollationKey(object, selector)
    guard let first = key.letters.first else { return Self.titles.count }
    return Self.titles.firstIndex(of: String(first).uppercased()) ?? Self.titles.count
  }

  /// Returns objects sorted by the text that a method of them returns.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.enumerated().map { (key: CollationKey($1, selector), place: $0, object: $1) }
      .sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map(\.object)
  }
}

/// A text as collations compare it: first the letters, then the text itself.
private struct CollationKey: Comparable {
  /// The text in lower case, without marks.
  let letters: String
  let text: String

  @MainActor
  init(_ object: Any, _ selector: Selector) {
    let result = unsafe (object as AnyObject as? any NSObjectProtocol)?.perform(selector)?
      .takeUnretainedValue()
    text = result as? String ?? ""
    let scalars = text.decomposedStringWithCanonicalMapping.unicodeScalars
      .filter { $0.properties.generalCategory != .nonspacingMark }
    letters = String(String.UnicodeScalarView(scalars)).lowercased()
  }

  static func < (left: CollationKey, right: CollationKey) -> Bool {
    (left.letters, left.text) < (right.letters, right.text)
  }
}
