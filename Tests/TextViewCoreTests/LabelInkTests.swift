import Foundation
import LayoutCore
import StyleCore
import TestSupport
import Testing
import Text
import TextViewCore
import ViewTestSupport

/// Measuring agrees with drawing, in the typeface that apps have.
@MainActor
struct LabelInkTests {
  private static let words = [
    "Jäger", "fjord", "AVATAR", "Ångström", "Wolf", "j", "f", "To", "(yes)", "“quoted”", "1,299.00", "Łódź",
    "Ÿ", "gypsy",
    "well-known", "→", "½", "naïve", "Qu", "ffi",
  ]

  @Test(
    "The ink of a label of its fitting size lies in it, but for the overhang, and nothing is cut",
    arguments: 1...60)
  func ink(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int(random.number(in: 1...12))
    let text = (0..<count).map { _ in Self.words[Int(random.number(in: 0...19.9))] }.joined(separator: " ")
    let size = random.number(in: 9...34)
    let scale = CGFloat(seed % 3 + 1)
    let host = UIView()
    host.hostTraits = UITraitCollection(traitsFrom: [.headless, UITraitCollection(displayScale: scale)])
    let label = UILabel()
    host.addSubview(label)
    label.font = .systemFont(ofSize: size, weight: UIFont.Weight(rawValue: random.number(in: -0.8...0.62)))
    label.numberOfLines = seed % 2
    label.text = text
    label.frame.size = label.sizeThatFits(CGSize(width: random.number(in: 60...320), height: 0))
    let areas = label.layer.drawnAreas
    // Baselines are moved by half a pixel at most.
    let room = label.bounds.insetBy(dx: -SystemTypeface.overhang * size - 1e-6, dy: -1 / scale)
    for area in areas {
      #expect(room.contains(area.rect), "seed \(seed): \(area.rect) in \(room) of \(text)")
    }
    // With more room than it asks for, it shows no more.
    let shown = areas.map(\.parts.count).reduce(0, +)
    label.frame.size.height += 2 * size
    if seed % 2 == 1 { label.frame.size.width += 2 * size }
    #expect(label.layer.drawnAreas.map(\.parts.count).reduce(0, +) == shown, "seed \(seed): \(text)")
  }
}
