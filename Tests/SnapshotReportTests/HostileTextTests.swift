import Escaping
import Foundation
import TestSupport
import Testing

@testable import SnapshotReport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names, causes and explanations of strangers in the documents, which their own parsers must give back.
@Suite struct HostileTextTests {
  /// A case of which nearly all is a text of a stranger.
  private static func hostileCase(_ text: String) -> SnapshotCase {
    SnapshotCase(
      name: text, group: text, status: .different, summary: [text],
      changes: [
        SnapshotCase.Change(kind: "moved", view: text, path: ViewPath(text), text: text, causes: [text])
      ], causes: [text], actualTree: [SnapshotCase.TreeRow(depth: 0, text: text, marks: [])])
  }

  private static func run(_ texts: [String]) -> SnapshotRun {
    SnapshotRun(
      program: texts[0], folder: texts[texts.count - 1], filter: texts, cases: texts.map(hostileCase))
  }

  // MARK: HTML

  @Test func `no text ends the element of the page that it stands in`() throws {
    let texts = OddScalars.texts(around: "<>&\"'/!-") + ["</script><!--<script>", "\u{D4E}</script>\u{D4E}"]
    let title = texts.joined()
    let html = Array(HTMLReport([Self.run(texts)], title: title).html { _ in nil }.utf8)
    let page = try HTMLElements(html)
    #expect(page.scripts.count == 2 && page.comments == 0)
    #expect(page.scripts.map(\.start) == [#" type="application/json" id="report""#, ""])
    let hasTitle = page.title.scalars == title.scalars
    #expect(hasTitle)
    let values = try #require(
      try JSONSerialization.jsonObject(with: Data(page.scripts[0].content)) as? [String: Any])
    let cases = try #require(values["cases"] as? [[String: Any]])
    let snapshots = cases.compactMap { $0["snapshot"] as? [String: Any] }
    try #require(snapshots.count == texts.count)
    let others = texts.indices.filter { place in
      let snapshot = snapshots[place]
      let change = (snapshot["changes"] as? [[String: Any]])?.first
      let found = [
        snapshot["name"], snapshot["group"], (snapshot["causes"] as? [String])?.first, change?["view"],
        change?["text"],
      ]
      return !found.allSatisfy { ($0 as? String)?.utf8.elementsEqual(texts[place].utf8) == true }
    }
    #expect(others.isEmpty)
    let run = (values["runs"] as? [[String: Any]])?.first
    let isSameRun =
      (run?["program"] as? String)?.scalars == texts[0].scalars
      && (run?["folder"] as? String)?.scalars == texts[texts.count - 1].scalars
    #expect(isSameRun)
  }

  // MARK: Shells

  @Test func `the line that accepts a cause is the three words that it should be`() throws {
    let causes = OddScalars.texts(around: "'\"\\$`!;&|(){}<>*?[]#~%= \t\n").map { $0.withoutZero }
    let page = HTMLReport([Self.run(causes)]).html { _ in nil }
    let json = try HTMLElements(Array(page.utf8)).scripts[0].content
    let values = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    let groups = try #require(values["groups"] as? [[String: Any]])
    let lines = groups.compactMap { $0["accept"] as? String }
    // A terminal takes these for keys.
    let keys = lines.indices.filter { place in
      lines[place].unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || 0x7F...0x9F ~= $0.value }
    }
    #expect(keys.isEmpty)
    let read = try shellArguments(
      lines.map { $0.replacing("snapshot accept ", with: "", maxReplacements: 1) })
    try #require(read.count == 2 * causes.count && lines.count == causes.count)
    let others = causes.indices.filter { place in
      !read[2 * place].elementsEqual("--cause".utf8) || !read[2 * place + 1].elementsEqual(causes[place].utf8)
    }
    #expect(others.isEmpty)
  }

  @Test func `the line of a case is trusted only where it is words alone`() throws {
    var (first, second) = (Self.hostileCase("a"), Self.hostileCase("a"))
    first.accept = "snapshot accept a --results 'x y'"
    second.accept = "snapshot accept a --results x; echo $(id)"
    let page = HTMLReport([SnapshotRun(program: "p", folder: "/", cases: [first, second])]).html { _ in nil }
    let json = try HTMLElements(Array(page.utf8)).scripts[0].content
    let values = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    let groups = try #require(values["groups"] as? [[String: Any]])
    #expect(groups.map { $0["accept"] as? String } == ["snapshot accept --cause a --results 'x y'"])
    let cases = try #require(values["cases"] as? [[String: Any]])
    let lines = cases.map { ($0["snapshot"] as? [String: Any])?["accept"] as? String }
    #expect(lines == ["snapshot accept a --results 'x y'", nil])
  }

  // MARK: Texts that are equal and not the same

  @Test func `causes and pictures that only look the same are two`() throws {
    // One scalar and two: é; K and the sign of kelvin.
    let (composed, apart) = ("\u{E9}\u{212A}", "e\u{301}K")
    #expect(composed == apart)
    let cases = [composed, apart].map {
      SnapshotCase(name: $0, group: $0, status: .different, reference: "/\($0).png", causes: [$0])
    }
    let run = SnapshotRun(program: "p", folder: "/", cases: cases)
    var asked: [[Unicode.Scalar]] = []
    let page = HTMLReport([run]).html { path in
      asked.append(path.scalars)
      return nil
    }
    #expect(asked == ["/\(composed).png".scalars, "/\(apart).png".scalars])
    let json = try HTMLElements(Array(page.utf8)).scripts[0].content
    let values = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    let groups = try #require(values["groups"] as? [[String: Any]])
    #expect(groups.map { ($0["cause"] as? String)?.scalars } == [composed.scalars, apart.scalars])
    #expect((values["cases"] as? [[String: Any]])?.map { $0["group"] as? Int } == [0, 1])
    #expect(JUnitReport.xml([run]).components(separatedBy: "<testsuite ").count - 1 == 2)
  }

  @Test func `a reference is a picture, and a path absolute, whatever joins with the dot and the slash`()
    throws
  {
    var one = Self.hostileCase("a")
    one.reference = "card\u{D4E}.png"
    one.actual = "/\u{301}card.png"
    var asked: [String] = []
    _ = HTMLReport([SnapshotRun(program: "p", folder: "/project", cases: [one])]).html { path in
      asked.append(path)
      return nil
    }
    #expect(asked.map(\.scalars) == ["/project/card\u{D4E}.png".scalars, "/\u{301}card.png".scalars])
  }

  // MARK: JUnit

  #if canImport(FoundationXML)
    @Test func `a parser of XML reads what JUnit was given`() throws {
      let texts = OddScalars.texts(around: "<>&\"'\t\n]") + ["]]>", "a\r\nb\rc\n\td"]
      let xml = JUnitReport.xml([Self.run(texts)])
      let reader = XMLReader()
      let parser = XMLParser(data: Data(xml.utf8))
      parser.delegate = reader
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
      try #require(reader.names.count == texts.count && reader.bodies.count == texts.count)
      try #require(reader.groups.count == texts.count)
      let others = texts.indices.filter { place in
        let wanted = Self.characters(texts[place])
        // The summary is all lines up to that of the change.
        return reader.names[place] != wanted || reader.groups[place] != wanted
          || Array(reader.bodies[place].dropFirst().prefix(wanted.count)) != wanted
      }
      #expect(others.isEmpty)
    }

    /// The characters that XML 1.0 has (2.2) and does not discourage; a replacement character for others.
    private static func characters(_ text: String) -> [Unicode.Scalar] {
      text.unicodeScalars.map { scalar in
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0x7E, 0x85, 0xA0...0xFDCF, 0xFDF0...0xFFFD: scalar
        case 0x1_0000... where scalar.value & 0xFFFE != 0xFFFE: scalar
        default: "\u{FFFD}"
        }
      }
    }
  #endif
}

