import FileAccess
import Foundation
import ImageComparison
import LayoutCore
import SnapshotReport
import StyleCore
import TestSupport
import Testing
import ViewDifference

@testable import ViewSnapshotTesting

/// The references of tests in a folder with a manifest are hashes, whose pictures explain differences.
@MainActor
@Suite struct HashedSnapshotTests {
  /// A bar on a card, and a view that no pixel shows.
  private final class Card: UIView {
    let bar = UIView()
    let unseen = UIView()

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      backgroundColor = .white
      bar.backgroundColor = .red
      bar.frame = CGRect(x: 0, y: 0, width: 10, height: 4)
      unseen.frame = CGRect(x: 0, y: 10, width: 5, height: 5)
      for (view, name) in [(bar, "bar"), (unseen, "unseen")] {
        view.accessibilityIdentifier = name
        addSubview(view)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private let folder: TemporaryFolder
  private let card = Card()

  /// Makes a folder whose references are hashes, with that of the card.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{\"snapshots\":1\n}\n", to: "snapshots.json")
    _ = failure(.all, "written")
    // A reference that this run wrote is no proof under its name.
    try folder.write(manifest.replacing("written", with: "card"), to: "snapshots.json")
  }

  private var manifest: String {
    get throws { String(decoding: try folder.data("snapshots.json"), as: UTF8.self) }
  }

  private func failure(
    _ record: SnapshotTestingConfiguration.Record = .never, _ name: String = "card",
    tolerance: Tolerance = .exact, strictLayout: Bool = false, environment: [String: String] = [:]
  ) -> String? {
    // Elsewhere than in CI, where nothing is recorded.
    let own = ["SNAPSHOT_ARTIFACTS": "\(folder.url.path)/failures"].merging(environment) { $1 }
    return SnapshotEnvironment.$current.withValue(own) {
      withSnapshotTesting(strictLayout: strictLayout) {
        verifySnapshot(
          of: card as UIView, as: .image(scale: 2, tolerance: tolerance), named: name, record: record,
          snapshotDirectory: folder.url.path, testName: "test()")
      }
    }
  }

  private func removeStore() throws {
    try FileManager.default.removeItem(atPath: folder.url.path + "/.snapshot-store")
  }

  @Test func `a recorded picture is a line, and a file of the store`() throws {
    let lines = try manifest.split(separator: "\n")
    #expect(lines.count == 3 && lines[1].hasPrefix(",\"test.card@2x.png\":[80,40,2,\""))
    let pictures = folder.files.filter { $0.hasSuffix(".png") }
    #expect(pictures.count == 1 && pictures.allSatisfy { $0.hasPrefix(".snapshot-store/") })
    let again = failure(.missing, "written")
    #expect(again?.contains("There was no reference") == true, "The line has another name now.")
    #expect(failure(.missing, "written")?.contains("was written by this run") == true)
    #expect(failure(.never, "other")?.hasPrefix("There is no reference at") == true)
  }

  @Test func `equal pixels and views pass without a picture`() throws {
    try removeStore()
    #expect(failure() == nil)
    #expect(folder.files.filter { !$0.hasPrefix("failures/") } == ["snapshots.json"])
  }

  @Test func `a difference is explained by the picture of the store`() throws {
    card.bar.frame.size.width = 11
    // One point more of four points' height: 2 × 8 pixels.
    let message = try #require(failure())
    #expect(message.contains("16 of 3200 pixels differ"), "\(message)")
    #expect(message.contains("bar grew 10 → 11 pt (22 px) wide"), "\(message)")
    try FileManager.default.moveItem(
      atPath: folder.url.path + "/.snapshot-store", toPath: folder.url.path + "/place")
    let place = ["SNAPSHOT_STORE": folder.url.path + "/place"]
    #expect(failure(environment: place)?.contains("bar grew 10 → 11 pt (22 px) wide") == true)
    #expect(failure(tolerance: try Tolerance(pixels: 16), environment: place) == nil)
    #expect(failure(tolerance: try Tolerance(pixels: 15), environment: place) != nil)
  }

  @Test func `all tests of a folder have one connection to a place`() throws {
    func pictures(_ folder: String, _ place: String?) throws -> StoredPictures {
      try SnapshotEnvironment.$current.withValue(place.map { ["SNAPSHOT_STORE": $0] } ?? [:]) {
        try TestStores.pictures(in: folder)
      }
    }
    let (path, place) = (folder.url.path + "/", folder.url.path + "/place")
    #expect(try pictures(path, place) === pictures(path, place))
    #expect(try pictures(path, place) !== pictures(path, place + "s"))
    #expect(try pictures(path, place) !== pictures(path, nil))
    #expect(try pictures(path, place) !== pictures(path + "sub/", place))
  }

  @Test func `without the picture it is a difference all the same, with the reason`() throws {
    try removeStore()
    card.bar.frame.size.width = 11
    let message = try #require(failure(tolerance: try Tolerance(pixels: 1_000)))
    #expect(message.contains("The pixels are others than the recorded ones."), "\(message)")
    #expect(message.contains("The picture of the reference is not available: "), "\(message)")
    #expect(folder.files.contains { $0.hasPrefix("failures/") && $0.hasSuffix(".png") })
    card.frame.size.height = 25
    #expect(
      failure()?.contains("The reference has 80×40 pixels, the snapshot 80×50.") == true)
  }

  @Test func `damage of a manifest, or an unknown place, is no pass`() throws {
    card.bar.frame.size.width = 11
    try removeStore()
    #expect(failure(environment: ["SNAPSHOT_STORE": "ftp://host"])?.contains("is no store") == true)
    try folder.write("{\"snapshots\":1\n<<<<<<< ours\n}\n", to: "sub/snapshots.json")
    let reference = TestReference(folder.url.path + "/sub/a.png", scale: 1, testFile: #filePath)
    #expect(throws: SnapshotError.self) { try reference.exists() }
  }

  @Test func `frames that moved without a pixel do not count, but where they are to`() throws {
    card.unseen.frame.origin.x = 3
    #expect(failure() == nil)
    #expect(failure(strictLayout: true)?.contains("unseen moved") == true)
    try removeStore()
    #expect(failure() == nil)
    #expect(failure(strictLayout: true)?.contains("Frames moved, no pixel differs.") == true)
  }

  @Test func `texts are files`() throws {
    let text = SnapshotEnvironment.$current.withValue([:]) {
      verifySnapshot(
        of: "one", as: .lines, named: "text", record: .all, snapshotDirectory: folder.url.path,
        testName: "test()")
    }
    #expect(text != nil)
    #expect(folder.files.contains("test.text.txt"))
  }
}
