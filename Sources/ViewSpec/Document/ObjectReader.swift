import Escaping

/// A reader of an object with declared keys.
///
/// Its initializer throws for an object that lacks a required key, has an undeclared key, or has keys that do not go
/// together:
///
///     let reader = try element.object(BorderKeys.all)
///     let width = try reader.required(BorderKeys.width, in: scope)
///     let color = try reader.optional(BorderKeys.color, in: scope) ?? .separator
struct ObjectReader {
  /// The object.
  let element: JSONElement
  private let members: [JSONMember]
  private let declaration: ObjectDeclaration

  init(
    _ element: JSONElement, members: [JSONMember], _ declaration: ObjectDeclaration
  ) throws(DocumentError) {
    (self.element, self.members, self.declaration) = (element, members, declaration)
    for key in declaration.keys where key.isRequired && !contains(key.name) { throw missing(key.name) }
    if let unknown = members.first(where: { !declaration.names.contains($0.key) }) {
      throw DocumentError(
        "unknown key \(quoted(unknown.key))", suggestion: didYouMean(unknown.key, among: declaration.names),
        offset: unknown.keyOffset, path: element.path.key(unknown.key))
    }
    for rule in declaration.rules { try check(rule) }
  }

  /// Returns the value of a key, or nil if the object does not have it.
  func optional<Value>(_ key: Key<Value>, in scope: Scope = .empty) throws(DocumentError) -> Value? {
    guard let element = value(of: key) else { return nil }
    return try key.read(element, scope)
  }

  /// Returns the value of a key, and throws if the object does not have it.
  func required<Value>(_ key: Key<Value>, in scope: Scope = .empty) throws(DocumentError) -> Value {
    guard let element = value(of: key) else { throw missing(key.declaration.name) }
    return try key.read(element, scope)
  }

  /// Returns the element of a key, or nil if the object does not have it.
  func value(of key: some DeclaredKey) -> JSONElement? {
    let name = key.declaration.name
    assert(declaration.names.contains(name), "The key \(name) is read and not declared.")
    return value(named: name)
  }

  private func value(named name: String) -> JSONElement? {
    guard let member = members.first(where: { $0.key == name }) else { return nil }
    return JSONElement(value: member.value, path: element.path.key(name))
  }

  private func contains(_ name: String) -> Bool { members.contains { $0.key == name } }

  private func missing(_ name: String) -> DocumentError {
    let others = members.map(\.key).filter { !declaration.names.contains($0) }
    // An undeclared key may be anything (minWidth, maxWidth), so only one slip is allowed.
    let misspelling = nearestName(to: name, among: others, atMost: 1)
    return element.problem(
      "missing key \(quoted(name))", suggestion: misspelling.map { "is \(quoted($0)) a misspelling of it?" })
  }

  private func check(_ rule: KeyRule) throws(DocumentError) {
    var place: JSONElement?
    switch rule.content {
    case .excludes(let name, let others):
      if contains(name) { place = others.lazy.compactMap(value(named:)).first }
    case .needs(let names, let others):
      if names.contains(where: contains), !others.contains(where: contains) { place = element }
    case .exactlyOne(let names):
      if names.filter(contains).count != 1 { place = element }
    }
    if let place { throw place.problem(rule.message, suggestion: rule.suggestion) }
  }
}

extension JSONElement {
  /// Returns a reader of an object with these keys.
  func object(_ declaration: ObjectDeclaration) throws(DocumentError) -> ObjectReader {
    guard case .object(let members) = value.content else { throw mismatch("an object") }
    return try ObjectReader(self, members: members, declaration)
  }

  /// Returns the element of a key before the other keys of the object are known, or nil if there is none.
  ///
  /// It is nil for a value that is no object, too.
  func member(_ key: some DeclaredKey) -> JSONElement? {
    guard case .object(let members) = value.content else { return nil }
    let name = key.declaration.name
    return members.first { $0.key == name }.map { JSONElement(value: $0.value, path: path.key(name)) }
  }
}
