import GraphicsCore
import StyleCore
import Testing

/// Subclasses of accessibility actions, which call the initializers of UIKit.
@MainActor
struct CustomActionSubclassTests {
  private final class Swipe: UIAccessibilityCustomAction {
    let side: Int

    init(side: Int, target: Any?) {
      self.side = side
      super.init(name: "Delete", target: target, selector: "swipe:")
    }
  }

  @Test func `a subclass calls the initializer with a selector`() {
    let action = Swipe(side: 1, target: nil)
    #expect(action.name == "Delete" && action.side == 1 && action.selector == "swipe:")
  }
}
