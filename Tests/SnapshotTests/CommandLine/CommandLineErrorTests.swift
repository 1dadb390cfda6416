import Testing

@testable import snapshot

struct CommandLineErrorTests {
  private static func message(_ arguments: [String]) -> String? {
    do {
      _ = try Invocation(arguments)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "A message names the argument, what was found, and what would be right",
    arguments: [
      ("render a --scal 2", #"unknown option "--scal"; did you mean "--scale"?"#),
      (
        "record a --optimize",
        #"unknown option "--optimize"; "snapshot help record" lists the options of record"#
      ),
      ("render a -x", #"unknown option "-x"; "snapshot help render" lists the options of render"#),
      ("rendr a", #"unknown verb "rendr"; did you mean "render"?"#),
      ("card.json", #"unknown verb "card.json"; "snapshot help" lists the verbs"#),
      ("help rendr", #"unknown verb "rendr"; did you mean "render"?"#),
      (
        "--quiet render a",
        #"the option "--quiet" comes before a verb; options follow it, as in "snapshot help render""#
      ),
      ("render a -j 2 --jobs=2", #"the option "--jobs" is given twice; give it only once"#),
      ("render a -j", #""--jobs" takes a whole number from 1 to 64, but nothing follows it"#),
      (
        "render a -j --quiet",
        #""--jobs" takes a whole number from 1 to 64, but the option "--quiet" follows it"#
      ),
      ("render a --quiet=no", #""--quiet" takes no value, but "no" is attached to it"#),
      ("render a --jobs many", #""--jobs" takes a whole number from 1 to 64, not "many""#),
      ("render a --jobs 65", #""--jobs" takes a whole number from 1 to 64; "65" is out of range"#),
      (
        "render a --scale 2,2",
        #""--scale" takes a whole number from 1 to 10, or several separated by commas;"#
          + #" "2" appears twice"#
      ),
      ("render a --style drak", #""--style" takes light or dark, not "drak""#),
      ("record", #""snapshot record" needs at least one SPEC, as in "snapshot record Snapshots/card.json""#),
      ("accept --decisions", #""--decisions" takes the path of a file, but nothing follows it"#),
      ("accept --decision d.json", #"unknown option "--decision"; did you mean "--decisions"?"#),
      (
        "report a --patch --github",
        #""--patch" takes the path of a file, but the option "--github" follows it"#
      ),
      ("report a --picture p", #"unknown option "--picture"; did you mean "--pictures"?"#),
      ("report a --export=", #""--export" takes a folder, not """#),
      ("help a b", #"unexpected argument "b"; "snapshot help help" lists the arguments of help"#),
      (
        "record -",
        #""-" is standard input, which has no references; "snapshot record" takes files and folders"#
      ),
      ("render - -", #""-" is given twice, but standard input can be read only once"#),
      (
        "",
        #"a verb is missing: render, previews, sheet, record, verify, merge, accept, report, orphans, store, merge-references, diff, inspect, watch, lint, trace, graph, mcp, schema, devices, doctor, help; "snapshot help" explains them"#
      ),
    ])
  func messages(arguments: String, message: String) {
    #expect(Self.message(arguments.split(separator: " ").map(String.init)) == message)
  }

  @Test("What was typed is quoted as in messages about specs")
  func quotation() {
    #expect(Self.message(["a\"b\tc"])?.contains(#"unknown verb "a\"b\tc""#) == true)
    // The longest piece has 60 characters, the last of them the ellipsis.
    let long = String(repeating: "x", count: 61)
    #expect(Self.message([long])?.contains("\"" + long.prefix(59) + "…\"") == true)
  }

  @Test("An empty operand is named by what belongs there")
  func emptyOperand() {
    let message = #"an argument of "snapshot render" is empty, expected a SPEC"#
    #expect(Self.message(["render", ""]) == message)
  }

  @Test(
    "A message is one short line, whatever was typed",
    arguments: [
      "a\nb", "a\r\nb", "a\u{2028}b", "a\u{202E}b", "\u{1B}[31m", "\0",
      String(repeating: "x", count: 100_000), "a" + String(repeating: "\u{301}", count: 100_000),
    ])
  func oneLine(text: String) throws {
    let commandLines = [
      [text], ["-" + text], ["help", text], ["help", "help", text], ["render", "--" + text],
      ["render", "-" + text], ["render", "--jobs", text], ["render", "--jobs", "-" + text],
      ["render", "--scale=1," + text], ["render", "--style", text], ["render", "--quiet=" + text],
    ]
    for commandLine in commandLines {
      let message = try #require(Self.message(commandLine), "\(commandLine[0].prefix(20))")
      #expect(message.count < 300)
      #expect(message.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 && $0.value != 0x2028 })
    }
  }
}
