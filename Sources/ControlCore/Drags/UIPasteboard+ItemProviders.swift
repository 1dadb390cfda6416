public import Foundation
public import TextViewCore

/// The items of pasteboards as providers.
extension UIPasteboard {
  /// The providers of the items: of their texts, locations, images and colours, or of their data.
  public var itemProviders: [NSItemProvider] {
    get { items.map(NSItemProvider.init(pasteboardItem:)) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the items by the data of providers; the other arguments have no effect.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    items = itemProviders.map { provider in
      var item: [String: Any] = [:]
      for type in provider.registeredTypeIdentifiers {
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in item[type] = data }
      }
      if let first = provider.registeredTypeIdentifiers.first, let object = provider.object {
        item[first] = object
      }
      return item
    }
  }
}

extension NSItemProvider {
  /// Creates the provider of an item of a pasteboard.
  fileprivate convenience init(pasteboardItem item: [String: Any]) {
    self.init()
    // In the order of the names, since the item has none.
    for (type, value) in item.sorted(by: { $0.key < $1.key }) {
      if let object = value as? any NSItemProviderWriting {
        registerObject(object, visibility: .all)
      } else if let data = value as? Data {
        registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
          completion(data, nil)
          return nil
        }
      }
    }
  }
}
