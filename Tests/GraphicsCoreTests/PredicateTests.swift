import DiagnosticCore
import Foundation
import GraphicsCore
import Testing

/// Predicates of formats: expected answers are those of Apple's Predicate Programming Guide and of arithmetic.
struct PredicateTests {
  private let card: [String: Any] = [
    "name": "Äpfel", "age": 7, "price": 2.5, "tags": ["red", "Sweet"], "owner": ["name": "Ann"],
    "gone": NSNull(),
    "sizes": [1, 2, 3], "due": Date(timeIntervalSince1970: 10),
  ]

  private func holds(_ format: String, _ arguments: Any?...) -> Bool {
    NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() }).evaluate(with: card)
  }

  @Test(arguments: [
    "age = 7", "age == 7.0", "age != 8", "age <> 8", "age < 8", "age <= 7", "age =< 7", "age > -1",
    "age >= 7",
    "age => 7", "7 = age", "age + 1 = 8", "age * 2 - 4 / 2 = 12", "(age + 1) * 2 = 16",
    "price BETWEEN {2, 3}",
    "age IN {1, 7}", "name = 'Äpfel'", "name BEGINSWITH \"Ä\"", "name beginswith[cd] 'apf'",
    "name ENDSWITH 'el'",
    "name CONTAINS 'pfe'", "name CONTAINS[c] 'PFE'", "name LIKE 'Ä*e?'", "name LIKE[cd] 'apfel'",
    "name MATCHES '.p[a-f]+.*'", "name MATCHES[c] 'äPFEL'", "'pf' IN name", "tags CONTAINS 'red'",
    "ANY tags = 'red'", "SOME tags ==[c] 'sweet'", "ALL sizes > 0", "NONE sizes > 3", "'red' IN tags",
    "owner.name = 'Ann'", "SELF.owner.name = 'Ann'", "sizes.@count = 3", "sizes.@sum.self = 6 OR age = 7",
    "gone = nil", "gone == NULL", "age != nil", "TRUEPREDICATE", "NOT FALSEPREDICATE", "!(age = 8)",
    "age = 7 AND name != '' OR age = 8", "age = 8 && age = 7 || age = 7",
    "(age = 7 or age = 8) and price > 2",
    "name = 'a\\'b' OR age = 7", "age = 7e0", "age=7&&price>=2.5", "SELF != nil", "#age = 7",
  ]) func holding(_ format: String) {
    #expect(holds(format))
  }

  @Test(arguments: [
    "age = 8", "age < 7", "name = 'äpfel'", "name CONTAINS 'PFE'", "name MATCHES 'pfe'", "name LIKE 'pfe'",
    "ANY tags = 'blue'", "ALL sizes > 1", "NONE sizes > 2", "age IN {1, 2}", "price BETWEEN {3, 4}",
    "gone > 1",
    "name > 7", "age = '7'", "FALSEPREDICATE", "NOT TRUEPREDICATE", "age = 7 AND (age = 8 OR FALSEPREDICATE)",
    "age MATCHES '7'", "gone CONTAINS 'a'",
  ]) func failing(_ format: String) {
    #expect(!holds(format))
  }

  @Test func `arguments stand for specifiers`() {
    #expect(holds("%K = %@", "owner.name", "Ann"))
    #expect(holds("age = %d AND price = %f", 7, 2.5))
    #expect(holds("age = %lld OR age = %ld", Int64(7), 0))
    #expect(holds("age IN %@ AND name = %@", [1, 7], "Äpfel"))
    #expect(holds("gone = %@", nil))
    #expect(holds("due < %@", Date(timeIntervalSince1970: 11)))
    #expect(holds("name != '%@'"))
    #expect(NSPredicate(format: "SELF MATCHES %@", "[0-9]{3}").evaluate(with: "123"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "[0-9]{3}").evaluate(with: "1234"))
  }

  @Test func `variables are replaced`() {
    let predicate = NSPredicate(format: "age > $limit AND $owner.name = 'Bob'")
    let owner = ["name": "Bob"]
    #expect(predicate.evaluate(with: card, substitutionVariables: ["limit": 6, "owner": owner]))
    #expect(!predicate.evaluate(with: card, substitutionVariables: ["limit": 7, "owner": owner]))
    #expect(!predicate.evaluate(with: card))
  }

  @Test func `lists are filtered`() {
    let names = ["Bo", "Ann", "Bob"] as NSArray
    let kept = names.filtered(using: NSPredicate(format: "SELF BEGINSWITH 'B'")) as? [String]
    #expect(kept == ["Bo", "Bob"])
  }

  @Test func `sets are equal by their members, dictionaries by their keys, and integers by all digits`() {
    let letters = (0..<20).map { "letter \($0)" }
    func holds(_ format: String, _ object: [String: Any]) -> Bool {
      NSPredicate(format: format, argumentArray: []).evaluate(with: object)
    }
    #expect(holds("a = b", ["a": Set(letters), "b": Set(letters.reversed())]))
    #expect(!holds("a = b", ["a": Set(letters), "b": Set(letters.dropFirst() + ["x"])]))
    #expect(holds("a = b", ["a": ["x": 1, "y": 2], "b": ["y": 2, "x": 1]]))
    #expect(!holds("a = b", ["a": ["x": 1], "b": ["y": 1]]))
    // 2⁵³ + 1, which a double cannot hold.
    #expect(holds("a = 9007199254740993", ["a": 9_007_199_254_740_993]))
    #expect(!holds("a = 9007199254740993", ["a": 9_007_199_254_740_992]))
  }

  @Test func `predicates are joined`() {
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "age = 7"), NSPredicate(format: "price < 3"),
    ])
    #expect(both.evaluate(with: card))
  }

  @Test(arguments: [
    ("", "a value is missing at the end"), ("age", "an operator is missing before the end"),
    ("age =", "a value is missing at the end"), ("age = 1 2", "2.0 is one too many"),
    ("(age = 1", "')' is missing before the end"), ("age = 'a", "a string has no closing quotation mark"),
    ("age = %@", "there are fewer arguments than specifiers"), ("age = %q", "'%' has no letter behind it"),
    ("age = %y", "'%y' is no specifier"), ("age ~ 1", "'~' is not understood"),
    ("SUBQUERY(a, $b, $b > 1) > 0", "the function 'SUBQUERY' is not known"),
    ("AND age = 1", "a value is missing before 'AND'"), ("age =[x] 1", "'[x' are no options"),
    ("age = {1, 2", "'}' is missing before the end"),
    (String(repeating: "NOT ", count: 1_000) + "age = 7", "it is nested too deeply"),
    (String(repeating: "(", count: 1_000) + "age = 7", "it is nested too deeply"),
    ("age = " + String(repeating: "-", count: 1_000) + "7", "it is nested too deeply"),
  ]) func `a format that cannot be read is reported and false`(_ format: String, _ problem: String) {
    let diagnostics = LayoutDiagnostics.collect {
      #expect(!NSPredicate(format: format, argumentArray: nil).evaluate(with: card))
    }
    #expect(diagnostics == [.message(.predicateFormat(format, problem: problem))])
  }

  @Test func `a pattern that cannot be read is reported`() {
    let diagnostics = LayoutDiagnostics.collect { #expect(!holds("name MATCHES '['")) }
    #expect(diagnostics == [.message(.predicatePattern("["))])
  }

  @Test func `long formats are read`() {
    let format = (0..<2_000).map { "age = \($0)" }.joined(separator: " OR ")
    #expect(holds(format))
    #expect(holds("age = 7" + String(repeating: " + 0", count: 2_000)))
  }
}
