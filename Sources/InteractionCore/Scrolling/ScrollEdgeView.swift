import ControlCore
package import Foundation
package import GraphicsCore
package import LayerCore
@_spi(Plumb) package import LayoutCore
import Paths
package import StyleCore

/// A view that shows the effect at an edge of a scroll view, on what lies beneath it.
///
/// It is seen while content is beyond the edge, as of iOS 26.
package final class ScrollEdgeView: UIView, EdgeEffectShowing, @preconcurrency BackdropDrawing {
  /// The scroll view beneath.
  package weak var scrollView: UIScrollView? {
    didSet { if scrollView !== oldValue { follow() } }
  }
  /// The edge of the scroll view.
  package var edge = UIRectEdge.top {
    didSet { if edge != oldValue { follow() } }
  }
  /// The observations of what decides whether content is beyond the edge.
  private var observations: [NSKeyValueObservation] = []

  /// Creates a view without a scroll view.
  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.hasBackdropEffect = true
  }

  package required init?(coder: NSCoder) { nil }

  /// Asks for drawing now, and whenever the scroll view scrolls or the effect changes.
  private func follow() {
    setNeedsDisplay()
    observations = []
    guard let scrollView else { return }
    scrollView.edgeEffect(at: edge)?.add(self)
    observations = [
      scrollView.observe(\.contentOffset) { [weak self] _, _ in self?.setNeedsDisplay() },
      scrollView.observe(\.contentSize) { [weak self] _, _ in self?.setNeedsDisplay() },
      scrollView.observe(\.contentInset) { [weak self] _, _ in self?.setNeedsDisplay() },
    ]
  }

  package func backdrop(at place: Double) -> LayerBackdrop? { nil }

  package func vibrancy(at place: Double) -> LayerVibrancy? { nil }

  package func piecesOfGlass(at place: Double) -> [LayerBackdrop] {
    guard traitCollection.system >= .v26, let scrollView,
      let effect = scrollView.edgeEffect(at: edge), !effect.isHidden, scrollView.hasContent(beyond: edge),
      bounds.width > 0, bounds.height > 0
    else { return [] }
    let ground = (scrollView.backgroundColor ?? .systemBackground).resolvedColor(with: traitCollection)
      .cgColor
    func color(_ alpha: CGFloat) -> CGColor { ground.copy(alpha: ground.alpha * alpha) ?? ground }
    guard effect.style.kind == .hard else {
      let count = EdgeFigures.softSteps
      return (0..<count).map { index in
        let distance = CGFloat(2 * index + 1) / CGFloat(2 * count)
        let share = 1 - distance * distance
        return .plain(
          strip(from: CGFloat(index) / CGFloat(count), to: CGFloat(index + 1) / CGFloat(count)),
          sigma: EdgeFigures.sigma * share, color: color(EdgeFigures.softAlpha * share))
      }
    }
    let length = edge == .top || edge == .bottom ? bounds.height : bounds.width
    let line = min(1, 1 / max(1, traitCollection.displayScale) / length)
    return [
      .plain(strip(from: 0, to: 1), sigma: EdgeFigures.sigma, color: color(EdgeFigures.hardAlpha)),
      .plain(
        strip(from: 1 - line, to: 1), sigma: 0,
        color: UIColor.separator.resolvedColor(with: traitCollection).cgColor),
    ]
  }

  /// Returns a part of the bounds between two shares of the way from the edge to the content.
  private func strip(from start: CGFloat, to end: CGFloat) -> CGRect {
    let (w, h) = (bounds.width, bounds.height)
    return switch edge {
    case .bottom: CGRect(x: 0, y: h * (1 - end), width: w, height: h * (end - start))
    case .left: CGRect(x: w * start, y: 0, width: w * (end - start), height: h)
    case .right: CGRect(x: w * (1 - end), y: 0, width: w * (end - start), height: h)
    default: CGRect(x: 0, y: h * start, width: w, height: h * (end - start))
    }
  }
}

extension LayerBackdrop {
  /// Returns a look of a rectangle without a rim and a shadow.
  package static func plain(_ rect: CGRect, sigma: CGFloat, color: CGColor) -> LayerBackdrop {
    var backdrop = LayerBackdrop(sigma: sigma, saturation: 1, color: color)
    var glass = LayerGlass()
    glass.parts = [RoundedRect(square: Rect(rect))]
    backdrop.glass = glass
    return backdrop
  }
}
