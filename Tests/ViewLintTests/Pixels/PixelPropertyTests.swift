import Foundation
import LayoutCore
import StyleCore
import TestSupport
import Testing

@testable import ViewLint

@Suite @MainActor struct PixelPropertyTests {
  /// Rectangles whose edges are on pixels, inside one another and beside one another.
  private func snapped(_ random: inout SeededGenerator, scale: Int) -> (PixelLayout, [UIView]) {
    func pixels(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random)) / CGFloat(scale)
    }
    var views: [UIView] = []
    let layout = PixelLayout([])
    for _ in 0..<3 {
      let outer = tile(
        CGRect(x: pixels(0...20), y: pixels(0...20), width: pixels(40...80), height: pixels(40...70)))
      let inner = tile(
        CGRect(x: pixels(1...9), y: pixels(1...9), width: pixels(4...20), height: pixels(4...20)))
      // Nothing covers anything: each is on a plane that lets the others through.
      for view in [outer, inner] { view.backgroundColor = UIColor.red.withAlphaComponent(0.5) }
      outer.bounds.origin = CGPoint(x: pixels(-3...3), y: pixels(-3...3))
      inner.frame.origin.x += outer.bounds.origin.x
      inner.frame.origin.y += outer.bounds.origin.y
      outer.addSubview(inner)
      layout.root.addSubview(outer)
      views.append(inner)
    }
    return (layout, views)
  }

  @Test(arguments: [1, 2, 3], 0..<20) func oneEdgeIsFoundAndNothingElse(scale: Int, seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(100 * scale + seed))
    let (layout, views) = snapped(&random, scale: scale)
    #expect(layout.findings(at: scale).isEmpty, "seed \(seed)")

    // One edge of one rectangle by a fraction of a pixel that the rasterizer tells from none.
    let view = try #require(views.randomElement(using: &random))
    let fraction = CGFloat(Int.random(in: 1...7, using: &random)) / 8 / CGFloat(scale)
    let side = try #require(PixelSide.allCases.randomElement(using: &random))
    var frame = view.frame
    switch side {
    case .left: (frame.origin.x, frame.size.width) = (frame.origin.x + fraction, frame.size.width - fraction)
    case .right: frame.size.width += fraction
    case .top: (frame.origin.y, frame.size.height) = (frame.origin.y + fraction, frame.size.height - fraction)
    case .bottom: frame.size.height += fraction
    }
    view.frame = frame
    let whole = view.convert(view.bounds, to: layout.root)
    let edges: [PixelSide: CGFloat] = [
      .left: whole.minX, .right: whole.maxX, .top: whole.minY, .bottom: whole.maxY,
    ]
    let findings = layout.findings(at: scale)
    #expect(findings.count == 1, "seed \(seed): \(findings.map(\.message))")
    let finding = try #require(findings.first)
    #expect(finding.code == .unsnappedEdge)
    #expect(finding.values.map(\.name) == [side.name], "seed \(seed)")
    #expect(abs(finding.values[0].points - (edges[side] ?? .nan)) < 1e-9, "seed \(seed)")
  }
}
