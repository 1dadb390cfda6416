import Testing

@testable import ViewLint

/// Exemptions name views by what paths say of them.
@Suite struct LintExemptionTests {
  private static func covers(_ name: String?, _ path: String) -> Bool {
    let finding = Finding(.thinHairline, view: ViewPath(path), message: "it is thin", fix: "make it thick")
    return LintExemption(.thinHairline, view: name, reason: "it is meant").covers(finding)
  }

  @Test(arguments: [
    // The identifier, whatever is in it, the class, and ends of the path.
    ("title", "Card/UILabel#title"), ("UILabel", "Card/UILabel#title"),
    ("UILabel#title", "Card/UILabel#title"),
    ("Card/UILabel#title", "Screen/Card/UILabel#title"), ("UIView", "Card/UIView[2]"),
    ("UIView[2]", "Card/UIView[2]"), ("Card", "Card"), ("Card", "Card#card"),
    ("Cell<Int>", "Card/Cell<Int>[0]"),
    ("row[1]", "Card/UILabel#row[1]"), ("a#1", "Card/UILabel#a#1"), ("a/b", "Card/UILabel#a/b"),
  ])
  func `a view has an identifier, a class and a path`(name: String, path: String) {
    #expect(Self.covers(name, path))
  }

  @Test(arguments: [
    // A part of a name is none, nor are a place, what is above the view, and what is in it.
    ("2", "Card/UIView[2]"), ("1", "Card/UILabel#a#1"), ("1", "Card/UILabel#row[1]"),
    ("tit", "Card/UILabel#title"),
    ("Label", "Card/UILabel#title"), ("UI", "Card/UILabel#title"), ("Card", "Card/UILabel#title"),
    ("title", "Card/UIView#title/UILabel[0]"), ("b", "Card/UILabel#a/b"),
    ("ard/UILabel#title", "Card/UILabel#title"),
    ("", "Card/UIView[2]"),
  ])
  func `another name is that of another view`(name: String, path: String) {
    #expect(!Self.covers(name, path))
  }

  @Test func `without a view it is about all, without a code about everything`() {
    #expect(Self.covers(nil, "Card/UILabel#title"))
    let finding = Finding(.thinHairline, view: "Card", message: "it is thin", fix: "make it thick")
    #expect(LintExemption(nil, view: "Card", reason: "it is meant").covers(finding))
    #expect(!LintExemption(.brokenTiling, view: "Card", reason: "it is meant").covers(finding))
  }
}
