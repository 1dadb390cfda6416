@testable import ViewSpec

/// Holds values against a JSON Schema, by the keywords that the schema of specs uses. Any other keyword is an error, so
/// that nothing is passed over.
struct SchemaValidator {
  struct UnknownKeyword: Error { let keyword: String }

  private let root: JSONValue
  /// The regular expressions by their text, which take long to make.
  private let patterns: [String: Regex<AnyRegexOutput>]

  /// A validator for the schema in a text.
  init(_ text: String) throws {
    root = try JSONDocument(parsing: Array(text.utf8), file: "schema").root.value
    var patterns: [String: Regex<AnyRegexOutput>] = [:]
    try SchemaValidator.check(root) { pattern in
      if patterns[pattern] == nil { patterns[pattern] = try Regex(pattern) }
    }
    self.patterns = patterns
  }

  /// Whether a spec is as the schema says.
  func accepts(_ spec: String) throws -> Bool {
    let document = try JSONDocument(parsing: Array(spec.utf8), file: "spec")
    return try evaluate(document.root.value, root) != nil
  }

  private static let annotations: Set = [
    "$schema", "title", "description", "examples", "$comment", "allowComments", "allowTrailingCommas",
    "defaultSnippets",
  ]
  private static let assertions: Set = [
    "type", "enum", "const", "minimum", "maximum", "exclusiveMinimum", "pattern", "minLength", "maxItems",
    "required", "$ref",
  ]

  /// Refuses keywords that are not known, in all of a schema, and hands over its regular expressions.
  private static func check(_ schema: JSONValue, pattern: (String) throws -> Void) throws {
    if schema.bool != nil { return }
    for member in schema.members {
      switch member.key {
      case "properties", "$defs": for part in member.value.members { try check(part.value, pattern: pattern) }
      case "allOf", "anyOf", "oneOf": for part in member.value.elements { try check(part, pattern: pattern) }
      case "items", "additionalProperties", "unevaluatedProperties", "propertyNames", "if", "then":
        try check(member.value, pattern: pattern)
      default:
        if member.key == "pattern" { try pattern(member.value.string ?? "") }
        guard annotations.contains(member.key) || assertions.contains(member.key) else {
          throw UnknownKeyword(keyword: member.key)
        }
      }
    }
  }

  /// The keys that the schema has something to say about; nil if the value is not as it says.
  private func evaluate(_ value: JSONValue, _ schema: JSONValue) throws -> Set<String>? {
    if let bool = schema.bool { return bool ? [] : nil }
    guard holds(value, schema) else { return nil }
    var evaluated: Set<String> = []
    func merge(_ other: Set<String>?) -> Bool {
      guard let other else { return false }
      evaluated.formUnion(other)
      return true
    }
    if let reference = schema["$ref"]?.string {
      guard merge(try evaluate(value, definition(reference))) else { return nil }
    }
    for part in schema["allOf"]?.elements ?? [] where !merge(try evaluate(value, part)) { return nil }
    if let parts = schema["anyOf"]?.elements {
      let fitting = try parts.compactMap { try evaluate(value, $0) }
      guard !fitting.isEmpty else { return nil }
      for keys in fitting { _ = merge(keys) }
    }
    if let parts = schema["oneOf"]?.elements {
      let fitting = try parts.compactMap { try evaluate(value, $0) }
      guard fitting.count == 1, merge(fitting[0]) else { return nil }
    }
    if let condition = schema["if"], let then = schema["then"], merge(try evaluate(value, condition)) {
      guard merge(try evaluate(value, then)) else { return nil }
    }
    if case .array(let elements) = value.content, let items = schema["items"] {
      for element in elements where try evaluate(element, items) == nil { return nil }
    }
    guard case .object(let members) = value.content else { return evaluated }
    for member in members {
      if let names = schema["propertyNames"] {
        let name = JSONValue(content: .string(member.key), offset: 0)
        guard try evaluate(name, names) != nil else { return nil }
      }
      guard let part = schema["properties"]?[member.key] ?? schema["additionalProperties"] else { continue }
      guard try evaluate(member.value, part) != nil else { return nil }
      evaluated.insert(member.key)
    }
    if let rest = schema["unevaluatedProperties"] {
      for member in members where !evaluated.contains(member.key) {
        guard try evaluate(member.value, rest) != nil else { return nil }
      }
    }
    return evaluated
  }

  /// Returns the target of a reference of the form `#/$defs/name`.
  private func definition(_ reference: String) throws -> JSONValue {
    guard reference.hasPrefix("#/$defs/"), let found = root["$defs"]?[String(reference.dropFirst(8))] else {
      throw UnknownKeyword(keyword: reference)
    }
    return found
  }

  /// Whether a value is as those keywords say that look at nothing within it.
  private func holds(_ value: JSONValue, _ schema: JSONValue) -> Bool {
    if let type = schema["type"] {
      let types = type.string.map { [$0] } ?? type.elements.compactMap(\.string)
      guard types.contains(where: value.isOf) else { return false }
    }
    if let choices = schema["enum"]?.elements {
      let isChoice = choices.contains { choice in
        value.string.map { choice.string == $0 } ?? value.number.map { choice.number == $0 } ?? false
      }
      guard isChoice else { return false }
    }
    if let name = schema["const"]?.string, value.string != name { return false }
    switch value.content {
    case .number(let number):
      if let bound = schema["minimum"]?.number, number < bound { return false }
      if let bound = schema["maximum"]?.number, number > bound { return false }
      if let bound = schema["exclusiveMinimum"]?.number, number <= bound { return false }
    case .string(let text):
      if let length = schema["minLength"]?.number, Double(text.unicodeScalars.count) < length { return false }
      if let pattern = schema["pattern"]?.string.flatMap({ patterns[$0] }) {
        return text.contains(pattern)
      }
    case .array(let elements):
      if let limit = schema["maxItems"]?.number, Double(elements.count) > limit { return false }
    case .object:
      for name in schema["required"]?.elements ?? [] where name.string.flatMap({ value[$0] }) == nil {
        return false
      }
    case .null, .bool: break
    }
    return true
  }
}

extension JSONValue {
  fileprivate var bool: Bool? { if case .bool(let value) = content { value } else { nil } }
  fileprivate var number: Double? { if case .number(let value) = content { value } else { nil } }
  fileprivate var string: String? { if case .string(let value) = content { value } else { nil } }
  fileprivate var elements: [JSONValue] { if case .array(let values) = content { values } else { [] } }
  fileprivate var members: [JSONMember] { if case .object(let members) = content { members } else { [] } }

  fileprivate subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// Whether the value is of a type that JSON Schema has a name for.
  fileprivate func isOf(type: String) -> Bool {
    switch content {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let number): type == "number" || type == "integer" && number == number.rounded()
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }
}
