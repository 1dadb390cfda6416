import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@testable import ViewDifference

/// The explanations of a card that changed in one way.
@Suite("Explanations")
@MainActor
struct ExplanationTests {
  @Test("Nothing is said of equal pictures")
  func equal() {
    #expect(Recorded.explanation { _ in }.changes.isEmpty)
  }

  @Test("What grew is named first, then what moved because of it, and why that moved what is beneath")
  func chain() throws {
    let explanation = Recorded.explanation { $0.iconSide = 21 }
    let changes = explanation.changes
    #expect(changes.map(\.name).sorted() == ["caption", "icon", "title"])
    #expect(changes.first?.text == "grew 20×20 → 21×21 pt (42×42 px)")
    let title = try #require(changes.first { $0.name == "title" })
    #expect(title.kind == .moved)
    #expect(title.text == "moved 1 pt (2 px) down")
    #expect(title.causes == ["icon grew 20×20 → 21×21 pt"])
    let caption = try #require(changes.first { $0.name == "caption" })
    #expect(caption.causes == ["title moved 1 pt down", "icon grew 20×20 → 21×21 pt"])
    #expect(explanation.rootCauses == ["icon grew 20×20 → 21×21 pt"])
    #expect(explanation.unexplainedPixels == 0)
    // 42 × 42 pixels where 40 × 40 were: two columns of 40 and two rows of 42.
    #expect(changes.first?.pixels == 164)
  }

  @Test("A larger font is why a label grew, and why what is beneath moved")
  func font() throws {
    let changes = Recorded.explanation { $0.title.font = .systemFont(ofSize: 18) }.changes
    let font = try #require(changes.first { $0.kind == .font })
    #expect(font.sentence == "title font size 17 → 18")
    let caption = try #require(changes.first { $0.name == "caption" })
    #expect(caption.causes.last == "its font size 17 → 18")
    #expect(caption.rootCause == "title font size 17 → 18")
  }

  @Test("A colour is told from and to")
  func colour() {
    let changes = Recorded.explanation {
      $0.icon.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }.changes
    #expect(changes.map(\.sentence) == ["icon background recoloured #ff0000 → #0000ff"])
    #expect(changes.map(\.pixels) == [1_600])
  }

