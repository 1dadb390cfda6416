import Foundation
import TestSupport
import Testing
import ViewLint

/// The texts of graphs.
@Suite struct GraphTextTests {
  @Test func `rows say what they need`() {
    #expect(
      DependencyGraph.mediaRow.text() == """
        CardView: 2 subviews, 2 valid orders
          1  image.size
          2  label.size      needs image.size
          3  image.position
          4  label.position  needs image.position
          valid:
            1 2 3 4
            1 3 2 4
        """)
  }

  @Test func `what is implicit is said if asked for`() {
    let text = DependencyGraph.validLoading.text(showsImplicit: true)
    #expect(text.contains("  3  indicator.position  needs indicator.size\n"))
    #expect(text.contains("  4  label.position      needs indicator.size, label.size, indicator.position\n"))
  }

  @Test func `broken dependencies say where what they need is`() {
    #expect(
      DependencyGraph.brokenLoading.text() == """
        CardView: 2 subviews, 1 broken dependency, 3 valid orders
          1  indicator.size
          2  label.size
          3  label.position      needs indicator.position (BROKEN: set later, in row 4)
          4  indicator.position
          valid:
            1 2 4 3
            1 4 2 3
            2 1 4 3
        """)
  }

  @Test func `a position before the size of its own view is said though that is implicit`() {
    let graph = DependencyGraph(
      ["a", "b"], writes: [position(1), position(0), size(0), size(1)], [position(1): position(0)])
    // That the first needs the size of the other view, too, is implied by what else is broken, and not counted.
    #expect(graph.brokenDependencies.count == 4)
    #expect(graph.text().hasPrefix("CardView: 2 subviews, 3 broken dependencies, 3 valid orders\n"))
    #expect(
      graph.text().contains(
        "1  b.position  needs a.position (BROKEN: set later, in row 2), b.size (BROKEN: set later, in row 4)\n"
      ))
  }

  @Test func `what is not set has no number, and cycles a line`() {
    let text = DependencyGraph.knot.text()
    #expect(text.contains("\n  -  a.position  not set here\n"))
    #expect(text.hasSuffix("\n  cycle: a.size → b.size → c.size → a.size"))
    #expect(text.contains("no valid order"))
    #expect(DependencyGraph([], writes: []).text() == "CardView: 0 subviews")
  }

  @Test(arguments: TestEffort.seeds(40)) func `JSON is the graph again`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let graph = DependencyGraph.random(
      views: Int.random(in: 0...5, using: &generator) + 1, edges: Int.random(in: 0...8, using: &generator),
      &generator)
    let json = try graph.json(showsImplicit: true)
    let decoder = JSONDecoder()
    #expect(try decoder.decode(DependencyGraph.self, from: Data(json.utf8)) == graph)
    #expect(try decoder.decode(DependencyGraph.self, from: JSONEncoder().encode(graph)) == graph)
    // Without what is implicit it is a graph of the rest.
    let short = try decoder.decode(DependencyGraph.self, from: Data(graph.json().utf8))
    #expect(short.order == graph.order && short.views == graph.views)
    #expect(Set(short.dependencies).isSubset(of: graph.dependencies.map { $0 }))
    #expect(try graph.json() == graph.json())
  }

  @Test func `a position that needs no size needs none after JSON`() throws {
    let graph = DependencyGraph(["a"], writes: [size(0), position(0)], positionsNeedSizes: false)
    let data = Data(try graph.json(showsImplicit: true).utf8)
    #expect(graph.dependencies.isEmpty)
    #expect(try JSONDecoder().decode(DependencyGraph.self, from: data) == graph)
  }

  @Test func `JSON says what follows`() throws {
    func object(_ graph: DependencyGraph) throws -> [String: Any] {
      try #require(JSONSerialization.jsonObject(with: Data(graph.json().utf8)) as? [String: Any])
    }
    let broken = try object(.brokenLoading)
    #expect(broken["validOrders"] as? Int == 3)
    let edges = try #require(broken["dependencies"] as? [[String: Any]])
    #expect(edges.count == 1 && edges[0]["isBroken"] as? Bool == true)
    #expect(edges[0]["component"] as? String == "label.position")
    #expect(try object(.knot)["cycles"] as? [[String]] == [["a.size", "b.size", "c.size"]])
    #expect(try object(.knot)["validOrders"] as? Int == 0)
    // Sorted by their keys.
    let keys = try DependencyGraph.knot.json().split(separator: "\n")
      .filter { $0.hasPrefix("  \"") }.compactMap { $0.split(separator: "\"").dropFirst().first }
    #expect(keys == keys.sorted() && keys.count == 7)
  }

  @Test func `JSON with a name of nothing is refused`() throws {
    let json = try DependencyGraph.mediaRow.json().replacing("\"label.size\"", with: "\"label.colour\"")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(DependencyGraph.self, from: Data(json.utf8))
    }
  }

  @Test func `Graphviz gets a box for each view, a dot for each component and an arrow for each dependency`()
    throws
  {
    let graph = DependencyGraph.brokenLoading
    let plain = try GraphvizText(graph.dot())
    #expect(plain.boxes == ["indicator", "label"])
    #expect(plain.dots == ["size_0", "position_0", "size_1", "position_1"])
    #expect(plain.arrows.map(\.ends) == ["position_1 -> position_0"])
    #expect(plain.arrows[0].attributes.contains("color=\"#D9263A\""))
    let full = try GraphvizText(graph.dot(showsImplicit: true))
    #expect(full.arrows.count == 4)
    #expect(full.arrows.count { $0.attributes.contains("style=dashed") } == 3)
  }

  @Test func `names with quotes stay within theirs in Graphviz`() throws {
    let names = ["a\"b", "c\\", "d\\\"", "e\nf", "{};->"]
    let graph = DependencyGraph(names, writes: [size(0), size(1)], [size(1): size(0)])
    let text = try GraphvizText(graph.dot())
    #expect(text.boxes == names)
    #expect(text.arrows.map(\.ends) == ["size_1 -> size_0"])
  }
}

