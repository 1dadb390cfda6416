package import Foundation
package import GraphicsCore
package import LayoutCore
import StyleCore

/// A view that shows a stand-in in all of its bounds.
@MainActor
package final class StandInView: UIView {
  /// The words of the stand-in.
  package var standIn: StandIn {
    didSet { if standIn != oldValue { refresh() } }
  }

  /// Creates a view with words.
  package init(_ standIn: StandIn, frame: CGRect = .zero) {
    self.standIn = standIn
    super.init(frame: frame)
    contentMode = .redraw
    isOpaque = false
    refresh()
  }

  package required init?(coder: NSCoder) {
    standIn = StandIn(name: "")
    super.init(coder: coder)
  }

  private func refresh() {
    isAccessibilityElement = true
    accessibilityLabel = standIn.name
    setNeedsDisplay()
  }

  package override func draw(_ rect: CGRect) { standIn.draw(in: bounds) }

  package override var intrinsicContentSize: CGSize { standIn.size }

  package override func sizeThatFits(_ size: CGSize) -> CGSize { standIn.size }
}

extension UIView {
  /// Adds a stand-in below all subviews that has the bounds of the view, and returns it.
  package func addStandIn(_ standIn: StandIn) -> StandInView {
    let view = StandInView(standIn, frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    return view
  }
}

extension CGContext {
  /// Draws a stand-in as the content of a layer.
  package func drawStandIn(_ standIn: StandIn, in bounds: CGRect) {
    // Layers are drawn on the main thread.
    nonisolated(unsafe) let context = self
    MainActor.assumeIsolated {
      unsafe UIGraphicsPushContext(context)
      standIn.draw(in: bounds)
      UIGraphicsPopContext()
    }
  }
}
