import Foundation
import SourceRewriting
import Testing

/// Tests of imports of frameworks that Linux has not.
@Suite struct ForeignModuleTests {
  private func result(_ text: String, present: Set<String> = []) -> ModuleRewriter.Result {
    ModuleRewriter(options: RewriteOptions(presentModules: present))
      .rewrite([.init(path: "/a/A.swift", text: text)])[0]
  }

  private func text(_ text: String, present: Set<String> = []) -> String? {
    result(text, present: present).text.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The words of each line.
  private func words(_ text: String) -> [[Substring]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.split(separator: " ") }
  }

  @Test(arguments: [
    ("import AVFoundation\nlet a = 1\n", "import Foundation  \nlet a = 1\n"),
    ("import MapKit\n", "import UIKit \n"),
    (
      "@preconcurrency import class Photos.PHAsset // A\n",
      "@preconcurrency import UIKit                // A\n"
    ),
    ("#if os(iOS)\nimport Metal\n#endif\n", "#if true\nimport Foundation\n#endif\n"),
  ]) func importsBecomeThoseOfWhatTheFrameworkExports(_ source: String, _ expected: String) {
    let new = text(source).map(words)
    #expect(new == words(expected))
    #expect(text(source).flatMap { text($0) } == nil)
  }

  @Test func theyAreWarnings() {
    let warnings = result("import UIKit\nimport AVFoundation\n").warnings.map(\.description)
    #expect(warnings.count == 1)
    #expect(
      warnings.first?.hasPrefix("/a/A.swift:2:8: warning: 'AVFoundation' does not exist on Linux") == true)
  }

  @Test func aWarningNamesTheProductOfAFrameworkThatPlumbHas() {
    let warning = result("import MapKit\nimport Metal\nimport CoreMedia\n").warnings.map(\.description)
    #expect(warning.count == 3)
    #expect(warning.first?.contains(".product(name: \"MapKit\"") == true)
    #expect(warning.dropFirst().first?.contains("#if canImport(Metal)") == true)
    #expect(warning.last?.contains(".product(name: \"AVFoundation\"") == true)
    let combine = result("import Combine\n").warnings.map(\.description)
    #expect(combine.count == 1 && combine[0].contains(".product(name: \"Combine\""))
  }

  @Test(arguments: ["SwiftUI", "AVFoundation", "MapKit", "Combine"])
  func aProductThatTheTargetDependsOnStays(_ module: String) {
    let result = result("import \(module)\n", present: [module])
    #expect(result.text == nil)
    #expect(result.warnings == [])
  }

  @Test(arguments: [
    "#if canImport(Combine)\nimport Combine\n#endif\n", "#if os(macOS)\nimport Metal\n#endif\n",
    "import Foundation\n", "import Other\nlet a = 1\n",
  ]) func othersStay(_ source: String) {
    let result = result(source)
    #expect(result.text == nil)
    #expect(result.warnings == [])
  }

  @Test func modulesOfTheBuildStay() {
    #expect(text("import Combine\n", present: ["Combine"]) == nil)
    #expect(text("import Combine\n", present: ["Other"]) != nil)
  }

  @Test func anotherSetOfModulesRewritesAgain() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "foreign \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = folder.appending(path: "A.swift")
    try Data("import Combine\n".utf8).write(to: source)
    var rewriter = IncrementalRewriter(output: folder.appending(path: "out"))
    #expect(try rewriter.run([source.path]).written == 1)
    #expect(try rewriter.run([source.path]).warnings == [])
    rewriter.options.presentModules = ["Combine"]
    #expect(try rewriter.run([source.path]).stale == [source.path])
    #expect(try rewriter.run([source.path]).stale == [])
  }
}
