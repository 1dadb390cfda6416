package import DiagnosticCore
internal import Foundation
package import LayoutCore

/// The content of a visual format (F.25), before its names are resolved.
package struct VisualFormat: Hashable, Sendable {
  /// A number or a name, and the number of characters before it.
  package struct Operand: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
      case number(Double)
      case name(String)
    }

    package let value: Value
    package let position: Int
  }

  /// The required size or spacing.
  package struct Predicate: Hashable, Sendable {
    package var relation = NSLayoutConstraint.Relation.equal
    package let object: Operand
    package var priority: Operand?
  }

  /// The space between two neighbours.
  package enum Space: Hashable, Sendable {
    /// No space.
    case none
    /// The space of `-`: the system's spacing, or the margin of the superview.
    case standard
    /// The space of one or several predicates.
    case predicates([Predicate])
  }

  /// A view with its size along the axis.
  package struct Element: Hashable, Sendable {
    package let name: String
    package let position: Int
    package var predicates: [Predicate] = []
  }

  /// An edge `|`, with the space between it and the view beside it.
  package struct Edge: Hashable, Sendable {
    package let space: Space
    package let position: Int
  }

  package var axis = NSLayoutConstraint.Axis.horizontal
  /// The superview before the first view.
  package var start: Edge?
  /// The views, at least one.
  package var views: [Element] = []
  /// The spaces between the views, one fewer.
  package var spaces: [Space] = []
  /// The superview after the last view.
  package var end: Edge?

  /// Parses a format, and throws a mistake in it.
  package static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    try VisualFormatParser.parse(format)
  }
}
