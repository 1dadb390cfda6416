internal import Foundation
internal import LayoutCore

/// A view of a spec, read and checked: every name is resolved, every default is filled in.
struct ViewNode: Sendable {
  /// What the view is.
  enum Kind: Sendable {
    case view
    case block(BlockProperties)
  }

  var kind: Kind
  var appearance: Appearance
  var subviews: [ViewNode] = []
  /// How the subviews are laid out.
  var plan = LayoutPlan()
}

/// How a view looks, but for its content.
struct Appearance: Sendable {
  var background: UIColor?
  var borderWidth: Formula?
  var borderColor: UIColor
  var cornerRadius: Formula?
  var corners: CACornerMask
  var alpha: Double
  var isHidden: Bool
  var clipsToBounds: Bool
  var transform: TransformFormulas?
  var layoutMargins: EdgeFormulas?
}

/// A transform about a view's centre: first stretched, then turned, then moved.
struct TransformFormulas: Sendable {
  var scaleX: Formula
  var scaleY: Formula
  /// Clockwise, in degrees.
  var rotation: Formula
  var translationX: Formula
  var translationY: Formula
}

/// A stand-in for text: a run of content as wide as its ideal width, broken into as many lines as it needs.
struct BlockProperties: Sendable {
  /// Where lines that do not fill the block lie.
  enum LineAlignment: String, CaseIterable, Sendable {
    case leading, center, trailing
  }

  /// In points, on one line.
  var idealWidth: Formula
  /// In points.
  var lineHeight: Formula
  var color: UIColor
  var alignment: LineAlignment
}

/// The canvas that a spec is drawn on.
struct CanvasProperties: Sendable {
  /// Where the spec says it, for errors.
  var element: JSONElement
  /// In points.
  var size: CGSize
  var background: UIColor?
  /// Unspecified where the spec leaves it to whoever draws it.
  var direction: UITraitEnvironmentLayoutDirection
  /// Unspecified where the spec leaves it to whoever draws it.
  var style: UIUserInterfaceStyle
}
