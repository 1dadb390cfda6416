import Escaping
import TestSupport
import Testing

@Suite struct LogCommandsTests {
  @Test(arguments: [
    ("::error::x", #"\u{3A}:error::x"#), ("  ::stop-commands::x", #"  \u{3A}:stop-commands::x"#),
    ("a\n::set-output name=a::b", "a\n\\u{3A}:set-output name=a::b"), ("::", #"\u{3A}:"#),
    ("\t::error::x", "\t\\u{3A}:error::x"), ("\u{3000}::error::x", "\u{3000}\\u{3A}:error::x"),
    ("##[add-mask]e", #"#\u{23}[add-mask]e"#),
    ("a ##vso[task.setvariable]b", #"a #\u{23}vso[task.setvariable]b"#),
    ("##teamcity[x]", #"#\u{23}teamcity[x]"#), ("####[x]", #"###\u{23}[x]"#),
    ("##[\u{301}x]", "#\\u{23}[\u{301}x]"),
  ])
  func `a line is no command`(line: String, printed: String) {
    #expect(escapingCommands(inLines: line).scalars == printed.scalars)
  }

  @Test(arguments: [
    "", ":", "a::b", ": :", "a.json:1:2: $.x", "## Title", "##FF0000", "#[x]", "# #[x]", "##a b[x]", "\n",
    "a\n\nb",
  ])
  func `other lines stay`(line: String) {
    #expect(escapingCommands(inLines: line) == line)
  }

  @Test func `what is meant as a command is one, and no other`() {
    #expect(
      escapingCommands(inLines: "::error title=##[x]::a", areCommands: true)
        == #"::error title=#\u{23}[x]::a"#)
  }
}
