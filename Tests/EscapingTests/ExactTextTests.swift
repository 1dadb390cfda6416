import Escaping
import TestSupport
import Testing

@Suite struct ExactTextTests {
  /// Texts that Swift takes for equal: é, the sign of kelvin, a Greek question mark and a semicolon, marks in two
  /// orders.
  @Test(arguments: [
    ("\u{E9}", "e\u{301}"), ("\u{212A}", "K"), ("\u{37E}", ";"), ("\u{1FEF}", "`"),
    ("a\u{301}\u{323}", "a\u{323}\u{301}"),
  ])
  func `equivalent texts are equal and not the same`(first: String, second: String) {
    #expect(first == second)
    #expect(!first.isExactly(second) && first.isExactly(first))
    #expect(ExactText(first) != ExactText(second) && ExactText(first) == ExactText(first))
    #expect(Set([first, second].map(ExactText.init)).count == 2)
    // Else a stranger could write any number of texts that share a place of a table.
    #expect(ExactText(first).hashValue != ExactText(second).hashValue)
    #expect(!"\(first)x".beginsExactly(with: second) && !"x\(first)".endsExactly(with: second))
  }

  /// Each scalar that joins stands before and behind what is looked for.
  @Test func `what is looked for is found beside all that joins`() {
    let odd = OddScalars.joining + OddScalars.controls
    let others = odd.filter { scalar in
      let text = "\(scalar)/\(scalar)"
      return text.split(at: "/").map(\.scalars) != [[scalar], [scalar]]
        || text.replacing("/", by: "&#47;").scalars != [scalar] + "&#47;".scalars + [scalar]
        || text.baseName.scalars != [scalar]
        || !text.beginsExactly(with: "\(scalar)/") || !text.endsExactly(with: "/\(scalar)")
        || text.rest(behind: "\(scalar)/")?.scalars != [scalar]
    }
    #expect(others.isEmpty)
  }

  @Test func `parts are those between the separators`() {
    #expect("".split(at: "/") == [""])
    #expect("/a//b/".split(at: "/") == ["", "a", "", "b", ""])
    #expect("a=b=c".split(at: "=", maxSplits: 1) == ["a", "b=c"])
    #expect(
      "a/b/c"[...].baseName == "c" && "a".baseName == "a" && "a/".baseName == "")
    #expect(
      "abc".rest(behind: "ab") == "c" && "abc".rest(behind: "b") == nil && "a".rest(behind: "ab") == nil)
  }
}
