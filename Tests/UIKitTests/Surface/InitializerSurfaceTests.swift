import Testing
import UIKit

/// Classes that code for phones makes without arguments, and subclasses of them that override what UIKit lets them.
@MainActor
struct InitializerSurfaceTests {
  private final class Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Header: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Effect: UIVisualEffectView {
    override init(effect: UIVisualEffect?) { super.init(effect: effect) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Pages: UIPageViewController {
    override init(
      transitionStyle style: UIPageViewController.TransitionStyle,
      navigationOrientation: UIPageViewController.NavigationOrientation,
      options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
      super.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Search: UISearchController {
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    override init(searchResultsController: UIViewController?) {
      super.init(searchResultsController: searchResultsController)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Alert: UIAlertController {
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    convenience init(name: String) { self.init(title: name, message: nil, preferredStyle: .alert) }
  }

  private final class Animator: UIViewPropertyAnimator {
    override init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
      super.init(duration: duration, timingParameters: parameters)
    }
  }

  private final class Button: UIBarButtonItem {
    var count = 0
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Tab: UITabBarItem {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Item: UINavigationItem {
    override init(title: String) { super.init(title: title) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Only the coder's initializer of views is required, not that of recognizers.
  private final class Tap: UITapGestureRecognizer {
    override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  }

  private final class Refresh: UIRefreshControl {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Layout: UICollectionViewFlowLayout {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Navigation: UINavigationController {
    override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
    override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
      super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
    }
    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("L.44: views without arguments") func views() {
    for cell in [UITableViewCell(), Cell()] {
      #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
      #expect(cell.reuseIdentifier == nil && cell.detailTextLabel == nil)
    }
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(UITableViewCell(frame: frame).frame == frame && Cell(frame: frame).contentView.bounds.width == 30)
    #expect(UITableViewHeaderFooterView().reuseIdentifier == nil && Header().reuseIdentifier == nil)
    #expect(Header(frame: frame).frame == frame)
    #expect(UIVisualEffectView().effect == nil && Effect().effect == nil)
    #expect(Effect(frame: frame).contentView.bounds.size == frame.size)
    #expect(UIRefreshControl().bounds.height == 60 && Refresh().bounds.height == 60)
  }

  @Test("L.44: controllers without arguments") func controllers() {
    for pages in [UIPageViewController(), Pages()] {
      #expect(pages.transitionStyle == .pageCurl && pages.navigationOrientation == .horizontal)
    }
    #expect(UISearchController().searchResultsController == nil && Search().searchResultsController == nil)
    #expect(UIAlertController().preferredStyle == .actionSheet && Alert().preferredStyle == .actionSheet)
    let alert = Alert(name: "Title")
    #expect(alert.title == "Title" && alert.preferredStyle == .alert && alert.message == nil)
    #expect(Navigation().viewControllers.isEmpty)
    #expect(UICollectionViewController().collectionViewLayout is UICollectionViewFlowLayout)
  }

  @Test("Bars are of the classes that a navigation controller is given") func barClasses() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}
    let controller = Navigation(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(controller.navigationBar is Bar && controller.toolbar is Tools)
    controller.viewControllers = [UIViewController()]
    controller.loadViewIfNeeded()
    #expect(controller.navigationBar.superview === controller.view)
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: plain.navigationBar) == UINavigationBar.self)
  }

  @Test func others() {
    #expect(UIViewPropertyAnimator().duration == 0 && Animator().duration == 0)
    #expect(Animator(duration: 1, curve: .linear).duration == 1)
    #expect(Button(title: "Save", style: .done, target: nil, action: nil).title == "Save")
    #expect(Button(barButtonSystemItem: .add, target: nil, action: nil).image != nil)
    #expect(Tab(title: "Home", image: nil, tag: 3).tag == 3)
    #expect(UINavigationItem().title == nil && Item().title == nil && Item(title: "x").title == "x")
    #expect(Tap(target: nil, action: nil).numberOfTapsRequired == 1)
    #expect(Layout().itemSize == CGSize(width: 50, height: 50))
    #expect(UIAlertAction().title == nil)
  }

  @Test("L.48: a subclass has what is not designated once it overrides what is") func conveniences() {
    final class Button: UIButton {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Segments: UISegmentedControl {
      override init(frame: CGRect) { super.init(frame: frame) }
      override init(items: [Any]?) { super.init(items: items) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class Progress: UIProgressView {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Button(type: .system).buttonType == .system && Button().buttonType == .custom)
    #expect(Button(configuration: .plain()).buttonType == .system)
    #expect(Button(type: .close).intrinsicContentSize == UIButton(type: .close).intrinsicContentSize)
    #expect(Segments(items: ["a", "b"]).numberOfSegments == 2 && Segments().numberOfSegments == 0)
    #expect(Progress(progressViewStyle: .bar).progressViewStyle == .bar && Progress().bounds.height == 4)
    #expect(UITouch().window == nil && UITouch().tapCount == 0)
  }

  @Test("Colours and fonts of nothing are safe to use") func placeholders() {
    #expect(UIColor().cgColor.alpha == 0)
    #expect(UIFont().pointSize == 14)
  }

  @Test func attributesAreCopied() {
    final class Own: UICollectionViewLayoutAttributes {
      var ratio = 0.0
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Own)?.ratio = ratio
        return copy
      }
    }
    let own = Own(forSupplementaryViewOfKind: "head", with: IndexPath(row: 1, section: 2))
    (own.ratio, own.frame, own.zIndex) = (0.5, CGRect(x: 1, y: 2, width: 3, height: 4), 5)
    own.transform = CGAffineTransform(scaleX: 2, y: 2)
    let copy = own.copy() as? Own
    #expect(copy?.ratio == 0.5 && copy?.frame == own.frame && copy?.zIndex == 5)
    #expect(copy?.representedElementKind == "head" && copy?.representedElementCategory == .supplementaryView)
    #expect(copy?.transform3D.m11 == 2 && copy == own && copy !== own)
    copy?.alpha = 0
    #expect(copy != own)
  }
}
