import Foundation
import LayoutCore
import StyleCore
import Testing

@testable import ViewLint

@MainActor
struct DirectionProbeTests {
  /// An icon at the one end and a text beside it, in 200 points.
  private final class Row: UIView {
    let icon = UIView()
    let text = boxLabel("abc", .zero)
    var mirrors = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(icon)
      addSubview(text)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      icon.frame = CGRect(x: 10, y: 0, width: 24, height: 24)
      text.frame = CGRect(x: 44, y: 0, width: 100, height: 24)
      guard mirrors, effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
      for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
  }

  private func row(mirrors: Bool) -> Row {
    let row = Row(frame: CGRect(x: 0, y: 0, width: 200, height: 24))
    row.mirrors = mirrors
    row.layoutIfNeeded()
    return row
  }

  @Test func `a row placed from the left`() throws {
    let found = DirectionProbe.findings(in: row(mirrors: false), scale: 2)
    let finding = try #require(found.first)
    #expect(
      found.count == 1 && finding.view == "Row" && finding.others == ["Row/UIView[0]", "Row/UILabel[1]"])
    // 200 − 10 − 24.
    #expect(finding.points("x") == 10 && finding.points("mirrored x") == 166)
    #expect(DirectionProbe.findings(in: row(mirrors: true), scale: 2).isEmpty)
  }

  @Test(
    "E.1: what means left and right stays",
    arguments: [
      UISemanticContentAttribute.forceLeftToRight, .playback, .spatial,
    ])
  func meant(attribute: UISemanticContentAttribute) {
    let view = row(mirrors: false)
    view.semanticContentAttribute = attribute
    #expect(DirectionProbe.findings(in: view, scale: 1).isEmpty)
    view.semanticContentAttribute = .unspecified
    view.icon.semanticContentAttribute = attribute
    #expect(DirectionProbe.findings(in: view, scale: 1).first?.others == ["Row/UILabel[1]"])
  }

  @Test func `an arrangement that is its own mirror image is fine`() {
    let root = box(
      CGRect(x: 0, y: 0, width: 100, height: 50), nil, box(CGRect(x: 40, y: 0, width: 20, height: 20)),
      box(CGRect(x: 5, y: 5, width: 10, height: 10)), box(CGRect(x: 85, y: 5, width: 10, height: 10)),
      boxLabel("abc", CGRect(x: 10, y: 20, width: 80, height: 24)))
    #expect(DirectionProbe.findings(in: root, scale: 1).isEmpty)
    // Two texts that would have to change places are not.
    let texts = box(
      CGRect(x: 0, y: 0, width: 100, height: 50), nil,
      boxLabel("a", CGRect(x: 5, y: 0, width: 40, height: 24)),
      boxLabel("b", CGRect(x: 55, y: 0, width: 40, height: 24)))
    #expect(DirectionProbe.findings(in: texts, scale: 1).first?.others.count == 2)
  }

  @Test func `constraints by leading mirror, by left they do not`() {
    func view(isLeading: Bool) -> UIView {
      let (root, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
      root.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        isLeading
          ? child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8)
          : child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8),
        child.topAnchor.constraint(equalTo: root.topAnchor),
        child.widthAnchor.constraint(equalToConstant: 20),
        child.heightAnchor.constraint(equalToConstant: 20),
      ])
      root.layoutIfNeeded()
      return root
    }
    #expect(DirectionProbe.findings(in: view(isLeading: true), scale: 1).isEmpty)
    #expect(DirectionProbe.findings(in: view(isLeading: false), scale: 1).count == 1)
  }

  @Test func `content that scrolls sideways is left alone`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.addSubview(box(CGRect(x: 10, y: 0, width: 20, height: 20)))
    scroll.contentSize = CGSize(width: 300, height: 50)
    #expect(DirectionProbe.findings(in: scroll, scale: 1).isEmpty)
  }

  /// Remembers that it was once laid out from right to left.
  private final class Rut: UIView {
    override func layoutSubviews() {
      if effectiveUserInterfaceLayoutDirection == .rightToLeft { subviews.first?.frame.origin.x = 70 }
    }
  }

  @Test func `what layout code does not put back, the probe does`() {
    let view = Rut(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.addSubview(box(CGRect(x: 10, y: 0, width: 20, height: 20)))
    view.layoutIfNeeded()
    _ = DirectionProbe.findings(in: view, scale: 1)
    #expect(view.subviews.first?.frame.minX == 10)
  }

  @Test func `afterwards all is as it was`() {
    let view = row(mirrors: true)
    // A view that no layout code has placed.
    view.icon.addSubview(box(CGRect(x: 3, y: 4, width: 5, height: 6)))
    view.layoutIfNeeded()
    let (frames, traits) = (view.subviews.map(\.frame), view.hostTraits)
    _ = DirectionProbe.findings(in: view, scale: 3)
    #expect(view.subviews.map(\.frame) == frames && view.hostTraits === traits)
    #expect(view.icon.subviews.first?.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
