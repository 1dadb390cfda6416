import Testing

@testable import ViewSpec

@Suite struct SpecMetricUseTests {
  private static func spec(_ text: String) throws -> LayoutSpec {
    try LayoutSpec(parsing: Array(text.utf8), file: "a.json")
  }

  @Test func `what only unused metrics use is unused`() throws {
    let uses = try Self.spec(
      """
      { "canvas": { "width": 9, "height": 9 },
        "metrics": { "a": 1, "b": "a + 1", "c": "b * 2", "width": 3, "e": "f", "f": 5 },
        "views": [{ "frame": { "x": "superview.width", "y": "e", "width": 1, "height": 1 } }] }
      """
    ).metricUses
    // A member's name is no metric: `superview.width` is no use of `width`.
    #expect(uses.map(\.name) == ["a", "b", "c", "width", "e", "f"])
    #expect(uses.map(\.isUsed) == [false, false, false, false, true, true])
    #expect(uses.map(\.number) == [1, nil, nil, 3, nil, 5])
    #expect(uses.map(\.users) == [["b"], ["c"], [], [], [], ["e"]])
    #expect(uses.map(\.place.line) == [2, 2, 2, 2, 2, 2])
    #expect(uses.map(\.place.column) == [16, 24, 38, 52, 64, 74])
  }

  /// Everywhere that an expression may stand, a metric in it is used: none is missed.
  @Test(arguments: DeclaredPlace.all)
  func `metrics are seen wherever expressions may stand`(place: DeclaredPlace) throws {
    for key in place.keys where key.name != "metrics" && key.shape.takesExpressions {
      let object = place.spec(place.object([(key.name, "\"probe\"")]))
      guard let brace = object.firstIndex(of: "{") else { continue }
      var text = object
      text.insert(contentsOf: " \"metrics\": { \"probe\": 1 },", at: text.index(after: brace))
      // Some keys exclude others, and `$` has metrics of its own.
      guard let spec = try? Self.spec(text) else { continue }
      #expect(spec.metricUses.map(\.isUsed) == [true], "\(text)")
    }
  }

  @Test(arguments: [
    #""H:|-m-[a(m)]""#, #""a.width == m""#, #""a.width == 3 @m""#, #"{ "constraint": "a.width == 2 * m" }"#,
    #"{ "format": "V:|-m-[a]", "identifier": "x" }"#,
  ])
  func `metrics are seen in constraints`(constraint: String) throws {
    let uses = try Self.spec(
      """
      { "canvas": { "width": 9, "height": 9 }, "metrics": { "m": 1 }, "constraints": [\(constraint)],
        "views": [{ "id": "a", "type": "label", "text": "m" }] }
      """
    ).metricUses
    #expect(uses.map(\.isUsed) == [true])
  }

  @Test func `the text of a label uses no metric`() throws {
    let uses = try Self.spec(
      """
      { "canvas": { "width": 9, "height": 9 }, "metrics": { "m": 1 },
        "views": [{ "id": "a", "type": "label", "text": "m", "frame": "superview" }] }
      """
    ).metricUses
    #expect(uses.map(\.isUsed) == [false])
  }
}

extension ValueShape {
  fileprivate var takesExpressions: Bool {
    switch self {
    case .expression: true
    case .either(let shapes): shapes.contains(where: \.takesExpressions)
    case .shared(let shared): shared.make().takesExpressions
    default: false
    }
  }
}
