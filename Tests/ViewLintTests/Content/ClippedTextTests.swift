import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewLint
import ViewTestSupport

/// In a label 24 high the letters reach from 8.473 to 19.
@MainActor
struct ClippedTextTests {
  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `a label lower than its letters`() throws {
    // 24 points in the middle of 8 begin at −8; the letters end at −8 + 19 = 11, 3 points below the edge.
    let finding = try #require(findings(.clippedText, in: boxLabel("abc", frame(0, 50, 90, 8))).first)
    #expect(finding.points("cut at the bottom") == 3 && finding.fix.contains("24"))
    #expect(findings(.clippedText, in: boxLabel("abc", frame(0, 50, 90, 24))).isEmpty)
    // Space above letters may be missing: nothing is cut.
    #expect(findings(.clippedText, in: boxLabel("abc", frame(0, 50, 90, 18))).isEmpty)
  }

  @Test func `a line that clips where it is too long`() throws {
    let label = boxLabel("abcde", frame(0, 0, 45, 24))
    label.lineBreakMode = .byClipping
    let finding = try #require(findings(.clippedText, in: label).first)
    #expect(finding.points("cut at the right") == 5)
    label.frame.size.width = 50
    #expect(findings(.clippedText, in: label).isEmpty)
  }

  @Test func `a card that clips cuts through a line`() throws {
    func card(height: CGFloat) -> UIView {
      let card = box(frame(10, 10, 100, height), .white, boxLabel("abc", frame(8, 20, 80, 24)))
      card.clipsToBounds = true
      return card
    }
    // The letters reach from 28.473 to 39.
    let finding = try #require(findings(.clippedText, in: card(height: 35)).first)
    #expect(finding.others == ["UIView/UIView[0]"] && finding.points("cut at the bottom") == 4)
    #expect(findings(.clippedText, in: card(height: 44)).isEmpty)
    // A card that is closed shows nothing of it.
    #expect(findings(.clippedText, in: card(height: 20)).isEmpty)
    #expect(findings(.clippedText, in: card(height: 0)).isEmpty)
    // Half a point of the letters is nothing that anybody reads.
    #expect(findings(.clippedText, in: card(height: 29)).isEmpty)
  }

  @Test func `what can be scrolled to is whole`() throws {
    let scroll = UIScrollView(frame: frame(0, 0, 100, 35))
    scroll.addSubview(boxLabel("abc", frame(8, 20, 80, 24)))
    scroll.contentSize = CGSize(width: 100, height: 44)
    #expect(findings(.clippedText, in: scroll).isEmpty)
    scroll.contentSize = CGSize(width: 100, height: 35)
    let finding = try #require(findings(.clippedText, in: scroll).first)
    #expect(finding.fix.contains("content size"))
  }

  @Test func `a text view shows all, or scrolls`() {
    let view = UITextView(frame: frame(0, 0, 60, 40))
    view.font = .boxes(20)
    view.text = "abc def ghi"
    #expect(findings(.clippedText, in: view).isEmpty)
    view.isScrollEnabled = false
    #expect(findings(.clippedText, in: view).count == 1)
    view.frame.size = view.sizeThatFits(CGSize(width: 60, height: 0))
    #expect(findings(.clippedText, in: view).isEmpty)
  }

  @Test func `a mask cuts on purpose`() {
    let mask = CALayer()
    let card = box(frame(10, 10, 100, 35), .white, boxLabel("abc", frame(8, 20, 80, 24)))
    card.clipsToBounds = true
    card.layer.mask = mask
    #expect(findings(.clippedText, in: card).isEmpty)
  }
}
