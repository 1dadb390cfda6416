import ControlCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewLint
import ViewTestSupport

@MainActor
struct TruncatedTextTests {
  @Test("C.4: a line of five letters needs 50 points") func line() throws {
    let found = findings(.truncatedText, in: boxLabel("abcde", CGRect(x: 0, y: 0, width: 49, height: 24)))
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.view == "UIView/UILabel[0]" && finding.severity == .warning)
    #expect(finding.points("needed width") == 50 && finding.points("width") == 49)
    #expect(finding.fix.contains(" 1 point wider"))
    #expect(
      findings(.truncatedText, in: boxLabel("abcde", CGRect(x: 0, y: 0, width: 50, height: 24))).isEmpty)
  }

  @Test("Two lines need 47.735 points, so 48") func lines() throws {
    let short = boxLabel("abc def", CGRect(x: 0, y: 0, width: 40, height: 47), lines: 0)
    let finding = try #require(findings(.truncatedText, in: short).first)
    #expect(finding.points("needed height") == 48 && finding.fix.contains("height"))
    let full = boxLabel("abc def", CGRect(x: 0, y: 0, width: 40, height: 48), lines: 0)
    #expect(findings(.truncatedText, in: full).isEmpty)
  }

  @Test func `where the number of lines cuts, that is what to change`() throws {
    let label = boxLabel("abc def ghi", CGRect(x: 0, y: 0, width: 40, height: 48), lines: 2)
    let finding = try #require(findings(.truncatedText, in: label).first)
    #expect(finding.fix.contains("more lines than 2") && finding.points("needed height") == 72)
  }

  @Test func `text that shrinks to fit is whole`() {
    let label = boxLabel("abcde", CGRect(x: 0, y: 0, width: 40, height: 24))
    label.adjustsFontSizeToFitWidth = true
    // 40 of 50 points: four fifths of the size, if it may be that small.
    #expect(findings(.truncatedText, in: label).isEmpty)
    label.minimumScaleFactor = 0.9
    #expect(findings(.truncatedText, in: label).count == 1)
  }

  @Test func `the title of a button that is too narrow is its fault`() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 45, height: 44))
    button.setAttributedTitle(
      NSAttributedString(string: "abcde", attributes: [.font: UIFont.boxes(20)]), for: .normal)
    let finding = try #require(findings(.truncatedText, in: button).first)
    #expect(finding.view == "UIView/UIButton[0]" && finding.fix.contains("button"))
    button.frame.size.width = 50
    #expect(findings(.truncatedText, in: button).isEmpty)
  }

  @Test func `labels that are not seen are not looked at`() {
    let small = CGRect(x: 0, y: 0, width: 20, height: 24)
    let (hidden, faded, collapsed) = (
      boxLabel("abcde", small), boxLabel("abcde", small), boxLabel("abcde", .zero)
    )
    hidden.isHidden = true
    faded.alpha = 0
    let inside = box(CGRect(x: 0, y: 0, width: 90, height: 90), nil, boxLabel("abcde", small))
    inside.isHidden = true
    #expect(findings(.truncatedText, in: hidden, faded, collapsed, inside).isEmpty)
  }

  @Test func `titles of bars are UIKit's`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    bar.items = [UINavigationItem(title: "A title that is longer than the bar is wide")]
    #expect(findings(.truncatedText, in: bar).isEmpty)
  }

  @Test func `what overrides draw is what counts`() {
    /// Keeps 10 points at both sides.
    final class PaddedLabel: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 0)) }
    }
    let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 69, height: 24))
    (label.font, label.text) = (.boxes(20), "abcde")
    #expect(findings(.truncatedText, in: label).count == 1)
    label.frame.size.width = 70
    #expect(findings(.truncatedText, in: label).isEmpty)
  }
}
