import ControlCore
import Foundation
import Plumb
import StyleCore
import Testing
import TextViewCore

/// The providers of data, and those of pasteboards.
@MainActor
@Suite(.serialized) struct ItemProviderTests {
  @Test func `a pasteboard gets the data that comes later, unless something else was copied`() {
    let board = UIPasteboard.withUniqueName()
    let data = Data("<b>".utf8)
    let (first, answerFirst) = NSItemProvider.late("public.html")
    board.itemProviders = [first]
    #expect(board.types.isEmpty)
    answerFirst(data)
    HeadlessLoop.runUntilIdle()
    #expect(board.data(forPasteboardType: "public.html") == data)
    let (second, answerSecond) = NSItemProvider.late("public.html")
    board.itemProviders = [second]
    board.string = "other"
    answerSecond(data)
    HeadlessLoop.runUntilIdle()
    #expect(board.types == ["public.utf8-plain-text"])
  }

  @Test func `a colour is made of the components of another one`() {
    let type = "com.apple.uikit.color"
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let source = NSItemProvider(object: color)
    let copy = NSItemProvider()
    copy.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      source.loadDataRepresentation(forTypeIdentifier: type, completionHandler: completion)
    }
    var found: UIColor?
    copy.loadObject(ofClass: UIColor.self) { color, _ in found = color }
    #expect(found == color && copy.canLoadObject(ofClass: UIColor.self))
    let bad = NSItemProvider(item: Data("[1, 2]".utf8), typeIdentifier: type)
    var problem: (any Error)?
    bad.loadObject(ofClass: UIColor.self) { color, error in
      found = color
      problem = error
    }
    #expect(found == nil && problem != nil)
  }

  @Test func `a pasteboard has the items of providers, and gives them`() throws {
    let board = UIPasteboard.withUniqueName()
    board.itemProviders = [NSItemProvider(object: "text")]
    #expect(board.string == "text" && board.types == ["public.utf8-plain-text"])
    let url = try #require(URL(string: "https://plumb.example"))
    board.items = [["public.html": Data("<b>".utf8)], ["public.url": url]]
    let found = board.itemProviders
    #expect(found.map(\.registeredTypeIdentifiers) == [["public.html"], ["public.url"]])
    #expect(found[1].canLoadObject(ofClass: URL.self) && !found[0].canLoadObject(ofClass: URL.self))
  }

  @Test func `a provider gives texts, locations and data by their types`() throws {
    let provider = NSItemProvider(object: NSString(string: "text"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
    var found: [String?] = []
    provider.loadObject(ofClass: String.self) { text, _ in found.append(text) }
    provider.loadObject(ofClass: NSString.self) { text, _ in found.append(text?.substring(from: 2)) }
    provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in
      found.append(data.map { String(decoding: $0, as: UTF8.self) })
    }
    #expect(found == ["text", "xt", "text"])
    var error: (any Error)?
    provider.loadObject(ofClass: URL.self) { url, problem in error = url == nil ? problem : nil }
    #expect((error as? NSError)?.code == -1_000)
    let other = NSItemProvider()
    other.registerDataRepresentation(forTypeIdentifier: "public.url", visibility: .all) { completion in
      completion(Data("https://plumb.example/a".utf8), nil)
      return nil
    }
    var url: URL?
    other.loadObject(ofClass: URL.self) { found, _ in url = found }
    #expect(url == URL(string: "https://plumb.example/a"))
  }
}

extension NSItemProvider {
  /// Returns a provider that gives its data when its answer is called.
  static func late(_ type: String) -> (NSItemProvider, (Data) -> Void) {
    let provider = NSItemProvider()
    var answer: ((Data?, (any Error)?) -> Void)?
    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
      answer = completion
      return nil
    }
    return (provider, { answer?($0, nil) })
  }
}
