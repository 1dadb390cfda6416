import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import Plumb
import StyleCore
import Testing
import TextViewCore

@testable import InteractionCore

/// The gestures of texts, the views of their selections, and drags of their parts.
@MainActor
@Suite(.serialized) struct TextInteractionTests {
  private final class Watcher: NSObject, UITextInteractionDelegate, UITextSelectionDisplayInteractionDelegate,
    UITextDragDelegate, UITextDropDelegate
  {
    var log: [String] = []
    var agrees = true
    var editability = UITextDropEditability.no
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { editability }
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { agrees }
    func interactionWillBegin(_ interaction: UITextInteraction) { log.append("begin") }
    func interactionDidEnd(_ interaction: UITextInteraction) { log.append("end") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let input = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 60))
  private let board = UIView(frame: CGRect(x: 20, y: 200, width: 200, height: 60))
  private let watcher = Watcher()

  private func show(_ text: String) {
    input.text = text
    for view in [input, board] { window.addSubview(view) }
    window.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()
  }

  @Test func `a tap moves the caret if the delegate agrees`() {
    show("words")
    let interaction = UITextInteraction(for: .editable)
    interaction.delegate = watcher
    interaction.textInput = input
    board.addInteraction(interaction)
    input.selectedRange = NSRange(location: 0, length: 0)
    watcher.agrees = false
    HeadlessUser(of: window).tap(at: CGPoint(x: 210, y: 230))
    #expect(watcher.log.isEmpty && input.selectedRange.location == 0)
    watcher.agrees = true
    // Sooner, it would be the second of a double tap.
    HeadlessLoop.run(for: 1)
    HeadlessUser(of: window).tap(at: CGPoint(x: 210, y: 230))
    #expect(watcher.log == ["begin", "end"] && input.selectedRange.location == 5)
    #expect(interaction.gesturesForFailureRequirements.allSatisfy { $0.view === board })
  }

  @Test func `the caret or the selection has its views where it is`() throws {
    show("words")
    let interaction = UITextSelectionDisplayInteraction(textInput: input, delegate: watcher)
    window.addInteraction(interaction)
    #expect(interaction.cursorView.superview == nil)
    input.selectedRange = NSRange(location: 2, length: 0)
    interaction.isActivated = true
    let caret = try #require(input.selectedTextRange?.start)
    #expect(interaction.cursorView.frame == window.convert(input.caretRect(for: caret), from: input))
    input.selectedRange = NSRange(location: 0, length: 5)
    interaction.setNeedsSelectionUpdate()
    #expect(interaction.cursorView.superview == nil && interaction.highlightView.superview === window)
    #expect(interaction.highlightView.selectionRects.count == 1 && interaction.handleViews.count == 2)
  }

  @Test func `texts have interactions of drags while they have delegates`() {
    show("words")
    #expect(input.textDragInteraction == nil && input.textDropInteraction == nil)
    (input.textDragDelegate, input.textDropDelegate) = (watcher, watcher)
    #expect(input.textDragInteraction?.view === input && input.textDropInteraction?.view === input)
    #expect(!input.isTextDragActive && !input.isTextDropActive)
    input.textDragDelegate = nil
    #expect(input.textDragInteraction == nil)
  }

  @Test func `the view of a selection is at its place in a text that scrolled`() throws {
    show(String(repeating: "words\n", count: 20))
    let interaction = UITextSelectionDisplayInteraction(textInput: input, delegate: watcher)
    window.addInteraction(interaction)
    input.selectedRange = NSRange(location: 12, length: 5)
    input.contentOffset = CGPoint(x: 0, y: 30)
    interaction.isActivated = true
    let view = interaction.highlightView
    let rect = try #require(view.selectionRects.first).rect
    let (shown, wanted) = (window.convert(rect, from: view), window.convert(rect, from: input))
    #expect(abs(shown.minY - wanted.minY) < 0.01 && shown.minX == wanted.minX)
  }

