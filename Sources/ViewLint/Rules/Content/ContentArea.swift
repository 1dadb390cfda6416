internal import ControlCore
internal import Foundation
internal import LayoutCore
internal import TextViewCore

/// What of a view margins are for: its letters, or the control or picture that it is.
@MainActor
struct ContentArea {
  let index: Int
  /// In the coordinates of the root.
  let rect: CGRect
  /// What messages call it.
  let words: String
  /// Whether the view's own area may lie in margins from edge to edge: a picture's, or a control's, but not a text's.
  let mayFillSides: Bool

  /// Nil for what may lie anywhere: grounds, ornaments, containers, and what shows nothing.
  init?(_ index: Int, in tree: LintTree) {
    let node = tree.nodes[index]
    guard node.isShown, node.isPlacedByUser, tree.isUpright(index), tree.opacity(of: index) > 0.05 else {
      return nil
    }
    self.index = index
    let bounds = tree.inRoot(node.view.bounds, of: index)
    guard !bounds.isEmpty else { return nil }
    switch node.view {
    case let view
    where view is UILabel || (view as? UITextField)?.borderStyle == UITextField.BorderStyle.none:
      // What has a ground of its own is a badge or a pill.
      guard !tree.showsItsOwnArea(index), let text = tree.texts(of: index).first else { return nil }
      (rect, words, mayFillSides) = (text.area, "the text \(text.quoted)", false)
    case is UIButton:
      let parts = node.view.subviews.compactMap { tree.part($0, of: index) }
      guard !parts.isEmpty else { return nil }
      (rect, mayFillSides) = (parts.reduce(.null) { $0.union($1) }, false)
      words = tree.texts(of: index).first.map { "the button \($0.quoted)" } ?? "the picture of a button"
    case is UIControl:
      (rect, words, mayFillSides) = (bounds, "a control", true)
    case let view as UIImageView:
      guard view.image != nil else { return nil }
      (rect, words, mayFillSides) = (bounds, "a picture", true)
    default: return nil
    }
  }
}

extension LintTree {
  /// The area of a button's title or image.
  fileprivate func part(_ view: UIView, of button: Int) -> CGRect? {
    guard let index = index(of: view), nodes[index].isShown else { return nil }
    switch view {
    case is UILabel: return texts(of: button).first { $0.index == index }?.area
    case let image as UIImageView:
      // A picture as large as the button is its ground.
      guard image.image != nil, image.frame.size != nodes[button].view.bounds.size else { return nil }
      return inRoot(image.bounds, of: index)
    default: return nil
    }
  }
}
