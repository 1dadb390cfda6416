import Foundation
import PNG
import Raster
import TestSupport
import Testing

@testable import SnapshotReport
@testable import snapshot

/// Files that `snapshot report` writes for a pull request beside its page: a comment with pictures, a patch, an export.
@Suite struct ReportReviewTests {
  private let review = ReviewTests()

  private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    String(decoding: try folder.data(name), as: UTF8.self)
  }

  @Test func `a comment has a mark, causes, the links it is given, and small pictures in a folder`() throws {
    let folder = try review.changedFolder()
    let line =
      "report failures --comment c.md --pictures p/7 --pictures-url https://example.com/a?b&c --report-url"
      + " https://example.com/r --accept-command /accept_1a2b --patch s.patch"
    #expect(try review.run(line, folder).exitCode == 1)
    let comment = try text("c.md", in: folder)
    #expect(comment.hasPrefix(ReviewSummary.mark + "\n### Snapshots: 3 same, 3 different\n"))
    #expect(comment.contains("| 3 | gap 4 → 6 |"))
    #expect(
      comment.contains("<code>/accept 1a2b</code>") && comment.contains("<code>git apply s&#46;patch</code>"))
    #expect(comment.contains("<a href=\"https&#58;//example&#46;com/r\">"))
    let pictures = folder.files.filter { $0.hasPrefix("p/7/") }
    #expect(pictures.count == 3)
    for picture in pictures {
      let bitmap = try Bitmap(pngData: [UInt8](folder.data(picture)))
      #expect(bitmap.width <= 720 && bitmap.height <= 540)
      let name = picture.dropFirst("p/7/".count)
      // Names are the digests of the contents, so that a picture at an address never changes.
      #expect(name == SHA256.text(of: [UInt8](try folder.data(picture))).prefix(16) + ".png")
      #expect(comment.contains("/\(name.replacing(".", with: "&#46;"))\" width=\"\(bitmap.width)\""))
    }
    // The same results have the same comment.
    _ = try review.run(line.replacing("c.md", with: "d.md"), folder)
    #expect(try text("d.md", in: folder) == comment)
  }

  @Test func `a comment without addresses has no pictures and links`() throws {
    let folder = try review.changedFolder()
    _ = try review.run("report failures --comment c.md", folder)
    let comment = try text("c.md", in: folder)
    #expect(!comment.contains("<img") && !comment.contains("<a ") && !comment.contains("git apply"))
    #expect(!folder.files.contains { $0.hasPrefix("pictures/") })
  }

  @Test func `a comment about good results says only that`() throws {
    let folder = try review.changedFolder()
    _ = try review.run("verify postcard.json --results r.jsonl", folder)
    #expect(try review.run("report r.jsonl --comment c.md --accept-command /accept", folder).exitCode == 0)
    #expect(try text("c.md", in: folder) == "\(ReviewSummary.mark)\n### Snapshots: 3 same\n\n")
  }

  @Test func `git applies the patch as accept would, from a folder of the repository, too`() throws {
    let folder = try review.changedFolder()
    let inner = try TemporaryFolder()
    try FileManager.default.moveItem(at: folder.url, to: inner.url.appending(path: "design"))
    func shell(_ line: String) throws {
      let result = try SnapshotProcess.runShell(line, in: inner)
      #expect(result.exitCode == 0, "\(line): \(result.errors)")
    }
    try shell("git init --quiet .")
    // Without a reference there is nothing to review, and nothing in the patch.
    try shell("rm design/card.png && cd design && snapshot verify card.json --quiet; test $? -ne 0")
    try shell(
      "cd design && snapshot report failures --patch ../s.patch > ../out; grep -q '^2 files in' ../out")
    try shell("cd design && git apply ../s.patch")
    for name in ["card@2x", "card@3x"] {
      #expect(
        try inner.data("design/\(name).png") == inner.data("design/failures/\(name).actual.png"), "\(name)")
    }
    try shell("git apply --reverse s.patch && git apply s.patch")
    try shell("cd design && snapshot verify card.json --scale 2,3 --quiet")
  }

  @Test func `what accept would not write is not in the patch`() throws {
    let folder = try review.changedFolder()
    let results = try text("failures/results.jsonl", in: folder)
    // A reference of a text that no test recorded, and one outside of the folder.
    for (name, reason) in [("evil.sh", "is neither a picture nor"), ("../up.png", "is outside")] {
      try folder.write(
        results.replacing("\"reference\":\"./card.png\"", with: "\"reference\":\"\(name)\""),
        to: "failures/results.jsonl")
      let result = try review.run("report failures --patch s.patch", folder)
      #expect(result.exitCode == 1)
      #expect(result.errors.contains("warning: not in the patch: \(name): \(reason)"), "\(result.errors)")
      let patch = try text("s.patch", in: folder)
      #expect(patch.components(separatedBy: "diff --git").count - 1 == 2 && !patch.contains(name))
    }
  }

  @Test func `an export has the present picture of each snapshot and a description beside it`() throws {
    let folder = try review.changedFolder()
    let result = try review.run("report failures --export up", folder)
    #expect(result.outputText.hasPrefix("6 pictures: up\n"))
    let names = ["card@1x", "card@2x", "card@3x", "postcard@1x", "postcard@2x", "postcard@3x"]
    #expect(
      folder.files.filter { $0.hasPrefix("up/") }
        == names.flatMap { ["up/\($0).json", "up/\($0).png"] }.sorted())
    #expect(try folder.data("up/card@2x.png") == folder.data("failures/card@2x.actual.png"))
    #expect(try folder.data("up/postcard@2x.png") == folder.data("postcard@2x.png"))
    let description = try #require(
      try JSONSerialization.jsonObject(with: folder.data("up/card@2x.json")) as? [String: Any])
    #expect(description["display_name"] as? String == "./card.json @2x")
    #expect(description["status"] as? String == "different" && description["scale"] as? Int == 2)
    #expect(description["causes"] as? [String] == ["gap 4 → 6"])
  }

  @Test func `pictures of a store are exported, and no patch changes the manifest alone`() throws {
    let folder = try review.changedFolder()
    let reference = try folder.data("postcard@2x.png")
    _ = try review.run("store adopt .", folder)
    _ = try review.run("verify .", folder)
    let result = try review.run("report failures --export up --patch s.patch --comment c.md", folder)
    #expect(result.exitCode == 1 && result.outputText.contains("6 pictures: up\n"))
    #expect(result.outputText.contains("0 files in s.patch\n"))
    #expect(try folder.data("up/postcard@2x.png") == reference)
    #expect(try folder.data("up/card@2x.png") == folder.data("failures/card@2x.actual.png"))
    for name in ["card.png", "card@2x.png", "card@3x.png"] {
      #expect(
        result.errors.contains(
          "warning: not in the patch: \(name): is in snapshots.json; \"snapshot accept\" stores its picture, too"
        ),
        "\(result.errors)")
    }
    #expect(try text("c.md", in: folder).contains("| 3 | gap 4 → 6 |"))
  }

  @Test(
    "Names of exported pictures are plain, stay inside the folder, and say what they are of",
    arguments: [
      ("Screens/card.json @2x", 2, "Screens/card@2x"),
      ("CardTests/dark() plain@2x", 2, "CardTests/dark-plain@2x"),
      ("../../a", nil, "a"), ("/etc/passwd", nil, "etc/passwd"), (".hidden/.b", nil, "hidden/b"),
      ("", nil, "snapshot"), ("é/…", nil, "snapshot"), ("a\0b\n", nil, "a-b"),
    ] as [(String, Int?, String)])
  func names(name: String, scale: Int?, exported: String) {
    let item = SnapshotCase(name: name, group: "g", status: .same, scale: scale)
    #expect(PictureExport.name(of: item) == exported)
  }

  @Test("A reduced bitmap has the means of squares, also of those that are cut off")
  func reducing() {
    func grey(_ value: UInt8) -> Pixel { Pixel(red: value, green: value, blue: value, alpha: 255) }
    // Means of 0, 10, 30 and 41, of 4 and 5, of 6 and 9, and of the last pixel alone.
    let bitmap = Bitmap(
      width: 3, height: 3, pixels: [0, 10, 4, 30, 41, 5, 6, 9, 7].map { grey($0) })
    #expect(bitmap.reduced(by: 2).pixels.map(\.red) == [20, 5, 8, 7])
    #expect(bitmap.reduced(by: 1) == bitmap)
    #expect(bitmap.reduced(width: 3, height: 1).height == 1)
    #expect(Bitmap(width: 1_441, height: 10).reduced(width: 720, height: 540).width == 481)
  }
}
