internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import ListCore
internal import StyleCore

/// A collection view whose items are views of a spec.
@preconcurrency @MainActor
final class SpecCollectionView: UICollectionView, SpecList {
  var sections: [SpecSection<SpecItem>] = []
  var embedded = EmbeddedViews()
  var settings = ListSettings()
  /// The compositional layout.
  private(set) var composition = SpecComposition()
  private static let name = "item"
  private static let edges = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  init() {
    super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    backgroundColor = .clear
    register(SpecItemCell.self, forCellWithReuseIdentifier: Self.name)
    for kind in Self.edges {
      register(SpecItemEdge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: Self.name)
    }
    (dataSource, delegate) = (self, self)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    if settings.isPending { select() }
    super.layoutSubviews()
    guard settings.isPending, bounds.height > 0 else { return }
    settings.isPending = false
    scrollAsSet()
    super.layoutSubviews()
  }

  private func select() {
    showBackground()
    isEditing = settings.isEditing
    for (section, items) in sections.map(\.rows).enumerated() {
      for (item, content) in items.enumerated() where content.isSelected {
        selectItem(at: IndexPath(item: item, section: section), animated: false, scrollPosition: [])
      }
    }
  }

  // MARK: Compositional layouts

  /// Lays out the items by a composition.
  func compose(_ composition: SpecComposition) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = composition.scrollDirection
    configuration.interSectionSpacing = composition.sectionSpacing
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, _ in
        guard let layout = composition.layout(of: index) else { return nil }
        let section = layout.section()
        if let background = layout.background {
          let ground = NSCollectionLayoutDecorationItem.background(
            elementKind: composition.backgroundKind(of: index))
          ground.contentInsets = background.insets
          section.decorationItems = [ground]
        }
        self?.addEdges(to: section, at: index)
        return section
      }, configuration: configuration)
    for (index, section) in composition.sections.enumerated() where section.background != nil {
      layout.register(
        SpecBackground.self, forDecorationViewOfKind: composition.backgroundKind(of: index))
    }
    self.composition = composition
    collectionViewLayout = layout
  }

  private func addEdges(to section: NSCollectionLayoutSection, at index: Int) {
    guard sections.indices.contains(index) else { return }
    let content = sections[index]
    let kinds = zip(Self.edges, [(content.header, NSRectAlignment.top), (content.footer, .bottom)])
    for (kind, (edge, alignment)) in kinds {
      guard let edge else { continue }
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: edge.height.map { .absolute($0) } ?? .estimated(44))
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
      )
    }
  }
}

extension SpecCollectionView: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = dequeueReusableCell(withReuseIdentifier: Self.name, for: indexPath)
    let item = sections[indexPath.section].rows[indexPath.item]
    if let view = embedded[item.view] { (cell as? SpecItemCell)?.show(view) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.name, for: indexPath)
    let section = sections[indexPath.section]
    let edge = kind == Self.edges[0] ? section.header : section.footer
    if let content = embedded[edge?.view] { (view as? SpecItemEdge)?.show(content) }
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    sections[indexPath.section].rows[indexPath.item].size
      ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { size(of: sections[section].header) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { size(of: sections[section].footer) }

  /// Returns the size of a header or footer of a flow layout: none without a view.
  private func size(of edge: SpecSection<SpecItem>.SpecEdge?) -> CGSize {
    guard let edge, let view = embedded[edge.view] else { return .zero }
    let height =
      edge.height
      ?? view.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    return CGSize(width: bounds.width, height: height)
  }
}

/// A cell filled by a view of a spec.
final class SpecItemCell: UICollectionViewCell {
  private var filling: UIView?

  /// Shows a view.
  func show(_ view: UIView) {
    contentView.fill(with: view)
    filling = view
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    if filling?.superview === contentView { filling?.removeFromSuperview() }
    filling = nil
  }
}

/// A header or footer filled by a view of a spec.
final class SpecItemEdge: UICollectionReusableView {
  private var filling: UIView?

  /// Shows a view.
  func show(_ view: UIView) {
    fill(with: view)
    filling = view
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    if filling?.superview === self { filling?.removeFromSuperview() }
    filling = nil
  }
}

/// The ground behind a section of a compositional layout.
final class SpecBackground: UICollectionReusableView {
  private var kind: String?

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    kind = layoutAttributes.representedElementKind
    show()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    show()
  }

  private func show() {
    guard let list = superview as? SpecCollectionView,
      let background = list.composition.background(ofKind: kind)
    else { return }
    backgroundColor = background.color
    layer.cornerRadius = background.cornerRadius
  }
}
