import ControlCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewSpec

/// The properties that specs set on buttons.
@MainActor
@Suite struct ButtonPropertyTests {
  nonisolated static let cases: [PropertyCase] = [
    PropertyCase("button", "buttonType", #""close""#) { (view: UIButton) in view.buttonType == .close },
    PropertyCase("button", "title", #""Go""#) { (view: UIButton) in view.title(for: .normal) == "Go" },
    PropertyCase("button", "image", #""star""#) { (view: UIButton) in
      view.image(for: .normal) == UIImage(systemName: "star")
    },
    PropertyCase("button", "titleColor", #""red""#) { (view: UIButton) in
      view.titleColor(for: .normal) == .red
    },
    PropertyCase("button", "backgroundImage", #""star""#) { (view: UIButton) in
      view.backgroundImage(for: .normal) == UIImage(systemName: "star")
    },
    PropertyCase("button", "font", #"{ "size": 12, "weight": "bold" }"#, with: #""title": "Go""#) {
      (view: UIButton) in view.titleLabel?.font == .systemFont(ofSize: 12, weight: .bold)
    },
    PropertyCase("button", "contentEdgeInsets", #"{ "top": 1, "left": 2, "bottom": 3, "right": 4 }"#) {
      (view: UIButton) in
      view.contentEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    },
    PropertyCase("button", "titleEdgeInsets", #"{ "leading": 2 }"#) { (view: UIButton) in
      view.titleEdgeInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 0)
    },
    PropertyCase("button", "imageEdgeInsets", "-1") { (view: UIButton) in
      view.imageEdgeInsets == UIEdgeInsets(top: -1, left: -1, bottom: -1, right: -1)
    },
    PropertyCase("button", "configuration", #""filled""#) { (view: UIButton) in view.configuration != nil },
    configured("title", #""Go""#) { $0.title == "Go" },
    configured("subtitle", #""now""#) { $0.subtitle == "now" },
    configured("image", #""star""#) { $0.image == UIImage(systemName: "star") },
    configured("imagePlacement", #""top""#, isNested: true) { $0.imagePlacement == .top },
    configured("imagePadding", #""2 * two""#, isNested: true) { $0.imagePadding == 4 },
    configured("titlePadding", "5", isNested: true) { $0.titlePadding == 5 },
    configured("contentInsets", #"{ "top": 1, "leading": 2, "bottom": 3, "trailing": 4 }"#, isNested: true) {
      $0.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    },
    configured("buttonSize", #""large""#, isNested: true) { $0.buttonSize == .large },
    configured("baseForegroundColor", #""red""#, isNested: true) { $0.baseForegroundColor == .red },
    configured("baseBackgroundColor", #""red""#, isNested: true) { $0.baseBackgroundColor == .red },
    configured("showsActivityIndicator", "true", isNested: true) { $0.showsActivityIndicator },
    configured("titleAlignment", #""trailing""#, isNested: true) { $0.titleAlignment == .trailing },
    configured("cornerStyle", #""capsule""#, isNested: true) { $0.cornerStyle == .capsule },
    configured("cornerRadius", "13", isNested: true) { $0.background.cornerRadius == 13 },
  ]

  /// A case of a button with a configuration: a key of the button, or, nested, of the configuration.
  nonisolated private static func configured(
    _ key: String, _ value: String, isNested: Bool = false,
    _ isMet: @escaping @MainActor @Sendable (UIButton.Configuration) -> Bool
  ) -> PropertyCase {
    let isMet: @MainActor @Sendable (UIButton) -> Bool = { $0.configuration.map(isMet) ?? false }
    return isNested
      ? PropertyCase("button", "configuration", #"{ "style": "filled", "\#(key)": \#(value) }"#, isMet)
      : PropertyCase("button", key, value, with: #""configuration": "filled""#, isMet)
  }

  @Test(arguments: cases)
  func `a property is what the button has, and only where it is said`(property: PropertyCase) throws {
    try property.check()
  }

  @Test(arguments: ["plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted"])
  func `styles are those of UIKit`(style: String) throws {
    let made = try SpecViews.make(
      "button", #""configuration": "\#(style)", "title": "Go""#, as: UIButton.self)
    let styles: [String: UIButton.Configuration] = [
      "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
      "borderless": .borderless(),
      "bordered": .bordered(), "borderedTinted": .borderedTinted(), "borderedProminent": .borderedProminent(),
    ]
    var configuration = try #require(styles[style])
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    button.hostTraits = made.traitCollection
    button.layoutIfNeeded()
    #expect(made.intrinsicContentSize == button.intrinsicContentSize)
    #expect(made.currentTitleColor == button.currentTitleColor)
  }

  @Test func `left and right are what they are, leading and trailing follow the direction`() throws {
    let insets = #""configuration": { "contentInsets": { "left": 1, "right": 2 } }"#
    for (direction, leading) in [("ltr", 1), ("rtl", 2)] as [(String, CGFloat)] {
      let button = try SpecViews.make(
        "button", insets, as: UIButton.self, canvas: #", "direction": "\#(direction)""#)
      #expect(button.configuration?.contentInsets.leading == leading)
    }
    let edges = #""contentEdgeInsets": { "leading": 1, "trailing": 2 }"#
    for (direction, left) in [("ltr", 1), ("rtl", 2)] as [(String, CGFloat)] {
      let button = try SpecViews.make(
        "button", edges, as: UIButton.self, canvas: #", "direction": "\#(direction)""#)
      #expect(button.contentEdgeInsets.left == left)
    }
  }

  @Test(arguments: [
    (#""buttonType": "systm""#, #"did you mean "system"?"#),
    (#""configuration": "fill""#, #"did you mean "filled"?"#),
    (#""configuration": { "styl": "filled" }"#, #"unknown key "styl"; did you mean "style"?"#),
    (
      #""configuration": "filled", "font": 12"#,
      #"a button with a configuration has no "font""#
    ),
    (#""subtitle": "a""#, "only a button with a configuration has a subtitle"),
    (#""image": { "symbol": "star", "file": "star.png" }"#, "an image is a symbol or a file"),
    (#""image": {}"#, "the image has no source"),
    (#""image": { "file": "nowhere.png" }"#, "nowhere.png\": no such file"),
    (#""image": { "symbol": "star", "pointSize": 0 }"#, "found 0; use a number from 1 to 10000"),
    (#""image": { "symbol": "star", "weigth": "bold" }"#, #"did you mean "weight"?"#),
  ])
  func `mistakes are told`(properties: String, message: String) {
    let told = SpecViews.message("button", properties)
    #expect(told.contains(message), "\(told)")
  }
}
