import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import ListCore
import Plumb
import StyleCore
import Testing
import TextViewCore

/// Pictures of typical tables, written into the folder `TABLE_PICTURES` to be looked at.
@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["TABLE_PICTURES"] != nil))
struct TablePictureTests {
  private func write(_ name: String, _ list: TestTable) throws {
    let folder = ProcessInfo.processInfo.environment["TABLE_PICTURES"] ?? "."
    for style in [UIUserInterfaceStyle.light, .dark] {
      list.window.overrideUserInterfaceStyle = style
      list.window.layoutIfNeeded()
      let data = try list.window.pngData(scale: 2)
      let mode = style == .dark ? "dark" : "light"
      try data.write(to: URL(fileURLWithPath: "\(folder)/\(name)-\(mode).png"))
    }
  }

  private func symbol(_ name: String, _ color: UIColor) -> UIImage? {
    UIImage(systemName: name)?.withTintColor(color, renderingMode: .alwaysOriginal)
  }

  @Test func `settings`() throws {
    let list = TestTable(.insetGrouped, size: CGSize(width: 375, height: 640))
    list.style = .value1
    list.sections = [
      .init(rows: ["Airplane Mode", "Wi-Fi", "Bluetooth"]),
      .init(
        header: "Display", footer: "Raise to wake turns the display on.",
        rows: ["Brightness", "Text Size", "Auto-Lock"]),
      .init(header: "Choice", rows: ["Small", "Large"]),
    ]
    let images = ["airplane", "wifi", "bolt.fill", "sun.max", "gear", "lock.fill", "circle", "circle.fill"]
    let colors: [UIColor] = [
      .systemOrange, .systemBlue, .systemBlue, .systemIndigo, .systemGray, .systemGreen,
    ]
    list.configure = { cell, text, path in
      cell.textLabel?.text = text
      let number = path.section * 3 + path.row
      if number < 6 { cell.imageView?.image = self.symbol(images[number], colors[number]) }
      cell.detailTextLabel?.text = [1: "Home", 2: "On", 5: "30 seconds"][number]
      cell.accessoryType =
        number == 7 ? .checkmark : number == 6 ? .detailDisclosureButton : .disclosureIndicator
      if number == 0 {
        let toggle = UISwitch()
        toggle.isOn = true
        cell.accessoryView = toggle
      } else {
        cell.accessoryView = nil
      }
    }
    list.show()
    list.table.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
    try write("settings", list)
  }

  @Test func `mail`() throws {
    let list = MailTable(.plain, (0..<12).map { "Sender \($0)" }, size: CGSize(width: 375, height: 560))
    list.style = .subtitle
    list.configure = { cell, text, path in
      cell.textLabel?.text = text
      cell.detailTextLabel?.text = "Message number \(path.row), about something"
      cell.accessoryType = .disclosureIndicator
    }
    list.show()
    TouchSynthesizer(list.window).drag(
      from: CGPoint(x: 300, y: 140), to: CGPoint(x: 150, y: 140), for: 0.3, restingFor: 0.2)
    MainLoop.main.run(for: 2)
    try write("mail", list)
  }

  @Test func `editing`() throws {
    let list = EditedTable(
      .plain, ["Milk", "Eggs", "Add an item", "Fixed"], size: CGSize(width: 375, height: 300))
    list.configure = { cell, text, _ in
      cell.textLabel?.text = text
      cell.showsReorderControl = true
      cell.imageView?.image = UIImage(systemName: "cart")
    }
    list.show()
    list.table.setEditing(true, animated: false)
    try write("editing", list)
    list.table.allowsMultipleSelectionDuringEditing = true
    list.table.reloadData()
    list.window.layoutIfNeeded()
    list.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    try write("choosing", list)
  }

  @Test func `contacts`() throws {
    let list = IndexedTable(.plain, size: CGSize(width: 375, height: 560))
    list.sections = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { letter in
      .init(
        header: String(letter), rows: ["\(letter)da Lovelace", "\(letter)lan Turing", "\(letter)nna Freud"])
    }
    list.show()
    list.table.contentOffset.y = 100
    try write("contacts", list)
    list.window.traitOverrides.layoutDirection = .rightToLeft
    list.table.contentOffset.y = 250
    try write("contacts-rtl", list)
  }
}

/// A table of messages with actions at both sides.
@MainActor
private final class MailTable: TestTable, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Trash") { _, _, done in done(true) }
    delete.image = UIImage(systemName: "trash.fill")
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    flag.backgroundColor = .systemOrange
    let more = UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [delete, flag, more])
  }
}
