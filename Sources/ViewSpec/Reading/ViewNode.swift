internal import Foundation
internal import LayerCore
internal import LayoutCore
import StackCore
internal import StyleCore

/// A view of a spec after reading and checking, with all names resolved and all defaults filled in.
struct ViewNode: Sendable {
  /// The type of the view with its properties.
  enum Kind: Sendable {
    case view
    case block(BlockProperties)
    case label(LabelProperties)
    case stack(StackProperties)
    /// One of UIKit's views, created by setting its properties one by one.
    case standard(StandardView.Maker)
  }

  var kind: Kind
  var appearance: Appearance
  /// The number in reading order; the canvas is 0.
  var number = 0
  /// The byte offset of the view's object in the document.
  var offset = 0
  var id: String?
  var sizing = SizingProperties()
  /// The names of the guides that the spec gives the view.
  var guides: [String] = []
  /// Whether or not the subviews are the contents of parts of the view, such as cells.
  var embedsViews = false
  /// Whether or not constraints place the view.
  var isPlacedByConstraints = false
  /// The points after the view in a stack, if they differ from the stack's spacing.
  var spacingAfter: Formula?
  var subviews: [ViewNode] = []
  /// The layout of the subviews.
  var plan = LayoutPlan()
}

/// The appearance of a view, without its content.
struct Appearance: Sendable {
  /// The background colour; nil keeps the view's own value, as for all optional properties here.
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
  /// The traits that the view overrides for itself and its subviews.
  var traits: UITraitCollection?
  var accessibility: AccessibilityProperties?
}

/// A transform about the centre of a view: first a scale, then a rotation, then a translation.
struct TransformFormulas: Sendable {
  var scaleX: Formula
  var scaleY: Formula
  /// The rotation in degrees, clockwise.
  var rotation: Formula
  var translationX: Formula
  var translationY: Formula
}

/// A placeholder for text: content of an ideal width, broken into as many lines as it needs.
struct BlockProperties: Sendable {
  /// The alignment of lines that are narrower than the block.
  enum LineAlignment: String, CaseIterable, Sendable {
    case leading, center, trailing
  }

  /// The width on one line, in points.
  var idealWidth: Formula
  /// The height of a line, in points.
  var lineHeight: Formula
  var color: UIColor
  var alignment: LineAlignment
}

/// The properties of a stack, which arrange its views.
struct StackProperties: Sendable {
  var axis: NSLayoutConstraint.Axis
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  /// The spacing in points, or nil for none.
  var spacing: Formula?
  var isLayoutMarginsRelative: Bool
  var isBaselineRelative: Bool
}

/// The constraint-based sizing properties of a view, besides its content.
struct SizingProperties: Sendable {
  /// The horizontal and vertical priorities; nil keeps the view's own.
  struct Priorities: Sendable {
    var horizontal: LocatedPriority?
    var vertical: LocatedPriority?
  }

  var hugging = Priorities()
  var compressionResistance = Priorities()
  /// The sides of the intrinsic size, in points; nil for none.
  var intrinsicWidth: Formula?
  var intrinsicHeight: Formula?
}

/// The canvas of a spec.
struct CanvasProperties: Sendable {
  /// The element of the canvas, for errors.
  var element: JSONElement
  /// The size in points.
  var size: CGSize
  var background: UIColor?
  /// The layout direction; unspecified if the spec leaves it to the renderer.
  var direction: UITraitEnvironmentLayoutDirection
  /// The interface style; unspecified if the spec leaves it to the renderer.
  var style: UIUserInterfaceStyle
  /// The version of the system; `nil` if the spec leaves it to the renderer.
  var system: SystemVersion?
  /// The device; `nil` for a canvas of a size.
  var device: Device?
  /// The content size category; unspecified if the spec leaves it to the renderer.
  var contentSizeCategory: UIContentSizeCategory
  /// Whether or not the canvas becomes so high that scroll views show their whole content.
  var showsWholeContent: Bool
}
