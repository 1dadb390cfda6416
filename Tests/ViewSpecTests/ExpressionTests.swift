import Testing

@testable import ViewSpec

struct ExpressionTests {
  @Test func referencesAreUniqueInOrderOfAppearance() throws {
    let expression = try Expression(parsing: "b.maxX + 2 * a - max(b.maxX, superview.layoutMargins.left, a)")
    #expect(
      expression.references == [
        Expression.Reference(components: ["b", "maxX"], offset: 0),
        Expression.Reference(components: ["a"], offset: 13),
        Expression.Reference(components: ["superview", "layoutMargins", "left"], offset: 29),
      ])
    #expect(expression.references.map(\.name) == ["b.maxX", "a", "superview.layoutMargins.left"])
  }

  @Test(arguments: ["min", "max + 1", "clamp.width"])
  func functionsNamesAreNamesUnlessCalled(text: String) throws {
    #expect(try Expression(parsing: text).references.count == 1)
  }

  @Test(arguments: [12, -0.5, 0, 1e300])
  func numbersAreExpressions(number: Double) throws {
    let expression = Expression(number)
    #expect(try expression.evaluate { _ in 0 } == number)
    #expect(expression.references.isEmpty)
    #expect(try Expression(parsing: expression.text.replacing("+", with: "")).evaluate { _ in 0 } == number)
  }

  @Test(arguments: [
    ("a", true), ("_a1", true), ("title2", true), ("größe", true), ("見出し", true), ("", false), ("1a", false),
    ("a-b", false), ("a b", false), ("a.b", false), ("😀", false), ("a\u{200B}", false),
  ])
  func namesAreIdentifiers(name: String, isName: Bool) {
    #expect(Expression.isName(name) == isName)
    let references = try? Expression(parsing: name).references.map(\.components)
    #expect((references == [[name]]) == isName)
  }

  @Test func errorsAtReferencesNameTheColumn() throws {
    let expression = try Expression(parsing: "größe + widht * 2")
    let error = expression.error(
      "unknown name \"widht\"", suggestion: "did you mean \"width\"?", at: expression.references[1])
    #expect(
      error.description
        == "unknown name \"widht\" at column 9 of \"größe + widht * 2\"; did you mean \"width\"?")
  }
}
