import Foundation
import LayoutCore
import TestSupport

@testable import ViewLint

/// The example of a code in the guide: a view that has the fault, and the same without it.
struct GuideSample: Sendable {
  /// A view of an example, and what is done with it.
  struct Variant: Sendable {
    let make: @MainActor @Sendable () -> UIView
    /// The code that acts on the view after its layout; nil for examples of the layout itself.
    var event: (@MainActor @Sendable (UIView) -> Void)?

    @MainActor func findings(_ options: LintOptions) -> [Finding] {
      let view = make()
      let linter = LayoutLinter(options)
      guard let event else { return linter.findings(in: view) }
      return linter.findings(in: view) { event(view) }
    }

    /// Returns the findings of a code, and all warnings and errors.
    @MainActor func findings(_ code: FindingCode) -> [Finding] {
      let options = LintOptions(
        minimumSeverity: min(code.severity, .warning),
        checksAccessibility: code.descriptor.topic == .accessibility)
      return findings(options).filter {
        $0.severity >= .warning || $0.code == code
      }
    }
  }

  let code: FindingCode
  let wrong: Variant
  let right: Variant

  /// An example of layout, in views of a size.
  init(
    _ code: FindingCode, _ wrong: GuideView.Type, _ right: GuideView.Type, width: CGFloat = 160,
    height: CGFloat = 60
  ) {
    self.code = code
    self.wrong = Variant { wrong.init(width: width, height: height) }
    self.right = Variant { right.init(width: width, height: height) }
  }

  /// An example of code that does something to a view.
  init<Wrong: GuideView, Right: GuideView>(
    _ code: FindingCode, _ wrong: Wrong.Type, _ wrongEvent: @escaping @MainActor @Sendable (Wrong) -> Void,
    _ right: Right.Type, _ rightEvent: @escaping @MainActor @Sendable (Right) -> Void
  ) {
    self.code = code
    self.wrong = Variant(
      make: { wrong.init(width: 160, height: 60) }, event: { ($0 as? Wrong).map(wrongEvent) })
    self.right = Variant(
      make: { right.init(width: 160, height: 60) }, event: { ($0 as? Right).map(rightEvent) })
  }

  static let all: [GuideSample] =
    pixels + order + sizing + cycle + events + geometry + looks + accessibility
    + lists
}

/// The guide, and the code of its examples.
enum Guide {
  static let path = PackageFolders.path("Documentation/LayoutLint.md")

  static func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// Code of an example.
  struct Snippet {
    var file: String
    /// The line of the comment above the code, from 1.
    var line: Int
    /// The code without its indent.
    var text: String
  }

  /// Returns the code between `// guide: <name>` and `// guide end` in the files beside this one, by name.
  static func snippets() throws -> [String: Snippet] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    var snippets: [String: Snippet] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      var open: (name: String, number: Int, indent: Int, lines: [Substring])?
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let words = line.drop { $0 == " " }
        if words.hasPrefix("// guide: ") {
          open = (String(words.dropFirst(10)), index + 1, line.count - words.count, [])
        } else if words == "// guide end", let (name, number, _, lines) = open {
          snippets[name] = Snippet(file: file, line: number, text: lines.joined(separator: "\n"))
          open = nil
        } else if let indent = open?.indent {
          open?.lines.append(line.dropFirst(min(indent, line.count - words.count)))
        }
      }
    }
    return snippets
  }
}
