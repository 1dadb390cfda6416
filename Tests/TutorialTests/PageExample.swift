import Foundation
import TestSupport

/// An example of the documentation: a part of a file of `Examples`, with the page that shows it.
///
/// It is between `// Page: <path>` and `// End`. The page is one of the documentation, or a source of a module with the
/// example in a documentation comment.
struct PageExample {
  static let folder = "Tests/TutorialTests/Examples"

  /// The file of `Examples`.
  let file: String
  /// The path of the page in the package.
  let page: String
  /// The lines, without the indentation of the mark.
  var lines: [String] = []

  /// The lines as text.
  var text: String { lines.joined(separator: "\n") }

  /// The examples of all files, in order.
  static func all() throws -> [PageExample] {
    let names = try FileManager.default.contentsOfDirectory(atPath: PackageFolders.path(folder))
    return try names.filter { $0.hasSuffix(".swift") }.sorted().flatMap(examples)
  }

  private static func examples(in file: String) throws -> [PageExample] {
    var examples: [PageExample] = []
    var indentation: Int?
    for line in try lines(of: "\(folder)/\(file)") {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text == "// End" {
        indentation = nil
      } else if text.hasPrefix("// Page: ") {
        indentation = line.prefix { $0 == " " }.count
        examples.append(PageExample(file: file, page: String(text.dropFirst("// Page: ".count))))
      } else if let indentation {
        examples[examples.count - 1].lines.append(String(line.dropFirst(indentation)))
      }
    }
    return examples
  }

  /// Returns the Swift code in the documentation comments of a source, each with the number of its first line.
  static func code(inCommentsOf path: String) throws -> [(row: Int, text: String)] {
    var blocks: [(row: Int, text: String)] = []
    var open: (row: Int, lines: [String])?
    for (index, line) in try lines(of: path).enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      guard text.hasPrefix("///") else {
        open = nil
        continue
      }
      let comment = String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3))
      if let block = open, comment == "```" {
        blocks.append((block.row, block.lines.joined(separator: "\n")))
        open = nil
      } else if open != nil {
        open?.lines.append(comment)
      } else if comment == "```swift" {
        open = (index + 2, [])
      }
    }
    return blocks
  }

  private static func lines(of path: String) throws -> [Substring] {
    try String(contentsOfFile: PackageFolders.path(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }
}