#if canImport(FoundationXML)
  /// Gathers what test cases are called and what their failures say.
  private final class XMLReader: NSObject, XMLParserDelegate {
    var names: [[Unicode.Scalar]] = []
    var groups: [[Unicode.Scalar]] = []
    var bodies: [[Unicode.Scalar]] = []
    private var isInFailure = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      isInFailure = name == "failure"
      if name == "testcase" { names.append((attributes["name"] ?? "").scalars) }
      if name == "testsuite" { groups.append((attributes["name"] ?? "").scalars) }
      if isInFailure { bodies.append([]) }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      isInFailure = false
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if isInFailure { bodies[bodies.count - 1] += string.unicodeScalars }
    }
  }
#endif

/// The elements of a page that hold texts of strangers, found as a parser of HTML finds their ends: by bytes.
struct HTMLElements {
  /// The title, its references to characters resolved.
  private(set) var title = ""
  /// The attributes and contents of all `script` elements.
  private(set) var scripts: [(start: String, content: ArraySlice<UInt8>)] = []
  /// The contents of all `style` elements.
  private(set) var styles: [ArraySlice<UInt8>] = []
  private(set) var comments = 0

  struct Unclosed: Error {}

  init(_ html: [UInt8]) throws {
    // A loop over places: the pages are large, and closures are slow without optimization.
    var signs: [Int] = []
    for place in 0..<html.count where html[place] == UInt8(ascii: "<") { signs.append(place) }
    var next = 0
    while next < signs.count {
      let rest = html[signs[next]...]
      next += 1
      guard let name = ["script", "style", "title"].first(where: { rest.startsCaseless(with: "<\($0)") })
      else {
        comments += rest.startsCaseless(with: "<!--") ? 1 : 0
        continue
      }
      guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { throw Unclosed() }
      let attributes = String(decoding: rest[(rest.startIndex + 1 + name.utf8.count)..<close], as: UTF8.self)
      let inside = signs[next...].drop { $0 < close }
      let end = inside.indices.first { html[signs[$0]...].startsCaseless(with: "</\(name)") }
      guard let end else { throw Unclosed() }
      let content = html[(close + 1)..<signs[end]]
      // In a script this would hide the end.
      if name == "script", inside[..<end].contains(where: { html[$0...].startsCaseless(with: "<!--") }) {
        comments += 1
      }
      next = end + 1
      switch name {
      case "script": scripts.append((attributes, content))
      case "style": styles.append(content)
      default: title = Self.resolved(String(decoding: content, as: UTF8.self))
      }
    }
  }

