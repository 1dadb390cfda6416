package import Foundation

/// The figures of what iOS 26 does at edges of content.
package enum EdgeFigures {
  /// The σ of the blur at an edge of a scroll view, in points (26.G.13).
  package static let sigma: CGFloat = 1.85
  /// The number of steps in which the soft effect fades (26.G.13).
  package static let softSteps = 8
  /// The alpha of the scroll view's background at the very edge, in the soft effect (26.G.13).
  package static let softAlpha: CGFloat = 0.9
  /// The distance that the effect under tabs at the bottom reaches above their bar (26.B.6).
  static let tabsReach: CGFloat = 64.8
  /// The alpha of the scroll view's background in the hard effect (26.G.13).
  package static let hardAlpha: CGFloat = 0.8
  /// The σ of the blur of content that is continued beyond the safe area, in points (26.G.14).
  package static let extensionSigma: CGFloat = 10
}
