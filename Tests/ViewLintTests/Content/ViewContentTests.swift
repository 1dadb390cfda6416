import Foundation
@_spi(Plumb) import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@testable import ViewLint

/// A view of a program's own class, which draws a line of boxes at its top left and says that it is a label.
private final class LineView: UIView {
  private let line: NSAttributedString
  private var size: CGSize { line.size() }

  init(_ text: String, _ frame: CGRect) {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    line = NSAttributedString(
      string: text, attributes: [.font: UIFont.boxes(20), .paragraphStyle: style])
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { line.draw(in: bounds) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
  override var contentKind: ViewContent.Kind { .label }

  override var shownContent: ViewContent {
    var content = super.shownContent
    (content.text, content.lineLimit) = (line.string, 1)
    return content
  }

  override var isShownTextTruncated: Bool { size.width > bounds.width }
}

/// A view of a program's own class that says that it is a picture.
private final class PictureView: UIView {
  override var contentKind: ViewContent.Kind { .image }

  override var shownContent: ViewContent {
    var content = super.shownContent
    content.image = UIImage(systemName: "star")
    return content
  }
}

/// Classes of programs are linted by what they say of themselves, as UIKit's are.
@MainActor
struct ViewContentTests {
  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func card(_ content: UIView) -> UIView {
    let card = box(frame(50, 50, 200, 100), nil, content)
    card.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    return card
  }

  @Test func `a text of one's own is clipped`() throws {
    // The letters of the first line end at 19.
    let finding = try #require(findings(.clippedText, in: LineView("abc", frame(0, 50, 90, 16))).first)
    #expect(finding.points("cut at the bottom") == 3 && finding.fix.contains("30×23.87"))
    #expect(findings(.clippedText, in: LineView("abc", frame(0, 50, 90, 20))).isEmpty)
  }

  @Test func `a text of one's own is truncated`() throws {
    let finding = try #require(findings(.truncatedText, in: LineView("abcde", frame(0, 0, 49, 24))).first)
    #expect(finding.points("needed width") == 50 && finding.fix.contains(" 1 point wider"))
    #expect(findings(.truncatedText, in: LineView("abcde", frame(0, 0, 50, 24))).isEmpty)
  }

  @Test func `texts and pictures of one's own keep margins`() throws {
    let text = try #require(findings(.ignoredMargins, in: card(LineView("abc", frame(10, 40, 90, 24)))).first)
    #expect(text.message.hasPrefix("The text “abc” extends 6 points into the left margin"))
    #expect(findings(.ignoredMargins, in: card(LineView("abc", frame(16, 40, 90, 24)))).isEmpty)
    let picture = try #require(
      findings(.ignoredMargins, in: card(PictureView(frame: frame(10, 40, 20, 20)))).first)
    #expect(picture.message.hasPrefix("A picture extends 6 points into the left margin"))
    // What says nothing of itself is a ground or an ornament.
    #expect(findings(.ignoredMargins, in: card(UIView(frame: frame(10, 40, 20, 20)))).isEmpty)
  }

  @Test func `a picture of one's own hides the text behind it`() {
    func overlaps(_ middle: UIView) -> Bool {
      let area = frame(0, 0, 90, 24)
      middle.frame = area
      return !findings(.overlappingText, in: LineView("abc", area), middle, LineView("def", area)).isEmpty
    }
    #expect(overlaps(UIView()) && !overlaps(PictureView()))
  }

  @Test func `letters of one's own begin between pixels`() {
    func found(_ y: CGFloat) -> Bool {
      let root = box(frame(0, 0, 300, 300), nil, LineView("abc", frame(0, y, 90, 24)))
      let tree = LintTree(of: root, scale: 1)
      return !DrawnEdges(of: tree, PixelFrames(tree)).textBetweenPixels.isEmpty
    }
    #expect(found(10.5) && !found(10))
  }

  @Test func `a view that asks for less than its text is too small`() {
    final class Row: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 24) }
      override func layoutSubviews() { subviews.first?.frame = bounds }
    }
    let row = Row(frame: frame(0, 0, 100, 24))
    row.addSubview(LineView("abcde", .zero))
    let root = box(frame(0, 0, 300, 300), nil, row)
    root.layoutIfNeeded()
    #expect(FittingProbe.findings(in: LintTree(of: root, scale: 1)).map(\.code) == [.insufficientSize])
  }
}
