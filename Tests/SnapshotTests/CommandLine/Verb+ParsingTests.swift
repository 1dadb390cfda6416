import Testing

@testable import snapshot

struct VerbParsingTests {
  @Test("Operands alone leave every default")
  func defaults() throws {
    var expected = SampleArguments()
    expected.files = ["a", "b"]
    #expect(try SampleArguments.parse("a b") == expected)
  }

  @Test(
    "A value may follow or be attached, to either name",
    arguments: ["--count 2", "--count=2", "-c 2", "-c2"])
  func spellings(option: String) throws {
    for arguments in ["\(option) a", "a \(option)", "a \(option) -l", "-l \(option) a"] {
      let values = try #require(try SampleArguments.parse(arguments))
      #expect(values.count == 2, "\(arguments)")
      #expect(values.files == ["a"], "\(arguments)")
      #expect(values.loud == arguments.contains("-l"), "\(arguments)")
    }
  }

  @Test("Every kind of option reaches its property")
  func kinds() throws {
    let values = try SampleArguments.parse("a --loud -c 7 --limit 0 --sizes 3,1 --colour green --name=x=y")
    var expected = SampleArguments()
    expected.files = ["a"]
    expected.loud = true
    expected.count = 7
    expected.limit = 0
    expected.sizes = [3, 1]
    expected.colour = .green
    expected.inner.name = "x=y"
    #expect(values == expected)
  }

  @Test("After -- everything is an operand, and a dash alone always is")
  func operands() throws {
    #expect(try SampleArguments.parse("-l -- --count -h --")?.files == ["--count", "-h", "--"])
    #expect(try SampleArguments.parse("- a")?.files == ["-", "a"])
    #expect(try SampleArguments.parse("a --name -")?.inner.name == "-")
  }

  @Test("Help is asked for wherever an option may stand, even without operands")
  func help() throws {
    for arguments in ["--help", "-h", "a --help", "--count 2 -h a"] {
      #expect(try SampleArguments.parse(arguments) == nil, "\(arguments)")
    }
  }

  @Test(
    "Each mistake has its error, the first from the left",
    arguments: [
      ("", CommandLineError.missingOperand("FILE", verb: "sample", example: "snapshot sample a")),
      ("--loud", .missingOperand("FILE", verb: "sample", example: "snapshot sample a")),
      ("a --lod", .unknownOption("--lod", verb: "sample", nearest: "--loud")),
      ("a --lod=3", .unknownOption("--lod", verb: "sample", nearest: "--loud")),
      ("a --frequency", .unknownOption("--frequency", verb: "sample", nearest: nil)),
      ("a -x", .unknownOption("-x", verb: "sample", nearest: nil)),
      ("a -xl", .unknownOption("-x", verb: "sample", nearest: nil)),
      ("a -c 2 --count 2", .repeatedOption("--count")),
      ("a -l -l", .repeatedOption("--loud")),
      ("a --count", .missingValue("--count", wanted: "a whole number from 1 to 64", found: nil)),
      ("a -c -l", .missingValue("--count", wanted: "a whole number from 1 to 64", found: "-l")),
      ("a -n --", .missingValue("--name", wanted: "a name", found: "--")),
      ("a --loud=yes", .unexpectedValue("--loud", found: "yes")),
      ("a --loud=", .unexpectedValue("--loud", found: "")),
      ("a -ly", .unexpectedValue("--loud", found: "y")),
      ("a -cx", .wrongValue("--count", .malformed("x"), wanted: "a whole number from 1 to 64")),
      ("a --count=", .wrongValue("--count", .malformed(""), wanted: "a whole number from 1 to 64")),
      ("a --count=-2", .wrongValue("--count", .outOfRange("-2"), wanted: "a whole number from 1 to 64")),
      ("a --colour blue", .wrongValue("--colour", .malformed("blue"), wanted: "red or green")),
      ("- -", .repeatedStandardInput),
      ("--lod --help", .unknownOption("--lod", verb: "sample", nearest: "--loud")),
    ])
  func mistakes(arguments: String, error: CommandLineError) {
    #expect(throws: error) { try SampleArguments.parse(arguments) }
  }

  @Test("An empty argument is no operand")
  func emptyOperand() {
    #expect(throws: CommandLineError.emptyOperand("FILE", verb: "sample")) {
      try SampleArguments.verb.parse(["a", ""])
    }
  }

  @Test("A verb that needs files takes no standard input, one that takes one argument no second")
  func operandRules() {
    #expect(throws: CommandLineError.refusedStandardInput(verb: "verify")) {
      try VerifyArguments.verb.parse(["-"])
    }
    #expect(throws: CommandLineError.unexpectedOperand("record", verb: "help")) {
      try HelpArguments.verb.parse(["render", "record"])
    }
  }
}
