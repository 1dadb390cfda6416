public import Foundation
import GraphicsCore
public import LayoutCore
import StyleCore

/// The titles that an item has as of iOS 26.
@MainActor
private final class ItemTitles {
  static let values = AttachedValue<ItemTitles>()

  var attributedTitle: AttributedString?
  var subtitle: String?
  var attributedSubtitle: AttributedString?
  var subtitleView: UIView?
  var largeTitle: String?
  var largeSubtitle: String?
  var largeAttributedSubtitle: AttributedString?
  var largeSubtitleView: UIView?
}

/// Titles and subtitles, which bars of iOS 26 show.
///
/// Differs from UIKit: they cannot be overridden.
extension UINavigationItem {
  private var titles: ItemTitles? { ItemTitles.values[self] }

  private func change(_ change: (ItemTitles) -> Void) {
    change(ItemTitles.values.of(self) { ItemTitles() })
    // A subtitle makes the strip of a large title higher.
    paletteDidChange()
    contentDidChange()
  }

  /// The title in the row, with attributes, in place of `title`.
  public var attributedTitle: AttributedString? {
    get { titles?.attributedTitle }
    set { change { $0.attributedTitle = newValue } }
  }

  /// The text below the title.
  public var subtitle: String? {
    get { titles?.subtitle }
    set { change { $0.subtitle = newValue } }
  }

  /// The text below the title, with attributes, in place of `subtitle`.
  public var attributedSubtitle: AttributedString? {
    get { titles?.attributedSubtitle }
    set { change { $0.attributedSubtitle = newValue } }
  }

  /// The view below the title, in place of a subtitle.
  public var subtitleView: UIView? {
    get { titles?.subtitleView }
    set { change { $0.subtitleView = newValue } }
  }

  /// The text of the large title; nil is that of `title`.
  public var largeTitle: String? {
    get { titles?.largeTitle }
    set { change { $0.largeTitle = newValue } }
  }

  /// The text below the large title; nil is that of `subtitle`.
  public var largeSubtitle: String? {
    get { titles?.largeSubtitle }
    set { change { $0.largeSubtitle = newValue } }
  }

  /// The text below the large title, with attributes; nil is that of `attributedSubtitle`.
  public var largeAttributedSubtitle: AttributedString? {
    get { titles?.largeAttributedSubtitle }
    set { change { $0.largeAttributedSubtitle = newValue } }
  }

  /// The view below the large title, in place of a subtitle.
  public var largeSubtitleView: UIView? {
    get { titles?.largeSubtitleView }
    set { change { $0.largeSubtitleView = newValue } }
  }
}