  private static func resolved(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      let found = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].first {
        bytes[place...].starts(with: $0.0.utf8)
      }
      result += found.map { Array($0.1.utf8) } ?? [bytes[place]]
      place += found.map { $0.0.utf8.count } ?? 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension String {
  /// The text without the scalar that no argument of a program holds.
  fileprivate var withoutZero: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\0" }))
  }
}

extension ArraySlice<UInt8> {
  fileprivate func startsCaseless(with text: String) -> Bool {
    starts(with: text.utf8) { $0 == $1 || (0x41...0x5A).contains($0) && $0 + 32 == $1 }
  }
}

/// The words that a shell makes of some lines.
func shellArguments(_ lines: [String]) throws -> [ArraySlice<UInt8>] {
  let folder = try TemporaryFolder()
  try folder.write(lines.map { "printf '%s\\0' \($0)\n" }.joined(), to: "words.sh")
  let output = folder.url.appending(path: "out")
  try Data().write(to: output)
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/bin/sh")
  process.arguments = [folder.url.appending(path: "words.sh").path]
  process.currentDirectoryURL = folder.url
  process.standardOutput = try FileHandle(forWritingTo: output)
  try process.run()
  process.waitUntilExit()
  return Array(try Data(contentsOf: output)).split(separator: 0, omittingEmptySubsequences: false).dropLast()
}
