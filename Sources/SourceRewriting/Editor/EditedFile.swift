import Foundation

/// A source as an editor shows it, and the text that the compiler reads.
package struct EditedFile: Sendable {
  /// The path of the file.
  package let path: String
  /// The text in the editor.
  package private(set) var text: String
  /// The text without Objective-C's words.
  package private(set) var rewritten: String
  /// The places of the text in the rewritten one.
  package private(set) var map: PositionMap
  private let index: [String: FileIndex]
  private let options: RewriteOptions

  /// Creates the file of a path and a text, of a module that a build has rewritten or not.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
    (index, options) = Self.state(of: path)
    (rewritten, map) = ("", PositionMap(original: "", rewritten: ""))
    rewrite()
  }

  /// A change of a part of the text, or of all of it.
  package struct Change {
    /// The lines and columns of the start and the end; nil for the whole text.
    package var range: (start: (line: Int, column: Int), end: (line: Int, column: Int))?
    /// The new text.
    package var text: String

    /// Creates a change.
    package init(range: (start: (line: Int, column: Int), end: (line: Int, column: Int))?, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// Makes changes, one after the other, and rewrites the text.
  package mutating func apply(_ changes: [Change]) {
    for change in changes {
      guard let range = change.range else {
        text = change.text
        continue
      }
      var units = Array(text.utf16)
      let start = Self.offset(range.start, in: units)
      let end = max(start, Self.offset(range.end, in: units))
      units.replaceSubrange(start..<end, with: change.text.utf16)
      text = String(decoding: units, as: UTF16.self)
    }
    rewrite()
  }

  private static func offset(_ place: (line: Int, column: Int), in units: [UInt16]) -> Int {
    var offset = 0
    for _ in 0..<max(0, place.line) {
      guard let end = units[offset...].firstIndex(of: 0x0A) else { return units.count }
      offset = end + 1
    }
    let end = units[offset...].firstIndex(of: 0x0A) ?? units.count
    return min(offset + max(0, place.column), end)
  }

  private mutating func rewrite() {
    let bytes = Array(text.utf8)
    let read = ReadFile(bytes)
    var files = index
    files[path] = read.index
    let module = ModuleIndex(files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    let result = ModuleRewriter(options: options)
      .result(for: ModuleRewriter.File(path: path, text: bytes), read, module)
    rewritten = result.text.map { String(decoding: $0, as: UTF8.self) } ?? text
    map = PositionMap(original: text, rewritten: rewritten)
  }

  /// Returns the indexes of the files of a source's module and of those that it imports, and the options, as a build has left
  /// them.
  private static func state(of path: String) -> ([String: FileIndex], RewriteOptions) {
    var folder = URL(filePath: path).deletingLastPathComponent()
    while folder.path != "/" {
      let rewritten = folder.appending(path: ".build/rewritten")
      for name in (try? FileManager.default.contentsOfDirectory(atPath: rewritten.path)) ?? [] {
        let module = rewritten.appending(path: name)
        guard let data = try? Data(contentsOf: module.appending(path: "index.jsonl")),
          let own = StoredState.files(data), own[path] != nil
        else { continue }
        let imports =
          (try? Data(contentsOf: module.appending(path: "imports.jsonl"))).flatMap { StoredState.files($0) }
          ?? [:]
        let index = imports.mapValues { $0.index.exported }.merging(own.mapValues { $0.index }) { $1 }
        return (index, StoredState.options(data))
      }
      folder.deleteLastPathComponent()
    }
    return ([:], RewriteOptions())
  }
}
