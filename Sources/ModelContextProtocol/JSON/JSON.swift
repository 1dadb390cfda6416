/// A JSON value (RFC 8259), whose objects keep the order of their members.
package enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  /// A number that is written without a fraction and an exponent, and fits.
  case integer(Int)
  /// Any other number, which is finite.
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  /// A member of an object.
  package struct Member: Sendable, Equatable {
    package var key: String
    package var value: JSON

    package init(_ key: String, _ value: JSON) {
      (self.key, self.value) = (key, value)
    }

    package static func == (one: Member, other: Member) -> Bool {
      one.key.utf8.elementsEqual(other.key.utf8) && one.value == other.value
    }
  }
}

extension JSON {
  /// Returns the value of a member; nil without one, and for values that are no objects.
  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }

  /// The members of an object; nil for other values.
  package var members: [Member]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// The elements of an array; nil for other values.
  package var elements: [JSON]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The text of a string; nil for other values.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The number, if it is a whole one.
  package var wholeNumber: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The number; nil for other values.
  package var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  /// The boolean; nil for other values.
  package var flag: Bool? {
    guard case .bool(let flag) = self else { return nil }
    return flag
  }

  /// The kind of the value, in words.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .integer, .number: "the number \(line)"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Returns an object without the members that are nil.
  package static func members(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }

  /// Returns an object with further members behind its own; other values are returned unchanged.
  package func with(_ others: [Member]) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members + others)
  }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  package init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0, $1) })
  }

  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}
