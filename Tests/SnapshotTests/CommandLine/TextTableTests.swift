import Testing

@testable import snapshot

struct TextTableTests {
  @Test("Words stand flush left and numbers flush right, with the sums below a rule")
  func table() {
    var table = TextTable(.left("file"), .right("pixels"), .right("bytes"), .right("ms"))
    table.append("out/card.png", "9600", "412", "1.2")
    table.append("out/card@2x.png", "38400", "1033", "10.0")
    table.setFooter("2 files", "48000", "1445", "11.2")
    #expect(
      table.lines == [
        "file             pixels  bytes    ms",
        "---------------  ------  -----  ----",
        "out/card.png       9600    412   1.2",
        "out/card@2x.png   38400   1033  10.0",
        "---------------  ------  -----  ----",
        "2 files           48000   1445  11.2",
      ])
  }

  @Test("Without rows, titles and a rule remain; without a footer, no second rule")
  func empty() {
    #expect(TextTable(.left("a"), .right("bc")).lines == ["a  bc", "-  --"])
  }

  @Test("No line ends in a space, and a column is as wide as its widest cell, footer included")
  func widths() {
    var table = TextTable(.right("n"), .left("name"))
    table.append("1", "é")
    table.setFooter("1000", "")
    #expect(table.lines == ["   n  name", "----  ----", "   1  é", "----  ----", "1000"])
  }

  @Test("A row with a cell too few is a caller's mistake")
  func wrongCount() async {
    await #expect(processExitsWith: .failure) {
      var table = TextTable(.left("a"), .left("b"))
      table.append("1")
    }
  }
}
