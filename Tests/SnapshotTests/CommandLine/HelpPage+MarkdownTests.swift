import Testing

@testable import snapshot

struct HelpPageMarkdownTests {
  @Test("The table has one row for each option, with bars escaped")
  func table() {
    let expected = #"""
      | Option | Meaning | Default | Example |
      |---|---|---|---|
      | `-l, --loud` | Speaks up. |  | `snapshot sample a --loud` |
      | `-c, --count N` | How many. | 5 | `snapshot sample a --count 2` |
      | `--limit N` | The most. | no limit | `snapshot sample a --limit 2` |
      | `--sizes N,...` | Sizes. | 1,2 | `snapshot sample a --sizes 1,2` |
      | `--colour red\|green` | A colour. | red | `snapshot sample a --colour green` |
      | `-n, --name NAME` | A name. | anna | `snapshot sample --name b` |
      """#
    #expect(HelpPage(SampleArguments.verb).markdownTable == expected)
  }

  @Test("Every row of every verb's table has four cells")
  func cells() {
    for verb in Invocation.verbs {
      for row in verb.page.markdownTable.split(separator: "\n") {
        let bars = row.indices.filter { row[$0] == "|" }
        let cellEnds = bars.filter { $0 == row.startIndex || row[row.index(before: $0)] != "\\" }
        #expect(cellEnds.count == 5, "\(row)")
      }
    }
  }
}
