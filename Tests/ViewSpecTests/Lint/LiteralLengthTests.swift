import Testing

@testable import ViewSpec

/// The meaning of a number in a spec, and its place.
@Suite struct LiteralLengthTests {
  private static func spec(_ members: String) throws -> LayoutSpec {
    try LayoutSpec(
      parsing: Array("{\"canvas\": {\"width\": 9, \"height\": 9},\n\(members)}".utf8), file: "a.json")
  }

  /// A distance in short: `inset horizontal 16 at 2:5`.
  private static func text(_ distance: LiteralLength) -> String {
    let meaning =
      switch distance.meaning {
      case .inset: "inset"
      case .spacing: "spacing"
      case .origin: "origin"
      }
    let axes = ["horizontal", "vertical"].filter { axis in
      distance.axes.contains(axis == "horizontal" ? .horizontal : .vertical)
    }
    return "\(meaning) \(axes.joined(separator: "+")) \(numeral(distance.points))"
      + " at \(distance.place.line):\(distance.place.column)"
  }

  @Test(arguments: [
    // Columns are counted from the beginning of the second line, where the members are.
    (#""layoutMargins": 16"#, ["inset horizontal+vertical 16 at 2:18"]),
    (#""layoutMargins": {"top": 4, "left": 5}"#, ["inset vertical 4 at 2:26", "inset horizontal 5 at 2:37"]),
    (
      #""slices": [{"name": "s", "inset": "bounds", "by": {"trailing": 7}}]"#,
      ["inset horizontal 7 at 2:64"]
    ),
    (#""metrics": {"a": 16}"#, []),
    (
      #""views": [{"frame": {"x": 3, "y": "2 + 2", "width": 5, "height": 6}}]"#,
      ["origin horizontal 3 at 2:27"]
    ),
    (
      #""views": [{"type": "stack", "spacing": 6, "frame": "superview"}]"#, ["spacing horizontal 6 at 2:40"]
    ),
    (
      #""views": [{"type": "stack", "axis": "vertical", "frame": "superview", "views": [{"spacingAfter": 6}]}]"#,
      ["spacing vertical 6 at 2:98"]
    ),
    (
      #""views": [{"size": {"width": 1, "height": 1}, "align": {"position": "topLeft", "inset": 5}}]"#,
      ["inset horizontal+vertical 5 at 2:89"]
    ),
  ])
  func `numbers by their keys`(members: String, expected: [String]) throws {
    #expect(try Self.spec(members).distances.map(Self.text) == expected)
  }

  private static let pair = """
    "views": [{"id": "a", "type": "label", "text": "A"}, {"id": "b", "type": "label", "text": "B"}],
    "constraints": ["b.width == a.width", "b.centerY == a.centerY",

    """

  @Test(arguments: [
    ("a.leading == superview.leading + 16", ["inset horizontal 16 at 4:35"]),
    ("b.trailing == superview.trailing - 16", ["inset horizontal 16 at 4:37"]),
    ("a.top == superview.layoutMarginsGuide.top + 8", ["inset vertical 8 at 4:46"]),
    ("a.leading == b.trailing + 8", ["spacing horizontal 8 at 4:28"]),
    ("a.bottom == b.top - 8", ["spacing vertical 8 at 4:22"]),
    // Beside one another: a badge that hangs over, not an inset.
    ("a.leading == b.leading + 8", []),
    ("a.width == 16", []),
    ("a.leading >= b.trailing + 8", []),
    ("a.leading == b.trailing * 2 + 8", []),
    ("a.centerX == b.centerX + 8", []),
    ("H:|-16-[a]-8-[b]-(>=16)-|", ["inset horizontal 16 at 4:6", "spacing horizontal 8 at 4:13"]),
    ("V:[a(16)]-[b]-4-|", ["inset vertical 4 at 4:16"]),
  ])
  func `numbers in constraints`(constraint: String, expected: [String]) throws {
    let spec = try Self.spec(Self.pair + "\"\(constraint)\"]")
    #expect(spec.distances.map(Self.text) == expected)
  }

  @Test(arguments: [
    (#""a.maxX + 8""#, ["spacing horizontal 8 at 4:15"]),
    (#""8 + a.maxX""#, ["spacing horizontal 8 at 4:6"]),
    (#""a.maxX - 8""#, []), (#""a.minX + 8""#, []), (#""a.maxX + 2 * 8""#, []),
    (#""superview.maxX + 8""#, []), (#""a.maxX + a.width + 8""#, []),
  ])
  func `numbers behind siblings`(x: String, expected: [String]) throws {
    let spec = try Self.spec(
      """
      "views": [{"id": "a", "frame": "superview"}, {"size": {"width": 1, "height": 1},
      "position": {"y": "1 + 0",
      "x":\(x)}}]
      """)
    #expect(spec.distances.map(Self.text) == expected)
  }

  @Test func `the edges of one object are one statement`() throws {
    let distances = try Self.spec(#""layoutMargins": {"top": 4, "bottom": 4, "left": 4}"#).distances
    #expect(distances.count == 3 && Set(distances.map(\.statement)).count == 1)
  }
}
