import LayoutCore
@_spi(Plumb) import StyleCore

/// The words of the cells in a cell that is being read.
///
/// A cell joins the words of the views in it, which it asks for one property after the other. Words of a cell that is one
/// of these views would be joined for each of them, and the more often the deeper it is: they are kept until the words of
/// the outermost cell are joined.
@MainActor
enum SpokenWords {
  /// The words of the cells in the outermost one; nil while none is being read.
  private static var known: [ObjectIdentifier: (cell: UIView, words: SpokenContent)]?

  /// Returns the words of a cell, which `join` joins.
  static func of(_ cell: UIView, _ join: () -> SpokenContent) -> SpokenContent {
    guard known != nil else {
      known = [:]
      defer { known = nil }
      return join()
    }
    if let words = known?[ObjectIdentifier(cell)]?.words { return words }
    let words = join()
    known?[ObjectIdentifier(cell)] = (cell, words)
    return words
  }
}
