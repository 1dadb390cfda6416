public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore
public import TextViewCore

/// Dots, one for each page; a tap beside the present one goes to the page before or after.
@preconcurrency @MainActor
open class UIPageControl: UIControl, @preconcurrency ControlDrawing {
  /// When the control has a background.
  public enum BackgroundStyle: Int, Sendable {
    /// While a finger is on it.
    case automatic = 0
    /// Always.
    case prominent = 1
    /// Never.
    case minimal = 2
  }

  /// A page control of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawsContent()
    hugHeight()
  }

  /// A page control. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawsContent()
    hugHeight()
  }

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      if currentPage >= numberOfPages { currentPage = max(0, numberOfPages - 1) }
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
      setNeedsDisplay()
    }
  }

  /// The page that shows, from 0.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
      showPlace(Double(currentPage))
    }
  }

  /// Whether one page has no dot.
  open var hidesForSinglePage = false {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the dots; nil is a pale one.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the present page's dot; nil is white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// When the control has a background.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { setNeedsDisplay() }
  }

  /// Whether a finger that slides goes from page to page. Differs from UIKit: it does not.
  open var allowsContinuousInteraction = true

  /// The size of a control for so many pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let gaps = CGFloat(max(0, pageCount - 1)) * ControlSizes.pageDotSpacing
    return CGSize(
      width: CGFloat(max(0, pageCount)) * ControlSizes.pageDot + gaps, height: ControlSizes.pageControlHeight)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch, isTouchInside {
      let isForward = (touch.location(in: self).x > bounds.midX) != isReversed
      let page = isForward ? min(currentPage + 1, max(0, numberOfPages - 1)) : max(0, currentPage - 1)
      if page != currentPage {
        animateAsTouched { self.currentPage = page }
        sendActions(for: .valueChanged)
      }
    }
    super.endTracking(touch, with: event)
  }

  /// No more dots than this are drawn.
  private static let maximumDots = 10_000

  /// The dots from the first page to the last; of very many, those of the first pages.
  package var dots: [CGRect] {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return [] }
    let (dot, step) = (ControlSizes.pageDot, ControlSizes.pageDot + ControlSizes.pageDotSpacing)
    let start = bounds.midX - intrinsicContentSize.width / 2
    return (0..<min(numberOfPages, Self.maximumDots)).map { page in
      let place = isReversed ? numberOfPages - 1 - page : page
      return CGRect(x: start + CGFloat(place) * step, y: bounds.midY - dot / 2, width: dot, height: dot)
    }
  }

  package func drawContent(in context: CGContext) {
    drawContent(in: context, at: Double(currentPage))
  }

  /// Between two pages, the dots of both have a part of the present one's colour.
  package func drawContent(in context: CGContext, at place: Double) {
    let dots = dots
    guard let first = dots.first, let last = dots.last else { return }
    if backgroundStyle == .prominent || (backgroundStyle == .automatic && isHighlighted) {
      let reach = first.union(last).insetBy(dx: -ControlSizes.pageDot, dy: 0)
      context.fillCapsule(
        CGRect(x: reach.minX, y: bounds.minY, width: reach.width, height: bounds.height),
        resolved(.secondarySystemFill))
    }
    let present = resolved(currentPageIndicatorTintColor ?? .white)
    let other = resolved(pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3))
    for (page, dot) in dots.enumerated() {
      let share = max(0, 1 - abs(Double(page) - place))
      context.fillCapsule(dot, CGColor.between(other, present, share) ?? present)
    }
  }

  // MARK: For all who describe views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .control }

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    content.value = .page(currentPage, of: numberOfPages)
    return content
  }

  @_spi(Plumb)
  open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }
}
