/// The path of a view from the root of its tree: the names of the views on it, `CardView/UILabel#title`.
///
/// A name is a class with `#` and an identifier or with an index in brackets, or an identifier alone. Identifiers can
/// contain anything, slashes too: a path stores its names, and two paths are equal if these are, scalar by scalar. As
/// text, the names are separated by slashes.
public struct ViewPath: Hashable, Sendable {
  private let steps: [ExactText]

  /// Creates a path with its names, the root's first.
  public init(names: [String]) {
    steps = names.map(ExactText.init)
  }

  private init(_ steps: [ExactText]) {
    self.steps = steps
  }

  /// The names of the views, the root's first.
  public var names: [String] { steps.map(\.text) }

  /// The name of the view itself; empty without one.
  public var last: String { steps.last?.text ?? "" }

  /// The path of the superview; nil for a root.
  public var parent: ViewPath? { steps.count > 1 ? ViewPath(Array(steps.dropLast())) : nil }

  /// Returns the path of a subview with a name.
  public func appending(_ name: String) -> ViewPath { ViewPath(steps + [ExactText(name)]) }

  /// Returns whether the other view is a descendant of this one.
  public func isAncestor(of other: ViewPath) -> Bool {
    !steps.isEmpty && steps.count < other.steps.count && other.steps.starts(with: steps)
  }

  /// Returns whether the other view is this one or a descendant of it.
  public func contains(_ other: ViewPath) -> Bool { self == other || isAncestor(of: other) }

  /// Returns the path with `root` at its beginning replaced by `other`; nil for a path outside of `root`.
  package func moved(from root: ViewPath, to other: ViewPath) -> ViewPath? {
    root.contains(self) ? ViewPath(other.steps + steps.dropFirst(root.steps.count)) : nil
  }

  /// Returns whether the path, or its last names, are written as `text`.
  package func ends(with text: String) -> Bool {
    var start = text[...]
    for step in steps.reversed() {
      guard start.endsExactly(with: step.text) else { return false }
      start = Substring(start.utf8.dropLast(step.text.utf8.count))
      if start.isEmpty { return true }
      guard start.utf8.last == UInt8(ascii: "/") else { return false }
      start = Substring(start.utf8.dropLast())
    }
    return false
  }
}

extension ViewPath: CustomStringConvertible {
  /// The names separated by slashes.
  public var description: String { steps.lazy.map(\.text).joined(separator: "/") }
}

extension ViewPath: ExpressibleByStringLiteral {
  /// Creates a path from its text.
  ///
  /// A part that has neither `#` nor an index in brackets belongs to an identifier before it; an identifier with a
  /// slash before a `#` or an index becomes two names.
  public init(_ text: String) {
    var names: [String] = []
    var hasIdentifier = false
    for part in text.isEmpty ? [] : text.split(at: "/") {
      let isIdentified = part.utf8.contains(UInt8(ascii: "#"))
      if hasIdentifier, !isIdentified, !part.endsWithPlace {
        names[names.count - 1] += "/\(part)"
      } else {
        names.append(String(part))
        hasIdentifier = isIdentified
      }
    }
    self.init(names: names)
  }

  /// Creates a path from its text.
  public init(stringLiteral text: String) { self.init(text) }
}

extension ViewPath: Codable {
  /// Decodes a path from its text.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the path as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Substring {
  /// Whether or not it ends with an index in brackets.
  fileprivate var endsWithPlace: Bool {
    guard utf8.last == UInt8(ascii: "]") else { return false }
    let digits = utf8.dropLast().reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return !digits.isEmpty && utf8.dropLast(digits.count + 1).last == UInt8(ascii: "[")
  }
}
