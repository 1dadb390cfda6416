import Foundation
import Testing

@testable import SnapshotReport

/// The page as text, and the values that its script reads.
private struct Page {
  let html: String
  let values: [String: Any]

  init(_ runs: [SnapshotRun], title: String = "Snapshots", files: [String: [UInt8]] = [:]) throws {
    html = HTMLReport(runs, title: title).html { files[$0] }
    let start = try #require(html.range(of: "id=\"report\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let json = Data(html[start.upperBound..<end.lowerBound].utf8)
    values = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
  }

  init(_ cases: [SnapshotCase], files: [String: [UInt8]] = [:]) throws {
    try self.init([SnapshotRun(program: "snapshot verify", folder: "/project", cases: cases)], files: files)
  }

  var cases: [[String: Any]] { values["cases"] as? [[String: Any]] ?? [] }
  var groups: [[String: Any]] { values["groups"] as? [[String: Any]] ?? [] }
  var pictureCount: Int { html.components(separatedBy: "<script type=\"text/plain\"").count - 1 }
}

/// The first bytes of a PNG of a size, and one more.
private func png(_ width: UInt8, _ height: UInt8, _ last: UInt8 = 0) -> [UInt8] {
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, width, 0, 0, 1, height, last]
}

private func snapshot(_ name: String, _ status: SnapshotCase.Status = .different, causes: [String] = [])
  -> SnapshotCase
{
  SnapshotCase(
    name: name, group: "Cards", status: status, scale: 2, reference: "\(name).png", actual: "\(name).new.png",
    causes: causes, accept: "snapshot accept \(name)")
}

@Suite("The report as a page")
struct HTMLReportTests {
  @Test("Names that look like markup stay texts", arguments: ["name", "group", "cause", "summary", "title"])
  func escaping(place: String) throws {
    let hostile = "</script><img src=x onerror=alert(1)><!--<script>"
    var one = snapshot(place == "name" ? hostile : "card", causes: place == "cause" ? [hostile] : [])
    if place == "group" { one.group = hostile }
    if place == "summary" { one.summary = [hostile] }
    let run = SnapshotRun(program: "snapshot verify", folder: "/project", cases: [one])
    let page = try Page([run], title: place == "title" ? hostile : "Snapshots")
    #expect(!page.html.contains("<img"))
    #expect(!page.html.contains("<!--"))
    // Values, and the script; no picture can be read.
    #expect(page.html.components(separatedBy: "</script>").count - 1 == 2)
    let stored = try #require(page.cases.first?["snapshot"] as? [String: Any])
    if place == "name" { #expect(stored["name"] as? String == hostile) }
  }

  @Test("Equal pictures are in the page once")
  func equalPictures() throws {
    let (first, second) = (snapshot("first"), snapshot("second"))
    let files = [
      "/project/first.png": png(4, 2), "/project/first.new.png": png(4, 2, 1),
      "/project/second.png": png(4, 2),
      "/project/second.new.png": png(4, 2, 2),
    ]
    let page = try Page([first, second], files: files)
    #expect(page.pictureCount == 3)
    let places = page.cases.map { ($0["reference"] as? [String: Int])?["index"] }
    #expect(places == [0, 0])
    #expect(page.html.contains(">\(Data(png(4, 2)).base64EncodedString())<"))
    // Widths and heights are four bytes each, the highest first.
    #expect(page.cases[0]["reference"] as? [String: Int] == ["index": 0, "width": 4, "height": 258])
  }

  @Test(
    "What is no PNG counts as missing",
    arguments: [nil, [], Array("<svg/>".utf8), Array(png(4, 2).prefix(23)), png(0, 2)])
  func missingPicture(bytes: [UInt8]?) throws {
    let page = try Page([snapshot("card")], files: bytes.map { ["/project/card.png": $0] } ?? [:])
    #expect(page.pictureCount == 0)
    #expect(page.cases[0]["reference"] == nil)
    let stored = page.cases[0]["snapshot"] as? [String: Any]
    #expect(stored?["reference"] as? String == "card.png")
  }

  @Test("Each path is asked for once, and none of what is the same or a text")
  func reading() {
    var text = snapshot("words")
    text.reference = "words.txt"
    let absolute = SnapshotCase(name: "a", group: "g", status: .different, reference: "/else/a.png")
    let run = SnapshotRun(
      program: "snapshot verify", folder: "/project",
      cases: [snapshot("card"), snapshot("card"), snapshot("same", .same), text, absolute])
    var asked: [String] = []
    _ = HTMLReport([run]).html { path in
      asked.append(path)
      return nil
    }
    #expect(asked == ["/project/card.png", "/project/card.new.png", "/else/a.png"])
  }

  @Test("The page names nothing outside of it, and forbids to load any")
  func noNetwork() throws {
    let page = try Page([snapshot("card")], files: ["/project/card.png": png(4, 2)])
    #expect(!page.html.lowercased().contains("http:") && !page.html.lowercased().contains("https"))
    #expect(!page.html.contains("url(") && !page.html.contains("@import"))
    #expect(page.html.contains("content=\"default-src 'none'; img-src data:;"))
    #expect(page.html.hasPrefix("<!DOCTYPE html>") && page.html.hasSuffix("</html>\n"))
  }

  @Test("The template has each place once, in an order in which the page can be read")
  func places() {
    #expect(PageFiles.template.map(\.place) == [nil] + PageFiles.Place.allCases)
  }

  @Test("The browser runs the page's own script and style alone, which it knows by their digests")
  func policy() throws {
    let page = try Page([snapshot("card")], files: ["/project/card.png": png(4, 2)])
    let start = try #require(page.html.range(of: "Security-Policy\" content=\""))
    let policy = page.html[start.upperBound...].prefix { $0 != "\"" }
    let elements = try HTMLElements(Array(page.html.utf8))
    func source(_ content: ArraySlice<UInt8>) -> String {
      "'sha256-\(Data(SHA256.digest(content)).base64EncodedString())'"
    }
    // Values and pictures are scripts that are none: of another type.
    #expect(elements.scripts.map { $0.start.isEmpty } == [false, false, true] && elements.styles.count == 1)
    let script = try #require(elements.scripts.last?.content)
    #expect(
      policy == "default-src 'none'; img-src data:; style-src \(source(elements.styles[0])); "
        + "script-src \(source(script)); base-uri 'none'; form-action 'none'")
    // Neither attributes that are scripts nor those that are styles may be in the markup.
    #expect(!PageFiles.template.contains { $0.text.contains(#/\s(on\w+|style)=/#) })
  }

