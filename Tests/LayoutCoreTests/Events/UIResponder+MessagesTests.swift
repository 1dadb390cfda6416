import GraphicsCore
import LayoutCore
import Testing

@MainActor @Suite struct UIResponderMessagesTests {
  private class Clerk: UIResponder {
    var calls = 0
    func file() { calls += 1 }
  }

  private class Desk: UIView {
    let clerk = Clerk()
    override func forwardingTarget(for aSelector: Selector!) -> Any? { clerk }
  }

  @Test("A view's class names the object that receives its messages")
  func messages() {
    let desk = Desk()
    Selector("file", Clerk.file).invoke(on: desk, with: [])
    #expect(desk.clerk.calls == 1)
  }
}
