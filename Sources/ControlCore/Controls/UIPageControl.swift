public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
public import TextViewCore

/// A control with a dot for each page; a tap beside the present one goes to the previous or next page.
@preconcurrency @MainActor
open class UIPageControl: UIControl, @preconcurrency ControlDrawing {
  /// The styles of the background of a page control.
  public enum BackgroundStyle: Int, Sendable {
    /// A background during an interaction.
    case automatic = 0
    /// A background at all times.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// Creates a page control with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawsContent()
    hugHeight()
  }

  /// Creates a page control of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawsContent()
    hugHeight()
    coder.decodeInterface(of: self, as: UIPageControl.self)
  }

  /// The number of pages.
  open var numberOfPages = 0 {
    willSet { KeyValueObserving.willChange(self, "numberOfPages") }
    didSet {
      numberOfPages = max(0, numberOfPages)
      if currentPage >= numberOfPages { currentPage = max(0, numberOfPages - 1) }
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
      setNeedsDisplay()
      KeyValueObserving.didChange(self, "numberOfPages")
    }
  }

  /// The present page, from 0.
  open var currentPage = 0 {
    willSet { KeyValueObserving.willChange(self, "currentPage") }
    didSet {
      currentPage = min(max(0, currentPage), max(0, numberOfPages - 1))
      showValue(at: Double(currentPage))
      KeyValueObserving.didChange(self, "currentPage")
    }
  }

  /// Whether or not the dot of a single page is hidden.
  open var hidesForSinglePage = false {
    didSet { setNeedsDisplay() }
  }

  /// The tint colour of the dots; nil is a pale colour.
  open var pageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The tint colour of the present page's dot; nil is white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The style of the background.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { setNeedsDisplay() }
  }

  /// Whether or not a sliding touch changes the page continuously.
  ///
  /// Differs from UIKit: without effect.
  open var allowsContinuousInteraction = true

  /// Returns the size of a control with the given number of pages (C.19); its width without pages is 0.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let width = pageCount > 0 ? width(ofDots: pageCount) + ControlSizes.pageControlEnds : 0
    return CGSize(width: width, height: ControlSizes.pageControlHeight)
  }

  private func width(ofDots count: Int) -> CGFloat {
    CGFloat(count) * ControlSizes.pageDot + CGFloat(max(0, count - 1)) * ControlSizes.pageDotSpacing
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

  /// The maximum number of dots that are drawn.
  private static let maximumDots = 10_000

  /// The rectangles of the dots from the first page to the last; only those of the first pages, if there are very many.
  package var dots: [CGRect] {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return [] }
    let (dot, step) = (ControlSizes.pageDot, ControlSizes.pageDot + ControlSizes.pageDotSpacing)
    let start = bounds.midX - width(ofDots: numberOfPages) / 2
    return (0..<min(numberOfPages, Self.maximumDots)).map { page in
      let place = isReversed ? numberOfPages - 1 - page : page
      return CGRect(x: start + CGFloat(place) * step, y: bounds.midY - dot / 2, width: dot, height: dot)
    }
  }

  package func drawContent(in context: CGContext) {
    drawContent(in: context, at: Double(currentPage))
  }

  /// Draws the dots; between two pages, those of both have a part of the present page's colour.
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

  // MARK: Describing views

  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenPage }

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
