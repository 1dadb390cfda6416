import UIKit

/// A list of numbered rows.
final class ContainerRows: UITableViewController {
  private let count: Int

  init(_ title: String, count: Int) {
    self.count = count
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row + 1)"
    cell.contentConfiguration = content
    return cell
  }
}

/// A page with its title in the middle.
final class ContainerPage: UIViewController {
  private let color: UIColor

  init(_ title: String, _ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .title1)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

/// Three pages, with dots where they are scrolled.
final class ContainerPages: UIPageViewController, UIPageViewControllerDataSource {
  private let all = [
    ContainerPage("One", .systemTeal), ContainerPage("Two", .systemOrange),
    ContainerPage("Three", .systemPink),
  ]

  init(_ style: UIPageViewController.TransitionStyle) {
    super.init(transitionStyle: style, navigationOrientation: .horizontal, options: [.interPageSpacing: 16])
    dataSource = self
    view.backgroundColor = .darkGray
    setViewControllers([all[0]], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  private func page(_ other: UIViewController, _ step: Int) -> UIViewController? {
    guard let index = all.firstIndex(where: { $0 === other }), all.indices.contains(index + step) else {
      return nil
    }
    return all[index + step]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { all.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    all.firstIndex { $0 === viewControllers?.first } ?? 0
  }
}
