// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation
import GraphicsCore

/// The properties of labels, text fields and text views by their names.
enum __ObjectiveC_TextKeys: ObjectiveCFile {
  static var classes: [ObjectiveCClass] {
    [
      ObjectiveCClass(system: UILabel.self) { uILabelKeys },
      ObjectiveCClass(system: UITextField.self) { uITextFieldKeys },
      ObjectiveCClass(system: UITextView.self) { uITextViewKeys },
    ]
  }

  @MainActor private static var uILabelKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("text", \UILabel.text),
      ObjectiveCMember("attributedText", \UILabel.attributedText),
      ObjectiveCMember("font", \UILabel.font),
      ObjectiveCMember("textColor", \UILabel.textColor),
      ObjectiveCMember("textAlignment", \UILabel.textAlignment),
      ObjectiveCMember("lineBreakMode", \UILabel.lineBreakMode),
      ObjectiveCMember("numberOfLines", \UILabel.numberOfLines),
      ObjectiveCMember("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
      ObjectiveCMember("lineBreakStrategy", \UILabel.lineBreakStrategy),
      ObjectiveCMember("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
      ObjectiveCMember("minimumScaleFactor", \UILabel.minimumScaleFactor),
      ObjectiveCMember("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation),
      ObjectiveCMember("baselineAdjustment", \UILabel.baselineAdjustment),
      ObjectiveCMember("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
      ObjectiveCMember("isEnabled", \UILabel.isEnabled),
      ObjectiveCMember("isHighlighted", \UILabel.isHighlighted),
      ObjectiveCMember("highlightedTextColor", \UILabel.highlightedTextColor),
      ObjectiveCMember("shadowColor", \UILabel.shadowColor),
      ObjectiveCMember("shadowOffset", \UILabel.shadowOffset),
    ]
  }

  @MainActor private static var uITextFieldKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("delegate", \UITextField.delegate),
      ObjectiveCMember("text", \UITextField.text),
      ObjectiveCMember("attributedText", \UITextField.attributedText),
      ObjectiveCMember("font", \UITextField.font),
      ObjectiveCMember("textColor", \UITextField.textColor),
      ObjectiveCMember("textAlignment", \UITextField.textAlignment),
      ObjectiveCMember("placeholder", \UITextField.placeholder),
      ObjectiveCMember("attributedPlaceholder", \UITextField.attributedPlaceholder),
      ObjectiveCMember("borderStyle", \UITextField.borderStyle),
      ObjectiveCMember("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth),
      ObjectiveCMember("minimumFontSize", \UITextField.minimumFontSize),
      ObjectiveCMember("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory),
      ObjectiveCMember("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
      ObjectiveCMember("clearsOnInsertion", \UITextField.clearsOnInsertion),
      ObjectiveCMember("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes),
      ObjectiveCMember("clearButtonMode", \UITextField.clearButtonMode),
      ObjectiveCMember("leftView", \UITextField.leftView),
      ObjectiveCMember("leftViewMode", \UITextField.leftViewMode),
      ObjectiveCMember("rightView", \UITextField.rightView),
      ObjectiveCMember("rightViewMode", \UITextField.rightViewMode),
      ObjectiveCMember("background", \UITextField.background),
      ObjectiveCMember("disabledBackground", \UITextField.disabledBackground),
      ObjectiveCMember("isEditing", \UITextField.isEditing),
      ObjectiveCMember("inputView", \UITextField.inputView),
      ObjectiveCMember("inputAccessoryView", \UITextField.inputAccessoryView),
      ObjectiveCMember("autocapitalizationType", \UITextField.autocapitalizationType),
      ObjectiveCMember("autocorrectionType", \UITextField.autocorrectionType),
      ObjectiveCMember("spellCheckingType", \UITextField.spellCheckingType),
      ObjectiveCMember("smartQuotesType", \UITextField.smartQuotesType),
      ObjectiveCMember("smartDashesType", \UITextField.smartDashesType),
      ObjectiveCMember("smartInsertDeleteType", \UITextField.smartInsertDeleteType),
      ObjectiveCMember("keyboardType", \UITextField.keyboardType),
      ObjectiveCMember("keyboardAppearance", \UITextField.keyboardAppearance),
      ObjectiveCMember("returnKeyType", \UITextField.returnKeyType),
      ObjectiveCMember("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically),
      ObjectiveCMember("isSecureTextEntry", \UITextField.isSecureTextEntry),
      ObjectiveCMember("textContentType", \UITextField.textContentType),
    ]
  }

  @MainActor private static var uITextViewKeys: [ObjectiveCMember] {
    [
      ObjectiveCMember("text", \UITextView.text),
      ObjectiveCMember("attributedText", \UITextView.attributedText),
      ObjectiveCMember("font", \UITextView.font),
      ObjectiveCMember("textColor", \UITextView.textColor),
      ObjectiveCMember("textAlignment", \UITextView.textAlignment),
      ObjectiveCMember("isEditable", \UITextView.isEditable),
      ObjectiveCMember("isSelectable", \UITextView.isSelectable),
      ObjectiveCMember("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory),
      ObjectiveCMember("textContainerInset", \UITextView.textContainerInset),
      ObjectiveCMember("textContainer", \UITextView.textContainer),
      ObjectiveCMember("inputView", \UITextView.inputView),
      ObjectiveCMember("inputAccessoryView", \UITextView.inputAccessoryView),
      ObjectiveCMember("autocapitalizationType", \UITextView.autocapitalizationType),
      ObjectiveCMember("autocorrectionType", \UITextView.autocorrectionType),
      ObjectiveCMember("spellCheckingType", \UITextView.spellCheckingType),
      ObjectiveCMember("smartQuotesType", \UITextView.smartQuotesType),
      ObjectiveCMember("smartDashesType", \UITextView.smartDashesType),
      ObjectiveCMember("smartInsertDeleteType", \UITextView.smartInsertDeleteType),
      ObjectiveCMember("keyboardType", \UITextView.keyboardType),
      ObjectiveCMember("keyboardAppearance", \UITextView.keyboardAppearance),
      ObjectiveCMember("returnKeyType", \UITextView.returnKeyType),
      ObjectiveCMember("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically),
      ObjectiveCMember("isSecureTextEntry", \UITextView.isSecureTextEntry),
      ObjectiveCMember("textContentType", \UITextView.textContentType),
    ]
  }
}
