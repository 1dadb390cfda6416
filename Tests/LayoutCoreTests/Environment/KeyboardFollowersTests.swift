import GraphicsCore
import Testing

@testable import LayoutCore

/// The list of the views with a guide of the keyboard.
@MainActor
struct KeyboardFollowersTests {
  @Test("The list keeps no more than twice the views that exist, though nothing moves") func bound() {
    let kept = (0..<20).map { _ in UIView() }
    for view in kept { _ = view.keyboardLayoutGuide }
    let views = UIView.keyboardFollowers.objects
    #expect(kept.allSatisfy { view in views.contains { $0 === view } })
    for _ in 0..<1000 { _ = UIView().keyboardLayoutGuide }
    #expect(UIView.keyboardFollowers.count <= 2 * (views.count + 1))
    #expect(UIView.keyboardFollowers.objects.count == views.count)
  }
}
