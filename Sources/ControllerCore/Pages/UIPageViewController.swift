public import Foundation
public import LayoutCore
import StyleCore

/// A type that provides the pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of pages in the page indicator.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the present page in the page indicator.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0: no page indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0: the first page.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// A type that is notified of transitions between pages.
///
/// Differs from UIKit: it is not called.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that a transition is about to begin.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Tells the delegate that a transition finished.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// A container view controller that shows one of its pages at a time.
///
/// Differs from UIKit: only the first view controller is shown; touches do not turn pages, and there is no page
/// control.
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

  /// The keys of the options of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates the key with the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The key of the space between pages.
    ///
    /// Differs from UIKit: without effect.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The key of the location of the spine.
    ///
    /// Differs from UIKit: without effect.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// The style of the transition between pages.
  ///
  /// Differs from UIKit: transitions end immediately.
  open var transitionStyle: TransitionStyle { style }
  /// The axis along which pages follow each other.
  open var navigationOrientation: NavigationOrientation { orientation }
  private let style: TransitionStyle
  private let orientation: NavigationOrientation
  private var pages: [UIViewController] = []

  /// Creates a page view controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.style = style
    orientation = navigationOrientation
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
    (style, orientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
    coder.decodeInterface(of: self, as: UIPageViewController.self)
  }

  /// The data source, which provides the pages.
  ///
  /// Differs from UIKit: it is not called.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether or not pages have content on their back.
  ///
  /// Differs from UIKit: without effect.
  open var isDoubleSided = false
  /// The view controllers that were set as pages.
  open var viewControllers: [UIViewController]? { pages }

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.placeContents() }
    view = container
    if let page = pages.first { show(page) }
  }

  /// Sets the pages, and shows the first, without an animation.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let (old, new) = (pages, viewControllers ?? [])
    let removed = old.filter { page in !new.contains { $0 === page } }
    let added = new.filter { page in !old.contains { $0 === page } }
    for page in added { addChild(page) }
    for page in removed { page.willMove(toParent: nil) }
    pages = new
    if isViewLoaded, old.first !== new.first {
      replace(old.first, with: new.first, isAnimated: animated) {
        if let page = new.first { show(page) }
        old.first?.viewIfLoaded?.removeFromSuperview()
      }
    }
    for page in removed { page.removeFromParent() }
    for page in added { page.didMove(toParent: self) }
    completion?(true)
  }

  private func show(_ page: UIViewController) {
    guard let pageView = page.view else { return }
    view.addSubview(pageView)
    placeContents()
  }

  private func placeContents() {
    pages.first?.viewIfLoaded?.frame = view.bounds
  }
}
