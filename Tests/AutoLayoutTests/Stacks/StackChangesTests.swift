import DiagnosticCore
import Foundation
import LayoutCore
import StackCore
import TestSupport
import Testing

/// Changes of a stack in a window, after each of which it equals a new stack.
@MainActor
struct StackChangesTests {
  private func frames(_ fixture: StackFixture) -> [CGRect] {
    fixture.root.layoutIfNeeded()
    return [fixture.stack.frame] + fixture.views.map { $0.isHidden ? .null : $0.frame }
  }

  @Test("A stack that was changed is as a new one", arguments: UInt64(0)..<24)
  func changes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let sizes = StackCase.sizes
    var stackCase = StackCase(
      contents: sizes, hidden: [false, false, false, false],
      size: seed % 2 == 0 ? nil : CGSize(width: 230, height: 170))
    let fixture = StackFixture(stackCase, scale: 2)
    let stack = fixture.stack
    for step in 0..<24 {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: stackCase.axis = StackCase.axes.randomElement(using: &generator) ?? .vertical
      case 1: stackCase.distribution = StackCase.distributions.randomElement(using: &generator) ?? .fill
      case 2: stackCase.alignment = StackCase.alignments.randomElement(using: &generator) ?? .fill
      case 3: stackCase.spacing = CGFloat.random(in: 0...12, using: &generator).rounded()
      case 4: stackCase.hasMargins.toggle()
      default: stackCase.hidden[Int.random(in: 0..<4, using: &generator)].toggle()
      }
      stack.axis = stackCase.axis
      stack.distribution = stackCase.distribution
      stack.alignment = stackCase.alignment
      stack.spacing = stackCase.spacing
      stack.isLayoutMarginsRelativeArrangement = stackCase.hasMargins
      for (view, isHidden) in zip(fixture.views, stackCase.hidden) { view.isHidden = isHidden }
      if Bool.random(using: &generator) { continue }
      let new = StackFixture(stackCase, scale: 2)
      #expect(frames(fixture) == frames(new), "\(stackCase), seed \(seed), step \(step)")
      #expect(Set(fixture.lines) == Set(new.lines) && fixture.lines.count == new.lines.count)
    }
  }

  @Test("What did not change is kept: another spacing is another constant") func kept() {
    let fixture = StackFixture(
      StackCase(
        alignment: .center, spacing: 4, contents: StackCase.sizes, hidden: Array(repeating: false, count: 4)))
    fixture.root.layoutIfNeeded()
    let constraints = Set(fixture.stack.constraints.map(ObjectIdentifier.init))
    fixture.stack.spacing = 6
    fixture.root.layoutIfNeeded()
    #expect(Set(fixture.stack.constraints.map(ObjectIdentifier.init)) == constraints)
    // 40 + 60 + 10 + 25 and three gaps of 6.
    #expect(fixture.stack.frame.width == 153)
    fixture.views[1].isHidden = true
    fixture.root.layoutIfNeeded()
    let remaining = fixture.stack.constraints.filter { constraints.contains(ObjectIdentifier($0)) }
    // One view less within the spacer's boundaries; the same ends, gaps, lines and suppressions.
    #expect(remaining.count == constraints.count - 2)
    // 40 + 10 + 25 and two gaps of 6.
    #expect(fixture.stack.frame.width == 87)
  }

  @Test("F.46: constraints end with the arrangement", arguments: [false, true])
  func removal(leaves: Bool) {
    let fixture = StackFixture(
      StackCase(contents: StackCase.sizes, hidden: Array(repeating: false, count: 4)))
    fixture.root.layoutIfNeeded()
    let view = fixture.views[1]
    if leaves { view.removeFromSuperview() } else { fixture.stack.removeArrangedSubview(view) }
    func mentions(_ constraint: NSLayoutConstraint) -> Bool {
      constraint.firstItem === view || constraint.secondItem === view
    }
    #expect(!fixture.stack.constraints.contains(where: mentions))
    fixture.root.layoutIfNeeded()
    #expect(!fixture.stack.constraints.contains(where: mentions))
    // 40 + 10 + 25
    #expect(fixture.stack.frame.width == 75)
    #expect(fixture.views[2].frame.minX == 40)
  }

  @Test("B.19: views that are hidden in an animation make room when that lays out") func animation() {
    let fixture = StackFixture(
      StackCase(spacing: 10, contents: StackCase.sizes, hidden: Array(repeating: false, count: 4)))
    fixture.root.layoutIfNeeded()
    let before = fixture.views.map(\.frame)
    UIView.animate(withDuration: 0.3) {
      fixture.views[1].isHidden = true
      fixture.root.layoutIfNeeded()
    }
    // 40 and a gap of 10.
    #expect(fixture.views[2].frame.minX == 50)
    UIView.animate(withDuration: 0.3) {
      fixture.views[1].isHidden = false
      fixture.root.layoutIfNeeded()
    }
    #expect(fixture.views.map(\.frame) == before)
  }

  @Test("F.42: shares follow the contents, however deep") func proportions() {
    let inner = ContentView(30, 10)
    let fixed = ContentView(60, 10)
    let nested = UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: [inner])])
    let stack = UIStackView(arrangedSubviews: [nested, fixed])
    stack.distribution = .fillProportionally
    stack.frame = CGRect(x: 0, y: 0, width: 180, height: 10)
    stack.layoutIfNeeded()
    // 30 to 60
    #expect(nested.frame.width == 60 && inner.frame.width == 60 && fixed.frame.width == 120)
    inner.content.width = 120
    stack.layoutIfNeeded()
    #expect(nested.frame.width == 120 && inner.frame.width == 120 && fixed.frame.width == 60)
    // 120 to 0: the rest is no share, but what there is.
    fixed.content.width = 0
    stack.layoutIfNeeded()
    #expect(nested.frame.width == 180 && fixed.frame.width == 0)
  }

  @Test("F.40: the first of several gives way, whatever mentioned or changed it first") func order() {
    let views = (0..<3).map { _ in ContentView(20, 10) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 90, height: 10)
    views[2].widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
    views[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
    func widths() -> [CGFloat] {
      stack.layoutIfNeeded()
      return views.map(\.frame.width)
    }
    #expect(widths() == [50, 20, 20])
    // Content that comes late takes the place that it has among the views.
    views[1].content.width = UIView.noIntrinsicMetric
    #expect(widths() == [20, 50, 20])
    views[1].content.width = 20
    #expect(widths() == [50, 20, 20])
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(widths() == [20, 20, 50])
    // A nest in the same direction is in line with the views around it.
    let inner = UIStackView(arrangedSubviews: [ContentView(20, 10), ContentView(20, 10)])
    stack.insertArrangedSubview(inner, at: 0)
    stack.frame.size.width = 150
    stack.layoutIfNeeded()
    // 150 − 100 more for the first of the nest, also after the nest has changed.
    #expect(inner.arrangedSubviews.map(\.frame.width) == [70, 20])
    inner.spacing = 5
    stack.layoutIfNeeded()
    #expect(inner.arrangedSubviews.map(\.frame.width) == [65, 20])
    inner.arrangedSubviews[1].isHidden = true
    stack.layoutIfNeeded()
    inner.arrangedSubviews[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(inner.arrangedSubviews.map(\.frame.width) == [65, 20] && widths() == [20, 20, 20])
  }

  @Test("F.28: a height of the program's own does not keep a hidden view in a column") func hiddenHeight() {
    let (line, label) = (UIView(), ContentView(30, 20))
    let stack = UIStackView(arrangedSubviews: [line, label])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(stack)
    let height = line.heightAnchor.constraint(equalToConstant: 7)
    NSLayoutConstraint.activate([
      height, stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    func reports() -> [LayoutDiagnostic] { LayoutDiagnostics.collect { root.layoutIfNeeded() } }
    #expect(reports() == [] && label.frame.minY == 7)
    line.isHidden = true
    let found = reports()
    #expect(label.frame.minY == 0 && line.frame.height == 0)
    #expect(found.count == 1)
    if case .unsatisfiable(let constraints, let broken) = found.first {
      #expect(broken == height.logDescription && constraints.contains { $0.contains("UISV-hiding") })
    }
    // It is not reported again, and holds again as soon as it can.
    label.content.height = 25
    #expect(reports() == [] && stack.frame.height == 25)
    height.constant = 9
    _ = reports()
    #expect(label.frame.minY == 0)
    line.isHidden = false
    #expect(reports() == [] && label.frame.minY == 9 && stack.frame.height == 34)
  }
}
