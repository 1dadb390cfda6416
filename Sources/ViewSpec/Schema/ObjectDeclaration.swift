/// The keys that an object can have, in the order of the schema, and the rules of their combinations.
///
/// `ObjectReader` refuses undeclared keys, and `SpecSchema` publishes the declarations for editors.
struct ObjectDeclaration: Sendable {
  let keys: [KeyDeclaration]
  let rules: [KeyRule]
  /// The names of the keys.
  let names: [String]

  init(_ keys: [any DeclaredKey], rules: [KeyRule] = []) {
    self.keys = keys.map(\.declaration)
    self.rules = rules
    names = self.keys.map(\.name)
  }

  /// Returns the keys and rules of both declarations.
  static func + (first: ObjectDeclaration, second: ObjectDeclaration) -> ObjectDeclaration {
    ObjectDeclaration(first.keys + second.keys, rules: first.rules + second.rules)
  }
}

/// An object whose other keys depend on the value of one key.
struct TaggedObject: Sendable {
  /// One kind of the object.
  struct Variant: Sendable {
    let name: String
    let description: String
    /// The keys of this variant only.
    let own: ObjectDeclaration
  }

  /// The key that selects the variant.
  let tag: String
  /// The keys of all variants, including the tag.
  let common: ObjectDeclaration
  /// The variants; the first is the default without the tag.
  let variants: [Variant]
  private let whole: [String: ObjectDeclaration]

  init(tag: String, _ common: ObjectDeclaration, _ variants: [Variant]) {
    self.tag = tag
    self.common = common
    self.variants = variants
    whole = Dictionary(uniqueKeysWithValues: variants.map { ($0.name, common + $0.own) })
  }

  /// Returns all keys of a variant.
  func declaration(of variant: String) -> ObjectDeclaration { whole[variant] ?? common }
}

/// A rule for the combination of an object's keys, with the error for a violation.
struct KeyRule: Sendable {
  enum Content: Sendable {
    /// A key that excludes all the others.
    case excludes(String, [String])
    /// Keys of which any requires one of the others.
    case needs([String], oneOf: [String])
    /// Keys of which exactly one is required.
    case exactlyOne([String])
  }

  let content: Content
  let message: String
  let suggestion: String

  init(_ content: Content, _ message: String, suggestion: String) {
    (self.content, self.message, self.suggestion) = (content, message, suggestion)
  }
}
