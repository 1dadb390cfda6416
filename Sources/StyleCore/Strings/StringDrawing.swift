import Foundation
import GraphicsCore
import Paths
import Text

/// A string that is measured and drawn without a view.
struct StringDrawing {
  private let options: NSStringDrawingOptions
  private var styled: StyledText

  init(_ string: NSAttributedString, options: NSStringDrawingOptions) {
    self.options = options
    styled = StyledText(
      string,
      StyledText.Defaults(
        font: .systemFont(ofSize: 12), usesFontLeading: options.contains(.usesFontLeading)))
  }

  /// Returns the area of the text in a size, in points, not rounded.
  mutating func bounds(in size: CGSize, context: NSStringDrawingContext?) -> CGRect {
    scale(toFit: size, context)
    let isEmpty = styled.string.isEmpty
    let rect: CGRect
    if options.contains(.usesDeviceMetrics) {
      rect =
        isEmpty ? .zero : inkBounds(of: TextLayout(styled.text, limits: limits(in: size, isMeasured: true)))
    } else if options.contains(.usesLineFragmentOrigin) {
      let used = TextLayout.size(of: styled.text, limits: limits(in: size, isMeasured: true))
      rect = CGRect(x: 0, y: 0, width: used.width, height: used.height)
    } else {
      let layout = TextLayout(styled.text, limits: limits(in: size, isMeasured: true))
      rect = CGRect(
        x: 0, y: -(layout.lines.first?.baseline ?? 0), width: layout.size.width, height: layout.size.height)
    }
    context?.totalBounds = rect
    return rect
  }

  /// Draws the text into the current context.
  mutating func draw(in rect: CGRect, context: NSStringDrawingContext?) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    scale(toFit: rect.size, context)
    let traits = UITraitCollection.current
    let layout = TextLayout(styled.text, limits: limits(in: rect.size, isMeasured: false))
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.lines.first?.baseline ?? 0 }
    styled.reportMissingGlyphs(of: "A string")
    let painter = TextPainter(
      styled, layout, color: .black, traits: traits,
      // A drawing for a screen has no pixels yet; its creator knows the screen.
      grid: PixelGrid(scale: target.target == nil ? traits.displayScale : target.scale))
    painter.draw(at: origin, in: target)
    context?.totalBounds = CGRect(
      x: origin.x, y: origin.y, width: layout.size.width, height: layout.size.height)
  }

  private func limits(in size: CGSize, isMeasured: Bool) -> TextLayout.Limits {
    var limits = TextLayout.Limits(options: isMeasured ? .countsTrailingSpaces : [])
    guard options.contains(.usesLineFragmentOrigin) else {
      limits.maximumLines = 1
      return limits
    }
    if size.width > 0 { limits.width = size.width }
    let truncates = options.contains(.truncatesLastVisibleLine)
    if truncates {
      limits.truncation = .tail
      limits.options.insert(.wrapsTruncated)
    }
    if size.height > 0, truncates || !isMeasured { limits.height = size.height }
    return limits
  }

  /// Makes the text smaller until it fits, down to the minimum scale, in steps of 1/64 of its size.
  private mutating func scale(toFit size: CGSize, _ context: NSStringDrawingContext?) {
    context?.actualScaleFactor = 1
    guard let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1, size.width > 0 else {
      return
    }
    func fits(_ factor: CGFloat) -> Bool {
      var limits = limits(in: size, isMeasured: true)
      limits.height = .infinity
      let used = TextLayout(styled.scaled(by: factor).text, limits: limits)
      return used.lines.allSatisfy { $0.x >= -1e-6 && $0.maxX <= size.width + 1e-6 }
        && (size.height <= 0 || used.size.height <= size.height + 1e-6)
    }
    guard !fits(1) else { return }
    var (low, high) = (Int(saturating: Double((context.minimumScaleFactor * 64).rounded(.up))), 64)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(CGFloat(middle) / 64) { low = middle } else { high = middle }
    }
    let factor = max(context.minimumScaleFactor, CGFloat(low) / 64)
    context.actualScaleFactor = factor
    styled = styled.scaled(by: factor)
  }

  /// Returns the area of the glyphs' ink, relative to the baseline of the first line or to its top.
  private func inkBounds(of layout: TextLayout) -> CGRect {
    var bounds = CGRect.null
    for line in layout.lines.indices {
      for run in layout.runs(ofLine: line) {
        let font = run.attributes.font
        for glyph in run.glyphs {
          let picture = font.typeface.picture(of: glyph.glyph)
          guard let box = picture?.box ?? font.typeface.outline(of: glyph.glyph).controlBounds else {
            continue
          }
          let stretch = run.attributes.stretch * font.size
          bounds = bounds.union(
            CGRect(
              x: glyph.origin.x + box.minX * stretch, y: glyph.origin.y + box.minY * font.size,
              width: (box.maxX - box.minX) * stretch, height: (box.maxY - box.minY) * font.size))
        }
      }
    }
    guard !bounds.isNull else { return .zero }
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : layout.lines.first?.baseline ?? 0
    return bounds.offsetBy(dx: 0, dy: -top)
  }
}
