import Foundation
import LayoutCore
import StyleCore
import TestSupport
import Testing
import ViewSpec

/// A spec with constraints is laid out as the UIKit code that says the same.
@MainActor
@Suite struct ConstraintLayoutTests {
  private static let directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight, .rightToLeft]

  private func spec(
    _ views: String, _ constraints: [String], scale: CGFloat = 1,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) throws -> [CGRect] {
    let entries = constraints.map { $0.hasPrefix("{") ? $0 : "\"\($0)\"" }.joined(separator: ",\n")
    return try SpecLayout(
      """
      { "canvas": { "width": 100, "height": 60 },
        "layoutMargins": { "top": 1, "leading": 10, "bottom": 3, "trailing": 20 },
        "metrics": { "gap": 8 }, "views": [\(views)], "constraints": [\(entries)] }
      """, scale: scale, direction: direction
    ).frames
  }

  /// Frames of views of the given intrinsic sizes, by constraints that code makes.
  private func code(
    _ sizes: [CGSize], scale: CGFloat, direction: UITraitEnvironmentLayoutDirection,
    _ constrain: (UIView, [UIView]) -> Void
  ) -> [CGRect] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    root.hostTraits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: scale), UITraitCollection(layoutDirection: direction),
    ])
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 3, trailing: 20)
    let views = sizes.map { SizedView($0) }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    constrain(root, views)
    root.layoutIfNeeded()
    return views.map(\.frame)
  }

  /// Random constraints between random attributes, written in words and in code.
  ///
  /// They give the same frames at every scale and in both directions, at any place in the file.
  @Test(arguments: TestEffort.seeds(60))
  func `words and code agree`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let sizes = (0..<number(1...4)).map { _ in CGSize(width: number(4...40), height: number(3...20)) }
    let groups: [[NSLayoutConstraint.Attribute]] = [
      [.leading, .trailing, .centerX, .leadingMargin, .trailingMargin, .centerXWithinMargins],
      [.left, .right, .centerX, .leftMargin, .rightMargin],
      [.top, .bottom, .centerY, .topMargin, .bottomMargin, .firstBaseline, .lastBaseline], [.width, .height],
    ]
    let relations: [(NSLayoutConstraint.Relation, String)] = [
      (.equal, "=="), (.lessThanOrEqual, "<="), (.greaterThanOrEqual, ">="),
    ]
    struct Choice {
      var first: Int
      var attribute: NSLayoutConstraint.Attribute
      var relation: (NSLayoutConstraint.Relation, String)
      var second: Int?
      var other: NSLayoutConstraint.Attribute
      var multiplier: Double
      var constant: Double
      var priority: Int
    }
    var choices: [Choice] = []
    for _ in 0..<number(3...12) {
      guard let group = groups.randomElement(using: &random),
        let attribute = group.randomElement(using: &random),
        let other = group.randomElement(using: &random),
        let relation = relations.randomElement(using: &random)
      else { continue }
      let isSize = group.contains(.width)
      let first = number(0...sizes.count - 1)
      // −1 is the superview; sizes may be compared with a number.
      var second: Int? = number(-1...sizes.count - 1)
      if second == first { second = -1 }
      if isSize, number(0...1) == 0 { second = nil }
      choices.append(
        Choice(
          first: first, attribute: attribute, relation: relation, second: second, other: other,
          multiplier: isSize ? [0.5, 1, 2][number(0...2)] : 1, constant: Double(number(-20...40)) / 2,
          // Different priorities: what ties leave open is the order's, which is the same as well.
          priority: number(1...999)))
    }
    let words = choices.map { choice -> String in
      var text = "v\(choice.first).\(choice.attribute) \(choice.relation.1) "
      if let second = choice.second {
        let factor = choice.multiplier == 1 ? "" : "\(choice.multiplier) * "
        text += factor + (second < 0 ? "superview" : "v\(second)") + ".\(choice.other) + "
      }
      return text + "\(choice.constant) @\(choice.priority)"
    }
    let views = sizes.enumerated().map { place, size in
      #"{ "id": "v\#(place)", "intrinsicContentSize": { "width": \#(size.width), "height": \#(size.height) } }"#
    }
    // Views that nothing speaks of would be refused.
    let mentions = sizes.indices.map { "v\($0).width >= 1 @1" }
    for direction in Self.directions {
      for scale in [1, 2, 3] as [CGFloat] {
        let expected = code(sizes, scale: scale, direction: direction) { root, views in
          for choice in choices {
            let constraint = NSLayoutConstraint(
              item: views[choice.first], attribute: choice.attribute, relatedBy: choice.relation.0,
              toItem: choice.second.map { $0 < 0 ? root : views[$0] },
              attribute: choice.second == nil ? .notAnAttribute : choice.other,
              multiplier: choice.second == nil ? 1 : choice.multiplier, constant: choice.constant)
            constraint.priority = UILayoutPriority(Float(choice.priority))
            constraint.isActive = true
          }
          for view in views {
            let constraint = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
            constraint.priority = UILayoutPriority(1)
            constraint.isActive = true
          }
        }
        let frames = try spec(
          views.joined(separator: ",\n"), words + mentions, scale: scale, direction: direction)
        #expect(frames == expected, "\(words.joined(separator: "\n"))")
      }
    }
  }

  private static let pair = """
    { "id": "a", "intrinsicContentSize": { "width": 20, "height": 10 } },
    { "id": "b", "intrinsicContentSize": { "width": 30, "height": 10 } }
    """

  @Test func `a visual format says what the constraints in words say (F.25)`() throws {
    let format = ["H:|-[a(==b)]-gap-[b(>=12@high)]-|", "V:|-4-[a(10)]"]
    let words = [
      "a.leading == superview.leadingMargin", "a.width == b.width", "b.leading == a.trailing + gap",
      "b.width >= 12 @high", "b.trailing == superview.trailingMargin", "a.top == superview.top + 4",
      "a.height == 10",
    ]
    let align = "b.centerY == a.centerY"
    for direction in Self.directions {
      let expected = try spec(Self.pair, words + [align], direction: direction)
      #expect(try spec(Self.pair, format + [align], direction: direction) == expected)
      let options = #"{ "format": "H:[a]-gap-[b]", "options": ["alignAllCenterY"] }"#
      #expect(try spec(Self.pair, format + [options], direction: direction) == expected)
      // Margins of 10 and 20 leave 70, and 62 without the gap: 31 for each; leading is right from right to left.
      let isMirrored = direction == .rightToLeft
      #expect(expected[0] == CGRect(x: isMirrored ? 59 : 10, y: 4, width: 31, height: 10))
      #expect(expected[1] == CGRect(x: isMirrored ? 20 : 49, y: 4, width: 31, height: 10))
    }
  }

  /// An article's row: 8 from the leading edge, 8 between; the rest is the mirror image from right to left.
  @Test func `leading and trailing change sides with the direction (E.4)`() throws {
    let constraints = [
      "a.leading == superview.leading + 8", "b.leading == a.trailing + 8", "V:|[a]", "V:|[b]",
    ]
    let frames = try spec(Self.pair, constraints)
    let mirrored = try spec(Self.pair, constraints, direction: .rightToLeft)
    #expect(frames.map(\.minX) == [8, 36])
    #expect(mirrored.map(\.maxX) == frames.map { 100 - $0.minX })
  }

  @Test func `constraints hold wherever they are written, among views of any depth`() throws {
    let inner = #"{ "id": "inner", "CONSTRAINTS": 0 }"#
    func views(_ inCard: String, _ inInner: String) -> String {
      """
      { "id": "card", "frame": { "x": 20, "y": 10, "width": 60, "height": 40 }, "constraints": [\(inCard)],
        "views": [\(inner.replacing("\"CONSTRAINTS\": 0", with: "\"constraints\": [\(inInner)]"))] },
      { "id": "outer" }
      """
    }
    // 20 + 4 from the card's edge; the outer one lies beneath the inner one, in the canvas.
    let size = #""inner.width == 10", "inner.height == 5""#
    let place = #""inner.leading == card.leading + 4", "inner.top == card.top + 4""#
    let own = #""self.leading == superview.leading + 4", "self.top == superview.top + 4""#
    let outer = [
      "outer.leading == inner.leading", "outer.top == inner.bottom", "outer.width == inner.width",
      "outer.bottom == superview.bottom",
    ]
    let expected = [
      CGRect(x: 20, y: 10, width: 60, height: 40), CGRect(x: 4, y: 4, width: 10, height: 5),
      CGRect(x: 24, y: 19, width: 10, height: 41),
    ]
    #expect(try spec(views("\(size), \(place)", ""), outer) == expected)
    #expect(try spec(views("", "\(size), \(own)"), outer) == expected)
    #expect(try spec(views(size, own), outer) == expected)
  }

  /// The mark's frame follows the title, which constraints place after the icon, whose frame is the spec's.
  @Test func `frames and constraints mix (F.33)`() throws {
    let frames = try spec(
      """
      { "id": "icon", "frame": { "x": 4, "y": 6, "width": 16, "height": 16 } },
      { "id": "mark", "frame": { "x": "title.maxX + 2", "y": "title.y", "width": "title.width / 2", "height": 4 } },
      { "id": "title", "type": "block", "idealWidth": 30, "lineHeight": 10 },
      { "id": "tail" }
      """,
      [
        "title.leading == icon.trailing + gap", "title.centerY == icon.centerY",
        "tail.leading == mark.trailing",
        "tail.trailing == superview.trailing", "tail.top == mark.bottom", "tail.height == 3",
      ])
    #expect(
      frames.filter { $0.height != 5 } == [
        CGRect(x: 4, y: 6, width: 16, height: 16), CGRect(x: 60, y: 9, width: 15, height: 4),
        CGRect(x: 28, y: 9, width: 30, height: 10), CGRect(x: 75, y: 13, width: 25, height: 3),
      ])
  }

  /// 50 points of text in 20 are three lines of 10, so the card is 4 + 30 + 4 high; in a slice of its own size.
  @Test func `text wraps in the width that constraints find`() throws {
    let frames = try spec(
      """
      { "id": "card", "layoutMargins": 4, "views": [
        { "id": "text", "type": "block", "idealWidth": 50, "lineHeight": 10 } ] }
      """,
      ["H:|-[card(28)]", "V:|[card]", "H:|-[text]-|", "V:|-[text]-|"])
    #expect(frames[0] == CGRect(x: 10, y: 0, width: 28, height: 38))
    #expect(frames[1] == CGRect(x: 4, y: 4, width: 20, height: 30))
  }

  /// Text stands on the lower edge of its bars, at three quarters of a line: 15 of 20, 9 of 12.
  @Test func `blocks align by their baselines (F.21)`() throws {
    let frames = try spec(
      """
      { "id": "big", "type": "block", "idealWidth": 20, "lineHeight": 20 },
      { "id": "small", "type": "block", "idealWidth": 20, "lineHeight": 12 }
      """,
      ["H:|[big][small]", "big.top == superview.top + 5", "small.firstBaseline == big.firstBaseline"])
    let small = try #require(frames.first { $0.height == 12 })
    // 5 + 15 − 9.
    #expect(small.minY == 11)
  }

  @Test func `a view fits what its constraints ask for, and wraps where there is less`() throws {
    func size(_ width: Int) throws -> CGSize {
      try spec(
        """
        { "sizeToFit": { "width": \(width) }, "position": {}, "constraints": ["H:|-4-[text]-4-|", "V:|-2-[text]-2-|"],
          "views": [{ "id": "text", "type": "block", "idealWidth": 50, "lineHeight": 10 }] }
        """, [])[0].size
    }
    #expect(try size(100) == CGSize(width: 58, height: 14))
    // 28 − 8 = 20: three lines.
    #expect(try size(28) == CGSize(width: 28, height: 34))
  }

  @Test func `guides of the view and of one's own take part`() throws {
    let views = #"{ "id": "a", "intrinsicContentSize": { "width": 20, "height": 10 } }, { "id": "b" }"#
    let frames = try SpecLayout(
      """
      { "canvas": { "width": 100, "height": 60 }, "layoutMargins": { "top": 1, "left": 10, "bottom": 3, "right": 20 },
        "guides": ["room"], "views": [\(views)], "constraints": [
          "a.leading == self.layoutMarginsGuide.leading", "a.top == superview.safeAreaLayoutGuide.top + 2",
          "H:[a]-4-[room]|", "V:[room(9)]|",
          "b.centerX == room.centerX", "b.centerY == room.centerY", "b.width == room.width / 2", "b.height == 3",
        ] }
      """
    ).frames
    // The room is from 10 + 20 + 4 to 100, 66 wide and 9 high above 60: its middle is (67, 55.5).
    #expect(frames[0] == CGRect(x: 10, y: 2, width: 20, height: 10))
    #expect(frames[1] == CGRect(x: 50.5.rounded(.up), y: 54, width: 33, height: 3))
  }

  @Test func `of two wishes the one of higher priority counts`() throws {
    func width(_ first: String, _ second: String) throws -> CGFloat {
      try spec(Self.pair, ["a.width == 11 @\(first)", "a.width == 22 @\(second)", "V:|[a]", "V:|[b]"])[0]
        .width
    }
    #expect(try width("high", "751") == 22)
    #expect(try width("751", "high") == 11)
    #expect(try width("gap", "low + 1") == 22)
    // The content's own wishes are 750 and 250 (F.10).
    #expect(try width("249", "249") == 20)
  }

  @Test func `priorities of content decide who gives way (F.10, F.40)`() throws {
    func widths(_ a: String, _ b: String) throws -> [CGFloat] {
      try spec(
        """
        { "id": "a", "intrinsicContentSize": { "width": 20, "height": 10 }, \(a) },
        { "id": "b", "intrinsicContentSize": { "width": 30, "height": 10 }, \(b) }
        """, ["H:|[a][b]|", "V:|[a]", "V:|[b]"]
      ).map(\.width)
    }
    // 50 of 100 are left over.
    #expect(try widths(#""contentHuggingPriority": 251"#, "") == [20, 80])
    #expect(try widths("", #""contentHuggingPriority": { "horizontal": "low + 1" }"#) == [70, 30])
    #expect(try widths("", #""contentHuggingPriority": { "vertical": 999, "horizontal": 251 }"#) == [70, 30])
  }
}

/// A view of an intrinsic size.
private final class SizedView: UIView {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
