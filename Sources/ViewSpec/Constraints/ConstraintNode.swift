internal import LayoutCore
import VisualFormatCore

/// A checked entry of a spec's `constraints`.
struct ConstraintNode: Sendable {
  /// The content of an entry.
  enum Content: Sendable {
    case equation(EquationFormula)
    case format(FormatFormula)
  }

  let content: Content
  /// The identifier of the constraints, which warnings show.
  let identifier: String?
  /// The element of the constraint's text, for errors.
  let element: JSONElement
  /// The byte of the document at which the object of the enclosing view begins.
  var viewOffset = 0
  /// Whether or not the constraint relates an item to its container.
  var isInContainer = false

  /// The text of the constraint in the spec.
  var text: String {
    switch content {
    case .equation(let equation): equation.text
    case .format(let format): format.text
    }
  }

  /// The numbers of the views that the entry mentions.
  var mentionedViews: [Int] {
    switch content {
    case .equation(let equation): equation.terms.map(\.item.view)
    case .format(let format): format.mentioned.map(\.view)
    }
  }

  /// Returns whether or not an equation relates a view or guide to its container.
  func relatesContainer(among names: ItemNames) -> Bool {
    if case .equation(let equation) = content { equation.relatesContainer(among: names) } else { false }
  }

  /// The metrics that the entry uses.
  var metrics: [Int] {
    switch content {
    case .equation(let equation): equation.values.metrics
    case .format(let format): format.metrics.values.metrics
    }
  }

  /// Reads an entry: a constraint or a visual format, as a string or as an object with further keys.
  init(_ element: JSONElement, in scope: ConstraintScope) throws(DocumentError) {
    switch element.value.content {
    case .string(let text):
      self.element = element
      identifier = nil
      content =
        try ConstraintText.isVisualFormat(text)
        ? .format(ConstraintNode.format(text, [], at: element, scope))
        : .equation(ConstraintNode.equation(text, at: element, scope))
    case .object:
      if let format = element.member(ConstraintKeys.format) {
        let reader = try element.object(ConstraintKeys.ofFormats)
        identifier = try reader.optional(ConstraintKeys.identifier)
        self.element = format
        let text = try reader.required(ConstraintKeys.format)
        let options = try reader.optional(ConstraintKeys.options) ?? []
        content = .format(try ConstraintNode.format(text, options, at: format, scope))
      } else {
        let reader = try element.object(ConstraintKeys.ofWords)
        identifier = try reader.optional(ConstraintKeys.identifier)
        self.element = element.member(ConstraintKeys.constraint) ?? element
        let text = try reader.required(ConstraintKeys.constraint)
        content = .equation(try ConstraintNode.equation(text, at: self.element, scope))
      }
    default:
      throw element.mismatch(
        "a constraint in quotes, a visual format in quotes, or an object with \"constraint\" or \"format\"")
    }
  }

  private static func equation(
    _ text: String, at element: JSONElement, _ scope: ConstraintScope
  ) throws(DocumentError) -> EquationFormula {
    do {
      return try EquationFormula(parsing: text, in: scope)
    } catch {
      throw element.problem(error, showsPlace: true)
    }
  }

  private static func format(
    _ text: String, _ options: NSLayoutConstraint.FormatOptions, at element: JSONElement,
    _ scope: ConstraintScope
  ) throws(DocumentError) -> FormatFormula {
    do {
      return try FormatFormula(parsing: text, options: options, in: scope)
    } catch {
      throw element.problem(error, showsPlace: true)
    }
  }
}

extension SpecValue<NSLayoutConstraint.FormatOptions> {
  /// One option of a visual format, or an array of options.
  static var formatOptions: SpecValue {
    let names = ValueShape.choice(FormatOptionName.allCases.map(\.rawValue))
    return SpecValue(.either([names, .array(names, limit: nil)])) { element, _ throws(DocumentError) in
      guard case .array = element.value.content else {
        return try element.option(FormatOptionName.self).option
      }
      var options: NSLayoutConstraint.FormatOptions = []
      for element in try element.array() {
        options.formUnion(try element.option(FormatOptionName.self).option)
      }
      return options
    }
  }
}
