import Foundation
import SourceRewriting
import Testing

/// Tests of the messages between an editor and a language server.
@Suite struct EditorTests {
  private static let uri = "file:///nowhere/A.swift"
  private static let text = """
    import UIKit
    class A: UIView {
      func f() { g(#selector(save(_:)), 1) }
      @objc func save(_ sender: Any) {}
    }

    """

  /// The messages of an editor that has opened the text, and the text that the server got.
  private static func opened() throws -> (EditorMessages, String) {
    var messages = EditorMessages()
    let document = ["uri": uri, "languageId": "swift", "version": 1, "text": text] as [String: Any]
    let message = messages.toServer(["method": "textDocument/didOpen", "params": ["textDocument": document]])
    return (messages, try sent(message, "textDocument", "text"))
  }

  private static func sent(_ message: [String: Any], _ path: String...) throws -> String {
    var value: Any? = message["params"]
    for key in path { value = (value as? [String: Any])?[key] }
    return try #require(value as? String)
  }

  private static func place(_ line: Int, _ column: Int) -> [String: Any] {
    ["line": line, "character": column]
  }

  private static func range(_ line: Int, _ columns: Range<Int>) -> [String: Any] {
    ["start": place(line, columns.lowerBound), "end": place(line, columns.upperBound)]
  }

  private static func column(_ value: Any?) -> Int? { (value as? [String: Any])?["character"] as? Int }

  @Test func theServerGetsRewrittenText() throws {
    let (_, text) = try Self.opened()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2] == "  func f() { g(Selector(\"save:\", A.save(_:)), 1) }")
    #expect(lines[3] == "        func save(_ sender: Any) {}")
  }

  @Test func changesAreMadeInTheOriginal() throws {
    var (messages, _) = try Self.opened()
    // "save(_:)" in the selector, and then the name of the method.
    let changes = [(2, 25..<33, "keep(_:)"), (3, 13..<17, "keep")].map { line, columns, text in
      ["range": Self.range(line, columns), "text": text] as [String: Any]
    }
    let message = messages.toServer([
      "method": "textDocument/didChange",
      "params": ["textDocument": ["uri": Self.uri, "version": 2], "contentChanges": changes] as [String: Any],
    ])
    let contents = (message["params"] as? [String: Any])?["contentChanges"] as? [[String: Any]]
    let change = try #require(contents?.first)
    #expect(contents?.count == 1 && change["range"] == nil)
    #expect((change["text"] as? String)?.contains("Selector(\"keep:\", A.keep(_:))") == true)
  }

  @Test func placesAreThoseOfTheOriginal() throws {
    var (messages, _) = try Self.opened()
    // In the original, "save" begins at 25 and "1" is at 36; in the rewritten text, "save" of "A.save" at 35, "1" at 46.
    for (original, rewritten) in [(2, 2), (25, 35), (27, 37), (36, 46)] {
      let request =
        [
          "id": 1, "method": "textDocument/definition",
          "params": ["textDocument": ["uri": Self.uri], "position": Self.place(2, original)] as [String: Any],
        ] as [String: Any]
      let sent = messages.toServer(request)["params"] as? [String: Any]
      #expect(Self.column(sent?["position"]) == rewritten)
      let response = messages.toEditor([
        "id": 1, "result": [["uri": Self.uri, "range": Self.range(2, rewritten..<rewritten)]],
      ])
      let location = (response["result"] as? [[String: Any]])?.first
      #expect(Self.column((location?["range"] as? [String: Any])?["start"]) == original)
    }
  }

  @Test func placesInOtherFilesStay() throws {
    var (messages, _) = try Self.opened()
    let response = messages.toEditor([
      "id": 7, "result": [["uri": "file:///nowhere/B.swift", "range": Self.range(2, 34..<38)]],
    ])
    let location = (response["result"] as? [[String: Any]])?.first
    #expect(Self.column((location?["range"] as? [String: Any])?["start"]) == 34)
  }

  @Test func editsOfRewrittenLinesAreLeftOut() throws {
    var (messages, _) = try Self.opened()
    _ = messages.toServer([
      "id": "f", "method": "textDocument/formatting", "params": ["textDocument": ["uri": Self.uri]],
    ])
    let edits = [2, 1, 3].map { ["range": Self.range($0, 0..<2), "newText": "x"] as [String: Any] }
    let response = messages.toEditor(["id": "f", "result": edits])
    let kept = try #require(response["result"] as? [[String: Any]])
    #expect(kept.count == 1)
    #expect(((kept.first?["range"] as? [String: Any])?["start"] as? [String: Any])?["line"] as? Int == 1)
  }

  @Test func diagnosticsOfAddedLinesAreLeftOut() throws {
    var (messages, text) = try Self.opened()
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[5].hasPrefix("extension A"))
    let items = [2, 5].map { ["range": Self.range($0, 35..<39), "message": "no"] as [String: Any] }
    let message = messages.toEditor([
      "method": "textDocument/publishDiagnostics",
      "params": ["uri": Self.uri, "diagnostics": items] as [String: Any],
    ])
    let kept = (message["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]]
    #expect(kept?.count == 1)
    #expect(Self.column((kept?.first?["range"] as? [String: Any])?["start"]) == 25)
  }

  @Test func tokensOfUnchangedLinesAreKept() throws {
    var (messages, _) = try Self.opened()
    _ = messages.toServer([
      "id": 3, "method": "textDocument/semanticTokens/full", "params": ["textDocument": ["uri": Self.uri]],
    ])
    // Tokens at 0:0, 1:0, 1:6, 2:2, 4:0; that in line 2 goes, and 4:0 is three lines after 1:6.
    let data = [0, 0, 6, 1, 0] + [1, 0, 5, 1, 0] + [0, 6, 1, 2, 0] + [1, 2, 4, 1, 0] + [2, 0, 1, 9, 0]
    let response = messages.toEditor(["id": 3, "result": ["data": data]])
    let kept = (response["result"] as? [String: Any])?["data"] as? [Int]
    #expect(kept == [0, 0, 6, 1, 0] + [1, 0, 5, 1, 0] + [0, 6, 1, 2, 0] + [3, 0, 1, 9, 0])
  }

  @Test func theStateOfABuildIsUsed() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "editor \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = folder.appending(path: "Sources/A")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let (a, b) = (sources.appending(path: "A.swift"), sources.appending(path: "B.swift"))
    try Data("class B { @objc func go(now a: Int) {} }\n".utf8).write(to: b)
    try Data("let a = 1\n".utf8).write(to: a)
    _ = try IncrementalRewriter(output: folder.appending(path: ".build/rewritten/A")).run([a.path, b.path])
    let file = EditedFile(path: a.path, text: "import UIKit\nlet a = #selector(B.go)\n")
    #expect(file.rewritten == "import UIKit\nlet a = Selector(\"goWithNow:\", B.go)\n")
  }
}
