import Foundation
import LayoutCore
import StyleCore

// The sections and their places.
extension UICollectionViewCompositionalLayout {
  private var grid: PixelGrid { owner?.pixels ?? PixelGrid(scale: 0) }

  /// Asks the provider and lays the sections out, where that is not done.
  func composeIfNeeded() {
    guard let view = owner else {
      (composition.sections, composition.solved, composition.boundary) = ([], [], [])
      (composition.contentSize, composition.areSectionsValid) = (.zero, false)
      return
    }
    let references = references(of: view)
    let environment = makeEnvironment(of: view, references)
    let old = composition.environment
    if old?.isSame(as: environment) != true || composition.references != references {
      if let old,
        old.container.contentSize[composition.axis.other]
          != environment.container.contentSize[composition.axis.other]
      {
        state.measured.removeAll()
      }
      (composition.environment, composition.references, composition.changed) = (environment, references, nil)
      composition.areSectionsValid = false
    }
    if !composition.areSectionsValid {
      // Set first: providers may ask for the layout.
      (composition.areSectionsValid, composition.isSolved, composition.changed) = (true, false, nil)
      composition.sections = (0..<max(0, view.numberOfSections)).map { composition.provider($0, environment) }
    }
    guard !composition.isSolved else { return }
    composition.isSolved = true
    compose(view, environment)
  }

  private func compose(_ view: UICollectionView, _ environment: LayoutEnvironment) {
    let axis = composition.axis
    let container = environment.container.contentSize
    let counts = composition.sections.indices.map { max(0, view.numberOfItems(inSection: $0)) }
    for (index, count) in counts.enumerated() { state.measured.note(count, in: index) }
    let measured = state.measured
    let around = BoundarySolver(
      composition.configuration.boundarySupplementaryItems.map(\.boundary), in: container, grid
    ) { kind, ordinal in measured.others[.supplement(kind, IndexPath(index: ordinal))] }
    let outside = around.extensions
    let solver = SectionSolver(
      grid: grid, environment: environment, axis: axis, references: composition.references,
      measured: measured)
    let spacing = composition.configuration.interSectionSpacing
    var position = outside[axis].start
    let (old, changed) = (composition.solved, composition.changed)
    composition.changed = [:]
    composition.solved = []
    for (index, section) in composition.sections.enumerated() {
      let count = counts[index]
      var previous: (solved: SolvedSection, changed: Set<Int>)?
      if let changed, old.indices.contains(index), old[index].itemCount == count {
        previous = (old[index], changed[index] ?? [])
      }
      var solved = solver.solve(
        section ?? Self.emptySection, index, items: section == nil ? 0 : count, previous: previous)
      if index > 0, spacing.isFinite { position += spacing }
      solved.frame.origin[axis] = position
      position += solved.frame.size[axis]
      composition.solved.append(solved)
    }
    composition.overflow = composition.solved.map(\.overflow).max() ?? 0
    var inside = CGRect(origin: .zero, size: container)
    (inside.origin[axis], inside.size[axis]) = (outside[axis].start, position - outside[axis].start)
    composition.boundary = around.solve(around: inside, alignedWith: inside)
    composition.contentSize = container
    composition.contentSize[axis] = position + outside[axis].end
  }

  private static var emptySection: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
  }

  // MARK: Surroundings

  private func makeEnvironment(
    of view: UICollectionView, _ references: InsetReferences
  ) -> LayoutEnvironment {
    let size = view.bounds.inset(by: view.adjustedContentInset).size
    var insets = NSDirectionalEdgeInsets.zero
    insets[composition.axis.other] = references[.automatic]
    let container = LayoutContainer(
      CGSize(width: known(size.width), height: known(size.height)), insets: insets)
    let margin = TableFigures.margin(width: view.bounds.width, safeArea: view.safeAreaInsets)
    return LayoutEnvironment(container, view.traitCollection, cardMargin: margin)
  }

  private func known(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }

  /// Returns the distances of the content from the edges that do not scroll, without those of the content inset.
  private func references(of view: UICollectionView) -> InsetReferences {
    let taken = view.adjustedContentInset
    let direction = view.effectiveUserInterfaceLayoutDirection
    func sides(_ insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
      let (top, bottom) = (max(0, insets.top - taken.top), max(0, insets.bottom - taken.bottom))
      let (left, right) = (max(0, insets.left - taken.left), max(0, insets.right - taken.right))
      guard composition.axis == .y else { return (top, bottom) }
      return direction == .leftToRight ? (left, right) : (right, left)
    }
    var references = InsetReferences()
    references.automatic = composition.configuration.contentInsetsReference
    references.safeArea = sides(view.safeAreaInsets)
    references.margins = sides(view.layoutMargins)
    references.readable = references.margins
    let readable = view.readableContentGuide.layoutFrame
    if readable.width > 0 {
      references.readable = sides(
        UIEdgeInsets(
          top: view.layoutMargins.top, left: readable.minX - view.bounds.minX,
          bottom: view.layoutMargins.bottom,
          right: view.bounds.maxX - readable.maxX))
    }
    return references
  }
}
