import Foundation
import GraphicsCore
@_spi(Plumb) import LayoutCore
import StyleCore
import TextViewCore

/// The headers and footers of sections.
extension UITableView {
  /// Returns the header or footer of a section as far as it is known without its view.
  func edge(of element: TableElement) -> TableSection.Edge {
    let answer = delegateHeight(of: element)
    // A grouped table takes a delegate's 0 for no answer.
    if let answer, answer.isGiven, answer != 0 || style == .plain { return givenEdge(answer, of: element) }
    let title = title(of: element)
    let isThere = title != nil || asksDelegate(for: element)
    // The table view's own height is for what is there in a plain table, and for empty spaces in a grouped one.
    let own = element.kind == .header ? sectionHeaderHeight : sectionFooterHeight
    if answer == nil, own.isGiven, style == .plain ? isThere : title == nil {
      return givenEdge(own, of: element)
    }
    return isThere ? automaticEdge(of: element, title: title) : emptyEdge(of: element)
  }

  /// Returns the height that the delegate has for a header or footer; nil without a method of its own.
  private func delegateHeight(of element: TableElement) -> CGFloat? {
    guard let rowDelegate else { return nil }
    let (isHeader, section) = (element.kind == .header, element.section)
    var height: CGFloat = 0
    let isOwn = reachesOwn(isHeader ? .headerHeight : .footerHeight) {
      height =
        isHeader
        ? rowDelegate.tableView(self, heightForHeaderInSection: section)
        : rowDelegate.tableView(self, heightForFooterInSection: section)
    }
    return isOwn ? height : nil
  }

  private func givenEdge(_ height: CGFloat, of element: TableElement) -> TableSection.Edge {
    TableSection.Edge(
      height: height.validLength, isKnown: true, hasView: height > 0,
      padding: height > 0 ? padding(above: element) : 0)
  }

  /// Returns the space in place of a header or footer.
  private func emptyEdge(of element: TableElement) -> TableSection.Edge {
    TableSection.Edge(
      height: TableFigures.emptyEdge(element.kind, section: element.section, style: style, pixels: pixels),
      isKnown: true,
      hasView: false, padding: style == .plain ? 0 : padding(above: element))
  }

  private func automaticEdge(of element: TableElement, title: String?) -> TableSection.Edge {
    let own = estimatedHeight(of: element)
    let usual =
      own > 0 && title == nil
      ? own : TableFigures.titledEdge(element.kind, section: element.section, style: style, pixels: pixels)
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

  /// Returns whether the delegate has a method for the views of headers or footers.
  ///
  /// The first sections are asked, until one reaches a method of the delegate; the view that it returns is kept.
  private func asksDelegate(for element: TableElement) -> Bool {
    guard let rowDelegate else { return false }
    let isHeader = element.kind == .header
    // A subclass of a table view controller may call super in some sections.
    if let known = isHeader ? state.asksHeaders : state.asksFooters,
      known || !(rowDelegate is UITableViewController)
    {
      return known
    }
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

  /// Returns the header or footer with the height that its view needs; without a view, an automatic one becomes an
  /// empty space.
  func measuredEdge(_ edge: TableSection.Edge, of element: TableElement, view: UIView?) -> TableSection.Edge {
    var edge = edge
    edge.hasView = view != nil
    if edge.isKnown { return edge }
    guard let view else { return emptyEdge(of: element) }
    edge.isKnown = true
    let usual = TableFigures.titledEdge(element.kind, section: element.section, style: style, pixels: pixels)
    let width = rowsWidth
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let own = fitting > 0 ? fitting : view.sizeThatFits(CGSize(width: width, height: 0)).height
    edge.height = own > 0 ? pixels.snap(own.validLength, .ceil) : usual
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

  /// Tells the delegate that the view of an element is no longer displayed.
  func didEndDisplaying(_ view: UIView, _ element: TableElement) {
    guard let rowDelegate else { return }
    let section = element.section
    switch element.kind {
    case .header: rowDelegate.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer: rowDelegate.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    case .row(let row):
      guard let cell = view as? UITableViewCell else { return }
      let path = sourcePath(of: IndexPath(row: row, section: section))
      rowDelegate.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
  }
}

extension CGFloat {
  /// Whether the number is a height, in contrast to one that stands for an automatic height.
  var isGiven: Bool { self >= 0 || isNaN }
}
