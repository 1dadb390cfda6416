import SwiftSyntax

/// Calls of optional requirements, `delegate?.view?(self, didSelect: 3)`.
extension FileRewriter {
  /// Rewrites the call of a requirement that may not be implemented.
  ///
  /// Those of the module's protocols are called by the method that the protocol's extension has for it. Those of other
  /// modules are plain requirements with defaults here: their reference becomes optional, so that the call stays as it is.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    let mark: TokenSyntax
    let called: ExprSyntax
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (mark, called) = (chain.questionMark, chain.expression)
    } else if let force = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (mark, called) = (force.exclamationMark, force.expression)
    } else {
      return
    }
    guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.argumentNames == nil
    else { return }
    let isPlain = node.arguments.allSatisfy { $0.label == nil }
    if isPlain, Self.requirementsWithClosures.contains(member.declName.baseName.identifierText) {
      edits.replaceExactly(mark.range, with: "")
      return
    }
    guard node.leftParen != nil else { return }
    let isForced = mark.text == "!"
    let name = member.declName.baseName
    let labels = node.arguments.map { $0.label.map { $0.text == "_" ? "" : $0.identifierText } ?? "" }
    let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
    let requirements = questions.optionalRequirements(base: name.identifierText).filter {
      $0.count == labels.count + closures && Array($0.prefix(labels.count)) == labels
    }
    let isLabelled = labels.contains { !$0.isEmpty }
    if !requirements.isEmpty, isLabelled || !questions.isProperty(name.identifierText) {
      castAnyObject(base, name.identifierText)
      edits.replaceExactly(mark.range, with: "")
      if isForced { return }
      edits.insert(Self.optionalPrefix, at: name.range.lowerBound)
      if goesOn(node) { edits.insert("?", at: node.range.upperBound) }
    } else if closures == 0, isLabelled {
      if isForced {
        narrowDelegate(base, name.identifierText, labels, mark: "!")
        edits.blank(mark.range, in: bytes)
        return
      }
      edits.insert("(", at: base.range.lowerBound)
      narrowDelegate(base, name.identifierText, labels, mark: "?")
      let names = labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()
      edits.replaceExactly(mark.range, with: "(\(names)) as Optional)?")
      for argument in node.arguments {
        guard let label = argument.label, let colon = argument.colon else { continue }
        edits.blank(label.range, in: bytes)
        edits.blank(colon.range, in: bytes)
      }
    } else if closures == 0, !isForced, !labels.isEmpty,
      isDelegate(base) || Self.isRequirementOfUIKit(name.identifierText),
      !questions.isProperty(name.identifierText)
    {
      edits.insert("(", at: base.range.lowerBound)
      narrowDelegate(base, name.identifierText, labels, mark: "?")
      edits.replaceExactly(mark.range, with: " as Optional)?")
    }
  }

  /// The optional requirements of UIKit's protocols that people call with nothing but a closure.
  private static let requirementsWithClosures: Set<String> = ["addAnimations", "addCompletion"]

  /// The beginnings of the names of optional requirements of UIKit's protocols whose parameters have no labels.
  private static let subjects = [
    "application", "gestureRecognizer", "presentationController", "scene", "scrollView", "searchBar",
    "textField", "textView",
  ]

  /// Returns whether a name is that of a requirement of UIKit, `scrollViewDidScroll`, on whatever it is called.
  private static func isRequirementOfUIKit(_ name: String) -> Bool {
    subjects.contains { subject in
      name.hasPrefix(subject)
        && ["Did", "Will", "Should"].contains { name.dropFirst(subject.count).hasPrefix($0) }
    }
  }

  /// Casts a property of any object to the protocol of a method that is called on it.
  private func castAnyObject(_ base: ExprSyntax, _ method: String) {
    let chain = base.as(OptionalChainingExprSyntax.self)
    let value = chain?.expression ?? base
    let name =
      value.as(DeclReferenceExprSyntax.self)?.baseName
      ?? value.as(MemberAccessExprSyntax.self)?.declName.baseName
    guard let name else { return }
    let type = questions.protocolOfCall(method, on: name.identifierText)
    guard !type.isEmpty else { return }
    edits.insert("(", at: value.range.lowerBound)
    edits.insert(" as? any \(type))" + (chain == nil ? "?" : ""), at: value.range.upperBound)
  }

  /// Returns whether an expression is named as delegates and data sources are.
  func isDelegate(_ base: ExprSyntax) -> Bool {
    let name = base.flatText.lowercased()
    return ["delegate", "datasource", "target"].contains { name.contains($0) }
  }

  /// Returns whether members of the call's result are used.
  private func goesOn(_ node: FunctionCallExprSyntax) -> Bool {
    guard let parent = node.parent else { return false }
    if let member = parent.as(MemberAccessExprSyntax.self) { return member.base?.id == node.id }
    if let call = parent.as(FunctionCallExprSyntax.self) { return call.calledExpression.id == node.id }
    if let call = parent.as(SubscriptCallExprSyntax.self) { return call.calledExpression.id == node.id }
    return false
  }
}
