package import Foundation
import StyleCore

/// The spacing of the system, for constraints that specify none (F.24).
@MainActor
package enum SystemSpacing {
  /// The spacing between the edges of views, in points.
  package static let betweenViews: CGFloat = 8

  /// Returns the spacing from one anchor down to another.
  ///
  /// Between two baselines it is the current height of a line of the lower view's font, or of the upper one's if only
  /// that has a font; otherwise it is that between views.
  ///
  /// UIKit also uses the leading of the fonts, in a way that is not known.
  package static func below(_ upper: NSLayoutYAxisAnchor, to lower: NSLayoutYAxisAnchor) -> CGFloat {
    guard upper.term.attribute.isBaseline, lower.term.attribute.isBaseline else { return betweenViews }
    return (font(of: lower.term) ?? font(of: upper.term))?.lineHeight ?? betweenViews
  }

  /// Returns the font of the text whose baseline a term is.
  private static func font(of term: ConstraintTerm) -> UIFont? {
    guard let view = term.item.view else { return nil }
    let textView = term.attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    return textView.shownContent.font
  }
}
