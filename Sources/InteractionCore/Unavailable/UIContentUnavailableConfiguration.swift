public import ControlCore
public import Foundation
public import LayoutCore
public import StyleCore

/// A configuration of a view that is shown where there is no content: an image, two texts and two buttons.
///
/// Differs from UIKit: texts are in English only; fonts and distances are similar.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The alignments of the content.
  public enum Alignment: Int, Sendable {
    /// The middle of the view.
    case center = 0
    /// The top of the view, where reading starts.
    case natural = 1
  }

  /// The styles of configurations.
  enum Style {
    case empty, loading, search
  }

  let style: Style

  /// The image above the texts.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes, which replaces `text`.
  public var attributedText: NSAttributedString?
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The text beneath the first one.
  public var secondaryText: String?
  /// The secondary text with attributes, which replaces `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The configuration of the button beneath the texts, which shows if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The properties of the button.
  public var buttonProperties = ButtonProperties()
  /// The configuration of the second button, which shows if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The properties of the second button.
  public var secondaryButtonProperties = ButtonProperties()

  /// The alignment of the content.
  public var alignment = Alignment.center
  /// The axes on which the margins are at least those of the view around.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 8
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 4
  /// The distance between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background.
  public var background = UIBackgroundConfiguration.clear()

  init(_ style: Style) {
    self.style = style
    let isLoading = style == .loading
    let title = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    let small = UIFont.preferredFont(forTextStyle: .subheadline)
    textProperties = TextProperties(isLoading ? small : title, isLoading ? .secondaryLabel : .label)
    secondaryTextProperties = TextProperties(small, .secondaryLabel)
  }

  /// Returns a configuration without content.
  public static func empty() -> UIContentUnavailableConfiguration { Self(.empty) }

  /// Returns a configuration of content that is being loaded, with an activity indicator in place of an image.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = Self(.loading)
    configuration.text = "Loading…"
    return configuration
  }

  /// Returns a configuration of a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = Self(.search)
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// Returns a new view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state: that of a search names the text of the state.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    var updated = self
    let search = (state as? UIContentUnavailableConfigurationState)?.searchText
    if style == .search, let search, !search.isEmpty, text == "No Results" {
      updated.text = "No Results for “\(search)”"
    }
    return updated
  }
}
