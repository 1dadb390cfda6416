internal import Foundation

/// What a visual format says (F.25), before anybody looks up its names.
struct VisualFormat: Hashable {
  /// A number or a name, and how many characters stand before it.
  struct Operand: Hashable {
    enum Value: Hashable {
      case number(Double)
      case name(String)
    }

    let value: Value
    let position: Int
  }

  /// What a size or space shall be.
  struct Predicate: Hashable {
    var relation = NSLayoutConstraint.Relation.equal
    let object: Operand
    var priority: Operand?
  }

  /// What is between two things that stand side by side.
  enum Space: Hashable {
    /// Nothing: they touch.
    case none
    /// `-`: the system's spacing, or the margin of the superview.
    case standard
    /// As much as several predicates say.
    case predicates([Predicate])
  }

  /// A view with its size along the axis.
  struct Element: Hashable {
    let name: String
    let position: Int
    var predicates: [Predicate] = []
  }

  /// `|`, with the space between it and the view beside it.
  struct Edge: Hashable {
    let space: Space
    let position: Int
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The superview before the first view.
  var start: Edge?
  /// The views, at least one.
  var views: [Element] = []
  /// The spaces between them, one fewer.
  var spaces: [Space] = []
  /// The superview behind the last view.
  var end: Edge?
}
