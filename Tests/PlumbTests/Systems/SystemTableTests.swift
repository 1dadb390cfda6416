import Foundation
import Plumb
import TestSupport
import Testing
import UIKit

/// The table of facts is what the code answers, and what was seen without a conflict is what it answers.
@MainActor
@Suite(.serialized) struct SystemTableTests {
  @Test func `the page has the table`() throws { try compare("facts", SystemTable.markdown) }

  @Test func `the page has the table of three pixels per point`() throws {
    try compare("facts-3x", SystemTable.preciseMarkdown)
  }

  /// Compares a table with the part of the page between two comments, or writes it there.
  private func compare(_ name: String, _ table: String) throws {
    let (start, end) = ("<!-- \(name) -->\n", "\n<!-- /\(name) -->")
    let path = PackageFolders.path("Documentation/Systems.md")
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let parts = page.components(separatedBy: start)
    try #require(parts.count == 2)
    let rest = try #require(parts[1].range(of: end)).lowerBound
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try (parts[0] + start + table + parts[1][rest...]).write(
        toFile: path, atomically: true, encoding: .utf8)
    } else {
      #expect(String(parts[1][..<rest]) == table, "Scripts/list-systems writes it.")
    }
  }

  @Test(arguments: SystemTable.facts.indices)
  func `what was seen of 26 without a conflict is equal at 2x`(index: Int) throws {
    let fact = SystemTable.facts[index]
    guard let value = fact.newer.first, fact.newer.count == 1, value.evidence != .estimate
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

  @Test(arguments: SystemTable.preciseFacts.indices)
  func `what was seen of 26 without a conflict is equal at 3x`(index: Int) {
    let fact = SystemTable.preciseFacts[index]
    guard let value = fact.newer.first, fact.newer.count == 1 else { return }
    #expect(fact.ours(.v26, scale: 3) == value.text, "\(fact.control)")
  }
}
