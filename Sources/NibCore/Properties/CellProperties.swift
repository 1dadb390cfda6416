import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import ListCore
import StyleCore

/// The properties of cells, headers and footers.
@MainActor
enum CellProperties {
  static func readTableCell(_ cell: UITableViewCell, _ values: NibValues, _ context: NibContext) {
    if let content = values.child("contentView") {
      fillLabels(of: cell, values, content, context)
      context.fill(cell.contentView, from: content)
    }
    if let style = values.choice("selectionStyle", selectionStyles) { cell.selectionStyle = style }
    if let type = values.choice("accessoryType", accessoryTypes) { cell.accessoryType = type }
    if let type = values.choice("editingAccessoryType", accessoryTypes) { cell.editingAccessoryType = type }
    if let insets = values.insets("separatorInset") { cell.separatorInset = insets }
    func view(_ key: String) -> UIView? { values.child(key).flatMap { context.makeView($0) } }
    if let view = view("accessoryView") { cell.accessoryView = view }
    if let view = view("editingAccessoryView") { cell.editingAccessoryView = view }
    if let view = view("backgroundView") { cell.backgroundView = view }
    if let view = view("selectedBackgroundView") { cell.selectedBackgroundView = view }
    if let width = values.number("indentationWidth") { cell.indentationWidth = width }
    if let level = values.number("indentationLevel") { cell.indentationLevel = Int(saturating: level) }
    if let indents = values.bool("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = indents }
    if let shows = values.bool("showsReorderControl") { cell.showsReorderControl = shows }
    if let element = values.child("contentConfiguration"), element.name == "listContentConfiguration" {
      cell.contentConfiguration = listContent(NibValues(element: element, document: values.document))
    }
    // Without effect here: the first two are of the file's canvas.
    for name in [
      "rowHeight", "customHeight", "hidesAccessoryWhenEditing", "focusStyle", "style", "reuseIdentifier",
    ] { _ = values.element[name] }
  }

  /// Returns the content of a cell that has no views in the file.
  private static func listContent(_ values: NibValues) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = values.text("text")
    // Interface Builder writes an empty text for none.
    content.secondaryText = values.text("secondaryText").flatMap { $0.isEmpty ? nil : $0 }
    if let image = values.image("image") { content.image = image }
    return content
  }

  /// Sets the properties of a cell's own labels and image, which the file has as subviews of the content view.
  private static func fillLabels(
    of cell: UITableViewCell, _ values: NibValues, _ content: NibElement, _ context: NibContext
  ) {
    let own: [(String, UIView?)] = [
      ("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel), ("imageView", cell.imageView),
    ]
    for (name, view) in own {
      guard let id = values.element[name], let view else { continue }
      guard let element = content.children(of: "subviews").first(where: { $0.id == id }) else { continue }
      context.fill(view, from: element)
    }
  }

  static func readCollectionCell(_ cell: UICollectionViewCell, _ values: NibValues, _ context: NibContext) {
    if let content = values.child("contentView") { context.fill(cell.contentView, from: content) }
    func view(_ key: String) -> UIView? { values.child(key).flatMap { context.makeView($0) } }
    if let view = view("backgroundView") { cell.backgroundView = view }
    if let view = view("selectedBackgroundView") { cell.selectedBackgroundView = view }
    _ = values.size("customSize")
    _ = values.element["reuseIdentifier"]
  }

  static func readHeaderFooter(
    _ view: UITableViewHeaderFooterView, _ values: NibValues, _ context: NibContext
  ) {
    if let content = values.child("contentView") { context.fill(view.contentView, from: content) }
  }

  private static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]
  private static let accessoryTypes: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
  ]
}
