import StyleCore

extension NSLayoutConstraint.Attribute {
  /// The name of the case.
  package var name: String { String(describing: self) }

  /// Whether or not the attribute is a width or a height.
  var isSize: Bool { self == .width || self == .height }

  /// Whether or not the attribute changes sides with the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether or not the attribute is the left or right side in both layout directions.
  var isSided: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether or not the attribute is a baseline of text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The axis of the attribute, which is horizontal for `notAnAttribute`.
  package var axis: NSLayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  /// Returns the attribute in a layout direction (E.4), or `nil` for `notAnAttribute`.
  func resolved(in direction: UIUserInterfaceLayoutDirection) -> ResolvedAttribute? {
    let (leading, trailing): (ResolvedAttribute.Part, ResolvedAttribute.Part) =
      direction == .leftToRight ? (.min, .max) : (.max, .min)
    return switch self {
    case .notAnAttribute: nil
    case .left: ResolvedAttribute(.horizontal, .min)
    case .right: ResolvedAttribute(.horizontal, .max)
    case .top: ResolvedAttribute(.vertical, .min)
    case .bottom: ResolvedAttribute(.vertical, .max)
    case .leading: ResolvedAttribute(.horizontal, leading)
    case .trailing: ResolvedAttribute(.horizontal, trailing)
    case .width: ResolvedAttribute(.horizontal, .size)
    case .height: ResolvedAttribute(.vertical, .size)
    case .centerX: ResolvedAttribute(.horizontal, .center)
    case .centerY: ResolvedAttribute(.vertical, .center)
    case .firstBaseline: ResolvedAttribute(.vertical, .firstBaseline)
    case .lastBaseline: ResolvedAttribute(.vertical, .lastBaseline)
    case .leftMargin: ResolvedAttribute(.horizontal, .min, insideMargins: true)
    case .rightMargin: ResolvedAttribute(.horizontal, .max, insideMargins: true)
    case .topMargin: ResolvedAttribute(.vertical, .min, insideMargins: true)
    case .bottomMargin: ResolvedAttribute(.vertical, .max, insideMargins: true)
    case .leadingMargin: ResolvedAttribute(.horizontal, leading, insideMargins: true)
    case .trailingMargin: ResolvedAttribute(.horizontal, trailing, insideMargins: true)
    case .centerXWithinMargins: ResolvedAttribute(.horizontal, .center, insideMargins: true)
    case .centerYWithinMargins: ResolvedAttribute(.vertical, .center, insideMargins: true)
    }
  }
}

/// An attribute without a layout direction: a part of the alignment rectangle along one axis (F.7).
struct ResolvedAttribute: Hashable, Sendable {
  /// The part of the rectangle along the axis.
  enum Part: Hashable, Sendable {
    /// The left or top edge.
    case min
    /// The right or bottom edge.
    case max
    /// The centre between the two edges.
    case center
    /// The width or height.
    case size
    /// The baseline of the first line of text.
    case firstBaseline
    /// The baseline of the last line of text.
    case lastBaseline
  }

  let axis: NSLayoutConstraint.Axis
  let part: Part
  /// Whether or not the part belongs to the rectangle inside the effective margins.
  let insideMargins: Bool

  init(_ axis: NSLayoutConstraint.Axis, _ part: Part, insideMargins: Bool = false) {
    self.axis = axis
    self.part = part
    self.insideMargins = insideMargins
  }
}
