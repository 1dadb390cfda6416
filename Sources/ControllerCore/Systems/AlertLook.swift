import Foundation
import GraphicsCore
import StyleCore

/// The figures of an alert or an action sheet, in points; before iOS 26 those of texts and fields are estimates.
///
/// Those of iOS 26 were measured on a card of 320 points (26.P.10 to 26.P.13), and, on a phone that leaves it no more,
/// on one of 300 (26.P.14).
struct AlertLook: Equatable {
  /// The distance of texts from the sides.
  let padding: CGFloat
  /// The space above and below the texts, below a title or a message alone, and between both.
  let above: CGFloat
  let below: CGFloat
  let belowOne: CGFloat
  let textGap: CGFloat
  let titleFont: UIFont
  let messageFont: UIFont
  /// The font of a title or a message alone.
  let oneFont: UIFont?
  let titleColor: UIColor
  let messageColor: UIColor
  /// Whether or not a title and a message are in the middle; one alone is always.
  let isCentered: Bool
  let field: Field
  let action: Action

  /// The figures of text fields.
  struct Field: Equatable {
    let inset: CGFloat
    let height: CGFloat
    /// The height of a field with a secret (26.P.14).
    var secureHeight: CGFloat?
    let gap: CGFloat
    /// The space above the first field, beyond that below the texts, and below the last.
    let above: CGFloat
    let below: CGFloat
    /// The distances by which the capsule behind a field is larger; `nil` for none.
    var capsule: CGSize?
  }

  /// The figures of actions.
  struct Action: Equatable {
    let height: CGFloat
    let font: UIFont
    /// The font of the action that stands out.
    let strongFont: UIFont
    /// The distance from the sides, from what is above and from the bottom, and the space between two.
    var padding: CGFloat = 0
    var gap: CGFloat = 0
    /// The least space of a title from the sides of an action that is beside another.
    var titlePadding: CGFloat = 16
    /// Whether or not each action has a capsule.
    var isCapsule = false
  }

  /// Whether or not the height is a whole number of points (26.P.14).
  var isWhole = false

  /// Returns the look of an alert or an action sheet in a width.
  static func look(isSheet: Bool, width: CGFloat, in traits: UITraitCollection) -> AlertLook {
    guard traits.system >= .v26 else { return isSheet ? actionSheet : alert }
    let growth = TextGrowth(traits)
    return width < PresentationFigures.alertWidth[.v26]
      ? narrow(growth, isAnchored: width < 288, traits) : wide(growth, traits)
  }

  /// An alert in the middle, before iOS 26.
  private static let alert = old(
    above: 20, below: 16, titleSize: 17, color: .label, actionHeight: 44, actionSize: 17)
  /// An action sheet at the bottom, or in a popover, before iOS 26.
  private static let actionSheet = old(
    above: 14, below: 14, titleSize: 13, color: .secondaryLabel, actionHeight: 57, actionSize: 20)

  private static func old(
    above: CGFloat, below: CGFloat, titleSize: CGFloat, color: UIColor, actionHeight: CGFloat,
    actionSize: CGFloat
  ) -> AlertLook {
    AlertLook(
      padding: 16, above: above, below: below, belowOne: below, textGap: 4,
      titleFont: .systemFont(ofSize: titleSize, weight: .semibold), messageFont: .systemFont(ofSize: 13),
      oneFont: nil,
      titleColor: color, messageColor: color, isCentered: true,
      field: Field(inset: 16, height: 32, gap: 8, above: 0, below: 16),
      action: Action(
        height: actionHeight, font: .systemFont(ofSize: actionSize),
        strongFont: .systemFont(ofSize: actionSize, weight: .semibold)))
  }

  private static func wide(_ growth: TextGrowth, _ traits: UITraitCollection) -> AlertLook {
    new(
      growth, traits, padding: 30, above: 22, below: 13 / 3, belowOne: 4, textGap: 23 / 3,
      field: Field(
        inset: 30, height: 48, gap: 8, above: 12, below: 4, capsule: CGSize(width: 15, height: 0)),
      actions: 16)
  }

  private static func narrow(_ growth: TextGrowth, isAnchored: Bool, _ traits: UITraitCollection) -> AlertLook
  {
    // The space between title and message and that below them are 17 points together; how they share it is an estimate.
    var look = new(
      growth, traits, padding: 28, above: isAnchored ? 18 : 21.5, below: 13, belowOne: isAnchored ? 14.5 : 18,
      textGap: 4,
      field: Field(
        inset: 22.5, height: 20.5, secureHeight: 19, gap: 13, above: 7, below: 18.5,
        capsule: CGSize(width: 8.5, height: 5)), actions: 14)
    look.isWhole = true
    return look
  }

  private static func new(
    _ growth: TextGrowth, _ traits: UITraitCollection, padding: CGFloat, above: CGFloat, below: CGFloat,
    belowOne: CGFloat, textGap: CGFloat, field: Field, actions: CGFloat
  ) -> AlertLook {
    let font = { (style: UIFont.TextStyle) in
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    }
    let body = traits.preferredContentSizeCategory.isAccessibilityCategory ? font(.body).pointSize : 17
    let line = UIFont.systemFont(ofSize: body).lineHeight
    let pixel = { (length: CGFloat) in PixelGrid(scale: traits.displayScale).snap(length, .nearest(.up)) }
    return AlertLook(
      padding: padding, above: pixel(above + growth.above), below: pixel(below + growth.below),
      belowOne: pixel(belowOne + growth.below), textGap: pixel(textGap + growth.gap),
      titleFont: font(.headline),
      messageFont: font(.subheadline), oneFont: font(.body), titleColor: .label,
      messageColor: .secondaryLabel,
      isCentered: false, field: field,
      action: Action(
        height: body > 17 ? max(48, pixel(24 + line)) : 48, font: .systemFont(ofSize: body, weight: .medium),
        strongFont: .systemFont(ofSize: body, weight: .semibold), padding: actions, gap: 8, titlePadding: 12,
        isCapsule: true))
  }
}

/// The spaces of an alert of iOS 26 beyond those of the usual size of text (26.P.12).
///
/// They were measured at two larger sizes, and are on straight lines between and beyond them.
private struct TextGrowth {
  let above: CGFloat
  let gap: CGFloat
  let below: CGFloat

  init(_ traits: UITraitCollection) {
    let line = UIFontMetrics(forTextStyle: .headline).scaledValue(for: 22, compatibleWith: traits)
    // The lines of titles are 22, 29 and 40 points apart at the sizes.
    let first = max(0, min((line - 22) / 7, 1))
    let second = max(0, (line - 29) / 11)
    above = 16 * first + 35 * second
    gap = 28 / 3 * first + 25 * second
    below = 2 / 3 * first + 2 * second
  }
}
