import Foundation
import LayoutCore
import SnapshotReport
import StyleCore
import TestSupport
import Testing
import ViewDifference

@testable import ViewSnapshotTesting

/// The messages about pictures that differ from their references, and the differences that are tolerated.
@MainActor
@Suite struct PictureComparisonTests {
  /// A badge on a card, and a label beneath the badge.
  private final class Card: UIView {
    let badge = UIView()
    let note = UIView()
    var badgeHeight: CGFloat = 10

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      backgroundColor = .white
      badge.backgroundColor = .red
      note.backgroundColor = .blue
      badge.accessibilityIdentifier = "badge"
      note.accessibilityIdentifier = "note"
      addSubview(badge)
      addSubview(note)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      badge.frame = CGRect(x: 0, y: 0, width: 10, height: badgeHeight)
      note.frame = CGRect(x: 0, y: badge.frame.maxY + 2, width: 20, height: 5)
    }
  }

  /// Records a card, changes it and compares it: what the comparison says.
  private func failure(
    as strategy: Snapshotting<UIView, UIImage>, strictLayout: Bool = false, _ change: (Card) -> Void
  ) throws -> String? {
    let folder = try TemporaryFolder()
    let card = Card()
    // Elsewhere than in CI, where nothing is recorded.
    return try SnapshotEnvironment.$current.withValue(["SNAPSHOT_ARTIFACTS": "\(folder.url.path)/failures"]) {
      func verify(_ record: SnapshotTestingConfiguration.Record, _ name: String) -> String? {
        verifySnapshot(
          of: card as UIView, as: strategy, named: name, record: record, snapshotDirectory: folder.url.path,
          testName: "test()")
      }
      _ = verify(.all, "written")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter {
        $0.contains("written")
      }
      for file in files {
        // A file that this run wrote is no proof.
        try FileManager.default.copyItem(
          atPath: "\(folder.url.path)/\(file)",
          toPath: "\(folder.url.path)/\(file.replacing("written", with: "card"))")
      }
      change(card)
      card.setNeedsLayout()
      return withSnapshotTesting(strictLayout: strictLayout) { verify(.never, "card") }
    }
  }

  @Test func `a failure tells which view moved and why`() throws {
    let message = try #require(try failure(as: .image(scale: 2)) { $0.badgeHeight = 11 })
    #expect(message.contains("badge grew 10 → 11 pt high"))
    #expect(message.contains("note moved 1 pt (2 px) down because badge grew 10 → 11 pt high"))
  }

  @Test func `one step of one channel of one pixel fails, unless it is allowed`() throws {
    func change(_ card: Card) {
      let dot = UIView(frame: CGRect(x: 30, y: 30, width: 1, height: 1))
      dot.backgroundColor = UIColor(red: 1, green: 1, blue: 254.0 / 255, alpha: 1)
      card.addSubview(dot)
    }
    #expect(try failure(as: .image(scale: 1), change)?.contains("1 of 1600 pixels differ") == true)
    #expect(try failure(as: .image(scale: 1, tolerance: Tolerance(pixels: 1)), change) == nil)
    #expect(try failure(as: .image(scale: 1, tolerance: Tolerance(perChannel: 1)), change) == nil)
    // 1 of 1600 pixels is 0.0625 %.
    #expect(try failure(as: .image(precision: 0.9994, scale: 1), change) != nil)
    #expect(try failure(as: .image(precision: 0.9993, scale: 1), change) == nil)
    #expect(try failure(as: .image(perceptualPrecision: 0.98, scale: 1), change) == nil)
  }

  @Test func `a pixel of an edge, 1/256 of a position and a step of each channel fail`() throws {
    let faults: [(Card) -> Void] = [
      { $0.badgeHeight = 11 }, { $0.badgeHeight = 9 }, { $0.bounds.origin.x = -1.0 / 256 },
      { $0.bounds.origin.y = 127.0 / 256 - 0.5 },
      { $0.badge.backgroundColor = UIColor(red: 254.0 / 255, green: 0, blue: 0, alpha: 1) },
      { $0.badge.backgroundColor = UIColor(red: 1, green: 1.0 / 255, blue: 0, alpha: 1) },
      { $0.badge.backgroundColor = UIColor(red: 1, green: 0, blue: 1.0 / 255, alpha: 1) },
      { $0.badge.alpha = 254.0 / 255 },
    ]
    for fault in faults { #expect(try failure(as: .image(scale: 1), fault) != nil) }
    #expect(try failure(as: .image(scale: 1)) { _ in } == nil)
  }

  @Test func `the pixels of a view can be left out`() throws {
    func change(_ card: Card) { card.note.backgroundColor = .green }
    #expect(try failure(as: .image(scale: 2), change)?.contains("note background recoloured") == true)
    #expect(try failure(as: .image(scale: 2, ignoring: ["note"]), change) == nil)
    #expect(try failure(as: .image(scale: 2, ignoring: ["badge"]), change) != nil)
  }

  @Test func `results are left for the report where artifacts have a folder`() throws {
    let folder = try TemporaryFolder()
    let card = Card()
    try SnapshotEnvironment.$current.withValue(["SNAPSHOT_ARTIFACTS": "\(folder.url.path)/artifacts"]) {
      for (record, name) in [(.all, "a"), (.never, "none")] as [(SnapshotTestingConfiguration.Record, String)]
      {
        _ = verifySnapshot(
          of: card as UIView, as: .image(scale: 2), named: name, record: record,
          snapshotDirectory: folder.url.path, testName: "test()")
      }
      try FileManager.default.copyItem(
        atPath: "\(folder.url.path)/test.a@2x.png", toPath: "\(folder.url.path)/test.b@2x.png")
      card.badgeHeight = 11
      card.setNeedsLayout()
      _ = verifySnapshot(
        of: card as UIView, as: .image(scale: 2), named: "b", record: .never,
        snapshotDirectory: folder.url.path,
        testName: "test()")
    }
    let files = ResultsFile.files(in: "\(folder.url.path)/artifacts")
    let run = try ResultsFile.run(at: #require(files.first))
    #expect(run.program == "Swift Testing")
    #expect(run.cases.map(\.status) == [.recorded, .missing, .different])
    let failed = run.cases[2]
    #expect(failed.scale == 2)
    #expect(failed.causes == ["badge grew 10 → 11 pt high"])
    #expect(failed.changes.map(\.view) == ["badge", "note"])
    #expect(failed.name == "\(folder.url.lastPathComponent)/test.b@2x")
    // The artifact is a reference, as it would be recorded.
    let actual = try Data(contentsOf: URL(fileURLWithPath: try #require(failed.actual)))
    #expect(try LayoutTree(png: [UInt8](actual))?.nodes.count == 3)
    for path in [failed.difference, failed.comparison] {
      #expect(FileManager.default.fileExists(atPath: try #require(path)))
    }
  }

  @Test func `a process knows whose tests it runs`() {
    #expect(RunResults.framework(["test", "--testing-library", "swift-testing"]) == .swiftTesting)
    #expect(RunResults.framework(["test", "--testing-library", "xctest"]) == .xcTest)
    #expect(RunResults.framework(["test", "--testing-library"]) == nil)
  }

  @Test(arguments: [
    (["test"], []), (["test", "--testing-library", "swift-testing"], []),
    (["test", "--filter", "Card", "--skip=Row"], ["--filter", "Card", "--skip=Row"]),
    (["test", "CardTests.CardTests/testCard"], ["CardTests.CardTests/testCard"]),
  ])
  func `a run under a filter says so`(arguments: [String], filter: [String]) {
    #expect(RunResults.filter(arguments) == filter)
  }

  @Test func `frames that moved unseen fail only where layout is strict`() throws {
    func change(_ card: Card) {
      card.badge.addSubview(UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2)))
    }
    #expect(try failure(as: .image(scale: 1), change) == nil)
    let message = try #require(try failure(as: .image(scale: 1), strictLayout: true, change))
    #expect(message.contains("Frames moved, no pixel differs:\n  UIView[0] in badge was added"))
  }
}
