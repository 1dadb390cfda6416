import Testing

@testable import snapshot

struct HelpPageTests {
  private static let text = HelpPage(SampleArguments.verb).text

  @Test("A page shows the verb, its usage, its paragraphs, its operand, its options and its examples")
  func page() {
    let expected = """
      snapshot sample: show every kind of option

      Usage: snapshot sample [options] FILE...

      First paragraph.

      Second paragraph.

      Arguments:
        FILE                  A file.

      Options:
        -l, --loud            Speaks up.
                              Example: snapshot sample a --loud
        -c, --count N         How many. Default: 5.
                              Example: snapshot sample a --count 2
        --limit N             The most. Default: no limit.
                              Example: snapshot sample a --limit 2
        --sizes N,...         Sizes. Default: 1,2.
                              Example: snapshot sample a --sizes 1,2
        --colour red|green    A colour. Default: red.
                              Example: snapshot sample a --colour green
        -n, --name NAME       A name. Default: anna.
                              Example: snapshot sample --name b
        -h, --help            Shows this page.
                              Example: snapshot sample --help

      Examples:
        snapshot sample a
            Shows a.
      """
    #expect(Self.text == expected)
  }

  @Test("Wrapping keeps the words and their order, and fills lines up to the width", arguments: 0...40)
  func wrapping(indent: Int) {
    let words = (0..<200).map { String(repeating: "w", count: 1 + $0 * 7 % 13) }
    let lines = HelpPage.wrap(words.joined(separator: " "), indent: indent)
    #expect(lines.flatMap { $0.split(separator: " ").map(String.init) } == words)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(line.count <= HelpPage.width)
      #expect(line.prefix(indent).allSatisfy { $0 == " " })
      let joined = line.count + 1 + next.split(separator: " ")[0].count
      #expect(joined > HelpPage.width)
    }
  }

  @Test("A word wider than the page stands alone")
  func wideWord() {
    let word = String(repeating: "w", count: 120)
    #expect(HelpPage.wrap("a \(word) b", indent: 2) == ["  a", "  \(word)", "  b"])
    #expect(HelpPage.wrap("", indent: 2).isEmpty)
  }

  @Test("A term that leaves no gap before the column has a line of its own")
  func wideTerm() {
    // The column is 8 wide: two spaces, the term, and two more spaces fit a term of four.
    #expect(HelpPage.definition("four", ["Text."], column: 8) == ["  four  Text."])
    #expect(HelpPage.definition("fives", ["Text."], column: 8) == ["  fives", "        Text."])
  }
}
