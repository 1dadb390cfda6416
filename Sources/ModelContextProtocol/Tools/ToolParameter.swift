import Escaping

/// A parameter of a tool, from which its schema and the check of its argument derive.
package struct ToolParameter: Sendable {
  package let name: String
  let kind: Kind
  let summary: String
  let isRequired: Bool

  /// The kinds of values.
  package enum Kind: Sendable {
    case text
    case flag
    case choice([String])
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    /// An array of texts, of which there are at most as many as given.
    case texts(limit: Int)
    /// An array of whole numbers.
    case integers(ClosedRange<Int>)
  }

  package init(_ name: String, _ kind: Kind, _ summary: String, isRequired: Bool = false) {
    (self.name, self.kind, self.summary, self.isRequired) = (name, kind, summary, isRequired)
  }

  /// The longest text, in bytes.
  private static let textLimit = 1 << 16

  var schema: JSON {
    let form: [JSON.Member] =
      switch kind {
      case .text: [.init("type", "string")]
      case .flag: [.init("type", "boolean")]
      case .choice(let words): [.init("type", "string"), .init("enum", .array(words.map { .string($0) }))]
      case .integer(let range): Self.integer(range)
      case .number(let range):
        [
          .init("type", "number"), .init("minimum", .number(range.lowerBound)),
          .init("maximum", .number(range.upperBound)),
        ]
      case .texts(let limit):
        [.init("type", "array"), .init("items", ["type": "string"]), .init("maxItems", .integer(limit))]
      case .integers(let range):
        [.init("type", "array"), .init("items", .object(Self.integer(range))), .init("maxItems", 10)]
      }
    return .object(form + [.init("description", .string(summary))])
  }

  private static func integer(_ range: ClosedRange<Int>) -> [JSON.Member] {
    [
      .init("type", "integer"), .init("minimum", .integer(range.lowerBound)),
      .init("maximum", .integer(range.upperBound)),
    ]
  }

  /// Throws an error for a value of another kind, which says what would be right.
  func check(_ value: JSON) throws(ToolError) {
    let isRight =
      switch kind {
      case .text: (value.text?.utf8.count).map { $0 <= Self.textLimit } ?? false
      case .flag: value.flag != nil
      case .choice(let words): words.contains { value.text?.isExactly($0) ?? false }
      case .integer(let range): value.wholeNumber.map(range.contains) ?? false
      case .number(let range): value.double.map(range.contains) ?? false
      case .texts(let limit):
        value.elements.map { $0.count <= limit && $0.allSatisfy { $0.text != nil } } ?? false
      case .integers(let range):
        value.elements.map {
          (1...10).contains($0.count) && $0.allSatisfy { $0.wholeNumber.map(range.contains) ?? false }
        } ?? false
      }
    guard !isRight else { return }
    var message = "\"\(name)\" is \(found(value)), expected \(expectation)"
    if case .choice(let words) = kind, let text = value.text, let near = nearestName(to: text, among: words) {
      message += "; did you mean \"\(near)\"?"
    }
    throw ToolError(message)
  }

  private func found(_ value: JSON) -> String {
    guard let text = value.text else { return value.kind }
    return text.utf8.count > 80 ? "a text of \(text.utf8.count) bytes" : "\"\(escapingControls(in: text))\""
  }

  private var expectation: String {
    switch kind {
    case .text: "a text of at most \(Self.textLimit) bytes"
    case .flag: "true or false"
    case .choice(let words): "one of " + words.map { "\"\($0)\"" }.joined(separator: ", ")
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range):
      "a number from \(JSON.number(range.lowerBound).line) to \(JSON.number(range.upperBound).line)"
    case .texts(let limit): "at most \(limit) texts in an array"
    case .integers(let range):
      "1 to 10 whole numbers from \(range.lowerBound) to \(range.upperBound) in an array"
    }
  }
}

/// An error of a tool, which its caller can correct: one line.
package struct ToolError: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
