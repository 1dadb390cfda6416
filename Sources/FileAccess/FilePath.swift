/// A path as the system sees it: bytes, of which only the slash has a meaning.
///
/// As characters of a string, a slash and a combining mark after it are one character, and no slash; and two names that
/// look the same are equal, although they are two files.
package struct FilePath: Sendable {
  package let text: String

  /// Creates the path with a text.
  package init(_ text: String) {
    self.text = text
  }

  private static let slash = UInt8(ascii: "/")

  /// The index after the last slash; the start without one.
  private var startOfName: String.Index {
    let utf8 = text.utf8
    return utf8.lastIndex(of: Self.slash).map { utf8.index(after: $0) } ?? utf8.startIndex
  }

  /// The part up to and including the last slash; empty for a bare file name.
  package var folder: String { String(Substring(text.utf8[..<startOfName])) }

  /// The part after the last slash.
  package var name: String { String(Substring(text.utf8[startOfName...])) }

  /// The names between the slashes, without empty ones and `.`.
  package var components: [String] {
    text.utf8.split(separator: Self.slash).map { String(Substring($0)) }.filter { $0 != "." }
  }

  package var isAbsolute: Bool { text.utf8.first == Self.slash }

  /// Returns whether the path's bytes end with those of `suffix`.
  package func hasSuffix(_ suffix: String) -> Bool {
    text.utf8.count >= suffix.utf8.count && text.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// Whether or not a listing omits it: its name begins with a dot.
  package var isHidden: Bool { text.utf8[startOfName...].first == UInt8(ascii: ".") }

  /// The names with each `..` resolved as far as possible; those that lead out of the start remain.
  package var normalizedComponents: [String] {
    components.reduce(into: []) { names, name in
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else if name != ".." || !isAbsolute {
        names.append(name)
      }
    }
  }

  /// Returns the absolute path without `.`, `..` and repeated slashes; a relative path is in `folder`, which is
  /// absolute.
  package func absolute(from folder: String) -> FilePath {
    let whole = isAbsolute ? self : FilePath("\(folder)/\(text)")
    return FilePath("/" + whole.normalizedComponents.joined(separator: "/"))
  }

  /// Returns the names from `folder` to this path, both absolute; nil if this path is not inside.
  package func components(beneath folder: FilePath) -> [String]? {
    let (own, others) = (normalizedComponents, folder.normalizedComponents)
    guard own.count > others.count else { return nil }
    for (name, other) in zip(own, others) where FilePath(name) != FilePath(other) { return nil }
    return Array(own[others.count...])
  }
}

extension FilePath: Hashable, Comparable {
  package static func == (first: FilePath, second: FilePath) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  package static func < (first: FilePath, second: FilePath) -> Bool {
    first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(UInt8(0))
  }
}
