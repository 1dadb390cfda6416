public import Foundation

/// A control that counts up and down. Differs from UIKit: it is drawn as a block, and fingers do not move it yet.
@preconcurrency @MainActor
open class UIStepper: UIControl, @preconcurrency ContentBlockDrawing {
  /// A stepper at the origin of `frame`: it has a size of its own (C.19).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlSizes.stepper))
    prepare()
  }

  /// A stepper. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private var current: Double = 0

  /// The value, between the limits.
  open var value: Double {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }

  /// The least value; 0 at first. One above the greatest raises that, too.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }

  /// The greatest value; 100 at first. One below the least lowers that, too.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  /// What one step adds; 1 at first.
  open var stepValue: Double = 1
  /// Whether the value goes on at the other end.
  open var wraps = false
  /// Whether a finger that rests goes on counting.
  open var autorepeat = true
  /// Whether actions run while it does.
  open var isContinuous = true

  open override var intrinsicContentSize: CGSize { ControlSizes.stepper }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSizes.stepper }

  private func prepare() {
    hugContent(.defaultHigh)
    drawBlocks()
  }

  var contentBlocks: [ContentBlock] { [block(bounds, .tertiarySystemFill)] }
}

/// Dots, one for each page. Differs from UIKit: fingers do not move it yet.
@preconcurrency @MainActor
open class UIPageControl: UIControl, @preconcurrency ContentBlockDrawing {
  /// A page control of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawBlocks()
  }

  /// A page control. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawBlocks()
  }

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The page that shows.
  open var currentPage = 0
  /// Whether one page has no dot.
  open var hidesForSinglePage = false
  /// The colour of the dots; nil is a pale one.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the present page's dot; nil is white.
  open var currentPageIndicatorTintColor: UIColor?

  /// The size of a control for so many pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let gaps = CGFloat(max(0, pageCount - 1)) * ControlSizes.pageDotSpacing
    return CGSize(
      width: CGFloat(pageCount) * ControlSizes.pageDot + gaps, height: ControlSizes.pageControlHeight)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  var contentBlocks: [ContentBlock] {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return [] }
    let start = bounds.midX - intrinsicContentSize.width / 2
    let (dot, step) = (ControlSizes.pageDot, ControlSizes.pageDot + ControlSizes.pageDotSpacing)
    return (0..<numberOfPages).map { page in
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      let rect = CGRect(x: start + CGFloat(page) * step, y: bounds.midY - dot / 2, width: dot, height: dot)
      return block(rect, color)
    }
  }
}
