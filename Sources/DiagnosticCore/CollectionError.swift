/// A problem of the layout of a collection view, for which UIKit raises an exception or writes a log message.
package enum CollectionError: Hashable, Sendable, CustomStringConvertible {
  /// A size of an item, a header or a footer with a negative length, or one that is no number; it is taken for 0.
  case size(layout: String)
  /// An item of a flow layout that is longer than the lines have room for.
  case itemTooLong(layout: String, isWidth: Bool)
  /// A group of a compositional layout that has no items, so that it can show none.
  case emptyGroup
  /// A dimension of a compositional layout that is negative or no number; it is taken for 0.
  case dimension(String)

  package var description: String {
    switch self {
    case .size(let layout):
      "A size in \(layout) is negative or not a number; it is taken for 0."
    case .itemTooLong(let layout, let isWidth):
      "The behavior of \(layout) is not defined: an item's \(isWidth ? "width" : "height") must not be more than that of "
        + "the collection view without the insets of its section and content."
    case .emptyGroup:
      "A group of a compositional layout has no items; its section shows none."
    case .dimension(let value):
      "A dimension of a compositional layout cannot be \(value); it is taken for 0."
    }
  }
}
