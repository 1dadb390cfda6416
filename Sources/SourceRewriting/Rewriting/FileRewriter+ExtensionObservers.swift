import SwiftSyntax

/// Observers that an extension gives to a property that its class inherits.
extension FileRewriter {
  /// Makes methods of the observers, which the class's own observers call, and returns whether there are any.
  ///
  /// Nothing calls those for a class of another module, which gets a warning.
  func moveObservers(_ node: VariableDeclSyntax, _ scope: Scope) -> Bool {
    guard scope.isExtension, node.modifiers.modifier(.override) != nil, let binding = node.bindings.first,
      node.bindings.count == 1, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation?.type, let block = binding.accessorBlock,
      let observers = Forwarders.observers(of: binding), case .accessors(let accessors) = block.accessors
    else { return false }
    let kind = questions.kind(of: scope.qualified)
    guard
      kind == "class" ? questions.moves(scope.qualified, name.text) : kind.isEmpty && !node.modifiers.isStatic
    else { return false }
    if kind.isEmpty {
      guard !questions.isDispatched(scope.qualified, name.text) else { return false }
      warnOfOverride(name, scope)
    }
    let start = (node.modifiers.first?.range ?? node.bindingSpecifier.range).lowerBound
    edits.blank(start..<block.leftBrace.range.upperBound, in: bytes)
    edits.blank(block.rightBrace.range, in: bytes)
    makeMethods(of: accessors, observers, Forwarders.prefix(of: scope.qualified) + name.text, type)
    return true
  }

  /// Gives accessors to an override of a dispatched property that has observers, and returns whether it is one.
  func dispatchObservers(_ node: VariableDeclSyntax, _ scope: Scope) -> Bool {
    guard node.modifiers.modifier(.override) != nil, node.bindings.count == 1,
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation?.type, let block = binding.accessorBlock,
      let observers = Forwarders.observers(of: binding), case .accessors(let accessors) = block.accessors,
      questions.isDispatched(scope.qualified, name.text)
    else { return false }
    rename(name, node.modifiers, scope)
    let prefix = Forwarders.prefix(of: scope.qualified) + name.text
    let above = "self[\(Dispatchers.prefix)\(name.text): \(scope.name).self]"
    let calls = Dictionary(observers.map { ($0.name, "\(prefix)_\($0.name)(\($0.value))") }) { first, _ in
      first
    }
    let setter = [
      calls["willSet"], calls["didSet"].map { _ in "let oldValue = \(above)" }, "\(above) = newValue",
      calls["didSet"],
    ]
    edits.insert(
      " get { \(above) } set { \(setter.compactMap { $0 }.joined(separator: "; ")) } };",
      at: block.leftBrace.range.upperBound)
    edits.blank(block.rightBrace.range, in: bytes)
    makeMethods(of: accessors, observers, prefix, type)
    return true
  }

  /// Makes a method of each observer.
  private func makeMethods(
    of accessors: AccessorDeclListSyntax, _ observers: [(name: String, value: String)], _ prefix: String,
    _ type: TypeSyntax
  ) {
    var end: Int?
    for (accessor, observer) in zip(accessors, observers) {
      let head = accessor.accessorSpecifier.range.lowerBound
      let needsSeparator = end.map { !bytes[$0..<head].contains(UInt8(ascii: "\n")) } ?? false
      let value = accessor.parameters?.name.text ?? observer.value
      edits.replaceExactly(
        head..<(accessor.parameters?.range ?? accessor.accessorSpecifier.range).upperBound,
        with: "\(needsSeparator ? "; " : "")func \(prefix)_\(observer.name)(_ \(value): \(type.flatText))")
      end = accessor.range.upperBound
    }
  }
}
