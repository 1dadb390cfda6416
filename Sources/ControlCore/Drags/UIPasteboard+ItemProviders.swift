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
  ///
  /// Data that a provider gives later is added then, unless the items were replaced meanwhile.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    let types = itemProviders.map(\.registeredTypeIdentifiers)
    let forms = zip(itemProviders, types).flatMap { provider, types in
      types.map { (provider: provider, type: $0) }
    }
    let answers = LoadAnswers<Data>(forms.count)
    for (index, form) in forms.enumerated() {
      form.provider.loadDataRepresentation(forTypeIdentifier: form.type) { @Sendable data, _ in
        answers.set(data, at: index)
      }
    }
    let isComplete = answers.isComplete
    items = Self.items(of: itemProviders, types, answers.values)
    guard !isComplete else { return }
    let count = changeCount
    answers.whenComplete { [self] values in
      if changeCount == count { items = Self.items(of: itemProviders, types, values) }
    }
  }

  /// Returns the items of providers with the data of their types, in order.
  private static func items(
    of providers: [NSItemProvider], _ types: [[String]], _ data: [Data?]
  ) -> [[String: Any]] {
    var rest = data.makeIterator()
    var items: [[String: Any]] = []
    for (provider, types) in zip(providers, types) {
      var item: [String: Any] = [:]
      for type in types {
        if case let found?? = rest.next() { item[type] = found }
      }
      if let first = types.first, let object = provider.object { item[first] = object }
      items.append(item)
    }
    return items
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
