import Foundation
import Plumb
import TestSupport
import Testing
import UIKit

/// The table of facts is what the code answers, and what was seen without a conflict is what it answers.
@MainActor
@Suite(.serialized) struct SystemTableTests {
  private static let (start, end) = ("<!-- facts -->\n", "\n<!-- /facts -->")

  @Test func `the page has the table`() throws {
    let path = PackageFolders.path("Documentation/Systems.md")
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let parts = page.components(separatedBy: Self.start)
    try #require(parts.count == 2)
    let rest = try #require(parts[1].range(of: Self.end)).lowerBound
    let table = SystemTable.markdown
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try (parts[0] + Self.start + table + parts[1][rest...]).write(
        toFile: path, atomically: true, encoding: .utf8)
    } else {
      #expect(String(parts[1][..<rest]) == table, "Scripts/list-systems writes it.")
    }
  }

  @Test(arguments: SystemTable.facts.indices)
  func `what was seen of 26 without a conflict is equal at 2x`(index: Int) throws {
    let fact = SystemTable.facts[index]
    guard let value = fact.newer.first, fact.newer.count == 1, value.evidence != .estimate,
      !SystemTable.deviations.contains(fact.control)
    else { return }
    #expect(fact.ours(.v26, scale: 2) == value.text, "\(fact.control)")
  }

  @Test(arguments: SystemTable.facts.indices)
  func `what is known of 17 and 18 is equal at 2x`(index: Int) throws {
    let fact = SystemTable.facts[index]
    for system in [Plumb.SystemVersion.v17, .v18] {
      guard let value = fact.values(system).first, value.evidence == .older else { continue }
      #expect(fact.ours(system, scale: 2) == value.text, "\(fact.control) in \(system)")
    }
  }
}
