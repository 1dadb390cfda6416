import Plumb
import UIKit

/// One of each class of views and controllers, as code makes them.
enum ViewKinds {
  /// A new object of a class, with content that is different for each number.
  struct Kind<Object: AnyObject>: Sendable {
    let name: String
    /// Makes one, with a number.
    let make: @MainActor @Sendable (Int) -> Object

    init(_ name: String, _ make: @escaping @MainActor @Sendable (Int) -> Object) {
      self.name = name
      self.make = make
    }
  }

  static let views = controls + texts + lists + bars + plain

  private static let controls: [Kind<UIView>] = [
    Kind("UIControl") { _ in UIControl() },
    Kind("UIButton") { number in
      let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "A\(number)") { _ in })
      button.menu = UIMenu(children: [UIAction(title: "B\(number)") { _ in }])
      return button
    },
    Kind("UISwitch") { _ in UISwitch() },
    Kind("UISlider") { number in
      let slider = UISlider()
      slider.value = Float(number % 100) / 100
      return slider
    },
    Kind("UIStepper") { _ in UIStepper() },
    Kind("UISegmentedControl") { UISegmentedControl(items: ["A\($0)", "B"]) },
    Kind("UIPageControl") { number in
      let control = UIPageControl()
      control.numberOfPages = number % 7
      return control
    },
    Kind("UIDatePicker") { number in
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = [.compact, .inline, .wheels][number % 3]
      return picker
    },
    Kind("UIColorWell") { _ in UIColorWell() },
    Kind("UIRefreshControl") { _ in UIRefreshControl() },
    Kind("UIPasteControl") { _ in UIPasteControl(configuration: UIPasteControl.Configuration()) },
    Kind("UIPickerView") { _ in UIPickerView() },
    Kind("UICalendarView") { _ in UICalendarView() },
    Kind("UIProgressView") { number in
      let view = UIProgressView(progressViewStyle: .bar)
      view.setProgress(Float(number % 10) / 10, animated: true)
      return view
    },
    Kind("UIActivityIndicatorView") { _ in
      let view = UIActivityIndicatorView(style: .large)
      view.startAnimating()
      return view
    },
  ]

  private static let texts: [Kind<UIView>] = [
    Kind("UILabel") { number in
      let label = UILabel()
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 8 + Double(number % 100_000) / 1000, weight: .semibold)
      label.text = "Words \(number)\nand more"
      return label
    },
    Kind("UITextField") { number in
      let field = UITextField()
      field.text = "Field \(number)"
      field.placeholder = "P\(number)"
      return field
    },
    Kind("UITextView") { number in
      let view = number % 2 == 0 ? UITextView() : UITextView(usingTextLayoutManager: false)
      view.attributedText = NSAttributedString(
        string: "A\nB \(number)", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
      return view
    },
    Kind("UISearchTextField") { _ in UISearchTextField() },
    Kind("UISearchBar") { number in
      let bar = UISearchBar()
      bar.scopeButtonTitles = ["A", "B\(number)"]
      return bar
    },
  ]

  private static let lists: [Kind<UIView>] = [
    Kind("UIScrollView") { number in
      let view = UIScrollView()
      view.refreshControl = number % 2 == 0 ? UIRefreshControl() : nil
      view.contentSize = CGSize(width: 300, height: 2000)
      return view
    },
    Kind("UITableView") { UITableView(frame: .zero, style: [.plain, .grouped, .insetGrouped][$0 % 3]) },
    Kind("UITableViewCell") { number in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "C")
      cell.textLabel?.text = "A\(number)"
      cell.accessoryType = .disclosureIndicator
      return cell
    },
    Kind("UITableViewHeaderFooterView") { _ in UITableViewHeaderFooterView(reuseIdentifier: "H") },
    Kind("UICollectionView") { number in
      let layouts: [UICollectionViewLayout] = [
        UICollectionViewFlowLayout(),
        UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)),
      ]
      return UICollectionView(frame: .zero, collectionViewLayout: layouts[number % 2])
    },
    Kind("UICollectionReusableView") { _ in UICollectionReusableView() },
    Kind("UICollectionViewCell") { _ in UICollectionViewCell() },
    Kind("UICollectionViewListCell") { number in
      let cell = UICollectionViewListCell()
      cell.accessories = [.disclosureIndicator(), .checkmark()]
      var content = cell.defaultContentConfiguration()
      content.text = "A\(number)"
      cell.contentConfiguration = content
      return cell
    },
    Kind("UIListContentView") { number in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "A\(number)"
      return UIListContentView(configuration: content)
    },
    Kind("UIContentUnavailableView") { number in
      var content = UIContentUnavailableConfiguration.search()
      content.text = "A\(number)"
      return UIContentUnavailableView(configuration: content)
    },
  ]

  private static let bars: [Kind<UIView>] = [
    Kind("UINavigationBar") { number in
      let bar = UINavigationBar()
      let item = UINavigationItem(title: "A\(number)")
      item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      bar.items = [item]
      return bar
    },
    Kind("UIToolbar") { number in
      let bar = UIToolbar()
      bar.items = [.flexibleSpace(), UIBarButtonItem(title: "A\(number)")]
      return bar
    },
    Kind("UITabBar") { number in
      let bar = UITabBar()
      bar.items = [UITabBarItem(title: "A\(number)", image: UIImage(systemName: "star"), tag: 0)]
      return bar
    },
  ]

  private static let plain: [Kind<UIView>] = [
    Kind("UIView") { number in
      let view = UIView()
      view.backgroundColor = UIColor(hue: Double(number % 997) / 997, saturation: 1, brightness: 1, alpha: 1)
      view.layer.cornerRadius = Double(number % 31)
      view.layer.shadowOpacity = 1
      return view
    },
    Kind("UIView with masks, guides, recognizers") { number in
      let view = UIView()
      view.mask = UIView()
      view.layer.addSublayer(CAGradientLayer())
      view.layer.mask = number % 2 == 0 ? CAShapeLayer() : nil
      view.addLayoutGuide(UILayoutGuide())
      _ = (view.keyboardLayoutGuide, view.safeAreaLayoutGuide, view.readableContentGuide)
      view.addGestureRecognizer(UITapGestureRecognizer())
      view.addGestureRecognizer(UIPanGestureRecognizer())
      view.addInteraction(UIPointerInteraction(delegate: nil))
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in }
      return view
    },
    Kind("UIImageView") { number in
      let view = UIImageView(image: UIImage(systemName: "star.fill"))
      view.preferredSymbolConfiguration = .init(pointSize: 10 + Double(number % 100_000) / 1000)
      return view
    },
    Kind("UIStackView") { number in
      UIStackView(arrangedSubviews: [UILabel(), UIButton(), UIView()].dropLast(number % 2))
    },
    Kind("UIVisualEffectView") { _ in UIVisualEffectView(effect: UIBlurEffect(style: .regular)) },
    Kind("UIInputView") { _ in UIInputView(frame: .zero, inputViewStyle: .keyboard) },
    Kind("UIBackgroundExtensionView") { _ in UIBackgroundExtensionView() },
    Kind("UIEventAttributionView") { _ in UIEventAttributionView() },
  ]

  static let controllers: [Kind<UIViewController>] = [
    Kind("UIViewController") { _ in UIViewController() },
    Kind("UITableViewController") { UITableViewController(style: [.plain, .insetGrouped][$0 % 2]) },
    Kind("UICollectionViewController") { _ in
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    },
    Kind("UINavigationController") { number in
      let (root, top) = (UIViewController(), UIViewController())
      root.title = "A\(number)"
      top.title = "B\(number)"
      let controller = UINavigationController(rootViewController: root)
      controller.pushViewController(top, animated: false)
      return controller
    },
    Kind("UITabBarController") { number in
      let controller = UITabBarController()
      controller.viewControllers = (0...number % 7).map { _ in UIViewController() }
      return controller
    },
    Kind("UISplitViewController") { number in
      let controller = UISplitViewController(style: number % 2 == 0 ? .doubleColumn : .tripleColumn)
      controller.setViewController(UIViewController(), for: .primary)
      controller.setViewController(UIViewController(), for: .secondary)
      return controller
    },
    Kind("UIPageViewController") { _ in
      let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      controller.setViewControllers([UIViewController()], direction: .forward, animated: false)
      return controller
    },
    Kind("UISearchContainerViewController") { _ in
      UISearchContainerViewController(searchController: UISearchController(searchResultsController: nil))
    },
    Kind("UIInputViewController") { _ in UIInputViewController() },
  ]

  /// The controllers that are only presented.
  static let presented: [Kind<UIViewController>] = [
    Kind("UIAlertController") { number in
      let alert = UIAlertController(
        title: "A\(number)", message: "B", preferredStyle: number % 2 == 0 ? .alert : .actionSheet)
      alert.addAction(UIAlertAction(title: "C", style: .cancel))
      if number % 2 == 0 { alert.addTextField() }
      return alert
    },
    Kind("UIActivityViewController") {
      UIActivityViewController(activityItems: ["A\($0)"], applicationActivities: nil)
    },
    Kind("UIColorPickerViewController") { _ in UIColorPickerViewController() },
    Kind("UIFontPickerViewController") { _ in UIFontPickerViewController() },
    Kind("UIDocumentPickerViewController") { _ in
      UIDocumentPickerViewController(forOpeningContentTypes: [.item])
    },
    Kind("UIImagePickerController") { _ in UIImagePickerController() },
    Kind("UISearchController") { _ in UISearchController(searchResultsController: UIViewController()) },
  ]
}
