import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

/// Carets, selections and touches in fields and views whose text runs in both directions.
@MainActor
struct BidirectionalEditingTests {
  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    field.text = text
    return field
  }

  private func x(_ input: some UITextInput, _ offset: Int) -> CGFloat {
    guard let position = input.position(from: input.beginningOfDocument, offset: offset) else { return .nan }
    return input.caretRect(for: position).minX
  }

  private func rects(_ input: some UITextInput, _ range: Range<Int>) -> [CGRect] {
    guard let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: range.upperBound),
      let range = input.textRange(from: start, to: end)
    else { return [] }
    return input.selectionRects(for: range).map(\.rect)
  }

  @Test("The caret goes to the left through Hebrew, in a field and in a view of two lines")
  func carets() {
    let field = field("שלום")
    let places = (0...4).map { x(field, $0) }
    #expect(places == places.sorted(by: >) && Set(places).count == 5)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "abc\nשלום"
    #expect((0...3).map { x(view, $0) } == (0...3).map { x(view, $0) }.sorted())
    #expect((4...8).map { x(view, $0) } == (4...8).map { x(view, $0) }.sorted(by: >))
    // A touch at a caret inside of a word finds it.
    for offset in 5...7 {
      guard let position = view.position(from: view.beginningOfDocument, offset: offset) else { continue }
      let rect = view.caretRect(for: position)
      let found = view.closestPosition(to: CGPoint(x: rect.minX, y: rect.midY))
      #expect(found.map { view.offset(from: view.beginningOfDocument, to: $0) } == offset)
    }
  }

  @Test("The caret of an empty field or view is where its text would start")
  func emptyCarets() {
    let field = field("")
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let area = field.textRect(forBounds: field.bounds)
    let (start, viewStart) = (x(field, 0), x(view, 0))
    #expect(start == area.minX)
    for input in [field, view] as [UIView] { input.semanticContentAttribute = .forceRightToLeft }
    // A caret of 2 points ends where the text would begin; the view has the same inset on both sides.
    #expect(x(field, 0) == area.maxX - 2 && x(view, 0) == 300 - viewStart - 2)
    field.textAlignment = .center
    #expect(x(field, 0) == area.midX)
    field.textAlignment = .left
    #expect(x(field, 0) == area.minX)
  }

  @Test("The direction at a position is that of its paragraph, or of the interface where there is no text")
  func directions() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    func direction(_ offset: Int, _ side: UITextStorageDirection = .forward) -> NSWritingDirection? {
      view.position(from: view.beginningOfDocument, offset: offset).map {
        view.baseWritingDirection(for: $0, in: side)
      }
    }
    #expect(direction(0) == .leftToRight)
    view.text = "abc\nשלום"
    #expect(direction(1) == .leftToRight && direction(5) == .rightToLeft)
    #expect(direction(4) == .rightToLeft && direction(4, .backward) == .leftToRight)
    view.text = ""
    view.semanticContentAttribute = .forceRightToLeft
    #expect(direction(0) == .rightToLeft)
  }

  @Test("The left key goes forwards in a paragraph from right to left, and backwards in others")
  func keys() {
    func left(of offset: Int, in field: UITextField) -> Int? {
      field.position(from: field.beginningOfDocument, offset: offset)
        .flatMap { field.position(from: $0, in: .left, offset: 1) }
        .map { field.offset(from: field.beginningOfDocument, to: $0) }
    }
    #expect(left(of: 2, in: field("שלום")) == 3)
    #expect(left(of: 2, in: field("text")) == 1)
  }

  @Test("A selection over the edge of a Hebrew word has two rectangles")
  func selections() {
    let field = field("ab שלום cd")
    #expect(rects(field, 0..<2).count == 1 && rects(field, 3..<7).count == 1)
    let parts = rects(field, 1..<4)
    #expect(parts.count == 2)
    // The first Hebrew letter is the rightmost one.
    #expect(parts.last?.maxX == rects(field, 3..<7).first?.maxX)
    let all = rects(field, 0..<10)
    #expect(
      all.count == 1
        && abs(
          all[0].width - rects(field, 3..<7)[0].width - rects(field, 0..<3)[0].width
            - rects(field, 7..<10)[0].width) < 1e-6
    )
  }

  @Test("Carets, rectangles and touches in lines of both directions are those of the letters' widths")
  func places() throws {
    // In 20 points of boxes a letter is 10 wide and a space 5; the padding is 5. From left to right there are a, b, a space,
    // the letters 5, 4 and 3, a space and c.
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.font = .boxes(20)
    view.text = "ab אבג c"
    #expect((0...8).map { x(view, $0) } == [5, 15, 25, 30, 50, 40, 60, 65, 75])
    #expect(rects(view, 1..<4).map { [$0.minX, $0.maxX] } == [[15, 30], [50, 60]])
    func found(_ x: CGFloat) -> Int? {
      view.closestPosition(to: CGPoint(x: x, y: 15)).map {
        view.offset(from: view.beginningOfDocument, to: $0)
      }
    }
    #expect([6, 28, 32, 42, 57, 61, 90].map(found) == [0, 3, 6, 5, 3, 6, 8])
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    let end = try #require(view.position(from: start, offset: 3))
    let selected = view.selectionRects(for: try #require(view.textRange(from: start, to: end)))
    #expect(selected.map(\.containsStart) == [true, false] && selected.map(\.containsEnd) == [false, true])
    #expect(selected.map(\.writingDirection) == [.leftToRight, .leftToRight])
    // The same in a paragraph from right to left: from left to right c, a space, the Hebrew word, a space, a, b.
    view.setBaseWritingDirection(.rightToLeft, for: try #require(view.textRange(from: start, to: start)))
    // It ends at the padding at the right: 6 letters and 2 spaces before 295.
    let left: CGFloat = 295 - 70
    #expect((0...8).map { x(view, $0) - left } == [50, 60, 50, 45, 35, 25, 15, 10, 10])
  }

  @Test(
    "A paragraph has the direction that is set, and a natural one that of its letters",
    arguments: [false, true])
  func setDirections(isField: Bool) throws {
    let view: any UIView & UITextInput = isField ? UITextField() : UITextView()
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    (view as? UITextField)?.text = "abc"
    (view as? UITextView)?.text = "abc\ndef"
    let start = view.beginningOfDocument
    let range = try #require(view.textRange(from: start, to: start))
    func direction(_ offset: Int) -> NSWritingDirection? {
      view.position(from: start, offset: offset).map { view.baseWritingDirection(for: $0, in: .forward) }
    }
    #expect(direction(1) == .leftToRight)
    view.setBaseWritingDirection(.rightToLeft, for: range)
    #expect(direction(1) == .rightToLeft)
    #expect(isField || direction(5) == .leftToRight)
    view.setBaseWritingDirection(.natural, for: range)
    #expect(direction(1) == .leftToRight)
    if let text = view as? UITextView {
      let style = unsafe text.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      #expect((style as? NSParagraphStyle)?.baseWritingDirection == .natural)
    }
  }

  @Test("Labels follow the interface in alignment, and their text in its order")
  func labels() {
    func line(_ text: String, _ direction: UISemanticContentAttribute) -> CGRect {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
      label.semanticContentAttribute = direction
      label.text = text
      return label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    }
    for text in ["שלום", "text", "12:30"] {
      #expect(line(text, .forceLeftToRight).size == line(text, .forceRightToLeft).size)
    }
  }
}
