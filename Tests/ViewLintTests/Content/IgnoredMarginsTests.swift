import ControlCore
import Foundation
import LayoutCore
import StackCore
import StyleCore
import Testing

@testable import ViewLint

/// In a label 24 high the letters reach from 8.473 to 19.
@MainActor
struct IgnoredMarginsTests {
  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func card(_ subviews: UIView..., margin: CGFloat? = 16) -> UIView {
    let card = UIView(frame: frame(50, 50, 200, 100))
    if let margin {
      card.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    }
    for view in subviews { card.addSubview(view) }
    return card
  }

  @Test func `text in margins that were set`() throws {
    let finding = try #require(
      findings(.ignoredMargins, in: card(boxLabel("abc", frame(10, 40, 90, 24)))).first)
    #expect(finding.points("in the left margin") == 6 && finding.others == ["UIView/UIView[0]"])
    #expect(findings(.ignoredMargins, in: card(boxLabel("abc", frame(16, 40, 90, 24)))).isEmpty)
  }

  @Test("D.1: the margins that every view has bind nobody") func unset() {
    #expect(findings(.ignoredMargins, in: card(boxLabel("abc", frame(0, 0, 90, 24)), margin: nil)).isEmpty)
    // One side was set, and the others are as they were.
    let view = card(boxLabel("abc", frame(20, -4, 90, 24)), margin: nil)
    view.layoutMargins.left = 20
    #expect(findings(.ignoredMargins, in: view).isEmpty)
    view.layoutMargins.left = 24
    #expect(findings(.ignoredMargins, in: view).count == 1)
  }

  @Test func `margins that layout code reads bind where others keep to them`() {
    func found(first: CGFloat, second: CGFloat = 8, isRead: Bool) -> [Finding] {
      let view = card(
        boxLabel("abc", frame(second, 30, 90, 24)), boxLabel("def", frame(first, 60, 90, 24)), margin: nil)
      var tree = LintTree(of: view, scale: 1)
      if isRead { tree.marginReaders = [ObjectIdentifier(view)] }
      return IgnoredMargins.findings(in: tree)
    }
    #expect(found(first: 2, isRead: true).map(\.view) == ["UIView/UILabel[1]"])
    #expect(found(first: 8, isRead: true).isEmpty)
    #expect(found(first: 2, isRead: false).isEmpty)
    // Nothing is at that margin: what was read may have been another.
    #expect(found(first: 2, second: 4, isRead: true).isEmpty)
  }

  @Test func `a stack that has margins and does not heed them`() throws {
    let stack = UIStackView(frame: frame(0, 0, 200, 24))
    stack.addArrangedSubview(boxLabel("abc", .zero))
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let finding = try #require(findings(.ignoredMargins, in: stack).first)
    #expect(finding.fix.contains("isLayoutMarginsRelativeArrangement"))
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(findings(.ignoredMargins, in: stack).isEmpty)
  }

  @Test func `grounds, full width and badges may lie in margins`() {
    let picture = UIImageView(image: UIImage(systemName: "star"))
    picture.frame = frame(0, 0, 200, 30)
    let footer = UIButton(frame: frame(0, 60, 200, 40))
    footer.setTitle("More", for: .normal)
    let badge = boxLabel("1", frame(190, 0, 20, 24))
    badge.backgroundColor = .red
    let row = UIControl(frame: frame(0, 40, 200, 44))
    #expect(
      findings(.ignoredMargins, in: card(box(frame(0, 0, 200, 100), .gray), picture, footer, badge, row))
        .isEmpty)
    let dot = UIImageView(image: UIImage(systemName: "circle"))
    dot.frame = frame(8, 8, 16, 16)
    let avatar = box(frame(16, 16, 40, 40), .gray)
    // Across the corner of another view it is a badge; alone it is content.
    #expect(findings(.ignoredMargins, in: card(avatar, dot)).isEmpty)
    #expect(findings(.ignoredMargins, in: card(dot)).count == 1)
  }

  @Test func `a container without a ground of its own is looked through`() {
    let column = box(frame(4, 20, 100, 60), nil, boxLabel("abc", frame(0, 0, 90, 24)))
    #expect(findings(.ignoredMargins, in: card(column)).count == 1)
    column.backgroundColor = .gray
    #expect(findings(.ignoredMargins, in: card(column)).isEmpty)
  }

  // MARK: Safe area

  /// 100 × 200 points with 20 covered above.
  private func window(_ subviews: UIView...) -> [Finding] {
    let window = UIWindow(frame: frame(0, 0, 100, 200))
    let controller = UIViewController()
    window.rootViewController = controller
    controller.additionalSafeAreaInsets.top = 20
    window.isHidden = false
    defer { window.isHidden = true }
    for view in subviews { controller.view.addSubview(view) }
    window.layoutIfNeeded()
    return LayoutLinter().findings(inLayoutOf: window, scale: 1).filter { $0.code == .ignoredMargins }
  }

  @Test func `text under what covers the window`() throws {
    // Letters from 8.473.
    let finding = try #require(window(boxLabel("abc", frame(10, 0, 80, 24))).first)
    #expect(abs((finding.points("in the top margin") ?? 0) - (20 - 19 + 1_078.0 / 2_048 * 20)) < 1e-9)
    #expect(finding.message.contains("safe area"))
    #expect(window(boxLabel("abc", frame(10, 20, 80, 24))).isEmpty)
    #expect(window(box(frame(0, 0, 100, 200), .gray)).isEmpty)
  }

  @Test func `what scrolls beneath it may`() {
    let scroll = UIScrollView(frame: frame(0, 0, 100, 200))
    scroll.contentSize = CGSize(width: 100, height: 400)
    scroll.addSubview(boxLabel("abc", frame(10, 0, 80, 24)))
    #expect(window(scroll).isEmpty)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(window(scroll).isEmpty)
  }
}
