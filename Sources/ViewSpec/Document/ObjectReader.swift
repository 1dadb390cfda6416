/// Reads an object whose keys are known, and refuses any other key.
///
/// The keys asked for are the known ones. Ask for all, then call `finish()`:
///
///     var reader = try element.object()
///     let name = try reader.required("id").string()
///     let opacity = try reader.optional("alpha")?.number(in: 0...1) ?? 1
///     try reader.finish()
struct ObjectReader {
  /// The object.
  let element: JSONElement
  private let members: [JSONMember]
  private var known: [String] = []

  init(_ element: JSONElement, members: [JSONMember]) {
    self.element = element
    self.members = members
  }

  /// The value of a key, `nil` if the object does not have it.
  mutating func optional(_ key: String) -> JSONElement? {
    // One that is asked for twice may be there twice: to look for it first would take as long as all else.
    known.append(key)
    guard let member = members.first(where: { $0.key == key }) else { return nil }
    return JSONElement(value: member.value, path: element.path.key(key))
  }

  /// The value of a key that the object must have.
  mutating func required(_ key: String) throws(SpecProblem) -> JSONElement {
    if let value = optional(key) { return value }
    let others = members.map(\.key).filter { !known.contains($0) }
    // Keys that are not asked for yet may be right as they are (minWidth, maxWidth): one slip and no more.
    let misspelling = nearestName(to: key, among: others, atMost: 1)
    throw element.problem(
      "missing key \(quoted(key))", suggestion: misspelling.map { "is \(quoted($0)) a misspelling of it?" })
  }

  /// Whether the object has the key; asking does not make the key known.
  func contains(_ key: String) -> Bool {
    members.contains { $0.key == key }
  }

  /// Refuses the first key that was not asked for, with the nearest of those that were.
  func finish() throws(SpecProblem) {
    guard let unknown = members.first(where: { !known.contains($0.key) }) else { return }
    throw SpecProblem(
      "unknown key \(quoted(unknown.key))", suggestion: didYouMean(unknown.key, among: known),
      offset: unknown.keyOffset, path: element.path.key(unknown.key))
  }
}
