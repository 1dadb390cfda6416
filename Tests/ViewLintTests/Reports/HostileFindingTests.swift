import Foundation
import TestSupport
import Testing

@testable import ViewLint

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names of strangers in reports and graphs.
@Suite struct HostileFindingTests {
  private static func finding(_ text: String) -> Finding {
    var finding = Finding(.unsnappedEdge, view: ViewPath(text), message: text, fix: text)
    finding.others = [ViewPath(text)]
    finding.values = [FindingValue(text, points: 1)]
    finding.source = FindingSource(file: text, line: 1, function: text)
    return finding
  }

  @Test func `text has nothing that begins a line or cannot be seen`() {
    let texts = OddScalars.texts(around: ":[]\n\r ")
    let report = LintReport(texts.map(Self.finding), isComplete: true).text
    let lines = report.unicodeScalars.split(separator: "\n")
    // The place and message, the view, the function, the others, a number and the fix; a summary.
    #expect(lines.count == 6 * texts.count + 1)
    let hidden = lines.indices.filter { place in
      lines[place].contains {
        $0 < " " || $0.properties.generalCategory == .format || $0.properties.isDefaultIgnorableCodePoint
      }
    }
    #expect(hidden.isEmpty)
  }

  @Test func `JSON and SARIF are read as they were meant, and show a terminal nothing unseen`() throws {
    let texts = OddScalars.texts(around: "\"\\/\n{}[]()")
    let report = LintReport(texts.map(Self.finding))
    let (json, sarif) = (try report.json(), try report.sarif())
    let areSeen = [json, sarif].allSatisfy { text in
      !text.unicodeScalars.contains {
        $0 < " " && $0 != "\n" || 0x7F...0x9F ~= $0.value || $0.properties.generalCategory == .format
      }
    }
    #expect(areSeen)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    let areFound = findings.map { ($0["message"] as? String)?.scalars } == texts.map(\.scalars)
    #expect(areFound)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(sarif.utf8)) as? [String: Any])
    let runs = try #require(log["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    let names = results.map { result in
      let location = (result["locations"] as? [[String: Any]])?.first
      return (location?["logicalLocations"] as? [[String: String]])?.first?["fullyQualifiedName"]?.scalars
    }
    let areNames = names == texts.map(\.scalars)
    #expect(areNames)
  }

  @Test(arguments: [
    ("a [b](https://c.d) e", "a [b] (https://c.d) e. Fix: f."), ("{0} {", "{{0}} {{. Fix: f."),
    ("]\u{301}(", "]\u{301}(. Fix: f."), ("\u{D4E}](x)", "\u{D4E}] (x). Fix: f."),
  ])
  func `a message of SARIF has no placeholder (3.11.5) and no link (3.11.6)`(
    message: String, text: String
  ) throws {
    let report = LintReport([Finding(.unsnappedEdge, view: "V", message: message, fix: "f")])
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(report.sarif().utf8)) as? [String: Any])
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    #expect((results[0]["message"] as? [String: String])?["text"]?.scalars == text.scalars)
  }

  @Test(arguments: [("/\u{301}a.json", "file:///%CC%81a.json"), ("./\u{301}a.json", "%CC%81a.json")])
  func `a path is absolute or not, whatever joins with its slash`(path: String, uri: String) throws {
    var finding = Self.finding("a")
    finding.source?.file = path
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(LintReport([finding]).sarif().utf8)) as? [String: Any])
    let results = try #require((log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    let location = (results[0]["locations"] as? [[String: Any]])?.first
    let artifact = (location?["physicalLocation"] as? [String: Any])?["artifactLocation"] as? [String: String]
    #expect(artifact?["uri"] == uri)
  }

  @Test func `Graphviz shows each name as it is`() throws {
    let texts = OddScalars.texts(around: "\"\\{};\n&<") + ["&lt;", #"\N\G\l"#, "a\u{202E}b"]
    let graph = DependencyGraph(
      container: ViewPath(texts.joined()), views: texts.map { .init(name: $0, path: ViewPath($0)) },
      writes: [],
      dependencies: [])
    let dot = graph.dot()
    let strings = try Self.strings(dot)
    let isSeen = !dot.unicodeScalars.contains {
      $0 < " " && $0 != "\n" || $0.properties.generalCategory == .format
    }
    #expect(isSeen)
    // The string that a reader of the language sees; Graphviz then resolves references in labels.
    let found = Set(strings.map { Array($0.utf8) })
    let others = texts.indices.filter { place in
      let label = escaped(texts[place]).unicodeScalars.map { $0 == "&" ? "&amp;" : String($0) }.joined()
      return !found.contains(Array(label.utf8))
    }
    #expect(others.isEmpty)
  }

  @Test func `text of a graph has a line for each component`() {
    let texts = OddScalars.texts(around: "\n\r ")
    let graph = DependencyGraph(
      container: ViewPath(texts.joined()), views: texts.map { .init(name: $0, path: ViewPath($0)) },
      writes: texts.indices.map { DependencyGraph.Component(.size, of: $0) }, dependencies: [])
    let lines = graph.text().unicodeScalars.split(separator: "\n")
    // Sizes are set, positions are not.
    #expect(lines.count == 1 + 2 * texts.count)
    let hidden = lines.indices.filter { place in
      lines[place].contains { $0 < " " || $0.properties.generalCategory == .format }
    }
    #expect(hidden.isEmpty)
  }

  /// The scalars of a text, those that are unseen by their numbers, as Swift writes them.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", " "..."~": result.unicodeScalars.append(scalar)
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{2800}": result += "\\u{2800}"
      default:
        let isHidden =
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
          default: scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isNoncharacterCodePoint
          }
        if isHidden {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// The strings of a text in the language of Graphviz, which are read by bytes: a backslash and what follows are two,
  /// and of these a label makes a line break of `\n` and the second byte of others.
  private static func strings(_ dot: String) throws -> [String] {
    struct Unclosed: Error {}
    var strings: [String] = []
    var rest = Array(dot.utf8)[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "\"")) {
      rest = rest[(start + 1)...]
      var string: [UInt8] = []
      while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
        guard byte == UInt8(ascii: "\\") else {
          string.append(byte)
          continue
        }
        guard let next = rest.popFirst() else { throw Unclosed() }
        string.append(next == UInt8(ascii: "n") ? UInt8(ascii: "\n") : next)
      }
      if rest.isEmpty { throw Unclosed() }
      strings.append(String(decoding: string, as: UTF8.self))
    }
    return strings
  }

  private static let program = "/usr/bin/dot"

  /// The output of the program for a graph.
  private static func output(_ dot: String, as format: String) throws -> Data {
    let folder = try TemporaryFolder()
    try folder.write(dot, to: "graph.dot")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-T\(format)", "-o", "out", "graph.dot"]
    process.currentDirectoryURL = folder.url
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try folder.data("out")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: program)))
  func `the program dot reads each name as it is`() throws {
    let texts = OddScalars.texts(around: "\"\\{};&<")
    let graph = DependencyGraph(
      container: "c", views: texts.map { .init(name: $0, path: ViewPath($0)) }, writes: [], dependencies: [])
    let read = try JSONSerialization.jsonObject(with: Self.output(graph.dot(), as: "dot_json"))
    let objects = try #require((read as? [String: Any])?["objects"] as? [[String: Any]])
    let found = Set(objects.compactMap { ($0["label"] as? String).map { Array($0.utf8) } })
    // Labels keep their escapes until they are drawn.
    let others = texts.indices.filter { place in
      let label = escaped(texts[place]).unicodeScalars.map { scalar in
        switch scalar {
        case "&": "&amp;"
        case "\\": #"\\"#
        case "\n": #"\n"#
        default: String(scalar)
        }
      }
      return !found.contains(Array(label.joined().utf8))
    }
    #expect(others.isEmpty)
  }

  #if canImport(FoundationXML)
    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: program)))
    func `the program dot draws each name as it is`() throws {
      let texts = [
        "&lt;", #"\N\G\l"#, "a\u{202E}b", "\u{D4E}\"\u{301};", "a\\", "<b>", "&amp;", "&#10;", "{|}",
        "\u{1B}",
      ]
      let graph = DependencyGraph(
        container: "c", views: texts.map { .init(name: $0, path: ViewPath($0)) }, writes: [], dependencies: []
      )
      let reader = SVGTexts()
      let parser = XMLParser(data: try Self.output(graph.dot(), as: "svg"))
      parser.delegate = reader
      #expect(parser.parse())
      let found = Set(reader.texts.map { Array($0.utf8) })
      #expect(texts.filter { !found.contains(Array(escaped($0).utf8)) } == [])
    }
  #endif
}

#if canImport(FoundationXML)
  /// Gathers the texts of a picture.
  private final class SVGTexts: NSObject, XMLParserDelegate {
    var texts: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      texts.append("")
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      texts.append("")
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if !texts.isEmpty { texts[texts.count - 1] += string }
    }
  }
#endif
