/// A JSON value with its path, so that the readers of a spec can report the place of every error.
///
/// The conversions throw a problem that states what was found and what was expected. `null` is no number, no string
/// and so on: a key that should have its default is omitted.
struct JSONElement: Sendable {
  let value: JSONValue
  let path: JSONPath

  /// Returns a problem with this value.
  func problem(_ message: String, suggestion: String? = nil) -> DocumentError {
    DocumentError(message, suggestion: suggestion, offset: value.offset, path: path)
  }

  /// Returns the problem of a value that is not `expectation`, such as `a number`.
  func mismatch(_ expectation: String, suggestion: String? = nil) -> DocumentError {
    problem("found \(value.foundText), expected \(expectation)", suggestion: suggestion)
  }

  func string() throws(DocumentError) -> String {
    guard case .string(let string) = value.content else { throw mismatch("a string") }
    return string
  }

  func bool() throws(DocumentError) -> Bool {
    guard case .bool(let bool) = value.content else { throw mismatch("true or false") }
    return bool
  }

  /// Returns the elements of an array.
  func array() throws(DocumentError) -> [JSONElement] {
    guard case .array(let values) = value.content else { throw mismatch("an array") }
    return values.enumerated().map { JSONElement(value: $1, path: path.index($0)) }
  }

  /// Returns the members of an object with arbitrary keys, in document order.
  func entries() throws(DocumentError) -> [JSONEntry] {
    guard case .object(let members) = value.content else { throw mismatch("an object") }
    return members.map { JSONEntry($0, in: self) }
  }

  /// Returns the case of an enumeration that the string names.
  func option<Option>(
    _ type: Option.Type
  ) throws(DocumentError) -> Option where Option: CaseIterable & RawRepresentable<String> {
    let options = Array(Option.allCases)
    return options[try place(among: options.map(\.rawValue))]
  }

  /// Returns the value for the name among `options` that the string contains.
  func choice<Value>(_ options: KeyValuePairs<String, Value>) throws(DocumentError) -> Value {
    options[try place(among: options.map(\.key))].value
  }

  /// Returns the index of the string in a list of allowed names.
  func place(among names: [String]) throws(DocumentError) -> Int {
    var expectation: String { "one of \(names.map { quoted($0) }.joined(separator: ", "))" }
    guard case .string(let name) = value.content else { throw mismatch(expectation) }
    guard let place = names.firstIndex(of: name) else {
      throw mismatch(expectation, suggestion: didYouMean(name, among: names))
    }
    return place
  }
}

/// A member of an object with arbitrary keys: a name that the author of the spec chose, and a value.
struct JSONEntry: Sendable {
  let key: String
  /// The offset of the key's opening quote.
  let keyOffset: Int
  let element: JSONElement

  fileprivate init(_ member: JSONMember, in object: JSONElement) {
    key = member.key
    keyOffset = member.keyOffset
    element = JSONElement(value: member.value, path: object.path.key(member.key))
  }

  /// Returns a problem with the key itself.
  func keyProblem(_ message: String, suggestion: String? = nil) -> DocumentError {
    DocumentError(message, suggestion: suggestion, offset: keyOffset, path: element.path)
  }
}
