import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@testable import ViewLint

/// Consequences of a fault, which are not reported as faults of their own.
@MainActor @Suite struct ConsequenceTests {
  /// A board in a board, as large as it asks to be.
  private func nested(
    fit: @escaping (Board, CGSize) -> CGSize, _ layOut: @escaping (Board) -> Void, _ views: UIView...
  ) -> (outer: Board, inner: Board) {
    let inner = Board(views, fit: fit, layOut)
    inner.accessibilityIdentifier = "inner"
    let outer = Board([inner]) { board in
      inner.bounds.size = inner.sizeThatFits(board.bounds.size)
      inner.center = CGPoint(x: 10 + inner.bounds.width / 2, y: 10 + inner.bounds.height / 2)
    }
    return (outer, inner)
  }

  /// The superview gives the view its size again whenever it is laid out.
  @Test func aNestedViewIsGivenTheRoomThatItAsksFor() {
    let icon = Block(30, 30, "icon")
    func board(_ width: CGFloat) -> Board {
      nested(
        fit: { _, _ in CGSize(width: width, height: 40) },
        { _ in icon.frame = CGRect(x: 5, y: 5, width: 30, height: 30) }, icon
      ).outer
    }
    #expect(board(40).lint() == [])
    // It asks for no more in any width.
    #expect(board(28).lint() == ["insufficient-size Board#inner"])
  }

  @Test func aViewThatTakesAllTheWidthMayBeContentWithIt() {
    let icon = Block(90, 30, "icon")
    let board = nested(
      fit: { _, size in CGSize(width: size.width, height: 40) },
      { _ in icon.frame = CGRect(x: 5, y: 5, width: 290, height: 30) }, icon
    ).outer
    #expect(!board.lint().contains("insufficient-size Board#inner"))
  }

  /// To set a part of a value is to read and to set it.
  @Test func aSizeThatIsSetIsNotRead() throws {
    let icon = Block(30, 30, "icon")
    let line = #line + 3
    let board = Board([icon]) {
      board, _ in
      board.subviews[0].bounds.size = CGSize(width: 30, height: 40)
      return CGSize(width: 40, height: 40)
    } _: { _ in
      icon.frame = CGRect(x: 5, y: 5, width: 30, height: 30)
    }
    let findings = LayoutLinter(LintOptions(scales: [2])).findings(in: board)
    #expect(findings.map(\.summary) == ["sizing-changes-view Board#board"])
    #expect(findings.first?.source?.line == line)
  }

  /// Both are of one class; the stack shows which asked which.
  @Test func aViewOfTheSameClassThatIsAskedReadsByItself() {
    let icon = Block(30, 30, "icon")
    func place(_ view: UIView) { view.frame = CGRect(x: 0, y: 0, width: 30, height: 30) }
    let inner = Board([icon]) { _ in place(icon) }
    inner.fit = { _, _ in icon.bounds.size }
    inner.accessibilityIdentifier = "inner"
    let outer = Board([inner]) { _ in place(inner) }
    outer.fit = { _, size in inner.sizeThatFits(size) }
    #expect(outer.lint() == ["sizing-reads-subview Board#inner"])
  }

  @Test func aSizeThatIsReadIsWhyTheLayoutDoesNotSettle() {
    let icon = Block(30, 30, "icon")
    let board = nested(
      fit: { _, _ in CGSize(width: icon.bounds.width + 10, height: 40) },
      { _ in icon.frame = CGRect(x: 5, y: 5, width: 30, height: 30) }, icon
    ).outer
    #expect(board.lint() == ["sizing-reads-subview Board#inner"])
  }

  @Test func whatLooksWrongIsNotWhyTheLayoutDoesNotSettle() {
    let (spinner, caption) = (Block(48, 48, "spinner"), UIView())
    caption.backgroundColor = .red
    let board = Board([spinner, caption]) { _ in
      spinner.frame = CGRect(x: spinner.frame.minX + 1, y: 0, width: 48, height: 48)
      caption.frame = CGRect(x: 0, y: 60.25, width: 80, height: 20)
    }
    #expect(Set(board.lint()) == ["unsettled-layout Block#spinner", "unsnapped-edge UIView[1]"])
  }

  @Test func textThatReachesOutOfASizeThatIsTooSmallIsOneFinding() {
    let label = UILabel()
    label.text = "words"
    let (board, inner) = nested(
      fit: { _, _ in CGSize(width: 20, height: 10) },
      { _ in label.frame = CGRect(origin: .zero, size: label.sizeThatFits(CGSize(width: 90, height: 90))) },
      label)
    inner.backgroundColor = .yellow
    #expect(board.lint() == ["insufficient-size Board#inner"])
  }
}
