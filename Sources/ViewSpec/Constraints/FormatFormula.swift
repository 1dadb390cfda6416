internal import DiagnosticCore
internal import LayoutCore
import VisualFormatCore

/// A visual format (F.25) in a spec, with all names resolved.
struct FormatFormula: Sendable {
  let text: String
  let options: NSLayoutConstraint.FormatOptions
  /// The views and guides in brackets, by name.
  let items: [String: ConstrainedItem]
  /// The metrics that the format uses, by name.
  let metrics: [String: FormulaValue]
  /// The names of priorities that the format uses (F.2), with their values.
  let priorities: [String: Double]
  /// All items that the format mentions: those in brackets, and the containers of the outermost ones.
  let mentioned: [ConstrainedItem]

  /// Reads a format, whose options are checked when the constraints are created.
  init(
    parsing text: String, options: NSLayoutConstraint.FormatOptions, in scope: ConstraintScope
  ) throws(ExpressionError) {
    guard text.unicodeScalars.count <= Expression.maximumLength else {
      throw ExpressionError(
        "the format is longer than the limit of \(Expression.maximumLength) characters", in: text, at: 0)
    }
    var names = FormatNames(text: text, scope: scope)
    let format: VisualFormat
    do {
      format = try VisualFormat.parse(text)
    } catch {
      throw ExpressionError(error)
    }
    try names.read(format)
    self.text = text
    self.options = options
    items = names.items
    metrics = names.metrics
    priorities = names.priorities
    mentioned = names.mentioned
  }
}

/// A lookup of the names in a visual format, before any view exists.
private struct FormatNames {
  let text: String
  let scope: ConstraintScope
  var items: [String: ConstrainedItem] = [:]
  var metrics: [String: FormulaValue] = [:]
  var priorities: [String: Double] = [:]
  var mentioned: [ConstrainedItem] = []

  init(text: String, scope: ConstraintScope) {
    self.text = text
    self.scope = scope
  }

  mutating func read(_ format: VisualFormat) throws(ExpressionError) {
    for view in format.views {
      let item = try item(named: view.name, at: view.position)
      mentioned.append(item)
      for predicate in view.predicates { try read(predicate, isSize: true) }
    }
    for edge in [format.start, format.end] {
      guard let edge, let item = edge == format.start ? mentioned.first : mentioned.last else { continue }
      if let container = scope.names.container(of: item) {
        mentioned.append(ConstrainedItem(view: container))
      }
      try read(edge.space)
    }
    for space in format.spaces { try read(space) }
  }

  private mutating func read(_ space: VisualFormat.Space) throws(ExpressionError) {
    guard case .predicates(let predicates) = space else { return }
    for predicate in predicates { try read(predicate, isSize: false) }
  }

  private mutating func read(
    _ predicate: VisualFormat.Predicate, isSize: Bool
  ) throws(ExpressionError) {
    switch predicate.object.value {
    case .number(let number): try check(number, at: predicate.object.position)
    case .name(let name):
      if let number = scope.number(named: name) {
        metrics[name] = number
      } else if isSize, scope.names[name] != nil {
        mentioned.append(try item(named: name, at: predicate.object.position))
      } else {
        throw unknownNumber(name, isSize: isSize, at: predicate.object.position)
      }
    }
    guard case .name(let name)? = predicate.priority?.value, let position = predicate.priority?.position
    else { return }
    if let number = scope.number(named: name) {
      metrics[name] = number
    } else if let priority = PriorityName(rawValue: name) {
      priorities[name] = priority.value
    } else {
      let known = PriorityName.allCases.map(\.rawValue) + scope.metrics.keys.sorted()
      throw error("unknown priority \(quoted(name))", didYouMean(name, among: known), at: position)
    }
  }

  private mutating func item(named name: String, at position: Int) throws(ExpressionError) -> ConstrainedItem
  {
    if let item = scope.names[name] {
      items[name] = item
      return item
    }
    if scope.number(named: name) != nil {
      throw error("\(quoted(name)) is a metric, not a view", nil, at: position)
    }
    throw error("unknown view \(quoted(name))", didYouMean(name, among: scope.names.all), at: position)
  }

