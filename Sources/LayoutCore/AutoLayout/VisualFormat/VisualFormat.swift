package import DiagnosticCore
internal import Foundation

/// What a visual format says (F.25), before anybody looks up its names.
package struct VisualFormat: Hashable, Sendable {
  /// A number or a name, and how many characters stand before it.
  package struct Operand: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
      case number(Double)
      case name(String)
    }

    package let value: Value
    package let position: Int
  }

  /// What a size or space shall be.
  package struct Predicate: Hashable, Sendable {
    package var relation = NSLayoutConstraint.Relation.equal
    package let object: Operand
    package var priority: Operand?
  }

  /// What is between two things that stand side by side.
  package enum Space: Hashable, Sendable {
    /// Nothing: they touch.
    case none
    /// `-`: the system's spacing, or the margin of the superview.
    case standard
    /// As much as several predicates say.
    case predicates([Predicate])
  }

  /// A view with its size along the axis.
  package struct Element: Hashable, Sendable {
    package let name: String
    package let position: Int
    package var predicates: [Predicate] = []
  }

  /// `|`, with the space between it and the view beside it.
  package struct Edge: Hashable, Sendable {
    package let space: Space
    package let position: Int
  }

  package var axis = NSLayoutConstraint.Axis.horizontal
  /// The superview before the first view.
  package var start: Edge?
  /// The views, at least one.
  package var views: [Element] = []
  /// The spaces between them, one fewer.
  package var spaces: [Space] = []
  /// The superview behind the last view.
  package var end: Edge?

  /// Reads a format; what is wrong in it is thrown.
  package static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    try VisualFormatParser.parse(format)
  }
}
