internal import Foundation
import LayoutCore
import StyleCore
public import TextViewCore

/// A proxy for a part of a label's text, as drawn in the present bounds, without a layout.
///
/// A label that is higher than its text draws it in the center (C.11), where the part is. A text without characters has
/// one empty line in the label's font.
@preconcurrency @MainActor
public struct LabelAlignmentProxy: Alignable {
  /// A part of a label's text.
  public enum Part: String, CaseIterable, Sendable {
    /// The text from the top of the first line's capitals to the last line's baseline, in the width of the label.
    case capInsets
    /// The first line of text, in the line's width.
    case firstLine
    /// The first line from the top of its capitals to its baseline, in the line's width.
    case firstLineCapInsets
    /// The last line of text, in the line's width.
    case lastLine
    /// The last line from the top of its capitals to its baseline, in the line's width.
    case lastLineCapInsets
    /// The baseline of the first line, in the width of the label: a rectangle without height.
    case firstBaseline
    /// The baseline of the last line, in the width of the label: a rectangle without height.
    case lastBaseline
  }

  /// The label of the proxy.
  public let proxiedLabel: UILabel
  /// The part of the text.
  public let part: Part

  /// Creates a proxy for a part of the text of `proxiedLabel`.
  public init(proxiedLabel: UILabel, part: Part) {
    self.proxiedLabel = proxiedLabel
    self.part = part
  }

  /// The label with the part's rectangle.
  public var alignmentContext: AlignmentContext {
    AlignmentContext(view: proxiedLabel, alignmentBounds: rect)
  }

  private var rect: CGRect {
    let bounds = proxiedLabel.bounds
    let lines = proxiedLabel.visibleLines
    let empty = emptyLine
    let (first, last) = (lines.first ?? empty, lines.last ?? empty)
    return switch part {
    case .capInsets: across(bounds, from: capTop(of: first), to: last.baseline)
    case .firstLine: visible(first)
    case .firstLineCapInsets: across(visible(first), from: capTop(of: first), to: first.baseline)
    case .lastLine: visible(last)
    case .lastLineCapInsets: across(visible(last), from: capTop(of: last), to: last.baseline)
    case .firstBaseline: across(bounds, from: first.baseline, to: first.baseline)
    case .lastBaseline: across(bounds, from: last.baseline, to: last.baseline)
    }
  }

  /// The line of a label without text, centered vertically.
  private var emptyLine: LabelLine {
    let (bounds, font) = (proxiedLabel.bounds, proxiedLabel.font ?? .systemFont(ofSize: 17))
    let height = font.lineHeight.ceiledToPixel(in: proxiedLabel)
    let rect = CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: 0, height: font.lineHeight)
    return LabelLine(
      rect: rect, baseline: (rect.minY + font.ascender).roundedToPixel(in: proxiedLabel), font: font)
  }

  /// Returns the line's rectangle, no wider than the label: a longer line is cut there.
  private func visible(_ line: LabelLine) -> CGRect {
    let bounds = proxiedLabel.bounds
    let left = max(line.rect.minX, bounds.minX)
    return CGRect(
      x: left, y: line.rect.minY, width: max(0, min(line.rect.maxX, bounds.maxX) - left),
      height: line.rect.height)
  }

  private func capTop(of line: LabelLine) -> CGFloat {
    line.baseline - line.font.capHeight.roundedToPixel(in: proxiedLabel)
  }

  private func across(_ rect: CGRect, from top: CGFloat, to bottom: CGFloat) -> CGRect {
    CGRect(x: rect.minX, y: top, width: rect.width, height: bottom - top)
  }
}

extension UILabel {
  /// A proxy for the text from the top of its first line's capitals to its last line's baseline.
  public var capInsetsAlignmentProxy: any Alignable { proxy(.capInsets) }

  /// A proxy for the first line of text, in the line's width.
  public var firstLineAlignmentProxy: any Alignable { proxy(.firstLine) }

  /// A proxy for the first line from the top of the capitals to the baseline, in the line's width.
  public var firstLineCapInsetsAlignmentProxy: any Alignable { proxy(.firstLineCapInsets) }

  /// A proxy for the last line of text, in the line's width.
  public var lastLineAlignmentProxy: any Alignable { proxy(.lastLine) }

  /// A proxy for the last line from the top of the capitals to the baseline, in the line's width.
  public var lastLineCapInsetsAlignmentProxy: any Alignable { proxy(.lastLineCapInsets) }

  /// A proxy for the first line's baseline.
  public var firstBaselineAlignmentProxy: any Alignable { proxy(.firstBaseline) }

  /// A proxy for the last line's baseline.
  ///
  /// ```swift
  /// unit.lastBaselineAlignmentProxy.align(
  ///   .bottomLeading, with: price.lastBaselineAlignmentProxy, .bottomTrailing, horizontalOffset: 4)
  /// ```
  public var lastBaselineAlignmentProxy: any Alignable { proxy(.lastBaseline) }

  private func proxy(_ part: LabelAlignmentProxy.Part) -> any Alignable {
    LabelAlignmentProxy(proxiedLabel: self, part: part)
  }
}
