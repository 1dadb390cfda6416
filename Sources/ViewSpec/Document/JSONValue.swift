/// A value of a JSON document with its position.
struct JSONValue: Sendable {
  /// The content of a value.
  ///
  /// Objects keep the document order, and no key appears twice.
  enum Content: Sendable {
    case null
    case bool(Bool)
    /// A number, which is always finite.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  let content: Content
  /// The byte offset of the value in the document.
  let offset: Int
}

/// A key of a JSON object with its position and its value.
struct JSONMember: Sendable {
  let key: String
  /// The offset of the key's opening quote in the document.
  let keyOffset: Int
  let value: JSONValue
}

extension JSONValue {
  /// The description of the value in messages: `a string "abc"`, `the number 12`, `true`, `null`, `an array`,
  /// `an object`.
  var foundText: String {
    switch content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): "the number \(numeral(value))"
    case .string(let value): "a string \(quoted(value))"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