/// Text in the language of Graphviz, read as far as graphs of ours use it: strings, braces, and a statement before each
/// semicolon.
private struct GraphvizText {
  struct Malformed: Error {
    let what: String
  }

  var boxes: [String] = []
  var dots: [String] = []
  var arrows: [(ends: String, attributes: String)] = []

  init(_ text: String) throws {
    var (statement, strings, depth, heads) = ("", [String](), 0, [String]())
    var string: String?
    var isEscaped = false
    for character in text {
      if let open = string {
        if isEscaped {
          string = open + (character == "n" ? "\n" : String(character))
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          strings.append(open)
          statement += "\"\(open)\""
          string = nil
        } else {
          guard character != "\n" else { throw Malformed(what: "a string over two lines") }
          string = open + String(character)
        }
        continue
      }
      switch character {
      case "\"": string = ""
      case "{":
        heads.append(statement.trimmingCharacters(in: .whitespacesAndNewlines))
        depth += 1
        (statement, strings) = ("", [])
      case "}":
        depth -= 1
        guard depth >= 0, statement.allSatisfy(\.isWhitespace) else { throw Malformed(what: "a brace") }
        heads.removeLast()
      case ";":
        add(statement.trimmingCharacters(in: .whitespacesAndNewlines), strings, in: heads.last ?? "")
        (statement, strings) = ("", [])
      default: statement.append(character)
      }
    }
    guard string == nil, depth == 0, statement.allSatisfy(\.isWhitespace) else {
      throw Malformed(what: "the end")
    }
  }

  private mutating func add(_ statement: String, _ strings: [String], in head: String) {
    let words = statement.split(separator: " ", maxSplits: 3)
    if words.count >= 3, words[1] == "->" {
      arrows.append((words.prefix(3).joined(separator: " "), words.count > 3 ? String(words[3]) : ""))
    } else if head.hasPrefix("subgraph") {
      if statement.hasPrefix("label="), let name = strings.first { boxes.append(name) }
      if words.count > 1, words[1].hasPrefix("[xlabel=") { dots.append(String(words[0])) }
    }
  }
}
