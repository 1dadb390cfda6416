import SwiftSyntax

/// Declarations in a class that call members of its extensions.
///
/// Swift's classes have no table entry for what an extension declares, so a subclass cannot override it, and an extension
/// cannot override what its class inherits. The class gets a member of that name, which calls the one of the extension under
/// another name: no line moves, and the body keeps its place.
enum Forwarders {
  /// Returns the beginning of the name that members of an extension get.
  ///
  /// It has the name of the type, since the extension of a subclass may override the same member.
  static func prefix(of type: String) -> String {
    "__extension_" + type.replacing(".", with: "_") + "_"
  }

  private static let droppedAttributes: Set<String> = [
    "objc", "nonobjc", "IBAction", "IBSegueAction", "IBInspectable", "IBOutlet", "inlinable", "inline",
  ]

  /// Returns the declaration for a method; nil if no call can stand for it.
  ///
  /// A member of another module's class, which gets no declaration, is called by way of the template.
  static func text(
    of node: FunctionDeclSyntax, in owner: ExtensionDeclSyntax
  ) -> (text: String, template: Dispatchers.Template?)? {
    guard node.body != nil, canBeInClass(owner, node.attributes, node.modifiers) else { return nil }
    guard case .identifier = node.name.tokenKind else { return nil }
    var arguments: [String] = []
    var parameters: [String] = []
    for (number, parameter) in node.signature.parameterClause.parameters.enumerated() {
      guard parameter.ellipsis == nil, parameter.attributes.isEmpty else { return nil }
      let type = parameter.type
      let label = parameter.firstName.text
      let value = parameter.defaultValue.map { " " + $0.flatText } ?? ""
      parameters.append("\(label) a\(number): \(type.flatText)\(value)")
      var argument = "a\(number)"
      if let attributed = type.as(AttributedTypeSyntax.self) {
        if attributed.specifiers.contains(where: { $0.flatText == "inout" }) { argument = "&" + argument }
        if attributed.attributes.attribute(named: "autoclosure") != nil { argument += "()" }
      }
      arguments.append((label == "_" ? "" : label + ": ") + argument)
    }
    let effects = node.signature.effectSpecifiers
    let call =
      (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
      + prefix(of: owner.extendedType.nameWithoutArguments)
      + node.name.text + "(" + arguments.joined(separator: ", ") + ")"
    let rest =
      (effects.map { " " + $0.flatText } ?? "")
      + (node.signature.returnClause.map { " " + $0.flatText } ?? "")
      + (node.genericWhereClause.map { " " + $0.flatText } ?? "")
    let generics = node.genericParameterClause?.flatText ?? ""
    let head = beginning(node.attributes, node.modifiers, owner) + "func \(node.name.text)\(generics)"
    let text = head + "(" + parameters.joined(separator: ", ") + ")" + rest + " { \(call) }"
    guard node.modifiers.modifier(.override) == nil, let type = simpleName(owner) else { return (text, nil) }
    let dispatch = Dispatchers.prefix + node.name.text
    let keywords = String(call.prefix(call.count - call.drop { $0 != "_" }.count))
    let values = arguments.joined(separator: ", ")
    let template = Dispatchers.Template(
      entry: head + "(" + parameters.joined(separator: ", ") + ")" + rest
        + " { \(keywords)\(dispatch)(\((["from: nil"] + arguments).joined(separator: ", "))) }",
      dispatch: "func \(dispatch)\(generics)("
        + (["from start: AnyClass?"] + parameters).joined(separator: ", ") + ")"
        + rest,
      keywords: keywords, call: "\(node.name.text)(\(values))", type: type)
    return (text, template)
  }

  /// Returns the declaration for a computed property; nil if no access can stand for it.
  static func text(
    of node: VariableDeclSyntax, in owner: ExtensionDeclSyntax
  ) -> (text: String, template: Dispatchers.Template?)? {
    guard canBeInClass(owner, node.attributes, node.modifiers), let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation, let block = binding.accessorBlock
    else { return nil }
    let isDelegate = name.text == "delegate" && node.modifiers.modifier(.override) != nil
    let declaration = name.text + (isDelegate ? FileRewriter.widened(type.flatText) : type.flatText)
    if let text = observers(of: binding) {
      let prefix = prefix(of: owner.extendedType.nameWithoutArguments) + name.text
      guard node.modifiers.modifier(.override) != nil else { return nil }
      let calls = text.map { "\($0.name) { \(prefix)_\($0.name)(\($0.value)) }" }.joined(separator: " ")
      return (
        beginning(node.attributes, node.modifiers, owner) + "var \(declaration) { \(calls) }",
        nil
      )
    }
    var body = prefix(of: owner.extendedType.nameWithoutArguments) + name.text
    if case .accessors(let accessors) = block.accessors {
      guard
        accessors.allSatisfy({
          ["get", "set"].contains($0.accessorSpecifier.text) && $0.effectSpecifiers == nil
        })
      else { return nil }
      if accessors.contains(where: { $0.accessorSpecifier.text == "set" }) {
        body = "get { \(body) } set { \(body) = newValue }"
      }
    }
    let head = beginning(node.attributes, node.modifiers, owner) + "var \(declaration)"
    let text = head + " { \(body) }"
    guard node.modifiers.modifier(.override) == nil, let owner = simpleName(owner) else { return (text, nil) }
    // A subscript can be read and set as the property can, `super.title += "a"`.
    let isSettable = body.hasPrefix("get {")
    let value = "self[\(Dispatchers.prefix)\(name.text): nil]"
    let template = Dispatchers.Template(
      entry: head + " { \(isSettable ? "get { \(value) } set { \(value) = newValue }" : value) }",
      dispatch: "subscript(\(Dispatchers.prefix)\(name.text) start: AnyClass?) -> \(type.type.valueText)",
      keywords: "", call: name.text, type: owner, isSettable: isSettable)
    return (text, template)
  }

  /// Returns the names of a property's observers, and of the values that they get; nil for accessors.
  static func observers(of binding: PatternBindingSyntax) -> [(name: String, value: String)]? {
    guard case .accessors(let list) = binding.accessorBlock?.accessors else { return nil }
    let values = ["willSet": "newValue", "didSet": "oldValue"]
    let names = list.map(\.accessorSpecifier.text)
    guard names.allSatisfy({ values[$0] != nil }) else { return nil }
    return names.map { ($0, values[$0] ?? "") }
  }

  /// Returns the name of the type that an extension is of.
  private static func simpleName(_ owner: ExtensionDeclSyntax) -> String? {
    owner.extendedType.is(IdentifierTypeSyntax.self) || owner.extendedType.is(MemberTypeSyntax.self)
      ? owner.extendedType.nameWithoutArguments : nil
  }

  private static func canBeInClass(
    _ owner: ExtensionDeclSyntax, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
  ) -> Bool {
    owner.genericWhereClause == nil && !attributes.contains { $0.is(IfConfigDeclSyntax.self) }
      && modifiers.modifier(.static) == nil
      && (modifiers.modifier(.override) != nil
        || modifiers.modifier(.private) == nil && modifiers.modifier(.final) == nil)
  }

  /// Returns the attributes and modifiers of the class's member.
  private static func beginning(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ owner: ExtensionDeclSyntax
  ) -> String {
    var words = attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { !droppedAttributes.contains($0.attributeName.flatText) }
      .map(\.flatText)
    let attributeCount = words.count
    words += modifiers.filter {
      !["dynamic", "private", "fileprivate"].contains($0.name.text)
    }.map(\.flatText)
    let hasAccess = modifiers.contains { ["public", "open", "internal", "package"].contains($0.name.text) }
    let ownerAccess = owner.modifiers.first { ["public", "open", "package"].contains($0.name.text) }
    if !hasAccess, let ownerAccess, modifiers.modifier(.private) == nil,
      modifiers.modifier(.fileprivate) == nil
    {
      words.insert(ownerAccess.name.text, at: attributeCount)
    }
    return words.map { $0 + " " }.joined()
  }
}
