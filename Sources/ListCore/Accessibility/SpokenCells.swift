import ControlCore
import Foundation
@_spi(Plumb) import LayoutCore
@_spi(Plumb) import StyleCore
import TextViewCore

extension UITableViewCell {
  /// The words of the cell: its texts, its state and its accessory, and the controls of editing.
  var spokenCell: SpokenContent { SpokenWords.of(self) { joinedWords } }

  private var joinedWords: SpokenContent {
    var cell = SpokenCell(isSelected ? .selected : .none)
    cell.add(contentView)
    switch shownAccessory {
    case .none: break
    case .chevron: cell.insert(.button)
    case .detailAndChevron:
      cell.insert(.button)
      cell.add(parts.accessory)
    case .checkmark: cell.insert(.selected)
    case .detail: cell.add(parts.accessory)
    case .view: cell.addAccessory(parts.accessory)
    }
    if let control = parts.editControl, control.superview === self {
      switch control.look {
      case .delete: cell.addButton(SystemWord.delete.text, of: control)
      case .insert: cell.addButton("Insert", of: control)
      case .select(let isChosen): if isChosen { cell.insert(.selected) }
      }
    }
    if let grip = parts.grip, grip.superview === self { cell.addButton("Reorder", of: grip) }
    return cell.content(of: self)
  }
}

extension UITableViewHeaderFooterView {
  /// The words of a header or footer of the system: its texts as one element. Views of programs are read one by one.
  var spokenEdge: SpokenContent { SpokenWords.of(self) { joinedWords } }

  private var joinedWords: SpokenContent {
    guard hasLabel || contentConfiguration is UIListContentConfiguration else { return SpokenContent() }
    let isHeader = if case .header? = element?.kind { true } else { false }
    var edge = SpokenCell(isHeader ? [.staticText, .header] : .staticText)
    for view in subviews { edge.add(view) }
    return edge.content(of: self)
  }
}

extension UICollectionViewCell {
  /// The words of a cell of a program, whose elements are read one by one, before those of the next cell.
  var spokenGroup: SpokenContent {
    var content = SpokenContent()
    content.groupsChildren = true
    if isSelected { content.traits = .selected }
    return content
  }
}

extension UICollectionViewListCell {
  /// The words of the cell: its texts, its state and its accessories.
  var spokenCell: SpokenContent { SpokenWords.of(self) { joinedWords } }

  private var joinedWords: SpokenContent {
    var cell = SpokenCell(isSelected ? .selected : .none)
    if listState.placement?.role == .header { cell.insert([.staticText, .header]) }
    cell.add(contentView)
    for view in listState.leading + listState.trailing { add(view, to: &cell) }
    return cell.content(of: self)
  }

  private func add(_ view: ListAccessoryView, to cell: inout SpokenCell) {
    switch view.accessory.accessoryType {
    case .disclosureIndicator: cell.insert(.button)
    case .checkmark: cell.insert(.selected)
    case .label: cell.add(view.accessory.look.text)
    case .outlineDisclosure:
      cell.insert(.button)
      cell.setValue(isExpandedInOutline ? "Expanded" : "Collapsed")
    case .delete: cell.addButton(SystemWord.delete.text, of: view)
    case .insert: cell.addButton("Insert", of: view)
    case .reorder: cell.addButton("Reorder", of: view)
    case .detail: cell.addButton("More Info", of: view)
    case .multiselect: break
    case .popUpMenu: cell.add(view)
    case .customView(let custom): cell.addAccessory(custom)
    }
  }
}

extension SwipeButton {
  /// The words of the button, whose label the action has given it.
  var spokenButton: SpokenContent { SpokenContent(nil, spokenState.union(.button)) }
}

extension ListIndexView {
  /// The words of the index.
  var spokenIndex: SpokenContent { SpokenContent("Section index", .adjustable) }
}
