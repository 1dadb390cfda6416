import SnapshotReport
import Testing

@testable import snapshot

/// Every option is an input of results, unless these do not depend on it.
@Suite struct OptionInputsTests {
  /// The options that change nothing in a result, and two whose values are inputs by themselves: the scale, and the
  /// contents of the font files.
  private static let others: Set = [
    "--jobs", "--quiet", "--timings", "--output", "--results", "--shard", "--durations", "--cache",
    "--no-cache",
    "--explain-cache", "--scale", "--fonts",
  ]

  private static func check<Values>(
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
    let others = Self.others.subtracting(["--scale"]).union(["--format", "--pictures"])
    try Self.check(LintArguments.verb, without: others) { $0.inputs }
  }

  @Test("Values that only look the same are told apart")
  func values() throws {
    func inputs(_ change: (inout VerifyArguments) -> Void) -> [CacheInput] {
      var arguments = VerifyArguments()
      change(&arguments)
      return arguments.inputs
    }
    let all = [
      inputs { $0.tolerance.ignoredViews = ["a,b"] }, inputs { $0.tolerance.ignoredViews = ["a", "b"] },
      inputs { $0.tolerance.ignoredViews = ["nil"] }, inputs { $0.tolerance.ignoredViews = [] },
      inputs { $0.tolerance.ignoredViews = ["\u{E9}"] }, inputs { $0.tolerance.ignoredViews = ["e\u{301}"] },
      inputs { $0.tolerance.pixels = 0 }, inputs { $0.rendering.limits.pixels = 0 },
      inputs { $0.rendering.limits.scans = 0 }, inputs { _ in },
    ]
    #expect(Set(all).count == all.count)
    #expect(inputs { $0.rendering.jobs = 3 }.isEmpty)
    var lint = LintArguments()
    lint.configuration = "nil"
    #expect(lint.inputs.count == 1)
  }
}
