import Foundation
import LayoutCore

extension UITableView.Style {
  /// Creates the style of a name in nibs.
  init(interface name: String?) {
    self =
      switch name {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
  }
}

extension UITableViewCell.CellStyle {
  /// Creates the style of a constant's name in nibs.
  init(interface name: String?) {
    self =
      switch name {
      case "IBUITableViewCellStyleValue1": .value1
      case "IBUITableViewCellStyleValue2": .value2
      case "IBUITableViewCellStyleSubtitle": .subtitle
      default: .default
      }
  }
}

extension UINib {
  /// Returns the first object of a class at the top of the nib, made without an owner.
  func first<Object>(_ type: Object.Type) -> Object? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? Object }.first
  }
}
