import Foundation
import LayerCore
import LayoutCore
import Testing

@MainActor
struct CALayerContentsGravityTests {
  /// The rectangles of contents of 20 × 10 in (100, 200, 40, 40), by G.16.
  nonisolated static let cases: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, CGRect(x: 100, y: 200, width: 40, height: 40)),
    (.redraw, CGRect(x: 100, y: 200, width: 40, height: 40)),
    (.scaleAspectFit, CGRect(x: 100, y: 210, width: 40, height: 20)),
    (.scaleAspectFill, CGRect(x: 80, y: 200, width: 80, height: 40)),
    (.center, CGRect(x: 110, y: 215, width: 20, height: 10)),
    (.top, CGRect(x: 110, y: 200, width: 20, height: 10)),
    (.bottom, CGRect(x: 110, y: 230, width: 20, height: 10)),
    (.left, CGRect(x: 100, y: 215, width: 20, height: 10)),
    (.right, CGRect(x: 120, y: 215, width: 20, height: 10)),
    (.topLeft, CGRect(x: 100, y: 200, width: 20, height: 10)),
    (.topRight, CGRect(x: 120, y: 200, width: 20, height: 10)),
    (.bottomLeft, CGRect(x: 100, y: 230, width: 20, height: 10)),
    (.bottomRight, CGRect(x: 120, y: 230, width: 20, height: 10)),
  ]

  @Test("A view's content mode is its layer's gravity (G.17)", arguments: cases)
  func places(mode: UIView.ContentMode, place: CGRect) {
    let view = UIView()
    view.contentMode = mode
    let bounds = CGRect(x: 100, y: 200, width: 40, height: 40)
    #expect(view.layer.contentsGravity.place(CGSize(width: 20, height: 10), in: bounds) == place)
    #expect(view.layer.needsDisplayOnBoundsChange == (mode == .redraw))
  }
}
