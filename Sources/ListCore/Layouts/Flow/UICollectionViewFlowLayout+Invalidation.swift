import Foundation
import LayoutCore

// The effects of invalidation contexts.
extension UICollectionViewFlowLayout {
  /// Notes which of the delegate's answers, sizes and lines are invalid.
  func noteFlowInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    for (element, size) in context.preferences { state.measured.add(size, of: element) }
    let part = context as? UICollectionViewFlowLayoutInvalidationContext
    let isWhole = context.invalidateEverything || context.invalidateDataSourceCounts
    guard isWhole || !context.keepsPlaces else { return }
    if isWhole || part?.invalidateFlowLayoutDelegateMetrics ?? true { flow.areInputsValid = false }
    if isWhole || part?.invalidateFlowLayoutAttributes ?? true || !context.preferences.isEmpty {
      flow.areLinesValid = false
    }
  }

  /// Returns whether bounds have another length along the lines.
  func changesLines(_ newBounds: CGRect) -> Bool {
    guard let old = owner?.bounds else { return false }
    return isVertical ? newBounds.width != old.width : newBounds.height != old.height
  }

  /// Makes a context that of a change of the bounds.
  func boundsContext(
    _ context: UICollectionViewLayoutInvalidationContext, _ newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let part = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
    let isChanged = changesLines(newBounds)
    part.invalidateFlowLayoutDelegateMetrics = isChanged
    part.invalidateFlowLayoutAttributes = isChanged
    return context
  }

  /// Makes a context that of the size that an item prefers.
  func preferenceContext(
    _ context: UICollectionViewLayoutInvalidationContext, _ preferred: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    context.preferences[original.element] = preferred.size
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    return context
  }
}
