import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewSpec

/// Constraints that cannot hold together are named as the spec has them; there is a picture all the same (F.28).
@MainActor
@Suite struct ConflictWarningTests {
  private func warnings(_ spec: String) throws -> [SpecWarning] {
    try LayoutSpec(parsing: Array(spec.utf8), file: "a.json").makeView(
      traits: UITraitCollection(displayScale: 1)
    )
    .layOut()
  }

  @Test func `a conflict names its constraints and their places`() throws {
    let warnings = try warnings(
      """
      { "canvas": { "width": 100, "height": 60 }, "views": [{ "id": "icon" }], "constraints": [
      "V:|[icon(20)]", "icon.leading == superview.leading",
      "icon.width == 40",
        { "constraint": "icon.width >= 50", "identifier": "wide" },
      ] }
      """)
    #expect(warnings.count == 1)
    let text = warnings[0].description
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    // One of the two is given up, the other is what it cannot hold together with.
    #expect(text.contains("a.json:3:1: $.constraints[2]: \"icon.width == 40\""))
    #expect(text.contains("a.json:4:19: $.constraints[3].constraint: \"wide\", \"icon.width >= 50\""))
    #expect(lines[0].hasSuffix(" is broken: it conflicts with"))
    #expect(lines[1].hasPrefix("    "))
  }

  @Test func `a frame in the way is named as UIKit's log does (F.16)`() throws {
    let warnings = try warnings(
      """
      { "canvas": { "width": 100, "height": 60 },
        "views": [{ "id": "card", "frame": { "x": 0, "y": 0, "width": 30, "height": 9 } }],
        "constraints": ["card.width == 40"] }
      """)
    #expect(warnings.count == 1)
    #expect(warnings[0].message.hasPrefix("a.json:3:19: $.constraints[0]: \"card.width == 40\" is broken"))
    #expect(warnings[0].details.count == 1 && warnings[0].details[0].contains("#card.width == 30"))
  }

  /// The card's frame is only known in its superview's layout: until then there is no room for what is in it.
  @Test func `what cannot hold on the way to the layout is no conflict`() throws {
    let warnings = try warnings(
      """
      { "canvas": { "width": 100, "height": 60 }, "views": [
        { "id": "outer", "views": [
          { "frame": { "x": 2, "y": 2, "width": "superview.width - 4", "height": 20 }, "views": [{ "id": "inner" }],
            "constraints": ["H:|-10-[inner]-10-|", "V:|-5-[inner]-5-|"] } ] } ],
        "constraints": ["H:|-8-[outer]-8-|", "V:|-8-[outer]-8-|"] }
      """)
    #expect(warnings == [])
  }

  @Test func `priorities below the required never conflict`() throws {
    let warnings = try warnings(
      """
      { "canvas": { "width": 100, "height": 60 }, "views": [{ "id": "a" }],
        "constraints": ["a.width == 1", "a.width == 2 @999.5", "H:|[a]", "V:|[a]"] }
      """)
    #expect(warnings == [])
  }
}
