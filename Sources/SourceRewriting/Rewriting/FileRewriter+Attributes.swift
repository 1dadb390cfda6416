import SwiftSyntax

/// The attributes that only Objective-C has.
extension FileRewriter {
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable",
    "NSManaged", "GKInspectable", "NSCopying",
  ]

  /// Returns whether only Objective-C has an attribute.
  static func isObjectiveC(_ node: AttributeSyntax) -> Bool {
    node.attributeName.as(IdentifierTypeSyntax.self).map { attributes.contains($0.name.text) } == true
  }

  /// Takes away an attribute that only Objective-C has, and puts `@main` for the two older names.
  func blankAttribute(_ node: AttributeSyntax) {
    guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { return }
    // A wrapped variable of a preview's closure needs no type of its own here.
    if Self.isObjectiveC(node) || name == "Previewable" || name == "convention" && isConventionOfObjects(node)
    {
      edits.blank(node.range, in: bytes)
    } else if name == "UIApplicationMain" || name == "NSApplicationMain" {
      edits.replace(node.range, with: "@main", in: bytes)
    }
  }

  /// Returns whether a convention is that of blocks, or of functions whose arguments no C function has.
  private func isConventionOfObjects(_ node: AttributeSyntax) -> Bool {
    guard let convention = node.arguments?.flatText else { return false }
    if convention == "block" { return true }
    let type = node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
    return convention == "c"
      && type?.parameters.contains { ["AnyObject", "Selector"].contains($0.type.flatText) } == true
  }

  /// Returns whether a class inherits from one of Core Animation's layers, which keep values by key.
  func isLayer(_ scope: Scope) -> Bool {
    let root = questions.root(of: scope.qualified)
    return root.hasPrefix("CA") && root.hasSuffix("Layer")
  }

  /// Puts accessors behind a property that the run time of Objective-C would provide.
  func giveAccessors(_ node: VariableDeclSyntax) {
    guard let binding = node.bindings.last, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    else { return }
    namesRuntime = true
    let isWeak = node.modifiers.contains { ["weak", "unowned"].contains($0.name.text) }
    let setter = "ObjectiveCRuntime.setManaged\(isWeak ? "Weakly" : "")(newValue, of: self, \"\(name)\")"
    edits.insert(
      " { get { ObjectiveCRuntime.managed(self, \"\(name)\") } set { \(setter) } }",
      at: binding.range.upperBound)
  }
}
