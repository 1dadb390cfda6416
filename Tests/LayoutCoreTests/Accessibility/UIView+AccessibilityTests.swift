import Foundation
import LayoutCore
import StyleCore
import Testing

@MainActor
struct UIViewAccessibilityTests {
  @Test func propertiesAreKept() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(
      !view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityTraits == .none)
    view.accessibilityIdentifier = "id"
    view.accessibilityLabel = "label"
    view.accessibilityTraits = [.button, .selected]
    view.isAccessibilityElement = true
    #expect(view.accessibilityIdentifier == "id" && view.accessibilityLabel == "label")
    #expect(view.accessibilityTraits.contains(.button) && view.isAccessibilityElement)
  }

  @Test("The frame is the view's in the window, until it is set") func frame() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    window.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    view.accessibilityFrame = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 1))
  }

  @Test func subclassesOverride() {
    final class Named: UIView {
      override var accessibilityLabel: String? {
        get { "named" }
        set {}
      }
      override var isAccessibilityElement: Bool {
        get { true }
        set {}
      }
    }
    #expect(Named().accessibilityLabel == "named" && Named().isAccessibilityElement)
  }
}
