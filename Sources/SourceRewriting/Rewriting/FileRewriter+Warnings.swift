import SwiftParser
import SwiftSyntax

/// Warnings about code that cannot be rewritten, with what to write instead.
extension FileRewriter {
  private static let swizzling: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_addMethod", "class_replaceMethod",
    "object_setClass", "imp_implementationWithBlock", "class_addIvar", "class_addProtocol",
  ]
  private static let inspection: Set<String> = [
    "class_copyMethodList", "class_copyPropertyList", "class_copyIvarList", "class_copyProtocolList",
    "class_getProperty", "class_getInstanceVariable", "object_getIvar", "object_setIvar",
    "objc_copyClassList",
    "objc_getClassList", "objc_allocateClassPair", "objc_registerClassPair", "objc_msgSend",
    "property_getName",
    "property_getAttributes", "ivar_getName", "ivar_getOffset", "protocol_copyMethodDescriptionList",
  ]
  private static let invocations: Set<String> = ["NSInvocation", "NSMethodSignature"]

  /// The functions of Objective-C's run time that Foundation shows on Apple's systems, and UIKit here.
  private static let functions: Set<String> = [
    "object_getClass", "object_getClassName", "class_getName", "class_getSuperclass",
    "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects",
  ]

  /// Warns of functions that exchange methods or look into classes, and of `NSInvocation`.
  func warnOfName(_ name: TokenSyntax) {
    if Self.functions.contains(name.text), uncertainConditions == 0 { namesRuntime = true }
    if Self.swizzling.contains(name.text) {
      warn(
        name,
        "'\(name.text)' has no effect on Linux, where methods cannot be exchanged at run time; override the method "
          + "in a subclass, or call the replacement where the method is called")
    } else if Self.inspection.contains(name.text) {
      warn(
        name,
        "'\(name.text)' does not exist on Linux, where classes do not know their members at run time; use 'Mirror', "
          + "or list what you need")
    } else if Self.invocations.contains(name.text) {
      warn(name, "'\(name.text)' does not exist on Linux; keep a closure that makes the call")
    }
  }

  /// Warns of selectors and keys that begin with an underscore, as Apple's private ones do.
  func warnOfPrivateName(_ node: FunctionCallExprSyntax) {
    let name =
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
    guard let name, Self.namedBy[name.text] != nil else { return }
    for argument in node.arguments where Self.namedBy[name.text]?.contains(argument.label?.text ?? "") == true
    {
      var value = argument.expression
      while let tuple = value.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        value = only.expression
      }
      guard let text = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue, text.hasPrefix("_"),
        let token = value.firstToken(viewMode: .sourceAccurate), !questions.declares(text)
      else { continue }
      warn(
        token,
        "'\(text)' is private to Apple's frameworks and does not exist on Linux; use what UIKit documents, or "
          + "leave it out with '#if !os(Linux)'")
    }
  }

  /// The labels of the arguments that name a selector or a key, by the names of functions.
  private static let namedBy: [String: Set<String>] = [
    "NSSelectorFromString": [""], "Selector": [""], "NSClassFromString": [""],
    "value": ["forKey", "forKeyPath"],
    "setValue": ["forKey", "forKeyPath"],
  ]

  /// Warns of a property whose accessors the run time of Objective-C would provide.
  func warnOfManagedProperty(_ attribute: AttributeSyntax) {
    warn(
      attribute.atSign,
      "'@NSManaged' properties have values on Linux only in layers, since it has no Core Data; reading or setting one "
        + "ends the program, so declare a stored property instead")
  }

  /// Warns of an import of a framework that Linux has not, or of one of Plumb's that the target does not depend on.
  func warnOfForeignModule(_ name: TokenSyntax) {
    let module = name.text
    let remedy =
      ForeignModules.products.contains(module)
      ? "Plumb has a product with its names: add '.product(name: \"\(ForeignModules.product(of: module))\", package: …)' "
        + "to the dependencies of the target"
      : "put it between '#if canImport(\(module))' and '#endif'"
    warn(
      name,
      "'\(module)' does not exist on Linux; the import has no effect, and what needs it is an error where it stands: "
        + remedy)
  }

  /// Keeps a warning about a word.
  func warn(_ token: TokenSyntax, _ message: String) {
    warnings.append(Place(offset: token.positionAfterSkippingLeadingTrivia.utf8Offset, message: message))
  }
}
