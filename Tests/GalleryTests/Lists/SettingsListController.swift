import UIKit

/// The settings of a phone: cards of rows with symbols, values, switches and a choice.
final class SettingsListController: UITableViewController {
  private enum Section: CaseIterable {
    case account
    case network
    case display
    case language
  }

  private enum Row: Hashable {
    case account
    case toggle(String, symbol: String, isOn: Bool)
    case value(String, symbol: String, value: String)
    case choice(String, isChosen: Bool)
    case button(String)
  }

  /// A data source whose sections have titles.
  private final class Source: UITableViewDiffableDataSource<Section, Row> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      switch sectionIdentifier(for: section) {
      case .display: "Display"
      case .language: "Preferred language"
      default: nil
      }
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      sectionIdentifier(for: section) == .display
        ? "The screen adapts to the light around you, and turns off by itself." : nil
    }
  }

  private var source: Source?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = Source(tableView: tableView) { table, path, row in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      Self.configure(cell, row)
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems([.account], toSection: .account)
    snapshot.appendItems(
      [
        .toggle("Airplane Mode", symbol: "airplane", isOn: false),
        .value("Wi-Fi", symbol: "wifi", value: "Harbour"),
        .toggle("Bluetooth", symbol: "bolt.fill", isOn: true),
      ], toSection: .network)
    snapshot.appendItems(
      [
        .value("Brightness", symbol: "sun.max.fill", value: "Automatic"),
        .value("Text Size", symbol: "gear", value: ""),
      ], toSection: .display)
    snapshot.appendItems(
      [.choice("English", isChosen: true), .choice("Français", isChosen: false), .button("Add Language…")],
      toSection: .language)
    source.apply(snapshot, animatingDifferences: false)
    self.source = source
  }

  private static func configure(_ cell: UITableViewCell, _ row: Row) {
    cell.accessoryView = nil
    cell.accessoryType = .none
    var content = UIListContentConfiguration.valueCell()
    switch row {
    case .account:
      content = .subtitleCell()
      content.text = "Inès Okafor"
      content.secondaryText = "Account, backup, purchases"
      content.secondaryTextProperties.color = .secondaryLabel
      content.image = UIImage(systemName: "person.crop.circle.fill")
      content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40)
      content.imageProperties.tintColor = .systemGray
      cell.accessoryType = .disclosureIndicator
    case .toggle(let title, let symbol, let isOn):
      content.text = title
      content.image = UIImage(systemName: symbol)
      content.imageProperties.tintColor = .systemOrange
      let toggle = UISwitch()
      toggle.isOn = isOn
      cell.accessoryView = toggle
    case .value(let title, let symbol, let value):
      content.text = title
      content.secondaryText = value
      content.image = UIImage(systemName: symbol)
      cell.accessoryType = .disclosureIndicator
    case .choice(let title, let isChosen):
      content.text = title
      cell.accessoryType = isChosen ? .checkmark : .none
    case .button(let title):
      content.text = title
      content.textProperties.color = .tintColor
    }
    cell.contentConfiguration = content
  }
}
