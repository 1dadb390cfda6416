public import ControlCore
public import Foundation
import GraphicsCore
public import LayoutCore
public import StyleCore

/// The effect at an edge of a scroll view, on content under bars and other views there.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// A look of the effect.
  @preconcurrency @MainActor
  open class Style: NSObject {
    package enum Kind: Sendable {
      case automatic
      case soft
      case hard
    }

    package let kind: Kind

    package init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    private static let systemLook = Style(.automatic)
    private static let softLook = Style(.soft)
    private static let hardLook = Style(.hard)

    /// The style of the system, which is the soft one.
    open class var automatic: Style { systemLook }
    /// A blur that fades towards the content.
    open class var soft: Style { softLook }
    /// A blur of the whole edge, which a line ends.
    open class var hard: Style { hardLook }
  }

  /// The look of the effect.
  open var style = Style.automatic {
    didSet { if style !== oldValue { redraw() } }
  }
  /// Whether or not the effect is hidden.
  open var isHidden = false {
    didSet { if isHidden != oldValue { redraw() } }
  }
  /// The views that show the effect.
  private let views = NSHashTable<ScrollEdgeView>.weakObjects()

  override init() { super.init() }

  /// Asks a view for drawing whenever the effect changes.
  func add(_ view: ScrollEdgeView) { views.add(view) }

  private func redraw() {
    for view in views.allObjects { view.setNeedsDisplay() }
  }
}

extension UIScrollView {
  @MainActor
  private struct EdgeEffects {
    let top = UIScrollEdgeEffect()
    let left = UIScrollEdgeEffect()
    let bottom = UIScrollEdgeEffect()
    let right = UIScrollEdgeEffect()
  }

  private static let edgeEffects = AttachedValue<EdgeEffects>()

  private var edgeEffects: EdgeEffects { Self.edgeEffects.of(self) { EdgeEffects() } }

  /// The effect at the upper edge.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
  /// The effect at the left edge.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
  /// The effect at the lower edge.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
  /// The effect at the right edge.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }

  /// Returns the effect at one edge; `nil` for several.
  package func edgeEffect(at edge: UIRectEdge) -> UIScrollEdgeEffect? {
    switch edge {
    case .top: topEdgeEffect
    case .left: leftEdgeEffect
    case .bottom: bottomEdgeEffect
    case .right: rightEdgeEffect
    default: nil
    }
  }

  /// Whether or not content is beyond an edge of what stays free of insets.
  package func hasContent(beyond edge: UIRectEdge) -> Bool {
    let inset = adjustedContentInset
    return switch edge {
    case .top: contentOffset.y > -inset.top
    case .left: contentOffset.x > -inset.left
    case .bottom: contentOffset.y + bounds.height < contentSize.height + inset.bottom
    case .right: contentOffset.x + bounds.width < contentSize.width + inset.right
    default: false
    }
  }
}

/// An interaction of a view whose subviews stand over an edge of a scroll view: the edge's effect is seen behind them.
///
/// The effect is seen as of iOS 26.
///
/// Differs from UIKit: the effect covers the view as a whole, behind its other subviews, not their shapes.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  private let effectView = ScrollEdgeView()
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// The scroll view that the view stands over.
  open weak var scrollView: UIScrollView? {
    didSet { effectView.scrollView = scrollView }
  }

  /// The edge of the scroll view that the view stands at; the upper one by default.
  open var edge: UIRectEdge = .top {
    didSet { effectView.edge = edge }
  }

  /// Creates an interaction without a scroll view.
  public override init() { super.init() }

  /// Called before the interaction moves to another view.
  open func willMove(to view: UIView?) {
    effectView.removeFromSuperview()
  }

  /// Called after the interaction moved to another view.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    effectView.frame = view.bounds
    effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(effectView, at: 0)
  }
}
