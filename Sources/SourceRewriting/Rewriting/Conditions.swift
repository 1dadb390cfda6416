import SwiftSyntax

/// The values of compilation conditions for code that is taken for that of a phone's simulator.
enum Conditions {
  /// Returns whether a clause is the one that is compiled, as far as its text says.
  static func isCertain(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let list = clause.parent?.as(IfConfigClauseListSyntax.self) else { return false }
    for other in list {
      let value = other.condition.map(value(of:)) ?? true
      if other.id == clause.id { return value == true }
      if value != false { return false }
    }
    return false
  }

  /// Returns whether a clause is never compiled, as far as its text says.
  static func isImpossible(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let list = clause.parent?.as(IfConfigClauseListSyntax.self) else { return false }
    for other in list {
      let value = other.condition.map(value(of:)) ?? true
      if other.id == clause.id { return value == false }
      if value == true { return true }
    }
    return false
  }

  /// Returns whether the compiler parses a clause only if its condition holds.
  static func isParsed(_ clause: IfConfigClauseSyntax) -> Bool {
    clause.condition.map { $0.flatText.contains("swift") || $0.flatText.contains("compiler") } ?? true
  }

  /// Returns the value of a condition; nil if it depends on the build.
  static func value(of condition: ExprSyntax) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      return value(of: [infix.leftOperand, infix.operator, infix.rightOperand])
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return value(of: not.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      return value(of: only.expression)
    }
    switch condition.flatText {
    case "true", "os(iOS)", "targetEnvironment(simulator)", "canImport(UIKit)", "canImport(Foundation)":
      return true
    case "false", "os(macOS)", "os(tvOS)", "os(watchOS)", "os(visionOS)", "os(OSX)", "os(Windows)",
      "targetEnvironment(macCatalyst)", "canImport(AppKit)":
      return false
    default: return version(condition.flatText)
    }
  }

  /// Returns the value of `swift(>=5.3)` and its like, for versions before the seventh.
  private static func version(_ text: String) -> Bool? {
    guard text.hasSuffix(")"), let start = text.firstIndex(of: "("),
      ["swift", "compiler"].contains(text[..<start].filter { $0 != " " })
    else { return nil }
    let relation = text[start...].dropFirst().dropLast().filter { $0 != " " }
    let isAtLeast = relation.hasPrefix(">=")
    guard isAtLeast || relation.hasPrefix("<") else { return nil }
    guard let major = Int(relation.drop { !$0.isNumber }.prefix { $0.isNumber }), major < 6 else {
      return nil
    }
    return isAtLeast
  }

  private static func value(of elements: [ExprSyntax]) -> Bool? {
    var alternatives: [[Bool?]] = [[]]
    for element in elements {
      switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
      case "||": alternatives.append([])
      case "&&": break
      case nil: alternatives[alternatives.count - 1].append(value(of: element))
      default: return nil
      }
    }
    let values = alternatives.map { terms -> Bool? in
      if terms.contains(false) { return false }
      return terms.contains(nil) ? nil : true
    }
    if values.contains(true) { return true }
    return values.contains(nil) ? nil : false
  }
}

/// Conditions of a phone, which hold here.
extension FileRewriter {
  /// Makes the conditions for iOS and its simulator true.
  ///
  /// `canImport(ObjectiveC)` stays false: packages that ask for it have other code for the Foundation of Linux.
  func rewriteCondition(_ condition: ExprSyntax) {
    var rest = [Syntax(condition)]
    while let node = rest.popLast() {
      if let call = node.as(FunctionCallExprSyntax.self) {
        let text = call.flatText
        if text == "os(iOS)" || text == "targetEnvironment(simulator)" {
          edits.replace(call.range, with: "true", in: bytes)
        }
      } else {
        rest += node.children(viewMode: .sourceAccurate)
      }
    }
  }
}
