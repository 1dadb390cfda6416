import Foundation
import LayoutCore
import StyleCore

// The effects of invalidation contexts, and the sizes that views prefer.
extension UICollectionViewCompositionalLayout {
  /// Notes which sections and places are invalid.
  func noteCompositionInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    for (element, size) in context.preferences {
      state.measured.add(size, of: element)
      if element.category == .cell, let place = ItemPlace(element.indexPath) {
        composition.changed?[place.section, default: []].insert(place.item)
      } else {
        composition.changed = nil
      }
    }
    if context.preferences.isEmpty, !context.keepsPlaces { composition.changed = nil }
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      composition.areSectionsValid = false
    } else if !context.keepsPlaces {
      composition.isSolved = false
    }
  }

  /// Whether places depend on the content offset.
  var dependsOnOffset: Bool {
    composition.boundary.contains { $0.plan.isPinned }
      || composition.solved.contains { solved in
        solved.boundary.contains { $0.plan.isPinned } || solved.section.visibleItemsInvalidationHandler != nil
      }
  }

  /// Returns whether a view prefers another length where its length is measured.
  func prefersOther(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let lengths = lengths(of: original.element) else { return false }
    let known = knownSize(of: original.element)
    return [LayoutAxis.x, .y].contains { axis in
      guard lengths[axis].isMeasured else { return false }
      var old = original.size[axis]
      // A uniform length is that of the largest item, so the item's own one tells whether it changes.
      if case .uniform = lengths[axis], let known, known[axis] >= 0 { old = known[axis] }
      return abs(preferred.size[axis] - old) > Self.tolerance
    }
  }

  /// The difference up to which lengths are equal, in points.
  private static let tolerance: CGFloat = 1e-3

  /// Makes a context that of the size that a view prefers.
  func compositionContext(
    _ context: UICollectionViewLayoutInvalidationContext, _ preferred: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let element = original.element
    guard let lengths = lengths(of: element) else { return context }
    // A length that the layout does not ask for stays as it was measured before, or unknown.
    var size = knownSize(of: element) ?? CGSize(width: -1, height: -1)
    for axis in [LayoutAxis.x, .y] where lengths[axis].isMeasured { size[axis] = preferred.size[axis] }
    context.preferences[element] = size
    if let view = owner, original.representedElementCategory == .cell, original.scrollingSection == nil {
      let axis = composition.axis
      let visible = view.bounds.inset(by: view.adjustedContentInset).span(axis)
      if lengths[axis].isMeasured, isAlone(element), original.frame.span(axis).low < visible.low {
        context.contentOffsetAdjustment[axis] = size[axis] - original.size[axis]
      }
    }
    return context
  }

  private func knownSize(of element: ElementKey) -> CGSize? {
    guard element.category == .cell else { return state.measured.others[element] }
    return ItemPlace(element.indexPath).flatMap { state.measured.items[$0.section]?[$0.item] }
  }

  /// Returns the lengths of the plan of an item or a supplementary view.
  private func lengths(of element: ElementKey) -> LayoutLengths? {
    composeIfNeeded()
    let path = element.indexPath
    if path.count == 1, element.category == .supplementaryView {
      let view = composition.boundary.first { $0.plan.kind == element.kind && $0.ordinal == path[0] }
      return view?.plan.size
    }
    guard let place = ItemPlace(path), place.section < composition.solved.count else { return nil }
    let solved = composition.solved[place.section]
    if element.category == .supplementaryView,
      let view = solved.boundary.first(where: { $0.plan.kind == element.kind && $0.ordinal == place.item })
    {
      return view.plan.size
    }
    guard element.category != .decorationView, let (group, number) = solved.groups.find(place.item) else {
      return nil
    }
    let frames = solved.groups.group(group)
    guard element.category == .cell else {
      return frames.supplements.first { $0.kind == element.kind && $0.item == number }?.lengths
    }
    return frames.items[number].lengths
  }

  /// Returns whether an item is the only one of its group, so that what follows moves by the change of its length.
  private func isAlone(_ element: ElementKey) -> Bool {
    guard let place = ItemPlace(element.indexPath), place.section < composition.solved.count else {
      return false
    }
    let groups = composition.solved[place.section].groups
    return groups.find(place.item).map { groups.group($0.group).items.count == 1 } ?? false
  }
}
