/// A value with its path: what a reader of a spec holds, so that every refusal can say where.
///
/// The conversions throw a problem that says what was found and what was expected. `null` is no number, no
/// string and so on: a key that should have its default is left out.
struct JSONElement: Sendable {
  let value: JSONValue
  let path: JSONPath

  /// A problem with this value.
  func problem(_ message: String, suggestion: String? = nil) -> SpecProblem {
    SpecProblem(message, suggestion: suggestion, offset: value.offset, path: path)
  }

  /// The problem of a value that is something else than `expectation`, such as `a number`.
  func mismatch(_ expectation: String, suggestion: String? = nil) -> SpecProblem {
    problem("found \(value.foundText), expected \(expectation)", suggestion: suggestion)
  }

  func string() throws(SpecProblem) -> String {
    guard case .string(let string) = value.content else { throw mismatch("a string") }
    return string
  }

  func bool() throws(SpecProblem) -> Bool {
    guard case .bool(let bool) = value.content else { throw mismatch("true or false") }
    return bool
  }

  /// The elements of an array.
  func array() throws(SpecProblem) -> [JSONElement] {
    guard case .array(let values) = value.content else { throw mismatch("an array") }
    return values.enumerated().map { JSONElement(value: $1, path: path.index($0)) }
  }

  /// The members of an object whose keys are free, in the order of writing.
  func entries() throws(SpecProblem) -> [JSONEntry] {
    guard case .object(let members) = value.content else { throw mismatch("an object") }
    return members.map { JSONEntry($0, in: self) }
  }

  /// One of the names of an enumeration.
  func option<Option>(
    _ type: Option.Type
  ) throws(SpecProblem) -> Option where Option: CaseIterable & RawRepresentable<String> {
    let options = Array(Option.allCases)
    return options[try place(among: options.map(\.rawValue))]
  }

  /// What one of several names stands for.
  func choice<Value>(_ options: KeyValuePairs<String, Value>) throws(SpecProblem) -> Value {
    options[try place(among: options.map(\.key))].value
  }

  /// Where the name stands in a list of those there are.
  func place(among names: [String]) throws(SpecProblem) -> Int {
    var expectation: String { "one of \(names.map { quoted($0) }.joined(separator: ", "))" }
    guard case .string(let name) = value.content else { throw mismatch(expectation) }
    guard let place = names.firstIndex(of: name) else {
      throw mismatch(expectation, suggestion: didYouMean(name, among: names))
    }
    return place
  }
}

/// A member of an object whose keys are free: a name that the spec's author chose, and a value.
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

  /// A problem with the key itself.
  func keyProblem(_ message: String, suggestion: String? = nil) -> SpecProblem {
    SpecProblem(message, suggestion: suggestion, offset: keyOffset, path: element.path)
  }
}
