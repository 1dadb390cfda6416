internal import ControlCore
internal import Foundation
internal import LayoutCore
internal import StyleCore
internal import TextViewCore

extension StandardView {
  /// `UITextField`.
  static let textField = StandardView(
    control: { UITextField(frame: .zero) },
    [
      Property("text", .text, "The text.") { $0.text = $1 },
      Property("placeholder", .text, "The text that shows while there is no other.") { $0.placeholder = $1 },
      Property("font", .font, "The font.") { $0.font = $1 },
      Property("color", .color, "The colour of the text.") { $0.textColor = $1 },
      Property("alignment", .alignment, "Where lines of text stand.") { $0.textAlignment = $1 },
      Property("borderStyle", .borderStyle, "The frame around the field.") { $0.borderStyle = $1 },
      Property("secureTextEntry", .flag, "Whether characters show as dots.") { $0.isSecureTextEntry = $1 },
      Property("clearButtonMode", .viewMode, "When there is a button that clears the field.") {
        $0.clearButtonMode = $1
      },
      Property("adjustsFontSizeToFitWidth", .flag, "Whether text shrinks to fit.") {
        $0.adjustsFontSizeToFitWidth = $1
      },
      Property("minimumFontSize", .length, "The size in points that text shrinks to.") {
        $0.minimumFontSize = $1
      },
      Property("leftView", .image, "An image before the text.") { $0.leftView = UIImageView(image: $1) },
      Property("leftViewMode", .viewMode, "When the image before the text shows.") { $0.leftViewMode = $1 },
      Property("rightView", .image, "An image behind the text.") { $0.rightView = UIImageView(image: $1) },
      Property("rightViewMode", .viewMode, "When the image behind the text shows.") { $0.rightViewMode = $1 },
    ])

  /// `UITextView`.
  static let textView = StandardView(
    { UITextView(frame: .zero) },
    [
      Property("text", .text, "The text.") { $0.text = $1 },
      Property("font", .font, "The font.") { $0.font = $1 },
      Property("color", .color, "The colour of the text.") { $0.textColor = $1 },
      Property("alignment", .alignment, "Where lines of text stand.") { $0.textAlignment = $1 },
      Property("textContainerInset", .insets, "The space around the text.") { $0.textContainerInset = $1 },
      Property("lineFragmentPadding", .length, "Points at both ends of each line.") {
        $0.textContainer.lineFragmentPadding = $1
      },
      Property(
        "scrollEnabled", .flag, "Whether the text scrolls; where not, the view is as high as its text."
      ) { $0.isScrollEnabled = $1 },
    ])

  /// `UISearchBar`.
  static let searchBar = StandardView(
    { UISearchBar(frame: .zero) },
    [
      Property("text", .text, "The text.") { $0.text = $1 },
      Property("placeholder", .text, "The text that shows while there is no other.") { $0.placeholder = $1 },
      Property("showsCancelButton", .flag, "Whether there is a button to end the search.") {
        $0.showsCancelButton = $1
      },
      Property("barTintColor", .color, "The colour of the ground.") { $0.barTintColor = $1 },
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
