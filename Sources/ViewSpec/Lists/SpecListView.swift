internal import ControlCore
internal import Foundation
internal import LayoutCore
internal import ListCore
internal import StyleCore

/// A collection view with the rows of a spec as a list, whose outlines a diffable data source shows.
@preconcurrency @MainActor
final class SpecListView: UICollectionView, SpecList {
  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  /// The configuration of all sections, but for their headers and footers.
  var configuration: UICollectionLayoutListConfiguration
  var embedded = EmbeddedViews()
  var settings = ListSettings()
  /// The sections of rows; the rows of an outline are in their parents.
  var sections: [SpecSection<SpecListRow>] = [] { didSet { numberRows() } }
  /// All rows, in the order of the document: a row's identifier is its index.
  private(set) var rows: [SpecListRow] = []
  private var snapshots: [NSDiffableDataSourceSectionSnapshot<Int>] = []
  private var source: Source?

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
    configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    super.init(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    collectionViewLayout = UICollectionViewCompositionalLayout { [weak self] section, environment in
      self.map { list in
        .list(using: list.configuration(of: section), layoutEnvironment: environment)
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    if settings.isPending { show() }
    super.layoutSubviews()
    guard settings.isPending, bounds.height > 0 else { return }
    settings.isPending = false
    scrollAsSet()
    super.layoutSubviews()
  }

  private func configuration(of section: Int) -> UICollectionLayoutListConfiguration {
    var configuration = configuration
    guard sections.indices.contains(section) else { return configuration }
    if sections[section].header != nil { configuration.headerMode = .supplementary }
    if sections[section].footer != nil { configuration.footerMode = .supplementary }
    return configuration
  }

  // MARK: Data

  private func numberRows() {
    rows = []
    snapshots = sections.map { section in
      var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
      // Rows still to be added, in reverse order, each with its parent.
      var pending = section.rows.reversed().map { (row: $0, parent: Int?.none) }
      while let (row, parent) = pending.popLast() {
        let identifier = rows.count
        rows.append(row)
        snapshot.append([identifier], to: parent)
        if row.isExpanded, !row.children.isEmpty { snapshot.expand([identifier]) }
        pending += row.children.reversed().map { ($0, identifier) }
      }
      return snapshot
    }
  }

  private func show() {
    guard source == nil else { return }
    let source = makeSource()
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(Array(sections.indices))
    source.apply(snapshot, animatingDifferences: false)
    for (section, rows) in snapshots.enumerated() {
      source.apply(rows, to: section, animatingDifferences: false)
    }
    showBackground()
    isEditing = settings.isEditing
    for (identifier, row) in rows.enumerated() where row.isSelected {
      selectItem(at: source.indexPath(for: identifier), animated: false, scrollPosition: [])
    }
  }

  private func makeSource() -> Source {
    let cells = CellRegistration<SpecListCell, Int> { [weak self] cell, _, identifier in
      guard let self, rows.indices.contains(identifier) else { return }
      cell.show(rows[identifier], embedded)
    }
    let source = Source(collectionView: self) { list, path, identifier in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: identifier)
    }
    let edges = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map {
      kind in
      SupplementaryRegistration<SpecListCell>(elementKind: kind) { [weak self] cell, kind, path in
        guard let self, sections.indices.contains(path.section) else { return }
        let section = sections[path.section]
        cell.show(
          kind == UICollectionView.elementKindSectionHeader ? section.header : section.footer, embedded)
      }
    }
    source.supplementaryViewProvider = { list, kind, path in
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      return list.dequeueConfiguredReusableSupplementary(using: edges[isHeader ? 0 : 1], for: path)
    }
    return source
  }
}

/// A cell with the content of a row, a header or a footer of a spec.
final class SpecListCell: UICollectionViewListCell {
  private var filling: UIView?

  /// Shows a row.
  func show(_ row: SpecListRow, _ views: EmbeddedViews) {
    if let view = views[row.view] {
      fill(view)
    } else {
      var content = row.preset?() ?? defaultContentConfiguration()
      row.content.show(in: &content)
      if let isBeside = row.prefersSideBySide { content.prefersSideBySideTextAndSecondaryText = isBeside }
      contentConfiguration = content
    }
    if let color = row.background {
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.backgroundColor = color
      backgroundConfiguration = background
    }
    if let level = row.indentationLevel { indentationLevel = level }
    accessories = row.accessories.compactMap { $0.accessory(views) }
  }

  /// Shows a header or a footer.
  func show(_ edge: SpecSection<SpecListRow>.SpecEdge?, _ views: EmbeddedViews) {
    if let view = views[edge?.view] { return fill(view) }
    var content = defaultContentConfiguration()
    content.text = edge?.text
    contentConfiguration = content
  }

  /// Shows a view instead of the one of the row before.
  private func fill(_ view: UIView) {
    contentConfiguration = nil
    contentView.fill(with: view)
    filling = view
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    if filling?.superview === contentView { filling?.removeFromSuperview() }
    filling = nil
    backgroundConfiguration = nil
    indentationLevel = 0
  }
}