  /// Lifts the selected start of the text.
  private func lift() throws -> DragSession {
    (input.textDragDelegate, input.textDropDelegate) = (watcher, watcher)
    input.selectedRange = NSRange(location: 0, length: 3)
    let interaction = try #require(input.textDragInteraction)
    let rect = input.firstRect(for: try #require(input.selectedTextRange))
    let session = DragSession(
      in: window, at: window.convert(CGPoint(x: rect.midX, y: rect.midY), from: input))
    session.items = try #require(interaction.delegate).dragInteraction(
      interaction, itemsForBeginning: session)
    return session
  }

  /// Drops the items of a drag at the end of the text.
  private func drop(_ drag: DragSession) throws {
    let interaction = try #require(input.textDropInteraction)
    let delegate = try #require(interaction.delegate)
    drag.point = CGPoint(x: 210, y: 112)
    let session = DropSession(drag)
    _ = delegate.dropInteraction(interaction, sessionDidUpdate: session)
    delegate.dropInteraction(interaction, performDrop: session)
    HeadlessLoop.runUntilIdle()
  }

  @Test func `a part of a text that is dropped onto it moves`() throws {
    show("one two")
    let drag = try lift()
    #expect(drag.items.count == 1)
    try drop(drag)
    #expect(input.text == " twoone")
  }

  @Test func `a drop from elsewhere after a lift without a drag moves nothing`() throws {
    show("one two")
    let lifted = try lift()
    let drag = DragSession(in: window, at: .zero)
    drag.items = [UIDragItem(itemProvider: NSItemProvider(object: "three"))]
    try drop(drag)
    #expect(input.text == "one twothree" && lifted.items.count == 1)
  }

  @Test func `a text that is not edited takes a drop as its delegate says`() throws {
    show("one two")
    input.isEditable = false
    let lifted = try lift()
    let drag = DragSession(in: window, at: .zero)
    drag.items = [UIDragItem(itemProvider: NSItemProvider(object: "three"))]
    try drop(drag)
    #expect(input.text == "one two" && !input.isEditable)
    watcher.editability = .yes
    try drop(drag)
    #expect(input.text == "one twothree" && input.isEditable && lifted.items.count == 1)
  }

  /// A renderer whose rectangle is larger.
  private final class Wide: UITextDragPreviewRenderer {
    override func adjust(
      firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
      lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint
    ) { unsafe bodyRect.pointee = bodyRect.pointee.insetBy(dx: -2, dy: -2) }
  }

  @Test func `a subclass changes the rectangles of the preview of a drag`() {
    show("words")
    let range = NSRange(location: 0, length: 5)
    let plain = UITextDragPreviewRenderer(layoutManager: input.layoutManager, range: range)
    let wide = Wide(layoutManager: input.layoutManager, range: range)
    #expect(plain.bodyRect.width > 0 && wide.bodyRect == plain.bodyRect.insetBy(dx: -2, dy: -2))
  }

  @Test func `a preview of a drag is one rectangle, or the first line, those between and the last line`() {
    show("one\ntwo\nthree\nfour")
    func rects(_ range: NSRange, unifies: Bool) -> [CGRect] {
      let renderer = UITextDragPreviewRenderer(
        layoutManager: input.layoutManager, range: range, unifyRects: unifies)
      return [renderer.firstLineRect, renderer.bodyRect, renderer.lastLineRect]
    }
    let all = NSRange(location: 0, length: 18)
    let (parts, whole) = (rects(all, unifies: false), rects(all, unifies: true))
    // Four lines of one height, below each other.
    let height = parts[0].height
    #expect(height > 0 && parts[1].height == 2 * height && parts[2].height == height)
    #expect(parts[1].minY == parts[0].maxY && parts[2].minY == parts[1].maxY)
    #expect(whole == [.zero, parts[0].union(parts[1]).union(parts[2]), .zero])
    let word = rects(NSRange(location: 0, length: 3), unifies: false)
    #expect(word[0] == .zero && word[1].height == height && word[2] == .zero)
    #expect(rects(NSRange(location: 0, length: 6), unifies: false)[1] == .zero)
  }
}
