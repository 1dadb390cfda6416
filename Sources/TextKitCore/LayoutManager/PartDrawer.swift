import Foundation
import GraphicsCore
import Paths
import StyleCore
import Text

/// A drawer that has a layout manager draw the parts of the runs of a line by its methods.
struct PartDrawer: TextPartDrawing {
  private let manager: NSLayoutManager
  private let painter: TextPainter
  private let line: FilledLine?
  private let origin: CGPoint
  private let context: CGContext

  init(_ manager: NSLayoutManager, _ painter: TextPainter, line: Int, origin: CGPoint, _ context: CGContext) {
    (self.manager, self.painter, self.origin, self.context) = (manager, painter, origin, context)
    self.line = manager.filled.lines.first { $0.index == line }
  }

  func drawLetters(_ run: TextRun, at origin: CGPoint) {
    let text = manager.filled.styled.string as NSString
    guard !run.isEllipsis, run.range.upperBound <= text.length, !run.range.isEmpty else {
      return painter.fillLetters(of: run, at: origin, in: context)
    }
    let glyphs = run.range.map { text.character(at: $0) }
    // A character whose glyph another one has is where that is.
    var place = CGPoint(x: origin.x + run.x, y: origin.y + run.baseline)
    let known = Dictionary(run.glyphs.map { ($0.index, $0.origin) }, uniquingKeysWith: { first, _ in first })
    let positions = run.range.map { index in
      if let point = known[index] { place = CGPoint(x: origin.x + point.x, y: origin.y + point.y) }
      return place
    }
    let attributes =
      unsafe manager.textStorage?.attributes(at: run.range.lowerBound, effectiveRange: nil) ?? [:]
    let shown = NSLayoutManager.ShownRun(
      painter: painter, run: run, origin: origin, first: positions[0], range: run.range)
    manager.shownRun = shown
    unsafe glyphs.withUnsafeBufferPointer { glyphs in
      unsafe positions.withUnsafeBufferPointer { positions in
        guard let first = glyphs.baseAddress, let place = positions.baseAddress else { return }
        unsafe manager.showCGGlyphs(
          first, positions: place, count: glyphs.count,
          font: attributes[.font] as? UIFont ?? manager.defaults.font, textMatrix: .identity,
          attributes: attributes, in: context)
      }
    }
    manager.shownRun = nil
  }

  func drawUnderline(_ run: TextRun, _ style: NSUnderlineStyle) {
    guard let line else { return }
    manager.underlineGlyphRange(
      NSRange(run.range), underlineType: style, lineFragmentRect: line.rect,
      lineFragmentGlyphRange: NSRange(line.range), containerOrigin: origin)
  }

  func drawStrikethrough(_ run: TextRun, _ style: NSUnderlineStyle) {
    guard let line else { return }
    manager.strikethroughGlyphRange(
      NSRange(run.range), strikethroughType: style, lineFragmentRect: line.rect,
      lineFragmentGlyphRange: NSRange(line.range), containerOrigin: origin)
  }
}

extension NSLayoutManager {
  /// The run whose letters are drawn.
  struct ShownRun {
    let painter: TextPainter
    let run: TextRun
    let origin: CGPoint
    /// The place of the first glyph.
    let first: CGPoint
    let range: Range<Int>
  }

  /// Fills the letters of the run that is drawn, moved with its first glyph.
  func showLetters(at place: CGPoint, in context: CGContext) {
    guard let shownRun, place.x.isFinite, place.y.isFinite else { return }
    let origin = CGPoint(
      x: shownRun.origin.x + place.x - shownRun.first.x, y: shownRun.origin.y + place.y - shownRun.first.y)
    shownRun.painter.fillLetters(of: shownRun.run, at: origin, in: context)
  }

  /// Draws lines under or through glyphs of a line.
  func drawDecoration(
    _ style: NSUnderlineStyle, isUnderline: Bool, _ range: NSRange, lineRange: NSRange, origin: CGPoint
  ) {
    guard let context = UIGraphicsGetCurrentContext(), range.length > 0 else { return }
    let filled = filled
    guard let number = filled.line(at: lineRange.location) else { return }
    let painter = TextPainter(
      filled.styled, filled.layout, color: plainColor, traits: UITraitCollection.current,
      grid: grid(of: context))
    painter.drawDecoration(
      style, isUnderline: isUnderline, ofLine: filled.lines[number].index, in: range.location..<range.end,
      at: CGPoint(x: origin.x + filled.inset, y: origin.y), in: context)
  }
}
