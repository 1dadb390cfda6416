import Testing

@testable import snapshot

struct InvocationTests {
  private static func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  /// The arguments of an example, which begins with the program's name.
  private static func arguments(ofExample line: String) throws -> [String] {
    let words = words(line)
    try #require(words.first == "snapshot", "\(line)")
    return Array(words.dropFirst())
  }

  /// The text that arguments ask for; nil where they ask for work.
  private static func text(_ arguments: [String]) throws -> String? {
    guard case .text(let text) = try Invocation(arguments) else { return nil }
    return text
  }

  @Test("Verbs read their arguments into their values")
  func values() throws {
    var render = RenderArguments()
    render.specs = ["card.json", "-"]
    render.output = "-"
    render.rendering.scales = [2]
    #expect(try RenderArguments.verb.parse(Self.words("card.json - -o - --scale 2")) == .run(render))

    var record = RecordArguments()
    record.specs = ["Snapshots"]
    record.rendering.jobs = 2
    record.given.add("--jobs", "2")
    #expect(try RecordArguments.verb.parse(Self.words("Snapshots -j2")) == .run(record))

    var verify = VerifyArguments()
    verify.specs = ["Snapshots"]
    verify.failures = "out"
    verify.given.add("--output", "out")
    #expect(try VerifyArguments.verb.parse(Self.words("-o out Snapshots")) == .run(verify))

    var accept = AcceptArguments()
    accept.decisions = "d.json"
    #expect(try AcceptArguments.verb.parse(Self.words("--decisions d.json")) == .run(accept))

    var report = ReportArguments()
    report.results = ["failures"]
    (report.patch, report.export, report.limits.pixels) = ("p", "e", 9)
    (report.comment.file, report.comment.pictures, report.comment.picturesURL) = ("c", "f", "u")
    (report.comment.reportURL, report.comment.command) = ("r", "a")
    let options =
      "--patch p --export e --pixel-limit 9 --comment c --pictures f --pictures-url u --report-url r"
      + " --accept-command a"
    #expect(try ReportArguments.verb.parse(Self.words("failures " + options)) == .run(report))
  }

  @Test("A verb is done quietly where its arguments say so")
  func quiet() throws {
    for (line, isQuiet) in [
      ("render card.json", false), ("render card.json -q", true), ("lint card.json -q", true),
      ("inspect card.png", false),
    ] {
      guard case .task(isQuiet, _) = try Invocation(Self.words(line)) else {
        Issue.record("\(line)")
        continue
      }
    }
  }

  @Test("Help is the same page by either way, the version one line, the devices a table")
  func texts() throws {
    #expect(try Self.text(["help"]) == Invocation.overview)
    #expect(try Self.text(["--help"]) == Invocation.overview)
    #expect(try Self.text(["-h"]) == Invocation.overview)
    #expect(try Self.text(["--version"]) == "snapshot \(Invocation.version)")
    #expect(try Self.text(["devices"]) == DeviceTable.text)
    for verb in Invocation.verbs {
      #expect(try Self.text(["help", verb.page.name]) == verb.page.text)
      #expect(try Self.text([verb.page.name, "--help"]) == verb.page.text)
      #expect(try Self.text([verb.page.name, "-h"]) == verb.page.text)
    }
  }

  @Test("Each verb has a name of its own, that of its declaration")
  func names() {
    for verb in Invocation.verbs { #expect(verb.name == verb.page.name) }
    #expect(Set(Invocation.verbs.map(\.name)).count == Invocation.verbs.count)
  }

  @Test("Declarations keep the rules of names and words", arguments: Invocation.verbs.indices)
  func declarations(index: Int) {
    let page = Invocation.verbs[index].page
    #expect(!page.abstract.isEmpty && !page.abstract.hasSuffix("."))
    #expect(!page.discussion.isEmpty && page.operand.text.hasSuffix("."))
    #expect(!page.examples.isEmpty)
    let names = page.options.flatMap { option in
      Self.words(option.term).prefix { $0.hasPrefix("-") }.map { $0.filter { $0 != "," } }
    }
    #expect(Set(names + ["--help", "-h"]).count == names.count + 2, "Names are given once.")
    for name in names {
      let letters = name.drop { $0 == "-" }
      #expect(letters.allSatisfy { ("a"..."z").contains($0) || $0 == "-" }, "\(name)")
      #expect(name.hasPrefix("--") ? letters.count > 1 : letters.count == 1, "\(name)")
    }
    for option in page.options { #expect(option.help.hasSuffix("."), "\(option.term)") }
  }

  @Test("Every example is read without error: each verb's, and the one of each option, which has it")
  func examples() throws {
    for verb in Invocation.verbs {
      for example in verb.page.examples {
        let arguments = try Self.arguments(ofExample: example.line)
        #expect(arguments.first == verb.page.name, "\(example.line)")
        _ = try Invocation(arguments)
      }
      for option in verb.page.options {
        let arguments = try Self.arguments(ofExample: option.example)
        let long = try #require(Self.words(option.term).first { $0.hasPrefix("--") })
        #expect(arguments.first == verb.page.name && arguments.contains(long), "\(option.example)")
        _ = try Invocation(arguments)
      }
    }
  }

  @Test("No line of help is wider than 100 characters or ends in a space")
  func width() {
    for text in [Invocation.overview] + Invocation.verbs.map(\.page.text) {
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        #expect(line.count <= 100, "\(line)")
        #expect(line.last != " ", "\(line)")
      }
    }
  }

  @Test("The overview names every verb")
  func overview() {
    for verb in Invocation.verbs {
      #expect(Invocation.overview.contains("\n  \(verb.page.name) "))
      #expect(Invocation.overview.contains(verb.page.abstract))
    }
  }
}
