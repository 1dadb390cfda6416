public import Foundation
import LayoutCore
public import StyleCore

/// The area of a part of a compositional layout.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the area, in points.
  var contentSize: CGSize { get }
  /// The size of the area without its insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets of the area, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets of the area, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings for which a compositional layout is made: its area and the traits.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The area of the layout, or of the group that a provider fills.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The area of a layout or of a group.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  /// Creates an area of a size, with insets.
  init(_ size: CGSize, insets: NSDirectionalEdgeInsets = .zero) {
    (contentSize, contentInsets) = (size, insets)
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

/// The surroundings of a layout.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// The least distance of cards from the edges of the collection view.
  let cardMargin: CGFloat

  /// Creates the surroundings of an area.
  init(_ container: LayoutContainer, _ traits: UITraitCollection, cardMargin: CGFloat) {
    (self.container, traitCollection, self.cardMargin) = (container, traits, cardMargin)
  }

  /// Returns whether other surroundings have the same area and the same traits.
  func isSame(as other: LayoutEnvironment) -> Bool {
    container.contentSize == other.container.contentSize
      && container.contentInsets == other.container.contentInsets && cardMargin == other.cardMargin
      && traitCollection == other.traitCollection
  }

  /// Returns the surroundings of a group of a size.
  func inGroup(of size: CGSize) -> LayoutEnvironment {
    LayoutEnvironment(LayoutContainer(size), traitCollection, cardMargin: cardMargin)
  }
}
