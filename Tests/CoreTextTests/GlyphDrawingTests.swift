import CoreText
import Foundation
import GraphicsCore
import StyleCore
import Testing

/// Glyphs that a context shows in its own font.
struct GlyphDrawingTests {
  private func area(_ draw: (CGContext) -> Void) -> [Drawing.Area] {
    let context = CGContext(rect: CGRect(x: 0, y: 0, width: 100, height: 100), isUpward: true)
    draw(context)
    return context.drawing.steps.compactMap { step in
      if case .area(let area, _) = step.content { area } else { nil }
    }
  }

  @Test("Glyphs are the outlines of the font at its size and their positions") func glyphs() throws {
    let font = try #require(UIFont(name: "HelveticaNeue", size: 20))
    let glyph = CGGlyph(UInt8(ascii: "I"))
    let path = CTFontCreatePathForGlyph(font, glyph, nil)
    let outline = try #require(path?.boundingBox)
    let name = try #require(CGFont("HelveticaNeue" as NSString))
    let drawn = area { context in
      context.setFont(name)
      context.setFontSize(20)
      context.textMatrix = CGAffineTransform(translationX: 5, y: 0)
      context.showGlyphs([glyph], at: [CGPoint(x: 10, y: 30)])
    }
    let box = try #require(drawn.first?.box)
    // 15 from the left, and y up from 30 above the bottom of 100.
    #expect(abs(box.minX - outline.minX - 15) < 1e-9 && abs(box.maxY - (70 - outline.minY)) < 1e-9)
    #expect(abs(box.width - outline.width) < 1e-9 && drawn.count == 1)
  }

  @Test("The mode strokes, hides and clips, and nothing is drawn without a font") func modes() throws {
    let name = try #require(CGFont("HelveticaNeue" as NSString))
    let glyph = CGGlyph(UInt8(ascii: "I"))
    func shown(_ mode: CGTextDrawingMode, size: CGFloat = 20) -> Int {
      area { context in
        context.setFont(name)
        context.setFontSize(size)
        context.setTextDrawingMode(mode)
        context.showGlyphs([glyph], at: [.zero])
      }.count
    }
    #expect(shown(.fill) == 1 && shown(.stroke) == 1 && shown(.fillStroke) == 2 && shown(.invisible) == 0)
    #expect(shown(.clip) == 0 && shown(.fill, size: 0) == 0 && shown(.fill, size: .nan) == 0)
    #expect(area { $0.showGlyphs([glyph], at: [.zero]) }.isEmpty)
  }
}
