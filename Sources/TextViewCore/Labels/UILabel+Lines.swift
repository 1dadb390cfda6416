package import Foundation
import LayerCore
import LayoutCore
package import StyleCore
import Text

/// A line of a label's text as the label draws it, in the label's own coordinates.
package struct LabelLine {
  /// The line's rectangle in the bounds; not rounded.
  package var rect: CGRect
  /// The y-coordinate of the baseline, on the pixel (F.21).
  package var baseline: CGFloat
  /// The font at the beginning of the line.
  package var font: UIFont

  /// Creates a line of the given measures.
  package init(rect: CGRect, baseline: CGFloat, font: UIFont) {
    self.rect = rect
    self.baseline = baseline
    self.font = font
  }
}

extension UILabel {
  /// The lines in the present bounds, from top to bottom; none without text.
  ///
  /// The view needs no layout before.
  package var visibleLines: [LabelLine] {
    guard !labelText.isEmpty else { return [] }
    let layout = labelText.layout(in: bounds.size, isRightToLeft: isRightToLeft)
    let top = labelText.top(of: layout, in: bounds, grid)
    return layout.lines.map { line in
      LabelLine(
        rect: CGRect(x: bounds.minX + line.x, y: top + line.top, width: line.width, height: line.height),
        baseline: grid.snap(top + line.baseline, .nearest(.up)), font: font(at: line.range.lowerBound))
    }
  }

  /// Whether or not the present bounds are too small for the text: some of it is not drawn, or beyond the edges.
  var lacksRoom: Bool {
    guard !labelText.isEmpty else { return false }
    let layout = labelText.layout(in: bounds.size, isRightToLeft: isRightToLeft)
    return layout.isTruncated || layout.lines.contains { $0.width > bounds.width + 1e-6 }
  }

  private func font(at index: Int) -> UIFont {
    guard let attributed = content.attributed, index < attributed.length else { return content.font }
    return unsafe attributed.attribute(.font, at: index, effectiveRange: nil) as? UIFont ?? content.font
  }

  /// The distances of the baselines from the top and the bottom of a label as high as its text, on the pixel (F.21).
  var textBaselines: (first: CGFloat?, last: CGFloat) {
    let layout = labelText.layout(
      in: CGSize(width: bounds.width, height: 0), isRightToLeft: isRightToLeft)
    guard !labelText.isEmpty, let first = layout.lines.first, let last = layout.lines.last else {
      let height = grid.snap(font.lineHeight, .ceil)
      let baseline = grid.snap(font.ascender, .nearest(.up))
      return (baseline, height - baseline)
    }
    let height = grid.snap(layout.size.height, .ceil)
    return (
      grid.snap(first.baseline, .nearest(.up)), height - grid.snap(height - last.descent, .nearest(.up))
    )
  }

  func fittingSize(width: CGFloat) -> CGSize {
    let isLimited = width > 0 && numberOfLines != 1
    return shownTextSize(width: isLimited ? width : .greatestFiniteMagnitude, limit: numberOfLines)
  }

  /// Returns the rectangle of the text in `bounds`.
  ///
  /// The size is rounded up once to the pixel, the sum of the lines and not each of them (C.5), and no larger than the
  /// bounds (K.3, K.4); lines that are too high together begin above them (C.11).
  func fittedTextRect(in bounds: CGRect, limit: Int) -> CGRect {
    var size = labelText.size(width: bounds.width, limit: limit, isRightToLeft: isRightToLeft)
    if size.width > bounds.width + 1e-6 {
      size.width = labelText.cutWidth(in: bounds.width, isRightToLeft: isRightToLeft)
    }
    size = grid.snap(size, .ceil)
    let lacking = max(0, size.height - bounds.height)
    let y = lacking > 0 ? grid.snap(bounds.minY - lacking / 2, .nearest(.up)) : bounds.minY
    return CGRect(
      x: bounds.minX, y: y, width: min(size.width, bounds.width), height: size.height - lacking)
  }

  /// The distance from the top of the bounds to the baseline of the first line, on the pixel (F.21).
  package var firstBaselineOffset: CGFloat {
    let layout = labelText.layout(in: bounds.size, isRightToLeft: isRightToLeft)
    let top = (bounds.height - grid.snap(layout.size.height, .ceil)) / 2
    return grid.snap(top + (layout.lines.first?.baseline ?? font.ascender), .nearest(.up))
  }

  func drawContent(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !labelText.isEmpty else { return }
    labelText.styled(isRightToLeft: isRightToLeft).reportMissingGlyphs(of: layer.diagnosticName)
    labelText.draw(
      in: rect, isRightToLeft: isRightToLeft, traits: traitCollection, grid: grid, context: context)
  }
}
