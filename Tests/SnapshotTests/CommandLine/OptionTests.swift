import Testing

@testable import snapshot

struct OptionTests {
  private static func option(_ long: String) throws -> Option<SampleArguments> {
    try #require(SampleArguments.verb.options.first { $0.long == long })
  }

  @Test(
    "A default in help is the one that the property has",
    arguments: [
      ("--loud", nil), ("--count", "5"), ("--limit", "no limit"), ("--sizes", "1,2"), ("--colour", "red"),
      ("--name", "anna"),
    ])
  func defaults(long: String, text: String?) throws {
    #expect(try Self.option(long).defaultText(SampleArguments()) == text)
  }

  @Test("An option within a group shows the default that the outer arguments give the group")
  func outerDefault() throws {
    var values = SampleArguments()
    values.inner.name = "berta"
    #expect(try Self.option("--name").defaultText(values) == "berta")
  }

  @Test("An option within a group sets the group's property and nothing else")
  func within() throws {
    var expected = SampleArguments()
    expected.files = ["a"]
    expected.inner.name = "clara"
    #expect(try SampleArguments.parse("a -n clara") == expected)
  }
}
