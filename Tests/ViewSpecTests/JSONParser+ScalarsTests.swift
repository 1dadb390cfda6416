import Testing

@testable import ViewSpec

struct JSONParserScalarsTests {
  @Test(arguments: [
    "0", "-0", "7", "-12", "0.5", "-0.25", "1e3", "1E+3", "25e-2", "123456789012345", "1234567890123456789",
    "0.1", "1.7976931348623157e308", "5e-324", "1e-999",
  ])
  func numbersAreTheNearestDoubles(text: String) throws {
    let number = try document(text).root.number(in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
    let expected = try #require(Double(text))
    #expect(number.bitPattern == expected.bitPattern)
  }

  @Test(arguments: [
    ("01", "1:1: $: found \"01\", expected a number without leading zeros; write 1"),
    ("-00", "1:2: $: found \"00\", expected a number without leading zeros; write 0"),
    ("1.", "1:3: $: found the end after the decimal point, expected a digit"),
    ("[1.]", "1:4: $[0]: found \"]\" after the decimal point, expected a digit"),
    ("+1", "1:1: $: found \"+\", expected a value; write positive numbers without \"+\""),
    (".5", "1:1: $: found \".\", expected a value; write a digit before the decimal point"),
    ("-", "1:2: $: found the end of the file after \"-\", expected a digit"),
    ("-x", "1:2: $: found \"x\" after \"-\", expected a digit"),
    ("1e", "1:2: $: found \"e\" immediately after the number \"1\""),
    ("12px", "1:3: $: found \"px\" immediately after the number \"12\""),
    ("1.2.3", "1:4: $: found \".\" immediately after the number \"1.2\""),
    ("1e999", "1:1: $: the number \"1e999\" is too large; the largest is about 1.8e308"),
    ("-1e999", "1:2: $: the number \"1e999\" is too large; the largest is about 1.8e308"),
    ("NaN", "1:1: $: found \"NaN\", expected a value; numbers are finite"),
    ("Infinity", "1:1: $: found \"Infinity\", expected a value; numbers are finite"),
    ("-Infinity", "1:2: $: found \"Infinity\" after \"-\", expected a digit"),
    ("True", "1:1: $: found \"True\", expected a value; did you mean \"true\"?"),
    ("nul", "1:1: $: found \"nul\", expected a value; did you mean \"null\"?"),
    ("truefalse", "1:1: $: found \"truefalse\", expected a value; enclose strings in double quotes"),
    ("'a'", "1:1: $: found \"'\", expected a value; enclose strings in double quotes"),
    ("# a", "1:1: $: found \"#\", expected a value; comments begin with // or /*"),
    ("/ a", "1:1: $: found \"/\"; comments begin with // or /*"),
    ("/", "1:1: $: found \"/\"; comments begin with // or /*"),
    ("[1, /* a\n* /", "1:5: $: found a comment without an end; close it with */"),
    ("/*/", "1:1: $: found a comment without an end; close it with */"),
    ("// a", "1:5: $: found the end of the file, expected a value"),
  ])
  func refusalsSayWhatAndWhere(text: String, expected: String) {
    #expect(refusal(text) == "a.json:" + expected)
  }

  @Test(arguments: ["true", "false"])
  func wordsAreValues(word: String) throws {
    #expect(try document(word).root.bool() == (word == "true"))
  }
}
