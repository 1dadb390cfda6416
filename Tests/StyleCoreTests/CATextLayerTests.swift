import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct CATextLayerTests {
  private func layer(_ string: Any, width: CGFloat = 100) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    layer.font = UIFont.boxes(1)
    layer.fontSize = 20
    layer.string = string
    return layer
  }

  private func areas(_ layer: CATextLayer) -> [DrawnArea] {
    layer.ownMarks.flatMap { mark -> [DrawnArea] in
      guard case .steps(let steps) = mark else { return [] }
      return steps.areas
    }
  }

  @Test func defaults() {
    let layer = CATextLayer()
    #expect(layer.fontSize == 36 && layer.foregroundColor == .white && !layer.isWrapped)
    #expect(layer.ownMarks.isEmpty)
  }

  @Test("Strings stand at the top, in the layer's font and colour") func strings() {
    let layer = layer("aa b")
    layer.foregroundColor = UIColor.red.cgColor
    // The baseline, 57.1 pixels down at 3x, is on a pixel.
    #expect(areas(layer).map(\.rect.maxY) == [19] && areas(layer).map(\.color) == [UIColor.red.cgColor])
    layer.alignmentMode = .right
    #expect(areas(layer).map(\.rect.maxX) == [100])
    layer.alignmentMode = .center
    #expect(areas(layer).map(\.rect.midX) == [50])
  }

  @Test("One line, unless it is wrapped; cut at an end if it is to be") func lines() {
    let layer = layer("aa bb cc", width: 50)
    #expect(areas(layer).count == 1 && areas(layer).first?.parts.count == 6)
    layer.truncationMode = .end
    // "aa b…"
    #expect(areas(layer).map(\.parts.count) == [3, 1])
    layer.truncationMode = .none
    layer.isWrapped = true
    #expect(areas(layer).map(\.parts.count) == [4, 2])
  }

  @Test("Attributed strings keep their own attributes") func attributed() {
    let text = NSAttributedString(
      string: "a", attributes: [.font: UIFont.boxes(40), .foregroundColor: UIColor.blue])
    #expect(
      areas(layer(text)).map(\.rect.width) == [20]
        && areas(layer(text)).map(\.color) == [UIColor.blue.cgColor])
  }
}
