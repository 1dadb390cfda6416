import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing

@testable import ViewDifference

/// Numbers of a view's look that are computed from metrics and sides, and what they only seem to be computed from.
@Suite("Constant shares")
struct ConstantShareTests {
  /// The trees before and after a change: a view with a property, and metrics on which its frame depends or not.
  private static func changes(
    _ key: String, _ property: (String, String), metrics: [(Double, Double)] = [],
    side: (Double, Double) = (100, 100), dependencies: [Int] = []
  ) -> [ViewChange] {
    func tree(_ pick: ((Double, Double)) -> Double, _ value: String) -> LayoutTree {
      let view = LayoutNode(
        type: "View", identifier: "dot", frame: CGRect(x: 0, y: 0, width: pick(side), height: 50),
        properties: [key: value], dependencies: dependencies)
      let numbers = metrics.enumerated().map { index, metric in
        LayoutNode(type: "metric", identifier: "m\(index)", properties: ["metric": pick(metric).plain])
      }
      return LayoutTree(scale: 2, nodes: [view] + numbers)
    }
    return Explanation(from: tree(\.0, property.0), to: tree(\.1, property.1)).changes
  }

  private static func causes(
    _ key: String, _ property: (String, String), metrics: [(Double, Double)] = [],
    side: (Double, Double) = (100, 100), dependencies: [Int] = []
  ) -> [String]? {
    changes(key, property, metrics: metrics, side: side, dependencies: dependencies)
      .first { $0.property == key }?.causes
  }

  @Test(
    "A number that is the same simple share of a metric before and after has the metric as its cause",
    arguments: [
      ("radius", "34", "36", 68.0, 72.0),  // half
      ("border", "2", "3", 2, 3),  // equal
      ("font", ".SFUI-Regular 17", ".SFUI-Regular 18", 17, 18),
      ("fontSize", "12", "15", 4, 5),  // three times
      ("shadow", "0.5 6 0 2", "0.5 9 0 3", 2, 3),  // three times, and equal
      ("shadow", "0.5 6 0 -2", "0.5 9 0 -3", -2, -3),
      ("lineWidth", "7.5", "9", 10, 12),  // three quarters
      ("radius", "3.333", "6.667", 10, 20),  // a third, as trees round it
      ("radius", "2", "3", 20, 30),  // a tenth
    ])
  func shares(key: String, old: String, new: String, was: Double, now: Double) {
    let changes = Self.changes(key, (old, new), metrics: [(was, now)])
    let look = changes.first { $0.property == key }
    #expect(look?.causes == ["m0 \(was.plain) → \(now.plain)"])
    #expect(Set(changes.map(\.rootCause)) == ["m0 \(was.plain) → \(now.plain)"])
  }

  @Test(
    "Other numbers have no cause",
    arguments: [
      ("radius", "34", "36", 68.0, 70.0),  // half in one tree alone
      ("radius", "34", "36", 68, 68),  // of a metric that stayed
      ("radius", "2", "3", 22, 33),  // an eleventh is no simple share
      ("radius", "10", "14", 25, 35),  // two fifths neither
      ("font", "A 17", "B 18", 17, 18),  // another typeface
      ("font", "A 17", "A B 18", 17, 18),
      ("background", "#000001", "#000002", 1, 2),
      ("offset", "0 4", "0 8", 4, 8),  // how far is scrolled is no look
      ("radius", "nan", "inf", 1, 2),
    ])
  func others(key: String, old: String, new: String, was: Double, now: Double) {
    #expect(Self.causes(key, (old, new), metrics: [(was, now)])?.isEmpty == true)
  }

  @Test("A number that was or is 0 is a share of nothing")
  func zero() {
    #expect(Self.causes("border", ("0", "2"), metrics: [(1, 2)]) == [])
    #expect(Self.causes("border", ("1", "2"), metrics: [(0, 2)]) == [])
  }

  @Test("Of several metrics, one that the frame depends on comes first, then that with the simplest share")
  func several() {
    let metrics: [(Double, Double)] = [(80, 120), (40, 60), (20, 30)]
    #expect(Self.causes("radius", ("20", "30"), metrics: metrics) == ["m2 20 → 30"])
    #expect(Self.causes("radius", ("20", "30"), metrics: metrics, dependencies: [1]) == ["m0 80 → 120"])
  }

  @Test("A radius that is a share of the view's side has the causes of that; a font is not computed from it")
  func sides() {
    let grew = "it grew 100 → 104 pt wide"
    #expect(Self.causes("radius", ("50", "52"), side: (100, 104)) == [grew])
    #expect(
      Self.causes("radius", ("50", "52"), metrics: [(90, 94)], side: (100, 104), dependencies: [1])
        == [grew, "m0 90 → 94"])
    #expect(Self.causes("radius", ("51", "52"), side: (100, 104)) == [])
    #expect(Self.causes("font", ("A 50", "A 52"), side: (100, 104)) == [])
  }

  @Test("A cause of a metric is told behind it, and a view that grew for its font grew for the metric")
  @MainActor
  func chains() {
    func tree(_ base: Double, _ side: Double) -> LayoutTree {
      let title = LayoutNode(
        type: "Label", identifier: "title", frame: CGRect(x: 0, y: 0, width: side, height: 9),
        properties: ["font": "A \((base * 2).plain)"], dependencies: [0])
      let text = LayoutNode(
        type: "metric", identifier: "text", properties: ["metric": (base * 2).plain], dependencies: [2])
      let root = LayoutNode(type: "metric", identifier: "base", properties: ["metric": base.plain])
      return LayoutTree(scale: 2, nodes: [title, text, root])
    }
    let changes = Explanation(from: tree(8, 40), to: tree(9, 44)).changes
    let sentences = changes.map(\.sentence)
    #expect(sentences.contains("title font size 16 → 18 because text 16 → 18 because base 8 → 9"))
    #expect(
      sentences.contains(
        "title grew 40 → 44 pt (88 px) wide because its font size 16 → 18, in the end because base 8 → 9"))
    #expect(Set(changes.map(\.rootCause)) == ["base 8 → 9"])
  }

  @Test("A view that draws its corners by half of its height is told to have grown")
  @MainActor
  func views() throws {
    let explanation = Recorded.explanation { card in
      card.iconSide = 24
      card.icon.layer.cornerRadius = 12
    }
    // Without a radius before, nothing shows that the radius is computed.
    #expect(
      explanation.changes.contains {
        $0.sentence.hasPrefix("icon corner radius changed 0 → 12") && $0.causes.isEmpty
      })
    let (old, new) = (CardView(), CardView())
    (old.icon.layer.cornerRadius, new.icon.layer.cornerRadius, new.iconSide) = (10, 12, 24)
    let changes = Recorded.explanation(from: old, to: new).changes
    let radius = try #require(changes.first { $0.property == "radius" })
    #expect(radius.causes == ["it grew 20×20 → 24×24 pt"])
    #expect(radius.rootCause == "icon grew 20×20 → 24×24 pt")
  }
}
