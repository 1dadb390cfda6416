import Foundation
import GraphicsCore
import LayerCore
import StyleCore
import Testing

/// The size that text layers prefer.
@MainActor
struct CATextLayerSizeTests {
  @Test func `a text layer prefers the size of its text`() {
    let layer = CATextLayer()
    layer.fontSize = 20
    layer.font = CGFont("Helvetica" as CFString)
    layer.string = "Hello"
    let font = UIFont(name: "Helvetica", size: 20)
    let size = ("Hello" as NSString).size(withAttributes: [.font: font as Any])
    #expect(abs(layer.preferredFrameSize().width - size.width) < 0.01)
    #expect(abs(layer.preferredFrameSize().height - size.height) < 0.01)
    let line = layer.preferredFrameSize().height
    layer.string = "Hello Hello"
    layer.isWrapped = true
    layer.bounds.size.width = size.width + 2
    #expect(abs(layer.preferredFrameSize().height - 2 * line) < 0.01)
    layer.string = nil
    #expect(layer.preferredFrameSize() == .zero)
  }

  @Test func `other layers prefer their own size`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.preferredFrameSize() == CGSize(width: 3, height: 4))
  }
}
