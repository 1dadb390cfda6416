public import Foundation

/// A menu element whose place is taken by others, which are made when its menu is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  /// The elements, once they are known.
  package private(set) var elements: [UIMenuElement]?
  /// The closures that wait for the elements; nil unless the provider was asked.
  private var waiting: [() -> Void]?
  /// The number of the showing, whose answer alone counts.
  private var generation = 0

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

  /// Returns nil.
  public required init?(coder: NSCoder) { nil }

  /// Forgets the elements before a menu is shown, unless they are kept; an answer that is still open counts no more.
  package func prepare() {
    guard !isCached else { return }
    (elements, waiting) = (nil, nil)
    generation += 1
  }

  /// Asks for the elements, once for all that wait, and calls a closure when they are known; only the first answer counts.
  package func load(_ completion: @escaping () -> Void) {
    guard elements == nil else { return }
    guard waiting == nil else {
      waiting?.append(completion)
      return
    }
    waiting = [completion]
    let asked = generation
    provider { [weak self] elements in
      guard let self, asked == self.generation, self.elements == nil else { return }
      self.elements = elements
      let told = self.waiting ?? []
      self.waiting = nil
      for completion in told { completion() }
    }
  }
}
