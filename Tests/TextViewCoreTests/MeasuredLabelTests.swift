import Foundation
import LayoutCore
import StyleCore
import TestSupport
import Testing
import TextViewCore

/// The size of a label that has been asked for other sizes before.
@MainActor
struct MeasuredLabelTests {
  private static let modes: [NSLineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    let parts = ["word", "longer word", " ", "  ", "\n", "-", "a\u{301}", "漢字", "\u{5E9}\u{5DC}", "\t"]
    return (0..<Int.random(in: 0...12, using: &random)).map { _ in
      parts[Int.random(in: 0..<parts.count, using: &random)]
    }.joined()
  }

  private static func label(_ seed: UInt64) -> UILabel {
    var random = SeededGenerator(seed: seed)
    let label = UILabel()
    label.numberOfLines = Int.random(in: 0...3, using: &random)
    label.lineBreakMode = modes[Int.random(in: 0..<modes.count, using: &random)]
    label.textAlignment = [.natural, .justified, .center][Int.random(in: 0...2, using: &random)]
    label.text = text(&random)
    return label
  }

  @Test(arguments: TestEffort.seeds(200))
  func `a label that knows the size of its lines has the same sizes as a new one`(seed: UInt64) {
    let kept = Self.label(seed)
    let natural = kept.intrinsicContentSize
    let steps: [CGFloat] = [-40, -1, -1.0 / 3, -1e-9, 0, 1e-9, 1.0 / 3, 1, 40, 1_000]
    for width in steps.map({ natural.width + $0 }) + [natural.width / 2, 5] where width > 0 {
      let size = CGSize(width: width, height: .greatestFiniteMagnitude)
      #expect(kept.sizeThatFits(size) == Self.label(seed).sizeThatFits(size), "\(width)")
    }
    #expect(kept.intrinsicContentSize == natural)
  }
}
