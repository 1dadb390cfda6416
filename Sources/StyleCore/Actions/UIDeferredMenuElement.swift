import Foundation

/// A menu element whose place is taken by others, which are made when its menu is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// The elements, once they are known.
  package private(set) var elements: [UIMenuElement]?

  /// Creates an element whose provider is called once, when the menu is shown for the first time.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(elementProvider, isCached: true)
  }

  /// Creates an element whose provider is called whenever the menu is shown.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  private init(
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool
  ) {
    (self.provider, self.isCached) = (provider, isCached)
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Forgets the elements before a menu is shown, unless they are kept.
  package func prepare() {
    if !isCached { elements = nil }
  }

  /// Asks for the elements, and calls a closure when they are known; only the first answer counts.
  package func load(_ completion: @escaping () -> Void) {
    guard elements == nil else { return }
    provider { [weak self] elements in
      guard let self, self.elements == nil else { return }
      self.elements = elements
      completion()
    }
  }
}
