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
    if Self.isObjectiveC(node) || name == "convention" && isConventionOfObjects(node) {
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

  /// Puts accessors behind a property that the run time of Objective-C would provide.
  func giveAccessors(_ node: VariableDeclSyntax) {
    guard let binding = node.bindings.last, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    namesRuntime = true
    let call = "ObjectiveCRuntime.unimplemented(\"\(scopes.last?.qualified ?? "").\(name)\")"
    edits.insert(" { get { \(call) } set { \(call) } }", at: binding.range.upperBound)
  }
}
