internal import Escaping
internal import Foundation
internal import GraphicsCore
@_spi(Plumb) internal import LayoutCore
internal import ListCore
internal import StyleCore
internal import TextViewCore

/// A rule on rows whose heights differ from what the constraints in their cells need.
///
/// Only what is seen counts: text that does not fit, or content beyond the row. A picture may shrink on purpose.
@MainActor
enum RowSizes {
  static func findings(in tree: LintTree) -> [Finding] {
    tree.nodes.indices.flatMap { index -> [Finding] in
      guard let list = tree.nodes[index].view as? any ExaminedList, tree.nodes[index].isShown else {
        return []
      }
      return findings(in: list, tree)
    }
  }

  /// Returns one finding for each class of cells and each fault, which names the other cells that have it.
  private static func findings(in list: any ExaminedList, _ tree: LintTree) -> [Finding] {
    var findings: [Finding] = []
    var places: [String: Int] = [:]
    for (path, cell) in list.displayedCells where cell.hasConstrainedCellContent && !cell.bounds.isEmpty {
      let found = list.sizesItself(path) ? undetermined(cell, in: tree) : cutOff(cell, in: tree)
      guard let found else { continue }
      let kind = "\(type(of: cell)) \(found.code)"
      if let place = places[kind] {
        findings[place].others.append(found.view)
      } else {
        places[kind] = findings.count
        findings.append(found)
      }
    }
    return findings
  }

  /// Returns the finding for a row that is lower than its content.
  private static func cutOff(_ cell: UIView, in tree: LintTree) -> Finding? {
    let needed = fittingHeight(of: cell)
    let height = cell.bounds.height
    guard needed > height + 1, let index = tree.index(of: cell),
      let view = contents(of: cell).first(where: { isSqueezed($0) || isOutside($0, of: cell) })
    else { return nil }
    let (name, part) = (tree.nodes[index].name, tree.path(of: view))
    var finding = Finding(
      .cutOffRow, view: tree.path(of: index),
      message: "The row of \(name) is \(PointText.of(height)) points high, but its constraints need "
        + "\(PointText.of(needed)): \(part?.last ?? "its content") has not enough room",
      fix: "Let the rows size themselves, with UITableView.automaticDimension and an estimated height, "
        + "or make them \(PointText.of(needed.rounded(.up))) points high")
    finding.values = [FindingValue("height", points: height), FindingValue("needed height", points: needed)]
    return finding
  }

  /// Returns the finding for a row that sizes itself, whose constraints leave the height open.
  private static func undetermined(_ cell: UIView, in tree: LintTree) -> Finding? {
    guard let content = cell.ownContentView, let index = tree.index(of: cell) else { return nil }
    let fitting = content.systemLayoutSizeFitting(
      CGSize(width: content.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard fitting.height < 1,
      contents(of: cell).contains(where: { isOutside($0, of: cell) || mayWrap($0) })
    else { return nil }
    let height = cell.bounds.height
    var finding = Finding(
      .undeterminedRowHeight, view: tree.path(of: index),
      message: "The constraints of \(tree.nodes[index].name) do not determine its height, so the row is "
        + "\(PointText.of(height)) points high, whatever it shows",
      fix: "Connect the top and the bottom of the content view by constraints through all views between them")
    finding.values = [FindingValue("height", points: height)]
    return finding
  }

  private static func fittingHeight(of cell: UIView) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The visible texts, pictures and controls in a cell.
  private static func contents(of cell: UIView) -> [UIView] {
    var found: [UIView] = []
    var pending = (cell.ownContentView?.subviews ?? []).reversed() as [UIView]
    while let view = pending.popLast() {
      guard !view.isHidden, view.alpha > 0, !view.clipsToBounds || view is UILabel else { continue }
      if view.subviews.isEmpty || view is UILabel { found.append(view) }
      pending += view.subviews.reversed()
    }
    return found
  }

  /// Returns whether a label is lower than its text.
  private static func isSqueezed(_ view: UIView) -> Bool {
    guard let label = view as? UILabel, label.text?.isEmpty == false else { return false }
    let size = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
    return label.sizeThatFits(size).height > label.bounds.height + 1
  }

  private static func isOutside(_ view: UIView, of cell: UIView) -> Bool {
    let frame = view.convert(view.bounds, to: cell)
    return !frame.isEmpty && (frame.minY < -1 || frame.maxY > cell.bounds.height + 1)
  }

  /// Returns whether a text has several lines, or may have them with another text.
  private static func mayWrap(_ view: UIView) -> Bool {
    (view as? UILabel).map { $0.numberOfLines != 1 } ?? false
  }
}
