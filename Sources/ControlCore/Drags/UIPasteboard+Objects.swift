public import Foundation
public import TextViewCore

/// The objects that a pasteboard is given.
extension UIPasteboard {
  /// Replaces the items by objects.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    itemProviders = objects.map { NSItemProvider(object: $0) }
  }

  /// Replaces the items by objects; the other arguments have no effect.
  public func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) { setObjects(objects) }
}
