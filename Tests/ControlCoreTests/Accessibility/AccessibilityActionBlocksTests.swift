import ControlCore
import Foundation
import LayoutCore
import StyleCore
import Testing

@MainActor
struct AccessibilityActionBlocksTests {
  @Test func `closures perform actions of views and of other objects`() {
    for object in [UIView(), UIAccessibilityElement(accessibilityContainer: UIView())] as [NSObject] {
      var steps = 0
      object.accessibilityIncrementBlock = { steps += 1 }
      object.accessibilityDecrementBlock = { steps -= 2 }
      object.accessibilityActivateBlock = { true }
      object.accessibilityIncrement()
      object.accessibilityDecrement()
      #expect(steps == -1 && object.accessibilityActivate() && !object.accessibilityPerformEscape())
    }
  }

  @Test func `the text of an attributed label is the label`() {
    let view = UIView()
    view.accessibilityLabel = "former"
    view.accessibilityAttributedLabelBlock = { NSAttributedString(string: "new") }
    #expect(view.accessibilityLabel == "new" && view.accessibilityAttributedLabel?.string == "new")
    view.accessibilityContainerTypeBlock = { .list }
    #expect(view.accessibilityContainerType == .list)
    view.accessibilityExpandedStatus = .collapsed
    #expect(view.accessibilityExpandedStatus == .collapsed)
  }
}
