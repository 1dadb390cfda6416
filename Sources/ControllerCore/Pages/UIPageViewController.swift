public import Foundation
public import LayoutCore

/// Who says which page comes before and after another.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is that of the page.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Who is told of turned pages. Differs from UIKit: nobody turns them.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A page is about to be turned to.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// A page was turned to.
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

/// Shows one controller after the other as a page that fills its view.
///
/// Differs from UIKit: only the first of the controllers that are set is shown; fingers do not turn pages, and there
/// are no dots.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// The axis that pages follow each other along.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The way to another page.
  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// How a page controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// The option of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The space between pages. Differs from UIKit: without effect.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where the spine is. Differs from UIKit: without effect.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// How pages are turned. Differs from UIKit: at once.
  open var transitionStyle: TransitionStyle { style }
  /// The axis that pages follow each other along.
  open var navigationOrientation: NavigationOrientation { orientation }
  private let style: TransitionStyle
  private let orientation: NavigationOrientation
  private var pages: [UIViewController] = []

  /// A controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.style = style
    orientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller without pages that curls them from side to side.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// A controller without pages. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    (style, orientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  /// Who says which pages there are. Differs from UIKit: nobody asks.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Who is told.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Whether pages have a text on their back. Differs from UIKit: without effect.
  open var isDoubleSided = false
  /// The pages that were set.
  open var viewControllers: [UIViewController]? { pages }

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.placeContents() }
    view = container
    if let page = pages.first { show(page) }
  }

  /// Shows the first of these pages, at once.
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
