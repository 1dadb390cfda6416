internal import Foundation
internal import GraphicsCore
@_spi(Plumb) internal import LayoutCore

/// A visible text, of a view that user code has placed.
@MainActor
struct VisibleText {
  /// The view that draws the text.
  let view: UIView
  /// The index of the view among the nodes of the tree.
  let index: Int
  /// The view that was placed: the same, or the button whose title it is.
  let owner: Int
  let string: String
  let drawn: DrawnText
  /// The bounding boxes of the glyphs of its lines, in the coordinates of the root.
  let letters: [CGRect]

  /// The bounding box of all glyphs, in the coordinates of the root.
  var area: CGRect { letters.reduce(.null) { $0.union($1) } }

  /// The text as in messages, shortened and in quotes.
  ///
  /// Thousands of marks may be one character, so scalars are counted.
  var quoted: String {
    let line = string.split(whereSeparator: \.isNewline).joined(separator: " ").unicodeScalars
    return line.count > 28 ? "“\(String(line.prefix(27)))…”" : "“\(String(line))”"
  }
}

extension LintTree {
  /// The visible upright texts: labels, fields and text views that users placed, and titles of buttons.
  var texts: [VisibleText] {
    if let texts = memory.texts { return texts }
    let made = nodes.indices.compactMap(text)
    memory.texts = made
    memory.textsByOwner = Dictionary(grouping: made, by: \.owner)
    return made
  }

  /// Returns the texts of a view: one, or those of a button.
  func texts(of owner: Int) -> [VisibleText] {
    _ = texts
    return memory.textsByOwner[owner] ?? []
  }

  private func text(_ index: Int) -> VisibleText? {
    let node = nodes[index]
    guard node.isShown, let string = node.view.ownText, let owner = ownerOfText(index), isUpright(index)
    else { return nil }
    let texts = node.view.drawnTexts
    let lines = texts.flatMap(\.lines)
    let letters = lines.compactMap(\.ink)
    guard !letters.isEmpty else { return nil }
    let drawn = DrawnText(lines: lines, isTruncated: texts.contains { $0.isTruncated })
    return VisibleText(
      view: node.view, index: index, owner: owner, string: string, drawn: drawn,
      letters: letters.map { inRoot($0, of: index) })
  }

  private func ownerOfText(_ index: Int) -> Int? {
    if nodes[index].isPlacedByUser || index == 0 { return index }
    // The title of a button is a part of it; those in bars are not placed by users.
    guard let parent = nodes[index].parent, nodes[parent].view.contentKind == .button,
      nodes[parent].isPlacedByUser
    else { return nil }
    return parent
  }
}

extension UIView {
  /// The text that the view draws itself; nil without one.
  fileprivate var ownText: String? {
    guard contentKind != .button else { return nil }
    let content = shownContent
    return [content.text, content.placeholder].compactMap { $0 }.first { !$0.isEmpty }
  }
}
