import Foundation
import SourceRewriting
import Testing

@Suite struct IncrementalTests {
  /// A folder with a space in its name, with the files of a module.
  private final class Module {
    let folder: URL
    var paths: [String] { names.map { folder.appending(path: $0).path } }
    private var names: [String] = []
    var output: URL { folder.appending(path: "out put") }

    init() throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "rewriter \(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ name: String, _ text: String) throws {
      if !names.contains(name) { names.append(name) }
      try Data(text.utf8).write(to: folder.appending(path: name))
    }

    func run(imports: [String] = []) throws -> IncrementalRewriter.Summary {
      try IncrementalRewriter(output: output, imports: imports).run(paths)
    }

    /// The names of the rewritten files without the marks of their folders, and their texts.
    func results() throws -> [String: String] {
      let files = output.appending(path: "files")
      var results: [String: String] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: files.path) {
        let text = try String(contentsOf: files.appending(path: name), encoding: .utf8)
        results[String(name.drop { $0 != "-" }.dropFirst())] = text
      }
      return results
    }
  }

  @Test func unchangedFilesAreNotRead() throws {
    let module = try Module()
    try module.write("A.swift", "import UIKit\nclass A: UIView { @objc func a() {} }\n")
    try module.write("B.swift", "import UIKit\nlet b = 1\n")
    #expect(try module.run().written == 1)
    #expect(try module.run() == IncrementalRewriter.Summary())
    #expect(try Array(module.results().keys) == ["A.swift"])
    let overlay = try String(contentsOf: module.output.appending(path: "overlay.yaml"), encoding: .utf8)
    #expect(overlay.contains("\"name\": \"\(module.paths[0])\""))
    #expect(!overlay.contains("\"name\": \"\(module.paths[1])\""))
  }

  @Test func oneChangeRewritesOneFile() throws {
    let module = try Module()
    try module.write("A.swift", "import UIKit\nclass A: UIView { @objc func a() {} }\n")
    try module.write("B.swift", "import UIKit\nclass B: UIView { @objc func b() {} }\n")
    #expect(try module.run().written == 2)
    try module.write("B.swift", "import UIKit\nclass B: UIView { @objc func bb() {} }\n")
    let summary = try module.run()
    #expect(summary.parsed == 1)
    #expect(summary.written == 1)
    #expect(summary.stale == [])
    #expect(try module.results()["B.swift"]?.contains("func bb()") == true)
  }

  @Test func dependentFilesAreRewritten() throws {
    let module = try Module()
    try module.write("A.swift", "import UIKit\nclass A: UIView { let a = #selector(B.go) }\n")
    try module.write("B.swift", "class B { @objc func go(now a: Int) {} }\n")
    _ = try module.run()
    #expect(try module.results()["A.swift"]?.contains("Selector(\"goWithNow:\", B.go)") == true)
    try module.write("B.swift", "class B { @objc func go(then a: Int) {} }\n")
    let summary = try module.run()
    #expect(summary.stale == [module.paths[0]])
    #expect(try module.results()["A.swift"]?.contains("Selector(\"goWithThen:\", B.go)") == true)
  }

  @Test func filesThatNeedNothingLoseTheirRewriting() throws {
    let module = try Module()
    try module.write("A.swift", "import UIKit\nclass A { @objc func a() {} }\n")
    _ = try module.run()
    try module.write("A.swift", "let a = 1\n")
    _ = try module.run()
    #expect(try module.results().isEmpty)
  }

  @Test func requirementsOfImportedModulesAreKnown() throws {
    let library = try Module()
    try library.write("P.swift", "@objc public protocol P { @objc optional func a(_ b: Int, c: Int) }\n")
    let app = try Module()
    try app.write("A.swift", "import UIKit\nfunc f(_ p: P) { p.a?(1, c: 2) }\n")
    // A file that is generated later cannot be read yet.
    _ = try app.run(imports: library.paths + ["/nowhere/Generated.swift"])
    #expect(try app.results()["A.swift"] == "import UIKit\nfunc f(_ p: P) { p.__optional_a(1, c: 2) }\n")
    #expect(try app.run(imports: library.paths) == IncrementalRewriter.Summary())
    try library.write("P.swift", "@objc public protocol P { func a(_ b: Int, c: Int) }\n")
    let summary = try app.run(imports: library.paths)
    #expect(summary.written == 1)
    #expect(summary.stale == app.paths)
    #expect(try app.results()["A.swift"]?.contains("(p.a(_:c:) as Optional)?(1,    2)") == true)
  }

  @Test func testsSeeUIKitByWayOfXCTest() throws {
    let library = try Module()
    try library.write("A.swift", "import UIKit\nopen class A: UIView {}\n")
    let tests = try Module()
    try tests.write("T.swift", "import XCTest\nlet a = UIView()\n")
    try tests.write("S.swift", "import Foundation\nlet b = 1\n")
    _ = try tests.run(imports: library.paths)
    #expect(try tests.results() == ["T.swift": "import UIKit; import XCTest\nlet a = UIView()\n"])
    try library.write("A.swift", "import Foundation\nopen class A: NSObject {}\n")
    #expect(try tests.run(imports: library.paths).stale == [tests.paths[0]])
    #expect(try tests.results() == [:])
  }

  @Test func theStateKeepsWhatMembersAre() throws {
    let module = try Module()
    let text = """
      import UIKit
      class A: UIView {
        @objc(keep:) static func save(_ a: Int) {}
        @objc dynamic var title = ""
      }
      extension A {
        override func layoutSubviews() { super.layoutSubviews() }
      }

      """
    let other =
      "import UIKit\nclass B: A { let a = #selector(A.save); override var title: String { didSet {} } }\n"
    try module.write("A.swift", text)
    try module.write("B.swift", other)
    _ = try module.run()
    let whole = try module.results()
    #expect(whole["B.swift"]?.contains("Selector(\"keep:\"") == true)
    // Now the answers are those of a state that was written and read again.
    try module.write("B.swift", "// B\n" + other)
    #expect(try module.run().parsed == 1)
    #expect(try module.results()["A.swift"] == whole["A.swift"])
    #expect(try module.results()["B.swift"] == whole["B.swift"].map { "// B\n" + $0 })
  }

  @Test func resultsOfAnotherVersionAreStale() throws {
    let module = try Module()
    try module.write("A.swift", "import UIKit\nclass A: UIView { @objc func a() {} }\n")
    try module.write("B.swift", "import UIKit\nlet b = 1\n")
    _ = try module.run()
    let files = module.output.appending(path: "files")
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: files.path).first)
    try Data("import UIKit\n".utf8).write(to: files.appending(path: name))
    try FileManager.default.removeItem(at: module.output.appending(path: "state"))
    try FileManager.default.removeItem(at: module.output.appending(path: "index.jsonl"))
    #expect(try module.run().stale == [module.paths[0]])
  }

  @Test func missingFilesAreErrors() throws {
    let module = try Module()
    #expect(throws: RewriteError.unreadable("/nowhere/A.swift")) {
      try IncrementalRewriter(output: module.output).run(["/nowhere/A.swift"])
    }
  }
}