  private func unknownNumber(_ name: String, isSize: Bool, at position: Int) -> ExpressionError {
    if scope.names[name] != nil {
      return error("\(quoted(name)) is a view, not a number", nil, at: position)
    }
    let metrics = scope.metrics.keys.sorted()
    return error(
      isSize ? "unknown metric or view \(quoted(name))" : "unknown metric \(quoted(name))",
      didYouMean(name, among: isSize ? metrics + scope.names.all : metrics), at: position)
  }

  private func check(_ number: Double, at position: Int) throws(ExpressionError) {
    let limit = EquationFormula.maximumConstant
    guard abs(number) <= limit else {
      throw error("found more than the limit of \(numeral(limit)) points", nil, at: position)
    }
  }

  private func error(_ message: String, _ suggestion: String?, at position: Int) -> ExpressionError {
    ExpressionError(message, suggestion: suggestion, in: text, atCharacter: position)
  }
}

extension ExpressionError {
  /// Creates an error at a place that is counted in characters.
  init(_ message: String, suggestion: String? = nil, in text: String, atCharacter position: Int) {
    self.init(message, suggestion: suggestion, in: text, at: text.prefix(position).utf8.count)
  }

  /// Creates the error of an invalid visual format, in the terms of specs.
  init(_ error: VisualFormatError) {
    let found = error.format.dropFirst(error.position).first.map { quoted(String($0)) } ?? "the end"
    let (message, suggestion): (String, String?) =
      switch error.reason {
      case .expected(let what): ("found \(found), expected \(what)", nil)
      case .trailing: ("found \(found) after the closing |", nil)
      case .unknownView(let name, _), .notAView(let name): ("unknown view \(quoted(name))", nil)
      case .unknownMetric(let name, _), .unknownName(let name): ("unknown metric \(quoted(name))", nil)
      case .metricIsNoNumber(let name): ("the metric \(quoted(name)) is not a finite number", nil)
      case .invalidPriority(let priority): ("found a priority of \(priority), expected 0 to 1000", nil)
      case .noSuperview(let name): ("\(quoted(name)) has no superview, which | refers to", nil)
      case .options(let sentence): (String(sentence.dropLast()), nil)
      }
    self.init(message, suggestion: suggestion, in: error.format, atCharacter: error.position)
  }
}

/// The options of visual formats, named as UIKit names them (F.27).
enum FormatOptionName: String, CaseIterable, Sendable {
  case alignAllLeft, alignAllRight, alignAllTop, alignAllBottom, alignAllLeading, alignAllTrailing
  case alignAllCenterX, alignAllCenterY, alignAllLastBaseline, alignAllFirstBaseline
  case directionLeadingToTrailing, directionLeftToRight, directionRightToLeft
  case spacingEdgeToEdge, spacingBaselineToBaseline

  var option: NSLayoutConstraint.FormatOptions {
    switch self {
    case .alignAllLeft: .alignAllLeft
    case .alignAllRight: .alignAllRight
    case .alignAllTop: .alignAllTop
    case .alignAllBottom: .alignAllBottom
    case .alignAllLeading: .alignAllLeading
    case .alignAllTrailing: .alignAllTrailing
    case .alignAllCenterX: .alignAllCenterX
    case .alignAllCenterY: .alignAllCenterY
    case .alignAllLastBaseline: .alignAllLastBaseline
    case .alignAllFirstBaseline: .alignAllFirstBaseline
    case .directionLeadingToTrailing: .directionLeadingToTrailing
    case .directionLeftToRight: .directionLeftToRight
    case .directionRightToLeft: .directionRightToLeft
    case .spacingEdgeToEdge: .spacingEdgeToEdge
    case .spacingBaselineToBaseline: .spacingBaselineToBaseline
    }
  }
}
