import Plumb
import UIKit

/// The table of `Documentation/Systems.md`: what each control measures in each system, and what was seen.
@MainActor
enum SystemTable {
  nonisolated static let facts = ControlFacts.all + ScreenFacts.all

  /// The facts of iOS 26 at three pixels per point.
  nonisolated static let preciseFacts = ThreePixelFacts.all + ThreePixelScreenFacts.all

  /// The table of what was seen at three pixels per point, in Markdown.
  static var preciseMarkdown: String {
    let rows = preciseFacts.map { fact in
      let ours = fact.ours(.v26, scale: 3)
      return "| \(fact.control) | \(seen(fact.newer)) | \(ours) | \(verdict(fact.newer, ours)) |"
    }
    return (["| control | 26 at 3x, seen | ours | equal |", "|---|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  /// The table in Markdown, without a line break at its end.
  static var markdown: String {
    var lines = [
      "| control | 17, seen | ours | equal | 18, seen | ours | equal | 26, seen | ours | equal |",
      "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for fact in facts {
      let cells = Plumb.SystemVersion.allCases.flatMap { system in
        let (values, ours) = (fact.values(system), ours(fact, system))
        return [seen(values), ours, verdict(values, ours)]
      }
      lines.append("| " + ([fact.control] + cells).joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n")
  }

  /// Returns ours at 2x, and at 3x if that differs.
  static func ours(_ fact: SystemFact, _ system: Plumb.SystemVersion) -> String {
    let (two, three) = (fact.ours(system, scale: 2), fact.ours(system, scale: 3))
    return two == three ? two : "\(two); 3x: \(three)"
  }

  private static func seen(_ values: [SystemFact.Value]) -> String {
    values.isEmpty ? "–" : values.map { "\($0.text) \($0.evidence.rawValue)" }.joined(separator: ", against ")
  }

  /// Returns whether ours is the value that counts; values of other sources are conflicts.
  static func verdict(_ values: [SystemFact.Value], _ ours: String) -> String {
    guard let first = values.first else { return "–" }
    let own = ours.components(separatedBy: "; ")[0]
    guard own == first.text else { return values.contains { $0.text == own } ? "the other one" : "no" }
    return values.count > 1 ? "contested" : first.evidence == .estimate ? "estimate" : "yes"
  }
}
