internal import Foundation
@_spi(Plumb) internal import LayoutCore

/// The part of a view to which margins apply: its text, or the control or image that it is.
@MainActor
struct ContentArea {
  let index: Int
  /// The area in the coordinates of the root.
  let rect: CGRect
  /// The name of the content in messages.
  let words: String
  /// Whether or not the view's own area may span margins from edge to edge: an image's or a control's, but not a
  /// text's.
  let mayFillSides: Bool

  /// Creates the area; nil for views without a restriction: backgrounds, ornaments, containers, and empty views.
  init?(_ index: Int, in tree: LintTree) {
    let node = tree.nodes[index]
    guard node.isShown, node.isPlacedByUser, tree.isUpright(index), tree.opacity(of: index) > 0.05 else {
      return nil
    }
    self.index = index
    let bounds = tree.inRoot(node.view.bounds, of: index)
    guard !bounds.isEmpty else { return nil }
    switch node.view.contentKind {
    case .label,
      .textField where !node.view.shownContent.isFramed:
      // A label with a background is a badge or a pill.
      guard !tree.showsItsOwnArea(index), let text = tree.texts(of: index).first else { return nil }
      (rect, words, mayFillSides) = (text.area, "the text \(text.quoted)", false)
    case .button:
      let parts = node.view.subviews.compactMap { tree.part($0, of: index) }
      guard !parts.isEmpty else { return nil }
      (rect, mayFillSides) = (parts.reduce(.null) { $0.union($1) }, false)
      words = tree.texts(of: index).first.map { "the button \($0.quoted)" } ?? "the picture of a button"
    case .image:
      guard node.view.shownContent.image != nil else { return nil }
      (rect, words, mayFillSides) = (bounds, "a picture", true)
    default:
      guard node.view is UIControl else { return nil }
      // The shadow of a switch, say, may be in a margin.
      let aligned = node.view.alignmentRect(forFrame: node.view.bounds)
      (rect, words, mayFillSides) = (tree.inRoot(aligned, of: index), "a control", true)
    }
  }
}

extension LintTree {
  /// Returns the area of a button's title or image.
  fileprivate func part(_ view: UIView, of button: Int) -> CGRect? {
    guard let index = index(of: view), nodes[index].isShown else { return nil }
    switch view.contentKind {
    case .label: return texts(of: button).first { $0.index == index }?.area
    case .image:
      // An image of the size of the button is its background.
      guard view.shownContent.image != nil, view.frame.size != nodes[button].view.bounds.size else {
        return nil
      }
      return inRoot(view.bounds, of: index)
    default: return nil
    }
  }
}
