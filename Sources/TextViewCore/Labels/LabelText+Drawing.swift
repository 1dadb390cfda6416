import Foundation
import GraphicsCore
import StyleCore
import Text

extension LabelText {
  /// Draws the text centered vertically in `rect` (C.11), tightened or shrunk to fit where the content allows it.
  mutating func draw(
    in rect: CGRect, isRightToLeft: Bool, traits: UITraitCollection, grid: PixelGrid, context: CGContext
  ) {
    guard !isEmpty, rect.width > 0, rect.height > 0 else { return }
    let plain = layout(in: rect.size, isRightToLeft: isRightToLeft)
    var styled = styled(isRightToLeft: isRightToLeft)
    var shown = plain
    var y = top(of: plain, in: rect, grid)
    if plain.isTruncated || widest(plain) > rect.width + 1e-6 {
      if content.tightens, let (text, layout) = tightened(styled, plain) { (styled, shown) = (text, layout) }
      if shown.isTruncated || widest(shown) > rect.width + 1e-6, content.shrinksToWidth {
        (styled, shown) = shrunk(styled, plain, in: rect.size)
        y = shrunkTop(of: shown, plain, in: rect, grid)
      }
    }
    var painter = TextPainter(styled, shown, color: content.textColor, traits: traits, grid: grid)
    if content.isHighlighted { painter.overridingColor = content.rare.highlightedTextColor }
    if !content.isEnabled { painter.opacity = LabelText.disabledOpacity }
    context.saveGState()
    if let shadow = content.rare.shadowColor {
      context.setShadow(
        offset: content.rare.shadowOffset, blur: 0, color: shadow.cgColor(resolvedWith: traits))
    }
    painter.draw(at: CGPoint(x: rect.minX, y: y), in: context)
    context.restoreGState()
  }

  /// The factor of the opacity of a disabled label.
  static let disabledOpacity: CGFloat = 0.5

  /// Returns the top of lines centered vertically in `rect`, rounded to the pixel, ties up (C.11).
  func top(of layout: TextLayout, in rect: CGRect, _ grid: PixelGrid) -> CGFloat {
    let height = grid.snap(layout.size.height, .ceil)
    return grid.snap(rect.minY + (rect.height - height) / 2, .nearest(.up))
  }

  private func widest(_ layout: TextLayout) -> CGFloat {
    layout.lines.reduce(0) { max($0, $1.width) }
  }

  // MARK: Text that does not fit

  /// Returns the text with its characters closer together, by up to 3% of the font's size, if one line can hold it.
  private func tightened(_ styled: StyledText, _ plain: TextLayout) -> (StyledText, TextLayout)? {
    guard content.numberOfLines == 1, styled.text.count > 1 else { return nil }
    let distance = (freeWidth(of: styled) - plain.limits.width) / CGFloat(styled.text.count)
    guard distance > 0, distance <= content.font.pointSize * 0.03 else { return nil }
    let text = styled.tightened(by: distance)
    let layout = TextLayout(text.text, limits: plain.limits)
    return layout.isTruncated ? nil : (text, layout)
  }

  /// Returns the text reduced to fit, or to the minimum scale: one line exactly, several in steps of 1/64 of the size.
  private func shrunk(_ styled: StyledText, _ plain: TextLayout, in size: CGSize) -> (StyledText, TextLayout)
  {
    let least = max(0.01, min(content.rare.minimumScaleFactor, 1))
    var limits = plain.limits
    func scaled(by factor: CGFloat) -> (StyledText, TextLayout) {
      let text = styled.scaled(by: factor)
      return (text, TextLayout(text.text, limits: limits))
    }
    if content.numberOfLines == 1 {
      return scaled(by: factor(of: styled, in: size.width, from: least))
    }
    limits.height = size.height
    var (low, high) = (Int(saturating: Double((least * 64).rounded(.up))), 64)
    // The largest step that fits is between a step that is small enough and one that is not.
    while high - low > 1 {
      let middle = (low + high) / 2
      if scaled(by: CGFloat(middle) / 64).1.isTruncated { high = middle } else { low = middle }
    }
    return scaled(by: max(least, CGFloat(low) / 64))
  }

  /// Returns the factor that fits the text into a line of a width, and is not below `least`.
  ///
  /// Smaller letters stand further apart for their size, so that the width is not in proportion to the factor.
  private func factor(of styled: StyledText, in width: CGFloat, from least: CGFloat) -> CGFloat {
    var factor: CGFloat = 1
    var free = freeWidth(of: styled)
    for _ in 0..<16 where free > width && factor > least {
      factor = max(least, factor * width / free)
      free = freeWidth(of: styled.scaled(by: factor))
    }
    return factor
  }

  /// Returns the width of the text in one line without a limit.
  private func freeWidth(of styled: StyledText) -> CGFloat {
    TextLayout.size(of: styled.text, limits: TextLayout.Limits(maximumLines: 1)).width
  }

  /// Returns the top of text that was reduced: with its baseline or its center where it would have been, or at the top.
  private func shrunkTop(
    of shrunk: TextLayout, _ plain: TextLayout, in rect: CGRect, _ grid: PixelGrid
  ) -> CGFloat {
    switch content.baselineAdjustment {
    case .alignCenters: return top(of: shrunk, in: rect, grid)
    case .none: return rect.minY
    case .alignBaselines:
      guard content.numberOfLines == 1, let line = plain.lines.first, let small = shrunk.lines.first else {
        return top(of: shrunk, in: rect, grid)
      }
      return top(of: plain, in: rect, grid) + line.baseline - small.baseline
    }
  }
}
