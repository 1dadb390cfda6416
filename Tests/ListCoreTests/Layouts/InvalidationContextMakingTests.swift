import Foundation
import GraphicsCore
import StyleCore
import Testing

@testable import LayoutCore
@testable import ListCore

/// The contexts that layouts make of their class.
@MainActor
struct InvalidationContextMakingTests {
  /// A context whose program makes it in its own way only.
  private final class NamedContext: UICollectionViewLayoutInvalidationContext {
    let name: String

    init(name: String) {
      self.name = name
      super.init()
    }
  }

  private final class CountingContext: UICollectionViewLayoutInvalidationContext {
    var count = 3
  }

  private final class CountingLayout: UICollectionViewLayout {
    override class var invalidationContextClass: AnyClass { CountingContext.self }
  }

  @Test func `a layout makes a context of its class`() {
    let context = CountingLayout().makeContext()
    #expect((context as? CountingContext)?.count == 3)
    #expect(
      type(of: UICollectionViewFlowLayout().makeContext())
        == UICollectionViewFlowLayoutInvalidationContext.self)
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    #expect(context.invalidatedItemIndexPaths == [IndexPath(item: 1, section: 0)])
  }

  @Test func `a context may have initializers of its own only`() {
    #expect(NamedContext(name: "a").name == "a")
  }
}
