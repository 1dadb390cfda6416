/// The JSON Schema of specs, for editors.
public enum SpecSchema {
  /// The text of the schema (draft 2020-12), which is generated from the declarations that specs are read by.
  ///
  /// The text is always the same. The reader refuses everything that the schema refuses. The reverse does not hold: the
  /// meanings of names, the results of expressions, cycles, and the views that have a size are known to the reader
  /// alone.
  public static let text: String = {
    var writer = SchemaWriter()
    return SchemaNode.object(writer.document(RootKeys.all)).text() + "\n"
  }()
}

/// A writer of schemas from declarations.
struct SchemaWriter {
  typealias Members = [(key: String, value: SchemaNode)]

  /// The named shapes, in order of first use.
  private var pending: [(name: String, make: @Sendable () -> Definition)] = []
  private var known: Set<String> = []

  /// The content of a named definition.
  private enum Definition {
    case shape(ValueShape, description: String)
    case keys(ObjectDeclaration, description: String)
  }

  /// Returns the schema of a document that is an object with this declaration.
  mutating func document(_ declaration: ObjectDeclaration) -> Members {
    var members: Members = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("title", .string("Layout spec")),
      (
        "description",
        .string(
          "The views on a canvas and their layout, for snapshot render, which checks names, expressions and cycles."
        )
      ),
      // Keys for VS Code, which other editors ignore.
      ("allowComments", .bool(true)), ("allowTrailingCommas", .bool(true)),
    ]
    members += SpecSnippets.members(of: nil)
    members += object(declaration)
    var definitions: Members = []
    while definitions.count < pending.count {
      let (name, make) = pending[definitions.count]
      switch make() {
      case .shape(let shape, let description):
        definitions.append(
          (
            name,
            .object(
              [("description", .string(description))] + SpecSnippets.members(of: name) + schema(of: shape))
          ))
      case .keys(let keys, let description):
        definitions.append(
          (name, .object([("description", .string(description))] + properties(keys) + rules(keys))))
      }
    }
    return members + [("$defs", .object(definitions))]
  }

  /// Returns a reference to a named definition.
  private mutating func reference(_ name: String, _ make: @escaping @Sendable () -> Definition) -> SchemaNode
  {
    if known.insert(name).inserted { pending.append((name, make)) }
    return .string("#/$defs/\(name)")
  }

  private mutating func schema(of shape: ValueShape) -> Members {
    switch shape {
    case .flag: return [("type", .string("boolean"))]
    case .text(let text):
      var members: Members = [("type", .string("string"))]
      if let pattern = text.pattern { members.append(("pattern", .string(pattern))) }
      if text.example != TextShape.words.example { members.append(("examples", .strings([text.example]))) }
      return members
    case .number(let range): return [("type", .string("number"))] + bounds(range)
    case .integer(let range):
      return [
        ("type", .string("integer")), ("minimum", .number(Double(range.lowerBound))),
        ("maximum", .number(Double(range.upperBound))),
      ]
    case .expression(let range):
      return [("type", .strings(["number", "string"])), ("minLength", .number(1))] + bounds(range)
    case .oneOf(let numbers): return [("enum", .array(numbers.map { .number(Double($0)) }))]
    case .choice(let names): return [("enum", .strings(names))]
    case .array(let element, let limit):
      var members: Members = [("type", .string("array")), ("items", .object(schema(of: element)))]
      if let limit { members.append(("maxItems", .number(Double(limit)))) }
      return members
    case .object(let declaration): return object(declaration)
    case .tagged(let object): return tagged(object)
    case .dictionary(let value, let keys):
      return [
        ("type", .string("object")), ("propertyNames", .object(schema(of: .text(keys)))),
        ("additionalProperties", .object(schema(of: value))),
      ]
    case .either(let shapes):
      return [("anyOf", .array(shapes.map { .object(schema(of: $0)) }))]
    case .shared(let shared):
      return [
        ("$ref", reference(shared.name) { .shape(shared.make(), description: shared.description) })
      ]
    }
  }

  private func bounds(_ range: NumberRange) -> Members {
    var members: Members = []
    if let lower = range.lower {
      members.append((range.isLowerExcluded ? "exclusiveMinimum" : "minimum", .number(lower)))
    }
    if let upper = range.upper { members.append(("maximum", .number(upper))) }
    return members
  }
}

extension SchemaWriter {
  fileprivate mutating func object(_ declaration: ObjectDeclaration) -> Members {
    [("type", .string("object"))] + properties(declaration) + rules(declaration)
      + [("additionalProperties", .bool(false))]
  }

  /// Returns the keys, and the list of the required ones.
  private mutating func properties(_ declaration: ObjectDeclaration) -> Members {
    var properties: Members = []
    for key in declaration.keys {
      let description: Members = [("description", .string(key.description))]
      properties.append((key.name, .object(description + schema(of: key.shape))))
    }
    let required = declaration.keys.filter(\.isRequired).map(\.name)
    let members: Members = [("properties", .object(properties))]
    return required.isEmpty ? members : members + [("required", .strings(required))]
  }

  private func rules(_ declaration: ObjectDeclaration) -> Members {
    declaration.rules.isEmpty ? [] : [("allOf", .array(declaration.rules.map { .object(schema(of: $0)) }))]
  }

  private func schema(of rule: KeyRule) -> Members {
    let comment: Members = [("$comment", .string(rule.message))]
    switch rule.content {
    case .excludes(let name, let others):
      let refused = SchemaNode.object(others.map { ($0, .bool(false)) })
      return comment + [("if", requires(name)), ("then", .object([("properties", refused)]))]
    case .needs(let names, let others):
      return comment + [
        ("if", .object([("anyOf", .array(names.map(requires)))])),
        ("then", .object([("anyOf", .array(others.map(requires)))])),
      ]
    case .exactlyOne(let names): return comment + [("oneOf", .array(names.map(requires)))]
    }
  }

  private func requires(_ name: String) -> SchemaNode { .object([("required", .strings([name]))]) }

  /// Returns an object whose keys depend on its tag; `unevaluatedProperties` refuses the keys of no branch.
  fileprivate mutating func tagged(_ object: TaggedObject) -> Members {
    var branches = object.common.rules.map { SchemaNode.object(schema(of: $0)) }
    for (place, variant) in object.variants.enumerated() {
      let tag = SchemaNode.object([(object.tag, .object([("const", .string(variant.name))]))])
      // The first variant applies without the tag, too, since `properties` does not require its keys.
      var condition: Members = [("properties", tag)]
      if place > 0 { condition.append(("required", .strings([object.tag]))) }
      let keys = reference("\(variant.name)Keys") {
        .keys(variant.own, description: variant.description)
      }
      branches.append(.object([("if", .object(condition)), ("then", .object([("$ref", keys)]))]))
    }
    return [("type", .string("object"))] + properties(object.common) + [
      ("allOf", .array(branches)), ("unevaluatedProperties", .bool(false)),
    ]
  }
}