  @Test("Text is told as it was and as it is; what is no longer whole is said to be truncated")
  func text() {
    let changes = Recorded.explanation { $0.caption.text = "Captions" }.changes
    #expect(changes.contains { $0.sentence == "caption text changed “Caption” → “Captions”" })
    let long = Recorded.explanation { $0.title.text = String(repeating: "wide ", count: 20) }.changes
    #expect(!long.contains { $0.kind == .truncated })
    let narrow = NarrowCard()
    narrow.width = 20
    let truncated = Recorded.explanation(from: NarrowCard(), to: narrow).changes
    #expect(
      truncated.map(\.sentence).contains(
        "UILabel “A title” text is now truncated because it shrank 100 → 20 pt wide"))
  }

  @Test("Added, removed and hidden views are named")
  func presence() throws {
    let removed = Recorded.explanation { $0.icon.removeFromSuperview() }.changes
    #expect(removed.map(\.sentence) == ["icon was removed"])
    let added = Recorded.explanation { card in
      let badge = UIView(frame: CGRect(x: 100, y: 0, width: 10, height: 10))
      badge.accessibilityIdentifier = "badge"
      badge.backgroundColor = .black
      badge.addSubview(UIView())
      card.addSubview(badge)
    }
    #expect(added.changes.map(\.sentence) == ["badge was added with the view in it"])
    #expect(added.changes.map(\.pixels) == [400])
    let hidden = Recorded.explanation { $0.icon.isHidden = true }.changes
    #expect(hidden.map(\.sentence) == ["icon is now hidden"])
  }

  @Test("Alpha, corners and clips are told with their values")
  func looks() {
    #expect(
      Recorded.explanation { $0.icon.alpha = 0.5 }.changes.map(\.sentence) == ["icon alpha changed 1 → 0.5"])
    #expect(
      Recorded.explanation { $0.icon.layer.cornerRadius = 4 }.changes.map(\.sentence)
        == ["icon corner radius changed 0 → 4"])
  }

  @Test("What is drawn in another order is named with what it passed")
  func order() {
    func pile(_ isReversed: Bool) -> UIView {
      let pile = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      var views: [UIView] = []
      for (index, name) in ["a", "b"].enumerated() {
        let view = UIView(frame: CGRect(x: 10 * index, y: 0, width: 20, height: 20))
        view.accessibilityIdentifier = name
        view.backgroundColor = index == 0 ? .red : .blue
        views.append(view)
      }
      for view in isReversed ? views.reversed() : views { pile.addSubview(view) }
      return pile
    }
    let changes = Recorded.explanation(from: pile(false), to: pile(true)).changes
    #expect(changes.count == 1)
    #expect(changes.first?.kind == .reordered)
    #expect(["a went in front of b", "b went behind a"].contains(changes.first?.sentence))
    // The 10 × 20 points that both cover.
    #expect(changes.first?.pixels == 800)
  }

  @Test("What a view cuts off is told with who cuts it")
  func clipping() {
    func cut(_ x: CGFloat) -> UIView {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      let window = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      window.clipsToBounds = true
      window.accessibilityIdentifier = "window"
      let content = UIView(frame: CGRect(x: x, y: 0, width: 10, height: 10))
      content.backgroundColor = .red
      content.accessibilityIdentifier = "content"
      window.addSubview(content)
      outer.addSubview(window)
      return outer
    }
    let changes = Recorded.explanation(from: cut(5), to: cut(15)).changes
    #expect(changes.map(\.kind) == [.moved, .clipped])
    #expect(changes.last?.sentence == "content is now clipped by window because it moved 10 pt right")
  }

  @Test("Pixels that no change explains are said first, with the view that drew them")
  func unexplained() {
    let explanation = Recorded.explanation(from: Chart(bar: 10), to: Chart(bar: 12))
    #expect(explanation.changes.first?.kind == .unexplained)
    #expect(explanation.changes.first?.name == "Chart")
    // Two points more of a bar of 10 points, at 2x.
    #expect(explanation.unexplainedPixels == 4 * 20)
    #expect(explanation.lines.first?.hasPrefix("!! ") == true)
  }

  @Test("What moved with what it is in is not told by itself")
  func subtree() {
    func nested(_ x: CGFloat) -> UIView {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      let box = UIView(frame: CGRect(x: x, y: 0, width: 20, height: 20))
      box.accessibilityIdentifier = "box"
      let inner = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
      inner.backgroundColor = .red
      box.addSubview(inner)
      outer.addSubview(box)
      return outer
    }
    let changes = Recorded.explanation(from: nested(0), to: nested(10)).changes
    #expect(changes.map(\.sentence) == ["box moved 10 pt (20 px) right"])
    #expect(changes.map(\.pixels) == [200])
  }

  @Test("Constraints tell who moved whom")
  func constraints() throws {
    func column(_ height: CGFloat) -> UIView {
      let column = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
      let (top, bottom) = (UIView(), UIView())
      for (view, name) in [(top, "top"), (bottom, "bottom")] {
        view.accessibilityIdentifier = name
        view.backgroundColor = .red
        view.translatesAutoresizingMaskIntoConstraints = false
        column.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        view.leadingAnchor.constraint(equalTo: column.leadingAnchor).isActive = true
      }
      top.topAnchor.constraint(equalTo: column.topAnchor).isActive = true
      top.heightAnchor.constraint(equalToConstant: height).isActive = true
      bottom.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 8).isActive = true
      bottom.heightAnchor.constraint(equalToConstant: 20).isActive = true
      return column
    }
    let changes = Recorded.explanation(from: column(20), to: column(22)).changes
    #expect(
      changes.map(\.sentence) == [
        "top grew 20 → 22 pt (44 px) high", "bottom moved 2 pt (4 px) down because top grew 20 → 22 pt high",
      ])
  }
}

/// A label as wide as is said.
@MainActor
private final class NarrowCard: UIView {
  var width: CGFloat = 100
  private let label = UILabel()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    label.text = "A title"
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    label.frame = CGRect(x: 0, y: 0, width: width, height: 30)
  }
}

/// A view that draws by code.
@MainActor
private final class Chart: UIView {
  let bar: CGFloat

  init(bar: CGFloat) {
    self.bar = bar
    super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor.black.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: bar, height: 10)).fill()
  }
}
