import Escaping
import Foundation
import SnapshotReport
import Testing

@Suite("Runs")
struct SnapshotRunTests {
  @Test("A run is the same after it was stored as JSON")
  func roundTrip() throws {
    let change = SnapshotCase.Change(
      kind: "moved", view: "title", path: "Card#card/UILabel#title", text: "moved 1 pt (2 px) down",
      causes: ["icon grew 20 → 21 pt high"], pixels: 12,
      box: SnapshotCase.Box(x: 1, y: 2, width: 3, height: 4))
    let run = SnapshotRun(
      program: "snapshot verify", folder: "/project", filter: ["card"], isComplete: false,
      cases: [
        SnapshotCase(
          name: "card.json @2x", group: "Snapshots", status: .different, scale: 2, changes: [change],
          referenceTree: [SnapshotCase.TreeRow(depth: 0, text: "Card", marks: ["moved"])])
      ])
    #expect(try JSONDecoder().decode(SnapshotRun.self, from: JSONEncoder().encode(run)) == run)
  }
}
