import UIKit

extension ViewGallery {
  private static let width: CGFloat = 316

  /// A bar that shows an item, after another one if there is a way back.
  private static func navigationBar(
    height: CGFloat = 44, back: String? = nil, _ change: (UINavigationBar, UINavigationItem) -> Void
  ) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let item = UINavigationItem(title: "Title")
    change(bar, item)
    bar.items = (back.map { [UINavigationItem(title: $0)] } ?? []) + [item]
    return bar
  }

  private static func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
  }

  private static func item(symbol: String) -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: UIAction { _ in })
  }

  /// Titles, ways back, buttons, prompts, looks; a toolbar.
  static var navigationBars: [[UIView]] {
    let colored = UINavigationBarAppearance()
    colored.configureWithOpaqueBackground()
    colored.backgroundColor = .systemIndigo
    colored.shadowColor = .systemYellow
    colored.titleTextAttributes = [
      .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 20, weight: .heavy),
    ]
    colored.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
    colored.backButtonAppearance = colored.buttonAppearance
    let transparent = UINavigationBarAppearance()
    transparent.configureWithTransparentBackground()
    return [
      [navigationBar { _, item in item.rightBarButtonItem = Self.item("Edit") }],
      [
        navigationBar(back: "Settings") { _, item in
          item.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .add), Self.item(symbol: "magnifyingglass"),
          ]
        }
      ],
      [
        navigationBar(back: "A long way back") { _, item in
          item.title = "A long title"
          item.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
        }
      ],
      [
        navigationBar(height: 96) { bar, item in
          (bar.prefersLargeTitles, item.title) = (true, "Large title")
          (item.leftBarButtonItem, item.rightBarButtonItem) = (
            Self.item("Cancel"), UIBarButtonItem(systemItem: .save)
          )
        }
      ],
      [
        navigationBar(height: 74) { _, item in
          item.prompt = "A prompt above the title"
          item.rightBarButtonItem = Self.item("Off")
          item.rightBarButtonItem?.isEnabled = false
        }
      ],
      [
        navigationBar(back: "Back") { bar, item in
          bar.standardAppearance = colored
          bar.tintColor = .systemYellow
          item.rightBarButtonItem = Self.item("Done")
        }
      ],
      [
        navigationBar { bar, item in
          bar.standardAppearance = transparent
          item.titleView = make(UISegmentedControl(items: ["One", "Two"])) { $0.selectedSegmentIndex = 0 }
          let selected = Self.item(symbol: "star")
          selected.isSelected = true
          item.rightBarButtonItem = selected
          item.leftBarButtonItem = UIBarButtonItem(customView: make(UISwitch()) { $0.isOn = true })
        }
      ],
      [
        toolbar([
          item(symbol: "square.and.arrow.up"), .flexibleSpace(), item("Select"), .flexibleSpace(),
          UIBarButtonItem(systemItem: .trash),
        ])
      ],
    ]
  }

  private static func toolbar(_ items: [UIBarButtonItem]) -> UIToolbar {
    make(UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: 44))) { $0.items = items }
  }

  /// Tabs with badges: upright and wide, in colours, in the middle.
  static var tabBars: [[UIView]] {
    func bar(isWide: Bool = false, _ change: (UITabBar) -> Void = { _ in }) -> UITabBar {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
      bar.items = [("Home", "house.fill"), ("Search", "magnifyingglass"), ("Inbox", "envelope.fill")]
        .enumerated().map {
          UITabBarItem(title: $1.0, image: UIImage(systemName: $1.1), tag: $0)
        }
      bar.selectedItem = bar.items?[0]
      bar.items?[2].badgeValue = "3"
      bar.traitOverrides.horizontalSizeClass = isWide ? .regular : .compact
      change(bar)
      return bar
    }
    let colored = UITabBarAppearance()
    colored.backgroundColor = .systemGray5
    colored.stackedLayoutAppearance.selected.iconColor = .systemPink
    colored.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.systemPink]
    colored.stackedLayoutAppearance.normal.badgeBackgroundColor = .systemGreen
    return [
      [bar()], [bar(isWide: true)],
      [bar { $0.standardAppearance = colored }],
      [
        bar {
          ($0.tintColor, $0.unselectedItemTintColor) = (.systemOrange, .systemTeal)
          $0.items?[1].isEnabled = false
          $0.items?[0].badgeValue = "new"
        }
      ],
      [
        bar {
          ($0.itemPositioning, $0.itemWidth, $0.itemSpacing) = (.centered, 60, 12)
          $0.selectionIndicatorImage = UIImage(
            systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))?
            .withTintColor(.systemGray4, renderingMode: .alwaysOriginal)
        }
      ],
    ]
  }
}
