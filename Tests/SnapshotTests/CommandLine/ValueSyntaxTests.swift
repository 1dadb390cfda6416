import Testing

@testable import snapshot

struct ValueSyntaxTests {
  @Test("What a syntax writes, it reads back", arguments: 1...64)
  func roundTrip(number: Int) throws {
    let single = ValueSyntax.wholeNumber(in: 1...64)
    #expect(try single.parse(single.format(number)) == number)
    let list = ValueSyntax.list(of: .wholeNumber(in: 1...66))
    let numbers = [number, number + 2, number + 1]
    #expect(try list.parse(list.format(numbers)) == numbers)
  }

  @Test("So does a choice", arguments: RenderingOptions.Edges.allCases)
  func choiceRoundTrip(edges: RenderingOptions.Edges) throws {
    let choice = ValueSyntax<RenderingOptions.Edges>.choice
    #expect(try choice.parse(choice.format(edges)) == edges)
  }

  @Test(
    "What is no whole number is malformed",
    arguments: ["", "x", "1x", "+1", "-", "--1", "1.0", "1e1", " 1", "1 ", "0x1", "1_0", "١", "²", "1,2"])
  func malformedNumber(text: String) {
    #expect(throws: ValueError.malformed(text)) { try ValueSyntax.wholeNumber(in: 1...64).parse(text) }
  }

  @Test(
    "A whole number beyond the range is out of it, however long it is",
    arguments: [
      "0", "65", "-1", "-99", "\(Int.max)9", "\(Int.min)9", String(repeating: "9", count: 4000),
    ])
  func outOfRange(text: String) {
    #expect(throws: ValueError.outOfRange(text)) { try ValueSyntax.wholeNumber(in: 1...64).parse(text) }
  }

  @Test("The ends of the range are inside, and zeros in front do no harm")
  func rangeEnds() throws {
    let syntax = ValueSyntax.wholeNumber(in: 1...64)
    #expect(try syntax.parse("1") == 1)
    #expect(try syntax.parse("64") == 64)
    #expect(try syntax.parse("007") == 7)
  }

  @Test(
    "A list names the element that is wrong",
    arguments: [
      ("", ValueError.malformed("")), ("1,,2", .malformed("")), ("1,", .malformed("")),
      (",1", .malformed("")), ("1,x,3", .malformed("x")), ("1;2", .malformed("1;2")),
      ("1, 2", .malformed(" 2")),
      ("1,11", .outOfRange("11")), ("2,1,2", .repeated("2")), ("2,02", .repeated("02")),
    ])
  func listErrors(text: String, error: ValueError) {
    #expect(throws: error) { try ValueSyntax.list(of: .wholeNumber(in: 1...10)).parse(text) }
  }

  @Test("A list keeps its order")
  func listOrder() throws {
    #expect(try ValueSyntax.list(of: .wholeNumber(in: 1...10)).parse("3,1,2") == [3, 1, 2])
  }

  @Test("A choice takes its words exactly", arguments: ["", "Light", "dar", "light ", "light|dark"])
  func choice(text: String) {
    #expect(throws: ValueError.malformed(text)) { try ValueSyntax<RenderingOptions.Style>.choice.parse(text) }
  }

  @Test("Placeholders and phrases say what is taken")
  func words() {
    #expect(ValueSyntax.wholeNumber(in: 1...64).placeholder == "N")
    #expect(ValueSyntax.wholeNumber(in: 1...64).wanted == "a whole number from 1 to 64")
    #expect(ValueSyntax.list(of: .wholeNumber(in: 1...10)).placeholder == "N,...")
    #expect(ValueSyntax<RenderingOptions.Direction>.choice.placeholder == "ltr|rtl")
    #expect(ValueSyntax<RenderingOptions.Direction>.choice.wanted == "ltr or rtl")
  }

  @Test("An empty text is no text")
  func emptyText() throws {
    #expect(throws: ValueError.malformed("")) { try ValueSyntax.text("PATH", "a file").parse("") }
    #expect(try ValueSyntax.text("PATH", "a file").parse("-") == "-")
  }
}
