import Foundation
import LayoutCore
import StackCore
import StyleCore
import Testing

private final class Sized: UIView {
  var size = CGSize.zero
  override var intrinsicContentSize: CGSize { size }

  static func make(_ width: CGFloat, _ height: CGFloat = 10) -> Sized {
    let view = Sized()
    view.size = CGSize(width: width, height: height)
    return view
  }
}

@MainActor
struct UIStackViewTests {
  private func stack(_ views: [UIView], width: CGFloat = 100) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: 30)
    return stack
  }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test("F.46: membership") func membership() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    let stack = UIStackView()
    stack.addArrangedSubview(a)
    stack.addArrangedSubview(b)
    #expect(stack.subviews == [a, b] && stack.arrangedSubviews == [a, b])
    #expect(!a.translatesAutoresizingMaskIntoConstraints && c.translatesAutoresizingMaskIntoConstraints)

    // One that is arranged already moves in its order, not among the subviews.
    stack.insertArrangedSubview(b, at: 0)
    #expect(stack.subviews == [a, b] && stack.arrangedSubviews == [b, a])
    stack.addArrangedSubview(b)
    #expect(stack.subviews == [a, b] && stack.arrangedSubviews == [a, b])

    // A subview that becomes arranged keeps its place among the subviews.
    stack.insertSubview(c, at: 0)
    #expect(stack.arrangedSubviews == [a, b])
    stack.addArrangedSubview(c)
    #expect(stack.subviews == [c, a, b] && stack.arrangedSubviews == [a, b, c])

    stack.removeArrangedSubview(a)
    #expect(stack.subviews == [c, a, b] && stack.arrangedSubviews == [b, c])
    b.removeFromSuperview()
    #expect(stack.subviews == [c, a] && stack.arrangedSubviews == [c])
    UIView().addSubview(c)
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func fillGivesTheRestToWhatHugsLeast() {
    let (a, b) = (Sized.make(20), Sized.make(30))
    let stack = stack([a, b])
    stack.spacing = 10
    // Both hug alike: the first takes 100 − 10 − 50 (F.40).
    #expect(spans(stack) == [[0, 60], [70, 30]])
    b.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    stack.setNeedsLayout()
    #expect(spans(stack) == [[0, 20], [30, 70]])
  }

  @Test("F.41: 100 in three, to the pixel, without gap") func fillEqually() {
    let stack = stack([Sized.make(1), Sized.make(2), Sized.make(3)])
    stack.hostTraits = UITraitCollection(displayScale: 1)
    stack.distribution = .fillEqually
    #expect(spans(stack) == [[0, 33], [33, 34], [67, 33]])
  }

  @Test func otherDistributions() {
    let stack = stack([Sized.make(20), Sized.make(10), Sized.make(10)])
    stack.distribution = .fillProportionally
    #expect(spans(stack) == [[0, 50], [50, 25], [75, 25]])
    stack.distribution = .equalSpacing
    #expect(spans(stack) == [[0, 20], [50, 10], [90, 10]])
  }

  @Test func hiddenViewsCustomSpacingAndDirection() {
    let (a, b, c) = (Sized.make(20), Sized.make(10), Sized.make(10))
    let stack = stack([a, b, c])
    stack.spacing = 5
    stack.setCustomSpacing(15, after: a)
    #expect(
      stack.customSpacing(after: a) == 15 && stack.customSpacing(after: b) == UIStackView.spacingUseDefault)
    #expect(spans(stack) == [[0, 60], [75, 10], [90, 10]])
    stack.semanticContentAttribute = .forceRightToLeft
    stack.setNeedsLayout()
    #expect(spans(stack) == [[40, 60], [15, 10], [0, 10]])
    b.isHidden = true
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(a.frame.width == 75 && c.frame.width == 10)
  }

  @Test("The gap of the system is 8, and a view that comes back has no gap of its own any more (F.45)")
  func gaps() {
    let (a, b) = (Sized.make(20), Sized.make(10))
    let stack = stack([a, b])
    stack.spacing = UIStackView.spacingUseSystem
    #expect(spans(stack) == [[0, 82], [90, 10]])
    stack.spacing = 4
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: a)
    #expect(spans(stack) == [[0, 82], [90, 10]])
    stack.removeArrangedSubview(a)
    stack.insertArrangedSubview(a, at: 0)
    #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
    #expect(spans(stack) == [[0, 86], [90, 10]])
  }

  @Test("E.5: a column's leading edge is where reading starts", arguments: [false, true])
  func columns(isReversed: Bool) {
    let view = Sized.make(20)
    let stack = stack([view])
    stack.axis = .vertical
    stack.semanticContentAttribute = isReversed ? .forceRightToLeft : .forceLeftToRight
    stack.alignment = .leading
    #expect(spans(stack) == [[isReversed ? 80 : 0, 20]])
    stack.alignment = .trailing
    #expect(spans(stack) == [[isReversed ? 0 : 80, 20]])
  }

  @Test func across() {
    let view = Sized.make(20, 10)
    let stack = stack([view])
    for (alignment, y, height) in [
      (.fill, 0, 30), (.leading, 0, 10), (.center, 10, 10), (.trailing, 20, 10),
    ] as [(UIStackView.Alignment, CGFloat, CGFloat)] {
      stack.alignment = alignment
      stack.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: y, width: 100, height: height))
    }
    stack.alignment = .fill
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 30), "F.84")
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 84, height: 14))
    stack.axis = .vertical
    stack.alignment = .leading
    stack.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 8, width: 20, height: 14))
  }
}
