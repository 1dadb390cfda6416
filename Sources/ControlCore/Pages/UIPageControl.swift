public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
public import TextViewCore

/// A control with a dot for each page.
///
/// A tap beside the present page's dot goes to the previous or next page, and a finger that slides over the dots goes
/// through the pages. Where there is no room for all dots, those at the ends are smaller.
///
/// Differs from UIKit: the sizes of the smaller dots and of a progress are estimates.
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

  /// The kinds of an interaction with a page control.
  public enum InteractionState: Int, Sendable {
    /// No interaction.
    case none = 0
    /// A tap, which goes to the previous or next page.
    case discrete = 1
    /// A slide over the dots, which goes through the pages.
    case continuous = 2
  }

  /// The directions in which the dots follow each other.
  public enum Direction: Int, Sendable {
    /// The direction of reading.
    case natural = 0
    /// From left to right.
    case leftToRight = 1
    /// From right to left.
    case rightToLeft = 2
    /// Downwards.
    case topToBottom = 3
    /// Upwards.
    case bottomToTop = 4
  }

  /// The first dot that is visible where there is no room for all.
  var firstDot = 0
  /// The images of pages, as indicators and as that of the present page.
  var images = PageImages()
  /// The interaction with a finger: its page at the beginning, and the place where it began.
  var slide: (page: Int, start: CGPoint)?

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

  // MARK: Pages

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
      firstDot = shownPages.lowerBound
      showValue(at: Double(currentPage))
      if currentPage != oldValue { progress?.pageDidChange() }
      KeyValueObserving.didChange(self, "currentPage")
    }
  }

  /// Whether or not the dot of a single page is hidden.
  open var hidesForSinglePage = false {
    didSet { setNeedsDisplay() }
  }

  /// The direction in which the dots follow each other.
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The progress on the present page, whose dot is longer then; nil shows none.
  open var progress: UIPageControlProgress? {
    didSet {
      if oldValue !== progress { oldValue?.attach(to: nil) }
      progress?.attach(to: self)
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// Whether or not the dots show another page only after a call of `updateCurrentPageDisplay()`.
  ///
  /// Differs from UIKit: without effect, as since iOS 14.
  @available(*, deprecated, message: "It has no effect.")
  open var defersCurrentPageDisplay: Bool {
    get { false }
    set {}
  }

  /// Shows the present page after a deferred change; does nothing.
  @available(*, deprecated, message: "It has no effect.")
  open func updateCurrentPageDisplay() {}

  // MARK: Appearance

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

  /// The image of all pages without one of their own; nil is a dot.
  open var preferredIndicatorImage: UIImage? {
    didSet { imagesDidChange() }
  }

  /// The image of the present page, if it has none of its own; nil is that of the page.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { imagesDidChange() }
  }

  /// Returns the image that was set for a page.
  open func indicatorImage(forPage page: Int) -> UIImage? { images.pages[page] }

  /// Sets the image of a page; nil is the preferred one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard check(page) else { return }
    images.pages[page] = image
    imagesDidChange()
  }

  /// Returns the image that was set for a page while it is the present one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { images.presentPages[page] }

  /// Sets the image of a page while it is the present one; nil is the preferred one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard check(page) else { return }
    images.presentPages[page] = image
    imagesDidChange()
  }

  // MARK: Size

  /// Returns the size of a control with the given number of pages (C.19); its length without pages is 0.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { fittingSize(ofDots: pageCount) }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Touches

  /// Whether or not a sliding finger changes the page continuously.
  open var allowsContinuousInteraction = true
  /// The kind of the present interaction.
  open internal(set) var interactionState = InteractionState.none

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginSlide(at: touch.location(in: self))
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    continueSlide(to: touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    endSlide(at: isTouchInside ? touch?.location(in: self) : nil)
    super.endTracking(touch, with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    endSlide(at: nil)
    super.cancelTracking(with: event)
  }

  /// Returns false for a drag along the dots: it goes through the pages, and scrolls no superview.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isTaken = allowsContinuousInteraction && takes(gestureRecognizer, from: bounds)
    return !isTaken && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  package func drawContent(in context: CGContext) {
    drawContent(in: context, at: Double(currentPage))
  }

  /// Draws the dots; between two pages, those of both have a part of the present page's colour.
  package func drawContent(in context: CGContext, at place: Double) { drawDots(in: context, at: place) }

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
