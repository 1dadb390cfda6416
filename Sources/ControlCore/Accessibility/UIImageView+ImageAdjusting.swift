import LayoutCore

/// Images that are larger with the largest sizes of text.
extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {
  private static let adjusting = AttachedValue<Bool>()

  /// Whether or not the image is larger in the accessibility content size categories.
  ///
  /// Differs from UIKit: images are not scaled.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { Self.adjusting[self] ?? false }
    set { Self.adjusting[self] = newValue }
  }
}
