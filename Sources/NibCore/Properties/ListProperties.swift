import Foundation
import GraphicsCore
import LayoutCore
import ListCore
import StyleCore

/// The properties of tables and collections, their layouts and their cells.
@MainActor
enum ListProperties {
  static let all = [
    PropertyReading(UITableView.self, readTable), PropertyReading(UICollectionView.self, readCollection),
    PropertyReading(UITableViewCell.self, CellProperties.readTableCell),
    PropertyReading(UICollectionViewCell.self, CellProperties.readCollectionCell),
    PropertyReading(UITableViewHeaderFooterView.self, CellProperties.readHeaderFooter),
    PropertyReading(UICollectionViewLayout.self, readLayout),
  ]

  private static func readTable(_ table: UITableView, _ values: NibValues, _ context: NibContext) {
    readHeights(table, values)
    if let style = values.choice("separatorStyle", separatorStyles) { table.separatorStyle = style }
    if let color = values.color("separatorColor") { table.separatorColor = color }
    if let color = values.color("sectionIndexColor") { table.sectionIndexColor = color }
    if let insets = values.insets("separatorInset") { table.separatorInset = insets }
    if let allows = values.bool("allowsSelection") { table.allowsSelection = allows }
    if let allows = values.bool("allowsMultipleSelection") { table.allowsMultipleSelection = allows }
    if let allows = values.bool("allowsSelectionDuringEditing") {
      table.allowsSelectionDuringEditing = allows
    }
    if let allows = values.bool("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = allows
    }
    if let header = values.child("tableHeaderView") { table.tableHeaderView = context.makeView(header) }
    if let footer = values.child("tableFooterView") { table.tableFooterView = context.makeView(footer) }
    if let ground = values.child("backgroundView") { table.backgroundView = context.makeView(ground) }
    if let isInset = values.bool("contentViewInsetsToSafeArea") {
      table.insetsContentViewsToSafeArea = isInset
    }
    if let count = values.number("sectionIndexMinimumDisplayRowCount") {
      table.sectionIndexMinimumDisplayRowCount = Int(saturating: count)
    }
    _ = values.element["style"]
    for cell in values.element.children(of: "prototypes") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      table.register(UINib(PrototypeNib(cell, context)), forCellReuseIdentifier: identifier)
    }
    guard values.element["dataMode"] == "static" else { return }
    let sections = values.element.children(of: "sections").map { StaticSection($0, context) }
    context.scene?.staticRows = StaticRows(sections)
  }

  private static func readHeights(_ table: UITableView, _ values: NibValues) {
    func height(_ name: String) -> CGFloat? {
      values.number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
    if let height = height("rowHeight") { table.rowHeight = height }
    if let height = height("estimatedRowHeight") { table.estimatedRowHeight = height }
    if let height = height("sectionHeaderHeight") { table.sectionHeaderHeight = height }
    if let height = height("sectionFooterHeight") { table.sectionFooterHeight = height }
    if let height = height("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = height }
    if let height = height("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = height }
  }

  private static func readCollection(_ view: UICollectionView, _ values: NibValues, _ context: NibContext) {
    if let ground = values.child("backgroundView") { view.backgroundView = context.makeView(ground) }
    if let allows = values.bool("allowsSelection") { view.allowsSelection = allows }
    if let allows = values.bool("allowsMultipleSelection") { view.allowsMultipleSelection = allows }
    if let prefetches = values.bool("prefetchingEnabled") { view.isPrefetchingEnabled = prefetches }
    for cell in values.element.children(of: "cells") {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      view.register(UINib(PrototypeNib(cell, context)), forCellWithReuseIdentifier: identifier)
    }
    let supplements = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in supplements {
      guard let supplement = values.child(key), let identifier = supplement["reuseIdentifier"]
      else { continue }
      view.register(
        UINib(PrototypeNib(supplement, context)), forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier)
    }
    _ = values.element["dataMode"]
  }

  private static func readLayout(_ layout: UICollectionViewLayout, _ values: NibValues, _ context: NibContext)
  {
    guard let flow = layout as? UICollectionViewFlowLayout else { return }
    if let spacing = values.number("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
    if let spacing = values.number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = spacing }
    if let direction = values.choice(
      "scrollDirection",
      ["vertical": .vertical, "horizontal": .horizontal] as [String: UICollectionView.ScrollDirection])
    {
      flow.scrollDirection = direction
    }
    if let size = values.size("itemSize") { flow.itemSize = size }
    if let size = values.size("estimatedItemSize") { flow.estimatedItemSize = size }
    if values.bool("automaticEstimatedItemSize") == true {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = values.size("headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = values.size("footerReferenceSize") { flow.footerReferenceSize = size }
    if let insets = values.insets("sectionInset") { flow.sectionInset = insets }
    if let pins = values.bool("sectionHeadersPinToVisibleBounds") {
      flow.sectionHeadersPinToVisibleBounds = pins
    }
    if let pins = values.bool("sectionFootersPinToVisibleBounds") {
      flow.sectionFootersPinToVisibleBounds = pins
    }
    if let reference = values.choice("sectionInsetReference", insetReferences) {
      flow.sectionInsetReference = reference
    }
  }

  private static let separatorStyles: [String: UITableViewCell.SeparatorStyle] = [
    "none": .none, "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine,
  ]
  private static let insetReferences: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
    "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
  ]
}
