public import Foundation
public import GraphicsCore
import StyleCore
import Text

/// A line of a paragraph.
///
/// Coordinates are in points from the upper left corner of its layout fragment, y down.
open class NSTextLineFragment: NSObject {
  private let text: NSAttributedString
  private let range: NSRange
  private let layout: TextLayout
  private let styled: StyledText
  private let line: Int?
  private let bounds: CGRect
  /// The index in the layout's text of the first character of `attributedString`.
  private let start: Int
  /// The place of the layout's origin in the fragment.
  private let origin: CGPoint

  /// Creates a line with a range of a text.
  public init(attributedString: NSAttributedString, range: NSRange) {
    text = attributedString
    let length = attributedString.length
    let first = max(0, min(range.location, length))
    self.range = NSRange(location: first, length: max(0, min(range.end, length) - first))
    styled = StyledText(
      attributedString.attributedSubstring(from: self.range),
      StyledText.Defaults(font: .systemFont(ofSize: 12), usesFontLeading: true))
    layout = TextLayout(styled.text, limits: TextLayout.Limits(maximumLines: 1))
    (line, start, origin) = (layout.lines.isEmpty ? nil : 0, -first, .zero)
    bounds = CGRect(
      x: 0, y: 0, width: layout.size.width, height: layout.lines.first?.height ?? 0)
  }

  /// Creates a line with a range of a text with the same attributes everywhere.
  public convenience init(
    string: String, attributes: [NSAttributedString.Key: Any], range: NSRange
  ) {
    self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
  }

  /// Creates an empty line.
  ///
  /// Differs from UIKit: nothing is read from `aDecoder`.
  public required convenience init?(coder aDecoder: NSCoder) {
    self.init(attributedString: NSAttributedString(string: ""), range: NSRange(location: 0, length: 0))
  }

  /// Creates a line of a container.
  ///
  /// - Parameters:
  ///   - filled: The text in its lines.
  ///   - number: The line.
  ///   - paragraph: The text of its paragraph, which starts at `start`.
  ///   - start: The offset of the paragraph.
  ///   - corner: The upper left corner of the layout fragment.
  init(
    _ filled: FilledContainers, _ number: FilledLine, _ paragraph: NSAttributedString, _ start: Int,
    _ corner: CGPoint
  ) {
    text = paragraph
    range = NSRange(location: number.range.lowerBound - start, length: number.range.count)
    (layout, styled, line, self.start) = (filled.layout, filled.styled, number.index, start)
    origin = CGPoint(x: filled.inset - corner.x, y: -corner.y)
    let own = layout.lines[number.index]
    bounds = CGRect(
      x: own.x + origin.x, y: number.rect.minY + origin.y, width: own.width, height: number.rect.height)
  }

  /// The text of the paragraph.
  open var attributedString: NSAttributedString { text }
  /// The range of the line in `attributedString`.
  open var characterRange: NSRange { range }
  /// The area of the line with the spacing around it.
  open var typographicBounds: CGRect { bounds }

  /// The place of the first glyph on the baseline, from the corner of `typographicBounds`.
  open var glyphOrigin: CGPoint {
    guard let line else { return .zero }
    let own = layout.lines[line]
    return CGPoint(x: own.x + origin.x - bounds.minX, y: own.baseline + origin.y - bounds.minY)
  }

  /// Draws the line into a context, with the corner of `typographicBounds` at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard let line else { return }
    let traits = UITraitCollection.current
    let painter = TextPainter(
      styled, layout, color: .label, traits: traits,
      grid: PixelGrid(scale: context.target == nil ? traits.displayScale : context.scale))
    let corner = CGPoint(x: point.x - bounds.minX + origin.x, y: point.y - bounds.minY + origin.y)
    let whole = layout.lines[line].range
    let contexts = GraphicsContexts.current
    contexts.push(context)
    painter.forEachBackground(ofLine: line, in: whole) { _, rect, color in
      context.setFillColor(color.cgColor(resolvedWith: traits))
      context.fill(painter.onPixels(rect.offsetBy(dx: corner.x, dy: corner.y)))
    }
    painter.drawGlyphs(ofLine: line, in: whole, at: corner, in: context)
    contexts.pop()
  }

  /// Returns the place of a character of `attributedString` on the baseline, from the corner of `typographicBounds`.
  open func locationForCharacter(at index: Int) -> CGPoint {
    guard let line else { return .zero }
    let own = layout.lines[line]
    let positions = layout.positions(ofLine: line)
    let place = max(
      0, min(max(0, min(index, text.length)) + start - own.range.lowerBound, positions.count - 1))
    return CGPoint(x: positions[place] + origin.x - bounds.minX, y: glyphOrigin.y)
  }

  /// Returns the character of `attributedString` whose start is nearest to a point in the line.
  open func characterIndex(for point: CGPoint) -> Int { nearest(to: point).index }

  /// Returns the share of the width of the character at a point that is before the point.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat { nearest(to: point).fraction }

  private func nearest(to point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard let line else { return (range.location, 0) }
    let own = layout.lines[line]
    let x = point.x + bounds.minX - origin.x
    guard let character = layout.character(at: x, inLine: line) else {
      return (layout.offset(nearest: x, inLine: line) - start, 0)
    }
    let edges = layout.edges(ofLine: line)[
      character.lowerBound - own.range.lowerBound..<character.upperBound - own.range.lowerBound]
    guard let first = edges.first, let last = edges.last else { return (character.lowerBound - start, 0) }
    let width = last.end - first.start
    return (character.lowerBound - start, width == 0 ? 0 : max(0, min((x - first.start) / width, 1)))
  }
}
