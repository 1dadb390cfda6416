import Foundation
import TestSupport
import Testing

/// The pages of the documentation show code that is compiled.
@MainActor
struct PageExampleTests {
  /// A part of `PageExamples`, with its page.
  private struct Example {
    var page: String
    var lines: [String] = []
  }

  private func examples() throws -> [Example] {
    let source = try String(
      contentsOfFile: PackageFolders.path("Tests/TutorialTests/PageExamples.swift"), encoding: .utf8)
    var examples: [Example] = []
    var isOpen = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text == "// End" {
        isOpen = false
      } else if text.hasPrefix("// Page: ") {
        isOpen = true
        examples.append(Example(page: String(text.dropFirst("// Page: ".count))))
      } else if isOpen {
        // The indentation of a function in a type
        examples[examples.count - 1].lines.append(String(line.dropFirst(4)))
      }
    }
    return examples
  }

  @Test("Each example is on its page") func areShown() throws {
    let examples = try examples()
    #expect(examples.count == 4)
    for example in examples {
      let page = try String(contentsOfFile: PackageFolders.path(example.page), encoding: .utf8)
      let isShown = [0, 2, 4].contains { indent in
        let lines = example.lines.map { $0.isEmpty ? "" : String(repeating: " ", count: indent) + $0 }
        return page.contains("\n" + lines.joined(separator: "\n") + "\n")
      }
      #expect(isShown, "\(example.page) does not show \(example.lines.joined(separator: "\n"))")
    }
  }

  @Test("A user signs in") func plumb() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "screen.png")
    try PageExamples.plumb(file)
    #expect(FileManager.default.fileExists(atPath: file.path))
  }
}
