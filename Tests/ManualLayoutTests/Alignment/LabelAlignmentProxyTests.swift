import Foundation
import LayoutCore
import ManualLayout
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

/// The alignment of labels by their capitals and baselines.
///
/// In 20 points a line is 2444/2048 · 20 = 23.867 high, its baseline 1950/2048 · 20 = 19.043 from the top, capitals
/// 1443/2048 · 20 = 14.092 high; a letter is 10 wide, a space 5 (C.12). Rounded to pixels in scales of 1, 2 and 3 that
/// is 24, 19 and 14 points. Two lines are 47.734 high, which is 48; the second baseline is at 23.867 + 19.043 = 42.91,
/// which is 43.
@MainActor
struct LabelAlignmentProxyTests {
  private func label(_ text: String?, width: CGFloat, scale: CGFloat) -> UILabel {
    let label = UILabel()
    label.host(scale: scale)
    label.font = .boxes(20)
    label.numberOfLines = 0
    label.text = text
    label.sizeToFit(width: width, constraints: .fixedWidth)
    return label
  }

  private func rect(_ proxy: any Alignable) -> CGRect { proxy.alignmentContext.alignmentBounds }

  @Test(arguments: [1, 2, 3] as [CGFloat]) func oneLine(scale: CGFloat) {
    let label = label("aaaa", width: 80, scale: scale)
    #expect(label.bounds.size == CGSize(width: 80, height: 24))
    #expect(rect(label.capInsetsAlignmentProxy) == CGRect(x: 0, y: 5, width: 80, height: 14))
    #expect(rect(label.firstLineCapInsetsAlignmentProxy) == CGRect(x: 0, y: 5, width: 40, height: 14))
    #expect(rect(label.lastLineCapInsetsAlignmentProxy) == CGRect(x: 0, y: 5, width: 40, height: 14))
    #expect(
      rect(label.firstLineAlignmentProxy) == CGRect(x: 0, y: 0, width: 40, height: label.font.lineHeight))
    #expect(rect(label.firstBaselineAlignmentProxy) == CGRect(x: 0, y: 19, width: 80, height: 0))
    let insets = label.font.labelCapInsets(in: label)
    #expect(insets.top == 5 && insets.bottom == 5 && insets.totalInset == 10)
    #expect(insets == label.font.labelCapInsets(in: scale))
    #expect(insets.inset(rect: label.bounds) == rect(label.capInsetsAlignmentProxy))
    #expect(insets.inset(size: label.bounds.size) == CGSize(width: 80, height: 14))
  }

  @Test("Two lines, the second of them longer", arguments: [1, 2, 3] as [CGFloat]) func twoLines(
    scale: CGFloat
  ) {
    let label = label("aaaa bbbbbb", width: 80, scale: scale)
    #expect(label.bounds.size == CGSize(width: 80, height: 48))
    #expect(rect(label.capInsetsAlignmentProxy) == CGRect(x: 0, y: 5, width: 80, height: 38))
    #expect(rect(label.firstLineCapInsetsAlignmentProxy) == CGRect(x: 0, y: 5, width: 40, height: 14))
    #expect(rect(label.lastLineCapInsetsAlignmentProxy) == CGRect(x: 0, y: 29, width: 60, height: 14))
    #expect(rect(label.lastLineAlignmentProxy).minY == label.font.lineHeight)
    #expect(
      rect(label.firstBaselineAlignmentProxy).minY == 19 && rect(label.lastBaselineAlignmentProxy).minY == 43)
  }

  @Test("Lines stand where the text's alignment puts them") func alignments() {
    let label = label("aaaa bbbbbb", width: 80, scale: 2)
    label.textAlignment = .right
    #expect(rect(label.firstLineAlignmentProxy).minX == 40 && rect(label.lastLineAlignmentProxy).minX == 20)
    label.textAlignment = .center
    #expect(rect(label.firstLineAlignmentProxy).minX == 20 && rect(label.lastLineAlignmentProxy).minX == 10)
    label.textAlignment = .natural
    label.host(.rightToLeft)
    #expect(rect(label.firstLineAlignmentProxy).minX == 40)
  }

  @Test("Space between lines, and indents") func paragraphs() {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.firstLineHeadIndent, style.headIndent) = (6, 10, 4)
    let label = label(nil, width: 80, scale: 2)
    label.attributedText = NSAttributedString(
      string: "aaaa bbbbbb", attributes: [.paragraphStyle: style, .font: UIFont.boxes(20)])
    label.sizeToFit(width: 80, constraints: .fixedWidth)
    let first = rect(label.firstLineAlignmentProxy)
    let last = rect(label.lastLineAlignmentProxy)
    #expect(first.minX == 10 && first.width == 40 && last.minX == 4 && last.width == 60)
    #expect(abs(last.minY - first.maxY - 6) < 1e-9)
  }

  @Test("A label that is too high draws its text in the middle (C.11)") func highLabels() {
    let label = label("aaaa", width: 80, scale: 2)
    label.bounds.size.height = 44
    #expect(rect(label.capInsetsAlignmentProxy) == CGRect(x: 0, y: 15, width: 80, height: 14))
    #expect(rect(label.firstBaselineAlignmentProxy).minY == 29)
  }

  @Test("A single line that is cut is as wide as the label") func cutLines() {
    let label = label("aaaaaaaaaaaaaaa", width: 80, scale: 2)
    label.numberOfLines = 1
    #expect(rect(label.firstLineAlignmentProxy).width == 80)
    label.textAlignment = .right
    #expect(
      rect(label.firstLineAlignmentProxy) == CGRect(x: 0, y: 12, width: 80, height: label.font.lineHeight))
  }

  @Test("Without text there is one empty line in the label's font") func emptyLabels() {
    let label = label(nil, width: 80, scale: 2)
    label.bounds.size.height = 24
    #expect(rect(label.capInsetsAlignmentProxy) == CGRect(x: 0, y: 5, width: 80, height: 14))
    #expect(rect(label.lastLineAlignmentProxy).width == 0)
  }

  @Test("A mark beside the first line, however many lines there are") func markBesideText() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    superview.host(scale: 2)
    let mark = UIView(frame: CGRect(x: 20, y: 20, width: 8, height: 8))
    superview.addSubview(mark)
    for text in ["aaaa", "aaaa bbbbbb"] {
      let label = label(text, width: 80, scale: 2)
      superview.addSubview(label)
      label.firstLineCapInsetsAlignmentProxy.align(
        .leftCenter, with: mark, .rightCenter, horizontalOffset: 12)
      // The mark's middle is 24; that of the capitals is 5 + 7 beneath the label's top.
      #expect(label.frame.origin == CGPoint(x: 40, y: 12))
    }
  }

  @Test("Baselines of different sizes on one line") func baselines() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    superview.host(scale: 2)
    let (large, small) = (label("aaaa", width: 80, scale: 2), label("bb", width: 80, scale: 2))
    small.font = .systemFont(ofSize: 10)
    small.sizeToFit(width: 40, constraints: .fixedWidth)
    superview.addSubview(large)
    large.frame.origin = .zero
    superview.addSubview(small)
    small.firstBaselineAlignmentProxy.align(.leftCenter, with: large.lastBaselineAlignmentProxy, .rightCenter)
    // In 10 points the baseline lies 9.52, so 9.5, beneath the top: 19 − 9.5.
    #expect(small.frame.origin == CGPoint(x: 80, y: 9.5))
  }
}
