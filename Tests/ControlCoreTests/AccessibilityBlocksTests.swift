import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing

/// Closures in place of accessibility properties.
@MainActor
struct AccessibilityBlocksTests {
  @Test func `results of closures take the place of a view's properties`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityLabel = "set"
    var count = 1
    view.accessibilityLabelBlock = { "counted \(count)" }
    view.isAccessibilityElementBlock = { true }
    view.accessibilityTraitsBlock = { .button }
    view.accessibilityIdentifierBlock = { "id" }
    view.accessibilityFrameBlock = { CGRect(x: 1, y: 2, width: 3, height: 4) }
    #expect(view.accessibilityLabel == "counted 1" && view.isAccessibilityElement)
    count = 2
    #expect(view.accessibilityLabel == "counted 2")
    #expect(view.accessibilityTraits == .button && view.accessibilityIdentifier == "id")
    #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    view.accessibilityLabelBlock = nil
    #expect(view.accessibilityLabel == "set")
    #expect(view.accessibilityLabelBlock == nil && view.accessibilityTraitsBlock != nil)
  }

  @Test func `other objects have closures, too`() {
    let (item, other) = (UIBarButtonItem(), UIBarButtonItem())
    item.accessibilityValueBlock = { "half" }
    item.accessibilityHintBlock = { "Fills it" }
    #expect(item.accessibilityValue == "half" && item.accessibilityHint == "Fills it")
    #expect(other.accessibilityValue == nil)
    let element = UIAccessibilityElement(accessibilityContainer: UIView())
    element.accessibilityLabelBlock = { "Sun" }
    element.accessibilityCustomActionsBlock = { [UIAccessibilityCustomAction(name: "Go") { _ in true }] }
    #expect(element.accessibilityLabel == "Sun")
    #expect(element.accessibilityCustomActions?.map(\.name) == ["Go"])
  }

  @Test func `closures can be read and removed`() {
    let view = UIView()
    view.accessibilityElementsHiddenBlock = { true }
    view.accessibilityViewIsModalBlock = { true }
    #expect(view.accessibilityElementsHiddenBlock?() == true && view.accessibilityElementsHidden)
    #expect(view.accessibilityViewIsModalBlock?() == true && view.accessibilityViewIsModal)
    view.accessibilityElementsHiddenBlock = nil
    #expect(view.accessibilityElementsHiddenBlock == nil && !view.accessibilityElementsHidden)
  }

  @Test func `no hearing device is paired`() {
    #expect(UIAccessibility.hearingDevicePairedEar.isEmpty)
    #expect(UIAccessibility.HearingDeviceEar.both == [.left, .right])
  }
}
