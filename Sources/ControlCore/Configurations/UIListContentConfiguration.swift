public import Foundation
public import LayoutCore
public import StyleCore

/// A configuration of the content of a row: an image, a text and a secondary text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  let preset: ListContentPreset

  /// The image, before the texts.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties: ImageProperties
  /// The text.
  public var text: String?
  /// The text with attributes, which replaces `text`.
  public var attributedText: NSAttributedString?
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The secondary text, beneath the text or at the end of the row.
  public var secondaryText: String?
  /// The secondary text with attributes, which replaces `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// The axes on which the margins are at least those of the view around, where they reach into the view.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  var margins: Adjustable<NSDirectionalEdgeInsets>
  /// The margins around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { margins.value }
    set { margins.own = newValue }
  }
  /// Whether or not the secondary text is beside the text where there is room for both.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat
  /// The smallest distance between the texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// The distance between the texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { stacked.value }
    set { stacked.own = newValue }
  }
  private var stacked: Adjustable<CGFloat>
  /// The opacity of the content, 0…1.
  public var alpha: CGFloat = 1

  init(_ preset: ListContentPreset) {
    let look = preset.look(nil)
    self.preset = preset
    imageProperties = ImageProperties(tintColor: look.imageTint, style: look.text.style)
    textProperties = TextProperties(look.text)
    secondaryTextProperties = TextProperties(look.secondary)
    margins = Adjustable(usual: look.margins)
    prefersSideBySideTextAndSecondaryText = preset == .valueCell
    imageToTextPadding = ListContentMetrics.imageToTextPadding
    textToSecondaryTextHorizontalPadding = ListContentMetrics.sideBySidePadding
    stacked = Adjustable(usual: look.stacked)
  }

  /// Returns a new view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration for a state: the fonts, colours and margins of its style, where code set none.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let look = preset.look(state)
    var updated = self
    updated.textProperties.follow(look.text)
    updated.secondaryTextProperties.follow(look.secondary)
    updated.imageProperties.tint.usual = look.imageTint
    updated.margins.usual = look.margins
    updated.stacked.usual = look.stacked
    return updated
  }
}

extension UIListContentConfiguration: @MainActor Hashable {
  /// Returns whether two configurations show the same in every state.
  public static func == (left: UIListContentConfiguration, right: UIListContentConfiguration) -> Bool {
    left.preset == right.preset && left.image == right.image && left.imageProperties == right.imageProperties
      && left.text == right.text && left.attributedText == right.attributedText
      && left.textProperties == right.textProperties && left.secondaryText == right.secondaryText
      && left.secondaryAttributedText == right.secondaryAttributedText
      && left.secondaryTextProperties == right.secondaryTextProperties
      && left.axesPreservingSuperviewLayoutMargins == right.axesPreservingSuperviewLayoutMargins
      && left.margins == right.margins
      && left.prefersSideBySideTextAndSecondaryText == right.prefersSideBySideTextAndSecondaryText
      && left.imageToTextPadding == right.imageToTextPadding
      && left.textToSecondaryTextHorizontalPadding == right.textToSecondaryTextHorizontalPadding
      && left.stacked == right.stacked
      && left.alpha == right.alpha
  }

  /// Adds the style and the texts to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(preset)
    hasher.combine(text)
    hasher.combine(secondaryText)
  }
}
