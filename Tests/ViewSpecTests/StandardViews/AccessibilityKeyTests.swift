import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewSpec

/// The key for what a view says to assistive technologies.
@MainActor
@Suite struct AccessibilityKeyTests {
  private func view(_ keys: String) throws -> UIView {
    let text = """
      { "canvas": { "width": 100, "height": 60 }, "views": [
        { "frame": { "x": 0, "y": 0, "width": 50, "height": 60 }, "accessibility": { \(keys) } } ] }
      """
    let spec = try LayoutSpec(parsing: Array(text.utf8), file: "test.json")
    let canvas = try spec.makeView(traits: UITraitCollection(displayScale: 2))
    _ = try canvas.layOut()
    return canvas.subviews[0].subviews[0]
  }

  @Test func `a label makes a view an element, with a value, a hint and traits`() throws {
    let view = try view(
      #""label": "Save", "value": "2", "hint": "Saves it", "traits": ["button", "selected"]"#)
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Save")
    #expect(view.accessibilityValue == "2")
    #expect(view.accessibilityHint == "Saves it")
    #expect(view.accessibilityTraits == [.button, .selected])
  }

  @Test func `what is not said stays as it is`() throws {
    let view = try view(#""label": "Save", "isElement": false, "elementsHidden": true"#)
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityElementsHidden)
    #expect(!view.accessibilityViewIsModal && !view.shouldGroupAccessibilityChildren)
    #expect(view.accessibilityTraits == .none)
    let other = try self.view(#""isModal": true, "groupsChildren": true"#)
    #expect(other.accessibilityViewIsModal && other.shouldGroupAccessibilityChildren)
    #expect(!other.isAccessibilityElement)
  }

  @Test(arguments: [
    (#""traits": ["buton"]"#, #"did you mean "button"?"#), (#""lable": "Save""#, #"did you mean "label"?"#),
  ])
  func `mistakes are told`(keys: String, message: String) {
    let told = SpecViews.message("view", #""accessibility": { \#(keys) }"#)
    #expect(told.contains(message), "\(told)")
  }
}
