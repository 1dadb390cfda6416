import Foundation
import GraphicsCore
import LayoutCore
import ListCore
import StyleCore

/// A section of a table with cells of its own.
@MainActor
final class StaticSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
  let heights: [CGFloat?]

  init(_ element: NibElement, _ context: NibContext) {
    let values = NibValues(element: element, document: context.document)
    header = values.text("headerTitle")
    footer = values.text("footerTitle")
    var cells: [UITableViewCell] = []
    var heights: [CGFloat?] = []
    for child in element.children(of: "cells") {
      guard let cell = context.make(child) as? UITableViewCell else { continue }
      cells.append(cell)
      heights.append(NibValues(element: child, document: context.document).number("rowHeight"))
    }
    self.cells = cells
    self.heights = heights
  }
}

/// The data source of a table with cells of its own.
@MainActor
final class StaticRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let sections: [StaticSection]

  init(_ sections: [StaticSection]) {
    self.sections = sections
  }

  private func section(_ index: Int) -> StaticSection? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    self.section(section)?.cells.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cells = section(indexPath.section)?.cells, cells.indices.contains(indexPath.row) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    return cells[indexPath.row]
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    self.section(section)?.header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    self.section(section)?.footer
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let heights = section(indexPath.section)?.heights, heights.indices.contains(indexPath.row),
      let height = heights[indexPath.row]
    else { return tableView.rowHeight }
    return height
  }
}
