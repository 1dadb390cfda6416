import ControllerCore
import Foundation
import LayoutCore
import StyleCore

/// A data source of numbered pages, which writes down what the delegate is told.
@MainActor
final class NumberedPages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  var dots = 0
  var notes: [String] = []
  var spine = UIPageViewController.SpineLocation.min
  /// The work of the delegate before it returns the location of the spine.
  var onSpine: (UIPageViewController) -> Void = { _ in }

  init(_ count: Int) {
    pages = (0..<count).map { number in
      let page = UIViewController()
      page.title = String(number)
      return page
    }
  }

  func titles(_ pages: [UIViewController]) -> String { pages.compactMap(\.title).joined(separator: " ") }

  private func page(_ other: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(of: other), pages.indices.contains(index + step) else { return nil }
    return pages[index + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pageViewController.viewControllers?.first.flatMap { pages.firstIndex(of: $0) } ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { notes.append("to \(titles(pendingViewControllers))") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { notes.append("from \(titles(previousViewControllers)) \(finished) \(completed)") }

  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    onSpine(pageViewController)
    return spine
  }
}
