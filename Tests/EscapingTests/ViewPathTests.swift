import Escaping
import Foundation
import TestSupport
import Testing

@Suite struct ViewPathTests {
  /// A view whose identifier has a slash, in a card, and a label in it.
  private let row = ViewPath(names: ["Card", "Row#a/b"])
  private var label: ViewPath { row.appending("UILabel[0]") }

  @Test func `a path is written with slashes between names`() {
    #expect(
      label.description == "Card/Row#a/b/UILabel[0]" && label.names == ["Card", "Row#a/b", "UILabel[0]"])
    #expect(label.last == "UILabel[0]" && row.last == "Row#a/b" && ViewPath(names: []).last == "")
    #expect(label.parent == row && row.parent == "Card" && row.parent?.parent == nil)
  }

  @Test func `a view is beneath those on its path, not beneath those that are written like them`() {
    #expect(row.isAncestor(of: label) && row.contains(label) && row.contains(row))
    #expect(!row.isAncestor(of: row) && !label.isAncestor(of: row) && !label.contains(row))
    // Written, the row's path goes on from that of a sibling, which it is not in.
    let sibling = ViewPath(names: ["Card", "Row#a"])
    #expect(row.description.hasPrefix("\(sibling)/") && !sibling.contains(row) && !sibling.contains(label))
    #expect(!ViewPath(names: []).contains(row) && !ViewPath(names: ["Car"]).contains(row))
  }

  @Test func `a path has the same rest in another tree`() {
    #expect(label.moved(from: row, to: "Window/Card[3]") == "Window/Card[3]/UILabel[0]")
    #expect(row.moved(from: row, to: "Row") == "Row" && row.moved(from: label, to: "Row") == nil)
  }

  /// A slash is in an identifier where what follows is no name by itself.
  @Test(
    arguments: [
      ("", []), ("Card", ["Card"]), ("/", ["", ""]), ("canvas/card/title", ["canvas", "card", "title"]),
      ("Card/Row#a/b", ["Card", "Row#a/b"]),
      ("Card/Row#a//b/UILabel[0]", ["Card", "Row#a//b", "UILabel[0]"]),
      ("…/Row#a/UILabel#b", ["…", "Row#a", "UILabel#b"]), ("Row#a/b[]/[x]", ["Row#a/b[]/[x]"]),
      ("Row[0]/b", ["Row[0]", "b"]),
    ] as [(String, [String])])
  func `a written path is read`(text: String, names: [String]) {
    #expect(ViewPath(text).names == names && ViewPath(text).description == text)
  }

  @Test func `ends of a path are looked for by names`() {
    for end in ["UILabel[0]", "Row#a/b/UILabel[0]", "Card/Row#a/b/UILabel[0]"] {
      #expect(label.ends(with: end), "\(end)")
    }
    for other in [
      "", "[0]", "b/UILabel[0]", "Row#a/b-UILabel[0]", "/UILabel[0]", "X/Card/Row#a/b/UILabel[0]", "Card",
    ] {
      #expect(!label.ends(with: other), "\(other)")
    }
  }

  /// Each scalar is kept, and paths are told apart by scalars: é has two forms.
  @Test func `names are texts of strangers`() throws {
    for text in OddScalars.texts(around: "/#[]\"") {
      let path = ViewPath(names: ["Card", "Row#\(text)"])
      let written = try JSONEncoder().encode([path])
      let read = try JSONDecoder().decode([String].self, from: written)
      #expect(read.map(\.scalars) == ["Card/Row#\(text)".scalars])
      #expect(ViewPath("\(path)").description.scalars == path.description.scalars)
    }
    #expect(ViewPath("e\u{301}") != ViewPath("\u{E9}"))
    #expect(try JSONDecoder().decode(ViewPath.self, from: JSONEncoder().encode(label)) == label)
  }

  @Test func `a long path is read in one go`() {
    let text = "Row#" + String(repeating: "/", count: 1_000_000)
    #expect(ViewPath(text).names.count == 1)
    #expect(ViewPath(String(repeating: "a/", count: 100_000)).names.count == 100_001)
  }
}