  @Test("Cases are counted by status over all runs, from bad to good")
  func counts() throws {
    let first = SnapshotRun(
      program: "a", folder: "/a", cases: [snapshot("x", .same), snapshot("y", .same), snapshot("z")])
    let second = SnapshotRun(program: "b", folder: "/b", cases: [snapshot("t", .trouble), snapshot("z")])
    let page = try Page([first, second])
    let counts = try #require(page.values["counts"] as? [[String: Any]])
    #expect(
      counts.map { $0["status"] as? String }
        == ["trouble", "missing", "different", "recorded", "moved", "same"])
    #expect(counts.map { $0["count"] as? Int } == [1, 0, 2, 0, 0, 2])
  }

  @Test("The same results make the same page")
  func sameBytes() throws {
    let cases = (0..<20).map { snapshot("card\($0)", causes: ["a\($0 % 3)", "b"]) }
    #expect(try Page(cases).html == Page(cases).html)
  }
}

@Suite("The report by causes")
struct HTMLReportCauseTests {
  @Test("A case counts for each of its causes, and is listed under the first")
  func severalCauses() throws {
    let page = try Page([
      snapshot("one", causes: ["icon grew", "gap 1 → 2"]), snapshot("two", causes: ["gap 1 → 2"]),
      snapshot("three", causes: ["gap 1 → 2", "gap 1 → 2"]), snapshot("four", .same, causes: ["icon grew"]),
      snapshot("five"),
    ])
    #expect(page.groups.map { $0["cause"] as? String } == ["gap 1 → 2", "icon grew"])
    #expect(page.groups.map { $0["cases"] as? [Int] } == [[0, 1, 2], [0]])
    #expect(page.cases.map { $0["group"] as? Int } == [1, 0, 0, nil, nil])
  }

  @Test(
    "The command that accepts a cause is one a shell reads as it is meant",
    arguments: [
      ("icon grew 20 → 21 pt high", "'icon grew 20 → 21 pt high'"), ("it's $HOME", "'it'\\''s $HOME'"),
      ("plain", "plain"), ("", "''"), ("`ls`\n", "'`ls`\n'"),
    ])
  func command(cause: String, word: String) throws {
    let page = try Page([snapshot("card", causes: [cause])])
    #expect(page.groups.first?["accept"] as? String == "snapshot accept --cause \(word)")
  }

  @Test("It names the folders of results that the cases' own commands name")
  func resultsFolders() throws {
    var (first, second) = (snapshot("first", causes: ["gap"]), snapshot("a second", causes: ["gap"]))
    first.accept = "snapshot accept first --results out"
    second.accept = "snapshot accept 'a second' --results 'my tests'"
    #expect(
      try Page([first, second]).groups[0]["accept"] as? String
        == "snapshot accept --cause gap --results out,'my tests'")
    second.accept = "snapshot accept 'a second'"
    #expect(
      try Page([first, second]).groups[0]["accept"] as? String
        == "snapshot accept --cause gap --results out,failures")
    // A name that looks like an option is a name.
    first.name = "x --results y"
    first.accept = "snapshot accept 'x --results y'"
    #expect(try Page([first, second]).groups[0]["accept"] as? String == "snapshot accept --cause gap")
  }
}
