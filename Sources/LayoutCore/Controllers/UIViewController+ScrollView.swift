import Foundation
import LayerCore

extension UIViewController {
  /// The scroll view that bars follow: the one that was set, or else the view itself or its backmost subview.
  package var currentContentScrollView: UIScrollView? {
    if let named = controller.namedScrollView { return named }
    guard let view = controller.view else { return nil }
    return view as? UIScrollView ?? view.backing.children.first?.attachedView as? UIScrollView
  }

  func setContentScrollView(_ scrollView: UIScrollView?) {
    guard scrollView !== controller.namedScrollView else { return }
    controller.namedScrollView = scrollView
    updateMainScrollView()
  }

  /// Updates the scroll view that knows that a navigation or tab bar controller shows it.
  ///
  /// The scroll view takes that into account for its `automatic` behaviour (D.16); the previous one no longer does.
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
