package import Foundation

/// A rectangle of one colour, in a view's points: what stands for content that cannot be drawn yet.
package struct ContentBlock: Hashable, Sendable {
  /// The area.
  package let rect: CGRect
  /// The colour.
  package let color: CGColor

  /// A block of `color` at `rect`.
  package init(_ rect: CGRect, _ color: CGColor) {
    self.rect = rect
    self.color = color
  }
}

/// A view that draws blocks between its background and its subviews. Views conform with `@preconcurrency`: layers
/// are on no actor, but those of views are used on the main thread.
protocol ContentBlockDrawing: AnyObject {
  /// The blocks, from back to front.
  var contentBlocks: [ContentBlock] { get }
}

extension CALayer {
  /// The blocks that the layer's view draws above its background.
  package var contentBlocks: [ContentBlock] {
    guard flags.contains(.drawsContentBlocks) else { return [] }
    return (hostView as? any ContentBlockDrawing)?.contentBlocks ?? []
  }
}

extension PlaceholderText {
  /// A bar for every word of one colour, from the baseline up to the height of an x.
  ///
  /// - Parameters:
  ///   - lines: the lines, the first of them at the top of `rect`.
  ///   - alignment: left, center or right; others count as left.
  func blocks(
    of lines: [Line], in rect: CGRect, alignment: NSTextAlignment, color: UIColor, traits: UITraitCollection
  ) -> [ContentBlock] {
    var blocks: [ContentBlock] = []
    var y = rect.minY
    for line in lines {
      var x = rect.minX + line.indent
      let style = attributes[line.attributes].paragraph?.alignment
      switch style == nil || style == .natural ? alignment : style {
      case .center: x += (rect.width - line.indent - line.width) / 2
      case .right: x += rect.width - line.indent - line.width
      default: break
      }
      append(bars(of: line, x: x, baseline: y + line.baseline, color: color, traits: traits), to: &blocks)
      y += line.height + line.gap
    }
    return blocks
  }

  private func append(_ bars: [ContentBlock], to blocks: inout [ContentBlock]) {
    blocks += bars.filter { !$0.rect.isEmpty && $0.color.alpha > 0 }
  }

  private func bars(
    of line: Line, x: CGFloat, baseline: CGFloat, color: UIColor, traits: UITraitCollection
  ) -> [ContentBlock] {
    var bars: [ContentBlock] = []
    var x = x
    var word: (start: CGFloat, attributes: Int)?
    func finishWord() {
      guard let (start, index) = word else { return }
      let run = attributes[index]
      let height = run.attachment?.height ?? run.font.xHeight
      bars.append(
        ContentBlock(
          CGRect(x: start, y: baseline - height, width: x - start, height: height),
          (run.color ?? color).cgColor(resolvedWith: traits)))
      word = nil
    }
    for box in boxes[line.boxes] {
      if box.kind == .space || word.map({ $0.attributes != box.attributes }) == true { finishWord() }
      if box.kind != .space, word == nil { word = (x, box.attributes) }
      x += box.advance
    }
    finishWord()
    return bars
  }
}

extension ContentBlock {
  /// Draws blocks into the current context; outside of drawing there is none, and nothing happens.
  static func draw(_ blocks: [ContentBlock]) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    for block in blocks {
      context.setFillColor(block.color)
      context.fill(block.rect)
    }
    context.restoreGState()
  }
}
