import SwiftSyntax

/// Properties whose changes are announced: those that are `@objc dynamic`.
extension FileRewriter {
  /// Makes a property tell its observers before and after each change.
  ///
  /// Observers are put behind a stored property, and calls into the observers or the setter that it has. What an
  /// override sets by way of `super` is announced there.
  func announceChanges(_ node: VariableDeclSyntax, _ scope: Scope) {
    guard scope.isClass || scope.isExtension, !node.modifiers.isStatic, !node.attributes.isUnavailable,
      node.bindingSpecifier.tokenKind == .keyword(.var), node.attributes.attribute(named: "NSManaged") == nil
    else { return }
    let isOverride = node.modifiers.modifier(.override) != nil
    let isMarked = node.modifiers.modifier(.dynamic) != nil && isObjC(node.attributes, node.modifiers, scope)
    if isMarked { separate(node) }
    for binding in node.bindings {
      guard let token = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      let name = token.identifierText
      guard isMarked || isOverride && questions.isDynamic(name, above: scope.qualified) else { continue }
      announceChanges(of: binding, named: node.attributes.objcName ?? name, isOverride ? token.text : nil)
    }
  }

  /// Makes declarations of their own of the properties of one, since only such a one has observers.
  private func separate(_ node: VariableDeclSyntax) {
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { !Self.isObjectiveC($0) }.map(\.flatText)
    let modifiers = node.modifiers.filter { $0.name.tokenKind != .keyword(.dynamic) }.map(\.flatText)
    let beginning = (attributes + modifiers + ["var"]).joined(separator: " ")
    var type: TypeSyntax?
    for binding in node.bindings.reversed() {
      if let comma = binding.trailingComma { edits.replaceExactly(comma.range, with: "; \(beginning)") }
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      if let type, binding.typeAnnotation == nil, binding.initializer == nil {
        edits.insert(": \(type.flatText)", at: binding.pattern.range.upperBound)
      }
    }
  }

  /// Puts the calls into a property. The name of an override is that of the member of `super`.
  private func announceChanges(of binding: PatternBindingSyntax, named key: String, _ override: String?) {
    let will = "ObjectiveCRuntime.willChange(self, \"\(key)\")"
    let did = "ObjectiveCRuntime.didChange(self, \"\(key)\")"
    guard let block = binding.accessorBlock else {
      namesRuntime = true
      // The binding has the comma before the next one.
      let end = (binding.initializer?.range ?? binding.typeAnnotation?.range ?? binding.pattern.range)
        .upperBound
      edits.insert(" { willSet { \(will) } didSet { \(did) } }", at: end)
      return
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    func accessor(_ name: String) -> AccessorDeclSyntax? {
      accessors.first { $0.accessorSpecifier.text == name }
    }
    if let setter = accessor("set") {
      guard let body = setter.body, !isSet(override, in: body.range) else { return }
      namesRuntime = true
      insert("\(will); defer { \(did) };", into: body)
    } else if accessor("willSet") != nil || accessor("didSet") != nil {
      // An override with observers sets the property above, which announces it.
      guard override == nil else { return }
      namesRuntime = true
      let start = block.leftBrace.range.upperBound
      if let body = accessor("willSet")?.body {
        insert("\(will);", into: body)
      } else {
        edits.insert(" willSet { \(will) }", at: start)
      }
      if let body = accessor("didSet")?.body {
        insert(isBlank(body) ? "\(did);" : "defer { \(did) };", into: body)
      } else {
        edits.insert(" didSet { \(did) }", at: start)
      }
    }
  }

  private func insert(_ text: String, into body: CodeBlockSyntax) {
    edits.insert(" " + text, at: body.leftBrace.range.upperBound)
  }

  /// Returns whether a body sets a member of `super`.
  private func isSet(_ name: String?, in body: Range<Int>) -> Bool {
    guard let name else { return false }
    return String(decoding: bytes[body], as: UTF8.self).contains("super.\(name)")
  }

  /// Returns whether there is nothing but space between the braces in the file.
  private func isBlank(_ body: CodeBlockSyntax) -> Bool {
    bytes[body.range].dropFirst().dropLast().allSatisfy { $0 <= UInt8(ascii: " ") }
  }
}
