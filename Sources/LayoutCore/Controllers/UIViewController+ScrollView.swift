import Foundation
import LayerCore

extension UIViewController {
  /// The scroll view that bars follow: the one that was named, or else the view itself or its backmost subview.
  var currentContentScrollView: UIScrollView? {
    if let named = controller.namedScrollView { return named }
    guard let view = controller.view else { return nil }
    return view as? UIScrollView ?? view.backing.children.first?.attachedView as? UIScrollView
  }

  func setContentScrollView(_ scrollView: UIScrollView?) {
    guard scrollView !== controller.namedScrollView else { return }
    controller.namedScrollView = scrollView
    updateMainScrollView()
  }

  /// Tells the content scroll view whether a navigation or tab controller shows it, which counts for its
  /// `automatic` behaviour (D.16), and takes that back from the one that was it before.
  func updateMainScrollView() {
    let isInContainer =
      controller.adjustsScrollViewInsets
      && (controller.parent is UINavigationController || controller.parent is UITabBarController)
    let main = isInContainer ? currentContentScrollView : nil
    let old = controller.mainScrollView
    if old !== main { old?.isMainViewInContainer = false }
    controller.mainScrollView = main
    main?.isMainViewInContainer = true
  }
}
