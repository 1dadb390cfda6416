import Escaping
import SnapshotReport
import Testing

@testable import snapshot

/// Every option is an input of results, unless these do not depend on it.
@Suite struct GivenOptionsTests {
  /// The options that change nothing in a result, and three that are inputs by themselves.
  ///
  /// These are the scale, the system, and the contents of the font files.
  private static let others: Set = [
    "--jobs", "--quiet", "--timings", "--output", "--results", "--shard", "--durations", "--cache",
    "--no-cache",
    "--explain-cache", "--scale", "--system", "--fonts",
  ]

  private static func check<Values: ParsedValues>(
    _ verb: Verb<Values>, without others: Set<String>, _ inputs: (Values) -> [CacheInput]
  ) throws {
    func found(in line: String) throws -> [CacheInput] {
      guard case .run(let values) = try verb.parse(line.split(separator: " ").map(String.init)) else {
        return []
      }
      return inputs(values)
    }
    #expect(try found(in: "card.json").isEmpty)
    for option in verb.options {
      let found = try found(in: option.example)
      let told = found.map { CacheExplanation.text(CacheChange($0.name, from: nil, to: "new")) }
      let isInput = !others.contains(option.long)
      #expect(told == (isInput ? ["\(option.long) is new, and was not given"] : []), "\(option.example)")
      #expect(found.allSatisfy { $0.kind == .option })
    }
  }

  @Test("Every option of verify is an input, or known not to be one") func verify() throws {
    try Self.check(VerifyArguments.verb, without: Self.others) { $0.inputs }
  }

  @Test("Every option of record is an input, or known not to be one") func record() throws {
    try Self.check(RecordArguments.verb, without: Self.others) { $0.inputs }
  }

  @Test("Every option of lint is an input, or known not to be one") func lint() throws {
    let others = Self.others.subtracting(["--scale", "--system"]).union(["--format", "--pictures"])
    try Self.check(LintArguments.verb, without: others) { $0.inputs }
  }

  @Test("Texts that only look the same are told apart, and so are options that were given again")
  func texts() throws {
    func inputs(_ arguments: String...) throws -> [CacheInput] {
      guard case .run(let values) = try LintArguments.verb.parse(["card.json"] + arguments) else { return [] }
      return values.inputs
    }
    let first = "--allow=truncated-text=\u{E9}"
    let all = [
      try inputs(), try inputs(first), try inputs("--allow=truncated-text=e\u{301}"),
      try inputs(first, "--allow=truncated-text=b"), try inputs("--allow=truncated-text=b", first),
      try inputs("--config=nil"), try inputs("--config=true"),
    ]
    #expect(Set(all).count == all.count)
    #expect(try inputs("-q", first) == inputs(first, "--quiet"))
    #expect(try inputs(first, "--allow=truncated-text=b").map(\.name.text.text) == ["--allow", "--allow 2"])
  }
}
