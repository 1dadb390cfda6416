import Foundation
import LayoutCore
import StackCore
import StyleCore
import Testing
import ViewSpec

/// A stack of a spec is a `UIStackView` that is set to the same.
@MainActor
@Suite struct StackLayoutTests {
  nonisolated private static let axes: [(String, NSLayoutConstraint.Axis)] = [
    ("horizontal", .horizontal), ("vertical", .vertical),
  ]
  nonisolated private static let distributions: [(String, UIStackView.Distribution)] = [
    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ]
  private static let alignments: [(String, UIStackView.Alignment)] = [
    ("fill", .fill), ("leading", .leading), ("top", .top), ("center", .center), ("trailing", .trailing),
    ("bottom", .bottom), ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
  ]

  @Test(arguments: axes.indices, distributions.indices)
  func `stacks are as code makes them`(axis: Int, distribution: Int) throws {
    let sizes = [CGSize(width: 10, height: 8), CGSize(width: 20, height: 12), CGSize(width: 16, height: 6)]
    for (alignmentName, alignment) in Self.alignments {
      for hidden in [-1, 1] {
        for isRelative in [false, true] {
          for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let views = sizes.enumerated().map { place, size in
              #"{ "intrinsicContentSize": { "width": \#(size.width), "height": \#(size.height) }, "hidden": \#(place == hidden)\#(place == 0 ? #", "spacingAfter": "gap * 2""# : "") }"#
            }
            let frames = try SpecLayout(
              """
              { "canvas": { "width": 100, "height": 90 }, "metrics": { "gap": 3 }, "views": [{
                "type": "stack", "axis": "\(Self.axes[axis].0)", "distribution": "\(Self.distributions[distribution].0)",
                "alignment": "\(alignmentName)", "spacing": "gap", "layoutMargins": 5,
                "layoutMarginsRelativeArrangement": \(isRelative), "frame": "superview",
                "views": [\(views.joined(separator: ","))] }] }
              """, scale: 2, direction: direction
            ).frames

            let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
            stack.hostTraits = UITraitCollection(traitsFrom: [
              UITraitCollection(displayScale: 2), UITraitCollection(layoutDirection: direction),
            ])
            stack.axis = Self.axes[axis].1
            stack.distribution = Self.distributions[distribution].1
            stack.alignment = alignment
            stack.spacing = 3
            stack.layoutMargins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
            stack.isLayoutMarginsRelativeArrangement = isRelative
            for (place, size) in sizes.enumerated() {
              let view = ContentView(size)
              view.isHidden = place == hidden
              stack.addArrangedSubview(view)
              if place == 0 { stack.setCustomSpacing(6, after: view) }
            }
            stack.layoutIfNeeded()
            let visible = stack.arrangedSubviews.indices.filter { $0 != hidden }
            #expect(
              visible.map { frames[1 + $0] } == visible.map { stack.arrangedSubviews[$0].frame },
              "\(alignmentName), hidden \(hidden), relative \(isRelative), \(direction)")
          }
        }
      }
    }
  }

  /// A column with margins of 4: a row of two and a block beneath, 5 apart.
  ///
  /// The row: 10 and 20 with 6 between, the taller 12 high. The block gets 100 − 8 = 92 and so one line.
  @Test func `stacks nest, and fit their content`() throws {
    let frames = try SpecLayout(
      """
      { "canvas": { "width": 100, "height": 60 }, "views": [{
        "type": "stack", "axis": "vertical", "spacing": 5, "alignment": "leading", "layoutMargins": 4,
        "layoutMarginsRelativeArrangement": true, "sizeToFit": {}, "align": { "position": "bottomRight" },
        "views": [
          { "type": "stack", "spacing": 6, "alignment": "bottom", "views": [
            { "intrinsicContentSize": { "width": 10, "height": 8 } },
            { "intrinsicContentSize": { "width": 20, "height": 12 } } ] },
          { "type": "block", "idealWidth": 30, "lineHeight": 9 } ] }] }
      """
    ).frames
    // 4 + 36 + 4 by 4 + 12 + 5 + 9 + 4, at the bottom right.
    #expect(frames[0] == CGRect(x: 56, y: 26, width: 44, height: 34))
    #expect(frames[1] == CGRect(x: 4, y: 4, width: 36, height: 12))
    #expect(frames[2] == CGRect(x: 0, y: 4, width: 10, height: 8))
    #expect(frames[3] == CGRect(x: 16, y: 0, width: 20, height: 12))
    #expect(frames[4] == CGRect(x: 4, y: 21, width: 30, height: 9))
  }

  @Test func `constraints and stacks hold together`() throws {
    let frames = try SpecLayout(
      """
      { "canvas": { "width": 100, "height": 60 }, "views": [
        { "id": "row", "type": "stack", "spacing": 4, "views": [
          { "id": "a", "intrinsicContentSize": { "width": 10, "height": 8 } },
          { "id": "b", "intrinsicContentSize": { "width": 20, "height": 8 } } ] },
        { "id": "line" } ],
        "constraints": [ "row.centerX == superview.centerX", "row.top == superview.top + 6", "a.width == 26",
          "line.top == row.bottom + 2", "line.leading == row.leading", "line.width == row.width", "line.height == 1" ] }
      """
    ).frames
    // 26 + 4 + 20 in the middle of 100.
    #expect(frames[0] == CGRect(x: 25, y: 6, width: 50, height: 8))
    #expect(frames[1] == CGRect(x: 0, y: 0, width: 26, height: 8))
    #expect(frames[2] == CGRect(x: 30, y: 0, width: 20, height: 8))
    #expect(frames[3] == CGRect(x: 25, y: 16, width: 50, height: 1))
  }
}

/// A view of an intrinsic size.
private final class ContentView: UIView {
  private let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
