internal import Foundation
internal import LayoutCore

extension StandardView {
  /// `UITextField`.
  static let textField = StandardView(
    control: { UITextField(frame: .zero) },
    [
      Property("text", .text) { $0.text = $1 },
      Property("placeholder", .text) { $0.placeholder = $1 },
      Property("font", .font) { $0.font = $1 },
      Property("color", .color) { $0.textColor = $1 },
      Property("alignment", .alignment) { $0.textAlignment = $1 },
      Property("borderStyle", .borderStyle) { $0.borderStyle = $1 },
      Property("secureTextEntry", .flag) { $0.isSecureTextEntry = $1 },
      Property("clearButtonMode", .viewMode) { $0.clearButtonMode = $1 },
      Property("adjustsFontSizeToFitWidth", .flag) { $0.adjustsFontSizeToFitWidth = $1 },
      Property("minimumFontSize", .length) { $0.minimumFontSize = $1 },
      Property("leftView", .image) { $0.leftView = UIImageView(image: $1) },
      Property("leftViewMode", .viewMode) { $0.leftViewMode = $1 },
      Property("rightView", .image) { $0.rightView = UIImageView(image: $1) },
      Property("rightViewMode", .viewMode) { $0.rightViewMode = $1 },
    ])

  /// `UITextView`.
  static let textView = StandardView(
    { UITextView(frame: .zero) },
    [
      Property("text", .text) { $0.text = $1 },
      Property("font", .font) { $0.font = $1 },
      Property("color", .color) { $0.textColor = $1 },
      Property("alignment", .alignment) { $0.textAlignment = $1 },
      Property("textContainerInset", .insets) { $0.textContainerInset = $1 },
      Property("lineFragmentPadding", .length) { $0.textContainer.lineFragmentPadding = $1 },
      Property("scrollEnabled", .flag) { $0.isScrollEnabled = $1 },
    ])

  /// `UISearchBar`.
  static let searchBar = StandardView(
    { UISearchBar(frame: .zero) },
    [
      Property("text", .text) { $0.text = $1 },
      Property("placeholder", .text) { $0.placeholder = $1 },
      Property("showsCancelButton", .flag) { $0.showsCancelButton = $1 },
      Property("barTintColor", .color) { $0.barTintColor = $1 },
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
