public import Foundation
import GraphicsCore
public import LayoutCore
import StyleCore

/// The types of data that a responder accepts when it is pasted or dropped.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  /// The uniform types.
  open var acceptableTypeIdentifiers: [String] = []

  /// Creates a configuration of no types.
  public override init() {
    super.init()
  }

  /// Creates a configuration of uniform types.
  public convenience init(acceptableTypeIdentifiers: [String]) {
    self.init()
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Creates a configuration of the types of which objects of a class are made.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Creates the configuration that `encode(with:)` encoded.
  public required init?(coder: NSCoder) {
    super.init()
    let types = coder.decodeValue(of: [NSArray.self, NSString.self], forKey: "types") as? [String]
    acceptableTypeIdentifiers = types ?? []
  }

  /// Encodes the types.
  open func encode(with coder: NSCoder) {
    coder.encode(acceptableTypeIdentifiers as NSArray, forKey: "types")
  }

  /// Always `true`.
  public static var supportsSecureCoding: Bool { true }

  /// Adds uniform types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }

  /// Adds the types of which objects of a class are made.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Returns a copy of the configuration.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
  }

  /// Returns whether the data of a provider have one of the types.
  func accepts(_ provider: NSItemProvider) -> Bool {
    acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
  }
}

/// A type of objects that accept pasted data.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types of data that are accepted; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Takes the data of providers.
  func paste(itemProviders: [NSItemProvider])
  /// Returns whether the data of providers are accepted.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// The pasting into responders.
///
/// Differs from UIKit: `paste(itemProviders:)` and `canPaste(_:)` of responders cannot be overridden.
extension UIResponder: UIPasteConfigurationSupporting {
  private static let configurations = AttachedValue<UIPasteConfiguration>()

  /// The types of data that the responder accepts; nil for none.
  public var pasteConfiguration: UIPasteConfiguration? {
    get { Self.configurations[self] }
    set { Self.configurations[self] = newValue?.copy() as? UIPasteConfiguration }
  }

  /// Does nothing.
  public func paste(itemProviders: [NSItemProvider]) {}

  /// Returns whether the data of all providers have one of the types of the configuration.
  public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let pasteConfiguration, !itemProviders.isEmpty else { return false }
    return itemProviders.allSatisfy(pasteConfiguration.accepts)
  }
}
