public import Foundation

/// A relation between two attributes of views. Differs from UIKit: there are no constraints yet, only their names.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  override init() {
    super.init()
  }

  /// Across or down.
  public enum Axis: Int, Sendable {
    /// Across.
    case horizontal = 0
    /// Down.
    case vertical = 1
  }

  /// How two attributes compare.
  public enum Relation: Int, Sendable {
    /// The first is not greater.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is not less.
    case greaterThanOrEqual = 1
  }

  /// What of a view a constraint speaks of (F.5).
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge that reading starts from.
    case leading = 5
    /// The edge that reading goes to.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The upper margin.
    case topMargin = 15
    /// The lower margin.
    case bottomMargin = 16
    /// The margin that reading starts from.
    case leadingMargin = 17
    /// The margin that reading goes to.
    case trailingMargin = 18
    /// The middle between the left and right margins.
    case centerXWithinMargins = 19
    /// The middle between the upper and lower margins.
    case centerYWithinMargins = 20
    /// None: the constraint is to a constant.
    case notAnAttribute = 0
  }
}

/// The old name of `NSLayoutConstraint.Attribute`.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The old name of `NSLayoutConstraint.Relation`.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The old name of `NSLayoutConstraint.Axis`.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
