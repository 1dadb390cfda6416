internal import ControlCore
internal import Foundation
internal import LayoutCore
internal import StyleCore
import TextKitCore
internal import TextViewCore

extension StandardView {
  /// `UITextField`.
  static let textField = StandardView(
    control: { UITextField(frame: .zero) },
    [
      Property("text", .text, "The text.") { $0.text = $1 },
      Property("placeholder", .text, "The placeholder for empty text.") { $0.placeholder = $1 },
      Property("font", .font, "The font.") { $0.font = $1 },
      Property("color", .color, "The colour of the text.") { $0.textColor = $1 },
      Property("alignment", .alignment, "The alignment of the text.") { $0.textAlignment = $1 },
      Property("borderStyle", .borderStyle, "The frame around the field.") { $0.borderStyle = $1 },
      Property("secureTextEntry", .flag, "Whether characters are shown as dots.") {
        $0.isSecureTextEntry = $1
      },
      Property("clearButtonMode", .viewMode, "The mode of the clear button.") {
        $0.clearButtonMode = $1
      },
      Property("adjustsFontSizeToFitWidth", .flag, "Whether text shrinks to fit.") {
        $0.adjustsFontSizeToFitWidth = $1
      },
      Property("minimumFontSize", .length, "The minimum size in points of shrunk text.") {
        $0.minimumFontSize = $1
      },
      Property("leftView", .image, "An image before the text.") { $0.leftView = UIImageView(image: $1) },
      Property("leftViewMode", .viewMode, "The mode of the image before the text.") { $0.leftViewMode = $1 },
      Property("rightView", .image, "An image after the text.") { $0.rightView = UIImageView(image: $1) },
      Property("rightViewMode", .viewMode, "The mode of the image after the text.") { $0.rightViewMode = $1 },
    ])

  /// `UITextView`.
  static let textView = StandardView(
    { UITextView(frame: .zero) },
    [
      Property("text", .text, "The text.") { $0.text = $1 },
      Property("font", .font, "The font.") { $0.font = $1 },
      Property("color", .color, "The colour of the text.") { $0.textColor = $1 },
      Property("alignment", .alignment, "The alignment of the text.") { $0.textAlignment = $1 },
      Property("textContainerInset", .insets, "The space around the text.") { $0.textContainerInset = $1 },
      Property("lineFragmentPadding", .length, "Points at both ends of each line.") {
        $0.textContainer.lineFragmentPadding = $1
      },
      Property(
        "scrollEnabled", .flag, "Whether the text scrolls; otherwise the view is as high as its text."
      ) { $0.isScrollEnabled = $1 },
    ])

  /// `UISearchBar`.
  static let searchBar = StandardView(
    { UISearchBar(frame: .zero) },
    [
      Property("text", .text, "The text.") { $0.text = $1 },
      Property("placeholder", .text, "The placeholder for empty text.") { $0.placeholder = $1 },
      Property("showsCancelButton", .flag, "Whether there is a cancel button.") {
        $0.showsCancelButton = $1
      },
      Property("barTintColor", .color, "The background colour.") { $0.barTintColor = $1 },
    ])
}

extension PropertyValue<UITextField.BorderStyle> {
  fileprivate static var borderStyle: PropertyValue {
    .choice(["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
  }
}

extension PropertyValue<UITextField.ViewMode> {
  fileprivate static var viewMode: PropertyValue {
    .choice([
      "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ])
  }
}
