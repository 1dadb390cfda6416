import ControlCore
public import Foundation
public import LayoutCore
public import StyleCore

/// A container view controller that shows one of its pages at a time, or two on both sides of a spine.
///
/// With a data source the user turns pages: with `scroll` by scrolling, with `pageCurl` by dragging a page away or
/// tapping near its edge. In a right-to-left layout the next page of a horizontal axis is at the left. A horizontal
/// `scroll` style has a page control below the pages if the data source has dots for it.
///
/// Differs from UIKit: pages do not curl: a page that is turned slides away from the one below, and its back is not
/// seen. A page control is above the safe area's lower edge.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The styles of the transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// A transition by curling the page.
    case pageCurl = 0
    /// A transition by scrolling.
    case scroll = 1
  }

  /// The axes along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  /// The directions of a transition.
  public enum NavigationDirection: Int, Sendable {
    /// The direction to the next page.
    case forward = 0
    /// The direction to the previous page.
    case reverse = 1
  }

  /// The locations of the spine that pages are bound at.
  public enum SpineLocation: Int, Sendable {
    /// No spine, as for pages that scroll.
    case none = 0
    /// The spine at the edge where reading starts, or at the top.
    case min = 1
    /// The spine in the middle, with two pages.
    case mid = 2
    /// The spine at the edge where reading ends, or at the bottom.
    case max = 3
  }

  /// The keys of the options of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates the key with the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The key of the space between pages that scroll, a number of points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The key of the location of the spine of pages that curl, the raw value of a `SpineLocation`.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// The properties with which the controller was created; a storyboard sets them before the view is loaded.
  package var options: PageOptions
  var book = PageBook()

  /// The style of the transition between pages.
  open var transitionStyle: TransitionStyle { options.style }
  /// The axis along which pages follow each other.
  open var navigationOrientation: NavigationOrientation { options.orientation }
  /// The location of the spine, `none` for pages that scroll.
  open var spineLocation: SpineLocation { book.spine ?? options.spine }

  /// Creates a page view controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.options = PageOptions(style, navigationOrientation, options ?? [:])
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page view controller without pages that curls horizontally.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a page view controller without pages.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    options = PageOptions(.pageCurl, .horizontal, [:])
    super.init(coder: coder)
    coder.decodeInterface(of: self, as: UIPageViewController.self)
  }

  /// The data source, which provides the pages that the user turns to.
  ///
  /// Without one, only your code changes pages. Setting it again reads the number of dots again.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { dataSourceChanged() } }
  /// The delegate.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether or not pages have content on their back, which makes every second one the back of the one before.
  ///
  /// A spine in the middle implies it.
  open var isDoubleSided: Bool {
    get { book.isDoubleSided || spineLocation == .mid }
    set { book.isDoubleSided = newValue }
  }
  /// The view controllers of the pages that are shown.
  open var viewControllers: [UIViewController]? { book.pages }

  /// The recognizers of drags and taps that turn pages; none for pages that scroll.
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [book.pan, book.tap] : []
  }

  /// The orientations that the delegate supports.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The orientation in which the controller is first presented, as the delegate prefers.
  ///
  /// Differs from UIKit: without effect.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self) ?? .portrait
  }

  open override func loadView() {
    loadPages()
  }

  /// Sets the pages: two for a spine in the middle, or else one.
  ///
  /// An animated change takes time while a clock runs. The delegate is not told of it.
  ///
  /// - Parameter completion: The closure that is called at the end, with whether nothing interrupted the change.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    setPages(viewControllers ?? [], direction, isAnimated: animated, completion)
  }

  /// Asks the delegate for the location of the spine in the new orientation.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    updateSpine(for: size)
  }
}
