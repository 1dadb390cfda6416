public import Foundation

/// A type of objects that have a size at which they are best shown.
public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
  /// The size, in points.
  var preferredPresentationSizeForItemProvider: CGSize { get }
}

/// A type of objects that add to the types of which others are made.
///
/// Differs from UIKit: without effect.
public protocol UIItemProviderReadingAugmentationProviding: NSObjectProtocol {
  /// The uniform types before those of the others.
  static var additionalLeadingReadableTypeIdentifiersForItemProvider: [String] { get }
  /// The uniform types after those of the others.
  static var additionalTrailingReadableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns an object of data in one of the types.
  static func object(
    withItemProviderData data: Data, typeIdentifier: String, requestedClass: any NSItemProviderReading.Type
  ) throws -> any NSItemProviderReading
}
