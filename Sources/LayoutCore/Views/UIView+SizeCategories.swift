public import StyleCore

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
  /// The smallest size of texts in the view and its subviews, as their traits have it; nil is no limit.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { storedState.traitSettings?.sizeLimits.minimum }
    set { limitSizes { $0.minimum = newValue } }
  }

  /// The largest size of texts in the view and its subviews, as their traits have it; nil is no limit.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { storedState.traitSettings?.sizeLimits.maximum }
    set { limitSizes { $0.maximum = newValue } }
  }

  /// The limits of the size of texts in the view, in words.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let limits = storedState.traitSettings?.sizeLimits ?? SizeCategoryLimits()
    return "minimum: \(limits.minimum?.rawValue ?? "none"), maximum: \(limits.maximum?.rawValue ?? "none")"
  }

  private func limitSizes(_ change: (inout SizeCategoryLimits) -> Void) {
    var limits = storedState.traitSettings?.sizeLimits ?? SizeCategoryLimits()
    change(&limits)
    guard limits != storedState.traitSettings?.sizeLimits ?? SizeCategoryLimits() else { return }
    writableTraitSettings.sizeLimits = limits
    backing.markNeedsTraits()
  }
}
