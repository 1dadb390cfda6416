/// The way to a view from the root of its tree: the names of the views on it, `CardView/UILabel#title`.
///
/// A name is a class with `#` and an identifier or with a place in brackets, or an identifier alone. Identifiers hold
/// anything, slashes too: a path knows its names, and two paths are equal where these are, scalar by scalar. Written, it
/// is the names with slashes between them.
public struct ViewPath: Hashable, Sendable {
  private let steps: [ExactText]

  /// A path by its names, the root's first.
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

  /// The path of a subview by its name.
  public func appending(_ name: String) -> ViewPath { ViewPath(steps + [ExactText(name)]) }

  /// Whether the other view lies in this one, at any depth.
  public func isAncestor(of other: ViewPath) -> Bool {
    !steps.isEmpty && steps.count < other.steps.count && other.steps.starts(with: steps)
  }

  /// Whether the other view is this one or lies in it.
  public func contains(_ other: ViewPath) -> Bool { self == other || isAncestor(of: other) }

  /// The path in a tree in which a view that this one contains, or is, has another path; nil for others.
  package func moved(from root: ViewPath, to other: ViewPath) -> ViewPath? {
    root.contains(self) ? ViewPath(other.steps + steps.dropFirst(root.steps.count)) : nil
  }

  /// Whether the path, or its end from some name on, is written so.
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
  /// The names with slashes between them.
  public var description: String { steps.lazy.map(\.text).joined(separator: "/") }
}

extension ViewPath: ExpressibleByStringLiteral {
  /// Reads a written path. A part that has neither `#` nor a place in brackets is the rest of an identifier before it;
  /// of an identifier with a slash behind which there is one, it makes two names.
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

  /// Reads a written path.
  public init(stringLiteral text: String) { self.init(text) }
}

extension ViewPath: Codable {
  /// Reads a written path.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the path as a text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Substring {
  /// Whether a number in brackets ends it.
  fileprivate var endsWithPlace: Bool {
    guard utf8.last == UInt8(ascii: "]") else { return false }
    let digits = utf8.dropLast().reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return !digits.isEmpty && utf8.dropLast(digits.count + 1).last == UInt8(ascii: "[")
  }
}
