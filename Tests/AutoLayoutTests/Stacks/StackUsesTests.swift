import DiagnosticCore
import Foundation
import GraphicsCore
import LayoutCore
import StackCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

/// Stacks as screens use them.
@MainActor
struct StackUsesTests {
  private let root: UIView = {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    root.hostTraits = UITraitCollection(displayScale: 2)
    return root
  }()

  private func pin(_ view: UIView, to other: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      view.topAnchor.constraint(equalTo: other.topAnchor),
    ])
  }

  private func label(_ words: Int) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Array(repeating: "word", count: words).joined(separator: " ")
    return label
  }

  @Test("A row of rows in a column, with a view that takes the rest") func nested() {
    let (icon, title, detail) = (ContentView(16, 16), ContentView(50, 20), ContentView(30, 10))
    let rest = UIView()
    rest.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let texts = UIStackView(arrangedSubviews: [title, detail])
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [icon, texts, rest])
    row.alignment = .center
    row.spacing = 8
    let button = ContentView(80, 44)
    let column = UIStackView(arrangedSubviews: [row, button])
    column.axis = .vertical
    column.spacing = 12
    root.addSubview(column)
    pin(column, to: root)
    #expect(LayoutDiagnostics.collect { root.layoutIfNeeded() } == [])
    // Texts: 20 + 2 + 10 high; the icon in their middle.
    #expect(column.frame == CGRect(x: 0, y: 0, width: 200, height: 32 + 12 + 44))
    #expect(icon.frame == CGRect(x: 0, y: 8, width: 16, height: 16))
    #expect(texts.frame == CGRect(x: 24, y: 0, width: 50, height: 32))
    #expect(detail.frame == CGRect(x: 0, y: 22, width: 30, height: 10))
    #expect(rest.frame == CGRect(x: 82, y: 16, width: 118, height: 0))
    #expect(button.frame == CGRect(x: 0, y: 44, width: 200, height: 44))
    row.isHidden = true
    root.layoutIfNeeded()
    #expect(column.frame.height == 44 && button.frame.minY == 0)
    title.content = CGSize(width: 60, height: 30)
    row.isHidden = false
    root.layoutIfNeeded()
    #expect(texts.frame == CGRect(x: 24, y: 0, width: 60, height: 42) && button.frame.minY == 54)
  }

  @Test("Labels in a column are as high as their lines are in its width") func wrapping() {
    let labels = [label(3), label(40), label(90)]
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 8
    root.addSubview(stack)
    pin(stack, to: root)
    root.layoutIfNeeded()
    var place: CGFloat = 0
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity)).height
      #expect(label.frame == CGRect(x: 0, y: place, width: 200, height: height))
      place += height + 8
    }
    #expect(labels[2].frame.height > labels[0].frame.height * 3)
    #expect(stack.frame.height == place - 8)
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let heights = labels.map { $0.sizeThatFits(CGSize(width: 120, height: CGFloat.infinity)).height }
    #expect(size == CGSize(width: 120, height: heights.reduce(16, +)))
    #expect(stack.frame.width == 200)
  }

  @Test("A scroll view scrolls over a stack that is as wide as what is seen") func scrolling() {
    let scrollView = UIScrollView(frame: root.bounds)
    let views = (0..<8).map { ContentView(10, CGFloat(50 + $0)) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 10
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 6, trailing: 10)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    #expect(LayoutDiagnostics.collect { root.layoutIfNeeded() } == [])
    // 50 + … + 57, seven gaps, and the margins.
    #expect(scrollView.contentSize == CGSize(width: 200, height: 428 + 70 + 10))
    #expect(views[1].frame == CGRect(x: 20, y: 4 + 50 + 10, width: 170, height: 51))
    stack.directionalLayoutMargins.leading = 30
    stack.directionalLayoutMargins.top = 0
    root.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 30, y: 60, width: 160, height: 51))
    stack.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 10, y: 60, width: 160, height: 51))
  }

  @Test("E.4: from right to left a stack is its mirror image", arguments: StackCase.distributions)
  func mirrored(distribution: UIStackView.Distribution) {
    for axis in StackCase.axes {
      for stackCase in StackCase.all(
        axis: axis, distribution: distribution, sizes: [CGSize(width: 240, height: 260)], upTo: 3)
      where !stackCase.hasMargins {
        let (one, other) = (StackFixture(stackCase), StackFixture(stackCase))
        other.stack.semanticContentAttribute = .forceRightToLeft
        // The reading direction of a view inside does not concern the stack.
        other.views[0].semanticContentAttribute = .forceLeftToRight
        one.root.layoutIfNeeded()
        other.root.layoutIfNeeded()
        for (index, (view, mirrored)) in zip(one.views, other.views).enumerated()
        where !stackCase.hidden[index] && !isOpen(stackCase) {
          #expect(abs(mirrored.frame.minX - (240 - view.frame.maxX)) < 1e-5, "\(stackCase)")
          #expect(abs(mirrored.frame.width - view.frame.width) < 1e-5, "\(stackCase)")
          #expect(mirrored.frame.minY == view.frame.minY, "\(stackCase)")
        }
      }
    }
  }

  /// Whether several views without a length, or gaps, share what is left.
  private func isOpen(_ stackCase: StackCase) -> Bool {
    let without = stackCase.visible.count { stackCase.contents[$0] == nil }
    return switch stackCase.distribution {
    case .fill: without > 1
    case .equalSpacing, .equalCentering: without > 0 && stackCase.visible.count > 1
    default: false
    }
  }

  @Test("C.16: a stack has no intrinsic size; what fits is what its constraints ask for") func fitting() {
    let stack = UIStackView(arrangedSubviews: [ContentView(30, 20), ContentView(50, 10)])
    stack.spacing = 5
    #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 85, height: 20))
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 85, height: 20))
    stack.frame.origin = CGPoint(x: 3, y: 4)
    stack.sizeToFit()
    #expect(stack.frame == CGRect(x: 3, y: 4, width: 85, height: 20))
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[1].frame == CGRect(x: 35, y: 0, width: 50, height: 20))
    stack.axis = .vertical
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 35))
  }

  @Test("F.39, F.45: gaps of views that are hidden count for nothing, and the system's gap is 8") func gaps()
  {
    let views = (0..<4).map { _ in ContentView(10, 10) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 5
    stack.setCustomSpacing(20, after: views[0])
    stack.setCustomSpacing(30, after: views[1])
    func starts() -> [CGFloat] {
      stack.frame.size = stack.systemLayoutSizeFitting(.zero)
      stack.layoutIfNeeded()
      return views.filter { !$0.isHidden }.map(\.frame.minX)
    }
    #expect(starts() == [0, 30, 70, 85])
    views[1].isHidden = true
    #expect(starts() == [0, 30, 45], "the gap is that of the first")
    views[2].isHidden = true
    #expect(starts() == [0, 30])
    views[0].isHidden = true
    #expect(starts() == [0] && stack.frame.width == 10)
    for view in views { view.isHidden = true }
    #expect(starts() == [] && stack.frame.size == .zero)
    for view in views { view.isHidden = false }
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    #expect(starts() == [0, 30, 48, 63])
    stack.spacing = UIStackView.spacingUseDefault
    #expect(starts() == [0, 30, 48, 58], "no spacing at all is none")
  }

  @Test("F.45: in a column spacing can go from baseline to baseline, around what is hidden") func baselines()
  {
    let labels = ([12, 20, 30] as [CGFloat]).map { size in
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "x"
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 50
    stack.isBaselineRelativeArrangement = true
    root.hostTraits = UITraitCollection(displayScale: 0x1p24)
    root.addSubview(stack)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    // Only the last is stretched.
    labels[2].setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
    func baselines() -> [CGFloat] {
      root.layoutIfNeeded()
      return labels.filter { !$0.isHidden }.map { $0.frame.minY + $0.font.ascender }
    }
    var found = baselines()
    #expect(abs(found[1] - found[0] - 50) < 1e-3 && abs(found[2] - found[1] - 50) < 1e-3)
    labels[1].isHidden = true
    found = baselines()
    #expect(abs(found[1] - found[0] - 50) < 1e-3)
  }

  @Test("F.44: labels of different sizes share a baseline") func baselineRow() {
    let labels = ([12, 30, 20] as [CGFloat]).map { size in
      let label = UILabel()
      label.font = .systemFont(ofSize: size)
      label.text = "x"
      return label
    }
    for alignment in [.firstBaseline, .lastBaseline] as [UIStackView.Alignment] {
      let stack = UIStackView(arrangedSubviews: labels)
      stack.alignment = alignment
      root.addSubview(stack)
      pin(stack, to: root)
      root.layoutIfNeeded()
      let lines = labels.map { $0.frame.minY + $0.font.ascender }
      #expect(abs(lines[0] - lines[1]) <= 0.5 && abs(lines[2] - lines[1]) <= 0.5)
      // By their first baselines they lie at the bottom, where the largest reaches lowest, or else at the top (F.63).
      let isAtEdge =
        alignment == .firstBaseline ? labels[1].frame.maxY == stack.bounds.height : labels[1].frame.minY == 0
      #expect(isAtEdge)
      stack.removeFromSuperview()
    }
  }

  @Test(
    "A row of first baselines lies at its bottom, whenever its views came, one of last ones at its top (F.63)"
  )
  func lateBaselines() {
    let (low, high) = (ContentView(20, 20), ContentView(20, 30))
    let row = UIStackView(arrangedSubviews: [low])
    row.alignment = .firstBaseline
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    root.addSubview(row)
    root.layoutIfNeeded()
    #expect(low.frame.minY == 0)
    row.addArrangedSubview(high)
    root.layoutIfNeeded()
    // Without text the baseline is the lower edge: 300 − 20, 300 − 30; then the low one is 30 − 20 below the top.
    #expect([low.frame.minY, high.frame.minY] == [280, 270])
    row.alignment = .lastBaseline
    root.layoutIfNeeded()
    #expect([low.frame.minY, high.frame.minY] == [10, 0])
  }

  @Test("A row of first baselines is as high as its first view; a higher one sticks out above (F.63)")
  func highSecondView() {
    let views = [ContentView(20, 28), ContentView(20, 56), ContentView(20, 28)]
    let row = UIStackView(arrangedSubviews: views)
    row.alignment = .firstBaseline
    #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 28))
    row.frame = CGRect(x: 0, y: 0, width: 60, height: 28)
    row.layoutIfNeeded()
    #expect(views.map(\.frame.minY) == [0, -28, 0] && views.map(\.frame.height) == [28, 56, 28])
    row.insertArrangedSubview(views[1], at: 0)
    #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 56))
  }

  @Test("F.42: shares are of the whole stack, and the last view gives way to margins")
  func proportionalInMargins() {
    // Captured on a phone: contents of 25 and 75 in 200 points with margins of 10 are 50 and 130 wide.
    let views = [ContentView(25, 20), ContentView(75, 20)]
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = .fillProportionally
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = UIEdgeInsets(10, 10, 10, 10)
    row.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    root.addSubview(row)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [50, 130])
    #expect(views.map(\.frame.minX) == [10, 60])
  }

  @Test("F.48: the baseline of a row is that of its highest view, of a column that of an end")
  func baselineViews() {
    let views = [ContentView(10, 10), ContentView(10, 30), ContentView(10, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    #expect(stack.forFirstBaselineLayout === views[1] && stack.forLastBaselineLayout === views[1])
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === views[0] && stack.forLastBaselineLayout === views[2])
    views[0].isHidden = true
    #expect(stack.forFirstBaselineLayout === views[1])
    #expect(UIStackView().forFirstBaselineLayout is UIStackView)
  }

  @Test("F.43: where views are compressed, middles at equal distances decide which") func compressedCentring()
  {
    let views = [20, 30, 50].map { ContentView($0, 10) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .equalCentering
    stack.frame = CGRect(x: 0, y: 0, width: 82, height: 10)
    stack.layoutIfNeeded()
    // The distances are (a + b) / 2 and (b + c) / 2: the nearer c is to a, the better; 100 − 82 is what c gives.
    #expect(views.map(\.frame.width) == [20, 30, 32])
  }

  @Test("I.1: edges of a stack find the pixels of the window, wherever it lies") func rounding() {
    let views = (0..<3).map { _ in ContentView(10, 10) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 10, y: 0, width: 100, height: 10)
    root.addSubview(stack)
    root.layoutIfNeeded()
    // In pixels: 200 in three.
    #expect(views.map { $0.frame.width * 2 } == [67, 66, 67])
    #expect(stack.frame == CGRect(x: 10, y: 0, width: 100, height: 10))
  }

  @Test("A stack that nothing else places is laid out in its bounds, by itself or in a plain tree")
  func withoutConstraints() {
    let views = [ContentView(20, 10), ContentView(30, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.bounds = CGRect(x: 5, y: 6, width: 80, height: 40)
    stack.layoutIfNeeded()
    #expect(
      views.map(\.frame) == [
        CGRect(x: 5, y: 6, width: 50, height: 40), CGRect(x: 55, y: 6, width: 30, height: 40),
      ])
    stack.bounds.origin = .zero
    root.addSubview(stack)
    stack.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [30, 30])
    stack.frame.size.width = 70
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [40, 30])
    stack.transform = CGAffineTransform(rotationAngle: 1)
    stack.bounds.size.width = 90
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [60, 30])
  }
}
