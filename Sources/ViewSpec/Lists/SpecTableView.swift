internal import Foundation
internal import LayoutCore
internal import ListCore
internal import StyleCore

/// A table with the rows of a spec.
///
/// Each row has a cell of its own, as the static cells of a storyboard.
@preconcurrency @MainActor
final class SpecTableView: UITableView, SpecList {
  var sections: [SpecSection<SpecTableRow>] = []
  var ends = (header: TableEnd(), footer: TableEnd())
  var embedded = EmbeddedViews()
  var settings = ListSettings()
  private var cells: [IndexPath: UITableViewCell] = [:]

  override init(frame: CGRect, style: Style) {
    super.init(frame: frame, style: style)
    (dataSource, delegate) = (self, self)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    sizeEnds()
    if settings.isPending { select() }
    super.layoutSubviews()
    guard settings.isPending, bounds.height > 0 else { return }
    settings.isPending = false
    scrollAsSet()
    super.layoutSubviews()
    showActions()
  }

  private func select() {
    showBackground()
    isEditing = settings.isEditing
    for path in paths where row(at: path).isSelected {
      selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  private func showActions() {
    for path in paths {
      if let side = row(at: path).shownActions { showActions(at: path, isLeading: side == .leading) }
    }
  }

  private var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].rows.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  // MARK: Above and below the rows

  private func sizeEnds() {
    if let view = sizedEnd(ends.header) { tableHeaderView = view }
    if let view = sizedEnd(ends.footer) { tableFooterView = view }
  }

  /// Returns the view of an end if it needs another size.
  private func sizedEnd(_ end: TableEnd) -> UIView? {
    guard let view = embedded[end.view] else { return nil }
    let host = view.superview ?? UIView()
    if view.superview == nil { host.fill(with: view) }
    let fitting = CGSize(width: bounds.width, height: 0)
    let height =
      end.height
      ?? host.systemLayoutSizeFitting(
        fitting, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    guard host.frame.size != CGSize(width: bounds.width, height: height) else { return nil }
    host.frame.size = CGSize(width: bounds.width, height: height)
    return host
  }
}

extension SpecTableView: UITableViewDataSource, UITableViewDelegate {
  private func row(at path: IndexPath) -> SpecTableRow { sections[path.section].rows[path.row] }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let cell = cells[indexPath] { return cell }
    let cell = UITableViewCell(row(at: indexPath), embedded)
    cells[indexPath] = cell
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header?.text
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer?.text
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    let titles = sections.compactMap(\.indexTitle)
    return titles.isEmpty ? nil : titles
  }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    let titled = sections.indices.filter { sections[$0].indexTitle != nil }
    return titled.indices.contains(index) ? titled[index] : 0
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    row(at: indexPath).height ?? rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    sections[section].header?.height ?? sectionHeaderHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    sections[section].footer?.height ?? sectionFooterHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    edgeView(sections[section].header)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    edgeView(sections[section].footer)
  }

  private func edgeView(_ edge: SpecSection<SpecTableRow>.SpecEdge?) -> UIView? {
    guard let content = embedded[edge?.view] else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.contentView.fill(with: content)
    return view
  }

  // MARK: Editing

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { row(at: indexPath).editingStyle }

  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    row(at: indexPath).indentsWhileEditing
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    row(at: indexPath).isMovable
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    row(at: indexPath).indentationLevel
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: row(at: indexPath).leadingActions)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: row(at: indexPath).trailingActions)
  }
}

extension UITableViewCell {
  /// Creates the cell of a row.
  fileprivate convenience init(_ row: SpecTableRow, _ views: EmbeddedViews) {
    self.init(style: row.style, reuseIdentifier: nil)
    if let view = views[row.view] { contentView.fill(with: view) } else { row.content.show(in: self) }
    if let background = row.background { backgroundColor = background }
    if let style = row.selectionStyle { selectionStyle = style }
    if let inset = row.separatorInset { separatorInset = inset }
    showsReorderControl = row.isMovable
    switch row.accessory {
    case .system(let type): accessoryType = type
    case .view(let view): accessoryView = views.accessory(view)
    case nil: break
    }
    switch row.editingAccessory {
    case .system(let type): editingAccessoryType = type
    case .view(let view): editingAccessoryView = views.accessory(view)
    case nil: break
    }
  }
}

extension EmbeddedViews {
  /// Returns a view for an accessory, in the size that fits its content.
  func accessory(_ place: EmbeddedView?) -> UIView? {
    guard let view = self[place] else { return nil }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    view.frame.size = fitting == .zero ? view.sizeThatFits(.zero) : fitting
    return view
  }
}
