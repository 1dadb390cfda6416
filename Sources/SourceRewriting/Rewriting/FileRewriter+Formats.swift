import SwiftSyntax

/// Formats that depend on numbers, `String(format: NSLocalizedString("%d cups", comment: ""), arguments: counts)`.
///
/// The run-time part looks such formats up where the compiler prefers its functions to Foundation's: not for an array of
/// arguments, and not for literals.
extension FileRewriter {
  /// Lets the run-time part make the text of a format.
  func rewriteFormat(_ node: FunctionCallExprSyntax) {
    guard isOfUIKit, node.trailingClosure == nil, let format = Self.format(of: node) else { return }
    var rest = node.arguments.dropFirst(format + 1)
    if rest.first?.label?.text == "locale" { rest = rest.dropFirst() }
    if let only = rest.first, let label = only.label {
      guard label.text == "arguments", rest.count == 1 else { return }
      edits.insert("__", at: label.range.lowerBound)
      namesRuntime = true
      return
    }
    for argument in rest where argument.label == nil {
      guard let type = Self.literalType(of: argument.expression) else { continue }
      edits.insert(" as \(type)", at: argument.expression.range.upperBound)
    }
  }

  /// Returns the position of the format among the arguments of a call that makes a text of one.
  private static func format(of node: FunctionCallExprSyntax) -> Int? {
    switch node.calledExpression.flatText {
    case "String", "String.init": node.arguments.first?.label?.text == "format" ? 0 : nil
    case "String.localizedStringWithFormat": node.arguments.first?.label == nil ? 0 : nil
    default: nil
    }
  }

  /// Returns the type of a literal of a number, which the compiler gives it, too.
  private static func literalType(of expression: ExprSyntax) -> String? {
    var value = expression
    if let sign = value.as(PrefixOperatorExprSyntax.self), sign.operator.text == "-" {
      value = sign.expression
    }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    return value.is(FloatLiteralExprSyntax.self) ? "Double" : nil
  }
}
