public import ControlCore
public import Foundation
public import LayoutCore

/// A type of objects that describe the items of a part of the app, which can be shared.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The providers of the items.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Services of the app for the items.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
  /// Returns whether the items can be used in a way.
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  /// Returns a fact of all items.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// Returns a fact of an item.
  func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?
  /// Returns the provider of a picture of an item.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
}

extension UIActivityItemsConfigurationReading {
  /// No services.
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
  /// Returns whether the way is that of sharing.
  public func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { interaction == .share }
  /// Returns nil: no fact.
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  /// Returns nil: no fact.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// Returns nil: no picture.
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
}

/// A type of objects that have a description of items.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {
  /// The description of the items.
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

/// A description of items that can be shared.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  private let providers: [NSItemProvider]

  /// The object that the items are made of.
  open var localObject: Any?
  /// The ways in which the items can be used.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// A closure of facts of all items.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// A closure of facts of an item.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// A closure of pictures of an item.
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// A closure of services of the app.
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  /// Creates a description of objects.
  public init(objects: [any NSItemProviderWriting]) {
    providers = objects.map { NSItemProvider(object: $0) }
    super.init()
  }

  /// Creates a description of items.
  public init(itemProviders: [NSItemProvider]) {
    providers = itemProviders
    super.init()
  }

  /// The providers of the items.
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
  /// Services of the app for the items.
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
    applicationActivitiesProvider?()
  }
  /// Returns whether the items can be used in a way.
  open func activityItemsConfigurationSupports(
    interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { supportedInteractions.contains(interaction) }
  /// Returns a fact of all items.
  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }
  /// Returns a fact of an item.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }
  /// Returns the provider of a picture of an item.
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
}

extension UIResponder {
  private static let configurations = AttachedValue<any UIActivityItemsConfigurationReading>()

  /// The description of the items of the responder that can be shared.
  ///
  /// Differs from UIKit: without effect, and it cannot be overridden.
  public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { Self.configurations[self] }
    set { Self.configurations[self] = newValue }
  }
}
