import ControlCore
import Foundation
import LayoutCore
import StyleCore
import TestSupport
import Testing
import TextKitCore
import TextViewCore
import ViewRendering
import ViewSpec

/// The properties that specs set on images and on views for typed text.
@MainActor
@Suite struct ContentPropertyTests {
  nonisolated static let cases: [PropertyCase] =
    [
      PropertyCase("image", "highlightedImage", #""star""#) { (view: UIImageView) in
        view.highlightedImage == UIImage(systemName: "star")
      },
      PropertyCase("image", "highlighted", "true") { (view: UIImageView) in view.isHighlighted },
      PropertyCase("image", "contentMode", #""topRight""#) { (view: UIImageView) in
        view.contentMode == .topRight
      },
      image(#""star""#, UIImage(systemName: "star")),
      image(
        #"{ "symbol": "star", "pointSize": "10 * two" }"#, symbol(UIImage.SymbolConfiguration(pointSize: 20))),
      image(#"{ "symbol": "star", "weight": "bold" }"#, symbol(UIImage.SymbolConfiguration(weight: .bold))),
      image(#"{ "symbol": "star", "scale": "large" }"#, symbol(UIImage.SymbolConfiguration(scale: .large))),
      image(
        #"{ "symbol": "star", "pointSize": 20, "weight": "thin", "scale": "small" }"#,
        symbol(UIImage.SymbolConfiguration(pointSize: 20, weight: .thin, scale: .small))),
      image(
        #"{ "symbol": "star", "hierarchicalColor": "red" }"#,
        symbol(UIImage.SymbolConfiguration(hierarchicalColor: .red))),
      image(
        #"{ "symbol": "star", "paletteColors": ["red", "blue"] }"#,
        symbol(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))),
      image(
        #"{ "symbol": "star", "font": { "size": 30, "weight": "bold" } }"#,
        symbol(UIImage.SymbolConfiguration(font: .systemFont(ofSize: 30, weight: .bold)))),
      image(
        #"{ "symbol": "star", "tintColor": "red" }"#,
        UIImage(systemName: "star")?.withTintColor(.red, renderingMode: .alwaysOriginal)),
      image(
        #"{ "symbol": "star", "tintColor": "red", "renderingMode": "alwaysTemplate" }"#,
        UIImage(systemName: "star")?.withTintColor(.red, renderingMode: .alwaysTemplate)),
      image(
        #"{ "symbol": "star", "renderingMode": "alwaysOriginal" }"#,
        UIImage(systemName: "star")?.withRenderingMode(.alwaysOriginal)),
      image(
        #"{ "symbol": "star", "alignmentRectInsets": 3 }"#,
        UIImage(systemName: "star")?.withAlignmentRectInsets(
          UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3))),
      image(
        #"{ "symbol": "star", "capInsets": 4, "resizingMode": "stretch" }"#,
        UIImage(systemName: "star")?.resizableImage(
          withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4), resizingMode: .stretch)),
      image(
        #"{ "symbol": "star", "flipsForRightToLeftLayoutDirection": true }"#,
        UIImage(systemName: "star")?.imageFlippedForRightToLeftLayoutDirection()),
      PropertyCase("textField", "text", #""a""#) { (view: UITextField) in view.text == "a" },
      PropertyCase("textField", "placeholder", #""a""#) { (view: UITextField) in view.placeholder == "a" },
      PropertyCase("textField", "font", #""headline""#) { (view: UITextField) in
        view.font == .preferredFont(forTextStyle: .headline)
      },
      PropertyCase("textField", "color", #""red""#) { (view: UITextField) in view.textColor == .red },
      PropertyCase("textField", "alignment", #""center""#) { (view: UITextField) in
        view.textAlignment == .center
      },
      PropertyCase("textField", "borderStyle", #""roundedRect""#) { (view: UITextField) in
        view.borderStyle == .roundedRect
      },
      PropertyCase("textField", "secureTextEntry", "true") { (view: UITextField) in view.isSecureTextEntry },
      PropertyCase("textField", "clearButtonMode", #""always""#) { (view: UITextField) in
        view.clearButtonMode == .always
      },
      PropertyCase("textField", "adjustsFontSizeToFitWidth", "true") { (view: UITextField) in
        view.adjustsFontSizeToFitWidth
      },
      PropertyCase("textField", "minimumFontSize", "9") { (view: UITextField) in view.minimumFontSize == 9 },
      PropertyCase("textField", "leftView", #""star""#) { (view: UITextField) in
        (view.leftView as? UIImageView)?.image == UIImage(systemName: "star")
      },
      PropertyCase("textField", "leftViewMode", #""unlessEditing""#) { (view: UITextField) in
        view.leftViewMode == .unlessEditing
      },
      PropertyCase("textField", "rightView", #""star""#) { (view: UITextField) in
        (view.rightView as? UIImageView)?.image == UIImage(systemName: "star")
      },
      PropertyCase("textField", "rightViewMode", #""whileEditing""#) { (view: UITextField) in
        view.rightViewMode == .whileEditing
      },
      PropertyCase("textView", "text", #""a""#) { (view: UITextView) in view.text == "a" },
      PropertyCase("textView", "font", "30") { (view: UITextView) in view.font == .systemFont(ofSize: 30) },
      PropertyCase("textView", "color", #""red""#) { (view: UITextView) in view.textColor == .red },
      PropertyCase("textView", "alignment", #""right""#) { (view: UITextView) in view.textAlignment == .right
      },
      PropertyCase("textView", "textContainerInset", "3") { (view: UITextView) in
        view.textContainerInset == UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3)
      },
      PropertyCase("textView", "lineFragmentPadding", "0") { (view: UITextView) in
        view.textContainer.lineFragmentPadding == 0
      },
      PropertyCase("textView", "scrollEnabled", "false") { (view: UITextView) in !view.isScrollEnabled },
      PropertyCase("searchBar", "text", #""a""#) { (view: UISearchBar) in view.text == "a" },
      PropertyCase("searchBar", "placeholder", #""a""#) { (view: UISearchBar) in view.placeholder == "a" },
      PropertyCase("searchBar", "showsCancelButton", "true") { (view: UISearchBar) in view.showsCancelButton
      },
      PropertyCase("searchBar", "barTintColor", #""red""#) { (view: UISearchBar) in view.barTintColor == .red
      },
    ]

  nonisolated private static func image(_ value: String, _ image: UIImage?) -> PropertyCase {
    PropertyCase("image", "image", value) { (view: UIImageView) in image != nil && view.image == image }
  }

  nonisolated private static func symbol(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    UIImage(systemName: "star", withConfiguration: configuration)
  }

  @Test(arguments: cases)
  func `a property is what the view has, and only where it is said`(property: PropertyCase) throws {
    try property.check()
  }

  @Test func `symbols of a text style are as large as the text`() throws {
    let image = #""image": { "symbol": "star", "font": "body" }"#
    var heights: [CGFloat] = []
    for category in ["large", "extraExtraExtraLarge"] {
      let view = try SpecViews.make(
        "image", image, as: UIImageView.self, canvas: #", "contentSizeCategory": "\#(category)""#)
      heights.append(view.intrinsicContentSize.height)
    }
    // Bodies of 17 and 23 points (H.7): symbols are 20 / 17 of it high.
    #expect(heights == [20, 28])
  }

  /// A file of 4 × 2 pixels, and one of 8 × 4 for 2x beside it; the spec is called by a link from elsewhere.
  @Test func `files lie beside the spec, and the one for the scale is taken`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("spec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("links"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let spec = folder.appendingPathComponent("a.json")
    try Data().write(to: spec)
    let link = folder.appendingPathComponent("links/a.json")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: spec)
    for scale in [1, 2] as [CGFloat] {
      let format = UIGraphicsImageRendererFormat()
      format.scale = scale
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
        $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
      try #require(image.pngData()).write(
        to: folder.appendingPathComponent(scale == 1 ? "photo.png" : "photo@2x.png"))
    }
    for file in [spec, link] {
      let view = try SpecViews.make(
        "image", #""image": { "file": "photo.png" }"#, as: UIImageView.self, file: file.path)
      #expect(view.image?.size == CGSize(width: 4, height: 2) && view.image?.scale == 2)
    }
    try Data([1, 2, 3]).write(to: folder.appendingPathComponent("photo@2x.png"))
    #expect(throws: SpecError.self) {
      try SpecViews.make("image", #""image": { "file": "photo.png" }"#, file: spec.path)
    }
    #expect(throws: SpecError.self) {
      try SpecViews.make("image", #""image": { "file": "links" }"#, file: spec.path)
    }
  }

  @Test func `fonts follow the size of text, of the canvas or of a view`() throws {
    let (style, larger) = (#""font": "body""#, #""contentSizeCategory": "extraExtraExtraLarge""#)
    #expect(try SpecViews.make("textField", style, as: UITextField.self).font?.pointSize == 17)
    #expect(
      try SpecViews.make("textField", style, as: UITextField.self, canvas: ", " + larger).font?.pointSize
        == 23)
    let field = try SpecViews.make("textField", "\(style), \(larger)", as: UITextField.self)
    #expect(field.font?.pointSize == 23)
    #expect(field.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
  }

  @Test(arguments: [
    ("textField", #""borderStyle": "round""#, "borderStyle: found a string"),
    ("textField", #""text": 3"#, "expected a string"),
    ("textField", #""font": { "size": -1 }"#, "use a number above 0"),
    ("textView", #""textContainerInset": "a""#, #"unknown metric "a""#),
    ("image", #""contentMode": "scaleAspectfit""#, #"did you mean "scaleAspectFit"?"#),
    ("image", #""image": { "symbol": "star", "tintColor": "rde" }"#, #"did you mean "red"?"#),
    ("image", #""image": 3"#, "expected a string"),
  ])
  func `mistakes are told`(type: String, properties: String, message: String) {
    let told = SpecViews.message(type, properties)
    #expect(told.contains(message), "\(told)")
  }
}
