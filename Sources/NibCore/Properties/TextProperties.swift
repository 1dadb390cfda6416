import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TextViewCore

/// The properties of labels, text fields and text views.
@MainActor
enum TextProperties {
  static let all = [
    PropertyReading(UILabel.self, readLabel), PropertyReading(UITextField.self, readField),
    PropertyReading(UITextView.self, readTextView),
  ]

  private static func readLabel(_ label: UILabel, _ values: NibValues, _ context: NibContext) {
    ViewProperties.readInteraction(label, values)
    if let font = values.font("fontDescription") { label.font = font }
    if let color = values.color("textColor") { label.textColor = color }
    label.textAlignment = values.choice("textAlignment", TextNames.alignments) ?? .left
    if let mode = values.choice("lineBreakMode", TextNames.lineBreaks) { label.lineBreakMode = mode }
    if let count = values.integer("numberOfLines") { label.numberOfLines = count }
    if let color = values.color("highlightedColor") { label.highlightedTextColor = color }
    if let color = values.color("shadowColor") { label.shadowColor = color }
    if let offset = values.size("shadowOffset") { label.shadowOffset = offset }
    if let enabled = values.bool("enabled") { label.isEnabled = enabled }
    if let highlighted = values.bool("highlighted") { label.isHighlighted = highlighted }
    // Files state only that the size is not adjusted.
    label.adjustsFontSizeToFitWidth = values.bool("adjustsFontSizeToFit") ?? true
    if let scale = values.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
    if let size = values.number("minimumFontSize"), let font = label.font, font.pointSize > 0 {
      label.minimumScaleFactor = size / font.pointSize
    }
    if let tightens = values.bool("adjustsLetterSpacingToFitWidth") {
      label.allowsDefaultTighteningForTruncation = tightens
    }
    if let adjustment = values.choice("baselineAdjustment", baselines) {
      label.baselineAdjustment = adjustment
    }
    if let width = values.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = width }
    if let adjusts = values.bool("adjustsFontForContentSizeCategory") {
      label.adjustsFontForContentSizeCategory = adjusts
    }
    if values.bool("usesAttributedText") == true, let text = values.attributedText("attributedText") {
      label.attributedText = text
    } else if let text = values.text("text") {
      label.text = text
    }
  }

  private static func readField(_ field: UITextField, _ values: NibValues, _ context: NibContext) {
    field.borderStyle = values.choice("borderStyle", borderStyles) ?? .none
    if let font = values.font("fontDescription") { field.font = font }
    if let color = values.color("textColor") { field.textColor = color }
    field.textAlignment = values.choice("textAlignment", TextNames.alignments) ?? .left
    if let text = values.text("placeholder") { field.placeholder = text }
    if let text = values.attributedText("attributedPlaceholder") { field.attributedPlaceholder = text }
    if values.bool("usesAttributedText") == true, let text = values.attributedText("attributedText") {
      field.attributedText = text
    } else if let text = values.text("text") {
      field.text = text
    }
    if let mode = values.choice("clearButtonMode", viewModes) { field.clearButtonMode = mode }
    if let size = values.number("minimumFontSize") { field.minimumFontSize = size }
    if let adjusts = values.bool("adjustsFontSizeToFit") { field.adjustsFontSizeToFitWidth = adjusts }
    if let clears = values.bool("clearsOnBeginEditing") { field.clearsOnBeginEditing = clears }
    if let adjusts = values.bool("adjustsFontForContentSizeCategory") {
      field.adjustsFontForContentSizeCategory = adjusts
    }
    if let image = values.image("background") { field.background = image }
    if let image = values.image("disabledBackground") { field.disabledBackground = image }
    guard let element = values.child("textInputTraits") else { return }
    let traits = TextInputTraits(NibValues(element: element, document: values.document))
    traits.set(on: field)
  }

  private static func readTextView(_ view: UITextView, _ values: NibValues, _ context: NibContext) {
    if let font = values.font("fontDescription") { view.font = font }
    if let color = values.color("textColor") { view.textColor = color }
    view.textAlignment = values.choice("textAlignment", TextNames.alignments) ?? .left
    if values.bool("usesAttributedText") == true, let text = values.attributedText("attributedText") {
      view.attributedText = text
    } else if let text = values.attributedText("attributedText") ?? nil, values.element["text"] == nil {
      view.attributedText = text
    } else {
      // A text view without a text in the file shows the sample of Interface Builder.
      view.text = values.text("text") ?? ""
    }
    if let editable = values.bool("editable") { view.isEditable = editable }
    if let selectable = values.bool("selectable") { view.isSelectable = selectable }
    if let adjusts = values.bool("adjustsFontForContentSizeCategory") {
      view.adjustsFontForContentSizeCategory = adjusts
    }
    _ = values.child("dataDetectorTypes")
    guard let element = values.child("textInputTraits") else { return }
    let traits = TextInputTraits(NibValues(element: element, document: values.document))
    traits.set(on: view)
  }

  private static let baselines: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
  private static let borderStyles: [String: UITextField.BorderStyle] = [
    "none": .none, "line": .line, "border": .line, "bezel": .bezel, "roundedRect": .roundedRect,
  ]
  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]
}
