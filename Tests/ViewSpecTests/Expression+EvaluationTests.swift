import TestSupport
import Testing

@testable import ViewSpec

/// Random expressions written together with their values.
private struct ExpressionWriter {
  var random: SeededGenerator

  /// Text that can stand next to any operator, and its value.
  mutating func primary(depth: Int) -> (text: String, value: Double) {
    switch Int.random(in: 0...(depth > 0 ? 5 : 1), using: &random) {
    case 0:
      let number = Double(Int.random(in: 1...80, using: &random)) / 4
      return ("\(number)", number)
    case 1:
      return Bool.random(using: &random) ? ("width", 320) : ("icon.maxX", 44.5)
    case 2:
      let inner = primary(depth: depth - 1)
      return ("-\(space())\(inner.text)", -inner.value)
    case 3:
      let arguments = (0..<Int.random(in: 2...4, using: &random)).map { _ in sum(depth: depth - 1) }
      let values = arguments.map(\.value)
      let text = arguments.map { "\(space())\($0.text)\(space())" }.joined(separator: ",")
      return Bool.random(using: &random)
        ? ("min\(space())(\(text))", values.min() ?? 0) : ("max(\(text))", values.max() ?? 0)
    case 4:
      let inner = sum(depth: depth - 1)
      return ("floor(\(inner.text))", inner.value.rounded(.down))
    default:
      let inner = sum(depth: depth - 1)
      return ("(\(space())\(inner.text))", inner.value)
    }
  }

  mutating func product(depth: Int) -> (text: String, value: Double) {
    var result = primary(depth: depth)
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let next = primary(depth: depth)
      if next.value == 0 || Bool.random(using: &random) {
        result = ("\(result.text)\(space())*\(space())\(next.text)", result.value * next.value)
      } else {
        result = ("\(result.text)\(space())/\(space())\(next.text)", result.value / next.value)
      }
    }
    return result
  }

  mutating func sum(depth: Int) -> (text: String, value: Double) {
    var result = product(depth: depth)
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let next = product(depth: depth)
      if Bool.random(using: &random) {
        result = ("\(result.text)\(space())+\(space())\(next.text)", result.value + next.value)
      } else {
        result = ("\(result.text)\(space())-\(space())\(next.text)", result.value - next.value)
      }
    }
    return result
  }

  private mutating func space() -> String {
    ["", "", " ", "\t"].randomElement(using: &random) ?? ""
  }
}

struct ExpressionEvaluationTests {
  @Test(arguments: TestEffort.seeds(300))
  func valueIsThatOfTheArithmetic(seed: UInt64) throws {
    var writer = ExpressionWriter(random: SeededGenerator(seed: seed))
    let expected = writer.sum(depth: 2)
    let expression = try Expression(parsing: expected.text)
    let value = try expression.evaluate { $0.name == "width" ? 320 : 44.5 }
    #expect(value == expected.value, "seed \(seed): \(expected.text)")
  }

  @Test(arguments: [
    ("2 + 3 * 4", 14), ("(2 + 3) * 4", 20), ("10 - 4 - 3", 3), ("24 / 4 / 2", 3), ("2 * -3", -6),
    ("-2 * 3", -6),
    ("2 - -3", 5), ("--2", 2), ("-(2 + 3)", -5), ("8 / 2 * 4", 16), ("1 - 2 * 3 - 4", -9),
    ("min(3, 1, 2)", 1), ("max(3, 1, 2)", 3), ("abs(-3.5)", 3.5), ("floor(-0.5)", -1), ("ceil(0.5)", 1),
    ("round(2.5)", 3), ("round(-2.5)", -3), ("round(2.4)", 2), ("clamp(5, 0, 3)", 3), ("clamp(-5, 0, 3)", 0),
    ("clamp(2, 0, 3)", 2), ("clamp(5, 4, 3)", 4), ("0.1 + 0.2", 0.1 + 0.2), ("1e2 - 1", 99), ("2e0", 2),
  ])
  func examples(text: String, value: Double) throws {
    #expect(try Expression(parsing: text).evaluate { _ in 0 } == value)
  }

  @Test func namesAreResolvedWhereTheyStand() throws {
    var asked: [String] = []
    let expression = try Expression(parsing: "superview.width - 2 * margin + margin")
    let value = try expression.evaluate { reference in
      asked.append(reference.name)
      return reference.name == "margin" ? 16 : 320
    }
    #expect(value == 304)
    #expect(asked == ["superview.width", "margin", "margin"])
  }

  @Test func errorsOfResolvingPassThrough() throws {
    let expression = try Expression(parsing: "1 + a")
    let error = expression.error("no a", at: expression.references[0])
    #expect(throws: error) {
      try expression.evaluate { _ throws(ExpressionError) in throw error }
    }
  }

  @Test(arguments: [
    ("1 / 0", 5, "division by zero"),
    ("8 / (a - 2)", 6, "division by zero: \"a - 2\" is 0"),
    ("1 / (0 * 4 / 7)", 6, "division by zero: \"0 * 4 / 7\" is 0"),
    ("1 / -0", 5, "division by zero: \"-0\" is 0"),
    ("4 + 1 / floor(0.5)", 9, "division by zero: \"floor(0.5)\" is 0"),
    ("1 + (1e300 * 2) * 1e200", 5, "the result of \"(1e300 * 2) * 1e200\" is not a finite number"),
    ("-1e308 - 1e308", 1, "the result of \"-1e308 - 1e308\" is not a finite number"),
    ("1 + infinite * 0", 5, "\"infinite\" is not a finite number"),
    ("min(1, view.nan)", 8, "\"view.nan\" is not a finite number"),
  ])
  func errorsNameThePartAtFault(text: String, column: Int, message: String) throws {
    let expression = try Expression(parsing: text)
    let error = #expect(throws: ExpressionError.self) {
      try expression.evaluate { ["a": 2, "infinite": .infinity, "view.nan": .nan][$0.name] ?? 0 }
    }
    #expect(error?.description == "\(message) at column \(column) of \"\(text)\"")
  }
}
