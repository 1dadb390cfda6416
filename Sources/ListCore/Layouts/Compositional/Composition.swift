import Foundation

/// The state of a compositional layout: its sections, and which part of them is known.
@MainActor
struct Composition {
  let provider: UICollectionViewCompositionalLayoutSectionProvider
  var configuration = UICollectionViewCompositionalLayoutConfiguration()
  /// The sections of the provider; nil where it has none.
  var sections: [NSCollectionLayoutSection?] = []
  /// The sections with their places.
  var solved: [SolvedSection] = []
  /// The views at the boundary of all sections.
  var boundary: [SolvedBoundary] = []
  var contentSize = CGSize.zero
  /// The largest distance by which frames extend beyond their section.
  var overflow: CGFloat = 0
  /// The surroundings for which the provider was asked.
  var environment: LayoutEnvironment?
  /// The distances of the content for which the sections were laid out.
  var references = InsetReferences()
  var areSectionsValid = false
  /// The items that were measured again since the sections were laid out, by section; nil if more has changed.
  var changed: [Int: Set<Int>]?
  var isSolved = false
  /// The offsets of the sections that scroll, by their numbers.
  var offsets: [Int: CGFloat] = [:]

  /// Creates the state of a layout with a provider.
  init(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration? = nil,
    provider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.provider = provider
    if let copy = configuration?.copy() as? UICollectionViewCompositionalLayoutConfiguration {
      self.configuration = copy
    }
  }

  /// The axis along which the collection view scrolls.
  var axis: LayoutAxis { configuration.scrollDirection == .vertical ? .y : .x }
}
