import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

@MainActor
struct UILabelTests {
  /// A label at 3x. In 20 points a letter is 10 wide, a space 5, and a line 20 · 2444/2048 = 23.867… high.
  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = .boxes(20)
    label.numberOfLines = lines
    label.text = text
    return label
  }

  @Test("K.12: a label of two lines has no word alone in the second, unless its strategy says otherwise")
  func pushedWords() {
    func width(_ text: String) -> CGFloat {
      let label = UILabel()
      label.text = text
      return label.intrinsicContentSize.width
    }
    let text = "one two three four"
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    let limit = CGSize(width: width("one two three"), height: 0)
    let pushed = max(width("one two"), width("three four"))
    #expect(pushed < limit.width)
    #expect(label.sizeThatFits(limit).width == pushed)
    label.lineBreakStrategy = []
    #expect(label.sizeThatFits(limit).width == limit.width)
    label.lineBreakStrategy = .pushOut
    #expect(label.sizeThatFits(limit).width == pushed)
    label.attributedText = NSAttributedString(string: text, attributes: [.font: label.font as Any])
    #expect(label.sizeThatFits(limit).width == pushed)
    label.attributedText = NSAttributedString(
      string: text, attributes: [.font: label.font as Any, .paragraphStyle: NSParagraphStyle.default])
    #expect(label.sizeThatFits(limit).width == limit.width)
  }

  @Test(
    "C.5, C.6: n lines of 2724/2048 em, rounded up once to a third",
    arguments: [
      (4.01, 1, 17.0 / 3), (12.01, 1, 16), (20.01, 3, 80), (28.01, 4, 448.0 / 3), (36.01, 5, 719.0 / 3),
      (60.01, 9, 2156.0 / 3), (76.01, 11, 3337.0 / 3),
    ] as [(CGFloat, Int, CGFloat)])
  func capturedHeights(size: CGFloat, lines: Int, height: CGFloat) {
    let label = UILabel()
    label.numberOfLines = lines
    label.font = .boxes(size, ascent: 2210.0 / 2048, descent: 514.0 / 2048)
    label.text = Array(repeating: "a", count: 20).joined(separator: "\n")
    #expect(abs(label.sizeThatFits(CGSize(width: 1_000, height: 0)).height - height) < 1e-9)
  }

  @Test(
    "C.12: a line of the system font at 3x",
    arguments: [(14, 17), (15, 18), (16, 58.0 / 3), (17, 61.0 / 3)] as [(CGFloat, CGFloat)])
  func systemHeights(size: CGFloat, height: CGFloat) {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "Body"
    #expect(label.intrinsicContentSize.height == height)
  }

  /// `count` lines of 20 points, rounded up once to a third (C.5).
  private func height(_ count: Int) -> CGFloat {
    (CGFloat(count) * 20 * 2444 / 2048 * 3).rounded(.up) / 3
  }

  @Test func defaults() {
    let label = UILabel()
    #expect(label.font == .systemFont(ofSize: 17) && label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail && label.textAlignment == .natural)
    #expect(label.textColor == UIColor.label)
    #expect(!label.isUserInteractionEnabled && label.intrinsicContentSize == .zero)
  }

  @Test("C.4: one line ignores the width", arguments: [1, 10, 44, 45, 1_000, 0] as [CGFloat])
  func oneLine(width: CGFloat) {
    let label = label("ab cd")
    // 4 letters of 10 and a space of 5.
    let size = CGSize(width: 45, height: height(1))
    #expect(label.sizeThatFits(CGSize(width: width, height: 1)) == size)
    #expect(label.intrinsicContentSize == size)
  }

  @Test("C.5: one rounding up of the sum of the lines", arguments: 1...12)
  func manyLines(count: Int) {
    let label = label(Array(repeating: "a", count: count).joined(separator: "\n"), lines: 0)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 1)) == CGSize(width: 10, height: height(count)))
  }

  @Test("C.5 distinguishes the sum of the lines from the lines' sum") func sumNotLines() {
    // 5 · 71.6016 = 358.008 pixels, 359 rounded up; 5 rounded lines would have 5 · 72 = 360.
    #expect(height(5) == 359.0 / 3)
  }

  @Test("C.7: whole pixels", arguments: [1, 2, 3] as [CGFloat]) func wholePixels(scale: CGFloat) {
    let label = UILabel()
    let host = UIView()
    host.addSubview(label)
    label.text = "A text of several words, with a wide 字 in it"
    label.numberOfLines = 0
    for size in 8...40 {
      label.font = .systemFont(ofSize: CGFloat(size) + 0.01)
      for width in stride(from: 20.0, through: 400, by: 37.3) {
        let fits = label.sizeThatFits(CGSize(width: width, height: 0))
        // A text that fills the width is as wide as that (K.3).
        #expect(fits.width == width || abs((fits.width * 3).rounded() - fits.width * 3) < 1e-6)
        #expect(abs((fits.height * 3).rounded() - fits.height * 3) < 1e-6)
      }
    }
  }

  @Test("C.8: the intrinsic size does not wrap, unless it is told to") func intrinsicSize() {
    let label = label("aa bb cc", lines: 0)
    #expect(label.intrinsicContentSize == CGSize(width: 70, height: height(1)))
    label.preferredMaxLayoutWidth = 45
    #expect(label.intrinsicContentSize == CGSize(width: 45, height: height(2)))
    label.preferredMaxLayoutWidth = 44
    // "aa ", "bb ", "cc": the spaces count (K.7).
    #expect(label.intrinsicContentSize == CGSize(width: 25, height: height(3)))
    label.preferredMaxLayoutWidth = 0
    label.text = "aa\nb"
    #expect(label.intrinsicContentSize == CGSize(width: 20, height: height(2)))
  }

  @Test("C.9: the widest line, and no more lines than allowed") func wrapping() {
    for (lines, width, count) in [(0, 50.0, 3), (2, 50.0, 2), (3, 50.0, 3), (9, 50.0, 3)] {
      // "aa bb ", "cc dd ", "e": the spaces count (K.7).
      let size = label("aa bb cc dd e", lines: lines).sizeThatFits(CGSize(width: 50, height: 0))
      #expect(size == CGSize(width: width, height: height(count)))
    }
    #expect(label("aaaaa", lines: 0).sizeThatFits(CGSize(width: 25, height: 0)).height == height(3))
    let characters = label("aa bb", lines: 0)
    characters.lineBreakMode = .byCharWrapping
    #expect(characters.sizeThatFits(CGSize(width: 35, height: 0)) == CGSize(width: 35, height: height(2)))
    #expect(
      label("字字字", lines: 0).sizeThatFits(CGSize(width: 40, height: 0))
        == CGSize(width: 40, height: height(2)))
  }

  @Test("C.10: shrinking does not change what fits") func shrinking() {
    let (plain, shrinking) = (label("aa bb cc", lines: 2), label("aa bb cc", lines: 2))
    shrinking.adjustsFontSizeToFitWidth = true
    shrinking.minimumScaleFactor = 0.1
    let size = CGSize(width: 30, height: 5)
    #expect(plain.sizeThatFits(size) == shrinking.sizeThatFits(size))
    #expect(plain.intrinsicContentSize == shrinking.intrinsicContentSize)
  }

  @Test("C.11, K.4: too high a text is cut, and begins as far above, to the pixel, ties up") func textRect() {
    let label = label("a\nb\nc", lines: 0)
    let bounds = CGRect(x: 4, y: 254, width: 353, height: 200)
    #expect(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
        == CGRect(x: 4, y: 254, width: 10, height: height(3)))
    let low = CGRect(x: 4, y: 254, width: 353, height: 20)
    let rect = label.textRect(forBounds: low, limitedToNumberOfLines: 0)
    // 3 lines are 214.8, so 215 pixels high, in 60: 762 − 77.5 = 684.5 pixels, a tie that goes up.
    #expect(rect == CGRect(x: 4, y: 685.0 / 3, width: 10, height: 20))
    let line = CGRect(x: 4, y: 254, width: 353, height: 24)
    #expect(label.textRect(forBounds: line, limitedToNumberOfLines: 1).height == height(1))
  }

  @Test("K.3: a wrapped text is never wider than asked for, even if a letter is")
  func narrowWidths() {
    let wide = label("aaa", lines: 0)
    wide.font = .boxes(80)
    // Letters of 40 points, one a line.
    #expect(wide.sizeThatFits(CGSize(width: 30, height: 0)).width == 30)
    #expect(wide.sizeThatFits(CGSize(width: 30, height: 0)).height > 285)
    // 22.1 points are 66.3 pixels; "aa  " is 30 points wide and fills what there is.
    let words = label("aa  b", lines: 0)
    #expect(words.sizeThatFits(CGSize(width: 22.1, height: 0)).width == 22.1)
    let rect = NSString(string: "aaa").boundingRect(
      with: CGSize(width: 30, height: 1_000), options: .usesLineFragmentOrigin,
      attributes: [.font: UIFont.boxes(80)], context: nil)
    #expect(rect.width == 30)
    let view = UITextView()
    view.font = .boxes(80)
    view.text = "aaa"
    #expect(view.sizeThatFits(CGSize(width: 30, height: 0)).width == 30)
  }

  @Test("K.5: a limit of one line in a label of several measures the first wrapped line")
  func firstOfSeveralLines() {
    let several = label("aa bb cc", lines: 0)
    several.lineBreakMode = .byWordWrapping
    let bounds = CGRect(x: 0, y: 0, width: 50, height: 100)
    // "aa bb", cut before " cc".
    #expect(
      several.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        == CGRect(x: 0, y: 0, width: 45, height: height(1)))
    several.lineBreakMode = .byTruncatingTail
    // "aa b…" is 45, too.
    #expect(several.textRect(forBounds: bounds, limitedToNumberOfLines: 1).width == 45)
    let one = label("aa bb cc")
    one.lineBreakMode = .byWordWrapping
    #expect(one.textRect(forBounds: bounds, limitedToNumberOfLines: 1).width == 50)
    #expect(one.textRect(forBounds: bounds, limitedToNumberOfLines: 0).height == height(2))
  }

  @Test func attributes() {
    let label = label("x", lines: 0)
    let text = NSMutableAttributedString(string: "aa b")
    text.addAttribute(.font, value: UIFont.boxes(40), range: NSRange(location: 0, length: 1))
    text.addAttribute(.kern, value: 3, range: NSRange(location: 3, length: 1))
    label.attributedText = text
    // 20 + 10 + 5 + 10 + 3 wide; as high as a line of 40 points.
    let highest: CGFloat = 40 * 2444 / 2048
    #expect(label.intrinsicContentSize == CGSize(width: 48, height: (highest * 3).rounded(.up) / 3))
    #expect(label.text == "aa b")
    label.font = .boxes(20)
    #expect(label.intrinsicContentSize == CGSize(width: 38, height: height(1)))
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 7
    label.attributedText = NSAttributedString(string: "a\na\na", attributes: [.paragraphStyle: style])
    let spaced: CGFloat = 3 * 20 * 2444 / 2048 + 14
    #expect(label.intrinsicContentSize.height == (spaced * 3).rounded(.up) / 3)
  }

  @Test("F.21: the first baseline, to the pixel") func baseline() {
    let label = label("ab")
    label.bounds.size = CGSize(width: 100, height: height(1) + 20)
    // 10 points above the line, then an ascender of 20 · 1950/2048 = 19.043 points: 87.1 pixels.
    #expect(label.firstBaselineOffset == 29)
    #expect(label.forFirstBaselineLayout === label && label.forLastBaselineLayout === label)
  }

  @Test func followsTheSizeOfText() {
    let host = UIView()
    let label = UILabel()
    host.addSubview(label)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    host.hostTraits = UITraitCollection(traitsFrom: [
      host.traitCollection, UITraitCollection(preferredContentSizeCategory: .extraExtraLarge),
    ])
    #expect(label.font.pointSize == 21)
  }
}
