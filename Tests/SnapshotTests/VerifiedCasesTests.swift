import SnapshotReport
import TestSupport
import Testing

@testable import snapshot

struct VerifiedCasesTests {
  private static func row(_ picture: PictureName) -> PictureTable.Row {
    PictureTable.Row(name: picture.referencePath, pixels: "1×1", byteCount: 1)
  }

  /// Returns a random outcome of a picture.
  private static func outcome(
    of picture: PictureName, using generator: inout SeededGenerator
  ) -> PictureVerification.Outcome {
    var result = SnapshotCase(.same, of: picture)
    if Bool.random(using: &generator) { result.seconds = Double(Int.random(in: 0..<9, using: &generator)) }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: result.status = .different
    case 1: result.status = .moved
    case 2: result.status = .missing
    // A case that is the same, and of which there is something to say.
    case 3: result.summary = ["similar"]
    default: break
    }
    let passes = result.status == .same || result.status == .moved
    return PictureVerification.Outcome(result: result, row: passes ? row(picture) : nil)
  }

  @Test("The cases that are kept in short are the cases that were added, in the order of a run")
  func cases() {
    var generator = SeededGenerator(seed: 32)
    for _ in 0..<200 {
      let count = Int.random(in: 0..<12, using: &generator)
      let pictures = (0..<count).flatMap { number in
        let path = "\(["a", "b"][number % 2])/\(Int.random(in: 0..<99, using: &generator))-\(number).json"
        return (1...3).map { PictureName(location: SpecLocation(path: path, root: "a"), scale: $0) }
      }
      let unreadable = (0..<Int.random(in: 0..<3, using: &generator)).map {
        SnapshotCase(name: "b/\(9 - $0).json", group: "b", status: .trouble)
      }
      var (kept, all) = (VerifiedCases(unreadable: unreadable, keepsRows: false), unreadable)
      for picture in pictures {
        let outcome = Self.outcome(of: picture, using: &generator)
        kept.add(outcome, of: picture)
        all.append(outcome.result)
      }
      #expect(Array(kept.sorted) == SnapshotRun(program: "", folder: "", cases: all).sorted.cases)
      #expect(kept.count == pictures.count)
      #expect(kept.passed == all.count { $0.status == .same || $0.status == .moved })
      #expect(kept.count(of: .different) == all.count { $0.status == .different })
      #expect(kept.count(of: .moved) == all.count { $0.status == .moved })
      #expect(kept.areSame == all.allSatisfy { $0.status == .same })
      #expect(kept.rows.isEmpty)
    }
  }

  @Test("Rows are kept for a table that is printed, of the pictures that pass")
  func rows() {
    let pictures = (1...3).map { PictureName(location: SpecLocation(path: "a.json", root: ""), scale: $0) }
    var cases = VerifiedCases(unreadable: [], keepsRows: true)
    for picture in pictures {
      let result = SnapshotCase(picture.scale == 2 ? .different : .same, of: picture)
      cases.add(
        PictureVerification.Outcome(result: result, row: picture.scale == 2 ? nil : Self.row(picture)),
        of: picture)
    }
    #expect(cases.rows.map(\.name) == ["a.png", "a@3x.png"])
  }
}
