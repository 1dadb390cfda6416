import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// The headers and footers of sections.
extension UITableView {
  /// Returns the header or footer of a section as far as it is known without its view.
  func edge(of element: TableElement) -> TableSection.Edge {
    let title = title(of: element)
    let height = givenHeight(of: element, title)
    guard height >= 0 || height.isNaN else { return automaticEdge(of: element, title: title) }
    return TableSection.Edge(
      height: height.validLength, isKnown: true, hasView: height > 0,
      padding: height > 0 ? padding(above: element) : 0)
  }

  /// Returns the height that the delegate or the table view gives a header or footer, if it counts.
  private func givenHeight(of element: TableElement, _ title: String?) -> CGFloat {
    let isHeader = element.kind == .header
    let usual = isHeader ? sectionHeaderHeight : sectionFooterHeight
    var height = usual
    if let rowDelegate {
      height =
        isHeader
        ? rowDelegate.tableView(self, heightForHeaderInSection: element.section)
        : rowDelegate.tableView(self, heightForFooterInSection: element.section)
    }
    guard height == usual else {
      // A grouped table takes a delegate's 0 for no answer.
      return height == 0 && style != .plain ? UITableView.automaticDimension : height
    }
    // The table view's own height is for what is there in a plain table, and for empty spaces in a grouped one.
    let isThere = title != nil || asksDelegate(for: element)
    if style == .plain { return isThere ? height : UITableView.automaticDimension }
    return title != nil ? UITableView.automaticDimension : height
  }

  private func automaticEdge(of element: TableElement, title: String?) -> TableSection.Edge {
    let (kind, section) = (element.kind, element.section)
    let asks = asksDelegate(for: element)
    guard title != nil || asks else {
      return TableSection.Edge(
        height: TableFigures.emptyEdge(kind, section: section, style: style), isKnown: true, hasView: false,
        padding: explicitPadding(above: element))
    }
    let own = estimatedHeight(of: element)
    let usual =
      own > 0 && title == nil ? own : TableFigures.titledEdge(kind, section: section, style: style)
    return TableSection.Edge(height: usual, isKnown: false, hasView: true, padding: padding(above: element))
  }

  private func estimatedHeight(of element: TableElement) -> CGFloat {
    if element.kind == .header {
      return rowDelegate?.tableView(self, estimatedHeightForHeaderInSection: element.section)
        ?? estimatedSectionHeaderHeight
    }
    return rowDelegate?.tableView(self, estimatedHeightForFooterInSection: element.section)
      ?? estimatedSectionFooterHeight
  }

  func title(of element: TableElement) -> String? {
    element.kind == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: element.section)
      : dataSource?.tableView(self, titleForFooterInSection: element.section)
  }

  /// Returns the space above a header.
  private func padding(above element: TableElement) -> CGFloat {
    guard element.kind == .header else { return 0 }
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding.validLength }
    return style == .plain ? TableFigures.plainPadding : 0
  }

  /// Returns the space above a header without a view, which only a grouped table has.
  private func explicitPadding(above element: TableElement) -> CGFloat {
    style == .plain ? 0 : padding(above: element)
  }

  /// Returns whether the delegate has a method for the views of headers or footers.
  ///
  /// The first sections are asked, until one reaches a method of the delegate; the view that it returns is kept.
  private func asksDelegate(for element: TableElement) -> Bool {
    guard let rowDelegate else { return false }
    let isHeader = element.kind == .header
    if let known = isHeader ? state.asksHeaders : state.asksFooters, known { return true }
    // A subclass of a table view controller may call super in some sections.
    let known = isHeader ? state.asksHeaders : state.asksFooters
    if known == false, !(rowDelegate is UITableViewController) { return false }
    let method: TableDefaults = isHeader ? .headerView : .footerView
    let asks = reachesOwn(method) {
      if let view = delegateView(for: element) { state.madeEdges[element] = view }
    }
    if isHeader { state.asksHeaders = asks } else { state.asksFooters = asks }
    return asks
  }

  private func delegateView(for element: TableElement) -> UIView? {
    element.kind == .header
      ? rowDelegate?.tableView(self, viewForHeaderInSection: element.section)
      : rowDelegate?.tableView(self, viewForFooterInSection: element.section)
  }

  // MARK: Views

  /// Returns the view of a header or footer: the delegate's, or one with the title.
  func makeEdgeView(for element: TableElement) -> UIView? {
    if let view = state.madeEdges.removeValue(forKey: element) ?? delegateView(for: element) {
      (view as? UITableViewHeaderFooterView)?.join(self, as: element)
      return view
    }
    guard let title = title(of: element) else { return nil }
    let key = ReuseKey.edge(UITableViewHeaderFooterView.titleIdentifier)
    let view =
      queue.take(key) as? UITableViewHeaderFooterView
      ?? UITableViewHeaderFooterView(reuseIdentifier: UITableViewHeaderFooterView.titleIdentifier)
    view.join(self, as: element)
    view.showTitle(title)
    return view
  }

  /// Returns the header or footer with the height that its view needs; nil removes an automatic one without a view.
  func measuredEdge(_ edge: TableSection.Edge, of element: TableElement, view: UIView?) -> TableSection.Edge {
    var edge = edge
    edge.isKnown = true
    guard let view else {
      edge.height = TableFigures.emptyEdge(element.kind, section: element.section, style: style)
      (edge.hasView, edge.padding) = (false, explicitPadding(above: element))
      return edge
    }
    let usual = TableFigures.titledEdge(element.kind, section: element.section, style: style)
    let width = rowsWidth
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let own = fitting > 0 ? fitting : view.sizeThatFits(CGSize(width: width, height: 0)).height
    edge.height = own > 0 ? pixelRoundedUp(own.validLength) : usual
    return edge
  }

  /// Tells the delegate that the view of a header or footer is about to be displayed.
  func willDisplay(_ view: UIView, _ element: TableElement) {
    guard let rowDelegate else { return }
    if element.kind == .header {
      rowDelegate.tableView(self, willDisplayHeaderView: view, forSection: element.section)
    } else {
      rowDelegate.tableView(self, willDisplayFooterView: view, forSection: element.section)
    }
  }

  /// Tells the delegate that the view of a header or footer is no longer displayed.
  func didEndDisplaying(_ view: UIView, _ element: TableElement) {
    guard let rowDelegate else { return }
    if element.kind == .header {
      rowDelegate.tableView(self, didEndDisplayingHeaderView: view, forSection: element.section)
    } else {
      rowDelegate.tableView(self, didEndDisplayingFooterView: view, forSection: element.section)
    }
  }
}
