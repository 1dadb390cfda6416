import Foundation
import TestSupport
import Testing

/// The specs of this package are clean, but for those that show what is not.
@Suite struct ExampleLintTests {
  private static let faulty = ["hairlines", "thirds-unsnapped"]

  @Test func `nothing is wrong with examples and snapshots`() throws {
    let specs = (PackageFolders.specs(in: "Examples") + PackageFolders.specs(in: "Snapshots")).filter {
      spec in
      !spec.contains(".xcassets/") && !Self.faulty.contains { spec.hasSuffix("/\($0).json") }
    }
    #expect(specs.count > 20)
    let result = try SnapshotProcess.run(["lint"] + specs.map(PackageFolders.path), in: nil)
    #expect(result.outputText == "no findings\n")
    #expect(result.exitCode == 0)
  }

  /// Thirds lie between pixels at 1x and 2x; a hairline of half a point is no pixel at 1x, one of a third none at 2x
  /// either.
  @Test(arguments: [
    ("thirds-unsnapped", ["unsnapped-edge"]),
    ("hairlines", ["fractional-border", "thin-hairline", "unsnapped-edge"]),
  ])
  func `examples of faults show them`(name: String, codes: [String]) throws {
    let result = try SnapshotProcess.run(["lint", PackageFolders.path("Examples/\(name).json")], in: nil)
    #expect(result.exitCode == 1)
    let found = result.outputText.split(separator: "\n").filter { $0.hasSuffix("]") }
      .compactMap { $0.split(separator: "[").last?.dropLast() }
    #expect(Set(found.map(String.init)).sorted() == codes)
  }
}
