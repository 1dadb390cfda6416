import Foundation
import TestSupport
import Testing

/// The pages and the comments of the documentation show code that is compiled.
@MainActor
struct PageExampleTests {
  /// The modules in whose comments all examples are compiled.
  nonisolated static let modules = ["ManualLayout", "Plumb", "ViewLint", "ViewSnapshotTesting"]

  @Test("Each example is on its page") func areShown() throws {
    let examples = try PageExample.all()
    // The marks of every file were found.
    let files = try FileManager.default.contentsOfDirectory(atPath: PackageFolders.path(PageExample.folder))
    #expect(Set(examples.map(\.file)) == Set(files))
    for example in examples where !example.page.hasSuffix(".swift") {
      let page = try String(contentsOfFile: PackageFolders.path(example.page), encoding: .utf8)
      let isShown = [0, 2, 4].contains { indent in
        let lines = example.lines.map { $0.isEmpty ? "" : String(repeating: " ", count: indent) + $0 }
        return page.contains("\n" + lines.joined(separator: "\n") + "\n")
      }
      #expect(isShown, "\(example.page) does not show \(example.text)")
    }
    for example in examples where example.page.hasSuffix(".swift") {
      let isShown = try PageExample.code(inCommentsOf: example.page).contains { $0.text == example.text }
      #expect(isShown, "No comment of \(example.page) shows \(example.text)")
    }
  }

  @Test("The code in comments is that of examples", arguments: modules)
  func areCompiled(module: String) throws {
    let examples = Dictionary(grouping: try PageExample.all(), by: \.page).mapValues { Set($0.map(\.text)) }
    var count = 0
    for path in try sources(of: module) {
      for code in try PageExample.code(inCommentsOf: path) {
        count += 1
        let isCompiled = examples[path]?.contains(code.text) == true
        #expect(isCompiled, "\(path):\(code.row): no file of \(PageExample.folder) has this example")
      }
    }
    #expect(count > 0, "\(module) has no examples")
  }

  /// Returns the paths of the sources of a module in the package, without the code of its tutorial.
  private func sources(of module: String) throws -> [String] {
    let folder = "Sources/\(module)"
    let names = try FileManager.default.subpathsOfDirectory(atPath: PackageFolders.path(folder))
    return names.filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  @Test("A user signs in") func plumb() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "screen.png")
    try PageExamples.plumb(file)
    #expect(FileManager.default.fileExists(atPath: file.path))
  }
}
