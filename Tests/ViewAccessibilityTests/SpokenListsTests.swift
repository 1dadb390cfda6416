import ControlCore
import Foundation
import LayoutCore
import ListCore
import StyleCore
import Testing
import TextViewCore
import ViewAccessibility

/// The words of cells, headers and footers.
@MainActor
struct SpokenListsTests {
  private func spoken(_ cell: UIView) -> [String] {
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    return words(of: screen(cell))
  }

  private var cell: UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Wi-Fi"
    cell.detailTextLabel?.text = "Home"
    return cell
  }

  @Test func `U.13: a cell joins the texts that it holds`() {
    let cell = cell
    #expect(spoken(cell) == ["Wi-Fi, Home"])
    cell.isSelected = true
    #expect(spoken(cell) == ["Selected, Wi-Fi, Home"])
  }

  @Test func `U.13: a chevron makes a cell a button, and a check mark selected`() {
    let cell = cell
    cell.accessoryType = .disclosureIndicator
    #expect(spoken(cell) == ["Wi-Fi, Home, button"])
    cell.accessoryType = .checkmark
    #expect(spoken(cell) == ["Selected, Wi-Fi, Home"])
  }

  @Test func `U.13: a switch at the end is a part of the cell, and other controls are elements`() {
    let cell = cell
    let toggle = UISwitch()
    toggle.isOn = true
    cell.accessoryView = toggle
    #expect(spoken(cell) == ["Wi-Fi, Home, switch button, on"])
    cell.accessoryView = nil
    cell.accessoryType = .detailButton
    #expect(spoken(cell) == ["Wi-Fi, Home", "More Info, button"])
    let button = UIButton(type: .system)
    button.setTitle("Join", for: .normal)
    button.frame = CGRect(x: 200, y: 10, width: 60, height: 40)
    cell.accessoryType = .none
    cell.contentView.addSubview(button)
    #expect(spoken(cell) == ["Wi-Fi, Home", "Join, button"])
  }

  /// A label that counts how often its words are asked for.
  private final class CountedLabel: UILabel {
    var count = 0
    override var accessibilityLabel: String? {
      get {
        count += 1
        return super.accessibilityLabel
      }
      set { super.accessibilityLabel = newValue }
    }
  }

  @Test func `cells in cells are read once for all properties, however deep they are`() {
    /// Returns how often the text in as many cells in each other is read.
    func reads(depth: Int) -> Int {
      let label = CountedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Deep"
      var view: UIView = label
      for _ in 0..<depth {
        let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        cell.contentView.addSubview(view)
        view = cell
      }
      #expect(spoken(view) == ["Deep"])
      return label.count
    }
    // The outermost cell is read for each of its properties.
    let once = reads(depth: 1)
    #expect(once > 0 && reads(depth: 2) == once && reads(depth: 20) == once)
  }

  @Test func `headers of tables are headings, footers are not`() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row"
        return cell
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Networks" }
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "Choose one."
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped)
    let source = Source()
    table.dataSource = source
    let spoken = words(of: screen(table)).map { $0.lowercased() }
    #expect(spoken == ["networks, heading", "row", "choose one."])
  }

  @Test func `a list cell joins its texts and accessories`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    var content = cell.defaultContentConfiguration()
    (content.text, content.secondaryText) = ("Language", "English")
    cell.contentConfiguration = content
    cell.accessories = [.label(text: "2"), .disclosureIndicator()]
    #expect(spoken(cell) == ["Language, English, 2, button"])
    cell.accessories = [.checkmark()]
    #expect(spoken(cell) == ["Selected, Language, English"])
  }

  @Test func `the texts in a cell of a program are elements, before those of the next cell`() {
    let cells = [0, 1].map { index in
      let cell = UICollectionViewCell(frame: CGRect(x: index * 100, y: 0, width: 100, height: 100))
      for row in 0...1 {
        cell.contentView.addSubview(element("\(index).\(row)", x: 0, y: CGFloat(row) * 30))
      }
      return cell
    }
    #expect(words(of: screen(cells[0], cells[1])) == ["0.0", "0.1", "1.0", "1.1"])
  }
}
