import Foundation
import GraphicsCore
import LayerCore
import Plumb
import Testing

@testable import ControllerCore
@testable import LayoutCore

/// Documents in files of a temporary folder.
@MainActor
struct UIDocumentTests {
  private final class TextDocument: UIDocument {
    var text = ""
    var errors = 0

    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
      text = String(decoding: data, as: UTF8.self)
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
      errors += 1
      super.handleError(error, userInteractionPermitted: userInteractionPermitted)
    }

    func change(to new: String) {
      let old = text
      undoManager.registerUndo(withTarget: self) { $0.change(to: old) }
      text = new
    }
  }

  private final class FolderDocument: UIDocument {
    var names: [String] = []

    override func contents(forType typeName: String) throws -> Any {
      let folder = FileWrapper(directoryWithFileWrappers: [:])
      for name in names { folder.addRegularFile(withContents: Data(name.utf8), preferredFilename: name) }
      return folder
    }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      names = ((contents as? FileWrapper)?.fileWrappers ?? [:]).keys.sorted()
    }
  }

  @MainActor private final class Answers {
    var values: [Bool] = []
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `a document is created, changed, closed and opened again`() throws {
    try inFolder { folder in
      let url = folder.appendingPathComponent("Note.txt")
      let (document, answers) = (TextDocument(fileURL: url), Answers())
      #expect(document.documentState == .closed && document.localizedName == "Note")
      #expect(document.fileType == "public.plain-text" && !document.hasUnsavedChanges)
      document.text = "a"
      document.save(to: url, for: .forCreating) { answers.values.append($0) }
      // The handler is called in a later turn.
      #expect(answers.values == [])
      HeadlessLoop.runUntilIdle()
      #expect(answers.values == [true] && document.documentState == .normal)
      let written = try String(contentsOf: url, encoding: .utf8)
      #expect(written == "a" && document.fileModificationDate != nil)
      document.text = "b"
      document.updateChangeCount(.done)
      #expect(document.hasUnsavedChanges)
      document.close { answers.values.append($0) }
      HeadlessLoop.runUntilIdle()
      #expect(
        answers.values == [true, true] && document.documentState == .closed && !document.hasUnsavedChanges)
      let other = TextDocument(fileURL: url)
      other.open { answers.values.append($0) }
      HeadlessLoop.runUntilIdle()
      #expect(other.text == "b" && other.documentState == .normal && answers.values == [true, true, true])
    }
  }

  @Test func `operations of the undo manager are changes, and undone ones are none`() throws {
    try inFolder { folder in
      let document = TextDocument(fileURL: folder.appendingPathComponent("Note.txt"))
      document.undoManager.groupsByEvent = false
      document.undoManager.beginUndoGrouping()
      document.change(to: "a")
      document.undoManager.endUndoGrouping()
      #expect(document.hasUnsavedChanges && document.text == "a")
      document.undoManager.undo()
      #expect(!document.hasUnsavedChanges && document.text.isEmpty)
      document.undoManager.redo()
      #expect(document.hasUnsavedChanges && document.text == "a")
    }
  }

  @Test func `a file that does not exist is an error, and the document stays closed`() throws {
    try inFolder { folder in
      let document = TextDocument(fileURL: folder.appendingPathComponent("None.txt"))
      let answers = Answers()
      document.open { answers.values.append($0) }
      HeadlessLoop.runUntilIdle()
      #expect(answers.values == [false] && document.errors == 1 && document.documentState == .closed)
      document.save(to: folder.appendingPathComponent("no/folder.txt"), for: .forCreating) {
        answers.values.append($0)
      }
      HeadlessLoop.runUntilIdle()
      #expect(answers.values == [false, false] && document.documentState.contains(.savingError))
    }
  }

  @Test func `a document that is reverted has the text of the file, and its state is posted`() throws {
    try inFolder { folder in
      let url = folder.appendingPathComponent("Note.txt")
      try "saved".write(to: url, atomically: true, encoding: .utf8)
      let (document, answers) = (TextDocument(fileURL: url), Answers())
      let observer = NotificationCenter.default.addObserver(
        forName: UIDocument.stateChangedNotification, object: document, queue: nil
      ) { _ in MainActor.assumeIsolated { answers.values.append(true) } }
      defer { NotificationCenter.default.removeObserver(observer) }
      document.open()
      document.text = "changed"
      document.updateChangeCount(.done)
      document.revert(toContentsOf: url)
      #expect(document.text == "saved" && !document.hasUnsavedChanges && document.documentState == .normal)
      // Opened; editing disabled and enabled.
      #expect(answers.values.count == 3)
    }
  }

  @Test func `a document of a folder is written and read as a file wrapper`() throws {
    try inFolder { folder in
      let url = folder.appendingPathComponent("Bundle.pack")
      let document = FolderDocument(fileURL: url)
      document.names = ["a", "b"]
      document.save(to: url, for: .forCreating)
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      #expect(names.sorted() == ["a", "b"])
      let other = FolderDocument(fileURL: url)
      other.open()
      #expect(other.names == ["a", "b"])
      let wrapper = try FileWrapper(url: url)
      #expect(wrapper.isDirectory && wrapper.matchesContents(of: url))
      let added = wrapper.addRegularFile(withContents: Data(), preferredFilename: "a")
      #expect(added != "a" && wrapper.fileWrappers?.count == 3 && !wrapper.matchesContents(of: url))
    }
  }

  @Test func `a document follows its file, and saves what another program waits for`() throws {
    try inFolder { folder in
      let url = folder.appendingPathComponent("a.txt")
      let (document, answers) = (TextDocument(fileURL: url), Answers())
      document.save(to: url, for: .forCreating)
      let moved = folder.appendingPathComponent("b.txt")
      try FileManager.default.moveItem(at: url, to: moved)
      document.presentedItemDidMove(to: moved)
      #expect(
        document.fileURL == moved && document.presentedItemURL == moved && document.localizedName == "b")
      document.text = "new"
      document.updateChangeCount(.done)
      document.savePresentedItemChanges { answers.values.append($0 == nil) }
      HeadlessLoop.runUntilIdle()
      let written = try String(contentsOf: moved, encoding: .utf8)
      #expect(written == "new" && answers.values == [true])
    }
  }

  @Test func `a document opens and closes in asynchronous code`() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: url) }
    let document = TextDocument(fileURL: url)
    document.text = "a"
    #expect(await document.save(to: url, for: .forCreating))
    #expect(await document.close())
    #expect(await document.open())
    #expect(document.text == "a")
  }
}
