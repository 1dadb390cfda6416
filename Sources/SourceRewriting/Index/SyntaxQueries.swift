import SwiftSyntax

extension SyntaxProtocol {
  /// The text without comments, on one line.
  var flatText: String {
    var text = ""
    var previous: TokenSyntax?
    for token in tokens(viewMode: .sourceAccurate) {
      if let previous, !previous.trailingTrivia.isEmpty || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      previous = token
    }
    return text
  }

  /// The range of the bytes without spaces and comments around.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension InheritanceClauseSyntax {
  /// The names of the types, without generic arguments.
  var flatNames: [String] { inheritedTypes.map { $0.type.nameWithoutArguments } }
}

extension TypeSyntax {
  /// The name, with those of enclosing types, without generic arguments and attributes.
  var nameWithoutArguments: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) {
      return type.baseType.nameWithoutArguments + "." + type.name.text
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.nameWithoutArguments }
    return flatText
  }

  /// The type without attributes and specifiers that only parameters have, and with `?` for `!`.
  var valueText: String {
    if let type = self.as(AttributedTypeSyntax.self) {
      let attributes = type.attributes.filter { element in
        element.as(AttributeSyntax.self).map {
          !["escaping", "autoclosure", "noescape"].contains($0.attributeName.flatText)
        } ?? true
      }
      return attributes.map { $0.flatText + " " }.joined() + type.baseType.valueText
    }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.flatText + "?"
    }
    return flatText
  }

  /// A Boolean value that indicates whether a value of the type can be nil.
  var isOptionalType: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || self.as(IdentifierTypeSyntax.self).map { $0.name.text == "Optional" } == true
  }
}

extension AttributeListSyntax {
  /// Returns the attribute of a name.
  func attribute(named name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.as(IdentifierTypeSyntax.self)?.name.text == name }
  }

  /// The name in `@objc(name)`.
  var objcName: String? {
    guard let arguments = attribute(named: "objc")?.arguments else { return nil }
    let name = arguments.flatText.filter { $0 != " " }
    return name.isEmpty ? nil : name
  }

  /// A Boolean value that indicates whether `@available` forbids every use.
  var isUnavailable: Bool {
    contains { element in
      guard let attribute = element.as(AttributeSyntax.self) else {
        return element.is(IfConfigDeclSyntax.self)
      }
      guard attribute.attributeName.flatText == "available" else { return false }
      let words = attribute.arguments?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
      if words.contains("unavailable") || words.contains("obsoleted") { return true }
      // A version of Swift that is not there yet hides a declaration: @available(swift 256).
      guard words.first == "swift", let version = words.dropFirst().first.flatMap(Double.init) else {
        return false
      }
      return version >= 7
    }
  }
}

extension DeclModifierListSyntax {
  /// Returns the modifier of a keyword.
  func modifier(_ keyword: Keyword) -> DeclModifierSyntax? {
    first { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
  }

  /// A Boolean value that indicates whether the member is one of the type itself.
  var isStatic: Bool { modifier(.static) != nil || modifier(.class) != nil }
}

extension FunctionParameterClauseSyntax {
  /// The argument labels; an empty string where there is none.
  var labels: [String] {
    parameters.map { $0.firstName.text == "_" ? "" : $0.firstName.identifierText }
  }
}

extension TokenSyntax {
  /// The text without backticks.
  var identifierText: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}
