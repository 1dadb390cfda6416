import SwiftSyntax

/// The types of properties, of the type around a node and of what calls make.
extension FileRewriter {
  /// Returns the type around a node, or its metatype where the node is that of a static member.
  func ownType(at node: Syntax) -> DeclaredType? {
    guard let type = scopes.last?.qualified else { return nil }
    var next = node.parent
    while let parent = next, !parent.is(MemberBlockItemSyntax.self) { next = parent.parent }
    let modifiers = next?.as(MemberBlockItemSyntax.self)?.decl.asProtocol((any WithModifiersSyntax).self)
    return .named(modifiers?.modifiers.isStatic == true ? type + ".Type" : type)
  }

  /// Returns the type of what a call makes, as far as its name tells.
  func typeOfResult(of call: FunctionCallExprSyntax) -> DeclaredType? {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      switch name {
      case "NSClassFromString", "object_getClass", "class_getSuperclass": return .named("AnyClass?")
      case "type" where call.arguments.first?.label?.text == "of": return .named("_.Type")
      default:
        guard name.first?.isUppercase == true else { return nil }
        return ["class", "struct"].contains(questions.kind(of: name)) ? .named(name) : nil
      }
    }
    guard call.arguments.isEmpty, let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "superclass", let base = member.base, isClass(base)
    else { return nil }
    return .named("AnyClass?")
  }

  /// Returns the type of a property of a type, as far as it is that of any object or declared beside a node.
  func propertyType(_ name: String, of type: String?, at node: Syntax) -> DeclaredType? {
    guard let type else { return nil }
    if questions.isAnyObject(name, of: type) { return .named("AnyObject") }
    guard type == scopes.last?.qualified else { return nil }
    var next = node.parent
    while let parent = next, !parent.is(MemberBlockItemListSyntax.self) { next = parent.parent }
    for item in next?.as(MemberBlockItemListSyntax.self) ?? [] {
      for binding in item.decl.as(VariableDeclSyntax.self)?.bindings ?? []
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name {
        if let type = binding.typeAnnotation?.type { return .named(type.flatText) }
        // Only what a name makes: one property may be bound to another, and that to it.
        guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
          call.calledExpression.is(DeclReferenceExprSyntax.self)
        else { return nil }
        return typeOfResult(of: call)
      }
    }
    return nil
  }
}
