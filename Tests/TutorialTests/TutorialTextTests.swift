import Foundation
import Plumb
import TestSupport
import Testing
import UIKit
import ViewLint

/// The findings that the tutorial quotes are those of its code, and its code is all shown.
@MainActor
struct TutorialTextTests {
  @Test("The linter reports the quoted findings", arguments: TutorialScene.mistakes)
  func mistake(name: String) throws {
    let text = wrapped(LintReport(try #require(TutorialScene[name]).findings).text)
    try TutorialCatalog.expect("Output", "\(name).txt", hasBytes: Data(text.utf8), shownAs: "\(name).txt")
  }

  /// Returns the text with its lines wrapped to the width of the tutorial's column of code.
  private func wrapped(_ text: String, at width: Int = 92) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indent = String(line.prefix { $0 == " " })
      var lines: [String] = []
      for word in line.dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false) {
        if let last = lines.last, last.count + 1 + word.count <= width {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(indent + (lines.isEmpty ? "" : "    ") + word)
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  @Test(
    "The linter reports nothing in other states",
    arguments: TutorialScene.all.filter { $0.isChecked && !TutorialScene.mistakes.contains($0.name) })
  func rest(scene: TutorialScene) {
    #expect(scene.findings.map(\.message) == [])
  }

  @Test("The landing page of ViewLint quotes one of them") func landingPage() throws {
    let text = LintReport(try #require(TutorialScene["Departure-1"]).findings).text
    let page = PackageFolders.path("Sources/ViewLint/ViewLint.docc/ViewLint.md")
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("\n```text\n\(text)```\n"))
  }

  @Test("Three changes lead to one layout") func trace() throws {
    // Turns are numbered through the process.
    let text = wrapped(TutorialScene.trace.description.replacing(/turn \d+/, with: "turn"))
    try TutorialCatalog.expect(
      "Output", "Meter-3.txt", hasBytes: Data(text.utf8), shownAs: "Meter-3.txt")
  }

  @Test("Each code file is shown, and compiled") func code() throws {
    let files = try TutorialCatalog.files(in: "Code")
    let tutorials = try TutorialCatalog.tutorials()
    for file in files { #expect(tutorials.contains("file: \"\(file)\""), "\(file) is not shown") }
    var compiled: Set<String> = []
    for step in 1...7 {
      let folder = PackageFolders.path("Tests/TutorialCode/Step\(step)")
      for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(file)")
        compiled.insert(URL(fileURLWithPath: target).lastPathComponent)
      }
    }
    #expect(files == compiled)
  }

  @Test("No other outputs are in the catalog") func noOthers() throws {
    let names = TutorialScene.mistakes + ["Meter-3"]
    #expect(try TutorialCatalog.files(in: "Output") == Set(names.map { "\($0).txt" }))
  }
}
