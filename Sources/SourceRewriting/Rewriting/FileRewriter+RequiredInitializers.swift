import SwiftSyntax

/// Protocols that ask for `init()` and that classes of UIKit conform to.
///
/// On Apple's systems, every class that `NSObject` is above has the initializer. Swift's classes would have to require
/// it. So the protocol asks for an initializer of another name, which all objects have by way of their class at run
/// time, and the plain one is a member of the protocol's extension that calls it.
extension FileRewriter {
  private static let label = "__required"

  /// Renames the requirement of a protocol, and adds what calls it and what objects meet it by.
  func renameRequiredInitializer(_ node: ProtocolDeclSyntax) {
    guard scopes.count == 1, questions.protocolsOfObjects.contains(node.name.text) else { return }
    for member in node.memberBlock.members {
      guard let initializer = member.decl.as(InitializerDeclSyntax.self), initializer.isPlain else {
        continue
      }
      edits.insert("\(Self.label): ()", at: initializer.signature.parameterClause.rightParen.range.lowerBound)
      let access = node.modifiers.first {
        ["public", "package", "fileprivate", "private"].contains($0.name.text)
      }
      let head = "; \(access.map { $0.name.text + " " } ?? "")extension \(node.name.text) "
      edits.insert(
        head + "{ init() { self.init(\(Self.label): ()) } }" + head
          + "where Self: NSObject { init(\(Self.label): Void) { self.init(__made: ()) } }",
        at: node.range.upperBound)
      namesRuntime = true
      tables.addMaker("")
      return
    }
  }

  /// Returns the initializer by which a class that is no object of UIKit's meets a renamed requirement, or nothing.
  func requiredInitializer(of node: ClassDeclSyntax, _ scope: Scope) -> String {
    guard scope.inherited.contains(where: questions.protocolsOfObjects.contains), !isObject(scope) else {
      return ""
    }
    let access = node.modifiers.first {
      ["open", "public", "package", "fileprivate"].contains($0.name.text) && $0.detail == nil
    }
    let word = access.map { ($0.name.text == "open" ? "public" : $0.name.text) + " " } ?? ""
    return "required \(word)convenience init(\(Self.label): Void) { self.init() }"
  }

  /// Returns whether a class inherits from `NSObject`, as far as the module tells.
  private func isObject(_ scope: Scope) -> Bool {
    let root = questions.root(of: scope.qualified)
    return root == "NSObject" || Self.isSystem(root)
  }
}

extension InitializerDeclSyntax {
  /// A Boolean value that indicates whether it is `init()`.
  var isPlain: Bool {
    signature.parameterClause.parameters.isEmpty && optionalMark == nil && signature.effectSpecifiers == nil
      && genericParameterClause == nil
  }
}
