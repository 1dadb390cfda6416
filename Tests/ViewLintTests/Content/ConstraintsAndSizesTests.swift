import Foundation
import LayoutCore
import StackCore
import Testing
import ViewLint

@MainActor
struct ConstraintsAndSizesTests {
  @Test("F.12: a view without a height, and one in it that has the same", arguments: [false, true])
  func ambiguous(isRepaired: Bool) {
    let (root, view, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), UIView())
    root.addSubview(view)
    view.addSubview(inner)
    for view in [view, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    view.heightAnchor.constraint(equalToConstant: 20).isActive = isRepaired
    let found = findings(.ambiguousConstraints, of: root)
    #expect(found.map(\.view) == (isRepaired ? [] : ["UIView/UIView[0]"]))
    #expect(found.allSatisfy { $0.message.hasSuffix("vertically") })
    #expect(isRepaired || inner.hasAmbiguousLayout)
  }

  @Test func `an empty stack has no size, and shows nothing`() {
    let stack = UIStackView()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(findings(.ambiguousConstraints, of: root).isEmpty)
  }

  @Test func `frames that rule themselves leave no choice`() {
    #expect(
      findings(.ambiguousConstraints, in: UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))).isEmpty)
  }

  @Test("A.12: bounds keep a negative size") func negative() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.bounds.size.width = 20 - 28
    let finding = try #require(findings(.invalidSize, in: view).first)
    #expect(finding.severity == .error && finding.points("width") == -8)
    view.bounds.size.width = max(0, 20 - 28)
    #expect(findings(.invalidSize, in: view).isEmpty)
  }
}
