import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewSpec

/// The properties of every view of a spec besides its looks: the tint colour, and traits of its own.
@MainActor
@Suite struct ViewTraitTests {
  nonisolated static let cases: [PropertyCase] = ["view", "stack", "button", "image"].flatMap { type in
    [
      PropertyCase(type, "tintColor", #""red""#) { (view: UIView) in view.tintColor == .red },
      PropertyCase(type, "userInterfaceStyle", #""dark""#) { (view: UIView) in
        view.traitCollection.userInterfaceStyle == .dark
      },
      PropertyCase(type, "layoutDirection", #""rightToLeft""#) { (view: UIView) in
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      },
      PropertyCase(type, "contentSizeCategory", #""accessibilityLarge""#) { (view: UIView) in
        view.traitCollection.preferredContentSizeCategory == .accessibilityLarge
      },
    ]
  }

  @Test(arguments: cases)
  func `a property is what the view has, and only where it is said`(property: PropertyCase) throws {
    try property.check()
  }

  /// In the left half of 100 points a view reads from the right: what leads is there on the right.
  @Test func `what is in a view has its traits`() throws {
    let text = """
      { "canvas": { "width": 100, "height": 60, "direction": "ltr", "style": "light", "contentSizeCategory": "large" },
        "views": [
        { "frame": { "x": 0, "y": 0, "width": 50, "height": 60 }, "layoutDirection": "rightToLeft",
          "userInterfaceStyle": "dark", "contentSizeCategory": "extraExtraExtraLarge", "tintColor": "red", "views": [
          { "size": { "width": 10, "height": 10 }, "align": { "position": "topLeading" },
            "border": { "width": 1, "color": "label" } },
          { "type": "label", "text": "A", "font": "body", "sizeToFit": {}, "position": {} } ] },
        { "frame": { "x": 50, "y": 0, "width": 50, "height": 60 }, "views": [
          { "size": { "width": 10, "height": 10 }, "align": { "position": "topLeading" },
            "border": { "width": 1, "color": "label" } } ] } ] }
      """
    let spec = try LayoutSpec(parsing: Array(text.utf8), file: "test.json")
    let canvas = try spec.makeView(traits: UITraitCollection(displayScale: 2))
    #expect(try canvas.layOut() == [])
    let (first, second) = (canvas.subviews[0].subviews[0], canvas.subviews[0].subviews[1])
    #expect(first.subviews[0].frame.minX == 40 && second.subviews[0].frame.minX == 0)
    #expect((first.subviews[1] as? UILabel)?.font.pointSize == 23)
    #expect(first.subviews[0].tintColor == .red && second.subviews[0].tintColor != .red)
    // Labels are white on dark grounds and black on light ones.
    #expect(first.subviews[0].layer.borderColor == UIColor.white.cgColor)
    #expect(second.subviews[0].layer.borderColor == UIColor.black.cgColor)
  }

  @Test(arguments: [
    (#""userInterfaceStyle": "drak""#, #"did you mean "dark"?"#),
    (#""layoutDirection": "rtl""#, #"expected one of "leftToRight", "rightToLeft""#),
    (#""contentSizeCategory": "huge""#, #"expected one of "extraSmall", "small""#),
  ])
  func `mistakes are told`(properties: String, message: String) {
    let told = SpecViews.message("view", properties)
    #expect(told.contains(message), "\(told)")
  }
}
