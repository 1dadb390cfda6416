public import Foundation
public import StyleCore

extension UICollectionView {
  /// The axes along which a collection view scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// The vertical axis.
    case vertical = 0
    /// The horizontal axis.
    case horizontal = 1
  }
}

/// A layout that arranges items in lines.
///
/// Differs from UIKit: it does not position items yet.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that lets items size themselves.
  public nonisolated static let automaticSize = CGSize(width: -1, height: -1)

  /// The default size of items, in points; 50 × 50 at first.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of items, in points; zero is none.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The minimum space between lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum space between the items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The area from which sections are inset.
  ///
  /// Differs from UIKit: without effect, since the layout does not position items yet.
  open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
  /// The axis along which the lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
  /// The insets of sections, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The default size of headers, in points.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The default size of footers, in points.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether or not headers stay visible while their section scrolls.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether or not footers stay visible while their section scrolls.
  open var sectionFootersPinToVisibleBounds = false

  /// The class of the invalidation contexts.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }
}

extension UICollectionViewFlowLayout {
  /// The areas from which sections can be inset.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset of the collection view.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }
}
