internal import LayoutCore
import VisualFormatCore

/// The distances that a constraint or a visual format contains as numbers.
struct ConstraintDistances {
  private(set) var all: [LiteralLength] = []
  private let node: ConstraintNode
  private let document: JSONDocument

  init(_ node: ConstraintNode, in document: JSONDocument) {
    self.node = node
    self.document = document
    switch node.content {
    case .equation(let equation): read(equation)
    case .format(let format): read(format)
    }
  }

  private mutating func add(
    _ number: Double, _ meaning: LiteralLength.Meaning, _ axis: LiteralLength.Axis, at offset: Int
  ) {
    all.append(
      LiteralLength(
        points: abs(number), meaning: meaning, axes: [axis],
        place: document.place(at: document.offset(in: node.element, of: offset)),
        statement: document.place(at: node.element.value.offset), view: document.place(at: node.viewOffset)))
  }

  /// Reads an equation between two edges.
  ///
  /// `title.leading == icon.trailing + 8` is a spacing, `title.leading == superview.leading + 16` an inset.
  private mutating func read(_ equation: EquationFormula) {
    guard let sides = equation.plainSides, equation.terms.count == 2 else { return }
    let (first, second) = (equation.terms[0], equation.terms[1])
    guard let edge = Edge(first.attribute), let other = Edge(second.attribute), edge.axis == other.axis else {
      return
    }
    if edge == other, node.isInContainer {
      add(sides.number, .inset, edge.axis, at: sides.offset)
    } else if edge != other, !node.isInContainer {
      add(sides.number, .spacing, edge.axis, at: sides.offset)
    }
  }

  private mutating func read(_ format: FormatFormula) {
    guard let parsed = try? VisualFormat.parse(format.text) else { return }
    let axis: LiteralLength.Axis = parsed.axis == .horizontal ? .horizontal : .vertical
    for edge in [parsed.start, parsed.end] {
      if let edge { read(edge.space, .inset, axis, format.text) }
    }
    for space in parsed.spaces { read(space, .spacing, axis, format.text) }
  }

  private mutating func read(
    _ space: VisualFormat.Space, _ meaning: LiteralLength.Meaning, _ axis: LiteralLength.Axis, _ text: String
  ) {
    guard case .predicates(let predicates) = space else { return }
    for predicate in predicates where predicate.relation == .equal {
      guard case .number(let number) = predicate.object.value else { continue }
      add(number, meaning, axis, at: text.prefix(predicate.object.position).utf8.count)
    }
  }

  /// An edge from which distances are measured.
  private enum Edge {
    case left, right, leading, trailing, top, bottom

    init?(_ attribute: NSLayoutConstraint.Attribute) {
      switch attribute {
      case .left: self = .left
      case .right: self = .right
      case .leading: self = .leading
      case .trailing: self = .trailing
      case .top: self = .top
      case .bottom: self = .bottom
      default: return nil
      }
    }

    var axis: LiteralLength.Axis { self == .top || self == .bottom ? .vertical : .horizontal }
  }
}

extension EquationFormula {
  /// The number in `first == second + number`.
  struct PlainSides {
    let number: Double
    /// The byte offset of the number in the text.
    let offset: Int
  }

  /// The number of an equation of this form, or nil for any other constraint.
  var plainSides: PlainSides? {
    guard isEquality, isLeftBare, let sum = WrittenSum(rightExpression),
      sum.references.count == 1
    else { return nil }
    return PlainSides(number: sum.number, offset: sum.offset)
  }
}
