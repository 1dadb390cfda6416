import StyleCore

/// The limits of the size of texts in a view.
struct SizeCategoryLimits: Equatable {
  var minimum, maximum: UIContentSizeCategory?

  /// Returns a category within the limits; the minimum precedes the maximum.
  func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    var category = category
    if let maximum, category > maximum { category = maximum }
    if let minimum, category < minimum { category = minimum }
    return category
  }
}

extension UIView {
  /// The limits that are set on the view.
  var sizeLimits: SizeCategoryLimits { storedState.traitSettings?.sizeLimits ?? SizeCategoryLimits() }

  func limitSizes(_ change: (inout SizeCategoryLimits) -> Void) {
    var limits = sizeLimits
    change(&limits)
    guard limits != sizeLimits else { return }
    writableTraitSettings.sizeLimits = limits
    backing.markNeedsTraits()
  }
}
