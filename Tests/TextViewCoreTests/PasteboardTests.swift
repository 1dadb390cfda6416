import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore

/// Pasteboards, and the actions of editing that use the general one.
@MainActor
@Suite(.serialized)
struct PasteboardTests {
  @Test func valuesAreFoundByTheirKind() {
    let board = UIPasteboard.withUniqueName()
    #expect(board.items.isEmpty && board.string == nil && !board.hasStrings && board.strings == nil)
    board.string = "one"
    #expect(board.string == "one" && board.types == ["public.utf8-plain-text"])
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("one".utf8))
    board.strings = ["one", "two"]
    #expect(board.numberOfItems == 2 && board.strings == ["one", "two"])
    board.url = URL(string: "https://example.com/a")
    #expect(board.hasURLs && board.url?.path == "/a" && board.string == "https://example.com/a")
    board.color = .red
    #expect(board.hasColors && board.color == .red && !board.hasURLs && board.string == nil)
    board.image = UIImage()
    #expect(board.hasImages && board.image != nil)
    board.addItems([["public.text": Data("three".utf8)]])
    #expect(board.strings == ["three"] && board.hasImages)
    #expect(board.itemSet(withPasteboardTypes: ["public.text"]) == [1])
    board.setValue(3, forPasteboardType: "com.example.number")
    #expect(board.value(forPasteboardType: "com.example.number") as? Int == 3)
    #expect(board.contains(pasteboardTypes: ["public.png", "com.example.number"]))
    board.string = nil
    #expect(board.items.isEmpty && board.changeCount == 8)
  }

  @Test func pasteboardsOfANameShareTheirItems() throws {
    let name = UIPasteboard.Name("PasteboardTests")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = try #require(UIPasteboard(name: name, create: true))
    let second = try #require(UIPasteboard(name: name, create: false))
    first.string = "shared"
    #expect(second.string == "shared" && second.name == name)
    UIPasteboard.remove(withName: name)
    #expect(second.string == nil && UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard(name: .general, create: false)?.name == UIPasteboard.general.name)
    #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
  }

  @Test func changesAreNoted() {
    let board = UIPasteboard.withUniqueName()
    board.string = "text"
    var types: [[String]?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String]
      let removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String]
      MainActor.assumeIsolated { types += [added, removed] }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    board.color = .red
    #expect(types == [["com.apple.uikit.color"], ["public.utf8-plain-text"]])
  }

  @Test func selectedTextIsCopiedCutAndPasted() {
    let field = UITextField()
    field.text = "one two"
    #expect(!field.canPerformAction("copy:", withSender: nil))
    field.selectAll(nil)
    #expect(field.canPerformAction("copy:", withSender: nil))
    field.copy(nil)
    #expect(UIPasteboard.general.string == "one two")
    let view = UITextView()
    view.text = "three"
    #expect(view.canPerformAction("paste:", withSender: nil))
    view.paste(nil)
    #expect(view.text == "threeone two")
    view.select(nil)
    view.cut(nil)
    #expect(view.text == "threeone " && UIPasteboard.general.string == "two")
    view.selectAll(nil)
    view.delete(nil)
    #expect(view.text == "" && !view.canPerformAction("selectAll:", withSender: nil))
    field.isSecureTextEntry = true
    field.selectAll(nil)
    field.copy(nil)
    #expect(UIPasteboard.general.string == "two", "hidden text is not copied")
    UIPasteboard.general.items = []
    #expect(!view.canPerformAction("paste:", withSender: nil))
  }
}
