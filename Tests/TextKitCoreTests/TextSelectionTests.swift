import Foundation
import GraphicsCore
import StyleCore
import Testing

@testable import TextKitCore

/// The motions of selections, visible fragments, rendering attributes and list elements of the newer layout manager.
@Suite struct TextSelectionTests {
  private let content = NSTextContentStorage()
  private let manager = NSTextLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 500, height: 0))

  init() {
    content.addTextLayoutManager(manager)
    manager.textContainer = container
  }

  private func show(_ text: String) { content.attributedString = NSAttributedString(string: text) }

  private func caret(_ offset: Int) -> NSTextSelection {
    NSTextSelection(TextOffset(offset), affinity: .downstream)
  }

  /// Returns the offsets of a selection after a motion.
  private func move(
    _ selection: NSTextSelection, _ direction: NSTextSelectionNavigation.Direction,
    _ destination: NSTextSelectionNavigation.Destination, extending: Bool = false
  ) -> Range<Int>? {
    manager.textSelectionNavigation.destinationSelection(
      for: selection, direction: direction, destination: destination, extending: extending, confined: false)?
      .textRanges.first?.offsets
  }

  @Test func `a caret moves by characters, words, lines and the text`() {
    show("one two\nthree")
    #expect(move(caret(0), .forward, .character) == 1..<1 && move(caret(1), .left, .character) == 0..<0)
    #expect(move(caret(1), .forward, .word) == 3..<3 && move(caret(6), .backward, .word) == 4..<4)
    #expect(move(caret(1), .right, .line) == 7..<7 && move(caret(10), .left, .line) == 8..<8)
    #expect(move(caret(1), .forward, .document) == 13..<13 && move(caret(9), .up, .document) == 0..<0)
    #expect(move(caret(13), .forward, .character) == 13..<13)
  }

  @Test func `a caret keeps its distance from the start while it moves up and down`() {
    show("aaaa\nb\naaaa")
    #expect(move(caret(3), .down, .character) == 6..<6)
    let navigation = manager.textSelectionNavigation
    let below = navigation.destinationSelection(
      for: caret(3), direction: .down, destination: .character, extending: false, confined: false)
    #expect(below.flatMap { move($0, .down, .character) } == 10..<10, "three letters after 7")
    #expect(move(caret(8), .up, .character) == 6..<6 && move(caret(2), .up, .character) == 0..<0)
  }

  @Test func `an extended selection has a fixed end, and one that is not becomes a caret`() throws {
    show("one two")
    let navigation = manager.textSelectionNavigation
    let first = try #require(
      navigation.destinationSelection(
        for: caret(4), direction: .backward, destination: .character, extending: true, confined: false))
    #expect(first.textRanges.first?.offsets == 3..<4)
    #expect(move(first, .forward, .word, extending: true) == 4..<7)
    #expect(move(first, .forward, .character) == 4..<4 && move(first, .backward, .character) == 3..<3)
    let word = navigation.textSelection(for: .word, enclosing: caret(5))
    #expect(word.textRanges.first?.offsets == 4..<7 && word.granularity == .word)
    let deleted = navigation.deletionRanges(
      for: caret(7), direction: .backward, destination: .word, allowsDecomposition: false)
    #expect(deleted.map(\.offsets) == [4..<7])
    // A deletion removes the selected text, whatever the direction.
    let selected = navigation.deletionRanges(
      for: word, direction: .backward, destination: .character, allowsDecomposition: false)
    #expect(selected.map(\.offsets) == [4..<7])
  }

  @Test func `a touch selects the nearest place`() {
    show("abc")
    let made = manager.textSelectionNavigation.textSelections(
      interactingAt: CGPoint(x: 400, y: 2), inContainerAt: TextOffset(0), anchors: [caret(1)],
      modifiers: .extend, selecting: true, bounds: .zero)
    #expect(made.map { $0.textRanges.first?.offsets } == [1..<3])
  }

  /// A view of the upper part of a text.
  private final class Port: NSObject, NSTextViewportLayoutControllerDelegate {
    var shown: [Int] = []
    var bounds = CGRect.zero
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }
    func textViewportLayoutController(
      _ textViewportLayoutController: NSTextViewportLayoutController,
      configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) { shown.append(textLayoutFragment.rangeInElement.offsets?.lowerBound ?? -1) }
  }

  @Test func `the fragments in the visible area are shown`() throws {
    show("a\nb\nc")
    let (port, controller) = (Port(), manager.textViewportLayoutController)
    controller.delegate = port
    let second = try #require(manager.textLayoutFragment(for: TextOffset(2))).layoutFragmentFrame
    port.bounds = CGRect(x: 0, y: 0, width: 500, height: second.midY)
    controller.layoutViewport()
    #expect(port.shown == [0, 2] && controller.viewportRange?.offsets == 0..<4)
    #expect(controller.relocateViewport(to: TextOffset(2)) == second.minY)
  }

  @Test func `a validator sets rendering attributes, of which later ones precede earlier ones`() {
    show("abcd")
    var count = 0
    manager.renderingAttributesValidator = { manager, fragment in
      count += 1
      if count == 1 {
        manager.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: fragment.rangeInElement)
        manager.addRenderingAttribute(.foregroundColor, value: UIColor.blue, for: NSTextRange(1..<2))
      }
    }
    manager.ensureLayout(for: manager.documentRange)
    var found: [String] = []
    manager.enumerateRenderingAttributes(from: TextOffset(0), reverse: false) { _, values, range in
      let color = values[.foregroundColor] as? UIColor
      found.append("\(range) \(color == .red ? "red" : color == .blue ? "blue" : "none")")
      return true
    }
    #expect(found == ["0...1 red", "1...2 blue", "2...4 red"] && count == 1)
  }

  @Test func `contents are replaced by texts and elements`() {
    show("one two")
    manager.replaceContents(in: NSTextRange(0..<3), with: NSAttributedString(string: "1"))
    #expect(content.attributedString?.string == "1 two")
    let element = NSTextParagraph(attributedString: NSAttributedString(string: "2"))
    manager.replaceContents(in: NSTextRange(2..<5), with: [element])
    #expect(content.attributedString?.string == "1 2")
  }

  @Test func `items of a list have the markers of their numbers`() {
    let list = NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), startingItemNumber: 3)
    let items = ["a", "b"].map {
      NSTextListElement(contents: NSAttributedString(string: $0), textList: list, children: nil)
    }
    let whole = NSTextListElement(children: items, textList: list, nestingLevel: 0)
    #expect(items.map(\.attributedString.string) == ["\t3.\ta", "\t4.\tb"])
    #expect(items[0].parent === whole && whole?.childElements.count == 2 && whole?.contents == nil)
  }

  @Test func `the selection of a touch that goes on is transient`() {
    show("abc")
    let isTransient = [true, false].map { selecting in
      manager.textSelectionNavigation.textSelections(
        interactingAt: .zero, inContainerAt: TextOffset(0), anchors: [], modifiers: [], selecting: selecting,
        bounds: .zero
      ).map(\.isTransient)
    }
    #expect(isTransient == [[true], [false]] && !caret(1).isTransient)
  }

  @Test func `the substrings of lines and paragraphs end before line ends, which enclose them`() {
    show("ab\ncd")
    for options: NSString.EnumerationOptions in [.byParagraphs, .byLines] {
      var found: [String] = []
      unsafe manager.enumerateSubstrings(from: TextOffset(0), options: options) { text, range, whole, _ in
        found.append("\(text ?? "-") \(range) \(whole.map { "\($0)" } ?? "-")")
      }
      #expect(found == ["ab 0...2 0...3", "cd 3...5 3...5"])
    }
    #expect(move(caret(0), .forward, .paragraph) == 2..<2 && move(caret(2), .forward, .paragraph) == 5..<5)
    #expect(move(caret(5), .backward, .paragraph) == 3..<3)
  }

  @Test func `an attribute that is added at each layout is there once`() {
    show("abcd")
    manager.renderingAttributesValidator = { manager, fragment in
      manager.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: fragment.rangeInElement)
    }
    for _ in 0..<3 {
      manager.ensureLayout(for: manager.documentRange)
      manager.invalidateLayout(for: manager.documentRange)
    }
    #expect(manager.renderingAttributes.count == 1)
  }
}
