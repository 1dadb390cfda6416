import UIKit

/// Sections of rows beneath a card that says whose settings these are: a table in the inset grouped style.
final class SettingsViewController: UITableViewController {
  private let profile: Profile
  private let sections = SettingsViewController.makeSections()
  private var settings = Settings()

  init(profile: Profile) {
    self.profile = profile
    super.init(style: .insetGrouped)
    title = Strings.Settings.title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for type in [AccountCell.self, SettingsCell.self, AppearanceCell.self, UITableViewCell.self] {
      tableView.register(type, forCellReuseIdentifier: "\(type)")
    }
  }

  private static func makeSections() -> [SettingsSection] {
    typealias Words = Strings.Settings
    return [
      SettingsSection(rows: [.account]),
      SettingsSection(
        title: Words.notifications,
        rows: [
          .setting(symbol: "bell", color: .systemRed, title: Words.reminders, .toggle(\.reminders)),
          .setting(symbol: "message", color: .systemGreen, title: Words.messages, .toggle(\.messages)),
          .setting(symbol: "cloud", color: .systemTeal, title: Words.warnings, .toggle(\.warnings)),
        ], note: Words.warningsNote),
      SettingsSection(
        title: Words.maps,
        rows: [
          .setting(symbol: "map", color: .systemOrange, title: Words.units, .text(Words.kilometres)),
          .setting(symbol: "folder", color: .systemIndigo, title: Words.offline, .text(Words.offlineCount)),
          .setting(symbol: "sun.max", color: .systemYellow, title: Words.shading, .slider(\.shading)),
        ]),
      SettingsSection(title: Words.appearance, rows: [.appearance]),
      SettingsSection(rows: [.logOut]),
    ]
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].note
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .account:
      let cell = dequeue(AccountCell.self, at: indexPath)
      cell.show(profile)
      return cell
    case .setting(let symbol, let color, let title, let value):
      let cell = dequeue(SettingsCell.self, at: indexPath)
      cell.show(symbol: symbol, color: color, title: title, value: value, in: settings) {
        [weak self] change in
        if let self { change(&self.settings) }
      }
      return cell
    case .appearance:
      let cell = dequeue(AppearanceCell.self, at: indexPath)
      cell.show(settings.appearance) { [weak self] in self?.choose($0) }
      return cell
    case .logOut:
      let cell = dequeue(UITableViewCell.self, at: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = Strings.Settings.logOut
      content.textProperties.color = .systemRed
      content.textProperties.alignment = .center
      cell.contentConfiguration = content
      return cell
    }
  }

  private func dequeue<Cell: UITableViewCell>(_ type: Cell.Type, at indexPath: IndexPath) -> Cell {
    tableView.dequeueReusableCell(withIdentifier: "\(type)", for: indexPath) as! Cell
  }

  // MARK: Taps

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    sections[indexPath.section].rows[indexPath.row].isTappable
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .account:
      navigationController?.pushViewController(AccountViewController(profile: profile), animated: true)
    case .logOut:
      tableView.deselectRow(at: indexPath, animated: true)
      askToLogOut()
    case .setting, .appearance:
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }

  private func choose(_ index: Int) {
    settings.appearance = index
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
