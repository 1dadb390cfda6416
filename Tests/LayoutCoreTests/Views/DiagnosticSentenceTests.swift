import DiagnosticCore
import Testing

/// The sentences of diagnostics, and which of them are the same.
@Suite struct DiagnosticSentenceTests {
  @Test(arguments: [
    (0x1F, "U+001F"), (0xE9, "U+00E9"), (0xABC, "U+0ABC"), (0x20AC, "U+20AC"), (0x1F600, "U+1F600"),
  ])
  func `a code point has four digits or more`(codePoint: UInt32, name: String) {
    let diagnostic = LayoutDiagnostic.missingGlyph(codePoint: codePoint, owner: "A label")
    #expect(diagnostic.description.hasPrefix("A label has \(name), for which"))
  }

  @Test func `a problem of a file begins with its place`() {
    #expect(InterfaceError("It is none.").description == "It is none.")
    #expect(InterfaceError("It is none.", file: "a.xib").description == "a.xib: It is none.")
    #expect(
      InterfaceError("It is none.", file: "a.xib", line: 3, element: "view").description
        == "a.xib:3: view: It is none.")
  }

  @Test(arguments: [true, false]) func `a section or item is missed before or after the update`(
    isBefore: Bool
  ) {
    let (when, other) = isBefore ? ("before", "after") : ("after", "before")
    let section = ListError.noSection(.table, verb: "delete", section: 2, count: 2, isBefore: isBefore)
    #expect(section.description.contains("only 2 sections \(when) the update"))
    let item = ListError.noItem(
      .collection, verb: "move", item: 4, section: 1, count: 3, isBefore: isBefore)
    #expect(item.description.contains("\(when) the update") && !item.description.contains(other))
    #expect(item.description.contains("item 4 \(isBefore ? "from" : "into") section 1"))
  }

  @Test func `nothing moves where no moves are named`() {
    let counts = ListError.Counts(before: 3, after: 4, inserted: 2, deleted: 0)
    #expect(counts.movedIn == 0 && counts.movedOut == 0)
    let text = ListError.wrongItems(.table, section: 1, counts).description
    #expect(text.contains("(2 inserted, 0 deleted)") && text.contains("(0 moved in, 0 moved out)"))
  }

  @Test func `a name that is known as something else is told apart from an unknown one`() {
    typealias Reason = VisualFormatError.Reason
    #expect(Reason.unknownView("a", isMetric: true).sentence == "a is a metric, not a view.")
    #expect(Reason.unknownView("a", isMetric: false).sentence == "a is not a key in the views dictionary.")
    #expect(Reason.unknownMetric("a", isView: true).sentence == "a is a view, not a number.")
    #expect(Reason.unknownMetric("a", isView: false).sentence == "a is not a key in the metrics dictionary.")
  }

  @Test func `uncalled actions of one place are one, and without a place those of one sentence`() {
    func action(_ name: String, _ place: String?) -> UncalledAction {
      UncalledAction("A", calls: name, of: nil, remedy: "Call it.", place: place)
    }
    #expect(action("a", "b:1") == action("c", "b:1"))
    #expect(action("a", "b:1") != action("a", "b:2"))
    #expect(action("a", nil) == action("a", nil))
    #expect(action("a", nil) != action("c", nil))
    #expect(action("a", nil) != action("a", "b:1"))
  }
}
