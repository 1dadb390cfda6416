import StyleCore

extension NSLayoutConstraint.Attribute {
  /// The name of the case.
  package var name: String { String(describing: self) }

  /// Whether this is a width or height.
  var isSize: Bool { self == .width || self == .height }

  /// Whether this changes sides with the direction of reading.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether this is the left or right side in any direction of reading.
  var isSided: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether this is the baseline of text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The axis along which this is measured; `notAnAttribute` counts as across.
  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  /// What this means where reading goes in `direction` (E.4); nil for `notAnAttribute`.
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

/// An attribute without regard to reading: along one axis, a part of the alignment rectangle (F.7).
struct ResolvedAttribute: Hashable, Sendable {
  /// What of the rectangle along the axis.
  enum Part: Hashable, Sendable {
    /// The left or upper edge.
    case min
    /// The right or lower edge.
    case max
    /// The middle between the two.
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
  /// Whether the part is one of the rectangle inside the effective margins.
  let insideMargins: Bool

  init(_ axis: NSLayoutConstraint.Axis, _ part: Part, insideMargins: Bool = false) {
    self.axis = axis
    self.part = part
    self.insideMargins = insideMargins
  }
}
