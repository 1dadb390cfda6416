/// The keys that an object may have, in the order of the schema, and which of them go together.
///
/// `ObjectReader` refuses what is not declared here, and `SpecSchema` says the same to editors.
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

  /// The keys and rules of both.
  static func + (first: ObjectDeclaration, second: ObjectDeclaration) -> ObjectDeclaration {
    ObjectDeclaration(first.keys + second.keys, rules: first.rules + second.rules)
  }
}

/// An object whose other keys depend on the name that one of its keys has.
struct TaggedObject: Sendable {
  /// One kind of the object.
  struct Variant: Sendable {
    let name: String
    let description: String
    /// What it may have beside what all have.
    let own: ObjectDeclaration
  }

  /// The key that says the variant.
  let tag: String
  /// What all variants may have, the tag among it.
  let common: ObjectDeclaration
  /// The first is meant where the tag is left out.
  let variants: [Variant]
  private let whole: [String: ObjectDeclaration]

  init(tag: String, _ common: ObjectDeclaration, _ variants: [Variant]) {
    self.tag = tag
    self.common = common
    self.variants = variants
    whole = Dictionary(uniqueKeysWithValues: variants.map { ($0.name, common + $0.own) })
  }

  /// All that a variant may have.
  func declaration(of variant: String) -> ObjectDeclaration { whole[variant] ?? common }
}

/// What keys of an object have to do with one another, and what is said where they do not.
struct KeyRule: Sendable {
  enum Content: Sendable {
    /// Where the first is, none of the others may be.
    case excludes(String, [String])
    /// Where any of the first is, one of the others must be.
    case needs([String], oneOf: [String])
    /// One of them must be, and no more.
    case exactlyOne([String])
  }

  let content: Content
  let message: String
  let suggestion: String

  init(_ content: Content, _ message: String, suggestion: String) {
    (self.content, self.message, self.suggestion) = (content, message, suggestion)
  }
}
