internal import Foundation
import StyleCore

/// The space that the system leaves where a constraint names none (F.24).
@MainActor
enum SystemSpacing {
  /// Between the edges of views, in points.
  static let betweenViews: CGFloat = 8

  /// From one anchor down to another: between two baselines the height of a line of the lower view's font, or of
  /// the upper one's where only that has a font, at the time of asking; else that between views.
  ///
  /// UIKit goes by the leading of the fonts as well; how exactly is not known.
  static func below(_ upper: NSLayoutYAxisAnchor, to lower: NSLayoutYAxisAnchor) -> CGFloat {
    guard upper.term.attribute.isBaseline, lower.term.attribute.isBaseline else { return betweenViews }
    return (font(of: lower.term) ?? font(of: upper.term))?.lineHeight ?? betweenViews
  }

  /// The font of the text whose baseline a term is.
  private static func font(of term: ConstraintTerm) -> UIFont? {
    guard let view = term.item.view else { return nil }
    let textView = term.attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    return textView.shownContent.font
  }
}
