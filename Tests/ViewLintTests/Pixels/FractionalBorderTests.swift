import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing

@testable import ViewLint

@Suite @MainActor struct FractionalBorderTests {
  private func layout(borderWidth: CGFloat) -> PixelLayout {
    let view = container(CGRect(x: 10, y: 10, width: 50, height: 40))
    view.layer.borderWidth = borderWidth
    return PixelLayout([view])
  }

  @Test(arguments: [
    // 0.5 points: half a pixel, one, one and a half, which is rounded away from zero.
    (0.5, 1, "0.5 px, 0.5 px less than 1 (1 pt)"), (0.5, 3, "1.5 px, 0.5 px less than 2 (0.67 pt)"),
    (0.25, 1, "0.25 px, 0.75 px less than 1 (1 pt)"), (1.2, 1, "1.2 px, 0.2 px more than 1 (1 pt)"),
    (1.0 / 3, 2, "0.67 px, 0.33 px less than 1 (0.5 pt)"),
  ])
  func aBorderBetweenPixels(width: CGFloat, scale: Int, told: String) throws {
    let findings = layout(borderWidth: width).findings(at: scale)
    #expect(findings.map(\.code) == [.fractionalBorder])
    let finding = try #require(findings.first)
    #expect(finding.message.hasSuffix("pt is \(told)"), "\(finding.message)")
    #expect(abs(finding.values[0].points - width) < 1e-9)
  }

  @Test(arguments: [1, 2, 3]) func wholePixelsAreClean(scale: Int) {
    for pixels in 1...4 {
      #expect(layout(borderWidth: CGFloat(pixels) / CGFloat(scale)).findings(at: scale).isEmpty)
    }
  }

  @Test func whatIsNotSeenDoesNotCount() {
    let clear = container(CGRect(x: 10, y: 10, width: 50, height: 40))
    clear.layer.borderWidth = 0.5
    clear.layer.borderColor = UIColor.clear.cgColor
    #expect(PixelLayout([clear]).findings(at: 1).isEmpty)
    clear.layer.borderColor = UIColor.black.cgColor
    clear.isHidden = true
    #expect(PixelLayout([clear]).findings(at: 1).isEmpty)
  }

  @Test func theRootHasABorderToo() {
    let layout = PixelLayout([])
    layout.root.layer.borderWidth = 0.5
    #expect(layout.findings(at: 1).map(\.view) == ["UIView"])
    #expect(layout.findings(at: 2).isEmpty)
  }
}
