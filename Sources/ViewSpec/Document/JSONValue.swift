/// A value of a JSON document and where it stands.
struct JSONValue: Sendable {
  /// What a value is. Objects keep the order of writing, and no key appears twice.
  enum Content: Sendable {
    case null
    case bool(Bool)
    /// Always finite.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  let content: Content
  /// The offset of the value's first byte in the document.
  let offset: Int
}

/// A key of a JSON object, where it stands, and its value.
struct JSONMember: Sendable {
  let key: String
  /// The offset of the key's opening quote in the document.
  let keyOffset: Int
  let value: JSONValue
}

extension JSONValue {
  /// The value for a message: `a string "abc"`, `the number 12`, `true`, `null`, `an array`, `an object`.
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
