import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import TextViewCore

/// The properties of buttons.
@MainActor
enum ButtonProperties {
  static func read(_ button: UIButton, _ values: NibValues, _ context: NibContext) {
    button.become(values.choice("buttonType", types) ?? .custom)
    if let font = values.font("fontDescription") { button.titleLabel?.font = font }
    if let mode = values.choice("lineBreakMode", TextNames.lineBreaks) {
      button.titleLabel?.lineBreakMode = mode
    }
    if let insets = values.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = values.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = values.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
    if let offset = values.size("titleShadowOffset") { button.titleLabel?.shadowOffset = offset }
    if let adjusts = values.bool("adjustsImageWhenHighlighted") {
      button.adjustsImageWhenHighlighted = adjusts
    }
    if let adjusts = values.bool("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = adjusts }
    if let shows = values.bool("showsTouchWhenHighlighted") { button.showsTouchWhenHighlighted = shows }
    for name in ["reversesTitleShadowWhenHighlighted", "springLoaded", "role", "pointerInteraction"] {
      _ = values.element[name]
    }
    for state in values.element.children where state.name == "state" {
      readState(button, NibValues(element: state, document: values.document), values)
    }
    if let changes = values.bool("changesSelectionAsPrimaryAction") {
      button.changesSelectionAsPrimaryAction = changes
    }
    if let shows = values.bool("showsMenuAsPrimaryAction") { button.showsMenuAsPrimaryAction = shows }
    if let element = values.element.child("buttonConfiguration") {
      button.configuration = configuration(NibValues(element: element, document: values.document), values)
    }
  }

  private static func readState(_ button: UIButton, _ values: NibValues, _ own: NibValues) {
    guard let state = values.choice("key", states) else { return }
    let localized = values.element.key.flatMap { own.document.text("\($0)Title", of: own.element) }
    if let title = localized ?? values.text("title") { button.setTitle(title, for: state) }
    if let title = values.attributedText("attributedTitle") { button.setAttributedTitle(title, for: state) }
    if let color = values.color("titleColor") { button.setTitleColor(color, for: state) }
    if let color = values.color("titleShadowColor") { button.setTitleShadowColor(color, for: state) }
    if let configuration = values.symbolConfiguration("preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
    if let image = values.image("image") { button.setImage(image, for: state) }
    if let image = values.image("backgroundImage") { button.setBackgroundImage(image, for: state) }
  }

  private static func configuration(_ values: NibValues, _ own: NibValues) -> UIButton.Configuration {
    var made = values.choice("style", styles) ?? .plain()
    let localized = own.document.text("configuration.title", of: own.element)
    if let title = localized ?? values.text("title") { made.title = title }
    if let title = values.attributedText("attributedTitle") { made.attributedTitle = AttributedString(title) }
    if let subtitle = values.text("subtitle") { made.subtitle = subtitle }
    if let symbol = values.symbolConfiguration("preferredSymbolConfigurationForImage") {
      made.preferredSymbolConfigurationForImage = symbol
    }
    if let image = values.image("image") { made.image = image }
    if let placement = values.choice("imagePlacement", placements) { made.imagePlacement = placement }
    if let padding = values.number("imagePadding") { made.imagePadding = padding }
    if let padding = values.number("titlePadding") { made.titlePadding = padding }
    if let style = values.choice("cornerStyle", cornerStyles) { made.cornerStyle = style }
    if let size = values.choice("buttonSize", sizes) { made.buttonSize = size }
    if let alignment = values.choice("titleAlignment", titleAlignments) { made.titleAlignment = alignment }
    if let shows = values.bool("showsActivityIndicator") { made.showsActivityIndicator = shows }
    if let insets = values.directionalInsets("contentInsets") { made.contentInsets = insets }
    if let color = values.color("baseForegroundColor") { made.baseForegroundColor = color }
    if let color = values.color("baseBackgroundColor") { made.baseBackgroundColor = color }
    if let font = values.font("titleFontDescription") ?? values.font("fontDescription") {
      made.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = font
        return attributes
      }
    }
    if let background = values.child("background") {
      let ground = NibValues(element: background, document: values.document)
      if let color = ground.color("backgroundColor") { made.background.backgroundColor = color }
      if let radius = ground.number("cornerRadius") { made.background.cornerRadius = radius }
      if let color = ground.color("strokeColor") { made.background.strokeColor = color }
      if let width = ground.number("strokeWidth") { made.background.strokeWidth = width }
      if let image = ground.image("image") { made.background.image = image }
    }
    return made
  }

  private static let types: [String: UIButton.ButtonType] = [
    "custom": .custom, "roundedRect": .system, "system": .system, "detailDisclosure": .detailDisclosure,
    "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]
  static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]
  private static var styles: [String: UIButton.Configuration] {
    [
      "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
      "borderless": .borderless(),
      "bordered": .bordered(), "borderedTinted": .borderedTinted(), "borderedProminent": .borderedProminent(),
    ]
  }
  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
  private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
}
