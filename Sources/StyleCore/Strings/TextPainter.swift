package import Foundation
package import GraphicsCore
import Paths
package import Text

/// A painter that draws a layout of text into a context: the glyphs of a run as one step.
///
/// Baselines are on whole pixels of `grid`, where the letters of all lines are equally sharp; glyphs have any position
/// in x. All parts of a line move with its baseline.
package struct TextPainter {
  let layout: TextLayout
  let looks: [TextLook]
  let string: String
  /// The colour of text without a colour of its own.
  var color: UIColor
  /// The colour of all text, in place of the text's own colours.
  package var overridingColor: UIColor?
  /// The opacity of all colours.
  package var opacity: CGFloat = 1
  let traits: UITraitCollection
  let grid: PixelGrid
  let attachmentPlace: TextAttachmentPlace

  package init(
    _ styled: StyledText, _ layout: TextLayout, color: UIColor, traits: UITraitCollection, grid: PixelGrid
  ) {
    (self.layout, looks, string) = (layout, styled.looks, styled.string)
    (self.color, self.traits, self.grid) = (color, traits, grid)
    attachmentPlace = styled.attachmentPlace
  }

  /// Draws the lines, with the upper left corner of the layout at `origin` in the context's current coordinates.
  package func draw(at origin: CGPoint, in context: CGContext) {
    context.drawnTexts?.append(drawnText(at: origin, in: context))
    context.saveGState()
    // Only text with a background needs a second pass.
    if looks.contains(where: { $0.background != nil }) {
      for index in layout.lines.indices { drawBackgrounds(ofLine: index, at: origin, in: context) }
    }
    for index in layout.lines.indices {
      let line = layout.lines[index]
      let baseline = grid.snap(origin.y + line.baseline, .nearest(.up))
      let moved = CGPoint(x: origin.x, y: baseline - line.baseline)
      guard isVisible(line, at: moved, in: context) else { continue }
      for run in layout.runs(ofLine: index) { draw(run, at: moved, in: context) }
    }
    context.restoreGState()
  }

  /// Returns whether a line may be visible in the clip.
  ///
  /// The letters of a line may extend beyond it by twice its height and 16 points.
  private func isVisible(_ line: TextLine, at origin: CGPoint, in context: CGContext) -> Bool {
    let clip = context.boundingBoxOfClipPath
    let reach = 2 * line.height + 16
    return origin.y + line.bottom + reach >= clip.minY && origin.y + line.top - reach <= clip.maxY
  }

  func look(of run: TextRun) -> TextLook {
    looks.indices.contains(run.attributes.tag) ? looks[run.attributes.tag] : TextLook()
  }

  func cgColor(_ color: UIColor?) -> CGColor {
    let color = (overridingColor ?? color ?? self.color).cgColor(resolvedWith: traits)
    return opacity == 1 ? color : color.copy(alpha: color.alpha * opacity) ?? color
  }

  // MARK: Parts

  func drawBackgrounds(ofLine index: Int, at origin: CGPoint, in context: CGContext) {
    let line = layout.lines[index]
    for run in layout.runs(ofLine: index) {
      guard let background = look(of: run).background, run.width > 0 else { continue }
      let rect = CGRect(
        x: origin.x + run.x, y: origin.y + line.top, width: run.width, height: line.height)
      context.setFillColor(background.cgColor(resolvedWith: traits))
      // Rounded rectangles have no seam between lines that touch.
      context.fill(grid.snap(rect, .nearest(.up)))
    }
  }

  func draw(
    _ run: TextRun, at origin: CGPoint, in context: CGContext, _ drawer: (any TextPartDrawing)? = nil
  ) {
    let look = look(of: run)
    if let shadow = look.shadow {
      context.saveGState()
      let color = (shadow.shadowColor as? UIColor)?.cgColor(resolvedWith: traits)
      context.setShadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color)
    }
    if let attachment = look.attachment, let room = run.attributes.attachment {
      draw(attachment, in: room, of: run, look, at: origin, in: context)
    } else {
      if !look.underline.isEmpty {
        drawer?.drawUnderline(run, look.underline) ?? drawUnderline(of: run, look, at: origin, in: context)
      }
      if let drawer {
        context.setFillColor(cgColor(look.color))
        drawer.drawLetters(run, at: origin)
      } else {
        drawGlyphs(of: run, look, at: origin, in: context)
      }
      drawPictures(of: run, look, at: origin, in: context)
      if !look.strikethrough.isEmpty {
        drawer?.drawStrikethrough(run, look.strikethrough)
          ?? drawStrikethrough(of: run, look, at: origin, in: context)
      }
    }
    if look.shadow != nil { context.restoreGState() }
  }

  func drawGlyphs(of run: TextRun, _ look: TextLook, at origin: CGPoint, in context: CGContext) {
    guard look.strokeWidth != 0 else {
      guard let glyphs = glyphs(of: run, look, at: origin, under: context.state.ctm.pathTransform) else {
        return
      }
      context.setFillColor(cgColor(look.color))
      return context.fill(glyphs)
    }
    let path = letters(of: run, look, at: origin)
    guard !path.isEmpty else { return }
    let moved = path.mapped(by: context.state.ctm.pathTransform)
    context.saveGState()
    context.state.glyphSource = GlyphSource(run.attributes.font.typeface.fontData)
    if look.strokeWidth < 0 {
      context.setFillColor(cgColor(look.color))
      context.fill(moved, evenOdd: false)
    }
    context.setStrokeColor(cgColor(look.strokeColor ?? look.color))
    context.setLineJoin(.round)
    context.stroke(moved, width: abs(look.strokeWidth) / 100 * run.attributes.font.size)
    context.restoreGState()
  }

  func draw(
    _ attachment: any TextAttachmentContent, in room: TextAttachment, of run: TextRun, _ look: TextLook,
    at origin: CGPoint, in context: CGContext
  ) {
    let padding = attachment.sidePadding
    let rect = CGRect(
      x: origin.x + run.x + padding, y: origin.y + run.baseline - room.ascent,
      width: room.width - 2 * padding, height: room.ascent + room.descent)
    let shown = attachment.shownImage(
      in: rect, place: attachmentPlace, characterIndex: run.range.lowerBound)
    guard let image = shown else { return }
    let contexts = GraphicsContexts.current
    contexts.push(context)
    context.setFillColor(cgColor(look.color))
    image.draw(in: rect)
    contexts.pop()
  }
}
