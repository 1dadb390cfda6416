import UIKit

/// A container: a list beside a detail where the width is regular, the detail alone where it is compact.
public final class SidebarContainerController: UIViewController {
  enum Metrics {
    static let sidebarWidth: CGFloat = 320
  }

  public let sidebar: UIViewController
  public let detail: UIViewController

  public init(sidebar: UIViewController, detail: UIViewController) {
    self.sidebar = sidebar
    self.detail = detail
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    for child in [sidebar, detail] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    detail.additionalSafeAreaInsets.top = 44
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let showsSidebar = traitCollection.horizontalSizeClass == .regular
    sidebar.view.isHidden = !showsSidebar
    guard showsSidebar else {
      detail.view.frame = view.bounds
      return
    }
    let leading: CGRectEdge =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .maxXEdge : .minXEdge
    let areas = view.bounds.divided(atDistance: Metrics.sidebarWidth, from: leading)
    sidebar.view.frame = areas.slice
    detail.view.frame = areas.remainder
  }
}
