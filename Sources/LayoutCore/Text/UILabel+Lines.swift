package import Foundation

/// A line of a label's text as the label draws it, in the label's own coordinates.
package struct LabelLine {
  /// The line's width and height, at its place in the bounds; not rounded.
  package var rect: CGRect
  /// Where the letters stand, on the pixel (F.21).
  package var baseline: CGFloat
  /// The font that the line begins with.
  package var font: UIFont

  /// A line of the given measures.
  package init(rect: CGRect, baseline: CGFloat, font: UIFont) {
    self.rect = rect
    self.baseline = baseline
    self.font = font
  }
}

extension UILabel {
  /// The lines in the present bounds, from top to bottom; none without text. They need no layout.
  package var visibleLines: [LabelLine] {
    let text = placeholder
    let lines = lines(of: text, width: bounds.width, limit: numberOfLines)
    var y = grid.snap(bounds.minY + (bounds.height - size(of: lines).height) / 2, .nearest(.up))
    return lines.map { line in
      defer { y += line.height + line.gap }
      let attributes = text.attributes[line.attributes]
      let free = bounds.width - line.indent - line.width
      var x = bounds.minX + line.indent
      switch attributes.paragraph?.alignment ?? .natural {
      case .natural: x += Self.share(of: free, resolvedAlignment)
      case let alignment: x += Self.share(of: free, alignment)
      }
      return LabelLine(
        rect: CGRect(x: x, y: y, width: line.width, height: line.height),
        baseline: grid.snap(y + line.baseline, .nearest(.up)), font: attributes.font)
    }
  }

  private static func share(of free: CGFloat, _ alignment: NSTextAlignment) -> CGFloat {
    switch alignment {
    case .center: free / 2
    case .right: free
    default: 0
    }
  }
}
