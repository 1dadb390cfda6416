internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import StyleCore

/// A view of a spec, read and checked: every name is resolved, every default is filled in.
struct ViewNode: Sendable {
  /// What the view is.
  enum Kind: Sendable {
    case view
    case block(BlockProperties)
    case label(LabelProperties)
    case stack(StackProperties)
    /// One of UIKit's views, set property by property.
    case standard(StandardView.Maker)
  }

  var kind: Kind
  var appearance: Appearance
  /// The place in the order of reading; the canvas is 0.
  var number = 0
  /// The byte of the document at which its object begins.
  var offset = 0
  var id: String?
  var sizing = SizingProperties()
  /// The names of the guides that the spec gives the view.
  var guides: [String] = []
  /// Whether constraints place the view.
  var isPlacedByConstraints = false
  /// The points after the view in a stack, where they differ from the stack's spacing.
  var spacingAfter: Formula?
  var subviews: [ViewNode] = []
  /// How the subviews are laid out.
  var plan = LayoutPlan()
}

/// How a view looks, but for its content.
struct Appearance: Sendable {
  /// As the view has it by itself where nil, like all that may be nil here.
  var background: UIColor?
  var borderWidth: Formula?
  var borderColor: UIColor = .separator
  var cornerRadius: Formula?
  var corners: CACornerMask?
  var alpha: Double?
  var isHidden: Bool?
  var clipsToBounds: Bool?
  var tintColor: UIColor?
  var transform: TransformFormulas?
  var layoutMargins: EdgeFormulas?
  /// The traits that the view and those in it have, where they differ from the others'.
  var traits: UITraitCollection?
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

/// How the arranged views of a stack are placed.
struct StackProperties: Sendable {
  var axis: NSLayoutConstraint.Axis
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  /// In points; nil for none.
  var spacing: Formula?
  var isLayoutMarginsRelative: Bool
  var isBaselineRelative: Bool
}

/// What constraints have to know of a view's size besides its content.
struct SizingProperties: Sendable {
  /// Priorities across and down; nil where they stay as they are.
  struct Priorities: Sendable {
    var horizontal: WrittenPriority?
    var vertical: WrittenPriority?
  }

  var hugging = Priorities()
  var compressionResistance = Priorities()
  /// The sides of the intrinsic size, in points; nil where the view has none.
  var intrinsicWidth: Formula?
  var intrinsicHeight: Formula?
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
  /// Unspecified where the spec leaves it to whoever draws it.
  var contentSizeCategory: UIContentSizeCategory
}
