import UIKit

/// Sections of rows beneath a card that says whose settings these are; all by stacks and constraints.
final class SettingsViewController: UIViewController {
  private let profile: Profile
  private let scrollView = UIScrollView()
  private let content = UIStackView()

  init(profile: Profile) {
    self.profile = profile
    super.init(nibName: nil, bundle: nil)
    title = Strings.Settings.title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scrollView.alwaysBounceVertical = true
    content.axis = .vertical
    content.spacing = 28
    for subview in [scrollView, content] { subview.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(content)
    let inside = scrollView.contentLayoutGuide
    let margins = view.readableContentGuide
    NSLayoutConstraint.activate(scrollView.constraints(pinning: .all, to: view))
    NSLayoutConstraint.activate([
      inside.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.topAnchor.constraint(equalTo: inside.topAnchor, constant: 20),
      content.bottomAnchor.constraint(equalTo: inside.bottomAnchor, constant: -28),
      content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    for section in [account, notifications, maps, appearance, session] { content.addArrangedSubview(section) }
  }

  // MARK: Sections

  private var account: UIView {
    let header = AccountHeader(profile: profile)
    header.addAction(UIAction { [weak self] _ in self?.editAccount() }, for: .touchUpInside)
    return SettingsSection(rows: [header])
  }

  private var notifications: UIView {
    SettingsSection(
      title: Strings.Settings.notifications,
      rows: [
        SettingsRow(
          symbol: "bell", color: .systemRed, title: Strings.Settings.reminders, accessory: toggle(true)),
        SettingsRow(
          symbol: "message", color: .systemGreen, title: Strings.Settings.messages, accessory: toggle(true)),
        SettingsRow(
          symbol: "cloud", color: .systemTeal, title: Strings.Settings.warnings, accessory: toggle(false)),
      ], note: Strings.Settings.warningsNote)
  }

  private var maps: UIView {
    let shading = UISlider()
    shading.value = 0.6
    shading.accessibilityLabel = Strings.Settings.shading
    return SettingsSection(
      title: Strings.Settings.maps,
      rows: [
        SettingsRow(
          symbol: "map", color: .systemOrange, title: Strings.Settings.units,
          value: Strings.Settings.kilometres),
        SettingsRow(
          symbol: "folder", color: .systemIndigo, title: Strings.Settings.offline,
          value: Strings.Settings.offlineCount),
        SettingsRow(
          symbol: "sun.max", color: .systemYellow, title: Strings.Settings.shading, accessory: shading),
      ])
  }

  private var appearance: UIView {
    let styles = UISegmentedControl(
      items: [Strings.Settings.automatic, Strings.Settings.light, Strings.Settings.dark])
    styles.selectedSegmentIndex = 0
    styles.addAction(
      UIAction { [weak self, weak styles] _ in self?.choose(styles?.selectedSegmentIndex ?? 0) },
      for: .valueChanged)
    return SettingsSection(
      title: Strings.Settings.appearance, rows: [SettingsRow(content: styles)])
  }

  private var session: UIView {
    let row = SettingsButtonRow(title: Strings.Settings.logOut)
    row.addAction(UIAction { [weak self] _ in self?.askToLogOut() }, for: .touchUpInside)
    return SettingsSection(rows: [row])
  }

  private func toggle(_ isOn: Bool) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.onTintColor = Theme.accent
    return toggle
  }

  // MARK: Actions

  private func editAccount() {
    navigationController?.pushViewController(AccountViewController(profile: profile), animated: true)
  }

  private func choose(_ index: Int) {
    view.window?.overrideUserInterfaceStyle = [.unspecified, .light, .dark][index]
  }

  private func askToLogOut() {
    let alert = UIAlertController(
      title: Strings.Settings.logOut, message: Strings.Settings.logOutQuestion, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Strings.Settings.cancel, style: .cancel))
    alert.addAction(UIAlertAction(title: Strings.Settings.logOut, style: .destructive))
    present(alert, animated: true)
  }
}
