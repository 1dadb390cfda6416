import ControlCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewLint

/// In a label 24 high the letters reach from 8.473 to 19.
@MainActor
struct OverflowingContentTests {
  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `text that runs out of its card`() throws {
    func card(width: CGFloat) -> UIView {
      box(frame(50, 50, width, 40), .gray, boxLabel("abcdefgh", frame(8, 8, 80, 24)))
    }
    // Letters to 88, the card to 70.
    let finding = try #require(findings(.contentOutside, in: card(width: 70)).first)
    #expect(finding.view == "UIView/UIView[0]/UILabel[0]" && finding.others == ["UIView/UIView[0]"])
    #expect(finding.points("over the right") == 18)
    #expect(findings(.contentOutside, in: card(width: 88)).isEmpty)
  }

  @Test func `lines below the card, all of one card once`() throws {
    let column = box(
      frame(0, 0, 90, 60), nil, boxLabel("abc", frame(8, 20, 80, 24)), boxLabel("def", frame(50, 22, 80, 24)))
    let card = box(frame(50, 50, 90, 34), .gray, column)
    let found = findings(.contentOutside, in: card)
    #expect(found.count == 1 && found.first?.others.count == 2)
  }

  @Test func `badges, captions and shadows are meant to be outside`() {
    let badge = boxLabel("1", frame(80, -10, 24, 24))
    badge.backgroundColor = .red
    let pill = box(frame(-10, 30, 30, 24), .red, boxLabel("2", frame(10, 0, 20, 24)))
    let caption = boxLabel("abc", frame(0, 60, 90, 24))
    let shadow = box(frame(-5, -5, 110, 70), .black)
    let card = box(frame(50, 50, 90, 60), .gray, shadow, badge, pill, caption)
    #expect(findings(.contentOutside, in: card).isEmpty)
    // The end of a container without a ground is invisible.
    let container = box(frame(50, 150, 20, 20), nil, boxLabel("abcdef", frame(0, 0, 80, 24)))
    #expect(findings(.contentOutside, in: container).isEmpty)
    // Nor where one ends that has the ground of what it is in.
    let same = box(frame(0, 0, 40, 40), .gray, boxLabel("abcdef", frame(0, 0, 80, 24)))
    #expect(findings(.contentOutside, in: box(frame(50, 50, 200, 60), .gray, same)).isEmpty)
  }

  @Test("A.18: a control outside of what it is in is seen, and not touched") func unreachable() throws {
    let button = UIButton(frame: frame(0, 60, 80, 44))
    let container = box(frame(50, 50, 80, 80), nil, button)
    let finding = try #require(findings(.contentOutside, in: container).first)
    #expect(finding.view == "UIView/UIView[0]/UIButton[0]" && finding.points("over the bottom") == 24)
    container.frame.size.height = 104
    #expect(findings(.contentOutside, in: container).isEmpty)
    // 44 of its 60 points are inside: enough.
    button.frame = frame(0, 60, 80, 60)
    #expect(findings(.contentOutside, in: container).isEmpty)
  }

  /// Lets touches through to what reaches out of it.
  private final class OpenView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      subviews.contains { $0.frame.contains(point) }
    }
  }

  @Test func `a view that says that its controls are inside`() {
    let view = OpenView(frame: frame(50, 50, 80, 20))
    view.addSubview(UIButton(frame: frame(0, 10, 80, 44)))
    #expect(findings(.contentOutside, in: view).isEmpty)
  }

  @Test func `the edge of the root cuts`() {
    #expect(findings(.contentOutside, in: boxLabel("abcdef", frame(260, 0, 80, 24))).count == 1)
    #expect(findings(.contentOutside, in: boxLabel("abc", frame(260, 0, 80, 24))).isEmpty)
    #expect(findings(.contentOutside, in: UIButton(frame: frame(270, 0, 60, 44))).count == 1)
    // On a card of its own, too.
    let card = box(frame(250, 0, 90, 40), .gray, boxLabel("abcdef", frame(8, 0, 80, 24)))
    #expect(findings(.contentOutside, in: card).count == 1)
    // Views that wait outside do so on purpose.
    #expect(findings(.contentOutside, in: UIButton(frame: frame(300, 0, 60, 44))).isEmpty)
    #expect(findings(.contentOutside, in: boxLabel("abc", frame(-80, 0, 80, 24))).isEmpty)
  }

  @Test func `content of scroll views may be anywhere`() {
    let scroll = UIScrollView(frame: frame(0, 0, 300, 100))
    scroll.contentSize = CGSize(width: 900, height: 100)
    scroll.addSubview(boxLabel("abcdef", frame(270, 0, 80, 24)))
    scroll.addSubview(UIButton(frame: frame(280, 40, 80, 44)))
    #expect(findings(.contentOutside, in: scroll).isEmpty)
    scroll.clipsToBounds = false
    #expect(findings(.contentOutside, in: scroll).isEmpty)
  }
}
